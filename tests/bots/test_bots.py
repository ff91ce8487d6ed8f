"""Bots choose legally, repeatably and from what their seat can see."""

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from itertools import islice
from typing import Any

import pytest

from boardgames.bots import LEVELS, NAMES, bot_luck, find_bot, luck_at
from boardgames.bots.coach import public_view
from boardgames.bots.compare_choices import motive
from boardgames.bots.levels import EFFORTS
from boardgames.bots.search import Effort, rank
from boardgames.bots.value import origins_of
from boardgames.bots.worker import Reply, answer, make_task
from boardgames.core.errors import UserError
from boardgames.core.game import Config, Game
from boardgames.core.playout import play_out
from boardgames.core.registry import games, load
from boardgames.core.rng import below
from boardgames.core.values import decode, evolve
from tests.toy import DRAW, GAME, PICKS, AnyAction, State
from tests.yardstick import planner


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_makes_the_same_legal_choice_again(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    small(monkeypatch, 300)
    bot, state = find_bot(name), GAME.start(Config(3, 7, "plain"))
    actions = GAME.legal_actions(state, 0)
    first = bot.choose(GAME, lambda: GAME.observe(state, 0), 0, actions, 99)
    assert first in actions
    assert bot.choose(GAME, lambda: GAME.observe(state, 0), 0, actions, 99) == first


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_is_given_its_observation_and_nothing_else(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two worlds that look alike to the seat: the choice is the same."""
    small(monkeypatch, 300)
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
    with pytest.raises(UserError, match="the bots are easy, normal, strong, random, heuristic"):
        find_bot("deep")


def small(monkeypatch: pytest.MonkeyPatch, budget: int) -> None:
    """Every level thinks as briefly as that."""
    for name, effort in EFFORTS.items():
        monkeypatch.setitem(EFFORTS, name, evolve(effort, budget=budget, candidates=6))
    monkeypatch.setattr(planner, "BUDGET", budget)


def test_old_games_name_a_bot_that_is_still_there() -> None:
    assert find_bot("planner") is find_bot("normal")


@pytest.mark.parametrize("name", ["normal", "planner-1"])
def test_whoever_thinks_beats_random_play(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeded, so it cannot fail by chance: in twelve two-player games it wins most, in a fraction of its time."""
    small(monkeypatch, 300)
    wins = 0
    for seed in range(12):
        state = GAME.start(Config(2, seed, "plain"))

        def choose(state: State, seat: int, actions: tuple[AnyAction, ...], number: int, seed: int = seed) -> Any:
            bot = find_bot(name if seat == 0 else "random")
            return bot.choose(GAME, lambda: GAME.observe(state, seat), seat, actions, luck_at(seed, number))

        final, _ = play_out(GAME, state, choose)
        totals = [sheet.total for sheet in GAME.scores(final)]
        wins += totals[0] > totals[1]
    assert wins >= 9


@pytest.mark.parametrize("name", ["normal", "strong", "planner-1"])
def test_whoever_thinks_takes_what_is_plainly_better(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    small(monkeypatch, 600)
    state = GAME.start(Config(2, 3, "plain"))
    for seat in (0, 1):
        state = GAME.apply(state, seat, PICKS[seat])
    chosen = find_bot(name).choose(GAME, lambda: GAME.observe(state, 0), 0, GAME.legal_actions(state, 0), 1)
    assert chosen == DRAW


@pytest.mark.parametrize("name", games())
def test_the_levels_of_a_game_play_differently(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed and seat, by heuristic and with a little and a little more thought: no two games are alike."""
    small(monkeypatch, 1)
    monkeypatch.setitem(EFFORTS, "strong", Effort(budget=400, candidates=5, doubt=0))
    game = load(name)

    def choices(level: str) -> tuple[Any, ...]:
        state, made = game.start(Config(2, 1, game.info.variants[0])), []
        for number in range(24):
            seat = game.decisions(state)[0].seat
            look, actions = partial(game.observe, state, seat), game.legal_actions(state, seat)
            made.append(find_bot(level).choose(game, look, seat, actions, luck_at(7, number)))
            state = game.apply(state, seat, made[-1])
        return tuple(made)

    assert len({choices(level) for level in LEVELS}) == len(LEVELS)


@pytest.mark.parametrize("name", games())
def test_the_time_to_think_is_bounded(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many choices there are, only so many are made in play-outs: the budget and one more world a round."""
    game, made, longest = load(name), [0], [0]
    apply, effort = game.apply, Effort(budget=2000, candidates=4)

    def counted(*arguments: Any) -> Any:
        made[0] += 1
        return apply(*arguments)

    state, luck = game.start(Config(2, 6, game.info.variants[0])), 1
    for _ in range(4):
        seat = game.decisions(state)[0].seat
        actions = game.legal_actions(state, seat)
        made[0] = 0
        with monkeypatch.context() as patch:
            patch.setattr(game, "apply", counted)
            rank(game, game.observe(state, seat), seat, actions, luck, effort)
        longest[0] = max(longest[0], made[0])
        luck, i = below(luck, len(actions))
        state = game.apply(state, seat, actions[i])
    assert 0 < longest[0] <= 2000 * 3


def test_a_bot_in_another_process_chooses_as_it_would_here() -> None:
    """Also where words and sets lie in another order in memory."""
    game = load("felinia")
    state = game.start(Config(2, 7, "classic"))
    seat = game.decisions(state)[0].seat
    task = make_task(game, None, "normal", seat, 17, state)
    here = find_bot("normal").choose(game, lambda: game.observe(state, seat), seat, game.legal_actions(state, seat), 17)
    lines = []
    for hashes in ("1", "2"):
        result = subprocess.run(
            [sys.executable, "-m", "boardgames.bots.worker"],
            input=task + b"\n" + task + b"\n",
            capture_output=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": hashes},
            check=True,
        )
        lines += result.stdout.splitlines()
    assert len(lines) == 4
    assert len(set(lines)) == 1
    assert decode(bytes(decode(lines[0], Reply).action), game.action_type) == here


def test_a_bot_says_what_it_moved_for_and_gives_nothing_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it says is the same whatever it holds that others do not see, and of a secret choice it says nothing."""
    small(monkeypatch, 300)
    game = load("felinia")
    replies = (
        (state, decode(answer(make_task(game, None, "normal", game.decisions(state)[0].seat, 17, state)), Reply))
        for state in islice(walk(game, 7), 12, None)
    )
    state, reply = next((state, reply) for state, reply in replies if reply.motive)
    seat = game.decisions(state)[0].seat
    assert decode(bytes(reply.action), game.action_type) in game.legal_actions(state, seat)
    assert set(reply.motive) <= {kind for kinds in origins_of(game).values() for kind in kinds}
    assert sum(reply.motive.values()) > 0, "nobody moves for what it loses"
    secret = load("mombasa")
    planning = next(s for s in walk(secret, 4) if secret.decisions(s)[0].secret)
    asked = secret.decisions(planning)[0].seat
    assert not decode(answer(make_task(secret, None, "normal", asked, 17, planning)), Reply).motive
    action = decode(bytes(reply.action), game.action_type)
    public = public_view(game, state, seat, 17)
    assert reply.motive == motive(game, public, seat, action, 17), "it is found in what everybody sees"
    assert motive(game, public, seat, "none of them", 3) == {}
    silent = [c for c in game.legal_actions(state, seat) if c != action and not motive(game, public, seat, c, 17)]
    assert silent, "what luck may explain is no reason"


def walk(game: Game[Any, Any], seed: int) -> Iterator[Any]:
    """The positions of a game in which everybody takes the first choice."""
    state = game.start(Config(2, seed, game.info.variants[0]))
    while open_now := game.decisions(state):
        yield state
        seat = open_now[0].seat
        state = game.apply(state, seat, game.legal_actions(state, seat)[0])
