"""An owner of the box edits a table: what is wrong is named, what is right is played."""

import shutil
from pathlib import Path

import pytest

from boardgames.core.errors import UserError
from boardgames.core.game import Config
from boardgames.felinia import GAME
from boardgames.felinia.box.tables import load
from boardgames.store.component_tables import data_folder
from tests.edited_tables import edit
from tests.laws.random_walks import walk
from tests.tui.drawing import check_form

MISTAKES = [
    ("goods.toml", 'code = "Wi"', 'code = "Bk"', "good bk"),
    ("goods.toml", "count = 9", "count = 8", "add up to 44"),
    ("goods.toml", 'goods = ["books", "clothes"]', 'goods = ["books", "tea"]', "start for 2 players"),
    ("markets.toml", "closed_at = [2]", "closed_at = []", "close at 2 players"),
    ("markets.toml", 'kind = "guild"', 'kind = "market"', "five markets"),
    ("countries.toml", 'good = "clocks"', 'good = "wine"', "country lions"),
    ("countries.toml", "posts_expert = 8", "posts_expert = 7", "the expert board has 8 posts"),
    ("countries.toml", "people_top = 4", "people_top = 3", "people_top"),
    ("boats.toml", "minutes = 300", "minutes = 301", "boat boat-0500"),
    ("boats.toml", 'time = "5:15"', 'time = "5:00"', "5:00"),
    ("boats.toml", 'back = "blue"', 'back = "grey"', "each country once"),
    ("boats.toml", "places = 1", "places = 3", "boat-0500, places"),
    ("boats.toml", "places = 1", "seats = 1", "boat-0500"),
    ("trade-tiles.toml", 'people = "lions"', 'people = "wolves"', "tt-lions-lions-1"),
    ("trade-tiles.toml", "tiles = 5", "tiles = 6", "people lions"),
    ("trade-tiles.toml", 'effect = "coin"', 'effect = "gold"', "gold"),
    ("trade-tiles.toml", 'timing = "instant"', 'timing = "end"', "sp-bundle"),
    ("trade-tiles.toml", 'back = "lions"', 'back = "tigers"', "back"),
    ("bonus-tiles.toml", 'people = "jaguars"', 'people = "tigers"', "tigers plus-one"),
    ("mystery-cards.toml", "copies = 3", "copies = 4", "kind temple"),
    ("mystery-cards.toml", 'cost = ["books"]', 'cost = ["tea"]', "observatory"),
    ("game.toml", "cards_total = 55", "cards_total = 54", "add up to 55"),
    ("game.toml", "lap_income = [1, 2, 3]", "lap_income = [1, 2]", "bank"),
    ("game.toml", "max = 6", 'max = "six"', "money, max"),
    ("board-classic.toml", 'symbols = ["gold"]', 'symbols = ["mystery"]', "not in this game"),
    ("board-classic.toml", "x = 4\ny = 1", "x = 4\ny = 2", "position"),
    ("board-classic.toml", '  ["cl-lions-cross-a", "cl-lions-post-1"],\n', "", "no road leads there"),
    ("board-expert.toml", 'side = "expert"', 'side = "classic"', "side"),
    ("board-expert.toml", 'province = "ex-lions-port"', 'province = "ex-tigers-port"', "port"),
]


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    return Path(shutil.copytree(data_folder("felinia"), tmp_path / "felinia"))


@pytest.mark.parametrize(("file", "old", "new", "named"), MISTAKES, ids=[f"{m[0]}-{m[3]}" for m in MISTAKES])
def test_a_mistake_is_named_with_its_file_and_row(tables: Path, file: str, old: str, new: str, named: str) -> None:
    edit(tables, file, old, new)
    with pytest.raises(UserError) as error:
        load(tables)
    assert ".toml" in str(error.value)
    assert named in str(error.value)


STRANGE = [
    ("goods.toml", 'goods = ["books", "clothes"]', 'goods = ["books", "books"]', "differ"),
    ("boats.toml", 'goods = ["clocks", "clocks"]', 'goods = ["wine", "wine"]', "own colour"),
    ("boats.toml", "coins = 1", "coins = 2", "three parts"),
    ("boats.toml", "places = 1", "places = 2", "7 places for 6 trading posts"),
    ("bonus-tiles.toml", 'people = "lions"', 'people = "tigers"', "2 bonus tiles"),
    ("board-classic.toml", 'symbols = ["gold"]', "symbols = []", "crossroads, and only they"),
    ("board-classic.toml", 'symbols = ["spice"]', 'symbols = ["spice", "coin"]', "more than one symbol"),
    ("board-classic.toml", "distance = 3", "distance = 2", "3 moves away"),
    ("board-classic.toml", "roads = [\n", 'roads = [\n  ["cl-lions-port", "cl-tigers-port"],\n', "do not touch"),
    ("board-classic.toml", '  ["cl-cheetahs-cross-a", "cl-cheetahs-cross-b"],\n', "", "lie otherwise on the drawing"),
]


def test_a_board_that_is_otherwise_than_ours_is_told_drawn_and_played(tables: Path) -> None:
    for file, old, new, _ in STRANGE:
        edit(tables, file, old, new)
    found = GAME.findings(tables)
    assert not any(one.grave for one in found)
    for file, _, _, text in STRANGE:
        assert any(one.file == file and text in one.text for one in found), text
    other = GAME.with_data(tables)
    for step in walk(other, Config(4, 3, "classic"), 3):
        if step.number % 40 == 0:
            check_form(other, step.before, step.decision.seat, step.action)


def test_a_missing_table_is_named(tables: Path) -> None:
    (tables / "boats.toml").unlink()
    with pytest.raises(UserError, match=r"boats\.toml is missing"):
        load(tables)


def test_a_corrected_table_is_played(tables: Path) -> None:
    edit(tables, "game.toml", "start = 2", "start = 3")
    other = GAME.with_data(tables)
    assert [p.money for p in other.start(Config(3, 1, "classic")).players] == [3, 3, 3]
    assert other.data_digest != GAME.data_digest


def test_the_tables_survive_the_cache(tables: Path) -> None:
    assert load(tables) == load(tables)
    assert load(tables)[0] == GAME.tables
