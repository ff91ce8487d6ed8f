"""Phase 4: how many goods a player may keep."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question
from boardgames.core.values import evolve, replaced
from boardgames.felinia.actions import AnyAction, KeepFourth
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.events import FourthKept
from boardgames.felinia.rules.resources import SELL, sellable
from boardgames.felinia.rules.state_helpers import goods_held
from boardgames.felinia.state import State, Storing


def run_storage(t: Tables, s: State, f: Storing, events: Events) -> State | None:
    """A player with at most three goods is passed over, in turn order (FEL-STO-01, FEL-Q-29)."""
    seat, free = f.seat, t.storage.free
    while goods_held(s.players[seat]) <= free:
        seat = (seat + 1) % len(s.players)
        if seat == s.first:
            return evolve(s, frames=s.frames[:-1])
    return None if seat == f.seat else evolve(s, frames=(*s.frames[:-1], Storing(seat)))


def storage_limit(t: Tables) -> int:
    """Nobody keeps more goods than this, however much they pay (FEL-STO-03)."""
    return t.storage.free + t.storage.paid_extra


def offer_storage(t: Tables, s: State, seat: Seat, f: Storing) -> tuple[AnyAction, ...]:
    """Return what a player may sell, whichever goods the owner likes, and keeping a fourth tile (FEL-STO-05)."""
    p, menu = s.players[seat], t.menu
    sells = menu.sells[sellable(p)]
    if goods_held(p) > storage_limit(t) or p.money < t.storage.paid_extra_cost:
        return sells
    return menu.fourth + sells


def refuse_keep_fourth(t: Tables, s: State, seat: Seat, f: Storing, a: KeepFourth) -> Refusal | None:
    p = s.players[seat]
    limit, held, cost = storage_limit(t), goods_held(p), t.storage.paid_extra_cost
    if held > limit:
        return refuse("FEL-STO-03", "too-many-goods", limit, held, limit=limit)
    if p.money < cost:
        return refuse("FEL-STO-02", "storage-cost", cost, p.money, cost=cost)
    return None


def keep_fourth(t: Tables, s: State, seat: Seat, f: Storing, a: KeepFourth, events: Events) -> State:
    """Two coins keep a fourth tile until the next round (FEL-STO-02)."""
    cost = t.storage.paid_extra_cost
    if events is not None:
        events.append(FourthKept(seat, cost))
    p = s.players[seat]
    p = evolve(p, money=p.money - cost)
    after = (seat + 1) % len(s.players)
    frames = s.frames[:-1] if after == s.first else (*s.frames[:-1], Storing(after))
    return evolve(s, players=replaced(s.players, seat, p), frames=frames)


STORE = Question(
    Storing,
    answers=(
        Answer(
            KeepFourth,
            keep_fourth,
            rules=("FEL-STO-02",),
            refuse=refuse_keep_fourth,
        ),
        SELL,
    ),
    offer=offer_storage,
    rules=("FEL-STO-01", "FEL-STO-02", "FEL-STO-04", "FEL-STO-03"),
    run=run_storage,
)
