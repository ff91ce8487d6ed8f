"""Questions to the table in words."""

from collections.abc import Iterator

import pytest

import boardgames
from boardgames import words
from boardgames.core.game import Config
from boardgames.table.inspect import part_word, parts_named


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    words.use("en")


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_part_is_found_by_the_word_that_is_told(language: str) -> None:
    words.use(language)
    for name in boardgames.games():
        game = boardgames.load(name, language=language)
        parts = game.words.parts(game.observe(game.start(Config(3, 1, game.info.variants[0])), 0))
        told = {part: part_word(parts, part, title) for part, title, _ in parts}
        assert all(parts_named(parts, word) == [part] for part, word in told.items())
        if name == "felinia":
            assert told["markets"] == {"en": "markets", "fr": "marchés", "nl": "markten"}[language]
