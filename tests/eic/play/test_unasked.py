"""Sale windows that a person is not asked about: nothing to sell, or the same question a moment later."""

from boardgames.core.values import evolve
from boardgames.eic import GAME
from boardgames.eic import actions as act
from boardgames.eic.play.unasked import unasked
from boardgames.eic.state import SaleWindow, State
from boardgames.table.session import Session
from tests.eic.given import T, asking, started, with_company, with_value


def window(step: str, shares: tuple[int, ...] = (0, 1, 0), value: int = 10) -> State:
    """The first seat is asked to sell in a window of period 2."""
    state = with_company(evolve(started(3), period=2), 0, shares=shares)
    return asking(with_value(state, 1, value), SaleWindow(0, 0), step=step)


def test_nobody_is_asked_to_sell_who_has_no_share() -> None:
    for step in ("window-1", "window-3", "window-5"):
        assert unasked(GAME, (window(step, (0, 0, 0)),), 0) == T.menu.decline
        assert unasked(GAME, (window(step),), 0) is None


def test_the_end_of_a_period_asks_again_where_a_value_has_moved() -> None:
    before = window("window-4")
    assert unasked(GAME, (before, window("window-after-ranking")), 0) == T.menu.decline
    assert unasked(GAME, (before, window("window-after-ranking", value=11)), 0) is None
    assert (
        unasked(GAME, (before, window("window-after-ranking", value=11), window("window-5", value=11)), 0) is not None
    )
    assert unasked(GAME, (before, window("window-after-ranking", value=11), window("window-5")), 0) is None


def test_a_new_period_asks_again() -> None:
    assert unasked(GAME, (window("window-5"), window("window-1")), 0) is None


def test_the_first_question_of_a_game_with_mortgages_is_about_agents() -> None:
    session = Session.new(
        GAME, ("Anna", "Boris", "Chloe"), ("", "", ""), seed=1, variant="standard", options=("mortgage",)
    )
    while (asked := session.decision) is not None and (answer := session.forced_answer(asked)) is not None:
        assert answer == act.Decline()
        session.choose(asked.seat, answer)
    assert session.decision is not None
    assert session.decision.kind == "agent-turn"
    assert len(session.table.choices) == 3, "the answers are in the log as ever"
