"""Docstrings begin with a verb or a noun, and everything public has one."""

from collections import Counter

import pytest

from tests.docstrings import headless

MOST = {
    "adapters": 11,
    "amerigo": 113,
    "bots": 57,
    "cli": 3,
    "core": 107,
    "eic": 125,
    "felinia": 168,
    "kit": 15,
    "lab": 37,
    "mombasa": 193,
    "store": 20,
    "table": 67,
    "text": 17,
    "tui": 230,
}
"""Maximum number of docstrings that begin with a headless clause, by package. It may only fall."""


@pytest.mark.parametrize("package", MOST)
def test_docstrings_begin_with_a_verb_or_a_noun(package: str) -> None:
    found = Counter(name for name, *_ in headless())
    assert found[package] <= MOST[package], f"python -m tests.docstrings {package} lists them"


def test_every_package_is_counted() -> None:
    assert {name for name, *_ in headless()} <= set(MOST)
