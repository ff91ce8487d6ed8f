"""All words of the game over one set of tables."""

from collections.abc import Sequence

from boardgames.core.choice_forms import Form
from boardgames.core.game import Config, Decision, Seat, Thing
from boardgames.core.messages import ENGLISH
from boardgames.core.moment import Moment
from boardgames.core.player_aid import Aid
from boardgames.core.values import Event
from boardgames.core.words import Phrases
from boardgames.felinia.actions import AnyAction
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.face import things
from boardgames.felinia.face.words import choices, codes, events, forms, moments, prose, questions
from boardgames.felinia.face.words.aid import aid
from boardgames.felinia.face.words.names import Names
from boardgames.felinia.face.words.purposes import purpose
from boardgames.felinia.face.words.warnings import warnings
from boardgames.felinia.state import State
from boardgames.kit.asker import apart


class FeliniaWords(Phrases):
    def __init__(self, tables: Tables, language: str = ENGLISH) -> None:
        self.tables = tables
        self.names = Names(tables, language)
        super().__init__(self.names.messages)

    # where the game stands

    def status(self, state: State) -> str:
        return questions.status(self.names, state)

    def question(self, state: State, decision: Decision) -> str:
        return questions.question(self.names, state)

    # actions

    def describe(self, state: State, seat: Seat, action: AnyAction) -> str:
        return choices.describe(self.names, state, seat, action)

    def group(self, action: AnyAction) -> str:
        return self.messages.text(f"group-{action.__struct_config__.tag}")

    def code(self, state: State, action: AnyAction) -> str:
        return codes.code(self.tables, state, action)

    def form(self, state: State, seat: Seat, action: AnyAction) -> Form | None:
        return forms.form(self.names, state, action)

    # what happened

    def warning(self, state: State, seat: Seat, action: AnyAction, soon: State | None, events: Sequence[Event]) -> str:
        return apart(dict.fromkeys(warnings(self.names, seat, action, events)))

    def purpose(self, seen: State, seat: Seat, action: AnyAction) -> str:
        return purpose(self.names, seen, seat, action)

    def tell(self, event: Event, names: tuple[str, ...]) -> str:
        return events.tell(self.names, event, names)

    def aid(self, table: Config | None = None) -> Aid:
        return aid(self.names, table)

    def moment(self, events: tuple[Event, ...], before: State, after: State, names: tuple[str, ...]) -> Moment | None:
        return moments.moment(self.names, events, before, after, names)

    # what lies on the table

    def thing(self, seen: State, viewer: Seat | None, place: str, names: tuple[str, ...]) -> Thing | None:
        return things.thing(self.names, seen, viewer, place, names)

    def parts(self, seen: State) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
        return prose.parts(self.names, seen)

    def prose(self, seen: State, viewer: Seat | None, part: str, names: tuple[str, ...]) -> tuple[str, ...]:
        return prose.prose(self.names, seen, viewer, part, names)
