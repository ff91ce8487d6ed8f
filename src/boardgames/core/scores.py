"""Score sheets side by side, as figures: what a screen and a page of text both lay out."""

from collections.abc import Sequence
from typing import Any

from boardgames.core.protocol import ScoreSheet, Words, ranking
from boardgames.core.values import Value


class ScoreRow(Value):
    """One category of every sheet."""

    title: str
    """The category in words."""
    rule: str
    points: tuple[int, ...]
    """In the order of the sheets."""


class ScoreTable(Value):
    """Categories down, players across."""

    rows: tuple[ScoreRow, ...]
    totals: tuple[int, ...]
    tiebreaks: tuple[str, ...]
    """What decides between equal totals, empty for a sheet that ties with none; no entries at all: nobody ties."""
    places: tuple[int, ...]


def score_table(sheets: Sequence[ScoreSheet], words: Words[Any, Any]) -> ScoreTable:
    """The table of some sheets, not necessarily everybody's."""
    totals = tuple(sheet.total for sheet in sheets)
    tiebreaks = tuple("/".join(map(str, sheet.tiebreak)) if totals.count(sheet.total) > 1 else "" for sheet in sheets)
    return ScoreTable(
        rows=tuple(
            ScoreRow(words.category(category), rule, tuple(_points(sheet, category, rule) for sheet in sheets))
            for category, rule in dict.fromkeys((line.category, line.rule) for s in sheets for line in s.lines)
        ),
        totals=totals,
        tiebreaks=tiebreaks if any(tiebreaks) else (),
        places=ranking(sheets),
    )


def _points(sheet: ScoreSheet, category: str, rule: str) -> int:
    return sum(line.points for line in sheet.lines if (line.category, line.rule) == (category, rule))
