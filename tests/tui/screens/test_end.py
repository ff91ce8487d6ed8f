"""The end of a game: the report, the postcard, and once more."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from boardgames.bots.worker import answer
from boardgames.core.game import winners
from boardgames.kit.colours import PLAYERS
from boardgames.store.home_folder import home_folder
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.art.end import paint_course
from boardgames.tui.screens.end import EndScreen, report
from boardgames.tui.screens.game import GameScreen
from boardgames.tui.screens.replay import ReplayScreen
from boardgames.tui.view.score_history import Turn, turning_points
from boardgames.tui.widgets.picture import Picture
from boardgames.tui.widgets.row_list import RowList
from tests.tui.driving import finished_game, is_asking, new_session, screen_text, tap, until
from tests.tui.monkey import play_through


async def test_the_end_shows_scores_plot_and_turning_points_and_plays_again() -> None:
    session = new_session(players=2, bots=("", "random"))
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await play_through(pilot, app, seed=1)
        assert isinstance(app.screen, EndScreen)
        await until(pilot, lambda: "moved the lead most" in screen_text(app), "the report")
        text = screen_text(app)
        assert "TOY-02" in text
        assert "wins" in text
        assert "How it went" in text
        await pilot.press("p")
        await until(pilot, lambda: "Written" in screen_text(app), "the postcard")
        (card,) = (home_folder() / "postcards").glob("*.txt")
        assert "A Anna, B Boris" in card.read_text(encoding="utf-8")
        (image,) = (home_folder() / "postcards").glob("*.svg")
        assert all(name in image.read_text(encoding="utf-8") for name in (*session.names, "wins", "cards left"))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, GameScreen), "the table")
        tap(app, "enter")
        await until(pilot, lambda: isinstance(app.screen, EndScreen), "the end again")
        await pilot.press("a")
        await until(pilot, lambda: is_asking(app), "the same game once more")
        assert app.session is not None
        assert app.session is not session
        assert app.session.seed == session.seed
        assert app.session.table.states[0] == session.table.states[0]


def test_a_report_names_every_category() -> None:
    session = finished_game()
    text = "\n".join(line.text for line in report(session.table, 78))
    for words in ("cards", "coins", "total", "Anna", "Boris"):
        assert words in text


async def test_the_coach_tells_what_cost_most_if_somebody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only of persons, and each choice beside the one that it would have made."""
    session = new_session(players=2, bots=("", "random"))
    while session.decision is not None:
        session.choose(session.decision.seat, session.legal_actions(session.decision.seat)[-1])
    asked: list[bytes] = []

    async def think(task: bytes) -> bytes:
        asked.append(task)
        return answer(task)

    app = BoardgamesApp(session)
    monkeypatch.setattr(app.thinker, "answer", think)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, EndScreen), "the end")
        await pilot.press("c")
        await until(pilot, lambda: "The choices that cost most" in screen_text(app), "the coach's review")
        text = screen_text(app)
        assert "instead:" in text
        assert f" A  {session.names[0]}" in text
        assert f" B  {session.names[1]}" not in text, "a bot wants no review"
        assert "should get less from" in " ".join(text.split()), "what was given to the other counts too"
        assert 0 < len(asked) <= len(session.table.choices)


async def at_the_end(pilot: Pilot[None], app: BoardgamesApp) -> EndScreen:
    await until(pilot, lambda: "moved the lead most" in screen_text(app), "the report")
    assert isinstance(app.screen, EndScreen)
    return app.screen


async def test_a_turning_point_opens_its_choice_and_the_whole_game_can_be_watched() -> None:
    session = finished_game()
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        end = await at_the_end(pilot, app)
        page = end.query_one("#page", RowList)
        await pilot.press("home")
        number = page.current
        assert number is not None
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen), "the moment")
        assert isinstance(app.screen, ReplayScreen)
        assert app.screen.at == number
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is end, "the report")
        await pilot.press("w")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen), "the whole game")
        assert app.screen.at == 0


async def test_a_rematch_has_another_seed() -> None:
    session = finished_game()
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await at_the_end(pilot, app)
        await pilot.press("r")
        await until(pilot, lambda: app.session is not None and app.session is not session, "the rematch")
        assert app.session is not None
        assert app.session.seed != session.seed
        assert app.session.names == session.names


async def test_what_cannot_be_done_at_the_end_is_said(own_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = finished_game()
    app = BoardgamesApp(kept)
    async with app.run_test(size=(120, 40)) as pilot:
        end = await at_the_end(pilot, app)
        (own_home / "postcards").write_text("a file where a folder should be")
        await pilot.press("p")
        await until(pilot, lambda: "The postcard cannot be written" in screen_text(app), "the reason")
        assert kept.log is not None
        taken = kept.log.path
        monkeypatch.setattr("boardgames.tui.screens.end.new_log_path", lambda game: taken)
        await pilot.press("a")
        await until(pilot, lambda: "exists already" in " ".join(screen_text(app).split()), "the reason")
        kept.log = None
        await pilot.press("w")
        await until(pilot, lambda: "there is nothing to watch" in screen_text(app), "the reason")
        assert app.screen is end


async def test_the_poster_is_in_the_winners_colour_and_plain_terminals_read_the_same() -> None:
    session = finished_game()
    best = winners(session.game.scores(session.table.state))[0]
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        end = await at_the_end(pilot, app)
        poster = end.query_one("#poster", Picture)
        grounds = {s.style.bgcolor for y in range(8) for s in poster.render_line(y) if s.style is not None}
        assert PLAYERS[best] in {ground.get_truecolor().hex for ground in grounds if ground is not None}
        assert "Where they come from" in screen_text(app)
    plain = BoardgamesApp(session, ascii_only=True)
    async with plain.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: "moved the lead most" in screen_text(plain), "the report")
        assert screen_text(plain).isascii()
        assert "Where they come from" not in screen_text(plain)
        assert "standings at the end of each" in screen_text(plain)


@pytest.mark.parametrize("seats", [1, 2, 4, 8])
def test_a_chart_has_a_chip_for_every_player_and_never_leaves_its_frame(seats: int) -> None:
    scores = [tuple(at * (seat + 1) - 3 for seat in range(seats)) for at in range(40)]
    canvas = paint_course(scores, [1 + at // 10 for at in range(40)], [5, 39], 100, 8)
    assert (canvas.width, canvas.height) == (100, 10)
    letters = {char for row in canvas.chars for char in row if char in "ABCDEFGH"}
    assert len(letters) == seats
    assert [char for char in canvas.chars[9] if char != " "] == ["▲", "▲"]


def test_turning_points_are_turns_and_no_trifles() -> None:
    """Anna takes the lead in two choices of a row; what moves it by a point or two is not worth a line."""
    turns = [Turn(0, 1, 2, 1), Turn(1, 3, 3, 1), Turn(0, 4, 4, 1), Turn(1, 5, 6, 2)]
    scores = [(0, 0), (4, 0), (9, 0), (9, 2), (10, 2), (10, 8), (10, 60)]
    assert turning_points(turns, scores) == [turns[0], turns[3]]
    assert turning_points(turns, scores, 1) == [turns[3]]


async def test_a_game_between_bots_has_no_choices_to_review() -> None:
    app = BoardgamesApp(finished_game())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, EndScreen), "the end")
        await pilot.press("c")
        await until(pilot, lambda: "Only bots played" in screen_text(app), "why nothing is reviewed")
