"""What the cells of the characters do: ships, piers, posts and the lasting capabilities."""

import pytest

from boardgames.core.values import Event, evolve
from boardgames.eic import GAME
from boardgames.eic.actions import (
    BuyCube,
    ChoosePost,
    ChooseShip,
    DiscardShip,
    PlaceAgent,
    PlaceShip,
    SellCube,
    StoreCube,
)
from boardgames.eic.events import ShipBought, ShipDiscarded, ShipReturned, UnloadingStarted
from boardgames.eic.rules.loading import cube_price
from boardgames.eic.state import (
    EMPTY_DOCK,
    AgentTurn,
    CardChoice,
    CardLook,
    Discard,
    LoadingTurn,
    PostChoice,
    Ship,
    ShipPlacement,
    ShipPurchase,
    State,
    UnloadTurn,
)
from tests.eic.given import (
    CHINA,
    COFFEE,
    EUROPE,
    INDIA,
    INDIES,
    SILK,
    SPICES,
    TEA,
    T,
    after,
    asking,
    company,
    docks,
    events_of,
    idle_until,
    refused,
    resumed,
    started,
    vessel,
    with_agents_on,
    with_cards,
    with_column,
    with_company,
    with_fleet_at_sea,
    with_post,
    with_staying,
)

FLUTE, FRIGATE, CORVETTE, INDIAMAN = (T.ship_index[name] for name in ("flute", "frigate", "corvette", "indiaman"))


def buying(state: State, seat: int = 0, treasury: int = 30) -> State:
    """An agent of the seat has just come to the Investor's ship cell."""
    state = with_agents_on(with_company(state, seat, treasury=treasury), "investor-ship", seat)
    return asking(state, AgentTurn(seat), ShipPurchase(seat), step="agent-turns")


@pytest.mark.rule("EIC-CAP-01", "EIC-SHP-02")
def test_a_ship_is_bought_at_its_cost_at_once() -> None:
    state = with_company(started(), 0, treasury=12, docks=docks("galleon", "galleon", empty=1))
    state = after(state, (0, PlaceAgent(0, "investor-ship")))
    assert isinstance(state.frames[-1], ShipPurchase)
    assert company(state, 0).treasury == 12, "the ship is paid when it is chosen"
    state = after(state, (0, ChooseShip("frigate")))
    me = company(state, 0)
    assert me.treasury == 12 - T.ships[FRIGATE].cost
    assert me.docks[2] == Ship(FRIGATE)
    assert FRIGATE not in me.stack
    assert GAME.decisions(state)[0].seat == 1


@pytest.mark.rule("EIC-CAP-02")
def test_both_ship_cells_in_one_period() -> None:
    state = with_company(started(), 0, treasury=30, docks=docks(empty=4))
    state = after(state, (0, PlaceAgent(0, "investor-ship")), (0, ChooseShip("flute")))
    state = after(asking(state, AgentTurn(0)), (0, PlaceAgent(1, "shipowner-ship")))
    assert company(state, 0).fleet == (FLUTE, FRIGATE), "the last ship on offer is taken without a question"


@pytest.mark.rule("EIC-SHP-01")
def test_a_ship_waits_for_its_period() -> None:
    state = buying(with_company(started(), 0, docks=docks(empty=2)))
    assert refused(state, 0, ChooseShip("corvette")) == "EIC-SHP-01"
    assert {one.ship for one in GAME.legal_actions(state, 0) if isinstance(one, ChooseShip)} == {"flute", "frigate"}
    later = evolve(state, period=3)
    assert len(GAME.legal_actions(later, 0)) == 6, "its own period or later"


@pytest.mark.rule("EIC-SHP-03")
def test_speed_orders_loading_and_unloading() -> None:
    state = with_fleet_at_sea(started(), CHINA, (0, "galleon"), (1, "frigate"))
    loading = resumed(with_cards(state), "destinations")
    frame = loading.frames[-1]
    assert isinstance(frame, LoadingTurn)
    assert [one.company for one in frame.queue] == [1, 0]
    cargo = (TEA,)
    home = with_company(started(), 0, docks=docks(("galleon", cargo), "galleon"))
    home = with_company(home, 1, docks=docks(("frigate", cargo), "galleon"))
    events: list[Event] = []
    resumed(home, "warehouses", events)
    assert [one.company for one in events if isinstance(one, UnloadingStarted)] == [1, 0]


@pytest.mark.rule("EIC-SHP-04")
def test_tonnage_is_the_number_of_cubes_whatever_their_kind() -> None:
    state = with_fleet_at_sea(with_company(started(), 0, treasury=30), INDIA, (0, "flute"))
    state = resumed(with_cards(state), "destinations")
    state = after(state, (0, BuyCube("tea")), (0, BuyCube("spices")))
    assert isinstance(state.frames[-1], LoadingTurn)
    events = events_of(state, 0, BuyCube("tea"))
    assert ShipReturned(0, "flute", ("tea", "tea", "spices")) in events, "three cubes fill a flute"


@pytest.mark.rule("EIC-SHP-05")
def test_a_ship_comes_from_the_own_stack() -> None:
    state = with_company(started(), 0, stack=(FRIGATE, CORVETTE))
    state = buying(state)
    assert refused(state, 0, ChooseShip("flute")) == "EIC-SHP-05"
    assert refused(state, 0, ChooseShip("galleon")) == "EIC-SHP-05"
    assert FLUTE in company(state, 1).stack


@pytest.mark.rule("EIC-SHP-06")
def test_without_a_free_dock_a_ship_must_go() -> None:
    state = evolve(with_company(started(), 0, docks=docks("galleon", "flute")), period=2)
    state = buying(state)
    before = company(state, 0).treasury
    state = after(state, (0, ChooseShip("indiaman")))
    assert isinstance(state.frames[-1], Discard)
    assert company(state, 0).treasury == before, "nothing is paid before there is room"
    assert set(GAME.legal_actions(state, 0)) == {DiscardShip("galleon", "dock"), DiscardShip("flute", "dock")}
    assert refused(state, 0, DiscardShip("frigate", "dock")) == "EIC-SHP-06"
    state = after(state, (0, DiscardShip("flute", "dock")))
    assert company(state, 0).docks == docks("galleon", "indiaman")
    assert FLUTE not in company(state, 0).stack, "it leaves the game"
    assert company(state, 0).treasury == before - T.ships[INDIAMAN].cost


@pytest.mark.rule("EIC-SHP-06")
def test_the_only_kind_of_ship_goes_without_a_question() -> None:
    state = buying(started())
    events = events_of(state, 0, ChooseShip("flute"))
    assert events[:2] == [ShipDiscarded(0, "galleon", "dock"), ShipBought(0, "flute", 5)]
    assert company(after(state, (0, ChooseShip("flute"))), 0).docks == docks("flute", "galleon")


@pytest.mark.rule("EIC-SHP-07", "EIC-LEV-05")
def test_ships_left_in_the_indies_count_against_the_docks() -> None:
    state = with_staying(started(), CHINA, (0, "galleon"))
    assert EMPTY_DOCK in company(state, 0).docks
    state = after(buying(state), (0, ChooseShip("flute")))
    assert isinstance(state.frames[-1], Discard), "two ships and two docks: no room"
    roomy = with_company(started(), 0, docks=docks("galleon", "galleon", empty=1))
    bought = after(buying(roomy), (0, ChooseShip("flute")))
    assert len(company(bought, 0).fleet) == len(company(bought, 0).docks) == 3


@pytest.mark.rule("EIC-LEV-06")
def test_a_ship_left_in_the_indies_may_be_given_up() -> None:
    state = with_staying(started(), CHINA, (1, "galleon"), (0, "galleon"))
    state = after(buying(state), (0, ChooseShip("flute")))
    assert set(GAME.legal_actions(state, 0)) == {DiscardShip("galleon", "dock"), DiscardShip("galleon", "zone-1")}
    state = after(state, (0, DiscardShip("galleon", "zone-1")))
    assert state.stay_piles[CHINA] == (vessel(1, "galleon"),)
    assert sorted(ship.kind for ship in company(state, 0).docks) == [T.galleon, FLUTE]


@pytest.mark.rule("EIC-SHP-06")
def test_of_several_ships_left_there_the_named_one_goes() -> None:
    state = with_staying(started(), CHINA, (0, "flute"), (0, "galleon"))
    state = after(evolve(buying(state), period=2), (0, ChooseShip("corvette")))
    state = after(state, (0, DiscardShip("galleon", "zone-1")))
    assert state.stay_piles[CHINA] == (vessel(0, "flute"),)


@pytest.mark.rule("EIC-Q-22")
def test_no_discard_with_a_free_dock_and_none_without_a_purchase() -> None:
    roomy = with_company(started(), 0, docks=docks("galleon", "flute", empty=1))
    assert refused(buying(roomy), 0, DiscardShip("flute", "dock")) == "EIC-Q-22"
    assert refused(started(), 0, DiscardShip("galleon", "dock")) == "EIC-Q-22"
    full = with_company(started(), 0, docks=docks("galleon", "flute"))
    room = after(evolve(buying(full), period=2), (0, ChooseShip("corvette")))
    assert refused(room, 0, DiscardShip("corvette", "dock")) == "EIC-SHP-06", "never the new one"


@pytest.mark.rule("EIC-SHP-08", "EIC-CAP-11", "EIC-SHP-11")
def test_the_first_extension_then_the_second_and_no_third() -> None:
    state = after(started(), (0, PlaceAgent(0, "shipowner-pier")))
    assert company(state, 0).extensions == 1
    assert company(state, 0).docks == docks("galleon", "galleon", empty=1), "to the right of the port"
    second = with_company(started(), 0, docks=docks("galleon", "galleon", empty=1))
    state = after(second, (0, PlaceAgent(0, "shipowner-pier")))
    assert company(state, 0).docks == docks("galleon", "galleon", empty=2)
    third = with_company(started(), 0, docks=docks("galleon", "galleon", empty=2))
    assert refused(third, 0, PlaceAgent(0, "shipowner-pier")) == "EIC-SHP-08"


@pytest.mark.rule("EIC-SHP-09", "EIC-Q-13")
def test_an_extension_is_free() -> None:
    state = with_company(started(), 0, treasury=0)
    state = after(state, (0, PlaceAgent(0, "shipowner-pier")))
    assert (company(state, 0).extensions, company(state, 0).treasury) == (1, 0)
    joined = with_agents_on(with_company(started(), 0, treasury=1), "shipowner-pier", 1)
    assert company(after(joined, (0, PlaceAgent(0, "shipowner-pier"))), 0).treasury == 0, "only the surcharge"


@pytest.mark.rule("EIC-SHP-10")
def test_two_warehouse_spaces_then_one_more_for_any_good() -> None:
    assert T.warehouse == (0, 2, 3)
    state = with_company(started(), 0, docks=docks(("flute", (TEA, SPICES, SPICES)), "galleon", empty=1))
    state = asking(state, UnloadTurn(0, T.speeds.index(1), 0), step="unloading")
    state = after(state, (0, StoreCube("tea")), (0, StoreCube("spices")))
    assert company(state, 0).warehouse == (TEA, SPICES)
    assert company(state, 0).docks[0].cargo == (), "no space is left, so the last cube was sold"


@pytest.mark.rule("EIC-Q-57")
def test_what_was_got_in_phase_a_is_there_in_the_same_period() -> None:
    state = with_company(started(2), 0, treasury=30)
    state = after(state, (0, PlaceAgent(0, "shipowner-pier")))
    state = after(asking(state, AgentTurn(0)), (0, PlaceAgent(1, "investor-ship")), (0, ChooseShip("flute")))
    state = after(asking(state, AgentTurn(0)), (0, PlaceAgent(2, "governor-post")), (0, ChoosePost("madras")))
    sailing = idle_until(state, "ship-placement")
    assert company(sailing, 0).hand == (T.galleon, T.galleon, FLUTE)
    loading = idle_until(sailing, "zone-3")
    seat = GAME.decisions(loading)[0].seat
    assert seat == 0
    assert cube_price(T, loading, 0, INDIA, TEA) == cube_price(T, loading, 1, INDIA, TEA) - 1


@pytest.mark.rule("EIC-CAP-12", "EIC-CAP-13")
def test_a_trading_post_costs_three_and_goes_on_a_free_spot() -> None:
    state = with_company(started(), 0, treasury=5)
    state = after(state, (0, PlaceAgent(0, "governor-post")))
    assert company(state, 0).treasury == 2
    assert len(GAME.legal_actions(state, 0)) == 9
    state = after(state, (0, ChoosePost("canton")))
    assert state.posts[T.spot_index["canton"]] == 0
    assert company(state, 0).posts_left == 1
    assert refused(with_company(started(), 0, treasury=2), 0, PlaceAgent(0, "governor-post")) == "EIC-Q-12"


@pytest.mark.rule("EIC-CAP-14")
def test_one_post_a_zone() -> None:
    state = asking(with_post(started(), 0, "canton"), AgentTurn(0), PostChoice(0))
    assert refused(state, 0, ChoosePost("nagasaki")) == "EIC-CAP-14"
    assert len(GAME.legal_actions(state, 0)) == 6
    assert GAME.refusal(state, 0, ChoosePost("malacca")) is None


@pytest.mark.rule("EIC-CAP-15")
def test_a_spot_holds_one_post() -> None:
    state = asking(with_post(started(), 1, "canton"), AgentTurn(0), PostChoice(0))
    assert refused(state, 0, ChoosePost("canton")) == "EIC-CAP-15"


@pytest.mark.rule("EIC-CAP-12")
def test_the_last_spot_is_taken_without_a_question() -> None:
    state = started(3)
    state = with_post(with_post(state, 1, "canton"), 2, "nagasaki")
    state = with_post(with_post(state, 1, "madras"), 2, "calcutta")
    state = evolve(
        state, posts=tuple(1 if T.spots[i].id in ("malacca", "manila") else at for i, at in enumerate(state.posts))
    )
    state = after(with_company(state, 0, treasury=3), (0, PlaceAgent(0, "governor-post")))
    assert state.posts[T.spot_index["batavia"]] == 0
    assert GAME.decisions(state)[0].seat == 1


@pytest.mark.rule("EIC-CAP-03", "EIC-CAP-04", "EIC-CAP-05")
def test_the_first_on_an_influence_cell_chooses_and_the_others_look() -> None:
    state = with_agents_on(started(), "investor-influence", 2, 0)
    state = with_agents_on(state, "governor-influence", 1)
    europe = resumed(state, "window-3")
    assert europe.frames == (CardChoice(2, EUROPE),)
    choice = GAME.legal_actions(europe, 2)[0]
    look = after(europe, (2, choice))
    assert look.frames == (CardLook(0, EUROPE, ()),)
    indies = after(look, (0, GAME.legal_actions(look, 0)[0]))
    assert indies.frames == (CardChoice(1, INDIES),)


@pytest.mark.rule("EIC-CAP-06")
def test_the_first_expert_becomes_first() -> None:
    state = with_agents_on(started(order=(0, 1, 2, 3)), "captain-expertise", 2)
    state = resumed(state, "window-2")
    assert state.order == (2, 0, 1, 3)


@pytest.mark.rule("EIC-CAP-07")
def test_further_experts_follow_and_the_others_slide_down() -> None:
    state = with_agents_on(started(order=(0, 1, 2, 3)), "captain-expertise", 3, 1)
    state = resumed(state, "window-2")
    assert state.order == (3, 1, 0, 2)


@pytest.mark.rule("EIC-Q-14")
def test_an_expert_may_end_lower_than_before() -> None:
    state = with_agents_on(started(order=(0, 1, 2, 3)), "captain-expertise", 3, 2, 0, 1)
    state = resumed(state, "window-2")
    assert state.order == (3, 2, 0, 1)


@pytest.mark.rule("EIC-CAP-08")
@pytest.mark.parametrize("period", [1, 2, 3, 4, 5])
def test_expertise_costs_the_number_of_the_period(period: int) -> None:
    state = evolve(with_company(started(), 0, treasury=period), period=period)
    later = after(state, (0, PlaceAgent(0, "captain-expertise")))
    assert company(later, 0).treasury == 0
    short = with_company(state, 0, treasury=period - 1)
    assert refused(short, 0, PlaceAgent(0, "captain-expertise")) == "EIC-Q-12"


@pytest.mark.rule("EIC-CAP-09", "EIC-NAV-10")
def test_charts_make_every_voyage_free() -> None:
    state = with_agents_on(with_company(started(2), 0, treasury=0), "captain-charts", 0)
    state = with_company(state, 0, docks=docks(empty=2), fleet=(T.galleon, T.galleon), hand=(T.galleon, T.galleon))
    state = asking(state, ShipPlacement(0), step="ship-placement")
    assert {one.zone for one in GAME.legal_actions(state, 0) if isinstance(one, PlaceShip)} == {
        "zone-1",
        "zone-2",
        "zone-3",
    }
    for zone in ("zone-1", "zone-2"):
        state = after(asking(state, ShipPlacement(0)), (0, PlaceShip("galleon", zone)))
        assert company(state, 0).treasury == 0


@pytest.mark.rule("EIC-CAP-10", "EIC-TRD-13")
def test_negotiation_adds_one_for_each_cube_of_its_good() -> None:
    state = with_agents_on(with_agents_on(started(), "merchant-silk", 0), "merchant-coffee", 0)
    cargo = (TEA, TEA, COFFEE, SILK)
    state = with_company(state, 0, docks=docks(("indiaman", cargo), "galleon", empty=1))
    for good in (TEA, COFFEE, SILK):
        state = with_column(state, EUROPE, good, 4)
    state = asking(state, UnloadTurn(0, T.speeds.index(2), 0), step="unloading")
    prices = T.layout(4).columns[EUROPE]
    for name, good, bonus in (("silk", SILK, 1), ("coffee", COFFEE, 1), ("tea", TEA, 0)):
        before = company(state, 0).sales
        state = after(state, (0, SellCube(name)))
        assert company(state, 0).sales - before == prices[good][4] + bonus
