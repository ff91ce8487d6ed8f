"""Vectors: as long as promised, of what is seen and nothing else, the same however they are written."""

import ast
import inspect
from operator import le
from pathlib import Path
from typing import Any

import pytest

from boardgames.adapters.encoding import Encoder, IncrementalEncoder, encoder_of
from boardgames.adapters.vector_parts import Compiler
from boardgames.core.game import Config
from boardgames.core.registry import load
from boardgames.core.values import Value, evolve
from boardgames.core.vector_shapes import (
    Bits,
    Letters,
    Number,
    PerSeat,
    Row,
    SeatBits,
    SeatNumber,
    Shapes,
    Tally,
    UpTo,
    Word,
)
from tests import toy
from tests.laws.random_walks import SETTINGS, Setting, sampled


@pytest.mark.parametrize("setting", [setting for setting in SETTINGS if not setting.options], ids=str)
def test_a_vector_tells_what_is_seen_and_nothing_else(setting: Setting) -> None:
    game = setting.load()
    encoder = encoder_of(game, setting.players)
    followers, shared = [IncrementalEncoder(encoder) for _ in range(setting.players)], IncrementalEncoder(encoder)
    assert len(set(encoder.names)) == encoder.size
    assert [cell.name for cell in encoder.cells if cell.scale == 1 << 31] == [], "cells without bounds"
    for step in sampled(game, setting.config(5), 5, 12):
        for seat, follower in enumerate(followers):
            seen = game.observe(step.after, seat)
            vector = encoder.encode(seen, seat)
            assert len(vector) == encoder.size
            assert follower.encode(seen, seat) == vector, "a follower must not miss a change"
            assert shared.encode(seen, seat) == vector, "not even if the viewer changes"
            assert all(map(le, encoder.least, vector)), "below a bound"
            assert all(map(le, vector, encoder.most)), "above a bound"
            assert all(-1 <= part <= 1 for part in encoder.scaled(vector))
            imagined = game.imagine(game.recall(step.after, seat), seat, step.number)
            assert encoder.encode(game.observe(imagined, seat), seat) == vector


OWN = {
    "amerigo": ("players.{}.gold", "discs.0"),
    "eic": ("companies.{}.treasury", "order.0"),
    "felinia": ("players.{}.money", "first"),
    "mombasa": ("players.{}.pounds", "active"),
}
"""A cell that every seat has, and one that names a seat."""


@pytest.mark.parametrize("name", OWN)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_viewer_comes_first(name: str, players: int) -> None:
    game = load(name)
    encoder = encoder_of(game, players)
    own, named = OWN[name]
    at = encoder.names.index(named)
    for step in sampled(game, Config(players, 5, game.info.variants[0]), 5, 25):
        seen = game.observe(step.after, None)
        vectors = [encoder.encode(seen, viewer) for viewer in range(players)]
        for viewer, vector in enumerate(vectors):
            purses = [vector[encoder.names.index(own.format(seat))] for seat in range(players)]
            first = [vectors[0][encoder.names.index(own.format(seat))] for seat in range(players)]
            assert purses == first[viewer:] + first[:viewer]
            seat = vectors[0][at]
            assert vector[at] == ((seat - viewer) % players if seat < players else seat)


@pytest.mark.parametrize("name", ["amerigo", "eic", "felinia"])  # a state of Mombasa calls its seats numbers
def test_whatever_is_a_seat_is_written_as_one(name: str) -> None:
    game = load(name)
    shaping = game.parts.shapes()
    assert shaping is not None
    shapes = shaping(game, 3)
    module = ast.parse(Path(inspect.getfile(game.state_type)).read_text(encoding="utf-8"))
    fields = [
        f"{record.name}.{field.target.id}"
        for record in module.body
        if isinstance(record, ast.ClassDef)
        for field in record.body
        if isinstance(field, ast.AnnAssign)
        and isinstance(field.target, ast.Name)
        and "Seat" in {part.id for part in ast.walk(field.annotation) if isinstance(part, ast.Name)}
    ]
    assert fields
    for field in fields:
        shape = shapes[field]
        while isinstance(shape, Row | UpTo):
            shape = shape.item
        assert isinstance(shape, SeatNumber), field


def test_every_cell_has_a_name() -> None:
    encoder = Encoder(toy.GAME, 2)
    state = toy.GAME.start(Setting("toy", 2, "plain", ()).config(7))
    seen = toy.GAME.observe(toy.GAME.apply(state, 0, toy.PICKS[2]), 1)
    told = dict(zip(encoder.names, encoder.encode(seen, 1), strict=True))
    assert {name: told[name] for name in ("round", "picks.0", "picks.1", "deck.-1", "frames.length")} == {
        "round": 1,
        "picks.0": 0,
        "picks.1": -1,
        "deck.-1": 12,
        "frames.length": 1,
    }


def test_a_follower_goes_on_after_a_state_that_was_too_large() -> None:
    encoder = Encoder(toy.GAME, 2)
    follower, state = IncrementalEncoder(encoder), toy.GAME.start(Setting("toy", 2, "plain", ()).config(7))
    follower.encode(state, 0)
    with pytest.raises(OverflowError, match=r"State.picks is .*; there is room for 2 numbers of 32 bits"):
        follower.encode(evolve(state, round=9, picks=(1, 2, 3)), 0)
    assert follower.encode(state, 0) == encoder.encode(state, 0)


class Inner(Value):
    left: int
    open: bool


class Outer(Value):
    word: str
    text: str
    mask: int
    heap: tuple[str, ...]
    pair: tuple[int, int]
    few: tuple[Inner, ...]


SHAPES: Shapes = {
    "Outer.word": Word(("a", "b")),
    "Outer.text": Letters("xyz", 3),
    "Outer.mask": Bits(4),
    "Outer.heap": Tally(("p", "q")),
    "Outer.pair": Row(2),
    "Outer.few": UpTo(2),
}
WHOLE = Outer("b", "zxy", 6, ("q", "q"), (3, -4), (Inner(7, True),))


def cells(value: Outer) -> list[int]:
    return [*memoryview(Compiler(SHAPES, 2).part("outer", Outer, None).seen_by(0)(value)).cast("i")]


def test_every_shape_has_its_cells() -> None:
    assert cells(WHOLE) == [2, *(2, 0, 1), *(0, 1, 1, 0), *(0, 2), *(3, -4), *(1, 7, 1, 0, 0)]


class Seated(Value):
    letters: str
    seats: int
    owner: int
    shares: tuple[int, ...]
    seen: tuple[int, ...]


def test_every_shape_with_seats_begins_with_the_viewer() -> None:
    shapes: Shapes = {
        "Seated.letters": Letters(".ABCDabcd", 4, ("ABCD", "abcd")),
        "Seated.seats": SeatBits(4),
        "Seated.owner": SeatNumber(3, -1),
        "Seated.shares": PerSeat(Number(9), 4),
        "Seated.seen": UpTo(2, SeatNumber()),
    }
    part = Compiler(shapes, 3).part("seated", Seated, None)
    value = Seated("A.cb", 0b1010, 2, (4, 5, 6, 7), (0,))
    seen = [[*memoryview(part.seen_by(viewer)(value)).cast("i")] for viewer in range(3)]
    assert seen[0] == [*(1, 0, 7, 6), *(0, 1, 0, 1), 2, *(4, 5, 6, 7), *(1, 0, 0)]
    assert seen[1] == [*(3, 0, 6, 5), *(1, 0, 0, 1), 1, *(5, 6, 4, 7), *(1, 2, 0)]
    assert seen[2] == [*(2, 0, 5, 7), *(0, 0, 1, 1), 0, *(6, 4, 5, 7), *(1, 1, 0)]
    assert (part.cells[8].least, part.cells[8].most) == (-1, 3)
    with pytest.raises(ValueError, match="fewer items than there are seats"):
        Compiler({}, 3).part("row", tuple[int, ...], PerSeat(None, 2))


@pytest.mark.parametrize(
    "too_much",
    [
        {"word": "c"},
        {"text": "xyzx"},
        {"text": "xya"},
        {"text": "xyŁ"},
        {"mask": 16},
        {"mask": -1},
        {"heap": ("r",)},
        {"pair": (1, 2, 3)},
        {"few": (Inner(1, False),) * 3},
    ],
    ids=str,
)
def test_what_has_no_room_is_an_overflow(too_much: dict[str, Any]) -> None:
    fields = {name: getattr(WHOLE, name) for name in WHOLE.__struct_fields__}
    with pytest.raises(OverflowError, match=f"Outer.{next(iter(too_much))}"):
        cells(Outer(**(fields | too_much)))


def test_a_field_without_a_shape_and_a_shape_without_a_field_are_told() -> None:
    with pytest.raises(ValueError, match=r"Outer\.word needs a shape"):
        Compiler({}, 2).part("outer", Outer, None)
    compiler = Compiler({**SHAPES, "Outer.wrod": Word(())}, 2)
    compiler.part("outer", Outer, None)
    with pytest.raises(ValueError, match=r"no such field: Outer\.wrod"):
        compiler.check_all_used()
