"""Views of Amerigo: nobody has secrets, but stacks are face down and nobody looks into the tower."""

from collections import Counter

from boardgames.amerigo import events as did
from boardgames.amerigo.box.tables import STRONGER_PIRATES, Tables
from boardgames.amerigo.rules.phases import NO_CUBES
from boardgames.amerigo.rules.setup import STREAMS
from boardgames.amerigo.state import POSTS, State
from boardgames.core.game import Seat
from boardgames.core.remember import remember_last
from boardgames.core.rng import next64, shuffled
from boardgames.core.values import Event, evolve

NO_CHANCE = (0,) * len(STREAMS)


def observe(t: Tables, s: State, seat: Seat | None) -> State:
    """The table as every seat and every bystander sees it."""
    return evolve(
        s,
        upper=NO_CUBES,
        lower=NO_CUBES,
        pirates=_observe_pirates(s.pirates, s.pirates_up),
        progress_stack=("",) * len(s.progress_stack),
        production_stack=("",) * len(s.production_stack),
        rng=NO_CHANCE,
    )


@remember_last
def _observe_pirates(pirates: tuple[str, ...], up: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([marker if slot in up else "" for slot, marker in enumerate(pirates)])


def tower_cubes(t: Tables, s: State) -> tuple[int, ...]:
    """Cubes inside the tower by colour, which anybody can count: those that are nowhere else."""
    return tuple(t.cubes_per_colour - a - b for a, b in zip(s.storage, s.action_space, strict=True))


def imagine(t: Tables, seen: State, seat: Seat | None, luck: int) -> State:
    """Everything hidden filled in at random from what is not in sight."""
    known = {seen.pirates[slot] for slot in seen.pirates_up}
    luck, faces = shuffled(luck, [marker for marker in t.pirates if marker not in known])
    left = iter(faces)
    pirates = tuple(marker if slot in seen.pirates_up else next(left) for slot, marker in enumerate(seen.pirates))
    luck, progress = shuffled(luck, _unseen_progress(t, seen))
    luck, production = shuffled(luck, _unseen_production(t, seen))
    luck, cubes = shuffled(luck, [colour for colour, n in enumerate(tower_cubes(t, seen)) for _ in range(n)])
    half = len(cubes) // 2
    rng = []
    for _ in seen.rng:
        luck, stream = next64(luck)
        rng.append(stream)
    return evolve(
        seen,
        upper=_counts(cubes[:half], len(seen.storage)),
        lower=_counts(cubes[half:], len(seen.storage)),
        pirates=pirates,
        progress_stack=progress,
        production_stack=production,
        rng=tuple(rng),
    )


def _counts(cubes: tuple[int, ...], colours: int) -> tuple[int, ...]:
    return tuple(cubes.count(colour) for colour in range(colours))


def _unseen_progress(t: Tables, s: State) -> list[str]:
    """The progress tokens that are not on display, owned or gone."""
    seen = {*s.progress, *s.progress_gone}
    for p in s.players:
        seen.update(p.tokens, p.used_tokens)
    return [token for token in t.tokens if token not in seen]


def _unseen_production(t: Tables, s: State) -> list[str]:
    """The production tokens in play that are not on display, bought or gone."""
    left = Counter(t.setup(len(s.players)).production)
    for kinds in (s.production, s.production_gone, *(p.production for p in s.players)):
        left.subtract(kind for kind in kinds if kind)
    return list(left.elements())


def unseen(t: Tables, s: State, seat: Seat | None) -> frozenset[str]:
    """Faces that nobody has seen. Equal production tokens are numbered: each that is dealt takes a fact away.

    Facts are named `kind: detail`; `Words.fact` has words for each kind.
    """
    down = [f"pirate: {marker}" for slot, marker in enumerate(s.pirates) if slot not in s.pirates_up]
    stack = [f"progress: {token}" for token in s.progress_stack]
    kinds = Counter(s.production_stack)
    tokens = [f"production: {kind}, number {i}" for kind, n in kinds.items() for i in range(n)]
    return frozenset((*down, *stack, *tokens))


def witness(event: Event, seat: Seat | None, *, later: bool) -> Event | None:
    """Whatever happens, everybody sees it."""
    return event


def concerns(event: Event) -> tuple[Seat, ...]:
    """The seats to whom an event did something, beside the one who acted."""
    match event:
        case did.PostsScored() | did.PiratesRepelled() | did.PiratesPlundered() | did.FinalScored():
            return (event.seat,)
        case did.GoldGained() if event.reason == "bounty":
            return (event.seat,)
        case did.TokenTaken() if event.token == STRONGER_PIRATES:
            return tuple(seat for seat in range(len(POSTS)) if seat != event.seat)
    return ()
