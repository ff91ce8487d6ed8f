"""One player's board and belongings drawn.

What only its owner may see has the same rows and columns whatever it is, a dot for all that is not there: who looks
from across the table learns nothing from its shape.
"""

from boardgames.core.protocol import SEAT_LETTERS, Seat
from boardgames.drawing.board import Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import KINDS, PLAYERS
from boardgames.felinia.board.map import tile_mark
from boardgames.felinia.board.panels.markets import bonus_mark, good_style
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.game import Felinia
from boardgames.felinia.rules.scoring import group_sets, trade_count
from boardgames.felinia.state import Player, State
from boardgames.felinia.view import BLANK
from boardgames.felinia.words.names import counted

WIDTH = 78
Parts = list[tuple[str, str]]


def mat(game: Felinia, seen: State, seat: Seat, look: Look) -> Canvas:
    """Money, tokens, goods, merchants and tiles; the faces of the tiles as far as the state shows them."""
    rows: list[Parts] = [
        [(f" {SEAT_LETTERS[seat]} ", PLAYERS[seat]), (f" {look.names[seat]}", "title")]
        + ([("   first player", "dim")] if seen.first == seat else []),
        [("coins     ", "dim"), *_track(game, seen, seat), ("   own board ", "dim"), *_circles(game, seen, seat)],
        [("goods     ", "dim"), *_goods(game, seen, seat)],
        [("resources ", "dim"), *_resources(seen, seat)],
        [("merchants ", "dim"), (_merchants(game, seen, seat), "")],
        *(
            _open_tiles(game, seen, seat, look)
            if _open(game, seen, seat, look)
            else _closed_tiles(game, seen, seat, look)
        ),
    ]
    canvas = Canvas(WIDTH, len(rows))
    for y, parts in enumerate(rows):
        x = 0
        for text, style in parts:
            x = canvas.put(x, y, text, style)
    return canvas


def _open(game: Felinia, seen: State, seat: Seat, look: Look) -> bool:
    """Whether the faces of this player's tiles and cards are seen."""
    t, p = game.tables, seen.players[seat]
    things = (*p.trade, *p.bonus, *p.mystery)
    shown = bool(things) and all(map({*t.trade_tiles, *t.bonus_tiles, *t.mystery_cards}.__contains__, things))
    return shown or look.viewer == seat or not seen.frames


def _track(game: Felinia, seen: State, seat: Seat) -> Parts:
    most, money = game.tables.money.max, seen.players[seat].money
    return [(f"[{n}]" if n == money else f" {n} ", "money" if n == money else "dim") for n in range(most + 1)]


def _circles(game: Felinia, seen: State, seat: Seat) -> Parts:
    """The circles of the player's own board: what a token earns there in each lap, or the token."""
    parts = []
    for lap, income in enumerate(game.tables.bank.lap_income):
        taken = seen.players[seat].circles >> lap & 1
        text = f"({SEAT_LETTERS[seat]})" if taken else f"+${income}"
        parts += [(text, PLAYERS[seat] if taken else "dim"), (" ", "")]
    return [*parts, (f"  tokens in hand {seen.players[seat].tokens}", "")]


def _goods(game: Felinia, seen: State, seat: Seat) -> Parts:
    t = game.tables
    held = [
        (f"{counted(t, good, count)}  ", good_style(t, good))
        for good, count in enumerate(seen.players[seat].goods)
        if count
    ]
    return held or [("none", "dim")]


def _resources(seen: State, seat: Seat) -> Parts:
    p = seen.players[seat]
    provisions = f"   provisions {p.provisions}" if seen.variant == "expert" else ""
    return [(f"gold {p.gold}   spice {p.spice}{provisions}", "")]


def _merchants(game: Felinia, seen: State, seat: Seat) -> str:
    """With those who form a group joined: `L1+L2+L3 J4`."""
    board, p = game.tables.boards[seen.variant], seen.players[seat]
    aboard = sum(ship.merchants.count(seat) for ship in seen.ships)
    joined = [
        "+".join(province.code for at, province in enumerate(board.provinces) if group >> at & 1)
        for group in group_sets(board, p.settled)
    ]
    return f"{p.stock} left, {aboard} aboard, settled {' '.join(joined) or 'none'}"


# what others see


def _closed_tiles(game: Felinia, seen: State, seat: Seat, look: Look) -> list[Parts]:
    """How many tiles and cards there are, and from which country a tile comes."""
    t, p = game.tables, seen.players[seat]
    taken: Parts = [("face down ", "dim")]
    for number, country in enumerate(t.countries):
        count = sum(t.backs.get(name, name) == BLANK + country.id for name in p.trade)
        taken.append((f"{country.label} {count or '·'}  ", KINDS[number] if count else "dim"))
    rows = [taken, [("bonus     ", "dim"), (f"{len(p.bonus)} face down", "")]]
    if seen.variant == "expert":
        rows.append([("places    ", "dim"), (f"{len(p.mystery)} face down", "")])
    more = "and what lies face down" if p.trade or p.bonus or p.mystery else ""
    return [*rows, _total(game, seen, seat, look, more)]


# what only the owner sees: of one size


def _open_tiles(game: Felinia, seen: State, seat: Seat, look: Look) -> list[Parts]:
    t, p = game.tables, seen.players[seat]
    tiles: Parts = [("tiles     ", "dim")]
    for people in t.peoples:
        count = trade_count(t, p, people.id)
        tiles.append((f"{people.label} {count or '·'}  ", KINDS[t.country_number[people.id]] if count else "dim"))
    bonus = [_slot(bonus_mark(tile), tile.id in p.bonus) for tile in t.bonus_tiles.values()]
    rows = [tiles, [("bonus     ", "dim"), *bonus, ("  = one tile more, + 1 point per tile", "dim")]]
    if seen.variant == "expert":
        special = [tile.id for tile in t.trade_tiles.values() if not tile.people]
        rows.append([("special   ", "dim"), *(_slot(tile_mark(t, tile)[0], tile in p.trade) for tile in special)])
        rows.append([("places    ", "dim"), *mystery_slots(t, p)])
    return [*rows, _total(game, seen, seat, look, _worth(game, seen, seat))]


def mystery_slots(t: Tables, p: Player) -> Parts:
    """The mysterious places by kind, of which nobody has two."""
    kept = {t.mystery_cards[card] for card in p.mystery}
    return [_slot(kind.label, kind.id in kept) for kind in t.mystery_kinds.values()]


def _slot(text: str, filled: bool) -> tuple[str, str]:
    """A thing that is there, or as many dots."""
    return (f"{text} ", "bold") if filled else ("·" * len(text) + " ", "dim")


def _total(game: Felinia, seen: State, seat: Seat, look: Look, more: str) -> Parts:
    if not look.tells_score(seat):
        return []
    return [("worth ", "dim"), (f"{game.scores(seen)[seat].total:>3} ", "bold"), (more, "")]


HEADS = {
    "FEL-SCO-04": "merchants",
    "FEL-SCO-09": "gold spice goods",
    "FEL-SCO-10": "gold spice goods",
    "FEL-SCO-11": "gold spice goods",
    "FEL-XSC-02": "places",
    "FEL-SPC-02": "special",
    "FEL-SPC-03": "special",
    "FEL-SPC-04": "special",
    "FEL-SPC-05": "special",
}
"""By the rule of a line of the score sheet: under which heading the mat counts it; all others are tiles."""


def _worth(game: Felinia, seen: State, seat: Seat) -> str:
    """The points in columns of one width."""
    heads = ["tiles", "merchants", "gold spice goods"] + (["places", "special"] if seen.variant == "expert" else [])
    points = dict.fromkeys(heads, 0)
    for line in game.scores(seen)[seat].lines:
        points[HEADS.get(line.rule, "tiles")] += line.points
    return "  ".join(f"{head} {count:>2}" for head, count in points.items())
