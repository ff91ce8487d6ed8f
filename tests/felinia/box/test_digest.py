"""The digest of the tables covers what rules read: to reword is not to orphan a saved game, to change a figure is."""

import shutil
from pathlib import Path

import pytest

from boardgames.core.errors import UserError
from boardgames.felinia import GAME
from boardgames.store.component_tables import data_folder
from boardgames.store.log import read_log
from boardgames.store.replay import replay
from tests.edited_tables import edit
from tests.golden.record import FOLDER

REWORDED = [
    ("goods.toml", 'label = "Books"', 'label = "Tomes"'),
    ("goods.toml", 'code = "Bk"', 'code = "Tm"'),
    (
        "goods.toml",
        'country_colour = "cheetahs"\nprovenance = "reconstructed"',
        'country_colour = "cheetahs"\nprovenance = "rulebook"',
    ),
    ("markets.toml", 'label = "Market 1"', 'label = "Fish market"'),
    ("countries.toml", 'colour = "orange"', 'colour = "red"'),
    ("trade-tiles.toml", 'label = "Spice baron"', 'label = "Pepper king"'),
    ("bonus-tiles.toml", 'label = "=1 Lion"', 'label = "one Lion more"'),
    ("mystery-cards.toml", 'label = "Temple"', 'label = "Shrine"'),
    ("symbols.toml", 'glyph = "s"', 'glyph = "S"'),
    ("board-classic.toml", 'label = "Lion Quay"', 'label = "Lion Wharf"'),
]
CHANGED = [
    ("game.toml", "start = 2", "start = 3"),
    ("game.toml", "gold = 2", "gold = 3"),
    ("game.toml", "mystery_single = 1", "mystery_single = 2"),
    ("boats.toml", "places = 2", "places = 1"),
    ("board-classic.toml", 'symbols = ["gold"]', 'symbols = ["spice"]'),
    ("bonus-tiles.toml", 'effect = "counts-as"', 'effect = "plus-one"'),
]


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    return Path(shutil.copytree(data_folder("felinia"), tmp_path / "felinia"))


def test_recorded_games_know_these_tables() -> None:
    log = read_log(FOLDER / "felinia-1-0001.jsonl")
    assert log.header.data in (GAME.data_digest, *GAME.known_digests)


def test_other_words_play_the_same_game(tables: Path) -> None:
    for file, old, new in REWORDED:
        edit(tables, file, old, new)
    other = GAME.with_data(tables)
    assert other.tables != GAME.tables
    assert other.data_digest == GAME.data_digest
    for name in ("felinia-1-0001.jsonl", "felinia-12-0001.jsonl"):
        assert replay(read_log(FOLDER / name), other).is_over


@pytest.mark.parametrize(("file", "old", "new"), CHANGED, ids=[f"{file}-{new}" for file, _, new in CHANGED])
def test_another_figure_is_another_game(tables: Path, file: str, old: str, new: str) -> None:
    edit(tables, file, old, new)
    other = GAME.with_data(tables)
    assert other.data_digest != GAME.data_digest
    assert other.known_digests == ()
    with pytest.raises(UserError, match="tables"):
        replay(read_log(FOLDER / "felinia-1-0001.jsonl"), other)
