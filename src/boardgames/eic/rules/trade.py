"""Phase E: demand empties the European columns, then warehouses and ships are sold from."""

from boardgames.core.protocol import Refusal, Seat
from boardgames.core.values import evolve, replaced
from boardgames.eic.actions import AnyAction, ChooseUnload, CloseWarehouse, SellCube, SellStored, StoreCube
from boardgames.eic.box.menu import Menu
from boardgames.eic.box.tables import EUROPE, MARKETS, NONE, Tables
from boardgames.eic.events import CardRevealed, CubeSold, CubeStored, DemandMet, UnloadingStarted, WarehouseClosed
from boardgames.eic.rules.pieces import names, without
from boardgames.eic.rules.shares import free_actions
from boardgames.eic.state import EVERYBODY, Company, Events, Ship, State, UnloadChoice, UnloadTurn, WarehouseTurn


def demand_is_met(t: Tables, s: State, events: Events) -> State:
    """Die plus card for each good leave the column, as far as there are cubes (EIC-TRD-01 to EIC-TRD-03)."""
    layout, card = t.layout(s.players), s.drawn[EUROPE]
    column = s.columns[EUROPE]
    gone = tuple(
        min(die + cubes, there)
        for die, cubes, there in zip(s.dice[EUROPE], layout.card_cubes[card], column, strict=True)
    )
    if events is not None:
        events.append(CardRevealed(MARKETS[EUROPE], t.cards[card].id))
        events.append(DemandMet(gone))
    return evolve(
        s,
        seen=replaced(s.seen, EUROPE, EVERYBODY),
        columns=replaced(s.columns, EUROPE, tuple(a - b for a, b in zip(column, gone, strict=True))),
        supply=tuple(a + b for a, b in zip(s.supply, gone, strict=True)),
    )


def sale_price(t: Tables, s: State, company: int, good: int) -> int:
    """The lowest empty space, or 1 PO for a full column; 1 PO more with Negotiation (EIC-TRD-04, EIC-TRD-11)."""
    return t.layout(s.players).prices[EUROPE][good][s.columns[EUROPE][good]] + bonus(t, s, company, good)


def bonus(t: Tables, s: State, company: int, good: int) -> int:
    """Neutral agents activate nothing (EIC-Q-48)."""
    cell = t.negotiation_cells[good]
    return t.costs.negotiation if cell != NONE and company < s.players and company in s.cells[cell] else 0


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
    """Once each, by initiative; the neutral company sells all it has (EIC-TRD-05, EIC-Q-52, EIC-NEU-31)."""
    for company in s.order[start:]:
        me = s.companies[company]
        if not me.warehouse:
            continue
        if company < s.players:
            return evolve(s, frames=(WarehouseTurn(company),))
        s = _sold(t, s, company, evolve(me, warehouse=()), me.warehouse, True, events)
    return evolve(s, frames=())


def warehouse_actions(t: Tables, m: Menu, s: State, f: WarehouseTurn) -> tuple[AnyAction, ...]:
    stored = dict.fromkeys(s.companies[f.seat].warehouse)
    return (*[m.sell_stored[good] for good in stored], m.close_warehouse, *free_actions(t, m, s, f.seat))


def refuse_sell_stored(t: Tables, s: State, f: WarehouseTurn, a: SellStored) -> Refusal | None:
    if t.good_index.get(a.good, NONE) not in s.companies[f.seat].warehouse:
        return Refusal("EIC-TRD-05", "No such cube is in your warehouse.", need=1, have=0)
    return None


def sell_stored(t: Tables, s: State, seat: Seat, a: SellStored, events: Events) -> State:
    me, good = s.companies[seat], t.good_index[a.good]
    left = without(me.warehouse, good)
    s = _sold(t, s, seat, evolve(me, warehouse=left), (good,), True, events)
    return s if left else _next_warehouse(t, s, s.order.index(seat) + 1, events)


def close_warehouse(t: Tables, s: State, seat: Seat, a: CloseWarehouse, events: Events) -> State:
    if events is not None:
        events.append(WarehouseClosed(seat))
    return _next_warehouse(t, s, s.order.index(seat) + 1, events)


# --- ships ----------------------------------------------------------------------------------------------------------


def start_unloading(t: Tables, s: State, events: Events) -> State:
    return _next_unloading(t, s, 0, 0, events)


def _next_unloading(t: Tables, s: State, section: int, start: int, events: Events) -> State:
    """Fastest first; for each speed one ship a turn, by initiative, until none is left (EIC-TRD-06, EIC-TRD-07)."""
    while True:
        fastest = _fastest_section(t, s)
        if fastest == len(t.speeds):
            return evolve(s, frames=())
        if fastest != section:
            section, start = fastest, 0
        for company in s.order[start:] + s.order[:start]:
            docks = _loaded(t, s.companies[company], t.speeds[section])
            if not docks:
                continue
            if company >= s.players:
                s = _neutral_unloads(t, s, company, docks[0], events)
            elif len(docks) > 1 and len(_different(s.companies[company], docks)) > 1:
                return evolve(s, frames=(UnloadChoice(company, section),))
            else:
                s = _unload(t, s, company, section, docks[0], events)
                if s.frames:
                    return s


def _fastest_section(t: Tables, s: State) -> int:
    """The section of the fastest loaded ship; behind the last section if no ship is loaded."""
    speeds = [t.ships[ship.kind].speed for one in s.companies for ship in one.docks if ship.cargo]
    return t.speeds.index(max(speeds)) if speeds else len(t.speeds)


def _loaded(t: Tables, me: Company, speed: int) -> list[int]:
    """The docks with a loaded ship of a speed; ships without cargo are left out (EIC-Q-28)."""
    return [dock for dock, ship in enumerate(me.docks) if ship.cargo and t.ships[ship.kind].speed == speed]


def _different(me: Company, docks: list[int]) -> list[int]:
    """Of ships of the same kind with the same cargo only the leftmost."""
    return [dock for dock in docks if me.docks.index(me.docks[dock]) == dock]


def _unload(t: Tables, s: State, seat: Seat, section: int, dock: int, events: Events) -> State:
    me = s.companies[seat]
    if events is not None:
        ship = me.docks[dock]
        events.append(UnloadingStarted(seat, t.ships[ship.kind].id, names(t, ship.cargo)))
    return _ask_or_sell(t, evolve(s, frames=()), seat, section, dock, events)


def _ask_or_sell(t: Tables, s: State, seat: Seat, section: int, dock: int, events: Events) -> State:
    """While a warehouse space is free each cube is a choice; else all cubes left are sold (EIC-TRD-09, EIC-TRD-10)."""
    me = s.companies[seat]
    cargo = me.docks[dock].cargo
    if not cargo:
        return s
    if len(me.warehouse) < t.warehouse[me.extensions]:
        return evolve(s, frames=(UnloadTurn(seat, section, dock),))
    return _sold(t, s, seat, _emptied(me, dock, ()), cargo, False, events)


def _emptied(me: Company, dock: int, cargo: tuple[int, ...]) -> Company:
    return evolve(me, docks=replaced(me.docks, dock, Ship(me.docks[dock].kind, cargo)))


def unload_choices(t: Tables, m: Menu, s: State, f: UnloadChoice) -> tuple[AnyAction, ...]:
    me = s.companies[f.seat]
    return tuple(m.choose_unload[dock] for dock in _different(me, _loaded(t, me, t.speeds[f.section])))


def refuse_choose_unload(t: Tables, s: State, f: UnloadChoice, a: ChooseUnload) -> Refusal | None:
    me, speed = s.companies[f.seat], t.speeds[f.section]
    docks = _loaded(t, me, speed)
    if a.dock not in docks:
        return Refusal("EIC-TRD-08", f"No loaded ship of speed {speed} lies in that dock.")
    if a.dock not in _different(me, docks):
        return Refusal("EIC-TRD-08", "An equal ship lies further left: choose that one.")
    return None


def choose_unload(t: Tables, s: State, seat: Seat, a: ChooseUnload, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, UnloadChoice)
    s = _unload(t, s, seat, frame.section, a.dock, events)
    return s if s.frames else _after(t, s, seat, frame.section, events)


def _after(t: Tables, s: State, seat: Seat, section: int, events: Events) -> State:
    return _next_unloading(t, s, section, s.order.index(seat) + 1, events)


def unload_actions(t: Tables, m: Menu, s: State, f: UnloadTurn) -> tuple[AnyAction, ...]:
    goods = dict.fromkeys(s.companies[f.seat].docks[f.dock].cargo)
    return (
        *[m.sell_cube[good] for good in goods],
        *[m.store_cube[good] for good in goods],
        *free_actions(t, m, s, f.seat),
    )


def refuse_unload(t: Tables, s: State, f: UnloadTurn, a: SellCube | StoreCube) -> Refusal | None:
    if t.good_index.get(a.good, NONE) not in s.companies[f.seat].docks[f.dock].cargo:
        return Refusal("EIC-TRD-10", "No such cube is on the ship.", need=1, have=0)
    return None


def sell_cube(t: Tables, s: State, seat: Seat, a: SellCube, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, UnloadTurn)
    me, good = s.companies[seat], t.good_index[a.good]
    left = without(me.docks[frame.dock].cargo, good)
    s = _sold(t, s, seat, _emptied(me, frame.dock, left), (good,), False, events)
    return s if left else _after(t, s, seat, frame.section, events)


def store_cube(t: Tables, s: State, seat: Seat, a: StoreCube, events: Events) -> State:
    """For a later period (EIC-TRD-10, EIC-Q-25)."""
    frame = s.frames[-1]
    assert isinstance(frame, UnloadTurn)
    me, good = s.companies[seat], t.good_index[a.good]
    left = without(me.docks[frame.dock].cargo, good)
    if events is not None:
        events.append(CubeStored(seat, a.good))
    me = evolve(_emptied(me, frame.dock, left), warehouse=tuple(sorted((*me.warehouse, good))))
    s = evolve(s, frames=(), companies=replaced(s.companies, seat, me))
    s = _ask_or_sell(t, s, seat, frame.section, frame.dock, events)
    return s if s.frames else _after(t, s, seat, frame.section, events)


def _neutral_unloads(t: Tables, s: State, company: int, dock: int, events: Events) -> State:
    """In the order loaded; a cube whose column is full is stored if there is room (EIC-NEU-33, EIC-Q-44)."""
    me = s.companies[company]
    ship = me.docks[dock]
    if events is not None:
        events.append(UnloadingStarted(company, t.ships[ship.kind].id, names(t, ship.cargo)))
    me = _emptied(me, dock, ())
    prices = t.layout(s.players).columns[EUROPE]
    for good in ship.cargo:
        room = len(me.warehouse) < t.warehouse[me.extensions]
        if room and s.columns[EUROPE][good] == len(prices[good]):
            if events is not None:
                events.append(CubeStored(company, t.goods[good].id))
            me = evolve(me, warehouse=tuple(sorted((*me.warehouse, good))))
            s = evolve(s, companies=replaced(s.companies, company, me))
        else:
            s = _sold(t, s, company, me, (good,), False, events)
            me = s.companies[company]
    return s
