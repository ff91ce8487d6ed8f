"""Who has won, and score sheets side by side."""

from boardgames.core.game import ScoreLine, ScoreSheet, ranking, winners
from boardgames.core.score_sheets import ScoreEstimate, ScoreRow, exact_scores, score_table
from tests.toy import GAME

CATEGORIES = ("cards", "coins")


def sheet(seat: int, *points: int, tiebreak: tuple[int, ...] = ()) -> ScoreSheet:
    lines = tuple(ScoreLine(CATEGORIES[i - 1], value, f"TOY-0{i}") for i, value in enumerate(points, start=1))
    return ScoreSheet(seat, lines, tiebreak)


def test_the_best_sheet_wins_and_equal_ones_share() -> None:
    assert winners((sheet(0, 3), sheet(1, 5), sheet(2, 4))) == (1,)
    assert winners((sheet(0, 5), sheet(1, 5), sheet(2, 4))) == (0, 1)
    tied = (sheet(0, 5, tiebreak=(2,)), sheet(1, 5, tiebreak=(3,)), sheet(2, 4, tiebreak=(9,)))
    assert winners(tied) == (1,)
    assert ranking(tied) == (2, 1, 3)


def test_a_winner_is_a_seat_and_not_a_place_in_the_list() -> None:
    assert winners((sheet(2, 1), sheet(3, 7))) == (3,)


def test_a_category_that_a_sheet_lacks_is_worth_nothing_there() -> None:
    table = score_table(exact_scores((sheet(0, 3), sheet(1, 2, 4))), GAME.words)
    assert table.rows == (
        ScoreRow("cards", "TOY-01", (3, 2), ("3", "2")),
        ScoreRow("coins", "TOY-02", (0, 4), ("0", "4")),
    )
    assert table.totals == (3, 6)
    assert table.places == (2, 1)
    assert table.tiebreaks == ()


def test_a_tiebreak_is_told_only_of_those_who_tie() -> None:
    sheets = (sheet(0, 5, tiebreak=(2, 1)), sheet(1, 5, tiebreak=(2, 0)), sheet(2, 4, tiebreak=(9, 9)))
    table = score_table(exact_scores(sheets), GAME.words)
    assert table.tiebreaks == ("2/1", "2/0", "")
    early = (sheet(0, 5, tiebreak=(3, 1, -2)), sheet(1, 5, tiebreak=(2, 0, -1)))
    assert score_table(exact_scores(early), GAME.words).tiebreaks == ("3", "2"), "no more figures than decide"
    assert table.places == (1, 2, 3)


def test_a_tie_that_nothing_decides_has_no_tiebreak() -> None:
    assert score_table(exact_scores((sheet(0, 5), sheet(1, 5))), GAME.words).tiebreaks == ()


def test_what_is_not_seen_leaves_a_mark_and_nobody_a_place() -> None:
    hidden = ScoreEstimate(sheet(1, 2, 4), more=3, unsure=frozenset({("coins", "TOY-02")}))
    table = score_table((*exact_scores((sheet(0, 3),)), hidden), GAME.words)
    assert [row.figures for row in table.rows] == [("3", "2"), ("0", "4+?")]
    assert table.figures == ("3", "6+?")
    assert table.places == ()
