"""The first line of a log, and the frame of a position file, as pydantic models: they come from outside."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from boardgames import __version__
from boardgames.core.errors import UserError
from boardgames.core.protocol import SEAT_LETTERS, Config, Game


class Setup(BaseModel):
    """Who plays what. Common to logs and positions."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    game: str
    revision: int
    engine: str = __version__
    data: str
    names: tuple[str, ...] = Field(min_length=1, max_length=len(SEAT_LETTERS))
    bots: tuple[str, ...]
    """The name of the bot in each seat; empty for a person."""
    seed: int = Field(ge=0, lt=2**64)
    variant: str
    options: tuple[str, ...] = ()

    @model_validator(mode="after")
    def _one_bot_entry_a_seat(self) -> "Setup":
        if len(self.bots) != len(self.names):
            raise ValueError("bots and names must have one entry per seat")
        return self

    @property
    def config(self) -> Config:
        return Config(len(self.names), self.seed, self.variant, self.options)


class Header(Setup):
    boardgames: Literal[1] = 1
    start: str
    """Digest of the first state."""
    position: Any = None
    """The first state itself, if the game did not begin at the beginning."""


class PositionFile(Setup):
    boardgames_position: Literal[1] = 1
    state: Any


def explain(error: ValidationError) -> str:
    """The first mistake in a few words."""
    first = error.errors()[0]
    where = ".".join(str(step) for step in first["loc"]) or "the line"
    return f"{where}: {first['msg'][:1].lower()}{first['msg'][1:]}"


def refuse_foreign(setup: Setup, game: Game[Any, Any], where: str) -> None:
    """`UserError` if something was recorded under other rules or other tables than the game's."""
    info = game.info
    if setup.revision != info.revision:
        raise UserError(
            f"{where} was recorded under revision {setup.revision} of the {info.title} rules and this program plays "
            f"revision {info.revision}; boardgames {setup.engine} can still replay it."
        )
    if setup.data not in (game.data_digest, *game.known_digests):
        raise UserError(
            f"{where} was recorded with other tables of {info.title} (digest {setup.data}, here {game.data_digest}); "
            f"give the folder with those tables as --data DIR."
        )
    if len(setup.names) not in info.players or setup.variant not in info.variants:
        raise UserError(
            f"{where} asks for {len(setup.names)} players of {info.title}, variant {setup.variant!r}: no such game."
        )
    unknown = [option for option in setup.options if option not in {o.id for o in info.options}]
    if unknown:
        raise UserError(f"{where} asks for the option {unknown[0]!r}, which {info.title} does not have.")
