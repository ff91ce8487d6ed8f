"""The timeline below a replay: where we are, who led, where the order changed."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input

from boardgames.core.protocol import SEAT_LETTERS
from boardgames.tui.look.paint import row
from boardgames.tui.widgets.bars import Bar
from boardgames.tui.widgets.note import Note
from boardgames.tui.widgets.rowlist import RowList

SPEEDS = (0.5, 1, 2, 4, 8, 16)
"""Choices a second."""


class Timeline(Vertical):
    DEFAULT_CSS = "Timeline RowList { height: 1fr; }"

    def compose(self) -> ComposeResult:
        yield Bar(id="where")
        lines = RowList(id="line")
        lines.can_focus = False
        yield lines
        yield Input(placeholder="words to look for, or the number of a choice")
        yield Note(id="note")

    def on_mount(self) -> None:
        self.query_one(Input).cursor_blink = False

    def show(
        self,
        *,
        file: str,
        verdict: str,
        at: int,
        unit: str,
        rounds: Sequence[int],
        scores: Sequence[tuple[int, ...]],
        swings: Sequence[int],
        seen_by: str,
        speed: float,
        line: str,
    ) -> None:
        last = len(rounds) - 1
        self.query_one("#where", Bar).show_row(
            row(
                f" choice {at} of {last} · seen by {seen_by} · {'paused' if not speed else f'{speed:g}x'} · {file}",
                "bar",
            )
        )
        width = max(30, self.size.width - 9)
        at_column = [round(x * last / (width - 1)) for x in range(width)]
        marks = "".join("│" if i and rounds[i] != rounds[at_column[x - 1]] else "─" for x, i in enumerate(at_column))
        mine = round(at * (width - 1) / last) if last else 0
        marks = marks[:mine] + "●" + marks[mine + 1 :]
        swing_columns = {round(i * (width - 1) / last) for i in swings} if last else set()
        leads = "".join(_leader(scores[i]) for i in at_column)
        self.query_one("#line", RowList).show_rows(
            [
                row(f" {line}", "bold"),
                row(f" {unit:<6} {marks}"),
                row(f" lead   {leads}"),
                row(" swing  " + "".join("!" if x in swing_columns else " " for x in range(width)), "warn"),
            ]
        )
        self.say(verdict, "good" if verdict.startswith("every") else "bad")

    def say(self, text: str, style: str = "warn") -> None:
        self.query_one("#note", Note).say(text, style)

    @property
    def is_finding(self) -> bool:
        return self.query_one(Input).has_class("open")

    def open_find(self) -> None:
        box = self.query_one(Input)
        box.value = ""
        box.add_class("open")
        box.focus()

    def close_find(self) -> None:
        self.query_one(Input).remove_class("open")


def _leader(scores: tuple[int, ...]) -> str:
    best = max(scores)
    return SEAT_LETTERS[scores.index(best)] if scores.count(best) == 1 else "="
