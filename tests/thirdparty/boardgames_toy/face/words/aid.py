"""The player aid: the game on one page."""

from boardgames.core.player_aid import Aid, section
from boardgames_toy.box.tables import Tables


def aid(t: Tables) -> Aid:
    return Aid(
        (
            section("Goal", f"{t.rounds} rounds; cards, pips and coins are points, and the most points win."),
            section(
                "A round",
                ("pick", f"in secret {', '.join(t.pick_labels)}: who is alone with a number gets it"),
                ("draw", "then each in turn: cards until you stop, or the die once instead"),
            ),
        ),
        ("After a card there is no die.",),
    )
