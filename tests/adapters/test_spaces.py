"""Numbers for actions and rewards for seats."""

import pytest

from boardgames.adapters.spaces import ActionSpace, config_of, standing
from boardgames.core.errors import UserError
from boardgames.core.game import Config, ScoreLine, ScoreSheet
from tests import toy


def sheets(*totals: int) -> list[ScoreSheet]:
    return [ScoreSheet(seat, (ScoreLine("all", total, "TOY-01"),)) for seat, total in enumerate(totals)]


def test_a_number_and_its_action_are_two_names_of_one_thing() -> None:
    space = ActionSpace(toy.GAME)
    assert [space.number(space.action(number)) for number in range(space.size)] == list(range(6))
    assert space.numbers((toy.STOP, toy.PICKS[1])) == [5, 1]


def test_a_mask_says_what_is_legal() -> None:
    space = ActionSpace(toy.GAME)
    assert space.mask(toy.PICKS) == bytes((1, 1, 1, 0, 0, 0))
    assert space.mask((toy.ROLL,), extra=1) == bytes((0, 0, 0, 0, 1, 0, 0))


@pytest.mark.parametrize(
    ("totals", "worth"),
    [
        ((9, 4), (1, -1)),
        ((4, 4), (0, 0)),
        ((1, 3, 2), (-1, 1, 0)),
        ((7, 7, 2), (0.5, 0.5, -1)),
        ((5, 1, 9, 1), (1 / 3, -2 / 3, 1, -2 / 3)),
    ],
)
def test_the_standing_is_a_reward_that_sums_to_nothing(totals: tuple[int, ...], worth: tuple[float, ...]) -> None:
    assert standing(sheets(*totals)) == worth
    assert abs(sum(worth)) < 1e-9


def test_what_is_not_given_is_what_the_game_begins_with() -> None:
    assert config_of(toy.GAME, None, "", (), 7) == Config(2, 7, "plain")
    assert config_of(toy.GAME, 8, "plain", ("rich",), 7) == Config(8, 7, "plain", ("rich",))
    assert config_of(toy.GAME, 2, "plain", ("rich=on",), 7) == config_of(toy.GAME, 2, "plain", ("rich",), 7)
    assert config_of(toy.GAME, 2, "plain", ("rich=off",), 7).options == ()
    with pytest.raises(UserError, match=r"is for 2, 3, 4, 8 players, not 5"):
        config_of(toy.GAME, 5, "", (), 7)
