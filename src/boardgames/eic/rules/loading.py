"""Phase D: supply arrives in the Indies, then the ships load, zone by zone."""

from boardgames.core.protocol import Refusal, Seat
from boardgames.core.values import evolve, replaced
from boardgames.eic.actions import AnyAction, BuyCube, CloseShip, StayInIndies
from boardgames.eic.box.menu import Menu
from boardgames.eic.box.tables import INDIES, MARKETS, Tables
from boardgames.eic.events import CardRevealed, CubeBought, ShipReturned, ShipStayed, SupplyArrived, ZoneReached
from boardgames.eic.rules import neutral
from boardgames.eic.rules.pieces import docked, has_post, names
from boardgames.eic.rules.shares import free_actions
from boardgames.eic.state import EVERYBODY, Events, LoadingTurn, Ship, State, Vessel


def supply_arrives(t: Tables, s: State, events: Events) -> State:
    """Die plus card for each good, as far as spaces and supply reach (EIC-LOD-01 to EIC-LOD-04, EIC-Q-24)."""
    layout, card = t.layout(s.players), s.drawn[INDIES]
    column, supply = s.columns[INDIES], s.supply
    added = tuple(
        min(s.dice[INDIES][good] + layout.card_cubes[card][good], len(prices) - column[good], supply[good])
        for good, prices in enumerate(layout.columns[INDIES])
    )
    if events is not None:
        events.append(CardRevealed(MARKETS[INDIES], t.cards[card].id))
        events.append(SupplyArrived(added))
    return evolve(
        s,
        seen=replaced(s.seen, INDIES, EVERYBODY),
        columns=replaced(s.columns, INDIES, tuple(a + b for a, b in zip(column, added, strict=True))),
        supply=tuple(a - b for a, b in zip(supply, added, strict=True)),
    )


def reach_zone_1(t: Tables, s: State, events: Events) -> State:
    return _reach_zone(t, s, 0, events)


def reach_zone_2(t: Tables, s: State, events: Events) -> State:
    return _reach_zone(t, s, 1, events)


def reach_zone_3(t: Tables, s: State, events: Events) -> State:
    return _reach_zone(t, s, 2, events)


def _reach_zone(t: Tables, s: State, zone: int, events: Events) -> State:
    """Ships left here load first; then the pile by speed, of equals the one placed earlier (EIC-LEV-04, EIC-LOD-09)."""
    pile = sorted(s.zone_piles[zone], key=lambda vessel: -t.ships[vessel.kind].speed)
    queue = (*s.stay_piles[zone], *pile)
    if not queue:
        return s
    if events is not None:
        events.append(
            ZoneReached(t.zones[zone].id, tuple((vessel.company, t.ships[vessel.kind].id) for vessel in queue))
        )
    # From here on the stay pile is built anew by the ships that stay (again).
    s = evolve(s, zone_piles=replaced(s.zone_piles, zone, ()), stay_piles=replaced(s.stay_piles, zone, ()))
    return _next_ship(t, s, zone, queue, events)


def _next_ship(t: Tables, s: State, zone: int, queue: tuple[Vessel, ...], events: Events) -> State:
    while queue and queue[0].company >= s.players:
        s = neutral.load_ship(t, s, zone, queue[0], events)
        queue = queue[1:]
    return evolve(s, frames=(LoadingTurn(queue[0].company, zone, queue, ()),) if queue else ())


def cube_price(t: Tables, s: State, seat: Seat, zone: int, good: int) -> int:
    """The topmost cube; with an own post in the zone 1 PO less, at least 0 (EIC-LOD-14, EIC-LOD-16, EIC-Q-23)."""
    price = t.layout(s.players).prices[INDIES][good][s.columns[INDIES][good]]
    return max(price - t.costs.discount, 0) if has_post(t, s, seat, zone) else price


def loading_actions(t: Tables, m: Menu, s: State, f: LoadingTurn) -> tuple[AnyAction, ...]:
    seat, column = f.seat, s.columns[INDIES]
    treasury = s.companies[seat].treasury
    found: list[AnyAction] = [
        m.buy_cube[good]
        for good in t.zones[f.zone].goods
        if column[good] and cube_price(t, s, seat, f.zone, good) <= treasury
    ]
    found.append(m.close_ship)
    if not f.cargo and treasury >= t.costs.leave_ship:
        found.append(m.stay)
    return (*found, *free_actions(t, m, s, seat))


def refuse_buy_cube(t: Tables, s: State, f: LoadingTurn, a: BuyCube) -> Refusal | None:
    good = t.good_index.get(a.good)
    if good is None or good not in t.zones[f.zone].goods:
        both = " and ".join(t.goods[one].name.lower() for one in t.zones[f.zone].goods)
        return Refusal("EIC-LOD-10", f"{t.zones[f.zone].name} sells {both} only.")
    if not s.columns[INDIES][good]:
        return Refusal("EIC-LOD-12", f"No {t.goods[good].name.lower()} is left in the Indies.", need=1, have=0)
    price, treasury = cube_price(t, s, f.seat, f.zone, good), s.companies[f.seat].treasury
    if price > treasury:
        return Refusal("EIC-LOD-14", f"The cube costs {price} PO.", need=price, have=treasury)
    return None


def refuse_stay(t: Tables, s: State, f: LoadingTurn, a: StayInIndies) -> Refusal | None:
    if f.cargo:
        return Refusal("EIC-Q-20", "A ship that has bought something sails home.", need=0, have=len(f.cargo))
    cost, treasury = t.costs.leave_ship, s.companies[f.seat].treasury
    if cost > treasury:
        return Refusal("EIC-LEV-02", f"Leaving a ship costs {cost} PO.", need=cost, have=treasury)
    return None


def buy_cube(t: Tables, s: State, seat: Seat, a: BuyCube, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, LoadingTurn)
    good, zone, me, column = t.good_index[a.good], frame.zone, s.companies[seat], s.columns[INDIES]
    price = cube_price(t, s, seat, zone, good)
    if events is not None:
        events.append(CubeBought(seat, a.good, price))
    cargo = tuple(sorted((*frame.cargo, good)))
    s = evolve(
        s,
        frames=(LoadingTurn(seat, zone, frame.queue, cargo),),
        companies=replaced(s.companies, seat, evolve(me, treasury=me.treasury - price)),
        columns=replaced(s.columns, INDIES, replaced(column, good, column[good] - 1)),
    )
    if len(cargo) < t.ships[frame.queue[0].kind].tonnage:
        return s
    return _sail_home(t, s, seat, events)


def close_ship(t: Tables, s: State, seat: Seat, a: CloseShip, events: Events) -> State:
    return _sail_home(t, s, seat, events)


def _sail_home(t: Tables, s: State, seat: Seat, events: Events) -> State:
    """Back to a dock with what it has loaded; the next ship of the zone follows (EIC-LOD-17)."""
    frame = s.frames[-1]
    assert isinstance(frame, LoadingTurn)
    kind = frame.queue[0].kind
    if events is not None:
        events.append(ShipReturned(seat, t.ships[kind].id, names(t, frame.cargo)))
    me = docked(s.companies[seat], Ship(kind, frame.cargo))
    s = evolve(s, companies=replaced(s.companies, seat, me))
    return _next_ship(t, s, frame.zone, frame.queue[1:], events)


def stay(t: Tables, s: State, seat: Seat, a: StayInIndies, events: Events) -> State:
    """To the end of the pile of ships that are left in the zone (EIC-LEV-02, EIC-LEV-03, EIC-Q-19)."""
    frame = s.frames[-1]
    assert isinstance(frame, LoadingTurn)
    zone, vessel, me, cost = frame.zone, frame.queue[0], s.companies[seat], t.costs.leave_ship
    if events is not None:
        events.append(ShipStayed(seat, t.ships[vessel.kind].id, t.zones[zone].id, cost))
    s = evolve(
        s,
        companies=replaced(s.companies, seat, evolve(me, treasury=me.treasury - cost)),
        stay_piles=replaced(s.stay_piles, zone, (*s.stay_piles[zone], vessel)),
    )
    return _next_ship(t, s, zone, frame.queue[1:], events)
