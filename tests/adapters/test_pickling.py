"""Games, states, vectors and environments reach other processes as pickles."""

import pickle
from functools import partial
from pathlib import Path
from pickle import PicklingError, UnpicklingError
from shutil import copytree
from typing import Any

import pytest

from boardgames.adapters.encoding import Encoder, IncrementalEncoder
from boardgames.adapters.policy import NumberBot
from boardgames.adapters.spaces import ActionSpace
from boardgames.bots.roster import BOTS
from boardgames.core.engine import BoxedGame
from boardgames.core.errors import UserError
from boardgames.core.game import Config
from boardgames.core.registry import load, own_games
from tests import toy

every_game = pytest.mark.parametrize("name", own_games())


def copied(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def first(cells: Any, mask: bytearray) -> int:
    return mask.index(1)


@every_game
def test_a_game_its_states_and_its_vectors_can_be_pickled(name: str) -> None:
    game = load(name, language="fr").laid_open(True)
    other = copied(game)
    assert (other.language, other.info, other.data_digest) == ("fr", game.info, game.data_digest)
    assert getattr(other, "is_open", None) == getattr(game, "is_open", None)
    state = game.start(Config(2, 7))
    seat = game.decisions(state)[0].seat
    actions = game.legal_actions(state, seat)
    assert copied(state) == state
    assert copied(actions) == actions
    encoder, seen = Encoder(game, 2), game.observe(state, seat)
    follower = IncrementalEncoder(encoder)
    follower.cells(seen, seat)
    assert copied(encoder).encode(seen, seat) == copied(follower).encode(seen, seat) == encoder.encode(seen, seat)
    assert copied(ActionSpace(game)).actions == game.all_actions()


def test_a_game_over_other_tables_takes_them_along(tmp_path: Path) -> None:
    game = load("felinia")
    copytree(game.parts.data, tmp_path / "mine")
    file = tmp_path / "mine" / "game.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("base_moves = 3", "base_moves = 2"), encoding="utf-8")
    mine = game.with_data(tmp_path / "mine")
    assert copied(mine).data_digest == mine.data_digest != game.data_digest
    assert copied(mine.in_language("nl")).language == "nl"
    kept = pickle.dumps(mine)
    file.write_text(text.replace("base_moves = 3", "base_moves = 1"), encoding="utf-8")
    with pytest.raises(UnpicklingError, match="Felinia has other rules or tables here"):
        pickle.loads(kept)
    file.unlink()
    with pytest.raises(UserError, match=r"game\.toml is missing"):
        pickle.loads(kept)


def test_a_game_that_nobody_can_load_is_not_pickled() -> None:
    game: Any = load("felinia")
    tables = game.tables
    with pytest.raises(PicklingError, match="Felinia has rules or tables that another process cannot load"):
        pickle.dumps(BoxedGame(game.rulebook, lambda: (tables, "")))


def test_bots_can_be_pickled() -> None:
    for bot in (*BOTS.values(), NumberBot("first", first, 2)):
        assert copied(bot).name == bot.name


def test_an_agent_that_chooses_numbers_is_a_bot() -> None:
    game = toy.GAME
    seen: list[Any] = []

    def last(cells: Any, mask: bytearray) -> int:
        seen.append(cells)
        return max(number for number, legal in enumerate(mask) if legal)

    for scaled in (False, True):
        state = game.start(Config(2, 7))
        bot = NumberBot("last", last, 2, scaled)
        while decisions := game.decisions(state):
            seat = decisions[0].seat
            legal = game.legal_actions(state, seat)
            known = game.recall(state, seat)
            chosen = bot.choose(game, partial(copied, known), seat, legal, 1)
            assert chosen == max(legal, key=game.all_actions().index)
            state = game.apply(state, seat, chosen)
    assert {cells.typecode for cells in seen} == {"i", "f"}


@every_game
def test_environments_can_be_pickled_in_the_middle_of_a_game(name: str) -> None:
    pytest.importorskip("pettingzoo")
    from boardgames.adapters.gymnasium import SeatEnv
    from boardgames.adapters.pettingzoo import raw_env

    seat = SeatEnv(name, bot="easy", reward="lead", scaled=True)
    seat.reset(seed=3)
    raw = raw_env(name)
    raw.reset(seed=3)
    for _ in range(10):
        seat.step(int(seat.action_masks().argmax()))
        raw.step(int(raw.observe(raw.agent_selection)["action_mask"].argmax()))
    twin = copied(seat)
    for _ in range(10):
        action = int(seat.action_masks().argmax())
        (cells, *one), (others, *two) = seat.step(action), twin.step(action)
        assert (cells["observation"] == others["observation"]).all()
        assert one == two
    other = copied(raw)
    assert other.match.state == raw.match.state
    assert other.agent_selection == raw.agent_selection


def test_environments_run_in_processes_of_their_own() -> None:
    gymnasium = pytest.importorskip("gymnasium")
    import numpy as np

    from boardgames.adapters.gymnasium import SeatEnv

    made = [partial(SeatEnv, "felinia", bot="easy", reward="lead") for _ in range(2)]
    together = gymnasium.vector.AsyncVectorEnv(made, context="spawn")
    alone = gymnasium.vector.SyncVectorEnv(made)
    try:
        one, _ = together.reset(seed=5)
        two, _ = alone.reset(seed=5)
        for _ in range(30):
            assert (one["observation"] == two["observation"]).all()
            actions = np.array([mask.argmax() for mask in one["action_mask"]])
            one, earned, *_ = together.step(actions)
            two, other, *_ = alone.step(actions)
            assert (earned == other).all()
    finally:
        together.close()


def test_a_bot_is_a_policy() -> None:
    pytest.importorskip("pettingzoo")
    from boardgames.adapters.pettingzoo import env, parallel_env
    from boardgames.adapters.policy import BotPolicy

    games = []
    for _ in range(2):
        turns, policies = (
            env("felinia", players=3),
            [BotPolicy("easy"), BotPolicy("random"), BotPolicy(BOTS["easy"], 5)],
        )
        turns.reset(seed=7)
        for agent in turns.agent_iter():
            ended = turns.last()[2]
            turns.step(None if ended else policies[turns.possible_agents.index(agent)](turns, agent))
        games.append(turns.unwrapped.match.state)
    assert games[0] == games[1], "nothing is kept from one game to the next"
    together, policy = parallel_env("mombasa"), copied(BotPolicy("easy"))
    together.reset(seed=7)
    while together.agents:
        *_, infos = together.step({agent: policy(together, agent) for agent in together.agents})
    mine, other = infos["player_0"]["scores"]
    assert min(mine, other) > 20, "they play, and do not only wait"
