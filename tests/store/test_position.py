"""A position is a file."""

import json
import re
from pathlib import Path

import pytest

from boardgames.core.errors import UserError
from boardgames.core.game import Config
from boardgames.store.position import dump_position, load_state, read_position_file
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
        ("revision", "1", "the value of 'revision' is wrong"),
        ("revision", True, "the value of 'revision' is wrong"),
        ("seed", 7.0, "the value of 'seed' is wrong"),
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


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("coins", [1], "holds no state of Toy: coins is 1, not one of 2, 3, 4, 8"),
        ("points", [0, -3], "holds no state of Toy: points.1 is -3, not 0 to 1000"),
        ("frames", [{"frame": "draw", "seat": 2, "drawn": 0}], "frames.0.seat is 2, not 0 to 1"),
        ("frames", [{"frame": "turn-over", "seat": 0}], "frames hold more than one question"),
        ("picks", [1, 2], "frames ask a question that answers itself"),
    ],
)
def test_a_state_that_cannot_be_played_is_no_position(tmp_path: Path, field: str, value: object, message: str) -> None:
    path = tmp_path / "p.json"
    write(path)
    content = json.loads(path.read_text())
    content["state"][field] = value
    path.write_text(json.dumps(content))
    with pytest.raises(UserError, match=re.escape(message)):
        load_state(read_position_file(path), GAME, path)


@pytest.mark.parametrize("wrong", [{"game": "a\0\x1b[2J"}, {"a\0\x1b[2J": 1}])
def test_what_a_file_says_does_not_steer_the_terminal(tmp_path: Path, wrong: dict[str, object]) -> None:
    path = tmp_path / "p.json"
    write(path)
    path.write_text(json.dumps(json.loads(path.read_text()) | wrong))
    with pytest.raises(UserError, match="is not a position") as caught:
        read_position_file(path)
    assert str(caught.value).isprintable()


def test_not_even_the_name_of_a_field_does(tmp_path: Path) -> None:
    path = tmp_path / "p.json"
    write(path)
    content = json.loads(path.read_text())
    content["state"]["a\0\nb"] = 1
    path.write_text(json.dumps(content))
    with pytest.raises(UserError, match="cannot be shown") as caught:
        load_state(read_position_file(path), GAME, path)
    assert str(caught.value).isprintable()


def test_a_position_has_as_many_names_as_seats(tmp_path: Path) -> None:
    path = tmp_path / "p.json"
    write(path)
    content = json.loads(path.read_text()) | {"names": ["Ann", "Bob", "Cid"], "bots": ["", "", ""]}
    path.write_text(json.dumps(content))
    with pytest.raises(UserError, match="it is a game of 2, and 3 sit at the table"):
        load_state(read_position_file(path), GAME, path)


@pytest.mark.parametrize("content", [b"", b"x", b"\xff"])
def test_what_is_no_json_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "p.json"
    path.write_bytes(content)
    with pytest.raises(UserError, match="not a position"):
        read_position_file(path)
