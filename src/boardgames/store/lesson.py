"""A guided first round: a seeded game in which every choice is announced, with the reason and the rule.

`data/<game>/lessons/*.toml` are lessons. They are played by the real engine: a step whose action is not legal at its
place is a mistake in the lesson, and the tests find it.
"""

from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from boardgames.core.errors import UserError
from boardgames.core.game import SEAT_LETTERS, Config, Game, Seat
from boardgames.core.messages import ENGLISH
from boardgames.core.values import evolve
from boardgames.store.component_tables import translated
from boardgames.store.safe_files import MAX_NUMBER
from boardgames.store.table_rows import TableRow, read_rows


class LessonStep(TableRow, kw_only=True):
    """One choice of a lesson, and what is said about it."""

    heading: str = ""
    """The part of the round that begins with this step, if one does."""
    seat: Seat
    act: dict[str, Any]
    """The action as it stands in a log."""
    say: Annotated[str, Meta(min_length=10, max_length=300)]
    """Sentence or two for the player of the seat: what to do, and why."""
    at: str = ""
    """The place on the board that the words speak of; empty: that of the action, if it has one."""
    rules: tuple[str, ...] = ()
    """Ids of the catalogue."""


class StepTexts(TableRow, kw_only=True):
    """Texts of a step in another language."""

    heading: str = ""
    say: Annotated[str, Meta(min_length=10, max_length=360)]


class LessonTexts(TableRow, kw_only=True):
    """Texts of a lesson in another language: `first-round.<language>.toml`, steps in the order of the lesson."""

    title: str
    welcome: Annotated[str, Meta(min_length=200)]
    farewell: Annotated[str, Meta(min_length=100)]
    step: tuple[StepTexts, ...]


class Lesson(TableRow, kw_only=True):
    """A lesson file: the game that it is about, and the steps."""

    title: str
    names: Annotated[tuple[str, ...], Meta(min_length=1, max_length=len(SEAT_LETTERS))]
    seed: int
    variant: str
    options: tuple[str, ...] = ()
    welcome: Annotated[str, Meta(min_length=200)]
    """Introduction to the game, read before the first step. A line of it is a paragraph."""
    farewell: Annotated[str, Meta(min_length=100)]
    """Outlook on the rest of the game, read after the last step."""
    step: Annotated[tuple[LessonStep, ...], Meta(min_length=5)]

    @property
    def config(self) -> Config:
        return Config(len(self.names), self.seed, self.variant, self.options)


def lesson_path(game: Game[Any, Any]) -> Path:
    return game.parts.data / "lessons" / "first-round.toml"


def load_lesson(game: Game[Any, Any]) -> Lesson:
    """Return the guided first round of a game, in the language of the game if there is a translation."""
    return read_lesson(lesson_path(game), game.language)


def read_lesson(path: Path, language: str = ENGLISH) -> Lesson:
    """Read a lesson file and what translates it; `UserError` says what is wrong."""
    lesson = read_rows(path.parent, path.name, Lesson, largest=MAX_NUMBER)  # a seed may be any number
    overlay = translated(path.name, language)
    if language == ENGLISH or not (path.parent / overlay).is_file():
        return lesson
    texts = read_rows(path.parent, overlay, LessonTexts)
    if len(texts.step) != len(lesson.step):
        raise UserError(f"{path.parent / overlay} has {len(texts.step)} steps; the lesson has {len(lesson.step)}.")
    steps = (
        evolve(step, say=said.say, heading=said.heading or step.heading)
        for step, said in zip(lesson.step, texts.step, strict=True)
    )
    return evolve(lesson, title=texts.title, welcome=texts.welcome, farewell=texts.farewell, step=tuple(steps))


def step_action(game: Game[Any, Any], step: LessonStep) -> Any:
    """Return the action that a step asks for."""
    try:
        return msgspec.convert(step.act, type=game.action_type)
    except msgspec.ValidationError as error:
        raise UserError(f"A lesson of {game.info.title} asks for something that is not an action: {error}.") from None
