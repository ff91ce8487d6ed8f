"""Values: what states, actions and events are made of.

Everything inside the engine is a frozen record of ints, strings, tuples and other records. Two records
are equal when they have the same type and the same fields; an update makes a new record that shares
everything it does not change, so keeping every state of a game costs little.

`gc=False` takes the records out of the cyclic collector's sight: frozen records cannot form a cycle.
"""

import hashlib
from functools import cache
from typing import Annotated, Any, ClassVar, Self, TypeVar, dataclass_transform, get_type_hints

import msgspec
from msgspec.structs import replace as evolve

from boardgames.core.tuples import replaced

__all__ = [
    "Action",
    "Event",
    "Frame",
    "Lookups",
    "Shown",
    "Value",
    "decode",
    "digest",
    "encode",
    "evolve",
    "from_plain",
    "is_shown",
    "replaced",
    "to_plain",
    "without_shown",
]

T = TypeVar("T")

_SHOWN = msgspec.Meta(extra={"shown": True})

Shown = Annotated[T, _SHOWN]
"""A field that people see and rules never read: a name, a code, a place drawn. `without_shown` leaves it out."""


class _Unchanging(msgspec.Struct, frozen=True, gc=False):
    """Base of values that never change: each is its own copy, however deep."""

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self


@dataclass_transform(frozen_default=True)
class Value(_Unchanging, frozen=True, forbid_unknown_fields=True):
    """A part of a state."""


@dataclass_transform(frozen_default=True)
class Lookups(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """All tables of a box. What is computed from them on first use is a `cached_property` of the class."""


@dataclass_transform(frozen_default=True)
class Action(_Unchanging, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """One small choice of one player. Every subclass gives its own `tag`, which is its name in a log."""


@dataclass_transform(frozen_default=True)
class Event(_Unchanging, frozen=True, tag_field="event", forbid_unknown_fields=True):
    """Something that happened, in the past tense. Every subclass gives its own `tag`."""

    doer: ClassVar[str] = "seat"
    """Name of the field with the seat that did it; an event without that field, such as dice, was done by nobody."""


@dataclass_transform(frozen_default=True)
class Frame(_Unchanging, frozen=True, tag_field="frame", forbid_unknown_fields=True):
    """A piece of open business on a state's stack. Every subclass gives its own `tag`."""


_packer = msgspec.msgpack.Encoder(order="deterministic")


def encode(value: object) -> bytes:
    """Return the value as one line of JSON."""
    return msgspec.json.encode(value)


def decode(text: bytes | str, kind: type[T]) -> T:
    """Return the value of a line of JSON; `msgspec.ValidationError` if it is not of this kind."""
    return msgspec.json.decode(text, type=kind)


def to_plain(value: object) -> Any:
    """Return the value as dicts, lists, strings and numbers."""
    return msgspec.to_builtins(value)


def from_plain(plain: object, kind: type[T]) -> T:
    """Return the value that plain dicts and lists stand for."""
    return msgspec.convert(plain, type=kind)


def digest(value: object) -> str:
    """Return sixteen hex digits that are the same for equal values in every process and on every machine."""
    return hashlib.blake2b(_packer.encode(value), digest_size=8).hexdigest()


def without_shown(value: object) -> Any:
    """Return the value as plain data without what is only shown: tables that are equal in this way play the same."""
    if isinstance(value, msgspec.Struct):
        config = value.__struct_config__
        kind = {config.tag_field: config.tag} if config.tag_field else {}
        return kind | {name: without_shown(getattr(value, name)) for name in _read_by_rules(type(value))}
    if isinstance(value, tuple | list):
        return [without_shown(item) for item in value]
    if isinstance(value, dict):
        return {str(key): without_shown(item) for key, item in value.items()}
    return value


def is_shown(hint: Any) -> bool:
    """True if an annotation says that people see the field and rules never read it."""
    return _SHOWN in getattr(hint, "__metadata__", ())


@cache
def _read_by_rules(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """Return the fields of a record that are not only shown."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(name for name in kind.__struct_fields__ if not is_shown(hints[name]))
