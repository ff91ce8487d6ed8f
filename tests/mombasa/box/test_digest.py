"""The digest of the tables speaks of what rules read: a name may change, a figure may not."""

import shutil
from pathlib import Path

import pytest

from boardgames.core.errors import UserError
from boardgames.mombasa import GAME
from boardgames.store.component_tables import data_folder
from boardgames.store.log import read_log
from boardgames.store.replay import replay
from tests.golden.record import FOLDER

LOG = FOLDER / "mombasa-1-0001.jsonl"


def changed(folder: Path, file: str, old: str, new: str) -> Path:
    shutil.copytree(data_folder("mombasa"), folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("cards.toml", 'label = "Coffee 2"', 'label = "Kaffee 2"'),
        ("map.toml", 'name = "Nubia"', 'name = "Nubien"'),
        ("companies.toml", 'name = "Cairo"', 'name = "Kairo"'),
        ("bonus.toml", 'label = "Buy card"', 'label = "Kaufen"'),
        ("tracks.toml", 'label = "Cotton"', 'label = "Wolle"'),
        ("books.toml", 'label = "Cof2>£2"', 'label = "Kaf2>£2"'),
        ("player_board.toml", 'label = "B"', 'label = "F"'),
    ],
)
def test_a_recorded_game_verifies_over_tables_with_another_name(tmp_path: Path, file: str, old: str, new: str) -> None:
    game = GAME.with_data(changed(tmp_path / "mombasa", file, old, new))
    assert game.tables != GAME.tables
    assert game.data_digest == GAME.data_digest
    assert replay(read_log(LOG), game).is_over


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("cards.toml", "crate = 2", "crate = 3"),
        ("map.toml", "reward = 3", "reward = 2"),
        ("tracks.toml", "{ after = 8, pounds = 2 }", "{ after = 8, pounds = 3 }"),
        ("tracks.toml", "sell_plus = 3", "sell_plus = 4"),
    ],
)
def test_it_is_refused_over_tables_with_another_figure(tmp_path: Path, file: str, old: str, new: str) -> None:
    game = GAME.with_data(changed(tmp_path / "mombasa", file, old, new))
    with pytest.raises(UserError, match="other tables"):
        replay(read_log(LOG), game)
