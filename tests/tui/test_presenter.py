"""What the people at a table are shown of what happens: bots' moves step by step, great moments on cards."""

from random import Random

import pytest

from boardgames.core import registry
from boardgames.core.game import Config
from boardgames.core.moment import Moment, MomentLine, MomentPart
from boardgames.core.table import Table
from boardgames.felinia import GAME as FELINIA
from boardgames.felinia.actions import Flip, Move, StopFlipping
from boardgames.table.find_moments import moment_lines, seen_moment, standings
from boardgames.table.session import Session
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.art.moment import MomentPicture, paint_moment
from boardgames.tui.presenter import fill_lines
from boardgames.tui.screens.end import EndScreen
from boardgames.tui.screens.game import GameScreen
from boardgames.tui.screens.moment import MomentScreen
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.view.absence import Absence
from boardgames.tui.view.table_view import HistoryLine
from boardgames.words import say
from tests.felinia.given import given, province
from tests.tui.driving import game_screen, is_asking, new_session, press, screen_text, until


async def test_a_bots_move_is_shown_until_a_key_and_the_game_does_not_wait() -> None:
    session = new_session(players=3, bots=("", "random", "random"))
    app = BoardgamesApp(session)
    app.settings.pace = "slow"
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "1", "enter")
        await until(pilot, lambda: "Boris, a bot, moves" in screen_text(app), "the first step")
        await until(pilot, lambda: len(session.table.choices) == 3, "all picks, made behind what is shown")
        screen = game_screen(app)
        await pilot.press("backspace")
        assert "Boris has picked" in screen_text(app)
        assert not screen.is_listening
        await pilot.press("enter")
        await until(pilot, lambda: "Chloe, a bot, moves" in screen_text(app), "the next step")
        assert len(session.table.choices) == 3, "the key went on and chose nothing"
        await pilot.press("minus")
        assert app.settings.pace == "slow", "there is nothing slower"
        await until(pilot, lambda: is_asking(app), "Anna's turn")
        await press(pilot, app, "s", "enter")
        await until(pilot, lambda: screen.presenter.is_presenting, "Boris at the deck")
        await pilot.press("escape")
        await until(pilot, lambda: is_asking(app), "the question, without another step")


async def test_a_bot_that_has_thought_says_why_it_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under what the move brought, unless the table hides the points of others, or need not have asked."""
    monkeypatch.setattr(Session, "motive", lambda self, number: "why: coins +3 by the end")
    for projection, free, said in (("all", True, True), ("own-only", True, False), ("all", False, False)):
        monkeypatch.setattr("boardgames.tui.presenter.was_unasked", lambda *_, free=free: not free)
        app = BoardgamesApp(new_session(players=3, bots=("", "random", "random")))
        app.settings.pace, app.settings.projection = "slow", projection
        async with app.run_test(size=(120, 40)) as pilot:
            await press(pilot, app, "1", "enter")
            await until(pilot, lambda app=app: "Boris, a bot, moves" in screen_text(app), "the first step")  # type: ignore[misc]
            assert ("why: coins +3 by the end" in screen_text(app)) == said


async def test_of_a_choice_from_which_much_follows_the_beginning_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the bot did itself comes first; what followed is in the history."""
    lines = tuple(HistoryLine(2, 1, f"Line {number} of what happened.", True) for number in range(30))
    monkeypatch.setattr("boardgames.tui.presenter.history_lines", lambda *_, **__: lines)
    app = BoardgamesApp(new_session(players=3, bots=("", "random", "random")))
    app.settings.pace = "slow"
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "1", "enter")
        await until(pilot, lambda: "Boris, a bot, moves" in screen_text(app), "the first step")
        story = screen_text(app)
        assert "▶ Line 0 of what happened." in story
        shown = story.count("of what happened.")
        assert f"… {30 - shown} more lines" in story, "a sign before the number reads like points"


async def test_a_choice_can_be_taken_back_while_the_answer_is_shown() -> None:
    session = new_session(registry.load("felinia"), players=2, bots=("", "random"))
    app = BoardgamesApp(session)
    app.settings.pace = "slow"
    async with app.run_test(size=(120, 40)) as pilot:
        screen = None
        await until(pilot, lambda: is_asking(app) or "a bot, moves" in screen_text(app))
        screen = game_screen(app)
        if screen.presenter.is_presenting:
            await pilot.press("escape")
        await until(pilot, lambda: is_asking(app), "the first question")
        before = len(session.table.choices)
        await press(pilot, app, "m", "1", "enter")
        await until(pilot, lambda: screen.presenter.is_presenting, "the bot's answer")
        await pilot.press("ctrl+z")
        await until(pilot, lambda: is_asking(app) and len(session.table.choices) == before, "the undo")
        assert not screen.presenter.is_presenting


async def test_the_end_of_a_round_is_a_card_that_anybody_puts_away() -> None:
    session = new_session(players=2, bots=("", "random"))
    app = BoardgamesApp(session)
    app.settings.moments = "great ones"
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "1", "enter")
        while not isinstance(app.screen, MomentScreen):
            await press(pilot, app, "s", "enter")
            await until(pilot, lambda: is_asking(app) or isinstance(app.screen, MomentScreen), "what comes next")
        card = app.screen
        await until(pilot, lambda: "Round 1 is over." in screen_text(app), "the card")
        assert "Where everybody stands" in screen_text(app)
        choices = len(session.table.choices)
        below = app.screen_stack[-2]
        assert isinstance(below, GameScreen)
        below.presenter.present()  # a bot has moved meanwhile
        assert below.scene is not None
        assert not below.scene.offers, "nobody is asked under a card, and no page comes over it"
        await pilot.press("1", "u", "f10")
        assert app.screen is card, "only what everybody would try puts it away"
        await pilot.press("space")
        await until(pilot, lambda: is_asking(app), "the next round")
        assert len(session.table.choices) == choices
        scene = game_screen(app).scene
        assert scene is not None
        assert scene.offers, "nobody is asked before there is something to choose"
        app.settings.moments = "off"
        await press(pilot, app, "1", "enter")
        await press(pilot, app, "s", "enter")
        await until(
            pilot, lambda: is_asking(app) or isinstance(app.screen, EndScreen), "the last round, without a card"
        )


async def test_what_was_done_to_you_opens_by_itself_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Absence, "is_news", lambda away, carded: bool(away.mine))  # the toy takes nothing
    session = new_session(players=2, bots=("", "random"))
    app = BoardgamesApp(session)
    app.settings.since = "on"
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "1", "enter")
        await until(pilot, lambda: isinstance(app.screen, TextPage), "the page")
        await until(pilot, lambda: "What was done to you" in screen_text(app), "what it says")
        await pilot.press("enter")
        await press(pilot, app, "d", "enter")
        await until(pilot, lambda: len(session.table.choices) == 3 and is_asking(app), "the rest of the turn")


@pytest.mark.parametrize("name", registry.games())
def test_every_game_has_its_moments_and_they_fit_on_every_screen(name: str) -> None:
    game, luck = registry.load(name), Random(3)
    players = max(game.info.players)
    names = ("Anna", "Boris", "Chloe", "Dmitri")[:players]
    table = Table(game, game.start(Config(players, 5, game.info.variants[0])), names)
    found: Moment | None = None
    while found is None or not found.is_great:
        seat = table.decisions()[0].seat
        table.play(seat, luck.choice(game.legal_actions(table.state, seat)))
        found = seen_moment(game, names, table.choices[-1], table.states[-2:])
    for width, height in ((80, 24), (120, 40), (200, 60)):
        for plain in (False, True):
            text = "\n".join(paint_moment(MomentPicture(found, names, name, "#17657a", plain), width, height).lines())
            assert found.parts[0].title in text
            assert all(name in text for name in names)
            assert " ".join(found.text.split()[:3]) in text
            if plain:
                assert " ".join(found.title.upper()) in text


def test_a_card_leaves_out_what_finds_no_room_and_cuts_no_line_in_two() -> None:
    part = MomentPart("Part", tuple(MomentLine(f"line {n}", n % 4, n) for n in range(8)))
    moment = Moment("no such scene", "Title", "Text.", (part, part, part), ("Next.",), is_last=True)
    lines = paint_moment(MomentPicture(moment, ("A", "B", "C", "D"), "game", "#17657a"), 80, 24).lines()
    assert sum("Part" in line for line in lines) == 1
    assert any("line 7" in line for line in lines)
    assert any("the last one" in line and "Next." in line for line in lines)


def test_all_bars_of_a_part_begin_in_one_column() -> None:
    """Also that of a company which no player has: its name stands behind the bar."""
    lines = (MomentLine("French Co.", 0, 40), MomentLine("N Swedish Co.", None, 40))
    moment = Moment("no such scene", "Sales", "", (MomentPart("Ranking", lines),))
    canvas = paint_moment(MomentPicture(moment, ("Anna", "Boris"), "game", "#17657a"), 80, 24)
    rows = [row for row in canvas.lines() if " Co." in row]
    assert len({row.index("█") for row in rows}) == 1
    assert len({row.index("40") for row in rows}) == 1


def test_a_line_of_a_card_ends_with_a_clause_or_in_dots() -> None:
    lines = (MomentLine("+1, some of them hidden behind the backs of tiles", 0, 4, more=3), MomentLine("n" * 99, 1, 4))
    moment = Moment("no such scene", "Title", "Text.", (MomentPart("Part", lines),), (), is_last=False)
    drawn = paint_moment(MomentPicture(moment, ("A", "B"), "game", "#17657a"), 60, 24).lines()
    assert any(line.rstrip().endswith("4+?  +1") for line in drawn)
    assert any(line.rstrip().endswith("nn…") for line in drawn)


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (200, 60)])
def test_a_plan_of_five_cards_is_shown_whole(width: int, height: int) -> None:
    plan = "Merchant Ca, Expansion 2, Coffee 1, Bookkeeper 3, Expansion 1 + share Sl"
    seats = tuple(MomentLine(plan, seat) for seat in range(4))
    standing = tuple(MomentLine("", seat, 10 * seat) for seat in range(4))
    moment = Moment("ships", "Plans", "Turned up.", (MomentPart("Turned up", seats), MomentPart("Standing", standing)))
    drawn = paint_moment(MomentPicture(moment, ("Ann", "Bob", "Cid", "Dee"), "game", "#17657a"), width, height).lines()
    assert sum(line.count("Expansion 1 +") for line in drawn) == 4


@pytest.mark.parametrize("before", [(), ("tt-panthers-lions-1",)], ids=["one-tile", "two-tiles"])
def test_the_card_of_a_lone_person_counts_what_only_they_see(before: tuple[str, ...]) -> None:
    position = given(3)
    for tile in before:
        position = position.took(0, tile)
    state = position.boats("8:30", "5:15", "7:15", "9:45").aboard(1, 0, 1).exploration()
    table = Table(FELINIA, state, ("Ann", "Bob", "Cid"))
    table.play(0, Flip(province("classic", "L3")))
    table.play(0, StopFlipping())
    for code in ("La", "L3"):
        table.play(0, Move(province("classic", code)))
    known, seen = (
        next(line for line in standings(table, len(table.choices), viewer).lines if line.seat == 0)
        for viewer in (0, None)
    )
    assert known.figure == table.game.scores(table.state)[0].total
    assert "perhaps" not in known.text
    assert known.more is None
    part = standings(table, len(table.choices), None)
    assert part.title == say("standing-in-sight"), "nobody is said to lead where points are hidden"
    assert [line.seat for line in part.lines] == sorted(line.seat or 0 for line in part.lines)
    (told,) = [*moment_lines(Moment("", "A round", "is over", (part,), is_great=True), table.names)][1:2]
    if not before:
        assert (seen.figure, seen.text, seen.more) == (known.figure, known.text, None), "a tile is 1, whatever it shows"
        return
    assert known.figure >= (seen.figure or 0) + 2, "a bystander sees the backs of the tiles"
    assert "perhaps up to" in seen.text, "points in sight are not taken for all points"
    assert (seen.more or 0) >= 2, "the range of the rest"
    assert f"{table.names[0]} {seen.figure}+?" in told


def test_what_a_move_brought_is_told_in_whole_figures() -> None:
    texts = ["coins 2 → 1", "goods 2 clocks cloth → cloth", "merch 10 → 9", "points in all 12 → 15"]
    for width in range(30, 100):
        lines = fill_lines(texts, width)
        assert " · ".join(lines) == " · ".join(texts)
        assert all(len(line) <= width for line in lines)
