"""Vectors: as long as promised, of what is seen and nothing else, the same however they are written."""

from typing import Any

import pytest

from boardgames.adapters.encoding import Compiler, Encoder, HeuristicBot, encoder_of
from boardgames.core.values import Value, evolve
from boardgames.core.vector_shapes import Bits, Letters, Row, Shapes, Tally, UpTo, Word
from tests import toy
from tests.laws.walks import SETTINGS, Setting, sampled


@pytest.mark.parametrize("setting", [setting for setting in SETTINGS if not setting.options], ids=str)
def test_a_vector_tells_what_is_seen_and_nothing_else(setting: Setting) -> None:
    game = setting.load()
    encoder = encoder_of(game, setting.players)
    followers = [HeuristicBot(encoder) for _ in range(setting.players)]
    assert len(set(encoder.names)) == encoder.size
    for step in sampled(game, setting.config(5), 5, 12):
        for seat, follower in enumerate(followers):
            seen = game.observe(step.after, seat)
            vector = encoder.encode(seen)
            assert len(vector) == encoder.size
            assert follower.encode(seen) == vector, "a follower must not miss a change"
            imagined = game.imagine(game.recall(step.after, seat), seat, step.number)
            assert encoder.encode(game.observe(imagined, seat)) == vector


def test_every_cell_has_a_name() -> None:
    encoder = Encoder(toy.GAME, 2)
    state = toy.GAME.start(Setting("toy", 2, "plain", ()).config(7))
    seen = toy.GAME.observe(toy.GAME.apply(state, 0, toy.PICKS[2]), 1)
    told = dict(zip(encoder.names, encoder.encode(seen), strict=True))
    assert {name: told[name] for name in ("round", "picks.0", "picks.1", "deck.-1", "frames.length")} == {
        "round": 1,
        "picks.0": -1,
        "picks.1": 0,
        "deck.-1": 12,
        "frames.length": 1,
    }


def test_a_follower_goes_on_after_a_state_that_was_too_large() -> None:
    encoder = Encoder(toy.GAME, 2)
    follower, state = HeuristicBot(encoder), toy.GAME.start(Setting("toy", 2, "plain", ()).config(7))
    follower.encode(state)
    with pytest.raises(OverflowError, match=r"State.picks is .*; there is room for 2 numbers of 32 bits"):
        follower.encode(evolve(state, round=9, picks=(1, 2, 3)))
    assert follower.encode(state) == encoder.encode(state)


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
    return [*memoryview(Compiler(SHAPES).part("outer", Outer, None).cells(value)).cast("i")]


def test_every_shape_has_its_cells() -> None:
    assert cells(WHOLE) == [2, *(2, 0, 1), *(0, 1, 1, 0), *(0, 2), *(3, -4), *(1, 7, 1, 0, 0)]


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
        Compiler({}).part("outer", Outer, None)
    compiler = Compiler({**SHAPES, "Outer.wrod": Word(())})
    compiler.part("outer", Outer, None)
    with pytest.raises(ValueError, match=r"no such field: Outer\.wrod"):
        compiler.check_all_used()
