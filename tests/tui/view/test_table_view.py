"""What a screen tells about things: no more than everybody who looks at it may know."""

from typing import Any

import pytest

from boardgames.core import registry
from boardgames.core.game import Config
from boardgames.core.table import Table
from boardgames.table.inspect import places
from boardgames.tui.view.table_view import TableView, build_scene
from tests.tui.driving import finished_game


def after_choices(game: Any, number: int) -> Any:
    """The state after so many first choices."""
    state = game.start(Config(2, 5, game.info.variants[-1]))
    for _ in range(number):
        seat = game.decisions(state)[0].seat
        state = game.apply(state, seat, game.legal_actions(state, seat)[0])
    return state


@pytest.mark.parametrize("name", ["felinia", "mombasa"])
def test_a_screen_that_everybody_sees_tells_nothing_hidden(name: str) -> None:
    """In another world that looks the same to all, every thing is told in the same words."""
    game, names = registry.load(name), ("Anna", "Boris")
    state = next(s for s in (after_choices(game, n) for n in range(30, 60)) if not game.decisions(s)[0].secret)
    other = game.imagine(game.observe(state, None), None, 77)
    assert other != state

    def told(world: Any) -> list[Any]:
        scene: TableView = build_scene(Table(game, world, names), None, ("", ""))
        assert scene.asker == game.decisions(state)[0].seat
        return [scene.thing(place) for place in places(game, scene.seen, scene.look())]

    assert told(state) == told(other)


def test_a_finished_game_marks_nothing_as_changed_since_a_turn() -> None:
    """The strip said `163↑162`: it compared with the position before the first choice."""
    session = finished_game()
    scene = build_scene(session.table, None, session.bots)
    assert scene.decision is None
    assert not any(mark for player in scene.players for _, _, mark in player.holdings)
    assert not any(line.fresh for line in scene.log)
