"""The turns of a table: bots move, people are asked, curtains fall between them.

Functions of the game screen; who is asked, and with whose eyes, is decided by the flow of the table.
"""

import time
from typing import TYPE_CHECKING

from boardgames.core.errors import UserError
from boardgames.core.game import Seat
from boardgames.table.flow import Ask, BotMoves, Cover, Over
from boardgames.tui.presenter import DEAF_SECONDS
from boardgames.tui.screens import table_pages
from boardgames.tui.screens.curtain import LEAVE, LIFT, LOOK, TAKE_BACK, Curtain
from boardgames.tui.settings import OFF
from boardgames.words import say

if TYPE_CHECKING:
    from boardgames.tui.screens.game import GameScreen

WATCHING_PACE = 0.15
"""Seconds between the moves of bots when nobody plays and everybody watches."""


def advance(self: "GameScreen") -> None:
    """Continue with the next question: a bot answers, or a person is asked, or the game is over."""
    self.session.answers_itself = self.answers_itself
    self.session.lay_open(self.our_app.settings.leaves_open)
    self._answer_forced()
    decision = self.next_decision()
    self._waiting = True  # until somebody is asked
    if decision is not None and self.session.is_bot(decision.seat):
        self.presenter.bots_moved = True
        if self.scene is None:
            self.show_open_table()
        hurries = self.persons or self.presenter.is_paced
        self.soon(self._bot_moves, self._run, seconds=0.001 if hurries else WATCHING_PACE)
    self.presenter.present()


def caught_up(self: "GameScreen") -> None:
    """Ask the next person, or end the game: everybody has seen what happened."""
    step = self.flow.next(self.curtain, self.next_decision())
    if isinstance(step, Ask | Cover):
        self.presenter.drop_show()
    match step:
        case Over():
            self._show(None, asking=False)
            self._waiting = False
            self.our_app.open_end(self.session)
        case Ask(decision, viewer):
            self.ask_player(decision.seat, viewer)
            self._tell_what_happened(decision.seat, viewer, unasked=False)
        case Cover(decision, previous):
            self._lower_curtain(decision.seat, previous)
        case BotMoves(seat) if not self.persons or self.session.thinks(seat):
            self.show_open_table()
            if self.persons:
                self.panel.say(say("bot-thinking", name=self.session.names[seat]), "dim")


def _answer_forced(self: "GameScreen") -> None:
    """Give the answers that nobody is asked for."""
    while (decision := self.next_decision()) is not None:
        answer = self.flow.unasked(decision)
        if answer is None or not self._play(decision.seat, answer):
            return


def _bot_moves(self: "GameScreen", run: int) -> None:
    decision = self.session.decision
    if run != self._run:
        return
    if decision is None or not self.session.is_bot(decision.seat):
        self.advance()
        return
    if self.session.thinks(decision.seat):
        self.run_worker(self._let_think(decision.seat, run), exclusive=True, group="bot")
    elif self._play(decision.seat, self.session.bot_choice(decision.seat)):
        self.advance()


async def _let_think(self: "GameScreen", seat: Seat, run: int) -> None:
    try:
        action = self.session.read_answer(await self._think(self.session.task(seat, self.session.bots[seat])))
    except UserError as error:
        self.panel.say(str(error), "bad")
        return
    if run == self._run and self.is_attached and self._play(seat, action):
        self.advance()


async def _think(self: "GameScreen", task: bytes) -> bytes:
    """Return the answer of the process in which bots think: a bot's choice, or the coach's advice."""
    answer = await self.our_app.thinker.answer(task)
    if not answer:
        raise UserError(say("bot-gone"))
    return answer


def _lower_curtain(self: "GameScreen", seat: Seat, previous: Seat | None) -> None:
    self._waiting = True
    self.flow.covered = True
    self.presenter.ahead.forget()  # what was typed is not for the next player
    # The table under the curtain is public, too: nothing secret can flash up when it is lifted.
    self._show(None, asking=False)

    def lifted(answer: str | None) -> None:
        if answer == LIFT:
            self.presenter.deaf_until = time.monotonic() + DEAF_SECONDS
            self.ask_player(seat, seat)
            self._tell_what_happened(seat, seat, unasked=True)
        elif answer == TAKE_BACK:
            self._undo(self.session.undo_span())
        elif answer == LEAVE:
            self.our_app.leave_table()
        elif answer == LOOK:
            page = table_pages.public_table(self.session.table)
            self.app.push_screen(page, lambda _: self._lower_curtain(seat, previous))

    self.app.push_screen(Curtain(self.session.names, seat, previous, self.scene), lifted)


def _tell_what_happened(self: "GameScreen", seat: Seat, viewer: Seat | None, *, unasked: bool) -> None:
    """Open the page about a player's absence: after a handover always, else only if it affected the player."""
    away = self.meanwhile(seat, viewer)
    news = (seat, away.span)
    if news == self._news or self.our_app.settings.since == OFF or self.panel.typed:
        return  # a page would swallow the rest of what is being typed
    self._news = news
    tells = unasked and (away.mine or (away.rest and not away.in_secret))
    if away.since and (away.is_news(self.presenter.carded) or tells):
        self.panel.say("")  # the page says it better
        self.app.push_screen(self.since_page(away, viewer))
