"""The yellow action: buy production tokens (AME-YEL-01 to AME-YEL-06)."""

from boardgames.amerigo.actions import Actions, AnyAction, BuyProduction
from boardgames.amerigo.box.tables import GOODS, Tables
from boardgames.amerigo.events import ProductionBought
from boardgames.amerigo.rules.action_points import BUY_AP, END_ACTION
from boardgames.amerigo.rules.gold import CASH, cashable
from boardgames.amerigo.rules.state_helpers import with_player
from boardgames.amerigo.state import Produce, State
from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question
from boardgames.core.values import evolve, replaced


def token_kind(good: str, cost: int) -> str:
    """Return the name of a production token in the state."""
    return f"{good}-{cost}"


def offer_production(t: Tables, s: State, seat: Seat, f: Produce) -> Actions:
    """Equal tokens are offered once."""
    menu, p, ap = t.menu, s.players[seat], f.ap
    buy, kinds = menu.buy_production, t.production_kinds
    out: list[AnyAction] = [buy[kind] for kind in dict.fromkeys(s.production) if kind and kinds[kind][1] <= ap]
    if p.tokens or p.chests:
        out += cashable(t, p)
    if p.gold:
        out.append(menu.buy_ap)
    out.append(menu.end_action)
    return tuple(out)


def refuse_buy_production(t: Tables, s: State, seat: Seat, f: Produce, a: BuyProduction) -> Refusal | None:
    if a.good not in GOODS:
        return refuse("AME-YEL-01", "no-such-good")
    if token_kind(a.good, a.cost) not in s.production:
        return refuse("AME-YEL-05", "production-not-shown", good=a.good, cost=a.cost)
    return refuse("AME-YEL-02", "production-too-dear", a.cost, f.ap) if a.cost > f.ap else None


def buy_production(t: Tables, s: State, seat: Seat, f: Produce, a: BuyProduction, events: Events) -> State:
    """Take, of equal tokens, the one on the lowest space; the space stays empty (AME-YEL-05)."""
    p, kind = s.players[seat], token_kind(a.good, a.cost)
    space = s.production.index(kind)
    if events is not None:
        events.append(ProductionBought(seat, a.good, a.cost))
    return evolve(
        s,
        players=with_player(s, seat, evolve(p, production=(*p.production, kind))),
        production=replaced(s.production, space, ""),
        frames=(Produce(f.ap - a.cost),),
    )


PRODUCE = Question(
    Produce,
    answers=(
        Answer(
            BuyProduction,
            buy_production,
            rules=("AME-YEL-01", "AME-YEL-02"),
            refuse=refuse_buy_production,
        ),
        *CASH,
        BUY_AP,
        END_ACTION,
    ),
    offer=offer_production,
    rules=("AME-YEL-02", "AME-END-06", "AME-YEL-05"),
)
