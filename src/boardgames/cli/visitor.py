"""The app for one tab of a browser: `main` runs in a process that `boardgames serve` has started."""

import shlex
from typing import NoReturn

from boardgames.cli.main import main as run


def main(arguments: str) -> NoReturn:
    """Open the menu, with the arguments that the server passes on."""
    run(shlex.split(arguments))
