"""First half of a round: everybody picks coins in secret, then all picks are shown."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Errand, Events, Question
from boardgames.core.values import evolve, replaced
from boardgames_toy.actions import AnyAction, Pick
from boardgames_toy.box.tables import Tables
from boardgames_toy.events import Picked, Revealed
from boardgames_toy.state import OPEN, Drawing, Picking, Revealing, State


def still_to_pick(s: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, pick in enumerate(s.picks) if pick == OPEN)


def offer_picks(t: Tables, s: State, seat: Seat, f: Picking) -> tuple[AnyAction, ...]:
    return t.menu.picks


def refuse_pick(t: Tables, s: State, seat: Seat, f: Picking, a: Pick) -> Refusal | None:
    if a.coins not in t.picks:
        return refuse("TOY-01", "no-such-pick", coins=a.coins)
    return None


def pick(t: Tables, s: State, seat: Seat, f: Picking, a: Pick, events: Events) -> State:
    if events is not None:
        events.append(Picked(seat, a.coins))
    return evolve(s, picks=replaced(s.picks, seat, a.coins))


def run_picking(t: Tables, s: State, f: Picking, events: Events) -> State | None:
    """When the last has picked, the picks are shown."""
    return None if OPEN in s.picks else evolve(s, frames=(Revealing(),))


def reveal(t: Tables, s: State, f: Revealing, events: Events) -> State:
    """Who picked what nobody else did takes that many coins (TOY-01)."""
    if events is not None:
        events.append(Revealed(s.picks))
    taken = [coins if s.picks.count(coins) == 1 else 0 for coins in s.picks]
    coins = tuple(had + more for had, more in zip(s.coins, taken, strict=True))
    return evolve(s, coins=coins, frames=(Drawing(0, 0),))


PICK = Question(
    Picking,
    answers=(Answer(Pick, pick, rules=("TOY-01",), otherwise=refuse("TOY-01", "picks-are-made"), refuse=refuse_pick),),
    offer=offer_picks,
    rules=("TOY-01",),
    secret=True,
    seats=still_to_pick,
    run=run_picking,
)

REVEAL = Errand(Revealing, reveal)
