"""Frozen levels choose as they did: nothing that the program learns may reach them."""

from typing import Any

import pytest

from boardgames.bots import find_bot
from boardgames.core.game import Config, Game
from boardgames.core.registry import load

AT = (5, 20, 40, 70)
"""Numbers of choices after which they are asked."""
CHOSEN = {
    "amerigo": {"heuristic-1": (0, 0, 2, 0), "normal-1": (0, 1, 0, 0), "strong-1": (0, 1, 0, 0)},
    "eic": {"heuristic-1": (6, 1, 1, 14), "normal-1": (7, 1, 1, 3), "strong-1": (7, 1, 1, 12)},
    "felinia": {"heuristic-1": (0, 1, 2, 2), "normal-1": (0, 2, 4, 1), "strong-1": (0, 2, 4, 1)},
    "mombasa": {"heuristic-1": (16, 2, 7, 2), "normal-1": (16, 7, 0, 1), "strong-1": (13, 5, 0, 1)},
}
"""Index of the action chosen at each place, as version 0.8.0 chose it."""


def positions(game: Game[Any, Any]) -> list[tuple[Any, int]]:
    """Positions with a choice, of a game in which everybody takes the middle one of the actions."""
    state, found, number = game.start(Config(2, 5, game.info.variants[0])), list[tuple[Any, int]](), 0
    while len(found) < len(AT):
        seat = game.decisions(state)[0].seat
        actions = game.legal_actions(state, seat)
        if number >= AT[len(found)] and len(actions) > 2:
            found.append((state, seat))
        state = game.apply(state, seat, actions[len(actions) // 2])
        number += 1
    return found


@pytest.mark.parametrize("name", list(CHOSEN))
def test_a_frozen_level_chooses_as_it_did(name: str) -> None:
    game = load(name)
    for level, chosen in CHOSEN[name].items():
        bot, found = find_bot(level, "tests.yardstick"), []
        for state, seat in positions(game):
            seen, actions = game.recall(state, seat), game.legal_actions(state, seat)
            found.append(actions.index(bot.choose(game, lambda seen=seen: seen, seat, actions, 7)))  # type: ignore[misc]
        assert tuple(found) == chosen, level
