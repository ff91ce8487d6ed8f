"""What is left of a crash: a file without anybody's cards, and two sentences."""

import stat
from pathlib import Path

import pytest

from boardgames.cli import main as cli
from boardgames.core.registry import load
from boardgames.table.crash_file import write_crash
from boardgames.tui.app import BoardgamesApp
from tests.cli_runner import CliRunner
from tests.tui.driving import is_asking, new_session, until


def crashed() -> Exception:
    def deal(hand: str) -> None:
        raise KeyError(len(hand))

    try:
        deal("the queen of hearts")
    except KeyError as error:
        return error
    raise AssertionError


def written(home: Path) -> Path:
    (path,) = (home / "crashes").iterdir()
    return path


def test_the_file_has_the_traceback_and_no_variables(own_home: Path) -> None:
    said = write_crash(crashed())
    path = written(own_home)
    text = path.read_text()
    assert "KeyError: 19" in text
    assert "in deal" in text
    assert "hand =" not in text
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    assert str(path) in said
    assert said.count(". ") == 1
    assert "is saved" in said


def test_without_a_place_for_the_file_it_is_said_what_is_safe(own_home: Path) -> None:
    own_home.write_text("no folder")
    assert write_crash(crashed()).endswith("It was KeyError, and no file about it could be written.")


def test_a_command_that_crashes_says_two_sentences(
    ask: CliRunner, own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def crash() -> None:
        raise crashed()

    monkeypatch.setattr(cli, "_open_standard_streams", crash)
    ended = ask("--version")
    assert ended.status == 1
    assert ended.err.count("\n") == 1
    assert "Traceback" not in ended.err
    assert str(written(own_home)) in ended.err


async def test_an_app_that_crashes_shows_no_variables(capfd: pytest.CaptureFixture[str]) -> None:
    app = BoardgamesApp(new_session(load("felinia")))

    async def crash() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await until(pilot, lambda: is_asking(app), "the table")
            app._handle_exception(crashed())

    with pytest.raises(KeyError):
        await crash()
    assert isinstance(app.crash, KeyError)
    assert "queen" not in "".join(capfd.readouterr())
