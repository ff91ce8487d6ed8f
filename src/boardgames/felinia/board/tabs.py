"""The table in parts for small screens."""

from boardgames.drawing.board import TAB_SIZE, Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import KINDS
from boardgames.felinia.board.map import country_in_question, draw_map, peoples_line, roads_line
from boardgames.felinia.board.mat import mystery_slots
from boardgames.felinia.board.panels import notes
from boardgames.felinia.board.panels.boats import (
    BOAT_HEIGHT,
    FATES,
    docks_in_order,
    draw_boat,
    draw_places,
    fate,
    posts_left,
    price,
    verdict,
)
from boardgames.felinia.board.panels.markets import draw_bank, draw_bonus, draw_goods, draw_pile, mover
from boardgames.felinia.game import Felinia
from boardgames.felinia.rules.auction import is_closed
from boardgames.felinia.state import State


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
        if is_closed(t, seen, place):
            canvas.put(17, place, "closed", "dim")
            continue
        if spot.kind == "guild":
            draw_bonus(t, canvas, seen, look, 16, place)
        else:
            draw_goods(t, canvas, seen, look, place, 16, place)
        draw_pile(game, canvas, seen, look, place, 48, place, 30)
    canvas.put(0, 6, notes.bag(t, seen), "dim")
    draw_bank(game, canvas, seen, look, 0, 7)
    canvas.put(0, 8, notes.stocks(t, seen), "dim")
    for row, dock in enumerate(docks_in_order(t, seen)):
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
    country = t.country_number[boat.destination]
    canvas.put(6, y, t.countries[country].label, KINDS[country])
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
    for row, dock in enumerate(docks_in_order(t, seen)):
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
        tiles = [t.trade_tiles[tile].people for tile in t.boards[seen.variant].tiles[row]]
        text = ", ".join(f"{tiles.count(people.id)} {people.label}" for people in t.peoples if people.id in tiles)
        canvas.put(0, row, country.label, KINDS[row])
        canvas.put(10, row, f"{text}; {posts_left(t, seen, row)}")
        top = len(t.countries) + 1
    for row, line in enumerate(notes.handbook(t, seen)):
        canvas.put(0, top + row, line)
    return canvas
