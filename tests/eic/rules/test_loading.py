"""Phase D: supply, the order of loading, buying goods, ships left in the Indies."""

import pytest

from boardgames.core.values import Event, evolve
from boardgames.eic import GAME
from boardgames.eic.actions import BuyCube, CloseShip, StayInIndies
from boardgames.eic.events import CardRevealed, ShipReturned, SupplyArrived, UnloadingStarted, ZoneReached
from boardgames.eic.rules.loading import supply_arrives
from boardgames.eic.state import EMPTY_DOCK, LoadingTurn, Ship, State
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
    events_of,
    money,
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


def loading(zone: int = INDIA, ship: str = "indiaman", treasury: int = 40, state: State | None = None) -> State:
    """Seat 0's ship is alone in a zone and about to load."""
    state = with_company(state or started(), 0, treasury=treasury)
    return resumed(with_cards(with_fleet_at_sea(state, zone, (0, ship))), "destinations")


def price(state: State, good: int) -> int:
    """What the topmost cube of a good costs without a post."""
    return T.layout(state.players).columns[INDIES][good][state.columns[INDIES][good] - 1]


@pytest.mark.rule("EIC-LOD-01")
def test_the_phase_starts_with_the_indies_card() -> None:
    events: list[Event] = []
    resumed(with_cards(started(), indies="indies-12-3"), "destinations", events)
    assert events[0] == CardRevealed("indies", "indies-12-3")
    assert isinstance(events[1], SupplyArrived)


@pytest.mark.rule("EIC-LOD-02", "EIC-TRI-06", "EIC-NEU-01")
@pytest.mark.parametrize(("players", "cubes"), [(4, (4, 3, 3, 2)), (3, (2, 2, 2, 1)), (2, (2, 2, 2, 1))])
def test_framed_cubes_count_with_four_players_only(players: int, cubes: tuple[int, ...]) -> None:
    state = with_cards(started(players), indies="indies-12-5")
    state = evolve(state, dice=((1, 1, 1, 1), (1, 1, 1, 1)))
    for good in range(4):
        state = with_column(state, INDIES, good, 0)
    arrived = supply_arrives(T, state, None)
    assert arrived.columns[INDIES] == tuple(1 + more for more in cubes)
    europe = T.layout(players).card_cubes[T.card_index["europe-12-5"]]
    assert europe == ((3, 2, 3, 4) if players == 4 else (2, 1, 2, 2)), "on the cards of both markets"


@pytest.mark.rule("EIC-LOD-03")
def test_die_plus_card_fill_the_column_from_the_dear_end() -> None:
    state = with_cards(started(), indies="indies-12-5")
    state = evolve(state, dice=((3, 2, 1, 4), (1, 1, 1, 1)))
    for good in range(4):
        state = with_column(state, INDIES, good, 1)
    arrived = supply_arrives(T, state, None)
    assert arrived.columns[INDIES] == (1 + 3 + 4, 1 + 2 + 3, 1 + 1 + 3, 1 + 4 + 2)
    assert arrived.supply == tuple(a - b for a, b in zip(state.supply, (7, 5, 4, 6), strict=True))
    assert price(arrived, SILK) == T.layout(4).columns[INDIES][SILK][6] < T.layout(4).columns[INDIES][SILK][0]


@pytest.mark.rule("EIC-LOD-04")
def test_a_full_column_takes_no_more() -> None:
    full = len(T.layout(4).columns[INDIES][SILK])
    state = with_cards(with_column(started(), INDIES, SILK, full - 1))
    arrived = supply_arrives(T, evolve(state, dice=((4, 4, 4, 4), (1, 1, 1, 1))), None)
    assert arrived.columns[INDIES][SILK] == full
    assert arrived.supply[SILK] == state.supply[SILK] - 1


@pytest.mark.rule("EIC-Q-24")
def test_an_empty_supply_gives_what_it_has() -> None:
    state = with_cards(with_column(started(), INDIES, SILK, 0))
    state = evolve(state, supply=(*state.supply[:3], 2), dice=((4, 4, 4, 4), (1, 1, 1, 1)))
    arrived = supply_arrives(T, state, None)
    assert (arrived.columns[INDIES][SILK], arrived.supply[SILK]) == (2, 0)


@pytest.mark.rule("EIC-LOD-05")
def test_zone_after_zone() -> None:
    state = with_fleet_at_sea(started(), INDIA, (0, "galleon"))
    state = with_fleet_at_sea(with_fleet_at_sea(state, CHINA, (1, "galleon")), EAST_INDIES, (2, "galleon"))
    state = resumed(with_cards(state), "destinations")
    zones = []
    while isinstance(state.frames[-1], LoadingTurn):
        zones.append(state.frames[-1].zone)
        state = after(state, (GAME.decisions(state)[0].seat, CloseShip()))
    assert zones == [CHINA, EAST_INDIES, INDIA]


@pytest.mark.rule("EIC-LOD-06")
def test_the_ships_of_a_zone_are_revealed_when_it_is_reached() -> None:
    state = with_fleet_at_sea(started(), CHINA, (0, "flute"), (1, "galleon"))
    state = with_fleet_at_sea(state, INDIA, (2, "frigate"))
    later = resumed(with_cards(state), "destinations")
    seen = GAME.observe(later, 3)
    frame = seen.frames[-1]
    assert isinstance(frame, LoadingTurn)
    assert frame.queue == (vessel(0, "flute"), vessel(1, "galleon"))
    assert [one.kind for one in seen.zone_piles[INDIA]] == [-2], "those of later zones stay hidden"


@pytest.mark.rule("EIC-LOD-07", "EIC-LOD-08", "EIC-LOD-09")
def test_fastest_first_and_of_equals_the_one_placed_earlier() -> None:
    ships = ((0, "galleon"), (1, "frigate"), (2, "corvette"), (3, "indiaman"), (1, "flute"), (2, "galleon"))
    events: list[Event] = []
    resumed(with_cards(with_fleet_at_sea(started(), CHINA, *ships)), "destinations", events)
    reached = next(event for event in events if isinstance(event, ZoneReached))
    assert reached.ships == (
        (2, "corvette"), (1, "frigate"), (3, "indiaman"), (0, "galleon"), (1, "flute"), (2, "galleon"),
    )  # fmt: skip


@pytest.mark.rule("EIC-LOD-07", "EIC-LOD-09")
def test_turning_the_pile_over_on_the_loading_track_gives_the_same_order() -> None:
    """The cardboard procedure: reveal from the top, stack each section, load from the top of each section."""
    ships = ((0, "galleon"), (1, "galleon"), (0, "frigate"), (2, "galleon"), (2, "frigate"), (1, "flute"))
    track: dict[int, list[tuple[int, str]]] = {speed: [] for speed in T.speeds}
    for number, name in reversed(ships):
        track[T.ships[T.ship_index[name]].speed].append((number, name))
    expected = tuple(ship for speed in T.speeds for ship in reversed(track[speed]))
    events: list[Event] = []
    resumed(with_cards(with_fleet_at_sea(started(), CHINA, *ships)), "destinations", events)
    assert next(event for event in events if isinstance(event, ZoneReached)).ships == expected


@pytest.mark.rule("EIC-LOD-10")
@pytest.mark.parametrize(
    ("zone", "goods"), [(CHINA, {"silk", "tea"}), (EAST_INDIES, {"coffee", "tea"}), (INDIA, {"spices", "tea"})]
)
def test_only_the_goods_of_the_zone(zone: int, goods: set[str]) -> None:
    state = loading(zone)
    assert {one.good for one in GAME.legal_actions(state, 0) if isinstance(one, BuyCube)} == goods
    for other in {good.id for good in T.goods} - goods:
        assert refused(state, 0, BuyCube(other)) == "EIC-LOD-10"


@pytest.mark.rule("EIC-LOD-11")
def test_a_mixed_cargo() -> None:
    state = after(loading(CHINA), (0, BuyCube("silk")), (0, BuyCube("tea")), (0, BuyCube("silk")))
    frame = state.frames[-1]
    assert isinstance(frame, LoadingTurn)
    assert frame.cargo == (TEA, SILK, SILK)


@pytest.mark.rule("EIC-LOD-12")
def test_nothing_left() -> None:
    state = with_column(loading(CHINA), INDIES, SILK, 0)
    assert refused(state, 0, BuyCube("silk")) == "EIC-LOD-12"
    assert GAME.refusal(state, 0, BuyCube("tea")) is None


@pytest.mark.rule("EIC-LOD-13", "EIC-LOD-17")
def test_a_ship_sails_home_half_empty() -> None:
    state = after(loading(INDIA, "indiaman"), (0, BuyCube("tea")))
    events = events_of(state, 0, CloseShip())
    assert ShipReturned(0, "indiaman", ("tea",)) in events
    second = with_fleet_at_sea(with_company(started(), 0, treasury=30), INDIA, (0, "galleon"), (0, "flute"))
    state = resumed(with_cards(second), "destinations")
    state = after(state, (0, BuyCube("tea")), (0, CloseShip()))
    assert company(state, 0).docks == (Ship(T.galleon, (TEA,)), EMPTY_DOCK)


@pytest.mark.rule("EIC-LOD-14", "EIC-LOD-15", "EIC-EX-06")
def test_a_cube_on_a_space_of_four_costs_four() -> None:
    four = T.layout(4).columns[INDIES][COFFEE].index(4) + 1
    state = with_column(loading(EAST_INDIES), INDIES, COFFEE, four)
    bought = after(state, (0, BuyCube("coffee")))
    assert company(bought, 0).treasury == company(state, 0).treasury - 4
    assert money(bought) == money(state) - 4, "to the bank"
    assert bought.columns[INDIES][COFFEE] == four - 1
    assert refused(with_company(state, 0, treasury=3), 0, BuyCube("coffee")) == "EIC-LOD-14"


@pytest.mark.rule("EIC-Q-23")
def test_a_buyer_takes_the_cheapest_cube_left() -> None:
    state = with_column(loading(CHINA), INDIES, SILK, 9)
    paid = []
    for _ in range(3):
        before = company(state, 0).treasury
        state = after(state, (0, BuyCube("silk")))
        paid.append(before - company(state, 0).treasury)
    assert paid == list(reversed(T.layout(4).columns[INDIES][SILK][6:9])) == sorted(paid)


@pytest.mark.rule("EIC-LOD-16")
def test_a_trading_post_takes_one_off_each_cube_of_its_zone() -> None:
    state = loading(CHINA, state=with_post(started(), 0, "canton"))
    for name, good in (("silk", SILK), ("tea", TEA)):
        bought = after(state, (0, BuyCube(name)))
        assert company(state, 0).treasury - company(bought, 0).treasury == price(state, good) - 1
    elsewhere = loading(CHINA, state=with_post(started(), 0, "madras"))
    assert company(after(elsewhere, (0, BuyCube("tea"))), 0).treasury == 40 - price(elsewhere, TEA)
    anothers = loading(CHINA, state=with_post(started(), 1, "canton"))
    assert company(after(anothers, (0, BuyCube("tea"))), 0).treasury == 40 - price(anothers, TEA)


@pytest.mark.rule("EIC-LOD-16")
def test_the_discount_goes_down_to_nothing_but_not_below() -> None:
    full = len(T.layout(4).columns[INDIES][TEA])
    state = with_column(loading(INDIA, treasury=0, state=with_post(started(), 0, "madras")), INDIES, TEA, full)
    assert price(state, TEA) == 1
    bought = after(state, (0, BuyCube("tea")))
    assert company(bought, 0).treasury == 0


@pytest.mark.rule("EIC-LOD-17", "EIC-Q-58")
def test_a_ship_returns_to_the_leftmost_empty_dock() -> None:
    state = with_fleet_at_sea(with_company(started(), 0, treasury=40), INDIA, (0, "galleon"), (0, "frigate"))
    state = resumed(with_cards(state), "destinations")
    state = after(state, (0, BuyCube("tea")), (0, CloseShip()))
    assert company(state, 0).docks[0] == Ship(T.ship_index["frigate"], (TEA,))
    roomy = with_company(started(), 0, docks=docks("galleon", "galleon", empty=2))
    held = with_staying(roomy, INDIA, (0, "galleon"))
    assert company(held, 0).docks[0] == EMPTY_DOCK
    assert len(company(held, 0).fleet) == 2, "a ship left in the Indies lowers the number of free docks only"


@pytest.mark.rule("EIC-LEV-01", "EIC-LEV-02", "EIC-LEV-03")
def test_an_empty_ship_may_stay_for_one_po() -> None:
    state = loading(CHINA, treasury=3, state=with_agents_on(started(), "captain-charts", 0))
    stayed = after(state, (0, StayInIndies()))
    assert company(stayed, 0).treasury == 2, "also with Cartography"
    assert stayed.stay_piles[CHINA] == (vessel(0, "indiaman"),)
    assert GAME.observe(stayed, 1).stay_piles == stayed.stay_piles, "face up"
    assert refused(with_company(state, 0, treasury=0), 0, StayInIndies()) == "EIC-LEV-02"


@pytest.mark.rule("EIC-LEV-03")
def test_ships_that_stay_are_piled_in_loading_order() -> None:
    ships = ((0, "galleon"), (1, "frigate"), (2, "galleon"))
    state = resumed(with_cards(with_fleet_at_sea(started(), CHINA, *ships)), "destinations")
    state = after(state, (1, StayInIndies()), (0, StayInIndies()), (2, StayInIndies()))
    assert state.stay_piles[CHINA] == (vessel(1, "frigate"), vessel(0, "galleon"), vessel(2, "galleon"))


@pytest.mark.rule("EIC-Q-20")
def test_staying_is_for_ships_that_have_bought_nothing() -> None:
    state = after(loading(CHINA), (0, BuyCube("tea")))
    assert refused(state, 0, StayInIndies()) == "EIC-Q-20"
    home = events_of(loading(CHINA), 0, CloseShip())
    assert ShipReturned(0, "indiaman", ()) in home, "a ship may also return empty"


@pytest.mark.rule("EIC-LEV-04")
def test_ships_left_before_load_first_whatever_their_speed() -> None:
    state = with_staying(started(), CHINA, (0, "galleon"), (1, "galleon"))
    state = with_fleet_at_sea(state, CHINA, (2, "corvette"), (3, "frigate"))
    events: list[Event] = []
    later = resumed(with_cards(state), "destinations", events)
    reached = next(event for event in events if isinstance(event, ZoneReached))
    assert reached.ships == ((0, "galleon"), (1, "galleon"), (2, "corvette"), (3, "frigate"))
    assert later.stay_piles[CHINA] == ()


@pytest.mark.rule("EIC-LEV-04")
def test_in_europe_the_speed_of_a_ship_that_had_stayed_counts_as_usual() -> None:
    state = with_staying(started(), CHINA, (0, "galleon"))
    state = with_fleet_at_sea(with_company(state, 0, docks=docks(empty=2), fleet=(T.galleon,)), CHINA, (1, "frigate"))
    state = resumed(with_cards(state), "destinations")
    events: list[Event] = []
    for seat in (0, 1):
        state = after(state, (seat, BuyCube("tea")))
        state = GAME.apply(state, seat, CloseShip(), events)
    unloaded = [event.company for event in events if isinstance(event, UnloadingStarted)]
    assert unloaded == [1, 0]


@pytest.mark.rule("EIC-Q-19")
def test_a_ship_may_stay_again_and_keeps_its_place() -> None:
    state = with_staying(started(), CHINA, (1, "galleon"))
    state = with_fleet_at_sea(with_company(state, 1, docks=docks(empty=2), fleet=(T.galleon,)), CHINA, (2, "corvette"))
    state = resumed(with_cards(state), "destinations")
    before = company(state, 1).treasury
    state = after(state, (1, StayInIndies()), (2, StayInIndies()))
    assert state.stay_piles[CHINA] == (vessel(1, "galleon"), vessel(2, "corvette"))
    assert company(state, 1).treasury == before - 1


@pytest.mark.rule("EIC-Q-19")
def test_a_ship_left_in_the_indies_is_not_taken_in_hand() -> None:
    state = with_staying(started(), CHINA, (0, "galleon"))
    later = resumed(with_cards(state), "indies-card")
    assert company(later, 0).hand == (T.galleon,)
    assert later.stay_piles[CHINA] == (vessel(0, "galleon"),), "it cannot change its zone and pays no travel cost"


def test_the_supply_is_not_touched_while_ships_load() -> None:
    state = loading(INDIA)
    bought = after(state, (0, BuyCube("tea")), (0, BuyCube("spices")))
    assert bought.supply == state.supply
    assert bought.columns[EUROPE] == state.columns[EUROPE]
    assert SPICES in bought.frames[-1].cargo  # type: ignore[union-attr]
