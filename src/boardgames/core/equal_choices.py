"""Choices that come to the same: two cards that nobody can tell apart, a place that no longer matters."""

from collections.abc import Sequence
from typing import Any

from boardgames.core.game import Game, Seat


def group_equal(game: Game[Any, Any], state: Any, seat: Seat, actions: Sequence[Any]) -> dict[Any, tuple[Any, ...]]:
    """Return the choices that differ, in order, each with the others that come to the same (`Parts.same_choice`)."""
    same_choice = game.parts.same_choice()
    if same_choice is None:
        return dict.fromkeys(actions, ())
    groups: dict[Any, list[Any]] = {}
    for action in actions:
        groups.setdefault(same_choice(game, state, seat, action), []).append(action)
    return {first: tuple(action for action in all_of_them if action != first) for first, all_of_them in groups.items()}


def different_choices(game: Game[Any, Any], state: Any, seat: Seat) -> tuple[Any, ...]:
    """Return the legal choices of a seat without those that come to the same as one before them."""
    return tuple(group_equal(game, state, seat, game.legal_actions(state, seat)))


def place_of_choice(game: Game[Any, Any], state: Any, seat: Seat, action: Any) -> int:
    """Return the index, among the choices that differ, of a legal action or of the one that comes to the same."""
    groups = group_equal(game, state, seat, game.legal_actions(state, seat))
    return next(at for at, (first, others) in enumerate(groups.items()) if action in (first, *others))
