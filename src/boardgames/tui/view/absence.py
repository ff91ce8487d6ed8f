"""Summary of what happened to a player while others moved, what else happened, and what they have now.

A player's own choice can end a round, and what then happens to them (pirates, dividends) comes out of that choice: it
counts as something that was done to them.
"""

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from boardgames.core.game import Game, Seat
from boardgames.core.score_sheets import exact_scores, score_table
from boardgames.core.table import Table
from boardgames.tui.view.player_figures import NOTHING, compared
from boardgames.tui.view.table_view import HistoryLine, absence_span, history_lines
from boardgames.words import say

NUMBER = re.compile(r"-?\d+")
GREAT_LOSS = 5
"""Loss of points that is shown even if nobody has affected the player."""


@dataclass(frozen=True)
class Change:
    """Belonging of a player, then and now."""

    label: str
    before: str
    after: str
    is_total: bool = False
    """True for the points of all categories together."""

    @property
    def is_loss(self) -> bool:
        """True if a number has become smaller."""
        return self.lost > 0

    @property
    def lost(self) -> int:
        """Amount by which a number has become smaller."""
        old, new = NUMBER.search(self.before), NUMBER.search(self.after)
        return int(old[0]) - int(new[0]) if old is not None and new is not None else 0


@dataclass(frozen=True)
class Absence:
    """Time between two turns of a player, and what happened in it."""

    seat: Seat
    since: int
    until: int
    mine: tuple[HistoryLine, ...]
    """Events that affected this player."""
    rest: tuple[HistoryLine, ...]
    things: tuple[Change, ...]
    points: tuple[Change, ...]
    """Changes of points by category, as if the game ended; the last one is the total."""
    span: tuple[int, int]
    """Numbers of choices of the two states that were compared."""
    new_round: bool = False
    """True if a round has ended in between."""
    in_secret: bool = False
    """True if the others chose in secret only: there is nothing to see yet."""

    @property
    def choices(self) -> int:
        """Number of the others' choices that the lines tell of."""
        return len({line.number for line in (*self.mine, *self.rest) if self.since < line.number <= self.until})

    def is_news(self, carded: Collection[int] = ()) -> bool:
        """True if the player should be shown it unasked: something was done to them that has cost them something,
        or of which no card has told, but not of gains before the round is over; or many points are gone.
        `carded` are the numbers of choices about which a card was shown."""
        if any(change.is_total and change.lost >= GREAT_LOSS for change in self.points):
            return True  # whoever did it, and whatever it was: a share has fallen, a danger has come up
        untold = any(line.number not in carded for line in self.mine)
        changes = (*self.things, *self.points[-1:])
        cost = any(change.is_loss for change in changes)
        is_gain = bool(changes) and not cost and not self.new_round
        return bool(self.mine) and (cost or (untold and not is_gain))


def absence_of(table: Table[Any, Any], seat: Seat, viewer: Seat | None, *, projected: bool) -> Absence:
    """Return the absence of a seat since its last choice, as the viewer sees it; `projected` adds the points."""
    since, until = absence_span(table, seat)
    ends = [number for number in (since, *range(until + 1, len(table.choices) + 1)) if _ends_round(table, number)]
    lines = history_lines(table, viewer, since=max(0, since - 1))
    mine, rest = [], []
    for line in lines:
        away = since < line.number <= until
        if (away or line.number in ends) and seat in line.concerns:
            mine.append(line)
        elif away:
            rest.append(line)
    span = (since - 1 if since in ends else since, max([until, *ends]))
    left, back = (table.game.observe(table.states[at], viewer) for at in span)
    things = _changes(*(_holdings(table.game, state, seat) for state in (left, back)))
    points = _points(table, left, back, seat) if projected else ()
    in_secret = all(_is_secret(table, number) for number in range(since + 1, until + 1))
    new_round = len({table.game.round(table.states[at]) for at in span}) > 1
    return Absence(seat, since, until, tuple(mine), tuple(rest), things, points, span, new_round, in_secret)


def _is_secret(table: Table[Any, Any], number: int) -> bool:
    """True if the choice with this number answered a secret question."""
    seat = table.choices[number - 1].seat
    return any(asked.secret for asked in table.game.decisions(table.states[number - 1]) if asked.seat == seat)


def _ends_round(table: Table[Any, Any], number: int) -> bool:
    """True if the choice with this number was the last of its round."""
    round_of = table.game.round
    return number > 0 and round_of(table.states[number - 1]) != round_of(table.states[number])


def changes_by(table: Table[Any, Any], number: int, viewer: Seat | None, *, projected: bool) -> tuple[Change, ...]:
    """Return what a choice changed for its own player, as the viewer sees it."""
    game, seat = table.game, table.choices[number - 1].seat
    before, after = (game.observe(table.states[at], viewer) for at in (number - 1, number))
    found = _changes(*(_holdings(game, state, seat) for state in (before, after)))
    then, now = (game.scores(state)[seat].total for state in (before, after))
    return (*found, Change(say("points-in-all"), str(then), str(now))) if projected and then != now else found


def _holdings(game: Game[Any, Any], seen: Any, seat: Seat) -> dict[str, str]:
    return dict(game.parts.board().holdings(game, seen, seat))


def _changes(before: dict[str, str], after: dict[str, str]) -> tuple[Change, ...]:
    """Return the changes of things that are there before or after; hidden ones count nothing."""
    pairs = ((label, before.get(label, NOTHING), after.get(label, NOTHING)) for label in {**before, **after})
    return tuple(Change(label, *compared(old, new)) for label, old, new in pairs if old != new)


def _points(table: Table[Any, Any], left: Any, back: Any, seat: Seat) -> tuple[Change, ...]:
    game = table.game
    sheets = game.scores(left), game.scores(back)
    then, now = (
        {line.title: line.points[seat] for line in score_table(exact_scores(each), game.words).rows} for each in sheets
    )
    found = [Change(title, str(then.get(title, 0)), str(now.get(title, 0))) for title in {**then, **now}]
    found.append(Change(say("in-all"), str(sheets[0][seat].total), str(sheets[1][seat].total), is_total=True))
    return tuple(change for change in found if change.before != change.after)
