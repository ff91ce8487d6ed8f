"""What a person types and sees at a table of 120 by 40, where words once were cut and turns were long."""

import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.amerigo.box.tables import COLOURS
from boardgames.amerigo.state import State
from boardgames.core.game import Config
from boardgames.core.table import Table
from boardgames.core.values import evolve
from boardgames.table.foresight import Foresight
from boardgames.table.session import Session
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.settings import OFF, Settings
from tests.amerigo.given import A, B, given, legal, play
from tests.tui.driving import is_asking, press, screen_lines, screen_text, until

SIZE = (120, 40)
CHOICES, PLAYERS = slice(32, 37), slice(27, 30)
"""Lines of the screen; beside the choices stands the history."""
CHOICES_END = 79
MAX_KEYS = 15
FOLD = re.compile(r"\w+… .* ▶\d+")
"""Choices that share a row are not cut."""


@pytest.fixture(autouse=True)
def nothing_but_news(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No card and no pause; only what was done to a player comes unasked."""
    monkeypatch.setenv("BOARDGAMES_HOME", str(tmp_path))
    monkeypatch.setenv("TEXTUAL_ANIMATIONS", "none")
    settings = Settings(moments=OFF, pace=OFF)
    monkeypatch.setattr("boardgames.tui.app.read_settings", lambda: settings)


def at_the_table(s: State) -> Session:
    names = ("Anna", "Boris", "Chloe", "Dario")[: len(s.players)]
    return Session(Table(GAME, s, names), Config(len(names), 1, "standard"), ("",) * len(names), None)


async def listed(pilot: Pilot[None], app: BoardgamesApp) -> list[str]:
    await until(pilot, lambda: is_asking(app), "a question")
    return [line[:CHOICES_END].rstrip() for line in screen_lines(app)[CHOICES]]


async def test_a_first_voyage_is_typed_in_few_keys() -> None:
    session = at_the_table(given(3, cubes={"blue": 6}))
    app = BoardgamesApp(session)
    keys = (*"bw1w11c14e2b7e", "enter")
    assert len(keys) <= MAX_KEYS
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, app, *keys)
        await until(pilot, lambda: len(session.table.choices) > 8, "the whole line")
        assert [choice.action for choice in session.table.choices[:9]] == [
            do.Act("blue"),
            do.PlaceShip("frame-w-1"),
            do.PlaceShip("frame-w-1"),
            do.ChooseShip(1),
            do.SailTo("c14"),
            do.Establish(1),
            do.ChooseShip(2),
            do.SailTo("b7"),
            do.Establish(2),
        ]


SEVEN = dict.fromkeys(COLOURS, 1) | {"blue": 6}
OFFERED = {
    "an action": (
        given(3, cubes=SEVEN, special={A: 9}, progress={A: 12}, gold={A: 12}, tokens={A: ("vp-cubes", "ap2-brown")}),
        (
            "o Progress, 8 AP: to 20, 1 token",
            "wa Special, 6 AP: to 15, 12 VP",
            "t take 4 VP (gold full)",
            "v take 12 VP",
        ),
    ),
    "a token": (
        play(given(3, cubes={"brown": 3}), do.Act("brown"), do.Advance(3)),
        ("+2 AP in every ", "d take no token this time"),
    ),
    "tiles to plan": (
        play(given(3, cubes={"red": 4}), do.Act("red")),
        ("t T of four 3/4 VP", "end the action: 4 AP lost"),
    ),
    "steps": (
        play(given(3, cubes={"white": 7}, special={A: 8}), do.WhiteAdvance()),
        ("7 to 15", "blue, 12 VP, 1st", ". end the action"),
    ),
    "where a tile lies": (
        play(
            given(3, cubes={"green": 1}, posts={"b2": A}, reserve={A: ("village-t4",)}),
            do.Act("green"),
            do.ChooseTile("village-t4"),
        ),
        ("c2d c2-c4 d3: C 3 VP, 4 left",),
    ),
    "a voyage": (
        play(given(3, cubes={"blue": 4}, ships={A: ("e3", "frame-s-1")}), do.Act("blue"), do.ChooseShip(1)),
        ("g2 +3 in 2 moves",),
    ),
    "production": (
        play(given(3, cubes={"yellow": 7}, gold={A: 1}), do.Act("yellow")),
        (" AP: 0x2, +0 VP",),
    ),
}


@pytest.mark.parametrize("question", OFFERED)
async def test_nothing_of_a_choice_is_cut(question: str) -> None:
    s, told = OFFERED[question]
    app = BoardgamesApp(at_the_table(s))
    async with app.run_test(size=SIZE) as pilot:
        lines = await listed(pilot, app)
        shown = "\n".join(lines)
        assert "…" not in FOLD.sub("", shown)
        assert all(words in shown for words in told)


async def test_the_strip_of_the_players_shows_all_they_have() -> None:
    rich = {A: ("vp-cubes", "ap2-brown", "end-posts")}
    s = given(
        3, cubes=SEVEN, gold={A: 12, B: 10}, cannons={A: 10}, progress={A: 33, B: 18}, special={A: 12}, tokens=rich
    )
    app = BoardgamesApp(at_the_table(s))
    async with app.run_test(size=SIZE) as pilot:
        await listed(pilot, app)
        for line in screen_lines(app)[PLAYERS]:
            assert line.split()[-2] == "special", line


def test_at_most_counts_the_gold_for_the_points_left_at_the_end_of_a_track() -> None:
    """The action ends by itself after the token, and brings gold that the next list tells of."""
    s = play(given(2, cubes={"brown": 6}, progress={A: 29}, gold={A: 8}), do.Act("brown"))
    table = at_the_table(s).table
    forecast = Foresight(table, A, A).of(do.Advance(4))
    assert forecast.asks
    assert forecast.is_most
    table.play(A, do.Advance(4))
    further = Foresight(table, A, A)
    best = max(further.of(token).change or 0 for token in legal(table.state))
    assert best > 2, "a token that brings something, and the gold"
    assert forecast.change == 21 - 15 + best


async def test_whoever_makes_the_pirates_stronger_is_heard_of() -> None:
    """Cannons that were enough are so no more, a loss that nothing else would announce."""
    s = given(2, seat=B, discs=(B, A), cubes={"brown": 3}, cannons={B: 3}, round=2)
    session = at_the_table(evolve(s, progress=("pirates-plus-two", *s.progress[1:])))
    app = BoardgamesApp(session)
    async with app.run_test(size=SIZE) as pilot:
        await press(pilot, app, "t", "enter")
        await until(pilot, lambda: is_asking(app) and bool(session.table.choices), "the other's question")
        await press(pilot, app, *"o3l1.", "enter")
        await until(pilot, lambda: isinstance(app.screen, TextPage), "the page about what was done")
        told = screen_text(app)
        assert "What was done to you" in told
        assert "Anna takes the token Pirates +2 others: pirates are" in told
