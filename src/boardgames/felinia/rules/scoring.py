"""Prosperity points, by category."""

from boardgames.core.protocol import ScoreLine, ScoreSheet, Seat
from boardgames.felinia.box.tables import Board, Tables
from boardgames.felinia.state import Player, State, goods_held


def scores(t: Tables, s: State) -> tuple[ScoreSheet, ...]:
    """One sheet a seat; coins break ties (FEL-SCO-16). A blanked tile or card counts nothing."""
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
    return t.score_mystery_single if cards == 1 else t.score_mystery_several * cards


def _lines(t: Tables, s: State, seat: Seat) -> tuple[ScoreLine, ...]:
    p = s.players[seat]
    sizes = groups(t.boards[s.variant], p.settled)
    held, pairs = goods_held(p), p.spice // 2
    lines = [
        *_tile_lines(t, p),
        _merchant_line(t, sizes),
        ScoreLine("gold", t.score_gold * p.gold, "FEL-SCO-09", f"{p.gold} x {t.score_gold}"),
        ScoreLine("spice", t.score_spice_pair * pairs, "FEL-SCO-10", f"{p.spice} / 2"),
        ScoreLine("goods", t.score_good * held, "FEL-SCO-11", f"{held} x {t.score_good}"),
    ]
    if s.variant == "expert":
        lines += _expert_lines(t, p, sizes)
    return tuple(lines)


def _tile_lines(t: Tables, p: Player) -> list[ScoreLine]:
    """Each people for itself, then the "+1" bonus tiles (FEL-SCO-01, FEL-SCO-12 to FEL-SCO-14)."""
    counts = dict.fromkeys((people.id for people in t.peoples), 0)
    for name in p.trade:
        tile = t.trade_tiles.get(name)
        if tile is not None and tile.people:
            counts[tile.people] += 1
    bonuses = [t.bonus_tiles[name] for name in p.bonus if name in t.bonus_tiles]
    for bonus in bonuses:
        if bonus.effect == "counts-as":
            counts[bonus.people] += 1
    lines = []
    for people in t.peoples:
        n = counts[people.id]
        rule = "FEL-SCO-02" if people.top == 4 else "FEL-SCO-03"
        detail = f"{n} x {min(n, people.top)}" if n else ""
        lines.append(ScoreLine(people.label, people_points(n, people.top), rule, detail))
    extra = [bonus for bonus in bonuses if bonus.effect == "plus-one"]
    points = sum(counts[bonus.people] for bonus in extra)
    detail = " + ".join(f"{counts[bonus.people]} {bonus.people}" for bonus in extra)
    lines.append(ScoreLine("bonus +1", points, "FEL-SCO-13", detail))
    return lines


def _merchant_line(t: Tables, sizes: tuple[int, ...]) -> ScoreLine:
    """A merchant alone is worth 1 point, in a pair 2, in a larger group 3 (FEL-SCO-06 to FEL-SCO-08)."""
    each = [(size, t.score_merchant[min(size, 3) - 1]) for size in sizes]
    detail = " + ".join(f"{size} x {points}" for size, points in each)
    return ScoreLine("merchants", sum(size * points for size, points in each), "FEL-SCO-04", detail)


def _expert_lines(t: Tables, p: Player, sizes: tuple[int, ...]) -> list[ScoreLine]:
    """Mysterious places, and what the four special tiles for the end add (FEL-SPC-02 to FEL-SPC-05)."""
    cards = sum(card in t.mystery_cards for card in p.mystery)
    worth = mystery_points(t, cards)
    lines = [ScoreLine("mysterious places", worth, "FEL-XSC-02", f"{cards} x {worth // cards}" if cards else "")]
    for name in p.trade:
        tile = t.trade_tiles.get(name)
        if tile is None or tile.timing != "end":
            continue
        match tile.effect:
            case "each-provision-2":
                points, rule = 2 * p.provisions, "FEL-SPC-02"
                detail = f"{p.provisions} provision{'' if p.provisions == 1 else 's'} x 2"
            case "each-spice-1":
                points, rule = p.spice - t.score_spice_pair * (p.spice // 2), "FEL-SPC-03"
                detail = f"{p.spice} spice count 1 each instead of 1 for two"
            case "lone-merchant-2":
                points, rule = sizes.count(1) * (2 - t.score_merchant[0]), "FEL-SPC-04"
                detail = f"{sizes.count(1)} alone count 2 each instead of 1"
            case _:
                points, rule = cards, "FEL-SPC-05"
                detail = f"{cards} mysterious place{'' if cards == 1 else 's'} x 1 more"
        lines.append(ScoreLine(tile.label, points, rule, detail))
    return lines
