"""Rounds, phases, the throw, the order of play and the choice of an action."""

import pytest

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.amerigo.box.tables import BLACK, BLUE, COLOURS, GREEN, RED, WHITE
from boardgames.amerigo.events import CubesReturned, CubesThrown, PhaseSkipped, PiratesRepelled, RoundBegan
from boardgames.amerigo.state import Plan, Sail, State, TrackAction, Turn
from boardgames.amerigo.view import tower_cubes
from boardgames.core.game import Decision
from tests.amerigo.given import A, B, C, D, T, end_round, events_of, given, legal, lucky, play, why
from tests.amerigo.random_walk import walk

TOWER_OF_THE_EXAMPLE = {"red": 2, "yellow": 2, "blue": 3, "black": 3, "green": 3, "brown": 4, "white": 4}


@pytest.mark.rule("AME-PHA-01", "AME-END-01")
def test_the_game_ends_after_five_rounds() -> None:
    s = given(2, round=5, phase="white", cubes={"white": 2}, seat=B)
    after = play(s, do.TakeGold())
    assert after.frames == ()
    assert after.round == 5
    assert GAME.decisions(after) == ()
    s = given(2, round=4, phase="white", cubes={"white": 2}, seat=B)
    assert play(s, do.TakeGold()).round == 5


@pytest.mark.rule("AME-PHA-02", "AME-PHA-03", "AME-PHA-13")
def test_phases_go_round_the_wheel() -> None:
    seen = [(step.before.round, step.before.phase) for step in walk(2, 8)]
    order = list(dict.fromkeys(seen))
    assert order == sorted(order)
    assert order[:7] == [(1, phase) for phase in range(7)]
    assert len(COLOURS) == 7
    for phase, colour in enumerate(COLOURS[:-1]):
        s = given(2, phase=colour, cubes={"blue": 4}, seat=B)
        thrown = [e for e in events_of(s, do.TakeGold()) if isinstance(e, CubesThrown)]
        assert thrown[0].colour == COLOURS[phase + 1]


@pytest.mark.rule("AME-PHA-04")
def test_one_choice_for_each_player() -> None:
    s = given(3, cubes={"blue": 2, "red": 1})
    after = play(s, do.Act("red"))
    assert why(after, do.Act("blue")) == "AME-PHA-04"
    assert why(after, do.TakeGold()) == "AME-PHA-04"
    after = play(after, do.EndAction())
    assert GAME.decisions(after) == (Decision(B, "turn"),)
    assert GAME.refusal(after, A, do.Act("blue")) is not None
    after = play(after, do.TakeGold(), do.TakeGold())
    assert after.phase == BLACK, "when all three have chosen the phase is over"


@pytest.mark.rule("AME-PHA-05", "AME-EX-03")
def test_all_cubes_of_the_storage_space_are_thrown() -> None:
    tower = TOWER_OF_THE_EXAMPLE
    s = given(2, phase="white", cubes={"white": 3}, tower=tower, seat=B, cannons={A: 12, B: 12})
    events = events_of(s, do.TakeGold())
    thrown = next(e for e in events if isinstance(e, CubesThrown))
    assert (thrown.colour, thrown.thrown) == ("blue", 4)
    assert thrown.seat == s.discs[0], "the first player throws"
    after = play(s, do.TakeGold())
    assert after.storage[BLUE] == 0


@pytest.mark.rule("AME-EX-02", "AME-PHA-18")
def test_what_is_not_in_the_tower_is_in_storage() -> None:
    s = given(4, phase="white", cubes={"white": 3}, tower=TOWER_OF_THE_EXAMPLE)
    storage = {colour: n + m for colour, n, m in zip(COLOURS, s.storage, s.action_space, strict=True)}
    assert storage == {"red": 5, "yellow": 5, "blue": 4, "black": 4, "green": 4, "brown": 3, "white": 3}
    assert sum(storage.values()) == 28
    assert dict(zip(COLOURS, tower_cubes(T, s), strict=True)) == TOWER_OF_THE_EXAMPLE
    assert sum(tower_cubes(T, s)) == 21
    assert sum(s.upper) + sum(s.lower) == 21


@pytest.mark.rule("AME-PHA-06", "AME-PHA-07", "AME-PHA-08", "AME-EX-04")
def test_the_cubes_that_come_out_are_the_offer() -> None:
    s = given(2, phase="white", cubes={"white": 3}, tower=TOWER_OF_THE_EXAMPLE, seat=B, cannons={A: 12, B: 12})
    out = (4, 1, 1, 0, 2, 0, 0)
    after = lucky(s, do.TakeGold(), lambda now: now.action_space == out, tries=60000)
    assert after.ap == 4
    assert sum(tower_cubes(T, after)) == 17
    for colour in ("blue", "black", "red", "green"):
        assert do.Act(colour) in legal(after)
        frame = play(after, do.Act(colour)).frames[-1]
        assert (frame.total if isinstance(frame, Sail) else frame.ap) == 4  # type: ignore[union-attr]
    for colour in ("brown", "yellow"):
        assert why(after, do.Act(colour)) == "AME-PHA-07"
    assert why(after, do.WhiteAdvance()) == "AME-WHT-07"


@pytest.mark.rule("AME-PHA-07")
def test_any_number_of_players_may_choose_the_same_colour() -> None:
    s = given(3, cubes={"black": 1, "blue": 3})
    for _ in range(2):
        s = play(s, do.Act("black"), do.Advance(3), do.EndAction())
        assert s.action_space[BLACK] == 1
    assert do.Act("black") in legal(s)


@pytest.mark.rule("AME-PHA-08")
def test_action_points_do_not_depend_on_the_colour_chosen() -> None:
    s = given(cubes={"blue": 5, "black": 1})
    after = play(s, do.Act("black"))
    assert after.frames == (TrackAction("cannons", 5),)


@pytest.mark.rule("AME-PHA-09", "AME-EX-05")
def test_the_farthest_disc_acts_first() -> None:
    s = given(cubes={"blue": 4}, phase="yellow", special={A: 5, B: 3, C: 2, D: 1}, discs=(A, B, C, D), seat=D)
    after = play(s, do.TakeGold())
    assert after.order == (A, B, C, D)
    assert GAME.decisions(after)[0].seat == A


@pytest.mark.rule("AME-PHA-10", "AME-EX-06")
def test_a_pile_acts_from_the_top() -> None:
    s = given(cubes={"blue": 4}, discs=(A, B, C, D), seat=D)
    assert [p.special for p in s.players] == [0, 0, 0, 0]
    after = play(s, do.TakeGold())
    assert after.order == (A, B, C, D)
    s = given(cubes={"blue": 4}, discs=(C, A, D, B), seat=B)
    assert play(s, do.TakeGold()).order == (C, A, D, B)


@pytest.mark.rule("AME-PHA-11", "AME-Q-33")
def test_action_points_may_be_forgone() -> None:
    s = given(cubes={"black": 5})
    after = play(s, do.Act("black"), do.Advance(2), do.EndAction())
    assert after.players[A].cannons == 2
    unused = play(s, do.Act("black"), do.EndAction())
    assert unused.players[A] == s.players[A]
    assert unused.active == 1
    assert why(s, do.EndAction()) == "AME-PHA-11", "a player cannot pass without choosing"


@pytest.mark.rule("AME-PHA-12")
def test_the_cubes_go_back_to_storage() -> None:
    s = given(2, cubes={"blue": 2, "red": 1, "green": 3}, seat=B)
    events = events_of(s, do.TakeGold())
    assert CubesReturned(6) in events
    after = play(s, do.TakeGold())
    for colour in (BLUE, RED, GREEN):
        assert after.storage[colour] == T.cubes_per_colour - after.action_space[colour] - (
            after.upper[colour] + after.lower[colour]
        )
    first = next(e for e in events if isinstance(e, CubesThrown))
    assert first.thrown == 7, "all black cubes were in storage"


@pytest.mark.rule("AME-PHA-14")
def test_the_round_ends_after_white() -> None:
    s = given(2, phase="white", cubes={"white": 2}, seat=B, cannons={A: 12, B: 12})
    after = play(s, do.TakeGold())
    assert (after.round, after.phase) == (2, BLUE)
    assert any(isinstance(e, PiratesRepelled) for e in events_of(s, do.TakeGold()))
    s = given(2, phase="yellow", cubes={"white": 2}, seat=B)
    assert play(s, do.TakeGold()).round == 1


def empty_storage(colour: str, phase: str, round: int = 1) -> State:
    """The last turn of a phase with all cubes of another colour in the tower."""
    tower = {colour: 7}
    return given(2, phase=phase, cubes={"blue": 3}, tower=tower, seat=B, round=round, cannons={A: 12, B: 12})


@pytest.mark.rule("AME-PHA-15")
def test_an_empty_storage_space_skips_the_phase() -> None:
    s = empty_storage("black", "blue")
    events = events_of(s, do.TakeGold())
    assert PhaseSkipped("black", 0) in events
    assert next(e for e in events if isinstance(e, CubesThrown)).colour == "red"
    assert play(s, do.TakeGold()).phase == RED


@pytest.mark.rule("AME-PHA-16", "AME-Q-42")
def test_nothing_out_skips_the_phase() -> None:
    s = given(2, phase="blue", cubes={"blue": 3}, tower={"black": 6}, seat=B)
    after = lucky(s, do.TakeGold(), lambda now: now.phase == RED)
    assert after.upper[BLACK] + after.lower[BLACK] + after.action_space[BLACK] == 7, "the thrown cube stayed inside"
    assert after.players[A] == s.players[A], "nobody took gold or used a token"
    assert after.active == 0
    assert isinstance(after.frames[-1], Turn)


@pytest.mark.rule("AME-Q-49", "AME-PHA-14")
def test_a_skipped_white_phase_ends_the_round_too() -> None:
    s = empty_storage("white", "yellow")
    events = events_of(s, do.TakeGold())
    assert PhaseSkipped("white", 0) in events
    assert RoundBegan(2, 4) in events
    assert play(s, do.TakeGold()).round == 2
    last = empty_storage("white", "yellow", round=5)
    assert play(last, do.TakeGold()).frames == ()


@pytest.mark.rule("AME-PHA-17", "AME-Q-21")
def test_no_cube_falls_out_by_accident() -> None:
    """Outside a throw the tower does not change, and no cube is anywhere else."""
    for step in walk(3, 4):
        if step.before.rng == step.after.rng:
            assert (step.before.upper, step.before.lower) == (step.after.upper, step.after.lower)
        s = step.after
        assert sum(s.storage) + sum(s.action_space) + sum(s.upper) + sum(s.lower) == 49


@pytest.mark.rule("AME-PHA-19")
def test_action_points_left_are_lost() -> None:
    s = given(2, cubes={"red": 4})
    after = play(s, do.Act("red"), do.TakeVillage("village-i2"), do.EndAction(), do.Act("red"))
    assert after.frames == (Plan(4),), "the next player has the phase's AP, not what is left of another's"
    assert after.ap == 4


@pytest.mark.rule("AME-Q-14", "AME-WHT-09")
def test_the_order_is_fixed_for_the_phase() -> None:
    s = given(3, cubes={"white": 3}, discs=(A, B, C), seat=A)
    after = play(s, do.TakeGold(), do.WhiteAdvance(), do.Advance(3), do.EndAction())
    assert after.discs == (B, A, C)
    assert after.order == (A, B, C)
    assert GAME.decisions(after)[0].seat == C, "nobody acts twice or is passed over"
    after = play(after, do.TakeGold())
    assert after.order == (B, A, C), "the new order holds from the next phase on"


@pytest.mark.rule("AME-Q-59", "AME-PHA-11")
def test_an_action_that_cannot_be_used_may_be_chosen() -> None:
    s = given(cubes={"green": 3, "yellow": 1, "red": 1})
    for colour in ("green", "yellow", "red"):
        after = play(s, do.Act(colour), do.EndAction())
        assert after.players[A] == s.players[A]
        assert after.active == 1
    assert legal(play(s, do.Act("green"))) == (do.EndAction(),), "green with an empty reserve and no gold"


@pytest.mark.rule("AME-Q-59")
def test_at_the_end_of_a_track_even_an_idle_action_brings_gold() -> None:
    s = given(cubes={"black": 3}, cannons={A: 12})
    assert play(s, do.Act("black"), do.EndAction()).players[A].gold == 2


def test_the_last_frame_of_a_round_goes_on_by_itself() -> None:
    s = given(2, phase="white", cubes={"white": 2}, seat=A, cannons={A: 12, B: 12})
    after = end_round(s)
    assert after.round == 2
    assert isinstance(after.frames[-1], Turn)
    assert after.storage[WHITE] + after.action_space[WHITE] + after.upper[WHITE] + after.lower[WHITE] == 7
