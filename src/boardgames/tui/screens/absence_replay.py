"""Replay of what happened while somebody was away, choice by choice on the board, as that player sees it."""

from boardgames.core.game import Seat
from boardgames.table.session import Session
from boardgames.tui.look.paint import Row, row, wrap
from boardgames.tui.screens.step_through import SteppingScreen
from boardgames.tui.view.table_view import build_scene, history_lines
from boardgames.words import say


class AbsenceReplayScreen(SteppingScreen):
    """The table after each of the choices since the viewer last sat here. Nothing can be chosen."""

    def __init__(self, session: Session, since: int, until: int, viewer: Seat | None) -> None:
        super().__init__(session.names)
        self._session = session
        self._viewer = viewer
        self._lines = history_lines(session.table, viewer, since=since, until=until)
        self._stops = (since, *dict.fromkeys(line.number for line in self._lines))
        """Numbers of choices after which the table is shown: when the viewer left, and after each that is told."""
        self.at = since

    def on_mount(self) -> None:
        self.soon(self.go, self.at)  # the table as the viewer left it: nothing has gone forward yet

    def go(self, at: int) -> None:
        """Show the table after a number of choices; after the last one the replay ends."""
        if at > self._stops[-1]:
            self.leave_page()
            return
        if at > self.at:
            self.at = next(stop for stop in self._stops if stop >= at)
        else:
            self.at = max((stop for stop in self._stops if stop <= at), default=self._stops[0])
        self.show_table(build_scene(self._session.table, self._viewer, self._session.bots, at=self.at, asking=False))
        self.tell()

    def story(self, width: int) -> list[Row]:
        at, last = self._stops.index(self.at), len(self._stops) - 1
        rows = [row(f" {say('look-back', at=at, of=last)}", "title")]
        for line in self._lines:
            now = line.number == self.at
            mark = ">" if now else " "
            style = "bold" if now else "" if line.number < self.at else "dim"
            rows += [row(f" {mark} {text}", style, line.number) for text in wrap(line.text, width - 3)]
        return [*rows, row(f" {say('look-back-keys')}", "dim")]
