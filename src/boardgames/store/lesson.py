"""A guided first round: a seeded game in which every choice is announced, with the reason and the rule.

`data/<game>/lessons/*.toml` are lessons. They are played by the real engine: a step whose action is not legal at its
place is a mistake in the lesson, and the tests find it.
"""

from pathlib import Path
from typing import Any

import msgspec
from pydantic import Field

from boardgames.core.errors import UserError
from boardgames.core.game import SEAT_LETTERS, Config, Game, Seat
from boardgames.store.sheets import Sheet, read_sheet


class LessonStep(Sheet):
    heading: str = ""
    """The part of the round that begins with this step, if one does."""
    seat: Seat
    act: dict[str, Any]
    """The action as it stands in a log."""
    say: str = Field(min_length=10, max_length=300)
    """What to do and why, in a sentence or two, said to the player of the seat."""
    at: str = ""
    """The place on the board that the words speak of; empty: that of the action, if it has one."""
    rules: tuple[str, ...] = ()
    """Ids of the catalogue."""


class Lesson(Sheet):
    title: str
    names: tuple[str, ...] = Field(min_length=1, max_length=len(SEAT_LETTERS))
    seed: int
    variant: str
    options: tuple[str, ...] = ()
    welcome: str = Field(min_length=200)
    """What the game is about: read before the first step. A line of it is a paragraph."""
    farewell: str = Field(min_length=100)
    """What the rest of the game looks like: read after the last one."""
    step: tuple[LessonStep, ...] = Field(min_length=5)

    @property
    def config(self) -> Config:
        return Config(len(self.names), self.seed, self.variant, self.options)


def lesson_path(game: Game[Any, Any]) -> Path:
    return game.parts.data / "lessons" / "first-round.toml"


def load_lesson(game: Game[Any, Any]) -> Lesson:
    """The guided first round of a game."""
    return read_lesson(lesson_path(game))


def read_lesson(path: Path) -> Lesson:
    """A lesson file; `UserError` says what is wrong with it."""
    return read_sheet(path.parent, path.name, Lesson)


def step_action(game: Game[Any, Any], step: LessonStep) -> Any:
    """The action that a step asks for."""
    try:
        return msgspec.convert(step.act, type=game.action_type)
    except msgspec.ValidationError as error:
        raise UserError(f"A lesson of {game.info.title} asks for something that is not an action: {error}.") from None
