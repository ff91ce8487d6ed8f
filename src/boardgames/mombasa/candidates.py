"""Everything of the kind that the open question asks for, legal or not: what a player may ask about."""

from collections.abc import Sequence

from boardgames.core.game import Seat
from boardgames.mombasa import state as st
from boardgames.mombasa.actions import AnyAction, PlanPlace
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.rules.area import face_up_cards, open_slots
from boardgames.mombasa.rules.discs import spaces_in_play
from boardgames.mombasa.rules.state_helpers import idle
from boardgames.mombasa.rules.tracks import next_call
from boardgames.mombasa.state import ActionTurn, State


def candidates(t: Tables, s: State, seat: Seat) -> Sequence[AnyAction]:
    menu, p = t.menu, s.players[seat]
    if s.phase == st.PLAN:
        return _closed_slots(t, p)
    match s.frames[-1] if s.frames else idle(s):
        case st.BuyWithGoods():
            return _of_display(s, menu.buy)
        case st.BuyWithPounds():
            return _of_display(s, menu.buy_pounds)
        case st.BuyOrDiamonds():
            return _of_display(s, menu.buy_pounds)
        case st.SpendUnits():
            return _steps(t, s, seat)
        case st.ChooseCompany():
            return menu.expand
        case st.Expanding():
            return menu.enter
        case st.TakingPost():
            return menu.take_post
        case st.Bookkeeping():
            return [menu.take_book[i] for i, book in enumerate(s.shelf) if book]
        case st.PlaceBooks():
            positions = range(t.ink.first_board_position, t.ink.length + 1)
            return [menu.place_book[b][at] for b in s.waiting for at in positions]
        case st.ChooseTier(space):
            return menu.tiers[: len(t.majorities[space].tiers)]
        case st.SellCard():
            return [menu.sell[card] for card in p.hand]
        case ActionTurn():
            discs = (menu.discs[i] for i in spaces_in_play(t, s))
            return [menu.expansion, *_missing_helpers(t, p), *discs]
        case _:
            return ()


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
