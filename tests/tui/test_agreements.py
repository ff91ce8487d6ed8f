"""What a table agrees on: options are kept, and the screen obeys them."""

import re

import pytest

from boardgames.core import registry
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.history import HistoryScreen
from boardgames.tui.screens.options import OptionsScreen
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.settings import AGREEMENTS, GLYPHS, change, read_settings
from boardgames.tui.view.table_view import board_of, build_scene
from boardgames.tui.widgets.row_list import RowList
from tests.tui.driving import game_screen, is_asking, new_session, press, screen_text, tap, until


async def test_options_are_changed_by_arrows_and_kept() -> None:
    app = BoardgamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: "options" in screen_text(app))
        await pilot.press("o")
        await until(pilot, lambda: isinstance(app.screen, OptionsScreen), "the options")
        await pilot.press("down", "right")
        assert app.inks.palette.id == "light"
        await pilot.press("down", "down", "right")
        assert "< every turn >" in screen_text(app)
        await pilot.press("down", "left")
        assert (read_settings().theme, read_settings().curtain) == ("light", "every-turn")
        assert read_settings().undo == "never"


def test_a_field_goes_round_its_values() -> None:
    settings = read_settings()
    for field in (*AGREEMENTS, GLYPHS):
        seen = []
        for _ in field.values:
            change(settings, field)
            seen.append(getattr(settings, field.id))
        assert sorted(seen) == sorted(field.values)


@pytest.mark.parametrize(("projection", "shown"), [("all", 3), ("own-only", 1), ("off", 0)])
async def test_the_score_projection_is_shown_to_those_who_want_it(projection: str, shown: int) -> None:
    app = BoardgamesApp(new_session(registry.load("felinia"), players=3))
    app.settings.projection = projection
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app))
        points = re.findall(r"^[▶ ] [ABC]  (?:Anna|Boris|Chloe) +\d+ ", screen_text(app), re.MULTILINE)
        assert len(points) == shown
        await press(pilot, app, "V")
        if shown:
            await until(pilot, lambda: isinstance(app.screen, TextPage), "the sheets")
            heads = screen_text(app).splitlines()[2]
            assert [name in heads for name in ("Anna", "Boris", "Chloe")].count(True) == shown
        else:
            assert "without a score projection" in screen_text(app)


def test_without_a_projection_no_view_holds_a_score() -> None:
    session = new_session(registry.load("eic"), players=4)
    scene = build_scene(session.table, None, session.bots, projection="off")
    assert [player.score for player in scene.players] == [None] * 4


@pytest.mark.parametrize("name", registry.games())
def test_mats_keep_the_score_to_themselves_too(name: str) -> None:
    """Without a projection no mat says what a player would have if the game ended; its size stays the same."""
    session = new_session(registry.load(name), players=3)
    for _ in range(40):
        if (decision := session.decision) is not None:
            session.choose(decision.seat, session.legal_actions(decision.seat)[-1])
    board, game = board_of(session.game), session.game
    silent = build_scene(session.table, None, session.bots, projection="off")
    loud = build_scene(session.table, None, session.bots, projection="all")
    for seat in range(3):
        drawn = "\n".join(board.mat(game, silent.seen, seat, silent.look()).lines())
        assert not any(words in drawn for words in ("ended now", "all in all", "worth   ", "worth  "))
        assert board.mat(game, loud.seen, seat, loud.look()).height == len(drawn.split("\n"))


async def test_hints_can_be_switched_off() -> None:
    app = BoardgamesApp(new_session(players=2, bots=("", "random")))
    app.settings.hints = "off"
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app))
        assert " hint" not in screen_text(app).splitlines()[-1]
        await press(pilot, app, "H")
        assert game_screen(app).panel.offer is None
        assert "a bot" not in screen_text(app)


async def test_the_history_can_be_narrowed_and_explains_a_choice() -> None:
    session = new_session(registry.load("felinia"), players=2)
    for _ in range(6):
        decision = session.decision
        assert decision is not None
        session.choose(decision.seat, session.legal_actions(decision.seat)[0])
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "L")
        await until(pilot, lambda: isinstance(app.screen, HistoryScreen), "the history")
        page = app.screen.query_one("#page", RowList)
        await until(pilot, lambda: page.current == 6, "the last line under the cursor")
        everything = len(page.rows)
        await pilot.press("slash", *"boris", "enter")
        await until(pilot, lambda: len(page.rows) < everything, "fewer lines")
        by_boris = {number for number, choice in enumerate(session.table.choices, start=1) if choice.seat == 1}
        assert {line.key for line in page.rows} == by_boris
        await pilot.press("down")
        tap(app, "?")
        await until(pilot, lambda: "FEL-" in screen_text(app), "the explanation")
        assert "by Boris" in screen_text(app)
