"""Three ways into the same choice: codes, list and board; whole turns in a line; and why a choice is off."""

from boardgames.amerigo import actions as do
from boardgames.core import registry
from boardgames.core.game import Config
from boardgames.core.table import Table
from boardgames.table.session import Session
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.curtain import ConfirmScreen
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.widgets.board import BoardView
from boardgames.tui.widgets.row_list import RowList
from boardgames.words import say
from tests.amerigo.given import given
from tests.amerigo.rules.test_completion import large_island_but_two
from tests.tui.driving import game_screen, is_asking, new_session, press, screen_text, tap, until


def felinia(size: tuple[int, int] = (120, 40)) -> BoardgamesApp:
    return BoardgamesApp(new_session(registry.load("felinia"), players=2, bots=("", "random"), seed=3))


def building() -> Session:
    """A tile of two cells beside the post at b2 lies on c2 along the row or down the column."""
    first = given(2, cubes={"green": 1}, posts={"b2": 0}, reserve={0: ("village-i2",)})
    return Session(Table(registry.load("amerigo"), first, ("Anna", "Boris")), Config(2, 1, "standard"), ("", ""), None)


async def test_typing_narrows_the_list_and_a_slip_does_nothing() -> None:
    app = felinia()
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "m")
        screen, panel = game_screen(app), game_screen(app).panel
        assert panel.typed == "m"
        assert "> m│ 1 2 3 g" in screen_text(app)
        rows = {row.parts[-1][0].strip(): row.parts for row in panel._list.rows if row.key is not None}
        faded = {text: all(style in ("dim", "soft", "") for _, style in parts) for text, parts in rows.items()}
        assert [text.partition(" for")[0] for text, stepped_back in faded.items() if not stepped_back] == [
            "Market 1",
            "Market 2",
            "Market 3",
            "Guild",
        ], "the rest steps back and keeps its place"
        await pilot.press("enter")
        assert "4 choices begin with m" in screen_text(app)
        await pilot.press("2")
        assert panel.offer is not None
        assert panel.offer.code == "m2"
        assert screen.place == panel.offer.place
        for letter in ("q", "u", "N"):
            await pilot.press(letter, "enter")
        assert panel.offer is None
        assert "no choice starts with m2qun" in screen_text(app), "while a code is typed no letter is a command"
        assert screen.session.table.choices == []
        await pilot.press("backspace", "backspace", "backspace", "backspace")
        assert panel.typed == "m"
        await pilot.press("backspace")
        capped = [row.key for row in panel._list.rows if any(style == "key" for _, style in row.parts)]
        assert len(capped) == len(panel.line.offers if panel.line is not None else ()), "now all are back"


async def test_what_is_printed_is_what_is_typed() -> None:
    """Case and separators do not matter, a beginning is enough, and so is a word."""
    app = felinia()
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "M", "1")
        panel = game_screen(app).panel
        for typed, code in (("m.1", "m1"), ("ban", "bank"), ("guild", "mg")):
            await pilot.press("escape", *(name.replace(".", "full_stop") for name in typed))
            assert panel.offer is not None, typed
            assert panel.offer.code == code
        await pilot.press("escape", *"mar")
        assert panel.offer is None, "five choices have that word"


async def test_a_whole_turn_is_typed_in_a_line_and_taken_back_as_one() -> None:
    session = building()
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "g", "space", "2", "space", *"c2", "b")
        screen, panel = game_screen(app), game_screen(app).panel
        assert panel.line is not None
        assert [token.code for token in panel.line.tokens] == ["g", "2"]
        assert panel.offer is not None
        assert panel.offer.action == do.Place("c2", 1)
        assert screen.scene is not None
        assert "the village (row of two) go?" in screen.scene.question, "where the line leads"
        assert session.table.choices == []
        await pilot.press("escape")
        assert panel.line is not None
        assert panel.line.tokens == ()
        for key in ("g", "space", "2", "space", "backspace", "2", "space", *"c2b", "enter"):
            tap(app, key)  # all at once, as they come over a slow line: none may overtake another
        await until(pilot, lambda: len(session.table.choices) >= 3 and is_asking(app), "the whole line")
        done = len(session.table.choices)
        assert session.table.choices[2].action == do.Place("c2", 1)
        await pilot.press("ctrl+z")
        await until(pilot, lambda: session.table.choices == [] and is_asking(app), "the line to be taken back")
        await pilot.press("ctrl+y")
        await until(pilot, lambda: len(session.table.choices) == done and is_asking(app), "the line again")


async def test_codes_need_no_space_where_none_goes_on_with_the_next() -> None:
    session = building()
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, *"g2c2b")
        panel = game_screen(app).panel
        assert panel.line is not None
        assert [token.code for token in panel.line.tokens] == ["g", "2"]
        assert panel.offer is not None
        assert panel.offer.action == do.Place("c2", 1)
        await pilot.press("q")
        assert "no choice starts with c2bq" in screen_text(app), "a slip is none the less for that"
        await pilot.press(*["backspace"] * 5)
        assert [token.code for token in panel.line.tokens] == ["g"], "one back"
        await pilot.press("full_stop")
        assert panel.offer is not None
        assert panel.offer.action == do.EndAction()
        await pilot.press("escape", "g", "full_stop")
        assert panel.offer is not None
        assert panel.offer.action == do.EndAction(), "the dot behind a whole code is one itself"
        await pilot.press("enter")
        await until(pilot, lambda: len(session.table.choices) == 2, "both")


async def test_enter_on_the_beginning_of_what_is_done_already_says_that_the_line_ends() -> None:
    """The tile fits only on g6, so its place needs no code."""
    table = Table(registry.load("amerigo"), large_island_but_two(round=2), ("Anna", "Boris"))
    app = BoardgamesApp(Session(table, Config(2, 1, "standard"), ("", ""), None))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "g", "space", "2", "space", "g", "enter")
        shown = screen_text(app)
        assert "0 choices begin" not in shown
        assert say("line-over", code="2") in shown


async def test_enter_on_a_place_that_is_steps_away_composes_the_way_there() -> None:
    session = building()
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app))
        board = app.screen.query_one(BoardView)
        region = board.canvas.regions["c2"]
        await pilot.click(board, offset=(region.x, region.y))
        assert say("no-way-yet") in screen_text(app)
        await pilot.press("enter")
        panel = game_screen(app).panel
        assert panel.line is not None
        assert [token.code for token in panel.line.tokens] == ["g", "2"]
        assert panel.offer is not None
        assert panel.offer.place == "c2"
        assert session.table.choices == [], "it is still to be confirmed"
        await pilot.press("enter")
        await until(pilot, lambda: len(session.table.choices) >= 3, "the whole way")


async def test_a_line_ends_where_somebody_else_is_asked_or_something_is_revealed() -> None:
    session = new_session(registry.load("felinia"), players=2)
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, *"m1", "space", *"m2", "enter")
        assert "your line ends with m1" in screen_text(app)
        assert session.table.choices == []
        await pilot.press("backspace", "backspace", "enter")
        await until(pilot, lambda: len(session.table.choices) == 1 and is_asking(app), "the bid")

    session = new_session(players=2, bots=("", "random"))
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "1", "enter")
        await until(pilot, lambda: len(session.table.choices) == 2 and is_asking(app), "both picks")
        await press(pilot, app, "d", "space", "d")
        assert "d cannot be undone, your line ends there: erase the rest, then Enter" in screen_text(app)
        await pilot.press("enter")
        assert len(session.table.choices) == 2


async def test_undo_takes_back_a_part_of_a_line_that_is_not_done_yet() -> None:
    app = BoardgamesApp(building())
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "g", "space", "2", "space")
        panel = game_screen(app).panel
        assert panel.line is not None
        assert [token.code for token in panel.line.tokens] == ["g", "2"]
        await pilot.press("ctrl+z")
        assert [token.code for token in panel.line.tokens] == ["g"]
        assert game_screen(app).session.table.choices == []


async def test_backspace_on_an_empty_line_asks_before_it_takes_back() -> None:
    session = building()
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "g", "enter")
        await until(pilot, lambda: len(session.table.choices) == 1 and is_asking(app), "the action")
        for answer, left in (("n", 1), ("y", 0)):
            await press(pilot, app, "backspace")
            await until(pilot, lambda: isinstance(app.screen, ConfirmScreen), "the question")
            await pilot.press(answer)
            await until(pilot, lambda: is_asking(app) and len(session.table.choices) == left, "the table")  # noqa: B023


async def test_a_typed_choice_comes_into_sight() -> None:
    """The list was narrowed while the code was typed: it is long again when the choice is found."""
    app = BoardgamesApp(new_session(registry.load("eic"), players=4))
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
        scene, panel = game_screen(app).scene, game_screen(app).panel
        assert scene is not None
        await pilot.press("down")
        assert panel.offer == scene.offers[0]
        await pilot.press("down")
        assert panel.offer in scene.offers[1:]


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
            await pilot.press("N")
            seen.append(game_screen(app).place)
        assert len(set(seen)) == 3
        await pilot.press("B")
        assert game_screen(app).place == seen[1]


async def test_r_steps_through_the_choices_at_a_place() -> None:
    session = building()
    session.choose(0, do.Act("green"), do.ChooseTile("village-i2"))
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "N", "R")
        panel = game_screen(app).panel
        assert panel.offer is not None
        assert panel.offer.action == do.Place("c2", 1)
        assert "2 of 4" in screen_text(app), "the list is narrowed to that place"
        await pilot.press("R")
        assert panel.offer.action == do.Place("c2")
        assert game_screen(app).place == "c2"
        await pilot.press("R", "N")
        assert panel.offer.action == do.Place("b3", 1), "a tile once turned stays turned"
        await pilot.press("backspace", "R")
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
        await until(pilot, lambda: isinstance(app.screen, TextPage), "the reasons")
        await until(pilot, lambda: f"refused by {off.refusal.rule}" in screen_text(app), "the rule")  # type: ignore[union-attr]
        await pilot.press("escape")
        await press(pilot, app, "backspace", "question_mark")
        await until(pilot, lambda: "rules that matter here" in screen_text(app), "the rules")


async def test_every_rule_that_a_question_names_is_in_the_catalogue() -> None:
    app = felinia()
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "question_mark")
        await until(pilot, lambda: "FEL-" in screen_text(app), "rule ids")


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


async def test_without_places_the_next_one_and_the_arrows_of_a_filtered_list_still_choose() -> None:
    app = BoardgamesApp(new_session(players=2, bots=("", "random")))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "slash")
        await pilot.press(*"nothing like this", "enter")
        assert game_screen(app).panel.offer is None
        await pilot.press("backspace")
        await press(pilot, app, "B")
        offer = game_screen(app).panel.offer
        assert offer is not None
        assert offer.code == "3"
