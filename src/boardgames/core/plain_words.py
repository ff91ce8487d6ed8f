"""Words of a small game: a message for each kind of question, action and event, and nothing that it does not have."""

from collections.abc import Sequence
from typing import Any

from boardgames.core.choice_forms import Form
from boardgames.core.game_info import Config
from boardgames.core.moment import Moment
from boardgames.core.player_aid import Aid
from boardgames.core.records import Decision, Seat, Thing
from boardgames.core.values import Action, Event
from boardgames.core.words import Phrases


class PlainWords(Phrases):
    """Words made from messages alone; a game adds `status`, `code` and `prose`.

    Messages are named after tags: `ask-` and the kind of a question, `do-` and `group-` and the tag of an action,
    `told-` and the tag of an event. Fields are variables; `$name` is the player of an event. `table` is the title of
    the table.
    """

    def question(self, state: Any, decision: Decision) -> str:
        """Return the question in a few words."""
        return self.messages.text(f"ask-{decision.kind}")

    def describe(self, state: Any, seat: Seat, action: Action) -> str:
        """Return the action in plain words."""
        return self.messages.text(f"do-{action.__struct_config__.tag}", **_fields(action))

    def group(self, action: Action) -> str:
        """Return the heading under which the action is listed."""
        return self.messages.text(f"group-{action.__struct_config__.tag}")

    def form(self, state: Any, seat: Seat, action: Any) -> Form | None:
        """Return None: every action is a single choice."""
        return None

    def warning(self, state: Any, seat: Seat, action: Any, soon: Any, events: Sequence[Event]) -> str:
        """Return "": there is nothing to warn of."""
        return ""

    def tell(self, event: Event, names: tuple[str, ...]) -> str:
        """Return the event as one sentence."""
        fields = _fields(event)
        seat = fields.get("seat")
        return self.messages.text(
            f"told-{event.__struct_config__.tag}", name=names[seat] if isinstance(seat, int) else "", **fields
        )

    def aid(self, table: Config | None = None) -> Aid:
        """Return an empty player aid."""
        return Aid((), ())

    def moment(self, events: tuple[Event, ...], before: Any, after: Any, names: tuple[str, ...]) -> Moment | None:
        """Return None: nothing is announced on a card."""
        return None

    def thing(self, seen: Any, viewer: Seat | None, place: str, names: tuple[str, ...]) -> Thing | None:
        """Return None: the table has no places that can be asked about."""
        return None

    def parts(self, seen: Any) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
        """Return the only part of the table."""
        return (("table", self.messages.text("table"), ()),)


def _fields(record: Action | Event) -> dict[str, str | int]:
    """Return the fields of a record that a message can use."""
    fields = {name: getattr(record, name) for name in record.__struct_fields__}
    return {name: value for name, value in fields.items() if isinstance(value, str | int)}
