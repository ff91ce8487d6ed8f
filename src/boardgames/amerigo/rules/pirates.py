"""End of a round: the pirates attack (AME-PIR-01 to AME-PIR-07)."""

from boardgames.amerigo.box.tables import BOUNTY, HALF_LOSS, STRONGER_PIRATES, Tables
from boardgames.amerigo.events import PiratesPlundered, PiratesRepelled
from boardgames.amerigo.rules.gold import gain_gold
from boardgames.amerigo.rules.state_helpers import credited
from boardgames.amerigo.state import PIRATES, Player, State
from boardgames.core.game import Seat
from boardgames.core.rulebook import Events
from boardgames.core.values import evolve


def strength(t: Tables, s: State) -> int:
    """The sum of the markers that lie face up; one whose face a viewer does not know counts nothing."""
    return sum(t.pirates.get(s.pirates[slot], 0) for slot in s.pirates_up)


def strength_against(t: Tables, s: State, seat: Seat) -> int:
    """The token of another player makes the pirates stronger against everybody else (AME-TOK-07)."""
    others = sum(STRONGER_PIRATES in p.tokens for other, p in enumerate(s.players) if other != seat)
    return strength(t, s) + others * t.tokens[STRONGER_PIRATES].amount


def cannons_short(against: int, cannons: int) -> int:
    """Return how many cannons are missing to repel pirates of that strength (AME-PIR-04)."""
    return max(0, against - cannons)


def attack(t: Tables, s: State, events: Events) -> State:
    """Everybody is attacked at the same time; the order is only that of the log (AME-Q-60)."""
    players = list(s.players)
    for seat in s.discs:
        players[seat] = attack_player(t, s, seat, events)
    return evolve(s, players=tuple(players))


def attack_player(t: Tables, s: State, seat: Seat, events: Events) -> Player:
    """Cannons are fired as far as they go; with too few of them the whole strength is lost in points (AME-TOK-08,
    AME-TOK-09, AME-TOK-10, AME-TOK-11).
    """
    p, against = s.players[seat], strength_against(t, s, seat)
    if not cannons_short(against, p.cannons):
        if events is not None:
            events.append(PiratesRepelled(seat, against, p.cannons - against))
        p = evolve(p, cannons=p.cannons - against)
        return gain_gold(t, p, seat, t.tokens[BOUNTY].gold, "bounty", events) if BOUNTY in p.tokens else p
    loss = -(-against // 2) if HALF_LOSS in p.tokens else against
    lost = min(loss, p.vp)
    if events is not None:
        events.append(PiratesPlundered(seat, against, lost))
    return evolve(p, cannons=0, ledger=credited(p, PIRATES, -lost))
