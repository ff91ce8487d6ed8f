"""As at the table: tiles, tracks and coins are moved by hand here and must end where the engine puts them."""

import pytest

from boardgames.core.rng import below, start_stream
from boardgames.core.values import Event, evolve
from boardgames.eic import GAME
from boardgames.eic.actions import Decline
from boardgames.eic.events import UnloadingStarted, ZoneReached
from boardgames.eic.state import EMPTY_DOCK, Ship, State, Vessel
from tests.eic.given import CHINA, TEA, T, resumed, started, with_cards


class Luck:
    def __init__(self, seed: int) -> None:
        self._stream = start_stream(seed, "by hand")

    def below(self, limit: int) -> int:
        self._stream, number = below(self._stream, limit)
        return number


BOUGHT = [kind for kind, ship in enumerate(T.ships) if kind != T.galleon]


def with_pile(state: State, luck: Luck) -> State:
    """A random pile in China, of up to three different ships a player, placed in turn."""
    pile: list[Vessel] = []
    fleets: list[list[int]] = [[], [], [], []]
    for _ in range(3):
        for company in range(4):
            kind = BOUGHT[luck.below(len(BOUGHT))]
            if kind not in fleets[company] and len(fleets[company]) < 2:
                fleets[company].append(kind)
                pile.append(Vessel(company, kind))
    companies = tuple(
        evolve(
            one,
            docks=(EMPTY_DOCK,) * len(one.docks),
            fleet=tuple(sorted(fleet)),
            stack=tuple(kind for kind in one.stack if kind not in fleet),
        )
        for one, fleet in zip(state.companies, fleets, strict=True)
    )
    return evolve(state, companies=companies, zone_piles=(tuple(pile), (), ()))


def loading_track(pile: tuple[Vessel, ...]) -> list[Vessel]:
    """Tiles turned over from the top of the pile, each put on top of its section; then read from left to right."""
    pile_of_tiles = list(pile)
    track: dict[int, list[Vessel]] = {speed: [] for speed in T.speeds}
    while pile_of_tiles:
        tile = pile_of_tiles.pop()
        track[T.ships[tile.kind].speed].append(tile)
    order = []
    for speed in sorted(track, reverse=True):
        while track[speed]:
            order.append(track[speed].pop())
    return order


@pytest.mark.rule("EIC-LOD-06", "EIC-LOD-07", "EIC-LOD-08", "EIC-LOD-09")
@pytest.mark.parametrize("seed", range(20))
def test_the_loading_track_is_read_from_the_left_and_from_the_top(seed: int) -> None:
    state = with_pile(with_cards(started()), Luck(seed))
    events: list[Event] = []
    resumed(state, "supply", events)
    reached = next(event for event in events if isinstance(event, ZoneReached))
    expected = [(tile.company, T.ships[tile.kind].id) for tile in loading_track(state.zone_piles[CHINA])]
    assert list(reached.ships) == expected


def unloaded_by_hand(state: State) -> list[tuple[int, str]]:
    """For each speed the players go round in the order of initiative, one ship a turn, until none is left."""
    ports = [[T.ships[ship.kind] for ship in one.docks if ship.cargo] for one in state.companies]
    order = []
    for speed in sorted(T.speeds, reverse=True):
        while any(ship.speed == speed for port in ports for ship in port):
            for company in state.order:
                ship = next((ship for ship in ports[company] if ship.speed == speed), None)
                if ship is not None:
                    ports[company].remove(ship)
                    order.append((company, ship.id))
    return order


@pytest.mark.rule("EIC-TRD-06", "EIC-TRD-07", "EIC-Q-28")
@pytest.mark.parametrize("seed", range(20))
def test_ships_unload_in_the_order_of_the_table(seed: int) -> None:
    luck = Luck(seed)
    state = started(4, order=(2, 0, 3, 1))
    companies = []
    for one in state.companies:
        kinds = [BOUGHT[luck.below(len(BOUGHT))] for _ in one.docks]
        ships = tuple(Ship(kind, (TEA,) * luck.below(3)) for kind in kinds)
        companies.append(evolve(one, docks=ships, fleet=tuple(sorted(kinds))))
    state = evolve(state, companies=tuple(companies))
    expected = unloaded_by_hand(state)
    events: list[Event] = []
    state = resumed(state, "warehouses", events)
    while decisions := [one for one in GAME.decisions(state) if one.kind == "unload-choice"]:
        seat = decisions[0].seat
        state = GAME.apply(state, seat, GAME.legal_actions(state, seat)[0], events)
    unloaded = [event for event in events if isinstance(event, UnloadingStarted)]
    speeds = {ship.id: ship.speed for ship in T.ships}
    assert [(event.company, speeds[event.ship]) for event in unloaded] == [
        (company, speeds[ship]) for company, ship in expected
    ]


def period_end_by_hand(state: State) -> tuple[list[int], tuple[int, ...], list[list[int]]]:
    """Places on the track, the new order and who owes whom what, from the sales tiles and the rulebook's words."""
    top = len(T.values) - 1
    ranking = sorted(state.order, key=lambda one: (-state.companies[one].sales, state.order.index(one)))
    places = list(state.values)
    steps = [2, 1, 0, -1] if len(ranking) == 4 else [2, 1, -1]
    for company, step in zip(ranking, steps, strict=True):
        places[company] = min(max(places[company] + step, 0), top)
    for company, one in enumerate(state.companies):
        tens = min(one.sales // 10, 10)
        places[company] = min(max(places[company] + tens - one.sales_index, 0), top)
    owed = [
        [
            0 if holder == company else T.dividends[places[company]] * state.companies[holder].shares[company]
            for holder in range(state.players)
        ]
        for company in range(len(state.companies))
    ]
    return places, tuple(reversed(ranking)), owed


@pytest.mark.rule("EIC-END-01", "EIC-END-07", "EIC-END-09", "EIC-END-11", "EIC-END-12", "EIC-Q-30", "EIC-Q-33")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(10))
def test_values_order_and_money_at_the_end_of_a_period(players: int, seed: int) -> None:
    luck = Luck(seed)
    state = started(players)
    market = list(state.market_shares)
    companies = []
    for number, one in enumerate(state.companies):
        held = [0] * len(market)
        for company in range(len(market)):
            if number < players and market[company]:
                held[company] = luck.below(min(market[company], 2) + 1)
                market[company] -= held[company]
        sales, space = luck.below(70) // 3 * 3, luck.below(len(T.sales_floors))
        treasury = 100 if number < players else 0
        companies.append(evolve(one, sales=sales, sales_index=space, treasury=treasury, shares=tuple(held)))
    values = tuple(luck.below(len(T.values)) for _ in companies)
    state = evolve(state, companies=tuple(companies), market_shares=tuple(market), values=values)
    places, order, owed = period_end_by_hand(state)
    money = [
        100 + state.companies[seat].sales - sum(owed[seat]) + sum(debts[seat] for debts in owed)
        for seat in range(players)
    ]
    state = resumed(state, "window-4")
    while state.period == 1:
        seat = GAME.decisions(state)[0].seat
        state = GAME.apply(state, seat, Decline())
    assert (list(state.values), state.order) == (places, order)
    assert [one.treasury for one in state.companies[:players]] == money
    assert all(one.sales == 0 for one in state.companies)
