"""Amerigo. `s` are the positions of an example, `g` is the game; Red is player 0, White 1, Blue 2, Yellow 3."""

from boardgames.amerigo import GAME
from boardgames.amerigo.rules.pieces import cover
from boardgames.amerigo.rules.pirates import strength
from boardgames.amerigo.state import DISCOVERY, State
from boardgames.amerigo.view import tower_cubes
from tests.figures import Figures, line

T = GAME.tables


def ap(state: State) -> int:
    """The action points of the action being performed."""
    points: int = state.frames[0].ap  # type: ignore[union-attr]
    return points


def vp(states: tuple[State, ...], seat: int = 0) -> list[int]:
    return [state.players[seat].vp for state in states]


def gained(states: tuple[State, ...], seat: int) -> int:
    return states[-1].players[seat].vp - states[0].players[seat].vp


FIGURES: dict[str, Figures] = {
    "AME-EX-01": (lambda g, s: (s[0].order[0], [p.gold for p in s[0].players]), (0, [0, 1, 2, 3])),
    # Blue, black, red, brown, green, yellow, white: what is not in the tower, and what is.
    "AME-EX-02": (
        lambda g, s: ([sum(n) for n in zip(s[0].storage, s[0].action_space, strict=True)], tower_cubes(T, s[0])),
        ([4, 4, 5, 3, 4, 5, 3], (3, 3, 2, 4, 3, 2, 4)),
    ),
    "AME-EX-03": (lambda g, s: (s[0].storage[0], s[1].phase, s[1].storage[0]), (4, 0, 0)),
    "AME-EX-04": (lambda g, s: (s[0].ap, s[2].frames[-1].ap, s[3].players[0].cannons), (4, 4, 4)),
    "AME-EX-05": (lambda g, s: s[1].order, (0, 1, 2, 3)),
    "AME-EX-06": (lambda g, s: (g.decisions(s[0])[0].seat, g.decisions(s[1])[0].seat), (3, 0)),
    "AME-EX-07": (
        lambda g, s: (s[6].frames[0].moved, s[7].frames[0].left(1), s[7].frames[0].left(2)),
        ((3, 0), 0, 4),
    ),
    "AME-EX-08": (
        lambda g, s: (cover(s[-1].pieces).posts[0].bit_count(), s[-1].players[0].ledger[DISCOVERY]),
        (2, 0),
    ),
    "AME-EX-09": (lambda g, s: [x.players[0].cannons for x in s], [0, 0, 4]),
    "AME-EX-10": (lambda g, s: [ap(x) for x in s[1:]], [4, 2, 1, 0]),
    "AME-EX-11": (lambda g, s: [len(x.players[2].tokens) for x in s], [0, 0, 0, 1]),
    "AME-EX-12": (lambda g, s: list(dict.fromkeys(ap(x) for x in s[1:])), [4, 2, 1, 0]),
    "AME-EX-13": (lambda g, s: cover(s[-1].pieces).villages[0], 0),
    "AME-EX-14": (lambda g, s: cover(s[-1].pieces).villages[0], 0),
    "AME-EX-15": (lambda g, s: (cover(s[-1].pieces).occupied.bit_count(), ap(s[-1])), (1 + 2 + 4 + 3 + 1, 0)),
    "AME-EX-16": (lambda g, s: s[-1].players[0].goods, (1, 0, 1, 0, 0)),
    "AME-EX-17": (lambda g, s: gained(s, 0), 10),
    "AME-EX-18": (
        lambda g, s: (gained(s, 0), s[-1].players[0].chests, gained(s, 2)),
        (2 + 3 + 3 * 4, 1, 1 * 4),
    ),
    "AME-EX-19": (lambda g, s: (s[-1].players[0].production, ap(s[-1])), (("wool-2", "wool-3"), 0)),
    "AME-EX-20": (lambda g, s: (s[2].players[3].special, ap(s[2]), s[3].order[0]), (4, 1, 3)),
    "AME-EX-21": (lambda g, s: [ap(x) for x in s[1:]], [5, 4]),
    "AME-EX-22": (lambda g, s: ([x.players[2].gold for x in s], vp(s, 2)), ([9, 12], [0, 1])),
    "AME-EX-23": (lambda g, s: (s[3].players[0].cannons, s[3].players[0].gold), (12, 2)),
    "AME-EX-24": (
        lambda g, s: (
            [x.players[0].gold for x in s[:3]],
            [x.players[0].progress for x in s],
            len(s[4].players[0].tokens),
        ),
        ([1, 1, 0], [4, 4, 4, 7, 7], 2),
    ),
    "AME-EX-25": (lambda g, s: (s[1].players[2].cannons, vp(s, 2)), (0, [20, 20 - 6])),
    "AME-EX-26": (lambda g, s: (s[1].players[3].cannons, vp(s, 3)), (2, [20, 20])),
    "AME-EX-27": (lambda g, s: [strength(T, x) for x in s], [6, 10]),
    "AME-EX-28": (lambda g, s: (line(g, s[1], 0, "overflow"), line(g, s[1], 0, "gold")), (5, 12)),
    "AME-EX-29": (
        lambda g, s: [line(g, s[1], 0, f"good.{good.id}") for good in T.goods],
        [3 * 4, 1 * 1, 0 * 2, 2 * 1, 2 * 2],
    ),
    "AME-EX-30": (lambda g, s: (line(g, s[1], 0, "end-tokens"), line(g, s[1], 0, "progress")), (7 + 12, 10)),
    "AME-EX-31": (lambda g, s: line(g, s[1], 0, "special"), 6),
}
