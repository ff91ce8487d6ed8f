"""Corners where several rules meet."""

from boardgames.felinia.actions import BuyGood, Decline, KeepFourth, Move, Sell, SpendProvision
from tests.felinia.given import asked, given, legal, play, province, refused


def test_nobody_is_asked_about_a_pile_of_seven_until_it_has_shrunk_to_six() -> None:
    """FEL-Q-47: a price above six can never be paid, so the top token comes back by itself."""
    position = given(3).market(1, books=3).player(0, money=6).player(1, money=6).player(2, money=6)
    state = position.piles(m1=(2, 1, 0, 2, 1, 0, 1)).commerce()
    assert asked(state) == (0, "buy")
    assert len(state.piles[0]) == 6
    assert state.players[1].tokens == 1, "the seventh token is back"


def test_a_good_that_the_boat_needs_is_not_sold_for_its_coin() -> None:
    """FEL-Q-57, FEL-Q-63: with exactly the goods of the 5:00 boat and no coin nobody is asked to board."""
    position = given(3).boats("5:00", "5:15", "7:15", "9:45").market(1, clocks=1)
    exact = play(position.player(0, money=1, clocks=1).piles(m1=(0,)).commerce(), BuyGood("clocks"))
    assert not exact.frames or asked(exact)[1] != "board"
    spare = play(position.player(0, money=1, clocks=1, wine=1).piles(m1=(0,)).commerce(), BuyGood("clocks"))
    assert asked(spare) == (0, "board")
    assert play(spare, Sell("wine")).players[0].money == 1


def test_five_goods_are_sold_down_before_the_fourth_is_paid_with_the_coins_of_that_sale() -> None:
    """FEL-STO-03, FEL-Q-29."""
    state = given(3).player(0, money=1, books=3, wine=2).storage()
    assert refused(state, KeepFourth()) == "FEL-STO-03"
    four = play(state, Sell("books"))
    assert (four.players[0].money, legal(four, KeepFourth)) == (2, [KeepFourth()])
    assert play(four, KeepFourth()).players[0].money == 0


def test_selling_at_a_market_does_not_give_the_right_to_board() -> None:
    """FEL-EMB-10: only the purchase does, however much was sold on the way."""
    position = given(3).boats("5:00", "5:15", "7:15", "9:45").market(1, books=1).player(0, money=1, clocks=2, wine=1)
    state = play(position.piles(m1=(1, 0)).player(1, money=3).commerce(), Sell("wine"))
    after = play(state, Decline())
    assert asked(after) == (1, "buy")


def test_a_boat_with_one_of_two_places_taken_sails_alone_if_it_is_the_earliest() -> None:
    """FEL-DEP-03, FEL-EXP-18: and its merchant travels as any other."""
    state = given(3).boats("5:15", "7:15", "8:30", "9:45").aboard(1, 2).exploration()
    assert asked(state) == (2, "flip")


def test_a_provision_found_on_the_last_step_is_spent_at_once() -> None:
    """FEL-Q-41, FEL-XEX-09."""
    landed = given(3, "expert").boats("8:15", "9:30", "9:45", "9:15").aboard(1, 0).exploration()
    stopped = play(landed, Move(province("expert", "Ta")), Move(province("expert", "Td")))
    assert asked(stopped) == (0, "travel")
    assert stopped.players[0].provisions == 2
    assert legal(stopped, Move) == []
    paid = play(stopped, SpendProvision())
    assert paid.players[0].provisions == 1
    settled = play(paid, Move(province("expert", "T7")))
    assert len(settled.players[0].trade) + len(settled.gone) >= 1
    assert settled.players[0].settled
