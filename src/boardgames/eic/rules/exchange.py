"""Phase B: the order changes by Expertise, then shares are bought one at a time."""

from boardgames.core.protocol import Refusal, Seat
from boardgames.core.values import evolve, replaced
from boardgames.eic.actions import AnyAction, BuyShare, PassExchange, Redeem
from boardgames.eic.box.menu import Menu
from boardgames.eic.box.tables import Tables
from boardgames.eic.events import ExchangePassed, InitiativeChanged, PresidencyRedeemed, ShareBought
from boardgames.eic.rules.pieces import moved_marker
from boardgames.eic.state import Events, ExchangeTurn, State


def apply_expertise(t: Tables, s: State, events: Events) -> State:
    """Users of Expertise in order of activation, then the others as they stood (EIC-CAP-06, EIC-Q-14, EIC-Q-39)."""
    users = tuple(company for company in s.cells[t.expertise_cell] if company < s.players)
    if not users:
        return s
    order = users + tuple(company for company in s.order if company not in users)
    if events is not None:
        events.append(InitiativeChanged(order))
    return evolve(s, order=order)


def start_exchange(t: Tables, s: State, events: Events) -> State:
    return _next_turn(t, s, 0, 0, events)


def _next_turn(t: Tables, s: State, start: int, passes: int, events: Events) -> State:
    """The next player by initiative; the phase ends when all have passed in a row (EIC-EXC-04, EIC-Q-38)."""
    for company in s.order[start:] + s.order[:start]:
        if company >= s.players:
            continue  # the neutral company takes no part (EIC-NEU-17)
        if passes == s.players:
            break
        if can_act(t, s, company):
            return evolve(s, frames=(ExchangeTurn(company, passes),))
        if events is not None:
            events.append(ExchangePassed(company, True))
        passes += 1
    return evolve(s, frames=())


def can_act(t: Tables, s: State, seat: Seat) -> bool:
    """The seat could do something other than pass."""
    me = s.companies[seat]
    if s.mortgage and (me.mortgaged < t.presidency or me.treasury >= t.values[s.values[seat]]):
        return True
    treasury, values, prices = me.treasury, s.values, t.values
    return any(left and prices[values[company]] <= treasury for company, left in enumerate(s.market_shares))


def exchange_actions(t: Tables, m: Menu, s: State, f: ExchangeTurn) -> tuple[AnyAction, ...]:
    me = s.companies[f.seat]
    treasury, values, prices = me.treasury, s.values, t.values
    found: list[AnyAction] = [
        m.buy_share[company]
        for company, left in enumerate(s.market_shares)
        if left and prices[values[company]] <= treasury
    ]
    if s.mortgage:
        if me.mortgaged and prices[values[f.seat]] <= treasury:
            found.append(m.redeem)
        if me.mortgaged < t.presidency:
            found.append(m.mortgage)
    found.append(m.pass_exchange)
    return tuple(found)


def refuse_buy_share(t: Tables, s: State, f: ExchangeTurn, a: BuyShare) -> Refusal | None:
    if not 0 <= a.company < len(s.companies):
        return Refusal("EIC-EXC-02", "There is no such company in the game.")
    if not s.market_shares[a.company]:
        return Refusal("EIC-EXC-10", "No share of that company is left on the market.", need=1, have=0)
    price, treasury = t.values[s.values[a.company]], s.companies[f.seat].treasury
    if price > treasury:
        return Refusal("EIC-EXC-06", f"A share of that company costs {price} PO.", need=price, have=treasury)
    return None


def refuse_redeem(t: Tables, s: State, f: ExchangeTurn, a: Redeem) -> Refusal | None:
    me, price = s.companies[f.seat], t.values[s.values[f.seat]]
    if not s.mortgage:
        return Refusal("EIC-MTG-01", "The mortgage of presidency shares is not part of this game.")
    if not me.mortgaged:
        return Refusal("EIC-MTG-05", "None of your presidency shares is mortgaged.", need=1, have=0)
    if price > me.treasury:
        return Refusal("EIC-MTG-05", f"Redeeming costs {price} PO.", need=price, have=me.treasury)
    return None


def buy_share(t: Tables, s: State, seat: Seat, a: BuyShare, events: Events) -> State:
    """Pay the bank, take the share; the value rises by one space (EIC-EXC-06 to EIC-EXC-09)."""
    me, company = s.companies[seat], a.company
    price = t.values[s.values[company]]
    values = moved_marker(t, s.values, company, 1)
    if events is not None:
        events.append(ShareBought(seat, company, price, t.values[values[company]]))
    me = evolve(me, treasury=me.treasury - price, shares=replaced(me.shares, company, me.shares[company] + 1))
    s = evolve(
        s,
        companies=replaced(s.companies, seat, me),
        values=values,
        market_shares=replaced(s.market_shares, company, s.market_shares[company] - 1),
    )
    return _next_turn(t, s, s.order.index(seat) + 1, 0, events)


def redeem(t: Tables, s: State, seat: Seat, a: Redeem, events: Events) -> State:
    """At the full value; the marker does not move, the turn is over (EIC-MTG-05, EIC-Q-02, EIC-Q-35)."""
    me, price = s.companies[seat], t.values[s.values[seat]]
    if events is not None:
        events.append(PresidencyRedeemed(seat, price))
    me = evolve(me, treasury=me.treasury - price, mortgaged=me.mortgaged - 1)
    s = evolve(s, companies=replaced(s.companies, seat, me))
    return _next_turn(t, s, s.order.index(seat) + 1, 0, events)


def pass_exchange(t: Tables, s: State, seat: Seat, a: PassExchange, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, ExchangeTurn)
    if events is not None:
        events.append(ExchangePassed(seat, False))
    return _next_turn(t, s, s.order.index(seat) + 1, frame.passes + 1, events)
