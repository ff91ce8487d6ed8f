"""A guided first round: the real table, with somebody who says what to do and why."""

from typing import Any

from textual.containers import Vertical
from textual.widget import Widget

from boardgames.core.lesson import Lesson, LessonStep, load_lesson, step_action
from boardgames.core.protocol import Decision, Game, Seat
from boardgames.session import Session
from boardgames.tui.look.paint import Part, Row, row, wrap
from boardgames.tui.screens.game import GameScreen
from boardgames.tui.screens.reader import Reader
from boardgames.tui.settings import NEVER
from boardgames.tui.widgets.decision import DecisionPanel
from boardgames.tui.widgets.rowlist import RowList

USUAL_ROWS, FEW_ROWS = 4, 2
"""So many rows a step may take, on a small terminal fewer, before its rule ids are left out: choices stay in sight."""


class Guide(RowList, can_focus=False):
    """What the lesson says about this step; as high as it needs to be."""

    DEFAULT_CSS = "Guide { height: 4; }"


class LessonScreen(GameScreen):
    """A game whose first round is guided, choice by choice. Afterwards it is a game like any other."""

    SHOWS_MOMENTS = False  # The guide speaks, and nobody else.
    DEFAULT_CSS = """
    LessonScreen DecisionPanel { height: 1fr; }
    LessonScreen.-small #players { display: none; }
    """

    def __init__(self, game: Game[Any, Any], lesson: Lesson) -> None:
        people = ("",) * len(lesson.names)
        session = Session.new(
            game, lesson.names, people, seed=lesson.seed, variant=lesson.variant, options=lesson.options
        )
        super().__init__(session)
        self._lesson = lesson
        self._said_farewell = False

    def make_panel(self) -> Widget:
        return Vertical(Guide(id="guide", fill="raised"), DecisionPanel(id="panel"))

    def on_mount(self) -> None:
        self.app.push_screen(_page(self._lesson.title, self._lesson.welcome, "Enter: to the table"))

    @property
    def step(self) -> LessonStep | None:
        """The step that is being taught; taking something back goes back in the lesson too."""
        taught = len(self.session.table.choices)
        return self._lesson.step[taught] if taught < len(self._lesson.step) else None

    @property
    def curtain(self) -> str:
        return NEVER  # Everybody learns together: hands are open.

    def next_decision(self) -> Decision | None:
        """Of several open questions, the one that the lesson answers next."""
        step = self.step
        open_now = self.session.table.decisions()
        return next((d for d in open_now if step is not None and d.seat == step.seat), next(iter(open_now), None))

    def ask_player(self, seat: Seat, viewer: Seat | None) -> None:
        super().ask_player(seat, seat)
        guide = self.query_one("#guide", Guide)
        step = self.step
        guide.display = step is not None
        if step is not None:
            rows = self._advice(step, max(40, guide.size.width - 2))
            guide.styles.height = len(rows)
            guide.show_rows(rows)
        elif not self._said_farewell:
            self._said_farewell = True
            self.app.push_screen(_page(self._lesson.title, self._lesson.farewell, "Enter: play on · F10: to the menu"))

    def _advice(self, step: LessonStep, width: int) -> list[Row]:
        """The lesson's words, with the code to type at the end."""
        text = f"{step.heading}. {step.say}" if step.heading else step.say
        lines = wrap(f"{text} ({', '.join(step.rules)})", width)
        if len(lines) > (FEW_ROWS if self.is_small else USUAL_ROWS):
            lines = wrap(text, width)
        keys: tuple[Part, ...] = (
            (" type ", "soft"),
            (self._wanted_code(step), "key"),
            (" ", ""),
            ("Enter", "key-chosen"),
            (" ", ""),
        )
        rows = [row(f" {line}", "bold") for line in lines]
        if len(lines[-1]) + sum(len(text) for text, _ in keys) < width:
            rows[-1] = Row(rows[-1].parts, right=keys)
        else:
            rows.append(Row(keys))
        return rows

    def _wanted_code(self, step: LessonStep) -> str:
        wanted = step_action(self.session.game, step)
        offers = self.scene.offers if self.scene is not None else ()
        return next((offer.code for offer in offers if offer.action == wanted), "")

    def action_confirm(self) -> None:
        step, offer = self.step, self.panel.offer
        if step is not None and offer is not None and offer.refusal is None:
            wanted = step_action(self.session.game, step)
            if offer.action != wanted:
                self.panel.say(f"That is allowed too; in this lesson type {self._wanted_code(step)}.")
                return
        super().action_confirm()


def open_lesson(game: Game[Any, Any]) -> LessonScreen:
    """The guided first round of a game; `UserError` if it has none."""
    return LessonScreen(game, load_lesson(game))


def _page(title: str, text: str, last: str) -> Reader:
    rows = [row()]
    for paragraph in text.strip().splitlines():
        rows += [row(f"  {line}") for line in wrap(paragraph, 76)] + [row()]
    return Reader(title, [*rows, row(f"  {last}", "chosen")])
