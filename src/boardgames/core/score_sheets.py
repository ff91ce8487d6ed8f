"""Score sheets as figures: side by side, compared over time, and with what a viewer cannot know left out."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from boardgames.core.game import Game, ScoreSheet, Seat, Words, ranking
from boardgames.core.rng import start_stream
from boardgames.core.values import Value


class ScoreRow(Value):
    """One category of every sheet."""

    title: str
    """The category in words."""
    rule: str
    points: tuple[int, ...]
    """In the order of the sheets."""
    figures: tuple[str, ...]
    """The same as text, with a mark where hidden points are left out."""


class ScoreTable(Value):
    """Categories down, players across."""

    rows: tuple[ScoreRow, ...]
    totals: tuple[int, ...]
    figures: tuple[str, ...]
    """Totals as text."""
    tiebreaks: tuple[str, ...]
    """Values that decide between equal totals, empty for a sheet that ties with none; no entries if nobody ties."""
    places: tuple[int, ...]
    """Place of each sheet; empty while somebody's total is not known."""


def score_table(estimates: "Sequence[ScoreEstimate]", words: Words[Any, Any]) -> ScoreTable:
    """Return the table of some sheets, not necessarily everybody's."""
    sheets = [one.sheet for one in estimates]
    totals = tuple(one.total for one in estimates)
    tiebreaks = tuple(_tiebreak(sheet, [one for one in sheets if one.total == sheet.total]) for sheet in sheets)
    return ScoreTable(
        rows=tuple(
            ScoreRow(
                words.category(category),
                rule,
                tuple(_points(sheet, category, rule) for sheet in sheets),
                tuple(in_figures(_points(r.sheet, category, rule), (category, rule) in r.unsure) for r in estimates),
            )
            for category, rule in dict.fromkeys((line.category, line.rule) for s in sheets for line in s.lines)
        ),
        totals=totals,
        figures=tuple(in_figures(one.total, not one.is_total_sure) for one in estimates),
        tiebreaks=tiebreaks if any(tiebreaks) else (),
        places=ranking(sheets) if all(one.is_sure for one in estimates) else (),
    )


def _tiebreak(sheet: ScoreSheet, tied: Sequence[ScoreSheet]) -> str:
    """Return the first tie-break figures of a sheet, as many as it takes to tell it from those of the same total."""
    if len(tied) == 1:
        return ""
    same = takewhile(lambda figures: len(set(figures)) == 1, zip(*(one.tiebreak for one in tied), strict=True))
    return "/".join(map(str, sheet.tiebreak[: len(list(same)) + 1]))


def _points(sheet: ScoreSheet, category: str, rule: str) -> int:
    return sum(line.points for line in sheet.lines if (line.category, line.rule) == (category, rule))


class Share(Value):
    """A change of points, by where they come from."""

    category: str
    points: int
    purse: bool
    """True if the line counts what can be spent."""


def shares(before: ScoreSheet, after: ScoreSheet) -> tuple[Share, ...]:
    """Return what has changed from one sheet to another, in the order of the sheets."""
    lines = {line.category: line.purse for sheet in (before, after) for line in sheet.lines}
    changes = {
        category: sum(line.points for line in after.lines if line.category == category)
        - sum(line.points for line in before.lines if line.category == category)
        for category in lines
    }
    return tuple(Share(category, points, lines[category]) for category, points in changes.items() if points)


WORLDS = 6
"""Number of sampled worlds in which a score must be equal to count as known."""
MANY_WORLDS = 64
"""The same for a page that shows points by category: six worlds often leave out one of five tiles."""


class ScoreEstimate(Value):
    """A seat's points as far as a viewer can compute them."""

    sheet: ScoreSheet
    """Sheet of what the viewer sees; what is hidden counts nothing."""
    more: int = 0
    """Number of further points in the best of the sampled worlds."""
    unsure: frozenset[tuple[str, str]] = frozenset()
    """Categories, with their rules, whose points the viewer cannot know."""
    is_settled: bool = False
    """True if something is hidden, but every sampled world comes to the same total."""

    @property
    def is_sure(self) -> bool:
        return not self.unsure

    @property
    def is_total_sure(self) -> bool:
        """True if the total is known, though perhaps not where all of it comes from."""
        return self.is_sure or self.is_settled

    @property
    def total(self) -> int:
        """The total if it is known, else that of what the viewer sees."""
        return self.sheet.total + self.settled

    @property
    def settled(self) -> int:
        """Number of points that are known to come from hidden things."""
        return self.more if self.is_settled else 0


def exact_scores(sheets: Sequence[ScoreSheet]) -> tuple[ScoreEstimate, ...]:
    """Return the sheets as estimates that leave nothing open."""
    return tuple(map(ScoreEstimate, sheets))


def estimate_scores(
    game: Game[Any, Any], seen: Any, viewer: Seat | None, count: int = WORLDS
) -> tuple[ScoreEstimate, ...]:
    """Estimate everybody's points for a viewer, from worlds sampled from what the viewer sees.

    The result depends on nothing else: the same view always has the same figures. Before few worlds settle a total
    that has hidden parts, many are asked.
    """
    sheets = game.scores(seen)
    worlds = [game.scores(game.imagine(seen, viewer, start_stream(i, "reckoning"))) for i in range(count)]
    estimates = tuple(_estimate(sheet, [world[sheet.seat] for world in worlds]) for sheet in sheets)
    if count < MANY_WORLDS and any(one.is_settled for one in estimates):
        return estimate_scores(game, seen, viewer, MANY_WORLDS)
    return estimates


def _estimate(sheet: ScoreSheet, worlds: Sequence[ScoreSheet]) -> ScoreEstimate:
    if all(world.lines == sheet.lines for world in worlds):
        return ScoreEstimate(sheet)
    keys = dict.fromkeys((line.category, line.rule) for one in (sheet, *worlds) for line in one.lines)
    unsure = frozenset(key for key in keys if any(_points(one, *key) != _points(sheet, *key) for one in worlds))
    totals = {world.total for world in worlds}
    more = max(totals) - sheet.total
    return ScoreEstimate(sheet, max(0, more), unsure, len(totals) == 1 and more >= 0)


def in_figures(total: int, unsure: bool) -> str:
    """Return points as text, with a mark if hidden ones are left out."""
    return f"{total}+?" if unsure else str(total)
