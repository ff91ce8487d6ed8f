"""The command line from outside: statuses, sentences, files."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src"


def boardgames(*arguments: str, stdin: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "boardgames", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8"},
        check=False,
    )


def fails_with(message: str, *arguments: str) -> None:
    result = boardgames(*arguments)
    assert result.returncode == 1, result
    assert result.stdout == ""
    assert message in result.stderr
    assert result.stderr.startswith("boardgames: ")
    assert result.stderr.count("\n") == 1, "one sentence, no traceback"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["play", "felinia", "--players", "Ann,Ann", "--plain"], "two players are called"),
        (["play", "felinia", "--players", "Ann,", "--plain"], "needs a name"),
        (["play", "felinia", "--players", "5", "--plain"], "is for 2, 3, 4 players, not 5"),
        (["play", "felinia", "--variant", "hard", "--plain"], "has no variant 'hard'; it has classic, expert"),
        (["play", "felinia", "--option", "mortgage=on", "--plain"], "has no option 'mortgage'; it has next-boat"),
        (["play", "felinia", "--option", "next-boat=maybe", "--plain"], "'on' or 'off', not 'maybe'"),
        (["play", "felinia", "--bot", "Z=random", "--plain"], "no seat 'Z'"),
        (["play", "felinia", "--bot", "A=genius", "--plain"], "no bot called 'genius'"),
        (["play", "felinia", "--seed", "-1", "--plain"], "A seed is a whole number"),
        (["play", "felinia", "--data", "nowhere", "--plain"], "There is no folder nowhere"),
        (["play", "felinia", "--from", "nowhere.json", "--plain"], "nowhere.json cannot be read"),
        (["play", "felinia"], "'boardgames play felinia --plain' plays in plain lines"),
        ([], "not a terminal"),
        (["resume", "--plain"], "There is no unfinished game"),
        (["resume", "nowhere.jsonl", "--plain"], "nowhere.jsonl cannot be read"),
        (["replay", "nowhere.jsonl", "--verify"], "nowhere.jsonl cannot be read"),
        (["replay", "nowhere.jsonl", "--to", "-3"], "--to must be 0 or more"),
        (["rules", "felinia", "zzzz"], "No rule of Felinia has the id or all the words 'zzzz'"),
        (["data"], "Say which game's tables"),
        (["data", "felinia", "--check", "nowhere"], "There is no folder nowhere"),
        (["simulate", "felinia", "--players", "7"], "is for 2, 3, 4 players"),
        (["simulate", "felinia", "--bots", "genius"], "no bot called 'genius'"),
    ],
)
def test_wrong_input_gets_one_sentence_and_status_1(arguments: list[str], message: str) -> None:
    fails_with(message, *arguments)


@pytest.mark.parametrize("arguments", [["play"], ["play", "chess"], ["frobnicate"], ["simulate", "felinia", "-n", "0"]])
def test_wrong_usage_gets_status_2(arguments: list[str]) -> None:
    result = boardgames(*arguments)
    assert result.returncode == 2
    assert "usage:" in result.stderr


def test_the_version_is_told() -> None:
    assert boardgames("--version").stdout.startswith("boardgames 0.")


def test_simulate_gives_the_same_json_for_the_same_seed_and_any_number_of_processes() -> None:
    arguments = ["simulate", "felinia", "-n", "6", "--players", "3", "--seed", "7", "--json"]
    first, second = (json.loads(boardgames(*arguments, *more).stdout) for more in ([], ["--jobs", "2"]))
    for result in (first, second):
        assert result.pop("seconds") >= 0
        assert result.pop("decisions_per_second") > 0
    assert first == second
    assert list(first) == [
        "game",
        "players",
        "variant",
        "options",
        "seed",
        "games",
        "decisions",
        "mean_decisions",
        "scores",
        "wins",
        "length",
        "seats",
        "categories",
        "actions",
        "things",
        "rules",
        "digest",
    ]
    assert (first["game"], first["players"], first["variant"], first["games"]) == ("felinia", 3, "classic", 6)
    assert len(first["scores"]) == len(first["wins"]) == 3


def test_another_seed_gives_other_games() -> None:
    digests = {
        json.loads(boardgames("simulate", "felinia", "-n", "2", "--seed", seed, "--json").stdout)["digest"]
        for seed in ("1", "2")
    }
    assert len(digests) == 2


def test_simulate_in_words() -> None:
    result = boardgames("simulate", "felinia", "-n", "2", "--option", "next-boat=on")
    assert result.returncode == 0
    assert "felinia (classic, next-boat), 2 players" in result.stdout
    assert "seat B: mean score" in result.stdout
    result = boardgames("simulate", "felinia", "-n", "2", "--csv")
    assert result.stdout.startswith("about,item,seat,figure,value\nseries,,,game,felinia\n")
    assert "\nactions,bid-guild,,a_game," in result.stdout


def test_simulated_games_are_recorded_and_replay_exactly(tmp_path: Path) -> None:
    assert boardgames("simulate", "felinia", "-n", "2", "--log-dir", str(tmp_path), "--json").returncode == 0
    logs = sorted(tmp_path.glob("*.jsonl"))
    assert len(logs) == 2
    for log in logs:
        result = boardgames("replay", str(log), "--verify")
        assert result.returncode == 0
        assert "lines replay exactly; the game is over." in result.stdout
    told = boardgames("replay", str(logs[0]), "--plain").stdout
    assert "total" in told
    assert told.count("\n") > 100


def test_a_changed_log_is_refused_by_line_and_left_alone(tmp_path: Path) -> None:
    boardgames("simulate", "felinia", "-n", "1", "--log-dir", str(tmp_path), "--json")
    (log,) = tmp_path.glob("*.jsonl")
    lines = log.read_text().splitlines()
    content = json.loads(lines[5])
    content["digest"] = "0" * 16
    lines[5] = json.dumps(content)
    log.write_text("\n".join(lines) + "\n")
    before = log.read_bytes()
    fails_with("line 6 is damaged", "replay", str(log), "--verify")
    assert log.read_bytes() == before


def test_a_position_can_be_taken_from_a_log_and_played_on(tmp_path: Path) -> None:
    boardgames("simulate", "felinia", "-n", "1", "--players", "3", "--log-dir", str(tmp_path), "--json")
    (log,) = tmp_path.glob("*.jsonl")
    position = tmp_path / "here.json"
    assert boardgames("replay", str(log), "--to", "30", "--position", str(position)).returncode == 0
    fails_with("cannot be written", "replay", str(log), "--position", str(position))
    new = tmp_path / "new.jsonl"
    played = boardgames("play", "felinia", "--from", str(position), "--plain", "--log", str(new))
    assert played.returncode == 0
    assert "The game is over." in played.stdout, "three bots finish it"
    assert boardgames("replay", str(new), "--verify").returncode == 0


def test_rules_by_id_show_rulings_and_examples() -> None:
    shown = boardgames("rules", "felinia", "FEL-AUC-08").stdout
    assert shown.startswith("FEL-AUC-08  ")
    assert "Source: French rulebook, " in shown


def test_all_rules_are_printed_by_section() -> None:
    assert "EASILY FORGOTTEN" in boardgames("rules", "felinia", "--aid").stdout
    shown = boardgames("rules", "felinia").stdout
    assert shown.count("FEL-") > 200


def test_tables_show_where_their_numbers_come_from() -> None:
    shown = boardgames("data", "felinia").stdout
    assert "boats.toml  boat" in shown
    assert "reconstructed" in shown
    assert "rows:" in shown


def test_every_cell_of_a_vector_is_explained() -> None:
    lines = boardgames("encoding", "felinia", "--players", "3").stdout.splitlines()
    told = json.loads(boardgames("encoding", "felinia", "--players", "3", "--json").stdout)
    assert len(lines) == 3 + len(told)
    assert any("players.0.money " in line and line.endswith("a number") for line in lines)
    assert any(line.endswith("0 nothing, 1 classic, 2 expert") for line in lines)
    assert all(cell["least"] <= cell["most"] for cell in told)
    assert boardgames("encoding", "felinia", "--players", "9").returncode == 1


def test_own_tables_are_checked_by_file_row_and_constraint(tmp_path: Path) -> None:
    folder = tmp_path / "felinia"
    folder.mkdir()
    for path in (ROOT / "data" / "felinia").glob("*.toml"):
        (folder / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    assert boardgames("data", "--check", str(folder)).returncode == 0
    boats = folder / "boats.toml"
    boats.write_text(boats.read_text(encoding="utf-8").replace("places = 1", "places = 7", 1), encoding="utf-8")
    result = boardgames("data", "felinia", "--check", str(folder))
    assert result.returncode == 1
    assert "boats.toml" in result.stderr
    assert "boat-0500" in result.stderr


def test_commands_without_a_screen_never_import_textual(tmp_path: Path) -> None:
    program = (
        "import sys\nfrom boardgames.cli.main import main\n"
        "try:\n    main(sys.argv[1:])\nexcept SystemExit:\n    pass\n"
        "print('textual' in sys.modules, file=sys.stderr)"
    )
    log = tmp_path / "game.jsonl"
    for arguments in (
        ["rules", "felinia", "FEL-AUC-03"],
        ["data", "felinia"],
        ["encoding", "felinia"],
        ["simulate", "felinia", "-n", "1", "--json"],
        ["data", "felinia", "--check"],
        ["play", "felinia", "--plain", "--log", str(log)],
        ["resume", str(log), "--plain"],
        ["replay", str(log), "--verify"],
        ["replay", str(log), "--plain"],
        ["replay", str(log), "--position", str(tmp_path / "position.json")],
        ["--version"],
    ):
        result = subprocess.run(
            [sys.executable, "-c", program, *arguments],
            input="board\n",
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8"},
            check=True,
        )
        assert result.stderr == "False\n", arguments
