"""The yellow action: buy production tokens (AME-YEL-01 to AME-YEL-06)."""

from boardgames.amerigo.actions import BUY_AP, END_ACTION, Actions, AnyAction, BuyProduction
from boardgames.amerigo.box.names import GOODS
from boardgames.amerigo.box.tables import Tables
from boardgames.amerigo.events import ProductionBought
from boardgames.amerigo.rules.gold import free_actions
from boardgames.amerigo.state import Events, Produce, State, with_player
from boardgames.core.protocol import Refusal, Seat
from boardgames.core.values import evolve, replaced


def producing(t: Tables, s: State, seat: Seat, frame: Produce) -> Actions:
    """Equal tokens are offered once."""
    p = s.players[seat]
    shown = dict.fromkeys(s.production)
    kinds = [kind for kind in shown if kind and t.production_kinds[kind][1] <= frame.ap]
    out: list[AnyAction] = [t.buy_production[kind] for kind in kinds]
    out += free_actions(p)
    if p.gold:
        out.append(BUY_AP)
    out.append(END_ACTION)
    return tuple(out)


def _produce(s: State) -> Produce:
    frame = s.frames[-1]
    assert isinstance(frame, Produce)
    return frame


def refuse_buy_production(t: Tables, s: State, seat: Seat, a: BuyProduction) -> Refusal | None:
    if a.good not in GOODS:
        return Refusal("AME-YEL-01", "There is no such good.")
    if f"{a.good}-{a.cost}" not in s.production:
        return Refusal("AME-YEL-05", f"No {a.good} token of cost {a.cost} is on display.")
    ap = _produce(s).ap
    if a.cost > ap:
        return Refusal("AME-YEL-02", f"The token costs {a.cost} AP and you have {ap}.", a.cost, ap)
    return None


def buy_production(t: Tables, s: State, seat: Seat, a: BuyProduction, events: Events) -> State:
    """Of equal tokens the one on the lowest space is taken; the space stays empty (AME-YEL-05)."""
    p, kind = s.players[seat], f"{a.good}-{a.cost}"
    space = s.production.index(kind)
    if events is not None:
        events.append(ProductionBought(seat, a.good, a.cost))
    return evolve(
        s,
        players=with_player(s, seat, evolve(p, production=(*p.production, kind))),
        production=replaced(s.production, space, ""),
        frames=(Produce(_produce(s).ap - a.cost),),
    )
