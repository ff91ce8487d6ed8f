"""The capabilities of phase A that ask a further question: buying a ship and placing a trading post."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question, not_now
from boardgames.core.values import evolve, replaced
from boardgames.eic.actions import DOCK, AnyAction, ChoosePost, ChooseShip, DiscardShip
from boardgames.eic.box.tables import NONE, Tables
from boardgames.eic.events import ShipBought, ShipChosen, ShipDiscarded
from boardgames.eic.rules.agent_turns import turn_over
from boardgames.eic.rules.ports import affordable_ships, docked, for_sale, has_free_dock
from boardgames.eic.rules.posts import free_spots, put_post
from boardgames.eic.rules.state_helpers import without
from boardgames.eic.state import EMPTY_DOCK, AgentTurn, Discard, PostChoice, Ship, ShipPurchase, State

# --- buying a ship --------------------------------------------------------------------------------------------------


def buy_ship(t: Tables, s: State, seat: Seat, events: Events) -> State:
    """Ask which ship, unless only one can be bought (EIC-CAP-02)."""
    ships = affordable_ships(t, s, seat)
    if len(ships) == 1:
        return _take_ship(t, s, seat, ships[0], events)
    return evolve(s, frames=(AgentTurn(seat), ShipPurchase(seat)))


def offer_ships(t: Tables, s: State, seat: Seat, f: ShipPurchase) -> tuple[AnyAction, ...]:
    menu = t.menu
    return tuple(menu.choose_ship[kind] for kind in affordable_ships(t, s, seat))


def refuse_choose_ship(t: Tables, s: State, seat: Seat, f: ShipPurchase, a: ChooseShip) -> Refusal | None:
    me = s.companies[seat]
    kind = t.ship_index.get(a.ship)
    if kind is None or kind not in me.stack:
        return refuse("EIC-SHP-05", "ship-not-in-stack")
    ship = t.ships[kind]
    if kind not in for_sale(t, s, me):
        return refuse("EIC-SHP-01", "ship-later", ship.period, s.period, ship=ship.id)
    if ship.cost > me.treasury:
        return refuse("EIC-SHP-02", "ship-cost", ship.cost, me.treasury, ship=ship.id)
    return None


def choose_ship(t: Tables, s: State, seat: Seat, f: ShipPurchase, a: ChooseShip, events: Events) -> State:
    return _take_ship(t, s, seat, t.ship_index[a.ship], events)


def _take_ship(t: Tables, s: State, seat: Seat, kind: int, events: Events) -> State:
    """Into the leftmost empty dock, or first make room (EIC-SHP-06, EIC-Q-22)."""
    if has_free_dock(s.companies[seat]):
        return _pay_ship(t, s, seat, kind, events)
    ships = _own_ships(s, seat)
    if len(ships) == 1:
        s = _give_up(t, s, seat, *ships[0], events)
        return _pay_ship(t, s, seat, kind, events)
    if events is not None:
        events.append(ShipChosen(seat, t.ships[kind].id))
    return evolve(s, frames=(AgentTurn(seat), Discard(seat, kind)))


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


SHIP_PURCHASE = Question(
    ShipPurchase,
    answers=(
        Answer(
            ChooseShip,
            choose_ship,
            rules=("EIC-CAP-01", "EIC-SHP-02"),
            refuse=refuse_choose_ship,
        ),
    ),
    offer=offer_ships,
    rules=("EIC-CAP-01", "EIC-SHP-01", "EIC-SHP-02", "EIC-SHP-06"),
)


# --- making room for it ---------------------------------------------------------------------------------------------


def _own_ships(s: State, seat: Seat) -> list[tuple[int, int]]:
    """The ships that the seat could give up as (kind, 0 for a dock or 1 + zone), equal ones once."""
    docked = [(ship.kind, 0) for ship in s.companies[seat].docks if ship.kind != NONE]
    left = [
        (vessel.kind, 1 + zone) for zone, pile in enumerate(s.stay_piles) for vessel in pile if vessel.company == seat
    ]
    return list(dict.fromkeys(sorted(docked) + left))


def offer_discards(t: Tables, s: State, seat: Seat, f: Discard) -> tuple[AnyAction, ...]:
    menu = t.menu
    return tuple(menu.discard[kind][place] for kind, place in _own_ships(s, seat))


def refuse_discard(t: Tables, s: State, seat: Seat, f: Discard, a: DiscardShip) -> Refusal | None:
    places = {DOCK: 0, **{zone.id: 1 + i for i, zone in enumerate(t.zones)}}
    if (t.ship_index.get(a.ship), places.get(a.place)) not in _own_ships(s, seat):
        return refuse("EIC-SHP-06", "no-such-ship-there")
    return None


def discard_ship(t: Tables, s: State, seat: Seat, f: Discard, a: DiscardShip, events: Events) -> State:
    place = 0 if a.place == DOCK else 1 + t.zone_index[a.place]
    s = _give_up(t, s, seat, t.ship_index[a.ship], place, events)
    return _pay_ship(t, s, seat, f.ship, events)


def _give_up(t: Tables, s: State, seat: Seat, kind: int, place: int, events: Events) -> State:
    me = s.companies[seat]
    if events is not None:
        events.append(ShipDiscarded(seat, t.ships[kind].id, DOCK if place == 0 else t.zones[place - 1].id))
    docks, stay_piles = me.docks, s.stay_piles
    if place == 0:
        docks = replaced(docks, [ship.kind for ship in docks].index(kind), EMPTY_DOCK)
    else:
        pile = stay_piles[place - 1]
        gone = next(vessel for vessel in pile if vessel.company == seat and vessel.kind == kind)
        stay_piles = replaced(stay_piles, place - 1, without(pile, gone))
    me = evolve(me, docks=docks, fleet=without(me.fleet, kind))
    return evolve(s, companies=replaced(s.companies, seat, me), stay_piles=stay_piles)


DISCARD = Question(
    Discard,
    answers=(
        Answer(
            DiscardShip,
            discard_ship,
            rules=("EIC-SHP-06", "EIC-LEV-06"),
            otherwise=not_now("EIC-Q-22"),
            refuse=refuse_discard,
        ),
    ),
    offer=offer_discards,
    rules=("EIC-SHP-06", "EIC-LEV-06", "EIC-Q-22"),
)


# --- placing a trading post -----------------------------------------------------------------------------------------


def found_post(t: Tables, s: State, seat: Seat, events: Events) -> State:
    """Ask where, unless only one spot is free."""
    spots = free_spots(t, s, seat)
    if len(spots) == 1:
        return turn_over(t, put_post(t, s, seat, spots[0], events), seat, events)
    return evolve(s, frames=(AgentTurn(seat), PostChoice(seat)))


def offer_spots(t: Tables, s: State, seat: Seat, f: PostChoice) -> tuple[AnyAction, ...]:
    menu = t.menu
    return tuple(menu.choose_post[spot] for spot in free_spots(t, s, seat))


def refuse_choose_post(t: Tables, s: State, seat: Seat, f: PostChoice, a: ChoosePost) -> Refusal | None:
    spot = t.spot_index.get(a.spot)
    if spot is None:
        return refuse("EIC-CAP-12", "no-spot", spot=a.spot)
    if spot in t.layout(s.players).condemned:
        return refuse("EIC-TRI-03", "spot-closed", spot=a.spot, players=s.players)
    if s.posts[spot] != NONE:
        return refuse("EIC-CAP-15", "spot-taken", spot=a.spot)
    if spot not in free_spots(t, s, seat):
        return refuse("EIC-CAP-14", "post-in-zone")
    return None


def choose_post(t: Tables, s: State, seat: Seat, f: PostChoice, a: ChoosePost, events: Events) -> State:
    return turn_over(t, put_post(t, s, seat, t.spot_index[a.spot], events), seat, events)


POST_CHOICE = Question(
    PostChoice,
    answers=(
        Answer(
            ChoosePost,
            choose_post,
            rules=("EIC-CAP-12",),
            refuse=refuse_choose_post,
        ),
    ),
    offer=offer_spots,
    rules=("EIC-CAP-12", "EIC-CAP-14", "EIC-LOD-16"),
)
