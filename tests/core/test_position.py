"""A position is a file."""

import json
from pathlib import Path

import pytest

from boardgames.core.errors import UserError
from boardgames.core.position import dump_position, load_state, read_position_file
from boardgames.core.protocol import Config
from tests.toy import GAME, PICKS


def write(path: Path) -> None:
    state = GAME.apply(GAME.start(Config(2, 7, "plain")), 0, PICKS[0])
    path.write_text(dump_position(GAME, state, ("Ann", "Bob"), ("", "random"), seed=7, variant="plain"))


def test_a_position_loads_back_equal(tmp_path: Path) -> None:
    path = tmp_path / "p.json"
    write(path)
    position = read_position_file(path)
    assert (position.game, position.names, position.bots) == ("toy", ("Ann", "Bob"), ("", "random"))
    assert load_state(position, GAME, path) == GAME.apply(GAME.start(Config(2, 7, "plain")), 0, PICKS[0])


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("state", {"round": "three"}, "holds no state of Toy"),
        ("data", "ffff", "other tables"),
        ("revision", 0, "revision 0"),
        ("boardgames_position", 3, "not a position"),
    ],
)
def test_what_is_wrong_with_a_position_is_said(tmp_path: Path, key: str, value: object, message: str) -> None:
    path = tmp_path / "p.json"
    write(path)
    content = json.loads(path.read_text())
    content[key] = value
    path.write_text(json.dumps(content))
    with pytest.raises(UserError, match=message):
        load_state(read_position_file(path), GAME, path)


@pytest.mark.parametrize("content", [b"", b"x", b"\xff"])
def test_what_is_no_json_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "p.json"
    path.write_bytes(content)
    with pytest.raises(UserError, match="not a position"):
        read_position_file(path)
