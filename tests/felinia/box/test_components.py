"""What is in the box."""

from collections import Counter

import pytest

from boardgames.core.game import ranking
from boardgames.felinia import GAME
from boardgames.felinia.rules.resources import cards_for
from tests.felinia.given import T, given, started

CLASSIC, EXPERT = T.boards["classic"], T.boards["expert"]


@pytest.mark.rule("FEL-CMP-01")
def test_the_board_has_an_island_side_and_an_expert_side() -> None:
    assert set(T.boards) == {"classic", "expert"}
    assert len(CLASSIC.provinces) == 45
    assert len(EXPERT.provinces) == 59


@pytest.mark.rule("FEL-CMP-02")
def test_a_player_board_has_a_money_track_and_three_circles() -> None:
    assert T.money.max == 6
    assert T.bank.lap_income == (1, 2, 3)
    assert max(GAME.info.players) == 4


@pytest.mark.rule("FEL-CMP-03")
def test_four_ships_carry_one_boat_tile_each() -> None:
    state = started(4)
    assert len(T.docks) == len(state.ships) == 4
    assert len({ship.boat for ship in state.ships}) == 4


@pytest.mark.rule("FEL-CMP-04")
def test_ten_merchants_a_colour() -> None:
    assert [p.stock for p in started(4).players] == [10] * 4


@pytest.mark.rule("FEL-CMP-05")
def test_one_money_marker_a_colour() -> None:
    assert [p.money for p in started(4).players] == [2] * 4


@pytest.mark.rule("FEL-CMP-06")
def test_three_bid_tokens_a_colour() -> None:
    assert [p.tokens for p in started(4).players] == [3] * 4


@pytest.mark.rule("FEL-CMP-07", "FEL-Q-02")
def test_45_goods_tiles_nine_of_each_of_five_types() -> None:
    assert [good.id for good in T.goods] == ["books", "wine", "clocks", "clothes", "glassware"]
    assert [good.count for good in T.goods] == [9] * 5


@pytest.mark.rule("FEL-CMP-08", "FEL-Q-32")
def test_30_people_tiles_with_the_two_scales() -> None:
    people = Counter(tile.people for tile in T.trade_tiles.values() if tile.people)
    assert people == {"lions": 5, "cheetahs": 5, "tigers": 6, "jaguars": 7, "panthers": 7}
    tops = {people.id: people.top for people in T.peoples}
    assert tops == {"lions": 4, "cheetahs": 4, "tigers": 3, "jaguars": 3, "panthers": 3}


@pytest.mark.rule("FEL-CMP-09", "FEL-Q-33")
def test_8_special_tiles_one_of_each_effect() -> None:
    special = [tile for tile in T.trade_tiles.values() if not tile.people]
    assert len(special) == len({tile.effect for tile in special}) == 8


@pytest.mark.rule("FEL-CMP-10")
def test_5_bonus_tiles_of_both_effects() -> None:
    assert len(T.bonus_tiles) == 5
    assert {tile.effect for tile in T.bonus_tiles.values()} == {"plus-one", "counts-as"}


@pytest.mark.rule("FEL-CMP-11")
def test_20_boats_15_grey_and_5_blue() -> None:
    assert Counter(boat.back for boat in T.boats.values()) == {"grey": 15, "blue": 5}


@pytest.mark.rule("FEL-CMP-12")
def test_55_cards() -> None:
    box = T.components
    assert (box.gold_cards, box.spice_cards, box.provision_cards, box.mystery_cards) == (11, 11, 11, 18)
    assert (box.first_player_cards, box.closed_market_cards, box.goods_memo_cards) == (1, 2, 1)
    assert box.cards_total == 3 * 11 + 18 + 1 + 2 + 1 == 55


@pytest.mark.rule("FEL-CMP-13")
def test_a_resource_card_shows_one_or_three_units() -> None:
    assert [cards_for(T, units) for units in (1, 2, 3, 5, 33)] == [1, 2, 1, 3, 11]


@pytest.mark.rule("FEL-CMP-14", "FEL-Q-49")
def test_a_boat_shows_country_time_places_and_price() -> None:
    for boat in T.boats.values():
        assert boat.destination in T.country_number
        assert boat.places in (1, 2)
        assert len(boat.goods) + boat.coins == 3 == sum(T.boat_goods[boat.id]) + boat.coins
    assert sorted(boat.minutes for boat in T.boats.values()) == list(range(5 * 60, 9 * 60 + 46, 15))


@pytest.mark.rule("FEL-EX-05")
def test_example_the_9_45_boat_to_the_jaguars() -> None:
    boat = T.boats["boat-0945"]
    assert (boat.destination, boat.places, boat.coins) == ("jaguars", 2, 0)
    assert dict(zip(T.good_number, T.boat_goods[boat.id], strict=True)) == {
        "books": 0,
        "wine": 0,
        "clocks": 0,
        "clothes": 2,
        "glassware": 1,
    }


@pytest.mark.rule("FEL-EX-06")
def test_example_the_5_00_boat_to_the_lions() -> None:
    boat = T.boats["boat-0500"]
    assert (boat.destination, boat.places, boat.coins) == ("lions", 1, 1)
    assert dict(zip(T.good_number, T.boat_goods[boat.id], strict=True)) == {
        "books": 0,
        "wine": 0,
        "clocks": 2,
        "clothes": 0,
        "glassware": 0,
    }


@pytest.mark.rule("FEL-CMP-15")
def test_a_boat_asks_for_a_good_of_its_own_colour() -> None:
    for boat in T.boats.values():
        own = T.countries[T.country_number[boat.destination]].good
        assert T.boat_goods[boat.id][T.good_number[own]] >= 1


@pytest.mark.rule("FEL-CMP-16")
def test_the_blue_boats_go_to_the_five_countries() -> None:
    assert sorted(boat.destination for boat in T.boats.values() if boat.back == "blue") == sorted(T.country_number)


@pytest.mark.rule("FEL-CMP-17")
def test_five_countries_with_a_colour_and_a_port_each() -> None:
    assert len({country.colour for country in T.countries}) == 5
    for board in (CLASSIC, EXPERT):
        assert [board.countries[port] for port in board.ports] == [0, 1, 2, 3, 4]


@pytest.mark.rule("FEL-CMP-18")
def test_nine_provinces_a_country_on_the_island() -> None:
    for country in T.country_number:
        kinds = Counter(province.kind for province in CLASSIC.provinces if province.country == country)
        assert kinds == {"port": 1, "crossroads": 2, "post": 6}


@pytest.mark.rule("FEL-CMP-19")
def test_trade_tiles_belong_to_a_country_and_its_six_peoples_are_known() -> None:
    state = started(3)
    for country, tiles in enumerate(CLASSIC.tiles):
        assert len(tiles) == 6
        laid = {state.tiles[post] for post in CLASSIC.posts[country]}
        assert laid == set(tiles)
        assert {T.trade_tiles[tile].back for tile in laid} == {T.countries[country].id}


@pytest.mark.rule("FEL-CMP-20")
def test_prices_and_values_are_open_to_all() -> None:
    assert T.prices == {"gold": 2, "spice": 1, "books": 1, "wine": 1, "clocks": 1, "clothes": 1, "glassware": 1}
    sheets = GAME.scores(GAME.observe(started(2), None))
    assert all(line.rule for sheet in sheets for line in sheet.lines)


@pytest.mark.rule("FEL-Q-38")
def test_six_kinds_of_three_identical_mysterious_places() -> None:
    assert Counter(T.mystery_cards.values()) == dict.fromkeys(T.mystery_kinds, 3)
    assert sorted(kind.cost for kind in T.mystery_kinds.values()) == sorted(
        [(), (), ("books",), ("books",), ("wine",), ("wine",)]
    )


@pytest.mark.rule("FEL-Q-05")
def test_roads_are_fewer_than_borders_and_stay_in_the_country() -> None:
    for board in (CLASSIC, EXPERT):
        crossing = 0
        for at, province in enumerate(board.provinces):
            assert board.road_masks[at] & ~board.adjacent[at] == 0
            assert all(board.provinces[to].country == province.country for to in board.roads[at])
            crossing += sum(
                board.adjacent[at] >> to & 1 and board.provinces[to].country != province.country
                for to in range(len(board.provinces))
            )
        assert crossing > 0


@pytest.mark.rule("FEL-Q-43")
def test_only_resource_symbols_have_effects() -> None:
    symbols = {symbol for board in (CLASSIC, EXPERT) for paid in board.symbols for symbol in paid}
    assert symbols == {"spice", "gold", "coin", "good", "provision"}
    assert all(not p.symbols for p in CLASSIC.provinces if p.kind != "crossroads")


def test_a_fresh_game_is_a_tie() -> None:
    assert ranking(GAME.scores(given(3).over())) == (1, 1, 1)


def test_inland_posts_of_the_expert_board_are_worth_provisions() -> None:
    """Posts that need none, one and two; where provisions lie, the road leads on to posts that cost some."""
    needed = Counter(row.distance - T.exploration.base_moves for row in EXPERT.provinces if row.kind == "post")
    assert needed == {0: 21, 1: 13, 2: 4}
    for at, row in enumerate(EXPERT.provinces):
        if "provision" in row.symbols:
            inland = [EXPERT.provinces[to] for to in EXPERT.roads[at] if EXPERT.open_mask >> to & 1]
            assert any(beyond.distance > row.distance for beyond in inland), row.id
