"""Two players: the third company, which the game runs by its cards."""

from boardgames.core.rng import shuffled
from boardgames.core.rulebook import Events
from boardgames.core.values import evolve, replaced
from boardgames.eic.actions import DOCK
from boardgames.eic.box.rows import Effect
from boardgames.eic.box.tables import INDIES, NONE, Tables
from boardgames.eic.events import (
    DestinationsShuffled,
    NeutralAgentPlaced,
    NeutralCardDrawn,
    NeutralCubesLoaded,
    NeutralEffectIgnored,
    NeutralShipPlaced,
    NeutralShipTaken,
    ShipDiscarded,
)
from boardgames.eic.rules.ports import docked, extended, for_sale, has_all_piers, has_free_dock
from boardgames.eic.rules.posts import free_spots, has_post, put_post
from boardgames.eic.rules.setup import DESTINATION_CARDS
from boardgames.eic.rules.state_helpers import without
from boardgames.eic.state import EMPTY_DOCK, Company, Ship, State, Vessel


def play_agent_card(t: Tables, s: State, company: int, events: Events) -> State:
    """Its only turn of phase A: two effects, then three agents; the card leaves the game (EIC-NEU-02 to EIC-NEU-04,
    EIC-NEU-10, EIC-NEU-11).
    """
    number = s.agent_deck[0]
    card, cells = t.agent_cards[number], t.agent_card_cells[number]
    if events is not None:
        events.append(NeutralCardDrawn(card.id))
    s = evolve(s, agent_deck=s.agent_deck[1:], agent_card=number)
    for effect in card.effects:
        s = _apply_effect(t, s, company, effect, events)
    for cell in cells:
        s = _place_agent(t, s, company, cell, events)
    me = evolve(s.companies[company], agents=cells, moved=(True,) * t.agents, finished=True)
    return evolve(s, companies=replaced(s.companies, company, me))


def _apply_effect(t: Tables, s: State, company: int, effect: Effect, events: Events) -> State:
    me = s.companies[company]
    match effect.kind:
        case "pier" if not has_all_piers(t, me):
            return evolve(s, companies=replaced(s.companies, company, extended(t, me, company, events)))
        case "post" if me.posts_left:
            spots = [spot for spot in free_spots(t, s, company) if t.spots[spot].zone == effect.zone]
            if spots:
                return put_post(t, s, company, spots[0], events)
        case "ship-sail" | "ship-crate":
            if offered := for_sale(t, s, me):
                me = _take_ship(t, me, company, offered, effect.kind == "ship-sail", events)
                return evolve(s, companies=replaced(s.companies, company, me))
    if events is not None:
        events.append(NeutralEffectIgnored(effect.kind))
    return s


def _take_ship(t: Tables, me: Company, company: int, offered: list[int], fast: bool, events: Events) -> Company:
    """The fastest (sail) or largest (crate) ship of the newest period on offer (EIC-NEU-06, EIC-NEU-07, EIC-Q-40,
    EIC-NEU-05, EIC-NEU-08).
    """
    ships = t.ships
    newest = max(ships[kind].period for kind in offered)
    kind = max((one for one in offered if ships[one].period == newest), key=lambda one: _merit(t, one, fast))
    if not has_free_dock(me):
        me = _discard_oldest(t, me, company, fast, events)
    if events is not None:
        events.append(NeutralShipTaken(company, ships[kind].id))
    return evolve(docked(me, Ship(kind)), fleet=tuple(sorted((*me.fleet, kind))), stack=without(me.stack, kind))


def _merit(t: Tables, kind: int, fast: bool) -> tuple[int, int]:
    ship = t.ships[kind]
    return (ship.speed, ship.tonnage) if fast else (ship.tonnage, ship.speed)


def _discard_oldest(t: Tables, me: Company, company: int, fast: bool, events: Events) -> Company:
    """Fewest stars; then by the icon; then the leftmost dock (EIC-NEU-09, EIC-Q-41)."""

    def age(dock: int) -> tuple[int, int, int]:
        ship = t.ships[me.docks[dock].kind]
        return (-ship.period, ship.speed if fast else ship.tonnage, -dock)

    dock = max((i for i, ship in enumerate(me.docks) if ship.kind != NONE), key=age)
    kind = me.docks[dock].kind
    if events is not None:
        events.append(ShipDiscarded(company, t.ships[kind].id, DOCK))
    return evolve(me, docks=replaced(me.docks, dock, EMPTY_DOCK), fleet=without(me.fleet, kind))


def _place_agent(t: Tables, s: State, company: int, cell: int, events: Events) -> State:
    """No capability; the bank pays 1 PO to every player already there (EIC-NEU-13, EIC-NEU-14)."""
    there = s.cells[cell]
    companies = s.companies
    for seat in there:
        rich = companies[seat]
        companies = replaced(companies, seat, evolve(rich, treasury=rich.treasury + t.costs.surcharge_per_player))
    if events is not None:
        events.append(NeutralAgentPlaced(company, t.cells[cell].id, there))
    return evolve(s, companies=companies, cells=replaced(s.cells, cell, (*there, company)))


def send_ship(t: Tables, s: State, company: int, events: Events) -> State:
    """A destination card for its leftmost ship in dock (EIC-NEU-19 to EIC-NEU-22)."""
    me = s.companies[company]
    dock = next(i for i, ship in enumerate(me.docks) if ship.kind != NONE)
    kind = me.docks[dock].kind
    number = s.destination_deck[0]
    card = t.destination_cards[number]
    zones = t.destination_zones[number]
    zone = zones[0]
    if card.kind == "posts":
        zone = next((one for one in zones if has_post(t, s, company, one)), zone)
    if events is not None:
        events.append(NeutralShipPlaced(company, card.id, t.ships[kind].id, t.zones[zone].id))
    return evolve(
        s,
        companies=replaced(s.companies, company, evolve(me, docks=replaced(me.docks, dock, EMPTY_DOCK))),
        zone_piles=replaced(s.zone_piles, zone, (*s.zone_piles[zone], Vessel(company, kind))),
        destination_deck=s.destination_deck[1:],
        destinations=(*s.destinations, number),
    )


def shuffle_destinations(t: Tables, s: State, events: Events) -> State:
    """After phase C all destination cards are shuffled together again (EIC-NEU-23)."""
    if not s.destinations:
        return s
    rng = s.rng
    stream, deck = shuffled(rng[DESTINATION_CARDS], range(len(t.destination_cards)))
    if events is not None:
        events.append(DestinationsShuffled(len(deck)))
    return evolve(s, destination_deck=deck, destinations=(), rng=replaced(rng, DESTINATION_CARDS, stream))


def load_ship(t: Tables, s: State, zone: int, vessel: Vessel, events: Events) -> State:
    """Main good first, then tea, as full as possible and without paying (EIC-NEU-25 to EIC-NEU-28)."""
    main, second = t.main_goods[zone], t.second_goods[zone]
    column = s.columns[INDIES]
    room = t.ships[vessel.kind].tonnage
    mains = min(room, column[main])
    seconds = min(room - mains, column[second])
    cargo = (main,) * mains + (second,) * seconds
    if events is not None:
        events.append(NeutralCubesLoaded(vessel.company, t.ships[vessel.kind].id, t.good_ids(cargo)))
    column = replaced(column, main, column[main] - mains)
    column = replaced(column, second, column[second] - seconds)
    me = docked(s.companies[vessel.company], Ship(vessel.kind, cargo))
    return evolve(
        s,
        companies=replaced(s.companies, vessel.company, me),
        columns=replaced(s.columns, INDIES, column),
    )
