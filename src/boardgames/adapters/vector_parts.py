"""Parts of a vector, compiled from the types of records and the shapes that a game gives.

A part knows its cells by name and bounds, and makes them from a value. Where seats are in it, it makes them for every
viewer: what is the viewer's comes first.
"""

import struct
import sys
from array import array
from collections.abc import Callable, Sequence
from functools import lru_cache
from types import UnionType
from typing import Any, NamedTuple, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import astuple

from boardgames.core.vector_shapes import (
    Bits,
    Letters,
    Nothing,
    Number,
    PerSeat,
    Row,
    SeatBits,
    SeatNumber,
    Shape,
    Shapes,
    Tally,
    UpTo,
    Word,
)

Cells: TypeAlias = Callable[[Any], bytes]
"""Cells of a value as bytes: joining them is much faster than listing numbers."""
TYPECODE = "i"
PACKED = struct.Struct("=i")
WIDTH = PACKED.size
FOUR_BYTES = f"utf-32-{sys.byteorder[0]}e"
"""Encoding in which each character of a text is one cell."""
ANY_NUMBER = Number((1 << 31) - 1, -(1 << 31))
"""Bounds of a number for which the game gives no shape."""
MAX_KNOWN = 1000
"""Maximum number of cached values per field and per item."""


class Cell(NamedTuple):
    """One number of a vector."""

    name: str
    """Path to it in the state, as in `players.0.money`; in rows by seat the viewer is 0."""
    least: int
    most: int
    scale: int
    """Amount that is 1 in a scaled vector."""
    kind: str
    """`number`, `flag`, `count`, `code`, `seat` or `padding`; several joined by `/` where records share a cell."""
    codes: tuple[str, ...] = ()
    """Meanings of the numbers of a code, from `least` up."""

    def under(self, name: str) -> "Cell":
        """Return the cell as a part of something with a name."""
        return self._replace(name=joined(name, self.name))


class Part(NamedTuple):
    """A field, or an item of one, ready to be written."""

    cells: tuple[Cell, ...]
    views: tuple[Cells, ...]
    """Functions that write it, one for each viewer; a single one if it is the same for all."""
    plain: bool = False
    """True if the cells are the value itself, so that caching would cost more than it saves."""
    item: "Part | None" = None
    """Part of each item of a row; None for other fields, and for rows of single cells."""

    @property
    def size(self) -> int:
        return len(self.cells)

    def seen_by(self, viewer: int) -> Cells:
        """Return the function that writes it for a viewer."""
        return self.views[viewer if len(self.views) > 1 else 0]


def joined(name: str, rest: str) -> str:
    return f"{name}.{rest}" if rest else name


def is_record(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def viewers_of(parts: Sequence[Part]) -> int:
    """Return the number of viewers for which these parts are written differently: 1 if they are the same for all."""
    return max((len(part.views) for part in parts), default=1)


def per_field(hint: Any, fields: dict[str, Part]) -> Part:
    """Yield the cells of a record: its fields one after another."""
    parts = tuple(fields.values())

    def made_for(viewer: int) -> Cells:
        writers = tuple(part.seen_by(viewer) for part in parts)

        def of_fields(value: Any) -> bytes:
            return b"".join([write(field) for write, field in zip(writers, astuple(value), strict=True)])

        return of_fields

    cells = tuple(cell.under(name) for name, part in fields.items() for cell in part.cells)
    return Part(cells, tuple(made_for(viewer) for viewer in range(viewers_of(parts))))


class Compiler:
    """Compiler from types to parts, with the shapes that a game gives."""

    def __init__(self, shapes: Shapes, players: int) -> None:
        self._shapes, self._players = shapes, players
        self._used: set[str] = set()

    def check_all_used(self) -> None:
        """`ValueError` if a shape belongs to no field."""
        if unknown := sorted(set(self._shapes) - self._used):
            raise ValueError(f"no such field: {', '.join(unknown)}")

    def shape(self, record: type, field: str) -> Shape | None:
        name = f"{record.__name__}.{field}"
        self._used.add(name)
        return self._shapes.get(name)

    def fields(self, record: type) -> dict[str, Part]:
        """Return the part of each field of a record."""
        hints = get_type_hints(record)
        return {
            field: self.part(f"{record.__name__}.{field}", hints[field], self.shape(record, field)) for field in hints
        }

    def part(self, name: str, hint: Any, shape: Shape | None) -> Part:
        """Return the part for one type of value."""
        match shape:
            case None:
                return self._by_type(name, hint)
            case Number():
                return _number(shape)
            case SeatNumber():
                return self._seat(shape)
            case Word():
                return _word(name, shape)
            case Letters():
                return self._letters(name, shape)
            case Bits():
                return self._bits(name, shape.width, 0)
            case SeatBits():
                return self._bits(name, shape.width or self._players, self._players)
            case Tally():
                return _tally(name, shape)
            case Nothing():
                return Part((), (lambda value: b"",))
            case PerSeat() if (length := shape.length or self._players) >= self._players:
                return self._row(name, length, self.item(name, hint, shape.item), self._players)
            case Row():
                return self._row(name, shape.length, self.item(name, hint, shape.item), 0)
            case UpTo():
                return _up_to(name, shape.most, self.item(name, hint, shape.item))
        raise ValueError(f"{name} has fewer items than there are seats")

    def item(self, name: str, hint: Any, shape: Shape | None) -> Part:
        """Return the part of an item of a row."""
        return self.part(name, get_args(hint)[0] if get_args(hint) else int, shape)

    def _by_type(self, name: str, hint: Any) -> Part:
        if hint is bool:
            return Part((Cell("", 0, 1, 1, "flag"),), (PACKED.pack,), plain=True)
        if hint is int:
            return _number(ANY_NUMBER)
        if is_record(hint):
            return per_field(hint, self.fields(hint))
        if get_origin(hint) in (Union, UnionType):
            return self._union(get_args(hint))
        raise ValueError(f"{name} needs a shape")

    def _seat(self, shape: SeatNumber) -> Part:
        players = self._players
        most = max(shape.most, players - 1)

        def made_for(viewer: int) -> Cells:
            known = {seat: PACKED.pack((seat - viewer) % players) for seat in range(players)}

            def of_seat(value: int) -> bytes:
                return known.get(value) or PACKED.pack(value)

            return of_seat

        return Part((Cell("", shape.least, most, most, "seat"),), tuple(made_for(viewer) for viewer in range(players)))

    def _union(self, records: tuple[type, ...]) -> Part:
        """Return a part for one of several records: its kind, counted from 1, its fields, then zeros."""
        parts = {record: per_field(record, self.fields(record)) for record in records}
        size = max(part.size for part in parts.values())

        def made_for(viewer: int) -> Cells:
            whole = {
                record: (PACKED.pack(number), part.seen_by(viewer), bytes((size - part.size) * WIDTH))
                for number, (record, part) in enumerate(parts.items(), start=1)
            }

            def of_kind(value: Any) -> bytes:
                number, write, rest = whole[type(value)]
                return number + write(value) + rest

            return of_kind

        kind = Cell("kind", 0, len(records), len(records), "code", ("", *(record.__name__ for record in records)))
        cells = (kind, *(_shared(number, list(parts.values())) for number in range(size)))
        return Part(cells, tuple(made_for(viewer) for viewer in range(viewers_of(tuple(parts.values())))))

    def _letters(self, name: str, shape: Letters) -> Part:
        known = frozenset(shape.alphabet)

        def made_for(viewer: int) -> Cells:
            codes = {letter: chr(number) for number, letter in enumerate(shape.alphabet)}
            for letters in shape.seats:
                own = letters[: self._players]
                codes |= {letter: codes[own[(seat - viewer) % len(own)]] for seat, letter in enumerate(own)}
            translation = str.maketrans(codes)

            def of_text(value: str) -> bytes:
                check_length(name, value, shape.length)
                if not known.issuperset(value):
                    raise OverflowError(f"{name} has letters that are not in its alphabet")
                return value.translate(translation).encode(FOUR_BYTES)

            return of_text

        most = len(shape.alphabet) - 1
        cells = tuple(Cell(str(at), 0, most, most, "code", tuple(shape.alphabet)) for at in range(shape.length))
        return Part(cells, tuple(made_for(viewer) for viewer in range(self._players if shape.seats else 1)))

    def _bits(self, name: str, width: int, seats: int) -> Part:
        """Return a part with a cell for each bit; the first `seats` of them begin with the viewer's."""
        digits = str.maketrans("01", "\0\1")

        def made_for(viewer: int) -> Cells:
            def of_mask(value: int) -> bytes:
                if value < 0 or value >> width:
                    raise OverflowError(f"{name} is {value}; there is room for {width} bits")
                bits = viewer_first(f"{value:0{width}b}"[::-1], viewer, seats)
                return bits.translate(digits).encode(FOUR_BYTES)

            return of_mask

        cells = tuple(Cell(str(at), 0, 1, 1, "flag") for at in range(width))
        return Part(cells, tuple(made_for(viewer) for viewer in range(seats or 1)))

    def _row(self, name: str, length: int, item: Part, seats: int) -> Part:
        """Return a part for items one after another; the first `seats` of them begin with the viewer's."""
        plain = item.plain and item.size == 1
        pack = struct.Struct(f"={length}i").pack

        def made_for(viewer: int) -> Cells:
            write = remembering(item, viewer)

            def of_numbers(value: Any) -> bytes:
                try:
                    return pack(*viewer_first(value, viewer, seats))
                except struct.error:
                    raise OverflowError(f"{name} is {value}; there is room for {length} numbers of 32 bits") from None

            def of_items(value: Any) -> bytes:
                check_length(name, value, length)
                return b"".join(map(write, viewer_first(value, viewer, seats)))

            return of_numbers if plain else of_items

        cells = tuple(cell.under(str(at)) for at in range(length) for cell in item.cells)
        views = tuple(made_for(viewer) for viewer in range(seats or len(item.views)))
        return Part(cells, views, plain and not seats, item if item.size > 1 else None)


def _shared(number: int, parts: list[Part]) -> Cell:
    """Return a cell that fields of several records share, with the bounds of all of them."""
    cells = [part.cells[number] for part in parts if number < part.size]
    least, most = min(0, *(cell.least for cell in cells)), max(0, *(cell.most for cell in cells))
    kinds = tuple(dict.fromkeys(cell.kind for cell in cells))
    return Cell(str(number), least, most, max(cell.scale for cell in cells), "/".join(kinds))


def _number(shape: Number) -> Part:
    scale = shape.scale or max(abs(shape.least), abs(shape.most), 1)
    return Part((Cell("", shape.least, shape.most, scale, "number"),), (PACKED.pack,), plain=True)


def _up_to(name: str, most: int, item: Part) -> Part:
    rest = [bytes((most - count) * item.size * WIDTH) for count in range(most + 1)]

    def made_for(viewer: int) -> Cells:
        write = remembering(item, viewer)

        def of_items(value: Any) -> bytes:
            count = len(value)
            if count > most:
                raise OverflowError(f"{name} has {count} items; there is room for {most}")
            return b"".join((PACKED.pack(count), *map(write, value), rest[count]))

        return of_items

    filled = [cell._replace(least=min(0, cell.least), most=max(0, cell.most)) for cell in item.cells]
    cells = tuple(cell.under(str(at)) for at in range(most) for cell in filled)
    length = Cell("length", 0, most, max(1, most), "count")
    return Part((length, *cells), tuple(made_for(viewer) for viewer in range(len(item.views))))


def remembering(item: Part, viewer: int) -> Cells:
    """Cache cells that cost more to compute than to look up."""
    write = item.seen_by(viewer)
    return write if item.size <= 1 else lru_cache(maxsize=MAX_KNOWN)(write)


def _word(name: str, shape: Word) -> Part:
    codes = {"": PACKED.pack(0)} | {word: PACKED.pack(number) for number, word in enumerate(shape.words, start=1)}

    def of_word(value: str) -> bytes:
        try:
            return codes[value]
        except KeyError:
            raise OverflowError(f"{name} has no word {value!r}") from None

    most = len(shape.words)
    return Part((Cell("", 0, most, max(1, most), "code", ("", *shape.words)),), (of_word,))


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

    most = shape.most
    return Part(tuple(Cell(f"{thing}" or "any", 0, most, most, "count") for thing in shape.things), (of_heap,))


def viewer_first(items: Any, viewer: int, seats: int) -> Any:
    """Return a row or text whose first items belong to the seats, beginning with the viewer's."""
    return items[viewer:seats] + items[:viewer] + items[seats:] if viewer and seats else items


def check_length(name: str, value: Any, length: int) -> None:
    if len(value) != length:
        raise OverflowError(f"{name} has {len(value)} items; there is room for {length}")
