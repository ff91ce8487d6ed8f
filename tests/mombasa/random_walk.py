"""Random games, step by step, by players of several tempers."""

from collections.abc import Iterator
from typing import NamedTuple

from boardgames.core.game import Config
from boardgames.core.rng import below
from boardgames.core.values import Event
from boardgames.mombasa import GAME
from boardgames.mombasa import actions as do
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.state import State

SETTINGS = [(players, variant) for players in (2, 3, 4) for variant in ("first-game", "variable")]

LAZY = (
    do.EndPhase,
    do.Stop,
    do.ExpandNone,
    do.PlanDone,
    do.InkStop,
    do.Forfeit,
    do.DeclineCall,
    do.TakePound,
    do.NoFlip,
)
KEEN_ON_TRACKS = (do.UseGoods, do.BuyNone, do.PlaceDisc, do.UseBookkeeper, do.UseMerchant)


class Step(NamedTuple):
    before: State
    seat: int
    kind: str
    legal: tuple[AnyAction, ...]
    action: AnyAction
    after: State
    events: tuple[Event, ...]


def promise(state: State, seat: int) -> int:
    """How good a position looks to somebody who wants to get far: score, tracks, books in a row, many cards."""
    p = state.players[seat]
    ahead = 0
    while p.ink + ahead < len(p.books) - 1 and p.books[p.ink + 1 + ahead]:
        ahead += 1
    planned = sum(card != "" for card in p.area[:5])
    return (
        GAME.scores(state)[seat].total
        + 6 * p.ink
        + 2 * p.diamond
        + 2 * sum(p.steps)
        + 5 * ahead
        + 4 * len(state.waiting)
        - 9 * (p.books[1] != "" and ahead == 0)
        + 2 * len(p.stock)
        + 3 * planned
        + sum(p.totals)
        - 30 * p.passed
        - 5 * len(state.discard)
    )


def walk(players: int, variant: str, seed: int, temper: str = "keen") -> Iterator[Step]:
    """A whole game, step by step."""
    yield from walk_on(GAME.start(Config(players, seed, variant)), seed, temper)


def walk_on(state: State, seed: int, temper: str = "keen") -> Iterator[Step]:
    """From a state to the end of the game.

    "careless" picks anything; "keen" seldom passes or stops; "trader" likes goods and tracks too; "greedy" mostly
    takes what promises most.
    """
    luck = seed + 99
    while open_now := GAME.decisions(state):
        luck, which = below(luck, len(open_now))
        seat = open_now[which].seat
        legal = GAME.legal_actions(state, seat)
        offered = list(legal)
        luck, mood = below(luck, 100)
        if temper != "careless" and mood < 93:
            offered = [action for action in legal if not isinstance(action, LAZY)] or offered
            liked: list[AnyAction] = [action for action in offered if isinstance(action, KEEN_ON_TRACKS)]
            if temper == "trader" and mood < 65 and liked:
                offered = liked
            if temper == "greedy" and mood < 85:
                worth = [promise(GAME.apply(state, seat, action), seat) for action in legal]
                offered = [action for action, value in zip(legal, worth, strict=True) if value == max(worth)]
        luck, choice = below(luck, len(offered))
        events: list[Event] = []
        after = GAME.apply(state, seat, offered[choice], events)
        yield Step(state, seat, open_now[which].kind, legal, offered[choice], after, tuple(events))
        state = after
