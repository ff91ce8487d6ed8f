"""The contract between a game and everything around it: table, log, bots, screens, tests.

A game is one object with pure methods. It holds its tables (components read from `data/<game>`) and nothing
that changes. A state goes in, a state comes out.
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeAlias, TypeVar

from boardgames.core.aid import Aid
from boardgames.core.forms import Form
from boardgames.core.moments import Moment
from boardgames.core.shapes import Shaping
from boardgames.core.uses import Use, UseKind
from boardgames.core.values import Event, Value

if TYPE_CHECKING:
    from boardgames.core.rows import Finding

Seat: TypeAlias = int
"""A player, counted from 0 in the order of the table."""

S = TypeVar("S")
A = TypeVar("A")
S_in = TypeVar("S_in", contravariant=True)

SEAT_LETTERS = "ABCDEFGH"
"""What a player is called on boards and in keys. A table has no more seats than there are letters."""


class Option(Value):
    """An optional rule that a table can switch on."""

    id: str
    rule: str
    """The id of the rule in the catalogue."""


class About(Value):
    """What a menu says about a game, in words: the part of `GameInfo` that a translator would touch."""

    title: str
    minutes: str
    """How long a game takes, in minutes: `90-150`."""
    pitch: str
    """What the game is, for somebody who has never seen it."""
    hidden: str
    """What players keep from each other, in a few words."""
    round: str
    """What the rulebook calls the unit that `Words.round` counts."""
    tiebreak: str = ""
    """What decides between equal totals, in the order of `ScoreSheet.tiebreak`."""
    rounds: tuple[int, ...] = ()
    """How many such units a game has by the rulebook, or the least and the most; empty: it does not say."""
    example: int = 0
    """The total of the final scoring that the rulebook has as its example; 0: it has none."""
    variants: tuple[str, ...] = ()
    """One sentence about each variant, where there are several."""
    best_with: tuple[tuple[int, ...], ...] = ()
    """For how many players the rulebook recommends each variant, where it does."""
    options: tuple[str, ...] = ()
    """The name of each option, in the order of `GameInfo.options`."""


class GameInfo(Value):
    """What has to be known about a game before it is played."""

    id: str
    revision: int
    """Raised whenever a change of the rules code would play an old log differently."""
    players: tuple[int, ...]
    """How many can play, in ascending order."""
    variants: tuple[str, ...]
    """The first one is the default."""
    options: tuple[Option, ...]
    has_secrets: bool
    """Whether players ever keep anything from each other."""
    about: About
    longest: int
    """No game has more choices than this, however foolishly it is played."""
    points: tuple[int, int]
    """No total of a score sheet, at any moment, is below the first or above the second."""

    @property
    def title(self) -> str:
        return self.about.title

    def best_with(self, variant: str) -> tuple[int, ...]:
        """For how many players the rulebook recommends a variant: all that can play, if it says nothing."""
        recommended = dict(zip(self.variants, self.about.best_with, strict=False))
        return recommended.get(variant, self.players)

    def option_title(self, option: str) -> str:
        """The name of one of the options."""
        return next(title for known, title in zip(self.options, self.about.options, strict=True) if known.id == option)


class Config(Value):
    """Everything that `start` needs. Names of players belong to the table, not to the game."""

    players: int
    seed: int
    variant: str
    options: tuple[str, ...] = ()
    """Ids of the options that are on, in the order of the game's list."""


class Decision(Value):
    """A question that waits for one seat's answer."""

    seat: Seat
    kind: str
    """Which question, in the words of the rulebook: `bid`, `board`, `travel`."""
    secret: bool = False
    """Answering it shows, or may show, the seat something that the others may not see."""


class Refusal(Value):
    """Why an action is not legal: a rule, a reason and numbers. `Words.refusal` makes a sentence of it."""

    rule: str
    """The id of the rule, or ruling, that forbids it."""
    reason: str
    """The key of the sentence in the game's catalogue of messages."""
    need: int | None = None
    have: int | None = None
    facts: tuple[tuple[str, str | int], ...] = ()
    """What else the sentence speaks of: names of its variables, with ids and numbers."""

    @property
    def blanks(self) -> dict[str, str | int]:
        """All that the sentence may speak of: the facts and, where there are any, what is needed and there."""
        numbers = (("need", self.need), ("have", self.have))
        return dict(self.facts) | {name: number for name, number in numbers if number is not None}


def refuse(rule: str, reason: str, need: int | None = None, have: int | None = None, /, **facts: str | int) -> Refusal:
    """A refusal with its facts by name: `refuse("FEL-EMB-03", "boat-full", boat=boat.id)`."""
    return Refusal(rule, reason, need, have, tuple(facts.items()))


class ScoreLine(Value):
    """One row of a score sheet."""

    category: str
    """What the points are for: an id, and after a full stop the id of what it speaks of, as in `shares.cairo`."""
    points: int
    rule: str
    sum: str = ""
    """How the points come about, in figures."""
    purse: bool = False
    """Points of what can be spent: less of them is a price, not a loss."""


class ScoreSheet(Value):
    """What a seat has, as if the game ended now."""

    seat: Seat
    lines: tuple[ScoreLine, ...]
    tiebreak: tuple[int, ...] = ()
    """Compared in order, more is better, when totals are equal."""

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


def ranking(sheets: Sequence[ScoreSheet]) -> tuple[int, ...]:
    """The place of every sheet: 1 for the winner, the same place for those whom no tie-break separates."""
    worth = [(sheet.total, sheet.tiebreak) for sheet in sheets]
    return tuple(1 + sum(other > mine for other in worth) for mine in worth)


def winners(sheets: Sequence[ScoreSheet]) -> tuple[Seat, ...]:
    """Who has won: several seats if no tie-break separates them."""
    return tuple(sheet.seat for sheet, place in zip(sheets, ranking(sheets), strict=True) if place == 1)


class Thing(Value):
    """What the table answers about something that lies on it.

    Every text is whole sentences, or several on lines of their own. What can be chosen there now, and why something
    else cannot, is not repeated here: whoever asks the question knows it already.
    """

    name: str
    """As a person calls it: "the Explorer card", "Cairo's track, space 5", "Boris's money"."""
    line: str
    """One sentence that is always enough."""
    does: str = ""
    """What it does."""
    worth: str = ""
    """What it is worth to the one who asks, now."""
    get: str = ""
    """How to get it, and how much is missing."""
    others: str = ""
    """What others have of it, or could do with it."""
    rules: tuple[str, ...] = ()
    """Ids of the rules that speak of it, most important first."""


class Game(Protocol[S, A]):
    """The rules of one game over one set of tables."""

    @property
    def info(self) -> GameInfo: ...
    @property
    def words(self) -> "Words[S, A]": ...
    @property
    def parts(self) -> "Parts":
        """What belongs to the game beside its rules."""
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
    def state_type(self) -> type[S]: ...
    @property
    def action_type(self) -> Any:
        """The union of all action classes, for reading logs."""
        ...

    @property
    def event_type(self) -> Any:
        """The union of all event classes."""
        ...

    def with_data(self, folder: Path, *, fresh: bool = False) -> Self:
        """The same rules over other tables; `UserError` names the file and row that is wrong.

        `fresh`: read from the files alone, whatever a cache holds.
        """
        ...

    def findings(self, folder: Path) -> "tuple[Finding, ...]":
        """What is wrong, or only strange, in the tables of a folder."""
        ...

    def start(self, config: Config) -> S:
        """The first state at which somebody has to choose."""
        ...

    def decisions(self, state: S) -> tuple[Decision, ...]:
        """Who owes a choice about what, in the order in which a table would ask; empty when the game is over."""
        ...

    def legal_actions(self, state: S, seat: Seat) -> tuple[A, ...]:
        """All that the seat may do now, in a fixed order. Empty only if no decision waits for the seat."""
        ...

    def all_actions(self) -> tuple[A, ...]:
        """Every action that can ever be legal over these tables, in a fixed order: its place there is its number."""
        ...

    def refusal(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Why the seat may not do this now, or None if it may. Any well-formed action can be asked about."""
        ...

    def apply(self, state: S, seat: Seat, action: A, events: list[Event] | None = None) -> S:
        """The state after a legal action and everything that follows without a choice.

        Trusts its input: ask `refusal` first about an action from outside. What happened is appended to `events`
        if a list is given, with full knowledge; `witness` says what of it a seat saw.
        """
        ...

    def observe(self, state: S, seat: Seat | None) -> S:
        """What a seat (None: a bystander) may see: the same type, hidden parts and the generator blanked."""
        ...

    def recall(self, state: S, seat: Seat | None) -> S:
        """What a seat knows: what it may see, and what everybody saw when it happened and may not look at again.

        For thinking, never for showing: a screen shows what `observe` says.
        """
        ...

    def imagine(self, seen: S, seat: Seat | None, luck: int) -> S:
        """A full state that agrees with what a seat sees or, better, recalls; `luck` is a stream of `core.rng`."""
        ...

    def unseen(self, state: S, seat: Seat | None) -> frozenset[str]:
        """Names of the facts on the table that this seat does not know, such as "boat pile: boat-0545".

        A fact that is in the set before an action and not after it has been learned by it: that is how the table
        computes information barriers. Only membership is ever used, never the order.
        """
        ...

    def witness(self, event: Event, seat: Seat | None, *, later: bool) -> Event | None:
        """What a seat saw of an event when it happened or, `later`, what it may still read in the history.

        None: the seat notices nothing. An event that is public then and now is returned as it is.
        """
        ...

    def rules(self, state: S) -> tuple[str, ...]:
        """Ids of the rules that matter to the open question, most important first."""
        ...

    def rules_of(self, action: A) -> tuple[str, ...]:
        """Ids of the rules that this kind of action carries out."""
        ...

    def settles(self, action: A) -> bool:
        """Whether what was chosen before it in the same question takes effect only with this action."""
        ...

    def scores(self, state: S) -> tuple[ScoreSheet, ...]:
        """One sheet per seat, as if the game ended now. A blanked part counts nothing."""
        ...

    def fault(self, state: S) -> str:
        """What is wrong with a state that comes from a file, as the end of a sentence that names the field.

        Empty: it is sound, and play can go on from it to the end. Every state that play reaches is sound.
        """
        ...

    def describe(self, state: S, seat: Seat, action: A) -> str:
        """The action in plain words, with cost and immediate gain."""
        ...


class Parts(Value):
    """What belongs to a game beside its rules. Each part is loaded when somebody first asks for it."""

    data: Path
    """The folder with the tables, `rules.toml` and the lessons that come with the game."""
    board: Callable[[], Any]
    """The drawing: a `boardgames.drawing.board.Board`."""
    instinct: Callable[[], "Weigh | None"] = lambda: None
    """How tempting the choices are, for bots; None: all alike."""
    first_instinct: Callable[[], "Weigh | None"] = lambda: None
    """The instinct of the bot `planner-1`, which never changes; None: the one that all bots have."""
    taste: Callable[[], "type[Value] | None"] = lambda: None
    """What the instinct learns by playing: a record of whole numbers that it takes as `taste`; None: nothing."""
    prospects: Callable[[], "Callable[[Any, Any, Seat], Mapping[str, int]] | None"] = lambda: None
    """(game, state, seat) -> figures that tell how a game will go on, by name; None: the score alone tells."""
    examples: Callable[[], Mapping[str, Callable[[Any], Any]]] = dict
    """For the ids of worked examples the functions that build them: a `boardgames.core.scenario.Scenario` each."""
    shapes: Callable[[], Shaping | None] = lambda: None
    """How much room its states need in a vector; None: they have none."""


def on_demand(module: str, name: str = "") -> Callable[[], Any]:
    """A module, or something in it, that is imported when it is first asked for."""

    def part() -> Any:
        found = import_module(module)
        return getattr(found, name) if name else found

    return part


Weigh: TypeAlias = Callable[..., Sequence[int]]
"""(game, state, seat, legal actions) -> a weight for each, 0 for what no sensible player would do.

If the game has a `Parts.taste`, such a record comes as `taste`.
"""


class Words(Protocol[S_in, A]):
    """Every sentence and short code that a person sees, apart from drawings."""

    def status(self, state: S_in) -> str:
        """Round and phase in a few words: `round 3 of 7 · planning`."""
        ...

    def round(self, state: S_in) -> int:
        """The round, period or turn of the rulebook, counted from 1: the unit in which a replay skips."""
        ...

    def question(self, state: S_in, decision: Decision) -> str:
        """What is asked, in a few words: `place disc 2 of 3`."""
        ...

    def describe(self, state: S_in, seat: Seat, action: A) -> str:
        """The action in plain words, with cost and immediate gain."""
        ...

    def group(self, action: A) -> str:
        """The heading under which the action is listed: a verb."""
        ...

    def code(self, state: S_in, action: A) -> str:
        """What a player types for the action.

        1 to 6 lower-case letters, digits, dots or colons, made from the thing itself and never from its position in
        the list: what is printed on the board. Unique among the legal actions of a decision, also without its dots
        and colons.
        """
        ...

    def form(self, state: S_in, seat: Seat, action: A) -> Form | None:
        """How the action is made up of smaller choices, if it is one of many that are: what its code is typed of."""
        ...

    def place(self, state: S_in, action: A) -> str | None:
        """The id of the place on the board that the action points at, if any: what a mouse would click."""
        ...

    def neighbours(self, state: S_in, seat: Seat) -> tuple[A, ...]:
        """Actions that are off now but that a player might ask about: every one of them has a refusal."""
        ...

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is not legal, as one sentence."""
        ...

    def meaning(self, action: A) -> str:
        """What this kind of action is, in one sentence, whatever it costs now."""
        ...

    def warning(self, state: S_in, seat: Seat, action: A, soon: S_in | None, events: Sequence[Event]) -> str:
        """What a player should hear before the choice is made: something lost, a price that falls due, a way that
        closes. Empty: nothing.

        `soon` is what can be seen right after it, None if chance decides; `events` are certain to happen at once.
        """
        ...

    def fact(self, kind: str) -> str:
        """What somebody has learned, without saying it: the kind of a fact of `Game.unseen` in words."""
        ...

    def category(self, category: str) -> str:
        """What points are for, in words; of a kind alone (`shares` where there are `shares.red`) all of that kind."""
        ...

    def sum(self, line: ScoreLine) -> str:
        """How the points of a line come about; empty if there is no more to say than how many they are."""
        ...

    def tell(self, event: Event, names: tuple[str, ...]) -> str:
        """The event as one sentence; an empty string if it is not worth a line."""
        ...

    def concerns(self, event: Event) -> tuple[Seat, ...]:
        """The seats to whom this event did something, other than the one who acted."""
        ...

    def uses(self, event: Event) -> tuple[Use, ...]:
        """The things that somebody made use of by what happened, or that came up: what a designer would count."""
        ...

    def use_kinds(self) -> tuple[UseKind, ...]:
        """All kinds of use that `uses` knows, each with everything that can be used that way."""
        ...

    def tip(self, kind: str) -> str:
        """A word of advice for somebody who meets this kind of question for the first time."""
        ...

    def aid(self) -> Aid:
        """The game on one page, for somebody who plays it: with the figures of its tables."""
        ...

    def moment(self, events: tuple[Event, ...], before: S_in, after: S_in, names: tuple[str, ...]) -> Moment | None:
        """What a choice brought about that everybody looks up for, or None.

        Events and states are those of a bystander, so that the card can be shown to everybody at once.
        """
        ...

    def holdings(self, state: S_in, seat: Seat) -> tuple[tuple[str, str], ...]:
        """A seat's open belongings for a one-line summary: (short label, value) pairs."""
        ...

    def thing(self, seen: S_in, viewer: Seat | None, place: str, names: tuple[str, ...]) -> Thing | None:
        """What lies at a place of the board, told to the viewer of an observed state; None: there is no such place.

        Places are those that drawings mark: cards, tiles, spaces of tracks, regions, ships, columns, figures. At a
        shared screen the viewer may be a player whose own hidden things are blanked as well. It is asked at every
        step of the cursor: what takes long does not belong here.
        """
        ...

    def parts(self, seen: S_in) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
        """The table in the order in which one would read it: (id, title, places) of each part."""
        ...

    def prose(self, seen: S_in, viewer: Seat | None, part: str, names: tuple[str, ...]) -> tuple[str, ...]:
        """A part of the table in sentences, for somebody who cannot see the picture."""
        ...
