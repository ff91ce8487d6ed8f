"""Phase 2: the tokens act, market by market from the top down, at last at the guild."""

from boardgames.core.protocol import Refusal, Seat
from boardgames.core.values import evolve, replaced
from boardgames.felinia.actions import BuyGood
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.events import Events, GoodBought
from boardgames.felinia.rules.guild import may_exchange
from boardgames.felinia.rules.resources import add, reach
from boardgames.felinia.rules.tokens import refuse_price, take_back, without_top
from boardgames.felinia.state import Boarding, Buy, Commerce, Guild, State


def go_on(t: Tables, s: State, events: Events) -> State:
    """Ask the owner of the next token, top first and place by place (FEL-TRD-01, FEL-TRD-02).

    A token whose owner could not choose anything comes back by itself (FEL-Q-47, FEL-Q-56).
    """
    frame = s.frames[-1]
    assert isinstance(frame, Commerce)
    guild = len(s.piles) - 1
    for place in range(frame.place, guild + 1):
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
    """Why nothing could be bought, not even after selling everything (FEL-TRD-09, FEL-TRD-10)."""
    if not any(s.markets[place]):
        return "empty"
    return "price" if len(s.piles[place]) > reach(t, s.players[seat]) else ""


def refuse_buy(t: Tables, s: State, seat: Seat, frame: Buy, a: BuyGood) -> Refusal | None:
    good = t.good_number.get(a.good)
    if good is None:
        return Refusal("FEL-TRD-04", f"There is no good called {a.good!r}.")
    if not s.markets[frame.place][good]:
        return Refusal("FEL-TRD-04", f"{t.places[frame.place].label} holds no {a.good}.", need=1, have=0)
    return refuse_price(s, seat, frame.place, "FEL-TRD-05")


def buy(t: Tables, s: State, seat: Seat, frame: Buy, a: BuyGood, events: Events) -> State:
    """Pay as many coins as tokens lie there and take the tile; then boarding is open (FEL-TRD-05 to FEL-TRD-07)."""
    place, good = frame.place, t.good_number[a.good]
    price = len(s.piles[place])
    if events is not None:
        events.append(GoodBought(seat, t.places[place].id, a.good, price))
    p = s.players[seat]
    p = evolve(p, money=p.money - price, goods=add(p.goods, good), tokens=p.tokens + 1)
    return evolve(
        s,
        players=replaced(s.players, seat, p),
        markets=replaced(s.markets, place, add(s.markets[place], good, -1)),
        piles=without_top(s.piles, place),
        frames=(*s.frames[:-1], Boarding(seat)),
    )
