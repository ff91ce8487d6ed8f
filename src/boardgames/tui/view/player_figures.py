"""Figures of players: what each has now, what has changed since their last turn, what a choice would change."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from boardgames.core.game import Game, ScoreSheet, Seat
from boardgames.core.score_sheets import ScoreEstimate, in_figures
from boardgames.tui.look.points import category_colours

AMOUNT = re.compile(r"\s*(?P<unit>[^\w\s-]?)(?P<number>-?\d+)\s*")
"""A number, perhaps with a sign for money in front."""
NOTHING = "-"
"""Value of a belonging that is gone."""


@dataclass(frozen=True)
class PlayerFigures:
    """Line about one player."""

    seat: Seat
    name: str
    to_move: bool
    bot: str
    score: int | None
    """Score as if the game ended now; None if the table does not want to see it."""
    holdings: tuple[tuple[str, str, str], ...]
    """(label, value, change while others moved) of each belonging."""
    points: tuple[int, ...] = ()
    """Points by category in the order of everybody's sheets; empty if the score is not shown."""
    colours: tuple[str, ...] = ()
    """Colour of each of these in a bar."""
    unsure: bool = False
    """True if the score leaves out what the viewer cannot see."""
    more: int = 0
    """Maximum number of further points."""
    settled: int = 0
    """Number of points of the score that are known to come from hidden things."""
    moved: int = 0
    """Change of the score while others moved."""
    then: "PlayerFigures | None" = None
    """The same player after the selected choice and its forced consequences."""

    @property
    def total(self) -> str:
        """Score as text; empty if it is not shown."""
        return "" if self.score is None else in_figures(self.score, self.unsure)


Categories = tuple[tuple[str, str], ...]
"""Where points come from, with their rules, in the order of the bars."""


def categories_of(sheets: Sequence[ScoreSheet]) -> Categories:
    return tuple(dict.fromkeys((line.category, line.rule) for sheet in sheets for line in sheet.lines))


def points_by(sheet: ScoreSheet, categories: Categories) -> tuple[int, ...]:
    """Return the points of a sheet in the order of the categories."""
    points = dict.fromkeys(categories, 0)
    for line in sheet.lines:
        points[line.category, line.rule] += line.points
    return tuple(points.values())


def with_score(
    player: PlayerFigures,
    estimate: ScoreEstimate,
    categories: Categories,
    before: ScoreSheet,
    colours: tuple[str, ...] = (),
) -> PlayerFigures:
    """Return the player with a score; `before` is the sheet at the last turn of the player to move."""
    sheet = estimate.sheet
    return replace(
        player,
        score=estimate.total,
        points=points_by(sheet, categories),
        colours=colours,
        unsure=not estimate.is_total_sure,
        more=estimate.more - estimate.settled,
        settled=estimate.settled,
        moved=sheet.total - before.total,
    )


def foreseen(
    game: Game[Any, Any], players: Sequence[PlayerFigures], now: Any, then: Any, hidden: Mapping[Seat, bool]
) -> tuple[PlayerFigures, ...]:
    """Return the players with what they would have: `now` and `then` are what the viewer sees.

    `hidden` says of whom the viewer will not see all that the choice brings.
    """
    before, after = game.scores(now), game.scores(then)
    categories = categories_of((*before, *after))
    colours = category_colours(game, len(players), [category for category, _ in categories])
    lines = []
    for player in players:
        seat = player.seat
        have = dict(game.parts.board().holdings(game, then, seat))
        have |= {label: NOTHING for label, _, _ in player.holdings if label not in have}
        later = replace(player, holdings=tuple((label, value, "") for label, value in have.items()), moved=0)
        if player.score is not None:
            unsure = player.unsure or hidden.get(seat, False)
            points = points_by(after[seat], categories)
            settled = 0 if unsure else player.settled
            later = replace(later, score=after[seat].total + settled, points=points, colours=colours, unsure=unsure)
            player = replace(player, points=points_by(before[seat], categories), colours=colours)
        lines.append(replace(player, then=later))
    return tuple(lines)


def change(before: str | None, after: str | None) -> str:
    """Return the difference of two values: a signed number if they are numbers of the same thing, else a mark.

    A hidden value counts as 0 of whatever the other one is.
    """
    if before == after:
        return ""
    old, new = AMOUNT.fullmatch(before or ""), AMOUNT.fullmatch(after or "")
    if (before and old is None) or (after and new is None) or (old and new and old["unit"] != new["unit"]):
        return "*"
    return f"{int(new['number'] if new else 0) - int(old['number'] if old else 0):+d}"


def changed_holdings(player: PlayerFigures) -> tuple[tuple[str, str, str], ...]:
    """Return (label, value now, value then) of everything that would change."""
    if player.then is None:
        return ()
    now = {label: value for label, value, _ in player.holdings}
    return tuple(
        (label, *compared(now.get(label, NOTHING), value))
        for label, value, _ in player.then.holdings
        if value != now.get(label, NOTHING)
    )


def compared(now: str, then: str) -> tuple[str, str]:
    """Return two values to show side by side: nothing becomes 0 beside a number, because a dash looks like a minus."""
    numbers = [AMOUNT.fullmatch(value) is not None for value in (now, then)]
    return "0" if now == NOTHING and numbers[1] else now, "0" if then == NOTHING and numbers[0] else then
