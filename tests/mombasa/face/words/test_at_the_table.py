"""Keys in, screen out: what somebody types at Mombasa's table, and what stands there before it is done."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from textual.pilot import Pilot

from boardgames.core.game import Config
from boardgames.core.table import Table
from boardgames.mombasa import GAME
from boardgames.mombasa.state import State
from boardgames.table.session import Session
from boardgames.tui.app import BoardgamesApp
from tests.mombasa.given import T, given
from tests.tui.driving import press, screen_lines, screen_text, until


@asynccontextmanager
async def seated(state: State) -> AsyncIterator[tuple[BoardgamesApp, Pilot[None], Session]]:
    """Anna and Boris before this position, at 120 x 40."""
    config = Config(len(state.players), 1, "first-game")
    session = Session(Table(GAME, state, ("Anna", "Boris")), config, ("", ""), None)
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        yield app, pilot, session


async def test_two_books_are_placed_by_letter_and_number_as_they_are_printed() -> None:
    shelf = {"21": "book-a01", "41": "book-b01"}
    state = given(a={"area": {"b": "bookkeeper-2"}, "pounds": 0}, shelf=shelf)
    async with seated(state) as (app, pilot, session):
        await press(pilot, app, *"kb2141", "space")
        assert all(f"{space:>2} empty" in screen_text(app) for space in range(2, T.ink.length + 1)), (
            "none is folded away"
        )
        await press(pilot, app, *"a2")
        assert "A on 2: empty" in screen_text(app)
        await press(pilot, app, *"3", "enter")
        await until(pilot, lambda: len(session.table.choices) > 3, "the books to be placed")
    books = session.table.state.players[0].books
    assert (books[2], books[3]) == ("book-a01", "book-b01")


async def test_no_book_of_the_display_is_cut_where_points_are_spent() -> None:
    shelf = {"21": "book-a01", "41": "book-b03", "51": "book-b07", "52": "book-b24", "61": "book-c23", "71": "book-c17"}
    state = given(a={"area": {"b": "bookkeeper-2"}, "pounds": 0}, shelf=shelf)
    async with seated(state) as (app, pilot, _):
        await press(pilot, app, *"kb", "space")
        await until(pilot, lambda: "use bookkeeping points" in screen_text(app), "the question about books")
        lines = screen_lines(app)
    first = next(at for at, line in enumerate(lines) if "use bookkeeping points" in line)
    listed = "\n".join(line[:80] for line in lines[first + 1 :])
    for text in ("C 3 cof+3 alike > 2 posts", "B 2 cof+helper > 2pt", "B 1 cotton > £ cotton less 1"):
        assert text in listed, listed


@pytest.mark.parametrize(("code", "is_late"), [("px", True), ("yc", False)])
async def test_a_disc_that_comes_too_late_is_announced_before_enter(code: str, is_late: bool) -> None:
    state = given(a={"area": {"b": "coffee-2"}, "pounds": 5}, round=T.rounds)
    async with seated(state) as (app, pilot, session):
        await press(pilot, app, *code)
        assert ("the tile would never come" in screen_text(app)) == is_late
    assert not session.table.choices
