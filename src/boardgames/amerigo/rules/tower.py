"""The cube tower: two floors with holes that catch some cubes and let go of others (AME-Q-20).

A cube that arrives at a floor may knock a resident loose, the more likely the fuller the floor, and may be caught, the
more likely the emptier it is. A big handful jams, so that it is caught more easily. Only integers are drawn, so that a
throw is the same on every machine.
"""

from boardgames.amerigo.box.rows import TowerModel
from boardgames.core.rng import below, shuffled

Cubes = tuple[int, ...]
"""Counts by colour, in wheel order."""


def throw(tower: TowerModel, stream: int, upper: Cubes, lower: Cubes, thrown: Cubes) -> tuple[int, Cubes, Cubes, Cubes]:
    """Cubes into the tower: the next stream, both floors afterwards, and what comes out."""
    stream, fall = shuffled(stream, [colour for colour, n in enumerate(thrown) for _ in range(n)])
    catch = min(tower.catch_max, tower.catch_base * (len(fall) + tower.catch_offset) // tower.catch_divisor)
    falling = list(fall)
    above, beneath = list(upper), list(lower)
    for floor in (above, beneath):
        stream, falling = _pass_floor(tower, stream, floor, falling, catch)
    out = [0] * len(thrown)
    for cube in falling:
        out[cube] += 1
    return stream, tuple(above), tuple(beneath), tuple(out)


def _pass_floor(
    tower: TowerModel, stream: int, floor: list[int], falling: list[int], catch: int
) -> tuple[int, list[int]]:
    """The cubes that fall on from a floor, which changes in place."""
    fallen = []
    residents, capacity, knock = sum(floor), tower.floor_capacity, tower.knock
    thousand = 1000 * capacity
    for cube in falling:
        stream, chance = below(stream, thousand)
        if chance < knock * residents:
            stream, loose = below(stream, residents)
            colour = 0
            while loose >= floor[colour]:
                loose -= floor[colour]
                colour += 1
            floor[colour] -= 1
            residents -= 1
            fallen.append(colour)
        stream, chance = below(stream, thousand)
        if chance < catch * (capacity - residents):
            floor[cube] += 1
            residents += 1
        else:
            fallen.append(cube)
    return stream, fallen
