"""The command that prints a script with which a shell completes commands, games, options and files."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from boardgames.core.errors import UserError

SHELLS = {
    "bash": "source <(boardgames completion bash)",
    "zsh": 'eval "$(boardgames completion zsh)"',
    "fish": "boardgames completion fish | source",
}
"""Shells, and the line with which each of them reads its script."""
FOLDER = "DIR"
"""Placeholder of the arguments that are folders."""


def run_completion(args: argparse.Namespace) -> int:
    """Print a script for a shell; it knows the games that are installed now."""
    try:
        import shtab
    except ImportError:
        raise UserError("boardgames completion needs shtab: pip install shtab.") from None
    from boardgames.cli.main import parser

    top = parser()
    for action in _actions(top):
        if action.metavar == FOLDER:
            action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
        elif action.type is Path:
            action.complete = shtab.FILE  # type: ignore[attr-defined]
    print(shtab.complete(top, args.shell))
    return 0


def _actions(top: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """Yield the arguments of a parser and of its commands."""
    for action in top._actions:
        yield action
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from _actions(command)
