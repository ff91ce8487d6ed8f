"""Ships that are not in a dock: where they are, and what everybody can conclude about those that lie face down."""

from boardgames.eic.box.tables import NONE
from boardgames.eic.state import HIDDEN, LoadingTurn, State, Vessel
from boardgames.eic.view import unknown_ships

IN_HAND = NONE
"""The place of a ship that is at sea in no zone yet."""


def deduced(s: State, vessel: Vessel) -> int:
    """The kind of a ship at sea; that of a face-down one if all that its company has hidden are alike."""
    hidden = set(unknown_ships(s, vessel.company)) if vessel.kind < 0 else set()
    return hidden.pop() if len(hidden) == 1 else vessel.kind


def away(s: State, company: int) -> list[tuple[int, int]]:
    """(kind, zone) of ships that are not in a dock: in hand, sent out or left in a zone, loading.

    As long as a company has sent none of them out, everybody knows which ships it has in hand.
    """
    hand, sent = s.companies[company].hand, [vessel.company for pile in s.zone_piles for vessel in pile]
    if HIDDEN in hand and company not in sent:
        hand = tuple(unknown_ships(s, company))
    found = [(deduced(s, Vessel(company, kind)), IN_HAND) for kind in hand]
    queues = [(frame.zone, frame.queue) for frame in s.frames if isinstance(frame, LoadingTurn)]
    for zone, pile in (*enumerate(s.zone_piles), *queues, *enumerate(s.stay_piles)):
        found += [(deduced(s, vessel), zone) for vessel in pile if vessel.company == company]
    return found
