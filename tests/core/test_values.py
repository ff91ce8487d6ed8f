"""Records: equal by type and content, the same digest everywhere."""

import copy
import subprocess
import sys
from functools import cached_property
from typing import Annotated

import msgspec
import pytest

from boardgames.core.values import (
    Action,
    Lookups,
    Shown,
    Value,
    decode,
    digest,
    encode,
    evolve,
    from_plain,
    replaced,
    to_plain,
    without_shown,
)


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


def test_one_item_is_exchanged() -> None:
    assert replaced((1, 2, 3), 0, 9) == (9, 2, 3)
    assert replaced((1, 2, 3), 2, 9) == (1, 2, 9)


# what rules read of a table, and what people see of it


class Row(Value):
    id: str
    price: int
    label: Shown[str] = ""
    corner: Shown[tuple[int, int] | None] = None
    size: Shown[Annotated[int, msgspec.Meta(ge=1)]] = 1


class Tables(Lookups):
    rows: tuple[Row, ...]
    by_name: dict[str, Row]
    codes: Shown[dict[str, str]]
    offers: tuple[Buy | Sell, ...] = ()

    @cached_property
    def dearest(self) -> Row:
        return max(self.rows, key=lambda row: row.price)


TEA = Row("tea", 3, "black tea")


def test_what_is_only_shown_is_outside_the_essence() -> None:
    tables = Tables((TEA,), {"tea": TEA}, {"tea": "t"}, (Buy(1),))
    row = {"id": "tea", "price": 3}
    assert without_shown(tables) == {"rows": [row], "by_name": {"tea": row}, "offers": [{"do": "buy", "good": 1}]}


def test_to_reword_a_table_leaves_its_digest_alone() -> None:
    tables = Tables((TEA,), {"tea": TEA}, {"tea": "t"})
    reworded = evolve(TEA, label="green tea", corner=(3, 4), size=9)
    assert digest(without_shown(tables)) == digest(without_shown(Tables((reworded,), {"tea": reworded}, {"tea": "g"})))
    assert digest(without_shown(evolve(TEA, price=4))) != digest(without_shown(TEA))


def test_two_kinds_of_record_with_the_same_fields_are_not_one_essence() -> None:
    assert without_shown(Buy(1)) != without_shown(Sell(1))


def test_what_is_made_from_tables_when_it_is_needed_is_outside_the_essence_too() -> None:
    tables = Tables((TEA,), {}, {})
    before = without_shown(tables)
    assert tables.dearest is TEA
    assert without_shown(tables) == before


def test_a_shown_field_is_read_and_written_like_any_other() -> None:
    assert decode(encode(TEA), Row) == TEA
    assert evolve(TEA, label="x") != TEA


def test_a_value_is_its_own_copy() -> None:
    box = Box("a", (1, 2))
    for value in (box, Buy(1), (box, Buy(1))):
        assert copy.copy(value) is value
        assert copy.deepcopy(value) is value
