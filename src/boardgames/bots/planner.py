"""A player that thinks: it tries each choice in worlds it can imagine and plays those out at random.

The choices that do badly are dropped by halves, so that most of the time goes into telling the good ones apart
(sequential halving; Karnin, Koren and Somekh, 2013). What counts is the lead over the best other player after a
while of random play. The bot knows no game: it is as good as random play-outs let it be, and fair, because it starts
every play-out from what its own seat can see.
"""

from collections.abc import Callable
from typing import Any

from boardgames.core.protocol import Game, Seat
from boardgames.core.rng import below, next64

PLAYOUTS = 160
"""For one choice in all."""
HORIZON = 250
"""How many choices a play-out looks ahead."""


class Planner:
    name = "planner"
    thinks = True

    def choose(
        self, game: Game[Any, Any], look: Callable[[], Any], seat: Seat, actions: tuple[Any, ...], luck: int
    ) -> Any:
        if len(actions) == 1:
            return actions[0]
        seen = look()
        worth = dict.fromkeys(range(len(actions)), 0)
        rounds = max(1, (len(actions) - 1).bit_length())
        while len(worth) > 1:
            tries = max(2, PLAYOUTS // (rounds * len(worth)))
            for _ in range(tries):
                # The same worlds for every choice: then luck tells nobody apart.
                luck, world = next64(luck)
                imagined = game.imagine(seen, seat, world)
                for choice in worth:
                    worth[choice] += _play_out(game, imagined, seat, actions[choice], world)
            best = sorted(worth, key=lambda choice: -worth[choice])
            worth = {choice: worth[choice] for choice in best[: (len(best) + 1) // 2]}
        return actions[next(iter(worth))]


def _play_out(game: Game[Any, Any], state: Any, seat: Seat, action: Any, luck: int) -> int:
    """The lead of a seat some random choices after an action."""
    state = game.apply(state, seat, action)
    for _ in range(HORIZON):
        open_now = game.decisions(state)
        if not open_now:
            break
        who = open_now[0].seat
        actions = game.legal_actions(state, who)
        luck, i = below(luck, len(actions))
        state = game.apply(state, who, actions[i])
    totals = [sheet.total for sheet in game.scores(state)]
    return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
