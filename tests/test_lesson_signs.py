"""Lessons and tips speak of what is on the screen: each sign, code, key and title that they name stands there.

A lesson is walked on the real screen at two sizes. On a small terminal a title or the letter of a place may stand on
another part of the table, for its name is how one finds it; signs and codes are on the part that the step turned up.
"""

import asyncio
from functools import cache
from typing import Any

import pytest

from boardgames.core.engine import BoxedGame
from boardgames.core.game import Config
from boardgames.core.registry import load
from boardgames.core.rng import start_stream
from boardgames.core.table import Table
from boardgames.store.lesson import load_lesson, step_action
from boardgames.table.session import Session
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.game import GameScreen
from boardgames.tui.screens.lesson import LessonPage, LessonScreen
from boardgames.tui.settings import NEVER
from boardgames.tui.widgets.hint_box import HintBox
from tests.laws.random_walks import PLAYED, walk
from tests.names_in_text import codes, is_shown, keys_misnamed, letters, signs, titles
from tests.tui.driving import is_asking, screen_lines, tap, until

SIZES = ((80, 24), (120, 40))
sizes = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TEXTUAL_ANIMATIONS", "none")


@sizes
@pytest.mark.parametrize("name", PLAYED)
async def test_what_a_lesson_names_is_on_the_screen(name: str, size: tuple[int, int]) -> None:
    game = load(name)
    lesson = load_lesson(game)
    screen = LessonScreen(game, lesson)
    app = BoardgamesApp()
    faults = []
    async with app.run_test(size=size) as pilot:
        app.push_screen(screen)
        await until(pilot, lambda: isinstance(app.screen, LessonPage), "the welcome")
        tap(app, "enter")
        for number, step in enumerate(lesson.step, start=1):
            await until(pilot, lambda n=number: is_asking(app) and len(screen.session.table.choices) == n - 1)  # type: ignore[misc]
            faults += [f"{number}: {name}" for name in await _not_shown(app, step.say)]
            if number == 1:
                faults += [f"welcome: {sign}" for sign in await _not_shown(app, lesson.welcome, of_table=True)]
            screen.session.choose(step.seat, step_action(game, step))
            screen.advance()
    assert not faults


@sizes
@pytest.mark.parametrize("name", PLAYED)
async def test_what_a_tip_names_is_on_the_screen(name: str, size: tuple[int, int]) -> None:
    game = load(name)
    assert isinstance(game, BoxedGame)
    faults: list[str] = []
    for kind in (question.frame.__struct_config__.tag for question in game.rulebook.questions):
        tip = game.words.tip(kind)
        if not [*signs(tip), *codes(tip), *letters(tip), *titles(tip)]:
            faults += [f"{kind}: {wrong}" for wrong in keys_misnamed(tip)]
            continue
        state = _questions(name)[kind]
        people = tuple("ABC"[: len(game.scores(state))])
        session = Session(Table(game, state, people), Config(len(people), 1, game.info.variants[0]), ("",) * 3, None)
        app = BoardgamesApp(session)
        app.settings.curtain = NEVER
        async with app.run_test(size=size) as pilot:
            await until(pilot, lambda app=app: is_asking(app), kind)  # type: ignore[misc]
            faults += [f"{kind}: {missing}" for missing in await _not_shown(app, tip)]
    assert not faults


@cache
def _questions(name: str) -> dict[str, Any]:
    """The first position of some games with each kind of question."""
    game = load(name)
    found: dict[str, Any] = {}
    for seed, variant in enumerate(game.info.variants):
        for step in walk(game, Config(3, seed, variant, ()), start_stream(seed, "tips")):
            found.setdefault(step.decision.kind, step.before)
    return found


async def _not_shown(app: BoardgamesApp, text: str, *, of_table: bool = False) -> list[str]:
    """What a text names that the screen does not show, beside the words of the guide themselves.

    `of_table`: it speaks of the table as a whole, of which a small terminal shows a part, and nobody's name is a title.
    """
    screen = app.screen
    assert isinstance(screen, GameScreen)
    here = [*dict.fromkeys([*signs(text), *codes(text)])]
    elsewhere = [*dict.fromkeys([*letters(text), *([] if of_table else titles(text))])]
    shown = _without_guide(app)
    missing = [sign for sign in here if not is_shown(sign, shown)]
    far = [title for title in elsewhere if not is_shown(title, shown)]
    if screen.is_small and (far or (missing and of_table)):
        for tab in range(len(screen._tab_titles)):
            screen._go_to_tab(tab)
            await asyncio.sleep(0)
            shown += "\n" + _without_guide(app)
        far = [title for title in far if not is_shown(title, shown)]
        missing = [sign for sign in missing if not (of_table and is_shown(sign, shown))]
    return [*keys_misnamed(text), *missing, *far]


def _without_guide(app: BoardgamesApp) -> str:
    """The painted screen, blank where the guide stands."""
    guide = app.screen.query_one("#guide", HintBox)
    x, y, width, height = guide.region
    lines = screen_lines(app)
    for row in range(y, y + height) if guide.display else ():
        line = lines[row].ljust(x + width)
        lines[row] = line[:x] + " " * width + line[x + width :]
    return "\n".join(lines)
