"""The exchange and the ring of characters: values, holders, keys, agents, ghosts."""

import pytest

from boardgames.core.table import Table
from boardgames.core.values import evolve
from boardgames.eic import GAME
from boardgames.eic.actions import BuyShare, ChoosePost, Decline, PlaceAgent, SellShares
from boardgames.eic.face import table as board
from boardgames.eic.face.panels.exchange import SMALL
from boardgames.eic.state import AgentTurn, ExchangeTurn, PostChoice, SaleWindow, State, WarehouseTurn
from boardgames.kit.canvas import Canvas
from boardgames.kit.look import Look
from boardgames.table.foresight import Foresight
from boardgames.tui.look.no_colour import without_colour
from boardgames.tui.look.palettes import MONO
from boardgames.tui.look.themes import Inks
from tests.eic.face.pictures import NAMES, green, look_at, rows, selected, shown, table, text, yellow
from tests.eic.given import TEA, T, asking, docks, started, with_company, with_post, with_value


def exchange_tab(state: State, action: BuyShare) -> Canvas:
    return dict(board.tabs(GAME, state, selected(state, 0, action)))["Exchange"]


def test_a_purchase_hides_no_marker_and_no_holder_is_cut_off() -> None:
    state = with_value(with_value(with_company(started(), 0, treasury=30), 1, 9), 2, 10)
    for company in range(4):
        state = with_company(state, company, shares=(1, 0, 0, 0))
    state = asking(state, ExchangeTurn(0, 0))
    for canvas in (table(state, 0, BuyShare(1)), exchange_tab(state, BuyShare(1))):
        assert " 9" in shown(canvas, "company-1")
        assert "bb" in yellow(canvas, "company-1")
        assert "then worth 10, pays 2" in yellow(canvas, "company-1")
        assert yellow(canvas, "shares-1") == "A"
        assert shown(canvas, "shares-0").startswith("ABCD")
        assert shown(canvas, "shares-0").endswith(str(state.market_shares[0]))


def test_a_sale_says_where_the_value_falls_to() -> None:
    state = with_value(with_company(started(), 0, shares=(0, 3, 0, 0), treasury=0), 1, 12)
    state = asking(state, SaleWindow(0, 0))
    canvas = table(state, 0, SellShares(1, 3))
    assert "3 sold: then worth 9, pays 2" in yellow(canvas, "company-1")
    assert "0 → 36 PO" in shown(canvas, "port-0")


def test_a_share_can_be_bought_and_sold_at_the_same_place() -> None:
    state = with_value(with_company(started(), 0, treasury=30, shares=(0, 2, 0, 0)), 1, 12)
    state = asking(state, ExchangeTurn(0, 0))
    keys = green(table(state, 0), "company-1")
    assert "bb" in keys
    assert "xb…" in keys or "xb" not in "".join(code for _, code in look_at(state, 0).choices)


def test_a_code_that_others_share_ends_in_dots() -> None:
    look = Look(NAMES, 0, {"captain-charts": "cc", "zone-2": "2", "company-1": "xb", "company-2": "bc"})
    canvas = board.table(GAME, started(), look)
    assert green(canvas, "company-1") == "xb…"
    assert green(canvas, "company-2") == "bc"
    assert green(canvas, "captain-charts") == "cc…"
    assert green(canvas, "zone-2") == "2…"


def test_sales_so_far_move_the_bars() -> None:
    state = with_value(with_company(started(), 0, sales=35), 0, 8)
    state = evolve(state, step="warehouses", frames=(WarehouseTurn(1),))
    canvas = board.table(GAME, state, Look(NAMES))
    assert "▒" in shown(canvas, "company-0")
    assert "+2" in shown(canvas, "ranking")


def test_where_sales_take_a_value_is_said_in_words() -> None:
    """B leads with sales of 9, C is second, D third, A last: 12 falls to 11, 14 rises to 15; 10 would fall to 9."""
    state = evolve(started(4), step="warehouses", frames=(WarehouseTurn(0),))
    for company, (worth, sales) in enumerate(((12, 0), (20, 9), (14, 8), (4, 7))):
        state = with_value(with_company(state, company, sales=sales), company, worth)
    canvas = table(state, 0)
    assert "12 falls to 11 by sales" in shown(canvas, "company-0")
    assert "rises to 15 by sales" in shown(canvas, "company-2")
    assert "10 falls to 9 by sales" in shown(table(with_value(state, 0, 10), 0), "company-0")


@pytest.mark.parametrize("cargo", [(), (TEA,)])
def test_a_bar_and_the_port_below_it_tell_the_same_of_the_sales_so_far(cargo: tuple[int, ...]) -> None:
    """A sold 40+ in the last period and 9 now; rank lifts it by two, four tens less lower it by four."""
    state = evolve(started(4), step="warehouses", frames=(WarehouseTurn(0),))
    state = with_value(with_company(state, 0, sales=9, sales_index=4), 0, 14)
    picture = table(with_company(state, 0, docks=docks(("galleon", cargo), "galleon")), 0)
    assert "14 falls to 12" in shown(picture, "company-0")
    assert shown(picture, "sales-0").endswith("-4")


@pytest.mark.parametrize(("value", "words"), [(12, "by sales 18"), (20, "rises to 26 by sales so far")])
def test_where_a_value_goes_is_said_at_every_place_of_the_track(value: int, words: str) -> None:
    state = evolve(started(2), step="warehouses", frames=(WarehouseTurn(0),))
    state = with_value(with_company(state, 0, sales=84, sales_index=4), 0, value)
    assert words in shown(table(state, 0), "company-0")


def test_what_sales_will_do_to_a_value_is_said_between_rank_and_sales() -> None:
    """A has sold for 35 after a period without sales: rank has moved the value already, three tens are to come."""
    state = evolve(with_company(started(4), 0, sales=35), step="window-after-ranking", frames=(SaleWindow(0, 0),))
    assert "rises to 11 by sales" in shown(table(with_value(state, 0, 8), 0), "company-0")


def test_board_and_strip_tell_the_same_of_selling_nothing_before_the_ranking() -> None:
    """A leads with sales of 35 after a period without sales: 10 rises by two to 12, then by three tens to 16."""
    state = evolve(with_value(started(4), 0, 10), step="window-4", frames=(SaleWindow(0, 0),))
    state = with_company(with_company(state, 0, sales=35), 0, shares=(0, 1, 0, 0))
    foresight = Foresight(Table(GAME, state, NAMES), 0, 0)
    strip = foresight.of(Decline()).certain
    assert strip.values != state.values, "the ranking is behind this choice"
    picture = table(state, 0, Decline())
    for company in range(4):
        assert f"{T.values[strip.values[company]]}" in shown(picture, f"company-{company}")
    assert "then worth 12" in shown(picture, "company-0")


def test_every_company_has_a_bar_where_there_are_no_colours() -> None:
    """With `NO_COLOR` the bars of the darker companies were not there."""
    state, inks = started(4), Inks(MONO)
    for company in range(4):
        state = with_value(state, company, 12)
    picture = table(state, 0)
    bars = []
    for company in range(4):
        x, y, width, _ = picture.regions[f"company-{company}"]
        looks = [inks.look(picture.inks[y][at], picture.grounds[y][at]) for at in range(x + SMALL.label, x + width)]
        bars.append([bool(without_colour(look).reverse) for look in looks].index(False))
    assert min(bars) >= SMALL.pitch * T.values.index(12), "the marker itself may be light on dark"


def test_words_about_a_value_keep_away_from_the_shares() -> None:
    state = evolve(with_company(started(4), 0, sales=35), step="warehouses", frames=(WarehouseTurn(0),))
    for value in T.values:
        picture = table(with_value(state, 0, value), 0)
        x, y, width, _ = picture.regions["company-0"]
        assert not picture.chars[y][x + width - 1].isalpha(), value


def test_whoever_holds_no_share_is_told_so_until_one_is_selected() -> None:
    state = asking(with_company(started(2), 0, treasury=30), ExchangeTurn(0, 0))
    assert shown(table(state, 0), "purse").startswith(f"{NAMES[0]} holds no shares")
    assert shown(table(state, 0, BuyShare(1)), "purse").startswith(f"{NAMES[0]} holds 1B")


def test_a_share_that_is_bought_is_no_longer_counted_on_the_market() -> None:
    state = asking(started(2), ExchangeTurn(0, 0))
    assert shown(table(state, 0), "shares-2").endswith("6")
    assert shown(table(state, 0, BuyShare(2)), "shares-2").endswith("5")


def test_the_last_exchange_says_that_it_is_the_last() -> None:
    state = asking(started(2), ExchangeTurn(0, 0))
    assert "never sold again" not in shown(table(state, 0), "advice")
    assert "never sold again" in shown(table(evolve(state, period=5), 0), "advice")


def test_the_end_of_the_galleons_is_announced_a_period_ahead() -> None:
    state = evolve(asking(started(4), AgentTurn(0)), period=4)
    assert "galleons leave" in shown(table(state, 0), "advice")
    assert "galleons" not in shown(table(with_company(state, 0, docks=docks("flute", "brig")), 0), "advice")


def test_agents_of_the_seat_to_move_have_numbers() -> None:
    portrait = T.portraits + 2
    state = with_company(started(), 0, agents=(portrait, T.centre, portrait))
    mine = board.table(GAME, asking(state, AgentTurn(0)), look_at(state, 0))
    assert shown(mine, "character-governor") == "Governor A1 A3"
    assert shown(mine, "centre").endswith("Central zone A2")
    others = board.table(GAME, asking(state, AgentTurn(1)), Look(NAMES))
    assert shown(others, "character-governor") == "Governor AA"


def test_a_crowd_of_agents_is_counted() -> None:
    state = started()
    for company in range(4):
        state = with_company(state, company, agents=(T.portraits,) * 3)
    canvas = board.table(GAME, asking(state, AgentTurn(0)), look_at(state, 0))
    assert shown(canvas, "character-merchant") == "Merchant A1A2A33B3C3D"
    window = board.table(GAME, asking(state, SaleWindow(0, 0)), Look(NAMES))
    assert shown(window, "character-merchant") == "Merchant ABCD"


def test_the_selected_choice_is_shown_as_a_ghost() -> None:
    state = with_company(started(), 0, treasury=30)
    charts = table(state, 0, PlaceAgent(0, "captain-charts"))
    assert yellow(charts, "captain-charts").split() == ["cc1", "Charts", "A"]
    assert yellow(table(state, 0, PlaceAgent(0, "centre")), "centre").split()[-1] == "A"
    post = table(asking(state, PostChoice(0)), 0, ChoosePost("canton"))
    assert yellow(post, "canton") == "canACanton"


def test_a_cell_tells_its_cost_and_its_phase() -> None:
    canvas = table(asking(started(), SaleWindow(0, 0)), 0)
    ring = dict(board.tabs(GAME, started(), Look(NAMES)))["Agents"]
    assert shown(canvas, "governor-post") == "Post"
    assert shown(ring, "governor-post") == "Post 3"
    assert shown(ring, "captain-charts") == "in C Charts", "a bare letter would be a player's"
    assert shown(ring, "captain-expertise") == "in B Expertise 1"
    assert "5+" in shown(ring, "investor-ship")


def test_the_large_ring_says_what_a_cell_does() -> None:
    canvas = board.large(GAME, started(), Look(NAMES))
    assert shown(canvas, "captain-charts") == "in C Free travel, any zone"
    assert shown(canvas, "merchant-silk") == "in E Silk +1 PO per cube"


def test_posts_are_the_letters_of_their_owners() -> None:
    state = with_post(started(3), 1, "madras")
    canvas = table(state, 0)
    assert shown(canvas, "madras") == "B Madras"
    assert shown(canvas, "bombay") == "× Bombay"
    assert shown(canvas, "canton") == "○ Canton"


def test_the_neutral_company_is_there_with_its_card() -> None:
    state = started(2, order=(0, 2, 1))
    state = GAME.apply(state, 0, PlaceAgent(0, "centre"))
    canvas = table(state, None)
    assert shown(canvas, "port-2").startswith("N neutral company")
    assert "card: " in shown(canvas, "sales-2")
    ports = dict(board.tabs(GAME, state, look_at(state, None)))["Ports"]
    for picture in (ports, board.large(GAME, state, Look(NAMES))):
        assert "card of the neutral company:" in text(picture)
        for cell in T.agent_card_cells[state.agent_card]:
            assert T.cells[cell].short in shown(picture, "neutral-card")
    first = T.cells[T.agent_card_cells[state.agent_card][0]]
    assert "N" in "".join(rows(canvas, first.id))
