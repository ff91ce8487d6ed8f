"""Header of a log or position file. It comes from outside: every field is checked."""

from typing import Any, Literal

from boardgames.core.errors import UserError
from boardgames.core.game import SEAT_LETTERS, Config, Game
from boardgames.core.player_names import fault_in_names
from boardgames.core.rulebook import check_config
from boardgames.core.values import Value
from boardgames.core.version import __version__
from boardgames.words import say

LARGEST_SEED = (1 << 64) - 1


class Setup(Value, kw_only=True):
    """Players and setting of a game, as logs and positions have them."""

    game: str
    """Id of the game."""
    revision: int
    """Revision of its rules."""
    engine: str = __version__
    """Version of the program that wrote the file."""
    data: str
    """Digest of the tables."""
    names: tuple[str, ...]
    """Name of the player in each seat."""
    bots: tuple[str, ...]
    """The name of the bot in each seat; empty for a person."""
    seed: int
    """Seed of everything that chance decides."""
    variant: str
    """Variant that is played."""
    options: tuple[str, ...] = ()
    """Options that are on."""

    def __post_init__(self) -> None:
        if not 1 <= len(self.names) <= len(SEAT_LETTERS):
            raise ValueError(f"names must have 1 to {len(SEAT_LETTERS)} entries")
        if fault := fault_in_names(self.names):
            raise ValueError(fault)
        if len(self.bots) != len(self.names):
            raise ValueError("bots and names must have one entry per seat")
        if not 0 <= self.seed <= LARGEST_SEED:
            raise ValueError("seed must be from 0 to 2**64 - 1")

    @property
    def config(self) -> Config:
        return Config(len(self.names), self.seed, self.variant, self.options)


class Header(Setup, kw_only=True):
    """First line of a log."""

    boardgames: Literal[1, 2]
    """Format of the log."""
    start: str
    """Digest of the first state."""
    position: Any = None
    """The first state itself, if the game did not begin at the beginning."""


class PositionFile(Setup, kw_only=True):
    """Content of a position file."""

    boardgames_position: Literal[1] = 1
    """Format of the file."""
    state: Any
    """State as plain data."""


def foreign(setup: Setup, game: Game[Any, Any]) -> str:
    """Return the difference from the game's rules and tables, as a sentence; empty if there is none."""
    info = game.info
    if setup.revision != info.revision:
        return say("foreign-rules", game=info.title, theirs=setup.revision, ours=info.revision)
    if setup.data not in (game.data_digest, *game.known_digests):
        return say("foreign-tables", game=info.title)
    return ""


def refuse_foreign(setup: Setup, game: Game[Any, Any], where: str) -> None:
    """Raise `UserError` if something was recorded with other rules, tables or settings than the game's."""
    if reason := foreign(setup, game):
        is_older = setup.revision != game.info.revision
        remedy = say("foreign-older", version=setup.engine[:20]) if is_older else ""
        said = (say("foreign-refused", where=where), reason, remedy, say("foreign-shown"))
        raise UserError(" ".join(filter(None, said)))
    check_config(game.info, setup.config)
