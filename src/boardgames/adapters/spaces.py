"""Numbers for actions, masks over them, and rewards of the seats."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from boardgames.core.errors import UserError
from boardgames.core.game import Config, Game, ScoreSheet, ranking
from boardgames.core.rulebook import parse_options


class ActionSpace:
    """All actions of a game; the number of an action is its place in `Game.all_actions`."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.actions = game.all_actions()
        self.size = len(self.actions)
        self._numbers = {action: number for number, action in enumerate(self.actions)}

    def __reduce__(self) -> tuple[Any, ...]:
        """Return the arguments from which a copy in another process is built."""
        return space_of, (self.game,)

    def number(self, action: Any) -> int:
        return self._numbers[action]

    def action(self, number: int) -> Any:
        return self.actions[number]

    def numbers(self, legal: Iterable[Any]) -> list[int]:
        """Return the numbers of legal actions, in their order."""
        numbers = self._numbers
        return [numbers[action] for action in legal]

    def mask(self, legal: Iterable[Any], extra: int = 0) -> bytearray:
        """Return a byte for each number, 1 if it is legal; `extra` more bytes at the end are 0."""
        mask = bytearray(self.size + extra)
        for number in map(self._numbers.__getitem__, legal):
            mask[number] = 1
        return mask


_made = lru_cache(maxsize=32)(ActionSpace)


def space_of(game: Any) -> ActionSpace:
    """Return the action space of a game, made once."""
    return _made(game)


def standing(sheets: Sequence[ScoreSheet]) -> tuple[float, ...]:
    """Return the reward of every seat: 1 for having beaten all others, -1 for having lost to all; the sum is 0."""
    ranks = ranking(sheets)
    others = len(ranks) - 1
    return tuple(sum((rank < mine) * -1 + (rank > mine) for rank in ranks) / others for mine in ranks)


REWARDS = ("rank", "lead", "score")
"""Kinds of reward: the standing at the end or, at every choice, the change of the lead or of the points."""
POINTS = 100
"""Points that are a reward of 1."""


def check_reward(reward: str) -> None:
    """Raise `UserError` if there is no such reward."""
    if reward not in REWARDS:
        raise UserError(f"There is no reward {reward!r}; there are {', '.join(REWARDS)}.")


def worth(reward: str, totals: tuple[int, ...]) -> tuple[float, ...]:
    """Return the value of points to each seat: its own, or its lead over the best of the others."""
    if reward == "score":
        return tuple(total / POINTS for total in totals)
    best = [max(totals[:seat] + totals[seat + 1 :]) for seat in range(len(totals))]
    return tuple((total - other) / POINTS for total, other in zip(totals, best, strict=True))


class RewardCounter:
    """Rewards of the seats of one game, each since the one before."""

    def __init__(self, game: Game[Any, Any], players: int, reward: str) -> None:
        self._game, self._players, self._reward = game, players, reward
        self._paid: tuple[float, ...] = ()

    def start(self, state: Any) -> None:
        """Begin with the first state of a game."""
        self._paid = self._worth(state) if self._reward != "rank" else ()

    def next(self, state: Any, *, is_over: bool) -> tuple[float, ...]:
        """Return the rewards since the last call; for the standing they are 0 until the game is over."""
        if self._reward == "rank":
            return standing(self._game.scores(state)) if is_over else (0.0,) * self._players
        before, self._paid = self._paid, self._worth(state)
        return tuple(now - then for now, then in zip(self._paid, before, strict=True))

    def _worth(self, state: Any) -> tuple[float, ...]:
        return worth(self._reward, tuple(sheet.total for sheet in self._game.scores(state)))


def config_of(game: Game[Any, Any], players: int | None, variant: str, options: Sequence[str], seed: int) -> Config:
    """Return a setting with the game's defaults for what is not given."""
    counts = game.info.players
    if players is not None and players not in counts:
        raise UserError(f"{game.info.title} is for {', '.join(map(str, counts))} players, not {players}.")
    return Config(players or counts[0], seed, variant or game.info.variants[0], parse_options(game.info, options))
