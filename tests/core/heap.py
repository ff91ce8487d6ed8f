"""Heap: a rulebook in one file, with everything in it that the toy does without.

Players take one to three stones in turn from a heap. No frame lies on the stack while a turn is asked (`idle`). A heap
of an odd number loses a stone by itself between two turns (`between`). Who took owes the tax, one stone if there is one
(an errand), and then tips the table or not, in the dark if the heap was played blind (secret by a function); over an
empty heap nobody tips (`run`). At the end everybody who is not broke votes, all at once.
"""

from pathlib import Path
from typing import Any, TypeAlias

from boardgames.core.engine import BoxedGame
from boardgames.core.game import (
    About,
    Config,
    GameInfo,
    Option,
    Parts,
    Refusal,
    ScoreLine,
    ScoreSheet,
    Seat,
    on_demand,
    refuse,
)
from boardgames.core.rulebook import Answer, Errand, Events, Question, Rulebook
from boardgames.core.values import Action, Event, Frame, Value, evolve, replaced


class Take(Action, tag="take"):
    stones: int


class Tip(Action, tag="tip"):
    stones: int


class Vote(Action, tag="vote"):
    better: bool


AnyAction: TypeAlias = Take | Tip | Vote


class Turn(Frame, tag="turn"):
    """Never on the stack."""


class Taxing(Frame, tag="tax"):
    """Nobody is asked."""


class Tipping(Frame, tag="tip"):
    pass


class Voting(Frame, tag="vote"):
    pass


class Between(Frame, tag="between"):
    """No turn is open."""


AnyFrame: TypeAlias = Turn | Taxing | Tipping | Voting


class Happened(Event, tag="happened"):
    what: str


class State(Value):
    heap: int
    seat: Seat
    blind: bool
    stones: tuple[int, ...]
    voted: tuple[bool, ...]
    frames: tuple[AnyFrame, ...] = ()


class Box(Value):
    heap: int


def tell(events: Events, what: str) -> None:
    if events is not None:
        events.append(Happened(what))


def set_up(t: Box, config: Config) -> State:
    count = config.players
    return State(t.heap, 0, "blind" in config.options, (0,) * count, (False,) * count)


def offer_take(t: Box, s: State, seat: Seat, f: Turn) -> tuple[AnyAction, ...]:
    return tuple(Take(stones) for stones in range(1, min(3, s.heap) + 1))


def refuse_take(t: Box, s: State, seat: Seat, f: Turn, a: Take) -> Refusal | None:
    return None if 1 <= a.stones <= min(3, s.heap) else refuse("HEAP-1", "one-to-three", 1, a.stones)


def take(t: Box, s: State, seat: Seat, f: Turn, a: Take, events: Events) -> State:
    tell(events, f"{seat} takes {a.stones}")
    stones = replaced(s.stones, seat, s.stones[seat] + a.stones)
    return evolve(s, heap=s.heap - a.stones, stones=stones, frames=(Tipping(), Taxing()))


def tax(t: Box, s: State, f: Taxing, events: Events) -> State:
    tell(events, "tax")
    return evolve(s, heap=max(0, s.heap - 1), frames=s.frames[:-1])


def next_turn(s: State) -> State:
    return evolve(s, seat=(s.seat + 1) % len(s.stones), frames=())


def run_tipping(t: Box, s: State, f: Tipping, events: Events) -> State | None:
    return None if s.heap else next_turn(s)


def offer_tip(t: Box, s: State, seat: Seat, f: Tipping) -> tuple[AnyAction, ...]:
    return (Tip(0), Tip(1))


def tip(t: Box, s: State, seat: Seat, f: Tipping, a: Tip, events: Events) -> State:
    return next_turn(evolve(s, stones=replaced(s.stones, seat, s.stones[seat] - a.stones)))


def is_blind(t: Box, s: State, f: Frame) -> bool:
    return s.blind


def rules_of_tipping(t: Box, s: State, f: Tipping) -> tuple[str, ...]:
    return ("HEAP-3", "HEAP-2") if s.blind else ("HEAP-2",)


def voters(s: State) -> tuple[Seat, ...]:
    return tuple(seat for seat, voted in enumerate(s.voted) if not voted)


def offer_vote(t: Box, s: State, seat: Seat, f: Voting) -> tuple[AnyAction, ...]:
    return (Vote(False), Vote(True))


def vote(t: Box, s: State, seat: Seat, f: Voting, a: Vote, events: Events) -> State:
    voted = replaced(s.voted, seat, True)
    return evolve(s, voted=voted, frames=() if all(voted) else s.frames)


def between(t: Box, s: State, f: Between, events: Events) -> State:
    if s.heap % 2:
        tell(events, "a stone rolls away")
        return evolve(s, heap=s.heap - 1)
    return evolve(s, frames=(Voting(),))


def idle(s: State) -> Turn | Between | None:
    if s.heap % 2 or not (s.heap or any(s.voted)):
        return Between()
    return Turn() if s.heap else None


def all_actions(t: Box) -> tuple[AnyAction, ...]:
    return (Take(1), Take(2), Take(3), Tip(0), Tip(1), Vote(False), Vote(True))


def scores(t: Box, s: State) -> tuple[ScoreSheet, ...]:
    return tuple(ScoreSheet(seat, (ScoreLine("stones", had, "HEAP-1"),)) for seat, had in enumerate(s.stones))


def fault(t: Box, s: State) -> str:
    return f"heap is {s.heap}" if s.heap < 0 else ""


class Words:
    def __init__(self, tables: Box, language: str) -> None:
        self.tables = tables

    def describe(self, state: State, seat: Seat, action: AnyAction) -> str:
        return f"{action} of {self.tables.heap}"


NOT_NOW = refuse("HEAP-1", "not-now")

RULEBOOK: Rulebook[Box, State, AnyAction] = Rulebook(
    info=GameInfo(
        id="heap",
        revision=1,
        players=(2, 3),
        variants=("short", "long"),
        options=(Option("blind", "HEAP-3"), Option("rich", "HEAP-4")),
        has_secrets=True,
        about=About("Heap", "1", "Stones.", "tips", "turn"),
        longest=100,
        points=(0, 100),
    ),
    state=State,
    action=AnyAction,
    event=Happened,
    load=lambda folder, *, fresh=False: (Box(int(folder.name)), f"digest of {folder.name}"),
    findings=lambda: lambda folder: (),
    known_digests={"digest of 9": ("old digest of 9",)},
    set_up=set_up,
    questions=(
        Question(
            Turn,
            (Answer(Take, take, rules=("HEAP-1",), otherwise=NOT_NOW, refuse=refuse_take),),
            offer=offer_take,
            rules=("HEAP-1",),
        ),
        Question(
            Tipping,
            (Answer(Tip, tip, rules=("HEAP-2",), otherwise=refuse("HEAP-2", "no-tips-now")),),
            offer=offer_tip,
            rules=rules_of_tipping,
            secret=is_blind,
            run=run_tipping,
            ruled_out={Take: refuse("HEAP-2", "tip-first")},
        ),
        Question(
            Voting,
            (Answer(Vote, vote, rules=("HEAP-5",), otherwise=refuse("HEAP-5", "no-vote-now")),),
            offer=offer_vote,
            rules=("HEAP-5",),
            secret=is_blind,
            seats=voters,
        ),
    ),
    errands=(Errand(Taxing, tax), Errand(Between, between)),
    idle=idle,
    chooser=lambda s, f: s.seat,
    over=refuse("HEAP-6", "over"),
    waiting=lambda t, s, seat: refuse("HEAP-1", "wait", seat=s.seat),
    observe=lambda t, s, seat: evolve(s, stones=tuple(n if i == seat else 0 for i, n in enumerate(s.stones))),
    imagine=lambda t, s, seat, luck: evolve(s, stones=tuple(n or luck for n in s.stones)),
    unseen=lambda t, s, seat: frozenset({f"tips: {seat}"}),
    witness=lambda event, seat, *, later: None if later else event,
    scores=scores,
    round=lambda state: 1,
    all_actions=all_actions,
    fault=fault,
    words=on_demand(__name__, "Words"),
    parts=Parts(data=Path("9"), board=lambda: None),
)

HEAP: BoxedGame[Box, State, AnyAction] = BoxedGame.shipped(RULEBOOK)


def with_heap(heap: int, **changes: Any) -> State:
    """Two players before a turn of the first."""
    return evolve(State(heap, 0, False, (0, 0), (False, False)), **changes)
