"""Phase 1: the auction."""

import pytest

from boardgames.felinia.actions import BidBank, BidGuild, BidMarket, Decline, Done
from boardgames.felinia.state import phase
from tests.felinia.given import T, asked, given, legal, play, refused, started

M1, M2 = BidMarket("market-1"), BidMarket("market-2")


@pytest.mark.rule("FEL-AUC-01", "FEL-Q-51")
def test_one_token_a_turn_clockwise_from_the_first_player() -> None:
    state = started(4, first=2)
    for seat in (2, 3, 0, 1, 2):
        assert asked(state) == (seat, "bid")
        assert refused(state, BidBank(), (seat + 1) % 4) == "FEL-AUC-01"
        before = state.players[seat].tokens
        state = play(state, BidBank())
        assert state.players[seat].tokens == before - 1


@pytest.mark.rule("FEL-AUC-02")
def test_three_laps_and_the_auction_is_over() -> None:
    state = given(3).auction()
    for _ in range(9):
        assert phase(state) == "auction"
        state = play(state, BidMarket(f"market-{asked(state)[0] + 1}"))
    assert phase(state) == "commerce"
    assert refused(state, BidBank()) == "FEL-AUC-01"


@pytest.mark.rule("FEL-AUC-01", "FEL-AUC-02", "FEL-AUC-04")
@pytest.mark.parametrize("first", [1, 2])
def test_a_lap_begins_and_ends_with_the_first_player_whoever_that_is(first: int) -> None:
    state = given(3).first(first).auction()
    order = [(first + ahead) % 3 for ahead in range(3)]
    for lap in (1, 2, 3):
        for seat in order:
            assert asked(state) == (seat, "bid")
            assert state.frames[-1].lap == lap  # type: ignore[union-attr]
            state = play(state, BidBank() if seat == 0 else BidMarket(f"market-{lap}"))
    assert phase(state) == "commerce"
    assert state.players[0].circles == 0b111, "one token in each lap"
    assert state.piles[:3] == (tuple(seat for seat in order if seat),) * 3
    assert [p.tokens for p in state.players] == [0, 0, 0]


@pytest.mark.rule("FEL-AUC-03")
def test_nobody_may_pass() -> None:
    state = given(3).auction()
    assert refused(state, Decline()) == "FEL-AUC-03"
    assert refused(state, Done())
    assert len(legal(state, BidMarket)) + 2 == 6


@pytest.mark.rule("FEL-AUC-04")
@pytest.mark.parametrize(("lap", "coins"), [(1, 1), (2, 2), (3, 3)])
def test_a_token_on_the_own_board_earns_the_figure_of_the_lap(lap: int, coins: int) -> None:
    state = play(given(3).player(1, money=0).auction(lap, seat=1), BidBank())
    assert state.players[1].money == coins


@pytest.mark.rule("FEL-AUC-05")
def test_the_circle_follows_the_lap_whatever_the_others_hold() -> None:
    state = play(given(3).auction(3, seat=1), BidBank())
    assert state.players[1].circles == 0b100
    state = play(given(3).bank(1, 1).auction(3, seat=1), BidBank())
    assert state.players[1].circles == 0b101


@pytest.mark.rule("FEL-AUC-06")
def test_coins_above_six_are_lost() -> None:
    assert play(given(3).player(0, money=5).auction(3), BidBank()).players[0].money == 6


@pytest.mark.rule("FEL-Q-11")
def test_a_token_may_go_on_the_own_board_at_six_coins() -> None:
    state = play(given(3).player(0, money=6).auction(2), BidBank())
    assert state.players[0].money == 6
    assert state.players[0].circles == 0b010


@pytest.mark.rule("FEL-EX-01")
def test_example_blue_gains_two_and_has_six() -> None:
    state = play(given(4).player(0, money=4).auction(2), BidBank())
    assert state.players[0].money == 6
    assert state.players[0].circles == 0b010


@pytest.mark.rule("FEL-AUC-07")
def test_a_token_may_go_on_any_open_market_or_the_guild() -> None:
    state = given(4).auction()
    assert legal(state, BidMarket) == [BidMarket(f"market-{n}") for n in (1, 2, 3, 4, 5)]
    assert play(state, M2).piles[1] == (0,)
    assert play(state, BidGuild()).piles[-1] == (0,)
    assert refused(state, BidMarket("guild")) == "FEL-AUC-07"
    assert refused(state, BidMarket("nowhere")) == "FEL-AUC-07"


@pytest.mark.rule("FEL-AUC-08", "FEL-EX-02")
def test_example_red_goes_on_top_of_blue() -> None:
    state = play(given(3).piles(m1=(0,)).auction(1, seat=1), M1)
    assert state.piles[0] == (0, 1)


@pytest.mark.rule("FEL-AUC-09")
def test_tokens_mix_freely() -> None:
    same = play(given(2).auction(), M1, M1, M1, M1, M1)
    assert same.piles[0] == (0, 1, 0, 1, 0)
    mixed = play(given(2).auction(), M1, BidGuild(), BidBank(), M2, BidBank())
    assert mixed.players[0].circles == 0b110
    assert (mixed.piles[0], mixed.piles[1], mixed.piles[-1]) == ((0,), (1,), (1,))


@pytest.mark.rule("FEL-AUC-10")
@pytest.mark.parametrize(("players", "closed"), [(2, ("market-4", "market-5")), (3, ("market-5",))])
def test_closed_markets_take_no_tokens(players: int, closed: tuple[str, ...]) -> None:
    state = given(players).auction()
    for market in closed:
        assert refused(state, BidMarket(market)) == "FEL-AUC-10"


@pytest.mark.rule("FEL-AUC-11")
def test_a_pile_may_outgrow_purse_and_goods() -> None:
    state = given(4).market(1).player(0, money=0).piles(m1=(1, 1, 1, 2, 2, 2, 3, 3)).auction(3)
    assert M1 in legal(state, BidMarket)
    assert len(play(state, M1).piles[0]) == 9
    assert T.money.max < 9
