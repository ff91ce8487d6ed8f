"""East India Companies. `s` are the positions of an example, `g` is the game."""

from boardgames.eic import GAME
from boardgames.eic.box.tables import EUROPE, INDIES
from boardgames.eic.state import State
from tests.figures import Figures

T = GAME.tables
COFFEE = 2


def treasuries(state: State) -> list[int]:
    return [one.treasury for one in state.companies]


def value(state: State, company: int) -> int:
    return T.values[state.values[company]]


def sales(state: State) -> list[int]:
    return [one.sales for one in state.companies]


FIGURES: dict[str, Figures] = {
    "EIC-EX-01": (lambda g, s: s[-1].companies[0].agents[0], T.cell_index["shipowner-pier"]),
    "EIC-EX-02": (lambda g, s: [treasuries(x)[:2] for x in s], [[20, 20], [19, 21]]),
    "EIC-EX-03": (lambda g, s: s[-1].cells[T.cell_index["captain-charts"]], (0,)),
    "EIC-EX-04": (
        lambda g, s: (s[1].companies[0].agents[1], treasuries(s[1])[0], s[2].cells[T.cell_index["investor-influence"]]),
        (T.centre, 20, (0,)),
    ),
    "EIC-EX-05": (
        lambda g, s: ([treasuries(x)[:2] for x in s], [value(x, 0) for x in s]),
        ([[20, 20], [20, 15]], [5, 6]),
    ),
    "EIC-EX-06": (
        lambda g, s: ([treasuries(x)[0] for x in s], s[0].columns[INDIES][COFFEE] - s[1].columns[INDIES][COFFEE]),
        ([20, 16], 1),
    ),
    "EIC-EX-07": (
        lambda g, s: (
            [sales(x)[0] for x in s],
            [treasuries(x)[0] for x in s],
            s[1].columns[EUROPE][COFFEE] - s[0].columns[EUROPE][COFFEE],
        ),
        ([0, 6], [20, 20], 1),
    ),
    "EIC-EX-08": (
        lambda g, s: [g.decisions(x)[0].seat for x in s[:-1]],
        [1, 0, 0, 2, 0, 0, 1, 2],
    ),
    "EIC-EX-09": (
        lambda g, s: [(T.sales_floors[x.companies[0].sales_index], value(x, 0)) for x in s],
        [(20, 10), (20, 10), (40, 12)],
    ),
    "EIC-EX-10": (lambda g, s: [x.order for x in s], [(0, 1, 2, 3), (3, 1, 2, 0)]),
    "EIC-EX-11": (lambda g, s: [treasuries(x)[:2] for x in s], [[20, 20], [20 - 3 * 3, 20 + 3 * 3]]),
}
