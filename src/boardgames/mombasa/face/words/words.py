"""All words of the game over one set of tables."""

from collections.abc import Sequence

from boardgames.core.choice_forms import Form
from boardgames.core.game import Config, Decision, Seat, Thing
from boardgames.core.messages import ENGLISH
from boardgames.core.moment import Moment
from boardgames.core.player_aid import Aid
from boardgames.core.values import Event
from boardgames.core.words import Phrases
from boardgames.kit.asker import apart
from boardgames.mombasa import state as st
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.face.things import thing
from boardgames.mombasa.face.things.asker import MombasaAsker
from boardgames.mombasa.face.words import codes, events, forms, moments, prose, questions
from boardgames.mombasa.face.words.aid import aid
from boardgames.mombasa.face.words.choices import describe
from boardgames.mombasa.face.words.names import Names
from boardgames.mombasa.face.words.purposes import purpose
from boardgames.mombasa.face.words.warnings import warnings
from boardgames.mombasa.state import State

ASKED_AT_THE_END = "over"


class MombasaWords(Phrases):
    """Implements `core.game.Words`."""

    def __init__(self, tables: Tables, language: str = ENGLISH) -> None:
        self.t = tables
        self.names = Names(tables, language)
        super().__init__(self.names.messages)

    # what is asked

    def status(self, state: State) -> str:
        return self.messages.text("status", round=state.round, rounds=self.t.rounds, phase=state.phase)

    def question(self, state: State, decision: Decision) -> str:
        kind = ASKED_AT_THE_END if state.phase == st.OVER else decision.kind
        return self.messages.text(f"ask-{kind}", **questions.figures(self.t, state))

    # what can be done

    def describe(self, state: State, seat: Seat, action: AnyAction) -> str:
        return describe(self.names, state, seat, action) or self.meaning(action)

    def group(self, action: AnyAction) -> str:
        return self.messages.text(f"group-{action.__struct_config__.tag}")

    def code(self, state: State, action: AnyAction) -> str:
        return codes.code(self.t, state, action)

    def form(self, state: State, seat: Seat, action: AnyAction) -> Form | None:
        return forms.form(self.names, state, seat, action)

    # what happened, what is there

    def warning(self, state: State, seat: Seat, action: AnyAction, soon: State | None, events: Sequence[Event]) -> str:
        return apart(dict.fromkeys(warnings(self.t, self.messages, state, seat, action, soon, events)))

    def purpose(self, seen: State, seat: Seat, action: AnyAction) -> str:
        return purpose(self.t, self.messages, seen, seat, action)

    def tell(self, event: Event, names: tuple[str, ...]) -> str:
        return events.tell(self.names, event, names)

    def aid(self, table: Config | None = None) -> Aid:
        return aid(self.names)

    def moment(self, events: tuple[Event, ...], before: State, after: State, names: tuple[str, ...]) -> Moment | None:
        return moments.moment(self.names, events, before, after, names)

    # what the table answers

    def thing(self, seen: State, viewer: Seat | None, place: str, names: tuple[str, ...]) -> Thing | None:
        return thing(self._asker(seen, viewer, names), place)

    def parts(self, seen: State) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
        return prose.parts(self.names, seen)

    def prose(self, seen: State, viewer: Seat | None, part: str, names: tuple[str, ...]) -> tuple[str, ...]:
        return prose.prose(self._asker(seen, viewer, names), part)

    def _asker(self, seen: State, viewer: Seat | None, names: tuple[str, ...]) -> MombasaAsker:
        return MombasaAsker(self.t, self.messages, seen, viewer, names, self.names)
