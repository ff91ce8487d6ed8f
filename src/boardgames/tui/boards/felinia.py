"""The table of Felinia: Katzburg on the left, the land on the right."""

from boardgames.core.protocol import SEAT_LETTERS, Seat
from boardgames.felinia.actions import BidBank
from boardgames.felinia.game import Felinia
from boardgames.felinia.state import Bid, State, phase
from boardgames.felinia.tables import Tables
from boardgames.tui.board import TAB_SIZE, TABLE_SIZE, Look
from boardgames.tui.boards.felinia_katzburg import (
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
from boardgames.tui.boards.felinia_map import (
    draw_map,
    drawn_mysteries,
    explored,
    peoples_line,
    special_code,
    symbol_legend,
)
from boardgames.tui.boards.felinia_mat import draw_mat
from boardgames.tui.canvas import Canvas
from boardgames.tui.styles import KINDS, PLAYERS

MAP_LEFT = MARKET_WIDTH + BOAT_WIDTH + 2


def table(game: Felinia, seen: State, look: Look) -> Canvas:
    """The whole table, exactly 118 x 26."""
    canvas = Canvas(*TABLE_SIZE)
    t = game.tables
    for place in range(len(t.places)):
        draw_market(game, canvas, seen, look, place, 0, MARKET_HEIGHT * place)
    for row, dock in enumerate(docks_by_time(t, seen)):
        draw_boat(game, canvas, seen, look, dock, MARKET_WIDTH + 1, BOAT_HEIGHT * row)
    canvas.put(MAP_LEFT, 0, "Felinia", "title")
    canvas.put(MAP_LEFT + 9, 0, "whose tiles each country has : how many are left", "dim")
    x = MAP_LEFT
    for text, style in peoples_line(t, seen):
        x = canvas.put(x, 1, text, style) + 2
    tall = t.boards[seen.variant].height > 9
    canvas.put(MAP_LEFT, 3 if tall else 2, _bag(t, seen), "dim")
    draw_map(game, canvas, seen, look, MAP_LEFT, 2 if tall else 3, 2)
    canvas.put(MAP_LEFT, 19 if tall else 20, _worth(t), "dim")
    for row, text in enumerate(_legend(t, seen.variant)):
        canvas.put(MAP_LEFT, 21 + row, text, "dim")
    x = _draw_bank(game, canvas, seen, look, 0, 24)
    canvas.put(x + 1, 24, _stocks(t, seen), "")
    canvas.put(0, 25, _footnote(t, seen), "dim")
    return canvas


def _worth(t: Tables) -> str:
    """What counts at the end besides tiles."""
    alone, pair, more = t.score_merchant
    return f"points: gold 1, good 1, 2 spice 1; merchants {alone}/{pair}/{more} by group"


def _legend(t: Tables, variant: str) -> tuple[str, str, str]:
    gains = symbol_legend(t, variant)
    if variant == "classic":
        return (
            ":?? tile face down  =t3 Tigers, up to 3 each  (A) merchant",
            f">> you land here  crossroads: + {gains}",
            "- / \\ roads to walk; merchants that touch are a group",
        )
    return (
        "=t3 Tigers tile, up to 3 each  !XX see below  (A) merchant",
        f">> landing  + {gains}",
        f"{t.symbols['mystery'].glyph} mysterious place  - / \\ roads; touching merchants group",
    )


def _draw_bank(game: Felinia, canvas: Canvas, seen: State, look: Look, x: int, y: int) -> int:
    """The circles of all player boards: which laps were spent on money."""
    start, seat = x, mover(game, seen)
    code = look.legal.get("bank")
    income = "/".join(str(n) for n in game.tables.lap_income)
    x = canvas.put(x, y, f"[{code}]" if code else "bank", "legal" if code else "title") + 1
    top = seen.frames[-1] if seen.frames else None
    gain = f"+${game.tables.lap_income[top.lap - 1]}" if isinstance(top, Bid) else f"+${income}"
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


def _stocks(t: Tables, seen: State) -> str:
    """The boat pile, the next boat if it lies open, and who is first player."""
    blue = sum(t.boats[boat].blue if boat in t.boats else boat.endswith("blue") for boat in seen.boats)
    text = f"boats left {len(seen.boats)}" + (f" ({blue} blue)" if blue else "")
    if seen.next_boat and seen.boats and seen.boats[0] in t.boats:
        boat = t.boats[seen.boats[0]]
        cost = " ".join(part for part, _ in price(t, boat))
        text += f", next {boat.time} {t.countries[boat.country].label} {cost}{' ( )' * boat.places}"
    return f"{text}  first {SEAT_LETTERS[seen.first]}"


def _bag(t: Tables, seen: State) -> str:
    """What is in the bag: everybody could count it."""
    return "in the bag " + " ".join(good.counted(count) for good, count in zip(t.goods, seen.bag, strict=True))


def _footnote(t: Tables, seen: State) -> str:
    """The cards just drawn, what the special tiles do, or a hint for the phase."""
    if drawn := drawn_mysteries(t, seen):
        return drawn
    if seen.variant == "expert":
        return " ".join(
            f"!{special_code(tile)} {_gist(tile.effect)}" for tile in t.trade_tiles.values() if not tile.people
        )
    return HINTS[phase(seen)]


HINTS = {
    "auction": "a token pays the number of tokens lying there when it acts, its own included; the top token acts first",
    "commerce": "markets act from the top down, then the guild; after each purchase or exchange you may board boats",
    "exploration": "a merchant lands at >>, may turn up two tiles of the country, then walks two steps to a tile",
    "storage": "three goods are free to keep, a fourth costs $2, the rest is sold for $1 each",
    "preparation": "",
    "final sales": "coins are worth nothing but break ties; gold is worth 1 point, two spice 1, a good 1",
    "end": "the game is over",
}


def _gist(effect: str) -> str:
    """The effect of a special tile in a few letters."""
    return {
        "each-spice-1": "spice 1pt",
        "gold": "more g",
        "each-provision-2": "provis. 2pt",
        "provision": "more p",
        "lone-merchant-2": "alone 2pt",
        "coin": "more $",
        "each-mystery-plus-1": "mysterious +1pt",
        "provision-gold-coin-good": "one p g $ ?",
    }.get(effect, effect)


# parts for small screens


def tabs(game: Felinia, seen: State, look: Look) -> tuple[tuple[str, Canvas], ...]:
    """Markets, boats, map and tiles, the one first that the open question is about."""
    parts = {
        "Markets": _markets_tab(game, seen, look),
        "Boats": _boats_tab(game, seen, look),
        "Map": _map_tab(game, seen, look),
        "Tiles": _tiles_tab(game, seen),
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
        canvas.mark(spot.id, 0, place, 15, 1)
        if len(seen.players) in spot.closed_at:
            canvas.put(17, place, "closed", "dim")
            continue
        if place == len(t.places) - 1:
            draw_bonus(t, canvas, seen, look, 16, place)
        else:
            draw_goods(t, canvas, seen, look, place, 16, place)
        draw_pile(game, canvas, seen, look, place, 48, place, 30)
    canvas.put(0, 6, _bag(t, seen), "dim")
    _draw_bank(game, canvas, seen, look, 0, 7)
    canvas.put(0, 8, _stocks(t, seen)[: TAB_SIZE[0]], "dim")
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
        x = canvas.put(x, y, text, style) + 2
    draw_places(game, canvas, seen, look, dock, 38, y)
    word = fate(t, seen, dock)
    canvas.put(46, y, word, FATES[word][1])
    text, style = verdict(game, seen, look, dock, TAB_SIZE[0] - 52)
    canvas.put(52, y, text, style)


def _boats_tab(game: Felinia, seen: State, look: Look) -> Canvas:
    canvas = Canvas(*TAB_SIZE)
    t = game.tables
    for row, dock in enumerate(docks_by_time(t, seen)):
        x, y = (row % 2) * (TAB_SIZE[0] // 2), (row // 2) * BOAT_HEIGHT
        draw_boat(game, canvas, seen, look, dock, x, y)
    canvas.put(0, 12, _stocks(t, seen)[: TAB_SIZE[0]], "dim")
    return canvas


def _map_tab(game: Felinia, seen: State, look: Look) -> Canvas:
    """One row a row of provinces; the slanting roads, for which there is no room, are named below."""
    canvas = Canvas(*TAB_SIZE)
    t = game.tables
    board = t.boards[seen.variant]
    draw_map(game, canvas, seen, look, 0, 0, 1)
    country = explored(t, seen)
    for row, (text, style) in enumerate(peoples_line(t, seen)):
        canvas.put(64, row, text, style)
    if country is None:
        canvas.put(0, 10, _legend(t, seen.variant)[0], "dim")
        canvas.put(0, 11, _legend(t, seen.variant)[1], "dim")
        return canvas
    roads = [
        f"{board.provinces[at].code}-{board.provinces[to].code}"
        for at in range(len(board.provinces))
        for to in board.roads[at]
        if at < to and board.provinces[at].country == country
    ]
    canvas.put(0, 11, "roads " + " ".join(roads), KINDS[country])
    canvas.put(0, 12, _legend(t, seen.variant)[1], "dim")
    return canvas


def _tiles_tab(game: Felinia, seen: State) -> Canvas:
    """What lies in each country, and what the special tiles do."""
    canvas = Canvas(*TAB_SIZE)
    t = game.tables
    for row, country in enumerate(t.countries):
        tiles = [t.trade_tiles[tile] for tile in t.boards[seen.variant].tiles[row]]
        counts = {
            label: sum(tile.label == label for tile in tiles if tile.people) for label in (p.label for p in t.peoples)
        }
        text = ", ".join(f"{count} {label}" for label, count in counts.items() if count)
        canvas.put(0, row, country.label, KINDS[row])
        canvas.put(10, row, f"{text}; {posts_left(t, seen, row)}")
    tops = " ".join(f"{people.label[0]}{people.top}" for people in t.peoples)
    canvas.put(0, 5, f"n tiles of a people are worth n points each, at most {tops}", "dim")
    alone, pair, more = t.score_merchant
    text = f"gold 1 point, 2 spice 1, a good 1; each merchant alone {alone}, of two {pair}, of more {more}"
    canvas.put(0, 6, text, "dim")
    prices = f"gold ${t.gold_price}, spice ${t.spice_price}, a good ${t.good_price}"
    canvas.put(0, 7, f"sell at any turn of yours: {prices}; never above ${t.money_max}", "dim")
    canvas.put(0, 8, "bonus tile: = counts as one more tile of its people, + gives 1 point for each", "dim")
    if seen.variant == "expert":
        special = [tile for tile in t.trade_tiles.values() if not tile.people]
        for n, tile in enumerate(special):
            x, y = (n % 3) * 26, 9 + n // 3
            canvas.put(x, y, f"!{special_code(tile)}", "bold")
            canvas.put(x + 4, y, _gist(tile.effect))
        canvas.put(0, 12, drawn_mysteries(t, seen), "warn")
    return canvas


def mat(game: Felinia, seen: State, seat: Seat, look: Look) -> Canvas:
    """Everything open about one player."""
    return draw_mat(game, seen, seat, look)
