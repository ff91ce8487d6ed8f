"""A question is one record, and a game is the list of its questions.

Each kind of open business that waits for a choice is declared once, in the module of its phase: which frame stands
for it, what may be answered, why not, what follows, whether it is secret, which rules matter and what runs by itself
before it can be asked. A `Rulebook` lists the questions in the order in which the rulebook comes to them; a
`BoxedGame` is such a rulebook over the tables of one box and answers everything that `core.protocol.Game` asks.

Every function of a rule has the same arguments in the same order, as far as it needs them:

    offer_x(t, s, seat, f)                what is offered: every answer that the judge accepts, in a fixed order
    refuse_x(t, s, seat, f, a)            the judge: why this answer is not legal, or None
    x(t, s, seat, f, a, events)           what follows from the answer
    run_x(t, s, f, events)                what happens by itself; None: it is time to ask

`t` are the tables, `s` is the state, `f` the frame on top of its stack, `a` the action.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeAlias, TypeVar

import msgspec

from boardgames.core.errors import UserError
from boardgames.core.protocol import Config, Decision, GameInfo, Parts, Refusal, ScoreSheet, Seat, Words
from boardgames.core.values import Event, Frame, Value

if TYPE_CHECKING:
    from boardgames.core.rows import Finding

Events: TypeAlias = list[Event] | None
"""Where to tell what happened; None: nobody listens."""

MOST_SEEDS = 1 << 64


class HasFrames(Protocol):
    """A state: open business lies on a stack, the question that is asked on top."""

    @property
    def frames(self) -> tuple[Any, ...]: ...


T = TypeVar("T")
T_made = TypeVar("T_made", covariant=True)
S = TypeVar("S", bound=HasFrames)
A = TypeVar("A")
F = TypeVar("F")


def allowed(t: object, s: object, seat: Seat, f: object, a: object) -> Refusal | None:
    """The judge of an answer that nothing can forbid once its question is asked."""
    return None


class Answer(msgspec.Struct, Generic[T, S, F, A], frozen=True):
    """One kind of action that answers a question. The same answer may belong to several questions."""

    action: type[A]
    apply: Callable[[T, S, Seat, F, A, Events], S]
    """What follows from it."""
    rules: tuple[str, ...]
    """Ids of the rules that this kind of action carries out."""
    otherwise: Refusal
    """What to say while another question is open."""
    refuse: Callable[[T, S, Seat, F, A], Refusal | None] = allowed
    """The judge."""
    settles: bool = False
    """What was answered before it to the same question takes effect only with this answer."""


class Question(msgspec.Struct, Generic[T, S, F], frozen=True):
    """A kind of open business that waits for a choice."""

    frame: type[F]
    answers: tuple[Answer[T, S, Any, Any], ...]
    offer: Callable[[T, S, Seat, F], tuple[Any, ...]]
    """Exactly what the judges accept."""
    rules: tuple[str, ...] | Callable[[T, S, F], tuple[str, ...]]
    """Ids of the rules that matter, most important first."""
    secret: bool | Callable[[T, S, F], bool] = False
    """Answering it shows, or may show, the seat something that the others may not see."""
    run: Callable[[T, S, F, Events], S | None] | None = None
    """What happens by itself before it can be asked, or instead of it; None: it is time to ask."""
    seats: Callable[[S], tuple[Seat, ...]] | None = None
    """Who still owes an answer, where several seats are asked at once; None: only the seat to choose is asked."""
    ruled_out: Mapping[type, Refusal] | None = None
    """What to say of an action that belongs elsewhere, where this question has a better reason than its `otherwise`."""


class Errand(msgspec.Struct, Generic[T, S, F], frozen=True):
    """Open business that never asks anybody."""

    frame: type[F]
    run: Callable[[T, S, F, Events], S]


class Load(Protocol[T_made]):
    """Reads the tables of a folder: from the cache or, `fresh`, from the files alone."""

    def __call__(self, folder: Path, *, fresh: bool = False) -> tuple[T_made, str]: ...


def no_frame(s: object) -> None:
    """For games in which an empty stack means that nothing is asked."""
    return


class Rulebook(msgspec.Struct, Generic[T, S, A], frozen=True, kw_only=True):
    """A game's table of contents."""

    info: GameInfo
    state: type[S]
    action: Any
    """The union of all action classes."""
    event: Any
    load: Load[T]
    """The tables of a folder, and their digest."""
    findings: Callable[[], Callable[[Path], Iterable["Finding"]]]
    """What a check of the tables of a folder finds, loaded when somebody checks them."""
    known_digests: Mapping[str, tuple[str, ...]]
    """For the digest of tables those under which earlier programs knew the same tables."""
    set_up: Callable[[T, Config], S]
    """The table before anything happens by itself."""
    questions: tuple[Question[T, S, Any], ...]
    """In the order of the rulebook."""
    errands: tuple[Errand[T, S, Any], ...] = ()
    course: Callable[[T, S, Events], S | None] | None = None
    """What follows when no business is open; None: nothing does, the game is over or `idle` asks."""
    idle: Callable[[S], Frame | None] = no_frame
    """The question that is open while the stack is empty, if any: a frame that is never kept."""
    chooser: Callable[[S, Any], Seat]
    """Who answers the frame on top."""
    over: Refusal
    """What to say when the game is over."""
    waiting: Callable[[T, S, Seat], Refusal]
    """What to say to a seat that is not asked."""
    observe: Callable[[T, S, Seat | None], S]
    recall: Callable[[T, S, Seat | None], S] | None = None
    """What a seat can see or remember; None: nothing is ever covered again that everybody has seen."""
    imagine: Callable[[T, S, Seat | None, int], S]
    unseen: Callable[[T, S, Seat | None], frozenset[str]]
    witness: Callable[..., Event | None]
    """(event, seat, later=...): what the seat saw of it, or may still read later."""
    scores: Callable[[T, S], tuple[ScoreSheet, ...]]
    all_actions: Callable[[T], Iterable[A]]
    """Every action that can ever be legal, derived from the tables, each once and in their order."""
    fault: Callable[[T, S], str]
    """What is wrong with a state that comes from a file, as the end of a sentence; empty: play can go on from it.

    It is asked before anything else looks at such a state, which so far has the right types and nothing more.
    """
    words: Callable[[], Callable[[T], Words[S, A]]]
    """The class of the words, loaded when somebody first reads them: play itself needs none."""
    parts: Parts


class _Asked(Value):
    """A question made ready for dispatch."""

    question: Question[Any, Any, Any]
    answers: dict[type, Answer[Any, Any, Any, Any]]
    effects: dict[type, Any]
    offer: Any
    decisions: tuple[tuple[Decision, ...], ...]
    """By seat: the one decision of that seat, as it is when the question is not secret by a function."""
    plain: bool
    """One seat is asked, and whether that is secret does not depend on the state."""


class BoxedGame(Generic[T, S, A]):
    """A rulebook over the tables of one box: everything that `core.protocol.Game` asks for."""

    def __init__(self, rulebook: Rulebook[T, S, A], unpack: Callable[[], tuple[T, str]]) -> None:
        """`unpack` gives the tables and their digest when they are first needed: a menu asks for the `info` alone."""
        self.rulebook = rulebook
        self._unpack = unpack
        self.info = rulebook.info
        self.state_type = rulebook.state
        self.action_type = rulebook.action
        self.event_type = rulebook.event
        self.parts = rulebook.parts
        self._chooser = rulebook.chooser
        self._idle = rulebook.idle
        self._course = rulebook.course
        seats = range(max(rulebook.info.players))
        self._asked = {question.frame: _made_ready(question, seats) for question in rulebook.questions}
        self._runs: dict[type, Any] = {question.frame: question.run for question in rulebook.questions if question.run}
        self._runs |= {errand.frame: errand.run for errand in rulebook.errands}
        self._answers = {answer.action: answer for question in rulebook.questions for answer in question.answers}

    @classmethod
    def shipped(cls, rulebook: Rulebook[T, S, A]) -> Self:
        """The game over the tables that come with it."""
        return cls(rulebook, lambda: rulebook.load(rulebook.parts.data))

    def with_data(self, folder: Path, *, fresh: bool = False) -> Self:
        box = self.rulebook.load(folder, fresh=fresh)
        return type(self)(self.rulebook, lambda: box)

    @cached_property
    def _box(self) -> tuple[T, str]:
        return self._unpack()

    @cached_property
    def tables(self) -> T:
        return self._box[0]

    @cached_property
    def data_digest(self) -> str:
        return self._box[1]

    @property
    def known_digests(self) -> tuple[str, ...]:
        return self.rulebook.known_digests.get(self.data_digest, ())

    def findings(self, folder: Path) -> tuple["Finding", ...]:
        return tuple(self.rulebook.findings()(folder))

    @cached_property
    def words(self) -> Words[S, A]:
        return self.rulebook.words()(self.tables)

    # from question to question

    def start(self, config: Config) -> S:
        check_config(self.info, config)
        return self.go_on(self.rulebook.set_up(self.tables, config), None)

    def open_frame(self, state: S) -> Any:
        """The frame that asks; None when the game is over."""
        frames = state.frames
        return frames[-1] if frames else self._idle(state)

    def open_question(self, state: S) -> Question[T, S, Any] | None:
        """What is asked; None when the game is over."""
        frame = self.open_frame(state)
        return None if frame is None else self._asked[type(frame)].question

    def decisions(self, state: S) -> tuple[Decision, ...]:
        frames = state.frames
        frame = frames[-1] if frames else self._idle(state)
        if frame is None:
            return ()
        asked = self._asked[type(frame)]
        if asked.plain:
            return asked.decisions[self._chooser(state, frame)]
        question = asked.question
        asks = (self._chooser(state, frame),) if question.seats is None else question.seats(state)
        if isinstance(question.secret, bool):
            return tuple([asked.decisions[seat][0] for seat in asks])
        hides = question.secret(self.tables, state, frame)
        return tuple([Decision(seat, asked.decisions[seat][0].kind, hides) for seat in asks])

    def legal_actions(self, state: S, seat: Seat) -> tuple[A, ...]:
        frames = state.frames
        frame = frames[-1] if frames else self._idle(state)
        if frame is None:
            return ()
        asked = self._asked[type(frame)]
        seats = asked.question.seats
        if seat != self._chooser(state, frame) if seats is None else seat not in seats(state):
            return ()
        offered: tuple[A, ...] = asked.offer(self.tables, state, seat, frame)
        return offered

    def all_actions(self) -> tuple[A, ...]:
        return self._all_actions

    @cached_property
    def _all_actions(self) -> tuple[A, ...]:
        return tuple(self.rulebook.all_actions(self.tables))

    def refusal(self, state: S, seat: Seat, action: A) -> Refusal | None:
        frame = self.open_frame(state)
        if frame is None:
            return self.rulebook.over
        asked = self._asked[type(frame)]
        question = asked.question
        asks = (self._chooser(state, frame),) if question.seats is None else question.seats(state)
        if seat not in asks:
            return self.rulebook.waiting(self.tables, state, seat)
        answer = asked.answers.get(type(action))
        if answer is None:
            ruled_out = question.ruled_out or {}
            return ruled_out.get(type(action)) or self._answers[type(action)].otherwise
        return answer.refuse(self.tables, state, seat, frame, action)

    def apply(self, state: S, seat: Seat, action: A, events: Events = None) -> S:
        frames = state.frames
        frame = frames[-1] if frames else self._idle(state)
        after: S = self._asked[type(frame)].effects[type(action)](self.tables, state, seat, frame, action, events)
        frames = after.frames
        if type(frames[-1]) not in self._runs if frames else self._course is None:
            return after  # the next question is open already: the usual case
        return self.go_on(after, events)

    def go_on(self, state: S, events: Events = None) -> S:
        """Everything that follows without a choice."""
        t, runs, course = self.tables, self._runs, self._course
        while True:
            frames = state.frames
            if frames:
                run = runs.get(type(frames[-1]))
                if run is None:
                    return state
                after = run(t, state, frames[-1], events)
            elif course is None:
                return state
            else:
                after = course(t, state, events)
            if after is None:
                return state
            state = after

    def rules(self, state: S) -> tuple[str, ...]:
        """Ids of the rules that matter to the open question."""
        frame = self.open_frame(state)
        if frame is None:
            return ()
        rules = self._asked[type(frame)].question.rules
        return rules if isinstance(rules, tuple) else rules(self.tables, state, frame)

    def rules_of(self, action: A) -> tuple[str, ...]:
        return self._answers[type(action)].rules

    def settles(self, action: A) -> bool:
        return self._answers[type(action)].settles

    # what can be seen, what it counts, what it is called

    def observe(self, state: S, seat: Seat | None) -> S:
        return self.rulebook.observe(self.tables, state, seat)

    def recall(self, state: S, seat: Seat | None) -> S:
        return (self.rulebook.recall or self.rulebook.observe)(self.tables, state, seat)

    def imagine(self, seen: S, seat: Seat | None, luck: int) -> S:
        return self.rulebook.imagine(self.tables, seen, seat, luck)

    def unseen(self, state: S, seat: Seat | None) -> frozenset[str]:
        return self.rulebook.unseen(self.tables, state, seat)

    def witness(self, event: Event, seat: Seat | None, *, later: bool) -> Event | None:
        return self.rulebook.witness(event, seat, later=later)

    def scores(self, state: S) -> tuple[ScoreSheet, ...]:
        return self.rulebook.scores(self.tables, state)

    def fault(self, state: S) -> str:
        return self.rulebook.fault(self.tables, state) or self._fault_in_question(state)

    def _fault_in_question(self, state: S) -> str:
        """A state stands between two questions: nothing happens by itself, and whoever is asked has an answer."""
        frames = state.frames
        if frames and type(frames[-1]) not in self._asked:
            return f"frames.{len(frames) - 1} asks nobody"
        if self.go_on(state) is not state:
            return "frames ask a question that answers itself"
        asked = self.decisions(state)
        if not asked and self.open_frame(state) is not None:
            return "frames ask a question that everybody has answered"
        for decision in asked:
            if not self.legal_actions(state, decision.seat):
                return f"frames ask seat {decision.seat}, who has no answer"
        return ""

    def describe(self, state: S, seat: Seat, action: A) -> str:
        return self.words.describe(state, seat, action)


def _made_ready(question: Question[Any, Any, Any], seats: range) -> _Asked:
    kind: str = question.frame.__struct_config__.tag
    secret = question.secret is True
    return _Asked(
        question,
        {answer.action: answer for answer in question.answers},
        {answer.action: answer.apply for answer in question.answers},
        question.offer,
        tuple((Decision(seat, kind, secret),) for seat in seats),
        question.seats is None and isinstance(question.secret, bool),
    )


def check_config(info: GameInfo, config: Config) -> None:
    """`UserError` if this game cannot be played like that."""
    if config.players not in info.players:
        counts = ", ".join(map(str, info.players))
        raise UserError(f"{info.title} is for {counts} players, not {config.players}.")
    if not 0 <= config.seed < MOST_SEEDS:
        raise UserError("A seed is a whole number from 0 to 2**64 - 1.")
    if config.variant not in info.variants:
        raise UserError(f"{info.title} has no variant {config.variant!r}; it has {', '.join(info.variants)}.")
    known = [option.id for option in info.options]
    for option in config.options:
        if option not in known:
            raise UserError(f"{info.title} has no option {option!r}; it has {', '.join(known) or 'none'}.")
    if list(config.options) != [option for option in known if option in config.options]:
        raise UserError(f"The options of {info.title} are given once each, in this order: {', '.join(known)}.")
