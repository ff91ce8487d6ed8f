"""Two players: the neutral company, step by step."""

from typing import Any

import pytest

from boardgames.core.values import Event, evolve
from boardgames.eic import GAME
from boardgames.eic.actions import CENTRE, AcknowledgeCard, ChooseCard, PlaceAgent
from boardgames.eic.box.tables import NONE
from boardgames.eic.events import (
    CardDrawn,
    NeutralAgentPlaced,
    NeutralCardDrawn,
    NeutralEffectIgnored,
    NeutralShipTaken,
    PierBuilt,
    PostPlaced,
    ShipDiscarded,
)
from boardgames.eic.rules.neutral import play_agent_card
from boardgames.eic.state import AgentTurn, CardChoice, CardLook, State
from tests.eic.given import (
    CHINA,
    EUROPE,
    T,
    after,
    asking,
    company,
    docks,
    events_of,
    money,
    resumed,
    started,
    with_agents_on,
    with_cards,
    with_company,
    with_post,
)

NEUTRAL = 2
CARDS = {card.id: number for number, card in enumerate(T.agent_cards)}


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


@pytest.mark.rule("EIC-Q-40")
@pytest.mark.parametrize(
    ("card", "flute", "frigate", "taken"),
    [
        ("agent-3", (2, 3), (2, 2), "flute"),
        ("agent-3", (2, 2), (2, 3), "frigate"),
        ("agent-1", (1, 3), (2, 3), "frigate"),
        ("agent-1", (2, 3), (1, 3), "flute"),
    ],
)
def test_of_equals_the_sail_takes_the_larger_and_the_crate_the_faster(
    card: str, flute: tuple[int, int], frigate: tuple[int, int], taken: str
) -> None:
    """Of the ships in the box no two of a period are equal in either; with other tables they may be."""
    ships = list(T.ships)
    for name, (speed, tonnage) in (("flute", flute), ("frigate", frigate)):
        number = T.ship_index[name]
        ships[number] = evolve(ships[number], speed=speed, tonnage=tonnage)
    number = CARDS[card]
    state = evolve(started(2), agent_deck=(number, *(one for one in range(6) if one != number)))
    events: list[Event] = []
    play_agent_card(evolve(T, ships=tuple(ships)), state, NEUTRAL, events)
    assert NeutralShipTaken(NEUTRAL, taken) in events


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
    assert NEUTRAL not in [state.posts[spot] for spot in T.zone_spots[CHINA]]


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


@pytest.mark.rule("EIC-NEU-03")
def test_its_turn_is_told_step_by_step() -> None:
    state = table("agent-1", order=(0, 2, 1))
    told = [GAME.words.tell(event, ("Ann", "Bob")) for event in events_of(state, 0, PlaceAgent(0, "shipowner-pier"))]
    assert told == [
        "Ann sends an agent to the Shipowner: Pier.",
        "Ann takes the pier extension of level 1.",
        "The neutral company draws its agent card.",
        "The neutral company takes the pier extension of level 1.",
        "The neutral company takes the Flute.",
        "A neutral agent goes to the Shipowner: Pier; the bank pays 1 PO to Ann.",
        "A neutral agent goes to the Investor: Europe card.",
        "A neutral agent goes to the Merchant: +1 Spices.",
    ]
