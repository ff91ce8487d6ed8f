"""The coach on the game screen: asked for, read, taken over, never acting by itself."""

import re

import pytest

from boardgames.bots.compare_choices import Sample
from boardgames.bots.search import Effort
from boardgames.bots.side_by_side import side_by_side
from boardgames.bots.worker import answer
from boardgames.core.registry import load
from boardgames.table.coach_text import joined_by_or
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.bot_process import BotProcess
from boardgames.tui.screens.coach import coach_rows
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.view.table_view import build_scene
from tests.tui.driving import game_screen, is_asking, new_session, press, screen_text, until


@pytest.fixture(autouse=True)
def brief_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach thinks here and briefly: its process is tested elsewhere."""
    monkeypatch.setattr("boardgames.bots.coach.ASKED", Effort(budget=300, candidates=4, ahead=True))
    monkeypatch.setattr("boardgames.bots.coach.WORLDS", 8)
    monkeypatch.setattr("boardgames.bots.plans.FIRST", 2)
    monkeypatch.setattr("boardgames.bots.plans.LEAST", 2)

    async def think(process: BotProcess, task: bytes) -> bytes:
        return answer(task)

    monkeypatch.setattr(BotProcess, "answer", think)


async def test_the_coach_compares_the_best_choices_and_any_other_with_them() -> None:
    session = new_session(load("felinia"), bots=("", "random"))
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 60)) as pilot:
        await press(pilot, app, "H")
        await until(pilot, lambda: isinstance(app.screen, TextPage) and "To you" in screen_text(app), "the advice")
        text = screen_text(app)
        assert "Coach: place bid token 1 of 3" in text
        flowing = " ".join(text.split())
        assert re.search(
            r"(better|worse) than choice 2|No difference that I can find to choice 2|is just as good", flowing
        )
        assert "simulated games" in flowing
        assert all(word in text for word in ("next", "together", "To the others", "at the end", "eight of ten"))
        await pilot.press("down", "enter")
        await until(pilot, lambda: is_asking(app), "the table")
        panel = game_screen(app).panel
        assert panel.offer is not None
        assert panel.offer.text in text
        assert session.table.choices == []
        scene = game_screen(app).scene
        assert scene is not None
        other = next(offer for offer in reversed(scene.offers) if offer.text not in text)
        panel.choose(other)
        await press(pilot, app, "H")
        await until(pilot, lambda: "the one you asked about" in screen_text(app), "why not this one")
        assert other.text in screen_text(app)
        await pilot.press("enter")
        await until(pilot, lambda: is_asking(app), "the table")
        assert panel.offer == other, "the cursor began on the one that was asked about"


async def test_in_the_middle_of_a_line_the_coach_answers_the_question_on_the_screen() -> None:
    app = BoardgamesApp(new_session(load("amerigo"), bots=("", "random")))
    async with app.run_test(size=(120, 60)) as pilot:
        await until(pilot, lambda: is_asking(app), "the table")
        panel = game_screen(app).panel
        assert panel.line is not None
        sail = panel.line.offers[0]
        await press(pilot, app, *sail.code, "space")
        assert panel.line.tokens == (sail,)
        first, now = panel.line.scenes
        assert first.question != now.question
        await press(pilot, app, "H")
        await until(pilot, lambda: isinstance(app.screen, TextPage) and "To you" in screen_text(app), "the advice")
        assert f"Coach: {now.question}" in screen_text(app)
        await pilot.press("enter")
        await until(pilot, lambda: is_asking(app), "the table")
        assert panel.line.tokens == (sail,), "what was typed stays"
        assert panel.offer in now.offers


async def test_of_a_line_that_is_complete_the_coach_answers_its_last_question() -> None:
    app = BoardgamesApp(new_session(load("felinia"), bots=("", "random")))
    async with app.run_test(size=(120, 60)) as pilot:
        await until(pilot, lambda: is_asking(app), "the table")
        panel = game_screen(app).panel
        assert panel.line is not None
        sold = next(offer.code for offer in panel.line.offers if offer.group == "sell")
        await press(pilot, app, *sold.replace(".", ""), "space", "b", "space")
        assert len(panel.line.tokens) == 2
        assert not panel.line.draft.is_open
        last = panel.line.tokens[1]
        await press(pilot, app, "H")
        await until(pilot, lambda: "the one you asked about" in screen_text(app), "the advice")
        assert last.text in screen_text(app)
        await pilot.press("enter")
        await until(pilot, lambda: is_asking(app), "the table")
        assert panel.line.tokens[1] == last, "the cursor began on it, and the line stays"


async def test_a_table_that_shows_no_scores_is_told_nobody_elses_points() -> None:
    app = BoardgamesApp(new_session(load("felinia"), bots=("", "random")))
    app.settings.projection = "own-only"
    async with app.run_test(size=(120, 60)) as pilot:
        await press(pilot, app, "H")
        await until(pilot, lambda: isinstance(app.screen, TextPage) and "against" in screen_text(app), "the advice")
        text = screen_text(app)
        assert "ahead" not in text
        assert "behind" not in text
        assert "Boris" not in text


async def test_on_a_small_screen_choices_stand_below_each_other() -> None:
    app = BoardgamesApp(new_session(load("felinia"), bots=("", "random")))
    async with app.run_test(size=(80, 60)) as pilot:
        await press(pilot, app, "H")
        await until(pilot, lambda: isinstance(app.screen, TextPage) and "To you" in screen_text(app), "the advice")
        text = screen_text(app)
        assert "Then:" in text
        assert "in eight games out of ten" in " ".join(text.split())
        assert all(len(line) <= 80 for line in text.splitlines())
        await pilot.resize_terminal(120, 60)
        await until(pilot, lambda: "eight of ten  " in screen_text(app), "choices side by side")


def test_losses_look_like_losses() -> None:
    """What is known to be worse, and a lead of somebody else, stand in the colour of a loss."""
    session = new_session(load("felinia"), bots=("", "random"))
    assert session.decision is not None
    seat = session.decision.seat
    scene = build_scene(session.table, seat, session.bots)
    found = []
    for choice, own in enumerate((9.0, 4.0)):
        points = [[{"goods": own}, {"goods": 20.0}]] * 8
        found.append(Sample(choice, [own - 20.0] * 8, points, [[]] * 8, [{}] * 8, [0.0] * 8))
    rows = coach_rows(scene, side_by_side(found, 0, 1), seat, 120, told=True)
    told = {text.strip(): style for row in rows for text, style in row.parts}
    assert told["about 11 behind"] == told["about 16 behind"] == "bad"
    verdicts = {n: next(style for text, style in told.items() if f" than choice {n}" in text) for n in (1, 2)}
    assert verdicts == {1: "bad", 2: ""}


def test_equal_choices_with_long_codes_leave_the_rest_of_their_line_in_sight() -> None:
    """Behind "s2, s1 or s3" the end of the first line was cut off with the words before "one you asked about"."""
    session = new_session(load("felinia"), bots=("", "random"))
    assert session.decision is not None
    scene = build_scene(session.table, session.decision.seat, session.bots)
    alike = tuple(range(1, 5))
    found = [Sample(choice, [1.0] * 8, [[{"goods": 1.0}, {}]] * 8, [[]] * 8, [{}] * 8, [0.0] * 8) for choice in (0, 5)]
    rows = coach_rows(scene, side_by_side(found, 0, 1, alike={0: alike}), 0, 80, told=True)
    assert len(joined_by_or([scene.offers[choice].code for choice in (0, *alike)])) > 7
    assert all(sum(len(text) for text, _ in row.parts) <= 80 for row in rows)
