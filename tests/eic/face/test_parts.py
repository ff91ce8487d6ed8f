"""Parts for small screens and the mats of the players."""

import pytest

from boardgames.core.game import Config
from boardgames.eic import GAME
from boardgames.eic import state as st
from boardgames.eic.face import table as board
from boardgames.kit.look import Look
from tests.eic.face.pictures import NAMES, look_at, shown, text
from tests.eic.given import COFFEE, SILK, TEA, T, asking, docks, started, with_column, with_company, with_post
from tests.laws.random_walks import walk
from tests.tui import drawing


def test_the_tab_that_the_question_needs_comes_first() -> None:
    state = started()
    for frame, title in (
        (st.AgentTurn(0), "Agents"),
        (st.PostChoice(0), "Map"),
        (st.ExchangeTurn(0, 0), "Exchange"),
        (st.SaleWindow(0, 0), "Exchange"),
        (st.ShipPurchase(0), "Shipyard"),
    ):
        assert board.needed(GAME, asking(state, frame), Look(NAMES)) == title


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_part_shows_a_place_of_the_question(players: int) -> None:
    for step in walk(GAME, Config(players, 4, "standard"), 4):
        if step.number % 7 == 0:
            drawing.check_first_tab(GAME, step.before, step.decision.seat)


def test_the_small_map_shows_what_goods_cost_and_fetch() -> None:
    state = with_column(started(), 0, SILK, 3)
    canvas = dict(board.tabs(GAME, state, look_at(state, 0)))["Map"]
    coming = state.dice[0][SILK]
    price = T.layout(4).columns[0][SILK][2 + coming]
    assert shown(canvas, "margin-zone-1-silk").startswith(f"Silk {price}→")


def test_the_order_of_initiative_is_in_a_part() -> None:
    state = started(4, order=(2, 0, 3, 1))
    parts = dict(board.tabs(GAME, state, look_at(state, 2)))
    assert shown(parts["Markets"], "initiative") == "initiative C A D B"
    assert shown(parts["Agents"], "initiative") == "order C A D B"


def test_ships_on_their_way_home_have_a_part_in_phase_e() -> None:
    state = with_company(started(), 0, docks=docks(("galleon", (TEA,)), "galleon"))
    assert "Homeward" not in dict(board.tabs(GAME, state, Look(NAMES)))
    for step in walk(GAME, Config(3, 4, "standard"), 4):
        if isinstance(step.before.frames[-1], st.UnloadTurn):
            assert "Homeward" in dict(board.tabs(GAME, step.before, Look(NAMES)))
            return


def test_a_mat_shows_the_whole_port() -> None:
    state = with_company(
        with_post(started(), 0, "canton"), 0, treasury=17, sales=12, sales_index=2, shares=(0, 2, 0, 0),
        docks=docks(("flute", (TEA, SILK)), "galleon", empty=1), warehouse=(COFFEE,),
    )  # fmt: skip
    canvas = board.mat(GAME, state, 0, Look(NAMES, 0))
    words = text(canvas)
    for part in (
        "treasury 17 PO",
        "12 PO",
        "[20+]",
        "Canton; 1 left",
        "2B",
        "2 presidency",
        "Clipper ■4 5▶15",
        "warehouse",
        "free dock",
        "wealth now",
    ):
        assert part in words
    assert shown(canvas, "berth-0-0").startswith("Flute t▊k▊")
    assert "wealth now" not in text(board.mat(GAME, state, 0, Look(NAMES, 0, scored=frozenset({1}))))


def test_a_mat_has_always_as_many_rows() -> None:
    heights = set()
    for step in walk(GAME, Config(4, 5, "standard"), 5):
        if step.number % 4 == 0:
            heights |= {board.mat(GAME, step.before, seat, Look(NAMES)).height for seat in range(4)}
    assert heights == {12}


def test_a_mortgaged_presidency_is_told() -> None:
    state = with_company(started(), 0, mortgaged=1)
    assert "2 presidency, 1 mortgaged" in text(board.mat(GAME, state, 0, Look(NAMES, 0)))
    assert "1 pledged" in shown(board.table(GAME, state, Look(NAMES)), "sales-0")
