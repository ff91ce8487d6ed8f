"""A game: a rulebook over the tables of one box.

Decisions, offers, refusals, effects and the way from one question to the next are made from the question records, the
same way for every game.
"""

from collections.abc import Callable
from pathlib import Path
from pickle import PicklingError, UnpicklingError
from typing import Any, Generic, Self, TypeVar

from boardgames.core.game import Config, Decision, Refusal, ScoreSheet, Seat, Words, refuse
from boardgames.core.game_info import in_words, languages_of
from boardgames.core.messages import ENGLISH, Messages
from boardgames.core.records import Finding
from boardgames.core.registry import load
from boardgames.core.rulebook import Events, HasFrames, PreparedQuestion, Rulebook, prepare, with_defaults
from boardgames.core.translate_tables import translate_tables
from boardgames.core.values import Event

NOT_ASKED = "not-your-turn"
"""Key of the sentence for a seat that is not asked, in a game that says no more about it."""

T = TypeVar("T")
S = TypeVar("S", bound=HasFrames)
A = TypeVar("A")


class BoxedGame(Generic[T, S, A]):
    """A rulebook over the tables of one box: everything that `core.game.Game` asks for."""

    def __init__(
        self,
        rulebook: Rulebook[T, S, A],
        unpack: Callable[[], tuple[T, str]],
        language: str = ENGLISH,
        *,
        is_open: bool = False,
        folder: Path | None = None,
    ) -> None:
        """`unpack` returns the tables and their digest when they are first needed: a menu reads the `info` alone.

        `folder` is where the tables come from, or None.
        """
        self.rulebook = rulebook
        self.language = language
        self.is_open = is_open
        self._unpack = unpack
        self._folder = folder
        self._box: tuple[T, str] | None = None
        catalogue = rulebook.parts.catalogue
        self.info = rulebook.info if catalogue is None else in_words(rulebook.info, catalogue, language)
        self.state_type = rulebook.state
        self.action_type = rulebook.action
        self.event_type = rulebook.event
        self.parts = rulebook.parts
        self._words: Words[S, A] | None = None
        self._all_actions: tuple[A, ...] | None = None
        self._chooser = rulebook.chooser
        self._idle = rulebook.idle
        seats = range(max(rulebook.info.players))
        self._asked = {question.frame: prepare(question, seats) for question in rulebook.questions}
        self._runs: dict[type, Any] = {question.frame: question.run for question in rulebook.questions if question.run}
        self._runs |= {errand.frame: errand.run for errand in rulebook.errands}
        self._answers = {answer.action: answer for question in rulebook.questions for answer in question.answers}

    @classmethod
    def shipped(cls, rulebook: Rulebook[T, S, A]) -> Self:
        """Return the game over the tables that come with it."""
        folder = rulebook.parts.data
        return cls(rulebook, lambda: rulebook.load(folder), folder=folder)

    def with_data(self, folder: Path, *, fresh: bool = False) -> Self:
        """Return the same rules over other tables; `fresh` reads the files alone, whatever a cache holds."""
        box = self.rulebook.load(folder, fresh=fresh)
        return type(self)(self.rulebook, lambda: box, self.language, is_open=self.is_open, folder=folder)

    def __reduce__(self) -> tuple[Any, ...]:
        """Return what another process loads the game by: its id, the folder of its tables, its language.

        The copy refuses to be another game: rules and tables must be the same there.
        """
        name, folder = self.info.id, self._folder
        if folder is None or getattr(load(name), "rulebook", None) is not self.rulebook:
            raise PicklingError(f"{self.info.title} has rules or tables that another process cannot load.")
        its_own = None if folder == self.parts.data else folder
        return _reopened, (name, its_own, self.language, self.is_open, self.info.revision, self.data_digest)

    @property
    def languages(self) -> tuple[str, ...]:
        """Return the languages that the game has a catalogue for, English first."""
        return languages_of(self.rulebook.parts.catalogue)

    def in_language(self, language: str) -> Self:
        """Return the same game with words and labels in a language: in English if it has no catalogue of that one."""
        spoken = language if language in self.languages else ENGLISH
        if spoken == self.language:
            return self
        return type(self)(self.rulebook, self._unpack, spoken, is_open=self.is_open, folder=self._folder)

    def laid_open(self, is_open: bool) -> Self:
        """Return the same game in which whatever everybody saw stays open to all, or is covered as the rules say."""
        if is_open == self.is_open or self.rulebook.recall is None:
            return self
        return type(self)(self.rulebook, self._unpack, self.language, is_open=is_open, folder=self._folder)

    def _unpacked(self) -> tuple[T, str]:
        tables, digest = self._unpack()
        catalogue = self.rulebook.parts.catalogue
        if catalogue is not None and self.language != ENGLISH:
            tables = translate_tables(tables, Messages.in_folder(catalogue, self.language))
        self._box = tables, digest
        return self._box

    @property
    def tables(self) -> T:
        """Tables of the components, read on first use."""
        return (self._box or self._unpacked())[0]

    @property
    def data_digest(self) -> str:
        """Digest of what the rules read in the tables."""
        return (self._box or self._unpacked())[1]

    @property
    def known_digests(self) -> tuple[str, ...]:
        """Digests under which earlier programs knew the same tables."""
        return self.rulebook.known_digests.get(self.data_digest, ())

    def findings(self, folder: Path) -> tuple[Finding, ...]:
        """Return what is wrong, or only unusual, in the tables of a folder."""
        return tuple(self.rulebook.findings()(folder))

    @property
    def words(self) -> Words[S, A]:
        """Sentences and codes of the game, loaded on first use."""
        if self._words is None:
            self._words = self.rulebook.words()(self.tables, self.language)
        return self._words

    # from question to question

    def start(self, config: Config) -> S:
        """Return the first state at which somebody has to choose; `UserError` if the game has no such setting."""
        return self.run_errands(self.rulebook.set_up(self.tables, with_defaults(self.info, config)), None)

    def open_frame(self, state: S) -> Any:
        """Return the frame that asks; None when the game is over."""
        frames = state.frames
        return frames[-1] if frames else self._idle(state)

    def decisions(self, state: S) -> tuple[Decision, ...]:
        """Return who has to choose about what, in the order in which a table would ask; empty when the game is over."""
        frames = state.frames
        frame: Any = frames[-1] if frames else self._idle(state)
        if frame is None:
            return ()
        asked = self._asked[type(frame)]
        if asked.plain:
            return asked.decisions[frame.seat if self._chooser is None else self._chooser(state, frame)]
        question, asks = asked.question, self._asks(asked, state, frame)
        if isinstance(question.secret, bool):
            return tuple([asked.decisions[seat][0] for seat in asks])
        hides = question.secret(self.tables, state, frame)
        return tuple([Decision(seat, asked.decisions[seat][0].kind, hides) for seat in asks])

    def _asks(self, asked: PreparedQuestion, state: S, frame: Any) -> tuple[Seat, ...]:
        """Return the seats that still owe an answer, the one that a table would ask first at the beginning."""
        if asked.seats is not None:
            owing: tuple[Seat, ...] = asked.seats(state)
            return owing
        return (frame.seat if self._chooser is None else self._chooser(state, frame),)

    def legal_actions(self, state: S, seat: Seat) -> tuple[A, ...]:
        """Return all that the seat may do now, in a fixed order; empty if it is not asked."""
        frames = state.frames
        frame: Any = frames[-1] if frames else self._idle(state)
        if frame is None:
            return ()
        asked = self._asked[type(frame)]
        if asked.seats is not None:
            if seat not in asked.seats(state):
                return ()
        elif seat != (frame.seat if self._chooser is None else self._chooser(state, frame)):
            return ()
        offered: tuple[A, ...] = asked.offer((self._box or self._unpacked())[0], state, seat, frame)
        return offered

    def next_offer(self, state: S) -> tuple[Seat, tuple[A, ...]] | None:
        """Return the seat that is asked first and all that it may do now; None when the game is over.

        The same as `decisions` and `legal_actions`, for whoever plays whole games and needs both of every state.
        """
        frames = state.frames
        frame: Any = frames[-1] if frames else self._idle(state)
        if frame is None:
            return None
        asked = self._asked[type(frame)]
        if asked.seats is not None:
            owing = asked.seats(state)
            if not owing:
                return None
            seat = owing[0]
        else:
            seat = frame.seat if self._chooser is None else self._chooser(state, frame)
        return seat, asked.offer((self._box or self._unpacked())[0], state, seat, frame)

    def all_actions(self) -> tuple[A, ...]:
        """Return every action that can ever be legal over these tables; its place there is its number."""
        if self._all_actions is None:
            self._all_actions = tuple(self.rulebook.all_actions(self.tables))
        return self._all_actions

    def refused_actions(self, state: S, seat: Seat) -> tuple[A, ...]:
        """Return illegal actions of the kind that the open question asks for; a player may ask why."""
        if all(decision.seat != seat for decision in self.decisions(state)):
            return ()
        near = self.rulebook.candidates(self.tables, state, seat)
        return tuple(action for action in near if self.refusal(state, seat, action) is not None)

    def refusal(self, state: S, seat: Seat, action: A) -> Refusal | None:
        """Return why the seat may not do this now, or None if it may."""
        frame = self.open_frame(state)
        if frame is None:
            return self.rulebook.over
        asked = self._asked[type(frame)]
        question = asked.question
        if seat not in self._asks(asked, state, frame):
            waiting = self.rulebook.waiting
            return refuse(self.rulebook.over.rule, NOT_ASKED) if waiting is None else waiting(self.tables, state, seat)
        answer = asked.answers.get(type(action))
        if answer is None:
            ruled_out = question.ruled_out or {}
            return ruled_out.get(type(action)) or self._answers[type(action)].elsewhere
        return answer.refuse(self.tables, state, seat, frame, action)

    def apply(self, state: S, seat: Seat, action: A, events: Events = None) -> S:
        """Return the state after a legal action and its forced consequences; append what happened to `events`.

        It trusts its input: ask `refusal` first about an action from outside.
        """
        frames = state.frames
        frame = frames[-1] if frames else self._idle(state)
        t = (self._box or self._unpacked())[0]
        after: S = self._asked[type(frame)].effects[type(action)](t, state, seat, frame, action, events)
        runs = self._runs
        while True:  # `run_errands`, without the call: often the next question is open already
            frames = after.frames
            frame = frames[-1] if frames else self._idle(after)
            if type(frame) not in runs:
                return after
            following = runs[type(frame)](t, after, frame, events)
            if following is None:
                return after
            after = following

    def run_errands(self, state: S, events: Events = None) -> S:
        """Return the state in which somebody has to choose again: errands run until then."""
        t, runs, idle = self.tables, self._runs, self._idle
        while True:
            frames = state.frames
            frame = frames[-1] if frames else idle(state)
            run = runs.get(type(frame))
            if run is None:
                return state
            after = run(t, state, frame, events)
            if after is None:
                return state
            state = after

    def effect(self, state: S, seat: Seat, action: A) -> S:
        """Return the state right after a legal action itself, before anything that follows from it."""
        frame = self.open_frame(state)
        after: S = self._asked[type(frame)].effects[type(action)](self.tables, state, seat, frame, action, None)
        return after

    def rules(self, state: S) -> tuple[str, ...]:
        """Return the ids of the rules that matter to the open question."""
        frame = self.open_frame(state)
        if frame is None:
            return ()
        rules = self._asked[type(frame)].question.rules
        return rules if isinstance(rules, tuple) else rules(self.tables, state, frame)

    def rules_of(self, action: A) -> tuple[str, ...]:
        """Return the ids of the rules that this kind of action carries out."""
        return self._answers[type(action)].rules

    def settles(self, action: A) -> bool:
        """True if earlier answers to the same question take effect only with this action."""
        return self._answers[type(action)].settles

    # what can be seen, what it counts, what it is called

    def observe(self, state: S, seat: Seat | None) -> S:
        """Return what a seat may see: hidden parts and the generator blanked. `None` is a spectator."""
        return self.recall(state, seat) if self.is_open else self.rulebook.observe(self.tables, state, seat)

    def recall(self, state: S, seat: Seat | None) -> S:
        """Return what a seat knows: what it sees, and what everybody saw when it happened."""
        return (self.rulebook.recall or self.rulebook.observe)(self.tables, state, seat)

    def imagine(self, seen: S, seat: Seat | None, luck: int) -> S:
        """Return a full state that agrees with what a seat sees or recalls, sampled with a random stream."""
        return self.rulebook.imagine(self.tables, seen, seat, luck)

    def unseen(self, state: S, seat: Seat | None) -> frozenset[str]:
        """Return the names of the facts on the table that this seat does not know."""
        return self.rulebook.unseen(self.tables, state, seat)

    def witness(self, event: Event, seat: Seat | None, *, later: bool) -> Event | None:
        """Return what a seat saw of an event, or None; if `later`, what it may still read."""
        return self.rulebook.witness(event, seat, later=later)

    def round(self, state: S) -> int:
        """Return the round, period or turn of the rulebook, counted from 1."""
        return self.rulebook.round(state)

    def concerns(self, event: Event) -> tuple[Seat, ...]:
        """Return the seats that an event affected, beside the one who acted."""
        return self.rulebook.concerns(event)

    def scores(self, state: S) -> tuple[ScoreSheet, ...]:
        """Return one sheet per seat, as if the game ended now."""
        return self.rulebook.scores(self.tables, state)

    def fault(self, state: S) -> str:
        """Return what is wrong with a state from a file; empty if play can go on from it to the end."""
        return self.rulebook.fault(self.tables, state) or self._fault_in_question(state)

    def _fault_in_question(self, state: S) -> str:
        """Return what keeps the open question from being asked: an errand comes first, or nobody has an answer."""
        frames = state.frames
        if frames and type(frames[-1]) not in self._asked:
            return f"frames.{len(frames) - 1} asks nobody"
        if self.run_errands(state) is not state:
            return "frames ask a question that answers itself"
        asked = self.decisions(state)
        if not asked and self.open_frame(state) is not None:
            return "frames ask a question that everybody has answered"
        for decision in asked:
            if not self.legal_actions(state, decision.seat):
                return f"frames ask seat {decision.seat}, who has no answer"
        return ""

    def describe(self, state: S, seat: Seat, action: A) -> str:
        """Return the action in plain words, with cost and immediate gain."""
        return self.words.describe(state, seat, action)


def _reopened(name: str, folder: Path | None, language: str, is_open: bool, revision: int, digest: str) -> Any:
    """Return the game that was pickled; `UnpicklingError` if it is another one here."""
    game = load(name, folder, language)
    if (game.info.revision, game.data_digest) != (revision, digest):
        raise UnpicklingError(f"{game.info.title} has other rules or tables here than where it was pickled.")
    return game.laid_open(is_open)
