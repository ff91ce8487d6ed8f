"""Differences between two choices: told only where both halves of the worlds find them beyond their error."""

import pytest

from boardgames.bots.compare_choices import Sample, worth_saying
from boardgames.bots.contrast import difference, error_between, has_plan
from boardgames.bots.side_by_side import side_by_side
from boardgames.bots.value import OTHER

WORLDS = 24


def spread(mean: float, width: float = 1.0, by_half: float = 0.0) -> list[float]:
    """Return leads around a mean; the plans of one half find more than those of the other."""
    return [mean + width * ((7 * world) % 5 - 2) + by_half * (world % 2 - 0.5) for world in range(WORLDS)]


def ended(choice: int, leads: list[float], other: float = 20.0) -> Sample:
    """A choice of seat 0 against one opponent, with all its points from shares."""
    points = [[{"shares": lead + other}, {"shares": other}] for lead in leads]
    return Sample(choice, leads, points, [[] for _ in leads], [{} for _ in leads], [0.0 for _ in leads])


def test_a_difference_in_every_world_is_told() -> None:
    apart = difference(spread(5.0))
    assert apart.is_told
    assert apart.is_ahead
    assert apart.mean == pytest.approx(5.0, abs=0.5)
    assert difference(spread(-5.0)).is_told
    assert not difference(spread(-5.0)).is_ahead


def test_what_luck_explains_is_not_told() -> None:
    assert not difference(spread(1.0, width=9.0)).is_told
    level = difference([0.0] * WORLDS)
    assert level.equal
    assert not level.is_told


def test_what_two_searches_do_not_agree_on_is_not_told() -> None:
    """One tree found a trick worth 12 points, the other did not: every world is clear, and yet nothing is known."""
    assert not difference(spread(6.0, width=0.1, by_half=12.0)).is_told
    assert difference(spread(6.0, width=0.1, by_half=2.0)).is_told


def test_what_plans_find_and_play_without_them_does_not_is_not_told() -> None:
    """Both trees have found a trick worth 12 points; whoever plays on without it gains nothing, or loses by it."""
    for without, is_told in ((-2.0, False), (3.0, False), (6.0, True)):
        apart = [12.0 if has_plan(world) else without for world in range(WORLDS)]
        assert difference(apart).is_told == is_told


def test_by_how_much_plans_differ_is_learned_from_all_choices() -> None:
    """Two choices whose trees happen to agree are no surer than the plans of this question are in general."""
    wild = [spread(0.0, by_half=20.0), spread(0.0, by_half=-20.0), spread(4.0), spread(0.0)]
    between = error_between(wild)
    assert between > 5
    apart = [mine - yours for mine, yours in zip(wild[2], wild[3], strict=True)]
    assert difference(apart).is_told
    assert not difference(apart, between).is_told
    assert error_between([spread(1.0)]) == 0.0


def test_where_no_difference_is_known_none_is_shown() -> None:
    advice = side_by_side([ended(0, spread(1.0, 9.0)), ended(4, spread(2.0, -9.0)), ended(2, spread(-30.0))], 0, -1)
    first, same, worse = advice.futures
    assert [first.choice, same.choice, worse.choice] == [0, 4, 2]
    assert first.lead == same.lead == pytest.approx(1.5, abs=0.6)
    assert first.points == same.points
    assert first.totals == same.totals
    assert worse.lead < first.lead - 25
    assert [contrast.lead.is_told for contrast in advice.contrasts] == [False, True]


def test_what_is_known_to_be_better_comes_first_whatever_the_search_liked() -> None:
    found = [ended(0, spread(1.0)), ended(1, spread(9.0)), ended(2, spread(1.2))]
    assert side_by_side(found, 0, -1).futures[0].choice == 1
    lucky = [ended(0, spread(1.0)), ended(2, spread(1.2, -1.0))]
    assert [future.choice for future in side_by_side(lucky, 0, -1).futures] == [0, 2], "0.2 better is luck"


def test_no_idle_choice_stands_first_for_the_sake_of_what_follows_it() -> None:
    """A stop that is not known to be better comes behind something that is done; and one that comes to the same in
    every world, before it.
    """
    stop, move = ended(0, spread(2.0)), ended(1, spread(1.0, 5.0))
    assert [future.choice for future in side_by_side([stop, move], 0, -1, idle=0).futures] == [1, 0]
    assert [future.choice for future in side_by_side([stop, ended(1, spread(-9.0))], 0, -1, idle=0).futures] == [0, 1]
    assert [future.choice for future in side_by_side([ended(1, spread(2.0)), stop], 1, -1, idle=0).futures] == [0, 1]


def test_the_price_of_a_choice_is_silence_where_nothing_is_known() -> None:
    dear = side_by_side([ended(0, spread(9.0)), ended(1, spread(1.0))], 0, 1)
    assert dear.is_sure
    assert dear.cost == pytest.approx(8.0, abs=0.1)
    luck = side_by_side([ended(0, spread(9.0, 30.0)), ended(1, spread(1.0))], 0, 1)
    assert not luck.is_sure
    assert luck.cost == 0.0
    assert side_by_side([ended(0, spread(9.0))], 0, 0).cost == 0.0


def test_a_choice_that_can_wait_is_first_only_if_it_is_known_to_be_better() -> None:
    """To cash a chest and then to build is no better than to build at once: the chest can be cashed later."""
    wait, build, idle = ended(0, spread(2.0, 9.0)), ended(1, spread(1.0, -9.0)), ended(2, spread(1.5, 9.0))
    advice = side_by_side([wait, build, idle], 0, -1, 2, unhurried={0, 2})
    assert advice.futures[0].choice == 1
    assert side_by_side([ended(0, spread(5.0)), ended(1, spread(1.0))], 0, -1, unhurried={0}).futures[0].choice == 0


@pytest.mark.parametrize(
    ("gains", "kinds"),
    [
        ({"shares": 5.0, "coins": 2.0, "gold": -1.0}, ["shares", "coins"]),
        ({"shares": 0.7, "coins": 0.4}, []),
        ({"shares": 5.0, "coins": 0.6}, ["shares"]),
        ({"shares": 2.1, "coins": 2.1, "gold": 1.5, "posts": 1.0, "goods": 1.0}, []),
        ({"shares": 2.0, OTHER: 5.0}, []),
        ({"shares": 2.0, "coins": -3.0}, []),
    ],
    ids=["two kinds", "next to nothing", "little besides", "a little of everything", "no name", "a loss"],
)
def test_a_reason_is_said_only_if_it_explains_most_of_the_gain(gains: dict[str, float], kinds: list[str]) -> None:
    assert list(worth_saying(gains)) == kinds
