"""The game screen, driven by its keys."""

import pytest
from textual.pilot import Pilot

from boardgames.store.log import read_log, replay
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.absence_replay import LookBack
from boardgames.tui.screens.curtain import Curtain
from boardgames.tui.screens.table_pages import Mats
from boardgames.tui.screens.text_page import Reader
from tests.toy import GAME
from tests.tui.driving import game_screen, is_asking, new_session, press, screen_lines, screen_text, until

SIZES = ((80, 24), (120, 40), (200, 60))


async def lift(pilot: Pilot[None], app: BoardgamesApp, key: str) -> None:
    await until(pilot, lambda: isinstance(app.screen, Curtain) and app.screen.is_current, "a curtain")
    await pilot.press(key)
    await until(pilot, lambda: not isinstance(app.screen, Curtain), "the curtain to lift")


@pytest.mark.parametrize("size", SIZES)
async def test_the_question_and_its_choices_are_in_sight_at_every_size(size: tuple[int, int]) -> None:
    app = BoardgamesApp(new_session(bots=("", "random")))
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: is_asking(app))
        text = screen_text(app)
        assert "Anna: pick coins in secret" in text
        for words in ("ask for 1 coin", "ask for 2 coins", "ask for 3 coins", "Deck", "saved"):
            assert words in text
        assert all(len(line) <= size[0] for line in screen_lines(app))


async def test_a_code_selects_and_enter_confirms() -> None:
    session = new_session(bots=("", "random"))
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "2")
        assert game_screen(app).panel.offer is not None
        assert session.table.choices == []
        await pilot.press("enter")
        await until(pilot, lambda: len(session.table.choices) >= 2)
        assert session.table.choices[0].action.coins == 2
        assert session.log is not None
        assert replay(read_log(session.log.path), GAME).state == session.table.state


async def test_what_happened_can_be_stepped_through_on_the_board() -> None:
    session = new_session(bots=("", "random"))
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "2", "enter")
        await until(pilot, lambda: len(session.table.choices) >= 2 and is_asking(app), "Anna's next question")
        await press(pilot, app, "comma")
        await until(pilot, lambda: isinstance(app.screen, LookBack) and app.screen.painted > 0, "the look back")
        assert "Looking back: choice 1 of" in screen_text(app)
        away = len(session.table.choices) - 1
        for _ in range(away):
            await pilot.press("full_stop")
        await until(pilot, lambda: is_asking(app), "the present after the last step")


async def test_everybodys_open_belongings_are_one_key_away() -> None:
    app = BoardgamesApp(new_session(bots=("", "random")))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "O")
        await until(pilot, lambda: isinstance(app.screen, Mats), "the mats")
        await until(pilot, lambda: "B pick 0" in screen_text(app), "Boris's mat")
        await pilot.press("O")
        await until(pilot, lambda: is_asking(app))


async def test_two_quick_keys_end_one_page_and_not_the_table_below() -> None:
    app = BoardgamesApp(new_session(bots=("", "random")))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "question_mark")
        await until(pilot, lambda: isinstance(app.screen, Reader), "the rules")
        page = app.screen
        assert isinstance(page, Reader)
        page.action_back()
        page.action_back()
        await until(pilot, lambda: is_asking(app), "the table, still there")


async def test_n_goes_round_the_legal_choices_only() -> None:
    app = BoardgamesApp(new_session(bots=("", "random")))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app))
        chosen = []
        for _ in range(4):
            await press(pilot, app, "N")
            offer = game_screen(app).panel.offer
            assert offer is not None
            assert offer.refusal is None
            chosen.append(offer.code)
        assert chosen == ["1", "2", "3", "1"]
