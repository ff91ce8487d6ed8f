"""Tables and catalogue: found, cached, listed, and refused in one sentence when they are wrong."""

from pathlib import Path

import pytest

from boardgames.core.errors import UserError
from boardgames.core.registry import games
from boardgames.core.values import Value
from boardgames.store.cache import cache_folder
from boardgames.store.component_tables import component_rows, data_folder, load_tables, read_toml
from boardgames.store.rule_catalogue import Rule, load_catalogue
from boardgames.store.table_rows import TableRow, read_rows


class Boat(TableRow):
    id: str
    places: int


class Boats(TableRow):
    provenance: str
    boat: tuple[Boat, ...]


class Tables(Value):
    places: tuple[int, ...]


GOOD = 'provenance = "rulebook"\n[[boat]]\nid = "red"\nplaces = 2\n[[boat]]\nid = "blue"\nplaces = 1\n'


def folder_with(tmp_path: Path, text: str) -> Path:
    folder = tmp_path / "felinia"
    folder.mkdir(exist_ok=True)
    (folder / "boats.toml").write_text(text)
    return folder


def test_a_mistake_is_named_by_file_row_and_constraint(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, GOOD.replace("places = 1", 'places = "many"'))
    with pytest.raises(UserError, match=r"boats\.toml, boat, row blue, places: expected int, got str"):
        read_rows(folder, "boats.toml", Boats)


def test_a_misspelt_key_is_not_ignored(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, GOOD.replace("places = 2", "places = 2\nplases = 3"))
    with pytest.raises(UserError, match="row red: there is no column plases"):
        read_rows(folder, "boats.toml", Boats)


def test_broken_toml_names_the_line(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, "a = \n")
    with pytest.raises(UserError, match=r"not valid TOML: .*line 1"):
        read_toml(folder / "boats.toml")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"boats\.toml is missing"):
        read_toml(tmp_path / "boats.toml")


def test_tables_are_built_once_and_again_when_a_file_changes(tmp_path: Path) -> None:
    built = []

    def build(folder: Path) -> Tables:
        built.append(folder)
        return Tables(tuple(boat.places for boat in read_rows(folder, "boats.toml", Boats).boat))

    folder = folder_with(tmp_path, GOOD)
    first, digest_1 = load_tables(folder, Tables, lambda: build)
    again, digest_2 = load_tables(folder, Tables, lambda: build)
    assert first == again == Tables((2, 1))
    assert digest_1 == digest_2
    assert len(built) == 1
    folder_with(tmp_path, GOOD.replace("places = 1", "places = 3"))
    changed, digest_3 = load_tables(folder, Tables, lambda: build)
    assert changed == Tables((2, 3))
    assert digest_3 != digest_1
    assert len(built) == 2


def test_a_comment_in_a_table_does_not_make_it_another_table(tmp_path: Path) -> None:
    def build(folder: Path) -> Tables:
        return Tables(tuple(boat.places for boat in read_rows(folder, "boats.toml", Boats).boat))

    _, before = load_tables(folder_with(tmp_path, GOOD), Tables, lambda: build)
    _, after = load_tables(folder_with(tmp_path, "# measured again\n" + GOOD), Tables, lambda: build)
    assert before == after


def test_a_damaged_cache_is_not_trusted(tmp_path: Path) -> None:
    def build(folder: Path) -> Tables:
        return Tables((4,))

    folder = folder_with(tmp_path, GOOD)
    load_tables(folder, Tables, lambda: build)
    for path in cache_folder().glob("*.msgpack"):
        path.write_bytes(b"\x81\x00")
    assert load_tables(folder, Tables, lambda: build)[0] == Tables((4,))


def test_no_folder_is_said(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="There is no folder"):
        load_tables(tmp_path / "nowhere", Tables, lambda: lambda _: Tables(()))


def test_a_table_that_cannot_be_read_is_said(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, GOOD)
    (folder / "docks.toml").mkdir()
    with pytest.raises(UserError, match=r"docks\.toml is not an ordinary file"):
        load_tables(folder, Tables, lambda: lambda _: Tables(()))


@pytest.mark.parametrize("game", games())
def test_every_row_of_every_table_says_where_it_comes_from(game: str) -> None:
    listed = list(component_rows(data_folder(game)))
    assert len(listed) > 50
    known = {"rulebook", "derived", "published", "reconstructed"}
    assert [row for row in listed if row.table != "meta" and row.provenance not in known] == []


@pytest.mark.parametrize("game", games())
def test_the_catalogue_is_whole(game: str) -> None:
    catalogue = load_catalogue(data_folder(game))
    ids = catalogue.ids()
    assert len(ids) == len(set(ids))
    assert all(id_.startswith(catalogue.prefix + "-") for id_ in ids)
    rules = {rule.id for rule in catalogue.rules}
    named = [(entry.id, entry.rules) for entry in catalogue.rulings] + [(e.id, e.rules) for e in catalogue.examples]
    assert [id_ for id_, of in named if not set(of) <= rules] == []


def test_the_catalogue_finds_by_id_and_by_words() -> None:
    catalogue = load_catalogue(data_folder("felinia"))
    rule = catalogue.rules[0]
    assert catalogue.find(rule.id.lower()) is rule
    assert catalogue.find("FEL-NONE-99") is None
    found = catalogue.search(rule.title)
    assert rule in found
    assert all(isinstance(entry, Rule) or entry.rules for entry in found)
