"""The replay viewer: a recorded game, choice by choice, as anybody saw it."""

from pathlib import Path
from typing import Any, ClassVar

from textual.binding import BindingType
from textual.timer import Timer
from textual.widget import Widget
from textual.widgets import Input

from boardgames.core.errors import UserError
from boardgames.core.fold_accents import fold_accents
from boardgames.core.game import Seat
from boardgames.core.table import Table
from boardgames.store.log import LogFile, read_log
from boardgames.store.replay import watch
from boardgames.table.load_game import in_spoken_language, load_game
from boardgames.table.saved_games import new_log_path
from boardgames.table.session import Session
from boardgames.tui.keys import REPLAY, bindings
from boardgames.tui.screens.curtain import ConsentScreen
from boardgames.tui.screens.table_layout import TableScreen
from boardgames.tui.view import score_history
from boardgames.tui.view.table_view import EVERYTHING, Everything, build_scene, history_lines
from boardgames.tui.widgets.board import BoardView
from boardgames.tui.widgets.row_list import RowList
from boardgames.tui.widgets.timeline import SPEEDS, RecordedGame, ReplayPosition, Timeline
from boardgames.words import say


def open_replay(path: Path, data: Path | None, at: int = 0) -> "ReplayScreen":
    """Return the viewer of a log, after a number of choices; it ends where the log cannot be replayed any further."""
    log = read_log(path, salvage=True)
    table, problem = watch(log, load_game(log.header.game, data))
    return ReplayScreen(log, table, at, problem=problem)


class ReplayScreen(TableScreen[None]):
    """Table of a replay, at which nothing can be chosen."""

    KIND = REPLAY
    BINDINGS: ClassVar[list[BindingType]] = bindings(REPLAY)

    def __init__(self, log: LogFile, table: Table[Any, Any], at: int = 0, problem: str = "") -> None:
        super().__init__(table.names)
        self._file = log
        self._table = table
        self._problem = problem
        self.at = at
        self._speed = 1
        self._timer: Timer | None = None
        self._rounds = [table.game.round(state) for state in table.states]
        # A game that still goes on keeps its secrets: whoever watches it sees what everybody around the table may see.
        self._see_through(table.is_over)

    def _see_through(self, is_open: bool) -> None:
        """Set whose views can be chosen, and compute the lead as far as they know it."""
        table = self._table
        everybody = (*range(len(table.names)), EVERYTHING) if is_open else ()
        self._eyes: tuple[Seat | Everything | None, ...] = (None, *everybody)
        self._eye = len(self._eyes) - 1
        scores = score_history.scores_over_time(table, is_open=is_open)
        self._swings = [turn.last for turn in score_history.turning_points(score_history.turns(table), scores, 8)]
        unit, file = table.game.info.about.round, self._file.path.name
        self._course = RecordedGame(file, unit, self._rounds, scores, self._swings, self._problem)

    def make_panel(self) -> Widget:
        return Timeline(self._course, id="timeline")

    @property
    def length(self) -> int:
        return len(self._table.choices)

    def on_mount(self) -> None:
        board = self.query_one("#board", BoardView)
        board.picked = self._picked
        self.set_focus(board)
        self.soon(self.go, self.at)

    def go(self, at: int) -> None:
        """Show the table after a number of choices."""
        self.at = max(0, min(self.length, at))
        eye = self._eyes[self._eye]
        scene = build_scene(self._table, eye, self._file.header.bots, at=self.at, asking=False)
        line = " · ".join(told_line.text for told_line in scene.log if told_line.number == self.at)
        speed = SPEEDS[self._speed] if self._timer is not None else 0
        self.query_one(Timeline).show(ReplayPosition(self.at, self._eye_name(), line, speed))
        self.show_table(scene, self.place)

    def change_language(self) -> None:
        super().change_language()
        self._table.game = in_spoken_language(self._table.game)
        self.go(self.at)

    def _eye_name(self) -> str:
        eye = self._eyes[self._eye]
        if isinstance(eye, Everything):
            return say("seen-nothing-hidden")
        return say("seen-by-spectator") if eye is None else say("seen-by-player", name=self._table.names[eye])

    def action_step(self) -> None:
        self.go(self.at + 1)

    def action_step_back(self) -> None:
        self.go(self.at - 1)

    def action_turn(self) -> None:
        self.go(next((i for i in range(self.at + 1, self.length) if self._begins_turn(i)), self.length))

    def action_turn_back(self) -> None:
        self.go(next((i for i in range(self.at - 1, 0, -1) if self._begins_turn(i)), 0))

    def _begins_turn(self, at: int) -> bool:
        return at == 0 or self._table.choices[at].seat != self._table.choices[at - 1].seat

    def action_round(self) -> None:
        now = self._rounds[self.at]
        self.go(next((i for i in range(self.at + 1, self.length) if self._rounds[i] != now), self.length))

    def action_round_back(self) -> None:
        self.go(next((i for i in range(self.at - 1, 0, -1) if self._rounds[i] != self._rounds[i - 1]), 0))

    def action_first(self) -> None:
        self.go(0)

    def action_last(self) -> None:
        self.go(self.length)

    def action_swing(self) -> None:
        self.go(next((i for i in self._swings if i > self.at), self._swings[0] if self._swings else self.at))

    def action_view_as(self) -> None:
        if len(self._eyes) == 1:
            self._call_the_roll()
            return
        self._eye = (self._eye + 1) % len(self._eyes)
        self.go(self.at)

    def _call_the_roll(self) -> None:
        """Ask everybody whose secrets would be shown before showing more than a spectator sees."""

        def answered(answer: str | None) -> None:
            if answer == "yes":
                self._see_through(True)
                self.query_one(Timeline).change_course(self._course)
            self.go(self.at)
            if answer != "yes":
                self.query_one(Timeline).say(say("replay-still-played"))

        self._pause()
        persons = self._file.consenting
        if not persons:
            answered("yes")
            return
        question, why = say("replay-reveal"), (say("replay-reveal-why"),)
        roll = ConsentScreen(question, why, self._table.names, persons, "roll-revealed")
        self.app.push_screen(roll, answered)

    # --- playing by itself ------------------------------------------------------------------------------------

    def action_play_pause(self) -> None:
        if self._timer is None:
            if self.at == self.length:
                self.at = 0
            self._start()
        else:
            self._pause()
        self.go(self.at)

    def _start(self) -> None:
        self._timer = self.set_interval(1 / SPEEDS[self._speed], self._tick)

    def _pause(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _tick(self) -> None:
        if self.at >= self.length:
            self._pause()
        self.go(self.at + 1)

    def action_faster(self) -> None:
        self._change_speed(1)

    def action_slower(self) -> None:
        self._change_speed(-1)

    def _change_speed(self, by: int) -> None:
        self._speed = max(0, min(len(SPEEDS) - 1, self._speed + by))
        if self._timer is not None:
            self._pause()
            self._start()
        self.go(self.at)

    # --- finding ----------------------------------------------------------------------------------------------

    def action_find(self) -> None:
        self.query_one(Timeline).open_find()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        words = fold_accents(event.value).split()
        self.query_one(Timeline).close_find()
        self.set_focus(self.query_one("#board", BoardView))
        if len(words) == 1 and words[0].isdecimal():
            self.go(int(words[0]))
        elif words:
            lines = history_lines(self._table, self._eyes[self._eye])
            after = [line for line in lines if line.number > self.at] + [
                line for line in lines if line.number <= self.at
            ]
            hit = next((line for line in after if all(word in fold_accents(line.text) for word in words)), None)
            if hit is not None:
                self.go(hit.number)
            else:
                self.query_one(Timeline).say(say("replay-not-found", words=event.value))

    def on_row_list_activated(self, event: RowList.Activated) -> None:
        self.go(event.key)

    def _picked(self, place: str) -> None:
        self.place = place
        self.draw_board()

    # --- leaving ----------------------------------------------------------------------------------------------

    def action_play_on(self) -> None:
        """Start a new game from the position on the screen; the recorded one stays as it is."""
        header, game = self._file.header, self._table.game
        if len(self._eyes) == 1:
            self.query_one(Timeline).say(say("replay-not-yet"))
            return
        try:
            session = Session.new(
                game,
                self._table.names,
                header.bots,
                seed=header.seed,
                variant=header.variant,
                options=header.options,
                path=new_log_path(game.info.id),
                position=self._table.states[self.at],
                data=self.our_app.data,
            )
        except UserError as error:
            self.query_one(Timeline).say(str(error))
            return
        self._pause()
        self.our_app.leave_table()
        self.our_app.open_table(session)

    def action_back(self) -> None:
        timeline = self.query_one(Timeline)
        if timeline.is_finding:
            timeline.close_find()
            self.set_focus(self.query_one("#board", BoardView))
        else:
            self._pause()
            if len(self.app.screen_stack) > 2:
                self.leave_page()
            else:
                self.our_app.leave_table()

    def action_rules(self) -> None:
        self.our_app.open_rules(self._table.game)

    def action_menu(self) -> None:
        self._pause()
        self.our_app.leave_table()
