"""Timeline below a replay: the present position, who led, and where the order changed."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input

from boardgames.core.game import SEAT_LETTERS
from boardgames.tui.look.paint import Part, Row, row
from boardgames.tui.look.styles import PLAYERS
from boardgames.tui.view.score_history import leader
from boardgames.tui.widgets.bars import Bar
from boardgames.tui.widgets.footnote import Footnote
from boardgames.tui.widgets.row_list import RowList
from boardgames.words import say

SPEEDS = (0.5, 1, 2, 4, 8, 16)
"""Choices per second."""


@dataclass(frozen=True)
class RecordedGame:
    """A recorded game as a timeline draws it."""

    file: str
    unit: str
    """Name of a round in the rulebook."""
    rounds: Sequence[int]
    """Round after each number of choices."""
    scores: Sequence[tuple[int, ...]]
    swings: Sequence[int]
    """Numbers of the choices that changed the standings most."""
    problem: str = ""
    """Reason why the log cannot be replayed to its end; empty if it can."""


@dataclass(frozen=True)
class ReplayPosition:
    """Present position of the viewer, and how the game is watched."""

    at: int
    seen_by: str
    """Viewer whose knowledge is shown, in words."""
    line: str
    """Sentence about the last choice."""
    speed: float = 0
    """Choices per second; 0 if paused."""


class Timeline(Vertical):
    DEFAULT_CSS = "Timeline RowList { height: 1fr; }"

    def __init__(self, course: RecordedGame, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._course = course

    def compose(self) -> ComposeResult:
        yield Bar(id="where", fill="lit")
        lines = RowList(id="line")
        lines.can_focus = False
        yield lines
        yield Input(placeholder=say("find-in-replay"))
        yield Footnote(id="note")

    def on_mount(self) -> None:
        self.query_one(Input).cursor_blink = False

    def change_course(self, course: RecordedGame) -> None:
        """Show the same game as another viewer sees it."""
        self._course = course

    def show(self, now: ReplayPosition) -> None:
        course, at = self._course, now.at
        last = len(course.rounds) - 1
        pace = f"{now.speed:g}x" if now.speed else say("timeline-paused")
        self.query_one("#where", Bar).show_row(
            Row(
                ((f" {say('timeline-choice', at=at, of=last)}", "lit-key"), (f" · {now.seen_by} · {pace}", "")),
                right=((f" {course.file} ", "soft"),),
            )
        )
        names = (course.unit, say("timeline-lead"), say("timeline-swing"))
        head = max(6, *map(len, names))
        unit, lead, swing = (f" {name:<{head}} " for name in names)
        width = max(30, self.size.width - head - 3)
        at_column = [round(x * last / (width - 1)) for x in range(width)]
        rounds = course.rounds
        marks = "".join("│" if i and rounds[i] != rounds[at_column[x - 1]] else "─" for x, i in enumerate(at_column))
        mine = round(at * (width - 1) / last) if last else 0
        marks = marks[:mine] + "●" + marks[mine + 1 :]
        swing_columns = {round(i * (width - 1) / last) for i in course.swings} if last else set()
        leads = "".join(_leading(course.scores[i]) for i in at_column)
        self.query_one("#line", RowList).show_rows(
            [
                row(f" {now.line}", "bold"),
                Row(((unit, "soft"), (marks[:mine], ""), ("●", "chosen"), (marks[mine + 1 :], ""))),
                Row(((lead, "soft"), *_lead_parts(leads))),
                row(swing + "".join("!" if x in swing_columns else " " for x in range(width)), "warn"),
            ]
        )
        self.say(course.problem or say("timeline-agrees"), "bad" if course.problem else "good")

    def say(self, text: str, style: str = "warn") -> None:
        self.query_one("#note", Footnote).say(text, style)

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


def _lead_parts(leads: str) -> list[Part]:
    """Return who led when, in the colours of the players."""
    stretches = ("".join(same) for _, same in groupby(leads))
    return [(text, PLAYERS[SEAT_LETTERS.index(text[0])] if text[0] in SEAT_LETTERS else "") for text in stretches]


def _leading(scores: tuple[int, ...]) -> str:
    """Return the letter of the seat that leads alone, or `=`."""
    seat = leader(scores)
    return "=" if seat is None else SEAT_LETTERS[seat]
