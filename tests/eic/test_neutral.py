"""Two players: the neutral company, step by step."""

from typing import Any

import pytest

from boardgames.core.values import Event, evolve
from boardgames.eic import GAME
from boardgames.eic.actions import CENTRE, AcknowledgeCard, ChooseCard, PlaceAgent, PlaceShip
from boardgames.eic.events import (
    CardDrawn,
    CubeSold,
    CubeStored,
    DividendPaid,
    NeutralAgentPlaced,
    NeutralCardDrawn,
    NeutralCubesLoaded,
    NeutralEffectIgnored,
    NeutralShipPlaced,
    NeutralShipTaken,
    PierBuilt,
    PostPlaced,
    SalesTransferred,
    ShipDiscarded,
    UnloadingStarted,
    ZoneReached,
)
from boardgames.eic.neutral import load_ship, play_agent_card
from boardgames.eic.state import AgentTurn, CardChoice, CardLook, Ship, State
from boardgames.eic.tables import NONE
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
    asking,
    company,
    docks,
    events_of,
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
CARDS = {card.id: number for number, card in enumerate(T.agent_cards)}
GOALS = {card.id: number for number, card in enumerate(T.destination_cards)}
PRICES = T.layout(2).columns[EUROPE]


def table(card: str = "agent-1", **changes: Any) -> State:
    """Two players; this agent card is on top of the deck."""
    state = started(2, **changes)
    number = CARDS[card]
    return evolve(state, agent_deck=(number, *(one for one in range(6) if one != number)))


def played(card: str, state: State | None = None) -> tuple[State, list[Event]]:
    """The table and what happened after the neutral company's turn with this card."""
    state = state or started(2)
    events: list[Event] = []
    number = CARDS[card]
    state = evolve(state, agent_deck=(number, *(one for one in range(6) if one != number)))
    return play_agent_card(T, state, NEUTRAL, events), events


def sailing(goal: str, state: State) -> State:
    """Only the neutral company has ships in dock; this destination card is on top."""
    for seat in (0, 1):
        state = with_company(state, seat, docks=docks(empty=2))
    number = GOALS[goal]
    deck = (number, *(one for one in range(9) if one != number))
    return evolve(with_cards(state), destination_deck=deck)


@pytest.mark.rule("EIC-NEU-01", "EIC-TRI-06")
def test_market_cards_are_used_as_with_three() -> None:
    assert T.layout(2).card_cubes == T.layout(3).card_cubes
    assert T.layout(2).card_cubes == tuple(card.cubes for card in T.cards)


@pytest.mark.rule("EIC-NEU-02", "EIC-Q-42")
@pytest.mark.parametrize("order", [(2, 0, 1), (0, 2, 1), (0, 1, 2)])
def test_it_acts_once_when_its_turn_first_comes(order: tuple[int, ...]) -> None:
    state = resumed(table(order=order), "window-1")
    assert company(state, NEUTRAL).finished == (order[0] == NEUTRAL)
    state = after(state, (0, PlaceAgent(0, CENTRE)))
    assert company(state, NEUTRAL).finished == (order.index(NEUTRAL) < 2)
    state = after(state, (1, PlaceAgent(0, CENTRE)))
    assert company(state, NEUTRAL).finished
    deck = state.agent_deck
    for agent in (1, 2):
        state = after(state, (0, PlaceAgent(agent, CENTRE)), (1, PlaceAgent(agent, CENTRE)))
    assert state.agent_deck == deck, "it is skipped in later rounds"


@pytest.mark.rule("EIC-NEU-03", "EIC-NEU-04")
def test_two_effects_then_three_agents_and_the_card_is_gone() -> None:
    state, events = played("agent-1")
    assert events == [
        NeutralCardDrawn("agent-1"),
        PierBuilt(NEUTRAL, 1),
        NeutralShipTaken(NEUTRAL, "flute"),
        NeutralAgentPlaced(NEUTRAL, "shipowner-pier", ()),
        NeutralAgentPlaced(NEUTRAL, "investor-influence", ()),
        NeutralAgentPlaced(NEUTRAL, "merchant-spices", ()),
    ]
    assert CARDS["agent-1"] not in state.agent_deck
    assert len(state.agent_deck) == 5
    assert state.agent_card == CARDS["agent-1"], "shown until the next period"


@pytest.mark.rule("EIC-NEU-05", "EIC-NEU-08")
def test_a_free_ship_for_its_first_free_dock() -> None:
    state, _ = played("agent-3", with_company(started(2), NEUTRAL, docks=docks("galleon", "galleon", empty=1)))
    me = company(state, NEUTRAL)
    assert me.docks == docks("galleon", "galleon", "frigate")
    assert me.treasury == 0
    assert T.ship_index["frigate"] not in me.stack


@pytest.mark.rule("EIC-NEU-06", "EIC-NEU-07")
@pytest.mark.parametrize(
    ("period", "sail", "crate"), [(1, "frigate", "flute"), (2, "corvette", "indiaman"), (3, "brig", "three-master")]
)
def test_the_fastest_or_the_largest_of_the_period(period: int, sail: str, crate: str) -> None:
    state = evolve(started(2), period=period)
    assert NeutralShipTaken(NEUTRAL, sail) in played("agent-3", state)[1]
    assert NeutralShipTaken(NEUTRAL, crate) in played("agent-1", state)[1]


@pytest.mark.rule("EIC-Q-40")
def test_one_ship_of_the_period_is_both_and_without_one_the_newest_earlier_period_serves() -> None:
    fourth = evolve(started(2), period=4)
    assert NeutralShipTaken(NEUTRAL, "clipper") in played("agent-3", fourth)[1]
    assert NeutralShipTaken(NEUTRAL, "clipper") in played("agent-1", fourth)[1]
    used = with_company(fourth, NEUTRAL, docks=docks("clipper", "brig", empty=1))
    assert NeutralShipTaken(NEUTRAL, "three-master") in played("agent-3", used)[1]
    none = with_company(fourth, NEUTRAL, stack=())
    assert NeutralEffectIgnored("ship-sail") in played("agent-3", none)[1]


@pytest.mark.rule("EIC-NEU-09", "EIC-Q-41")
def test_without_a_free_dock_the_oldest_ship_goes() -> None:
    """Of ships with equally few stars the fastest goes for a sail, the largest for a crate; then the leftmost."""
    old = with_company(started(2), NEUTRAL, docks=docks("flute", "frigate", "brig"))
    old = evolve(old, period=4)
    sail, events = played("agent-5", old)
    assert ShipDiscarded(NEUTRAL, "frigate", "dock") in events
    assert company(sail, NEUTRAL).docks == docks("flute", "clipper", "brig"), "the new ship takes the freed dock"
    full = with_company(old, NEUTRAL, docks=docks("flute", "frigate", "brig", "corvette"))
    crate, events = played("agent-1", full)
    assert ShipDiscarded(NEUTRAL, "flute", "dock") in events
    assert company(crate, NEUTRAL).docks == docks("clipper", "frigate", "brig", "corvette")
    twins, events = played("agent-3")
    assert ShipDiscarded(NEUTRAL, "galleon", "dock") in events
    assert company(twins, NEUTRAL).docks == docks("frigate", "galleon")


@pytest.mark.rule("EIC-NEU-10")
def test_a_free_extension_and_nothing_with_both() -> None:
    state, _ = played("agent-2")
    assert company(state, NEUTRAL).extensions == 1
    state, _ = played("agent-2", with_company(started(2), NEUTRAL, docks=docks("galleon", "galleon", empty=1)))
    assert company(state, NEUTRAL).docks == docks("galleon", "galleon", empty=2)
    both = with_company(started(2), NEUTRAL, docks=docks("galleon", "galleon", empty=2))
    state, events = played("agent-2", both)
    assert company(state, NEUTRAL).extensions == 2
    assert NeutralEffectIgnored("pier") in events


@pytest.mark.rule("EIC-NEU-11", "EIC-Q-43")
def test_a_free_post_on_the_first_open_spot_of_the_zone() -> None:
    state, events = played("agent-2")
    assert PostPlaced(NEUTRAL, "canton") in events
    assert company(state, NEUTRAL).posts_left == 1
    _, events = played("agent-2", with_post(started(2), 0, "canton"))
    assert PostPlaced(NEUTRAL, "nagasaki") in events, "Formosa is closed"
    _, events = played("agent-2", with_post(started(2), NEUTRAL, "nagasaki"))
    assert NeutralEffectIgnored("post") in events, "no second post in a zone"


@pytest.mark.rule("EIC-NEU-12")
def test_a_post_is_ignored_when_the_zone_is_full_or_both_are_placed() -> None:
    full = with_post(with_post(started(2), 0, "canton"), 1, "nagasaki")
    state, events = played("agent-2", full)
    assert NeutralEffectIgnored("post") in events
    assert company(state, NEUTRAL).posts_left == 2
    placed = with_post(with_post(started(2), NEUTRAL, "malacca"), NEUTRAL, "madras")
    state, events = played("agent-2", placed)
    assert NeutralEffectIgnored("post") in events
    assert NEUTRAL not in [state.posts[spot] for spot in T.zones[CHINA].spots]


@pytest.mark.rule("EIC-NEU-13", "EIC-Q-53")
def test_its_agents_go_where_the_card_says_from_wherever_they_stand() -> None:
    state = with_company(started(2), NEUTRAL, agents=(T.portraits,) * 3)
    state, _ = played("agent-2", evolve(state, period=3))
    names = [T.places[place] for place in company(state, NEUTRAL).agents]
    assert names == ["governor-post", "captain-expertise", "governor-influence"]
    for cell in names:
        assert state.cells[T.cell_index[cell]] == (NEUTRAL,)
    later = resumed(with_cards(state), "dividends")
    assert [T.places[place] for place in company(later, NEUTRAL).agents] == ["governor", "captain", "governor"]
    assert all(there == () for there in later.cells)


@pytest.mark.rule("EIC-NEU-14")
def test_the_bank_pays_players_whom_it_joins() -> None:
    state = with_agents_on(with_agents_on(started(2), "shipowner-pier", 0, 1), "merchant-spices", 1)
    before = [company(state, seat).treasury for seat in (0, 1)]
    later, events = played("agent-1", state)
    assert [company(later, seat).treasury for seat in (0, 1)] == [before[0] + 1, before[1] + 2]
    assert NeutralAgentPlaced(NEUTRAL, "shipowner-pier", (0, 1)) in events
    assert money(later) == money(state) + 3


@pytest.mark.rule("EIC-NEU-15", "EIC-Q-49")
def test_the_surcharge_for_a_neutral_agent_goes_to_the_bank() -> None:
    state, _ = played("agent-1", with_company(started(2), 0, treasury=5))
    later = after(asking(state, AgentTurn(0)), (0, PlaceAgent(0, "shipowner-pier")))
    assert company(later, 0).treasury == 4
    assert company(later, NEUTRAL).treasury == 0
    assert money(later) == money(state) - 1


@pytest.mark.rule("EIC-NEU-16", "EIC-Q-60")
def test_a_neutral_agent_first_on_influence_means_a_random_card_that_others_may_see() -> None:
    state = with_agents_on(started(2), "investor-influence", NEUTRAL, 1)
    top = state.piles[3][0]
    events: list[Event] = []
    look = resumed(state, "window-3", events)
    assert CardDrawn("europe") in events
    assert look.frames == (CardLook(1, EUROPE, ()),)
    assert look.drawn[EUROPE] == top
    assert GAME.observe(look, 1).drawn[EUROPE] == top
    assert GAME.observe(look, 0).drawn[EUROPE] == -2
    assert after(look, (1, AcknowledgeCard())).step != "europe-card"


@pytest.mark.rule("EIC-Q-60")
def test_alone_it_draws_and_after_a_player_it_changes_nothing() -> None:
    alone = resumed(with_agents_on(started(2), "investor-influence", NEUTRAL), "window-3")
    assert alone.seen == (0, 0)
    assert alone.drawn[EUROPE] != NONE
    between = resumed(with_agents_on(started(2), "investor-influence", 0, NEUTRAL, 1), "window-3")
    assert between.frames == (CardChoice(0, EUROPE),)
    assert after(between, (0, ChooseCard("europe-12-1"))).frames == (CardLook(1, EUROPE, ()),)


@pytest.mark.rule("EIC-Q-39", "EIC-Q-48")
def test_a_neutral_agent_on_expertise_is_passed_over() -> None:
    state = with_agents_on(started(2, order=(0, 2, 1)), "captain-expertise", NEUTRAL, 1)
    assert resumed(state, "window-2").order == (1, 0, 2)


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
    state = with_cards(state, indies="indies-12-4")
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


@pytest.mark.rule("EIC-NEU-03")
def test_its_turn_is_told_step_by_step() -> None:
    state = table("agent-1", order=(0, 2, 1))
    told = [GAME.words.tell(event, ("Ann", "Bob")) for event in events_of(state, 0, PlaceAgent(0, "shipowner-pier"))]
    assert told == [
        "Ann sends an agent to Shipowner: Pier.",
        "Ann takes the pier extension of level 1.",
        "The neutral company draws its agent card.",
        "The neutral company takes the pier extension of level 1.",
        "The neutral company takes the Flute.",
        "A neutral agent goes to Shipowner: Pier; the bank pays 1 PO to Ann.",
        "A neutral agent goes to Investor: Infl.Europe.",
        "A neutral agent goes to Merchant: +1 Spices.",
    ]


@pytest.mark.rule("EIC-Q-54", "EIC-Q-18")
def test_a_players_ship_in_the_same_pile_stays_secret() -> None:
    state = with_company(started(2), 0, docks=docks("galleon", "flute"))
    state = resumed(evolve(with_cards(state), order=(0, 2, 1)), "indies-card")
    state = after(state, (0, PlaceShip("flute", "zone-3")))
    seen = GAME.observe(state, 1)
    kinds = {vessel.company: vessel.kind for pile in seen.zone_piles for vessel in pile}
    assert kinds[0] == -2
    assert kinds[NEUTRAL] == T.galleon
