"""What a seat may see, what it may imagine behind that, and what it learns."""

from boardgames.core.game import Seat
from boardgames.core.rng import below, shuffled
from boardgames.core.values import Event, evolve
from boardgames_toy.box.tables import Tables
from boardgames_toy.events import Picked, Revealed
from boardgames_toy.state import HIDDEN, OPEN, Picking, State


def is_picking(s: State) -> bool:
    return bool(s.frames) and isinstance(s.frames[-1], Picking)


def observe(t: Tables, s: State, seat: Seat | None) -> State:
    picks = s.picks
    if is_picking(s):
        picks = tuple(pick if i == seat or pick == OPEN else HIDDEN for i, pick in enumerate(picks))
    return evolve(s, picks=picks, deck=(HIDDEN,) * len(s.deck), rng=(0, 0))


def recall(t: Tables, s: State, seat: Seat | None) -> State:
    """Everybody saw which cards have gone, so everybody knows which are left, though not in which order."""
    return evolve(observe(t, s, seat), deck=tuple(sorted(s.deck)))


def imagine(t: Tables, seen: State, seat: Seat | None, luck: int) -> State:
    picks = list(seen.picks)
    for i, pick in enumerate(picks):
        if pick == HIDDEN:
            luck, guess = below(luck, len(t.picks))
            picks[i] = t.picks[guess]
    luck, deck = shuffled(luck, t.deck if HIDDEN in seen.deck else seen.deck)
    return evolve(seen, picks=tuple(picks), deck=deck[: len(seen.deck)], rng=(luck, luck))


def unseen(t: Tables, s: State, seat: Seat | None) -> frozenset[str]:
    """Facts are named `kind: detail`; `Words.fact` has words for each kind."""
    facts = {f"deck: {card}" for card in s.deck}
    if is_picking(s):
        facts |= {f"pick: {i} in round {s.round}" for i, pick in enumerate(s.picks) if pick != OPEN and i != seat}
    return frozenset(facts)


def witness(event: Event, seat: Seat | None, *, later: bool) -> Event | None:
    if isinstance(event, Picked) and event.seat != seat:
        return Picked(event.seat, HIDDEN)
    return event


def concerns(event: Event) -> tuple[Seat, ...]:
    """Everybody learns what was picked."""
    return tuple(range(len(event.picks))) if isinstance(event, Revealed) else ()
