"""A guided first round: the real table, with instructions and reasons."""

from typing import Any, ClassVar

from textual.binding import BindingType

from boardgames.core.game import Decision, Game, Seat
from boardgames.store.lesson import Lesson, LessonStep, load_lesson, step_action
from boardgames.table.session import Session
from boardgames.tui.keys import LESSON, bindings
from boardgames.tui.look.paint import Part, row, wrap
from boardgames.tui.screens.game import GameScreen
from boardgames.tui.screens.start_menu import StartScreen
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.settings import NEVER
from boardgames.tui.view.table_view import offer_of
from boardgames.words import listed, say


class LessonScreen(GameScreen):
    """A game whose first round is guided, choice by choice. Afterwards it is a game like any other, with tips."""

    SHOWS_MOMENTS = False  # The guide speaks, and nobody else.
    DEFAULT_CSS = "LessonScreen.-small #players { display: none; }"

    def __init__(self, game: Game[Any, Any], lesson: Lesson) -> None:
        people = ("",) * len(lesson.names)
        session = Session.new(
            game, lesson.names, people, seed=lesson.seed, variant=lesson.variant, options=lesson.options
        )
        super().__init__(session)
        self._lesson = lesson
        self._said_farewell = False

    def on_mount(self) -> None:
        page = LessonPage(self._lesson.title, self._lesson.welcome, say("lesson-begin"), listed(self._lesson.names))
        self.app.push_screen(page)

    @property
    def step(self) -> LessonStep | None:
        """Step that is being taught; undo goes back in the lesson, too."""
        taught = len(self.session.table.choices)
        return self._lesson.step[taught] if taught < len(self._lesson.step) else None

    @property
    def answers_itself(self) -> bool:
        return False  # Every answer is taught.

    @property
    def curtain(self) -> str:
        return NEVER  # Everybody learns together: hands are open.

    @property
    def gives_tips(self) -> bool:
        return self.step is None

    def next_decision(self) -> Decision | None:
        """Return, of several open questions, the one that the lesson answers next."""
        step = self.step
        open_now = self.session.table.decisions()
        return next((d for d in open_now if step is not None and d.seat == step.seat), next(iter(open_now), None))

    def ask_player(self, seat: Seat, viewer: Seat | None) -> None:
        super().ask_player(seat, seat)
        step = self.step
        if step is not None:
            self._teach(step)
        elif not self._said_farewell:
            self._said_farewell = True
            self.app.push_screen(LessonPage(self._lesson.title, self._lesson.farewell, say("lesson-end")))

    def _tell_what_happened(self, seat: Seat, viewer: Seat | None, *, unasked: bool) -> None:
        """Do nothing: a lesson itself says what matters."""

    def _teach(self, step: LessonStep) -> None:
        """Show the text of a step, with the code to type, and put the cursor on its place."""
        code = self._wanted_code(step)
        keys: tuple[Part, ...] = (
            (f" {say('lesson-type')} ", "soft"),
            (code, "key"),
            (" ", ""),
            (say("cap-enter"), "key-chosen"),
            (" ", ""),
        )
        text = f"{step.heading}. {step.say}" if step.heading else step.say
        self.panel.say("", "dim")
        self.guide(text, f"({', '.join(step.rules)})", keys)
        seen = self.session.game.observe(self.session.table.state, step.seat)
        game = self.session.game
        self.place = step.at or game.parts.board().place(game, seen, step_action(game, step))
        self.draw_board()

    def _wanted_code(self, step: LessonStep) -> str:
        wanted = step_action(self.session.game, step)
        offers = self.scene.offers if self.scene is not None else ()
        offer = offer_of(offers, wanted)
        return "" if offer is None else offer.code

    def action_confirm(self) -> None:
        """Confirm only what the lesson does, one step or several in a line."""
        taught = len(self.session.table.choices)
        steps = self._lesson.step[taught:]
        wanted = [step_action(self.session.game, step) for step in steps[: len(self.panel.actions)]]
        if self.step is not None and list(self.panel.actions[: len(wanted)]) != wanted:
            self.panel.clear()
            self.panel.say(say("lesson-other", code=self._wanted_code(self.step)))
            return
        super().action_confirm()


class LessonPage(TextPage):
    """Page before or after a lesson."""

    KIND = LESSON
    BINDINGS: ClassVar[list[BindingType]] = bindings(LESSON)

    def __init__(self, title: str, text: str, ways_on: str, names: str = "") -> None:
        """`names`: whom the reader plays, on the first page; Esc leads back to the list of lessons from there."""
        self._is_first = bool(names)
        rows = [row(f"  {ways_on}", "chosen"), row()]  # above, where a small terminal shows them
        if names:
            rows += [*(row(f"  {line}", "bold") for line in wrap(say("lesson-who", names=names), 76)), row()]
        for paragraph in text.strip().splitlines():
            rows += [row(f"  {line}") for line in wrap(paragraph, 76)] + [row()]
        super().__init__(title, rows)

    def action_back(self) -> None:
        if not self._is_first:
            self.leave_page()
            return
        self.our_app.leave_table()
        if isinstance(self.our_app.screen, StartScreen):
            self.our_app.screen.ask_which_lesson()

    def action_menu(self) -> None:
        self.our_app.leave_table()


def open_lesson(game: Game[Any, Any]) -> LessonScreen:
    """Return the screen of a game's guided first round; `UserError` if it has none."""
    return LessonScreen(game, load_lesson(game))
