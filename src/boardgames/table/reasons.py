"""Reasons that somebody may have had for a choice, as far as everybody at the table can see.

Only public facts are used, and only questions whose choices everybody may read: a reason taken from a bot's own search
would reveal what it alone knows.
"""

from collections.abc import Sequence
from typing import Any

from boardgames.core.game import Game, Seat
from boardgames.core.score_sheets import Share
from boardgames.core.table import Table
from boardgames.table.foresight import Forecast, Foresight
from boardgames.words import apart, say

MAX_COMPARED = 40
"""Maximum number of choices that are compared."""


def reason_for(table: Table[Any, Any], number: int, *, thinks: bool) -> str:
    """Return a reason for the choice with this number: its points at once compared with the others', or public facts.

    `thinks` is true if its player searches before choosing. Empty if no reason is known.
    """
    game, choice, before = table.game, table.choices[number - 1], table.states[number - 1]
    asked = next((one for one in game.decisions(before) if one.seat == choice.seat), None)
    actions = game.legal_actions(before, choice.seat)
    if asked is None or asked.secret or len(actions) == 1:
        return ""
    purpose = game.words.purpose(game.observe(before, None), choice.seat, choice.action) if thinks else ""
    said = [purpose] if purpose else []
    if len(actions) <= MAX_COMPARED:
        said = _compared(table, number, actions, said, thinks=thinks)
    return say("why", said=apart(said)) if said else ""


def costs_at_once(table: Table[Any, Any], number: int) -> frozenset[str]:
    """Return the kinds of points of which the choice with this number takes some from its player at once."""
    choice = table.choices[number - 1]
    chosen = Foresight(table, None, choice.seat, at=number - 1, answers_itself=False).of(choice.action)
    return frozenset(share.category for share in (*chosen.shares, *chosen.sure) if share.points < 0)


def _compared(
    table: Table[Any, Any], number: int, actions: Sequence[Any], said: list[str], *, thinks: bool
) -> list[str]:
    """Return what is `said`, and how the points of a choice compare with those of the others at once."""
    choice, before = table.choices[number - 1], table.states[number - 1]
    game, foresight = table.game, Foresight(table, None, choice.seat, at=number - 1, answers_itself=False)
    chosen = foresight.of(choice.action)
    if chosen.is_final:
        return said
    change = chosen.change or 0
    changes = [foresight.of(action).change or 0 for action in actions]
    most = max(changes)
    if chosen.hides:
        return [*said, say("why-at-least", parts=_parts(game, chosen.shares))] if change == most > 0 else said
    if change == most > 0 and (not said or changes.count(most) == 1):
        said = [*said, say("why-most", n=len(actions), parts=_parts(game, chosen.shares))]
    said = [*said, *_losers(table, before, chosen, choice.seat)]
    if said or change >= most or not thinks or not game.decisions(table.states[number]):
        return said
    if change < 0 and not chosen.is_loss:
        return [say("why-pays", parts=_parts(game, chosen.shares))]
    if _turn_is_over(table, number):
        return [say("why-later", most=f"{most:+d}", change=f"{change:+d}")]
    return []


def _turn_is_over(table: Table[Any, Any], number: int) -> bool:
    """True if somebody else is asked next: until then a turn may bring more than the choice that begins it."""
    seat = table.choices[number - 1].seat
    return all(asked.seat != seat for asked in table.game.decisions(table.states[number]))


def _parts(game: Game[Any, Any], shares: Sequence[Share]) -> str:
    return ", ".join(f"{game.words.category(share.category)} {share.points:+d}" for share in shares)


def _losers(table: Table[Any, Any], before: Any, forecast: Forecast, seat: Seat) -> list[str]:
    """Return sentences about the players whose points the choice reduces."""
    scores = table.game.scores
    pairs = zip(table.names, scores(table.game.observe(before, None)), scores(forecast.seen), strict=True)
    lost = [(name, old.total - new.total) for name, old, new in pairs if old.seat != seat and new.total < old.total]
    return [say("why-costs", name=name, points=points) for name, points in lost]
