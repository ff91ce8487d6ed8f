"""A question is one record, and a game is the list of its questions.

Each kind of open business that waits for a choice is declared once, in the module of its phase: which frame stands
for it, what may be answered, why not, what follows, whether it is secret, which rules matter and what runs
automatically before it can be asked. A `Rulebook` lists the questions in the order in which the printed rules come to
them; a `BoxedGame` is such a rulebook over the tables of one box, and everything that `core.game.Game` promises.

Every function of a rule has the same arguments in the same order, as far as it needs them:

    offer_x(t, s, seat, f)                what is offered: every answer that the judge accepts, in a fixed order
    refuse_x(t, s, seat, f, a)            the judge: why this answer is not legal, or None
    x(t, s, seat, f, a, events)           what follows from the answer
    run_x(t, s, f, events)                what happens without a choice; None if it is time to ask

`t` are the tables, `s` is the state, `f` the frame on top of its stack, `a` the action.
"""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from boardgames.core.errors import UserError
from boardgames.core.game import Config, Decision, GameInfo, Parts, Refusal, ScoreSheet, Seat, Words, refuse
from boardgames.core.records import Finding
from boardgames.core.values import Event, Frame, Value, digest, evolve

Events: TypeAlias = list[Event] | None
"""List to which an effect appends what happened; None if nobody reads it."""

MAX_SEEDS = 1 << 64


class HasFrames(Protocol):
    """State with a stack of open business, the question that is asked on top."""

    @property
    def frames(self) -> tuple[Any, ...]:
        """Stack of open business, the open question last."""
        ...


T = TypeVar("T")
T_made = TypeVar("T_made", covariant=True)
S = TypeVar("S", bound=HasFrames)
A = TypeVar("A")
F = TypeVar("F")


def allowed(t: object, s: object, seat: Seat, f: object, a: object) -> Refusal | None:
    """Return None: the judge of an answer that is always legal once its question is asked."""
    return None


def not_now(rule: str) -> Refusal:
    """Return the refusal of an answer to a question that is not open, with the rule that says when it is."""
    return refuse(rule, "not-now")


class Answer(msgspec.Struct, Generic[T, S, F, A], frozen=True):
    """One kind of action that answers a question. The same answer may belong to several questions."""

    action: type[A]
    """Class of the action."""
    apply: Callable[[T, S, Seat, F, A, Events], S]
    """Effect of the answer."""
    rules: tuple[str, ...]
    """Ids of the rules that this kind of action carries out."""
    otherwise: Refusal | None = None
    """Refusal while another question is open; None for the common sentence with the first of `rules`."""
    refuse: Callable[[T, S, Seat, F, A], Refusal | None] = allowed
    """The judge."""
    settles: bool = False
    """True if earlier answers to the same question take effect only with this answer."""

    @property
    def elsewhere(self) -> Refusal:
        """Refusal while another question is open."""
        return self.otherwise or not_now(self.rules[0])


class Question(msgspec.Struct, Generic[T, S, F], frozen=True):
    """A kind of open business that waits for a choice."""

    frame: type[F]
    """Class of the frame that stands for the question."""
    answers: tuple[Answer[T, S, Any, Any], ...]
    """Kinds of actions that answer it."""
    offer: Callable[[T, S, Seat, F], tuple[Any, ...]]
    """Exactly what the judges accept."""
    rules: tuple[str, ...] | Callable[[T, S, F], tuple[str, ...]]
    """Ids of the rules that matter, most important first."""
    secret: bool | Callable[[T, S, F], bool] = False
    """Answering it shows, or may show, the seat something that the others may not see."""
    run: Callable[[T, S, F, Events], S | None] | None = None
    """Function that acts before the question is asked, or instead of it; it returns None when it is time to ask."""
    seats: Callable[[S], tuple[Seat, ...]] | None = None
    """Seats that still owe an answer, where several are asked at once; None if only the seat to choose is asked."""
    ruled_out: Mapping[type, Refusal] | None = None
    """Refusals of actions that never answer this question, where one says more than `Answer.elsewhere`."""


class Errand(msgspec.Struct, Generic[T, S, F], frozen=True):
    """Open business that never asks anybody."""

    frame: type[F]
    """Class of the frame that stands for the errand."""
    run: Callable[[T, S, F, Events], S]
    """Function that carries it out."""


class Load(Protocol[T_made]):
    """Reads the tables of a folder: from the cache or, `fresh`, from the files alone."""

    def __call__(self, folder: Path, *, fresh: bool = False) -> tuple[T_made, str]: ...


def no_frame(s: object) -> None:
    """Return None, for games in which nothing is asked while the stack is empty."""
    return


def no_tables(folder: Path, *, fresh: bool = False) -> tuple[Any, str]:
    """Return no tables and their digest, for a game whose few numbers are in its code."""
    return None, digest(())


def open_state(t: object, s: Any, seat: Seat | None) -> Any:
    """Return the state as it is, for a game without secrets and chance."""
    return s


class Rulebook(msgspec.Struct, Generic[T, S, A], frozen=True, kw_only=True):
    """A game's table of contents.

    The defaults are those of a game without tables, secrets and chance, in which the open frame has a `seat`.
    """

    info: GameInfo
    """Id, player counts, variants and options."""
    state: type[S]
    """Class of the states."""
    action: Any
    """The union of all action classes."""
    event: Any
    """Union of all event classes."""
    load: Load[T] = no_tables
    """The tables of a folder, and their digest."""
    findings: Callable[[], Callable[[Path], Iterable[Finding]]] = lambda: lambda folder: ()
    """Check of the tables of a folder, loaded on first use."""
    known_digests: Mapping[str, tuple[str, ...]] = {}
    """Digests under which earlier programs knew the same tables, by the present digest."""
    set_up: Callable[[T, Config], S]
    """Function that returns the table before any errand runs."""
    questions: tuple[Question[T, S, Any], ...]
    """In the order of the rulebook."""
    errands: tuple[Errand[T, S, Any], ...] = ()
    """Open business that asks nobody."""
    idle: Callable[[S], Frame | None] = no_frame
    """Frame that is open while the stack is empty, of a question or an errand; it is never kept. None if nothing is."""
    chooser: Callable[[S, Any], Seat] | None = None
    """Seat that answers the frame on top; None if the frame names it as its `seat`."""
    over: Refusal
    """Refusal when the game is over."""
    waiting: Callable[[T, S, Seat], Refusal] | None = None
    """Refusal for a seat that is not asked; None if the sentence `not-your-turn` says enough."""
    observe: Callable[[T, S, Seat | None], S] = open_state
    """State as a seat may see it: hidden parts and the generator blanked."""
    recall: Callable[[T, S, Seat | None], S] | None = None
    """State as a seat sees or remembers it; None if nothing that everybody has seen is ever covered again."""
    imagine: Callable[[T, S, Seat | None, int], S] = lambda t, seen, seat, luck: seen
    """Full state sampled from what a seat sees or recalls, and a random stream."""
    unseen: Callable[[T, S, Seat | None], frozenset[str]] = lambda t, s, seat: frozenset()
    """Facts that a seat does not know, as `kind: detail`."""
    witness: Callable[..., Event | None] = lambda event, seat, *, later: event
    """(event, seat, later=...): what the seat saw of it, or may still read later."""
    scores: Callable[[T, S], tuple[ScoreSheet, ...]]
    """One sheet per seat, as if the game ended now."""
    all_actions: Callable[[T], Iterable[A]]
    """Every action that can ever be legal, derived from the tables, each once and in their order."""
    candidates: Callable[[T, S, Seat], Iterable[A]] = lambda t, s, seat: ()
    """Everything of the kind that the open question asks a seat for, legal or not."""
    round: Callable[[S], int] = lambda s: 1
    """The round, period or turn of the rulebook, counted from 1."""
    concerns: Callable[[Event], tuple[Seat, ...]] = lambda event: ()
    """Function that returns the seats that an event affected, beside the one who acted."""
    fault: Callable[[T, S], str]
    """Fault of a state that comes from a file, as the end of a sentence; empty if play can continue from it.

    It is asked before anything else looks at such a state, which so far has the right types and nothing more.
    """
    words: Callable[[], Callable[[T, str], Words[S, A]]]
    """Class of the words, made of tables and a language; loaded when somebody first reads them."""
    parts: Parts
    """Everything that belongs to the game beside its rules."""


class PreparedQuestion(Value):
    """A question made ready for dispatch."""

    question: Question[Any, Any, Any]
    """Question as the rulebook declares it."""
    answers: dict[type, Answer[Any, Any, Any, Any]]
    """Answers by class of action."""
    effects: dict[type, Any]
    """Effects by class of action."""
    offer: Any
    """Function that returns the legal actions."""
    seats: Any
    """Function that returns the seats that still owe an answer; None if only the seat to choose is asked."""
    decisions: tuple[tuple[Decision, ...], ...]
    """Decision of each seat, as it is when the question is not secret by a function."""
    plain: bool
    """One seat is asked, and whether that is secret does not depend on the state."""


def prepare(question: Question[Any, Any, Any], seats: range) -> PreparedQuestion:
    """Return a question with its answers and decisions looked up in advance."""
    kind: str = question.frame.__struct_config__.tag
    secret = question.secret is True
    return PreparedQuestion(
        question,
        {answer.action: answer for answer in question.answers},
        {answer.action: answer.apply for answer in question.answers},
        question.offer,
        question.seats,
        tuple((Decision(seat, kind, secret),) for seat in seats),
        question.seats is None and isinstance(question.secret, bool),
    )


def parse_options(info: GameInfo, given: Iterable[str]) -> tuple[str, ...]:
    """Return the options that are on, in the game's order: `next-boat` and `next-boat=on` are the same."""
    known = [option.id for option in info.options]
    wanted: set[str] = set()
    for text in given:
        key, _, value = text.partition("=")
        if key not in known:
            raise UserError(f"{info.title} has no option {key!r}; it has {', '.join(known) or 'none'}.")
        if value not in ("", "on", "off"):
            raise UserError(f"The option {key} is 'on' or 'off', not {value!r}.")
        wanted = wanted - {key} if value == "off" else wanted | {key}
    return tuple(option for option in known if option in wanted)


def with_defaults(info: GameInfo, config: Config) -> Config:
    """Return the config with the game's first variant if it names none; `UserError` if it cannot be played."""
    if not config.variant:
        config = evolve(config, variant=info.variants[0])
    check_config(info, config)
    return config


def check_config(info: GameInfo, config: Config) -> None:
    """`UserError` if this game cannot be played like that."""
    if config.players not in info.players:
        counts = ", ".join(map(str, info.players))
        raise UserError(f"{info.title} is for {counts} players, not {config.players}.")
    if not 0 <= config.seed < MAX_SEEDS:
        raise UserError("A seed is a whole number from 0 to 2**64 - 1.")
    if config.variant not in info.variants:
        raise UserError(f"{info.title} has no variant {config.variant!r}; it has {', '.join(info.variants)}.")
    known = [option.id for option in info.options]
    for option in config.options:
        if option not in known:
            raise UserError(f"{info.title} has no option {option!r}; it has {', '.join(known) or 'none'}.")
    if list(config.options) != [option for option in known if option in config.options]:
        raise UserError(f"The options of {info.title} are given once each, in this order: {', '.join(known)}.")
