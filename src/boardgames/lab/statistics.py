"""Statistics of a series of games: scores and their sources, length, seats, use of every choice.

Games are added one by one, and nothing is kept of one but eight bytes of its digest: a long series needs no more memory
than a short one.
"""

from collections import Counter
from collections.abc import Iterator
from math import inf, sqrt
from typing import Any, TypeAlias

from boardgames.core.game import SEAT_LETTERS, Game
from boardgames.core.playout import Result
from boardgames.core.values import digest

SURE = 1.96
"""Standard errors of a 95 % confidence interval."""

Report: TypeAlias = dict[str, Any]
Label: TypeAlias = tuple[str, str]
"""Heading of the report, and the thing counted under it."""
ACTIONS, THINGS, RULES = "actions", "things", "rules"


class Spread:
    """Numbers added up: mean and deviation."""

    def __init__(self) -> None:
        self.count, self._sum, self._squares = 0, 0.0, 0.0
        self._least, self._most = inf, -inf

    def add(self, number: float) -> None:
        self.count += 1
        self._sum += number
        self._squares += number * number
        self._least, self._most = min(self._least, number), max(self._most, number)

    @property
    def mean(self) -> float:
        return self._sum / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        if self.count < 2:
            return 0.0
        return sqrt(max(0.0, self._squares - self._sum * self.mean) / (self.count - 1))

    @property
    def margin(self) -> float:
        """Return half the confidence interval around the mean."""
        return SURE * self.deviation / sqrt(self.count) if self.count else 0.0

    def told(self) -> Report:
        least, most = (self._least, self._most) if self.count else (0, 0)
        return {
            "mean": round(self.mean, 2),
            "margin": round(self.margin, 2),
            "deviation": round(self.deviation, 2),
            "least": round(least, 2),
            "most": round(most, 2),
        }


def share(wins: float, games: int) -> tuple[float, float]:
    """Return the confidence interval of a share of games (Wilson), which holds for few games and extreme shares."""
    if not games:
        return 0.0, 1.0
    p, z = wins / games, SURE * SURE / games
    middle, half = p + z / 2, SURE * sqrt(p * (1 - p) / games + z / (4 * games))
    return max(0.0, (middle - half) / (1 + z)), min(1.0, (middle + half) / (1 + z))


class Tally:
    """Results added up as they come."""

    def __init__(self, game: Game[Any, Any], players: int) -> None:
        self._labels = [labels_of(game, action) for action in game.all_actions()]
        self.games, self.decisions = 0, 0
        self._length = Spread()
        self._scores = [Spread() for _ in range(players)]
        self._advantages = [Spread() for _ in range(players)]
        self._wins, self._parts = [0] * players, [0.0] * players
        self._categories: dict[str, list[Spread]] = {}
        self._times: Counter[Label] = Counter({label: 0 for labels in self._labels for label in labels})
        self._in_games: Counter[Label] = Counter()
        self._digests = bytearray()

    def add(self, result: Result) -> None:
        self.games += 1
        self.decisions += result.decisions
        self._length.add(result.decisions)
        self._digests += bytes.fromhex(result.digest)
        middle, winners = sum(result.scores) / len(result.scores), result.ranks.count(1)
        for seat, (points, rank) in enumerate(zip(result.scores, result.ranks, strict=True)):
            self._scores[seat].add(points)
            self._advantages[seat].add(points - middle)
            if rank == 1:
                self._wins[seat] += 1
                self._parts[seat] += 1 / winners
        self._add_categories(result)
        self._add_choices(result)

    def _add_categories(self, result: Result) -> None:
        for seat, lines in enumerate(result.categories):
            for category, points in lines:
                spreads = self._categories.setdefault(category, [Spread() for _ in self._scores])
                spreads[seat].add(points)

    def _add_choices(self, result: Result) -> None:
        seen: set[Label] = set()
        for number, times in result.choices:
            for label in self._labels[number]:
                self._times[label] += times
                seen.add(label)
        self._in_games.update(seen)

    def digest(self) -> str:
        """Return the digest of all final states in order."""
        return digest([self._digests[at : at + 8].hex() for at in range(0, len(self._digests), 8)])

    def report(self) -> Report:
        """Return the results as plain data; `scores` and `wins` are by seat, a shared victory counts for each."""
        return {
            "scores": [round(spread.mean, 2) for spread in self._scores] if self.games else [],
            "wins": self._wins if self.games else [],
            "length": self._length.told(),
            "seats": [self._seat(seat) for seat in range(len(self._scores))],
            "categories": {category: self._category(spreads) for category, spreads in self._categories.items()},
            **{heading: dict(self._counts(heading)) for heading in (ACTIONS, THINGS, RULES)},
        }

    def _seat(self, seat: int) -> Report:
        low, high = share(self._parts[seat], self.games)
        return {
            "seat": SEAT_LETTERS[seat],
            "score": self._scores[seat].told(),
            "advantage": round(self._advantages[seat].mean, 2),
            "advantage_margin": round(self._advantages[seat].margin, 2),
            "win_share": round(self._parts[seat] / self.games, 4) if self.games else 0.0,
            "win_share_from": round(low, 4),
            "win_share_to": round(high, 4),
        }

    def _category(self, spreads: list[Spread]) -> Report:
        """Return the statistics of the categories; one that a sheet leaves out counts 0 in that game."""
        means = [spread.mean * spread.count / self.games for spread in spreads]
        return {"mean": round(sum(means) / len(means), 2), "seats": [round(mean, 2) for mean in means]}

    def _counts(self, heading: str) -> Iterator[tuple[str, Report]]:
        games = self.games or 1
        for label, times in self._times.items():
            if label[0] == heading:
                yield (
                    label[1],
                    {"a_game": round(times / games, 3), "share_of_games": round(self._in_games[label] / games, 4)},
                )


def labels_of(game: Game[Any, Any], action: Any) -> tuple[Label, ...]:
    """Return what an action counts for: its kind, the things it names, and the rules that it carries out."""
    named = [getattr(action, field) for field in action.__struct_fields__]
    things = [thing for value in named for thing in (value if isinstance(value, tuple) else (value,))]
    kind: str = action.__struct_config__.tag
    found = [
        (ACTIONS, kind),
        *((THINGS, thing) for thing in things if isinstance(thing, str) and thing),
        *((RULES, rule) for rule in game.rules_of(action)),
    ]
    return tuple(dict.fromkeys(found))
