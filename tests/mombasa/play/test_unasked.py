"""Turning a book is not asked about where only books behind the ink pot could be turned; the log has the answer."""

from boardgames.core.game import Config
from boardgames.core.table import Table
from boardgames.mombasa import GAME
from boardgames.mombasa import actions as do
from boardgames.mombasa.play.unasked import unasked
from boardgames.mombasa.state import State
from boardgames.table.session import Session
from tests.mombasa.given import given, play


def at_the_books(**facts: object) -> State:
    mine = {"area": {"b": "bookkeeper-2", "c": "coffee-2"}, "pounds": 5, **facts}
    return play(given(a=mine), do.UseBookkeeper("slot-b"))


def test_a_book_behind_the_pot_is_not_asked_about() -> None:
    behind, ahead = at_the_books(ink=1), at_the_books(ink=1, books={2: "book-a03"})
    assert GAME.decisions(behind)[0].kind == GAME.decisions(ahead)[0].kind == "flip-book"
    assert unasked(GAME, (behind,), 0) == do.NoFlip()
    assert unasked(GAME, (ahead,), 0) is None
    assert unasked(GAME, (given(),), 0) is None


def test_the_table_gives_the_answer_and_the_log_says_so() -> None:
    config = Config(2, 1, "first-game")
    session = Session(Table(GAME, at_the_books(ink=1), ("Anna", "Boris")), config, ("", ""), None)
    assert session.decision is not None
    assert session.forced_answer(session.decision) == do.NoFlip()
    other = Session(Table(GAME, at_the_books(ink=1, books={2: "book-a03"}), ("Anna", "Boris")), config, ("", ""), None)
    assert other.decision is not None
    assert other.forced_answer(other.decision) is None


def test_a_next_book_that_the_pot_can_enter_is_not_asked_about() -> None:
    open_next = at_the_books(ink=1, books={2: "book-a03"}, area={"b": "bookkeeper-2", "c": "a-coffee-3"})
    assert GAME.decisions(open_next)[0].kind == "flip-book"
    assert unasked(GAME, (open_next,), 0) == do.NoFlip()


def test_rewards_that_cannot_be_better_later_are_taken_at_once() -> None:
    state = given(a={"area": {"b": "expansion-2x"}})
    for action in (do.UseExpansion(), do.Expand("saint-louis"), do.Enter("senegal"), do.TakePost(1)):
        state = play(state, action)
    state = play(state, do.Enter("guinea"), do.TakePost(1))
    assert {type(one) for one in GAME.legal_actions(state, 0)} == {do.Collect}
    assert unasked(GAME, (state,), 0) == do.Collect("guinea"), "a step with no capital call before it"


def test_the_highest_tier_is_taken_unless_it_gives_something_up() -> None:
    state = play(given(a={"area": {"b": "a-banana-3", "c": "banana-1"}}), do.PlaceDisc("majority-banana"))
    assert GAME.decisions(state)[0].kind == "choose-tier"
    assert unasked(GAME, (state,), 0) == do.TakeTier(2)
    coffee = {"b": "a-coffee-3", "c": "coffee-2"}
    state = play(given(a={"area": coffee}), do.PlaceDisc("majority-coffee"))
    assert unasked(GAME, (state,), 0) is None, "a post that must leave the base may be unwelcome"
