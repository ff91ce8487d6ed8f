"""Games recorded once replay for ever: a change that plays them differently must say so with a new revision."""

import pytest

from boardgames.core.registry import load
from boardgames.store.log import read_log
from boardgames.store.replay import replay
from tests.golden.record import FOLDER
from tests.laws.random_walks import PLAYED, settings_of

LOGS = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_recorded_game_replays_exactly(path: object) -> None:
    log = read_log(FOLDER / str(path))
    table = replay(log, load(log.header.game))
    assert table.is_over
    assert len(table.choices) == len(log.lines) > 100


def test_every_setting_is_recorded() -> None:
    recorded = {
        (header.game, len(header.names), header.variant, header.options)
        for header in (read_log(path).header for path in LOGS)
    }
    assert recorded == {tuple(setting) for name in PLAYED for setting in settings_of(name)}
