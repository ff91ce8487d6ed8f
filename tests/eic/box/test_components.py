"""What is in the box, as the tables have it."""

import pytest

from boardgames.eic.actions import SellShares
from boardgames.eic.box.build import read
from boardgames.eic.box.tables import DECKS, MARKETS
from boardgames.store.component_tables import data_folder
from tests.eic.given import COFFEE, SILK, SPICES, TEA, T, after, company, started, with_company, with_value

BOX = read(data_folder("eic"))
COUNTS = BOX.game.components


@pytest.mark.rule("EIC-CMP-01")
def test_the_central_board_has_characters_zones_exchange_and_registers() -> None:
    assert COUNTS.central_board == 1
    assert [one.name for one in T.characters] == ["Merchant", "Shipowner", "Governor", "Captain", "Investor"]
    assert len(T.cells) == 11
    assert len(T.zones) == 3
    assert len(T.values) == len(T.dividends) == 27
    assert BOX.port.initiative_track.positions == 4
    assert len(T.phases) == 6
    assert len(T.periods) == 5


@pytest.mark.rule("EIC-CMP-02")
def test_each_market_has_a_side_for_four_and_a_side_for_fewer_players() -> None:
    assert COUNTS.market_boards == 2
    assert {(row.market, row.side) for row in BOX.markets.column} == {
        (market, side) for market in ("indies", "europe") for side in ("large", "small")
    }
    assert T.layout(2).columns == T.layout(3).columns != T.layout(4).columns


@pytest.mark.rule("EIC-CMP-03")
def test_the_loading_track_orders_by_speed() -> None:
    assert COUNTS.loading_track == 1
    assert list(T.speeds) == sorted({ship.speed for ship in T.ships}, reverse=True)


@pytest.mark.rule("EIC-CMP-04")
def test_a_port_has_two_docks_a_treasury_and_a_sales_track() -> None:
    assert COUNTS.port_tiles == 4
    assert T.docks[0] == 2
    assert T.sales_floors[:3] == (0, 10, 20)
    assert all(len(one.docks) == 2 for one in started().companies)


@pytest.mark.rule("EIC-CMP-05")
def test_sales_money_is_kept_apart_from_the_treasury() -> None:
    assert COUNTS.sales_tiles == 4
    state = with_company(started(), 0, treasury=3, sales=8)
    assert (company(state, 0).treasury, company(state, 0).sales) == (3, 8)


@pytest.mark.rule("EIC-CMP-06")
def test_four_pier_extensions_of_each_level() -> None:
    assert [(row.level, row.count) for row in BOX.port.extension] == [(1, 4), (2, 4)]
    assert (COUNTS.pier_extensions_level_1, COUNTS.pier_extensions_level_2) == (4, 4)


@pytest.mark.rule("EIC-CMP-07")
def test_ten_ships_a_company() -> None:
    assert COUNTS.ship_tiles == 40 == 4 * sum(ship.count for ship in T.ships)
    assert [ship.count for ship in T.ships if not ship.buyable] == [2]
    assert sum(ship.count for ship in T.ships if ship.buyable) == 8


@pytest.mark.rule("EIC-CMP-08")
def test_seven_shares_a_company() -> None:
    assert COUNTS.company_shares == 28 == 4 * COUNTS.company_shares_per_company
    assert T.layout(4).setup.shares_on_market == 7


@pytest.mark.rule("EIC-CMP-09")
def test_two_presidency_shares_a_player() -> None:
    assert COUNTS.presidency_shares == 8
    assert T.presidency == 2


@pytest.mark.rule("EIC-CMP-10")
def test_three_agents_a_player() -> None:
    assert COUNTS.agents == 12
    assert all(len(one.agents) == 3 for one in started().companies)


@pytest.mark.rule("EIC-CMP-11")
def test_two_trading_posts_a_player() -> None:
    assert COUNTS.trading_posts == 8
    assert all(one.posts_left == 2 for one in started().companies)


@pytest.mark.rule("EIC-CMP-12")
def test_markers() -> None:
    state = started()
    assert COUNTS.sales_markers == len([one.sales_index for one in state.companies]) == 4
    assert COUNTS.initiative_markers == len(state.order) == 4
    assert COUNTS.share_value_markers == len(state.values) == 4
    assert (COUNTS.period_marker, COUNTS.phase_marker) == (1, 1)


@pytest.mark.rule("EIC-CMP-13", "EIC-Q-01")
def test_114_cubes_not_the_printed_102() -> None:
    assert [T.goods[good].cubes for good in (TEA, SPICES, COFFEE, SILK)] == [33, 30, 28, 23]
    assert sum(good.cubes for good in T.goods) == BOX.game.cubes.total == 114
    assert BOX.game.cubes.printed_total == 102
    state = started()
    assert sum(state.supply) + sum(map(sum, state.columns)) == 114


@pytest.mark.rule("EIC-CMP-14")
def test_four_dice_a_market_one_of_each_good() -> None:
    assert (COUNTS.indies_dice, COUNTS.europe_dice) == (4, 4)
    assert [len(market) for market in T.dice] == [4, 4]
    assert all(len(faces) == 6 for market in T.dice for faces in market)


@pytest.mark.rule("EIC-CMP-15")
def test_twenty_cards_a_market() -> None:
    for market in MARKETS:
        assert sum(card.market == market for card in T.cards) == 20
        assert [sum(card.market == market and card.deck == deck for card in T.cards) for deck in DECKS] == [8, 8, 4]


@pytest.mark.rule("EIC-CMP-16")
def test_120_coins() -> None:
    assert sorted(BOX.game.coins.by_value) == [(1, 66), (5, 31), (10, 15), (50, 8)]
    assert BOX.game.coins.count == 120


@pytest.mark.rule("EIC-Q-27")
def test_the_bank_never_runs_out() -> None:
    """All coins of the box are worth 771 PO; the bank pays 21 shares at 30 PO to a player who has that much already."""
    worth = sum(value * pieces for value, pieces in BOX.game.coins.by_value)
    state = with_company(started(), 0, treasury=worth, shares=(0, 7, 7, 7))
    for other in (1, 2, 3):
        state = with_value(state, other, 30)
    rich = after(state, (0, SellShares(1, 7)), (0, SellShares(2, 7)), (0, SellShares(3, 7)))
    assert company(rich, 0).treasury == worth + 21 * 30


@pytest.mark.rule("EIC-CMP-17")
def test_extra_pieces_for_fewer_players() -> None:
    assert (COUNTS.end_of_period_tile, COUNTS.condemned_post_tiles) == (1, 2)
    assert (len(T.agent_cards), len(T.destination_cards)) == (6, 9)
    assert len(T.layout(2).condemned) == len(T.layout(3).condemned) == 2
    assert T.layout(4).condemned == ()


@pytest.mark.rule("EIC-Q-04")
def test_the_merchant_negotiates_spices_coffee_and_silk_but_not_tea() -> None:
    assert [T.cells[T.cell_index[cell]].good for cell in T.characters[0].cells] == ["spices", "coffee", "silk"]
    assert [T.negotiation_cells[good] for good in (SPICES, COFFEE, SILK)] == list(T.character_cells[0])
    assert T.negotiation_cells[TEA] == -1
    assert [len(one.cells) for one in T.characters] == [3, 2, 2, 2, 2]


@pytest.mark.rule("EIC-Q-05")
def test_every_zone_sells_tea_and_a_good_of_its_own() -> None:
    assert T.main_goods == (SILK, COFFEE, SPICES)
    assert set(T.second_goods) == {TEA}


@pytest.mark.rule("EIC-Q-50")
def test_the_end_of_a_period_is_phase_f() -> None:
    assert [(phase.letter, phase.name) for phase in T.phases][-1] == ("F", "End of period")
