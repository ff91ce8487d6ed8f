"""The table in every language: no label runs over another or over the edge, and nothing that should be said is lost."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest

from boardgames.core.game import Config
from boardgames.core.messages import ENGLISH, Argument
from boardgames.eic import GAME
from boardgames.eic.face import table as board
from boardgames.eic.face.panels.advice import HINTS
from boardgames.eic.face.words.words import EicWords
from boardgames.eic.game import EastIndiaCompanies
from boardgames.eic.state import State
from boardgames.kit.canvas import Canvas
from boardgames.kit.look import TAB_SIZE, Look
from boardgames.store.log import read_log
from boardgames.store.replay import replay
from boardgames.tui.screens.player_aid import aid_rows
from boardgames.words import use

GAMES = sorted((Path(__file__).resolve().parents[2] / "golden" / "games").glob("eic-*.jsonl"))
LANGUAGES = GAME.languages
NAMES = ("Anna", "Boris", "Chloe", "Dmitri")
EVERY = 23


def positions() -> Iterator[State]:
    """Some positions of whole games of two, three and four players."""
    for path in GAMES:
        yield from replay(read_log(path), GAME).states[::EVERY]


def pictures(game: EastIndiaCompanies, state: State) -> Iterator[Canvas]:
    """What the seat to move sees in all sizes, with its keys."""
    asked = game.decisions(state)
    seat = asked[0].seat if asked else None
    seen, names = game.observe(state, seat), NAMES[: state.players]
    legal = game.legal_actions(state, seat) if seat is not None else []
    choices = tuple((action, game.words.code(seen, action)) for action in legal)
    keys = {place: code for action, code in choices if (place := board.place(game, seen, action))}
    look = Look(names, seat, keys, choices=choices)
    yield board.table(game, seen, look)
    yield board.large(game, seen, look)
    yield from (canvas for _, canvas in board.tabs(game, seen, look))
    yield from (board.mat(game, seen, other, Look(names, seat)) for other in range(state.players))


@pytest.fixture
def collisions(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whatever is written over a word, or over the edge of a picture."""
    found: list[str] = []
    words_of: dict[int, dict[tuple[int, int], str]] = {}
    put, made = Canvas.put, Canvas.__init__

    def watched(
        self: Canvas, x: int, y: int, text: str, ink: str = "", place: str | None = None, *, ground: str = ""
    ) -> int:
        words, start = text.strip(), x + len(text) - len(text.lstrip())
        is_word = len(words) > 2 and words[:2].isalpha()
        written = words_of.setdefault(id(self), {})
        if is_word and (start < 0 or start + len(words) > self.width):
            found.append(f"{words!r} over the edge")
        for column, char in enumerate(words, start):
            old = written.get((column, y), "")
            if char != " " and old and self.chars[y][column] == old != char and old.isalpha():
                found.append(f"{words!r} over {''.join(self.chars[y][max(column - 9, 0) : column + 9])!r}")
                break
        if is_word:
            written |= {(column, y): char for column, char in enumerate(words, start)}
        return put(self, x, y, text, ink, place, ground=ground)

    def begun(self: Canvas, *arguments: Any, **more: Any) -> None:
        words_of.pop(id(self), None)
        made(self, *arguments, **more)

    monkeypatch.setattr(Canvas, "__init__", begun)
    monkeypatch.setattr(Canvas, "put", watched)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_runs_over_another(language: str, collisions: list[str]) -> None:
    game = GAME.in_language(language)
    for state in positions():
        for _ in pictures(game, state):
            pass
    assert sorted(set(collisions)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_fits_the_small_screen(language: str) -> None:
    messages = cast("EicWords", GAME.in_language(language).words).messages
    facts: dict[str, Argument] = {"surcharge": 1, "discount": 1, "ship": "indiaman", "market": "indies", "owed": 12}
    keys = [key for key in tuple(messages.keys()) if key.startswith("hint-") and "." not in key]
    assert set(HINTS.values()) <= set(keys)
    assert [key for key in keys if not messages.fitting(TAB_SIZE[0] - 4, key, **facts)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_of_a_question_differ_and_fit_a_list(language: str) -> None:
    game, longest = GAME.in_language(language), 0
    for state in positions():
        for asked in game.decisions(state)[:1]:
            seen = game.observe(state, asked.seat)
            texts = [game.words.describe(seen, asked.seat, one) for one in game.legal_actions(state, asked.seat)]
            assert len(set(texts)) == len(texts), texts
            longest = max(longest, *map(len, texts))
    assert longest <= 62


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aid_is_one_page_at_every_table(language: str, request: pytest.FixtureRequest) -> None:
    """In French its last rows were below the edge at 120x40."""
    request.addfinalizer(partial(use, ENGLISH))
    use(language)
    words = GAME.in_language(language).words
    for players in GAME.info.players:
        for options in ((), ("mortgage",)):
            assert len(aid_rows(words.aid(Config(players, 0, "standard", options)), 120)) <= 38
