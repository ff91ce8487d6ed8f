"""Rows of tables: read into their records, or refused with file, row and column."""

from pathlib import Path
from typing import Annotated, Literal

import pytest
from msgspec import Meta, field

from boardgames.core.errors import UserError
from boardgames.core.records import Finding
from boardgames.store.table_rows import Origin, TableRow, read_rows


class BoatRow(TableRow, kw_only=True):
    id: str
    places: Annotated[int, Meta(ge=1, le=9)]
    colour: Literal["red", "blue"] = "red"
    provenance: Origin


class Crane(TableRow):
    height: int


class Dock(TableRow):
    depth: int
    crane: dict[str, Crane] = field(default_factory=dict)


class Boats(TableRow):
    provenance: Origin
    boat: tuple[BoatRow, ...]
    price: tuple[int, ...] = ()
    dock: dict[str, Dock] = field(default_factory=dict)


GOOD = """\
provenance = "rulebook"
price = [1, 2, 3]

[[boat]]
id = "swift"
places = 2
provenance = "rulebook"

[[boat]]
id = "slow"
places = 9
colour = "blue"
provenance = "derived"

[dock.north]
depth = 3

[dock.south]
depth = 4
crane.big.height = 7
crane.tall.height = 9
"""


def written(folder: Path, text: str) -> Path:
    (folder / "boats.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_table_becomes_its_record(tmp_path: Path) -> None:
    boats = read_rows(written(tmp_path, GOOD), "boats.toml", Boats)
    assert boats.boat[1] == BoatRow(id="slow", places=9, colour="blue", provenance="derived")
    assert boats.price == (1, 2, 3)
    assert boats.dock["north"] == Dock(depth=3)
    assert boats.dock["south"].crane["tall"].height == 9


@pytest.mark.parametrize(
    ("right", "wrong", "sentence"),
    [
        ("places = 9", 'places = "many"', "boat, row slow, places: expected int, got str"),
        ("places = 9", "places = true", "boat, row slow, places: expected int, got bool"),
        ("places = 9", "places = 2.5", "boat, row slow, places: expected int, got float"),
        ("places = 9\n", "", "boat, row slow: it lacks the column places"),
        ("places = 9", "places = 9\nplases = 3", "boat, row slow: there is no column plases"),
        ("places = 2", "places = 0", "boat, row swift, places: expected int >= 1"),
        ("places = 9", "places = 10", "boat, row slow, places: expected int <= 9"),
        ('id = "slow"\n', "", "boat, number 2: it lacks the column id"),
        ('"blue"', '"green"', "boat, row slow, colour: invalid enum value 'green'"),
        ('"derived"', '"hearsay"', "boat, row slow, provenance: invalid enum value 'hearsay'"),
        ("[1, 2, 3]", '[1, "two"]', "price, number 2: expected int, got str"),
        ('provenance = "rulebook"\nprice', "price", "the file: it lacks the column provenance"),
        ("price", "prices", "the file: there is no column prices"),
        ("depth = 3", 'depth = "deep"', "dock, north, depth: expected int, got str"),
        ("depth = 4", 'depth = "deep"', "dock, south, depth: expected int, got str"),
        ("height = 9", 'height = "low"', "dock, south, crane, tall, height: expected int, got str"),
    ],
)
def test_a_mistake_is_named_by_file_row_and_column(tmp_path: Path, right: str, wrong: str, sentence: str) -> None:
    folder = written(tmp_path, GOOD.replace(right, wrong, 1))
    with pytest.raises(UserError) as caught:
        read_rows(folder, "boats.toml", Boats)
    assert str(caught.value) == f"{folder / 'boats.toml'}, {sentence}."


def test_a_file_that_is_no_table_is_said(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"boats\.toml is missing; copy it"):
        read_rows(tmp_path, "boats.toml", Boats)
    with pytest.raises(UserError, match=r"boats\.toml is not valid TOML: .*line 1"):
        read_rows(written(tmp_path, "boat =\n"), "boats.toml", Boats)


def test_a_problem_between_tables_names_file_and_row() -> None:
    assert str(Finding("boats.toml", "boat swift", "no dock has this name")) == (
        "boats.toml, boat swift: no dock has this name"
    )
    assert str(Finding("boats.toml", "", "there are too few")) == "boats.toml: there are too few"
