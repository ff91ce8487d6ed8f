"""Somebody else's game, installed beside the four: every command knows it, and nothing of this package names it."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from boardgames.bots.worker import Reply, make_task
from boardgames.core.game import Config
from boardgames.core.values import decode
from boardgames.store.log import read_log
from boardgames.table.saved_games import saves_folder
from tests import toy
from tests.cli.test_main import ROOT, SOURCE

Program = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """`boardgames` in a process of its own, with the toy installed."""
    path = os.pathsep.join(map(str, (SOURCE, *toy.installed(tmp_path / "site"))))

    def run(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "boardgames", *arguments],
            input=stdin,
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"},
            check=False,
        )

    return run


def test_a_whole_game_is_played_in_plain_lines_and_verified(program: Program) -> None:
    turn = "1\n2\n" + "d\nd\ns\n" + "r\n"  # Ann picks 1, Bob 2; Ann draws two cards and stops, Bob rolls
    played = program("play", "toy", "--players", "Ann,Bob", "--seed", "3", "--plain", stdin=turn * 3)
    assert played.returncode == 0, played.stderr
    for words in (
        "[round 1 of 3 · picks] Ann (A): pick coins in secret",
        "ask for 1 coin",
        "picks: 1 2",
        "[round 3 of 3 · cards] Bob (B): draw, roll or stop",
        "The game is over.",
        "TOY-02",
        "wins.",
    ):
        assert words in played.stdout
    (path,) = saves_folder().glob("toy-*.jsonl")
    log = read_log(path)
    assert (log.header.game, log.header.names, len(log.lines)) == ("toy", ("Ann", "Bob"), 18)
    verified = program("replay", str(path), "--verify")
    assert (verified.returncode, verified.stderr) == (0, "")
    assert "18 lines replay exactly" in verified.stdout
    assert "picks: 1 2" in program("replay", str(path), "--plain").stdout


def test_a_refusal_is_told_in_the_words_of_the_game(program: Program) -> None:
    asked = program("play", "toy", "--players", "Ann,Bob", "--seed", "3", "--plain", stdin="1\n2\nd\nwhy\nr\n")
    assert "You have drawn a card: the die is rolled instead of drawing. (TOY-03" in asked.stdout


def test_an_option_of_the_game_is_an_option_of_the_command(program: Program) -> None:
    started = program("play", "toy", "--option", "rich=on", "--plain")
    assert "you have coins 5, points 0" in started.stdout
    wrong = program("play", "toy", "--option", "poor=on", "--plain")
    assert (wrong.returncode, wrong.stderr) == (1, "boardgames: Toy has no option 'poor'; it has rich.\n")


def test_rules_and_tables_are_read_from_the_games_own_folder(program: Program) -> None:
    assert "TOY-05  Rich\n    Everybody begins with five coins." in program("rules", "toy").stdout
    assert "Ann and Bob pick 2, Cid picks 3." in program("rules", "toy", "TOY-01").stdout
    assert "coins=3  label=3 coins" in program("data", "toy").stdout
    checked = program("data", "toy", "--check")
    assert checked.stdout.endswith("all tables of toy are consistent.\n")


def test_a_table_of_ones_own_is_checked_and_played(program: Program, tmp_path: Path) -> None:
    folder = tmp_path / "toy"
    folder.mkdir()
    for path in toy.GAME.parts.data.glob("*.toml"):
        (folder / path.name).write_bytes(path.read_bytes())
    coins = folder / "coins.toml"
    coins.write_text(coins.read_text().replace("coins = 3", "coins = 2"))
    wrong = program("data", "toy", "--check", str(folder))
    assert wrong.returncode == 1
    assert wrong.stderr == f"boardgames: {coins}, pick two: another pick asks for 2 coins too.\n"
    coins.write_text(coins.read_text().replace('coins = 2\nlabel = "3 coins"', 'coins = 4\nlabel = "4 coins"'))
    assert program("data", "toy", "--check", str(folder)).returncode == 0
    assert "ask for 4 coins" in program("play", "toy", "--data", str(folder), "--plain").stdout


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_bots_play_it_in_this_process_and_in_others(program: Program, tmp_path: Path, jobs: str) -> None:
    logs = tmp_path / "logs"
    done = program("simulate", "toy", "-n", "4", "--players", "3", "--jobs", jobs, "--log-dir", str(logs), "--json")
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert (result["game"], result["games"], len(result["scores"])) == ("toy", 4, 3)
    for path in logs.glob("*.jsonl"):
        assert program("replay", str(path), "--verify").returncode == 0
    assert len(list(logs.glob("*.jsonl"))) == 4


def test_a_bot_that_thinks_sits_down_with_a_person(program: Program) -> None:
    played = program("play", "toy", "--players", "Ann,Bob", "--bot", "B=normal", "--plain", stdin="1\n" * 60)
    assert "The game is over." in played.stdout, played.stderr


def test_the_process_in_which_bots_think_finds_it(tmp_path: Path) -> None:
    state = toy.GAME.start(Config(2, 3, "plain"))
    path = os.pathsep.join(map(str, (SOURCE, *toy.installed(tmp_path / "site"))))
    done = subprocess.run(
        [sys.executable, "-m", "boardgames.bots.worker"],
        input=make_task(toy.GAME, None, "normal", 0, 5, state) + b"\n",
        capture_output=True,
        env={**os.environ, "PYTHONPATH": path},
        check=True,
    )
    chosen = bytes(decode(done.stdout, Reply).action)
    assert decode(chosen, toy.AnyAction) in toy.PICKS  # type: ignore[arg-type]


def test_nothing_of_this_package_names_it() -> None:
    for path in SOURCE.rglob("*.py"):
        assert "boardgames_toy" not in path.read_text(encoding="utf-8")
    assert "boardgames_toy:" not in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
