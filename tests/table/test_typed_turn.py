"""Several choices in a line of text: with spaces between them, or without where that is clear."""

import pytest

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.table.draft import Draft
from boardgames.table.typed_codes import ends_with_dot
from boardgames.table.typed_turn import compose
from tests.amerigo.given import given


def draft() -> Draft:
    """Two tiles, a straight one and a T, and enough to build both."""
    reserve = {0: ("village-i2", "village-t4")}
    return Draft(GAME, 2, 0, given(2, cubes={"green": 2}, posts={"b2": 0}, reserve=reserve))


@pytest.mark.parametrize("line", ["g 2 c2b .", "g2c2b.", "g2 c2b.", "G2C2B ."])
def test_codes_may_run_together(line: str) -> None:
    composed = compose(draft(), line)
    assert composed.fault == ""
    assert composed.draft.actions == (
        do.Act("green"),
        do.ChooseTile("village-i2"),
        do.Place("c2", 1),
        do.EndAction(),
    )


def test_what_is_no_code_of_the_next_question_is_still_a_fault() -> None:
    composed = compose(draft(), "g2q9")
    assert "'g2q9'" in composed.fault
    assert composed.draft.steps == ()


def test_a_dot_is_a_code_of_its_own_unless_a_code_is_written_with_one_there() -> None:
    assert ends_with_dot("c2.", ["c2", "c12"])
    assert not ends_with_dot("8.", ["8:30", "9:15"])
    assert not ends_with_dot(".", ["."])
