"""Phase C: the market cards are drawn or chosen, then the ships are sent to the zones."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rng import shuffled
from boardgames.core.rulebook import Answer, Events, Question
from boardgames.core.values import evolve, replaced
from boardgames.eic.actions import AcknowledgeCard, AnyAction, ChooseCard, PlaceShip
from boardgames.eic.box.tables import DECKS, EUROPE, INDIES, MARKETS, NONE, Tables
from boardgames.eic.events import CardChosen, CardDrawn, CardLookedAt, ShipPlaced, ShipsTakenInHand
from boardgames.eic.rules import neutral
from boardgames.eic.rules.setup import MARKET_STREAMS
from boardgames.eic.rules.shares import FREE_ACTIONS, free_actions
from boardgames.eic.rules.state_helpers import without
from boardgames.eic.state import EMPTY_DOCK, CardChoice, CardLook, ShipPlacement, State, Vessel

# --- market cards ---------------------------------------------------------------------------------------------------


def pile_of(t: Tables, s: State, market: int) -> int:
    """The number of the pile that serves a market in this period."""
    return market * len(DECKS) + t.period_decks[s.period - 1]


def draw_europe_card(t: Tables, s: State, events: Events) -> State:
    return _draw_card(t, s, EUROPE, events)


def draw_indies_card(t: Tables, s: State, events: Events) -> State:
    return _draw_card(t, s, INDIES, events)


def _draw_card(t: Tables, s: State, market: int, events: Events) -> State:
    """The first agent on the influence cell chooses; without a player there, the top card (EIC-NAV-01, EIC-NAV-02,
    EIC-NEU-01, EIC-NEU-16).
    """
    there = s.cells[t.influence_cells[market]]
    if there and there[0] < s.players:
        return evolve(s, frames=(CardChoice(there[0], market),))
    pile = pile_of(t, s, market)
    if events is not None:
        events.append(CardDrawn(MARKETS[market]))
    s = evolve(
        s,
        piles=replaced(s.piles, pile, s.piles[pile][1:]),
        drawn=replaced(s.drawn, market, s.piles[pile][0]),
    )
    return _show_card(s, market, tuple(seat for seat in there if seat < s.players))


def _show_card(s: State, market: int, lookers: tuple[Seat, ...]) -> State:
    """The others on the cell look at the card one after the other (EIC-NAV-03)."""
    if not lookers:
        return evolve(s, frames=())
    seat = lookers[0]
    return evolve(
        s,
        frames=(CardLook(seat, market, lookers[1:]),),
        seen=replaced(s.seen, market, s.seen[market] | 1 << seat),
    )


def offer_cards(t: Tables, s: State, seat: Seat, f: CardChoice) -> tuple[AnyAction, ...]:
    menu = t.menu
    return tuple(menu.choose_card[card] for card in sorted(s.piles[pile_of(t, s, f.market)]))


def refuse_choose_card(t: Tables, s: State, seat: Seat, f: CardChoice, a: ChooseCard) -> Refusal | None:
    if t.card_index.get(a.card, NONE) not in s.piles[pile_of(t, s, f.market)]:
        return refuse("EIC-NAV-02", "card-not-in-pile")
    return None


def choose_card(t: Tables, s: State, seat: Seat, f: CardChoice, a: ChooseCard, events: Events) -> State:
    """The card lies face down; the rest of the pile is shuffled (EIC-Q-15)."""
    market, card = f.market, t.card_index[a.card]
    pile, stream = pile_of(t, s, market), MARKET_STREAMS[market]
    # From table order: what is left after the choice must not depend on how the pile lay before.
    number, rest = shuffled(s.rng[stream], sorted(without(s.piles[pile], card)))
    if events is not None:
        events.append(CardChosen(seat, MARKETS[market], a.card))
    there = s.cells[t.influence_cells[market]]
    s = evolve(
        s,
        piles=replaced(s.piles, pile, rest),
        drawn=replaced(s.drawn, market, card),
        seen=replaced(s.seen, market, 1 << seat),
        rng=replaced(s.rng, stream, number),
    )
    return _show_card(s, market, tuple(one for one in there[1:] if one < s.players))


def offer_look(t: Tables, s: State, seat: Seat, f: CardLook) -> tuple[AnyAction, ...]:
    return (t.menu.acknowledge,)


def acknowledge(t: Tables, s: State, seat: Seat, f: CardLook, a: AcknowledgeCard, events: Events) -> State:
    if events is not None:
        card = s.drawn[f.market]
        events.append(CardLookedAt(seat, MARKETS[f.market], t.cards[card].id if card >= 0 else ""))
    return _show_card(s, f.market, f.waiting)


CARD_CHOICE = Question(
    CardChoice,
    answers=(
        Answer(
            ChooseCard,
            choose_card,
            rules=("EIC-NAV-02",),
            refuse=refuse_choose_card,
        ),
    ),
    offer=offer_cards,
    rules=("EIC-NAV-02", "EIC-Q-15", "EIC-LOD-03", "EIC-TRD-02"),
    secret=True,
)

CARD_LOOK = Question(
    CardLook,
    answers=(Answer(AcknowledgeCard, acknowledge, rules=("EIC-NAV-03",)),),
    offer=offer_look,
    rules=("EIC-NAV-03", "EIC-NAV-04"),
    secret=True,
)


# --- voyages --------------------------------------------------------------------------------------------------------


def take_ships_in_hand(t: Tables, s: State, events: Events) -> State:
    """Players take the ships in their docks in hand; ships left in the Indies stay there (EIC-NAV-06)."""
    companies = list(s.companies)
    for seat in range(s.players):
        me = companies[seat]
        hand = tuple(sorted(ship.kind for ship in me.docks if ship.kind != NONE))
        companies[seat] = evolve(me, hand=hand, docks=(EMPTY_DOCK,) * len(me.docks))
        if events is not None and hand:
            events.append(ShipsTakenInHand(seat, len(hand)))
    return evolve(s, companies=tuple(companies))


def start_placing(t: Tables, s: State, events: Events) -> State:
    return _next_placement(t, s, 0, events)


def _next_placement(t: Tables, s: State, start: int, events: Events) -> State:
    """One ship a turn, by initiative, until every ship is on a zone (EIC-NAV-07, EIC-NAV-11)."""
    while True:
        placed = False
        for company in s.order[start:] + s.order[:start]:
            me = s.companies[company]
            if company < s.players:
                if me.hand:
                    return evolve(s, frames=(ShipPlacement(company),))
            elif any(ship.kind != NONE for ship in me.docks):
                s, placed = neutral.send_ship(t, s, company, events), True
        if not placed:
            return evolve(s, frames=())


def travel_cost(t: Tables, s: State, seat: Seat, zone: int) -> int:
    """Nothing with Cartography (EIC-NAV-08, EIC-NAV-10)."""
    return 0 if seat in s.cells[t.charts_cell] else t.zones[zone].travel_cost


def is_secret(t: Tables, s: State, f: ShipPlacement) -> bool:
    """Unless all ships that the seat took in hand are alike, which everybody knows (EIC-Q-18)."""
    taken = list(s.companies[f.seat].fleet)
    for pile in s.stay_piles:
        for vessel in pile:
            if vessel.company == f.seat:
                taken.remove(vessel.kind)
    return len(set(taken)) > 1


def offer_voyages(t: Tables, s: State, seat: Seat, f: ShipPlacement) -> tuple[AnyAction, ...]:
    me = s.companies[seat]
    zones = 0
    for zone in range(len(t.zones)):
        if travel_cost(t, s, seat, zone) <= me.treasury:
            zones |= 1 << zone
    return t.menu.voyages(me.hand, zones) + free_actions(t, s, seat)


def refuse_place_ship(t: Tables, s: State, seat: Seat, f: ShipPlacement, a: PlaceShip) -> Refusal | None:
    me = s.companies[seat]
    zone = t.zone_index.get(a.zone)
    if zone is None:
        return refuse("EIC-NAV-05", "no-zone", zone=a.zone)
    if t.ship_index.get(a.ship, NONE) not in me.hand:
        return refuse("EIC-NAV-06", "ship-not-in-hand")
    cost = travel_cost(t, s, seat, zone)
    if cost > me.treasury:
        return refuse("EIC-NAV-08", "travel-cost", cost, me.treasury)
    return None


def place_ship(t: Tables, s: State, seat: Seat, f: ShipPlacement, a: PlaceShip, events: Events) -> State:
    """Face down on top of the zone's pile (EIC-NAV-07 to EIC-NAV-09)."""
    me, kind, zone = s.companies[seat], t.ship_index[a.ship], t.zone_index[a.zone]
    cost = travel_cost(t, s, seat, zone)
    if events is not None:
        events.append(ShipPlaced(seat, a.zone, cost, a.ship))
    me = evolve(me, treasury=me.treasury - cost, hand=without(me.hand, kind))
    s = evolve(
        s,
        companies=replaced(s.companies, seat, me),
        zone_piles=replaced(s.zone_piles, zone, (*s.zone_piles[zone], Vessel(seat, kind))),
    )
    return _next_placement(t, s, s.order.index(seat) + 1, events)


SHIP_PLACEMENT = Question(
    ShipPlacement,
    answers=(
        Answer(
            PlaceShip,
            place_ship,
            rules=("EIC-NAV-07", "EIC-NAV-08"),
            refuse=refuse_place_ship,
        ),
        *FREE_ACTIONS,
    ),
    offer=offer_voyages,
    rules=("EIC-NAV-07", "EIC-NAV-08", "EIC-LOD-09", "EIC-LOD-10"),
    secret=is_secret,
)
