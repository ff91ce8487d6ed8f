"""Bots as policies in other programs, and agents of other programs as bots.

`BotPolicy` is one of our bots as a function of a PettingZoo environment and an agent. `NumberBot` is an agent that
chooses numbers by vectors and masks, as one of our bots: for `boardgames league --bots-from MODULE`, or for the other
seats of a `SeatEnv`.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from boardgames.adapters.encoding import encoder_of
from boardgames.adapters.spaces import space_of
from boardgames.bots import Bot, find_bot
from boardgames.core.errors import UserError
from boardgames.core.game import Game, Seat

Chooser: TypeAlias = Callable[[Sequence[float], bytearray], int]
"""(vector, mask) -> the number of a legal action."""


class BotPolicy:
    """A bot as a policy: `policy(env, agent)` is the number of the action that it chooses there.

    It sees what the seat of the agent knows and no more. It has no memory: the same game and luck give the same choice.
    """

    def __init__(self, bot: str | Bot = "normal", luck: int = 0) -> None:
        """`luck` is added to the seed of the game, so that two policies with the same bot may choose differently."""
        self.bot = find_bot(bot) if isinstance(bot, str) else bot
        self.luck = luck

    def __call__(self, env: Any, agent: str) -> int:
        raw = env.unwrapped
        match, seat = raw.match, raw.seat_of[agent]
        if seat in match.asked:
            chosen: int = match.chosen_by(self.bot, seat, self.luck)
            return chosen
        if match.waiting:
            return int(match.numbers - 1)
        raise UserError(f"{agent} is not asked now.")


class NumberBot:
    """Bot made of a function that chooses a number by the vector of its seat and the mask of its actions."""

    thinks = False

    def __init__(self, name: str, chooser: Chooser, players: int, scaled: bool = False) -> None:
        """`scaled` is true for vectors of fractions from -1 to 1."""
        self.name, self.players, self.scaled = name, players, scaled
        self._chooser = chooser

    def choose(
        self, game: Game[Any, Any], look: Callable[[], Any], seat: Seat, actions: tuple[Any, ...], luck: int
    ) -> Any:
        if len(actions) == 1:
            return actions[0]
        encoder, space = encoder_of(game, self.players), space_of(game)
        vector = encoder.encode(game.observe(look(), seat), seat)
        return space.action(self._chooser(encoder.scaled(vector) if self.scaled else vector, space.mask(actions)))
