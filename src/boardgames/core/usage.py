"""Uses of things in a game, counted for designers and statisticians."""

from typing import Any, Protocol

from boardgames.core.values import Event, Value

NOBODY = -1


class Use(Value):
    """A thing that was used once."""

    kind: str
    """Id of the `UseKind`: what was done with the thing."""
    thing: str
    """Its id."""
    seat: int = NOBODY
    """Seat that used it, or `NOBODY` if it happened to the table."""


class UseKind(Value):
    """A way of using things."""

    kind: str
    title: str
    """Name of these things and of what is done with them: "cards acquired"."""
    things: tuple[tuple[str, str], ...]
    """(id, name) of all that can be used this way. Those that share a name are alike, and counted together."""


class Usage(Protocol):
    """Functions of a game's module that counts uses."""

    def uses(self, game: Any, event: Event) -> tuple[Use, ...]:
        """Return the things that were used in an event."""
        ...

    def use_kinds(self, game: Any) -> tuple[UseKind, ...]:
        """Return all ways of using things, with the names of the things."""
        ...


class NoUsage:
    """Counts nothing: for a game that has no such module."""

    def uses(self, game: Any, event: Event) -> tuple[Use, ...]:
        return ()

    def use_kinds(self, game: Any) -> tuple[UseKind, ...]:
        return ()
