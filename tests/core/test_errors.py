"""Sentences for people: nothing in them steers a terminal, and every language keeps its spaces."""

import pytest

from boardgames.core.errors import UserError


@pytest.mark.parametrize(
    ("sentence", "shown"),
    [
        ("a\x1b[2Jb\nc\u2028d", "a\ufffd[2Jb\ufffdc\ufffdd"),
        ("la ligne 5\u00a0: «\u202fx\u202f»", "la ligne 5\u00a0: «\u202fx\u202f»"),
    ],
)
def test_what_steers_a_terminal_is_marked_and_a_fixed_space_stays(sentence: str, shown: str) -> None:
    assert str(UserError(sentence)) == shown
