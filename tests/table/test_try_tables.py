"""Tables of one's own are played a little when they are checked: what their words derive from ids shows then."""

import shutil
from pathlib import Path

import pytest

from boardgames.core import registry
from boardgames.core.errors import UserError
from boardgames.table.try_tables import try_tables
from tests.cli_runner import CliRunner
from tests.toy import GAME


def test_an_id_of_which_no_code_can_be_made_is_found(ask: CliRunner, tmp_path: Path) -> None:
    folder = tmp_path / "amerigo"
    shutil.copytree(registry.load("amerigo").parts.data, folder)
    path = folder / "landscape.toml"
    path.write_text(path.read_text().replace('id = "village-i1"', 'id = "q"'))
    refused = ask("data", "amerigo", "--check", folder)
    assert refused.status == 1
    assert refused.err == f"boardgames: {path}, q: its id must be 'village-i1'.\n"


def test_words_that_fail_are_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fails(*arguments: object) -> str:
        raise IndexError("string index out of range")

    monkeypatch.setattr(type(GAME.words), "code", fails)
    with pytest.raises(UserError, match="cannot be played with, variant plain: IndexError: string index out of range"):
        try_tables(GAME, tmp_path)


def test_two_choices_with_one_code_are_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(type(GAME.words), "code", lambda *_: "x")
    with pytest.raises(UserError, match="ValueError: x"):
        try_tables(GAME, tmp_path)


@pytest.mark.parametrize("name", registry.own_games())
def test_our_own_tables_can_be_played(name: str, tmp_path: Path) -> None:
    try_tables(registry.load(name), tmp_path)
