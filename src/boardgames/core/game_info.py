"""What has to be known about a game before it is played, and what a table decides about it."""

from boardgames.core.values import Value


class Option(Value):
    """An optional rule that a table can switch on."""

    id: str
    rule: str
    """The id of the rule in the catalogue."""


class About(Value):
    """What a menu says about a game, in words: the part of `GameInfo` that a translator would touch."""

    title: str
    minutes: str
    """How long a game takes, in minutes: `90-150`."""
    pitch: str
    """What the game is, for somebody who has never seen it."""
    hidden: str
    """What players keep from each other, in a few words."""
    round: str
    """What the rulebook calls the unit that `Words.round` counts."""
    tiebreak: str = ""
    """What decides between equal totals, in the order of `ScoreSheet.tiebreak`."""
    rounds: tuple[int, ...] = ()
    """How many such units a game has by the rulebook, or the least and the most; empty: it does not say."""
    example: int = 0
    """The total of the final scoring that the rulebook has as its example; 0: it has none."""
    variants: tuple[str, ...] = ()
    """One sentence about each variant, where there are several."""
    best_with: tuple[tuple[int, ...], ...] = ()
    """For how many players the rulebook recommends each variant, where it does."""
    options: tuple[str, ...] = ()
    """The name of each option, in the order of `GameInfo.options`."""


class GameInfo(Value):
    """What has to be known about a game before it is played."""

    id: str
    revision: int
    """Raised whenever a change of the rules code would play an old log differently."""
    players: tuple[int, ...]
    """How many can play, in ascending order."""
    variants: tuple[str, ...]
    """The first one is the default."""
    options: tuple[Option, ...]
    has_secrets: bool
    """Whether players ever keep anything from each other."""
    about: About
    longest: int
    """No game has more choices than this, however foolishly it is played."""
    points: tuple[int, int]
    """No total of a score sheet, at any moment, is below the first or above the second."""

    @property
    def title(self) -> str:
        return self.about.title

    def best_with(self, variant: str) -> tuple[int, ...]:
        """For how many players the rulebook recommends a variant: all that can play, if it says nothing."""
        recommended = dict(zip(self.variants, self.about.best_with, strict=False))
        return recommended.get(variant, self.players)

    def option_title(self, option: str) -> str:
        """The name of one of the options."""
        return next(title for known, title in zip(self.options, self.about.options, strict=True) if known.id == option)


class Config(Value):
    """Everything that `start` needs. Names of players belong to the table, not to the game."""

    players: int
    seed: int
    variant: str
    options: tuple[str, ...] = ()
    """Ids of the options that are on, in the order of the game's list."""
