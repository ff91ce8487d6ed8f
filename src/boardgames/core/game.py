"""The contract between a game and everything around it: table, log, bots, screens, tests.

A game is one object with pure methods. It holds its tables (components read from `data/<game>`) and nothing
that changes. A state goes in, a state comes out.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol, Self, TypeAlias, TypeVar

from boardgames.core.game_info import About, Config, GameInfo, Option
from boardgames.core.records import (
    SEAT_LETTERS,
    Decision,
    Finding,
    Refusal,
    ScoreLine,
    ScoreSheet,
    Seat,
    Thing,
    ranking,
    refuse,
    winners,
)
from boardgames.core.usage import NoUsage, Usage
from boardgames.core.values import Event, Value
from boardgames.core.vector_shapes import Shaping
from boardgames.core.words import Words

__all__ = [
    "SEAT_LETTERS",
    "About",
    "Config",
    "Decision",
    "Game",
    "GameInfo",
    "Option",
    "Parts",
    "Refusal",
    "ScoreLine",
    "ScoreSheet",
    "Seat",
    "Thing",
    "Weigh",
    "Words",
    "on_demand",
    "ranking",
    "refuse",
    "winners",
]

S = TypeVar("S")
A = TypeVar("A")


class Game(Protocol[S, A]):
    """The rules of one game over one set of tables."""

    @property
    def info(self) -> GameInfo:
        """Id, player counts, variants and options of the game."""
        ...

    @property
    def words(self) -> Words[S, A]:
        """Sentences and codes of the game, in its current language."""
        ...

    @property
    def language(self) -> str:
        """The language of the words: `en` where nothing else was asked for."""
        ...

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that the game has catalogues of, English first."""
        ...

    @property
    def parts(self) -> "Parts":
        """Everything that belongs to the game beside its rules."""
        ...

    @property
    def data_digest(self) -> str:
        """Digest of what the rules read in the tables of this game; names and drawing hints are outside."""
        ...

    @property
    def known_digests(self) -> tuple[str, ...]:
        """Other digests under which the same tables are known: those of earlier programs."""
        ...

    @property
    def state_type(self) -> type[S]:
        """Class of the states, for reading positions."""
        ...

    @property
    def action_type(self) -> Any:
        """The union of all action classes, for reading logs."""
        ...

    @property
    def event_type(self) -> Any:
        """The union of all event classes."""
        ...

    def with_data(self, folder: Path, *, fresh: bool = False) -> Self:
        """Return the same rules over other tables; `UserError` names the file and row that is wrong.

        `fresh` reads the files alone, whatever a cache holds.
        """
        ...

    def in_language(self, language: str) -> Self:
        """Return the same game with words and labels in a language: in English if it has no catalogue of that one.

        States, actions and logs hold no words, so a game can change its language at any moment.
        """
        ...

    def laid_open(self, is_open: bool) -> Self:
        """Return the same game in which whatever everybody saw stays open to all, or is covered as the rules say.

        Players may agree on that: what is legal, what bots remember and the log do not depend on it.
        """
        ...

    def findings(self, folder: Path) -> tuple[Finding, ...]:
        """Return what is wrong, or only unusual, in the tables of a folder."""
        ...

    def start(self, config: Config) -> S:
        """Return the first state at which somebody has to choose."""
        ...

    def decisions(self, state: S) -> tuple[Decision, ...]:
        """Return who has to choose about what, in the order in which a table would ask; empty when the game is over."""
        ...

    def legal_actions(self, state: S, seat: Seat) -> tuple[A, ...]:
        """Return all that the seat may do now, in a fixed order; empty only if no decision waits for the seat."""
        ...

    def next_offer(self, state: S) -> tuple[Seat, tuple[A, ...]] | None:
        """Return the seat that is asked first and all that it may do now; None when the game is over.

        The same as `decisions` and `legal_actions`, for whoever plays whole games and needs both of every state.
        """
        ...

    def all_actions(self) -> tuple[A, ...]:
        """Return every action that can ever be legal over these tables, in a fixed order: its index is its number."""
        ...

    def refused_actions(self, state: S, seat: Seat) -> tuple[A, ...]:
        """Return actions of the kind that the open question asks for that are illegal now; a player may ask why."""
        ...

    def refusal(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Return why the seat may not do this now, or None if it may. Any well-formed action can be asked about."""
        ...

    def apply(self, state: S, seat: Seat, action: A, events: list[Event] | None = None) -> S:
        """Return the state after a legal action and everything that follows without a choice.

        Trusts its input: ask `refusal` first about an action from outside. What happened is appended to `events`
        if a list is given, with full knowledge; `witness` says what of it a seat saw.
        """
        ...

    def effect(self, state: S, seat: Seat, action: A) -> S:
        """Return the state right after a legal action itself: `apply` without what follows from it."""
        ...

    def observe(self, state: S, seat: Seat | None) -> S:
        """Return what a seat may see: a state of the same type with hidden parts and the generator blanked. `None` is
        a spectator."""
        ...

    def recall(self, state: S, seat: Seat | None) -> S:
        """Return what a seat knows: what it may see, and what everybody saw when it happened and may not look at
        again.

        For thinking, never for showing: a screen shows what `observe` says.
        """
        ...

    def imagine(self, seen: S, seat: Seat | None, luck: int) -> S:
        """Return a full state that agrees with what a seat sees or, better, recalls; `luck` is a random stream."""
        ...

    def unseen(self, state: S, seat: Seat | None) -> frozenset[str]:
        """Return names of the facts on the table that this seat does not know, such as "boat pile: boat-0545".

        A fact that is in the set before an action and not after it has been learned by it: that is how the table
        computes information barriers. Only membership is ever used, never the order.
        """
        ...

    def witness(self, event: Event, seat: Seat | None, *, later: bool) -> Event | None:
        """Return what a seat saw of an event when it happened or, if `later`, what it may still read in the history.

        None if the seat notices nothing. An event that is public then and now is returned as it is.
        """
        ...

    def rules(self, state: S) -> tuple[str, ...]:
        """Return the ids of the rules that matter to the open question, most important first."""
        ...

    def rules_of(self, action: A) -> tuple[str, ...]:
        """Return the ids of the rules that this kind of action carries out."""
        ...

    def settles(self, action: A) -> bool:
        """True if earlier answers to the same question take effect only with this action."""
        ...

    def round(self, state: S) -> int:
        """Return the round, period or turn of the rulebook, counted from 1: the unit in which a replay skips."""
        ...

    def concerns(self, event: Event) -> tuple[Seat, ...]:
        """Return the seats that an event affected, beside the one who acted: they should be told."""
        ...

    def scores(self, state: S) -> tuple[ScoreSheet, ...]:
        """Return one sheet per seat, as if the game ended now. A blanked part counts nothing."""
        ...

    def fault(self, state: S) -> str:
        """Return what is wrong with a state that comes from a file, as the end of a sentence that names the field.

        Empty if play can continue from it to the end. Every state that play reaches is sound.
        """
        ...

    def describe(self, state: S, seat: Seat, action: A) -> str:
        """Return the action in plain words, with cost and immediate gain."""
        ...


class Parts(Value):
    """Everything that belongs to a game beside its rules. Each part is loaded on first use."""

    data: Path
    """The folder with the tables, `rules.toml` and the lessons that come with the game."""
    board: Callable[[], Any]
    """The drawing: a `boardgames.kit.look.Board`."""
    catalogue: Path | None = None
    """The folder with the catalogues of messages, `en.ftl` and others; None if the game has English only."""
    usage: Callable[[], Usage] = NoUsage
    """Things that a designer counts, beside how often each action was chosen."""
    heuristic: Callable[[], "Weigh | None"] = lambda: None
    """Weights that say how tempting the choices are, for bots; None if all are equal."""
    weights: Callable[[], "type[Value] | None"] = lambda: None
    """Record of whole numbers that training fits and the heuristic takes as `learned`; None if there is nothing to
    fit."""
    features: Callable[[], "Callable[[Any, Any, Seat], Mapping[str, int]] | None"] = lambda: None
    """(game, state, seat) -> figures that predict the rest of a game, by name; None if the score alone does."""
    examples: Callable[[], Mapping[str, Callable[[Any], Any]]] = dict
    """Functions that build the worked examples, by id: each returns a `core.worked_example.Scenario`."""
    unasked: Callable[[], "Callable[[Any, Sequence[Any], Seat], Any] | None"] = lambda: None
    """(game, states so far, seat) -> the answer to the open question where a person need not be asked, else None."""
    same_choice: Callable[[], "Callable[[Any, Any, Seat, Any], Any] | None"] = lambda: None
    """(game, state, seat, legal action) -> the first of the legal actions that come to the same as this one: a list
    shows it for all of them. None if a game has no such actions."""
    shapes: Callable[[], Shaping | None] = lambda: None
    """Sizes of the fields of a state in a vector; None if states have no vector."""

    @classmethod
    def of_package(cls, package: str, data: Path) -> "Parts":
        """Return the parts of a game whose package has all of them, in modules with the usual names."""
        return cls(
            data=data,
            catalogue=Path(import_module(package).__file__ or "").parent / "face" / "words",
            board=on_demand(f"{package}.face.table"),
            usage=on_demand(f"{package}.face.words.uses"),
            heuristic=on_demand(f"{package}.play.heuristic", "weigh"),
            weights=on_demand(f"{package}.play.weights", "Weights"),
            features=on_demand(f"{package}.play.features", "features"),
            examples=on_demand(f"{package}.play.examples", "SCENARIOS"),
            shapes=on_demand(f"{package}.play.vector", "shapes"),
        )


def on_demand(module: str, name: str = "") -> Callable[[], Any]:
    """Return a function that imports a module, or something in it, when it is first needed."""

    def part() -> Any:
        found = import_module(module)
        return getattr(found, name) if name else found

    return part


Weigh: TypeAlias = Callable[..., Sequence[int]]
"""(game, state, seat, legal actions) -> a weight for each, 0 for what no sensible player would do.

If the game has a `Parts.weights`, such a record comes as `learned`.
"""
