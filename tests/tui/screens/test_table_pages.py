"""Pages that a table opens."""

from dataclasses import replace

import pytest

from boardgames.core import registry
from boardgames.core.values import evolve
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens import table_pages
from boardgames.tui.screens.history import HistoryScreen
from boardgames.tui.screens.table_pages import MatsPage, score_page
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.view.table_view import build_scene
from boardgames.words import say
from tests.tui.driving import is_asking, new_session, press, screen_text, until


async def test_pages_of_the_table() -> None:
    app = BoardgamesApp(new_session(registry.load("felinia"), players=2))
    async with app.run_test(size=(120, 40)) as pilot:
        for key, words in (("V", "as if the game ended now"), ("L", "history · Enter"), ("f5", "Keys")):
            await press(pilot, app, key)
            await until(pilot, lambda w=words: w in screen_text(app), words)  # type: ignore[misc]
            assert isinstance(app.screen, TextPage | HistoryScreen)
            await pilot.press("escape")


async def test_a_taken_back_choice_stays_in_the_history() -> None:
    session = new_session(registry.load("felinia"), players=2)
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "down", "enter")
        await until(pilot, lambda: len(session.table.choices) == 1, "a choice")
        await press(pilot, app, "ctrl+z")
        await until(pilot, lambda: not session.table.choices, "the undo")
        await press(pilot, app, "L")
        await until(pilot, lambda: "1 taken back after choice 1" in screen_text(app), "the history")


async def test_the_drawer_of_somebody_alone_needs_no_curtain_and_the_same_key_closes_it() -> None:
    app = BoardgamesApp(new_session(bots=("", "random")))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "P")
        await until(pilot, lambda: isinstance(app.screen, MatsPage), "the drawer")
        await until(pilot, lambda: "Anna: private, for your eyes only" in screen_text(app), "its title")
        await pilot.press("P")
        await until(pilot, lambda: is_asking(app), "the table")


async def test_every_screen_of_the_house_has_a_page_with_its_keys() -> None:
    app = BoardgamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: "New game" in screen_text(app), "the start screen")
        await pilot.press("f1")
        await until(pilot, lambda: isinstance(app.screen, TextPage), "the keys")
        assert "Leave the program; the game is saved (quit)" in " ".join(screen_text(app).split())
        await pilot.press("enter")
        await until(pilot, lambda: not isinstance(app.screen, TextPage), "the way back")


def test_where_several_look_the_score_page_says_where_hidden_points_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.load("felinia")
    session = new_session(game, players=2)
    for viewer in (None, 0):
        scene = build_scene(session.table, viewer, ("", ""))
        unsure = evolve(scene.estimates[0], unsure=frozenset({("people", "FEL-SCO-01")}))
        found = (unsure, scene.estimates[1])
        monkeypatch.setattr(table_pages, "estimate_scores", lambda *_, found=found: found)
        page = score_page(replace(scene, estimates=found))
        said = any(say("drawer-shows") in line.text for line in page._page)
        assert said == (viewer is None), "who looks alone sees their own points anyway"


def test_the_score_page_of_a_finished_game_shows_the_final_scores() -> None:
    scene = build_scene(new_session(registry.load("felinia"), players=2).table, None, ("", ""))
    pages = [score_page(scene), score_page(replace(scene, decision=None))]
    assert [page._heading for page in pages] == ["Felinia: as if the game ended now", "Felinia: the final scores"]
