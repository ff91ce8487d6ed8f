"""Using a bookkeeper."""

from typing import Any

import pytest

from boardgames.mombasa import actions as do
from boardgames.mombasa.box.parts.books import book
from boardgames.mombasa.box.rows import BookReward, BookRow, Requirement
from boardgames.mombasa.box.tables import Book
from boardgames.mombasa.rules.bookkeepers import meets
from boardgames.mombasa.state import State
from tests.mombasa.given import T, asked, company, given, goods, offered, play, top, why_not

KEEPER = {"b": "bookkeeper-2"}


def running(books: dict[int, str], area: dict[str, str] | None = None, **a: Any) -> State:
    """Player a, ink pot on the starting book, uses the bookkeeper in slot b and turns no book."""
    facts = {"area": {**KEEPER, **(area or {})}, "ink": 1, "books": books, "pounds": 0, **a}
    state = play(given(a=facts), do.UseBookkeeper("slot-b"))
    return play(state, do.NoFlip()) if asked(state) == "flip-book" else state


def needs(**kinds: int) -> Book:
    any_good = kinds.pop("any", 0)
    wanted = (
        kinds.get("coffee", 0),
        kinds.get("banana", 0),
        kinds.get("cotton", 0),
        kinds.get("expansion", 0),
        kinds.get("helper", 0),
    )
    return Book(
        id="test",
        label="test",
        letter="A",
        req=(),
        reward=BookReward(kind="pounds", n=1),
        needs=wanted,
        any_good=any_good,
    )


def face_up(**kinds: int) -> tuple[int, ...]:
    return tuple(kinds.get(kind, 0) for kind in ("coffee", "banana", "cotton", "expansion", "helper"))


@pytest.mark.rule("MOM-CLK-01", "MOM-CLK-16")
def test_one_bookkeeper_is_used_and_turned() -> None:
    state = given(a={"area": {"b": "bookkeeper-2", "c": "b-bookkeeper-3"}, "pounds": 0})
    assert offered(state, do.UseBookkeeper) == [do.UseBookkeeper("slot-b"), do.UseBookkeeper("slot-c")]
    state = play(state, do.UseBookkeeper("slot-b"), do.TakePound(), do.TakePound())
    assert state.players[0].used == 0b10
    assert state.active == 1


@pytest.mark.rule("MOM-CLK-02", "MOM-Q-13")
def test_two_pounds_turn_one_book_face_down_before_the_pot_moves() -> None:
    facts = {"area": KEEPER, "ink": 0, "books": {2: "book-a01"}, "pounds": 2}
    state = play(given(a=facts), do.UseBookkeeper("slot-b"))
    assert offered(state) == [do.TurnBook(1), do.TurnBook(2), do.NoFlip()], "the starting book too"
    state = play(state, do.TurnBook(1))
    assert state.players[0].pounds == 0
    assert state.players[0].turned == 0b10
    assert asked(state) == "ink"
    poor = play(given(a={**facts, "pounds": 1}), do.UseBookkeeper("slot-b"))
    assert asked(poor) == "bookkeeping", "not asked without 2 pounds"


@pytest.mark.rule("MOM-CLK-03")
def test_at_most_one_book_is_turned_in_an_action() -> None:
    facts = {"area": KEEPER, "books": {2: "book-a01", 3: "book-a02"}, "pounds": 9}
    state = play(given(a=facts), do.UseBookkeeper("slot-b"), do.TurnBook(2))
    assert why_not(state, do.TurnBook(3)).rule == "MOM-CLK-02"
    again = play(given(a={**facts, "turned": [2]}), do.UseBookkeeper("slot-b"))
    assert why_not(again, do.TurnBook(2)).rule == "MOM-CLK-02"


@pytest.mark.rule("MOM-CLK-04")
def test_the_pot_moves_book_by_book_as_far_as_the_player_wants() -> None:
    state = running({2: "book-a01", 3: "book-a02", 4: "book-a05"}, {"c": "b-coffee-4"})
    assert offered(state) == [do.InkStep(), do.InkStop()]
    state = play(state, do.InkStep())
    assert state.players[0].ink == 2
    assert offered(state) == [do.InkStep(), do.InkStop()]
    assert play(state, do.InkStop()).players[0].ink == 2


@pytest.mark.rule("MOM-CLK-05")
def test_all_requirements_of_the_next_book_must_be_met() -> None:
    """Book b02 needs coffee 2 and expansion 2."""
    assert asked(running({2: "book-b02"}, {"c": "coffee-2", "d": "expansion-2x"})) == "ink"
    assert asked(running({2: "book-b02"}, {"c": "coffee-2", "d": "start-expansion-1"})) == "bookkeeping"
    assert asked(running({2: "book-b02"}, {"c": "coffee-1", "d": "expansion-2x"})) == "bookkeeping"


@pytest.mark.rule("MOM-CLK-06")
def test_the_order_of_requirements_does_not_matter() -> None:
    """The same two requirements in either order make the same book."""
    coffee, any_good = Requirement(type="coffee", n=3), Requirement(type="any-good", n=3)
    reward = BookReward(kind="pounds", n=8)
    one = BookRow(id="x", label="x", letter="C", req=(coffee, any_good), reward=reward)
    two = BookRow(id="x", label="x", letter="C", req=(any_good, coffee), reward=reward)
    assert (book(one).needs, book(one).any_good) == (book(two).needs, book(two).any_good)
    assert meets(book(two), face_up(coffee=3, cotton=3), 0)


@pytest.mark.rule("MOM-CLK-07", "MOM-CLK-08")
def test_requirements_are_not_added_up_and_spend_nothing() -> None:
    """Two books of coffee 2 are met by one coffee 2 card, which stays face up."""
    state = running({2: "book-a01", 3: "book-a02"}, {"c": "coffee-2"})
    state = play(state, do.InkStep(), do.InkStep())
    assert state.players[0].ink == 3
    assert state.players[0].totals[0] == 2
    state = play(state, do.TakePound(), do.TakePound())
    state = play(state, do.PlaceDisc("tile-plus-one"))
    assert goods("c") in offered(state)


@pytest.mark.rule("MOM-CLK-09")
def test_face_down_cards_meet_no_requirement() -> None:
    assert asked(running({2: "book-a01"}, {"c": "coffee-2"}, used="c")) == "bookkeeping"


@pytest.mark.rule("MOM-CLK-10", "MOM-CLK-13")
def test_a_face_down_book_has_no_requirement_and_no_reward() -> None:
    state = running({2: "book-c03"}, turned=[2])
    assert asked(state) == "ink"
    state = play(state, do.InkStep())
    assert state.players[0].ink == 2
    assert state.players[0].pounds == 0
    assert top(state).points == 2, "only the bookkeeper's own points"


@pytest.mark.rule("MOM-CLK-11")
def test_empty_spaces_stop_the_pot() -> None:
    state = running({3: "book-a01"}, {"c": "coffee-2"})
    assert asked(state) == "bookkeeping"
    assert why_not(state, do.InkStep()).rule == "MOM-CLK-04"


@pytest.mark.rule("MOM-CLK-12")
def test_only_the_last_book_gives_its_reward() -> None:
    state = running({2: "book-a01", 3: "book-a02"}, {"c": "coffee-2"})
    after = play(state, do.InkStep(), do.InkStep())
    assert after.players[0].pounds == 0, "the 2 pounds of the book passed are not taken"
    assert after.players[0].diamond == 1
    stopped = play(state, do.InkStep(), do.InkStop())
    assert (stopped.players[0].pounds, stopped.players[0].diamond) == (2, 0)


@pytest.mark.rule("MOM-CLK-14")
def test_no_move_no_reward() -> None:
    state = play(running({2: "book-a01"}, {"c": "coffee-2"}), do.InkStop())
    assert state.players[0].pounds == 0
    assert state.players[0].ink == 1


@pytest.mark.rule("MOM-CLK-15")
def test_the_bookkeepers_points_come_even_without_a_move() -> None:
    state = running({})
    assert (asked(state), top(state).points) == ("bookkeeping", 2)


@pytest.mark.rule("MOM-EX-12", "MOM-Q-18")
def test_the_rulebooks_example() -> None:
    """Turn the expansion book, run to the fourth book (2 points), then the bookkeeper's 2 points."""
    books = {2: "book-a01", 3: "book-a16", 4: "book-a05", 5: "book-c06"}
    facts = {"area": {"b": "bookkeeper-2", "c": "a-coffee-3"}, "books": books, "pounds": 2}
    state = play(given(a=facts), do.UseBookkeeper("slot-b"), do.TurnBook(3))
    state = play(state, do.InkStep(), do.InkStep(), do.InkStep(), do.InkStep())
    assert state.players[0].ink == 4
    assert (asked(state), top(state).points) == ("bookkeeping", 2)
    state = play(state, do.TakePound(), do.TakePound())
    assert (asked(state), top(state).points) == ("bookkeeping", 2), "the two amounts are not added up"
    state = play(state, do.TakePound(), do.TakePound())
    assert state.players[0].used == 0b10
    assert state.active == 1


@pytest.mark.rule("MOM-Q-18")
def test_a_c_book_cannot_be_paid_from_two_amounts() -> None:
    """One point of a book reward and the tile's own point stay apart."""
    facts = {"tiles": ["tile-bookkeeper"], "area": {"c": "a-coffee-3"}, "ink": 1, "books": {2: "book-a22"}, "pounds": 0}
    state = play(given(a=facts), do.UseBookkeeper("tile-bookkeeper"), do.InkStep())
    assert top(state).points == 1
    assert not any(action.space[-2] in "67" for action in offered(state, do.TakeBook))


@pytest.mark.rule("MOM-Q-19")
@pytest.mark.parametrize(("turned", "pounds"), [((), 2 * 2 + 2 * 2), ((16,), 2 * 2)])
def test_on_the_last_space_the_points_of_the_same_action_are_pounds(turned: tuple[int, ...], pounds: int) -> None:
    books = {15: "book-b05", 16: "book-b15"}
    state = running(books, {"c": "b-coffee-4"}, ink=15, turned=turned)
    after = play(state, do.InkStep())
    assert after.active == 1
    assert after.players[0].pounds == pounds


@pytest.mark.rule("MOM-ICO-01", "MOM-EX-21")
def test_four_of_one_good() -> None:
    four = T.books["book-b13"]
    assert (four.any_good, four.needs) == (4, (0, 0, 0, 0, 0))
    for good in ("coffee", "banana", "cotton"):
        assert meets(four, face_up(**{good: 4}), 0)
    assert not meets(four, face_up(coffee=2, banana=2), 0)


@pytest.mark.rule("MOM-ICO-02", "MOM-Q-38")
def test_a_merchant_or_another_bookkeeper_is_needed() -> None:
    assert asked(running({2: "book-a23"}, {"c": "a-merchant"})) == "ink"
    assert asked(running({2: "book-a23"}, {"c": "b-bookkeeper-3"})) == "ink"
    assert asked(running({2: "book-a23"}, tiles=["tile-merchant"])) == "ink"
    assert asked(running({2: "book-a23"}, tiles=["tile-bookkeeper"])) == "ink"
    assert asked(running({2: "book-a16"}, tiles=["tile-expansion"])) == "ink", "the tile is expansion 2"


@pytest.mark.rule("MOM-ICO-03")
def test_the_bookkeeper_in_use_does_not_count() -> None:
    assert asked(running({2: "book-a23"})) == "bookkeeping"


@pytest.mark.rule("MOM-ICO-04", "MOM-EX-22", "MOM-Q-03")
def test_coffee_3_and_any_3() -> None:
    tile = T.books["book-c21"]
    assert (tile.needs[0], tile.any_good) == (3, 3)
    assert meets(tile, face_up(coffee=3, cotton=3), 0)
    assert meets(tile, face_up(coffee=3, banana=3), 0)
    assert meets(tile, face_up(coffee=6), 0)
    assert not meets(tile, face_up(coffee=5), 0)
    assert not meets(tile, face_up(coffee=3, banana=2, cotton=1), 0)
    assert not meets(tile, face_up(banana=6), 0)
    assert meets(needs(coffee=3, any=3), face_up(coffee=3, cotton=3), 0)


@pytest.mark.rule("MOM-ICO-05")
def test_cotton_1() -> None:
    assert asked(running({2: "book-b24"}, {"c": "cotton-1"})) == "ink"
    assert asked(running({2: "book-b24"}, {"c": "coffee-1"})) == "bookkeeping"


@pytest.mark.rule("MOM-ICO-06", "MOM-EX-23")
@pytest.mark.parametrize(("area", "pounds"), [({"c": "b-cotton-4", "d": "cotton-2"}, 5), ({"c": "cotton-1"}, 0)])
def test_the_cotton_book_pays_the_total_minus_1(area: dict[str, str], pounds: int) -> None:
    state = play(running({2: "book-b24"}, area), do.InkStep())
    assert state.players[0].pounds == pounds


@pytest.mark.rule("MOM-ICO-07", "MOM-Q-25", "MOM-Q-60")
def test_remove_one_post_the_front_one_of_any_column() -> None:
    state = running({2: "book-c15"}, {"c": "b-expansion-3"})
    state = play(state, do.InkStep())
    assert asked(state) == "remove-posts"
    assert len(offered(state)) == 12, "no way to decline"
    after = play(state, do.RemovePost("cairo", 2))
    assert after.bases[company("cairo")] == (5, 4, 5)
    assert after.removed == (0, 0, 0, 1)
    assert why_not(state, do.RemovePost("cairo", 4)).rule == "MOM-CMP-19"


@pytest.mark.rule("MOM-Q-60")
def test_removing_the_last_post_opens_the_back_space_for_good() -> None:
    facts = {"area": {**KEEPER, "c": "b-expansion-3"}, "ink": 1, "books": {2: "book-c15"}, "pounds": 0}
    state = given(a=facts, bases={"cairo": (1, 5, 5)})
    state = play(state, do.UseBookkeeper("slot-b"), do.InkStep(), do.RemovePost("cairo", 1))
    assert state.opened[company("cairo")] == 0b001
    empty = given(a=facts, bases={"cairo": (0, 5, 5)})
    asking = play(empty, do.UseBookkeeper("slot-b"), do.InkStep())
    assert why_not(asking, do.RemovePost("cairo", 1)).rule == "MOM-ICO-07"


@pytest.mark.rule("MOM-ICO-08")
def test_two_posts_from_one_base_or_two() -> None:
    state = play(running({2: "book-c13"}, {"c": "b-coffee-4", "d": "coffee-1"}), do.InkStep())
    same = play(state, do.RemovePost("cairo", 1), do.RemovePost("cairo", 1))
    assert same.bases[company("cairo")] == (3, 5, 5)
    two = play(state, do.RemovePost("cairo", 1), do.RemovePost("mombasa", 3))
    assert two.removed == (1, 0, 0, 1)
    assert asked(two) == "bookkeeping"


@pytest.mark.rule("MOM-Q-25")
def test_with_no_post_in_any_base_nothing_happens() -> None:
    facts = {"area": {**KEEPER, "c": "b-expansion-3"}, "ink": 1, "books": {2: "book-c15"}, "pounds": 0}
    state = given(a=facts, bases={name.id: (0, 0, 0) for name in T.companies})
    state = play(state, do.UseBookkeeper("slot-b"), do.InkStep())
    assert asked(state) == "bookkeeping"


@pytest.mark.rule("MOM-ICO-09")
def test_diamond_icons_move_the_diamond() -> None:
    state = play(running({2: "book-a04"}, {"c": "a-coffee-3"}), do.InkStep())
    assert state.players[0].diamond == 2


@pytest.mark.rule("MOM-ICO-11")
def test_pound_icons_are_taken_from_the_bank() -> None:
    state = play(running({2: "book-a03"}, {"c": "a-coffee-3"}), do.InkStep())
    assert state.players[0].pounds == 3


@pytest.mark.rule("MOM-ICO-12")
def test_payment_icons_are_paid_to_the_bank() -> None:
    state = given(a={"pounds": 3})
    after = play(state, do.PlaceDisc("tile-expansion"))
    assert after.players[0].pounds == 1
    assert after.players[1].pounds == state.players[1].pounds
