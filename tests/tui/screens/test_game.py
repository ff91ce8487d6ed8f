"""The game screen, driven by its keys."""

from collections.abc import Sequence
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.strip import Strip

from boardgames.core.registry import load
from boardgames.store.log import read_log
from boardgames.store.replay import replay
from boardgames.table.session import Session
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.look.paint import Row
from boardgames.tui.screens.absence_replay import AbsenceReplayScreen
from boardgames.tui.screens.curtain import Curtain
from boardgames.tui.screens.history import HistoryScreen
from boardgames.tui.screens.table_pages import MatsPage
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.widgets.row_list import RowList
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
        await until(
            pilot, lambda: isinstance(app.screen, AbsenceReplayScreen) and app.screen.painted > 0, "the look back"
        )
        assert "Looking back: the table as you left it" in screen_text(app), "nothing has gone forward before a step"
        away = len(session.table.choices) - 1
        for number in range(away):
            await pilot.press("full_stop")
            assert f"Looking back: choice {number + 1} of {away}" in screen_text(app)
        await pilot.press("comma")
        assert f"choice {away - 1} of" in screen_text(app) or away == 1
        await pilot.press("full_stop", "full_stop")
        await until(pilot, lambda: is_asking(app), "the present after the last step")


async def test_everybodys_open_belongings_are_one_key_away() -> None:
    app = BoardgamesApp(new_session(bots=("", "random")))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "O")
        await until(pilot, lambda: isinstance(app.screen, MatsPage), "the mats")
        await until(pilot, lambda: "B pick 0" in screen_text(app), "Boris's mat")
        await pilot.press("O")
        await until(pilot, lambda: is_asking(app))


async def test_two_quick_keys_end_one_page_and_not_the_table_below() -> None:
    app = BoardgamesApp(new_session(bots=("", "random")))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "question_mark")
        await until(pilot, lambda: isinstance(app.screen, TextPage), "the rules")
        page = app.screen
        assert isinstance(page, TextPage)
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


async def test_the_history_has_its_width_in_the_first_frame() -> None:
    session = new_session(load("felinia"), players=3, bots=("random",) * 3)
    while len(session.table.choices) < 12:
        assert session.decision is not None
        session.choose(session.decision.seat, session.bot_choice(session.decision.seat))
    app = BoardgamesApp(Session(session.table, session.setup, ("",) * 3, None))
    drawn: list[int] = []
    show = RowList.show_rows

    def spied(self: RowList, rows: Sequence[Row], *rest: Any, **more: Any) -> None:
        if self.id in ("log", "long-log"):
            drawn.append(max(len(line.text) for line in rows))
        show(self, rows, *rest, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(RowList, "show_rows", spied)
        async with app.run_test(size=(200, 60)) as pilot:
            await until(pilot, lambda: is_asking(app) and bool(drawn), "the table")
    assert min(drawn) > 30, "never wrapped at a few letters"


async def test_the_history_opens_at_its_end_without_showing_its_beginning_first() -> None:
    session = new_session(load("felinia"), players=3, bots=("random",) * 3)
    while len(session.table.choices) < 40:
        assert session.decision is not None
        session.choose(session.decision.seat, session.bot_choice(session.decision.seat))
    page, tops, render = HistoryScreen(session.table, 0), list[int](), RowList.render_line

    def spied(self: RowList, y: int) -> Strip:
        if self.id == "page" and self.rows and y == 0:
            tops.append(round(self.scroll_offset.y))
        return render(self, y)

    app = BoardgamesApp(Session(session.table, session.setup, ("",) * 3, None))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(RowList, "render_line", spied)
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: is_asking(app))
            app.push_screen(page)
            await until(pilot, lambda: bool(tops) and tops[-1] > 0, "the history")
    assert min(tops) > 0, tops
