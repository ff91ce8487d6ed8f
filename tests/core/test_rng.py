"""Chance as a value: published vectors, named streams, no bias."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardgames.core.rng import MASK, Draws, below, draw_counted, next64, pick, shuffled, start_stream, start_streams


def test_the_published_vector_of_splitmix64() -> None:
    stream, drawn = 1234567, []
    for _ in range(5):
        stream, number = next64(stream)
        drawn.append(number)
    assert drawn == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_the_streams_of_a_seed_are_fixed_for_ever() -> None:
    assert start_streams(7, ("bag", "dice")) == (start_stream(7, "bag"), start_stream(7, "dice"))
    assert start_stream(7, "bag") == 0x63F6C1B1107073B2
    assert len({start_stream(seed, name) for seed in range(50) for name in ("bag", "dice", "boats")}) == 150


@given(st.integers(0, MASK), st.integers(1, 2**64))
def test_a_number_below_n_is_below_n(stream: int, n: int) -> None:
    after, number = below(stream, n)
    assert 0 <= number < n
    assert 0 <= after <= MASK
    assert below(stream, n) == (after, number)


def test_numbers_that_would_bias_the_draw_are_thrown_away() -> None:
    # With n just above half of 2**64 nearly every second number must be rejected.
    n = 2**63 + 1
    stream, rejected = 99, 0
    for _ in range(200):
        after, number = below(stream, n)
        _, z = next64(stream)
        rejected += z != number
        assert number < n
        stream = after
    assert 60 < rejected < 140


@given(
    st.integers(0, MASK), st.lists(st.sampled_from((1, 2, 6, 9000, 2**63 + 1, 2**64)), max_size=40), st.integers(1, 20)
)
def test_draws_in_a_row_are_those_of_single_draws(stream: int, limits: list[int], at_a_time: int) -> None:
    draws = Draws(stream, at_a_time)
    for n in limits:
        stream, number = below(stream, n)
        assert draws.below(n) == number
        assert draws.stream == stream


def test_every_order_of_three_is_about_equally_likely() -> None:
    stream, seen = 5, Counter[tuple[str, ...]]()
    for _ in range(6000):
        stream, order = shuffled(stream, "abc")
        seen[order] += 1
    assert len(seen) == 6
    # Seeded, so this cannot fail by chance: chi-square with 5 degrees of freedom, 15.1 is the 1 % point.
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 15.1


@given(st.integers(0, MASK), st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_every_item(stream: int, items: list[int]) -> None:
    assert sorted(shuffled(stream, items)[1]) == sorted(items)


def test_a_pick_is_one_of_the_items() -> None:
    stream, chosen = 0, set()
    for _ in range(100):
        stream, item = pick(stream, "xyz")
        chosen.add(item)
    assert chosen == {"x", "y", "z"}


def test_a_bag_gives_only_what_it_holds_and_in_proportion() -> None:
    stream, seen = 3, Counter[int]()
    for _ in range(4000):
        stream, kind = draw_counted(stream, (1, 0, 3))
        seen[kind] += 1
    assert seen[1] == 0
    assert 900 < seen[0] < 1100


def test_an_empty_bag_cannot_be_drawn_from() -> None:
    with pytest.raises(ZeroDivisionError):
        draw_counted(3, (0, 0))
