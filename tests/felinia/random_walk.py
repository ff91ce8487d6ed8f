"""Games played by somebody who wants to get somewhere: random choices, but sales only now and then."""

from collections.abc import Iterator

from boardgames.core.game import Config, Seat
from boardgames.core.rng import below, start_stream
from boardgames.core.values import Event
from boardgames.felinia import GAME
from boardgames.felinia.actions import AnyAction, Board, BuyGood, Decline, Done, GoHome, Keep, Sell, Swap, TakeBonus
from boardgames.felinia.state import State

Step = tuple[State, Seat, AnyAction, State, list[Event]]

EAGER = (Board, TakeBonus, Keep)
READY = (BuyGood, Swap)
SHY = (Decline, Done, GoHome)


def keen_walk(players: int, seed: int, variant: str = "classic", options: tuple[str, ...] = ()) -> Iterator[Step]:
    """A whole game, step by step, in which merchants board, settle and draw cards."""
    luck = start_stream(seed, "keen")
    state = GAME.start(Config(players, seed, variant, options))
    while decisions := GAME.decisions(state):
        seat = decisions[0].seat
        actions = GAME.legal_actions(state, seat)
        luck, choice = below(luck, 100)
        pool = [a for a in actions if type(a) is not Sell]
        eager = [a for a in pool if type(a) in EAGER] or [a for a in pool if type(a) in READY]
        if choice < 5 or not pool:
            pool = list(actions)
        elif choice < 80:
            pool = eager or [a for a in pool if type(a) not in SHY] or pool
        luck, at = below(luck, len(pool))
        events: list[Event] = []
        after = GAME.apply(state, seat, pool[at], events)
        yield state, seat, pool[at], after, events
        state = after
