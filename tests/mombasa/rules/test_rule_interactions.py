"""Corners where several rules meet: a position, a few choices, and what the rulebook says comes out."""

import pytest

from boardgames.mombasa import GAME
from boardgames.mombasa import actions as do
from boardgames.mombasa.events import PostLost
from boardgames.mombasa.rules.bases import share_value
from boardgames.mombasa.state import BuyWithGoods, SpendUnits
from tests.mombasa.given import (
    T,
    asked,
    company,
    given,
    goods,
    happened,
    offered,
    play,
    region,
    regions_of,
    top,
    why_not,
)


@pytest.mark.rule("MOM-Q-59", "MOM-EXP-23")
def test_two_posts_of_one_company_and_room_for_one() -> None:
    """The base takes back one post; the other leaves the game, and no column gets its open back space covered."""
    state = given(
        a={"area": {"b": "expansion-2x", "c": "expansion-2y"}},
        posts={"mombasa": ["nubia", "libyan-desert"]},
        bases={"mombasa": (4, 4, 3)},
        opened={"mombasa": [1, 2, 3]},
    )
    before = state.removed[company("mombasa")]
    state = play(state, do.UseExpansion(), do.Expand("cairo"), do.Enter("nubia"), do.TakePost(1))
    state = play(state, do.Enter("libyan-desert"), do.TakePost(1))
    while asked(state) in ("rewards", "bookkeeping"):
        state = play(state, offered(state)[0])
    assert asked(state) == "ousting"
    home = do.ReturnPost("nubia", 3)
    unheard = GAME.apply(state, 0, home)
    state, events = happened(state, home)
    assert state == unheard, "it leaves whether or not somebody listens"
    assert [event for event in events if isinstance(event, PostLost)] == [PostLost(0, "mombasa", "libyan-desert")]
    assert state.bases[company("mombasa")] == (4, 4, 4)
    assert state.removed[company("mombasa")] == before + 1
    assert regions_of(state, "mombasa") == set()


@pytest.mark.rule("MOM-EXP-22", "MOM-Q-60", "MOM-OBJ-05")
def test_a_column_emptied_by_removing_keeps_its_back_space_open_for_returning_posts() -> None:
    state = given(
        a={"area": {"b": "expansion-2x"}},
        posts={"mombasa": ["nubia"]},
        bases={"mombasa": (0, 5, 5)},
    )
    value = share_value(T, state, company("mombasa"))
    state = play(state, do.UseExpansion(), do.Expand("cairo"), do.Enter("nubia"), do.TakePost(1))
    while asked(state) in ("rewards", "bookkeeping"):
        state = play(state, do.TakePound() if asked(state) == "bookkeeping" else offered(state)[0])
    assert state.bases[company("mombasa")] == (1, 5, 5), "the only column with room takes it without a question"
    covered = T.columns[company("mombasa")][0][3]
    assert share_value(T, state, company("mombasa")) == value - covered, "it stands on the last space but one"


@pytest.mark.rule("MOM-Q-05", "MOM-TRK-07", "MOM-TRK-08")
def test_money_of_a_special_space_pays_the_call_behind_it_and_others_are_paid_again() -> None:
    """B1: a special space on 14, a call of 3 right behind it. One pound and the two met on the way are enough."""
    track = T.tracks["B1"]
    special = next(at for at in range(track.length) if track.specials[at] and track.calls[at])
    call = track.calls[special]
    assert call == track.specials[special] + 1
    steps = {"cape-town": special - 1}
    state = given(
        3,
        a={"area": {"b": "banana-2"}, "pounds": 1, "steps": steps},
        b={"pounds": 0, "steps": {"cape-town": special}},
        c={"pounds": 0, "steps": {"cape-town": special - 1}},
        display={},
    )
    state = play(state, goods("b"), do.Step("cape-town"), do.StepPay("cape-town"))
    assert state.players[0].steps[company("cape-town")] == special + 1
    assert [player.pounds for player in state.players] == [0, track.specials[special], 0]


@pytest.mark.rule("MOM-TRK-20", "MOM-Q-10", "MOM-Q-11", "MOM-TIL-08")
def test_mixed_goods_with_the_plus_one_tile_pay_one_less_and_the_rest_steps() -> None:
    level_two = next(at for at in range(T.tracks["A1"].length) if T.tracks["A1"].levels[at] == 2)
    facts = {"area": {"b": "coffee-1", "c": "cotton-1"}, "plus_one": "loose", "steps": {"mombasa": level_two}}
    state = given(a=facts, display={"c": "a-coffee-2"})
    state = play(state, do.AttachPlusOne("slot-c"), goods("b", "c"))
    assert top(state) == BuyWithGoods(3, 1, True)
    assert why_not(state, do.BuyNone()).rule == "MOM-Q-10"
    state = play(state, do.Buy("card-c"))
    assert top(state) == SpendUnits(2), "price 2 less 1"


@pytest.mark.rule("MOM-Q-19", "MOM-BRD-05", "MOM-CLK-15")
def test_points_on_the_last_space_are_two_pounds_each_from_book_and_bookkeeper() -> None:
    last = T.ink.length
    facts = {
        "area": {"b": "bookkeeper-2", "c": "a-merchant"},
        "ink": last - 1,
        "pounds": 0,
        "books": {last - 1: "book-c01", last: "book-c20"},
    }
    state = play(given(a=facts), do.UseBookkeeper("slot-b"), do.InkStep())
    assert state.players[0].ink == last
    assert state.players[0].pounds == 2 * 2 + 2 * 2, "2 points of the book and 2 of the bookkeeper, no question asked"
    assert state.active == 1


@pytest.mark.rule("MOM-ICO-06", "MOM-TRK-22", "MOM-TIL-08", "MOM-TRK-21")
def test_cotton_bonus_and_plus_one_tile_count_for_the_cotton_book() -> None:
    level_two = next(at for at in range(T.tracks["A2"].length) if T.tracks["A2"].levels[at] == 2)
    book = next(name for name, face in T.books.items() if face.reward.kind == "cotton-minus-1")
    facts = {
        "area": {"b": "bookkeeper-2", "c": "cotton-1", "d": "cotton-2"},
        "plus_one": "c",
        "steps": {"mombasa": level_two},
        "ink": 1,
        "pounds": 0,
        "books": {2: book},
    }
    state = given(a=facts, tracks=("A2", "B1", "C1", "D1"))
    assert state.players[0].totals[2] == 1 + 2 + 1 + 2, "each cotton card is worth one more, the tile is one more"
    state = play(state, do.UseBookkeeper("slot-b"), do.InkStep())
    assert state.players[0].pounds == 5


@pytest.mark.rule("MOM-MAJ-02", "MOM-Q-07", "MOM-TRK-10")
def test_a_bonus_unlocked_by_another_does_not_count_against_a_majority_before_his_turn() -> None:
    """B has reached +1 on the expansion total but not begun a turn since: 2 against 2 is a tie, not 3 against 2."""
    first = next(at for at in range(T.tracks["B1"].length) if T.tracks["B1"].levels[at] == 1)
    state = given(
        a={"area": {"b": "expansion-2x"}},
        b={"area": {"b": "expansion-2x"}, "steps": {"cape-town": first}, "bonus": {"cape-town": 0}},
    )
    assert do.PlaceDisc("majority-expansion") in offered(state)
    state = play(state, do.PlaceDisc("majority-expansion"))
    assert state.active == 1
    assert state.players[1].totals[3] == 3, "now it works"


@pytest.mark.rule("MOM-BKP-09", "MOM-EXP-19", "MOM-EXP-20", "MOM-Q-21")
def test_books_of_an_expansion_are_placed_after_the_posts_have_gone_home() -> None:
    state = given(
        a={"area": {"b": "expansion-2x", "c": "expansion-2y"}},
        posts={"mombasa": ["nubia"]},
    )
    state = play(state, do.UseExpansion(), do.Expand("cairo"), do.Enter("nubia"), do.TakePost(2), do.Stop())
    assert asked(state) == "bookkeeping"
    assert state.posts[company("mombasa")] == state.posts[company("cairo")] == region("nubia"), "both stand there"
    state, events = happened(state, offered(state, do.TakeBook)[0])
    assert [type(event).__name__ for event in events][:2] == ["BookTaken", "PostReturned"]
    assert asked(state) == "place-books"


@pytest.mark.rule("MOM-PRE-07", "MOM-PRE-08", "MOM-Q-51", "MOM-PRE-03")
def test_gaps_close_to_the_right_and_a_coin_waits_where_no_book_lies() -> None:
    state = given(
        a={"piles": {}},
        b={"piles": {}},
        display={"a": "a-coffee-2", "c": "a-banana-2", "e": "a-cotton-2"},
        deck=(),
        shelf={},
        books_left={"A": (), "B": (), "C": ()},
    )
    while asked(state) == "turn":
        state = play(state, do.EndPhase(""))
    shown = {T.display_ids[at][-1]: card for at, card in enumerate(state.display) if card}
    assert shown == {"c": "a-coffee-2", "f": "a-cotton-2"}, "the right column is gone, the others slide to it"
    assert state.coins, "the coin lies there all the same"
