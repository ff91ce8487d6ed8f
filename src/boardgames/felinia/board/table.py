"""The table of Felinia: Katzburg on the left, the land on the right."""

from boardgames.core.protocol import SEAT_LETTERS, Seat
from boardgames.drawing.board import TAB_SIZE, TABLE_SIZE, Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import KINDS, PLAYERS
from boardgames.felinia.actions import BidBank
from boardgames.felinia.board.map import country_in_question, draw_map, peoples_line, roads_line
from boardgames.felinia.board.mat import draw_mat, mystery_slots
from boardgames.felinia.board.panels import notes
from boardgames.felinia.board.panels.katzburg import (
    BOAT_HEIGHT,
    BOAT_WIDTH,
    FATES,
    MARKET_HEIGHT,
    MARKET_WIDTH,
    docks_by_time,
    draw_boat,
    draw_bonus,
    draw_goods,
    draw_market,
    draw_pile,
    draw_places,
    fate,
    mover,
    posts_left,
    price,
    verdict,
)
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.game import Felinia
from boardgames.felinia.state import Bid, State, phase

MAP_LEFT = MARKET_WIDTH + BOAT_WIDTH + 2


def table(game: Felinia, seen: State, look: Look) -> Canvas:
    """The whole table, exactly 118 x 26."""
    canvas = Canvas(*TABLE_SIZE)
    t = game.tables
    for place in range(len(t.places)):
        draw_market(game, canvas, seen, look, place, 0, MARKET_HEIGHT * place)
    for row, dock in enumerate(docks_by_time(t, seen)):
        draw_boat(game, canvas, seen, look, dock, MARKET_WIDTH + 1, BOAT_HEIGHT * row, BOAT_WIDTH)
    tall = t.boards[seen.variant].height > 9
    draw_map(game, canvas, seen, look, MAP_LEFT, 2 if tall else 3, 2)
    canvas.put(MAP_LEFT, 0, "Felinia", "title")
    for row, text in _notes_beside_the_map(t, seen, tall):
        canvas.put(MAP_LEFT + (9 if row == 0 else 0), row, text, "dim")
    if seen.variant == "classic":
        _draw_peoples(canvas, t, seen, MAP_LEFT, 1)
    x = _draw_bank(game, canvas, seen, look, 0, 24) + 1
    x = canvas.put(x, 24, notes.stocks(t, seen)) + 2
    if x + len(notes.BONUS) <= TABLE_SIZE[0]:
        canvas.put(x, 24, notes.BONUS, "dim")
    _draw_footnote(t, canvas, seen, 25)
    return canvas


def _notes_beside_the_map(t: Tables, seen: State, tall: bool) -> list[tuple[int, str]]:
    """Rows and lines: what counts, what is in the bag, what the signs mean. Rows 1 and 3 of the map are free."""
    signs = [(21 + row, text) for row, text in enumerate(notes.legend(t, seen.variant))]
    if tall:
        counted = [(0, "points at the end:"), (1, notes.tile_points(t)), (19, notes.merchant_points(t))]
        return [*counted, (20, notes.store_points(t)), (3, notes.bag(t, seen)), *signs]
    peoples = (0, "whose tiles each country has : how many are left")
    return [peoples, (2, notes.tile_points(t)), (4, notes.bag(t, seen)), (20, notes.merchant_points(t)), *signs]


def _draw_peoples(canvas: Canvas, t: Tables, seen: State, x: int, y: int) -> None:
    for text, style in peoples_line(t, seen):
        x = canvas.put(x, y, text, style) + 2


def _draw_bank(game: Felinia, canvas: Canvas, seen: State, look: Look, x: int, y: int) -> int:
    """The circles of all player boards: which laps were spent on money."""
    start, seat = x, mover(game, seen)
    code = look.legal.get("bank")
    income = "/".join(str(n) for n in game.tables.lap_income)
    x = canvas.put(x, y, f"[{code}]" if code else "bank", "legal" if code else "title") + 1
    top = seen.frames[-1] if seen.frames else None
    gain = f"+${game.tables.lap_income[top.lap - 1]}" if isinstance(top, Bid) else f"+${income}"
    x = canvas.put(x, y, "own board", "dim") + 1
    x = canvas.put(x, y, gain, "money") + 1
    for owner, p in enumerate(seen.players):
        x = canvas.put(x, y, SEAT_LETTERS[owner], PLAYERS[owner])
        for lap in range(len(game.tables.lap_income)):
            spent = p.circles >> lap & 1
            here = owner == seat and isinstance(look.action, BidBank) and isinstance(top, Bid) and top.lap == lap + 1
            text = str(lap + 1) if spent or here else "·"
            x = canvas.put(x, y, text, "ghost" if here else "bold" if spent else "dim")
        x += 1
    canvas.mark("bank", start, y, x - start - 1, 1)
    return x


def _draw_footnote(t: Tables, canvas: Canvas, seen: State, y: int) -> None:
    """The cards just drawn, what the special tiles do, or a hint for the phase."""
    if drawn := notes.drawn_mysteries(t, seen):
        canvas.put(0, y, drawn, "warn")
    elif seen.variant == "classic":
        canvas.put(0, y, notes.hint(t, phase(seen)), "dim")
    else:
        x = 0
        for mark, meaning in notes.special_marks(t):
            x = canvas.put(x, y, mark, "bold") + 1
            x = canvas.put(x, y, meaning, "dim") + 2


# parts for small screens


def tabs(game: Felinia, seen: State, look: Look) -> tuple[tuple[str, Canvas], ...]:
    """Markets, boats, map and tiles, the one first that the open question is about."""
    parts = {
        "Markets": _markets_tab(game, seen, look),
        "Boats": _boats_tab(game, seen, look),
        "Map": _map_tab(game, seen, look),
        "Tiles": _tiles_tab(game, seen, look),
    }
    decisions = game.decisions(seen)
    first = FIRST_TAB.get(decisions[0].kind if decisions else "", "Markets")
    return tuple(sorted(parts.items(), key=lambda part: part[0] != first))


FIRST_TAB = {"board": "Boats", "flip": "Map", "travel": "Map", "mystery": "Tiles"}
"""By kind of question; Markets for all others."""


def _markets_tab(game: Felinia, seen: State, look: Look) -> Canvas:
    canvas = Canvas(*TAB_SIZE)
    t = game.tables
    for place, spot in enumerate(t.places):
        code = look.legal.get(spot.id)
        canvas.put(0, place, code or spot.code.lower(), "legal" if code else "dim")
        canvas.put(7, place, spot.label, "title")
        canvas.mark(spot.id, 0, place, TAB_SIZE[0], 1)
        if len(seen.players) in spot.closed_at:
            canvas.put(17, place, "closed", "dim")
            continue
        if place == len(t.places) - 1:
            draw_bonus(t, canvas, seen, look, 16, place)
        else:
            draw_goods(t, canvas, seen, look, place, 16, place)
        draw_pile(game, canvas, seen, look, place, 48, place, 30)
    canvas.put(0, 6, notes.bag(t, seen), "dim")
    _draw_bank(game, canvas, seen, look, 0, 7)
    canvas.put(0, 8, notes.stocks(t, seen), "dim")
    for row, dock in enumerate(docks_by_time(t, seen)):
        _boat_row(game, canvas, seen, look, dock, 9 + row)
    return canvas


def _boat_row(game: Felinia, canvas: Canvas, seen: State, look: Look, dock: int, y: int) -> None:
    """A boat in one line."""
    t, spot = game.tables, game.tables.docks[dock]
    boat = t.boats.get(seen.ships[dock].boat)
    canvas.mark(spot.id, 0, y, TAB_SIZE[0], 1)
    if boat is None:
        canvas.put(6, y, f"{spot.label}: no boat", "dim")
        return
    code = look.legal.get(spot.id)
    canvas.put(0, y, code or boat.time, "legal" if code else "bold")
    canvas.put(6, y, t.countries[boat.country].label, KINDS[boat.country])
    x = 16
    for text, style in price(t, boat):
        x = canvas.put(x, y, text, style) + 1
    draw_places(game, canvas, seen, look, dock, 38, y)
    word = fate(t, seen, dock)
    canvas.put(46, y, word, FATES[word][1])
    text, style = verdict(game, seen, look, dock, TAB_SIZE[0] - 52)
    canvas.put(52, y, text, style)


def _boats_tab(game: Felinia, seen: State, look: Look) -> Canvas:
    canvas = Canvas(*TAB_SIZE)
    t = game.tables
    half = TAB_SIZE[0] // 2
    for row, dock in enumerate(docks_by_time(t, seen)):
        draw_boat(game, canvas, seen, look, dock, (row % 2) * half, (row // 2) * BOAT_HEIGHT, half - 1)
    x = canvas.put(0, 12, notes.stocks(t, seen), "dim")
    if x + 2 + len(notes.TILE) <= TAB_SIZE[0]:
        canvas.put(x + 2, 12, notes.TILE, "dim")
    return canvas


def _map_tab(game: Felinia, seen: State, look: Look) -> Canvas:
    """One row a row of provinces; the slanting roads, for which there is no room, are named below for one country."""
    canvas = Canvas(*TAB_SIZE)
    t = game.tables
    draw_map(game, canvas, seen, look, 0, 0, 1)
    canvas.put(64, 0, "tiles : left", "dim")
    for row, (text, style) in enumerate(peoples_line(t, seen)):
        canvas.put(64, 1 + row, text, style)
    if seen.variant == "expert":
        canvas.put(64, 7, f"{t.symbols['mystery'].glyph} draw cards", "dim")
    signs = notes.legend(t, seen.variant)
    country = country_in_question(t, seen, look)
    canvas.put(0, 10, signs[0], "dim")
    canvas.put(0, 11, f"roads {roads_line(t.boards[seen.variant], country)}", KINDS[country])
    canvas.put(0, 12, signs[1], "dim")
    return canvas


def _tiles_tab(game: Felinia, seen: State, look: Look) -> Canvas:
    """Cards just drawn and those kept before, what lies face down in each country, and what counts."""
    canvas = Canvas(*TAB_SIZE)
    t = game.tables
    top = 0
    if drawn := notes.drawn_mysteries(t, seen):
        canvas.put(0, 0, drawn, "warn")
        top = 2
        if look.viewer is not None and look.viewer == mover(game, seen):
            x = canvas.put(0, 1, "kept so far: ", "dim")
            for text, style in mystery_slots(t, seen.players[look.viewer]):
                x = canvas.put(x, 1, text, style)
    for row, country in enumerate(t.countries if seen.variant == "classic" else ()):
        tiles = [t.trade_tiles[tile].label for tile in t.boards[seen.variant].tiles[row]]
        text = ", ".join(f"{tiles.count(people.label)} {people.label}" for people in t.peoples if people.label in tiles)
        canvas.put(0, row, country.label, KINDS[row])
        canvas.put(10, row, f"{text}; {posts_left(t, seen, row)}")
        top = len(t.countries) + 1
    for row, line in enumerate(notes.handbook(t, seen)):
        canvas.put(0, top + row, line)
    return canvas


def mat(game: Felinia, seen: State, seat: Seat, look: Look) -> Canvas:
    """Everything open about one player."""
    return draw_mat(game, seen, seat, look)
