"""The table: choices, undo and redo, and the barriers that it computes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardgames.core.game import Config, ranking
from boardgames.core.game import ScoreLine as Line
from boardgames.core.game import ScoreSheet as Sheet
from boardgames.core.table import IllegalAction, Table
from boardgames.table.consent import reasons
from tests.toy import DRAW, GAME, PICKS, ROLL, STOP, AnyAction, State


def toy_table(players: int = 2, seed: int = 7) -> Table[State, AnyAction]:
    names = ("Ann", "Bob", "Cid", "Dee")[:players]
    return Table(GAME, GAME.start(Config(players, seed, "plain")), names)


def past_the_picks() -> Table[State, AnyAction]:
    table = toy_table()
    table.play(0, PICKS[0])
    table.play(1, PICKS[1])
    return table


def test_an_illegal_choice_changes_nothing_and_names_its_rule() -> None:
    table = toy_table()
    with pytest.raises(IllegalAction) as caught:
        table.play(0, DRAW)
    assert caught.value.refusal.rule == "TOY-02"
    assert len(table.states) == 1


def test_undo_and_redo_lead_back_to_the_same_states() -> None:
    table = past_the_picks()
    table.play(0, DRAW)
    after = list(table.states)
    table.undo(2)
    assert table.states == after[:-2]
    table.redo(2)
    assert table.states == after
    assert table.undone == []


def test_a_new_choice_ends_redo() -> None:
    table = past_the_picks()
    table.play(0, STOP)
    table.undo()
    table.play(0, DRAW)
    with pytest.raises(ValueError, match="cannot be made again"):
        table.redo()


def test_more_than_was_chosen_cannot_be_undone() -> None:
    with pytest.raises(ValueError, match="cannot be taken back"):
        toy_table().undo()


def test_a_choice_that_shows_nothing_is_free_to_take_back() -> None:
    table = past_the_picks()
    table.play(0, STOP)
    assert table.free_undos() == 1
    assert not table.barrier(1)


def test_a_drawn_card_is_a_barrier_because_everybody_saw_it() -> None:
    table = past_the_picks()
    table.play(0, DRAW)
    barrier = table.barrier()
    assert not barrier.chance
    assert barrier.learned == ((None, "deck"),)
    assert reasons(barrier, table.names, table.game.words.fact) == ("everybody has seen: the deck",)
    assert table.free_undos() == 0


def test_a_die_is_a_barrier_because_chance_has_spoken() -> None:
    table = past_the_picks()
    table.play(0, ROLL)
    assert table.barrier().chance
    assert table.free_undos() == 0


def test_another_seat_that_has_chosen_is_a_barrier() -> None:
    table = past_the_picks()
    table.play(0, STOP)
    table.play(1, STOP)
    assert table.barrier(1).acted == ()
    assert table.barrier(2).acted == (1,)
    assert table.free_undos() == 1


def test_an_own_secret_pick_is_free_until_the_picks_are_shown() -> None:
    table = toy_table()
    table.play(0, PICKS[2])
    assert table.free_undos() == 1
    table.play(1, PICKS[0])
    barrier = table.barrier()
    assert (None, "pick") in barrier.learned
    assert table.free_undos() == 0


def test_what_a_viewer_reads_of_a_secret_choice_says_nothing() -> None:
    table = toy_table()
    table.play(0, PICKS[2])
    assert [GAME.words.tell(event, table.names) for _, _, event in table.history(1)] == ["Ann has picked"]
    assert [GAME.words.tell(event, table.names) for _, _, event in table.history(0)] == ["Ann has picked 3"]


def test_a_takeback_is_remembered() -> None:
    table = past_the_picks()
    table.undo()
    assert [(t.at, t.count) for t in table.takebacks] == [(1, 1)]


@given(st.integers(0, 10**6), st.lists(st.integers(0, 99), max_size=60))
def test_any_mixture_of_choices_undo_and_redo_is_a_line_of_play(seed: int, wishes: list[int]) -> None:
    table = toy_table(3, seed)
    for wish in wishes:
        if wish % 7 == 0 and table.choices:
            table.undo(1 + wish % len(table.choices))
        elif wish % 7 == 1 and table.undone:
            table.redo(1 + wish % len(table.undone))
        elif not table.is_over:
            decision = table.decisions()[wish % len(table.decisions())]
            actions = GAME.legal_actions(table.state, decision.seat)
            table.play(decision.seat, actions[wish % len(actions)])
    state = table.states[0]
    for choice, expected in zip(table.choices, table.states[1:], strict=True):
        state = GAME.apply(state, choice.seat, choice.action)
        assert state == expected


def test_simultaneous_picks_may_come_in_any_order() -> None:
    forward, backward = toy_table(), toy_table()
    forward.play(0, PICKS[1])
    forward.play(1, PICKS[2])
    backward.play(1, PICKS[2])
    backward.play(0, PICKS[1])
    assert forward.state == backward.state


def test_places_by_total_then_tie_break_and_shared_if_equal() -> None:
    sheets = tuple(
        Sheet(seat, (Line("x", total, "R"),), (spare,)) for seat, (total, spare) in enumerate([(5, 1), (7, 0), (5, 2)])
    )
    assert ranking(sheets) == (3, 1, 2)
    assert ranking((sheets[0], sheets[0])) == (1, 1)
