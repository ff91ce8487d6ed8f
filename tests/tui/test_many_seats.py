"""A game of somebody else's for eight: every seat has a letter, a key and a line."""

import pytest
from textual.pilot import Pilot

from boardgames.core import registry
from boardgames.core.errors import UserError
from boardgames.core.game import SEAT_LETTERS, ScoreLine, ScoreSheet
from boardgames.core.player_names import DEFAULT_NAMES
from boardgames.core.score_sheets import exact_scores
from boardgames.store.log import read_log
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.look.styles import COLOURS, PLAYER_INKS, PLAYERS
from boardgames.tui.screens.curtain import ConsentScreen, Curtain
from boardgames.tui.screens.end import EndScreen
from boardgames.tui.screens.new_game import NewGameScreen
from boardgames.tui.view import score_history
from boardgames.tui.view.score_rows import score_rows
from tests.toy import GAME
from tests.tui.driving import is_asking, new_session, press, screen_text, tap, until
from tests.tui.monkey import play_through


def test_every_seat_has_a_style_and_four_have_one_of_their_own() -> None:
    assert len(PLAYERS) == len(PLAYER_INKS) == len(SEAT_LETTERS) == len(DEFAULT_NAMES)
    assert len(set(PLAYERS)) == len(set(PLAYER_INKS)) == len(COLOURS)
    assert PLAYERS[5] == PLAYERS[1]


def test_a_game_for_more_than_there_are_letters_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    crowd = type("Crowd", (), {"info": type("Info", (), {"id": "toy", "title": "Crowd", "players": (2, 9)})()})()
    monkeypatch.setattr("boardgames_toy.GAME", crowd)
    with pytest.raises(UserError, match="Crowd is for up to 9 players; a table has 8 seats"):
        registry.load("toy")


async def test_the_wizard_has_a_line_for_each_of_eight() -> None:
    app = BoardgamesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        app.push_screen(NewGameScreen(GAME))
        await until(pilot, lambda: "New game: Toy" in screen_text(app), "the wizard")
        await pilot.press("up", "left")
        await until(pilot, lambda: all(name in screen_text(app) for name in DEFAULT_NAMES), "all the names")
        await pilot.press("enter")
        await until(pilot, lambda: app.session is not None, "the table")
        assert app.session is not None
        assert app.session.log is not None
        assert read_log(app.session.log.path).header.names == DEFAULT_NAMES


@pytest.mark.parametrize("size", [(80, 24), (200, 60)])
async def test_eight_can_play_to_the_end(size: tuple[int, int]) -> None:
    app = BoardgamesApp(new_session(players=8, bots=("", "", *["random"] * 5, "")))
    async with app.run_test(size=size) as pilot:
        await play_through(pilot, app, seed=3)
        assert isinstance(app.screen, EndScreen)
        await until(pilot, lambda: "H Hug" in screen_text(app), "the column of the last seat")


async def agree(pilot: Pilot[None], app: BoardgamesApp) -> None:
    await until(pilot, lambda: isinstance(app.screen, ConsentScreen), "the roll-call")
    for letter in SEAT_LETTERS.lower():
        tap(app, letter)
    await until(pilot, lambda: not isinstance(app.screen, ConsentScreen), "everybody's consent")


async def test_everybody_lifts_the_curtain_and_agrees_with_a_key_of_their_own() -> None:
    session = new_session(players=8)
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 50)) as pilot:
        for letter in SEAT_LETTERS.lower():
            await until(pilot, lambda: isinstance(app.screen, Curtain), "the curtain")
            await pilot.press(letter)
            await press(pilot, app, "1", "enter")
        await until(pilot, lambda: len(session.table.choices) == 8 and is_asking(app), "all picks")
        await press(pilot, app, "ctrl+z")
        await agree(pilot, app)
        await until(pilot, lambda: len(session.table.choices) == 7, "the last pick taken back")


@pytest.mark.parametrize("width", [78, 116])
def test_eight_columns_of_scores_fit(width: int) -> None:
    sheets = [ScoreSheet(seat, (ScoreLine("coins", 10 * seat, "TOY-02"),)) for seat in range(8)]
    rows = score_rows(GAME, DEFAULT_NAMES, exact_scores(sheets), width)
    assert max(len(line.text.rstrip()) for line in rows) <= width
    assert [cell for cell in rows[1].text.split() if cell.isdecimal()] == [str(10 * seat) for seat in range(8)]


def test_a_plot_has_room_for_eight_who_are_level() -> None:
    lines = score_history.plot([(1, (0,) * 8), (2, (3,) * 8)], 40)
    assert sum(SEAT_LETTERS in line for line in lines) == 2
