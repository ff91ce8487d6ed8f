"""The red action: take tiles from the general supply into the reserve (AME-RED-01 to AME-RED-07)."""

from itertools import compress

from boardgames.amerigo.actions import Actions, AnyAction, TakeNeutral, TakeVillage
from boardgames.amerigo.box.tables import TWO_NEUTRALS, Tables
from boardgames.amerigo.events import TilePlanned
from boardgames.amerigo.rules.action_points import BUY_AP, END_ACTION
from boardgames.amerigo.rules.gold import CASH, cashable
from boardgames.amerigo.rules.state_helpers import with_player
from boardgames.amerigo.state import Plan, Player, State
from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question, not_now
from boardgames.core.values import evolve, replaced


def neutral_limit(t: Tables, p: Player) -> int:
    """Neutral tiles that a player may take in a phase (AME-RED-05, AME-TOK-12, AME-TOK-13)."""
    return t.tokens[TWO_NEUTRALS].neutral_limit if TWO_NEUTRALS in p.tokens else 1


def neutral_left(t: Tables, p: Player, f: Plan) -> int:
    """Neutral tiles that a player may still take in this action."""
    return max(0, neutral_limit(t, p) - f.neutral_taken)


def offer_tiles(t: Tables, s: State, seat: Seat, f: Plan) -> Actions:
    menu, p, ap = t.menu, s.players[seat], f.ap
    out: list[AnyAction] = []
    if ap:
        out += compress(menu.take_village, p.villages)
        if f.neutral_taken < neutral_limit(t, p):
            supply = zip(menu.take_neutral, s.neutral, t.neutral_costs, strict=True)
            out += [action for action, count, cost in supply if count and cost <= ap]
    if p.tokens or p.chests:
        out += cashable(t, p)
    if p.gold:
        out.append(menu.buy_ap)
    out.append(menu.end_action)
    return tuple(out)


def refuse_take_village(t: Tables, s: State, seat: Seat, f: Plan, a: TakeVillage) -> Refusal | None:
    kind = t.landscape_index.get(a.tile, -1)
    if not 0 <= kind < t.villages:
        return refuse("AME-RED-02", "no-such-village")
    if not s.players[seat].villages[kind]:
        return refuse("AME-RED-07", "village-gone", 1, 0)
    cost = t.landscape[kind].cost
    return refuse("AME-RED-03", "village-too-dear", cost, f.ap) if cost > f.ap else None


def take_village(t: Tables, s: State, seat: Seat, f: Plan, a: TakeVillage, events: Events) -> State:
    p, kind = s.players[seat], t.landscape_index[a.tile]
    cost = t.landscape[kind].cost
    if events is not None:
        events.append(TilePlanned(seat, a.tile, cost))
    p = evolve(
        p,
        villages=replaced(p.villages, kind, p.villages[kind] - 1),
        reserve=replaced(p.reserve, kind, p.reserve[kind] + 1),
    )
    return evolve(s, players=with_player(s, seat, p), frames=(evolve(f, ap=f.ap - cost),))


def refuse_take_neutral(t: Tables, s: State, seat: Seat, f: Plan, a: TakeNeutral) -> Refusal | None:
    kind = t.landscape_index.get(a.tile, -1)
    if kind < t.villages:
        return refuse("AME-RED-04", "no-such-neutral")
    limit = neutral_limit(t, s.players[seat])
    if f.neutral_taken >= limit:
        return refuse("AME-RED-05" if limit == 1 else "AME-TOK-12", "neutrals-taken", limit + 1, limit)
    if not s.neutral[kind - t.villages]:
        return refuse("AME-RED-07", "neutral-gone", 1, 0)
    cost = t.landscape[kind].cost
    return refuse("AME-RED-04", "neutral-too-dear", cost, f.ap) if cost > f.ap else None


def take_neutral(t: Tables, s: State, seat: Seat, f: Plan, a: TakeNeutral, events: Events) -> State:
    p, kind = s.players[seat], t.landscape_index[a.tile]
    at, cost = kind - t.villages, t.landscape[kind].cost
    if events is not None:
        events.append(TilePlanned(seat, a.tile, cost))
    p = evolve(p, reserve=replaced(p.reserve, kind, p.reserve[kind] + 1))
    return evolve(
        s,
        players=with_player(s, seat, p),
        neutral=replaced(s.neutral, at, s.neutral[at] - 1),
        frames=(Plan(f.ap - cost, f.neutral_taken + 1),),
    )


PLAN = Question(
    Plan,
    answers=(
        Answer(
            TakeVillage,
            take_village,
            rules=("AME-RED-02", "AME-RED-03"),
            otherwise=not_now("AME-RED-01"),
            refuse=refuse_take_village,
        ),
        Answer(
            TakeNeutral,
            take_neutral,
            rules=("AME-RED-04", "AME-RED-05"),
            otherwise=not_now("AME-RED-01"),
            refuse=refuse_take_neutral,
        ),
        *CASH,
        BUY_AP,
        END_ACTION,
    ),
    offer=offer_tiles,
    rules=("AME-RED-03", "AME-RED-04", "AME-RED-05", "AME-RED-07"),
)
