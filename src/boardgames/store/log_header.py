"""The first line of a log, and the frame of a position file, as pydantic models: they come from outside."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from boardgames.core.errors import UserError
from boardgames.core.game import SEAT_LETTERS, Config, Game
from boardgames.core.player_names import fault_in_names
from boardgames.core.rulebook import check_config
from boardgames.core.version import __version__
from boardgames.words import say


class Setup(BaseModel):
    """Players and setting of a game, as logs and positions have them."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: str
    revision: int = Field(strict=True)
    engine: str = __version__
    data: str
    names: tuple[str, ...] = Field(min_length=1, max_length=len(SEAT_LETTERS))
    bots: tuple[str, ...]
    """The name of the bot in each seat; empty for a person."""
    seed: int = Field(ge=0, lt=2**64, strict=True)
    variant: str
    options: tuple[str, ...] = ()

    @model_validator(mode="after")
    def _names_that_can_be_shown(self) -> "Setup":
        if fault := fault_in_names(self.names):
            raise ValueError(fault)
        if len(self.bots) != len(self.names):
            raise ValueError("bots and names must have one entry per seat")
        return self

    @property
    def config(self) -> Config:
        return Config(len(self.names), self.seed, self.variant, self.options)


class Header(Setup):
    boardgames: Literal[1, 2]
    start: str
    """Digest of the first state."""
    position: Any = None
    """The first state itself, if the game did not begin at the beginning."""


class PositionFile(Setup):
    boardgames_position: Literal[1] = 1
    state: Any


def explain(error: ValidationError) -> str:
    """The first mistake in a few words."""
    first = error.errors(include_input=False, include_url=False)[0]
    where = ".".join(str(step) for step in first["loc"]) or "the line"
    text = first["msg"].removeprefix("Value error, ")
    return f"{where[:60]}: {text[:1].lower()}{text[1:]}"


def foreign(setup: Setup, game: Game[Any, Any]) -> str:
    """Return what was different when this was recorded, as a sentence; empty if rules and tables are those of the
    game."""
    info = game.info
    if setup.revision != info.revision:
        return say("foreign-rules", game=info.title, theirs=setup.revision, ours=info.revision)
    if setup.data not in (game.data_digest, *game.known_digests):
        return say("foreign-tables", game=info.title)
    return ""


def refuse_foreign(setup: Setup, game: Game[Any, Any], where: str) -> None:
    """`UserError` if something was recorded under other rules or other tables than the game's, or is no such game."""
    if reason := foreign(setup, game):
        is_older = setup.revision != game.info.revision
        remedy = say("foreign-older", version=setup.engine[:20]) if is_older else ""
        said = (say("foreign-refused", where=where), reason, remedy, say("foreign-shown"))
        raise UserError(" ".join(filter(None, said)))
    check_config(game.info, setup.config)
