"""The simplest player: any legal action, each equally likely."""

from collections.abc import Callable
from typing import Any

from boardgames.core.game import Game, Seat
from boardgames.core.rng import below


class RandomBot:
    name = "random"
    thinks = False

    def choose(
        self, game: Game[Any, Any], look: Callable[[], Any], seat: Seat, actions: tuple[Any, ...], luck: int
    ) -> Any:
        return actions[below(luck, len(actions))[1]]
