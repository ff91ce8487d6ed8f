"""The game screen: how a person chooses, by code, by list, by board."""

import time
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from textual.binding import BindingType
from textual.containers import Container
from textual.timer import Timer
from textual.widget import Widget

from boardgames.core.errors import UserError
from boardgames.core.game import Decision, Seat
from boardgames.core.table import Barrier, IllegalAction
from boardgames.table.draft import Draft
from boardgames.table.flow import Flow
from boardgames.table.foresight import Forecast, Foresight
from boardgames.table.session import Session
from boardgames.tui import drawing_ahead, pointing, table_commands, turns, typing_keys, undo
from boardgames.tui.jump_labels import JumpLabels
from boardgames.tui.keys import GAME, bindings
from boardgames.tui.look.paint import Part
from boardgames.tui.presenter import Presenter
from boardgames.tui.screens.absence_page import absence_page
from boardgames.tui.screens.table_layout import TableScreen
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.view.absence import Absence, absence_of
from boardgames.tui.view.player_figures import PlayerFigures
from boardgames.tui.view.table_view import Offer, TableView, absence_span, build_scene, told_choices
from boardgames.tui.widgets.board import BoardView
from boardgames.tui.widgets.decision import DecisionPanel
from boardgames.tui.widgets.hint_box import HintBox
from boardgames.tui.widgets.row_list import RowList
from boardgames.words import say

NOTICE_SECONDS = 12
"""Seconds for which a notice about the log stays: it names a file."""
NEEDS_A_QUESTION = frozenset(
    {
        "confirm",
        "redo",
        "hint",
        "since",
        "look_back",
        "next_place",
        "previous_place",
        "next_here",
        "accept",
        "once_more",
        "as_often",
        "erase",
    }
)


class GameScreen(TableScreen[None]):
    """A table at which people play: a session, who is asked, and how a person chooses."""

    advance = turns.advance
    caught_up = turns.caught_up
    _answer_forced = turns._answer_forced
    _bot_moves = turns._bot_moves
    _let_think = turns._let_think
    _think = turns._think
    _lower_curtain = turns._lower_curtain
    _tell_what_happened = turns._tell_what_happened

    action_undo = undo.action_undo
    _ask_to_undo = undo._ask_to_undo
    action_undo_turn = undo.action_undo_turn
    _undo = undo._undo
    _undone = undo._undone
    action_redo = undo.action_redo
    _went = undo._went

    action_explain = table_commands.action_explain
    _explain = table_commands._explain
    _opened_card = table_commands._opened_card
    action_hint = table_commands.action_hint
    _hint = table_commands._hint
    _hinted = table_commands._hinted
    action_aid = table_commands.action_aid
    action_rules = table_commands.action_rules
    action_since = table_commands.action_since
    action_look_back = table_commands.action_look_back
    action_others = table_commands.action_others
    action_full_log = table_commands.action_full_log
    action_score_now = table_commands.action_score_now
    action_drawer = table_commands.action_drawer
    _cover_drawer = table_commands._cover_drawer
    _open_drawer = table_commands._open_drawer

    _picked = pointing._picked
    action_jump = pointing.action_jump
    _jump_on = pointing._jump_on
    _board_focused = pointing._board_focused
    action_next_place = pointing.action_next_place
    action_previous_place = pointing.action_previous_place
    _step_place = pointing._step_place
    action_next_here = pointing.action_next_here

    _selected = drawing_ahead._selected
    _draw_ahead = drawing_ahead._draw_ahead
    _draw_next = drawing_ahead._draw_next

    on_key = typing_keys.on_key
    _type_ahead = typing_keys._type_ahead
    _types = typing_keys._types
    _enters = typing_keys._enters
    _belongs_to_line = typing_keys._belongs_to_line
    _is_command = typing_keys._is_command
    action_filter = typing_keys.action_filter
    action_clear = typing_keys.action_clear
    action_accept = typing_keys.action_accept
    action_once_more = typing_keys.action_once_more
    action_as_often = typing_keys.action_as_often
    action_erase = typing_keys.action_erase

    KIND = GAME
    SHOWS_MOMENTS = True
    BINDINGS: ClassVar[list[BindingType]] = bindings(GAME)
    DEFAULT_CSS = """
    GameScreen.-small HintBox { dock: top; width: 100%; }
    GameScreen DecisionPanel { height: 1fr; }
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session.names)
        self.session = session
        self.presenter = Presenter(self, session)
        self._run = 0
        """Number of the present run of bots' moves; results of an earlier run are dropped."""
        self.foresight: Foresight | None = None
        """Forecasts of the choices of the open question."""
        self.flow = Flow(session)
        self._news: tuple[Seat, tuple[int, int]] | None = None
        """Seat that was last shown the page on its absence, and the choices that it covered."""
        self._unsaved = ""
        self._waiting = True
        """True if bots are moving, a curtain is down or a card is up: no choice can be confirmed."""
        self._jump: JumpLabels | None = None
        self._pause: Timer | None = None
        """Timer of the next drawing that is made ahead."""
        self._met: set[str] = set()
        """Kinds of questions for which a tip has been given."""
        self._tip = False
        """True if a tip is shown, which the player can dismiss."""

    def make_panel(self) -> Widget:
        return Container(HintBox(id="guide"), DecisionPanel(id="panel"))

    @property
    def panel(self) -> DecisionPanel:
        return self.query_one("#panel", DecisionPanel)

    @property
    def is_listening(self) -> bool:
        """True if a key would reach the open question now."""
        return not self._waiting and self.is_current and time.monotonic() >= self.presenter.deaf_until

    @property
    def persons(self) -> tuple[Seat, ...]:
        return self.flow.persons

    @property
    def gives_tips(self) -> bool:
        return self.our_app.settings.gives_tips

    def ask_player(self, seat: Seat, viewer: Seat | None) -> None:
        if self.flow.sits(seat):
            # The next player does not see where the last one's cursor was.
            self.set_focus(self.query_one("#choices", RowList))
        self._waiting = False
        self._show(viewer, asking=True)
        since, until = absence_span(self.session.table, seat)
        if self.session.notice:
            self.panel.say(self.session.notice)
            self.session.notice = ""
        elif 0 < since < until == len(self.session.table.choices) and (
            told := told_choices(self.session.table, viewer, since, until)
        ):
            self.panel.say(say("since-note", n=len(told)), "dim")
        self.presenter.open_question()
        self._type_ahead()
        self.hush()
        decision = self.scene.decision if self.scene is not None else None
        if decision is not None and self.gives_tips and decision.kind not in self._met:
            self._met.add(decision.kind)
            tip = say("tip", tip=self.session.game.words.tip(decision.kind))
            self.guide(tip, "", ((f" {say('cap-escape')} ", "cap"), (" ", "")))
            self._tip = True

    @property
    def answers_itself(self) -> bool:
        """True if this table asks only where there is something to choose."""
        return self.our_app.settings.answers_itself

    def next_decision(self) -> Decision | None:
        """Return the question to ask now."""
        return self.session.decision

    @property
    def curtain(self) -> str:
        """Setting that says when the screen is covered between two players."""
        return self.our_app.settings.curtain

    def public_viewer(self) -> Seat | None:
        return self.flow.public_viewer

    def show_open_table(self) -> None:
        self._show(self.public_viewer(), asking=False)

    def meanwhile(self, seat: Seat, viewer: Seat | None) -> Absence:
        """Return what has happened to a player since they last chose something."""
        return absence_of(self.session.table, seat, viewer, projected=self.our_app.settings.projects_own)

    def since_page(self, away: Absence, viewer: Seat | None) -> TextPage:
        painted = not self.our_app.ascii_only and not self.our_app.is_colourless
        return absence_page(self.session.table, away, viewer, painted=painted, width=self.size.width)

    def _show(self, viewer: Seat | None, *, asking: bool) -> None:
        table = self.session.table
        scene = build_scene(
            table,
            viewer,
            self.session.bots,
            asking=asking,
            asked=self.next_decision(),
            projection=self.our_app.settings.projection,
        )
        seat = scene.decision.seat if scene.decision is not None else 0
        self.panel.show_scene(scene, self.session.draft(seat), lambda draft: self._foresee(viewer, seat, draft))
        offer = self.panel.offer
        self.show_table(scene, offer.place if offer is not None else None, offer.action if offer else None)
        self.show_key_bar()
        self._draw_ahead()

    def _foresee(self, viewer: Seat | None, seat: Seat, draft: Draft) -> Callable[[Any], Forecast]:
        """Return a function that forecasts the choices of a question, at the table or after the choices of a line."""
        answers_itself = self.session.answers_itself
        self.foresight = Foresight(self.session.table, viewer, seat, line=draft.states, answers_itself=answers_itself)
        return self.foresight.of

    def after(self, action: Any) -> Any:
        return None if action is None or self.foresight is None else self.foresight.after(action)

    def figures(self) -> Sequence[PlayerFigures]:
        """Return the players with what the line and the selected choice behind it would change."""
        line, offer = self.panel.line, self.panel.offer
        if line is None or self.foresight is None:
            return super().figures()
        forecast = Forecast(line.draft.actions, Barrier(), certain=line.scene.seen, seen=line.scene.seen)
        if offer is not None and offer.refusal is None:
            further = self.foresight.of(offer.action)
            forecast = forecast if further.is_final else further
        return line.scenes[0].players_after(forecast)

    def _play(self, seat: Seat, *actions: Any) -> bool:
        """Make choices; False if one was refused or could not be saved: that one has not happened."""
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
        """Note that a choice was saved; tell everybody at once if the log is another file now."""
        self._unsaved = ""
        if self.session.notice:
            self.app.notify(self.session.notice, severity="warning", timeout=NOTICE_SECONDS, markup=False)

    def advance_with(self, text: str) -> None:
        """Ask again, with a remark about what was just tried."""
        self.advance()
        self.panel.say(text)

    def guide(self, text: str, remark: str, keys: tuple[Part, ...]) -> None:
        """Show a text to the player, beside the choices or, on a small screen, above them."""
        guide = self.query_one("#guide", HintBox)
        guide.speak(text, remark, keys, above=self.size.width if self.is_small else 0)

    def hush(self) -> None:
        self._tip = False
        self.query_one("#guide", HintBox).fall_silent()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """True if a command makes sense now: hints if the table wants them, others if a question is open."""
        if action == "hint" and not self.our_app.settings.gives_hints:
            return False
        return not (self._waiting and action in NEEDS_A_QUESTION)

    def action_confirm(self) -> None:
        """Make all choices of the line, and nothing else."""
        panel = self.panel
        if not self.is_listening or panel.line is None:
            return
        if panel.line.scenes[0].decision is None:
            self.our_app.open_end(self.session)
        elif panel.offer is None and not panel.typed and self._is_elsewhere:
            panel.compose_route(self.place or "")
        elif actions := panel.actions:
            self.presenter.ahead.forget()
            if self._play(panel.line.draft.seat, *actions):
                self.advance()
        elif panel.offer is not None:
            self._explain(panel.offer)
        elif panel.typed:
            panel.accept()  # says why this is no choice yet
        else:
            panel.say(say("choose-first"), "dim")

    @property
    def _is_elsewhere(self) -> bool:
        """True if the cursor of the board is on a place at which nothing can be chosen yet."""
        here = {place for offer in self.scene.offers for place in offer.places} if self.scene is not None else set()
        return self.place is not None and self.place not in here

    def on_mount(self) -> None:
        self.panel.selected = self._selected
        self.panel.drafted = self._drafted
        board = self.query_one("#board", BoardView)
        board.picked = self._picked
        board.focused_without_place = self._board_focused
        self.set_focus(self.query_one("#choices", RowList))
        self.soon(self.advance)

    def first_drawn(self) -> None:
        self.our_app.keep_for_good()

    def _drafted(self, scene: TableView) -> None:
        """Show the table as it would be after the line, until it is confirmed or dropped."""
        self.scene, self.place = scene, None
        self.turn_to_question(scene)
        self.redraw()
        self.show_key_bar()

    def on_decision_panel_confirmed(self) -> None:
        self.action_confirm()

    def on_row_list_activated(self, event: RowList.Activated) -> None:
        """Go back to before a choice of the history, or show a worked example."""
        if event.source.id == "rules-here":
            self.our_app.open_example(self.session.game, event.key)
        elif event.source.id in ("log", "long-log") and not self._waiting:
            self._undo(len(self.session.table.choices) - event.key + 1)

    def take_from_card(self, offer: Offer | None) -> None:
        if offer is not None and self.scene is not None and offer in self.scene.offers:
            self.panel.choose(offer)

    def show_place(self, place: str) -> None:
        super().show_place(place)
        if place in self.query_one("#board", BoardView).canvas.regions:
            self._picked(place)

    def remark(self, scene: TableView) -> tuple[str, str]:
        """Return the inspector's text: the selected choice if it points at no place, or the question."""
        offer = self.panel.offer
        return super().remark(scene) if offer is None else (offer.text, scene.game.words.meaning(offer.action))

    def action_menu(self) -> None:
        self.our_app.leave_table()

    def change_language(self) -> None:
        """Show the same question in the present language; what was typed for it is dropped."""
        super().change_language()
        if self.scene is not None:
            self._show(self.scene.viewer, asking=self.scene.decision is not None and not self._waiting)

    def hidden_keys(self) -> frozenset[str]:
        table = self.session.table
        hidden = set(super().hidden_keys())
        if not table.undone:
            hidden.add("redo")
        if not table.choices:
            hidden |= {"undo", "since"}
        if not self.our_app.settings.gives_hints:
            hidden.add("hint")
        hidden |= {"erase", "clear"} if self.panel.line is None or not self.panel.line.tokens else {"undo", "redo"}
        if self.presenter.is_presenting:
            hidden |= NEEDS_A_QUESTION | {"filter", "jump"}
        return frozenset(hidden)

    def status_end(self) -> tuple[Part, ...]:
        log = self.session.log
        if self._unsaved or (log is not None and not self.session.is_saved):
            return ((f" {say('not-saved')} ", "selected"),)
        saved = say("not-kept" if log is None else "saved-elsewhere" if self.session.has_moved else "saved")
        return ((f" {saved} · {say('undos', n=self.session.free_undos())} ", "bar"),)
