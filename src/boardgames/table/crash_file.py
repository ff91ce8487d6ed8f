"""Write what is left of a crash: a file with the traceback, and two sentences for the people at the table."""

import os
import platform
import time
import traceback

from boardgames.core.errors import printable
from boardgames.core.version import __version__
from boardgames.store.home_folder import home_folder
from boardgames.store.safe_files import private_folder, write_new
from boardgames.words import say

CRASH_FOLDER = "crashes"


def write_crash(error: BaseException) -> str:
    """Write the traceback to a file, without the values of variables: they may be a player's cards.

    Return what is safe and where the file is, in two sentences.
    """
    about = __version__, platform.python_implementation(), platform.python_version(), platform.platform()
    text = " · ".join(about) + "\n\n" + "".join(traceback.format_exception(error))
    folder = home_folder() / CRASH_FOLDER
    path = folder / f"{time.strftime('%Y%m%d-%H%M%S')}-{os.getpid()}.txt"
    try:
        private_folder(folder)
        write_new(path, text)
    except Exception:  # the sentence about what is safe must be said all the same
        return f"{say('crash-safe')} {say('crash-no-file', error=printable(type(error).__name__))}"
    return f"{say('crash-safe')} {say('crash-file', file=printable(str(path)))}"
