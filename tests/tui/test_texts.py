"""What several screens say in the same way."""

from boardgames.tui.texts import heading, player_counts


def test_a_name_becomes_a_heading() -> None:
    assert heading("the harbour") == "The harbour"


def test_players_are_counted_from_to() -> None:
    assert player_counts((2, 3, 4)) == "2-4"
    assert player_counts((2, 4)) == "2, 4"
