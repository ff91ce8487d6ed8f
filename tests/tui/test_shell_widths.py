"""No page between the games cuts a text, in any language: first start, menu, wizards, options, lists, keys."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot

from boardgames import words
from boardgames.core import registry
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.first_start import LanguageScreen
from boardgames.tui.screens.start_menu import StartScreen
from tests.tui.driving import screen_lines, until


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    words.use("en")


CUT = "…"
PAGES = {"o": 16, "l": 0, "b": 0, "w": 0, "f1": 0}
"""Keys of the menu that open pages, and how often `down` leads to another line of help there."""
WIZARD = 11
"""Fields of the longest wizard."""


async def _pages(pilot: Pilot[None], app: BoardgamesApp) -> AsyncIterator[str]:
    """Open every page; yield what has led there."""
    yield "first start"
    await pilot.press("enter")
    await until(pilot, lambda: isinstance(app.screen, StartScreen), "the menu")
    yield "menu"
    wizards = {name[0]: WIZARD for name in registry.games()}
    for key, fields in (PAGES | wizards).items():
        await pilot.press(key)
        await until(pilot, lambda: not isinstance(app.screen, StartScreen), f"the page of {key}")
        await pilot.pause()
        yield key
        for field in range(fields):
            await pilot.press("down")
            yield f"{key}, {field + 1} down"
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, StartScreen), "the menu again")


SMALL, USUAL = (80, 24), (120, 40)


@pytest.mark.parametrize(("language", "size"), [*((language, SMALL) for language in words.LANGUAGES), ("fr", USUAL)])
async def test_no_page_between_the_games_cuts_a_text(language: str, size: tuple[int, int], own_home: Path) -> None:
    """French is the longest: where it fits on the usual terminal, the others do. Folders may be as long as they are."""
    words.use(language)
    app = BoardgamesApp(asks_language=True)
    cut, home = [], str(own_home)[:8]
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, LanguageScreen), "the question")
        await pilot.pause()
        async for page in _pages(pilot, app):
            cut += [(page, line.strip()) for line in screen_lines(app) if CUT in line and home not in line]
    assert not cut
