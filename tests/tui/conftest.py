"""The toy joins the shelf, with its own drawing; nothing blinks, nothing moves by itself."""

import sys
from typing import Any

import pytest

from boardgames import games
from tests.toy import GAME
from tests.tui import toy_board


@pytest.fixture(autouse=True)
def toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TEXTUAL_ANIMATIONS", "none")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setitem(sys.modules, "boardgames.tui.boards.toy", toy_board)
    load = games.load

    def load_or_toy(name: str, data: Any = None) -> Any:
        return GAME if name == "toy" else load(name, data)

    monkeypatch.setattr(games, "load", load_or_toy)
