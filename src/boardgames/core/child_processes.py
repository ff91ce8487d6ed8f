"""Start processes of this program so that they never import modules from the current folder.

`python -m` and `python -c` put the current folder first on the path. It may be a stranger's folder of tables, and a
`random.py` in it would run as soon as a bot is asked.
"""

import contextlib
import os
import sys
from collections.abc import Iterator

SAFE_PATH = "PYTHONSAFEPATH"
_PROGRAM = "import sys; sys.path[:] = sys.argv[2:]; from importlib import import_module; import_module({!r}).main({})"


def command(module: str, argument: str = "") -> list[str]:
    """Return the command that runs `main` of a module in a new interpreter, which finds modules where this one does."""
    taken = "sys.argv[1]" if argument else ""
    path = [folder for folder in sys.path if folder]
    return [sys.executable, "-P", "-c", _PROGRAM.format(module, taken), argument, *path]


@contextlib.contextmanager
def safe_path() -> Iterator[None]:
    """Keep the current folder out of the path of interpreters that `multiprocessing` starts meanwhile."""
    before = os.environ.get(SAFE_PATH)
    os.environ[SAFE_PATH] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[SAFE_PATH]
        else:
            os.environ[SAFE_PATH] = before


def forget_current_folder() -> None:
    """Take the current folder off the path if `python -m boardgames` put it there and the program is elsewhere."""
    if sys.flags.safe_path or not sys.path or sys.path[0] != os.getcwd():
        return
    if not __file__.startswith(os.path.join(sys.path[0], "")):
        del sys.path[0]
