"""All words of the game over one set of tables."""

from collections.abc import Sequence

from boardgames.core.choice_forms import Form
from boardgames.core.game import Config, Decision, Seat, Thing
from boardgames.core.messages import ENGLISH, Messages
from boardgames.core.moment import DAWN, Moment, MomentLine, MomentPart
from boardgames.core.player_aid import Aid
from boardgames.core.values import Event
from boardgames.core.words import Phrases
from boardgames_toy.actions import AnyAction, Draw, Pick, Roll, Stop
from boardgames_toy.box.tables import Tables
from boardgames_toy.events import Drew, Picked, Revealed, Rolled, Stopped
from boardgames_toy.face import things
from boardgames_toy.face.words.aid import aid
from boardgames_toy.state import HIDDEN, Drawing, State

GROUPS = {Pick: "pick", Draw: "card", Roll: "turn", Stop: "turn"}
CODES = {Draw: "d", Roll: "r", Stop: "s"}


class ToyWords(Phrases):
    def __init__(self, tables: Tables, language: str = ENGLISH) -> None:
        self.tables = tables
        super().__init__(Messages.beside(__file__, language, {"PICK": self._pick}))

    def _pick(self, coins: str | int) -> str:
        t = self.tables
        return t.pick_labels[t.picks.index(int(coins))] if coins in t.picks else str(coins)

    def status(self, state: State) -> str:
        drawing = bool(state.frames) and isinstance(state.frames[-1], Drawing)
        return f"round {state.round} of {self.tables.rounds} · {'cards' if drawing else 'picks'}"

    def question(self, state: State, decision: Decision) -> str:
        return self.messages.text(f"ask-{decision.kind}")

    def describe(self, state: State, seat: Seat, action: AnyAction) -> str:
        coins = action.coins if isinstance(action, Pick) else 0
        return self.messages.text(f"do-{action.__struct_config__.tag}", coins=coins)

    def group(self, action: AnyAction) -> str:
        return GROUPS[type(action)]

    def code(self, state: State, action: AnyAction) -> str:
        return str(action.coins) if isinstance(action, Pick) else CODES[type(action)]

    def form(self, state: State, seat: Seat, action: AnyAction) -> Form | None:
        return None

    def warning(self, state: State, seat: Seat, action: AnyAction, soon: State | None, events: Sequence[Event]) -> str:
        return ""

    def tell(self, event: Event, names: tuple[str, ...]) -> str:
        say = self.messages.text
        match event:
            case Picked(seat, coins) if coins == HIDDEN:
                return say("told-picked", name=names[seat])
            case Picked(seat, coins):
                return say("told-picked-so", name=names[seat], coins=coins)
            case Revealed(picks):
                return say("told-revealed", picks=" ".join(map(str, picks)))
            case Drew(seat, card):
                return say("told-drew", name=names[seat], card=card)
            case Rolled(seat, pips):
                return say("told-rolled", name=names[seat], pips=pips)
            case Stopped(seat):
                return say("told-stopped", name=names[seat])
        return ""

    def aid(self, table: Config | None = None) -> Aid:
        return aid(self.tables)

    def moment(self, events: tuple[Event, ...], before: State, after: State, names: tuple[str, ...]) -> Moment | None:
        if after.round == before.round:
            return None
        lines = tuple(MomentLine("", seat, coins) for seat, coins in enumerate(after.coins))
        part = MomentPart(self.messages.text("moment-coins"), lines)
        title = self.messages.text("moment-title", round=after.round)
        last = after.round == self.tables.rounds
        return Moment(DAWN, title, self.messages.text("moment-round", round=before.round), (part,), is_last=last)

    def thing(self, seen: State, viewer: Seat | None, place: str, names: tuple[str, ...]) -> Thing | None:
        return things.thing(self.tables, self.messages, seen, viewer, place, names)

    def parts(self, seen: State) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
        return things.parts(self.messages, seen)

    def prose(self, seen: State, viewer: Seat | None, part: str, names: tuple[str, ...]) -> tuple[str, ...]:
        places = next((places for found, _, places in self.parts(seen) if found == part), ())
        told = (self.thing(seen, viewer, place, names) for place in places)
        return tuple(one.line for one in told if one is not None)
