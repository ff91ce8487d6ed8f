"""Invariants of the open question: who can be asked what in which step of the period."""

from boardgames.core.state_checks import Faults, all_within, counts, known, sized, subset, within
from boardgames.eic.box.tables import EUROPE, INDIES, NONE, Tables
from boardgames.eic.rules.ports import affordable_ships, free_storage, has_free_dock
from boardgames.eic.rules.shares import may_raise, sales_are_open
from boardgames.eic.state import (
    OVER,
    AgentTurn,
    AnyFrame,
    CardChoice,
    CardLook,
    Discard,
    ExchangeTurn,
    LoadingTurn,
    PostChoice,
    RaiseCash,
    SaleWindow,
    ShipPlacement,
    ShipPurchase,
    State,
    UnloadChoice,
    UnloadTurn,
    WarehouseTurn,
)

ASKED_IN: dict[str, tuple[type, ...]] = {
    **dict.fromkeys(
        ("window-1", "window-2", "window-3", "window-4", "window-after-ranking", "window-5"), (SaleWindow,)
    ),
    "agent-turns": (AgentTurn, ShipPurchase, Discard, PostChoice),
    "exchange-turns": (ExchangeTurn,),
    **dict.fromkeys(("europe-card", "indies-card"), (CardChoice, CardLook)),
    "ship-placement": (ShipPlacement,),
    **dict.fromkeys(("zone-1", "zone-2", "zone-3"), (LoadingTurn,)),
    "warehouses": (WarehouseTurn,),
    "unloading": (UnloadChoice, UnloadTurn),
    "dividends": (RaiseCash,),
}
"""Questions that can be asked in each step."""


def frame_faults(t: Tables, s: State) -> Faults:
    """One question is open, on an agent's turn perhaps a further one; none when the game is over."""
    if s.step == OVER:
        yield from sized("frames", s.frames, 0)
        return
    if not s.frames:
        yield "frames are empty before the game is over"
        return
    top = s.frames[-1]
    if not isinstance(top, ASKED_IN.get(s.step, ())):
        yield f"frames ask what is not asked in the step {s.step!r}"
        return
    yield from within("frames.seat", top.seat, 0, s.players - 1)
    below: tuple[AnyFrame, ...] = ()
    if isinstance(top, ShipPurchase | Discard | PostChoice):
        below = (AgentTurn(top.seat),)
    if s.frames[:-1] != below:
        yield "frames hold something under the question that does not belong there"
        return
    yield from _question(t, s, top)


def _question(t: Tables, s: State, f: AnyFrame) -> Faults:
    me = s.companies[f.seat]
    match f:
        case SaleWindow():
            yield from subset("frames.declined", f.declined, ((1 << s.players) - 1) & ~(1 << f.seat))
            if not may_raise(t, s, s.companies[f.seat]) or not sales_are_open(s):
                yield f"frames.seat is {f.seat}, who has nothing to sell now"
        case AgentTurn():
            if me.finished:
                yield f"frames.seat is {f.seat}, whose turns are over"
        case Discard():
            if f.ship not in affordable_ships(t, s, f.seat) or has_free_dock(me):
                yield f"frames.ship is {f.ship}, for which no room is made"
        case PostChoice():
            yield from within(f"companies.{f.seat}.posts_left", me.posts_left, 1, t.posts)
        case ExchangeTurn():
            yield from within("frames.passes", f.passes, 0, s.players - 1)
        case CardChoice() | CardLook():
            yield from _card(t, s, f)
        case ShipPlacement() if not me.hand:
            yield f"frames.seat is {f.seat}, who has no ship in hand"
        case LoadingTurn():
            yield from _loading(t, s, f)
        case WarehouseTurn() if not me.warehouse:
            yield f"frames.seat is {f.seat}, whose warehouse is empty"
        case UnloadChoice() | UnloadTurn():
            yield from _unloading(t, s, f)
        case RaiseCash():
            most = max(t.dividends) * t.layout(s.players).setup.shares_on_market
            yield from counts("frames.owed", f.owed, s.players, most)


def _card(t: Tables, s: State, f: CardChoice | CardLook) -> Faults:
    """The first agent on the influence cell chooses a card, the others look at it one after another."""
    market = EUROPE if s.step == "europe-card" else INDIES
    yield from within("frames.market", f.market, market, market)
    there = s.cells[t.influence_cells[market]]
    players = tuple(company for company in there if company < s.players)
    if isinstance(f, CardChoice):
        if there[:1] != (f.seat,):
            yield f"frames.seat is {f.seat}, who may not choose the card"
    elif players[len(players) - 1 - len(f.waiting) :] != (f.seat, *f.waiting) or len(f.waiting) >= len(players):
        yield "frames.waiting are not those who may look at the card"


def _loading(t: Tables, s: State, f: LoadingTurn) -> Faults:
    """The first ship of the queue loads goods of its zone, and has room for more."""
    zone = int(s.step.removeprefix("zone-")) - 1
    yield from within("frames.zone", f.zone, zone, zone)
    yield from all_within("frames.queue", [vessel.company for vessel in f.queue], 0, len(s.companies) - 1)
    yield from all_within("frames.queue", [vessel.kind for vessel in f.queue], 0, len(t.ships) - 1)
    if not f.queue or f.queue[0].company != f.seat:
        yield f"frames.seat is {f.seat}, whose ship is not loading"
        return
    yield from known("frames.cargo", f.cargo, t.zone_goods[zone])
    yield from within("frames.cargo", len(f.cargo), 0, t.ships[f.queue[0].kind].tonnage - 1)


def _unloading(t: Tables, s: State, f: UnloadChoice | UnloadTurn) -> Faults:
    """A loaded ship of the section; cube by cube only while a warehouse space is free."""
    yield from within("frames.section", f.section, 0, len(t.speeds) - 1)
    if isinstance(f, UnloadChoice):
        return
    me = s.companies[f.seat]
    yield from within("frames.dock", f.dock, 0, len(me.docks) - 1)
    ship = me.docks[f.dock]
    if ship.kind == NONE or not ship.cargo or t.ships[ship.kind].speed != t.speeds[f.section]:
        yield f"frames.dock is {f.dock}, where no ship of this speed unloads"
    if free_storage(t, me) < 1:
        yield f"frames.seat is {f.seat}, who has no room to store anything"
