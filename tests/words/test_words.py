"""The words of the program: one language at a time, message by message."""

from collections.abc import Iterator

import pytest

from boardgames import words


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    words.use("en")


def test_a_language_without_words_is_english() -> None:
    words.use("tlh")
    assert words.language() == "en"
    assert words.listed(["Anna", "Boris", "Chloe"]) == "Anna, Boris and Chloe"


@pytest.mark.parametrize(("items", "said"), [([], ""), (["Anna"], "Anna"), (["Anna", "Boris"], "Anna and Boris")])
def test_a_list_is_said_as_one_says_it(items: list[str], said: str) -> None:
    assert words.listed(items) == said
