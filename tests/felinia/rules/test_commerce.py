"""Phase 2: buying at the markets."""

import pytest

from boardgames.core.values import Event
from boardgames.felinia import GAME
from boardgames.felinia.actions import BuyGood, Decline, Done, Sell
from boardgames.felinia.events import GoodBought, TokenReturned
from boardgames.felinia.state import phase
from tests.felinia.given import asked, given, holdings, legal, play, refused

BOOKS, WINE = BuyGood("books"), BuyGood("wine")


def boats_of_others() -> tuple[str, ...]:
    """Boats that nobody with a book or a wine or two can board."""
    return ("5:00", "6:00", "7:15", "9:00")


@pytest.mark.rule("FEL-TRD-01")
def test_places_are_resolved_from_the_top_down_and_the_guild_last() -> None:
    position = given(4).boats(*boats_of_others()).market(1, books=1).market(2, books=1).market(5, books=1)
    state = position.player(3, money=2, wine=1).piles(m1=(0,), m2=(1,), m5=(2,), guild=(3,)).commerce()
    order = []
    while phase(state) == "commerce":
        order.append(asked(state)[0])
        state = play(state, Decline())
    assert order == [0, 1, 2, 3]


@pytest.mark.rule("FEL-TRD-02")
def test_the_topmost_token_acts_first() -> None:
    state = given(3).market(1, books=3).player(2, money=3).player(1, money=3).piles(m1=(0, 1, 2)).commerce()
    assert asked(state) == (2, "buy")
    assert refused(state, BOOKS, seat=1) == "FEL-TRD-02"
    assert asked(play(state, Decline())) == (1, "buy")


@pytest.mark.rule("FEL-TRD-03")
def test_each_token_buys_one_tile() -> None:
    state = given(3).boats(*boats_of_others()).market(1, books=2, wine=1).piles(m1=(0, 1)).commerce()
    after = play(state, BOOKS)
    assert sum(after.players[1].goods) == 1
    assert asked(after) == (0, "buy")


@pytest.mark.rule("FEL-TRD-04")
def test_the_buyer_chooses_among_the_goods_of_the_market() -> None:
    state = given(3).market(1, books=2, glassware=1).piles(m1=(0,)).commerce()
    assert legal(state, BuyGood) == [BOOKS, BuyGood("glassware")]
    assert refused(state, WINE) == "FEL-TRD-04"
    assert refused(state, BuyGood("gold")) == "FEL-TRD-04"


@pytest.mark.rule("FEL-TRD-05")
def test_the_price_is_the_number_of_tokens_still_there() -> None:
    state = given(3).boats(*boats_of_others()).market(1, books=3).player(1, money=5).piles(m1=(1, 0, 1)).commerce()
    assert play(state, BOOKS).players[1].money == 5 - 3
    poor = given(3).market(1, books=3).player(1, money=2, gold=1).piles(m1=(1, 0, 1)).commerce()
    assert refused(poor, BOOKS) == "FEL-TRD-05"


@pytest.mark.rule("FEL-TRD-06")
def test_the_buyer_pays_and_takes_the_tile() -> None:
    state = given(3).boats(*boats_of_others()).market(2, wine=1, clocks=1).player(0, money=2).piles(m2=(0,)).commerce()
    after = play(state, WINE)
    assert after.players[0].money == 1
    assert holdings(after.players[0]) == {"wine": 1}


@pytest.mark.rule("FEL-TRD-07")
def test_the_token_comes_back() -> None:
    state = given(3).boats(*boats_of_others()).market(1, books=2).piles(m1=(1, 0)).commerce()
    after = play(state, BOOKS)
    assert after.players[0].tokens == 3
    assert after.piles[0] == (1,)


@pytest.mark.rule("FEL-TRD-08")
def test_a_player_may_decline() -> None:
    state = given(3).market(1, books=2).piles(m1=(1, 0)).commerce()
    after = play(state, Decline())
    assert after.players[0].tokens == 3
    assert after.players[0].money == state.players[0].money
    assert after.markets[0] == state.markets[0]


@pytest.mark.rule("FEL-TRD-09", "FEL-Q-47")
def test_who_could_not_pay_even_by_selling_is_not_asked() -> None:
    events: list[Event] = []
    position = given(3).market(1, books=3).player(0, money=1)
    state = position.player(1, money=0, gold=1, wine=1).piles(m1=(2, 1, 1, 0)).commerce(events)
    assert events[0] == TokenReturned(0, "market-1", "price")
    assert asked(state) == (1, "buy"), "0 + 2 + 1 coins reach the price 3"
    assert refused(state, BOOKS) == "FEL-TRD-05"
    after = play(state, Sell("gold"), Sell("wine"))
    assert asked(after) == (1, "buy")
    assert play(after, BOOKS).players[1].money == 0


@pytest.mark.rule("FEL-Q-47")
def test_a_price_above_six_is_never_asked() -> None:
    position = given(3).market(1, books=3).player(0, money=6, gold=3)
    state = position.piles(m1=(1, 2, 1, 2, 1, 2, 0)).commerce()
    assert asked(state)[0] != 0
    assert state.players[0].tokens == 3


@pytest.mark.rule("FEL-TRD-10")
def test_without_goods_the_remaining_tokens_come_back() -> None:
    events: list[Event] = []
    state = given(3).boats(*boats_of_others()).market(1, books=1).piles(m1=(2, 1, 0)).player(0, money=3).commerce()
    after = play(state, BOOKS, events=events)
    assert TokenReturned(1, "market-1", "empty") in events
    assert TokenReturned(2, "market-1", "empty") in events
    assert [p.tokens for p in after.players] == [3, 3, 3]


@pytest.mark.rule("FEL-TRD-11")
def test_every_token_taken_back_lowers_the_price_by_one() -> None:
    position = given(3).boats(*boats_of_others()).market(1, books=3)
    state = position.player(0, money=6).player(1, money=6).piles(m1=(0, 1, 0)).commerce()
    declined = play(state, Decline())
    assert play(declined, BOOKS).players[1].money == 6 - 2
    bought = play(state, BOOKS)
    assert play(bought, BOOKS).players[1].money == 6 - 2


@pytest.mark.rule("FEL-TRD-12")
def test_unsold_goods_stay() -> None:
    state = given(3).market(1, books=1, wine=1).piles(m1=(0,)).commerce()
    after = play(state, Decline())
    assert after.round == 2
    assert after.markets[0][0] >= 1
    assert after.markets[0][1] >= 1


@pytest.mark.rule("FEL-TRD-13")
def test_no_hand_limit_before_storage() -> None:
    position = given(3).boats(*boats_of_others()).market(1, books=1).player(0, books=3, wine=3)
    after = play(position.piles(m1=(0,)).commerce(), BOOKS)
    assert asked(after) == (0, "storage")
    assert sum(after.players[0].goods) == 7


@pytest.mark.rule("FEL-EX-03")
def test_example_four_tokens_on_a_market() -> None:
    blue, red, green = 0, 1, 2
    position = given(4).boats(*boats_of_others()).market(1, books=1, wine=2)
    for seat in (blue, red, green):
        position = position.player(seat, money=6)
    state = position.piles(m1=(red, green, red, blue)).commerce()
    events: list[Event] = []
    assert asked(state)[0] == blue
    state = play(state, BOOKS, events=events)
    assert asked(state)[0] == red
    state = play(state, Decline(), events=events)
    assert asked(state)[0] == green
    state = play(state, WINE, events=events)
    assert asked(state)[0] == red
    assert sum(state.markets[0]) == 1
    state = play(state, WINE, events=events)
    bought = [(e.seat, e.price) for e in events if isinstance(e, GoodBought)]
    assert bought == [(blue, 4), (green, 2), (red, 1)]
    assert [state.players[seat].money for seat in (blue, red, green)] == [2, 5, 4]
    assert [p.tokens for p in state.players] == [3, 3, 3, 3]


@pytest.mark.rule("FEL-RND-01")
def test_the_five_phases_follow_each_other() -> None:
    position = given(3).boats("5:00", "6:00", "7:15", "9:00").aboard(1, 1).market(1, books=1).player(2, books=4)
    state = position.piles(m1=(0,)).commerce()
    seen = []
    while state.round == 1:
        seen.append(phase(state))
        state = play(state, GAME.legal_actions(state, asked(state)[0])[0])
    seen.append(phase(state))
    assert [name for at, name in enumerate(seen) if name not in seen[:at]] == [
        "commerce",
        "exploration",
        "storage",
        "auction",
    ]


@pytest.mark.rule("FEL-RND-02")
def test_a_phase_is_finished_before_the_next_begins() -> None:
    position = given(3).boats("5:00", "6:00", "7:15", "9:00").aboard(1, 1).market(1, books=3).player(1, money=6)
    state = position.player(0, money=6).player(2, money=6).piles(m1=(0, 1, 2)).commerce()
    for seat in (2, 1, 0):
        assert asked(state) == (seat, "buy")
        assert state.ships[0].merchants == (1,), "the full boat waits for the end of commerce"
        state = play(state, BOOKS)
    assert phase(state) == "exploration"


@pytest.mark.rule("FEL-EMB-10", "FEL-EX-08")
def test_example_green_declines_and_may_not_board() -> None:
    position = given(3).boats("5:00", "6:00", "7:15", "9:00").market(1, books=2).player(0, clocks=2, money=6)
    state = position.piles(m1=(1, 0)).commerce()
    after = play(state, Decline())
    assert asked(after) == (1, "buy"), "the next token acts; green is not asked to board"
    assert refused(after, Done(), seat=0) == "FEL-TRD-02"
    assert play(after, BOOKS).ships[0].merchants == ()
