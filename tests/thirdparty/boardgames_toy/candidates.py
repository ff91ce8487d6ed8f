"""What somebody may ask about though it is off: the die, once a card is drawn."""

from boardgames.core.game import Seat
from boardgames_toy.actions import AnyAction
from boardgames_toy.box.tables import Tables
from boardgames_toy.state import Drawing, State


def candidates(t: Tables, s: State, seat: Seat) -> tuple[AnyAction, ...]:
    return (t.menu.roll,) if s.frames and isinstance(s.frames[-1], Drawing) else ()
