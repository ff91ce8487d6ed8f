"""Phase 2: the tokens act, market by market from the top down, at last at the guild."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Errand, Events, Question, not_now
from boardgames.core.values import evolve, replaced
from boardgames.felinia.actions import AnyAction, BuyGood
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.events import GoodBought
from boardgames.felinia.rules.guild import may_exchange
from boardgames.felinia.rules.resources import SELL, add, kinds_held, reach, sellable
from boardgames.felinia.rules.tokens import DECLINE, price, refuse_price, take_back, without_top
from boardgames.felinia.state import Boarding, Buy, Commerce, Guild, State


def run_commerce(t: Tables, s: State, f: Commerce, events: Events) -> State:
    """Ask the owner of the next token, top first and place by place (FEL-TRD-01, FEL-TRD-02, FEL-END-02).

    A token whose owner could not choose anything comes back by itself (FEL-Q-47, FEL-Q-56).
    """
    guild = len(s.piles) - 1
    for place in range(f.place, guild + 1):
        while pile := s.piles[place]:
            seat = pile[-1]
            if place == guild:
                if may_exchange(t, s, seat):
                    return evolve(s, frames=(*s.frames[:-1], Commerce(place), Guild(seat, place)))
                s = take_back(t, s, seat, place, "nothing", events)
            else:
                why = _no_purchase(t, s, seat, place)
                if not why:
                    return evolve(s, frames=(*s.frames[:-1], Commerce(place), Buy(seat, place)))
                s = take_back(t, s, seat, place, why, events)
    return evolve(s, frames=s.frames[:-1])


def _no_purchase(t: Tables, s: State, seat: Seat, place: int) -> str:
    """Return why nothing could be bought, not even after selling everything (FEL-TRD-09, FEL-TRD-10)."""
    if not any(s.markets[place]):
        return "empty"
    p, due = s.players[seat], price(s, place)
    return "price" if due > p.money and due > reach(t, p) else ""


def offer_purchases(t: Tables, s: State, seat: Seat, f: Buy) -> tuple[AnyAction, ...]:
    p, menu, place = s.players[seat], t.menu, f.place
    sells = menu.sells[sellable(p)]
    if p.money < price(s, place):
        return menu.decline + sells
    return menu.buys[kinds_held(s.markets[place])] + menu.decline + sells


def refuse_buy(t: Tables, s: State, seat: Seat, f: Buy, a: BuyGood) -> Refusal | None:
    good = t.good_number.get(a.good)
    if good is None:
        return refuse("FEL-TRD-04", "no-such-good", name=a.good)
    if not s.markets[f.place][good]:
        return refuse("FEL-TRD-04", "market-lacks-good", 1, 0, place=t.places[f.place].id, kind=a.good)
    return refuse_price(s, seat, f.place, "FEL-TRD-05")


def buy(t: Tables, s: State, seat: Seat, f: Buy, a: BuyGood, events: Events) -> State:
    """Pay as many coins as tokens lie there and take the tile; then boarding is open (FEL-TRD-05 to FEL-TRD-07,
    FEL-TRD-12, FEL-TRD-13).
    """
    place, good = f.place, t.good_number[a.good]
    due = price(s, place)
    if events is not None:
        events.append(GoodBought(seat, t.places[place].id, a.good, due))
    p = s.players[seat]
    p = evolve(p, money=p.money - due, goods=add(p.goods, good), tokens=p.tokens + 1)
    return evolve(
        s,
        players=replaced(s.players, seat, p),
        markets=replaced(s.markets, place, add(s.markets[place], good, -1)),
        piles=without_top(s.piles, place),
        frames=(*s.frames[:-1], Boarding(seat)),
    )


TOKENS = Errand(Commerce, run_commerce)

BUY = Question(
    Buy,
    answers=(
        Answer(
            BuyGood,
            buy,
            rules=("FEL-TRD-03", "FEL-TRD-05"),
            otherwise=not_now("FEL-TRD-02"),
            refuse=refuse_buy,
        ),
        DECLINE,
        SELL,
    ),
    offer=offer_purchases,
    rules=("FEL-TRD-05", "FEL-TRD-04", "FEL-TRD-08", "FEL-EMB-01", "FEL-EMB-10", "FEL-SEL-01"),
)
