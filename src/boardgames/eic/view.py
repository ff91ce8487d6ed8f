"""Views of East India Companies: secret ships in public piles, cards chosen in secret, and the order of every pile."""

from functools import lru_cache

from boardgames.core.game import Seat
from boardgames.core.remember import remember_last
from boardgames.core.rng import next64, pick, shuffled
from boardgames.core.values import Event, evolve, replaced
from boardgames.eic.box.tables import MARKETS, NONE, Tables
from boardgames.eic.events import (
    AgentPlaced,
    CardChosen,
    CardLookedAt,
    DividendPaid,
    InitiativeChanged,
    NeutralAgentPlaced,
    SalesTransferred,
    ShareBought,
    SharesSold,
    ShipPlaced,
    ValueMoved,
)
from boardgames.eic.rules.navigation import pile_of
from boardgames.eic.rules.setup import STREAMS
from boardgames.eic.rules.state_helpers import without
from boardgames.eic.state import HIDDEN, Company, LoadingTurn, State, Vessel

BYSTANDER = 4
"""The bit of somebody without a seat in `State.seen`."""

NO_CHANCE = (0,) * len(STREAMS)

IN_HAND = NONE
"""The place of a ship that is at sea in no zone yet."""


def observe(t: Tables, s: State, seat: Seat | None) -> State:
    """Blank what the seat may not know.

    A pile is a set to everybody. Shown without the face-down card it would give that card away, so to a seat that has
    not seen the card the pile holds it still. Likewise hand and piles of a seat: the fleet is public, both are blanked.
    """
    viewer = BYSTANDER if seat is None else seat
    piles, drawn = s.piles, s.drawn
    for market in range(len(MARKETS)):
        card = drawn[market]
        if card >= 0 and not s.seen[market] >> viewer & 1:
            pile = t.card_piles[card]
            piles = replaced(piles, pile, (*piles[pile], card))
            drawn = replaced(drawn, market, HIDDEN)
    return evolve(
        s,
        companies=tuple(
            [_hand_down(one) if one.hand and company != viewer else one for company, one in enumerate(s.companies)]
        ),
        piles=_as_sets(piles),
        drawn=drawn,
        zone_piles=_turned_down(s.zone_piles, viewer, s.players),
        agent_deck=_as_set(s.agent_deck),
        destination_deck=_as_set(s.destination_deck),
        rng=NO_CHANCE,
    )


# Most of the table is the same at the next look: what was made of the last ones is kept.


@remember_last
def _hand_down(one: Company) -> Company:
    """Return a company as others see it: how many ships it has in hand, but not which."""
    return evolve(one, hand=(HIDDEN,) * len(one.hand))


@lru_cache(maxsize=64)
def _as_set(deck: tuple[int, ...]) -> tuple[int, ...]:
    """In an order that tells nothing."""
    return tuple(sorted(deck))


@lru_cache(maxsize=64)
def _as_sets(piles: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Each in an order that tells nothing."""
    return tuple([tuple(sorted(pile)) for pile in piles])


@lru_cache(maxsize=64)
def _turned_down(piles: tuple[tuple[Vessel, ...], ...], viewer: int, players: int) -> tuple[tuple[Vessel, ...], ...]:
    """Piles of ships as the viewer sees them: their own and those of the neutral company show their kind."""
    return tuple(
        [
            tuple(
                [
                    one if one.company == viewer or one.company >= players else Vessel(one.company, HIDDEN)
                    for one in pile
                ]
            )
            for pile in piles
        ]
    )


def imagine(t: Tables, s: State, seat: Seat | None, luck: int) -> State:
    """Deal what is blank: cards from their pool, ships from what the public fleets leave over."""
    piles, drawn = list(s.piles), s.drawn
    for market in range(len(MARKETS)):
        if drawn[market] == HIDDEN:
            pile = pile_of(t, s, market)
            luck, card = pick(luck, piles[pile])
            piles[pile] = without(piles[pile], card)
            drawn = replaced(drawn, market, card)
    for pile, cards in enumerate(piles):
        luck, piles[pile] = shuffled(luck, cards)
    luck, agent_deck = shuffled(luck, s.agent_deck)
    luck, destination_deck = shuffled(luck, s.destination_deck)

    companies, zone_piles = list(s.companies), s.zone_piles
    for company, one in enumerate(companies):
        luck, unknown = shuffled(luck, unknown_ships(s, company))
        dealt = iter(unknown)
        zone_piles = tuple(
            tuple(Vessel(company, next(dealt)) if vessel == Vessel(company, HIDDEN) else vessel for vessel in pile)
            for pile in zone_piles
        )
        companies[company] = evolve(
            one, hand=tuple(sorted(next(dealt) if kind == HIDDEN else kind for kind in one.hand))
        )
    rng = []
    for _ in s.rng:
        luck, stream = next64(luck)
        rng.append(stream)
    return evolve(
        s,
        companies=tuple(companies),
        piles=tuple(piles),
        drawn=drawn,
        zone_piles=zone_piles,
        agent_deck=agent_deck,
        destination_deck=destination_deck,
        rng=tuple(rng),
    )


def unknown_ships(s: State, company: int) -> list[int]:
    """The fleet less every ship of it that lies open, in table order."""
    left, one = list(s.companies[company].fleet), s.companies[company]
    for kind in (*(ship.kind for ship in one.docks), *one.hand):
        if kind >= 0:
            left.remove(kind)
    waiting = [frame.queue for frame in s.frames if isinstance(frame, LoadingTurn)]
    for pile in (*s.stay_piles, *s.zone_piles, *waiting):
        for vessel in pile:
            if vessel.company == company and vessel.kind >= 0:
                left.remove(vessel.kind)
    return left


def deduced(s: State, vessel: Vessel) -> int:
    """The kind of a ship at sea; that of a face-down one if all that its company has hidden are alike."""
    hidden = set(unknown_ships(s, vessel.company)) if vessel.kind < 0 else set()
    return hidden.pop() if len(hidden) == 1 else vessel.kind


def away(s: State, company: int) -> list[tuple[int, int]]:
    """(kind, zone) of ships that are not in a dock: in hand, sent out or left in a zone, loading.

    As long as a company has sent none of them out, everybody knows which ships it has in hand.
    """
    hand, sent = s.companies[company].hand, [vessel.company for pile in s.zone_piles for vessel in pile]
    if HIDDEN in hand and company not in sent:
        hand = tuple(unknown_ships(s, company))
    found = [(deduced(s, Vessel(company, kind)), IN_HAND) for kind in hand]
    queues = [(frame.zone, frame.queue) for frame in s.frames if isinstance(frame, LoadingTurn)]
    for zone, pile in (*enumerate(s.zone_piles), *queues, *enumerate(s.stay_piles)):
        found += [(deduced(s, vessel), zone) for vessel in pile if vessel.company == company]
    return found


def unseen(t: Tables, s: State, seat: Seat | None) -> frozenset[str]:
    """Where each card lies that has not been shown, and each ship that was taken in hand.

    A fact is named by the thing and not by its place: a card drawn face down, a ship placed face down teach nothing.
    """
    viewer = BYSTANDER if seat is None else seat
    facts = [f"market-card: {t.cards[card].id}" for pile in s.piles for card in pile]
    facts += [
        f"market-card: {t.cards[card].id}"
        for market, card in enumerate(s.drawn)
        if card >= 0 and not s.seen[market] >> viewer & 1
    ]
    facts += [f"agent-card: {t.agent_cards[card].id}" for card in s.agent_deck]
    facts += [f"destination-card: {t.destination_cards[card].id}" for card in s.destination_deck]
    for company in range(s.players):
        if company != viewer:
            placed = [vessel.kind for pile in s.zone_piles for vessel in pile if vessel.company == company]
            hidden = sorted((*placed, *s.companies[company].hand))
            facts += [
                f"ship-sent-out: {company} {kind} {hidden[:i].count(kind)}"
                for i, kind in enumerate(hidden)
                if kind >= 0
            ]
    return frozenset(facts)


def witness(event: Event, seat: Seat | None, *, later: bool) -> Event:
    """Which card, which ship: only its own player sees that, then and later."""
    match event:
        case CardChosen() | CardLookedAt() if event.seat != seat:
            return evolve(event, card="")
        case ShipPlaced() if event.seat != seat:
            return evolve(event, ship="")
    return event


def concerns(event: Event) -> tuple[Seat, ...]:
    """The seats to whom the event did something, beside the one who acted."""
    match event:
        case AgentPlaced(paid_to=seats) | NeutralAgentPlaced(paid_to=seats):
            return seats
        case SharesSold(seat, company) | ShareBought(seat, company) if company != seat:
            return (company,)
        case DividendPaid(company, seat):
            return (company, seat)
        case ValueMoved(company) | SalesTransferred(company):
            return (company,)
        case InitiativeChanged(order, before):  # to those who come later now
            return tuple(seat for seat in sorted(order) if order.index(seat) > before.index(seat))
    return ()
