"""Shares, their value, and the final scoring."""

import pytest

from boardgames.core.game import ranking
from boardgames.core.values import evolve
from boardgames.mombasa import GAME
from boardgames.mombasa.rules.bases import share_value
from boardgames.mombasa.rules.scoring import shares
from boardgames.mombasa.state import OVER, State
from tests.mombasa.given import T, company, given, passed_round

CAPE = company("cape-town")


def points(s: State, seat: int = 0) -> dict[str, int]:
    return {line.category: line.points for line in GAME.scores(s)[seat].lines}


@pytest.mark.rule("MOM-EX-01", "MOM-OBJ-04", "MOM-END-05", "MOM-END-06")
def test_seven_cape_town_shares_at_6_pounds_are_42() -> None:
    """5 shares on the track (B1, space 13), 2 on cards, 6 coins visible (columns 2 and 3 cleared to 2 and 3 posts)."""
    cards = ["b-expansion-1-cape-town", "d-share-cape-town"]
    bases = {"cape-town": (1, 2, 4)}
    state = given(a={"steps": {"cape-town": 13}, "hand": cards}, bases=bases)
    assert share_value(T, state, CAPE) == 3 + 2 + 1
    assert shares(T, state, 0, CAPE) == (5, 2)
    assert points(state)["shares.cape-town"] == 42


@pytest.mark.rule("MOM-OBJ-01", "MOM-END-11", "MOM-END-12")
def test_the_highest_total_wins_and_a_tie_is_shared() -> None:
    over = evolve(passed_round(given(3, round=7, a={"pounds": 5}, b={"pounds": 9}, c={"pounds": 9})), phase=OVER)
    assert [sheet.total for sheet in GAME.scores(over)] == [5, 9, 9]
    assert ranking(GAME.scores(over)) == (3, 1, 1)


@pytest.mark.rule("MOM-OBJ-02", "MOM-END-03")
def test_seven_categories_in_order() -> None:
    books = {position: f"book-a{position:02}" for position in range(2, 10)}
    state = given(
        a={"pounds": 4, "diamond": 14, "ink": 9, "books": books, "steps": {"cairo": 5}}, bases={"cairo": (0, 0, 5)}
    )
    lines = GAME.scores(state)[0].lines
    assert [line.category for line in lines] == [
        "cash",
        "shares.mombasa",
        "shares.cape-town",
        "shares.saint-louis",
        "shares.cairo",
        "diamonds",
        "bookkeeping",
    ]
    assert [line.points for line in lines] == [4, 0, 0, 0, 2 * 10, 25, 20]
    assert GAME.scores(state)[0].total == 69


@pytest.mark.rule("MOM-OBJ-03")
def test_a_disc_gives_the_shares_of_the_last_icon_reached_or_passed() -> None:
    assert [T.tracks["B1"].shares_at[at] for at in (0, 2, 3, 4, 5, 20)] == [0, 0, 1, 1, 2, 8]


@pytest.mark.rule("MOM-OBJ-05")
def test_the_share_value_is_the_number_of_visible_coins() -> None:
    assert share_value(T, given(), CAPE) == 0
    assert share_value(T, given(bases={"cape-town": (5, 4, 4)}), CAPE) == 2
    assert share_value(T, given(bases={"cape-town": (0, 5, 5)}), CAPE) == 5
    assert share_value(T, given(bases={"cape-town": (0, 0, 0)}), CAPE) == 15
    covered = given(bases={"cape-town": (4, 5, 5)}, opened={"cape-town": [1]})
    assert share_value(T, covered, CAPE) == 2, "the open back space stays visible behind four posts"


@pytest.mark.rule("MOM-END-01")
def test_the_game_ends_after_round_7() -> None:
    over = passed_round(given(2, round=7))
    assert over.phase == OVER
    assert GAME.decisions(over) == ()
    assert GAME.legal_actions(over, 0) == ()


@pytest.mark.rule("MOM-END-02", "MOM-Q-44")
def test_cards_in_hand_in_piles_and_from_the_action_area_all_count() -> None:
    facts = {
        "area": {"b": "b-expansion-1-cairo"},
        "piles": {"c": ["c-expansion-2-cairo"]},
        "hand": ["d-share-cairo"],
    }
    state = given(round=7, a=facts, b={"passed": True})
    assert shares(T, state, 0, company("cairo")) == (0, 3)
    over = passed_round(state)
    assert shares(T, over, 0, company("cairo")) == (0, 3)
    sold = given(a={**facts, "hand": ["d-share-cairo"]})
    gone = evolve(sold, discard=(*sold.discard, "d-share-cairo"))
    assert shares(T, gone, 0, company("cairo")) == (0, 2)


@pytest.mark.rule("MOM-END-04")
def test_cash_counts_1_for_each_pound() -> None:
    assert points(given(a={"pounds": 17}))["cash"] == 17


@pytest.mark.rule("MOM-END-07", "MOM-Q-49")
@pytest.mark.parametrize(("at", "worth"), [(5, 0), (6, 10), (8, 10), (9, 15), (27, 50), (28, 60)])
def test_the_diamond_scores_the_last_value_reached_or_passed(at: int, worth: int) -> None:
    assert points(given(a={"diamond": at}))["diamonds"] == worth


@pytest.mark.rule("MOM-END-08", "MOM-Q-49")
@pytest.mark.parametrize(("at", "worth"), [(3, 0), (4, 10), (5, 10), (6, 15), (15, 50), (16, 60)])
def test_the_ink_pot_scores_the_last_value_reached_or_passed(at: int, worth: int) -> None:
    books = {at: "book-c01"}
    assert points(given(a={"ink": at, "books": books}))["bookkeeping"] == worth


@pytest.mark.rule("MOM-END-09")
def test_a_marker_that_has_passed_no_value_scores_nothing() -> None:
    assert (points(given())["diamonds"], points(given())["bookkeeping"]) == (0, 0)


@pytest.mark.rule("MOM-END-10")
def test_books_score_nothing() -> None:
    books = {position: f"book-c{position:02}" for position in range(2, 17)}
    assert GAME.scores(given(a={"books": books}))[0].total == GAME.scores(given())[0].total


@pytest.mark.rule("MOM-END-05")
def test_what_is_scored_is_the_same_for_every_viewer() -> None:
    state = given(a={"hand": ["d-share-cairo"], "steps": {"cairo": 7}}, bases={"cairo": (0, 5, 5)})
    for viewer in (None, 0, 1):
        assert GAME.scores(GAME.observe(state, viewer)) == GAME.scores(state)
    assert points(state)["shares.cairo"] == 4 * 5
