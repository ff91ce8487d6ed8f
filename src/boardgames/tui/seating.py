"""Seats taking turns at one keyboard: bots and people choose, curtains fall between them, choices are taken back."""

import time
from collections.abc import Callable, Sequence
from typing import Any

from textual.widget import Widget

from boardgames.core.errors import UserError
from boardgames.core.foresight import Forecast, Foresight
from boardgames.core.protocol import Decision, Seat
from boardgames.core.table import Barrier, IllegalAction
from boardgames.session import Session
from boardgames.table.flow import Ask, BotMoves, Cover, Flow, Over
from boardgames.tui.figures import Player
from boardgames.tui.meanwhile import Meanwhile, meanwhile
from boardgames.tui.presenting import DEAF_SECONDS, Presenter
from boardgames.tui.scene import absence, build_scene
from boardgames.tui.screens import pages
from boardgames.tui.screens.curtain import LEAVE, LIFT, LOOK, TAKE_BACK, Curtain, RollCall
from boardgames.tui.screens.curtain import Ask as AskYesNo
from boardgames.tui.screens.reader import Reader
from boardgames.tui.screens.since import since_page
from boardgames.tui.screens.table import TableScreen
from boardgames.tui.settings import ALL_AGREE, NEVER, OFF
from boardgames.tui.texts import NOTHING_TO_REDO, NOTHING_TO_UNDO, SINCE, counted
from boardgames.tui.widgets.decision import DecisionPanel
from boardgames.tui.widgets.rowlist import RowList

NOTICE_SECONDS = 12
"""How long a word about the log stays: it names a file."""
WATCHING_PACE = 0.15
"""Seconds between the moves of bots when nobody plays and everybody watches."""


class SeatingScreen(TableScreen[None]):
    """A session in play: who is asked, what was chosen, what is taken back."""

    SHOWS_MOMENTS = True

    def __init__(self, session: Session) -> None:
        super().__init__(session.names)
        self.session = session
        self.presenter = Presenter(self, session)
        self._run = 0
        """Which run of bots' moves this is: whatever belongs to an earlier one comes too late."""
        self.foresight: Foresight | None = None
        """What the choices of the open question would do."""
        self.flow = Flow(session)
        self._news: tuple[Seat, tuple[int, int]] | None = None
        """Who was told unasked what has happened, and from when to when that was."""
        self._unsaved = ""
        self._waiting = True
        """Bots are moving, or a curtain is down, or a card is up: no choice can be confirmed."""

    def make_panel(self) -> Widget:
        return DecisionPanel(id="panel")

    @property
    def panel(self) -> DecisionPanel:
        return self.query_one("#panel", DecisionPanel)

    @property
    def is_listening(self) -> bool:
        """Whether a key would reach the open question now."""
        return not self._waiting and self.is_current and time.monotonic() >= self.presenter.deaf_until

    @property
    def persons(self) -> tuple[Seat, ...]:
        return self.flow.persons

    def on_mount(self) -> None:
        self.set_focus(self.query_one("#choices", RowList))
        self.soon(self.advance)
        self.soon(self.house.keep_for_good, seconds=0.001)

    def advance(self) -> None:
        """Go on to the next question: a bot answers, or a person is asked, or the game is over."""
        self.session.answers_itself = self.answers_itself
        self._answer_forced()
        decision = self.next_decision()
        self._waiting = True  # until somebody is asked
        if decision is not None and self.session.is_bot(decision.seat):
            if self.scene is None:
                self.show_open_table()
            hurries = self.persons or self.presenter.is_paced
            self.soon(self._bot_moves, self._run, seconds=0.001 if hurries else WATCHING_PACE)
        self.presenter.present()

    def caught_up(self) -> None:
        """Everybody has seen what happened: the next person is asked, or the game is over."""
        step = self.flow.next(self.curtain, self.next_decision())
        if isinstance(step, Ask | Cover):
            self.presenter.drop_show()
        match step:
            case Over():
                self._show(None, asking=False)
                self._waiting = False
                self.house.open_end(self.session)
            case Ask(decision, viewer):
                self.ask_player(decision.seat, viewer)
                self._tell_what_happened(decision.seat, viewer, unasked=False)
            case Cover(decision, previous):
                self._lower_curtain(decision.seat, previous)
            case BotMoves(seat) if not self.persons or self.session.thinks(seat):
                self.show_open_table()
                if self.persons:
                    self.panel.say(f"{self.session.names[seat]} is thinking…", "dim")

    def _answer_forced(self) -> None:
        """Whatever a table would not ask is done."""
        while (decision := self.next_decision()) is not None:
            answer = self.session.forced_answer(decision)
            if answer is None or not self._play(decision.seat, answer):
                return

    @property
    def answers_itself(self) -> bool:
        """Whether this table asks only where there is something to choose."""
        return self.house.settings.answers_itself

    def next_decision(self) -> Decision | None:
        """The question to ask now."""
        return self.session.decision

    @property
    def curtain(self) -> str:
        """When the screen is covered between two players."""
        return self.house.settings.curtain

    def public_viewer(self) -> Seat | None:
        return self.flow.public_viewer

    def show_open_table(self) -> None:
        self._show(self.public_viewer(), asking=False)

    def _bot_moves(self, run: int) -> None:
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

    async def _let_think(self, seat: Seat, run: int) -> None:
        try:
            action = self.session.read_answer(await self._think(self.session.task(seat, self.session.bots[seat])))
        except UserError as error:
            self.panel.say(str(error), "bad")
            return
        if run == self._run and self.is_attached and self._play(seat, action):
            self.advance()

    async def _think(self, task: bytes) -> bytes:
        """What the process in which bots think has to say: a bot's choice, or the coach's advice."""
        answer = await self.house.thinker.answer(task)
        if not answer:
            raise UserError("The bot's process has ended; the game is saved as it stands.")
        return answer

    def _lower_curtain(self, seat: Seat, previous: Seat | None) -> None:
        self._waiting = True
        self.flow.covered = True
        # What lies under the curtain is public too: nothing can flash up when it is lifted.
        self._show(None, asking=False)

        def lifted(answer: str | None) -> None:
            if answer == LIFT:
                self.presenter.deaf_until = time.monotonic() + DEAF_SECONDS
                self.ask_player(seat, seat)
                self._tell_what_happened(seat, seat, unasked=True)
            elif answer == TAKE_BACK:
                self._undo(self.session.undo_span())
            elif answer == LEAVE:
                self.house.leave_table()
            elif answer == LOOK:
                page = pages.public_table(self.session.table)
                self.app.push_screen(page, lambda _: self._lower_curtain(seat, previous))

        self.app.push_screen(Curtain(self.session.names, seat, previous, self.scene), lifted)

    def ask_player(self, seat: Seat, viewer: Seat | None) -> None:
        if self.flow.sits(seat):
            # Where the last player's arrows were is no business of the next one's.
            self.set_focus(self.query_one("#choices", RowList))
        self._waiting = False
        self._show(viewer, asking=True)
        since, until = absence(self.session.table, seat)
        if self.session.notice:
            self.panel.say(self.session.notice)
            self.session.notice = ""
        elif 0 < since < until == len(self.session.table.choices):
            self.panel.say(f"{counted(until - since, 'choice')} {SINCE}: S lists them, the comma key shows them", "dim")

    def _tell_what_happened(self, seat: Seat, viewer: Seat | None, *, unasked: bool) -> None:
        """The page about it: after a hand-over whatever it was, and else if something was done to the player."""
        away = self.meanwhile(seat, viewer)
        news = (seat, away.span)
        if news == self._news or self.house.settings.since == OFF:
            return
        self._news = news
        tells = unasked and (away.mine or (away.rest and not away.in_secret))
        if away.since and (away.is_news(self.presenter.carded) or tells):
            self.panel.say("")  # the page says it better
            self.app.push_screen(self.since_page(away, viewer))

    def meanwhile(self, seat: Seat, viewer: Seat | None) -> Meanwhile:
        """What has become of a player since they last chose something."""
        return meanwhile(self.session.table, seat, viewer, projected=self.house.settings.projects_own)

    def since_page(self, away: Meanwhile, viewer: Seat | None) -> Reader:
        painted = not self.house.ascii_only and not self.house.is_colourless
        return since_page(self.session.table, away, viewer, painted=painted, width=self.size.width)

    def _show(self, viewer: Seat | None, *, asking: bool) -> None:
        table = self.session.table
        scene = build_scene(
            table,
            viewer,
            self.session.bots,
            asking=asking,
            asked=self.next_decision(),
            projection=self.house.settings.projection,
        )
        seat = scene.decision.seat if scene.decision is not None else 0
        self.panel.show_scene(scene, self.session.draft(seat), lambda state: self._foresee(viewer, seat, state))
        offer = self.panel.offer
        self.show_table(scene, offer.place if offer is not None else None, offer.action if offer else None)
        self.show_key_bar()

    def _foresee(self, viewer: Seat | None, seat: Seat, state: Any) -> Callable[[Any], Forecast]:
        """What the choices of a question would do, at the table or after the choices of a line."""
        self.foresight = Foresight(self.session.table, viewer, seat, state)
        return self.foresight.of

    def after(self, action: Any) -> Any:
        return None if action is None or self.foresight is None else self.foresight.after(action)

    def figures(self) -> Sequence[Player]:
        """With what the line, and the choice that is selected behind it, would do to everybody."""
        line, offer = self.panel.line, self.panel.offer
        if line is None or self.foresight is None:
            return super().figures()
        forecast = Forecast(line.draft.actions, Barrier(), seen=line.scene.seen)
        if offer is not None and offer.refusal is None:
            further = self.foresight.of(offer.action)
            forecast = forecast if further.is_final else further
        return line.scenes[0].players_after(forecast)

    def _play(self, seat: Seat, *actions: Any) -> bool:
        """Make choices; False if one was refused or could not be saved, and then it has not happened."""
        try:
            self.session.choose(seat, *actions)
        except IllegalAction as error:
            self.panel.say(str(error), "bad")
            return False
        except UserError as error:
            self._unsaved = str(error)
            self.draw_status()
            self.panel.say(str(error), "bad")
            return False
        self._is_saved()
        return True

    def _is_saved(self) -> None:
        """Something was written; if it went elsewhere everybody hears it at once, whoever is asked next."""
        self._unsaved = ""
        if self.session.notice:
            self.app.notify(self.session.notice, severity="warning", timeout=NOTICE_SECONDS, markup=False)

    def action_undo(self) -> None:
        """The last choice of the line that is being composed, or else what was done last."""
        line = self.panel.line
        if line is not None and line.tokens:
            self.panel.clear_selection()
            self.panel.erase()
        else:
            self._undo(self.session.undo_span())

    def _ask_to_undo(self) -> None:
        """Somebody has pressed Backspace once too often, or means it."""
        span = self.session.undo_span()
        if not span or self.session.table.barrier(span):
            self.action_undo()  # has its own question, or nothing to take back
            return
        question = f"Take back {'the last choice' if span == 1 else f'the last {span} choices'}?"

        def answered(answer: str | None) -> None:
            if answer == "yes":
                self._undo(span)

        self.app.push_screen(AskYesNo(question, (), "take it back", "leave it"), answered)

    def action_undo_turn(self) -> None:
        """Everything that the person who chose last has chosen in a row."""
        choices, span = self.session.table.choices, self.session.undo_span()
        if span:
            seat = choices[-span].seat
            while span < len(choices) and choices[-span - 1].seat == seat:
                span += 1
        self._undo(span)

    def _undo(self, span: int) -> None:
        self._run += 1
        self.presenter.drop_show()
        if not span:
            self.advance_with(NOTHING_TO_UNDO)
            return
        table = self.session.table
        barrier = table.barrier(span)
        if not self.session.needs_consent(barrier):
            self._undone(span)
            return

        rule = self.house.settings.undo
        reasons = barrier.reasons(table.names, table.game.words.fact)
        if rule == NEVER and len(self.persons) > 1:
            self.advance_with(f"{reasons[0]}: this table takes back nothing that was seen")
            return

        def answered(answer: str | None) -> None:
            if answer == "yes":
                self._undone(span)
            else:
                self.advance()

        self._waiting = True
        self.show_open_table()
        question = f"Take back {'the last choice' if span == 1 else f'the last {span} choices'}?"
        if rule == ALL_AGREE and len(self.persons) > 1:
            self.app.push_screen(RollCall(question, reasons, table.names, self.persons), answered)
        else:
            self.app.push_screen(AskYesNo(question, reasons, "take it back", "leave it"), answered)

    def _undone(self, span: int) -> None:
        if self._went(lambda: self.session.table.undo(span)):
            self.panel.say(f"{counted(span, 'choice')} taken back; ^Y does it again", "good")

    def advance_with(self, text: str) -> None:
        """Ask again, with a word about what was just tried."""
        self.advance()
        self.panel.say(text)

    def action_redo(self) -> None:
        table = self.session.table
        if not table.undone:
            self.panel.say(NOTHING_TO_REDO)
            return
        self._went(lambda: table.redo(self.session.redo_span()))

    def _went(self, step: Callable[[], object]) -> bool:
        """Whether a step back or forth could be saved; if it was, the table goes on from there, else it says why."""
        try:
            step()
        except UserError as error:
            self._unsaved = str(error)
            self.advance_with(str(error))
            return False
        self._is_saved()
        self.presenter.drop_show()
        self.advance()
        return True
