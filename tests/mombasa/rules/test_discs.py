"""Placing a bonus disc: standard spaces, majorities and tile spaces."""

import pytest

from boardgames.mombasa import GAME
from boardgames.mombasa import actions as do
from boardgames.mombasa.state import PLAN, State
from tests.mombasa.given import (
    T,
    asked,
    card_of,
    company,
    given,
    offered,
    passed_round,
    play,
    top,
    why_not,
)


def disc(space: str) -> do.PlaceDisc:
    return do.PlaceDisc(space)


@pytest.mark.rule("MOM-BON-01")
def test_an_available_disc_goes_on_an_empty_space() -> None:
    state = given(a={"pounds": 5})
    after = play(state, disc("tile-plus-one"))
    assert after.players[0].discs == 2
    assert after.players[0].placed == 1 << T.space_at["tile-plus-one"]
    none = given(a={"discs": 0, "pounds": 5})
    assert offered(none, do.PlaceDisc) == []
    assert why_not(none, disc("tile-plus-one")).rule == "MOM-BON-01"
    assert why_not(state, disc("nowhere")).rule == "MOM-BON-01"


@pytest.mark.rule("MOM-BON-02")
def test_cost_or_condition_comes_first() -> None:
    poor = given(a={"pounds": 1})
    refusal = why_not(poor, disc("tile-expansion"))
    assert (refusal.rule, refusal.need, refusal.have) == ("MOM-BON-02", 2, 1)
    assert play(poor, disc("tile-plus-one")).players[0].pounds == 0


@pytest.mark.rule("MOM-BON-03")
def test_an_occupied_space_is_blocked_for_the_round() -> None:
    state = given(b={"placed": ["tile-plus-one"]}, a={"pounds": 5, "placed": ["tile-merchant"]})
    assert why_not(state, disc("tile-plus-one")).rule == "MOM-BON-03"
    assert why_not(state, disc("tile-merchant")).rule == "MOM-BON-03", "by one's own disc too"


@pytest.mark.rule("MOM-BON-04", "MOM-BON-05")
def test_the_start_player_space_gives_the_marker_and_a_point() -> None:
    state = given(start=1)
    state = play(state, disc("start-player"))
    assert state.marker == 0
    assert state.start_player == 1
    assert (asked(state), top(state).points) == ("bookkeeping", 1)
    state = passed_round(play(state, do.TakePound()))
    assert (state.round, state.start_player) == (2, 0)


@pytest.mark.rule("MOM-BON-06", "MOM-Q-32")
def test_the_start_player_may_not_use_it_on_the_first_turn() -> None:
    first = given(start=0, active=0, turns=0)
    assert why_not(first, disc("start-player")).rule == "MOM-BON-06"
    later = given(start=0, active=0, turns=2)
    assert disc("start-player") in offered(later)
    other = given(start=1, active=0, turns=1)
    assert disc("start-player") in offered(other)


@pytest.mark.rule("MOM-BON-07")
def test_otherwise_the_start_player_stays() -> None:
    state = passed_round(given(3, start=2, active=2))
    assert (state.round, state.phase, state.start_player) == (2, PLAN, 2)


@pytest.mark.rule("MOM-BON-08", "MOM-BON-09", "MOM-EX-14")
def test_the_rulebooks_example_of_buying_with_pounds() -> None:
    """Coffee 2 (crate 2) in the middle column costs 3, the space 1."""
    state = given(a={"pounds": 4}, display={"b": "a-coffee-2"})
    state = play(state, disc("buy-card"))
    assert state.players[0].pounds == 3
    assert offered(state) == [do.BuyPounds("card-b")]
    state = play(state, do.BuyPounds("card-b"))
    assert state.players[0].pounds == 0
    assert "a-coffee-2" in state.players[0].hand
    assert state.active == 1


@pytest.mark.rule("MOM-BON-09")
def test_a_card_that_costs_more_pounds_is_refused() -> None:
    state = play(given(a={"pounds": 4}, display={"b": "a-coffee-2", "c": "b-coffee-4"}), disc("buy-card"))
    refusal = why_not(state, do.BuyPounds("card-c"))
    assert (refusal.rule, refusal.need, refusal.have) == ("MOM-BON-09", 5, 3)


@pytest.mark.rule("MOM-BON-10", "MOM-XBS-04")
def test_a_card_with_price_0_costs_nothing() -> None:
    """The second C2 space takes 1 off the price in pounds: a merchant with crate 1 in the right column is free."""
    tracks = ("A1", "B1", "C2", "D1")
    facts = {"steps": {"saint-louis": 13}, "pounds": 0}
    state = play(given(a=facts, tracks=tracks, display={"c": "a-merchant"}), disc("space-buy-diamond-2"))
    after = play(state, do.BuyPounds("card-c"))
    assert after.players[0].pounds == 0
    assert "a-merchant" in after.players[0].hand


@pytest.mark.rule("MOM-BON-11", "MOM-BON-12", "MOM-EX-15")
def test_the_rulebooks_example_of_selling() -> None:
    state = given(a={"area": {"b": "coffee-2"}, "piles": {"c": ["cotton-2"]}, "pounds": 0})
    state = play(state, disc("sell-card"))
    sold = play(state, do.Sell(card_of(0, "coffee-1")))
    assert sold.players[0].pounds == 1 + 2
    assert sold.discard[-1] == card_of(0, "coffee-1")
    for card in ("coffee-2", "cotton-2"):
        assert why_not(state, do.Sell(card_of(0, card))).rule == "MOM-BON-11", "only from hand"


@pytest.mark.rule("MOM-BON-13", "MOM-Q-54")
def test_a_sold_card_is_gone_for_good() -> None:
    card = card_of(0, "coffee-1")
    state = play(given(a={"area": {}}), disc("sell-card"), do.Sell(card))
    p = state.players[0]
    assert card not in p.hand
    assert card not in GAME.imagine(GAME.observe(state, 1), 1, 3).players[0].hand
    empty = given(deck=[], b={"passed": True})
    after = passed_round(empty)
    assert after.draw == ()
    assert set(empty.discard) <= set(after.discard), "the discard pile is not shuffled"


@pytest.mark.rule("MOM-Q-34")
def test_a_share_card_cannot_be_sold_but_a_card_acquired_this_round_can() -> None:
    state = play(given(a={"hand_only": ["d-share-cairo", "a-coffee-2"]}), disc("sell-card"))
    assert offered(state) == [do.Sell("a-coffee-2")]
    assert why_not(state, do.Sell("d-share-cairo")).rule == "MOM-Q-34"
    only_shares = given(a={"hand_only": ["d-share-cairo"]})
    assert why_not(only_shares, disc("sell-card")).rule == "MOM-Q-34"


@pytest.mark.rule("MOM-Q-35")
def test_the_buy_card_space_needs_a_card_that_can_be_paid() -> None:
    state = given(a={"pounds": 3}, display={"b": "a-coffee-2"})
    refusal = why_not(state, disc("buy-card"))
    assert (refusal.rule, refusal.need, refusal.have) == ("MOM-Q-35", 3, 2)
    assert why_not(given(a={"pounds": 30}, display={}), disc("buy-card")).rule == "MOM-Q-35"


@pytest.mark.rule("MOM-Q-47")
def test_track_discounts_do_not_lower_prices_in_pounds() -> None:
    state = given(a={"pounds": 4, "steps": {"mombasa": 13}}, display={"b": "a-coffee-2"})
    state = play(state, disc("buy-card"), do.BuyPounds("card-b"))
    assert state.players[0].pounds == 0


@pytest.mark.rule("MOM-Q-57")
def test_the_cost_is_paid_before_the_reward() -> None:
    """With 1 pound the space of 2 cannot be paid, whatever its reward would bring."""
    facts = {"steps": {"saint-louis": 5}, "pounds": 1, "diamond": 28}
    assert why_not(given(a=facts), disc("space-book-diamond-1")).rule == "MOM-BON-02"
    tracks = ("A1", "B1", "C2", "D1")
    facts = {"steps": {"saint-louis": 4}, "pounds": 0, "diamond": 28}
    state = play(given(a=facts, tracks=tracks, display={"c": "a-coffee-2"}), disc("space-buy-diamond-1"))
    assert offered(state) == [do.TakeDiamonds()]
    state = play(state, do.TakeDiamonds())
    assert do.BuyPounds("card-c") in offered(state), "pounds from the diamond part pay for the card"


# Majorities


def face_up(mine: dict[str, str], theirs: dict[str, str] | None = None) -> State:
    return given(a={"area": mine}, b={"area": theirs or {}})


@pytest.mark.rule("MOM-MAJ-01")
def test_four_majority_spaces() -> None:
    spaces = list(T.majorities.values())
    assert [space.id for space in spaces] == [
        f"majority-{kind}" for kind in ("coffee", "banana", "cotton", "expansion")
    ]
    assert sorted(space.company for space in spaces) == [0, 1, 2, 3]


@pytest.mark.rule("MOM-MAJ-02")
def test_nobody_may_have_more_and_a_tie_is_enough() -> None:
    tie = face_up({"b": "coffee-2"}, {"b": "coffee-2"})
    assert disc("majority-coffee") in offered(tie)
    less = face_up({"b": "coffee-1"}, {"b": "coffee-2"})
    refusal = why_not(less, disc("majority-coffee"))
    assert (refusal.rule, refusal.need, refusal.have) == ("MOM-MAJ-02", 2, 1)


@pytest.mark.rule("MOM-MAJ-03", "MOM-MAJ-04")
def test_the_tier_depends_on_the_total_and_a_lower_one_may_be_taken() -> None:
    state = play(face_up({"b": "a-coffee-3"}), disc("majority-coffee"))
    assert offered(state) == [do.TakeTier(1), do.TakeTier(2)]
    assert why_not(state, do.TakeTier(3)).rule == "MOM-MAJ-03"
    assert play(state, do.TakeTier(1)).players[0].steps[company("cairo")] == 2


@pytest.mark.rule("MOM-MAJ-05", "MOM-Q-45")
def test_pounds_and_diamonds_come_before_the_steps() -> None:
    """The expansion space pays a pound first, which can pay the capital call that its steps meet."""
    area = {"b": "expansion-2x"}
    state = given(a={"area": area, "steps": {"saint-louis": 7}, "pounds": 1})
    state = play(state, disc("majority-expansion"))
    assert state.players[0].pounds == 2
    assert asked(state) == "advance"
    after = play(state, do.PayCall())
    assert (after.players[0].pounds, after.players[0].steps[2]) == (0, 8)


@pytest.mark.rule("MOM-MAJ-05")
def test_a_cotton_tier_gives_bookkeeping_points_before_the_steps() -> None:
    state = play(face_up({"b": "b-cotton-4"}), disc("majority-cotton"), do.TakeTier(2))
    assert (asked(state), top(state).points) == ("bookkeeping", 1)
    assert state.players[0].steps == (0, 0, 0, 0)
    after = play(state, do.TakePound())
    assert after.players[0].steps[company("mombasa")] == 3


@pytest.mark.rule("MOM-MAJ-06", "MOM-MAJ-07", "MOM-MAJ-08")
@pytest.mark.parametrize(
    ("area", "tiers", "steps"),
    [
        ({"b": "coffee-1"}, 1, 2),
        ({"b": "coffee-2"}, 1, 2),
        ({"b": "a-coffee-3"}, 2, 3),
        ({"b": "b-coffee-4"}, 2, 3),
        ({"b": "b-coffee-4", "c": "coffee-1"}, 3, 4),
        ({"b": "b-coffee-4", "c": "c-coffee-4"}, 3, 4),
    ],
)
def test_coffee_tiers(area: dict[str, str], tiers: int, steps: int) -> None:
    state = play(face_up(area), disc("majority-coffee"))
    if tiers > 1:
        assert len(offered(state)) == tiers
        state = play(state, do.TakeTier(tiers))
    if tiers == 3:
        assert asked(state) == "remove-posts", "5 or more: remove a post, too"
        assert state.players[0].steps[company("cairo")] == 0, "the steps come last"
        state = play(state, do.RemovePost("mombasa", 1))
        assert state.removed[0] == 1
    if asked(state) == "advance":
        state = play(state, do.DeclineCall())
    assert state.players[0].steps == (0, 0, 0, steps)


@pytest.mark.rule("MOM-MAJ-09", "MOM-EX-17")
def test_five_bananas_against_three() -> None:
    state = face_up({"b": "a-banana-3", "c": "banana-2"}, {"b": "b-banana-3"})
    assert state.players[0].totals[1] == 5
    state = play(state, disc("majority-banana"), do.TakeTier(2))
    assert state.players[0].steps == (0, 3, 0, 0)
    assert state.players[0].diamond == 1


@pytest.mark.rule("MOM-MAJ-10", "MOM-EX-16")
def test_six_cotton_may_take_the_reward_for_4() -> None:
    assert {4, 6} <= {tier.least for tier in T.majorities[T.space_at["majority-cotton"]].tiers}
    state = play(face_up({"b": "b-cotton-4", "c": "cotton-2"}), disc("majority-cotton"))
    assert offered(state) == [do.TakeTier(1), do.TakeTier(2), do.TakeTier(3)]
    lower = play(state, do.TakeTier(2))
    assert top(lower).points == 1
    assert top(play(state, do.TakeTier(3))).points == 2


@pytest.mark.rule("MOM-MAJ-11")
def test_no_card_turns() -> None:
    state = play(face_up({"b": "coffee-2"}), disc("majority-coffee"))
    assert state.players[0].used == 0
    assert state.players[0].totals[0] == 2


@pytest.mark.rule("MOM-Q-26")
def test_passed_players_and_face_down_cards_and_a_loose_tile_count_nothing() -> None:
    used = given(a={"area": {"b": "coffee-1"}}, b={"area": {"b": "coffee-2"}, "used": "b"})
    assert disc("majority-coffee") in offered(used)
    loose = given(a={"area": {"b": "coffee-2"}}, b={"area": {"b": "coffee-2"}, "plus_one": "loose"})
    assert disc("majority-coffee") in offered(loose)
    attached = given(a={"area": {"b": "coffee-2"}}, b={"area": {"b": "coffee-2"}, "plus_one": "b"})
    assert why_not(attached, disc("majority-coffee")).rule == "MOM-MAJ-02"
    gone = play(given(active=1, a={"area": {"b": "coffee-1"}}, b={"area": {"b": "coffee-2"}}), do.EndPhase(""))
    assert disc("majority-coffee") in offered(gone)
    tile = given(a={"area": {"b": "start-expansion-1"}}, b={"tiles": ["tile-expansion"]})
    assert why_not(tile, disc("majority-expansion")).rule == "MOM-MAJ-02"


@pytest.mark.rule("MOM-Q-27")
def test_a_total_below_the_lowest_tier_is_not_enough() -> None:
    nothing = given(a={"area": {}}, b={"area": {}})
    for kind in ("coffee", "banana", "cotton", "expansion"):
        assert why_not(nothing, disc(f"majority-{kind}")).rule == "MOM-Q-27"
    assert why_not(face_up({"b": "banana-1"}), disc("majority-banana")).rule == "MOM-Q-27"
