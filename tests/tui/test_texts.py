"""Words that several screens share."""

from boardgames.tui.texts import counted, heading, sentence


def test_one_is_one_and_many_are_many() -> None:
    assert counted(1, "choice") == "1 choice"
    assert counted(0, "choice") == "0 choices"
    assert counted(2, "entry", "entries") == "2 entries"


def test_a_remark_becomes_a_heading_or_a_sentence() -> None:
    assert heading("not possible now") == "Not possible now"
    assert sentence("nobody else has moved") == "Nobody else has moved."
