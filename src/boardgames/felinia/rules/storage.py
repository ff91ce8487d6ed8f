"""Phase 4: how many goods a player may keep."""

from boardgames.core.protocol import Refusal, Seat
from boardgames.core.values import evolve, replaced
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.events import Events, FourthKept
from boardgames.felinia.state import State, Storing, goods_held


def ask(t: Tables, s: State, events: Events) -> State:
    """A player with at most three goods is passed over, in turn order (FEL-STO-01, FEL-Q-29)."""
    frame = s.frames[-1]
    assert isinstance(frame, Storing)
    seat = frame.seat
    while goods_held(s.players[seat]) <= t.storage_free:
        seat = (seat + 1) % len(s.players)
        if seat == s.first:
            return evolve(s, frames=s.frames[:-1])
    return s if seat == frame.seat else evolve(s, frames=(*s.frames[:-1], Storing(seat)))


def may_keep_fourth(t: Tables, s: State, seat: Seat) -> bool:
    p = s.players[seat]
    return goods_held(p) == t.storage_free + t.storage_extra and p.money >= t.storage_cost


def refuse_keep_fourth(t: Tables, s: State, seat: Seat) -> Refusal | None:
    p = s.players[seat]
    limit, held = t.storage_free + t.storage_extra, goods_held(p)
    if held > limit:
        return Refusal("FEL-STO-03", f"Nobody keeps more than {limit} goods; sell first.", need=limit, have=held)
    if p.money < t.storage_cost:
        text = f"Keeping a fourth tile costs {t.storage_cost}."
        return Refusal("FEL-STO-02", text, need=t.storage_cost, have=p.money)
    return None


def keep_fourth(t: Tables, s: State, seat: Seat, events: Events) -> State:
    """Two coins keep a fourth tile until the next round (FEL-STO-02)."""
    if events is not None:
        events.append(FourthKept(seat, t.storage_cost))
    p = s.players[seat]
    p = evolve(p, money=p.money - t.storage_cost)
    after = (seat + 1) % len(s.players)
    frames = s.frames[:-1] if after == s.first else (*s.frames[:-1], Storing(after))
    return evolve(s, players=replaced(s.players, seat, p), frames=frames)
