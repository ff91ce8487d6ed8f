"""Phase 1: in three laps everybody places bid tokens."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question, not_now
from boardgames.core.values import evolve, replaced
from boardgames.felinia.actions import AnyAction, BidBank, BidGuild, BidMarket, Decline
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.events import TokenBanked, TokenPlaced
from boardgames.felinia.rules.resources import SELL, fitting, sellable
from boardgames.felinia.state import AnyFrame, Bid, Player, State


def offer_bids(t: Tables, s: State, seat: Seat, f: Bid) -> tuple[AnyAction, ...]:
    """Return a token on any open place, on the own board, and what can be sold (FEL-AUC-09, FEL-AUC-11)."""
    menu = t.menu
    return menu.bids[len(s.players)] + menu.sells[sellable(s.players[seat])]


def is_closed(t: Tables, s: State, place: int) -> bool:
    """With fewer players some markets are closed (FEL-AUC-10)."""
    return len(s.players) in t.places[place].closed_at


def refuse_bid_market(t: Tables, s: State, seat: Seat, f: Bid, a: BidMarket) -> Refusal | None:
    place = t.place_number.get(a.market)
    if place is None or t.places[place].kind != "market":
        return refuse("FEL-AUC-07", "no-such-market", name=a.market)
    if is_closed(t, s, place):
        return refuse("FEL-AUC-10", "market-closed", place=a.market, players=len(s.players))
    return None


def bank_income(t: Tables, p: Player, lap: int) -> int:
    """Return what a token on the player's own board earns in a lap (FEL-AUC-04)."""
    return fitting(t, p, t.bank.lap_income[lap - 1])


def bid_bank(t: Tables, s: State, seat: Seat, f: Bid, a: BidBank, events: Events) -> State:
    """A token on one's own board earns coins at once, on the circle of the lap (FEL-AUC-04, FEL-AUC-05)."""
    p = s.players[seat]
    coins = bank_income(t, p, f.lap)
    if events is not None:
        events.append(TokenBanked(seat, f.lap, coins))
    p = evolve(p, money=p.money + coins, tokens=p.tokens - 1, circles=p.circles | 1 << f.lap - 1)
    return evolve(s, players=replaced(s.players, seat, p), frames=_next(t, s, f))


def bid_market(t: Tables, s: State, seat: Seat, f: Bid, a: BidMarket, events: Events) -> State:
    return _place(t, s, seat, f, t.place_number[a.market], events)


def bid_guild(t: Tables, s: State, seat: Seat, f: Bid, a: BidGuild, events: Events) -> State:
    return _place(t, s, seat, f, len(t.places) - 1, events)


def _place(t: Tables, s: State, seat: Seat, f: Bid, place: int, events: Events) -> State:
    """A token on a market or the guild goes on top of the pile (FEL-AUC-07, FEL-AUC-08)."""
    p = s.players[seat]
    pile = (*s.piles[place], seat)
    if events is not None:
        events.append(TokenPlaced(seat, t.places[place].id, len(pile)))
    return evolve(
        s,
        players=replaced(s.players, seat, evolve(p, tokens=p.tokens - 1)),
        piles=replaced(s.piles, place, pile),
        frames=_next(t, s, f),
    )


def _next(t: Tables, s: State, f: Bid) -> tuple[AnyFrame, ...]:
    """The next seat clockwise bids; after the last lap the phase is over (FEL-AUC-01, FEL-AUC-02)."""
    seat = (f.seat + 1) % len(s.players)
    lap = f.lap + (seat == s.first)
    rest = s.frames[:-1]
    return rest if lap > len(t.bank.lap_income) else (*rest, Bid(seat, lap))


ON_TOP = ("FEL-AUC-07", "FEL-AUC-08")

BID = Question(
    Bid,
    answers=(
        Answer(BidBank, bid_bank, rules=("FEL-AUC-04", "FEL-AUC-05"), otherwise=not_now("FEL-AUC-01")),
        Answer(BidMarket, bid_market, rules=ON_TOP, otherwise=not_now("FEL-AUC-01"), refuse=refuse_bid_market),
        Answer(BidGuild, bid_guild, rules=ON_TOP, otherwise=not_now("FEL-AUC-01")),
        SELL,
    ),
    offer=offer_bids,
    rules=("FEL-AUC-03", "FEL-AUC-04", "FEL-AUC-07", "FEL-AUC-08", "FEL-TRD-05", "FEL-AUC-06"),
    ruled_out={Decline: refuse("FEL-AUC-03", "nobody-passes")},
)
