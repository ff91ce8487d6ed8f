"""Questions that a person is not asked: nothing to sell, the same question again, an order that cannot matter."""

from boardgames.core.values import evolve
from boardgames.eic import GAME
from boardgames.eic import actions as act
from boardgames.eic.play.unasked import unasked
from boardgames.eic.state import SaleWindow, State, UnloadChoice
from boardgames.table.session import Session
from tests.eic.given import SILK, TEA, T, asking, docks, started, with_company, with_value


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


def unloading(*others: tuple[int, str]) -> State:
    """The first seat unloads two galleons, these ships of other companies are loaded as well."""
    state = evolve(started(3), period=2, order=(0, 1, 2))
    state = with_company(state, 0, docks=docks(("galleon", (TEA, SILK)), ("galleon", (TEA, TEA))))
    for company, ship in others:
        state = with_company(state, company, docks=docks((ship, (TEA,)), "galleon"), fleet=FLEETS[ship])
    return asking(state, UnloadChoice(0, T.speeds.index(1)), step="unloading")


FLEETS = {ship: tuple(sorted((T.ship_index[ship], T.galleon))) for ship in ("galleon", "frigate")}


def test_the_order_of_ships_is_asked_only_where_somebody_else_sells_in_between() -> None:
    """A faster ship has sold before: only one of the same speed comes in between."""
    for state in (unloading(), unloading((1, "frigate"))):
        assert unasked(GAME, (state,), 0) == T.menu.choose_unload[0]
        ends = []
        for dock in (0, 1):
            end = GAME.apply(state, 0, T.menu.choose_unload[dock])
            ends.append((end.companies[0].sales, end.columns, end.supply))
        assert ends[0] == ends[1], "without a warehouse everything is sold at once"
    assert unasked(GAME, (unloading((2, "galleon")),), 0) is None


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
