"""The same seed and choices give the same states in another process and under another hash seed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.laws.random_walks import PLAYED
from tests.toy import PROJECT

PROGRAM = """
import sys
from boardgames.core.values import digest
from tests.laws.random_walks import settings_of, walk
for setting in settings_of(sys.argv[1])[-2:]:
    print(setting, [digest(step.after) for step in walk(setting.load(), setting.config(11), 5)])
"""


@pytest.mark.parametrize("name", ["toy", *PLAYED])
def test_a_seed_gives_the_same_game_everywhere(name: str) -> None:
    root = Path(__file__).resolve().parents[2]
    answers = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM, name],
            cwd=root,
            env={
                **os.environ,
                "PYTHONHASHSEED": hash_seed,
                "PYTHONPATH": os.pathsep.join(map(str, (root / "src", root, PROJECT))),
                "LC_ALL": locale,
            },
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed, locale in (("0", "C"), ("1", "C.UTF-8"))
    }
    assert len(answers) == 1
    assert len(answers.pop()) > 1000
