"""Phase A: dice, placing agents, the circle of characters and the central zone."""

import pytest

from boardgames.core.game import Config
from boardgames.core.values import evolve
from boardgames.eic import GAME
from boardgames.eic.actions import CENTRE, BuyCube, Decline, MoveFromCentre, PlaceAgent, RetireAgents
from boardgames.eic.box.tables import EUROPE, INDIES
from boardgames.eic.events import AgentPlaced
from boardgames.eic.rules.period import phase
from boardgames.eic.state import AgentTurn, ExchangeTurn, State
from tests.eic.given import (
    T,
    after,
    asking,
    company,
    docks,
    events_of,
    idle_until,
    money,
    refused,
    started,
    with_agents_on,
    with_company,
)

PIER, CHARTS, EXPERTISE = "shipowner-pier", "captain-charts", "captain-expertise"


def portrait(name: str) -> int:
    return T.portraits + [one.id for one in T.characters].index(name)


def standing(state: State, seat: int, *places: int) -> State:
    """Unmoved agents at these places."""
    return with_company(state, seat, agents=places, moved=(False,) * 3, finished=False)


def cells_of(state: State, seat: int, agent: int = 0) -> set[str]:
    return {one.cell for one in GAME.legal_actions(state, seat) if isinstance(one, PlaceAgent) and one.agent == agent}


def characters_of(cells: set[str]) -> set[str]:
    return {T.cells[T.cell_index[cell]].character for cell in cells - {CENTRE}}


@pytest.mark.rule("EIC-AGT-01", "EIC-AGT-02")
def test_every_period_starts_with_both_sets_of_dice() -> None:
    rolls = set()
    for seed in range(40):
        state = GAME.start(Config(players=4, seed=seed, variant="standard"))
        for market in (INDIES, EUROPE):
            for good in range(4):
                assert state.dice[market][good] in T.dice[market][good]
        rolls.add(state.dice)
    assert len(rolls) > 35


@pytest.mark.rule("EIC-AGT-03")
def test_dice_are_public_and_change_nothing_yet() -> None:
    state = started()
    assert GAME.observe(state, None).dice == state.dice
    start = T.layout(4).start
    later = idle_until(state, "ship-placement")
    assert later.columns == start
    assert later.dice == state.dice
    loading = idle_until(later, "zone-3")
    assert loading.columns[INDIES] != start[INDIES]
    assert loading.columns[EUROPE] == start[EUROPE]


@pytest.mark.rule("EIC-AGT-04", "EIC-INI-01")
def test_one_agent_a_turn_in_order_of_initiative() -> None:
    state = started(order=(2, 0, 3, 1))
    asked = []
    for _ in range(8):
        seat = GAME.decisions(state)[0].seat
        asked.append(seat)
        state = after(state, (seat, PlaceAgent(company(state, seat).moved.count(True), CENTRE)))
    assert asked == [2, 0, 3, 1, 2, 0, 3, 1]
    assert refused(started(order=(2, 0, 3, 1)), 0, PlaceAgent(0, CENTRE)) == "EIC-INI-01"


@pytest.mark.rule("EIC-AGT-05")
def test_the_phase_ends_when_all_agents_are_placed() -> None:
    cells = ["merchant-spices", "merchant-coffee", CHARTS, "investor-influence"]
    state = started(3)
    for agent in range(3):
        for seat in range(3):
            state = after(state, (seat, PlaceAgent(agent, cells[(agent + seat) % 4])))
    assert phase(state) == "B"


@pytest.mark.rule("EIC-AGT-06", "EIC-Q-51")
def test_in_period_1_an_agent_goes_anywhere() -> None:
    state = with_company(started(), 0, treasury=20)
    assert company(state, 0).agents == (T.port,) * 3
    assert characters_of(cells_of(state, 0)) == {one.id for one in T.characters}
    assert len(cells_of(state, 0)) == 12


@pytest.mark.rule("EIC-AGT-07", "EIC-EX-01", "EIC-Q-03")
def test_later_an_agent_reaches_its_character_and_both_neighbours() -> None:
    state = evolve(with_company(started(), 0, treasury=30), period=2)
    state = standing(state, 0, portrait("governor"), portrait("merchant"), portrait("investor"))
    assert characters_of(cells_of(state, 0, 0)) == {"governor", "shipowner", "captain"}
    assert characters_of(cells_of(state, 0, 1)) == {"merchant", "shipowner", "investor"}
    assert characters_of(cells_of(state, 0, 2)) == {"investor", "captain", "merchant"}
    assert refused(state, 0, PlaceAgent(0, "investor-ship")) == "EIC-AGT-07"
    assert refused(state, 0, PlaceAgent(0, "merchant-silk")) == "EIC-AGT-07"


@pytest.mark.rule("EIC-Q-51")
def test_an_agent_may_stay_with_its_character() -> None:
    state = evolve(started(), period=2)
    state = standing(state, 0, portrait("captain"), portrait("governor"), portrait("investor"))
    state = after(state, (0, PlaceAgent(0, CHARTS)))
    assert company(state, 0).agents[0] == T.cell_index[CHARTS]


@pytest.mark.rule("EIC-AGT-08", "EIC-EX-03")
def test_never_two_agents_of_a_player_on_a_cell() -> None:
    state = with_agents_on(started(), CHARTS, 0)
    assert refused(state, 0, PlaceAgent(1, CHARTS)) == "EIC-AGT-08"
    assert CHARTS in cells_of(asking(state, AgentTurn(1)), 1)


@pytest.mark.rule("EIC-AGT-09", "EIC-EX-02")
def test_the_surcharge_goes_to_those_who_are_there() -> None:
    """Blue's agent comes from the Governor to the pier cell, where red stands: 1 PO to red."""
    state = evolve(with_company(started(), 0, treasury=5), period=2)
    state = standing(state, 0, portrait("governor"), portrait("merchant"), portrait("investor"))
    state = with_agents_on(state, PIER, 1)
    red = company(state, 1).treasury
    state = after(state, (0, PlaceAgent(0, PIER)))
    assert company(state, 0).treasury == 4
    assert company(state, 1).treasury == red + 1


@pytest.mark.rule("EIC-AGT-09", "EIC-Q-49")
def test_one_po_for_each_player_present() -> None:
    state = with_agents_on(with_company(started(), 0, treasury=3), CHARTS, 1, 2, 3)
    before = [one.treasury for one in state.companies]
    events = events_of(state, 0, PlaceAgent(0, CHARTS))
    assert AgentPlaced(0, 0, CHARTS, 0, 3, (1, 2, 3)) in events
    state = after(state, (0, PlaceAgent(0, CHARTS)))
    assert [one.treasury for one in state.companies] == [0, *(had + 1 for had in before[1:])]
    poor = with_company(with_agents_on(started(), CHARTS, 1, 2, 3), 0, treasury=2)
    refusal = GAME.refusal(poor, 0, PlaceAgent(0, CHARTS))
    assert refusal is not None
    assert (refusal.need, refusal.have) == (3, 2)


@pytest.mark.rule("EIC-Q-49")
def test_the_receiver_may_use_the_money_at_once() -> None:
    state = with_company(with_company(with_agents_on(started(2), CHARTS, 1), 1, treasury=0), 0, treasury=1)
    assert refused(asking(state, AgentTurn(1)), 1, PlaceAgent(1, EXPERTISE)) == "EIC-Q-12"
    state = after(state, (0, PlaceAgent(0, CHARTS)))
    assert GAME.decisions(state)[0].seat == 1
    assert GAME.refusal(state, 1, PlaceAgent(1, EXPERTISE)) is None


@pytest.mark.rule("EIC-AGT-10")
def test_several_players_activate_the_same_capability() -> None:
    state = started()
    for seat in range(4):
        state = after(with_company(state, seat, treasury=10), (seat, PlaceAgent(0, PIER)))
    assert [one.extensions for one in state.companies] == [1, 1, 1, 1]
    assert state.cells[T.pier_cell] == (0, 1, 2, 3)


@pytest.mark.rule("EIC-AGT-11")
def test_the_centre_is_free_and_does_nothing() -> None:
    state = with_company(started(), 0, treasury=0)
    later = after(state, (0, PlaceAgent(0, CENTRE)))
    assert company(later, 0).treasury == 0
    assert money(later) == money(state)
    assert later.cells == state.cells
    crowded = after(asking(later, AgentTurn(1)), (1, PlaceAgent(0, CENTRE)))
    assert money(crowded) == money(state)


@pytest.mark.rule("EIC-AGT-12", "EIC-EX-04")
def test_from_the_centre_to_any_character_on_a_later_turn() -> None:
    """The blue agent of the Governor goes to the centre, and on a later turn to the Investor or the Merchant."""
    state = with_agents_on(evolve(with_company(started(2), 0, treasury=9), period=2), "merchant-coffee", 0)
    on_cell = company(state, 0).agents[0]
    state = with_company(state, 0, agents=(on_cell, portrait("governor"), portrait("captain")))
    assert refused(state, 0, MoveFromCentre(1, "merchant-silk")) == "EIC-AGT-12"
    state = after(state, (0, PlaceAgent(1, CENTRE)))
    assert company(state, 0).treasury == 9
    state = asking(state, AgentTurn(0))
    reached = {one.cell for one in GAME.legal_actions(state, 0) if isinstance(one, MoveFromCentre)}
    assert characters_of(reached) == {one.id for one in T.characters}
    assert "merchant-coffee" not in reached
    assert refused(state, 0, MoveFromCentre(1, "merchant-coffee")) == "EIC-AGT-08"
    moved = after(with_agents_on(state, "investor-influence", 1), (0, MoveFromCentre(1, "investor-influence")))
    assert company(moved, 0).treasury == 8


@pytest.mark.rule("EIC-AGT-13")
def test_effects_come_at_once_or_in_their_phase() -> None:
    phases = {cell.capability: cell.effect_phase for cell in T.cells}
    assert phases == {
        "ship": "now",
        "pier": "now",
        "post": "now",
        "expertise": "B",
        "influence": "C",
        "cartography": "C",
        "negotiation": "E",
    }
    state = after(started(order=(3, 2, 1, 0)), (3, PlaceAgent(0, PIER)), (2, PlaceAgent(0, EXPERTISE)))
    assert company(state, 3).extensions == 1
    assert state.order == (3, 2, 1, 0)


@pytest.mark.rule("EIC-AGT-14")
def test_costs_are_paid_when_the_agent_is_placed() -> None:
    state = evolve(with_company(started(), 0, treasury=9), period=4)
    state = standing(state, 0, portrait("captain"), portrait("captain"), portrait("captain"))
    state = after(state, (0, PlaceAgent(0, EXPERTISE)))
    assert company(state, 0).treasury == 5
    assert state.order == (0, 1, 2, 3)


@pytest.mark.rule("EIC-Q-10")
def test_retiring_is_the_only_way_to_stop_and_final() -> None:
    state = started(2)
    assert RetireAgents() not in GAME.legal_actions(state, 0)
    assert refused(state, 0, RetireAgents()) == "EIC-Q-10"
    for agent in range(3):
        for seat in range(2):
            state = after(state, (seat, PlaceAgent(agent, CENTRE)))
    assert GAME.decisions(state)[0].seat == 0
    state = after(state, (0, RetireAgents()))
    assert company(state, 0).finished
    state = after(state, (1, MoveFromCentre(0, PIER)), (1, MoveFromCentre(1, CHARTS)))
    assert GAME.decisions(state)[0].seat == 1, "seat 0 has retired and is not asked again"
    state = after(state, (1, RetireAgents()))
    assert phase(state) == "B"


@pytest.mark.rule("EIC-Q-10")
def test_a_player_has_at_most_six_turns_and_may_move_on_while_others_wait() -> None:
    state, turns = started(2), 0
    state = after(state, (0, PlaceAgent(0, CENTRE)), (1, PlaceAgent(0, CENTRE)))
    assert GAME.refusal(state, 0, MoveFromCentre(0, PIER)) is None
    assert refused(state, 0, PlaceAgent(0, CENTRE)) == "EIC-AGT-04"
    while phase(state) == "A":
        seat = GAME.decisions(state)[0].seat
        legal = GAME.legal_actions(state, seat)
        centre = [one for one in legal if isinstance(one, PlaceAgent) and one.cell == CENTRE]
        onward = [one for one in legal if isinstance(one, MoveFromCentre) and one.cell.startswith(("cap", "mer"))]
        turns += seat == 0
        state = after(state, (seat, (centre or onward or [RetireAgents()])[0]))
    assert turns + 1 <= 6


@pytest.mark.rule("EIC-Q-11")
def test_an_agent_left_in_the_centre_starts_there_next_period() -> None:
    state = idle_until(started(3), "agent-turns")
    while state.period == 1:
        state = idle_until(after(state, _first(state)), "agent-turns") if phase(state) == "A" else _step(state)
    state = idle_until(state, "agent-turns")
    seat = GAME.decisions(state)[0].seat
    assert company(state, seat).agents == (T.centre,) * 3
    assert company(state, seat).moved == (False,) * 3
    rich = with_company(state, seat, treasury=30)
    assert characters_of(cells_of(rich, seat)) == {one.id for one in T.characters}
    stays = after(state, (seat, PlaceAgent(0, CENTRE)))
    assert company(stays, seat).moved == (True, False, False)


def _first(state: State) -> tuple[int, PlaceAgent | RetireAgents]:
    seat = GAME.decisions(state)[0].seat
    legal = GAME.legal_actions(state, seat)
    choice = next((one for one in legal if isinstance(one, PlaceAgent) and one.cell == CENTRE), RetireAgents())
    return seat, choice


def _step(state: State) -> State:
    seat = GAME.decisions(state)[0].seat
    return GAME.apply(state, seat, GAME.legal_actions(state, seat)[-1])


@pytest.mark.rule("EIC-Q-12")
def test_a_cell_must_be_paid_and_made_use_of() -> None:
    state = started()
    broke = with_company(state, 0, treasury=0)
    assert refused(broke, 0, PlaceAgent(0, EXPERTISE)) == "EIC-Q-12"
    assert refused(broke, 0, PlaceAgent(0, "investor-ship")) == "EIC-Q-12"
    assert refused(broke, 0, PlaceAgent(0, "governor-post")) == "EIC-Q-12"
    assert cells_of(broke, 0) == {
        CENTRE, PIER, CHARTS, "investor-influence", "governor-influence",
        "merchant-spices", "merchant-coffee", "merchant-silk",
    }  # fmt: skip
    cheapest = min(ship.cost for ship in T.ships if ship.buyable and ship.period == 1)
    just = with_company(with_agents_on(state, "investor-ship", 1), 0, treasury=cheapest)
    assert "shipowner-ship" in cells_of(just, 0)
    assert "investor-ship" not in cells_of(just, 0), "the surcharge is not covered"
    both = with_company(state, 0, docks=docks("galleon", "galleon", empty=2))
    assert refused(both, 0, PlaceAgent(0, PIER)) == "EIC-SHP-08"
    used = with_company(state, 0, posts_left=0, treasury=30)
    assert refused(used, 0, PlaceAgent(0, "governor-post")) == "EIC-CMP-11"
    full = evolve(state, posts=tuple(1 if spot.zone else 2 for spot in T.spots))
    assert refused(with_company(full, 0, treasury=30), 0, PlaceAgent(0, "governor-post")) == "EIC-CAP-14"
    bare = with_company(state, 0, stack=tuple(kind for kind in company(state, 0).stack if T.ships[kind].period > 1))
    assert refused(bare, 0, PlaceAgent(0, "investor-ship")) == "EIC-SHP-01"


def test_agents_that_stand_together_are_offered_once() -> None:
    state = evolve(with_company(started(), 0, treasury=30), period=2)
    state = standing(state, 0, portrait("captain"), portrait("captain"), portrait("investor"))
    assert cells_of(state, 0, 1) == set()
    assert refused(state, 0, PlaceAgent(1, CENTRE)) == "EIC-AGT-04"


def test_junk_at_the_wrong_time() -> None:
    state = started()
    assert refused(state, 0, BuyCube("tea")) == "EIC-LOD-08"
    assert refused(state, 0, Decline()) == "EIC-Q-06"
    exchange = asking(state, ExchangeTurn(0, 0), step="exchange-turns")
    assert refused(exchange, 0, PlaceAgent(0, CENTRE)) == "EIC-AGT-04"
