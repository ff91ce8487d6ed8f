"""What rules read decides whether a recorded game belongs to a set of tables; what people read does not."""

import shutil
from pathlib import Path

import pytest

from boardgames.core.errors import UserError
from boardgames.eic import GAME
from boardgames.store.component_tables import data_folder
from boardgames.store.log import read_log
from boardgames.store.replay import replay
from tests.golden.record import FOLDER

LOG = FOLDER / "eic-1-0001.jsonl"

LABELS = [
    ("goods.toml", 'name = "Tea"', 'name = "Cha"'),
    ("goods.toml", 'letter = "K"', 'letter = "Z"'),
    ("ships.toml", 'short = "Flute"', 'short = "Fluyt"'),
    ("zones.toml", 'name = "China"', 'name = "Cathay"'),
    ("zones.toml", "x = 62", "x = 63"),
    ("characters.toml", 'name = "Captain"', 'name = "Skipper"'),
    ("companies.toml", 'short = "French Co."', 'short = "French"'),
    ("game.toml", 'label = "1700-1750"', 'label = "1700-1749"'),
    ("cards.toml", 'provenance = "reconstructed"', 'provenance = "published"'),
]

FIGURES = [
    ("ships.toml", "cost = 15", "cost = 14"),
    ("zones.toml", "travel_cost = 2", "travel_cost = 3"),
    ("dice.toml", "faces = [2, 3, 3, 4, 4, 5]", "faces = [1, 3, 3, 4, 4, 5]"),
    ("stock.toml", "dividends = [1, 1, 1, 1, 2", "dividends = [1, 1, 1, 2, 2"),
]


def changed(tmp_path: Path, file: str, right: str, other: str) -> Path:
    folder = tmp_path / "eic"
    shutil.copytree(data_folder("eic"), folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert right in text
    (folder / file).write_text(text.replace(right, other, 1), encoding="utf-8")
    return folder


@pytest.mark.parametrize(("file", "right", "other"), LABELS, ids=[one[2] for one in LABELS])
def test_a_recorded_game_does_not_care_for_names(tmp_path: Path, file: str, right: str, other: str) -> None:
    game = GAME.with_data(changed(tmp_path, file, right, other))
    assert game.data_digest == GAME.data_digest
    assert replay(read_log(LOG), game).is_over


@pytest.mark.parametrize(("file", "right", "other"), FIGURES, ids=[one[2] for one in FIGURES])
def test_a_recorded_game_is_refused_over_other_figures(tmp_path: Path, file: str, right: str, other: str) -> None:
    game = GAME.with_data(changed(tmp_path, file, right, other))
    assert game.data_digest != GAME.data_digest
    with pytest.raises(UserError):
        replay(read_log(LOG), game)
