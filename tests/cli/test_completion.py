"""`boardgames completion`: scripts of shtab that real shells read, and what is said where it is missing."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from boardgames.cli.completion import SHELLS, run_completion
from boardgames.cli.main import parser
from boardgames.core.errors import UserError
from boardgames.core.registry import GROUP, games
from tests.pages import manual
from tests.pages.commands import commands

SYNTAX = {"bash": ["bash", "-n"], "zsh": ["zsh", "-n"], "fish": ["fish", "--no-execute"]}
ASKED = """
source {script}
complete_line() {{
    COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 )); COMPREPLY=()
    COMP_LINE="$*"; COMP_POINT=${{#COMP_LINE}}
    _shtab_boardgames
    printf '%s\\n' "${{COMPREPLY[@]}}"
}}
complete_line boardgames {words}
"""


def script(shell: str, capsys: pytest.CaptureFixture[str]) -> str:
    pytest.importorskip("shtab")
    assert run_completion(parser().parse_args(["completion", shell])) == 0
    return capsys.readouterr().out


def test_without_shtab_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "shtab", None)
    with pytest.raises(UserError, match="needs shtab: pip install shtab"):
        run_completion(parser().parse_args(["completion", "bash"]))


@pytest.mark.parametrize("shell", SHELLS)
def test_the_script_has_every_command_and_its_shell_reads_it(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = script(shell, capsys)
    assert [name for name, _, _ in commands() if name not in text] == []
    if shutil.which(shell):
        subprocess.run(SYNTAX[shell], input=text, text=True, check=True)


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("'pl'", ["play"]),
        ("play ''", list(games())),
        ("play fel", ["felinia"]),
        ("play felinia --pl", ["--players", "--plain"]),
        ("--language ''", ["en", "fr", "nl"]),
        ("completion ''", list(SHELLS)),
    ],
)
def test_bash_completes(
    words: str, found: list[str], tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path_factory.mktemp("completion") / "boardgames"
    path.write_text(script("bash", capsys), encoding="utf-8")
    asked = ASKED.format(script=path, words=words)
    done = subprocess.run(["bash", "--norc", "-c", asked], capture_output=True, text=True, check=True)
    assert sorted(done.stdout.split()) == sorted(found), done.stderr


ODD_FOLDERS = (
    "a$(touch obeyed)`touch obeyed`;touch obeyed",
    ".sy touch obeyed \\X'x' \"%s\"",
    "c\x1b[2J\n.sy touch obeyed",
)
"""Names of folders in which somebody's package may describe itself."""


@pytest.fixture
def strangers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Packages of strangers with odd names, each with a game and an id that is none; where they are."""
    for number, name in enumerate(ODD_FOLDERS):
        info = tmp_path / f"{name}-1.0.dist-info"
        info.mkdir()
        (info / "entry_points.txt").write_text(
            f"[{GROUP}]\nodd.{number} = nothing:GAME\n$(touch obeyed) = nothing:GAME\n"
        )
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


def test_the_manual_page_obeys_no_name_of_a_stranger(strangers: Path) -> None:
    lines = manual.page().splitlines()
    assert [line for line in lines if "odd.2" in line], "the games are in it"
    assert all(line.isprintable() for line in lines)
    assert [line for line in lines if "obeyed" in line and line.startswith((".", "'"))] == []
    assert "\\X" not in "".join(lines), "every backslash of a name is written out"
    assert [line for line in lines if line.startswith("\\&.sy")], "a dot in front is none of a command"


@pytest.mark.parametrize("shell", SHELLS)
def test_completion_obeys_no_name_of_a_stranger(
    shell: str, strangers: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = script(shell, capsys)
    assert "odd.2" in text
    assert "obeyed" not in text
    assert all(line.replace("\t", "").isprintable() for line in text.splitlines())
    if shutil.which(shell):
        subprocess.run(SYNTAX[shell], input=text, text=True, check=True)


LOADED = {
    "bash": "{line}; complete -p boardgames",
    "zsh": "autoload -Uz compinit; compinit -u -D; {line}; print -r -- $_comps[boardgames]",
    "fish": "{line}; complete -C 'boardgames pl'",
}
"""How each shell shows that it has read its script."""


@pytest.mark.parametrize("shell", SHELLS)
def test_the_line_of_the_help_teaches_the_shell(shell: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if not shutil.which(shell):
        pytest.skip(f"{shell} is not on this machine")
    (tmp_path / "script").write_text(script(shell, capsys), encoding="utf-8")
    program = tmp_path / "boardgames"
    program.write_text(f"#!/bin/sh\ncat {tmp_path}/script\n", encoding="utf-8")
    program.chmod(0o755)
    done = subprocess.run(
        [shell, "-c", LOADED[shell].format(line=SHELLS[shell])],
        capture_output=True,
        text=True,
        env={**os.environ, "HOME": str(tmp_path), "PATH": f"{tmp_path}:{os.environ['PATH']}"},
    )
    assert {"fish": "play"}.get(shell, "_shtab_boardgames") in done.stdout, done.stderr
