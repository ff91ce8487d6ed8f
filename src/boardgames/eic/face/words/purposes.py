"""Reasons for a choice that brings no points at once: docks that are free or taken, a good that Europe pays for."""

from boardgames.core.game import Seat
from boardgames.core.messages import Messages
from boardgames.eic import actions as act
from boardgames.eic.actions import AnyAction
from boardgames.eic.box.tables import Tables
from boardgames.eic.rules.ports import has_free_dock
from boardgames.eic.rules.trade import sale_price
from boardgames.eic.state import State


def purpose(t: Tables, messages: Messages, s: State, seat: Seat, action: AnyAction) -> str:
    match action:
        case act.PlaceAgent(_, cell) | act.MoveFromCentre(_, cell) if cell in t.cell_index:
            return _office(t, messages, s, seat, t.cell_index[cell])
        case _:
            return ""


def _office(t: Tables, messages: Messages, s: State, seat: Seat, number: int) -> str:
    """An agent: why its office is worth having now."""
    cell, docks = t.cells[number], has_free_dock(s.companies[seat])
    match cell.capability:
        case "ship" if docks:
            return messages.text("purpose-dock-free")
        case "pier" if not docks:
            return messages.text("purpose-docks-taken")
        case "negotiation" if cell.good in t.good_index:
            prices = [sale_price(t, s, seat, good) for good in range(len(t.goods))]
            price = prices[t.good_index[cell.good]]
            return messages.text("purpose-best-price", good=cell.good, price=price) if price == max(prices) else ""
        case _:
            return ""
