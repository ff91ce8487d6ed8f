"""How the table is laid out."""

import pytest

from boardgames.core.errors import UserError
from boardgames.core.game import Config
from boardgames.felinia import GAME
from boardgames.felinia.actions import BidMarket
from boardgames.felinia.state import STREAMS
from tests.felinia.given import T, asked, given, holdings, refused, started

COUNTS = (2, 3, 4)


@pytest.mark.rule("FEL-SET-01")
def test_two_to_four_players() -> None:
    assert [len(started(n).players) for n in COUNTS] == [2, 3, 4]
    for n in (1, 5):
        with pytest.raises(UserError, match="2, 3, 4 players"):
            GAME.start(Config(n, 1, "classic"))


@pytest.mark.rule("FEL-SET-02")
@pytest.mark.parametrize("variant", ["classic", "expert"])
def test_no_count_is_forbidden_in_either_game(variant: str) -> None:
    for n in GAME.info.players:
        assert asked(started(n, variant))[1] == "bid"


@pytest.mark.rule("FEL-SET-03")
def test_player_material() -> None:
    for p in started(3).players:
        assert (p.stock, p.tokens, p.circles) == (10, 3, 0)


@pytest.mark.rule("FEL-SET-04")
def test_everybody_starts_with_two_coins() -> None:
    assert [p.money for p in started(3).players] == [2, 2, 2]


@pytest.mark.rule("FEL-SET-05", "FEL-Q-03")
def test_starting_goods_follow_the_turn_order() -> None:
    four = [{"books", "wine"}, {"clocks", "clothes"}, {"glassware", "books"}, {"wine", "clocks"}]
    for first in range(4):
        state = started(4, first=first)
        assert [set(holdings(state.players[(first + k) % 4])) for k in range(4)] == four
    assert [set(holdings(p)) for p in started(2).players] == [{"books", "clothes"}, {"wine", "glassware"}]
    assert [set(holdings(p)) for p in started(3).players] == four[:3]


@pytest.mark.rule("FEL-SET-06")
def test_the_rest_of_the_goods_goes_into_the_bag() -> None:
    for n in COUNTS:
        state = started(n)
        assert sum(state.bag) == 45 - 2 * n - sum(map(sum, state.markets))


@pytest.mark.rule("FEL-SET-07")
def test_the_classic_game_uses_the_island() -> None:
    assert len(started(3).tiles) == 45


@pytest.mark.rule("FEL-SET-08", "FEL-Q-04")
def test_two_markets_are_closed_with_two_players() -> None:
    state = started(2)
    assert [bool(sum(goods)) for goods in state.markets] == [True, True, True, False, False]
    assert refused(state, BidMarket("market-4")) == "FEL-AUC-10"
    assert refused(state, BidMarket("market-5")) == "FEL-AUC-10"


@pytest.mark.rule("FEL-SET-09")
def test_one_market_is_closed_with_three_players() -> None:
    state = started(3)
    assert [bool(sum(goods)) for goods in state.markets] == [True, True, True, True, False]
    assert BidMarket("market-4") in GAME.legal_actions(state, 0)
    assert refused(state, BidMarket("market-5")) == "FEL-AUC-10"


@pytest.mark.rule("FEL-SET-10")
def test_all_markets_are_open_with_four_players() -> None:
    state = started(4)
    assert [sum(goods) for goods in state.markets] == [2] * 5
    assert BidMarket("market-5") in GAME.legal_actions(state, 0)


@pytest.mark.rule("FEL-SET-11")
def test_blue_boats_lie_at_the_bottom_in_random_order() -> None:
    bottoms = {started(3, seed=seed).boats[-5:] for seed in range(30)}
    assert all(T.boats[boat].back == "blue" for bottom in bottoms for boat in bottom)
    assert len(bottoms) > 5


@pytest.mark.rule("FEL-SET-12")
def test_grey_boats_lie_on_top_in_random_order() -> None:
    tops = {started(3, seed=seed).boats[:-5] for seed in range(30)}
    assert all(T.boats[boat].back == "grey" for top in tops for boat in top)
    assert len(tops) > 5


@pytest.mark.rule("FEL-SET-13")
def test_four_ships_lie_in_the_harbour() -> None:
    assert [ship.merchants for ship in started(3).ships] == [(), (), (), ()]


@pytest.mark.rule("FEL-SET-14")
def test_each_ship_gets_one_of_the_top_four_boats() -> None:
    state = started(3)
    assert len({ship.boat for ship in state.ships}) == 4
    assert all(T.boats[ship.boat].back == "grey" for ship in state.ships)
    assert len(state.boats) == 16


@pytest.mark.rule("FEL-SET-15")
def test_two_random_goods_in_each_open_market() -> None:
    assert [sum(goods) for goods in started(3).markets] == [2, 2, 2, 2, 0]
    assert len({started(3, seed=seed).markets for seed in range(20)}) > 5


@pytest.mark.rule("FEL-SET-16")
def test_the_guild_holds_no_goods() -> None:
    assert T.places[-1].id == "guild"
    assert T.places[-1].goods_spaces == 0
    assert len(started(4).markets) == len(T.places) - 1


@pytest.mark.rule("FEL-SET-17")
def test_special_tiles_are_not_used_in_the_classic_game() -> None:
    laid = [tile for tile in started(3).tiles if tile]
    assert all(T.trade_tiles[tile].people for tile in laid)


@pytest.mark.rule("FEL-SET-18")
def test_30_tiles_lie_face_down_on_posts_of_their_colour() -> None:
    state, board = started(3), T.boards["classic"]
    assert state.face_up == 0
    assert sum(bool(tile) for tile in state.tiles) == 30
    for at, tile in enumerate(state.tiles):
        assert bool(tile) == (board.provinces[at].kind == "post")
        if tile:
            assert T.trade_tiles[tile].back == board.provinces[at].country
    assert len({started(3, seed=seed).tiles for seed in range(20)}) > 5


@pytest.mark.rule("FEL-SET-19")
def test_the_bonus_tiles_lie_open_at_the_guild() -> None:
    state = started(3)
    assert GAME.observe(state, None).bonus == state.bonus == tuple(T.bonus_tiles)


@pytest.mark.rule("FEL-SET-20")
def test_provisions_and_mysterious_places_are_not_used_in_the_classic_game() -> None:
    state = started(3)
    assert state.mysteries == ()
    assert [p.provisions for p in state.players] == [0, 0, 0]
    assert "prov" not in dict(GAME.parts.board().holdings(GAME, state, 0))


@pytest.mark.rule("FEL-SET-21")
def test_gold_and_spice_are_in_the_supply_at_first() -> None:
    assert [(p.gold, p.spice) for p in started(3).players] == [(0, 0)] * 3
    assert T.cards.cards_each == 11


@pytest.mark.rule("FEL-SET-22")
def test_somebody_is_first_player_and_begins() -> None:
    for seed in range(6):
        state = GAME.start(Config(4, seed, "classic"))
        assert asked(state) == (state.first, "bid")
    assert len({GAME.start(Config(4, seed, "classic")).first for seed in range(30)}) == 4


def test_each_kind_of_chance_has_a_stream_of_its_own() -> None:
    classic, expert = (GAME.start(Config(3, 7, variant)) for variant in ("classic", "expert"))
    assert len(classic.rng) == len(STREAMS)
    assert (classic.first, classic.boats, classic.markets) == (expert.first, expert.boats, expert.markets)


def test_unknown_settings_are_refused_in_one_sentence() -> None:
    with pytest.raises(UserError, match="variant"):
        GAME.start(Config(3, 1, "advanced"))
    with pytest.raises(UserError, match="next-boat"):
        GAME.start(Config(3, 1, "classic", ("mortgage",)))


# the expert game


@pytest.mark.rule("FEL-XSE-02")
def test_the_expert_game_uses_the_other_side() -> None:
    assert len(started(3, "expert").tiles) == 59


@pytest.mark.rule("FEL-XSE-03")
def test_provisions_have_a_supply_of_their_own() -> None:
    state = started(3, "expert")
    assert [p.provisions for p in state.players] == [0, 0, 0]
    stocked = given(3, "expert").player(0, provisions=2).auction()
    assert dict(GAME.parts.board().holdings(GAME, stocked, 0))["prov"] == "2"


@pytest.mark.rule("FEL-XSE-04")
def test_18_mysterious_places_are_shuffled() -> None:
    piles = {started(3, "expert", seed=seed).mysteries for seed in range(20)}
    assert all(sorted(pile) == sorted(T.mystery_cards) for pile in piles)
    assert len(piles) > 5


@pytest.mark.rule("FEL-XSE-05")
def test_38_tiles_lie_on_posts_of_their_colour() -> None:
    state, board = started(3, "expert"), T.boards["expert"]
    assert sum(bool(tile) for tile in state.tiles) == 38
    for at, tile in enumerate(state.tiles):
        if tile:
            assert T.trade_tiles[tile].back == board.provinces[at].country


@pytest.mark.rule("FEL-XSE-06")
def test_expert_tiles_are_turned_face_up() -> None:
    state = started(3, "expert")
    assert GAME.observe(state, None).tiles == state.tiles


@pytest.mark.rule("FEL-XSE-01")
def test_everything_else_is_as_in_the_classic_game() -> None:
    classic, expert = started(3), started(3, "expert")
    assert classic.players == expert.players
    assert classic.ships == expert.ships
    assert GAME.legal_actions(classic, 0) == GAME.legal_actions(expert, 0)
