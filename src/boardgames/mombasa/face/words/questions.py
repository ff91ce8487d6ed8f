"""Where the game stands, what is asked with its figures, and what lies near the legal answers."""

from collections.abc import Mapping

from boardgames.mombasa import state as st
from boardgames.mombasa.box.tables import TOTALS, Tables
from boardgames.mombasa.rules.bases import share_value
from boardgames.mombasa.rules.bookkeepers import FLIP_PRICE
from boardgames.mombasa.state import State


def figures(t: Tables, s: State) -> Mapping[str, str | int]:
    """Return the variables of the sentence of the open question: ids and numbers."""
    p = s.players[s.active]
    match s.frames[-1] if s.frames else None:
        case None if s.phase == st.PLAN:
            return {"idle": int(s.round >= t.rounds - 1)}
        case st.BuyWithGoods(total, discount):
            return {"total": total, "off": discount}
        case st.SpendUnits(units):
            return {"units": units}
        case st.ChooseCompany(points) | st.Bookkeeping(points):
            return {"points": points}
        case st.Expanding(company, points):
            return {"company": t.companies[company].id, "points": points}
        case st.TakingPost(company):
            return {"company": t.companies[company].id, "value": share_value(t, s, company)}
        case st.PlaceBooks():
            return {"books": len(s.waiting), "book": s.waiting[0]}
        case st.FlipBook():
            return {"price": FLIP_PRICE, "pounds": p.pounds}
        case st.Ink():
            return {"at": p.ink}
        case st.BuyWithPounds() | st.BuyOrDiamonds():
            return {"pounds": p.pounds}
        case st.ChooseTier(space):
            counts = t.majorities[space].counts
            return {"total": p.totals[counts], "kind": TOTALS[counts]}
        case st.Advance(company, steps):
            return {"company": t.companies[company].id, "steps": steps}
        case st.RemovePosts(posts):
            return {"posts": posts}
        case _:
            return {}


# Neighbours
