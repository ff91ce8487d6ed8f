"""Presentation of choices to the people at the table: bots' moves step by step, great moments on cards.

The game itself never waits: bots choose as fast as they can and every choice is saved at once. The screen shows them
afterwards at its own pace, which can be hurried or skipped at any time.
"""

import time
from collections.abc import Sequence
from typing import Any, Protocol

from textual import events
from textual.timer import Timer

from boardgames.core.game import SEAT_LETTERS, Seat
from boardgames.core.moment import Moment
from boardgames.core.table import Table
from boardgames.kit.look import Board
from boardgames.table.find_moments import seen_moment
from boardgames.table.session import Session
from boardgames.tui.look.paint import Row, row, wrap
from boardgames.tui.look.styles import PLAYERS
from boardgames.tui.screens.moment import MomentScreen
from boardgames.tui.settings import ALL, FAST, NORMAL, OFF, PACE, SLOW, write_settings
from boardgames.tui.type_ahead import TypeAhead
from boardgames.tui.view.absence import changes_by
from boardgames.tui.view.table_view import HistoryLine, TableView, build_scene, history_lines, was_unasked
from boardgames.tui.widgets.decision import DecisionPanel
from boardgames.words import say

STEP_SECONDS = {FAST: 0.5, NORMAL: 1.2, SLOW: 3.0}
"""Seconds for which a step is shown, by the setting."""
LETTERS_PER_STEP = 100
"""Number of letters with which a step is shown twice as long."""
DEAF_SECONDS = 0.15
"""Seconds for which keys are ignored before a question: what was typed ahead was not meant for it."""
PARTED = " · "
POLL_SECONDS = 0.1
"""Seconds between two checks whether the table is in sight."""


class PresenterScreen(Protocol):
    """Screen on which a presenter shows something."""

    SHOWS_MOMENTS: bool

    @property
    def our_app(self) -> Any: ...
    @property
    def app(self) -> Any: ...
    @property
    def panel(self) -> DecisionPanel: ...
    @property
    def persons(self) -> tuple[Seat, ...]: ...
    @property
    def is_current(self) -> bool: ...
    def public_viewer(self) -> Seat | None: ...
    def show_open_table(self) -> None: ...
    def caught_up(self) -> None: ...
    def show_table(self, scene: TableView, place: str | None = None, action: Any = None) -> None: ...
    def show_key_bar(self) -> None: ...
    def set_timer(self, delay: float, callback: Any) -> Timer: ...
    def soon(self, callback: Any, *arguments: Any, seconds: float = ...) -> Any: ...


class Presenter:
    """Shows what happens at a table; calls the screen's `caught_up` whenever the players have seen everything."""

    def __init__(self, screen: PresenterScreen, session: Session) -> None:
        self._screen, self.session = screen, session
        self._seen_to = len(session.table.choices)
        """Number of choices that have been shown."""
        self.carded: set[int] = set()
        """Numbers of the choices about which a card was shown."""
        self._is_card_up = False
        self._showing = 0
        """Number of the choice that is being shown; 0 if there is none."""
        self._timer: Timer | None = None
        self.is_held = False
        self._in_a_hurry = False
        """True if the rest is skipped until a person is asked."""
        self.deaf_until = 0.0
        """Time until which keys that dismiss a step confirm nothing at an open question."""
        self.ahead = TypeAhead()
        """Keys that were typed meanwhile."""
        self.bots_moved = False
        """A bot has been on turn since a person was asked: keys that are older than the question did not mean it."""

    @property
    def is_paced(self) -> bool:
        """True if bots' moves are shown step by step; False if animations are off."""
        return bool(self._screen.our_app.settings.pace != OFF and self._screen.app.animation_level != "none")

    @property
    def is_presenting(self) -> bool:
        """True if a step is being shown."""
        return self._showing > 0

    def present(self) -> None:
        """Show choices that have not been seen yet, unless a step or a card is being shown."""
        if self.is_presenting or self._is_card_up:
            return
        while self._seen_to < len(self.session.table.choices):
            number = self._seen_to + 1
            lines = self._worth_showing(number)
            if lines:
                self._show_step(number, lines)
                return
            if not self._pass(number):
                return
        self._screen.caught_up()

    def drop_show(self) -> None:
        """Skip everything up to now: it was undone or redone."""
        self._end_step()
        self._in_a_hurry = False
        self._seen_to = len(self.session.table.choices)
        self.carded = {number for number in self.carded if number <= self._seen_to}

    def open_question(self) -> None:
        """Note that a person is asked now: keys pressed earlier, while bots moved, were typed in advance."""
        if self.bots_moved:
            self.deaf_until = max(self.deaf_until, time.monotonic())
        self.bots_moved = False

    # --- steps ------------------------------------------------------------------------------------------------

    def _worth_showing(self, number: int) -> tuple[HistoryLine, ...]:
        """Return the sentences about a bot's choice, if it is to be shown."""
        table = self.session.table
        if not self.is_paced or self._in_a_hurry or not self.session.is_bot(table.choices[number - 1].seat):
            return ()
        return history_lines(table, self._screen.public_viewer(), since=number - 1, until=number, newest=number)

    def _show_step(self, number: int, lines: tuple[HistoryLine, ...]) -> None:
        """Show the table after a choice, its place marked, and the turn so far below."""
        table, viewer = self.session.table, self._screen.public_viewer()
        self._showing = number
        projection = self._screen.our_app.settings.projection
        scene = build_scene(table, viewer, self.session.bots, at=number, asking=False, projection=projection)
        seat = table.choices[number - 1].seat
        first = turn_start(table, number)
        who = f" {say('show-bot', name=self.session.names[seat])}"
        pace = self._screen.our_app.settings.pace
        title = Row(
            ((f" {SEAT_LETTERS[seat]} ", PLAYERS[seat]), (who, "lit-key")),
            right=((f" {say('show-step', at=number - first + 1, pace=PACE.shown(pace))} ", "soft"),),
        )
        self._screen.panel.show_story(title, self._turn_rows(first, number), row(f" {say('show-keys')}", "dim"))
        self._screen.show_table(scene, self._place_of(number))
        self._screen.show_key_bar()
        self._wait(STEP_SECONDS.get(pace, 0) * (1 + sum(len(line.text) for line in lines) / LETTERS_PER_STEP))

    def _turn_rows(self, first: int, number: int) -> list[Row]:
        """Return what a bot has done in its turn, what the last choice brought, and why it may have been chosen.

        If the last choice has more lines than there is room for, the first are shown: they say what the bot did.
        """
        table, viewer = self.session.table, self._screen.public_viewer()
        width = max(30, self._screen.panel.size.width - 4)
        earlier: list[Row] = []
        chosen: list[Row] = []
        for line in history_lines(table, viewer, since=first - 1, until=number, newest=number):
            now = line.number == number
            mark, styles = ("▶", ("chosen", "bold")) if now else ("■", ("soft", "soft"))
            for at, text in enumerate(wrap(line.text, width)):
                said = Row(((f" {mark if at == 0 else ' '} ", styles[0]), (text, styles[1])))
                (chosen if now else earlier).append(said)
        rows: list[Row] = []
        changes = changes_by(table, number, viewer, projected=self._screen.our_app.settings.projects_all)
        effects = [f"{change.label} {change.before} → {change.after}" for change in changes]
        rows += (row(f"   {text}", "good") for text in fill_lines(effects, width))
        if self._screen.our_app.settings.projects_all and not was_unasked(table, number):
            why = self.session.motive(number - 1)
            rows += (row(f"   {text}", "soft") for text in wrap(why, width)[:2])
        room = self._screen.panel.story_rows - len(rows)
        if len(chosen) > max(1, room):
            shown = max(1, room - 1)
            chosen = [*chosen[:shown], row(f"   {say('lines-left-out', n=len(chosen) - shown)}", "soft")]
        return [*earlier, *chosen, *rows]

    def _place_of(self, number: int) -> str | None:
        """Return the place on the board of a choice; None if it was made in secret."""
        table = self.session.table
        before, choice = table.states[number - 1], table.choices[number - 1]
        asked = next((d for d in table.game.decisions(before) if d.seat == choice.seat), None)
        if asked is None or asked.secret:
            return None
        board: Board = table.game.parts.board()
        return board.place(table.game, table.game.observe(before, choice.seat), choice.action)

    def _wait(self, seconds: float) -> None:
        if not self.is_held:
            self._timer = self._screen.set_timer(seconds, self._time_is_up)

    def _time_is_up(self) -> None:
        if self._screen.is_current:
            self.next_step()
        else:  # a page is open
            self._wait(POLL_SECONDS)

    def next_step(self) -> None:
        """Continue with the next step: this one has been seen."""
        number = self._showing
        self._end_step()
        if number and self._pass(number):
            self.present()

    def _end_step(self) -> None:
        self._showing, self.is_held = 0, False
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def take_key(self, event: events.Key) -> bool:
        """Handle a key while a step is shown; False if it has another meaning.

        Space continues as on any card, Backspace holds the step, Esc skips the rest. Letters are meant for the next
        question: they skip the rest, too, and are kept for it. Commands keep their meaning.
        """
        if not self.is_presenting or event.key.startswith("ctrl+") or event.key in COMMANDS:
            return False
        event.stop()
        event.prevent_default()
        if event.key not in PACE_KEYS and self.ahead.take(event):
            self._in_a_hurry = True
            self.next_step()
            return True
        self.deaf_until = time.monotonic() + DEAF_SECONDS
        match event.key:
            case "backspace":
                self._hold(not self.is_held)
            case "escape":
                self._in_a_hurry = True
                self.next_step()
            case key if key in PACE_KEYS:
                self._change_pace(-1 if event.key == "minus" else 1)
            case _:
                self.next_step()
        return True

    def _hold(self, held: bool) -> None:
        self.is_held = held
        if held and self._timer is not None:
            self._timer.stop()
            self._timer = None
        elif not held:
            self._wait(0.001)

    def _change_pace(self, by: int) -> None:
        """Show steps faster or slower, never not at all."""
        settings = self._screen.our_app.settings
        shown = [pace for pace in PACE.values if pace in STEP_SECONDS]
        at = shown.index(settings.pace) - by
        if 0 <= at < len(shown):
            settings.pace = shown[at]
            write_settings(settings)
        self.next_step()

    # --- moments ----------------------------------------------------------------------------------------------

    def _pass(self, number: int) -> bool:
        """Count a choice as seen; False if a card about it has to be put away first."""
        moment = self.moment_of(number)
        if moment is not None and not self._screen.is_current:
            self._screen.soon(self.present, seconds=POLL_SECONDS)
            return False
        self._seen_to = number
        if moment is None:
            return True
        self.carded.add(number)
        self._is_card_up = True
        self._screen.show_open_table()
        self._screen.app.push_screen(
            MomentScreen(moment, self.session, number, self._screen.our_app.settings), self._put_away
        )
        return False

    def _put_away(self, _: None) -> None:
        self._is_card_up = False
        self._screen.soon(self.present)

    def moment_of(self, number: int) -> Moment | None:
        """Return the moment of a choice, as a spectator saw it; None if there is none or it is not wanted."""
        wanted = self._screen.our_app.settings.moments
        if not self._screen.SHOWS_MOMENTS or wanted == OFF or not self._screen.persons:
            return None
        table = self.session.table
        moment = seen_moment(table.game, table.names, table.choices[number - 1], table.states[number - 1 : number + 1])
        return moment if moment is not None and (moment.is_great or wanted == ALL) else None


PACE_KEYS = ("plus", "equals_sign", "minus")
COMMANDS = frozenset({*(f"f{number}" for number in range(1, 13)), "question_mark", "P", "O", "V", "L"})
"""Keys that open a page or change the view, also while a step is shown."""


def fill_lines(texts: Sequence[str], width: int) -> list[str]:
    """Return short texts on as few lines as they need, each whole."""
    lines: list[str] = []
    for text in texts:
        if lines and len(lines[-1]) + len(PARTED) + len(text) <= width:
            lines[-1] += f"{PARTED}{text}"
        else:
            lines.append(text)
    return lines


def turn_start(table: Table[Any, Any], number: int) -> int:
    """Return the number of the first choice that the same player made in a row up to this one."""
    first, seat = number, table.choices[number - 1].seat
    while first > 1 and table.choices[first - 2].seat == seat:
        first -= 1
    return first
