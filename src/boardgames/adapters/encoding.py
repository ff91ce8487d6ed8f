"""An observed state as a vector of whole numbers, always of the same size, compiled from the types of its records.

A number or a flag is a cell, a record is the cells of its fields, a set of bits is a cell for each bit. What a type
does not say, how long a row can be or which words there are, a game says from its tables
(`core.vector_shapes`). More than that raises `OverflowError`: a vector never leaves anything out.

    vector = Encoder(game, players=3).encode(game.observe(state, seat))

Between two choices little changes, and states share what does not; a `HeuristicBot` makes only what is new.
"""

import struct
import sys
from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import compress
from operator import is_not
from types import UnionType
from typing import Any, NamedTuple, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import astuple

from boardgames.core.errors import UserError
from boardgames.core.game import Game
from boardgames.core.vector_shapes import Bits, Letters, Nothing, Row, Shape, Shapes, Tally, UpTo, Word

Fields: TypeAlias = tuple[Any, ...]
Cells: TypeAlias = Callable[[Any], bytes]
"""The cells of a value as they lie in memory: joining bytes is much faster than listing numbers."""
Vector: TypeAlias = "array[int]"
TYPECODE = "i"
CELL = struct.Struct("=i")
WIDTH = CELL.size
FOUR_BYTES = f"utf-32-{sys.byteorder[0]}e"
"""A text in this encoding is a cell for each of its characters."""
NUMBERS = range(1000)
MOST_KNOWN = 1000
"""Maximum number of cached values per field and per item: most of them come again."""


class Part(NamedTuple):
    """A field, or an item of one, ready to be written."""

    names: tuple[str, ...]
    """Meaning of each cell, after the name of the field."""
    cells: Cells
    plain: bool = False
    """The cells are the value itself: there is nothing to remember."""

    @property
    def size(self) -> int:
        return len(self.names)


class Encoder:
    """The vectors of a game with so many players."""

    def __init__(self, game: Game[Any, Any], players: int) -> None:
        shaping = game.parts.shapes()
        if shaping is None:
            raise UserError(f"{game.info.title} does not say how large its states are: it has no vector.")
        compiler = Compiler(shaping(game, players))
        self.fields = tuple(compiler.fields_of_state(game.state_type))
        compiler.check_all_used()
        self.names = tuple(name for field in self.fields for name in field.names)
        """Meaning of each cell, as in `players.2.money`."""
        self.size = len(self.names)

    def encode(self, seen: Any) -> Vector:
        """The vector of an observed state."""
        return HeuristicBot(self).encode(seen)


class HeuristicBot:
    """The cells of one viewer, brought up to date where a state differs from the one before."""

    def __init__(self, encoder: Encoder) -> None:
        self._fields = encoder.fields
        self._forget()

    def _forget(self) -> None:
        self._cells = [field.followed() for field in self._fields]
        self._pieces = [b""] * len(self._cells)
        self._last: Fields = (None,) * len(self._cells)

    def cells(self, seen: Any) -> bytearray:
        """The cells as they lie in memory."""
        now = astuple(seen)
        try:
            _bring_up_to_date(self._pieces, self._cells, now, self._last)
        except OverflowError:
            self._forget()  # what was half done
            raise
        self._last = now
        return bytearray().join(self._pieces)

    def encode(self, seen: Any) -> Vector:
        """The vector."""
        vector = array(TYPECODE)
        vector.frombytes(self.cells(seen))
        return vector


def _bring_up_to_date(pieces: list[bytes], cells: Sequence[Cells], now: Fields, then: Fields) -> None:
    for at in compress(NUMBERS, map(is_not, now, then)):  # most fields are the same object still
        pieces[at] = cells[at](now[at])


class Field:
    """A field of the state."""

    def __init__(self, name: str, part: Part) -> None:
        self.names = tuple(_joined(name, rest) for rest in part.names)
        self.cells = part.cells if part.plain else lru_cache(maxsize=MOST_KNOWN)(part.cells)

    def followed(self) -> Cells:
        return self.cells


class Records:
    """A row of records, field by field: of four players one has changed, and little of that one."""

    def __init__(self, name: str, length: int, parts: dict[str, Part]) -> None:
        self._name, self._length = name, length
        fields = [(field, Field(field, part)) for field, part in parts.items()]
        self._cells = [field.cells for _, field in fields]
        self.names = tuple(
            _joined(f"{name}.{number}", rest) for number in range(length) for _, field in fields for rest in field.names
        )

    def followed(self) -> Cells:
        cells, name, length = self._cells, self._name, self._length
        records: list[Any] = [None] * length
        last: list[Fields] = [(None,) * len(cells)] * length
        pieces = [[b""] * len(cells) for _ in range(length)]
        rows = [b""] * length

        def of_records(value: Any) -> bytes:
            _check_length(name, value, length)
            for at in compress(NUMBERS, map(is_not, value, records)):
                records[at], now = value[at], astuple(value[at])
                _bring_up_to_date(pieces[at], cells, now, last[at])
                last[at] = now
                rows[at] = b"".join(pieces[at])
            return b"".join(rows)

        return of_records


class Compiler:
    """Makes parts of types, with the shapes that a game gives."""

    def __init__(self, shapes: Shapes) -> None:
        self._shapes = shapes
        self._used: set[str] = set()

    def fields_of_state(self, state: type) -> Iterator[Field | Records]:
        for field, hint in get_type_hints(state).items():
            shape = self._shape(state, field)
            item: Any = get_args(hint)[0] if get_args(hint) else None
            if isinstance(shape, Row) and shape.item is None and _is_record(item):
                yield Records(field, shape.length, self._fields(item))
            else:
                yield Field(field, self.part(f"{state.__name__}.{field}", hint, shape))

    def check_all_used(self) -> None:
        """A shape that belongs to no field is a slip of the pen."""
        if unknown := sorted(set(self._shapes) - self._used):
            raise ValueError(f"no such field: {', '.join(unknown)}")

    def part(self, name: str, hint: Any, shape: Shape | None) -> Part:
        """The part for one type of value."""
        match shape:
            case None:
                return self._by_type(name, hint)
            case Word():
                return _word(name, shape)
            case Letters():
                return _letters(name, shape)
            case Bits():
                return _bits(name, shape)
            case Tally():
                return _tally(name, shape)
            case Row() | UpTo():
                return self._row(name, hint, shape)
            case Nothing():
                return Part((), lambda value: b"")

    def _shape(self, record: type, field: str) -> Shape | None:
        name = f"{record.__name__}.{field}"
        self._used.add(name)
        return self._shapes.get(name)

    def _by_type(self, name: str, hint: Any) -> Part:
        if hint in (int, bool):
            return Part(("",), CELL.pack, plain=True)
        if _is_record(hint):
            return self._record(hint)
        if get_origin(hint) in (Union, UnionType):
            return self._union(get_args(hint))
        raise ValueError(f"{name} needs a shape")

    def _fields(self, record: type) -> dict[str, Part]:
        hints = get_type_hints(record)
        return {
            field: self.part(f"{record.__name__}.{field}", hints[field], self._shape(record, field)) for field in hints
        }

    def _record(self, record: type) -> Part:
        fields = self._fields(record)
        names = tuple(_joined(field, name) for field, part in fields.items() for name in part.names)
        cells = tuple(part.cells for part in fields.values())

        def of_fields(value: Any) -> bytes:
            return b"".join([cell(field) for cell, field in zip(cells, astuple(value), strict=True)])

        return Part(names, of_fields)

    def _union(self, records: tuple[type, ...]) -> Part:
        """Which kind of record, counted from 1, then its fields, then zeros."""
        parts = {record: self._record(record) for record in records}
        size = max(part.size for part in parts.values())
        whole = {
            record: (CELL.pack(number), part.cells, bytes((size - part.size) * WIDTH))
            for number, (record, part) in enumerate(parts.items(), start=1)
        }

        def of_kind(value: Any) -> bytes:
            number, cells, rest = whole[type(value)]
            return number + cells(value) + rest

        return Part(("kind", *map(str, range(size))), of_kind)

    def _row(self, name: str, hint: Any, shape: Row | UpTo) -> Part:
        item = self.part(name, get_args(hint)[0], shape.item)
        length = shape.length if isinstance(shape, Row) else shape.most
        names = tuple(_joined(str(number), rest) for number in range(length) for rest in item.names)
        if isinstance(shape, Row):
            return _fixed(name, names, length, item)
        return Part(("length", *names), _padded(name, length, item))


def _fixed(name: str, names: tuple[str, ...], length: int, item: Part) -> Part:
    cells = _remembering(item)
    plain, pack = item.plain and item.size == 1, struct.Struct(f"={length}i").pack

    def of_numbers(value: Any) -> bytes:
        try:
            return pack(*value)
        except struct.error:
            raise OverflowError(f"{name} is {value}; there is room for {length} numbers of 32 bits") from None

    def of_items(value: Any) -> bytes:
        _check_length(name, value, length)
        return b"".join(map(cells, value))

    return Part(names, of_numbers if plain else of_items, plain)


def _padded(name: str, most: int, item: Part) -> Cells:
    cells = _remembering(item)
    rest = [bytes((most - count) * item.size * WIDTH) for count in range(most + 1)]

    def of_items(value: Any) -> bytes:
        count = len(value)
        if count > most:
            raise OverflowError(f"{name} has {count} items; there is room for {most}")
        return b"".join((CELL.pack(count), *map(cells, value), rest[count]))

    return of_items


def _remembering(item: Part) -> Cells:
    """Cache cells that cost more to compute than to look up."""
    return item.cells if item.size <= 1 else lru_cache(maxsize=MOST_KNOWN)(item.cells)


def _word(name: str, shape: Word) -> Part:
    codes = {"": CELL.pack(0)} | {word: CELL.pack(number) for number, word in enumerate(shape.words, start=1)}

    def of_word(value: str) -> bytes:
        try:
            return codes[value]
        except KeyError:
            raise OverflowError(f"{name} has no word {value!r}") from None

    return Part(("",), of_word)


def _letters(name: str, shape: Letters) -> Part:
    codes = str.maketrans({letter: chr(number) for number, letter in enumerate(shape.alphabet)})
    known = frozenset(shape.alphabet)

    def of_text(value: str) -> bytes:
        _check_length(name, value, shape.length)
        if not known.issuperset(value):
            raise OverflowError(f"{name} has letters that are not in its alphabet")
        return value.translate(codes).encode(FOUR_BYTES)

    return Part(tuple(map(str, range(shape.length))), of_text)


def _bits(name: str, shape: Bits) -> Part:
    width = shape.width
    digits = str.maketrans("01", "\0\1")

    def of_mask(value: int) -> bytes:
        if value < 0 or value >> width:
            raise OverflowError(f"{name} is {value}; there is room for {width} bits")
        return f"{value:0{width}b}"[::-1].translate(digits).encode(FOUR_BYTES)

    return Part(tuple(map(str, range(width))), of_mask)


def _tally(name: str, shape: Tally) -> Part:
    at = {thing: number for number, thing in enumerate(shape.things)}
    none = (0,) * len(at)

    def of_heap(value: Any) -> bytes:
        counts = [*none]
        try:
            for thing in value:
                counts[at[thing]] += 1
        except KeyError as error:
            raise OverflowError(f"{name} has no room for {error}") from None
        return array(TYPECODE, counts).tobytes()

    return Part(tuple(f"{thing}" or "any" for thing in shape.things), of_heap)


def _check_length(name: str, value: Any, length: int) -> None:
    if len(value) != length:
        raise OverflowError(f"{name} has {len(value)} items; there is room for {length}")


def _joined(name: str, rest: str) -> str:
    return f"{name}.{rest}" if rest else name


def _is_record(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


_compiled = lru_cache(maxsize=32)(Encoder)


def encoder_of(game: Any, players: int) -> Encoder:
    """The encoder of a game, compiled once."""
    return _compiled(game, players)
