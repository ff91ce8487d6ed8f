"""The command reference, from the parser."""

import argparse
from collections.abc import Iterator

from boardgames.cli.completion import SHELLS
from boardgames.cli.main import parser, settings_of
from boardgames.core.registry import games
from tests.pages.markdown import sentence, table

INTRODUCTION = """# Commands

This page is generated from the command line itself: `make reference`. `boardgames COMMAND --help` prints the same.
Without a command, `boardgames` opens the menu. `--ascii` is accepted before or after every command, and
`boardgames --version` prints the version. `man boardgames` shows the same as this page once the program is
installed.

With the extra `completion` your shell completes commands, games, options and files. Put its line into its startup file:

COMPLETION
The exit status is 0 if the command did its work, 1 if its input was wrong, and 2 if it was used in a wrong way.
"""


def page() -> str:
    """Return the whole page."""
    shells = "\n".join(("```", *(f"{line:44}# in {shell}" for shell, line in SHELLS.items()), "```", ""))
    lines = [*INTRODUCTION.replace("COMPLETION", shells).splitlines(), "", "## Variants and options", ""]
    lines += table(("game", "players, variants and options"), ((f"`{name}`", settings_of(name)) for name in games()))
    for name, help_, command in commands():
        words = " ".join(shown(argument) for argument in command._actions if not argument.option_strings)
        lines += [f"## boardgames {name}", "", sentence(help_), "", "```text"]
        lines += [f"boardgames {name} [options] {words}".rstrip(), "```", ""]
        lines += table(("argument", "meaning"), ((f"`{shown(a)}`", a.help or "") for a in arguments(command)))
    return "\n".join(lines[:-1]) + "\n"


def commands() -> Iterator[tuple[str, str, argparse.ArgumentParser]]:
    """Yield name, help and parser of every command."""
    top = next(action for action in parser()._actions if isinstance(action, argparse._SubParsersAction))
    helps = {choice.dest: choice.help or "" for choice in top._choices_actions}
    for name, command in top.choices.items():
        yield name, helps[name], command


def arguments(command: argparse.ArgumentParser) -> list[argparse.Action]:
    """Return the arguments of a command that its help lists, without the help itself."""
    return [action for action in command._actions if action.help != argparse.SUPPRESS and action.dest != "help"]


def shown(argument: argparse.Action) -> str:
    """Return how an argument is written."""
    if argument.option_strings:
        return f"{', '.join(argument.option_strings)} {argument.metavar or ''}".rstrip()
    name = str(argument.metavar or argument.dest)
    return {"?": f"[{name}]", "*": f"[{name} ...]"}.get(str(argument.nargs), name)
