"""What holds at every moment, and at every step, of every game."""

from typing import Any

from boardgames.eic import actions as act
from boardgames.eic.box.tables import DECKS, EUROPE, INDIES, MARKETS, NONE, Tables
from boardgames.eic.rules.period import phase
from boardgames.eic.state import LoadingTurn, State


def check(game: Any, state: State) -> None:
    t: Tables = game.tables
    layout = t.layout(state.players)
    _cubes(t, state)
    for market in (INDIES, EUROPE):
        for good, prices in enumerate(layout.columns[market]):
            assert 0 <= state.columns[market][good] <= len(prices)
    for number in range(len(state.companies)):
        held = sum(one.shares[number] for one in state.companies)
        assert state.market_shares[number] + held == layout.setup.shares_on_market
        assert 0 <= state.values[number] < len(t.values)
    assert sorted(state.order) == list(range(layout.setup.companies_in_play))
    for pile, cards in enumerate(state.piles):
        market, deck = divmod(pile, 3)
        assert {(t.cards[card].market, t.cards[card].deck) for card in cards} <= {(MARKETS[market], DECKS[deck])}
        drawn = state.drawn[market]
        used = sum(t.periods[number].deck == DECKS[deck] for number in range(state.period - 1))
        here = drawn >= 0 and t.cards[drawn].deck == DECKS[deck]
        size = sum((card.market, card.deck) == (MARKETS[market], DECKS[deck]) for card in t.cards)
        gone = state.step == "over" and DECKS[deck] == t.periods[-1].deck
        assert len(set(cards)) + here + used == size, (pile, cards, drawn, gone)
    for number, one in enumerate(state.companies):
        _company(t, state, number, one)


def _cubes(t: Tables, state: State) -> None:
    loading = [good for frame in state.frames if isinstance(frame, LoadingTurn) for good in frame.cargo]
    for good, row in enumerate(t.goods):
        total = state.supply[good] + state.columns[INDIES][good] + state.columns[EUROPE][good] + loading.count(good)
        for one in state.companies:
            total += one.warehouse.count(good) + sum(ship.cargo.count(good) for ship in one.docks)
        assert total == row.cubes, row.id
        assert state.supply[good] >= 0


def _company(t: Tables, state: State, number: int, one: Any) -> None:
    assert one.treasury >= 0
    assert one.sales >= 0
    assert number < state.players or one.treasury == 0
    assert 0 <= one.sales_index < len(t.sales_floors)
    assert len(one.docks) == t.docks[one.extensions]
    assert len(one.warehouse) <= t.warehouse[one.extensions]
    waiting = [frame.queue for frame in state.frames if isinstance(frame, LoadingTurn)]
    away = [
        vessel.kind
        for pile in (*state.zone_piles, *state.stay_piles, *waiting)
        for vessel in pile
        if vessel.company == number
    ]
    docked = [ship.kind for ship in one.docks if ship.kind != NONE]
    assert sorted((*docked, *one.hand, *away)) == list(one.fleet)
    assert len(one.fleet) <= len(one.docks)
    assert not set(one.stack) & set(one.fleet)
    for ship in one.docks:
        assert len(ship.cargo) <= (t.ships[ship.kind].tonnage if ship.kind != NONE else 0)
        assert not ship.cargo or phase(state) in "DE"
    if phase(state) in "AB":
        assert not one.hand
        assert not any(vessel.company == number for pile in state.zone_piles for vessel in pile)
    assert len(one.agents) == len(one.moved) == t.agents
    for cell, there in enumerate(state.cells):
        assert there.count(number) == one.agents.count(cell) <= 1
    owned = [t.spots[spot].zone for spot, owner in enumerate(state.posts) if owner == number]
    assert len(owned) == len(set(owned)) == t.posts - one.posts_left
    for spot in t.layout(state.players).condemned:
        assert state.posts[spot] != number
    assert 0 <= one.mortgaged <= (t.presidency if state.mortgage else 0)


def check_step(game: Any, before: State, seat: int, action: Any, after: State) -> None:
    """Money that players pay each other stays on the table; prices and shares move only as the phases allow."""
    events: list[Any] = []
    game.apply(before, seat, action, events)
    bank = sum(_from_bank(game.tables, before, event) for event in events)
    assert _money(after) - _money(before) == bank, (action, events)
    if phase(before) == "B" == phase(after) and before.period == after.period:
        assert all(old <= new for old, new in zip(before.values, after.values, strict=True))
    if isinstance(action, act.BuyCube):
        assert all(old <= new for old, new in zip(before.supply, after.supply, strict=True))
    if before.period == 5 and phase(before) != "A":
        for old, new in zip(before.companies, after.companies, strict=True):
            assert all(a <= b for a, b in zip(old.shares, new.shares, strict=True))


def _money(state: State) -> int:
    return sum(one.treasury + one.sales for one in state.companies)


def _from_bank(t: Tables, before: State, event: Any) -> int:
    """What the bank pays (or, negative, receives) by an event."""
    kind = type(event).__name__
    neutral = t.layout(before.players).neutral
    match kind:
        case "AgentPlaced":
            return len(event.paid_to) * t.costs.surcharge_per_player - int(event.cost + event.surcharge)
        case "NeutralAgentPlaced":
            return len(event.paid_to) * t.costs.surcharge_per_player
        case "ShipBought" | "PresidencyRedeemed" | "ShipPlaced" | "ShipStayed":
            return -int(event.cost)
        case "ShareBought" | "CubeBought":
            return -int(event.price)
        case "SharesSold":
            return int(event.count * event.price)
        case "CubeSold":
            return int(event.price)
        case "PresidencyMortgaged":
            return int(event.amount)
        case "SalesTransferred":
            return -int(event.amount) if event.company == neutral else 0
        case "DividendPaid":
            return int(event.amount) if event.company == neutral else 0
    return 0
