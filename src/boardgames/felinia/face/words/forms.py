"""Choices that are made piece by piece, and sales, which may be made at any time beside what is asked."""

from typing import Any

from boardgames.core.choice_forms import ASIDE, PAIR, Form, Piece
from boardgames.felinia import actions as do
from boardgames.felinia.actions import AnyAction
from boardgames.felinia.face.words.codes import code
from boardgames.felinia.face.words.names import Names
from boardgames.felinia.rules.boarding import may_board
from boardgames.felinia.rules.tokens import price
from boardgames.felinia.state import Boarding, Buy, FinalSale, Guild, State, Storing


def form(names: Names, s: State, action: AnyAction) -> Form | None:
    match action:
        case do.Swap():
            typed = code(names.tables, s, action)
            given = Piece(typed[:2], names.say("piece-given", give=action.give))
            taken = Piece(typed[2:], names.say("piece-taken", take=action.take, reward=action.reward))
            return Form(PAIR, (given, taken), (names.say("piece-give"), names.say("piece-take")))
        case do.Sell() if not _asks_for_sales(names, s):
            return Form(ASIDE, (Piece(code(names.tables, s, action), ""),))
        case _:
            return None


def _asks_for_sales(names: Names, s: State) -> bool:
    """True if a sale may be the answer to the question: it names one, or nothing can be paid without."""
    top: Any = s.frames[-1] if s.frames else None
    match top:
        case Storing() | FinalSale():
            return True
        case Buy() | Guild():
            return price(s, top.place) > s.players[top.seat].money
        case Boarding():
            return not any(may_board(names.tables, s.players[top.seat], ship) for ship in s.ships)
        case _:
            return False
