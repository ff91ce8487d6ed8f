"""All words of the game over one set of tables; the sentences are in `en.ftl`."""

from collections.abc import Sequence

from boardgames.core.choice_forms import Form
from boardgames.core.engine import BoxedGame
from boardgames.core.game import Config, Decision, Seat, Thing
from boardgames.core.messages import ENGLISH
from boardgames.core.moment import Moment
from boardgames.core.player_aid import Aid
from boardgames.core.values import Event
from boardgames.core.words import Phrases
from boardgames.eic.actions import AnyAction, MoveFromCentre, PlaceAgent
from boardgames.eic.box.tables import Tables
from boardgames.eic.face.things import thing
from boardgames.eic.face.things.asker import EicAsker
from boardgames.eic.face.words import choices, events, forms, moments, prose, questions
from boardgames.eic.face.words.aid import aid
from boardgames.eic.face.words.codes import Codes
from boardgames.eic.face.words.names import Names
from boardgames.eic.face.words.purposes import purpose
from boardgames.eic.face.words.warnings import warnings
from boardgames.eic.game import RULEBOOK
from boardgames.eic.state import State
from boardgames.kit.asker import apart


class EicWords(Phrases):
    def __init__(self, tables: Tables, language: str = ENGLISH) -> None:
        self._t = tables
        self._game = BoxedGame(RULEBOOK, lambda: (tables, ""))
        self.codes = Codes(tables)
        super().__init__(Names(tables, language).messages)
        self.code = self.codes.code

    # where the game stands

    def status(self, state: State) -> str:
        return questions.status(self._t, self.messages, state)

    def question(self, state: State, decision: Decision) -> str:
        return questions.question(self._t, self.messages, state, decision)

    # actions

    def describe(self, state: State, seat: Seat, action: AnyAction) -> str:
        return choices.describe(self._t, self.messages, state, seat, action)

    def form(self, state: State, seat: Seat, action: AnyAction) -> Form | None:
        return forms.form(self._t, self.messages, state, action, self.code(state, action))

    def capability(self, state: State, seat: Seat, cell: int) -> str:
        return choices.capability(self._t, self.messages, state, seat, cell)

    def group(self, action: AnyAction) -> str:
        number = action.agent + 1 if isinstance(action, PlaceAgent | MoveFromCentre) else 0
        return self.messages.text(f"group-{action.__struct_config__.tag}", number=number)

    # people and history

    def warning(self, state: State, seat: Seat, action: AnyAction, soon: State | None, events: Sequence[Event]) -> str:
        return apart(dict.fromkeys(warnings(self._t, self.messages, state, seat, action, events)))

    def purpose(self, seen: State, seat: Seat, action: AnyAction) -> str:
        return purpose(self._t, self.messages, seen, seat, action)

    def tell(self, event: Event, names: tuple[str, ...]) -> str:
        return events.tell(self._t, self.messages, event, names)

    def aid(self, table: Config | None = None) -> Aid:
        return aid(self._t, self.messages, table)

    def moment(self, events: tuple[Event, ...], before: State, after: State, names: tuple[str, ...]) -> Moment | None:
        return moments.moment(self._t, self.messages, events, before, after, names)

    # what the table answers

    def thing(self, seen: State, viewer: Seat | None, place: str, names: tuple[str, ...]) -> Thing | None:
        return thing(self._asker(seen, viewer, names), place)

    def parts(self, seen: State) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
        return prose.parts(self._t, self.messages, seen)

    def prose(self, seen: State, viewer: Seat | None, part: str, names: tuple[str, ...]) -> tuple[str, ...]:
        return prose.prose(self._asker(seen, viewer, names), part)

    def _asker(self, seen: State, viewer: Seat | None, names: tuple[str, ...]) -> EicAsker:
        return EicAsker(self._t, self.messages, seen, viewer, names)
