"""Folder of what belongs to the user: saved games, settings, own keys."""

import os
from pathlib import Path


def home_folder() -> Path:
    """Return the folder of everything that is saved; `BOARDGAMES_HOME` moves it."""
    if home := os.environ.get("BOARDGAMES_HOME"):
        return Path(os.path.expanduser(home))
    from platformdirs import user_data_path

    return user_data_path("boardgames", appauthor=False)
