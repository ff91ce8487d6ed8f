"""All words of the game over one set of tables."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from boardgames.amerigo.actions import AnyAction
from boardgames.amerigo.box.tables import SPRINT, Tables
from boardgames.amerigo.face import things
from boardgames.amerigo.face.words import choices, codes, events, forms, moments, prose, questions
from boardgames.amerigo.face.words.aid import aid
from boardgames.amerigo.face.words.names import Names
from boardgames.amerigo.face.words.purposes import purpose
from boardgames.amerigo.face.words.warnings import warnings
from boardgames.amerigo.state import State
from boardgames.core.choice_forms import Form
from boardgames.core.game import Config, Decision, Seat, Thing
from boardgames.core.messages import ENGLISH
from boardgames.core.moment import Moment
from boardgames.core.player_aid import Aid
from boardgames.core.values import Action, Event
from boardgames.core.words import Phrases
from boardgames.kit.asker import apart

if TYPE_CHECKING:
    from boardgames.amerigo.game import Amerigo


class AmerigoWords(Phrases):
    def __init__(self, tables: Tables, language: str = ENGLISH) -> None:
        self.tables = tables
        self.names = Names(tables, language)
        super().__init__(self.names.messages)

    def status(self, state: State) -> str:
        return questions.status(self.names, state)

    def question(self, state: State, decision: Decision) -> str:
        return questions.question(self.names, state, decision.seat)

    def describe(self, state: State, seat: Seat, action: AnyAction) -> str:
        return choices.describe(self.names, state, seat, action)

    def group(self, action: AnyAction) -> str:
        return self.names.say(questions.GROUPS[type(action)])

    def code(self, state: State, action: AnyAction) -> str:
        return codes.code(self.tables, state, action)

    def form(self, state: State, seat: Seat, action: AnyAction) -> Form | None:
        return forms.form(self.names, state, seat, action)

    def meaning(self, action: Action) -> str:
        t, key = self.tables, f"meaning-{action.__struct_config__.tag}"
        return self.names.say(key, moves=t.tokens[SPRINT].ap, gold=t.bonus.chest_gold)

    def warning(self, state: State, seat: Seat, action: AnyAction, soon: State | None, events: Sequence[Event]) -> str:
        return apart(dict.fromkeys(warnings(self.names, state, seat, events)))

    def purpose(self, seen: State, seat: Seat, action: AnyAction) -> str:
        return purpose(self.names, seen, seat, action)

    def tell(self, event: Event, names: tuple[str, ...]) -> str:
        return events.tell(self.names, event, names)

    def aid(self, table: Config | None = None) -> Aid:
        return aid(self.names)

    def moment(self, events: tuple[Event, ...], before: State, after: State, names: tuple[str, ...]) -> Moment | None:
        return moments.moment(self.names, events, before, after, names)

    def thing(self, seen: State, viewer: Seat | None, place: str, names: tuple[str, ...]) -> Thing | None:
        return things.thing(self.names, seen, viewer, place, names)

    def parts(self, seen: State) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
        return prose.parts(self.names, seen)

    def prose(self, seen: State, viewer: Seat | None, part: str, names: tuple[str, ...]) -> tuple[str, ...]:
        return prose.prose(self.names, seen, viewer, part, names)


def words_of(game: "Amerigo") -> AmerigoWords:
    """The words of a game as what they are, for the drawing, which needs names of things as well."""
    words: Any = game.words
    return words  # type: ignore[no-any-return]
