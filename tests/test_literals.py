"""Words that people read stand in catalogues: none stands in Python."""

import pytest

from tests.literals import ROOMS, counted


@pytest.mark.parametrize("room", ROOMS)
def test_no_word_stands_in_python(room: str) -> None:
    assert counted(room) == 0, f"python -m tests.literals {room} lists them"
