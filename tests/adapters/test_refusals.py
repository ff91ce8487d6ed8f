"""What every interface does with an action that cannot be done: it refuses, and the game stays as it was."""

from typing import Any

import pytest

from boardgames.core.errors import UserError

GAMES = ("amerigo", "eic", "felinia", "mombasa")
NO_ACTIONS: tuple[Any, ...] = (-1, 10**9, 0.5, None, "0")
every_game = pytest.mark.parametrize("name", GAMES)
RULE = r"is refused by [A-Z]{3}-[A-Z]+-\d+: .+\.$"


def illegal(mask: Any) -> list[int]:
    """Every seventh illegal number: all of them take too long."""
    found = [number for number, is_legal in enumerate(mask) if not is_legal]
    assert found
    return found[::7]


@every_game
def test_a_raw_environment_refuses_and_stays_as_it_was(name: str) -> None:
    pytest.importorskip("pettingzoo")
    from boardgames.adapters.pettingzoo import raw_env

    raw = raw_env(name)
    with pytest.raises(UserError, match="call reset first"):
        raw.step(0)
    raw.reset(seed=4)
    for _ in range(12):
        agent, before = raw.agent_selection, raw.match.state
        mask = raw.observe(agent)["action_mask"]
        for number in illegal(mask):
            with pytest.raises(UserError, match=RULE):
                raw.step(number)
        for wrong in NO_ACTIONS:
            with pytest.raises(UserError, match=f"a whole number from 0 to {len(mask) - 1}, not "):
                raw.step(wrong)
        with pytest.raises(UserError, match="a whole number"):
            raw.step(len(mask))
        assert raw.match.state is before
        raw.step(int(mask.nonzero()[0][-1]))


@every_game
def test_a_guarded_environment_says_why_the_game_is_lost(name: str) -> None:
    pytest.importorskip("pettingzoo")
    from boardgames.adapters.pettingzoo import env

    guarded = env(name)
    with pytest.raises(UserError, match="call reset first"):
        guarded.step(0)
    guarded.reset(seed=4)
    agent = guarded.agent_selection
    mask = guarded.observe(agent)["action_mask"]
    for number in (-1, len(mask), None):
        with pytest.raises(UserError, match="a whole number from 0 to"):
            guarded.step(number)
    guarded.step(illegal(mask)[0])
    assert guarded.rewards[agent] == -1
    assert all(guarded.terminations.values())
    assert guarded.infos[agent]["refusal"].endswith(".")
    assert "-" in guarded.infos[agent]["rule"]
    with pytest.raises(UserError, match="The game is over"):
        guarded.step(0)
    while guarded.agents:
        guarded.step(None)
    with pytest.raises(UserError, match="The game is over"):
        guarded.step(None)


@every_game
def test_in_parallel_one_illegal_action_stops_all(name: str) -> None:
    pytest.importorskip("pettingzoo")
    from boardgames.adapters.pettingzoo import parallel_env

    env = parallel_env(name)
    with pytest.raises(UserError, match="call reset first"):
        env.step({})
    observations, _ = env.reset(seed=4)
    for _ in range(6):
        masks = {agent: observations[agent]["action_mask"] for agent in env.agents}
        good = {agent: int(mask.nonzero()[0][0]) for agent, mask in masks.items()}
        before, waiting = env.match.state, env.match.numbers - 1
        for agent, mask in masks.items():
            for number in (-1, waiting + 1, 0.5):
                with pytest.raises(UserError, match=f"a whole number from 0 to {waiting}, not "):
                    env.step({**good, agent: number})  # type: ignore[dict-item]
            for number in illegal(mask[:-1]):
                with pytest.raises(UserError, match="is refused by "):
                    env.step({**good, agent: number})
            if not mask[-1]:
                with pytest.raises(UserError, match=f"{agent} has to choose and cannot wait"):
                    env.step({**good, agent: waiting})
            with pytest.raises(UserError, match="There is no player_9 at this table; there are player_0, "):
                env.step({**good, "player_9": 0})
            with pytest.raises(UserError, match=f"{agent} has no action"):
                env.step({other: good[other] for other in good if other != agent})
        assert env.match.state is before
        observations, *_ = env.step(good)


@every_game
def test_a_seat_refuses_what_is_no_choice(name: str) -> None:
    pytest.importorskip("gymnasium")
    from boardgames.adapters.gymnasium import SeatEnv

    env = SeatEnv(name)
    with pytest.raises(UserError, match="call reset first"):
        env.step(0)
    env.reset(seed=4)
    mask = env.action_masks()
    for number in (-1, len(mask), 0.5, None):
        with pytest.raises(UserError, match=f"a whole number from 0 to {len(mask) - 1}, not "):
            env.step(number)  # type: ignore[arg-type]
    _, reward, ended, _, info = env.step(illegal(mask)[0])
    assert (reward, ended) == (-1, True)
    assert info["refusal"].endswith(".")
    with pytest.raises(UserError, match="The game is over"):
        env.step(int(mask.nonzero()[0][0]))
    env.reset(seed=4)
    env.step(int(env.action_masks().nonzero()[0][0]))


@every_game
def test_openspiel_refuses_and_stays_as_it_was(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import boardgames.adapters.openspiel

    assert boardgames.adapters.openspiel.REGISTERED
    game = pyspiel.load_game(f"boardgames_{name}(seeds=5)")
    state = game.new_initial_state()
    with pytest.raises(UserError, match="a whole number from 0 to 4, not 5"):
        state.apply_action(5)
    state.apply_action(4)
    for _ in range(12):
        legal, before = state.legal_actions(), str(state)
        for number in range(0, game.num_distinct_actions(), 9):
            if number not in legal:
                with pytest.raises(UserError, match=RULE):
                    state.apply_action(number)
        for number in (-7, game.num_distinct_actions()):
            with pytest.raises(UserError, match="a whole number from 0 to"):
                state.apply_action(number)
        assert str(state) == before
        state.apply_action(legal[-1])


@pytest.mark.parametrize("checked", [True, False])
def test_after_the_end_there_is_nothing_to_do(checked: bool) -> None:
    pytest.importorskip("pettingzoo")
    from boardgames.adapters.pettingzoo import parallel_env, raw_env

    raw = raw_env("felinia", checked=checked)
    raw.reset(seed=4)
    while not raw.terminations[raw.agent_selection]:
        raw.step(int(raw.observe(raw.agent_selection)["action_mask"].nonzero()[0][0]))
    if checked:
        with pytest.raises(UserError, match="The game is over"):
            raw.step(0)
    while raw.agents:
        raw.step(None)
    env = parallel_env("felinia", checked=checked)
    observations, _ = env.reset(seed=4)
    while env.agents:
        observations, *_ = env.step(
            {agent: int(seen["action_mask"].nonzero()[0][0]) for agent, seen in observations.items()}
        )
    if checked:
        with pytest.raises(UserError, match="The game is over"):
            env.step({})


def test_after_the_end_openspiel_refuses_too() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import boardgames.adapters.openspiel

    assert boardgames.adapters.openspiel.REGISTERED
    for game in (pyspiel.load_game("boardgames_felinia"), pyspiel.load_game("boardgames_felinia(checked=False)")):
        state = game.new_initial_state()
        state.apply_action(4)
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
        assert sum(state.returns()) == 0
        if game.get_parameters().get("checked", True):
            with pytest.raises(UserError, match="The game is over"):
                state.apply_action(0)


def test_before_a_game_is_dealt_there_is_nothing_to_see() -> None:
    pytest.importorskip("pettingzoo")
    from boardgames.adapters.gymnasium import SeatEnv
    from boardgames.adapters.pettingzoo import raw_env

    raw, seat = raw_env("felinia", render_mode="ansi"), SeatEnv("felinia", render_mode="ansi")
    for look in (lambda: raw.observe("player_0"), raw.render, seat.action_masks, seat.render):
        with pytest.raises(UserError, match="call reset first"):
            look()
    raw.reset(seed=1)
    seat.reset(seed=1)
    assert raw.observe(raw.agent_selection)["action_mask"].any()
    assert seat.action_masks().any()
    assert min(len(str(raw.render())), len(str(seat.render()))) > 1000
