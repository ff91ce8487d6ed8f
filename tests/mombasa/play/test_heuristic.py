"""Heuristic has a weight for every choice of every question, something that it would do, and a mind for books."""

from typing import Any

import pytest

from boardgames.mombasa import GAME
from boardgames.mombasa import actions as do
from boardgames.mombasa.play.heuristic import weigh
from boardgames.mombasa.play.weights import Weights
from boardgames.mombasa.rules.expansion import entry_cost
from boardgames.mombasa.state import PLAN, State
from tests.mombasa.given import card_of, given, offered, play
from tests.mombasa.random_walk import SETTINGS, walk


@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_every_choice_has_a_weight_and_some_choice_a_positive_one(players: int, variant: str) -> None:
    for step in walk(players, variant, 3, "trader"):
        weights = weigh(GAME, step.before, step.seat, step.legal, Weights())
        assert len(weights) == len(step.legal)
        assert min(weights) >= 0
        if any(isinstance(action, do.PlanPlace) for action in step.legal) or step.kind != "plan":
            assert max(weights) > 0, (step.kind, step.legal)


def liked(state: State) -> Any:
    """What tempts most."""
    legal = tuple(offered(state, seat=0))
    weights = dict(zip(legal, weigh(GAME, state, 0, legal, Weights()), strict=True))
    return max(weights, key=lambda action: weights[action])


def test_a_majority_is_taken_before_the_cards_that_count_are_used() -> None:
    state = given(a={"area": {"b": "coffee-2", "c": "coffee-1"}})
    assert liked(state) == do.PlaceDisc("majority-coffee")


# Books: 2 expansion on a16 and a17, 2 bananas on a06 and 3 on a08, 3 cotton on a13


def test_a_bookkeeper_is_planned_with_the_cards_that_the_line_of_books_asks_for() -> None:
    state = given(phase=PLAN, a={"area": {}, "ink": 1, "books": {2: "book-a16", 3: "book-a06"}}, b={"area": {}})
    planned = set()
    for _ in range(3):
        action = liked(state)
        planned.add(GAME.tables.cards[action.card].label)
        state = play(state, action, seat=0)
    assert planned == {"Bookkeeper 2", "Expansion 2", "Banana 2"}


def test_a_bookkeeper_is_planned_early_though_no_book_lies_ahead() -> None:
    """It brings the books of the next rounds; in the last round there is none."""
    early, late = (given(round=n, phase=PLAN, a={"area": {}, "ink": 1}, b={"area": {}}) for n in (1, 7))
    assert liked(early).card == card_of(0, "bookkeeper-2")
    assert liked(late).card != card_of(0, "bookkeeper-2")


@pytest.mark.parametrize(("book", "slot"), [("book-a16", "slot-b"), ("book-a08", "slot-d")])
def test_the_resting_pile_is_taken_with_which_the_ink_pot_runs(book: str, slot: str) -> None:
    state = given(
        a={
            "area": {"b": "expansion-2y", "c": "start-expansion-1"},
            "used": "bc",
            "piles": {"b": ["expansion-2x"], "d": ["banana-2", "banana-1"]},
            "ink": 1,
            "books": {2: book},
            "discs": 0,
        }
    )
    assert liked(state) == do.EndPhase(slot)


def test_a_book_is_taken_that_the_next_cards_show_and_covers_one_that_they_do_not() -> None:
    """The bananas rest on two piles and stop the ink pot, but the hand has a bookkeeper and expansion."""
    state = given(
        a={
            "area": {},
            "tiles": ["tile-bookkeeper"],
            "piles": {"b": ["banana-1"]},
            "hand_only": ["bookkeeper-2", "expansion-2x"],
            "ink": 1,
            "books": {2: "book-a08"},
            "pounds": 0,
        },
        shelf={"21": "book-a17", "31": "book-a13"},
    )
    state = play(state, do.UseBookkeeper("tile-bookkeeper"))
    assert liked(state) == do.TakeBook("book-21")
    assert liked(play(state, do.TakeBook("book-21"))) == do.PlaceBook("book-a17", 2)


def test_the_tile_of_a_bookkeeper_is_worth_more_when_books_can_be_passed() -> None:
    tile, facts = do.PlaceDisc("tile-bookkeeper"), {"area": {}, "piles": {"b": ["expansion-2x"]}, "ink": 1}
    worth = []
    for books in ({}, {2: "book-a16"}, {2: "book-a16", 3: "book-a17"}):
        state = given(a={**facts, "books": books})
        legal = tuple(offered(state))
        worth.append(weigh(GAME, state, 0, legal, Weights())[legal.index(tile)])
    assert worth[0] < worth[1] < worth[2]


# Cards, steps, regions and the last round


def test_of_two_cards_alike_the_cheaper_is_bought_and_late_none() -> None:
    """The card on the left costs two crates more; the goods that are left over are steps."""
    area, display = {"b": "cotton-2", "c": "a-cotton-3"}, {"a": "a-banana-3", "c": "a-coffee-3"}
    early, late = (given(round=n, a={"area": area}, display=display) for n in (1, 6))
    assert liked(play(early, do.UseGoods(("slot-b", "slot-c")))) == do.Buy("card-c")
    assert liked(play(late, do.UseGoods(("slot-b", "slot-c")))) == do.BuyNone()


def test_in_the_last_round_a_card_of_the_hand_is_sold_that_brings_most() -> None:
    early, late = (given(round=n, a={"area": {}, "hand_only": ["coffee-1", "banana-2"]}) for n in (6, 7))
    sell = do.PlaceDisc("sell-card")
    weights = [weigh(GAME, s, 0, tuple(offered(s)), Weights())[offered(s).index(sell)] for s in (early, late)]
    assert weights[0] == 0 < weights[1]
    assert liked(play(late, sell)) == do.Sell(card_of(0, "banana-2"))


def test_a_last_step_leads_to_a_share() -> None:
    """Tracks A1 and B1: the next shares are on 15 and on 3; one unit is too little for the first."""
    state = given(round=7, a={"area": {"b": "coffee-1"}, "steps": {"mombasa": 13, "cape-town": 2}}, display={})
    assert liked(play(state, do.UseGoods(("slot-b",)))) == do.Step("cape-town")


def test_a_region_is_entered_that_costs_less_if_they_pay_alike() -> None:
    state = given(a={"area": {"b": "expansion-2x"}, "steps": {"mombasa": 5}})
    state = play(state, do.UseExpansion(), do.Expand("mombasa"))
    number = GAME.tables.region_at[liked(state).region]
    assert entry_cost(GAME.tables, state, 0, number) == 1


def test_a_card_is_planned_below_the_pile_that_comes_back_with_more() -> None:
    state = given(phase=PLAN, a={"area": {}, "piles": {"c": ["expansion-2x"], "d": ["coffee-1"]}}, b={"area": {}})
    assert liked(state).slot == "slot-c"
