"""The table in three languages: no label falls over an edge, is written over another, or reads like its neighbour."""

from dataclasses import replace
from typing import Any

import pytest

from boardgames.core.messages import Messages
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import KEY
from boardgames.mombasa import GAME
from boardgames.mombasa import actions as do
from boardgames.mombasa.face.panels.names import region_name
from boardgames.mombasa.face.panels.scene import scene_of
from boardgames.mombasa.face.words.words import MombasaWords
from boardgames.tui.screens.player_aid import aid_rows
from tests.mombasa.face.test_board import WATCHED, look_at
from tests.mombasa.given import T, begun, given, play
from tests.mombasa.random_walk import walk
from tests.tui import drawing

GAMES = {language: GAME.in_language(language) for language in ("en", "fr", "nl")}
every_language = pytest.mark.parametrize("language", GAMES)


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Texts that fell over an edge, or were written over the letters of another."""
    found: list[str] = []
    letters: dict[int, dict[tuple[int, int], str]] = {}
    put, fill = Canvas.put, Canvas.fill

    def watched(self: Canvas, x: int, y: int, text: str, ink: str = "", place: str | None = None, **more: Any) -> int:
        held, end = letters.setdefault(id(self), {}), x + len(text.rstrip())
        if text.strip() and not (x >= 0 and end <= self.width and 0 <= y < self.height):
            found.append(f"{text!r} at {x}, {y} of {self.width} x {self.height}")
        may_cover = len(text) == 1 or more.get("ground")
        for column, char in enumerate(text, x):
            below = held.pop((column, y), "")
            if char.isalpha():
                held[column, y] = text
                if below and below != text and not may_cover:
                    found.append(f"{text!r} over {below!r}")
        return put(self, x, y, text, ink, place, **more)

    def filled(self: Canvas, x: int, y: int, width: int, height: int, ground: str) -> None:
        held = letters.setdefault(id(self), {})
        for row in range(y, y + height):
            for column in range(x, x + width):
                held.pop((column, row), None)
        fill(self, x, y, width, height, ground)

    def made(self: Canvas, *size: Any, **more: Any) -> None:
        letters.pop(id(self), None)
        begin(self, *size, **more)

    begin = Canvas.__init__
    monkeypatch.setattr(Canvas, "__init__", made)
    monkeypatch.setattr(Canvas, "put", watched)
    monkeypatch.setattr(Canvas, "fill", filled)
    return found


@pytest.mark.parametrize(("players", "variant"), WATCHED)
@every_language
def test_no_label_is_cut_or_written_over_another(language: str, players: int, variant: str, faults: list[str]) -> None:
    game, met = GAMES[language], set[str]()
    for count, step in enumerate(walk(players, variant, 5, "trader")):
        if step.kind in met and count % 100:
            continue
        met.add(step.kind)
        for viewer in (step.seat, None):
            look = drawing.look_at(game, step.before, viewer, step.action if viewer is not None else None)
            canvases = drawing.drawings(game, game.observe(step.before, viewer), look)
            assert faults == [], step.kind
            if viewer is None and not look.choices:
                assert not any(KEY in row for canvas in canvases for row in canvas.grounds)


@every_language
def test_a_long_name_gives_way_to_what_its_player_shows(language: str, faults: list[str]) -> None:
    state = play(given(a={"area": {"b": "bookkeeper-2", "c": "coffee-2"}, "ink": 1}), do.UseBookkeeper("slot-b"))
    look = replace(drawing.look_at(GAMES[language], state, 0), names=("Wilhelmina Maria", "Bo"))
    for _, canvas in GAMES[language].parts.board().tabs(GAMES[language], state, look):
        assert faults == []
        assert canvas


@every_language
def test_regions_are_told_apart_however_little_room_there_is(language: str) -> None:
    game, state = GAMES[language], GAME.observe(begun(2), None)
    scene = scene_of(Canvas(1, 1), game, state, look_at(state))
    words = [region_name(scene, region, 0) for region in scene.t.regions]
    assert len(set(words)) == len(words)
    assert max(map(len, words)) <= len("Abyssinia")


@every_language
def test_codes_are_the_same_in_every_language(language: str) -> None:
    t = GAMES[language].tables
    assert (t.region_codes, t.company_codes) == (T.region_codes, T.company_codes)
    state = given(a={"area": {"b": "coffee-2", "c": "bookkeeper-2"}, "pounds": 5})
    for action in GAME.legal_actions(state, 0):
        assert GAMES[language].words.code(state, action) == GAME.words.code(state, action)


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_a_language_has_every_message_and_the_forms_of_every_name(language: str) -> None:
    ours = set(MombasaWords(T, language).messages.keys())
    english = set(MombasaWords(T).messages.keys())
    shorter = {key for key in english - ours if key.partition(".")[0] in ours and "." in key}
    assert english - ours == shorter, "a label may need fewer lengths than in English"
    assert {f"name-region-{region.id}" for region in T.regions} <= ours
    assert {f"name-company-{company.id}" for company in T.companies} <= ours


def test_french_contracts_the_names_of_cities() -> None:
    words = GAMES["fr"].words
    assert isinstance(words, MombasaWords)
    assert words.names.company("cairo", "of") == "du Caire"
    assert words.names.company("mombasa", "of") == "de Mombasa"
    assert words.names.region("abyssinia", "def") == "l'Abyssinie"
    assert isinstance(words.messages, Messages)


@every_language
def test_the_aid_is_a_page(language: str) -> None:
    aid = GAMES[language].words.aid()
    for width, most in ((120, 38), (80, 200)):
        rows = aid_rows(aid, width)
        assert len(rows) <= most
        assert max(len(row.text) for row in rows) < width
