"""Prosperity points, by category."""

from boardgames.core.game import ScoreLine, ScoreSheet, Seat
from boardgames.felinia.box.tables import Board, Tables
from boardgames.felinia.rules.state_helpers import goods_held
from boardgames.felinia.state import Player, State

SPENT = ("each-provision-2", "each-spice-1")
"""Special tiles that count what pays for things."""


def scores(t: Tables, s: State) -> tuple[ScoreSheet, ...]:
    """One sheet a seat; coins break ties (FEL-SCO-16). A blanked tile or card counts nothing (FEL-SCO-15,
    FEL-SCO-17, FEL-SCO-18, FEL-SCO-19, FEL-PRV-02).
    """
    return tuple(ScoreSheet(seat, _lines(t, s, seat), (p.money,)) for seat, p in enumerate(s.players))


def people_points(tiles: int, top: int) -> int:
    """Each tile is worth as many points as there are tiles, at most `top` (FEL-SCO-02, FEL-SCO-03)."""
    return tiles * min(tiles, top)


def groups(board: Board, settled: int) -> tuple[int, ...]:
    """Sizes of the groups of merchants in adjacent provinces, largest first (FEL-SCO-04, FEL-SCO-05)."""
    return tuple(sorted([group.bit_count() for group in group_sets(board, settled)], reverse=True))


def group_sets(board: Board, settled: int) -> list[int]:
    """The groups as sets of provinces."""
    found = []
    while settled:
        group = front = settled & -settled
        while front:
            at = front.bit_length() - 1
            front ^= 1 << at
            reached = board.adjacent[at] & settled & ~group
            group |= reached
            front |= reached
        settled &= ~group
        found.append(group)
    return found


def mystery_points(t: Tables, cards: int) -> int:
    """One card is worth 1 point, several 2 each (FEL-XSC-01, FEL-XSC-02)."""
    return t.score.mystery_single if cards == 1 else t.score.mystery_each_if_several * cards


def trade_count(t: Tables, p: Player, people: str) -> int:
    """Return how many trade tiles of a people a player has taken (FEL-SCO-01, FEL-SPC-16)."""
    tiles = t.trade_tiles
    return sum([name in tiles and tiles[name].people == people for name in p.trade])


def _lines(t: Tables, s: State, seat: Seat) -> tuple[ScoreLine, ...]:
    p, score = s.players[seat], t.score
    sizes = groups(t.boards[s.variant], p.settled)
    held = goods_held(p)
    lines = [
        *_tile_lines(t, p),
        _merchant_line(t, sizes),
        ScoreLine("gold", score.gold * p.gold, "FEL-SCO-09", f"{p.gold} x {score.gold}", purse=True),
        ScoreLine("spice", spice_points(t, p), "FEL-SCO-10", f"{p.spice} / 2", purse=True),
        ScoreLine("goods", score.good * held, "FEL-SCO-11", f"{held} x {score.good}", purse=True),
    ]
    if s.variant == "expert":
        cards = len(p.mystery)  # which they are is hidden, how many is not
        lines += [_mystery_line(t, cards), *_special_lines(t, p, sizes, cards)]
    return tuple(lines)


def spice_points(t: Tables, p: Player) -> int:
    """Two spice together are worth a point (FEL-SCO-10)."""
    return t.score.spice_pair * (p.spice // 2)


def _tile_lines(t: Tables, p: Player) -> list[ScoreLine]:
    """Each people for itself, then the "+1" bonus tiles (FEL-SCO-01, FEL-SCO-12 to FEL-SCO-14)."""
    counts = {people.id: trade_count(t, p, people.id) for people in t.peoples}
    bonuses = [t.bonus_tiles[name] for name in p.bonus if name in t.bonus_tiles]
    for bonus in bonuses:
        if bonus.effect == "counts-as":
            counts[bonus.people] += 1
    lines = []
    for people in t.peoples:
        n = counts[people.id]
        rule = "FEL-SCO-02" if people.top == 4 else "FEL-SCO-03"
        detail = f"{n} x {min(n, people.top)}" if n else ""
        lines.append(ScoreLine(f"people.{people.id}", people_points(n, people.top), rule, detail))
    extra = [bonus.people for bonus in bonuses if bonus.effect == "plus-one"]
    detail = " + ".join(str(counts[people]) for people in extra)
    lines.append(ScoreLine("bonus", sum(counts[people] for people in extra), "FEL-SCO-13", detail))
    return lines


def _merchant_line(t: Tables, sizes: tuple[int, ...]) -> ScoreLine:
    """A merchant alone is worth 1 point, in a pair 2, in a larger group 3 (FEL-SCO-06 to FEL-SCO-08)."""
    each = [(size, t.merchant_points[min(size, 3) - 1]) for size in sizes]
    detail = " + ".join(f"{size} x {points}" for size, points in each)
    return ScoreLine("merchants", sum(size * points for size, points in each), "FEL-SCO-04", detail)


def _mystery_line(t: Tables, cards: int) -> ScoreLine:
    worth = mystery_points(t, cards)
    return ScoreLine("mysteries", worth, "FEL-XSC-02", f"{cards} x {worth // cards}" if cards else "")


def _special_lines(t: Tables, p: Player, sizes: tuple[int, ...], cards: int) -> list[ScoreLine]:
    """Return what the four special tiles for the end add (FEL-SPC-02 to FEL-SPC-05, FEL-SPC-17)."""
    tiles = [t.trade_tiles[name] for name in p.trade if name in t.trade_tiles]
    return [
        ScoreLine(f"tile.{tile.id}", *_special_points(t, p, tile.effect, sizes, cards), purse=tile.effect in SPENT)
        for tile in tiles
        if tile.timing == "end"
    ]


def _special_points(t: Tables, p: Player, effect: str, sizes: tuple[int, ...], cards: int) -> tuple[int, str, str]:
    """Points beyond what the same things are worth anyway, the rule, and the sum."""
    match effect:
        case "each-provision-2":
            return 2 * p.provisions, "FEL-SPC-02", f"{p.provisions} x 2"
        case "each-spice-1":
            return p.spice - spice_points(t, p), "FEL-SPC-03", f"{p.spice} - {spice_points(t, p)}"
        case "lone-merchant-2":
            alone, more = sizes.count(1), 2 - t.merchant_points[0]
            return alone * more, "FEL-SPC-04", f"{alone} x {more}"
        case _:
            return cards, "FEL-SPC-05", f"{cards} x 1"
