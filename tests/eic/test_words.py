"""What people read: the price and what follows come first, and nothing that matters is cut off."""

import re
from typing import Any

import pytest

from boardgames.core.protocol import Config
from boardgames.core.rng import below, start_stream
from boardgames.eic import GAME
from boardgames.eic.actions import (
    BuyShare,
    ChooseCard,
    ChooseShip,
    ChooseUnload,
    CloseShip,
    PlaceAgent,
    PlaceShip,
    SellCube,
    SellShares,
    StoreCube,
)
from boardgames.eic.events import AgentPlaced, ShipReturned, ValueMoved, ZoneReached
from boardgames.eic.state import (
    CardChoice,
    ExchangeTurn,
    ShipPlacement,
    ShipPurchase,
    State,
    UnloadChoice,
    UnloadTurn,
)
from boardgames.eic.tables import EUROPE, INDIES
from tests.eic.given import (
    CHINA,
    SILK,
    TEA,
    T,
    asking,
    docks,
    resumed,
    started,
    with_agents_on,
    with_cards,
    with_column,
    with_company,
    with_fleet_at_sea,
    with_post,
    with_value,
)

LIST_WIDTH = 62
"""Columns of a choice in the list at 120 x 40, when a rule id or a change of score stands beside it."""


def described(state: State, seat: int, action: Any) -> str:
    return GAME.words.describe(state, seat, action)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_choice_fits_the_list_apart_from_where_an_agent_stands(players: int) -> None:
    for seed in range(3):
        state = GAME.start(Config(players, seed, "standard", ("mortgage",)))
        luck = start_stream(seed, "words")
        while decisions := GAME.decisions(state):
            seat = decisions[0].seat
            legal = GAME.legal_actions(state, seat)
            for action in legal:
                said = re.split(r" \((agent|speed)", described(state, seat, action))[0]
                assert len(said) <= LIST_WIDTH, said
            luck, choice = below(luck, len(legal))
            state = GAME.apply(state, seat, legal[choice])


def test_a_cell_says_who_helps_how_and_what_goes_to_whom() -> None:
    state = with_agents_on(started(2), "governor-post", 1, 2)
    assert described(state, 0, PlaceAgent(0, "governor-post")) == (
        "Governor: trading post, 3 PO, 1 PO each to B, the bank (agent 1 from port)"
    )
    assert described(state, 0, PlaceAgent(0, "captain-expertise")) == (
        "Captain: first in initiative, 1 PO (agent 1 from port)"
    )
    state = with_agents_on(started(4), "captain-expertise", 1)
    assert described(state, 0, PlaceAgent(0, "captain-expertise")).startswith("Captain: second in initiative, 1 PO")


def test_a_ship_says_when_another_must_go_for_it() -> None:
    state = asking(started(4), ShipPurchase(0))
    assert described(state, 0, ChooseShip("flute")) == "Flute for 5 PO (speed 1, hold 3); an old ship must go"
    assert described(state, 0, ChooseShip("brig")).endswith("from period 3")
    state = asking(with_company(started(4), 0, docks=docks("galleon", "galleon", empty=1)), ShipPurchase(0))
    assert described(state, 0, ChooseShip("flute")) == "Flute for 5 PO (speed 1, hold 3)"


def test_shares_say_money_first() -> None:
    state = with_value(with_company(started(4), 0, shares=(0, 2, 0, 0)), 1, 8)
    assert described(state, 0, SellShares(1, 2)) == "+16 PO for 2 of B English Co. at 8; then worth 6"
    state = asking(state, ExchangeTurn(0, 0))
    assert described(state, 0, BuyShare(1)) == "B English Co. for 8 PO, then worth 9; pays 2 a period"
    assert described(state, 0, BuyShare(0)).endswith("pays you nothing")


def test_a_card_says_the_first_price_after_die_and_card() -> None:
    for market in (INDIES, EUROPE):
        state = asking(started(4), CardChoice(0, market))
        card = state.piles[market * 3][0]
        flow = state.dice[market][TEA] + T.layout(4).card_cubes[card][TEA]
        column, there = T.layout(4).columns[market][TEA], state.columns[market][TEA]
        space = max(there - flow, 0) if market == EUROPE else min(there + flow, len(column)) - 1
        verb = "sells" if market == EUROPE else "costs"
        assert f"{verb} T{column[space]} S" in described(state, 0, ChooseCard(T.cards[card].id))


def test_a_voyage_says_whether_a_post_is_there() -> None:
    state = with_post(with_company(started(4), 0, hand=(T.galleon,), docks=docks("galleon", empty=1)), 0, "canton")
    state = asking(state, ShipPlacement(0))
    assert described(state, 0, PlaceShip("galleon", "zone-1")).startswith("Galleon to I China for 2 PO, your post")
    assert described(state, 0, PlaceShip("galleon", "zone-3")) == "Galleon to III India free (speed 1, hold 2)"


def test_a_hold_is_counted_by_kind() -> None:
    state = resumed(with_cards(with_fleet_at_sea(started(), CHINA, (0, "indiaman"))), "destinations")
    assert described(state, 0, CloseShip()) == "sail home with an empty hold"
    names = ("Ann", "Bob", "Cid", "Dee")
    assert GAME.words.tell(ShipReturned(0, "flute", ("tea", "tea", "silk")), names) == (
        "Ann's Flute sails home with 2 tea, 1 silk."
    )
    assert GAME.words.tell(ShipReturned(0, "flute", ()), names) == "Ann's Flute sails home empty."


def test_unloading_says_what_a_cargo_is_worth_and_what_room_is_left() -> None:
    state = with_company(started(4), 0, docks=docks(("flute", (TEA, TEA)), ("galleon", (SILK,)), empty=1))
    state = with_column(with_column(state, EUROPE, TEA, 0), EUROPE, SILK, len(T.layout(4).columns[EUROPE][SILK]))
    state = asking(state, UnloadChoice(0, T.speeds.index(1)))
    assert described(state, 0, ChooseUnload(0)) == "Flute in dock 1: 2 tea, worth 12 PO now"
    state = asking(state, UnloadTurn(0, T.speeds.index(1), 1))
    assert described(state, 0, SellCube("silk")) == "silk for 1 PO: the column is full"
    assert described(state, 0, StoreCube("silk")) == "silk for a later period (2 spaces free)"


def test_off_choices_are_those_that_could_be_meant() -> None:
    """No galleon is for sale, no mortgage without the option, no sale of shares that nobody holds."""
    state = asking(started(4), ShipPurchase(0))
    assert ChooseShip("galleon") not in GAME.words.neighbours(state, 0)
    kinds = {type(action).__name__ for action in GAME.words.neighbours(asking(started(4), ExchangeTurn(0, 0)), 0)}
    assert not kinds & {"Mortgage", "Redeem", "SellShares"}


@pytest.mark.rule("EIC-NEU-15")
def test_the_history_tells_who_got_the_surcharge() -> None:
    names = ("Ann", "Bob")
    assert GAME.words.tell(AgentPlaced(0, 0, "governor-post", 3, 2, (1,)), names) == (
        "Ann sends an agent to the Governor: Post for 3 PO, 1 PO surcharge to Bob and the bank."
    )
    four = ("Ann", "Bob", "Cid", "Dee")
    assert GAME.words.tell(AgentPlaced(0, 0, "shipowner-pier", 0, 3, (1, 2, 3)), four) == (
        "Ann sends an agent to the Shipowner: Pier, 1 PO surcharge to Bob, Cid and Dee."
    )


def test_the_history_tells_loading_order_and_values_in_plain_words() -> None:
    names = ("Ann", "Bob")
    assert GAME.words.tell(ZoneReached("zone-2", ((2, "corvette"), (0, "indiaman"))), names) == (
        "Loading in the East Indies: neutral Corvette, Ann Indiaman."
    )
    assert GAME.words.tell(ValueMoved(0, 5, 7, "rank"), names) == "French Co. shares rise from 5 to 7 PO by rank."
