"""Phase 2: exchanges at the Merchants' Guild."""

import pytest

from boardgames.core.values import Event
from boardgames.felinia import GAME
from boardgames.felinia.actions import Board, BuyGood, Decline, Done, Sell, Swap, TakeBonus
from boardgames.felinia.events import NotGained, TokenReturned
from boardgames.felinia.state import phase
from tests.felinia.given import T, asked, given, holdings, legal, play, refused

SWAP = Swap("books", "wine", "spice")
PANTHERS = TakeBonus("bonus-panthers")
FAR = ("5:00", "6:00", "7:15", "9:00")
"""Boats that ask for clocks, glassware or clothes."""


@pytest.mark.rule("FEL-GLD-01", "FEL-Q-16")
def test_the_topmost_token_acts_and_pays_its_position() -> None:
    position = given(3).boats(*FAR).player(0, money=6, books=1).player(1, money=6, books=1).player(2, money=6, books=1)
    state = position.piles(guild=(0, 1, 2)).commerce()
    assert asked(state) == (2, "guild")
    declined = play(state, Decline())
    assert asked(declined) == (1, "guild")
    assert play(declined, SWAP).players[1].money == 6 - 2
    poor = given(3).player(2, money=2, books=1, gold=1).piles(guild=(0, 1, 2)).commerce()
    assert refused(poor, SWAP) == "FEL-GLD-01"


@pytest.mark.rule("FEL-GLD-02")
def test_one_exchange_a_token() -> None:
    state = given(3).boats(*FAR).player(0, money=6, books=2).player(1, money=6, books=1).piles(guild=(1, 0)).commerce()
    after = play(state, SWAP)
    assert asked(after)[0] == 1
    assert refused(after, SWAP, seat=0) == "FEL-TRD-02"


@pytest.mark.rule("FEL-GLD-03")
def test_an_exchange_may_be_declined_for_nothing() -> None:
    state = given(3).player(0, money=2, books=1).piles(guild=(0,)).commerce()
    after = play(state, Decline())
    assert after.players[0].money == 2
    assert after.players[0].tokens == 3


@pytest.mark.rule("FEL-GLD-04")
def test_a_good_is_swapped_for_one_of_another_type() -> None:
    state = given(3).boats(*FAR).player(0, money=2, books=1).piles(guild=(0,)).commerce()
    assert {swap.take for swap in legal(state, Swap)} == {"wine", "clocks", "clothes", "glassware"}
    assert refused(state, Swap("books", "books", "spice")) == "FEL-GLD-04"
    assert refused(state, Swap("wine", "books", "spice")) == "FEL-GLD-04"
    assert refused(state, Swap("books", "tea", "spice")) == "FEL-GLD-04"
    after = play(state, SWAP)
    assert holdings(after.players[0]) == {"wine": 1}
    assert after.players[0].money == 1


@pytest.mark.rule("FEL-GLD-05", "FEL-Q-15")
def test_only_types_in_the_bag_can_be_taken_and_its_content_is_known() -> None:
    position = given(3).player(0, money=2, books=1).empty_bag("wine", "clocks")
    state = position.piles(guild=(0,)).commerce()
    assert [swap.take for swap in legal(state, Swap)] == ["wine", "clocks"]
    assert refused(state, Swap("books", "clothes", "spice")) == "FEL-GLD-05"
    assert GAME.observe(state, 1).bag == state.bag


@pytest.mark.rule("FEL-GLD-06")
def test_a_swap_brings_a_spice() -> None:
    state = given(3).boats(*FAR).player(0, money=2, books=1).piles(guild=(0,)).commerce()
    assert play(state, SWAP).players[0].spice == 1
    assert refused(state, Swap("books", "wine", "gold")) == "FEL-GLD-06"


@pytest.mark.rule("FEL-GLD-07")
def test_gold_and_spice_for_any_bonus_tile() -> None:
    state = given(3).player(0, money=2, gold=2, spice=1).piles(guild=(0,)).commerce()
    assert [action.tile for action in legal(state, TakeBonus)] == list(T.bonus_tiles)
    after = play(state, PANTHERS)
    p = after.players[0]
    assert (p.money, p.gold, p.spice, p.bonus) == (1, 1, 0, ("bonus-panthers",))
    assert "bonus-panthers" not in after.bonus
    for lacking in (given(3).player(0, money=2, spice=2, books=1), given(3).player(0, money=2, gold=2, books=1)):
        assert refused(lacking.piles(guild=(0,)).commerce(), PANTHERS) == "FEL-GLD-07"
    assert refused(state, TakeBonus("bonus-cats")) == "FEL-GLD-07"


@pytest.mark.rule("FEL-GLD-08")
def test_bonus_tiles_may_run_out() -> None:
    position = given(3).bonus(1, *T.bonus_tiles).player(0, money=2, gold=1, spice=1, books=1)
    state = position.piles(guild=(0,)).commerce()
    assert legal(state, TakeBonus) == []
    assert refused(state, PANTHERS) == "FEL-GLD-08"


@pytest.mark.rule("FEL-GLD-09")
def test_only_the_owner_sees_a_bonus_tile_taken() -> None:
    state = play(given(3).player(0, money=2, gold=1, spice=1).piles(guild=(0,)).commerce(), PANTHERS)
    assert GAME.observe(state, 0).players[0].bonus == ("bonus-panthers",)
    assert GAME.observe(state, 1).players[0].bonus == ("?",)


@pytest.mark.rule("FEL-GLD-10")
def test_the_good_given_goes_into_the_bag() -> None:
    position = given(3).boats(*FAR).player(0, money=2, books=1).player(1, books=1)
    state = position.piles(guild=(1, 0)).commerce()
    after = play(state, SWAP)
    assert asked(after) == (1, "guild")
    assert [now - was for was, now in zip(state.bag, after.bag, strict=True)] == [1, -1, 0, 0, 0]


@pytest.mark.rule("FEL-EX-04")
def test_example_blue_takes_a_bonus_tile_and_red_swaps() -> None:
    blue, red = 0, 1
    position = given(3).boats(*FAR).player(blue, money=2, gold=1, spice=1).player(red, money=1, books=1)
    state = position.piles(guild=(red, blue)).commerce()
    assert asked(state) == (blue, "guild")
    state = play(state, PANTHERS)
    p = state.players[blue]
    assert (p.money, p.gold, p.spice, p.bonus) == (0, 0, 0, ("bonus-panthers",))
    assert asked(state) == (red, "guild")
    state = play(state, Swap("books", "clothes", "spice"))
    q = state.players[red]
    assert (q.money, holdings(q), q.spice) == (0, {"clothes": 1}, 1)


@pytest.mark.rule("FEL-Q-13")
def test_a_swap_is_possible_when_spice_has_run_out() -> None:
    events: list[Event] = []
    position = given(3).boats(*FAR).player(0, money=2, books=1).player(1, spice=33)
    state = play(position.piles(guild=(0,)).commerce(), SWAP, events=events)
    assert state.players[0].spice == 0
    assert holdings(state.players[0]) == {"wine": 1}
    assert NotGained(0, "spice", "guild") in events


@pytest.mark.rule("FEL-Q-14")
def test_the_tile_given_never_counts_as_available() -> None:
    position = given(3).player(0, money=2, books=1, wine=1, clocks=1, clothes=1, glassware=1).empty_bag("books")
    state = position.piles(guild=(0,)).commerce()
    assert {(swap.give, swap.take) for swap in legal(state, Swap)} == {
        ("wine", "books"),
        ("clocks", "books"),
        ("clothes", "books"),
        ("glassware", "books"),
    }
    assert refused(state, SWAP) == "FEL-GLD-05"
    only_books = given(3).player(0, money=2, books=1).empty_bag("books").piles(guild=(0,)).commerce()
    assert legal(only_books, Swap) == []
    assert Decline() in GAME.legal_actions(only_books, 0)


@pytest.mark.rule("FEL-Q-56")
def test_a_token_that_could_exchange_nothing_comes_back_by_itself() -> None:
    def guild(events: list[Event], **own: int) -> object:
        return given(3).boats(*FAR).player(0, **own).piles(guild=(1, 1, 0)).commerce(events)

    for own in (
        {"money": 6, "gold": 3},  # neither a good nor a spice
        {"money": 2, "books": 1},  # 2 + 1 - 1 is below 3
        {"money": 1, "gold": 1, "spice": 1},  # 1 + 3 - 3 is below 3
    ):
        events: list[Event] = []
        guild(events, **own)
        assert TokenReturned(0, "guild", "nothing") in events
    for own in ({"money": 2, "books": 2}, {"money": 3, "books": 1}, {"money": 1, "gold": 2, "spice": 1}):
        state = given(3).boats(*FAR).player(0, **own).piles(guild=(1, 1, 0)).commerce()
        assert asked(state) == (0, "guild")


@pytest.mark.rule("FEL-Q-56", "FEL-GLD-08")
def test_without_a_bonus_tile_and_without_a_good_nobody_is_asked() -> None:
    rich = given(3).boats(*FAR).player(0, money=6, gold=2, spice=2)
    left = rich.bonus(1, *list(T.bonus_tiles)[1:])
    assert asked(left.piles(guild=(0,)).commerce()) == (0, "guild"), "one tile is left"
    events: list[Event] = []
    state = rich.bonus(1, *T.bonus_tiles).piles(guild=(0,)).commerce(events)
    assert TokenReturned(0, "guild", "nothing") in events
    assert phase(state) != "commerce"
    good = rich.bonus(1, *T.bonus_tiles).player(0, books=1).piles(guild=(0,)).commerce()
    assert asked(good) == (0, "guild"), "a good can be swapped"


@pytest.mark.rule("FEL-Q-18")
def test_a_bonus_tile_gives_the_right_to_board() -> None:
    position = given(3).boats("6:30", *FAR[1:]).player(0, money=2, gold=1, spice=1, books=2, clocks=1)
    state = play(position.piles(guild=(0,)).commerce(), PANTHERS)
    assert asked(state) == (0, "board")
    assert legal(state, Board) == [Board("dock-1")]
    assert phase(play(state, Done())) != "commerce"


# the expert game


@pytest.mark.rule("FEL-XGL-01")
def test_experts_may_take_a_provision_instead_of_spice() -> None:
    state = given(3, "expert").boats(*FAR).player(0, money=2, books=1).piles(guild=(0,)).commerce()
    after = play(state, Swap("books", "wine", "provision"))
    assert (after.players[0].provisions, after.players[0].spice) == (1, 0)
    classic = given(3).player(0, money=2, books=1).piles(guild=(0,)).commerce()
    assert refused(classic, Swap("books", "wine", "provision")) == "FEL-XGL-01"


@pytest.mark.rule("FEL-XGL-02")
def test_exchange_c_has_the_price_and_conditions_of_exchange_a() -> None:
    position = given(3, "expert").boats(*FAR).player(0, money=4, books=1).piles(guild=(1, 0))
    state = position.commerce()
    after = play(state, Swap("books", "wine", "provision"))
    assert after.players[0].money == 4 - 2
    assert after.players[0].spice == 0
    assert refused(state, Swap("books", "books", "provision")) == "FEL-GLD-04"
    assert refused(state, Swap("wine", "books", "provision")) == "FEL-GLD-04"
    poor = given(3, "expert").player(0, money=1, gold=1, books=1).piles(guild=(1, 0)).commerce()
    assert refused(poor, Swap("books", "wine", "provision")) == "FEL-GLD-01"
    assert play(poor, Sell("gold")).players[0].money == 3


def test_goods_of_markets_cannot_be_bought_at_the_guild() -> None:
    state = given(3).player(0, money=2, books=1).piles(guild=(0,)).commerce()
    assert refused(state, BuyGood("books")) == "FEL-TRD-02"
