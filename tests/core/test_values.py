"""Records: equal by type and content, the same digest everywhere."""

import subprocess
import sys

import msgspec
import pytest

from boardgames.core.values import Action, Value, decode, digest, encode, evolve, from_plain, to_plain


class Buy(Action, tag="buy"):
    good: int


class Sell(Action, tag="sell"):
    good: int


class Box(Value):
    label: str
    content: tuple[int, ...]


def test_actions_of_different_kinds_are_never_equal() -> None:
    buy, sell = Buy(1), Sell(1)
    assert buy != sell  # type: ignore[comparison-overlap]
    assert buy == Buy(1)
    assert hash(buy) == hash(Buy(1))


def test_a_record_cannot_be_changed() -> None:
    box = Box("a", (1,))
    with pytest.raises(AttributeError):
        box.label = "b"  # type: ignore[misc]


def test_an_update_shares_what_it_does_not_change() -> None:
    box = Box("a", (1, 2))
    assert evolve(box, label="b").content is box.content


def test_values_survive_json() -> None:
    box = Box("a", (1, 2))
    assert decode(encode(box), Box) == box
    assert from_plain(to_plain(box), Box) == box
    assert encode(Buy(3)) == b'{"do":"buy","good":3}'


def test_unknown_fields_are_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        decode(b'{"do":"buy","good":3,"price":1}', Buy)


def test_the_digest_is_the_same_in_another_process_and_under_another_hash_seed() -> None:
    program = "from boardgames.core.values import digest; print(digest((1, 'two', (3, None))))"
    answers = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("0", "1", "4242")
    }
    assert answers == {digest((1, "two", (3, None)))}
