"""The games pass the suites of the libraries that they can be used with, in every setting."""

import warnings
from typing import Any

import pytest

from tests.laws.random_walks import SETTINGS, Setting

EVERY = [setting for setting in SETTINGS if setting.game != "toy" and not setting.options]
WITH_OPTIONS = [setting for setting in SETTINGS if setting.game != "toy" and setting.options and setting.players == 3]
every_setting = pytest.mark.parametrize("setting", EVERY + WITH_OPTIONS, ids=str)
one_setting_a_game = pytest.mark.parametrize("setting", EVERY[::3], ids=str)

pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably",
)


def keywords(setting: Setting) -> dict[str, Any]:
    return {"players": setting.players, "variant": setting.variant, "options": setting.options}


@every_setting
def test_pettingzoo(setting: Setting) -> None:
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

    from boardgames.adapters.pettingzoo import env, parallel_env, raw_env

    def made(**more: Any) -> Any:
        return env(setting.game, **keywords(setting), **more)

    api_test(made(), num_cycles=600)
    api_test(raw_env(setting.game, **keywords(setting)), num_cycles=50)
    seed_test(made, num_cycles=50)
    render_test(lambda render_mode: made(render_mode=render_mode))
    parallel_api_test(parallel_env(setting.game, **keywords(setting)), num_cycles=600)


@every_setting
def test_gymnasium(setting: Setting) -> None:
    gymnasium = pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    from boardgames.adapters.gymnasium import ID

    made = gymnasium.make(ID, name=setting.game, seat=setting.players - 1, render_mode="ansi", **keywords(setting))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made.unwrapped)


@every_setting
def test_openspiel(setting: Setting) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    import boardgames.adapters.openspiel

    assert boardgames.adapters.openspiel.REGISTERED
    game = pyspiel.load_game(
        f"boardgames_{setting.game}",
        {"players": setting.players, "variant": setting.variant, "options": "+".join(setting.options)},
    )
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    GamesSimTest().sim_game(game)


@one_setting_a_game
def test_information_set_search_runs(setting: Setting) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import numpy as np
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    import boardgames.adapters.openspiel

    assert boardgames.adapters.openspiel.REGISTERED
    game = pyspiel.load_game(f"boardgames_{setting.game}", {"players": setting.players, "variant": setting.variant})
    chance = np.random.RandomState(1)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, chance), 1.4, 4, random_state=chance)
    state = game.new_initial_state()
    state.apply_action(7)
    for _ in range(6):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
