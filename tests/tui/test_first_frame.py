"""The first frame: drawn once, complete, and before anything is imported that it does not show."""

import os
import subprocess
import sys
from typing import Any

import pytest
from textual._compositor import LayoutUpdate
from textual.screen import Screen

from boardgames.core.registry import load
from boardgames.table.session import Session
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.game import GameScreen
from tests.tui.driving import screen_text, until

MENU = """
import asyncio, sys
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.start_menu import StartScreen
from tests.tui.driving import screen_text, until

app, loaded, shown = BoardgamesApp(), [], []

def first_drawn(self):
    loaded.extend(sys.modules)
    shown.append(screen_text(app))

async def menu():
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: shown, "the first frame")

StartScreen.first_drawn = first_drawn
before = set(sys.modules)
asyncio.run(menu())
print(*loaded)
print(shown[0])
"""
RULES = """
import sys
from boardgames.cli.main import main

try:
    main(["rules", "felinia", "FEL-AUC-01"])
except SystemExit:
    print("loaded:", *sys.modules)
"""


def run(program: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", program], env=dict(os.environ), capture_output=True, text=True, check=True
    )
    return done.stdout


def of_ours(modules: str) -> set[tuple[str, ...]]:
    return {tuple(name.split(".")[1:]) for name in modules.split() if name.startswith("boardgames.")}


def test_the_menu_is_complete_before_a_game_or_a_bot_is_imported() -> None:
    modules, _, shown = run(MENU).partition("\n")
    for title in ("Amerigo", "East India Companies", "Felinia", "Mombasa"):
        assert title in shown
    assert "hidden: tiles won" in shown
    loaded = of_ours(modules)
    assert ("tui", "screens", "start_menu") in loaded
    assert {name for name in loaded if name[0] == "bots" and len(name) > 1} == set()
    assert {name for name in loaded if name[1:] == ("game",) and name[0] != "core"} == set()


def test_a_rule_is_looked_up_without_its_game() -> None:
    shown, _, modules = run(RULES).partition("loaded: ")
    assert shown.startswith("FEL-AUC-01")
    loaded = of_ours(modules)
    assert ("felinia", "info") in loaded
    unwanted = {("felinia", "game"), ("table", "foresight"), ("table", "session"), ("store", "log_header")}
    assert loaded & unwanted == set()
    assert {name for name in loaded if name[0] in ("bots", "tui") and len(name) > 1} <= {("tui", "settings")}


async def test_the_first_frame_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game, drawn, display = load("felinia"), list[object](), BoardgamesApp._display

    def noted(self: BoardgamesApp, screen: Screen[Any], renderable: Any) -> None:
        if not self._batch_count and isinstance(renderable, LayoutUpdate):
            drawn.append(screen)
        display(self, screen, renderable)

    monkeypatch.setattr(BoardgamesApp, "_display", noted)
    app = BoardgamesApp(Session.new(game, ("Ann", "Bob"), ("", ""), seed=7, variant="classic"))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, GameScreen) and bool(app.screen.painted), "the table")
        await pilot.pause()
        assert "FELINIA" in screen_text(app)
        assert drawn == [app.screen]
