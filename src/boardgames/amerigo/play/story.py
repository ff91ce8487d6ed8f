"""Telling a worked example: the choices are played while they are told, so that each falls to whoever is asked."""

from typing import Self

from boardgames.amerigo import actions as do
from boardgames.amerigo.actions import AnyAction
from boardgames.amerigo.game import Amerigo
from boardgames.amerigo.state import State, seat_to_act
from boardgames.core.scenario import Scenario, Step

NAMES = ("Red", "White", "Blue", "Yellow")
RED, WHITE, BLUE, YELLOW = range(4)


class Story:
    """A scenario in the making."""

    def __init__(self, game: Amerigo, example: str, state: State) -> None:
        self.game, self.example, self.first, self.state = game, example, state, state
        self.steps: list[Step] = []

    def does(self, action: AnyAction, say: str) -> Self:
        seat = seat_to_act(self.state)
        self.steps.append(Step(seat, action, say))
        self.state = self.game.apply(self.state, seat, action)
        return self

    def tries(self, action: AnyAction, say: str, rule: str) -> Self:
        self.steps.append(Step(seat_to_act(self.state), action, say, rule))
        return self

    def sails(self, ship: int, space: str, say: str) -> Self:
        self.does(do.ChooseShip(ship), f"{NAMES[seat_to_act(self.state)]} chooses ship {ship}.")
        return self.does(do.SailTo(space), say)

    def builds(self, tile: str, cell: str, say: str) -> Self:
        self.does(do.ChooseTile(tile), "A tile of the reserve is chosen.")
        return self.does(do.Place(cell), say)

    def told(self) -> Scenario:
        return Scenario(self.example, "standard", NAMES, self.first, tuple(self.steps))


def told(
    game: Amerigo, example: str, state: State, *steps: tuple[AnyAction, str] | tuple[AnyAction, str, str]
) -> Scenario:
    story = Story(game, example, state)
    for action, say, *rule in steps:
        if rule:
            story.tries(action, say, rule[0])
        else:
            story.does(action, say)
    return story.told()
