"""Phase 5: everything is made ready for the next round, or the boats have run out."""

from boardgames.core.rng import draw_counted
from boardgames.core.rulebook import Errand, Events
from boardgames.core.values import evolve, replaced
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.events import (
    BoatDealt,
    EndTriggered,
    MarketFilled,
    NextBoatShown,
    RoundBegun,
)
from boardgames.felinia.rules.rounds import agenda
from boardgames.felinia.state import BAG, BOATS_OUT, Departing, Preparing, Ship, State


def prepare(t: Tables, s: State, f: Preparing, events: Events) -> State:
    """Tokens, boats, goods, first-player card, in this order (FEL-PRP-07, FEL-PRP-01, FEL-PRP-06)."""
    tokens = t.components.bid_tokens_per_player
    s = evolve(s, players=tuple(evolve(p, tokens=tokens, circles=0) if p.circles else p for p in s.players))
    empty = sum(not ship.boat for ship in s.ships)
    if len(s.boats) < empty:
        if events is not None:
            events.append(EndTriggered(BOATS_OUT))
        return evolve(s, end=BOATS_OUT, frames=(Departing(),))  # the last exploration (FEL-END-05)
    first = (s.first + 1) % len(s.players)
    s = fill_markets(t, deal_boats(t, s, events), t.market.fill_each_round, events)
    if events is not None:
        events.append(RoundBegun(s.round + 1, first))
    return evolve(s, first=first, round=s.round + 1, frames=agenda(first))


def deal_boats(t: Tables, s: State, events: Events) -> State:
    """A tile for every empty ship, the lowest berth first (FEL-PRP-02, FEL-Q-61, FEL-PRP-03)."""
    pile = list(s.boats)
    ships = list(s.ships)
    for dock, ship in enumerate(ships):
        if not ship.boat:
            ships[dock] = Ship(pile.pop(0), ())
            if events is not None:
                events.append(BoatDealt(t.docks[dock].id, ships[dock].boat))
    if s.next_boat and pile and events is not None:
        events.append(NextBoatShown(pile[0]))
    return evolve(s, ships=tuple(ships), boats=tuple(pile))


def fill_markets(t: Tables, s: State, upto: int, events: Events) -> State:
    """Random goods for the open markets, top to bottom, until the bag is empty (FEL-PRP-04, FEL-Q-27, FEL-PRP-05)."""
    stream, bag, markets = s.rng[BAG], list(s.bag), list(s.markets)
    for place in t.open_markets[len(s.players)]:
        goods = list(markets[place])
        drawn = []
        for _ in range(min(upto - sum(goods), sum(bag))):
            stream, good = draw_counted(stream, bag)
            bag[good] -= 1
            goods[good] += 1
            drawn.append(good)
        if drawn:
            markets[place] = tuple(goods)
            if events is not None:
                events.append(MarketFilled(t.places[place].id, tuple(t.goods[good].id for good in drawn)))
    return evolve(s, bag=tuple(bag), markets=tuple(markets), rng=replaced(s.rng, BAG, stream))


PREPARE = Errand(Preparing, prepare)
