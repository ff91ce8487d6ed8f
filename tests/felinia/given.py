"""Positions of the game as it is shipped in one expression: `given(3).player(0, money=4).piles(m1=(0, 1)).commerce()`.

The builder itself is `boardgames.felinia.play.positions`.
"""

from typing import Any

from boardgames.core.game import Refusal
from boardgames.core.values import Event
from boardgames.felinia import GAME
from boardgames.felinia.play import positions
from boardgames.felinia.play.positions import Position as Given
from boardgames.felinia.state import Player, State

__all__ = [
    "Given",
    "T",
    "asked",
    "given",
    "holdings",
    "legal",
    "number",
    "play",
    "points",
    "province",
    "refused",
    "started",
]

T = GAME.tables


def number(variant: str, code: str) -> int:
    """The number of the province with this code: `T1`, `La`, `CQ`."""
    return positions.number(T, variant, code)


def province(variant: str, code: str) -> str:
    """The id of the province with this code."""
    return T.boards[variant].provinces[number(variant, code)].id


def started(
    players: int = 3, variant: str = "classic", options: tuple[str, ...] = (), first: int = 0, seed: int = 0
) -> State:
    """A fresh game in which the given seat is first player."""
    return positions.started(GAME, players, variant, options, first, seed)


def given(players: int = 3, variant: str = "classic", options: tuple[str, ...] = (), seed: int = 0) -> Given:
    """A fresh game, seat 0 first, nobody with goods, so that every position says what it needs."""
    return positions.given(GAME, players, variant, options, seed)


def asked(state: State) -> tuple[int, str]:
    """Who is asked what."""
    (decision,) = GAME.decisions(state)
    return decision.seat, decision.kind


def play(state: State, *actions: Any, events: list[Event] | None = None) -> State:
    """Whoever is asked does these things, one after another; each must be legal."""
    for action in actions:
        seat = asked(state)[0]
        refusal = GAME.refusal(state, seat, action)
        assert refusal is None, refusal
        assert action in GAME.legal_actions(state, seat)
        state = GAME.apply(state, seat, action, events)
    return state


def refused(state: State, action: Any, seat: int | None = None) -> str:
    """The id of the rule that forbids the action to whoever is asked."""
    return refusal_of(state, action, seat).rule


def refusal_of(state: State, action: Any, seat: int | None = None) -> Refusal:
    """The rule that forbids the action to whoever is asked, with its reason and figures."""
    seat = asked(state)[0] if seat is None else seat
    assert action not in GAME.legal_actions(state, seat)
    refusal = GAME.refusal(state, seat, action)
    assert refusal is not None
    return refusal


def legal(state: State, kind: type) -> list[Any]:
    """The legal actions of one class."""
    return [action for action in GAME.legal_actions(state, asked(state)[0]) if type(action) is kind]


def holdings(p: Player) -> dict[str, int]:
    """The goods of a player by name."""
    return {good.id: count for good, count in zip(T.goods, p.goods, strict=True) if count}


def points(state: State, seat: int, category: str) -> int:
    """The points of one line of a score sheet."""
    return sum(line.points for line in GAME.scores(state)[seat].lines if line.category == category)
