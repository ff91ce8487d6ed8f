"""A kind of thing that lies on a table, declared once.

The rules know it by its ids. Whatever else speaks of it, the inspector, the prose, the codes that are typed, the
statistics and the players' strip, reads this record; the module that declares it also draws it.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from boardgames.core.game import Thing
from boardgames.core.usage import Use, UseKind


@dataclass(frozen=True, kw_only=True)
class Component:
    kind: str
    """Its keys in the catalogue begin like this: `bonus`, `thing-bonus-line`, `uses-bonus`, `holding-bonus`."""
    places: Callable[[Any, Any], Collection[str]]
    """(tables, state): every place that may be asked about."""
    tell: Callable[[Any, str], Thing | None]
    """(asker, place): what it answers."""
    part: str = ""
    """The part of the table with which it is read aloud; empty: with none."""
    listed: Callable[[Any, Any], Iterable[str]] | None = None
    """The places that are read aloud; None: all."""
    chosen_by: Mapping[type, str] = field(default_factory=dict)
    """Actions that point at it, and the field with the place."""
    code: Callable[[Any, Any, str], str] | None = None
    """(tables, state, place): what is typed for it."""
    used_by: Mapping[type, str] = field(default_factory=dict)
    """Events by which it is used, and the field with its id."""
    counted: Callable[[Any], Iterable[tuple[str, str]]] | None = None
    """(names): id and name of all that can be used."""
    held: Callable[[Any], int] | None = None
    """Function that returns how many a player has, for the strip."""


class Components:
    """All kinds of things of a game, and what can be read off their records."""

    def __init__(self, *kinds: Component) -> None:
        self.kinds = kinds
        self._chosen = {action: (one, name) for one in kinds for action, name in one.chosen_by.items()}
        self._used = {event: (one, name) for one in kinds for event, name in one.used_by.items()}

    def thing(self, asker: Any, place: str) -> Thing | None:
        found = (one for one in self.kinds if place in one.places(asker.t, asker.s))
        return one.tell(asker, place) if (one := next(found, None)) is not None else None

    def place(self, action: Any) -> str | None:
        one, name = self._chosen.get(type(action), (None, ""))
        return getattr(action, name) if one is not None else None

    def code(self, t: Any, s: Any, action: Any) -> str | None:
        one, name = self._chosen.get(type(action), (None, ""))
        return one.code(t, s, getattr(action, name)) if one is not None and one.code is not None else None

    def uses(self, event: Any) -> tuple[Use, ...]:
        one, name = self._used.get(type(event), (None, ""))
        return (Use(one.kind, getattr(event, name), event.seat),) if one is not None else ()

    def use_kinds(self, names: Any) -> list[UseKind]:
        counted = [(one.kind, one.counted) for one in self.kinds if one.counted is not None]
        return [UseKind(kind, names.say(f"uses-{kind}"), tuple(of(names))) for kind, of in counted]

    def listed(self, t: Any, s: Any, part: str) -> tuple[str, ...]:
        return tuple(place for one in self.kinds if one.part == part for place in (one.listed or one.places)(t, s))

    def held(self, player: Any) -> Sequence[tuple[str, int]]:
        return [(one.kind, one.held(player)) for one in self.kinds if one.held is not None]
