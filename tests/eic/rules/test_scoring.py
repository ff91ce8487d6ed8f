"""The final count and its tie-breaks."""

import pytest

from boardgames.core.game import ranking
from boardgames.core.values import evolve
from boardgames.eic import GAME
from boardgames.eic.state import State
from tests.eic.given import TEA, T, company, docks, started, with_company, with_post, with_value


def wealth(state: State) -> list[int]:
    return [sheet.total for sheet in GAME.scores(state)]


def even(players: int = 3) -> State:
    """Everybody with 10 PO and shares at 4."""
    state = started(players)
    for seat in range(players):
        state = with_company(state, seat, treasury=10)
    return state


@pytest.mark.rule("EIC-FIN-01")
def test_presidency_shares_at_the_value_of_the_company() -> None:
    state = with_value(even(), 1, 13)
    assert [sheet.lines[0].points for sheet in GAME.scores(state)] == [8, 26, 8]
    pledged = with_company(state, 1, mortgaged=1)
    assert GAME.scores(pledged)[1].lines[0].points == 13


@pytest.mark.rule("EIC-FIN-02")
def test_company_shares_of_every_company() -> None:
    state = with_value(with_value(even(), 0, 6), 2, 11)
    state = with_company(state, 0, shares=(2, 1, 3))
    assert [line.points for line in GAME.scores(state)[0].lines] == [12, 12, 4, 33, 10]


@pytest.mark.rule("EIC-FIN-03", "EIC-CMP-18")
def test_money_in_the_treasury() -> None:
    state = with_company(even(), 2, treasury=37)
    assert wealth(state) == [18, 18, 45]


@pytest.mark.rule("EIC-FIN-04")
def test_the_greatest_wealth_wins() -> None:
    state = with_company(with_company(even(), 2, treasury=37), 1, treasury=20)
    assert ranking(GAME.scores(state)) == (3, 2, 1)


@pytest.mark.rule("EIC-FIN-05", "EIC-Q-36")
def test_first_tie_break_the_value_of_the_own_share() -> None:
    """18 PO each: seat 1 by two presidency shares at 5 and 8 PO, the others by two at 4 and 10 PO."""
    state = with_company(with_value(even(), 1, 5), 1, treasury=8)
    assert wealth(state) == [18, 18, 18]
    assert ranking(GAME.scores(state))[1] == 1
    many = with_company(with_company(even(), 0, shares=(2, 0, 0), treasury=2), 2, treasury=10)
    assert wealth(many) == [18, 18, 18]
    assert GAME.scores(many)[0].tiebreak[0] == GAME.scores(many)[2].tiebreak[0], "shares held do not count again"


@pytest.mark.rule("EIC-FIN-06")
def test_second_tie_break_the_treasury() -> None:
    state = with_company(even(), 0, shares=(0, 1, 0), treasury=6)
    state = with_company(state, 1, shares=(0, 0, 1), treasury=6)
    state = evolve(state, order=(0, 1, 2))
    assert wealth(state) == [18, 18, 18]
    assert ranking(GAME.scores(state))[2] == 1


@pytest.mark.rule("EIC-FIN-07")
def test_third_tie_break_the_new_initiative() -> None:
    state = evolve(even(), order=(1, 2, 0))
    assert ranking(GAME.scores(state)) == (3, 1, 2)


@pytest.mark.rule("EIC-Q-37")
def test_goods_ships_posts_and_extensions_count_nothing() -> None:
    plain = even()
    rich = with_company(plain, 0, docks=docks("clipper", "brig", "flute", "frigate"), warehouse=(TEA, TEA, TEA))
    rich = with_post(rich, 0, "canton")
    assert wealth(rich) == wealth(plain)


@pytest.mark.rule("EIC-NEU-38")
def test_the_neutral_company_has_no_sheet_but_its_shares_count() -> None:
    state = with_value(with_company(even(2), 0, shares=(0, 0, 2)), 2, 15)
    sheets = GAME.scores(state)
    assert [sheet.seat for sheet in sheets] == [0, 1]
    assert sheets[0].total == 8 + 30 + 10
    assert T.values[state.values[2]] == 15


def test_sales_of_the_running_period_are_shown_apart() -> None:
    state = with_company(even(), 0, sales=7)
    lines = GAME.scores(state)[0].lines
    assert (lines[-1].category, lines[-1].points) == ("sales", 7)
    assert company(state, 0).treasury == 10


@pytest.mark.rule("EIC-FIN-03", "EIC-END-10")
def test_what_can_be_spent_is_marked_as_a_purse() -> None:
    sheet = GAME.scores(with_company(started(), 0, sales=7))[0]
    assert [line.category for line in sheet.lines if line.purse] == ["treasury", "sales"]
