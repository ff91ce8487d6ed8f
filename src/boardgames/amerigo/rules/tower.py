"""The cube tower: two floors with holes that catch some cubes and let go of others (AME-Q-20).

A cube that arrives at a floor may knock a resident loose, the more likely the fuller the floor, and may be caught, the
more likely the emptier it is. A big handful jams, so that it is caught more easily. Only integers are drawn, so that a
throw is the same on every machine.
"""

from boardgames.amerigo.box.rows import TowerModel
from boardgames.core.rng import Draws

Cubes = tuple[int, ...]
"""Counts by colour, in wheel order."""


def throw(tower: TowerModel, stream: int, upper: Cubes, lower: Cubes, thrown: Cubes) -> tuple[int, Cubes, Cubes, Cubes]:
    """Cubes into the tower: the next stream, both floors afterwards, and what comes out (AME-PHA-17, AME-PHA-18)."""
    draws = Draws(stream)
    falling = [colour for colour, n in enumerate(thrown) for _ in range(n)]
    draws.shuffle(falling)
    catch = min(tower.catch_max, tower.catch_base * (len(falling) + tower.catch_offset) // tower.catch_divisor)
    above, beneath = list(upper), list(lower)
    for floor in (above, beneath):
        falling = _pass_floor(tower, draws, floor, falling, catch)
    out = [0] * len(thrown)
    for cube in falling:
        out[cube] += 1
    return draws.stream, tuple(above), tuple(beneath), tuple(out)


def _pass_floor(tower: TowerModel, draws: Draws, floor: list[int], falling: list[int], catch: int) -> list[int]:
    """The cubes that fall on from a floor, which changes in place."""
    fallen = []
    residents, capacity, knock = sum(floor), tower.floor_capacity, tower.knock
    thousand = 1000 * capacity
    below = draws.below
    for cube in falling:
        if below(thousand) < knock * residents:
            loose = below(residents)
            colour = 0
            while loose >= floor[colour]:
                loose -= floor[colour]
                colour += 1
            floor[colour] -= 1
            residents -= 1
            fallen.append(colour)
        if below(thousand) < catch * (capacity - residents):
            floor[cube] += 1
            residents += 1
        else:
            fallen.append(cube)
    return fallen
