"""Code in the documents that needs a library of an extra runs where that library is."""

import json
import shlex
from importlib import import_module

import pytest

from boardgames.cli.main import main, parser
from tests.cli.test_main import ROOT
from tests.test_documents import BLOCKS, NEEDS, Block

LIBRARY = ROOT / "docs" / "library"


@pytest.mark.parametrize("block", [block for block in BLOCKS if block.path.startswith(NEEDS)], ids=str)
def test_python_runs_with_its_library(block: Block) -> None:
    pytest.importorskip(block.path.removeprefix(NEEDS))
    exec(compile(block.text, str(block), "exec"), {})


def test_the_bots_of_the_training_script_can_play_in_a_league(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The script learns with a library that no extra has; everything else in it is tried."""
    pytest.importorskip("gymnasium")
    monkeypatch.syspath_prepend(str(LIBRARY))
    league = "league felinia --bots first,random --bots-from train_agent -n 1 --jobs 1 --json"
    with pytest.raises(SystemExit, match="0"):
        main(league.split())
    assert {bot["bot"] for bot in json.loads(capsys.readouterr().out)["bots"]} == {"first", "random"}
    seat = import_module("train_agent").table("felinia", 1, "easy")
    vector, info = seat.reset(seed=7)
    assert seat.observation_space.contains(vector)
    assert seat.action_masks().sum() > 1
    assert len(info["scores"]) == 2


def test_the_commands_of_the_training_script_are_understood() -> None:
    usage = (LIBRARY / "train_agent.py").read_text(encoding="utf-8").split('"""')[1]
    (command,) = (line.partition(" boardgames ")[2] for line in usage.splitlines() if " boardgames " in line)
    assert parser().parse_args(shlex.split(command)).bots_from == "train_agent"
