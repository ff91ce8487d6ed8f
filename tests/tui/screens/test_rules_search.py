"""Pages with a search line: the rules, and the tables with the origin of their figures."""

import pytest

from boardgames.core import registry
from boardgames.store.component_tables import ComponentRow
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.provenance import _told
from boardgames.tui.screens.rules_search import RulesScreen
from boardgames.tui.view.rule_rows import catalogue_of
from tests.test_game_layout import SHIPPED
from tests.tui.driving import is_asking, new_session, press, screen_lines, screen_text, until


async def test_the_rule_book_has_contents_sections_and_a_search() -> None:
    app = BoardgamesApp(new_session(registry.load("felinia"), players=2))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, app, "f4")
        await until(pilot, lambda: isinstance(app.screen, RulesScreen) and "Contents" in screen_text(app), "the rules")
        assert "FEL-" not in screen_text(app)
        await pilot.press("down", "down", "down", "down", "enter")
        await until(pilot, lambda: "FEL-AUC-01" in screen_text(app), "the section of the auction")
        await pilot.press("escape")
        await until(pilot, lambda: "Contents" in screen_text(app), "the contents again")
        await pilot.press("enter")
        await until(pilot, lambda: "FEL-AUC-01" in screen_text(app), "the section under the cursor")
        await pilot.press("slash", *"FEL-TRD-05")
        await until(pilot, lambda: "FEL-TRD-05" in screen_text(app), "a rule of another section")
        await pilot.press("enter", "escape", "escape")
        await until(pilot, lambda: "Contents" in screen_text(app), "the contents")
        await pilot.press("escape")
        await until(pilot, lambda: is_asking(app), "the table")


async def test_the_player_aid_is_a_key_away_and_leads_to_the_rules() -> None:
    app = BoardgamesApp(new_session(players=2, bots=("", "random")))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "f1")
        await until(pilot, lambda: "After a card there is no die." in screen_text(app), "the aid")
        goal, round_ = (next(line for line in screen_lines(app) if word in line) for word in ("Goal", "A round"))
        assert goal == round_, "columns side by side"
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: not any("Goal" in line and "A round" in line for line in screen_lines(app)), "one")
        await pilot.press("f4")
        await until(pilot, lambda: "Contents" in screen_text(app), "the rule book")
        await pilot.press("enter")
        await until(pilot, lambda: "Easily forgotten" in screen_text(app), "the aid from there")


async def test_a_long_player_aid_says_that_it_goes_on() -> None:
    app = BoardgamesApp(new_session(registry.load("felinia"), players=2))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, app, "f1")
        await until(pilot, lambda: "more below" in screen_lines(app)[0], "a sign that the page goes on")
        await pilot.press("end")
        await until(pilot, lambda: "more below" not in screen_lines(app)[0], "no sign at the end")


@pytest.mark.parametrize("game", SHIPPED)
def test_every_entry_stands_in_one_section(game: str) -> None:
    book = catalogue_of(registry.load(game))
    found = [entry.id for title in book.sections() for entry in book.section(title)]
    assert sorted(found) == sorted(book.ids())


async def test_the_tables_say_where_a_figure_comes_from() -> None:
    app = BoardgamesApp(new_session(registry.load("felinia"), players=2))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "m", "1", "at")
        await until(pilot, lambda: "the rows themselves" in screen_text(app), "where figures come from")
        assert "comes from published descriptions" in screen_text(app)
        await pilot.press("enter")
        await until(pilot, lambda: "with 'market-1'" in screen_text(app), "the tables")
        assert "markets.toml" in screen_text(app)
        assert "published" in screen_text(app)


def test_records_in_a_column_are_parted_and_empty_lists_left_out() -> None:
    content = "tiers=[{min=1 steps=2 effects=[]} {min=3 steps=3 effects=[{kind=remove n=1}]}]"
    one = ComponentRow("bonus.toml", "space", "yc", "derived", content)
    assert "tiers min 1 steps 2; min 3 steps 3 effects kind remove n 1." in _told(one)
