"""An observed state as a vector of whole numbers, always of the same size, compiled from the types of its records.

A number or a flag is a cell, a record is the cells of its fields, a set of bits is a cell for each bit. What a type
does not say, how long a row can be, how large a number or which words there are, a game says from its tables
(`core.vector_shapes`). More than there is room for raises `OverflowError`: a vector never leaves anything out.

The viewer comes first: `players.0` is whoever looks, `players.1` the next player, and a cell that names a seat counts
from the viewer, too. So the same position is the same vector for every seat that is in it.

    vector = Encoder(game, players=3).encode(game.observe(state, seat), seat)

Between two choices little changes, and states share what does not; a `IncrementalEncoder` makes only what is new.
"""

from array import array
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import compress
from operator import is_not
from typing import Any, TypeAlias, get_args, get_type_hints

from msgspec.structs import astuple

from boardgames.adapters.vector_parts import (
    MAX_KNOWN,
    TYPECODE,
    Cell,
    Cells,
    Compiler,
    Part,
    check_length,
    is_record,
    remembering,
    viewer_first,
    viewers_of,
)
from boardgames.core.errors import UserError
from boardgames.core.game import Game, Seat
from boardgames.core.vector_shapes import PerSeat, Row

Fields: TypeAlias = tuple[Any, ...]
Vector: TypeAlias = "array[int]"
Scaled: TypeAlias = "array[float]"
NUMBERS = range(1000)


class Encoder:
    """Encoder of the states of a game with a number of players."""

    def __init__(self, game: Game[Any, Any], players: int) -> None:
        shaping = game.parts.shapes()
        if shaping is None:
            raise UserError(f"{game.info.title} does not say how large its states are: it has no vector.")
        compiler = Compiler(shaping(game, players), players)
        self.game = game
        self.players = players
        self.fields = tuple(_fields_of_state(game.state_type, compiler, players))
        compiler.check_all_used()
        self.cells: tuple[Cell, ...] = tuple(cell for field in self.fields for cell in field.cells)
        """Name and bounds of each cell."""
        self.names = tuple(cell.name for cell in self.cells)
        """Meaning of each cell, as in `players.0.money`: the viewer's money."""
        self.size = len(self.cells)
        self.least = array(TYPECODE, [cell.least for cell in self.cells])
        """Smallest number of each cell."""
        self.most = array(TYPECODE, [cell.most for cell in self.cells])
        """Largest number of each cell."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Return what a copy in another process is compiled from."""
        return encoder_of, (self.game, self.players)

    def encode(self, seen: Any, viewer: Seat | None) -> Vector:
        """Return the vector of what the viewer observes; a spectator counts from seat 0."""
        return IncrementalEncoder(self).encode(seen, viewer)

    def scaled(self, vector: Sequence[int]) -> Scaled:
        """Return a vector as fractions from -1 to 1: each cell over its scale, cut off where it is beyond."""
        return array("f", [max(-1.0, min(1.0, at / cell.scale)) for at, cell in zip(vector, self.cells, strict=True)])


class IncrementalEncoder:
    """Encoder that updates only the cells in which a state differs from the one before.

    Cells that are the same for all viewers are written once; the others from what each viewer saw last.
    """

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self._fields, self._viewers = encoder.fields, range(encoder.players)
        self._turned = [field.is_turned for field in self._fields]
        self._forget()

    def __reduce__(self) -> tuple[Any, ...]:
        """Return a new encoder in another process, which has seen no state yet."""
        return IncrementalEncoder, (self.encoder,)

    def _forget(self) -> None:
        nothing: Fields = (None,) * len(self._fields)
        followed = [field.followed() for field in self._fields]
        self._cells = [[views[viewer if len(views) > 1 else 0] for views in followed] for viewer in self._viewers]
        self._pieces = [[b""] * len(self._fields) for _ in self._viewers]
        self._last = nothing
        self._seen = [nothing for _ in self._viewers]
        """Observations that each viewer saw last."""

    def cells(self, seen: Any, viewer: Seat | None) -> bytearray:
        """Return the cells as bytes."""
        now, seat = astuple(seen), viewer or 0
        cells, pieces, turned = self._cells[seat], self._pieces[seat], self._turned
        last, before = self._last, self._seen[seat]
        try:
            for at in compress(NUMBERS, map(is_not, now, last)):  # most fields are the same object still
                if not turned[at]:
                    piece = cells[at](now[at])
                    for others in self._pieces:
                        others[at] = piece
                elif last is before:
                    pieces[at] = cells[at](now[at])
            if last is not before:  # another seat has looked in between
                for at in compress(NUMBERS, map(is_not, now, before)):
                    if turned[at]:
                        pieces[at] = cells[at](now[at])
        except OverflowError:
            self._forget()  # what was half done
            raise
        self._last = self._seen[seat] = now
        return bytearray().join(pieces)

    def encode(self, seen: Any, viewer: Seat | None) -> Vector:
        """Return the vector."""
        vector = array(TYPECODE)
        vector.frombytes(self.cells(seen, viewer))
        return vector


def _bring_up_to_date(pieces: list[bytes], cells: Sequence[Cells], now: Fields, then: Fields) -> None:
    for at in compress(NUMBERS, map(is_not, now, then)):
        pieces[at] = cells[at](now[at])


class Field:
    """A field of the state."""

    def __init__(self, name: str, part: Part) -> None:
        self.cells = tuple(cell.under(name) for cell in part.cells)
        self.is_turned = len(part.views) > 1
        self._views = part.views if part.plain else tuple(lru_cache(maxsize=MAX_KNOWN)(view) for view in part.views)

    def followed(self) -> tuple[Cells, ...]:
        return self._views


class Records:
    """Row of records, compared field by field: usually one of four players has changed, and little of that one."""

    def __init__(self, name: str, length: int, parts: dict[str, Part], seats: int) -> None:
        self._name, self._length, self._seats = name, length, seats
        self._parts = tuple(
            part
            if part.plain
            else part._replace(views=tuple(lru_cache(maxsize=MAX_KNOWN)(view) for view in part.views))
            for part in parts.values()
        )
        self.is_turned = bool(seats) or viewers_of(self._parts) > 1
        self.cells = tuple(
            cell.under(field).under(f"{name}.{number}")
            for number in range(length)
            for field, part in parts.items()
            for cell in part.cells
        )

    def followed(self) -> tuple[Cells, ...]:
        seats = self._seats
        shared = [[_following(part) for part in self._parts] for _ in range(self._length)]
        trackers = [self._tracker(viewer, shared) for viewer in range(viewers_of(self._parts))]

        def made_for(viewer: int) -> Cells:
            rows_of = trackers[viewer if len(trackers) > 1 else 0]

            def of_records(value: Any) -> bytes:
                return b"".join(viewer_first(rows_of(value), viewer, seats))

            return of_records

        return tuple(made_for(viewer) for viewer in range(seats or len(trackers)))

    def _tracker(self, viewer: int, shared: list[list[Cells]]) -> Any:
        """Return a function from the records to a row of cells for each.

        `shared` writes the fields that are the same for all viewers, at each place of the row.
        """
        parts, name, length = self._parts, self._name, self._length
        cells = [
            [one if len(part.views) == 1 else part.seen_by(viewer) for part, one in zip(parts, same, strict=True)]
            for same in shared
        ]
        records: list[Any] = [None] * length
        last: list[Fields] = [(None,) * len(parts)] * length
        pieces = [[b""] * len(parts) for _ in range(length)]
        rows = [b""] * length

        def rows_of(value: Any) -> list[bytes]:
            check_length(name, value, length)
            for at in compress(NUMBERS, map(is_not, value, records)):
                records[at], now = value[at], astuple(value[at])
                _bring_up_to_date(pieces[at], cells[at], now, last[at])
                last[at] = now
                rows[at] = b"".join(pieces[at])
            return rows

        return rows_of


def _following(part: Part) -> Cells:
    """Return a function that writes a field, and nothing anew if it is asked for the same object again."""
    write = part.views[0]
    if part.plain:
        return write
    if part.item is not None and len(part.item.views) == 1:
        write = _following_items("", part.size // part.item.size, remembering(part.item, 0))
    last: Any = None
    piece = b""

    def of_field(value: Any) -> bytes:
        nonlocal last, piece
        if value is not last:
            piece = write(value)
            last = value
        return piece

    return of_field


def _following_items(name: str, length: int, write: Cells) -> Cells:
    """Return a function that writes only the items of a row that have changed."""
    items: list[Any] = [None] * length
    pieces = [b""] * length

    def of_items(value: Any) -> bytes:
        check_length(name, value, length)
        for at in compress(NUMBERS, map(is_not, value, items)):
            pieces[at] = write(value[at])
            items[at] = value[at]
        return b"".join(pieces)

    return of_items


class Rows:
    """Row of items of which a choice changes few: goods, agents on a cell, cards in a pile."""

    def __init__(self, name: str, whole: Part, item: Part) -> None:
        self.cells = tuple(cell.under(name) for cell in whole.cells)
        self.is_turned = len(item.views) > 1
        self._name, self._length, self._item = name, len(whole.cells) // item.size, item

    def followed(self) -> tuple[Cells, ...]:
        return tuple(
            _following_items(self._name, self._length, remembering(self._item, viewer))
            for viewer in range(len(self._item.views))
        )


def _fields_of_state(state: type, compiler: Compiler, players: int) -> Iterator[Field | Records | Rows]:
    for field, hint in get_type_hints(state).items():
        shape = compiler.shape(state, field)
        item: Any = get_args(hint)[0] if get_args(hint) else None
        if isinstance(shape, Row | PerSeat) and shape.item is None and is_record(item):
            seats = players if isinstance(shape, PerSeat) else 0
            yield Records(field, shape.length or players, compiler.fields(item), seats)
            continue
        name = f"{state.__name__}.{field}"
        whole = compiler.part(name, hint, shape)
        if isinstance(shape, Row) and shape.length < len(NUMBERS):
            part = compiler.item(name, hint, shape.item)
            if part.size > 1:
                yield Rows(field, whole, part)
                continue
        yield Field(field, whole)


_compiled = lru_cache(maxsize=32)(Encoder)


def encoder_of(game: Any, players: int) -> Encoder:
    """Return the encoder of a game, compiled once."""
    return _compiled(game, players)
