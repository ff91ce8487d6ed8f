"""The words of the program: one language at a time, message by message."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from boardgames import words
from tests.test_layers import SOURCE

TREE = SOURCE.parent.parent


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


@pytest.mark.parametrize(
    ("environ", "wishes", "spoken"),
    [
        ({}, (), "en"),
        ({"LANG": "fr_BE.UTF-8"}, (), "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, (), "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "nl_NL"}, (), "nl"),
        ({"LANG": "fr_FR.UTF-8", "BOARDGAMES_LANGUAGE": "nl"}, (), "nl"),
        ({"LANG": "fr_FR.UTF-8", "BOARDGAMES_LANGUAGE": "tlh"}, (), "fr"),
        ({"BOARDGAMES_LANGUAGE": "nl"}, ("", "fr"), "fr"),
        ({}, ("en", "fr"), "en"),
    ],
)
def test_a_wish_comes_before_the_environment_and_english_last(
    environ: dict[str, str], wishes: tuple[str, ...], spoken: str
) -> None:
    assert words.wanted(environ, *wishes) == spoken


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_message_is_said_in_every_language(language: str) -> None:
    assert words.catalogue(language).language == language
    assert set(words.catalogue("en").keys()) <= set(words.catalogue(language).keys())


ENGLISH_WORDS = Path(words.__file__).with_name("en.ftl").read_text(encoding="utf-8")
WORDS = re.findall(r"^word-([a-z-]+) =", ENGLISH_WORDS, re.MULTILINE)
FRENCH = [*TREE.glob("src/boardgames/**/fr.ftl"), *TREE.glob("data/*/rules.fr.toml"), *TREE.glob("data/*/*/*.fr.toml")]


@pytest.mark.parametrize("path", FRENCH, ids=[str(path.relative_to(TREE)) for path in FRENCH])
def test_french_signs_stay_with_the_word_before_them(path: Path) -> None:
    """A line that is broken begins with no colon: a no-break space stands before it."""
    for line in path.read_text(encoding="utf-8").splitlines():
        assert not re.search(r"[\w»)}\]] [:;!?»](?: |$)", line) or line.startswith(("#", "      ")), line


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_a_word_to_type_is_named_as_the_language_calls_it(language: str) -> None:
    """`regarder` dit ce qu'il y a, not `look`; the keys of a saved game are the same in all languages."""
    english, ours = words.catalogue("en"), words.catalogue(language)
    named = {english.text(f"word-{key}"): ours.text(f"word-{key}") for key in WORDS}
    lines = Path(words.__file__).with_name(f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    text = "\n".join(line for line in lines if not line.startswith("line-wrong-entry")).replace("\u00a0", " ")
    for word in (word for word, own in named.items() if word != own):
        assert not re.search(rf"(?:« |'|\(){word}(?: »|'| \{{)", text), f"{word} is {named[word]}"
