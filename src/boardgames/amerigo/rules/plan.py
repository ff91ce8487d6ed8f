"""The red action: take tiles from the general supply into the reserve (AME-RED-01 to AME-RED-07)."""

from boardgames.amerigo.actions import BUY_AP, END_ACTION, Actions, AnyAction, TakeNeutral, TakeVillage
from boardgames.amerigo.box.names import TWO_NEUTRALS
from boardgames.amerigo.box.tables import Tables
from boardgames.amerigo.events import TilePlanned
from boardgames.amerigo.rules.gold import free_actions
from boardgames.amerigo.state import Events, Plan, Player, State, with_player
from boardgames.core.protocol import Refusal, Seat
from boardgames.core.values import evolve, replaced


def neutral_limit(t: Tables, p: Player) -> int:
    """Neutral tiles that a player may take in a phase (AME-RED-05, AME-TOK-12)."""
    return t.tokens[TWO_NEUTRALS].amount if TWO_NEUTRALS in p.tokens else 1


def planning(t: Tables, s: State, seat: Seat, frame: Plan) -> Actions:
    p, ap = s.players[seat], frame.ap
    out: list[AnyAction] = []
    if ap:
        out += [action for action, count in zip(t.take_village, p.villages, strict=True) if count]
        if frame.neutral_taken < neutral_limit(t, p):
            supply = zip(t.take_neutral, s.neutral, t.landscape[t.villages :], strict=True)
            out += [action for action, count, kind in supply if count and kind.cost <= ap]
    out += free_actions(p)
    if p.gold:
        out.append(BUY_AP)
    out.append(END_ACTION)
    return tuple(out)


def _plan(s: State) -> Plan:
    frame = s.frames[-1]
    assert isinstance(frame, Plan)
    return frame


def refuse_take_village(t: Tables, s: State, seat: Seat, a: TakeVillage) -> Refusal | None:
    kind = t.landscape_index.get(a.tile, -1)
    if not 0 <= kind < t.villages:
        return Refusal("AME-RED-02", "There is no such village tile of your colour.")
    if not s.players[seat].villages[kind]:
        return Refusal("AME-RED-07", "No such village of yours is left in the supply.", 1, 0)
    cost, ap = t.landscape[kind].cost, _plan(s).ap
    if cost > ap:
        return Refusal("AME-RED-03", f"A village tile costs {cost} AP and you have {ap}.", cost, ap)
    return None


def take_village(t: Tables, s: State, seat: Seat, a: TakeVillage, events: Events) -> State:
    p, frame, kind = s.players[seat], _plan(s), t.landscape_index[a.tile]
    cost = t.landscape[kind].cost
    if events is not None:
        events.append(TilePlanned(seat, a.tile, cost))
    p = evolve(
        p,
        villages=replaced(p.villages, kind, p.villages[kind] - 1),
        reserve=replaced(p.reserve, kind, p.reserve[kind] + 1),
    )
    return evolve(s, players=with_player(s, seat, p), frames=(evolve(frame, ap=frame.ap - cost),))


def refuse_take_neutral(t: Tables, s: State, seat: Seat, a: TakeNeutral) -> Refusal | None:
    kind, frame = t.landscape_index.get(a.tile, -1), _plan(s)
    if kind < t.villages:
        return Refusal("AME-RED-04", "There is no such neutral tile.")
    limit = neutral_limit(t, s.players[seat])
    if frame.neutral_taken >= limit:
        rule = "AME-RED-05" if limit == 1 else "AME-TOK-12"
        return Refusal(rule, f"Neutral tiles that you may take in a phase: {limit}, all taken.", limit + 1, limit)
    if not s.neutral[kind - t.villages]:
        return Refusal("AME-RED-07", "No such tile is left in the supply.", 1, 0)
    cost = t.landscape[kind].cost
    if cost > frame.ap:
        return Refusal("AME-RED-04", f"That tile costs {cost} AP and you have {frame.ap}.", cost, frame.ap)
    return None


def take_neutral(t: Tables, s: State, seat: Seat, a: TakeNeutral, events: Events) -> State:
    p, frame, kind = s.players[seat], _plan(s), t.landscape_index[a.tile]
    at, cost = kind - t.villages, t.landscape[kind].cost
    if events is not None:
        events.append(TilePlanned(seat, a.tile, cost))
    p = evolve(p, reserve=replaced(p.reserve, kind, p.reserve[kind] + 1))
    return evolve(
        s,
        players=with_player(s, seat, p),
        neutral=replaced(s.neutral, at, s.neutral[at] - 1),
        frames=(Plan(frame.ap - cost, frame.neutral_taken + 1),),
    )
