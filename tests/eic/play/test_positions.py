"""Positions that tests and worked examples are built from keep what every game keeps."""

import pytest

from boardgames.eic import GAME
from boardgames.eic.play.positions import COFFEE, EAST_INDIES, TEA, Positions, with_column
from boardgames.eic.state import EVERYBODY, State
from tests.eic import invariants
from tests.eic.given import INDIES, T

AT = Positions(GAME)
START = AT.started(3)

BUILT = {
    "a later period": AT.in_period(START, 4),
    "open cards": AT.resumed(AT.with_open_cards(AT.in_period(START, 3)), "indies-card"),
    "agents on cells and portraits": AT.with_agents(START, 0, "captain-charts", "governor", "merchant"),
    "agents in order": AT.with_agents_on(START, "investor-influence", 2, 0),
    "shares off the market": AT.with_shares(START, 1, 0, 3),
    "a value": AT.with_value(START, 0, 13),
    "a column": with_column(START, INDIES, COFFEE, 2),
    "a post": AT.with_post(START, 1, "malacca"),
    "ships that stay": AT.with_staying(START, EAST_INDIES, (0, "galleon"), (1, "galleon")),
    "what follows a step": AT.resumed(AT.with_open_cards(START), "warehouses"),
}


@pytest.mark.parametrize("state", BUILT.values(), ids=BUILT)
def test_a_position_keeps_the_invariants(state: State) -> None:
    invariants.check(GAME, state)


def test_a_fleet_takes_its_cargo_from_the_supply() -> None:
    state = AT.with_fleet(START, 0, ("flute", (TEA, TEA)), ("galleon", ()))
    assert START.supply[TEA] - state.supply[TEA] == 2
    assert state.companies[0].extensions == 1
    assert T.ship_index["flute"] not in state.companies[0].stack


def test_open_cards_are_known_to_everybody() -> None:
    state = AT.with_open_cards(START)
    assert state.seen == (EVERYBODY, EVERYBODY)
    assert GAME.observe(state, None).drawn == state.drawn
