"""The selling window after the last exploration: coins break ties."""

from boardgames.core.game import Seat
from boardgames.core.rulebook import Answer, Events, Question
from boardgames.core.values import evolve
from boardgames.felinia.actions import AnyAction, Done
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.events import GameEnded, SalesEnded
from boardgames.felinia.rules.resources import SELL, sellable
from boardgames.felinia.state import FinalSale, State


def run_final_sales(t: Tables, s: State, f: FinalSale, events: Events) -> State | None:
    """In turn order, everybody is asked who has room for coins and something to sell (FEL-Q-64, FEL-RND-03,
    FEL-END-07).
    """
    p = s.players[f.seat]
    if p.money < t.money.max and sellable(p):
        return None
    return _next(s, f, events)


def offer_final_sales(t: Tables, s: State, seat: Seat, f: FinalSale) -> tuple[AnyAction, ...]:
    menu = t.menu
    return menu.done + menu.sells[sellable(s.players[seat])]


def end_sales(t: Tables, s: State, seat: Seat, f: FinalSale, a: Done, events: Events) -> State:
    if events is not None:
        events.append(SalesEnded(seat))
    return _next(s, f, events)


def _next(s: State, f: FinalSale, events: Events) -> State:
    seat = (f.seat + 1) % len(s.players)
    if seat != s.first:
        return evolve(s, frames=(*s.frames[:-1], FinalSale(seat)))
    if events is not None:
        events.append(GameEnded(s.round))
    return evolve(s, frames=())


FINAL_SALE = Question(
    FinalSale,
    answers=(
        Answer(Done, end_sales, rules=("FEL-EMB-12", "FEL-Q-64")),
        SELL,
    ),
    offer=offer_final_sales,
    rules=("FEL-Q-64", "FEL-SCO-16", "FEL-SEL-02"),
    run=run_final_sales,
)
