"""The capabilities of phase A that ask a further question: buying a ship and placing a trading post."""

from boardgames.core.protocol import Refusal, Seat
from boardgames.core.values import evolve, replaced
from boardgames.eic.actions import DOCK, AnyAction, ChoosePost, ChooseShip, DiscardShip
from boardgames.eic.box.menu import Menu
from boardgames.eic.box.tables import NONE, Tables
from boardgames.eic.events import ShipBought, ShipChosen, ShipDiscarded
from boardgames.eic.rules.pieces import docked, free_spots, put_post, without
from boardgames.eic.rules.turns import turn_over
from boardgames.eic.state import EMPTY_DOCK, AgentTurn, Company, Discard, Events, PostChoice, Ship, ShipPurchase, State


def cheapest_ship(t: Tables, s: State, me: Company) -> int:
    """What the cheapest ship on offer costs; NONE if the stack has none for this period."""
    costs = [t.ships[kind].cost for kind in me.stack if t.ships[kind].period <= s.period]
    return min(costs, default=NONE)


def ships_on_offer(t: Tables, s: State, seat: Seat) -> list[int]:
    me = s.companies[seat]
    return [kind for kind in me.stack if t.ships[kind].period <= s.period and t.ships[kind].cost <= me.treasury]


def ship_actions(t: Tables, m: Menu, s: State, f: ShipPurchase) -> tuple[AnyAction, ...]:
    return tuple(m.choose_ship[kind] for kind in ships_on_offer(t, s, f.seat))


def discard_actions(t: Tables, m: Menu, s: State, f: Discard) -> tuple[AnyAction, ...]:
    return tuple(m.discard[kind][place] for kind, place in _own_ships(s, f.seat))


def _own_ships(s: State, seat: Seat) -> list[tuple[int, int]]:
    """The ships that the seat could give up as (kind, 0 for a dock or 1 + zone), equal ones once."""
    docked = [(ship.kind, 0) for ship in s.companies[seat].docks if ship.kind != NONE]
    left = [
        (vessel.kind, 1 + zone) for zone, pile in enumerate(s.stay_piles) for vessel in pile if vessel.company == seat
    ]
    return list(dict.fromkeys(sorted(docked) + left))


def post_actions(t: Tables, m: Menu, s: State, f: PostChoice) -> tuple[AnyAction, ...]:
    return tuple(m.choose_post[spot] for spot in free_spots(t, s, f.seat))


def refuse_choose_ship(t: Tables, s: State, f: ShipPurchase, a: ChooseShip) -> Refusal | None:
    me = s.companies[f.seat]
    kind = t.ship_index.get(a.ship)
    if kind is None or kind not in me.stack:
        return Refusal("EIC-SHP-05", "That ship is not in your stack.")
    ship = t.ships[kind]
    if ship.period > s.period:
        return Refusal(
            "EIC-SHP-01", f"The {ship.name} can be bought from period {ship.period} on.", ship.period, s.period
        )
    if ship.cost > me.treasury:
        return Refusal("EIC-SHP-02", f"The {ship.name} costs {ship.cost} PO.", need=ship.cost, have=me.treasury)
    return None


def refuse_discard(t: Tables, s: State, f: Discard, a: DiscardShip) -> Refusal | None:
    places = {DOCK: 0, **{zone.id: 1 + i for i, zone in enumerate(t.zones)}}
    if (t.ship_index.get(a.ship), places.get(a.place)) not in _own_ships(s, f.seat):
        return Refusal("EIC-SHP-06", "You have no such ship there to give up.")
    return None


def refuse_choose_post(t: Tables, s: State, f: PostChoice, a: ChoosePost) -> Refusal | None:
    spot = t.spot_index.get(a.spot)
    if spot is None:
        return Refusal("EIC-CAP-12", f"There is no spot called {a.spot!r}.")
    if spot in t.layout(s.players).condemned:
        return Refusal("EIC-TRI-03", f"{t.spots[spot].name} is closed at {s.players} players.")
    if s.posts[spot] != NONE:
        return Refusal("EIC-CAP-15", f"{t.spots[spot].name} already holds a trading post.")
    if spot not in free_spots(t, s, f.seat):
        return Refusal("EIC-CAP-14", "You already have a trading post in that zone.")
    return None


def buy_ship(t: Tables, s: State, seat: Seat, events: Events) -> State:
    """Ask which ship, unless only one is on offer."""
    ships = ships_on_offer(t, s, seat)
    if len(ships) == 1:
        return _take_ship(t, s, seat, ships[0], events)
    return evolve(s, frames=(AgentTurn(seat), ShipPurchase(seat)))


def found_post(t: Tables, s: State, seat: Seat, events: Events) -> State:
    """Ask where, unless only one spot is free."""
    spots = free_spots(t, s, seat)
    if len(spots) == 1:
        return turn_over(t, put_post(t, s, seat, spots[0], events), seat, events)
    return evolve(s, frames=(AgentTurn(seat), PostChoice(seat)))


def choose_ship(t: Tables, s: State, seat: Seat, a: ChooseShip, events: Events) -> State:
    return _take_ship(t, s, seat, t.ship_index[a.ship], events)


def _take_ship(t: Tables, s: State, seat: Seat, kind: int, events: Events) -> State:
    """Into the leftmost empty dock, or first make room (EIC-SHP-06, EIC-Q-22)."""
    me = s.companies[seat]
    if len(me.fleet) < len(me.docks):
        return _pay_ship(t, s, seat, kind, events)
    ships = _own_ships(s, seat)
    if len(ships) == 1:
        s = _give_up(t, s, seat, *ships[0], events)
        return _pay_ship(t, s, seat, kind, events)
    if events is not None:
        events.append(ShipChosen(seat, t.ships[kind].id))
    return evolve(s, frames=(AgentTurn(seat), Discard(seat, kind)))


def discard_ship(t: Tables, s: State, seat: Seat, a: DiscardShip, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, Discard)
    place = 0 if a.place == DOCK else 1 + t.zone_index[a.place]
    s = _give_up(t, s, seat, t.ship_index[a.ship], place, events)
    return _pay_ship(t, s, seat, frame.ship, events)


def _give_up(t: Tables, s: State, seat: Seat, kind: int, place: int, events: Events) -> State:
    me = s.companies[seat]
    if events is not None:
        events.append(ShipDiscarded(seat, t.ships[kind].id, DOCK if place == 0 else t.zones[place - 1].id))
    docks, stay_piles = me.docks, s.stay_piles
    if place == 0:
        docks = replaced(docks, [ship.kind for ship in docks].index(kind), EMPTY_DOCK)
    else:
        pile = list(stay_piles[place - 1])
        pile.remove(next(vessel for vessel in pile if vessel.company == seat and vessel.kind == kind))
        stay_piles = replaced(stay_piles, place - 1, tuple(pile))
    me = evolve(me, docks=docks, fleet=without(me.fleet, kind))
    return evolve(s, companies=replaced(s.companies, seat, me), stay_piles=stay_piles)


def _pay_ship(t: Tables, s: State, seat: Seat, kind: int, events: Events) -> State:
    ship, me = t.ships[kind], s.companies[seat]
    if events is not None:
        events.append(ShipBought(seat, ship.id, ship.cost))
    me = evolve(
        docked(me, Ship(kind)),
        treasury=me.treasury - ship.cost,
        fleet=tuple(sorted((*me.fleet, kind))),
        stack=without(me.stack, kind),
    )
    return turn_over(t, evolve(s, companies=replaced(s.companies, seat, me)), seat, events)


def choose_post(t: Tables, s: State, seat: Seat, a: ChoosePost, events: Events) -> State:
    return turn_over(t, put_post(t, s, seat, t.spot_index[a.spot], events), seat, events)
