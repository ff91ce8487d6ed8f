"""Phase B: the order changes by Expertise, then shares are bought one at a time."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question, not_now
from boardgames.core.values import evolve, replaced
from boardgames.eic.actions import AnyAction, BuyShare, PassExchange, Redeem, SellShares
from boardgames.eic.box.tables import Tables
from boardgames.eic.events import ExchangePassed, InitiativeChanged, ShareBought
from boardgames.eic.rules.mortgage import MORTGAGE, may_mortgage, may_redeem, redeemed, refuse_redeem
from boardgames.eic.rules.share_values import moved_marker, share_value
from boardgames.eic.state import ExchangeTurn, State


def expertise_users(t: Tables, s: State) -> tuple[int, ...]:
    """In order of activation; neutral agents activate nothing (EIC-Q-14, EIC-Q-39)."""
    return tuple(company for company in s.cells[t.expertise_cell] if company < s.players)


def apply_expertise(t: Tables, s: State, events: Events) -> State:
    """Users of Expertise first, then the others as they stood (EIC-CAP-06, EIC-INI-02, EIC-EXC-01, EIC-CAP-07)."""
    users = expertise_users(t, s)
    if not users:
        return s
    order = users + tuple(company for company in s.order if company not in users)
    if events is not None and order != s.order:
        events.append(InitiativeChanged(order, s.order))
    return evolve(s, order=order)


def start_exchange(t: Tables, s: State, events: Events) -> State:
    return _next_turn(t, s, 0, 0, events)


def _next_turn(t: Tables, s: State, start: int, passes: int, events: Events) -> State:
    """The next player by initiative; the phase ends when all have passed in a row (EIC-EXC-04, EIC-Q-38,
    EIC-EXC-03).
    """
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
    return may_mortgage(t, s, s.companies[seat]) or may_redeem(t, s, seat) or bool(affordable_shares(t, s, seat))


def affordable_shares(t: Tables, s: State, seat: Seat) -> list[int]:
    """Companies of which a share is on the market that the seat can pay (EIC-EXC-06, EIC-EXC-10, EIC-NEU-18)."""
    treasury, values, prices = s.companies[seat].treasury, s.values, t.values
    return [company for company, left in enumerate(s.market_shares) if left and prices[values[company]] <= treasury]


def offer_exchange_turn(t: Tables, s: State, seat: Seat, f: ExchangeTurn) -> tuple[AnyAction, ...]:
    menu = t.menu
    found: list[AnyAction] = [menu.buy_share[company] for company in affordable_shares(t, s, seat)]
    if may_redeem(t, s, seat):
        found.append(menu.redeem)
    if may_mortgage(t, s, s.companies[seat]):
        found.append(menu.mortgage)
    found.append(menu.pass_exchange)
    return tuple(found)


def refuse_buy_share(t: Tables, s: State, seat: Seat, f: ExchangeTurn, a: BuyShare) -> Refusal | None:
    if not 0 <= a.company < len(s.companies):
        return refuse("EIC-EXC-02", "no-company")
    if not s.market_shares[a.company]:
        return refuse("EIC-EXC-10", "no-share-left", 1, 0)
    price, treasury = share_value(t, s, a.company), s.companies[seat].treasury
    if price > treasury:
        return refuse("EIC-EXC-06", "share-cost", price, treasury)
    return None


def buy_share(t: Tables, s: State, seat: Seat, f: ExchangeTurn, a: BuyShare, events: Events) -> State:
    """Pay the bank, take the share; the value rises by one space (EIC-EXC-06 to EIC-EXC-09)."""
    me, company = s.companies[seat], a.company
    price = share_value(t, s, company)
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


def redeem(t: Tables, s: State, seat: Seat, f: ExchangeTurn, a: Redeem, events: Events) -> State:
    """In place of a purchase: the turn is over (EIC-MTG-06, EIC-Q-35)."""
    return _next_turn(t, redeemed(t, s, seat, events), s.order.index(seat) + 1, 0, events)


def pass_exchange(t: Tables, s: State, seat: Seat, f: ExchangeTurn, a: PassExchange, events: Events) -> State:
    if events is not None:
        events.append(ExchangePassed(seat, False))
    return _next_turn(t, s, s.order.index(seat) + 1, f.passes + 1, events)


EXCHANGE_TURN = Question(
    ExchangeTurn,
    answers=(
        Answer(
            BuyShare,
            buy_share,
            rules=("EIC-EXC-02", "EIC-EXC-08"),
            refuse=refuse_buy_share,
        ),
        Answer(
            Redeem,
            redeem,
            rules=("EIC-MTG-05", "EIC-MTG-06"),
            otherwise=not_now("EIC-MTG-06"),
            refuse=refuse_redeem,
        ),
        MORTGAGE,
        Answer(
            PassExchange,
            pass_exchange,
            rules=("EIC-EXC-02", "EIC-EXC-05"),
        ),
    ),
    offer=offer_exchange_turn,
    rules=("EIC-EXC-02", "EIC-EXC-08", "EIC-EXC-04", "EIC-SEL-02"),
    ruled_out={SellShares: refuse("EIC-SEL-02", "no-sale-on-exchange")},
)
