"""Where games are saved, for whose eyes, and what is told of chance."""

import stat
from pathlib import Path

import pytest

from boardgames.core.player_names import fault_in_names
from boardgames.store.cache import cache_folder
from boardgames.store.home_folder import home_folder
from boardgames.store.log import read_log
from boardgames.table.saved_games import new_log_path, saved_paths, saves_folder
from boardgames.table.session import Session
from tests.cli_runner import CliRunner
from tests.toy import GAME

pytestmark = pytest.mark.usefixtures("toy_installed")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_seed_is_not_in_the_name_of_a_file() -> None:
    path = new_log_path("toy")
    Session.new(GAME, ("Ann", "Bob"), ("", ""), seed=987654321, variant="plain", path=path).close()
    assert "987654321" not in path.name
    assert new_log_path("toy") != path
    assert saved_paths() == [path]


def test_saved_games_are_for_their_owner_alone(own_home: Path) -> None:
    Session.new(GAME, ("Ann", "Bob"), ("", ""), seed=1, variant="plain", path=new_log_path("toy")).close()
    assert (mode(own_home), mode(saves_folder())) == (0o700, 0o700)
    saves_folder().chmod(0o755)  # as earlier versions made it
    new_log_path("toy")
    assert mode(saves_folder()) == 0o700


def test_the_tilde_is_the_home_of_whoever_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ann")
    monkeypatch.setenv("BOARDGAMES_HOME", "~/games")
    assert home_folder() == Path("/home/ann/games")
    assert cache_folder() == Path("/home/ann/games/cache")


def test_a_seed_that_was_drawn_is_told_at_the_end_only(ask: CliRunner, tmp_path: Path) -> None:
    log = tmp_path / "game.jsonl"
    begun = ask("play", "toy", "--plain", "--log", log, typed="quit\n")
    seed = str(read_log(log).header.seed)
    assert seed not in begun.out
    assert seed not in ask("resume", log, "--plain", typed="quit\n").out
    over = ask("resume", log, "--plain", typed=("1\n2\n" + "r\nr\n") * 3)
    assert f"The game is over.\nThe seed is {seed}:" in over.out


def test_a_seed_that_was_asked_for_is_told(ask: CliRunner, tmp_path: Path) -> None:
    begun = ask("play", "toy", "--seed", "77", "--plain", "--log", tmp_path / "game.jsonl", typed="quit\n")
    assert "The seed is 77:" in begun.out


@pytest.mark.parametrize("other", ["Аnn", "Αnn", "Ann"])
def test_names_that_look_the_same_are_one_too_many(other: str) -> None:
    assert "two players" in fault_in_names(("Ann", other))
    assert fault_in_names(("Ann", "Анна")) == ""
    assert fault_in_names(("Bob", "B0b")) != ""


def test_a_device_is_no_place_for_a_log(ask: CliRunner) -> None:
    refused = ask("play", "toy", "--plain", "--log", "/dev/full")
    assert (refused.status, refused.err) == (
        1,
        "boardgames: /dev/full is not an ordinary file; name another file.\n",
    )
