"""Phase E: demand empties the European columns, then warehouses and ships are sold from."""

from collections.abc import Iterator

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question, not_now
from boardgames.core.values import evolve, replaced
from boardgames.eic.actions import AnyAction, ChooseUnload, CloseWarehouse, SellCube, SellStored, StoreCube
from boardgames.eic.box.tables import EUROPE, MARKETS, NONE, Tables
from boardgames.eic.events import CardRevealed, CubeSold, CubeStored, DemandMet, UnloadingStarted, WarehouseClosed
from boardgames.eic.rules.ports import free_storage
from boardgames.eic.rules.shares import FREE_ACTIONS, free_actions
from boardgames.eic.rules.state_helpers import without
from boardgames.eic.state import EVERYBODY, AnyFrame, Company, Ship, State, UnloadChoice, UnloadTurn, WarehouseTurn


def leaving(t: Tables, s: State, card: int) -> tuple[int, ...]:
    """For each good what leaves Europe by die and card, as far as there are cubes (EIC-TRD-01, EIC-TRD-02).

    Without a card, or with one that the viewer does not know, by the dice alone.
    """
    column = s.columns[EUROPE]
    cubes = t.layout(s.players).card_cubes[card] if card >= 0 else (0,) * len(column)
    return tuple(min(die + more, there) for die, more, there in zip(s.dice[EUROPE], cubes, column, strict=True))


def known_card(s: State, seat: Seat) -> int:
    """The Europe card, if the seat has chosen it or looked at it and it lies open in this state (EIC-NAV-04)."""
    return s.drawn[EUROPE] if s.drawn[EUROPE] >= 0 and s.seen[EUROPE] >> seat & 1 else NONE


def demand_is_met(t: Tables, s: State, events: Events) -> State:
    """The Europe card is shown, and its cubes go back to the supply (EIC-TRD-01 to EIC-TRD-03)."""
    card = s.drawn[EUROPE]
    gone = leaving(t, s, card)
    if events is not None:
        events.append(CardRevealed(MARKETS[EUROPE], t.cards[card].id))
        events.append(DemandMet(gone))
    return evolve(
        s,
        seen=replaced(s.seen, EUROPE, EVERYBODY),
        columns=replaced(s.columns, EUROPE, tuple(a - b for a, b in zip(s.columns[EUROPE], gone, strict=True))),
        supply=tuple(a + b for a, b in zip(s.supply, gone, strict=True)),
    )


# --- prices ---------------------------------------------------------------------------------------------------------


def market_price(t: Tables, s: State, good: int, cubes: int) -> int:
    """Return the price at the lowest empty space of a column with so many cubes, or 1 PO if it is full (EIC-TRD-04)."""
    prices = t.layout(s.players).prices[EUROPE][good]
    return prices[min(cubes, len(prices) - 1)]


def sale_price(t: Tables, s: State, company: int, good: int, cubes: int | None = None) -> int:
    """Return what the next cube fetches for a company, or would with this many cubes on the column (EIC-TRD-11)."""
    there = s.columns[EUROPE][good] if cubes is None else cubes
    return market_price(t, s, good, there) + bonus(t, s, company, good)


def bonus(t: Tables, s: State, company: int, good: int) -> int:
    """1 PO more with Negotiation; neutral agents activate nothing (EIC-TRD-11, EIC-Q-48)."""
    cell = t.negotiation_cells[good]
    return t.costs.negotiation_bonus if cell != NONE and company < s.players and company in s.cells[cell] else 0


def column_is_full(t: Tables, s: State, good: int) -> bool:
    return s.columns[EUROPE][good] == len(t.layout(s.players).columns[EUROPE][good])


def cargo_worth(t: Tables, s: State, company: int, cargo: tuple[int, ...]) -> int:
    """Return what the cubes would fetch if all were sold now, one after the other."""
    column = s.columns[EUROPE]
    return sum(
        sale_price(t, s, company, good, column[good] + sold) for good in set(cargo) for sold in range(cargo.count(good))
    )


def _sold(
    t: Tables, s: State, company: int, me: Company, goods: tuple[int, ...], stored: bool, events: Events
) -> State:
    """The goods are sold one after the other; the money goes on the sales tile (EIC-TRD-12, EIC-TRD-14)."""
    prices = t.layout(s.players).prices[EUROPE]
    column, supply, earned = list(s.columns[EUROPE]), list(s.supply), 0
    for good in goods:
        price = prices[good][column[good]] + bonus(t, s, company, good)
        full = column[good] == len(prices[good]) - 1
        if full:
            supply[good] += 1
        else:
            column[good] += 1
        earned += price
        if events is not None:
            events.append(CubeSold(company, t.goods[good].id, price, stored, full))
    return evolve(
        s,
        companies=replaced(s.companies, company, evolve(me, sales=me.sales + earned)),
        columns=replaced(s.columns, EUROPE, tuple(column)),
        supply=tuple(supply),
    )


# --- warehouses -----------------------------------------------------------------------------------------------------


def open_warehouses(t: Tables, s: State, events: Events) -> State:
    return _next_warehouse(t, s, 0, events)


def _next_warehouse(t: Tables, s: State, start: int, events: Events) -> State:
    """Once each, by initiative; the neutral company sells all it has (EIC-TRD-05, EIC-Q-52, EIC-NEU-31,
    EIC-NEU-32).
    """
    for company in s.order[start:]:
        me = s.companies[company]
        if not me.warehouse:
            continue
        if company < s.players:
            return evolve(s, frames=(WarehouseTurn(company),))
        s = _sold(t, s, company, evolve(me, warehouse=()), me.warehouse, True, events)
    return evolve(s, frames=())


def offer_warehouse(t: Tables, s: State, seat: Seat, f: WarehouseTurn) -> tuple[AnyAction, ...]:
    menu, stored = t.menu, dict.fromkeys(s.companies[seat].warehouse)
    return (*[menu.sell_stored[good] for good in stored], menu.close_warehouse, *free_actions(t, s, seat))


def refuse_sell_stored(t: Tables, s: State, seat: Seat, f: WarehouseTurn, a: SellStored) -> Refusal | None:
    if t.good_index.get(a.good, NONE) not in s.companies[seat].warehouse:
        return refuse("EIC-TRD-05", "not-in-warehouse", 1, 0)
    return None


def sell_stored(t: Tables, s: State, seat: Seat, f: WarehouseTurn, a: SellStored, events: Events) -> State:
    me, good = s.companies[seat], t.good_index[a.good]
    left = without(me.warehouse, good)
    s = _sold(t, s, seat, evolve(me, warehouse=left), (good,), True, events)
    return s if left else _next_warehouse(t, s, s.order.index(seat) + 1, events)


def close_warehouse(t: Tables, s: State, seat: Seat, f: WarehouseTurn, a: CloseWarehouse, events: Events) -> State:
    if events is not None:
        events.append(WarehouseClosed(seat))
    return _next_warehouse(t, s, s.order.index(seat) + 1, events)


WAREHOUSE_TURN = Question(
    WarehouseTurn,
    answers=(
        Answer(
            SellStored,
            sell_stored,
            rules=("EIC-TRD-05",),
            refuse=refuse_sell_stored,
        ),
        Answer(
            CloseWarehouse,
            close_warehouse,
            rules=("EIC-TRD-05",),
        ),
        *FREE_ACTIONS,
    ),
    offer=offer_warehouse,
    rules=("EIC-TRD-05", "EIC-TRD-04", "EIC-TRD-11"),
)


# --- ships ----------------------------------------------------------------------------------------------------------


def start_unloading(t: Tables, s: State, events: Events) -> State:
    return _next_unloading(t, s, 0, 0, events)


def unloading_order(t: Tables, s: State, frame: AnyFrame | None) -> list[tuple[int, int]]:
    """Return (speed, company) of the loaded ships in the order in which they unload, from the open turn on."""
    section, start = 0, 0
    if isinstance(frame, UnloadTurn | UnloadChoice):
        section, start = frame.section, s.order.index(frame.seat)
    return [(t.speeds[number], company) for number, company in unloading_turns(t, s, section, start)]


def unloading_turns(t: Tables, s: State, section: int, start: int) -> Iterator[tuple[int, int]]:
    """(section, company) for every loaded ship, from a place of the order in a section on (EIC-NEU-29).

    Fastest first; for each speed one ship a turn, by initiative, until none is left (EIC-TRD-06, EIC-TRD-07). Ships
    without cargo are left out (EIC-Q-28).
    """
    ships, order = t.ships, s.order
    loaded = [
        (ships[ship.kind].speed, company) for company in order for ship in s.companies[company].docks if ship.cargo
    ]
    speeds = {speed for speed, _ in loaded}
    for number, speed in enumerate(t.speeds):
        if speed not in speeds:
            continue
        left = [company for one, company in loaded if one == speed]
        turn = order[start:] + order[:start] if number == section else order
        while left:
            for company in turn:
                if company in left:
                    left.remove(company)
                    yield number, company


def _next_unloading(t: Tables, s: State, section: int, start: int, events: Events) -> State:
    """The next ship that asks its owner; what asks nothing is unloaded on the way."""
    for number, company in unloading_turns(t, s, section, start):
        me = s.companies[company]
        docks = _loaded(t, me, t.speeds[number])
        if company >= s.players:
            s = _neutral_unloads(t, s, company, docks[0], events)
        elif len(docks) > 1 and len(_different(me, docks)) > 1:
            return evolve(s, frames=(UnloadChoice(company, number),))
        else:
            s = _unload(t, s, company, number, docks[0], events)
            if s.frames:
                return s
    return evolve(s, frames=())


def _loaded(t: Tables, me: Company, speed: int) -> list[int]:
    """The docks with a loaded ship of a speed."""
    return [dock for dock, ship in enumerate(me.docks) if ship.cargo and t.ships[ship.kind].speed == speed]


def _different(me: Company, docks: list[int]) -> list[int]:
    """Return the docks of different ships: of ships of the same kind with the same cargo only the leftmost."""
    return [dock for dock in docks if me.docks.index(me.docks[dock]) == dock]


def _unload(t: Tables, s: State, seat: Seat, section: int, dock: int, events: Events) -> State:
    if events is not None:
        ship = s.companies[seat].docks[dock]
        events.append(UnloadingStarted(seat, t.ships[ship.kind].id, t.good_ids(ship.cargo)))
    return _ask_or_sell(t, evolve(s, frames=()), seat, section, dock, events)


def _ask_or_sell(t: Tables, s: State, seat: Seat, section: int, dock: int, events: Events) -> State:
    """While a warehouse space is free each cube is a choice; else all cubes left are sold (EIC-TRD-09, EIC-TRD-10)."""
    me = s.companies[seat]
    cargo = me.docks[dock].cargo
    if not cargo:
        return s
    if free_storage(t, me):
        return evolve(s, frames=(UnloadTurn(seat, section, dock),))
    return _sold(t, s, seat, _emptied(me, dock, ()), cargo, False, events)


def _emptied(me: Company, dock: int, cargo: tuple[int, ...]) -> Company:
    return evolve(me, docks=replaced(me.docks, dock, Ship(me.docks[dock].kind, cargo)))


def _after(t: Tables, s: State, seat: Seat, section: int, events: Events) -> State:
    return _next_unloading(t, s, section, s.order.index(seat) + 1, events)


def offer_unload_choice(t: Tables, s: State, seat: Seat, f: UnloadChoice) -> tuple[AnyAction, ...]:
    menu, me = t.menu, s.companies[seat]
    return tuple(menu.choose_unload[dock] for dock in _different(me, _loaded(t, me, t.speeds[f.section])))


def refuse_choose_unload(t: Tables, s: State, seat: Seat, f: UnloadChoice, a: ChooseUnload) -> Refusal | None:
    me, speed = s.companies[seat], t.speeds[f.section]
    docks = _loaded(t, me, speed)
    if a.dock not in docks:
        return refuse("EIC-TRD-08", "no-loaded-ship", speed=speed)
    if a.dock not in _different(me, docks):
        return refuse("EIC-TRD-08", "ship-alike")
    return None


def choose_unload(t: Tables, s: State, seat: Seat, f: UnloadChoice, a: ChooseUnload, events: Events) -> State:
    s = _unload(t, s, seat, f.section, a.dock, events)
    return s if s.frames else _after(t, s, seat, f.section, events)


def offer_unload(t: Tables, s: State, seat: Seat, f: UnloadTurn) -> tuple[AnyAction, ...]:
    menu, goods = t.menu, dict.fromkeys(s.companies[seat].docks[f.dock].cargo)
    return (
        *[menu.sell_cube[good] for good in goods],
        *[menu.store_cube[good] for good in goods],
        *free_actions(t, s, seat),
    )


def refuse_unload(t: Tables, s: State, seat: Seat, f: UnloadTurn, a: SellCube | StoreCube) -> Refusal | None:
    if t.good_index.get(a.good, NONE) not in s.companies[seat].docks[f.dock].cargo:
        return refuse("EIC-TRD-10", "not-on-ship", 1, 0)
    return None


def sell_cube(t: Tables, s: State, seat: Seat, f: UnloadTurn, a: SellCube, events: Events) -> State:
    me, good = s.companies[seat], t.good_index[a.good]
    left = without(me.docks[f.dock].cargo, good)
    s = _sold(t, s, seat, _emptied(me, f.dock, left), (good,), False, events)
    return s if left else _after(t, s, seat, f.section, events)


def store_cube(t: Tables, s: State, seat: Seat, f: UnloadTurn, a: StoreCube, events: Events) -> State:
    """For a later period (EIC-TRD-10, EIC-Q-25)."""
    me, good = s.companies[seat], t.good_index[a.good]
    left = without(me.docks[f.dock].cargo, good)
    me = _stored(t, _emptied(me, f.dock, left), seat, good, events)
    s = evolve(s, frames=(), companies=replaced(s.companies, seat, me))
    s = _ask_or_sell(t, s, seat, f.section, f.dock, events)
    return s if s.frames else _after(t, s, seat, f.section, events)


def _stored(t: Tables, me: Company, company: int, good: int, events: Events) -> Company:
    if events is not None:
        events.append(CubeStored(company, t.goods[good].id))
    return evolve(me, warehouse=tuple(sorted((*me.warehouse, good))))


def _neutral_unloads(t: Tables, s: State, company: int, dock: int, events: Events) -> State:
    """In the order loaded; a cube whose column is full is stored if there is room (EIC-NEU-33, EIC-Q-44,
    EIC-NEU-30).
    """
    me = s.companies[company]
    ship = me.docks[dock]
    if events is not None:
        events.append(UnloadingStarted(company, t.ships[ship.kind].id, t.good_ids(ship.cargo)))
    me = _emptied(me, dock, ())
    for good in ship.cargo:
        if free_storage(t, me) and column_is_full(t, s, good):
            me = _stored(t, me, company, good, events)
            s = evolve(s, companies=replaced(s.companies, company, me))
        else:
            s = _sold(t, s, company, me, (good,), False, events)
            me = s.companies[company]
    return s


UNLOAD_CHOICE = Question(
    UnloadChoice,
    answers=(
        Answer(
            ChooseUnload,
            choose_unload,
            rules=("EIC-TRD-08",),
            refuse=refuse_choose_unload,
        ),
    ),
    offer=offer_unload_choice,
    rules=("EIC-TRD-08", "EIC-TRD-07"),
)

UNLOAD_TURN = Question(
    UnloadTurn,
    answers=(
        Answer(
            SellCube,
            sell_cube,
            rules=("EIC-TRD-04",),
            otherwise=not_now("EIC-TRD-07"),
            refuse=refuse_unload,
        ),
        Answer(
            StoreCube,
            store_cube,
            rules=("EIC-TRD-10",),
            otherwise=not_now("EIC-TRD-07"),
            refuse=refuse_unload,
        ),
        *FREE_ACTIONS,
    ),
    offer=offer_unload,
    rules=("EIC-TRD-10", "EIC-TRD-04", "EIC-TRD-11", "EIC-TRD-13"),
)
