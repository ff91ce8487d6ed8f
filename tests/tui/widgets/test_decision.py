"""Three ways into the same choice: typed codes, the list and the board; and why a choice is off."""

import pytest

from boardgames import shelf
from boardgames.amerigo import actions as do
from boardgames.core.protocol import Config
from boardgames.core.table import Table
from boardgames.session import Session
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.reader import Reader
from boardgames.tui.widgets.rowlist import RowList
from tests.amerigo.given import given, play
from tests.tui.driving import game_screen, is_asking, new_session, press, screen_text, until


def felinia(size: tuple[int, int] = (120, 40)) -> BoardgamesApp:
    return BoardgamesApp(new_session(shelf.load("felinia"), players=2, bots=("", "random"), seed=3))


async def test_typing_narrows_the_list_and_a_whole_code_selects() -> None:
    app = felinia()
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "m")
        panel = game_screen(app).panel
        assert panel.typed == "m"
        assert "typed m" in screen_text(app)
        assert "token on your own board" not in screen_text(app)
        await pilot.press("2")
        assert panel.offer is not None
        assert panel.offer.code == "m2"
        assert panel.typed == ""
        assert game_screen(app).place == panel.offer.place
        await pilot.press("backspace")
        assert panel.offer is None


async def test_a_typed_choice_comes_into_sight() -> None:
    """The list was narrowed while the code was typed: it is long again when the choice is found."""
    app = BoardgamesApp(new_session(shelf.load("eic"), players=4))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, app, "c", "e", "1")
        rows = game_screen(app).panel.query_one(RowList)
        assert rows.cursor is not None
        await until(pilot, lambda: rows.scroll_offset.y <= (rows.cursor or 0) < rows.scroll_offset.y + rows.size.height)


async def test_arrows_move_through_the_list_and_enter_needs_a_selection() -> None:
    app = felinia()
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "enter")
        assert not app.session or not app.session.table.choices
        await pilot.press("down", "down")
        scene = game_screen(app).scene
        assert scene is not None
        assert game_screen(app).panel.offer == scene.offers[1]


async def test_words_filter_the_list() -> None:
    app = felinia()
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "slash")
        await pilot.press(*"guild")
        await pilot.press("enter")
        offer = game_screen(app).panel.offer
        assert offer is not None
        assert "Guild" in offer.text


async def test_a_click_on_a_row_selects_it_and_does_not_confirm() -> None:
    session = new_session(players=2, bots=("", "random"))
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app))
        await pilot.click("#choices", offset=(6, 1))
        await pilot.click("#choices", offset=(6, 1))
        offer = game_screen(app).panel.offer
        assert offer is not None
        assert offer.code == "2"
        assert session.table.choices == []


async def test_next_place_walks_over_legal_places() -> None:
    app = felinia()
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app))
        seen = []
        for _ in range(3):
            await pilot.press("n")
            seen.append(game_screen(app).place)
        assert len(set(seen)) == 3
        await pilot.press("N")
        assert game_screen(app).place == seen[1]


async def test_space_steps_through_the_choices_at_a_place() -> None:
    """A tile of two cells beside the post at b2 lies on c2 along the row or down the column."""
    game = shelf.load("amerigo")
    first = play(given(2, cubes={"green": 1}, posts={"b2": 0}, reserve={0: ("village-i2",)}), do.Act("green"))
    session = Session(Table(game, first, ("Anna", "Boris")), Config(2, 1, "standard"), ("", ""), None)
    session.choose(0, do.ChooseTile("village-i2"))
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "n", "space")
        panel = game_screen(app).panel
        assert panel.offer is not None
        assert panel.offer.action == do.Place("c2", 1)
        assert "2 of 4" in screen_text(app), "the list is narrowed to that place"
        await pilot.press("space")
        assert panel.offer.action == do.Place("c2")
        assert game_screen(app).place == "c2"
        await pilot.press("space", "n")
        assert panel.offer.action == do.Place("b3", 1), "a tile once turned stays turned"
        await pilot.press("backspace", "space")
        assert "no other choice" in screen_text(app)


async def test_why_not_names_rule_and_reason() -> None:
    app = felinia()
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app))
        scene = game_screen(app).scene
        assert scene is not None
        off = scene.off[0]
        assert off.refusal is not None
        game_screen(app).panel.choose(off)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, Reader), "the reasons")
        await until(pilot, lambda: f"refused by {off.refusal.rule}" in screen_text(app), "the rule")  # type: ignore[union-attr]
        await pilot.press("escape")
        await press(pilot, app, "backspace", "question_mark")
        await until(pilot, lambda: "rules that matter here" in screen_text(app), "the rules")


async def test_every_rule_that_a_question_names_is_in_the_catalogue() -> None:
    app = felinia()
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "question_mark")
        await until(pilot, lambda: "FEL-" in screen_text(app), "rule ids")


async def test_a_code_that_begins_with_a_commands_letter_can_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session(players=2, bots=("", "random"))
    monkeypatch.setattr(
        session.game.words,
        "code",
        lambda state, action: (
            {1: "u1", 2: "u2", 3: "n3"}.get(action.coins, "x")
            if hasattr(action, "coins")
            else "x" + str(len(str(action)))
        ),
    )
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "u", "2")
        offer = game_screen(app).panel.offer
        assert offer is not None
        assert offer.code == "u2"
        await pilot.press("u", "u")
        await until(pilot, lambda: "nothing to take back" in screen_text(app), "undo by the letter twice")


async def test_a_code_that_no_choice_has_is_said() -> None:
    app = felinia()
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "m", "q")
        assert "no choice has the code 'q'" in screen_text(app)
        assert game_screen(app).panel.typed == ""


async def test_the_selected_choice_is_explained() -> None:
    app = felinia()
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "m", "1", "question_mark")
        await until(pilot, lambda: "m1    Market 1 for 1 coin" in screen_text(app), "the card of what it points at")


async def test_numbers_say_what_is_missing() -> None:
    """After a card has been drawn the die is off: none may have been drawn, and one has."""
    session = new_session(players=2, bots=("", "random"))
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "1", "enter")
        await press(pilot, app, "d", "enter")
        await until(pilot, lambda: len(session.table.choices) == 3 and is_asking(app), "a card")
        await press(pilot, app, "r", "enter")
        await until(pilot, lambda: "need 0, have 1" in screen_text(app), "the numbers")
        assert "refused by TOY-03" in screen_text(app)
        await pilot.press("escape")
        await press(pilot, app, "backspace", "question_mark")
        await until(pilot, lambda: "Not possible now, and why" in screen_text(app), "what is off")
        assert "(need 0, have 1) TOY-03" in " ".join(screen_text(app).split())


async def test_without_places_n_and_the_arrows_of_a_filtered_list_still_choose() -> None:
    app = BoardgamesApp(new_session(players=2, bots=("", "random")))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "slash")
        await pilot.press(*"nothing like this", "enter")
        assert game_screen(app).panel.offer is None
        await pilot.press("backspace")
        await press(pilot, app, "N")
        offer = game_screen(app).panel.offer
        assert offer is not None
        assert offer.code == "3"
