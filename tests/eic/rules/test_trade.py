"""Phase E: demand, warehouses, the order of unloading, selling and storing."""

from operator import le

import pytest

from boardgames.core.values import Event, evolve, replaced
from boardgames.eic import GAME
from boardgames.eic.actions import ChooseUnload, CloseWarehouse, SellCube, SellStored, StoreCube
from boardgames.eic.box.tables import NONE
from boardgames.eic.events import CardRevealed, CubeSold, DemandMet, UnloadingStarted, WarehouseClosed
from boardgames.eic.rules.loading import arriving
from boardgames.eic.rules.trade import demand_is_met, known_card, leaving
from boardgames.eic.state import HIDDEN, Ship, State, UnloadChoice, UnloadTurn, WarehouseTurn
from tests.eic.given import (
    COFFEE,
    EUROPE,
    INDIES,
    SILK,
    SPICES,
    TEA,
    T,
    after,
    company,
    docks,
    events_of,
    money,
    refused,
    resumed,
    started,
    with_agents_on,
    with_cards,
    with_column,
    with_company,
)

PRICES = T.layout(4).columns[EUROPE]


def unloading(cargo: tuple[int, ...], warehouse: tuple[int, ...] = (), ship: str = "indiaman") -> State:
    """Seat 0 has one loaded ship and a pier of level 1; the ship is being unloaded."""
    state = with_company(started(), 0, docks=docks((ship, cargo), "galleon", empty=1), warehouse=warehouse)
    return resumed(state, "warehouses")


def stored(*goods: int, seat: int = 0, state: State | None = None) -> State:
    """Cubes in the warehouse of a seat."""
    return with_company(state or started(), seat, docks=docks("galleon", "galleon", empty=2), warehouse=goods)


@pytest.mark.rule("EIC-TRD-01")
def test_the_phase_starts_with_the_europe_card() -> None:
    events: list[Event] = []
    resumed(with_cards(started(), europe="europe-12-3"), "zone-3", events)
    assert events[0] == CardRevealed("europe", "europe-12-3")
    assert isinstance(events[1], DemandMet)


@pytest.mark.rule("EIC-TRD-02")
def test_die_plus_card_leave_the_column_for_the_supply() -> None:
    state = with_cards(started(), europe="europe-12-5")
    state = evolve(state, dice=((1, 1, 1, 1), (3, 2, 1, 2)))
    met = demand_is_met(T, state, None)
    gone = (3 + 3, 2 + 2, 1 + 3, 2 + 4)
    assert met.columns[EUROPE] == tuple(a - b for a, b in zip(state.columns[EUROPE], gone, strict=True))
    assert met.supply == tuple(a + b for a, b in zip(state.supply, gone, strict=True))
    left = met.columns[EUROPE][SILK]
    assert PRICES[SILK][left] > PRICES[SILK][state.columns[EUROPE][SILK]], "the cheap spaces are emptied first"


@pytest.mark.rule("EIC-TRD-03")
def test_an_empty_column_has_no_more_to_give() -> None:
    state = with_cards(with_column(started(), EUROPE, SILK, 1))
    met = demand_is_met(T, evolve(state, dice=((1, 1, 1, 1), (3, 3, 3, 3))), None)
    assert met.columns[EUROPE][SILK] == 0
    assert met.supply[SILK] == state.supply[SILK] + 1


@pytest.mark.rule("EIC-TRD-04", "EIC-TRD-14", "EIC-EX-07")
def test_a_cube_is_sold_on_the_lowest_empty_space_for_six() -> None:
    """The lowest empty space has price 6: the cube is placed there and 6 PO go on the sales tile."""
    six = PRICES[COFFEE].index(6)
    state = with_column(unloading((COFFEE, COFFEE)), EUROPE, COFFEE, six)
    sold = after(state, (0, SellCube("coffee")))
    assert sold.columns[EUROPE][COFFEE] == six + 1
    assert company(sold, 0).sales == 6
    assert company(sold, 0).treasury == company(state, 0).treasury, "not mixed with the treasury"
    assert money(sold) == money(state) + 6


@pytest.mark.rule("EIC-Q-23")
def test_each_further_cube_fetches_the_next_space() -> None:
    state = with_column(unloading((SILK, SILK, SILK)), EUROPE, SILK, 1)
    earned = []
    for _ in range(2):
        before = company(state, 0).sales
        state = after(state, (0, SellCube("silk")))
        earned.append(company(state, 0).sales - before)
    assert earned == [11, 10]


@pytest.mark.rule("EIC-TRD-05", "EIC-Q-52")
def test_warehouses_first_by_initiative_once_each() -> None:
    state = stored(TEA, COFFEE, state=stored(SILK, seat=2, state=started(order=(2, 1, 0, 3))))
    state = with_company(state, 1, docks=docks(("frigate", (TEA,)), "galleon"))
    state = resumed(with_cards(state), "demand")
    assert state.frames == (WarehouseTurn(2),)
    state = after(state, (2, CloseWarehouse()))
    assert state.frames == (WarehouseTurn(0),)
    assert company(state, 1).docks[0].cargo == (TEA,), "ships come later"
    state = after(state, (0, SellStored("coffee")))
    assert state.frames == (WarehouseTurn(0),), "all or part"
    assert company(state, 0).warehouse == (TEA,)
    assert refused(state, 0, SellStored("coffee")) == "EIC-TRD-05"
    events = events_of(state, 0, CloseWarehouse())
    assert events[0] == WarehouseClosed(0)
    assert UnloadingStarted(1, "frigate", ("tea",)) in events


@pytest.mark.rule("EIC-TRD-05")
def test_the_turn_ends_with_the_last_cube() -> None:
    state = resumed(with_cards(stored(TEA)), "demand")
    later = after(state, (0, SellStored("tea")))
    assert not isinstance(later.frames[-1], WarehouseTurn)


@pytest.mark.rule("EIC-TRD-06", "EIC-TRD-07", "EIC-TRD-08", "EIC-EX-08")
def test_the_order_of_unloading() -> None:
    """Initiative blue, red, yellow; red has speed 4; blue two and yellow one of speed 2; everybody one of speed 1."""
    state = started(3, order=(0, 1, 2))
    state = with_company(
        state, 0, docks=docks(("frigate", (TEA,)), ("indiaman", (COFFEE,)), ("galleon", (TEA,)), empty=1)
    )
    state = with_company(state, 1, docks=docks(("brig", (TEA,)), ("galleon", (TEA,))))
    state = with_company(state, 2, docks=docks(("three-master", (TEA,)), ("galleon", (SPICES,))))
    full = with_company(state, 0, warehouse=(SILK, SILK, SILK))
    events: list[Event] = []
    first = resumed(full, "warehouses", events)
    assert [(one.company, one.ship) for one in events if isinstance(one, UnloadingStarted)] == [(1, "brig")]
    assert first.frames == (UnloadChoice(0, T.speeds.index(2)),), "blue chooses which of the two"
    assert set(GAME.legal_actions(first, 0)) == {ChooseUnload(0), ChooseUnload(1)}
    events.clear()
    GAME.apply(first, 0, ChooseUnload(1), events)
    assert [(one.company, one.ship) for one in events if isinstance(one, UnloadingStarted)] == [
        (0, "indiaman"),
        (2, "three-master"),
        (0, "frigate"),
        (0, "galleon"),
        (1, "galleon"),
        (2, "galleon"),
    ]


@pytest.mark.rule("EIC-TRD-07")
def test_one_ship_a_turn_at_each_speed() -> None:
    state = with_company(started(order=(3, 0, 1, 2)), 0, docks=docks(("galleon", (TEA,)), ("galleon", (TEA,))))
    state = with_company(state, 3, docks=docks(("galleon", (TEA,)), ("flute", (TEA,))))
    state = with_company(state, 3, docks=docks(("galleon", (TEA,)), ("galleon", (TEA,))))
    events: list[Event] = []
    resumed(state, "warehouses", events)
    assert [one.company for one in events if isinstance(one, UnloadingStarted)] == [3, 0, 3, 0]


@pytest.mark.rule("EIC-TRD-08")
def test_equal_ships_with_equal_cargo_are_no_choice() -> None:
    same = with_company(started(), 0, docks=docks(("galleon", (TEA, SILK)), ("galleon", (TEA, SILK))))
    events: list[Event] = []
    resumed(same, "warehouses", events)
    assert len([one for one in events if isinstance(one, UnloadingStarted)]) == 2
    other = with_company(started(), 0, docks=docks(("galleon", (TEA, SILK)), ("galleon", (TEA,))))
    asked = resumed(other, "warehouses")
    assert asked.frames == (UnloadChoice(0, T.speeds.index(1)),)
    assert refused(asked, 0, ChooseUnload(2)) == "EIC-TRD-08"


@pytest.mark.rule("EIC-TRD-08")
def test_of_ships_that_are_alike_the_first_stands_for_all() -> None:
    alike = docks(("galleon", (TEA, SILK)), ("galleon", (TEA, SILK)), ("galleon", (TEA,)))
    asked = resumed(with_company(started(), 0, docks=alike), "warehouses")
    assert GAME.legal_actions(asked, 0) == (ChooseUnload(0), ChooseUnload(2))
    assert refused(asked, 0, ChooseUnload(1)) == "EIC-TRD-08"


@pytest.mark.rule("EIC-NAV-04")
def test_the_first_card_of_the_box_is_known_like_any_other() -> None:
    state = started()
    state = evolve(state, drawn=replaced(state.drawn, EUROPE, 0), seen=replaced(state.seen, EUROPE, 1 << 1))
    assert known_card(state, 1) == 0
    assert known_card(state, 0) == NONE
    hidden = evolve(state, drawn=replaced(state.drawn, EUROPE, HIDDEN))
    assert known_card(hidden, 1) == NONE


@pytest.mark.rule("EIC-Q-24")
def test_without_a_known_card_the_dice_alone_bring_and_take() -> None:
    state = started()
    assert any(state.dice[INDIES])
    assert all(map(le, arriving(T, state, NONE), state.dice[INDIES]))
    assert all(map(le, leaving(T, state, NONE), state.dice[EUROPE]))


@pytest.mark.rule("EIC-TRD-09")
def test_a_ship_is_emptied_before_the_next() -> None:
    state = with_company(
        started(), 0, docks=docks(("flute", (TEA, TEA, SPICES)), ("galleon", (SPICES,)), empty=1), warehouse=()
    )
    state = after(resumed(state, "warehouses"), (0, ChooseUnload(0)))
    state = after(state, (0, SellCube("tea")))
    assert state.frames == (UnloadTurn(0, T.speeds.index(1), 0),)
    assert refused(state, 0, ChooseUnload(1)) == "EIC-TRD-08"
    state = after(state, (0, SellCube("tea")), (0, SellCube("spices")))
    assert state.frames == (UnloadTurn(0, T.speeds.index(1), 1),)


@pytest.mark.rule("EIC-TRD-10", "EIC-TRD-15")
def test_a_cube_is_sold_or_stored_while_a_space_is_free() -> None:
    state = unloading((TEA, TEA, COFFEE, SILK))
    assert set(GAME.legal_actions(state, 0)) == {
        *(SellCube(name) for name in ("tea", "coffee", "silk")),
        *(StoreCube(name) for name in ("tea", "coffee", "silk")),
    }
    state = after(state, (0, StoreCube("silk")))
    assert company(state, 0).warehouse == (SILK,)
    assert company(state, 0).sales == 0
    events = events_of(state, 0, StoreCube("coffee"))
    assert [event.good for event in events if isinstance(event, CubeSold)] == ["tea", "tea"], "no space is left"


@pytest.mark.rule("EIC-TRD-15")
def test_without_a_free_space_everything_is_sold_without_a_question() -> None:
    state = with_company(started(), 0, docks=docks(("galleon", (TEA, SILK)), "galleon"))
    events: list[Event] = []
    later = resumed(state, "warehouses", events)
    assert [event.good for event in events if isinstance(event, CubeSold)] == ["tea", "silk"]
    assert all(ship.cargo == () for ship in company(later, 0).docks)
    assert GAME.refusal(unloading((TEA, TEA), warehouse=(SILK,)), 0, StoreCube("tea")) is None


@pytest.mark.rule("EIC-TRD-11", "EIC-TRD-12")
def test_a_full_column_still_takes_cubes_for_one_po() -> None:
    full = len(PRICES[SILK])
    state = with_column(unloading((SILK, SILK)), EUROPE, SILK, full)
    sold = after(state, (0, SellCube("silk")))
    assert company(sold, 0).sales == 1
    assert sold.columns[EUROPE][SILK] == full
    assert sold.supply[SILK] == state.supply[SILK] + 1
    assert events_of(state, 0, SellCube("silk"))[0] == CubeSold(0, "silk", 1, False, True)


@pytest.mark.rule("EIC-TRD-11")
def test_selling_into_the_last_space_and_beyond() -> None:
    full = len(PRICES[TEA])
    state = with_column(unloading((TEA, TEA, TEA)), EUROPE, TEA, full - 1)
    state = after(state, (0, SellCube("tea")), (0, SellCube("tea")))
    assert company(state, 0).sales == PRICES[TEA][-1] + 1


@pytest.mark.rule("EIC-TRD-13", "EIC-Q-26")
def test_negotiation_counts_for_stored_cubes_and_full_columns() -> None:
    state = with_agents_on(stored(SILK, SILK, TEA), "merchant-silk", 0, 1)
    state = resumed(with_cards(state), "demand")
    empty = with_column(state, EUROPE, SILK, 0)
    assert company(after(empty, (0, SellStored("silk"))), 0).sales == PRICES[SILK][0] + 1
    full = with_column(state, EUROPE, SILK, len(PRICES[SILK]))
    assert company(after(full, (0, SellStored("silk"))), 0).sales == 2
    tea = with_column(state, EUROPE, TEA, 0)
    assert company(after(tea, (0, SellStored("tea"))), 0).sales == PRICES[TEA][0]


@pytest.mark.rule("EIC-Q-25")
def test_what_is_stored_waits_for_a_later_period() -> None:
    state = after(unloading((TEA, SILK, SILK)), (0, StoreCube("tea")))
    assert refused(state, 0, SellStored("tea")) == "EIC-TRD-05"
    emptied = after(state, (0, SellCube("silk")), (0, SellCube("silk")))
    assert company(emptied, 0).docks[0] == Ship(T.ship_index["indiaman"]), "no cube stays on a ship"
    assert company(emptied, 0).warehouse == (TEA,)
    assert not isinstance(emptied.frames[-1], WarehouseTurn)


@pytest.mark.rule("EIC-Q-28")
def test_an_empty_ship_takes_no_turn() -> None:
    state = with_company(started(order=(0, 1, 2, 3)), 0, docks=docks("galleon", ("galleon", (TEA,))))
    state = with_company(state, 1, docks=docks(("galleon", (SPICES,)), ("galleon", (TEA,))))
    state = with_company(state, 1, docks=docks(("galleon", (TEA,)), ("galleon", (TEA,))))
    events: list[Event] = []
    resumed(state, "warehouses", events)
    assert [one.company for one in events if isinstance(one, UnloadingStarted)] == [0, 1, 1]


@pytest.mark.rule("EIC-Q-59")
def test_selling_from_the_warehouse_makes_room_in_the_same_period() -> None:
    state = with_company(started(), 0, docks=docks(("galleon", (SILK, SILK)), "galleon", empty=1), warehouse=(TEA, TEA))
    state = resumed(with_cards(state), "demand")
    closed = after(state, (0, CloseWarehouse()))
    assert not isinstance(closed.frames[-1], UnloadTurn), "no space is free"
    sold = after(state, (0, SellStored("tea")), (0, CloseWarehouse()))
    assert isinstance(sold.frames[-1], UnloadTurn)
    assert company(after(sold, (0, StoreCube("silk"))), 0).warehouse == (TEA, SILK)
