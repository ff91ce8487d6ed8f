"""Words of text mode in three languages: each is understood, listed, and the word of one command only."""

import io
import re
from collections.abc import Iterator

import pytest

from boardgames.core.fold_accents import fold_accents
from boardgames.core.player_names import DEFAULT_NAMES
from boardgames.core.registry import load
from boardgames.table.load_game import in_spoken_language
from boardgames.table.session import Session
from boardgames.text.commands import EXPLAIN, command, means, shown
from boardgames.text.game import PlainTable
from boardgames.words import LANGUAGES, say, use

COMMANDS = PlainTable.commands()
BEHIND = ("all", "yes")
"""Words that are typed behind a command."""


@pytest.fixture(params=list(LANGUAGES))
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    use(request.param)
    yield request.param
    use("en")


def test_a_word_is_one_command_in_its_language_and_in_english(language: str) -> None:
    for one in COMMANDS:
        assert command(one, COMMANDS) == one
        assert command(say(f"word-{one}").upper(), COMMANDS) == one
        assert re.fullmatch(r"\w+", shown(one)), "it is typed as one word"
    assert command("?", COMMANDS) == EXPLAIN
    assert command("xyz", COMMANDS) == ""
    for one in BEHIND:
        assert means(one, one)
        assert means(say(f"word-{one}"), one)


def test_the_help_lists_every_word(language: str) -> None:
    listed = re.findall(r"\w+", fold_accents(say("plain-help")))
    assert [one for one in (*COMMANDS, "all") if one != EXPLAIN and shown(one) not in listed] == []


def test_the_help_needs_no_wrapping_on_a_usual_terminal(language: str) -> None:
    """Two columns of words were broken into each other at 80 columns."""
    assert language
    assert max(len(line) for line in say("plain-help").splitlines()) < 80


def test_english_is_as_the_methods_are_named() -> None:
    assert [one for one in (*COMMANDS, *BEHIND) if shown(one) != one] == []


def test_no_word_is_a_code_at_the_beginning_of_a_game(language: str) -> None:
    for name in ("amerigo", "eic", "felinia", "mombasa"):
        game = load(name)
        session = Session.new(game, DEFAULT_NAMES[:2], ("", ""), seed=1, variant=game.info.variants[0])
        codes = {code for _, code, _ in PlainTable(session).numbered(session.table.decisions()[0].seat)}
        assert not codes & {shown(one) for one in COMMANDS}


def test_a_table_is_asked_in_its_language(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [say("word-log"), "1", say("word-undo"), say("word-players"), "help", say("word-quit"), "1"]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines)))
    session = Session.new(in_spoken_language(load("felinia")), DEFAULT_NAMES[:2], ("", ""), seed=1, variant="classic")
    PlainTable(session, draws=False).run()
    told = capsys.readouterr().out
    assert say("plain-undone") in told
    assert say("plain-help").splitlines()[1].strip() in told
    assert not session.table.choices
