"""A kind of component, such as a tile, declared once for everything but the rules.

The inspector, the prose, the codes that are typed, the statistics and the players' strip read this record; the module
that declares it also draws it.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from boardgames.core.game import Thing
from boardgames.core.usage import Use, UseKind


@dataclass(frozen=True, kw_only=True)
class Component:
    kind: str
    """Name in keys of the catalogue: `bonus` in `thing-bonus-line`, `uses-bonus`, `holding-bonus`."""
    places: Callable[[Any, Any], Collection[str]]
    """(tables, state) -> every place that may be asked about."""
    tell: Callable[[Any, str], Thing | None]
    """(asker, place) -> description of the thing there."""
    part: str = ""
    """Part of the table with which it is read aloud; empty if it is not."""
    listed: Callable[[Any, Any], Iterable[str]] | None = None
    """(tables, state) -> the places that are read aloud; None for all."""
    chosen_by: Mapping[type, str] = field(default_factory=dict)
    """Field with the place, by class of the actions that point at it."""
    code: Callable[[Any, Any, str], str] | None = None
    """(tables, state, place) -> code that is typed for it."""
    used_by: Mapping[type, str] = field(default_factory=dict)
    """Field with its id, by class of the events in which it is used."""
    counted: Callable[[Any], Iterable[tuple[str, str]]] | None = None
    """(names) -> id and name of all that can be used."""
    held: Callable[[Any], int] | None = None
    """(player) -> how many that player has, for the strip."""


class Components:
    """All kinds of components of a game, and what follows from their records."""

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
