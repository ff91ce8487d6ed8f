"""Review after a game: the choices that cost each player most."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from boardgames.bots.losses import TO_THE_END
from boardgames.bots.side_by_side import Advice
from boardgames.core.equal_choices import different_choices
from boardgames.core.errors import UserError
from boardgames.core.game import SEAT_LETTERS
from boardgames.core.table import Table
from boardgames.table.coach_text import choice_text, cost_text
from boardgames.table.session import Session
from boardgames.tui.look.paint import Row, row, wrap
from boardgames.tui.look.styles import PLAYERS
from boardgames.tui.presenter import turn_start
from boardgames.tui.screens.table_pages import WIDTH
from boardgames.tui.screens.text_page import TextPage
from boardgames.words import pair, say

MAX_PER_PLAYER = 3
"""Maximum number of choices per player."""
MIN_COST = 2
"""Minimum cost of a choice that is mentioned."""
EVALUATED_TWICE = 8
"""Number of the costliest choices that are evaluated again: the worst of a hundred estimates are mostly bad luck."""


@dataclass(frozen=True)
class Slip:
    """Choice that the coach would not have made."""

    number: int
    """Number of choices that had been made before it."""
    advice: Advice
    cost: float
    """Points that it gave away: in the first look a guess, in the second what a second opinion confirms."""


async def slips(
    session: Session, think: Callable[[bytes], Awaitable[bytes]], progress: Callable[[int, int, bool], None]
) -> list[Slip]:
    """Return the dearest mistakes of the persons in a finished game; `UserError` if the process of the coach has
    ended."""
    game, table = session.game, session.table
    asked = [
        number
        for number, choice in enumerate(table.choices)
        if not session.is_bot(choice.seat) and len(different_choices(game, table.states[number], choice.seat)) > 1
    ]

    async def look(number: int, *, again: bool) -> Slip:
        answer = await think(session.coach_task_at(number, again=again))
        if not answer:
            raise UserError(say("coach-gone"))
        advice = session.read_advice(answer)
        return Slip(number, advice, advice.loss if again else advice.guess)

    first = []
    for done, number in enumerate(asked):
        progress(done, len(asked), False)
        first.append(await look(number, again=False))
    doubtful = []
    for seat in range(len(table.names)):
        own = [slip for slip in first if table.choices[slip.number].seat == seat and slip.cost >= MIN_COST]
        doubtful += sorted(own, key=lambda slip: -slip.cost)[:EVALUATED_TWICE]
    found = []
    for done, slip in enumerate(doubtful):
        progress(done, len(doubtful), True)
        found.append(await look(slip.number, again=True))
    return once_a_turn(table, [slip for slip in found if slip.cost >= MIN_COST])


def once_a_turn(table: Table[Any, Any], found: Sequence[Slip]) -> list[Slip]:
    """Return the costliest choice of every turn; the others of the turn are part of the same mistake."""
    dearest: dict[int, Slip] = {}
    for slip in found:
        turn = turn_start(table, slip.number + 1)
        if turn not in dearest or slip.cost > dearest[turn].cost:
            dearest[turn] = slip
    return list(dearest.values())


def review_page(session: Session, found: list[Slip]) -> TextPage:
    """Return a page with the costliest choices of every person; Enter ends it with the number of one."""
    game, table = session.game, session.table
    rows: list[Row] = [row()]
    for seat, name in enumerate(table.names):
        if session.is_bot(seat):
            continue
        own = [slip for slip in found if table.choices[slip.number].seat == seat]
        own.sort(key=lambda slip: -slip.cost)
        rows.append(Row(((" ", ""), (f" {SEAT_LETTERS[seat]} ", PLAYERS[seat]), (f" {name}", "bold"))))
        if not own:
            rows.append(row(f"     {say('review-nothing')}", "dim"))
        for slip in own[:MAX_PER_PLAYER]:
            state = table.states[slip.number]
            seen, choices = game.observe(state, seat), different_choices(game, state, seat)
            done = game.describe(seen, seat, table.choices[slip.number].action)
            first = slip.advice.futures[0]
            best = choice_text(first, game.describe(seen, seat, choices[first.choice]), [])
            gain = cost_text(game, slip.advice, seat, table.names)
            better = say("review-instead", choice=best, gain=gain) if gain else say("review-best", choice=best)
            head = f"     {pair(game.words.status(seen), done)}"
            rows.append(
                Row(
                    ((head, ""),),
                    slip.number,
                    right=((f"{say('review-cost', points=round(slip.cost))} ", "bad"),),
                )
            )
            rows += [row(f"       {line}", "soft") for line in wrap(better, WIDTH - 10)]
        rows.append(row())
    rows += [row(f"  {line}", "dim") for line in wrap(say("review-how", games=TO_THE_END), WIDTH - 4)]
    return TextPage(say("review-heading"), rows)
