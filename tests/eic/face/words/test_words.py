"""What people read: the price and what follows come first, and nothing that matters is cut off."""

import re
from typing import Any

import pytest

from boardgames.core.game import Config
from boardgames.core.rng import below, start_stream
from boardgames.core.values import evolve
from boardgames.eic import GAME
from boardgames.eic.actions import (
    BuyCube,
    BuyShare,
    ChooseCard,
    ChooseShip,
    ChooseUnload,
    CloseShip,
    PlaceAgent,
    PlaceShip,
    SellCube,
    SellShares,
    StayInIndies,
    StoreCube,
)
from boardgames.eic.box.tables import EUROPE, INDIES
from boardgames.eic.events import AgentPlaced, ShipReturned, ValueMoved, ZoneReached
from boardgames.eic.rules.agents import cell_cost, surcharge
from boardgames.eic.rules.navigation import pile_of
from boardgames.eic.rules.ports import cheapest_ship
from boardgames.eic.state import (
    LAST_PERIOD,
    AgentTurn,
    CardChoice,
    ExchangeTurn,
    ShipPlacement,
    ShipPurchase,
    State,
    UnloadChoice,
    UnloadTurn,
)
from boardgames.tui.widgets.short_wording import ever_shorter
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

LINE_WIDTH = 51
"""Columns of the line below the list at 80 x 24, beside the change of the score."""


def described(state: State, seat: int, action: Any) -> str:
    return GAME.words.describe(state, seat, action)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_choice_fits_the_line_below_the_list(players: int) -> None:
    for seed in range(3):
        state = GAME.start(Config(players, seed, "standard", ("mortgage",)))
        luck = start_stream(seed, "words")
        while decisions := GAME.decisions(state):
            seat = decisions[0].seat
            legal = GAME.legal_actions(state, seat)
            for action in legal:
                said = described(state, seat, action)
                assert len(said) <= LINE_WIDTH, said
            luck, choice = below(luck, len(legal))
            state = GAME.apply(state, seat, legal[choice])


def test_a_cell_says_what_it_does_first_then_what_goes_to_whom() -> None:
    state = with_agents_on(started(2), "governor-post", 1, 2)
    assert described(state, 0, PlaceAgent(0, "governor-post")) == "trading post for 5 PO (1 to B, bank); A1"
    assert described(state, 0, PlaceAgent(0, "captain-expertise")) == "1st in initiative for 1 PO; A1"
    state = with_agents_on(started(4), "captain-expertise", 1)
    assert described(state, 0, PlaceAgent(0, "captain-expertise")) == "2nd in initiative for 2 PO (1 to B); A1"


@pytest.mark.parametrize("language", GAME.languages)
def test_however_short_the_line_of_a_cell_is_all_that_is_paid_for_it_is_in_it(language: str) -> None:
    """A list in two columns left out what goes to those who are there already, or the price itself."""
    words = GAME.in_language(language).words
    for cell in T.cells:
        state = with_agents_on(started(4), cell.id, 1, 2)
        at = T.cell_index[cell.id]
        ship = max(cheapest_ship(T, state, state.companies[0]), 0) if cell.capability == "ship" else 0
        paid = cell_cost(T, state, at) + surcharge(T, state, at) + ship
        action = PlaceAgent(0, cell.id)
        for text in ever_shorter(words.describe(state, 0, action), words.code(state, action)):
            assert str(paid) in re.split(r"[ +]", text), text


def test_the_question_says_where_the_agents_stand() -> None:
    state = started(4)
    (decision,) = GAME.decisions(state)
    assert GAME.words.question(state, decision) == "place agent 1 of 3"
    on_cell = T.cell_index["captain-charts"]
    state = with_company(state, 0, agents=(T.portraits + 1, on_cell, T.centre), moved=(False, True, False))
    assert GAME.words.question(state, decision) == "agent 2 of 3 (1 Shipowner, 3 Centre)"


def test_a_ship_says_when_another_must_go_for_it() -> None:
    state = asking(started(4), ShipPurchase(0))
    assert described(state, 0, ChooseShip("flute")) == "Flute 5 PO: speed 1, hold 3; a ship must go"
    assert described(state, 0, ChooseShip("brig")).endswith("from period 3")
    state = asking(with_company(started(4), 0, docks=docks("galleon", "galleon", empty=1)), ShipPurchase(0))
    assert described(state, 0, ChooseShip("flute")) == "Flute 5 PO: speed 1, hold 3"


def test_shares_say_money_first() -> None:
    state = with_value(with_company(started(4), 0, shares=(0, 2, 0, 0)), 1, 8)
    assert described(state, 0, SellShares(1, 2)) == "+16 PO for 2 of B English Co. at 8; then worth 6"
    state = asking(state, ExchangeTurn(0, 0))
    assert described(state, 0, BuyShare(1)) == "B English Co. for 8 PO, then worth 9; pays 2"
    assert described(state, 0, BuyShare(0)).endswith("no dividend")


def test_a_card_says_the_first_price_after_die_and_card() -> None:
    for market in (INDIES, EUROPE):
        state = asking(started(4), CardChoice(0, market))
        card = state.piles[market * 3][0]
        flow = state.dice[market][TEA] + T.layout(4).card_cubes[card][TEA]
        column, there = T.layout(4).columns[market][TEA], state.columns[market][TEA]
        space = max(there - flow, 0) if market == EUROPE else min(there + flow, len(column)) - 1
        moved = [f"{n} {good.name.lower()}" for n, good in zip(T.layout(4).card_cubes[card], T.goods, strict=True) if n]
        text = described(state, 0, ChooseCard(T.cards[card].id))
        assert f" {' '.join(moved)} → t{column[space]} " in text


def test_a_card_counts_what_the_seat_gets_more_for_a_good() -> None:
    """A, who negotiated spices, gets 1 PO more for each."""
    state = asking(started(4), CardChoice(0, EUROPE))
    card = ChooseCard(T.cards[state.piles[EUROPE * 3][0]].id)
    usual = int(re.findall(r" s(\d+)", described(state, 0, card))[0])
    mine = with_agents_on(state, "merchant-spices", 0)
    assert f" s{usual + 1} " in described(mine, 0, card)


def test_an_office_that_sells_ships_says_what_at_least_is_paid() -> None:
    """The cheapest ship costs 5 PO, and B is there already."""
    state = with_agents_on(asking(with_company(started(4), 0, treasury=20), AgentTurn(0)), "shipowner-ship", 1)
    forms = {cell: GAME.words.form(state, 0, PlaceAgent(0, cell)) for cell in ("shipowner-ship", "investor-ship")}
    told = {cell: one.pieces[0].text for cell, one in forms.items() if one is not None}
    assert told == {"shipowner-ship": "ship, Shipowner, 6+ PO", "investor-ship": "ship, Investor, 5+ PO"}


def test_no_cube_has_no_price() -> None:
    state = asking(started(4), CardChoice(0, INDIES))
    card = next(card for card in state.piles[0] if not T.layout(4).card_cubes[card][SILK])
    state = evolve(with_column(state, INDIES, SILK, 0), dice=((0,) * 4, (0,) * 4))
    assert described(state, 0, ChooseCard(T.cards[card].id)).endswith(" k-")


def test_a_good_that_is_sold_out_has_no_price() -> None:
    state = resumed(with_cards(with_fleet_at_sea(started(), CHINA, (0, "indiaman"))), "destinations")
    assert described(with_column(state, INDIES, TEA, 0), 0, BuyCube("tea")) == "tea: none left"


def test_nobody_is_said_to_pay_a_surcharge_to_themselves() -> None:
    state = with_agents_on(asking(started(), AgentTurn(0)), "shipowner-pier", 0, 1)
    assert "for 1 PO (1 to B);" in described(state, 0, PlaceAgent(0, "shipowner-pier"))


@pytest.mark.parametrize(("language", "one"), [("en", "1 spice"), ("fr", "1 épice"), ("nl", "1 specerij")])
def test_one_cube_is_counted_as_one(language: str, one: str) -> None:
    told = GAME.in_language(language).words.tell(ShipReturned(0, "flute", ("spices", "tea", "tea")), ("Ann", "Bob"))
    assert f" {one}, 2 " in told


def test_a_cube_says_what_europe_pays_with_any_card() -> None:
    state = resumed(with_cards(with_fleet_at_sea(started(), CHINA, (0, "indiaman"))), "destinations")
    there = with_column(state, EUROPE, TEA, 6)
    cards = (*there.piles[pile_of(T, there, EUROPE)], there.drawn[EUROPE])
    gone = [there.dice[EUROPE][TEA] + T.layout(4).card_cubes[card][TEA] for card in cards]
    low, high = (T.layout(4).prices[EUROPE][TEA][max(6 - cubes, 0)] for cubes in (min(gone), max(gone)))
    assert described(there, 0, BuyCube("tea")).endswith(f"Europe pays {low}-{high}")


def test_whoever_knows_the_card_of_europe_reads_what_it_leaves_of_the_price() -> None:
    state = with_cards(with_fleet_at_sea(started(), CHINA, (0, "indiaman")), seen=1)
    there = with_column(resumed(state, "destinations"), EUROPE, TEA, 8)
    gone = there.dice[EUROPE][TEA] + T.layout(4).card_cubes[there.drawn[EUROPE]][TEA]
    price = T.layout(4).prices[EUROPE][TEA][max(8 - gone, 0)]
    own = described(GAME.observe(there, 0), 0, BuyCube("tea"))
    assert own.endswith(f"Europe pays {price}")
    assert "-" in described(GAME.observe(there, None), 0, BuyCube("tea")).partition("pays ")[2]


def test_the_line_of_a_player_begins_with_what_matters() -> None:
    state = with_company(started(4), 0, treasury=123, shares=(2, 3, 0, 1))
    line = "".join(f" {label} {value}" for label, value in GAME.parts.board().holdings(GAME, state, 0))
    assert line == " PO 123 value 4 shares A2 B3 D1 ships 2/2", "no posts, no store"
    assert ("sales", "12") in GAME.parts.board().holdings(GAME, with_company(state, 0, sales=12, mortgaged=1), 0)


def test_codes_begin_with_the_place() -> None:
    """So that what is written there narrows the list to the choices of the place."""
    state = started(4)
    assert GAME.words.code(state, PlaceAgent(1, "captain-charts")) == "cc2"
    assert GAME.words.code(state, PlaceShip("galleon", "zone-3")) == "3ga"


def test_a_ship_that_is_not_in_hand_can_be_asked_about() -> None:
    state = with_company(started(4), 0, fleet=(T.galleon, T.ship_index["brig"]), hand=(T.galleon,))
    off = GAME.refused_actions(asking(state, ShipPlacement(0)), 0)
    assert PlaceShip("brig", "zone-1") in off


def test_a_voyage_says_whether_a_post_is_there() -> None:
    state = with_post(with_company(started(4), 0, hand=(T.galleon,), docks=docks("galleon", empty=1)), 0, "canton")
    state = asking(state, ShipPlacement(0))
    assert described(state, 0, PlaceShip("galleon", "zone-1")) == "Galleon to I China, 2 PO, your post, hold 2"
    assert described(state, 0, PlaceShip("galleon", "zone-3")) == "Galleon to III India, free, hold 2"


def test_nobody_is_promised_a_period_after_the_last() -> None:
    state = resumed(with_cards(with_fleet_at_sea(started(), CHINA, (0, "indiaman"))), "destinations")
    assert described(state, 0, StayInIndies()).endswith("load first next period")
    assert "no period follows" in described(evolve(state, period=LAST_PERIOD), 0, StayInIndies())


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
    assert described(state, 0, ChooseUnload(0)) == "Flute in dock 1: 2 tea, 12 PO now"
    state = asking(state, UnloadTurn(0, T.speeds.index(1), 1))
    assert described(state, 0, SellCube("silk")) == "silk for 1 PO: the column is full"
    assert described(state, 0, StoreCube("silk")) == "silk for a later period (2 spaces free)"
    last = evolve(state, period=LAST_PERIOD)
    assert described(last, 0, StoreCube("silk")) == "silk unsold: worth nothing (2 spaces free)"


def test_off_choices_are_those_that_could_be_meant() -> None:
    """No galleon is for sale, no mortgage without the option, no sale of shares that nobody holds."""
    state = asking(started(4), ShipPurchase(0))
    assert ChooseShip("galleon") not in GAME.refused_actions(state, 0)
    kinds = {type(action).__name__ for action in GAME.refused_actions(asking(started(4), ExchangeTurn(0, 0)), 0)}
    assert not kinds & {"Mortgage", "Redeem", "SellShares"}


def test_of_agents_at_one_place_only_the_first_can_be_asked_about() -> None:
    state = with_company(started(4), 0, agents=(T.portraits, T.portraits + 1, T.portraits))
    off = GAME.refused_actions(evolve(state, period=2), 0)
    assert {action.agent for action in off if isinstance(action, PlaceAgent)} == {0, 1}


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
    assert GAME.words.tell(ValueMoved(0, 5, 7, "rank"), names) == (
        "Shares of French Co. (A) rise from 5 to 7 PO by rank."
    )


def test_who_leaves_a_galleon_in_the_indies_hears_that_it_is_the_last_chance() -> None:
    for ship, period, told in (("galleon", 4, True), ("flute", 4, False), ("galleon", 3, False)):
        state = evolve(with_fleet_at_sea(with_company(started(), 0, treasury=9), CHINA, (0, ship)), period=period)
        state = resumed(with_cards(state), "destinations")
        warned = GAME.words.warning(state, 0, StayInIndies(), None, ())
        assert ("galleons leave the game" in warned) is told


@pytest.mark.parametrize(("players", "ranks"), [(2, "+2 +1 -1"), (3, "+2 +1 -1"), (4, "+2 +1 ±0 -1")])
def test_the_aid_is_that_of_the_table(players: int, ranks: str) -> None:
    """Ranks by the number of players, the mortgage and the neutral company only where they are in the game."""
    for options in ((), ("mortgage",)):
        sections = GAME.words.aid(Config(players, 1, "standard", options)).sections
        lines = {line.sign: line.text for section in sections for line in section.lines}
        assert f"the value {ranks};" in lines["sales"]
        assert ("mortgage" in lines) == bool(options)
        assert ("neutral" in lines) == (players == 2)
