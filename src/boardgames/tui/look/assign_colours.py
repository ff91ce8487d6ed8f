"""Assignment of entries of the terminal's table to whole families of colours.

Each level of a family gets the nearest entry in Oklab, levels in the order of their lightness, families apart by
`APART`, pieces also for eyes that see fewer colours.
"""

import math
from collections.abc import Callable
from heapq import nsmallest
from itertools import pairwise
from typing import NamedTuple

from boardgames.kit.colours import TABLE, mix
from boardgames.kit.families import Families
from boardgames.tui.look.terminal_colours import GREY, LABS, cost, distances, worst
from boardgames.tui.look.theme_colours import Lab, eyes, oklab

APART = 0.10
"""Minimum distance of two families in Oklab, if their true colours have it."""
PIECES_APART = 0.12
"""Minimum distance of two pieces of a set for every kind of vision, if their true colours have it."""
FAR = 0.3
"""Distance from which families are not compared."""
LEVEL = 0.08
"""Maximum difference in lightness of the shades of one level."""
STEPPED_BACK = 0.22
"""Part by which boards mix with the table what does not matter now: too little for a table of 256 colours, where
grounds stay as they are and letters alone step back."""
HUE, FADED = 0.05, 0.04
"""Chroma from which a piece has a hue, and the price of a grey entry for it."""
CHOICES, PIECE_CHOICES = 14, 30
"""Number of entries that are tried for a level, and for a piece."""
SWEEPS = 5


class Level(NamedTuple):
    """Shades of one family that become one entry."""

    family: int
    at: Lab
    members: tuple[str, ...]
    sets: frozenset[int]
    """Sets of pieces to which it belongs."""
    is_alone: bool = False
    """True for a piece that is no shade of a ground."""


def levels_of(families: Families, shade: Callable[[str], str]) -> list[Level]:
    """Return the levels of families in the colours of a theme."""
    sets: dict[str, set[int]] = {}
    for number, group in enumerate(families.pieces):
        for piece in group:
            sets.setdefault(piece, set()).add(number)
    levels = []
    ground = {shade for shades in families.shades for shade in shades}
    alone = [(piece,) for piece in sets if piece not in ground]
    for family, shades in enumerate((*alone, *families.shades)):
        ordered = sorted((oklab(shade(one)), one) for one in set(shades))
        _, strong_a, strong_b = max((lab for lab, _ in ordered), key=lambda lab: math.hypot(lab[1], lab[2]))
        hue = math.atan2(strong_b, strong_a)
        for part in _parted(ordered):
            size = len(part)
            light, a, b = (sum(values) / size for values in zip(*(lab for lab, _ in part), strict=True))
            # One family, one hue: that of its strongest shade.
            chroma = math.hypot(a, b)
            middle = light, chroma * math.cos(hue), chroma * math.sin(hue)
            ones = sorted((one for _, one in part), key=lambda one: one not in sets)
            members = [shade(one) for one in ones] + [shade(mix(one, TABLE, STEPPED_BACK)) for one in ones]
            of = frozenset[int]().union(*(sets.get(one, ()) for one in ones))
            at = oklab(members[0]) if of else middle
            levels.append(Level(family, at, tuple(members), of, family < len(alone)))
    return levels


def solved(levels: list[Level], fixed: dict[int, int]) -> list[int]:
    """Return entries for levels: near to what they stand for and apart from each other."""
    tried = []
    for at, level in enumerate(levels):
        costs = [(cost(level.at, lab) + _faded(level, lab), entry) for entry, lab in enumerate(LABS)]
        if at in fixed:
            tried.append([costs[fixed[at]]])
        else:
            tried.append(nsmallest(PIECE_CHOICES if level.sets else CHOICES, costs))
    near = [_needs(at, levels) for at in range(len(levels))]
    chosen = [entries[0][1] for entries in tried]
    for _ in range(SWEEPS):
        before = list(chosen)
        for at, entries in enumerate(tried):
            chosen[at] = min((price + _wrong(entry, near[at], chosen), entry) for price, entry in entries)[1]
        if chosen == before:
            break
    return chosen


def _faded(level: Level, entry: Lab) -> float:
    """Return the price of a grey for a piece with a hue, which its name and its other colours have, too."""
    has_hue = math.hypot(level.at[1], level.at[2]) >= HUE
    return FADED if level.is_alone and has_hue and math.hypot(entry[1], entry[2]) < GREY else 0.0


def _needs(at: int, levels: list[Level]) -> "Needs":
    """Return the constraints of a level towards the others: distance, distance for every vision, order of lightness."""
    level = levels[at]
    apart, sight, order = [], [], []
    for number, other in enumerate(levels):
        true = math.dist(level.at, other.at)
        if number == at or true > FAR:
            continue
        if other.family == level.family:
            order.append((number, level.at[0] > other.at[0]))
            continue
        apart.append((number, min(APART, 1.2 * true)))
        if level.sets & other.sets:
            one, two = eyes(level.members[0]), eyes(other.members[0])
            seen = min(math.dist(oklab(a), oklab(b)) for a, b in zip(one, two, strict=True))
            sight.append((number, min(PIECES_APART, seen)))
    return Needs(apart, sight, order)


class Needs(NamedTuple):
    apart: list[tuple[int, float]]
    sight: list[tuple[int, float]]
    order: list[tuple[int, bool]]


def _wrong(entry: int, needs: Needs, chosen: list[int]) -> float:
    """Return how far a level would be from its constraints with this entry."""
    wrong = 0.0
    row = distances(entry)
    for number, need in needs.apart:
        gap = need - row[chosen[number]]
        if gap > 0:
            wrong += 8.0 * gap * gap
    for number, need in needs.sight:
        gap = need - worst(entry, chosen[number])
        if gap > 0:
            wrong += 12.0 * gap * gap
    for number, is_lighter in needs.order:
        turned = LABS[chosen[number]][0] - LABS[entry][0]
        if turned and (turned > 0) == is_lighter:
            wrong += 8.0 * turned * turned
    return wrong


def _parted(ordered: list[tuple[Lab, str]]) -> list[list[tuple[Lab, str]]]:
    """Return shades by lightness in levels, split at the widest gap until every level is narrow."""
    if ordered[-1][0][0] - ordered[0][0][0] < LEVEL:
        return [ordered]
    gaps = [after[0][0] - before[0][0] for before, after in pairwise(ordered)]
    cut = 1 + gaps.index(max(gaps))
    return _parted(ordered[:cut]) + _parted(ordered[cut:])
