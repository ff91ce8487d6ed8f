"""Positions as one expression, each held to the invariants, and what a test does with them."""

from collections.abc import Iterable, Mapping
from typing import Any

from boardgames.core.game import Refusal
from boardgames.core.values import Event
from boardgames.mombasa import GAME
from boardgames.mombasa import actions as do
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.play import positions
from boardgames.mombasa.play.positions import Seat
from boardgames.mombasa.state import State
from tests.mombasa import invariants

T = GAME.tables
COMPANIES = tuple(company.id for company in T.companies)


def begun(players: int = 2, variant: str = "first-game", seed: int = 1) -> State:
    """A game at the first planning phase; set-up choices are the first on each list."""
    return positions.begun(GAME, players, variant, seed)


def given(
    players: int = 2,
    *,
    a: Mapping[str, Any] | None = None,
    b: Mapping[str, Any] | None = None,
    c: Mapping[str, Any] | None = None,
    d: Mapping[str, Any] | None = None,
    **facts: Any,
) -> State:
    """A position of `positions.position`; players a to d are mappings with the fields of `positions.Seat`."""
    seats = [Seat(**(each or {})) for each in (a, b, c, d)][:players]
    state = positions.position(GAME, *seats, players=players, seed=1, **facts)
    invariants.check(GAME, state)
    return state


def card_of(seat: int, name: str) -> str:
    """`coffee-1` is the starting card of that seat's colour."""
    return positions.card_of(T, seat, name)


# What a test does with a position


def play(s: State, *actions: AnyAction, seat: int | None = None) -> State:
    """The state after these actions of whoever is asked, each of them legal."""
    return happened(s, *actions, seat=seat)[0]


def happened(s: State, *actions: AnyAction, seat: int | None = None) -> tuple[State, list[Event]]:
    """The same with the events."""
    events: list[Event] = []
    for action in actions:
        who = GAME.decisions(s)[0].seat if seat is None else seat
        assert GAME.refusal(s, who, action) is None, (action, GAME.refusal(s, who, action))
        assert action in GAME.legal_actions(s, who)
        after = GAME.apply(s, who, action, events)
        invariants.check(GAME, after)
        invariants.check_step(GAME, s, who, action, after)
        s = after
    return s, events


def offered(s: State, kind: type | tuple[type, ...] | None = None, seat: int | None = None) -> list[Any]:
    """The legal actions of whoever is asked, perhaps of one kind only."""
    who = GAME.decisions(s)[0].seat if seat is None else seat
    return [action for action in GAME.legal_actions(s, who) if kind is None or isinstance(action, kind)]


def why_not(s: State, action: AnyAction, seat: int | None = None) -> Refusal:
    """The refusal of an action that is not offered."""
    who = GAME.decisions(s)[0].seat if seat is None else seat
    refusal = GAME.refusal(s, who, action)
    assert refusal is not None
    assert action not in GAME.legal_actions(s, who)
    return refusal


def asked(s: State) -> str:
    """The kind of the open decision; empty when the game is over."""
    return next((decision.kind for decision in GAME.decisions(s)), "")


def top(s: State) -> Any:
    """The open business on top."""
    return s.frames[-1]


def company(name: str) -> int:
    return COMPANIES.index(name)


def region(name: str) -> int:
    return 1 << T.region_at[name]


def goods(*slots: str) -> do.UseGoods:
    return do.UseGoods(tuple(f"slot-{slot}" for slot in slots))


def regions_of(s: State, name: str) -> set[str]:
    return {place.id for i, place in enumerate(T.regions) if s.posts[company(name)] >> i & 1}


def labels(cards: Iterable[str]) -> list[str]:
    return sorted(T.cards[card].label for card in cards)


def passed_round(s: State) -> State:
    """Everybody still in the phase ends it at once."""
    number = s.round
    while s.round == number and GAME.decisions(s) and asked(s) == "turn":
        s = play(s, offered(s, do.EndPhase)[0])
    return s
