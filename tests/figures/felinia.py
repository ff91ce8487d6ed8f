"""Felinia. `s` are the positions of an example, `g` is the game."""

from tests.figures import Figures, line

FIGURES: dict[str, Figures] = {
    "FEL-EX-01": (lambda g, s: [x.players[0].money for x in s], [4, 4 + 2]),
    "FEL-EX-02": (lambda g, s: s[-1].piles[0], (0, 1)),
    "FEL-EX-03": (
        lambda g, s: (
            [x.players[0].money for x in s],
            [x.players[1].money for x in s],
            [x.players[2].money for x in s],
            [sum(x.markets[0]) for x in s[:4]],
            [p.tokens for p in s[-1].players],
        ),
        ([6, 2, 2, 2, 2], [6, 6, 6, 6, 5], [6, 6, 6, 4, 4], [3, 2, 2, 1], [3, 3, 3, 3]),
    ),
    "FEL-EX-04": (
        lambda g, s: (
            [(x.players[0].money, x.players[0].gold, x.players[0].spice, len(x.players[0].bonus)) for x in s[:2]],
            [(x.players[1].money, x.players[1].spice, x.players[1].goods) for x in s[1:]],
        ),
        ([(2, 1, 1, 0), (0, 0, 0, 1)], [(1, 0, (1, 0, 0, 0, 0)), (0, 1, (0, 0, 0, 1, 0))]),
    ),
    "FEL-EX-05": (
        lambda g, s: [(x.players[0].goods, x.players[0].money, x.ships[0].merchants) for x in s],
        [((0, 0, 0, 2, 1), 2, ()), ((0, 0, 0, 0, 0), 2, (0,))],
    ),
    "FEL-EX-06": (
        lambda g, s: [(x.players[0].goods, x.players[0].money) for x in s],
        [((0, 0, 2, 0, 0), 2), ((0, 0, 0, 0, 0), 1)],
    ),
    "FEL-EX-07": (
        lambda g, s: (
            s[2].ships[0].merchants,
            s[3].players[0].goods,
            [x.players[0].money for x in s],
            [now - was for was, now in zip(s[1].bag, s[3].bag, strict=True)][2:],
        ),
        ((0,), (0, 0, 0, 0, 0), [2, 1, 1, 0], [2, 2, 1]),
    ),
    "FEL-EX-08": (lambda g, s: [x.players[2].stock for x in s], [10, 10, 10]),
    "FEL-EX-09": (
        lambda g, s: ([x.players[2].money for x in s[:4]], s[-1].players[2].trade, s[-1].players[2].stock),
        ([2, 2, 2, 3], ("tt-tigers-tigers-1",), 9),
    ),
    "FEL-EX-10": (
        lambda g, s: (
            [line(g, s[0], 1, "people.cheetahs"), line(g, s[0], 2, "people.cheetahs")]
            + [line(g, x, 0, "people.lions") for x in (s[0], s[3], s[6])]
        ),
        [1, 4, 9, 16, 20],
    ),
    "FEL-EX-11": (
        lambda g, s: (
            [line(g, s[0], 1, "people.panthers"), line(g, s[0], 2, "people.panthers")]
            + [line(g, x, 0, "people.jaguars") for x in (s[0], s[3], s[6])]
        ),
        [1, 4, 9, 12, 15],
    ),
    "FEL-EX-12": (
        lambda g, s: [line(g, s[0], 0, f"people.{p}") for p in ("jaguars", "panthers", "lions")],
        [5 * 3, 2 * 2, 1],
    ),
    "FEL-EX-13": (lambda g, s: [line(g, s[0], 0, "bonus"), line(g, s[0], 0, "people.panthers")], [2, 4]),
    "FEL-EX-14": (lambda g, s: line(g, s[0], 0, "merchants"), 4 * 3 + 2 * 2 + 2 * 2),
    "FEL-EX-15": (lambda g, s: g.scores(s[0])[0].total, 2 + 2 + 1),
    "FEL-EX-16": (lambda g, s: g.scores(s[0])[0].total, 47),
}
