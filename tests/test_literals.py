"""Words that people read stand in catalogues: none stands in Python."""

import pytest

from tests.literals import ROOMS, counted, glued, modules
from tests.test_layers import SOURCE


@pytest.mark.parametrize("room", ROOMS)
def test_no_word_stands_in_python(room: str) -> None:
    assert counted(room) == 0, f"python -m tests.literals {room} lists them"


@pytest.mark.parametrize("room", ROOMS)
def test_no_sign_that_languages_write_differently_stands_in_python(room: str) -> None:
    """`pair`, `apart` and `above` of the catalogue part texts: French writes `tour 2 : exploration`."""
    found = [f"{path.relative_to(SOURCE)}:{line}: {sign!r}" for path in modules(room) for line, sign in glued(path)]
    assert not found
