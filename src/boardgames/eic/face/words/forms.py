"""Choices that are made piece by piece: an office and an agent, a zone and a ship."""

from boardgames.core.choice_forms import ASIDE, PAIR, Form, Piece
from boardgames.core.messages import Messages
from boardgames.eic import actions as act
from boardgames.eic import state as st
from boardgames.eic.box.tables import NONE, Tables
from boardgames.eic.rules.agents import cell_cost, surcharge
from boardgames.eic.rules.ports import cheapest_ship
from boardgames.eic.state import State


def form(t: Tables, messages: Messages, s: State, action: act.AnyAction, code: str) -> Form | None:
    match action:
        case act.PlaceAgent(agent, cell) | act.MoveFromCentre(agent, cell):
            number = str(agent + 1)
            who = messages.text("piece-of-agent", number=number)
            pieces = (Piece(code.removesuffix(number), _office(t, messages, s, cell)), Piece(number, who))
            return Form(PAIR, pieces, (messages.text("piece-office"), messages.text("piece-agent")))
        case act.PlaceShip(ship, zone):
            where, who = messages.text("piece-in-zone", zone=zone), messages.text("piece-of-ship", ship=ship)
            pieces = (Piece(code[:1], where), Piece(code[1:], who))
            return Form(PAIR, pieces, (messages.text("piece-zone"), messages.text("piece-ship")))
        case act.Mortgage():
            return Form(ASIDE, (Piece(code, ""),))
        case act.SellShares() if s.frames and not isinstance(s.frames[-1], st.SaleWindow | st.RaiseCash):
            return Form(ASIDE, (Piece(code, ""),))
        case _:
            return None


def _office(t: Tables, messages: Messages, s: State, cell: str) -> str:
    """Return the office in a word, and what it costs to go there."""
    if cell == act.CENTRE:
        return messages.text("office-centre")
    number = t.cell_index[cell]
    office, cost, more = t.cells[number], cell_cost(t, s, number) + surcharge(t, s, number), 0
    if office.capability == "ship" and (cheapest := cheapest_ship(t, s, s.companies[s.frames[-1].seat])) != NONE:
        cost, more = cost + cheapest, 1
    facts = {"good": office.good or "", "market": office.market or "", "character": office.character}
    name = messages.text(f"office-{office.capability}", bonus=t.costs.negotiation_bonus, **facts)
    return messages.text("office-price", office=name, cost=cost, more=more)
