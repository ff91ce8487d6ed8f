"""Where the game stands, what is asked, and what might be asked about."""

from boardgames.core.game import Decision
from boardgames.core.messages import Argument, Messages
from boardgames.eic import state as st
from boardgames.eic.box.tables import MARKETS, Tables
from boardgames.eic.rules.period import phase
from boardgames.eic.state import OVER, Company, State


def status(t: Tables, messages: Messages, s: State) -> str:
    if s.step == OVER:
        return messages.text("status-over")
    row = next(one for one in t.phases if one.letter == phase(s))
    return messages.text("status", period=s.period, periods=len(t.periods), letter=row.letter)


def question(t: Tables, messages: Messages, s: State, decision: Decision) -> str:
    me, frame = s.companies[decision.seat], s.frames[-1]
    if isinstance(frame, st.AgentTurn) and False not in me.moved:
        return messages.text("ask-agent-turn-centre")
    return messages.text(f"ask-{decision.kind}", **_asked(t, messages, s, me, frame))


def _asked(t: Tables, messages: Messages, s: State, me: Company, frame: st.AnyFrame) -> dict[str, Argument]:
    """Return the variables of the question."""
    match frame:
        case st.SaleWindow():
            return {"step": s.step}
        case st.AgentTurn():
            stand = _whereabouts(t, messages, me)
            return {
                "number": me.moved.count(True) + 1,
                "agents": t.agents,
                "standing": len(stand),
                "where": ", ".join(stand),
            }
        case st.Discard():
            return {"ship": t.ships[frame.ship].id}
        case st.CardChoice() | st.CardLook():
            return {"market": MARKETS[frame.market]}
        case st.ShipPlacement():
            return {"hand": len(me.hand)}
        case st.LoadingTurn():
            ship = t.ships[frame.queue[0].kind]
            return {
                "ship": ship.id,
                "zone": t.zones[frame.zone].id,
                "cubes": len(frame.cargo),
                "hold": ship.tonnage,
            }
        case st.UnloadChoice():
            return {"speed": t.speeds[frame.section]}
        case st.UnloadTurn():
            return {"ship": t.ships[me.docks[frame.dock].kind].id}
        case st.RaiseCash():
            return {"owed": sum(frame.owed), "treasury": me.treasury}
    return {}


def _whereabouts(t: Tables, messages: Messages, me: Company) -> list[str]:
    """Where the agents stand that can move, each with its number; nothing while all of them are in the port."""
    names = [*(character.short for character in t.characters), messages.text("centre")]
    return [
        f"{agent + 1} {names[at - t.portraits]}" for agent, at in enumerate(me.agents) if t.portraits <= at <= t.centre
    ]
