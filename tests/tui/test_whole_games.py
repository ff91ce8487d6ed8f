"""Whole games through the keyboard: what was played is on the disk, and replays exactly."""

import pytest

from boardgames.core import registry
from boardgames.core.game import Config
from boardgames.store.log import read_log
from boardgames.store.replay import replay
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.end import EndScreen
from tests.laws.random_walks import walk
from tests.toy import GAME
from tests.tui.driving import new_session
from tests.tui.monkey import play_through


@pytest.mark.parametrize("curtain", ["when-needed", "every-turn", "never"])
async def test_a_whole_game_through_the_keyboard_replays_exactly(curtain: str) -> None:
    session = new_session(GAME, players=3)
    app = BoardgamesApp(session)
    app.settings.curtain = curtain
    async with app.run_test(size=(120, 40)) as pilot:
        await play_through(pilot, app, seed=3, undo=0.1)
        assert isinstance(app.screen, EndScreen)
    assert session.log is not None
    assert session.table.is_over
    again = replay(read_log(session.log.path), GAME)
    assert again.states == session.table.states
    assert [choice.action for choice in again.choices] == [choice.action for choice in session.table.choices]


@pytest.mark.parametrize("name", registry.games())
async def test_the_first_choices_of_every_game(name: str) -> None:
    game = registry.load(name)
    session = new_session(game, players=3)
    app = BoardgamesApp(session)
    async with app.run_test(size=(80, 24)) as pilot:
        await play_through(pilot, app, seed=5, undo=0.05, most=25)
    assert session.log is not None
    assert replay(read_log(session.log.path), game).states == session.table.states


@pytest.mark.parametrize("name", registry.games())
async def test_the_second_half_of_every_game_through_the_keyboard_replays_exactly(name: str) -> None:
    game = registry.load(name)
    states = [step.before for step in walk(game, Config(2, 7, game.info.variants[0]), 7)]
    session = new_session(game, players=2, bots=("", "random"), position=states[len(states) // 2])
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await play_through(pilot, app, seed=7, undo=0.03)
        assert isinstance(app.screen, EndScreen)
    assert session.log is not None
    assert session.table.is_over
    assert replay(read_log(session.log.path), game).states == session.table.states
