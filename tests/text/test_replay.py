"""Recorded games as text: damaged ones, those of other rules, and the secrets of those that still go on."""

import json
from pathlib import Path
from typing import Any

import pytest

from boardgames.core import registry
from boardgames.lab.simulate import Plan, simulate_one
from boardgames.store.log import read_log
from boardgames.store.position import load_state, read_position_file
from boardgames.store.replay import replay
from boardgames.table.session import Session
from boardgames.text.replay import WatchedLog
from tests.cli_runner import CliRunner
from tests.store.test_log import forge, recorded, rewrite
from tests.toy import GAME, PICKS

pytestmark = pytest.mark.usefixtures("toy_installed")


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    session = Session.new(GAME, ("Ann", "Bob"), ("", ""), seed=7, variant="plain", path=tmp_path / "finished.jsonl")
    while (decision := session.decision) is not None:
        session.choose(decision.seat, session.legal_actions(decision.seat)[0])
    session.close()
    assert session.log is not None
    return session.log.path


@pytest.fixture
def running(tmp_path: Path) -> Path:
    """Ann has picked in secret; Bob has not."""
    session = Session.new(GAME, ("Ann", "Bob"), ("", ""), seed=7, variant="plain", path=tmp_path / "running.jsonl")
    session.choose(0, PICKS[2])
    session.close()
    assert session.log is not None
    return session.log.path


def test_a_verdict_says_how_much_was_verified_and_whether_the_game_is_over(
    ask: CliRunner, finished: Path, running: Path
) -> None:
    lines = len(read_log(finished).lines)
    assert f"all {lines} lines replay exactly; the game is over." in ask("replay", finished, "--verify").out
    assert "1 line replays exactly; the game is not over." in ask("replay", running, "--verify").out
    assert ": 2 lines replay exactly; the game is not over." in ask("replay", finished, "--verify", "--to", "2").out


def test_a_verdict_about_a_log_without_a_chain_says_what_it_does_not_cover(ask: CliRunner, finished: Path) -> None:
    lines = [json.loads(line) for line in finished.read_text().splitlines()]
    lines[0]["boardgames"] = 1
    for line in lines[1:]:
        del line["chain"]
    finished.write_text("".join(json.dumps(line) + "\n" for line in lines))
    assert "names, bots and marks are not covered" in ask("replay", finished, "--verify").out


def test_what_stands_before_the_damage_is_shown(ask: CliRunner, finished: Path) -> None:
    whole = ask("replay", finished, "--plain").out
    rewrite(finished, 4, digest="0" * 16)
    shown = ask("replay", finished, "--plain")
    assert shown.status == 0
    assert "line 4 is damaged" in shown.out
    assert whole.splitlines()[0].startswith(shown.out.splitlines()[0]), "less a secret: the game may not be over"
    assert ask("replay", finished, "--to", "2").out.count("damaged") == 0
    refused = ask("replay", finished, "--verify")
    assert refused.status == 1
    assert "line 4 is damaged" in refused.err
    assert "the 2 lines before it replay exactly" in refused.err
    assert refused.err.count("\n") == 1


def test_a_log_of_other_rules_replays_exactly_or_as_far_as_it_is_legal(
    ask: CliRunner, finished: Path, tmp_path: Path
) -> None:
    forge(finished, 1, revision=99)
    same = ask("replay", finished, "--plain").out
    assert "revision 99" in same
    assert "It plays exactly the same here." in same
    refused = ask("resume", finished, "--plain")
    assert refused.status == 1
    assert "cannot be played on here" in refused.err
    assert "Play on with boardgames" in refused.err
    forge(finished, 3, digest="0" * 16)
    other = ask("replay", finished, "--plain").out
    assert "From line 3 on the result differs here" in other


def test_a_log_of_other_rules_that_becomes_illegal_ends_there(ask: CliRunner, finished: Path) -> None:
    forge(finished, 1, revision=99)
    forge(finished, 3, act={"do": "stop"})
    shown = ask("replay", finished, "--plain")
    assert shown.status == 0
    assert "line 3 is not legal" in shown.out


def test_a_running_game_keeps_its_secrets(ask: CliRunner, running: Path) -> None:
    closed = ask("replay", running, "--plain")
    assert closed.status == 0
    assert "only what a spectator may see" in closed.out
    opened = ask("replay", running, "--plain", "--open", typed="Ann\nBob\n")
    assert opened.status == 0
    assert "3" in opened.out.splitlines()[0]
    assert opened.out.splitlines()[0] not in closed.out
    assert "bystander" not in opened.out


@pytest.mark.parametrize("typed", ["", "Ann\n", "Bob\nAnn\n", "Ann\nann\n"])
def test_everybody_must_agree_before_it_is_laid_open(ask: CliRunner, running: Path, tmp_path: Path, typed: str) -> None:
    out = tmp_path / "out.json"
    for how in (["--plain"], ["--to", "1"], ["--position", out]):
        refused = ask("replay", running, *how, "--open", typed=typed)
        assert refused.status == 1
        assert "has not agreed" in refused.err
        assert refused.out == ""
    assert not out.exists()


def test_nobody_is_asked_about_a_game_that_is_over(ask: CliRunner, finished: Path) -> None:
    assert ask("replay", finished, "--plain", "--open").out == ask("replay", finished, "--plain").out


def state_in(path: Path) -> Any:
    return json.loads(path.read_text())["state"]


def test_a_position_of_a_running_game_tells_no_secret_and_can_be_played(
    ask: CliRunner, running: Path, tmp_path: Path
) -> None:
    closed, opened, new = tmp_path / "closed.json", tmp_path / "opened.json", tmp_path / "new.jsonl"
    assert "as a spectator sees it" in ask("replay", running, "--position", closed).out
    assert ask("replay", running, "--position", opened, "--open", typed="Ann\nBob\n").status == 0
    assert closed.stat().st_mode & 0o777 == 0o600
    real = replay(read_log(running), GAME).state
    assert state_in(opened) == json.loads(json.dumps(_plain(real)))
    assert state_in(closed) != state_in(opened)
    assert json.loads(closed.read_text())["seed"] == 0, "the seed would tell everything"
    assert ask("play", "toy", "--from", closed, "--plain", "--log", new, typed="1\n").status == 0
    again = tmp_path / "again.json"
    ask("replay", running, "--position", again)
    assert again.read_text() == closed.read_text(), "asking again tells nothing new"


def _plain(state: Any) -> Any:
    from boardgames.core.values import to_plain

    return to_plain(state)


def test_a_damaged_log_of_no_finished_game_keeps_its_secrets(ask: CliRunner, tmp_path: Path) -> None:
    path = tmp_path / "cut.jsonl"
    recorded(path)
    lines = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join([*lines[:3], b"rubbish", b""]))
    shown = ask("replay", path, "--plain")
    assert "only what a spectator may see" in shown.out
    assert "line 4 is damaged" in shown.out


@pytest.mark.parametrize("name", ["amerigo", "eic", "felinia", "mombasa"])
def test_what_a_bystander_sees_of_any_game_is_a_sound_position(name: str, tmp_path: Path) -> None:
    game = registry.load(name)
    players = game.info.players[-1]
    plan = Plan(
        game=name,
        games=1,
        players=players,
        seed=3,
        variant=game.info.variants[-1],
        options=(),
        bots=("random",) * players,
        log_dir=str(tmp_path),
    )
    simulate_one(plan, 1)
    (log,) = tmp_path.glob("*.jsonl")
    lines = log.read_bytes().splitlines(keepends=True)
    for cut in range(1, len(lines) - 1, len(lines) // 5):
        log.write_bytes(b"".join(lines[:cut]))
        record = WatchedLog(read_log(log), game, None, wants_open=False)
        here = tmp_path / f"{cut}.json"
        record.write_position(here)
        state = load_state(read_position_file(here), game, here)
        assert game.observe(state, None) == game.observe(record.table.state, None)
