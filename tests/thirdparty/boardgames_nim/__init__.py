"""Nim: take stones from a heap; whoever takes the last stone wins."""

from pathlib import Path

from boardgames.core.engine import BoxedGame
from boardgames.core.game import About, Config, GameInfo, Parts, Refusal, ScoreLine, ScoreSheet, Seat, on_demand, refuse
from boardgames.core.messages import ENGLISH, Messages
from boardgames.core.plain_words import PlainWords
from boardgames.core.rulebook import Answer, Events, Question, Rulebook
from boardgames.core.state_checks import Faults, first_fault, sized, within
from boardgames.core.values import Action, Event, Frame, Value, evolve, replaced

HERE = Path(__file__).resolve().parent
HEAPS = {"a": 3, "b": 4, "c": 5}
"""Stones of each heap at the start."""


class Turn(Frame, tag="turn"):
    """The question that is asked: a player takes stones."""

    seat: Seat


class State(Value):
    heaps: tuple[int, ...]
    last: Seat
    """Seat that took stones last; -1 at the start."""
    frames: tuple[Turn, ...]
    """Open questions, the present one last. Empty: the game is over."""


class Take(Action, tag="take"):
    """Take one or more stones from one heap (NIM-01)."""

    heap: str
    stones: int


class Taken(Event, tag="taken"):
    seat: Seat
    heap: str
    stones: int


ACTIONS = tuple(Take(heap, stones) for heap, most in HEAPS.items() for stones in range(1, most + 1))


def set_up(t: None, config: Config) -> State:
    return State(tuple(HEAPS.values()), -1, (Turn(0),))


def stones_in(s: State, heap: str) -> int:
    return dict(zip(HEAPS, s.heaps, strict=True)).get(heap, 0)


def offer_take(t: None, s: State, seat: Seat, f: Turn) -> tuple[Take, ...]:
    return tuple(action for action in ACTIONS if action.stones <= stones_in(s, action.heap))


def refuse_take(t: None, s: State, seat: Seat, f: Turn, a: Take) -> Refusal | None:
    there = stones_in(s, a.heap)
    return None if 1 <= a.stones <= there else refuse("NIM-01", "not-there", a.stones, there)


def take(t: None, s: State, seat: Seat, f: Turn, a: Take, events: Events) -> State:
    if events is not None:
        events.append(Taken(seat, a.heap, a.stones))
    at = list(HEAPS).index(a.heap)
    heaps = replaced(s.heaps, at, s.heaps[at] - a.stones)
    return evolve(s, heaps=heaps, last=seat, frames=(Turn(1 - seat),) if any(heaps) else ())


def scores(t: None, s: State) -> tuple[ScoreSheet, ...]:
    won = [int(seat == s.last and not any(s.heaps)) for seat in range(2)]
    return tuple(ScoreSheet(seat, (ScoreLine("last", won[seat], "NIM-02"),), ()) for seat in range(2))


def fault(t: None, s: State) -> str:
    """Return what is wrong with a state from a file."""

    def faults() -> Faults:
        yield from sized("heaps", s.heaps, len(HEAPS))
        for at, most in enumerate(HEAPS.values()):
            yield from within(f"heaps.{at}", s.heaps[at], 0, most)
        yield from within("last", s.last, -1, 1)
        yield from sized("frames", s.frames, int(any(s.heaps)))
        for turn in s.frames:
            yield from within("frames.0.seat", turn.seat, 0, 1)

    return first_fault(faults())


class NimWords(PlainWords):
    def __init__(self, tables: None, language: str = ENGLISH) -> None:
        super().__init__(Messages.beside(__file__, language))

    def status(self, state: State) -> str:
        return self.messages.text("status", stones=sum(state.heaps))

    def code(self, state: State, action: Take) -> str:
        return f"{action.heap}{action.stones}"

    def prose(self, seen: State, viewer: Seat | None, part: str, names: tuple[str, ...]) -> tuple[str, ...]:
        say = self.messages.text
        return tuple(say("heap", heap=heap, stones=stones) for heap, stones in zip(HEAPS, seen.heaps, strict=True))


TAKE = Question(
    Turn,
    answers=(Answer(Take, take, rules=("NIM-01",), otherwise=refuse("NIM-01", "not-there"), refuse=refuse_take),),
    offer=offer_take,
    rules=("NIM-01", "NIM-02"),
)

RULEBOOK: Rulebook[None, State, Take] = Rulebook(
    info=GameInfo(
        id="nim",
        revision=1,
        players=(2,),
        variants=("plain",),
        options=(),
        has_secrets=False,
        about=About(title="Nim", minutes="2"),
        longest=12,
        points=(0, 1),
    ),
    state=State,
    action=Take,
    event=Taken,
    set_up=set_up,
    questions=(TAKE,),
    over=refuse("NIM-02", "game-over"),
    scores=scores,
    all_actions=lambda t: ACTIONS,
    fault=fault,
    words=lambda: NimWords,
    parts=Parts(data=HERE, catalogue=HERE, board=on_demand("boardgames.kit.plain_board")),
)

GAME = BoxedGame.shipped(RULEBOOK)
