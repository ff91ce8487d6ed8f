"""After a game: the choices that cost each player most, if the table wants to know."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from boardgames.advice import instead
from boardgames.bots.coach import Advice
from boardgames.core.errors import UserError
from boardgames.core.protocol import SEAT_LETTERS
from boardgames.drawing.styles import PLAYERS
from boardgames.session import Session
from boardgames.tui.look.paint import Row, row, wrap
from boardgames.tui.screens.pages import WIDTH
from boardgames.tui.screens.reader import Reader

MOST = 3
"""For each player."""
LEAST = 2
"""What costs less may be the luck of the games that the coach played on."""


@dataclass(frozen=True)
class Slip:
    """A choice that the coach would not have made."""

    number: int
    """How many choices had been made before it."""
    advice: Advice


async def slips(
    session: Session, think: Callable[[bytes], Awaitable[bytes]], progress: Callable[[int, int], None]
) -> list[Slip]:
    """What the persons of a finished game gave away, choice by choice; `UserError` if nobody thinks any more."""
    game, table = session.game, session.table
    asked = [
        number
        for number, choice in enumerate(table.choices)
        if not session.is_bot(choice.seat) and len(game.legal_actions(table.states[number], choice.seat)) > 1
    ]
    found = []
    for done, number in enumerate(asked):
        progress(done, len(asked))
        answer = await think(session.plea_at(number))
        if not answer:
            raise UserError("The coach's process has ended; ask again.")
        found.append(Slip(number, session.read_advice(answer)))
    return found


def review_page(session: Session, found: list[Slip]) -> Reader:
    """The dearest choices of every person; Enter ends the page with the moment of one."""
    game, table = session.game, session.table
    rows: list[Row] = [row()]
    for seat, name in enumerate(table.names):
        if session.is_bot(seat):
            continue
        own = [slip for slip in found if table.choices[slip.number].seat == seat and slip.advice.cost >= LEAST]
        own.sort(key=lambda slip: -slip.advice.cost)
        rows.append(Row(((" ", ""), (f" {SEAT_LETTERS[seat]} ", PLAYERS[seat]), (f" {name}", "bold"))))
        if not own:
            rows.append(row("     gave nothing away that the coach has seen", "dim"))
        for slip in own[:MOST]:
            state = table.states[slip.number]
            seen, choices = game.observe(state, seat), game.legal_actions(state, seat)
            done = game.describe(seen, seat, table.choices[slip.number].action)
            best = game.describe(seen, seat, choices[slip.advice.futures[0].choice])
            head = f"     {game.words.status(seen)}: {done}"
            rows.append(Row(((head, ""),), slip.number, right=((f"about -{round(slip.advice.cost)} ", "bad"),)))
            for line in wrap(f"instead: {best}; {instead(game, slip.advice, seat, table.names)}", WIDTH - 10):
                rows.append(row(f"       {line}", "soft"))
        rows.append(row())
    rows.append(row("  The coach saw then what the player saw, and played a few games on. It can be wrong.", "dim"))
    return Reader("The choices that cost most", rows)
