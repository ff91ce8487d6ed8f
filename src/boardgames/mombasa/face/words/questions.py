"""Where the game stands, what is asked with its figures, and what lies near the legal answers."""

from collections.abc import Mapping, Sequence

from boardgames.core.game import Seat
from boardgames.mombasa import state as st
from boardgames.mombasa.actions import AnyAction, PlanPlace
from boardgames.mombasa.box.tables import TOTALS, Tables
from boardgames.mombasa.rules.area import face_up_cards, open_slots
from boardgames.mombasa.rules.bases import share_value
from boardgames.mombasa.rules.bookkeepers import FLIP_PRICE
from boardgames.mombasa.rules.books import offer_place, offer_points
from boardgames.mombasa.rules.discs import offer_tiers, spaces_in_play
from boardgames.mombasa.rules.expansion import offer_company, offer_enter, offer_take_post
from boardgames.mombasa.rules.goods import offer_cards, offer_steps
from boardgames.mombasa.rules.planning import still_to_plan
from boardgames.mombasa.rules.tracks import next_call
from boardgames.mombasa.rules.trading import offer_and_or, offer_purchases, offer_sales
from boardgames.mombasa.rules.turns import offer_turn
from boardgames.mombasa.state import ActionTurn, State


def figures(t: Tables, s: State) -> Mapping[str, str | int]:
    """What the sentence of the open question speaks of: ids and numbers."""
    p = s.players[s.active]
    match s.frames[-1] if s.frames else None:
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


def neighbours(t: Tables, s: State, seat: Seat) -> tuple[AnyAction, ...]:
    """Everything of the kind that the seat is asked about and that is not legal now."""
    if s.phase == st.PLAN:
        return tuple(_closed_slots(t, s.players[seat])) if seat in still_to_plan(s) else ()
    if s.phase != st.ACTION or seat != s.active:
        return ()
    near, offered = _near(t, s, seat)
    legal = set(offered)
    return tuple(action for action in near if action not in legal)


def _near(t: Tables, s: State, seat: Seat) -> tuple[Sequence[AnyAction], tuple[AnyAction, ...]]:
    """All answers of the kind, and those that are offered."""
    menu, p = t.menu, s.players[seat]
    match s.frames[-1] if s.frames else ActionTurn():
        case st.BuyWithGoods() as f:
            return _of_display(s, menu.buy), offer_cards(t, s, seat, f)
        case st.BuyWithPounds() as f:
            return _of_display(s, menu.buy_pounds), offer_purchases(t, s, seat, f)
        case st.BuyOrDiamonds() as f:
            return _of_display(s, menu.buy_pounds), offer_and_or(t, s, seat, f)
        case st.SpendUnits() as f:
            return _steps(t, s, seat), offer_steps(t, s, seat, f)
        case st.ChooseCompany() as f:
            return menu.expand, offer_company(t, s, seat, f)
        case st.Expanding() as f:
            return menu.enter, offer_enter(t, s, seat, f)
        case st.TakingPost() as f:
            return menu.take_post, offer_take_post(t, s, seat, f)
        case st.Bookkeeping() as f:
            return [menu.take_book[i] for i, book in enumerate(s.shelf) if book], offer_points(t, s, seat, f)
        case st.PlaceBooks() as f:
            positions = range(t.ink.first_board_position, t.ink.length + 1)
            return [menu.place_book[b][at] for b in s.waiting for at in positions], offer_place(t, s, seat, f)
        case st.ChooseTier(space) as f:
            return menu.tiers[: len(t.majorities[space].tiers)], offer_tiers(t, s, seat, f)
        case st.SellCard() as f:
            return [menu.sell[card] for card in p.hand], offer_sales(t, s, seat, f)
        case ActionTurn() as f:
            discs = (menu.discs[i] for i in spaces_in_play(t, s))
            return [menu.expansion, *_missing_helpers(t, p), *discs], offer_turn(t, s, seat, f)
        case _:
            return (), ()


def _of_display(s: State, actions: Sequence[AnyAction]) -> list[AnyAction]:
    return [action for action, card in zip(actions, s.display, strict=True) if card]


def _missing_helpers(t: Tables, p: st.Player) -> list[AnyAction]:
    """A bookkeeper and a merchant, unless one lies face up somewhere."""
    shown = {card.kind for card in face_up_cards(t, p)}
    missing: list[AnyAction] = []
    if "bookkeeper" not in shown:
        missing.append(t.menu.bookkeepers[0])
    if "merchant" not in shown:
        missing.append(t.menu.merchants[0])
    return missing


def _steps(t: Tables, s: State, seat: Seat) -> list[AnyAction]:
    """On every track, over a capital call where there is one; before the first step the plain steps, too."""
    calls = [next_call(t, s, seat, company) for company in range(len(t.companies))]
    steps = [(t.menu.step_pay if call > 0 else t.menu.step)[company] for company, call in enumerate(calls)]
    return [*(t.menu.step if not any(s.players[seat].steps) else ()), *steps]


def _closed_slots(t: Tables, p: st.Player) -> list[AnyAction]:
    """Share cards, which are never planned, and one card for each slot that is still closed."""
    opened = open_slots(t, p)
    found: list[AnyAction] = [PlanPlace(card, t.slots[1]) for card in p.hand if card in t.shares]
    if p.hand:
        found += [PlanPlace(p.hand[0], slot) for i, slot in enumerate(t.slots) if not opened >> i & 1]
    return found
