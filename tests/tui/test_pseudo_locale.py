"""No word on a screen comes from Python, and words may be a third longer: seen in languages that nobody speaks."""

import os
import subprocess
import sys

import pytest

from tests.cli.test_main import ROOT


@pytest.mark.parametrize("mode", ["marked", "stretched"])
def test_every_word_comes_from_a_catalogue_and_may_be_longer(mode: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.pseudo", mode],
        cwd=ROOT,
        env=dict(os.environ, PYTHONPATH=f"{ROOT}{os.pathsep}{ROOT / 'src'}", TEXTUAL_ANIMATIONS="none"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == ""
    assert done.returncode == 0, done.stderr[-2000:]
