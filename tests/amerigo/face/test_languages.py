"""Every drawing in every language: a label always has room, nothing runs over an edge or over another word."""

import re
from functools import partial
from typing import Any

import pytest

from boardgames.amerigo import GAME
from boardgames.amerigo.face import large, tabs
from boardgames.amerigo.face.panels import legend
from boardgames.amerigo.face.panels.landscape import GRAIN
from boardgames.amerigo.face.panels.scene import Scene
from boardgames.core.game import Config
from boardgames.kit.canvas import Canvas
from boardgames.tui.screens.player_aid import aid_rows
from boardgames.words import use
from tests.amerigo.given import given
from tests.amerigo.random_walk import walk
from tests.tui import drawing

LANGUAGES = GAME.languages
WORD = re.compile(r"(?!(\w)\1\1)[^\W\d_]{3}")
"""Three letters in a row; a strip of villages has equal ones."""
BLANKS = " ▀▄▐▌░▒\u00a0"


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_the_aid_is_one_page(language: str, request: pytest.FixtureRequest) -> None:
    """In French its last eight rows were below the edge at 120x40, in Dutch six."""
    request.addfinalizer(partial(use, "en"))
    use(language)
    words = GAME.in_language(language).words
    for players in GAME.info.players:
        assert len(aid_rows(words.aid(Config(players, 0, GAME.info.variants[0])), 120)) <= 38


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_has_room_on_every_board(language: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    faults: set[str] = set()
    fit, put, fill = Scene.fit, Canvas.put, Canvas.fill
    written: dict[tuple[int, int, int], str] = {}

    def fitting(self: Scene, width: int, key: str, /, **facts: Any) -> str:
        text = fit(self, width, key, **facts)
        if not text:
            faults.add(f"{key}: no form for {width}")
        return text

    def putting(self: Canvas, x: int, y: int, text: str, *rest: Any, **named: Any) -> int:
        if not (0 <= x <= x + len(text.rstrip(BLANKS)) <= self.width and 0 <= y < self.height):
            faults.add(f"over the edge: {text!r}")
        beside = written.get((id(self), x - 1, y), "")
        if beside and (WORD.match(text) or text[:1].isdigit()):
            faults.add(f"{text!r} touches {beside!r}")
        is_word, canvas = WORD.search(text), id(self)
        for at, letter in enumerate(text, start=x):
            before = written.pop((canvas, at, y), "")
            if is_word and letter not in BLANKS:
                if before:
                    faults.add(f"{text!r} over {before!r}")
                written[canvas, at, y] = text
        return put(self, x, y, text, *rest, **named)

    def filling(self: Canvas, x: int, y: int, width: int, height: int, ground: str) -> None:
        for row in range(y, y + height):
            for at in range(x, x + width):
                written.pop((id(self), at, row), None)
        fill(self, x, y, width, height, ground)

    monkeypatch.setattr(Scene, "fit", fitting)
    monkeypatch.setattr(Canvas, "put", putting)
    monkeypatch.setattr(Canvas, "fill", filling)
    game = GAME.in_language(language)
    for step in list(walk(players, 70 + players))[::23]:
        seen = game.observe(step.before, step.seat)
        written.clear()
        kept = drawing.drawings(game, seen, drawing.look_at(game, step.before, step.seat, step.action))
        assert kept
    assert not faults, "\n".join(sorted(faults))


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_of_a_legend_has_its_word(language: str, players: int) -> None:
    """A line of signs without words explains nothing: what has no room is left out, the least important first."""
    game = GAME.in_language(language)
    seen = game.observe(given(players), 0)
    scene = Scene(game, seen, drawing.look_at(game, seen, 0))
    drawn = legend.signs(scene)
    for only, width, rows in ((legend.LISTED, large.WIDTH, 1), (legend.ALL, tabs.WIDTH, 2), (legend.BESIDE, 66, 1)):
        canvas = Canvas(width, rows)
        legend.draw_legend(canvas, scene, 0, 0, width, rows, only)
        shown = " ".join("".join(row) for row in canvas.chars).translate({ord(grain): " " for grain in GRAIN})
        words = [scene.names.messages.text(key, opened=legend.OPENED) for key in only]
        assert sum(drawn[key].text.strip() in shown for key in only) >= len(words) - 1
        assert shown.strip(" .")[-1].isalpha()
        for key in only[:5]:
            forms = (legend._word(scene, key, longest) for longest in legend.LONGEST)
            assert any(f"{drawn[key].text} {word}" in shown for word in forms), key
