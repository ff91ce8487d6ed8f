"""The manual page `boardgames.1`, from the parser: what `man boardgames` shows once the program is installed."""

import argparse
from collections.abc import Iterator

from boardgames.cli.main import parser, settings_of
from boardgames.core.registry import games
from tests.pages.commands import arguments, commands, shown
from tests.pages.markdown import sentence

ENVIRONMENT = {
    "BOARDGAMES_HOME": "The folder of saved games, settings and keys, instead of the user data folder.",
    "BOARDGAMES_LANGUAGE": "The language, if neither --language nor the options choose one: en, fr or nl.",
    "NO_COLOR": "Use no colours.",
}
STATUS = {
    "0": "The command did its work.",
    "1": "Its input was wrong; one sentence says how.",
    "2": "It was used in a wrong way.",
    "130": "It was interrupted.",
}


def page() -> str:
    """Return the whole page in the language of man."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    top = parser()
    yield '.\\" Generated from the command line: make reference'
    yield '.TH BOARDGAMES 1 "" "boardgames" "User Commands"'
    yield ".SH NAME"
    yield f"boardgames \\- {_text('heavy board games at one terminal')}"
    yield ".SH SYNOPSIS"
    yield ".B boardgames"
    yield _text("[options] [COMMAND ...]")
    yield ".SH DESCRIPTION"
    yield _text(top.description or "")
    yield from _entries("OPTIONS", top)
    yield ".SH COMMANDS"
    for name, help_, command in commands():
        words = " ".join(shown(argument) for argument in command._actions if not argument.option_strings)
        yield f".SS boardgames {name} {_text(f'[options] {words}'.rstrip())}"
        yield _text(sentence(help_))
        yield from _options(command)
    yield ".SH GAMES"
    yield from _terms({name: f"{settings_of(name)}." for name in games()})
    yield ".SH ENVIRONMENT"
    yield from _terms(ENVIRONMENT)
    yield ".SH EXIT STATUS"
    yield from _terms(STATUS)


def _entries(heading: str, command: argparse.ArgumentParser) -> Iterator[str]:
    yield f".SH {heading}"
    yield from _options(command)


def _options(command: argparse.ArgumentParser) -> Iterator[str]:
    there = (one for one in arguments(command) if not isinstance(one, argparse._SubParsersAction))
    yield from _terms({shown(argument): sentence(argument.help or "") for argument in there})


def _terms(terms: dict[str, str]) -> Iterator[str]:
    for term, text in terms.items():
        yield from (".TP", f".B {_text(term)}", _text(text))


def _text(text: str) -> str:
    """A line in which nothing is taken for a command, and a hyphen stays one."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped[:1] in (".", "'") else escaped
