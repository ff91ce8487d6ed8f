"""Prosperity points."""

import pytest

from boardgames.core.engine import BoxedGame
from boardgames.core.game import ranking
from boardgames.core.values import Event, evolve
from boardgames.felinia import GAME
from boardgames.felinia.actions import Done, Sell
from boardgames.felinia.events import SalesEnded
from boardgames.felinia.game import RULEBOOK
from boardgames.felinia.rules.scoring import groups, people_points
from boardgames.store.component_tables import data_folder
from boardgames.store.rule_catalogue import load_catalogue
from tests.felinia.given import Given, T, asked, given, number, play, points, refused

BLUE_TILES = {
    "T3": "tt-tigers-jaguars-2",
    "L1": "tt-lions-jaguars-1",
    "T1": "tt-tigers-jaguars-1",
    "C3": "tt-cheetahs-jaguars-2",
    "J5": "tt-jaguars-jaguars-2",
    "L6": "tt-lions-panthers-2",
    "J3": "tt-jaguars-panthers-1",
    "T4": "tt-tigers-lions-1",
}
"""Five jaguars, two panthers and a lion, on posts that make groups of 4, 2 and 2."""


def blue() -> Given:
    position = given(3)
    for code, tile in BLUE_TILES.items():
        position = position.tile(code, tile)
    return position.settled(0, *BLUE_TILES)


def group_sizes(*codes: str) -> tuple[int, ...]:
    return groups(T.boards["classic"], sum(1 << number("classic", code) for code in codes))


@pytest.mark.rule("FEL-SCO-01")
def test_each_people_is_scored_for_itself() -> None:
    state = given(3).took(0, "tt-lions-lions-1", "tt-lions-lions-2", "tt-tigers-tigers-1").over()
    found = [points(state, 0, f"people.{people}") for people in ("lions", "tigers", "jaguars")]
    assert found == [4, 1, 0]


@pytest.mark.rule("FEL-SCO-02", "FEL-EX-10")
def test_example_the_scale_1_to_4() -> None:
    lions = [tile.id for tile in T.trade_tiles.values() if tile.people == "lions"]
    scored = [points(given(3).took(0, *lions[:n]).over(), 0, "people.lions") for n in (1, 2, 3, 4, 5)]
    assert scored == [1, 4, 9, 16, 20]
    assert people_points(6, 4) == 24
    (line,) = (
        line for line in GAME.scores(given(3).took(0, *lions).over())[0].lines if line.category == "people.lions"
    )
    assert line.sum == f"{len(lions)} x 4"


@pytest.mark.rule("FEL-SCO-03", "FEL-EX-11")
def test_example_the_scale_1_to_3() -> None:
    tigers = [tile.id for tile in T.trade_tiles.values() if tile.people == "tigers"]
    scored = [points(given(3).took(0, *tigers[:n]).over(), 0, "people.tigers") for n in (1, 2, 3, 4, 5)]
    assert scored == [1, 4, 9, 12, 15]


@pytest.mark.rule("FEL-EX-12")
def test_example_blues_trade_tiles() -> None:
    state = blue().over()
    found = [points(state, 0, f"people.{people}") for people in ("jaguars", "panthers", "lions")]
    assert found == [5 * 3, 2 * 2, 1]


@pytest.mark.rule("FEL-EX-13", "FEL-SCO-13", "FEL-SCO-14")
def test_example_the_plus_one_tile_of_the_panthers() -> None:
    state = blue().bonus(0, "bonus-panthers").over()
    assert points(state, 0, "bonus") == 2
    assert points(state, 0, "people.panthers") == 4, "the bonus tile is no panther tile"


@pytest.mark.rule("FEL-SCO-04", "FEL-EX-14")
def test_example_groups_of_four_two_and_two() -> None:
    assert group_sizes(*BLUE_TILES) == (4, 2, 2)
    assert points(blue().over(), 0, "merchants") == 4 * 3 + 2 * 2 + 2 * 2


@pytest.mark.rule("FEL-SCO-05")
def test_groups_cross_borders() -> None:
    assert group_sizes("L1", "T1") == (2,)
    assert group_sizes("L2", "T1", "T3", "J1") == (4,)


@pytest.mark.rule("FEL-Q-62")
def test_crossroads_quays_lakes_and_opponents_never_link() -> None:
    assert group_sizes("L1", "L3") == (1, 1), "the crossroads between them does not count"
    assert group_sizes("L3", "J1") == (1, 1), "the lake lies between them"
    apart = given(3).settled(0, "L1", "L3").settled(1, "L2").over()
    assert points(apart, 0, "merchants") == 2
    assert points(apart, 1, "merchants") == 1


@pytest.mark.rule("FEL-SCO-06")
def test_three_or_more_in_a_group_are_worth_three_each() -> None:
    assert points(given(3).settled(0, "T3", "T4", "T5").over(), 0, "merchants") == 9
    assert points(given(3).settled(0, "T3", "T4", "T5", "T6", "P1").over(), 0, "merchants") == 15


@pytest.mark.rule("FEL-SCO-07")
def test_two_in_a_group_are_worth_two_each() -> None:
    assert points(given(3).settled(0, "T3", "T4").over(), 0, "merchants") == 4


@pytest.mark.rule("FEL-SCO-08", "FEL-Q-44")
def test_a_merchant_alone_is_worth_one() -> None:
    state = given(3).settled(0, "T3").settled(1, "T4").over()
    assert points(state, 0, "merchants") == 1, "an opponent next to him does not matter"


@pytest.mark.rule("FEL-SCO-09")
def test_gold_is_worth_one() -> None:
    assert points(given(3).player(0, gold=4).over(), 0, "gold") == 4


@pytest.mark.rule("FEL-SCO-10")
def test_two_spice_are_worth_one() -> None:
    assert [points(given(3).player(0, spice=n).over(), 0, "spice") for n in range(6)] == [0, 0, 1, 1, 2, 2]


@pytest.mark.rule("FEL-SCO-11")
def test_goods_are_worth_one() -> None:
    assert points(given(3).player(0, books=2, wine=1).over(), 0, "goods") == 3


@pytest.mark.rule("FEL-EX-15")
def test_example_goods_gold_and_spice() -> None:
    state = given(3).player(0, gold=2, spice=3, books=1, wine=1).over()
    assert GAME.scores(state)[0].total == 2 + 2 + 1


@pytest.mark.rule("FEL-EX-16")
def test_example_blue_has_47_points() -> None:
    state = blue().bonus(0, "bonus-panthers").player(0, gold=2, spice=3, books=1, wine=1).over()
    assert GAME.scores(state)[0].total == 20 + 2 + 20 + 5 == 47


@pytest.mark.rule("FEL-SCO-12")
def test_a_bonus_tile_may_count_as_a_trade_tile() -> None:
    state = given(3).took(0, "tt-lions-lions-1", "tt-lions-lions-2").bonus(0, "bonus-lions").over()
    assert points(state, 0, "people.lions") == 9


@pytest.mark.rule("FEL-Q-31")
def test_it_counts_without_any_other_tile_of_the_people() -> None:
    assert points(given(3).bonus(0, "bonus-cheetahs").over(), 0, "people.cheetahs") == 1


@pytest.mark.rule("FEL-Q-30")
def test_a_plus_one_tile_counts_a_counts_as_tile_of_its_people() -> None:
    """The box has one bonus tile a people: tables are made in which two show tigers."""
    two = {**T.bonus_tiles, "bonus-lions": evolve(T.bonus_tiles["bonus-lions"], people="tigers")}
    other = BoxedGame(RULEBOOK, lambda: (evolve(T, bonus_tiles=two), ""))
    state = given(3).took(0, "tt-tigers-tigers-1").bonus(0, "bonus-tigers", "bonus-lions").over()
    lines = {line.category: line.points for line in other.scores(state)[0].lines}
    assert (lines["people.tigers"], lines["bonus"]) == (4, 2)


@pytest.mark.rule("FEL-SCO-15")
def test_most_points_win() -> None:
    state = given(3).player(0, gold=3, money=0).player(1, gold=5, money=0).player(2, gold=1, money=6).over()
    assert ranking(GAME.scores(state)) == (2, 1, 3)


@pytest.mark.rule("FEL-SCO-16", "FEL-Q-01")
def test_coins_break_a_tie() -> None:
    state = given(3).player(0, gold=3, money=2).player(1, gold=3, money=4).over()
    assert ranking(GAME.scores(state)) == (2, 1, 3)


@pytest.mark.rule("FEL-SCO-17")
def test_a_remaining_tie_is_a_shared_victory() -> None:
    state = given(3).player(0, gold=3, money=4).player(1, gold=3, money=4).over()
    assert ranking(GAME.scores(state)) == (1, 1, 3)


@pytest.mark.rule("FEL-SCO-18")
def test_merchants_in_stock_or_aboard_score_nothing() -> None:
    state = given(3).aboard(1, 0).over()
    assert GAME.scores(state)[0].total == 0


@pytest.mark.rule("FEL-SCO-19")
def test_coins_score_nothing() -> None:
    assert GAME.scores(given(3).player(0, money=6).over())[0].total == 0


# the selling window before the count


@pytest.mark.rule("FEL-Q-64")
def test_the_final_selling_window() -> None:
    position = (
        given(3).first(1).player(0, money=5, spice=2, gold=1).player(1, money=0, books=2).player(2, money=6, gold=2)
    )
    state = position.final_sales()
    assert asked(state) == (1, "final-sale")
    assert GAME.legal_actions(state, 1) == (Done(), Sell("books"))
    state = play(state, Sell("books"), Sell("books"))
    assert asked(state) == (0, "final-sale"), "nothing left to sell closes it; at six coins nobody is asked"
    assert refused(state, Done(), seat=1) == "FEL-Q-64"
    over = play(state, Sell("spice"))
    assert GAME.decisions(over) == (), "six coins close it too"
    assert points(over, 0, "spice") == 0, "what is sold no longer scores"
    events: list[Event] = []
    early = play(state, Done(), events=events)
    assert GAME.decisions(early) == ()
    assert SalesEnded(0) in events
    after_the_end = GAME.refusal(early, 0, Sell("gold"))
    assert after_the_end is not None
    assert after_the_end.rule == "FEL-END-04"


def test_every_line_names_its_rule() -> None:
    rules = {line.category: line.rule for line in GAME.scores(blue().over())[0].lines}
    assert (rules["people.lions"], rules["people.tigers"]) == ("FEL-SCO-02", "FEL-SCO-03")
    assert set(rules.values()) <= set(load_catalogue(data_folder("felinia")).ids())


@pytest.mark.rule("FEL-SPC-05")
def test_of_the_tiles_only_those_for_the_end_have_a_line() -> None:
    """With mystery cards, which one of them counts again."""
    position = given(3, "expert").mystery(0, "mp-temple-1", "mp-grotto-1")
    state = position.took(0, "tt-lions-lions-1", "tt-tigers-tigers-1").over()
    assert [line.category for line in GAME.scores(state)[0].lines if line.category.startswith("tile.")] == []


def test_a_sheet_adds_up_and_blanked_tiles_count_nothing() -> None:
    state = blue().bonus(0, "bonus-panthers").auction()
    full, seen = GAME.scores(state)[0], GAME.scores(GAME.observe(state, 1))[0]
    assert full.total == sum(line.points for line in full.lines) == 42
    assert seen.total == 20, "only the merchants are open"
