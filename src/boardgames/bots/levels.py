"""The bots that people choose by how well they play."""

from collections.abc import Callable
from typing import Any

from boardgames.bots.heuristic import follow, heuristic_of
from boardgames.bots.plans import ranked
from boardgames.bots.search import Effort, TrialRunner
from boardgames.core.game import Game, Seat
from boardgames.core.rng import below

EFFORTS = {
    "normal": Effort(budget=10_000, candidates=8),
    "strong": Effort(budget=20_000, candidates=8, open_minded=True, ahead=True),
}
SLIPS = 5
"""One of so many choices of an easy bot is a slip: anything that is legal."""
SURE = 5
"""Out of ten other choices of a bot that follows its heuristic so many are what tempts it most."""


class HeuristicBot:
    """Follows its heuristic, and may slip now and then."""

    thinks = False

    def __init__(self, name: str, slips: int) -> None:
        """One of so many choices is a slip; 0: none is."""
        self.name = name
        self._slips = slips

    def choose(
        self, game: Game[Any, Any], look: Callable[[], Any], seat: Seat, actions: tuple[Any, ...], luck: int
    ) -> Any:
        luck, dice = below(luck, self._slips) if self._slips else (luck, 1)
        if len(actions) == 1 or not dice:
            return actions[below(luck, len(actions))[1]]
        return actions[follow(heuristic_of(game)(look(), seat, actions), luck, SURE)[1]]


class SearchBot:
    """Tries its choices out in worlds that it can imagine, as hard as its level says."""

    thinks = True

    def __init__(self, name: str, runner: TrialRunner | None = None) -> None:
        """With a runner that belongs to one question it answers that question only."""
        self.name = name
        self._runner = runner

    def choose(
        self, game: Game[Any, Any], look: Callable[[], Any], seat: Seat, actions: tuple[Any, ...], luck: int
    ) -> Any:
        if len(actions) == 1:
            return actions[0]
        return actions[ranked(game, look(), seat, actions, luck, EFFORTS[self.name], self._runner)[0].choice]
