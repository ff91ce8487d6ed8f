"""Each game's glossary: a word of the box is rendered by one word, everywhere.

`tests/words/glossary/<game>.toml` has the words of a game in English, French and Dutch. Whatever the program says in
catalogues, rules and lessons is read message by message.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from boardgames.core.messages import ENGLISH
from tests.test_layers import SOURCE

DATA = SOURCE.parent.parent / "data"
GLOSSARIES = sorted(Path(__file__).with_name("glossary").glob("*.toml"))
LANGUAGES = (ENGLISH, "fr", "nl")
"""Languages of a glossary's columns."""

Forms = list[list[str]]
"""Forms of a word in each of the languages."""

KEY = re.compile(r"^(-?[a-z][\w-]*) =", re.MULTILINE)
NO_WORDS = re.compile(
    r"""^\#.*$                                  # a comment
      | \{\ -?[a-z][\w-]*(?:\([^)]*\))?\ \}     # another message
      | [A-Z][A-Z-]+\([^)]*\)                   # a function
      | \$[\w-]+                                # a variable
      | \*?\[[\w-]+\]                           # a variant
      | ^\s+\.\w+\ =                            # an attribute""",
    re.MULTILINE | re.VERBOSE,
)
SPACES = str.maketrans({"’": "'", "\u00a0": " ", "\u202f": " "})


def _words(text: str) -> str:
    return NO_WORDS.sub(" ", text).translate(SPACES).casefold()


def _catalogue(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the messages of a catalogue."""
    _, *parts = KEY.split(path.read_text(encoding="utf-8"))
    yield from zip(parts[::2], parts[1::2], strict=True)


def _texts(value: object, path: str) -> Iterator[tuple[str, str]]:
    """Yield the texts of a table; a row is known by its id, which is the same in all languages."""
    match value:
        case str():
            yield path, value
        case dict():
            for key, part in value.items():
                yield from _texts(part, f"{path}.{key}")
        case list():
            for number, part in enumerate(value):
                name = part.get("id", number) if isinstance(part, dict) else number
                yield from _texts(part, f"{path}.{name}")


@cache
def messages(game: str, language: str) -> Mapping[str, str]:
    """Return whatever is said about a game in a language, by the name of the message."""
    found = dict(_catalogue(SOURCE / game / "face" / "words" / f"{language}.ftl"))
    for path in sorted((DATA / game).rglob("*.toml")):
        name, *translated = path.name.removesuffix(".toml").split(".")
        if translated == [language] or (language == ENGLISH and not translated):
            found.update(_texts(tomllib.loads(path.read_text(encoding="utf-8")), name))
    return {name: _words(text) for name, text in found.items()}


def _pattern(forms: list[str]) -> re.Pattern[str]:
    """Return what finds any of these forms; the last letters of `x*` are open."""
    found = "|".join(re.escape(form.casefold()).replace(r"\*", r"\w*") for form in forms)
    return re.compile(rf"(?<!\w)(?:{found})(?!\w)")


def _said(game: str, language: str, forms: list[str]) -> set[str]:
    """Return the messages that use one of these forms."""
    found = _pattern(forms)
    return {name for name, text in messages(game, language).items() if found.search(text)}


def _glossary(path: Path) -> Mapping[str, Mapping[str, Forms]]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


every_glossary = pytest.mark.parametrize("path", GLOSSARIES, ids=lambda path: path.stem)


def test_every_game_has_a_glossary() -> None:
    assert [path.stem for path in GLOSSARIES] == sorted(path.parts[-4] for path in SOURCE.glob("*/face/words/en.ftl"))


@every_glossary
def test_a_word_of_the_glossary_is_used_in_every_language(path: Path) -> None:
    wrong: list[tuple[object, ...]] = []
    for table in ("words", "names"):
        for name, forms in _glossary(path)[table].items():
            english, *others = (
                _said(path.stem, language, said) for language, said in zip(LANGUAGES, forms, strict=True)
            )
            if not english:
                wrong.append((name, forms[0]))
            for language, theirs, said in zip(LANGUAGES[1:], others, forms[1:], strict=True):
                asked = english & messages(path.stem, language).keys()
                seldom = table == "words" and 2 * len(asked & theirs) < len(asked)
                if seldom or not theirs:
                    wrong.append((name, language, said, sorted(asked - theirs)))
    assert wrong == []


@every_glossary
def test_no_rival_of_a_word_is_used(path: Path) -> None:
    wrong = []
    for language, rivals in tomllib.loads(path.read_text(encoding="utf-8"))["rivals"].items():
        for rival, word in rivals.items():
            if _said(path.stem, language, [rival]):
                wrong.append(f"say {word!r} instead of {rival!r}")
            if not _said(path.stem, language, [f"{word}*"]):
                wrong.append(f"{word!r} is not used")
    assert wrong == []


def test_a_rival_and_a_wrong_word_are_found() -> None:
    said = {"a": "Le navire part.", "b": "{ $navire } { NAVIRE($x) } [navire] { navire }"}
    found = _pattern(["navire*"])
    assert [name for name, text in said.items() if found.search(_words(text))] == ["a"]
    assert not _pattern(["or"]).search(_words("lorsque"))
