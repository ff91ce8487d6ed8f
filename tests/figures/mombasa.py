"""Mombasa. `s` are the positions of an example, `g` is the game; Blue is player 0, Cape Town company 1."""

from boardgames.mombasa import GAME
from boardgames.mombasa import actions as do
from boardgames.mombasa.state import State
from tests.figures import Figures, line

T = GAME.tables


def pounds(states: tuple[State, ...], seat: int = 0) -> list[int]:
    return [state.players[seat].pounds for state in states]


FIGURES: dict[str, Figures] = {
    "MOM-EX-01": (lambda g, s: line(g, s[0], 0, "shares.cape-town"), (5 + 2) * 6),
    "MOM-EX-02": (lambda g, s: [T.cards[card].letter for card in s[0].display[0::3]], ["A", "B", "B", "B"]),
    "MOM-EX-03": (lambda g, s: [x.players[0].steps for x in s], [(0, 0, 0, 0), (3, 0, 0, 0)]),
    "MOM-EX-04": (lambda g, s: [(x.players[0].diamond, x.players[0].steps[2]) for x in s], [(0, 0), (1, 1)]),
    "MOM-EX-05": (lambda g, s: [a for a in g.legal_actions(s[0], 0) if isinstance(a, do.UseBookkeeper)], []),
    "MOM-EX-06": (lambda g, s: [x.players[0].used for x in s], [0, 0b10, 0b10]),
    "MOM-EX-07": (
        lambda g, s: (
            [a.slots for a in g.legal_actions(s[0], 0) if isinstance(a, do.UseGoods)],
            s[-1].frames[-1].total,
        ),
        ([("slot-b",), ("slot-c",), ("slot-b", "slot-c"), ("slot-d",)], 1 + 3),
    ),
    "MOM-EX-08": (
        lambda g, s: (
            "a-banana-2" in s[2].players[0].hand,
            s[2].frames[-1].units,
            s[3].players[0].steps,
            s[3].players[0].used,
        ),
        (True, 1, (1, 0, 0, 0), 0b110),
    ),
    "MOM-EX-09": (
        lambda g, s: ([s[i].frames[-1].points for i in (2, 4, 6)], [x.bases[1] for x in (s[0], s[8])]),
        ([5, 4, 3], [(5, 5, 5), (2, 5, 5)]),
    ),
    "MOM-EX-10": (
        lambda g, s: ([x.frames[-1].points for x in s[:3]], [T.books[b].letter for b in s[3].waiting], pounds(s)),
        ([3, 2, 1], ["A", "A"], [1, 1, 1, 2]),
    ),
    "MOM-EX-11": (
        lambda g, s: (s[2].players[0].books[2:4] == s[0].waiting, s[0].shelf.count(""), s[2].shelf.count("")),
        (True, 2, 0),
    ),
    "MOM-EX-12": (
        lambda g, s: (
            [x.players[0].ink for x in s],
            pounds(s),
            [s[i].frames[-1].points for i in (6, 8)],
            s[-1].players[0].used,
        ),
        ([0, 0, 0, 1, 2, 3, 4, 4, 4, 4, 4], [2, 2, 0, 0, 0, 0, 0, 1, 2, 3, 4], [2, 2], 0b10),
    ),
    "MOM-EX-13": (lambda g, s: (s[1].players[0].diamond, pounds(s)), (2 + 1, [0, 1])),
    "MOM-EX-14": (lambda g, s: (pounds(s), "a-coffee-2" in s[2].players[0].hand), ([4, 3, 0], True)),
    "MOM-EX-15": (lambda g, s: pounds(s), [0, 0, 1 + 2]),
    "MOM-EX-16": (
        lambda g, s: (len(g.legal_actions(s[1], 0)), s[0].players[0].totals[2], s[2].frames[-1].points),
        (3, 6, 1),
    ),
    "MOM-EX-17": (
        lambda g, s: ([p.totals[1] for p in s[0].players], s[2].players[0].steps[1], s[2].players[0].diamond),
        ([5, 3], 3, 1),
    ),
    "MOM-EX-18": (lambda g, s: [x.players[0].totals[0] for x in s[:2]] + [s[2].frames[-1].total], [2, 3, 3]),
    "MOM-EX-19": (
        lambda g, s: (
            len(s[1].players[0].hand) - len(s[0].players[0].hand),
            [len(pile) for pile in s[1].players[0].piles],
            s[1].players[0].area[5:],
        ),
        (2, [0, 1, 1, 0, 0], ("", "", "")),
    ),
    "MOM-EX-20": (lambda g, s: [pounds(s, seat) for seat in range(3)], [[0, 0, 0, 1, 1]] * 3),
    "MOM-EX-21": (lambda g, s: [s[-1].players[seat].ink for seat in (0, 1)], [1, 2]),
    "MOM-EX-22": (lambda g, s: ([x.players[0].totals[0] for x in (s[0], s[4])], s[-1].players[0].ink), ([5, 6], 2)),
    "MOM-EX-23": (lambda g, s: pounds(s), [0, 0, 6 - 1]),
}
