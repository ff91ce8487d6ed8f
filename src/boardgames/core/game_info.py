"""Facts about a game before it is played, and the settings that a table chooses."""

from pathlib import Path

from boardgames.core.messages import ENGLISH, PLURALS, Messages
from boardgames.core.values import Value, evolve

PREFIX = "about-"
"""Beginning of the keys of all messages about a game."""


class Option(Value):
    """An optional rule that a table can switch on."""

    id: str
    """Name of the option in `Config.options` and on the command line."""
    rule: str
    """The id of the rule in the catalogue."""


class About(Value):
    """Texts of a menu about a game: the part of `GameInfo` that is translated."""

    title: str
    """Name of the game."""
    minutes: str
    """Minutes that a game takes: `90-150`."""
    pitch: str = ""
    """The game in a few sentences, for somebody who has never seen it."""
    hidden: str = ""
    """Things that players keep from each other, in a few words."""
    round: str = ""
    """Name of the unit that `Game.round` counts."""
    tiebreak: str = ""
    """Words for the tie-break, in the order of `ScoreSheet.tiebreak`."""
    rounds: tuple[int, ...] = ()
    """Number of such units in a game by the rulebook, or the least and the most; empty if it does not say."""
    example: int = 0
    """Total of the rulebook's example of the final scoring; 0 if it has none."""
    variants: tuple[str, ...] = ()
    """One sentence about each variant, where there are several."""
    best_with: tuple[tuple[int, ...], ...] = ()
    """Numbers of players that the rulebook recommends for a variant, where it does."""
    options: tuple[str, ...] = ()
    """The name of each option, in the order of `GameInfo.options`."""


class GameInfo(Value):
    """Everything that has to be known about a game before it is played."""

    id: str
    """Name of the game on the command line, in logs and in `load`."""
    revision: int
    """Raised whenever a change of the rules code would play an old log differently."""
    players: tuple[int, ...]
    """Supported numbers of players, in ascending order."""
    variants: tuple[str, ...]
    """The first one is the default."""
    options: tuple[Option, ...]
    """Optional rules that a table can switch on."""
    has_secrets: bool
    """True if players ever keep anything from each other."""
    about: About
    """Words of a menu about the game."""
    longest: int
    """Maximum number of choices of a game, however foolishly it is played."""
    points: tuple[int, int]
    """Lowest and highest total of a score sheet at any moment."""

    @property
    def title(self) -> str:
        """Name of the game, for people."""
        return self.about.title

    def best_with(self, variant: str) -> tuple[int, ...]:
        """Return the numbers of players that the rulebook recommends for a variant; all, if it says nothing."""
        recommended = dict(zip(self.variants, self.about.best_with, strict=False))
        return recommended.get(variant, self.players)

    def option_title(self, option: str) -> str:
        """Return the name of one of the options."""
        return next(title for known, title in zip(self.options, self.about.options, strict=True) if known.id == option)


def languages_of(catalogue: Path | None) -> tuple[str, ...]:
    """Return the languages of a game by the folder of its catalogues, English first; None for English only."""
    if catalogue is None:
        return (ENGLISH,)
    return (ENGLISH, *(name for name in PLURALS if name != ENGLISH and (catalogue / f"{name}.ftl").is_file()))


def in_words(info: GameInfo, catalogue: Path, language: str) -> GameInfo:
    """Return the same info with the texts of a catalogue: `about-title`, `about-pitch`, `about-variant-<id>` and so on.

    What the catalogue does not say stays as it is.
    """
    messages, about = Messages.in_folder(catalogue, language, only=PREFIX), info.about

    def said(key: str, otherwise: str) -> str:
        return messages.text(PREFIX + key) if PREFIX + key in messages else otherwise

    def each(kind: str, ids: tuple[str, ...], otherwise: tuple[str, ...]) -> tuple[str, ...]:
        texts = otherwise or ("",) * len(ids)
        found = tuple(said(f"{kind}-{name}", text) for name, text in zip(ids, texts, strict=True))
        return found if any(found) else ()

    texts = {name: said(name, getattr(about, name)) for name in ("title", "pitch", "hidden", "round", "tiebreak")}
    variants = each("variant", info.variants, about.variants)
    options = each("option", tuple(option.id for option in info.options), about.options)
    return evolve(info, about=evolve(about, **texts, variants=variants, options=options))


class Config(Value):
    """Everything that `start` needs. Names of players belong to the table, not to the game."""

    players: int
    """Number of players, one of `GameInfo.players`."""
    seed: int
    """Seed of everything that chance decides, from 0 to 2**64 - 1."""
    variant: str = ""
    """Variant, one of `GameInfo.variants`; empty for the first of them."""
    options: tuple[str, ...] = ()
    """Ids of the options that are on, in the order of the game's list."""
