"""The worked example of the catalogue as a position and choices."""

from boardgames.core.worked_example import Builder, ExampleStep, Scenario, started
from boardgames_toy.actions import Pick
from boardgames_toy.game import Toy


def three_picks(game: Toy) -> Scenario:
    state = started(game, 3)
    return Scenario(
        "TOY-EX-01",
        "plain",
        ("Ann", "Bob", "Cid"),
        state,
        (
            ExampleStep(0, Pick(2), "Ann picks 2."),
            ExampleStep(1, Pick(2), "Bob picks 2 as well."),
            ExampleStep(2, Pick(3), "Cid picks 3 and is alone with it: 3 coins."),
        ),
    )


SCENARIOS: dict[str, Builder] = {"TOY-EX-01": three_picks}
