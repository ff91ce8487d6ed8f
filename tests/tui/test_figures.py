"""What a screen knows about a table: how values changed while others moved."""

import pytest

from boardgames.tui.figures import change


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("3", "3", ""),
        ("3", "5", "+2"),
        (" 12", "9", "-3"),
        ("-1", "2", "+3"),
        ("£7", "£10", "+3"),
        ("£7", "10", "*"),
        (None, "4", "+4"),
        ("4", "", "-4"),
        ("A3", "A5", "*"),
        ("2/3", "3/3", "*"),
        ("-", "4", "*"),
    ],
)
def test_numbers_are_subtracted_and_everything_else_is_only_marked(
    before: str | None, after: str | None, said: str
) -> None:
    assert change(before, after) == said
