"""Questions that a table need not ask a person: whatever they answer, it comes to the same.

Sale windows where the answer can only be no, or is the same as a moment ago; which ship to unload where nobody else
unloads one of that speed in between.
"""

from collections.abc import Sequence
from itertools import takewhile

from boardgames.core.game import Seat
from boardgames.eic.actions import AnyAction
from boardgames.eic.box.tables import Tables
from boardgames.eic.game import EastIndiaCompanies
from boardgames.eic.rules.share_values import share_value
from boardgames.eic.rules.trade import offer_unload_choice, unloading_turns
from boardgames.eic.state import SaleWindow, State, UnloadChoice

END_OF_PERIOD = ("window-4", "window-after-ranking", "window-5")
"""Windows between which a person's money does not change: only values may move."""


def unasked(game: EastIndiaCompanies, states: Sequence[State], seat: Seat) -> AnyAction | None:
    """Return the answer of a seat to the question of the last of these states; None if the question matters.

    Without a share only a presidency share could be mortgaged, which is possible on every turn of one's own. At the
    end of a period the second and third windows ask again for the same shares: they matter if a value has moved.
    """
    t, s = game.tables, states[-1]
    if s.frames and isinstance(frame := s.frames[-1], UnloadChoice) and frame.seat == seat:
        turns = unloading_turns(t, s, frame.section, s.order.index(seat))
        alone = all(company == seat for section, company in turns if section == frame.section)
        return offer_unload_choice(t, s, seat, frame)[0] if alone else None
    if not _is_window(s, seat):
        return None
    if not any(s.companies[seat].shares):
        return t.menu.decline
    if s.step not in END_OF_PERIOD[1:]:
        return None
    ending = takewhile(lambda one: (one.period, one.step in END_OF_PERIOD) == (s.period, True), reversed(states[:-1]))
    before = next((one for one in ending if _is_window(one, seat)), None)
    return t.menu.decline if before is not None and _offer(t, before, seat) == _offer(t, s, seat) else None


def _is_window(s: State, seat: Seat) -> bool:
    return bool(s.frames) and isinstance(s.frames[-1], SaleWindow) and s.frames[-1].seat == seat


def _offer(t: Tables, s: State, seat: Seat) -> tuple[object, ...]:
    """Return what decides about a sale: money, shares, and what these fetch."""
    me = s.companies[seat]
    values = tuple(share_value(t, s, company) for company, held in enumerate(me.shares) if held)
    return me.treasury, me.mortgaged, me.shares, values
