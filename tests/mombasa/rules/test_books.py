"""Bookkeeping points and books on the track."""

from typing import Any

import pytest

from boardgames.mombasa import actions as do
from boardgames.mombasa.events import BookLost, BooksRevealed
from boardgames.mombasa.state import State
from tests.mombasa.given import T, asked, given, happened, offered, play, top, why_not

SHELF = {
    "21": "book-a01",
    "31": "book-a02",
    "41": "book-b01",
    "51": "book-b02",
    "61": "book-c01",
    "71": "book-c02",
    "22": "book-a03",
    "32": "book-a04",
    "42": "book-b03",
    "52": "book-b04",
    "62": "book-c03",
    "72": "book-c04",
}


def points(count: int, a: dict[str, Any] | None = None, **facts: Any) -> State:
    """Player a has that many bookkeeping points to use, from a bookkeeper whose ink pot cannot move."""
    card = {1: "", 2: "bookkeeper-2", 3: "b-bookkeeper-3"}[count]
    area, tiles = ({"b": card}, []) if card else ({}, ["tile-bookkeeper"])
    state = given(a={"area": area, "tiles": tiles, "pounds": 0, **(a or {})}, **{"shelf": SHELF, **facts})
    state = play(state, do.UseBookkeeper("slot-b" if card else "tile-bookkeeper"))
    return play(state, do.NoFlip()) if asked(state) == "flip-book" else state


@pytest.mark.rule("MOM-BKP-01", "MOM-CLK-11")
def test_the_ink_pot_enters_only_spaces_with_a_book() -> None:
    """Position 2 is empty: with all requirements of a book at 3 met, the pot still stops at 1."""
    books = {3: "book-a01"}
    area = {"b": "bookkeeper-2", "c": "b-coffee-4"}
    state = given(a={"area": area, "books": books, "pounds": 0})
    state = play(state, do.UseBookkeeper("slot-b"), do.InkStep())
    assert state.players[0].ink == 1
    assert asked(state) == "bookkeeping", "no further step and no question"


@pytest.mark.rule("MOM-BKP-03")
def test_points_are_used_at_once() -> None:
    state = points(2)
    assert {type(action) for action in offered(state)} == {do.TakeBook, do.TakePound}
    after = play(state, do.TakePound(), do.TakePound())
    assert after.active == 1, "the turn ends only when all points are used"
    assert after.players[0].pounds == 2


@pytest.mark.rule("MOM-BKP-04")
def test_an_amount_may_be_split() -> None:
    state = play(points(3), do.TakeBook("book-61"))
    assert top(state).points == 1
    assert do.TakePound() in offered(state)
    assert do.TakeBook("book-21") in offered(state)


@pytest.mark.rule("MOM-BKP-05", "MOM-BKP-06", "MOM-BKP-07")
def test_books_cost_1_1_and_2_points() -> None:
    state = points(2)
    left = {space[-2:]: top(play(state, do.TakeBook(space))) for space in ("book-21", "book-41")}
    assert [frame.points for frame in left.values()] == [1, 1]
    assert asked(play(state, do.TakeBook("book-61"))) == "place-books", "2 points"
    one = points(1)
    refusal = why_not(one, do.TakeBook("book-61"))
    assert (refusal.rule, refusal.need, refusal.have) == ("MOM-BKP-07", 2, 1)


@pytest.mark.rule("MOM-BKP-08")
def test_a_point_is_a_pound_and_without_a_book_to_take_by_itself() -> None:
    assert play(points(1), do.TakePound()).players[0].pounds == 1
    dear = points(1, shelf={"61": "book-c01"}, books_left={"A": (), "B": ()})
    assert dear.active == 1, "only C books and 1 point: no question"
    assert dear.players[0].pounds == 1


@pytest.mark.rule("MOM-BKP-09", "MOM-BKP-15", "MOM-EX-11")
def test_books_are_placed_at_the_end_of_the_turn_and_then_the_display_is_filled() -> None:
    state = points(2)
    next_books = state.supply[0][:2]
    state = play(state, do.TakeBook("book-21"), do.TakeBook("book-22"))
    assert state.shelf[0] == state.shelf[6] == ""
    assert state.players[0].used == 0b10, "the action is over"
    state = play(state, do.PlaceBook("book-a03", 3))
    assert asked(state) == "place-books"
    after, events = happened(state, do.PlaceBook("book-a01", 2))
    assert after.players[0].books[2:4] == ("book-a01", "book-a03")
    assert (after.shelf[0], after.shelf[6]) == next_books
    assert BooksRevealed(next_books) in events
    assert after.active == 1


@pytest.mark.rule("MOM-BKP-10", "MOM-Q-14")
def test_a_book_goes_on_any_space_also_behind_and_under_the_ink_pot() -> None:
    books = {2: "book-a05", 3: "book-a06"}
    state = play(points(1, a={"ink": 3, "books": books}), do.TakeBook("book-41"))
    assert [action.position for action in offered(state)] == list(range(2, 17))
    under = play(state, do.PlaceBook("book-b01", 3))
    assert under.players[0].books[3] == "book-b01"
    assert under.players[0].ink == 3
    assert under.players[0].pounds == 0, "nothing is checked and nothing is gained"
    assert play(state, do.PlaceBook("book-b01", 2)).players[0].books[2] == "book-b01"
    assert why_not(state, do.PlaceBook("book-b01", 17)).rule == "MOM-BKP-10"


@pytest.mark.rule("MOM-BKP-11")
def test_an_a_book_cannot_go_on_an_empty_crossed_out_a() -> None:
    state = play(points(1), do.TakeBook("book-21"))
    assert [action.position for action in offered(state)] == list(range(2, 10))
    assert why_not(state, do.PlaceBook("book-a01", 10)).rule == "MOM-BKP-11"


@pytest.mark.rule("MOM-BKP-12")
def test_a_placed_book_stays() -> None:
    state = play(points(1, a={"books": {4: "book-b05"}}), do.TakeBook("book-41"))
    assert why_not(state, do.PlaceBook("book-b05", 5)).rule == "MOM-BKP-12"
    after = play(state, do.PlaceBook("book-b01", 5))
    assert after.players[0].books[4] == "book-b05"


@pytest.mark.rule("MOM-BKP-13")
def test_a_new_book_may_cover_an_old_one() -> None:
    state = play(points(1, a={"books": {4: "book-a05"}}), do.TakeBook("book-21"))
    after = play(state, do.PlaceBook("book-a01", 4))
    assert after.players[0].books[4] == "book-a01"
    assert after.players[0].covered == ("book-a05",)


@pytest.mark.rule("MOM-BKP-14")
def test_an_a_book_never_covers_b_or_c() -> None:
    state = play(points(1, a={"books": {4: "book-b05", 5: "book-c05"}}), do.TakeBook("book-21"))
    for position in (4, 5):
        assert why_not(state, do.PlaceBook("book-a01", position)).rule == "MOM-BKP-14"


@pytest.mark.rule("MOM-BKP-16")
def test_a_letter_that_is_used_up_is_not_filled_again() -> None:
    state = points(1, books_left={"A": ()})
    after = play(state, do.TakeBook("book-21"), do.PlaceBook("book-a01", 2))
    assert after.shelf[0] == ""
    assert after.shelf[1:] == state.shelf[1:]


@pytest.mark.rule("MOM-BKP-17", "MOM-PRE-05")
def test_the_coin_below_a_book_goes_to_its_taker() -> None:
    state = points(1, coins=["21"], round=2)
    after = play(state, do.TakeBook("book-21"))
    assert after.players[0].pounds == 1
    assert after.coins == 0
    assert play(state, do.TakeBook("book-22")).players[0].pounds == 0, "the coin belongs to the book straight above"


@pytest.mark.rule("MOM-Q-13")
def test_the_starting_book_cannot_be_covered() -> None:
    state = play(points(1), do.TakeBook("book-41"))
    assert why_not(state, do.PlaceBook("book-b01", 1)).rule == "MOM-Q-13"


@pytest.mark.rule("MOM-Q-15")
def test_an_a_book_without_a_legal_space_leaves_the_game() -> None:
    books = {position: f"book-b{position + 8:02}" for position in range(2, 10)}
    state = points(1, a={"books": books}, coins=["21"], round=2)
    after, events = happened(state, do.TakeBook("book-21"))
    assert BookLost(0, "book-a01") in events
    assert after.lost_books == ("book-a01",)
    assert after.players[0].pounds == 1, "it was taken with its coin"
    assert after.active == 1


@pytest.mark.rule("MOM-Q-16")
def test_a_face_down_book_keeps_its_letter_and_a_book_on_it_lies_face_up() -> None:
    state = play(points(2, a={"books": {4: "book-b05", 5: "book-a05"}, "turned": [4, 5]}), do.TakeBook("book-21"))
    state = play(state, do.TakePound())
    assert why_not(state, do.PlaceBook("book-a01", 4)).rule == "MOM-BKP-14"
    after = play(state, do.PlaceBook("book-a01", 5))
    assert after.players[0].turned == 1 << 4
    assert after.players[0].books[5] == "book-a01"


@pytest.mark.rule("MOM-Q-17")
def test_a_space_emptied_this_turn_offers_nothing_before_the_turn_ends() -> None:
    state = play(points(2), do.TakeBook("book-21"))
    assert do.TakeBook("book-21") not in offered(state)
    assert why_not(state, do.TakeBook("book-21")).rule == "MOM-Q-17"


@pytest.mark.rule("MOM-Q-51")
def test_a_coin_without_a_book_stays_for_the_next_book_of_that_space() -> None:
    state = points(1, coins=["21"], round=2, shelf={**{k: v for k, v in SHELF.items() if k != "21"}})
    assert state.coins == 1
    assert do.TakeBook("book-21") not in offered(state)
    after = play(state, do.TakeBook("book-22"), do.PlaceBook("book-a03", 2))
    assert after.coins == 1
    assert after.shelf[0] != "", "the refill brings a book above the coin"


@pytest.mark.rule("MOM-BRD-05")
def test_with_the_ink_pot_on_the_last_space_every_point_is_2_pounds() -> None:
    books = {16: "book-b05"}
    state = points(2, a={"ink": 16, "books": books})
    assert state.active == 1, "no question: points can be used in no other way"
    assert state.players[0].pounds == 4
    assert T.ink.length == 16


@pytest.mark.rule("MOM-BRD-05", "MOM-BKP-08")
def test_one_space_before_the_end_points_are_used_as_ever() -> None:
    state = points(2, a={"ink": 15, "books": {15: "book-b05"}})
    assert (asked(state), top(state).points) == ("bookkeeping", 2), "books may still be taken"
    cashed = play(state, do.TakePound(), do.TakePound())
    assert cashed.players[0].pounds == state.players[0].pounds + 2, "a point is a pound, not two"


@pytest.mark.rule("MOM-ICO-10")
def test_bookkeeping_icons_are_used_at_once() -> None:
    area = {"b": "bookkeeper-2", "c": "b-coffee-4"}
    state = given(a={"area": area, "ink": 1, "books": {2: "book-a05"}, "pounds": 0}, shelf=SHELF)
    state = play(state, do.UseBookkeeper("slot-b"), do.InkStep())
    assert (asked(state), top(state).points) == ("bookkeeping", 2)
    assert len(state.frames) == 3, "the bookkeeper's own points wait below"
