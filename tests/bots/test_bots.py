"""Bots choose legally, repeatably and from what their seat can see."""

import os
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from boardgames.bots import BOTS, bot_luck, find_bot, luck_at, planner
from boardgames.bots.worker import make_task
from boardgames.core.errors import UserError
from boardgames.core.playout import play_out
from boardgames.core.protocol import Config
from boardgames.core.rng import below
from boardgames.shelf import games, load
from tests.toy import DRAW, GAME, PICKS, AnyAction, State


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_makes_the_same_legal_choice_again(name: str) -> None:
    bot, state = find_bot(name), GAME.start(Config(3, 7, "plain"))
    actions = GAME.legal_actions(state, 0)
    first = bot.choose(GAME, lambda: GAME.observe(state, 0), 0, actions, 99)
    assert first in actions
    assert bot.choose(GAME, lambda: GAME.observe(state, 0), 0, actions, 99) == first


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_given_its_observation_and_nothing_else(name: str) -> None:
    """Two worlds that look alike to the seat: the choice is the same."""
    bot, state = find_bot(name), GAME.apply(GAME.start(Config(2, 7, "plain")), 1, PICKS[0])
    other = GAME.imagine(GAME.observe(state, 0), 0, 4242)
    assert other != state
    choices = {
        bot.choose(GAME, lambda world=world: GAME.observe(world, 0), 0, PICKS, luck)  # type: ignore[misc]
        for world in (state, other)
        for luck in (5,)
    }
    assert len(choices) == 1


def test_the_luck_of_a_choice_depends_on_seed_seat_and_number() -> None:
    lucks = {luck_at(bot_luck(seed, seat), n) for seed in (1, 2) for seat in (0, 1) for n in (0, 1, 2)}
    assert len(lucks) == 12


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UserError, match="the bots are random, planner"):
        find_bot("deep")


def test_the_planner_beats_random_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeded, so it cannot fail by chance: in twelve two-player games the planner wins most, in a tenth of its time."""
    monkeypatch.setattr(planner, "BUDGET", planner.BUDGET // 10)
    wins = 0
    for seed in range(12):
        state = GAME.start(Config(2, seed, "plain"))

        def choose(state: State, seat: int, actions: tuple[AnyAction, ...], number: int, seed: int = seed) -> Any:
            bot = find_bot("planner" if seat == 0 else "random")
            return bot.choose(GAME, lambda: GAME.observe(state, seat), seat, actions, luck_at(seed, number))

        final, _ = play_out(GAME, state, choose)
        totals = [sheet.total for sheet in GAME.scores(final)]
        wins += totals[0] > totals[1]
    assert wins >= 9


def test_the_planner_takes_what_is_plainly_better() -> None:
    state = GAME.start(Config(2, 3, "plain"))
    for seat in (0, 1):
        state = GAME.apply(state, seat, PICKS[seat])
    chosen = find_bot("planner").choose(GAME, lambda: GAME.observe(state, 0), 0, GAME.legal_actions(state, 0), 1)
    assert chosen == DRAW


@pytest.mark.parametrize("name", games())
def test_the_planner_wins_against_random_play_by_far(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a tenth of its time it has more than twice the points of a random player in every game."""
    monkeypatch.setattr(planner, "BUDGET", planner.BUDGET // 10)
    game = load(name)

    def choose(state: Any, seat: int, actions: tuple[Any, ...], number: int) -> Any:
        bot = find_bot("random" if seat else "planner")
        return bot.choose(game, lambda: game.observe(state, seat), seat, actions, luck_at(seat, number))

    final, _ = play_out(game, game.start(Config(2, 4, game.info.variants[0])), choose)
    mine, other = (sheet.total for sheet in game.scores(final))
    assert mine > 2 * other > -1


@pytest.mark.parametrize("name", games())
def test_the_time_to_think_is_bounded(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many choices there are, only so many are made in play-outs: the budget and one more world a round."""
    game, made = load(name), [0]
    apply = game.apply

    def counted(*arguments: Any) -> Any:
        made[0] += 1
        return apply(*arguments)

    state, luck = game.start(Config(4, 6, game.info.variants[0])), 1
    for _ in range(30):
        seat = game.decisions(state)[0].seat
        actions = game.legal_actions(state, seat)
        made[0] = 0
        with monkeypatch.context() as patch:
            patch.setattr(game, "apply", counted)
            patch.setattr(planner, "BUDGET", 500)
            planner.rank(game, game.observe(state, seat), seat, actions, luck)
        assert made[0] <= 500 + 2 * planner.CANDIDATES * planner.MOST
        luck, i = below(luck, len(actions))
        state = game.apply(state, seat, actions[i])


def test_a_bot_in_another_process_chooses_as_it_would_here() -> None:
    game = load("felinia")
    state = game.start(Config(2, 7, "classic"))
    seat = game.decisions(state)[0].seat
    task = make_task(game, None, "random", seat, 17, state)
    here = find_bot("random").choose(game, lambda: game.observe(state, seat), seat, game.legal_actions(state, seat), 17)
    result = subprocess.run(
        [sys.executable, "-m", "boardgames.bots.worker"],
        input=task + b"\n" + task + b"\n",
        capture_output=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        check=True,
    )
    assert [msgspec.json.decode(line, type=game.action_type) for line in result.stdout.splitlines()] == [here, here]
