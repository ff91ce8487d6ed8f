"""Thinking: fair, the same in one process and in many, and able to say what becomes of a choice."""

from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from typing import Any

import msgspec
import pytest

from boardgames.bots.compare_choices import samples
from boardgames.bots.heuristic import WEIGHTS_FILE, heuristic_of, learned_weights, weights_of
from boardgames.bots.plans import ranked
from boardgames.bots.search import Effort, Ending, Trial, TrialRunner, Trials, play_on, rank, worth_a_thought
from boardgames.bots.search_pool import WORTH_IT, SearchPool, in_turns
from boardgames.bots.value import (
    ORIGIN_FILE,
    VALUE_FILE,
    Manner,
    doubt_about,
    learned_doubt,
    learned_lasting,
    learned_manner,
    learned_origins,
    learned_values,
    manner_of,
    origins_of,
    outcomes,
    points_by_kind,
    table_of,
    worths,
)
from boardgames.bots.weight_variants import PEOPLE, company, others_of, people, to_point, to_weights
from boardgames.bots.worker import make_task, open_runner
from boardgames.core.errors import UserError
from boardgames.core.game import Config, Game
from boardgames.core.registry import games, load
from boardgames.lab.fit_value import TOTAL, Lesson, document, document_origins, fitted
from boardgames.lab.train_weights import Course, offspring
from boardgames.lab.train_weights import document as document_of_weights
from boardgames.store.component_tables import read_toml

SMALL = Effort(budget=900, candidates=4, open_minded=True)
VARIETY = 6


def midway(game: Game[Any, Any], choices: int) -> Any:
    """A position some choices into a game."""
    state = game.start(Config(2, 5, game.info.variants[0]))
    for _ in range(choices):
        seat = game.decisions(state)[0].seat
        actions = game.legal_actions(state, seat)
        state = game.apply(state, seat, actions[len(actions) // 2])
    return state


def after_rounds(game: Game[Any, Any], rounds: int) -> Any:
    """A position some rounds into a game of people who follow their heuristic, or its end."""
    state, weigh = midway(game, 0), heuristic_of(game)
    return play_on(game, weigh, state, 5, 8, rounds)[0]


@pytest.mark.parametrize("ahead", [False, True])
@pytest.mark.parametrize("name", games())
def test_a_choice_is_the_same_in_every_world_that_looks_alike(name: str, ahead: bool) -> None:
    game, effort = load(name), msgspec.structs.replace(SMALL, ahead=ahead)
    state = midway(game, 12)
    seat = game.decisions(state)[0].seat
    other = game.imagine(game.observe(state, seat), seat, 4242)
    ranked = [
        rank(game, game.observe(world, seat), seat, game.legal_actions(world, seat), 9, effort)
        for world in (state, other)
    ]
    assert ranked[0] == ranked[1]


def test_what_has_fallen_behind_is_tried_no_more() -> None:
    """Where one choice is plainly better, little of the budget is used; where all are alike, no more."""
    game = load("mombasa")
    state = midway(game, 2)
    seat = game.decisions(state)[0].seat
    actions, effort = game.legal_actions(state, seat), Effort(budget=100_000, candidates=4)

    def tried(lead: Callable[[Trial], int]) -> tuple[int, int]:
        count = [0]

        def runner(trials: Sequence[Trial]) -> list[Ending]:
            count[0] += len(trials)
            return [Ending(lead(trial), 10) for trial in trials]

        return rank(game, state, seat, actions, 5, effort, runner)[0].choice, count[0]

    choices = worth_a_thought(game, state, seat, actions, 4)
    assert len(choices) == 4
    best, trials = tried(lambda trial: 500 * (trial.choice == choices[2]) + trial.world % 100)
    assert best == choices[2]
    assert trials < 100
    best, trials = tried(lambda trial: trial.world % 100)
    assert best == choices[0], "what the heuristic likes"
    assert trials < 100
    _, trials = tried(lambda trial: (trial.world + trial.choice * 7919) * 31 % 1009)
    assert trials > 1_000, "what luck alone tells apart is thought about"


def test_many_processes_think_as_one_does() -> None:
    """Also when one of them dies, and when the same is asked again."""
    game = load("felinia")
    state = midway(game, 14)
    seat = game.decisions(state)[0].seat
    line = make_task(game, None, "strong", seat, 3, state)
    effort = Effort(budget=WORTH_IT, candidates=3, ahead=True)
    batches = [
        [Trial(choice, world, half, grows) for world in worlds for choice in (0, 1, 2, 3) for half in (0, 1)]
        for worlds, grows in (((1, 2, 3), True), ((4, 5), False))
    ]

    def think(runner: TrialRunner) -> list[list[Ending]]:
        return [runner(trials) for trials in batches]

    alone = think(open_runner(line, effort))
    pool = SearchPool(open_runner, 2)
    try:
        assert think(pool.runner(line, effort)) == alone
        runner = pool.runner(line, effort)
        assert runner(batches[0]) == alone[0]
        pool._workers[0].process.kill()
        assert runner(batches[1]) == alone[1], "what a helper that died had tried is tried here"
        assert think(pool.runner(line, effort)) == alone
    finally:
        pool.close()


@pytest.fixture
def shared_pool() -> Iterator[SearchPool]:
    pool = SearchPool(open_runner, 1)
    yield pool
    pool.close()


def test_a_thorough_search_is_the_same_in_one_process_and_in_many(shared_pool: SearchPool) -> None:
    game = load("mombasa")
    state = midway(game, 14)
    seat = game.decisions(state)[0].seat
    line, effort = make_task(game, None, "strong", seat, 3, state), Effort(WORTH_IT, 3, open_minded=True, ahead=True)
    seen, actions = game.recall(state, seat), game.legal_actions(state, seat)
    alone, together = (
        ranked(game, seen, seat, actions, 3, msgspec.structs.replace(effort, budget=2_000), runner)
        for runner in (None, shared_pool.runner(line, effort))
    )
    assert alone == together


def test_everybody_who_thinks_gets_of_the_best_choices() -> None:
    assert [in_turns(number, 2) for number in range(6)] == [0, 1, 1, 0, 0, 1]
    assert [in_turns(number, 3) for number in range(7)] == [0, 1, 2, 2, 1, 0, 0]
    assert {in_turns(number, 1) for number in range(4)} == {0}


@pytest.mark.parametrize("name", games())
def test_what_was_learned_fits_the_game(name: str) -> None:
    """Every number of the files is one that the bots use, and a lead in the judgement is a lead."""
    game = load(name)
    kind = game.parts.weights()
    assert kind is not None
    assert isinstance(learned_weights(game.parts.data / WEIGHTS_FILE, kind), kind)
    assert table_of(game)
    final = midway(game, 0)
    assert len(worths(game, table_of(game), final)) == 2


def test_a_taste_is_a_point_and_back_and_a_brood_is_drawn_from_its_seed() -> None:
    kind = load("eic").parts.weights()
    assert kind is not None
    point = to_point(kind())
    assert to_weights(kind, point) == kind()
    assert offspring(point, 7, 0.3) == offspring(point, 7, 0.3) != offspring(point, 8, 0.3)


def test_people_differ_from_each_other_and_are_the_same_in_every_process() -> None:
    learned = weights_of(load("eic"))
    assert learned is not None
    others = people(learned, VARIETY)
    assert len(set(others)) == PEOPLE
    assert people.__wrapped__(learned, VARIETY) == others
    assert set(people(learned, 0)) == {learned}


def test_a_seat_keeps_its_own_taste_and_every_world_has_its_company() -> None:
    game = load("eic")
    assert others_of(game, VARIETY)
    assert not others_of(game, 0)

    def alike(number: int) -> Callable[[Any, int, tuple[Any, ...]], Sequence[int]]:
        return lambda state, who, actions: (number,)

    own, others = alike(-1), [alike(number) for number in range(PEOPLE)]
    tables = [[company(own, others, 1, world)(None, who, ())[0] for who in range(4)] for world in range(0, 9000, 37)]
    assert {table[1] for table in tables} == {-1}
    assert {table[0] for table in tables} == set(range(PEOPLE))
    assert any(len({table[0], table[2], table[3]}) == 3 for table in tables), "two of them may differ in learned"
    assert company(own, (), 1, 5) is own


def test_thinking_allows_for_others_of_another_taste() -> None:
    """The same worlds end otherwise in other company."""
    game = load("eic")
    state = midway(game, 12)
    seat = game.decisions(state)[0].seat
    actions, trials = game.legal_actions(state, seat), [Trial(0, world) for world in range(2**20, 2**24, 2**21)]
    alike, varied = (
        Trials(game, game.observe(state, seat), seat, actions, Effort(900, 4, open_minded=open_minded))(trials)
        for open_minded in (False, True)
    )
    assert alike != varied


def test_weights_are_those_that_fit_best() -> None:
    notes = [
        ({"anything": 1, "ships": n, "coins": n * n % 7}, {"trade": 10 + 5 * n, "cash": -2 * (n * n % 7)})
        for n in range(400)
    ]
    found = fitted([(figures, {**end, TOTAL: sum(end.values())}) for figures, end in notes])
    rounded = {kind: {name: round(weight) for name, weight in weights.items()} for kind, weights in found.items()}
    assert rounded["trade"] == {"anything": 10, "ships": 5, "coins": 0}
    assert rounded["cash"] == {"anything": 0, "ships": 0, "coins": -2}
    assert rounded[TOTAL] == {"anything": 10, "ships": 5, "coins": -2}


def test_where_points_come_from_is_written_beside_the_values_and_adds_up(tmp_path: Any) -> None:
    path = tmp_path / "origin.toml"
    found = {2: {"trade": {"ships": 1.5, "docks": 0.0001}, TOTAL: {"ships": 1.5}}}
    path.write_text(document_origins("make", Lesson(found, {2: 12.34}, ("trade",))))
    assert learned_lasting(path) == ("trade",)
    assert learned_doubt(path) == {2: 12.3}
    assert learned_origins(path) == {2: {"trade": {"ships": 1.5}}}
    assert learned_origins(tmp_path / "none.toml") == {}


@pytest.mark.parametrize("name", games())
def test_what_a_position_is_worth_is_where_it_comes_from(name: str) -> None:
    """The sum of the kinds is the worth that the search goes by, but for what is lost by writing three digits."""
    game = load(name)
    state = after_rounds(game, 2)
    worth, ends = worths(game, table_of(game), state), outcomes(game, origins_of(game), state)
    assert [sum(end.values()) for end in ends] == pytest.approx(worth, abs=0.5)
    kinds = {line.category.partition(".")[0] for sheet in game.scores(state) for line in sheet.lines}
    assert all(kinds <= set(end) for end in ends)


@pytest.mark.parametrize("name", games())
def test_nobody_is_told_to_lose_what_lasts(name: str) -> None:
    game = load(name)
    lasting = learned_lasting(game.parts.data / ORIGIN_FILE)
    for rounds in (1, 2, 3, 4):
        state = after_rounds(game, rounds)
        for end, sheet in zip(outcomes(game, origins_of(game), state), game.scores(state), strict=True):
            now = points_by_kind(sheet)
            assert all(end[kind] >= now[kind] - 1e-9 for kind in lasting if kind in now)


@pytest.mark.parametrize("name", games())
def test_in_the_end_points_are_those_of_the_sheets(name: str) -> None:
    game = load(name)
    state = after_rounds(game, 99)
    ends = outcomes(game, origins_of(game), state)
    assert [sum(end.values()) for end in ends] == [sheet.total for sheet in game.scores(state)]
    assert (
        doubt_about(game, state)
        == 0
        < doubt_about(game, after_rounds(game, 2))
        < doubt_about(game, after_rounds(game, 1))
    )


def test_a_file_that_holds_something_else_is_refused(tmp_path: Any) -> None:
    kind = load("eic").parts.weights()
    assert kind is not None
    for name in (WEIGHTS_FILE, VALUE_FILE):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text('[weights]\nshare = "much"\n[round.1]\nships = "many"\n')
        with pytest.raises(UserError, match=r"weights of a bot|table of values"):
            learned_weights(path, kind) if name == WEIGHTS_FILE else learned_values(path)
    for number in ("nan", "inf", "1e9"):
        path.write_text(f"[round.1]\nships = {number}\n")
        learned_values.cache_clear()
        with pytest.raises(UserError, match="table of values"):
            learned_values(path)
    path.write_text("[play]\nsure = 11\n")
    with pytest.raises(UserError, match="from 1 to 10"):
        learned_manner(path)


def test_how_closely_play_outs_follow_the_instinct_is_written_beside_the_values(tmp_path: Any) -> None:
    path = tmp_path / "value.toml"
    path.write_text(document("make", {2: {"ships": 1.5}}, Manner(sure=7, variety=3, rounds=0)))
    assert learned_manner(path) == Manner(7, 3, 0)
    assert learned_values(path) == {2: {"ships": 1.5}}
    assert learned_manner(tmp_path / "none.toml") == Manner(sure=10, variety=0, rounds=1)
    assert manner_of(load("felinia")).sure < manner_of(load("eic")).sure


def test_what_training_writes_is_what_the_bots_read_and_names_a_command_that_exists(tmp_path: Any) -> None:
    learned, path = weights_of(load("eic")), tmp_path / "weights.toml"
    assert learned is not None
    path.write_text(document_of_weights(Course("eic", 60, 18, 1), learned))
    assert learned_weights(path, type(learned)) == learned
    for table in (path, *(file for name in games() for file in (load(name).parts.data / "bots").glob("*.toml"))):
        module = read_toml(table)["learned"]["by"].split()[2]
        assert find_spec(module), table


def test_choices_are_compared_by_where_their_points_come_from() -> None:
    game = load("mombasa")
    state = midway(game, 14)
    seat = game.decisions(state)[0].seat
    seen, actions = game.observe(state, seat), game.legal_actions(state, seat)
    lines = [(action,) for action in actions]
    pair = samples(game, seen, seat, lines, (1, 0), 5, worlds=4)
    assert [sample.choice for sample in pair] == [1, 0]
    for future in (sample.future() for sample in pair):
        assert len(future.leads) == 4
        assert future.tenth(best=False) <= future.lead <= future.tenth(best=True)
        totals = [sum(points.values()) for points in future.points]
        assert totals[seat] - totals[1 - seat] == pytest.approx(future.lead, abs=0.6)
        assert all(0 < likely.share <= 1 for likely in future.plan)
        assert all(likely.text for likely in future.plan)
    assert pair == samples(game, seen, seat, lines, (1, 0), 5, worlds=4)
