"""Score sheets side by side: every figure in its column, and equal totals explained."""

import pytest

from boardgames.core import registry
from boardgames.core.game import Config, ScoreLine, ScoreSheet
from boardgames.core.score_sheets import exact_scores
from boardgames.tui.view.score_rows import score_rows

NAMES = ("Anna", "Boris", "Chloe", "Maximiliane")


def sheet(seat: int, points: int, *tiebreak: int) -> ScoreSheet:
    return ScoreSheet(seat, (ScoreLine("shares.yellow", points, "EIC-FIN-02"),), tiebreak)


@pytest.mark.parametrize("width", [78, 116, 196])
def test_it_fits_and_keeps_its_columns(width: int) -> None:
    game = registry.load("eic")
    rows = score_rows(game, NAMES, exact_scores([sheet(seat, 10 * seat, 1, 2, 3) for seat in range(4)]), width)
    assert max(len(line.text.rstrip()) for line in rows) <= width
    head, first = rows[0].text, rows[1].text
    for seat, name in enumerate(NAMES):
        end = head.index(f"{'ABCD'[seat]} {name[:5]}") + 2 + len(head.split(f"{'ABCD'[seat]} ")[1].split()[0])
        assert first[:end].endswith(f" {10 * seat}")


def test_equal_totals_are_explained() -> None:
    game = registry.load("eic")
    tied = score_rows(
        game, NAMES, exact_scores([sheet(0, 30, 17, 0, -1), sheet(1, 30, 11, 22, -3), sheet(2, 8, 9, 9, 9)]), 78
    )
    figures = next(line.text.split() for line in tied if "tie-break" in line.text)
    assert figures == ["tie-break", "17", "11"], "what decides, for those who are level, and no more"
    assert any("the treasury" in line.text for line in tied)
    clear = score_rows(game, NAMES, exact_scores([sheet(0, 30, 1), sheet(1, 20, 2)]), 78)
    assert not any("tie-break" in line.text or "Equal" in line.text for line in clear)


@pytest.mark.parametrize("name", registry.games())
def test_whoever_breaks_ties_says_how(name: str) -> None:
    game = registry.load(name)
    sheets = game.scores(game.start(Config(2, 1, game.info.variants[0])))
    assert bool(game.info.about.tiebreak) == bool(sheets[0].tiebreak)
