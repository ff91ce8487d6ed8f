"""Two players: the neutral company at sea, at market and on the exchange."""

import pytest

from boardgames.core.values import Event, evolve
from boardgames.eic import GAME
from boardgames.eic.actions import PlaceShip
from boardgames.eic.events import (
    CubeSold,
    CubeStored,
    DividendPaid,
    NeutralCubesLoaded,
    NeutralShipPlaced,
    SalesTransferred,
    UnloadingStarted,
    ZoneReached,
)
from boardgames.eic.rules.neutral import load_ship
from boardgames.eic.state import Ship, State
from tests.eic.given import (
    CHINA,
    COFFEE,
    EAST_INDIES,
    EUROPE,
    INDIA,
    INDIES,
    SILK,
    SPICES,
    TEA,
    T,
    after,
    company,
    docks,
    idle_until,
    money,
    resumed,
    started,
    value,
    vessel,
    with_agents_on,
    with_cards,
    with_column,
    with_company,
    with_fleet_at_sea,
    with_post,
    with_value,
)

NEUTRAL = 2
GOALS = {card.id: number for number, card in enumerate(T.destination_cards)}
PRICES = T.layout(2).columns[EUROPE]


def sailing(goal: str, state: State) -> State:
    """Only the neutral company has ships in dock; this destination card is on top."""
    for seat in (0, 1):
        state = with_company(state, seat, docks=docks(empty=2))
    number = GOALS[goal]
    deck = (number, *(one for one in range(9) if one != number))
    return evolve(with_cards(state), destination_deck=deck)


@pytest.mark.rule("EIC-NEU-19", "EIC-NEU-20", "EIC-Q-54")
def test_a_zone_card_sends_its_leftmost_ship() -> None:
    state = sailing("destination-3", with_company(started(2), NEUTRAL, docks=docks("frigate", "galleon")))
    state = with_company(state, 0, docks=docks("galleon", empty=1))
    events: list[Event] = []
    later = resumed(evolve(state, order=(2, 0, 1)), "indies-card", events)
    assert NeutralShipPlaced(NEUTRAL, "destination-3", "frigate", "zone-2") in events
    assert later.zone_piles[EAST_INDIES] == (vessel(NEUTRAL, "frigate"),)
    assert company(later, NEUTRAL).docks[1] == Ship(T.galleon), "one card and one ship a turn"
    for viewer in (None, 0, 1):
        assert GAME.observe(later, viewer).zone_piles[EAST_INDIES] == (vessel(NEUTRAL, "frigate"),), "no secret"
    assert GAME.decisions(later)[0].seat == 0


@pytest.mark.rule("EIC-NEU-21")
def test_a_post_card_goes_by_the_topmost_listed_zone_with_a_post() -> None:
    state = with_post(with_post(started(2), NEUTRAL, "madras"), NEUTRAL, "malacca")
    events: list[Event] = []
    resumed(sailing("destination-7", state), "indies-card", events)
    first = next(event for event in events if isinstance(event, NeutralShipPlaced))
    assert (first.card, first.zone) == ("destination-7", "zone-2"), "listed I, II, III; posts in II and III"


@pytest.mark.rule("EIC-NEU-22", "EIC-Q-45")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_post_card_without_a_post_goes_to_the_topmost_zone(number: int) -> None:
    goal, zone = f"destination-{6 + number}", f"zone-{number}"
    events: list[Event] = []
    resumed(sailing(goal, started(2)), "indies-card", events)
    first = next(event for event in events if isinstance(event, NeutralShipPlaced))
    assert (first.card, first.zone) == (goal, zone)


@pytest.mark.rule("EIC-NEU-23")
def test_all_destination_cards_are_shuffled_after_the_phase() -> None:
    state = idle_until(resumed(with_cards(started(2)), "indies-card"), "zone-3")
    assert sorted(state.destination_deck) == list(range(9))
    assert state.destinations == ()
    one = sailing("destination-7", started(2))
    later = resumed(one, "indies-card")
    assert later.destination_deck != one.destination_deck
    assert later.rng != one.rng


@pytest.mark.rule("EIC-NEU-24", "EIC-Q-46")
def test_its_ships_load_in_the_usual_order_and_return() -> None:
    state = with_fleet_at_sea(started(2), CHINA, (0, "galleon"), (NEUTRAL, "galleon"), (1, "frigate"))
    events: list[Event] = []
    state = resumed(with_cards(state), "destinations", events)
    reached = next(event for event in events if isinstance(event, ZoneReached))
    assert reached.ships == ((1, "frigate"), (0, "galleon"), (NEUTRAL, "galleon"))
    assert state.stay_piles == ((), (), ()), "it never leaves a ship in the Indies"


@pytest.mark.rule("EIC-NEU-25", "EIC-NEU-26", "EIC-NEU-27", "EIC-NEU-28")
def test_main_good_first_then_tea_as_full_as_possible_and_free() -> None:
    state = with_fleet_at_sea(started(2), CHINA, (NEUTRAL, "indiaman"))
    state = with_cards(state, indies="indies-12-3")
    state = with_column(evolve(state, dice=((2, 1, 1, 1), (1, 1, 1, 1))), INDIES, SILK, 2)
    events: list[Event] = []
    resumed(state, "destinations", events)
    assert NeutralCubesLoaded(NEUTRAL, "indiaman", ("silk", "silk", "silk", "tea")) in events
    unloaded = next(event for event in events if isinstance(event, UnloadingStarted))
    assert unloaded.cargo == ("silk", "silk", "silk", "tea")
    assert not any(type(event).__name__ == "CubeBought" for event in events), "nothing is paid"


@pytest.mark.rule("EIC-NEU-26", "EIC-NEU-28", "EIC-Q-46")
def test_a_ship_that_finds_nothing_returns_empty_to_the_first_free_dock() -> None:
    state = with_fleet_at_sea(started(2), INDIA, (NEUTRAL, "galleon"))
    for good in (SPICES, TEA):
        state = with_column(state, INDIES, good, 0)
    home = load_ship(T, state, INDIA, vessel(NEUTRAL, "galleon"), None)
    assert company(home, NEUTRAL).docks[0] == Ship(T.galleon)
    partly = load_ship(T, with_column(state, INDIES, TEA, 1), INDIA, vessel(NEUTRAL, "galleon"), None)
    assert company(partly, NEUTRAL).docks[0] == Ship(T.galleon, (TEA,))
    assert company(partly, NEUTRAL).treasury == 0


def unloading(cargo: tuple[int, ...], *, extensions: int = 0, warehouse: tuple[int, ...] = ()) -> State:
    ships = docks(("galleon", cargo), "galleon", empty=extensions)
    return with_company(started(2), NEUTRAL, docks=ships, warehouse=warehouse)


@pytest.mark.rule("EIC-NEU-29")
def test_of_equal_speed_the_leftmost_dock_first() -> None:
    ships = docks(("flute", (SILK,)), ("galleon", (TEA,)), ("frigate", (COFFEE,)))
    state = with_company(started(2), NEUTRAL, docks=ships)
    events: list[Event] = []
    resumed(state, "warehouses", events)
    assert [event.ship for event in events if isinstance(event, UnloadingStarted)] == ["frigate", "flute", "galleon"]


@pytest.mark.rule("EIC-NEU-30", "EIC-NEU-32", "EIC-Q-48")
def test_it_sells_everything_for_its_sales_tile_without_bonus() -> None:
    state = with_agents_on(unloading((SILK, TEA), extensions=2), "merchant-silk", NEUTRAL)
    state = with_column(with_column(state, EUROPE, SILK, 0), EUROPE, TEA, 0)
    events: list[Event] = []
    later = resumed(state, "warehouses", events)
    assert [event.price for event in events if isinstance(event, CubeSold)] == [PRICES[SILK][0], PRICES[TEA][0]]
    assert SalesTransferred(NEUTRAL, PRICES[SILK][0] + PRICES[TEA][0]) in events
    assert later.columns[EUROPE][SILK] == 1
    assert company(later, NEUTRAL).warehouse == ()


@pytest.mark.rule("EIC-NEU-31", "EIC-Q-44")
def test_it_sells_its_whole_warehouse_if_need_be_for_one() -> None:
    state = unloading((), extensions=2, warehouse=(TEA, SILK))
    state = with_column(with_column(state, EUROPE, SILK, len(PRICES[SILK])), EUROPE, TEA, 0)
    events: list[Event] = []
    resumed(state, "demand", events)
    sales = [event for event in events if isinstance(event, CubeSold)]
    assert sales == [
        CubeSold(NEUTRAL, "tea", PRICES[TEA][0], True, False),
        CubeSold(NEUTRAL, "silk", 1, True, True),
    ]


@pytest.mark.rule("EIC-NEU-33", "EIC-Q-44")
def test_it_stores_only_what_finds_its_column_full() -> None:
    state = unloading((SILK, TEA), extensions=1)
    full = with_column(state, EUROPE, SILK, len(PRICES[SILK]))
    events: list[Event] = []
    later = resumed(full, "warehouses", events)
    assert CubeStored(NEUTRAL, "silk") in events
    assert company(later, NEUTRAL).warehouse == (SILK,)
    assert [event.good for event in events if isinstance(event, CubeSold)] == ["tea"]
    crammed = with_company(full, NEUTRAL, warehouse=(TEA, TEA))
    events.clear()
    resumed(crammed, "warehouses", events)
    assert CubeSold(NEUTRAL, "silk", 1, False, True) in events, "no room: 1 PO"


@pytest.mark.rule("EIC-Q-44")
def test_cubes_leave_in_the_order_loaded() -> None:
    """Both columns are full and one warehouse space is free: the main good, loaded first, takes it."""
    state = with_company(unloading((SILK, TEA), extensions=1), NEUTRAL, warehouse=(COFFEE,))
    for good in (SILK, TEA):
        state = with_column(state, EUROPE, good, len(PRICES[good]))
    later = resumed(state, "warehouses")
    assert company(later, NEUTRAL).warehouse == (COFFEE, SILK)


@pytest.mark.rule("EIC-NEU-34", "EIC-NEU-35")
def test_its_value_and_initiative_move_like_the_others() -> None:
    state = with_company(with_company(started(2), NEUTRAL, sales=35), 0, sales=3)
    later = resumed(with_cards(state), "window-4")
    assert value(later, NEUTRAL) == 4 + 2 + 3
    assert later.order == (1, 0, NEUTRAL)
    assert company(later, NEUTRAL).sales_index == 3


@pytest.mark.rule("EIC-NEU-36")
def test_its_sales_money_goes_to_the_bank() -> None:
    state = with_company(started(2), NEUTRAL, sales=35)
    later = resumed(with_cards(state), "window-5")
    assert company(later, NEUTRAL).treasury == company(later, NEUTRAL).sales == 0
    assert money(later) == money(state) - 35


@pytest.mark.rule("EIC-NEU-37", "EIC-NEU-39")
def test_the_bank_pays_its_dividends_and_it_gets_none() -> None:
    state = with_value(with_company(started(2), 0, shares=(0, 0, 3), treasury=0), NEUTRAL, 13)
    events: list[Event] = []
    later = resumed(with_cards(state), "window-5", events)
    assert DividendPaid(NEUTRAL, 0, 9, 9) in events
    assert company(later, 0).treasury == 9
    assert money(later) == money(state) + 9
    assert company(later, NEUTRAL).shares == (0, 0, 0)


@pytest.mark.rule("EIC-Q-54", "EIC-Q-18")
def test_a_players_ship_in_the_same_pile_stays_secret() -> None:
    state = with_company(started(2), 0, docks=docks("galleon", "flute"))
    state = resumed(evolve(with_cards(state), order=(0, 2, 1)), "indies-card")
    state = after(state, (0, PlaceShip("flute", "zone-3")))
    seen = GAME.observe(state, 1)
    kinds = {vessel.company: vessel.kind for pile in seen.zone_piles for vessel in pile}
    assert kinds[0] == -2
    assert kinds[NEUTRAL] == T.galleon
