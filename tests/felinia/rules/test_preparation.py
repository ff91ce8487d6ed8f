"""Phase 5: preparation of the next round, and the second end of the game."""

import pytest

from boardgames.core.values import Event
from boardgames.felinia import GAME
from boardgames.felinia.actions import GoHome, StopFlipping
from boardgames.felinia.events import BoatDealt, BoatLeft, EndTriggered, MarketFilled, NextBoatShown, RoundBegun
from boardgames.felinia.state import BOATS_OUT, phase
from tests.felinia.given import Given, asked, given, play, started
from tests.felinia.rules.test_exploration import leave_all


def emptied(left: int, *docks: int) -> Given:
    """Docks without boats and so many tiles in the pile."""
    position = given(3).boats("9:45", "5:15", "7:15", "5:00")
    for dock in docks:
        position = position.no_boat(dock)
    return position.pile_left(left)


@pytest.mark.rule("FEL-PRP-01")
def test_tokens_return() -> None:
    state = given(3).bank(0, 1, 2, 3).bank(2, 2).no_boat(1).preparation()
    assert [p.tokens for p in state.players] == [3, 3, 3]
    assert [p.circles for p in state.players] == [0, 0, 0]


@pytest.mark.rule("FEL-PRP-02", "FEL-Q-61")
def test_every_empty_ship_gets_a_boat_lowest_berth_first() -> None:
    position = emptied(8, 2, 4)
    first, second = position.state.boats[:2]
    state = position.preparation()
    assert [ship.boat for ship in state.ships] == ["boat-0945", first, "boat-0715", second]
    assert len(state.boats) == 6


@pytest.mark.rule("FEL-PRP-03", "FEL-Q-24")
def test_too_few_boat_tiles_lead_to_the_last_exploration() -> None:
    position = emptied(1, 2, 4).aboard(1, 0)
    state = position.preparation()
    assert state.end == BOATS_OUT
    assert phase(state) == "exploration"
    assert len(state.boats) == 1, "the tile left is not laid on a ship"
    assert state.ships[1].boat == ""


@pytest.mark.rule("FEL-PRP-04")
def test_open_markets_are_filled_to_three_at_random() -> None:
    markets = set()
    for seed in range(8):
        state = given(4, seed=seed).market(1, books=2).market(2).no_boat(1).preparation()
        assert [sum(goods) for goods in state.markets] == [3] * 5
        assert state.markets[0][0] >= 2
        markets.add(state.markets[1])
    assert len(markets) > 1


@pytest.mark.rule("FEL-PRP-05")
@pytest.mark.parametrize(("players", "filled"), [(2, [3, 3, 3, 0, 0]), (3, [3, 3, 3, 3, 0])])
def test_closed_markets_stay_empty(players: int, filled: list[int]) -> None:
    state = given(players).no_boat(1).preparation()
    assert [sum(goods) for goods in state.markets] == filled


@pytest.mark.rule("FEL-PRP-06")
def test_the_first_player_card_passes_to_the_left() -> None:
    state = given(3).no_boat(1).preparation()
    assert (state.first, state.round) == (1, 2)
    assert asked(state) == (1, "bid")
    assert given(3).first(2).no_boat(1).preparation().first == 0


@pytest.mark.rule("FEL-PRP-07")
def test_the_steps_come_in_order() -> None:
    events: list[Event] = []
    given(3).no_boat(1).bank(0, 1).preparation(events)
    kinds = [type(event) for event in events]
    assert kinds == [BoatDealt, *[MarketFilled] * 4, RoundBegun]


@pytest.mark.rule("FEL-Q-27")
def test_a_short_bag_fills_the_markets_from_the_top() -> None:
    position = given(3).market(1, books=1).market(2, wine=1).market(3).market(4).empty_bag("glassware")
    bag = position.state.bag
    leave = bag[4] - 3
    short = position.goods(1, glassware=leave)
    state = short.no_boat(1).preparation()
    assert [sum(goods) for goods in state.markets] == [3, 2, 0, 0, 0]
    assert not any(state.bag)


@pytest.mark.rule("FEL-END-05")
def test_the_second_trigger_fires_when_tiles_do_not_cover_all_empty_ships() -> None:
    events: list[Event] = []
    assert emptied(2, 1, 2, 4).preparation(events).end == BOATS_OUT
    assert EndTriggered(BOATS_OUT) in events
    assert emptied(3, 1, 2, 4).preparation().end == ""


@pytest.mark.rule("FEL-Q-25")
def test_exactly_enough_tiles_give_one_more_round() -> None:
    state = emptied(2, 2, 4).preparation()
    assert phase(state) == "auction"
    assert state.boats == ()
    after = Given(GAME, state).preparation()
    assert after.end == "", "all ships are covered"
    assert Given(GAME, state).no_boat(1).preparation().end == BOATS_OUT


@pytest.mark.rule("FEL-END-06")
def test_all_boats_with_merchants_land_in_order_of_time() -> None:
    events: list[Event] = []
    state = emptied(0, 2).aboard(1, 0).aboard(4, 1).preparation(events)
    assert asked(state) == (1, "flip"), "5:00 before 9:45, full or not"
    leave_all(state, events)
    assert [e.boat for e in events if isinstance(e, BoatLeft)] == ["boat-0500", "boat-0715", "boat-0945"]
    assert BoatLeft("boat-0715", ()) in events


@pytest.mark.rule("FEL-END-07", "FEL-Q-26")
def test_no_storage_and_no_preparation_after_the_last_exploration() -> None:
    state = emptied(0, 2).aboard(1, 0).player(0, money=6, books=5).player(1, money=6).player(2, money=6).preparation()
    after = leave_all(state)
    assert GAME.decisions(after) == ()
    assert sum(after.players[0].goods) == 5
    assert {line.category: line.points for line in GAME.scores(after)[0].lines}["goods"] == 5


@pytest.mark.rule("FEL-Q-50")
def test_neither_card_nor_markets_move_before_the_last_exploration() -> None:
    position = emptied(0, 2).aboard(1, 0).bank(0, 1).market(1, books=1).first(1)
    state = position.preparation()
    assert (state.first, state.round) == (1, position.state.round)
    assert sum(state.markets[0]) == 1
    assert state.players[0].tokens == 3, "tokens have been taken back"
    final = leave_all(position.player(0, spice=1).player(1, spice=1).preparation())
    assert asked(final) == (1, "final-sale"), "the window starts with the first player of this round"


@pytest.mark.rule("FEL-RND-03")
def test_only_the_two_conditions_end_the_game() -> None:
    state = emptied(4, 2).preparation()
    assert phase(state) == "auction"
    assert state.end == ""


# the option next-boat


@pytest.mark.rule("FEL-VAR-01")
def test_with_next_boat_the_top_of_the_pile_is_seen_by_all() -> None:
    state = started(3, options=("next-boat",))
    assert GAME.observe(state, None).boats[0] == state.boats[0]
    assert GAME.observe(state, 1).boats[1] == "?grey"
    without = started(3)
    assert GAME.observe(without, 1).boats[0] == "?grey"
    events: list[Event] = []
    after = Given(GAME, state).no_boat(1).preparation(events)
    assert NextBoatShown(after.boats[0]) in events


@pytest.mark.rule("FEL-VAR-02")
def test_nothing_is_turned_up_when_the_pile_is_empty() -> None:
    events: list[Event] = []
    position = Given(GAME, started(3, options=("next-boat",))).no_boat(1)
    state = position.pile_left(1).preparation(events)
    assert state.boats == ()
    assert not any(isinstance(event, NextBoatShown) for event in events)


@pytest.mark.rule("FEL-Q-46")
@pytest.mark.parametrize("variant", ["classic", "expert"])
def test_the_tile_turned_up_stays_in_the_pile(variant: str) -> None:
    state = started(3, variant, ("next-boat",))
    assert len(state.boats) == 16
    shown = state.boats[0]
    after = Given(GAME, state).no_boat(3).preparation()
    assert after.ships[2].boat == shown
    last = Given(GAME, state).pile_left(1).no_boat(1).preparation()
    assert last.end == "", "it counts as a tile of the pile"


# the end by the last merchant


@pytest.mark.rule("FEL-END-03", "FEL-Q-23")
def test_after_the_last_merchant_all_boats_leave_in_order_of_time() -> None:
    events: list[Event] = []
    position = given(3).boats("9:45", "5:15", "7:15", "5:00").aboard(1, 0).aboard(2, 1)
    state = Given(GAME, position.change(end="last-merchant").state).exploration(events)
    assert asked(state) == (1, "flip")
    leave_all(state, events)
    left = [(e.boat, e.merchants) for e in events if isinstance(e, BoatLeft)]
    assert left == [("boat-0500", ()), ("boat-0515", (1,)), ("boat-0715", ()), ("boat-0945", (0,))]


@pytest.mark.rule("FEL-END-04", "FEL-Q-60")
def test_after_the_first_trigger_scoring_follows_the_exploration() -> None:
    position = given(3).boats("9:45", "5:15", "7:15", "5:00").aboard(1, 0).pile_left(0)
    for seat in range(3):
        position = position.player(seat, money=6, books=1, wine=1, clocks=1, clothes=1, glassware=1)
    state = leave_all(position.change(end="last-merchant").exploration())
    assert GAME.decisions(state) == ()
    assert state.end == "last-merchant", "the second trigger is never examined"
    assert state.round == 1


@pytest.mark.rule("FEL-Q-21")
def test_a_merchant_who_comes_home_does_not_undo_the_end() -> None:
    posts = ("L1", "L2", "L3", "L4", "L5", "L6", "C1", "C2", "C3")
    position = given(3).boats("9:45", "5:15", "7:15", "5:00").settled(0, *posts).aboard(1, 0)
    state = play(position.change(end="last-merchant").exploration(), StopFlipping(), GoHome())
    assert state.players[0].stock == 1
    assert GAME.decisions(state) == () or asked(state)[1] == "final-sale"
    assert state.end == "last-merchant"


@pytest.mark.rule("FEL-END-08")
def test_the_last_exploration_is_a_normal_one() -> None:
    state = emptied(0, 2).aboard(1, 0).preparation()
    assert asked(state) == (0, "flip")
    assert asked(play(state, StopFlipping())) == (0, "travel")
    home = play(state, StopFlipping(), GoHome())
    assert home.players[0].stock == 10
