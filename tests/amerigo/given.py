"""Positions over the tables that come with the program, each checked, and what a test does with them."""

from collections.abc import Callable
from typing import Any

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.amerigo.box.tables import COLOURS
from boardgames.amerigo.play import positions
from boardgames.amerigo.play.positions import Tile
from boardgames.amerigo.state import State
from boardgames.core.values import Event, evolve
from tests.amerigo import invariants

__all__ = ["A", "B", "C", "D", "T", "Tile", "end_round", "events_of", "given", "legal", "lucky", "play", "why"]

T = GAME.tables
A, B, C, D = range(4)


def checked(s: State) -> State:
    invariants.check(GAME, s)
    return s


def given(players: int = 4, **what: Any) -> State:
    """`positions.given`: the map and all keywords are explained there."""
    return checked(positions.given(GAME, players, **what))


def with_display(s: State, *kinds: str) -> State:
    return checked(positions.with_display(s, *kinds))


def play(s: State, *actions: do.AnyAction) -> State:
    """One player after the other does these things; each must be legal and keep the invariants."""
    for action in actions:
        seat = s.order[s.active]
        assert GAME.refusal(s, seat, action) is None, (action, GAME.refusal(s, seat, action))
        assert action in GAME.legal_actions(s, seat)
        s = GAME.apply(s, seat, action)
        invariants.check(GAME, s)
    return s


def events_of(s: State, action: do.AnyAction) -> list[Event]:
    events: list[Event] = []
    GAME.apply(s, s.order[s.active], action, events)
    return events


def legal(s: State) -> do.Actions:
    return GAME.legal_actions(s, s.order[s.active])


def why(s: State, action: do.AnyAction) -> str:
    """The rule that forbids an action to the player whose turn it is."""
    refusal = GAME.refusal(s, s.order[s.active], action)
    assert refusal is not None, f"{action} is legal"
    assert action not in legal(s)
    return refusal.rule


def lucky(s: State, action: do.AnyAction, wanted: Callable[[State], bool], tries: int = 20000) -> State:
    """The state after an action whose throw brings what is wanted: the first such stream of the tower."""
    for stream in range(tries):
        after = GAME.apply(evolve(s, rng=(*s.rng[:-1], stream)), s.order[s.active], action)
        if wanted(after):
            invariants.check(GAME, after)
            return after
    raise AssertionError("no stream brings that")


def end_round(s: State) -> State:
    """The last player of the white phase takes gold: the round ends and the next throw is made."""
    assert s.phase == COLOURS.index("white")
    while s.phase == COLOURS.index("white") and s.frames:
        s = play(s, do.TakeGold())
    return s
