"""Texts in lines."""

from boardgames.tui.look.paint import wrap


def test_a_line_is_never_broken_at_a_no_break_space() -> None:
    assert wrap("valeur de la part\u00a0: 12", 17) == ["valeur de la", "part\u00a0: 12"]
