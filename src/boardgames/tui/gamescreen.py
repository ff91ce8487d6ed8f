"""The game screen: people and bots choose, one after the other, until the game is over."""

import time
from typing import Any, ClassVar

from textual import events
from textual.binding import BindingType
from textual.widget import Widget
from textual.widgets import Input

from boardgames.core.errors import UserError
from boardgames.core.protocol import Decision, Seat
from boardgames.core.table import IllegalAction
from boardgames.session import Session
from boardgames.tui import pages
from boardgames.tui.bindings import GAME, bindings
from boardgames.tui.boardview import BoardView
from boardgames.tui.curtain import LEAVE, LIFT, TAKE_BACK, Ask, Curtain
from boardgames.tui.decision import DecisionPanel
from boardgames.tui.paint import Part
from boardgames.tui.rowlist import RowList
from boardgames.tui.tablescreen import TableScreen
from boardgames.tui.view import Foresight, absence, build_view

DEAF_SECONDS = 0.15
"""How long keys are ignored after a curtain has been lifted: what was typed ahead was not meant for this question."""
NEEDS_A_QUESTION = frozenset(
    {"confirm", "undo", "undo_turn", "redo", "explain", "hint", "drawer", "since", "next_place", "previous_place"}
)
HINTING_BOT = "planner"
WATCHING_PACE = 0.15
"""Seconds between the moves of bots when nobody plays and everybody watches."""


class GameScreen(TableScreen[None]):
    """A session in play."""

    KIND = GAME
    BINDINGS: ClassVar[list[BindingType]] = bindings(GAME)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._seated: Seat | None = None
        """The person who has been shown something private and still sits there alone."""
        self._unsaved = ""
        self._deaf_until = 0.0
        self._waiting = True
        """Bots are moving, or a curtain is down: no choice can be confirmed."""

    def make_panel(self) -> Widget:
        return DecisionPanel(id="panel")

    @property
    def panel(self) -> DecisionPanel:
        return self.query_one("#panel", DecisionPanel)

    @property
    def is_listening(self) -> bool:
        """Whether a key would reach the open question now."""
        return not self._waiting and self.is_current and time.monotonic() >= self._deaf_until

    @property
    def persons(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(len(self.session.names)) if not self.session.is_bot(seat))

    def on_mount(self) -> None:
        self.query_one("#choices", RowList).focus()
        self.call_after_refresh(self.advance)

    # --- whose turn it is -------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Go on to the next question: a bot answers, or a person is asked, or the game is over."""
        decision = self.session.decision
        if decision is None:
            self._show(None, asking=False)
            self._waiting = False
            self.house.open_end(self.session)
        elif self.session.is_bot(decision.seat):
            self._waiting = True
            if self.view is None or not self.persons:
                self._show(self._public_viewer(), asking=False)
            self.set_timer(0.001 if self.persons else WATCHING_PACE, self._bot_moves)
        else:
            self._hand_over(decision)

    def _public_viewer(self) -> Seat | None:
        """With whose eyes the table is shown when nobody in particular is asked: a lone person never hides."""
        return self.persons[0] if len(self.persons) == 1 else None

    def _bot_moves(self) -> None:
        decision = self.session.decision
        if decision is None or not self.session.is_bot(decision.seat):
            self.advance()
            return
        if self.session.thinks(decision.seat):
            self.panel.say(f"{self.session.names[decision.seat]} is thinking…", "dim")
            self.run_worker(self._let_think(decision.seat), exclusive=True, group="bot")
        elif self._play(decision.seat, self.session.bot_choice(decision.seat)):
            self.advance()

    async def _let_think(self, seat: Seat) -> None:
        asked = len(self.session.table.choices)
        try:
            action = await self._answer(seat, self.session.bots[seat])
        except UserError as error:
            self.panel.say(str(error), "bad")
            return
        if asked == len(self.session.table.choices) and self.is_attached and self._play(seat, action):
            self.advance()

    async def _answer(self, seat: Seat, bot: str) -> Any:
        """What a bot in another process would do in this seat."""
        return self.session.read_answer(await self.house.thinker.ask(self.session.task(seat, bot)))

    def _hand_over(self, decision: Decision) -> None:
        """Show the question to its player, behind a curtain if something private would be seen."""
        seat, rule = decision.seat, self.house.settings.curtain
        alone = len(self.persons) == 1
        private = decision.secret or rule == "every turn"
        if alone or rule == "never":
            self._ask_player(seat, seat)
        elif private and self._seated != seat:
            previous = self.session.table.choices[-1].seat if self.session.table.choices else None
            if previous is not None and self.session.is_bot(previous):
                previous = None
            self._lower_curtain(seat, previous)
        else:
            self._ask_player(seat, seat if private else None)

    def _lower_curtain(self, seat: Seat, previous: Seat | None) -> None:
        self._waiting = True
        self._seated = None
        # What lies under the curtain is public too: nothing can flash up when it is lifted.
        self._show(None, asking=False)

        def lifted(answer: str | None) -> None:
            if answer == LIFT:
                self._deaf_until = time.monotonic() + DEAF_SECONDS
                self._seated = seat
                self._ask_player(seat, seat)
                self._tell_what_happened(seat)
            elif answer == TAKE_BACK:
                self._undo(self.session.undo_span())
            elif answer == LEAVE:
                self.action_menu()

        self.app.push_screen(Curtain(self.session.names, seat, previous), lifted)

    def _ask_player(self, seat: Seat, viewer: Seat | None) -> None:
        if viewer is None:
            self._seated = None
        self._waiting = False
        self._show(viewer, asking=True)
        if self.session.notice:
            self.panel.say(self.session.notice)
            self.session.notice = ""

    def _tell_what_happened(self, seat: Seat) -> None:
        since, until = absence(self.session.table, seat)
        if 0 < since < until:
            self.app.push_screen(pages.since_page(self.session.table, seat, seat))

    def _show(self, viewer: Seat | None, *, asking: bool) -> None:
        table = self.session.table
        view = build_view(table, viewer, self.session.bots, asking=asking)
        seat = view.decision.seat if view.decision is not None else 0
        self.panel.show_view(view, Foresight(table, viewer, seat).of)
        option = self.panel.option
        self.show_table(view, option.place if option is not None else None, option.action if option else None)
        self.show_key_bar()

    # --- choosing ---------------------------------------------------------------------------------------------

    def _play(self, seat: Seat, action: Any) -> bool:
        """Make a choice; False if it was refused or could not be saved, and then nothing has happened."""
        try:
            self.session.choose(seat, action)
        except IllegalAction as error:
            self.panel.say(str(error), "bad")
            return False
        except UserError as error:
            self._unsaved = str(error)
            self.draw_status()
            self.panel.say(str(error), "bad")
            return False
        self._unsaved = ""
        return True

    def action_confirm(self) -> None:
        view, option = self.view, self.panel.option
        if not self.is_listening or view is None:
            return
        if view.decision is None:
            self.house.open_end(self.session)
            return
        if option is None:
            return
        if option.refusal is not None:
            self.action_explain()
        elif self._play(view.decision.seat, option.action):
            self.advance()

    def on_key(self, event: events.Key) -> None:
        """Letters and digits are codes of the open question before they are commands."""
        if isinstance(self.focused, Input):
            return
        if time.monotonic() < self._deaf_until:
            event.stop()
            event.prevent_default()
            return
        character = event.character
        if character is None or not event.is_printable or character == " " or self._waiting:
            return
        if character in "un":
            # A code may begin with u or n; then the command is the letter twice.
            typed = self.panel.typed
            again = typed == character and not self.panel.begins(character * 2)
            if again or not self.panel.begins(typed + character):
                if again:
                    self.panel.clear()
                return
        if self.panel.take(character):
            event.stop()

    def on_decision_panel_selected(self, message: DecisionPanel.Selected) -> None:
        option = message.option
        if (option is not None and option.place is not None) or option is None:
            self.place = option.place if option is not None else None
        self.draw_board(option.action if option is not None and option.refusal is None else None)

    def on_decision_panel_confirmed(self) -> None:
        self.action_confirm()

    def on_board_view_picked(self, message: BoardView.Picked) -> None:
        self.place = message.place
        self.panel.go_to(message.place)
        self.place = message.place

    def on_board_view_focused(self) -> None:
        if self.view is not None and any(option.place is not None for option in self.view.options):
            self._step_place(1)

    def action_next_place(self) -> None:
        self._step_place(1)

    def action_previous_place(self) -> None:
        self._step_place(-1)

    def _step_place(self, by: int) -> None:
        """To the next legal place; without places, to the next choice."""
        if self.view is None:
            return
        places = list(dict.fromkeys(o.place for o in self.view.options if o.place is not None))
        if not places:
            self.query_one("#choices", RowList).step(by)
            return
        at = places.index(self.place) + by if self.place in places else (0 if by > 0 else -1)
        self.panel.go_to(places[at % len(places)])

    def action_filter(self) -> None:
        self.panel.open_filter()

    def action_clear(self) -> None:
        self.place = None
        self.panel.clear()

    # --- taking back ------------------------------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While bots move there is nothing to confirm, take back or ask."""
        return not (self._waiting and action in NEEDS_A_QUESTION)

    def action_undo(self) -> None:
        self._undo(self.session.undo_span())

    def action_undo_turn(self) -> None:
        """Everything that the person who chose last has chosen in a row."""
        choices, span = self.session.table.choices, self.session.undo_span()
        if span:
            seat = choices[-span].seat
            while span < len(choices) and choices[-span - 1].seat == seat:
                span += 1
        self._undo(span)

    def _undo(self, span: int) -> None:
        if not span:
            self.advance_with("there is nothing to take back")
            return
        table = self.session.table
        barrier = table.barrier(span)
        if not barrier:
            self._undone(span)
            return

        def answered(answer: str | None) -> None:
            if answer == "yes":
                self._undone(span)
            else:
                self.advance()

        self._waiting = True
        self._show(self._public_viewer(), asking=False)
        choices = "the last choice" if span == 1 else f"the last {span} choices"
        question = Ask(f"Take back {choices}?", barrier.reasons(table.names), "everybody agrees", "leave it")
        self.app.push_screen(question, answered)

    def _undone(self, span: int) -> None:
        try:
            self.session.table.undo(span)
        except UserError as error:
            self._unsaved = str(error)
            self.advance_with(str(error))
            return
        self.advance()
        self.panel.say(f"{span} choice{'' if span == 1 else 's'} taken back; U makes the last one again", "good")

    def advance_with(self, text: str) -> None:
        """Ask again, with a word about what was just tried."""
        self.advance()
        self.panel.say(text)

    def action_redo(self) -> None:
        table = self.session.table
        if not table.undone:
            self.panel.say("there is nothing to make again")
            return
        count = 1
        while count < len(table.undone) and self.session.is_bot(table.undone[-1 - count].seat):
            count += 1
        try:
            table.redo(count)
        except UserError as error:
            self._unsaved = str(error)
            self.advance_with(str(error))
            return
        self.advance()

    def on_row_list_activated(self, event: RowList.Activated) -> None:
        """Enter on a line of the history: back to before that choice."""
        if event.source.id in ("log", "long-log") and not self._waiting:
            self._undo(len(self.session.table.choices) - event.key + 1)

    # --- other pages ------------------------------------------------------------------------------------------

    def action_explain(self) -> None:
        if self.view is not None:
            self.app.push_screen(pages.explain_page(self.view, self.panel.option))

    def action_hint(self) -> None:
        """What the bot that thinks would do in this seat."""
        if self.view is not None and self.view.decision is not None:
            self.panel.say("a bot thinks about it…", "dim")
            self.run_worker(self._hint(self.view.decision.seat), exclusive=True, group="hint")

    async def _hint(self, seat: Seat) -> None:
        asked = self.view
        try:
            action = await self._answer(seat, HINTING_BOT)
        except UserError as error:
            self.panel.say(str(error), "bad")
            return
        if asked is not None and asked is self.view:
            option = next((option for option in asked.options if option.action == action), None)
            self.panel.choose(option)
            self.panel.say(f"a bot would: {option.text if option is not None else 'something else'}", "good")

    def action_rules(self) -> None:
        self.house.open_rules(self.session.game)

    def action_since(self) -> None:
        if self.view is not None and self.view.decision is not None:
            self.app.push_screen(pages.since_page(self.session.table, self.view.decision.seat, self.view.viewer))

    def action_full_log(self) -> None:
        def chosen(number: int | None) -> None:
            if number is not None:
                self._undo(len(self.session.table.choices) - number + 1)

        if self.view is not None:
            self.app.push_screen(pages.log_page(self.session.table, self.view.viewer, self.size.width), chosen)

    def action_score_now(self) -> None:
        if self.view is not None:
            self.app.push_screen(pages.score_page(self.view))

    def action_drawer(self) -> None:
        """The belongings of the player to move, behind a curtain if other persons play."""
        view = self.view
        if view is None or view.decision is None:
            return
        seat, before = view.decision.seat, view.viewer

        def opened(answer: str | None) -> None:
            if answer == LIFT:
                self.app.push_screen(pages.drawer(self.session.table, seat))

        if before == seat or len(self.persons) == 1 or self.house.settings.curtain == "never":
            opened(LIFT)
        else:
            self.app.push_screen(Curtain(self.session.names, seat, None), opened)

    def action_menu(self) -> None:
        self.house.leave_table()

    def hidden_keys(self) -> frozenset[str]:
        table = self.session.table
        redo = frozenset() if table.undone else frozenset({"redo"})
        return super().hidden_keys() | redo | (frozenset() if table.choices else frozenset({"undo", "since"}))

    def status_end(self) -> tuple[Part, ...]:
        if self._unsaved:
            return ((" NOT SAVED ", "selected"),)
        saved = "saved" if self.session.log is not None else "not kept"
        undos = self.session.table.free_undos()
        return ((f" {saved} · {undos} undo{'' if undos == 1 else 's'} ", "bar"),)
