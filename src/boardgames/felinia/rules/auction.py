"""Phase 1: in three laps everybody places bid tokens."""

from boardgames.core.protocol import Refusal, Seat
from boardgames.core.values import evolve, replaced
from boardgames.felinia.actions import BidBank, BidGuild, BidMarket
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.events import Events, TokenBanked, TokenPlaced
from boardgames.felinia.state import AnyFrame, Bid, State


def refuse_bid(t: Tables, s: State, a: BidBank | BidMarket | BidGuild) -> Refusal | None:
    if isinstance(a, BidMarket):
        market = t.place_number.get(a.market)
        if market is None or market == len(t.places) - 1:
            return Refusal("FEL-AUC-07", f"There is no market {a.market!r}.")
        if len(s.players) in t.places[market].closed_at:
            return Refusal("FEL-AUC-10", f"{t.places[market].label} is closed with {len(s.players)} players.")
    return None


def bid_bank(t: Tables, s: State, seat: Seat, frame: Bid, events: Events) -> State:
    """A token on the own board earns coins at once, on the circle of the lap (FEL-AUC-04, FEL-AUC-05)."""
    p = s.players[seat]
    money = min(t.money_max, p.money + t.lap_income[frame.lap - 1])
    if events is not None:
        events.append(TokenBanked(seat, frame.lap, money - p.money))
    p = evolve(p, money=money, tokens=p.tokens - 1, circles=p.circles | 1 << frame.lap - 1)
    return evolve(s, players=replaced(s.players, seat, p), frames=_after(t, s, frame))


def bid_place(t: Tables, s: State, seat: Seat, frame: Bid, place: int, events: Events) -> State:
    """A token on a market or the guild goes on top of the pile (FEL-AUC-07, FEL-AUC-08)."""
    p = s.players[seat]
    pile = (*s.piles[place], seat)
    if events is not None:
        events.append(TokenPlaced(seat, t.places[place].id, len(pile)))
    return evolve(
        s,
        players=replaced(s.players, seat, evolve(p, tokens=p.tokens - 1)),
        piles=replaced(s.piles, place, pile),
        frames=_after(t, s, frame),
    )


def _after(t: Tables, s: State, frame: Bid) -> tuple[AnyFrame, ...]:
    """The next seat clockwise bids; after the last lap the phase is over (FEL-AUC-01, FEL-AUC-02)."""
    seat = (frame.seat + 1) % len(s.players)
    lap = frame.lap + (seat == s.first)
    rest = s.frames[:-1]
    return rest if lap > len(t.lap_income) else (*rest, Bid(seat, lap))
