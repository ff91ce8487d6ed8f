"""Phase 3: the journey of a merchant."""

import pytest

from boardgames.core.values import Event
from boardgames.felinia import GAME
from boardgames.felinia.actions import Flip, GoHome, Move, Sell, SpendProvision, StopFlipping
from boardgames.felinia.events import Gained, MerchantLanded, NotGained, TileFlipped, TileTaken, WentHome
from boardgames.felinia.state import State, phase
from tests.felinia.given import Given, T, asked, given, holdings, legal, number, play, province, refused

BOATS = ("5:00", "8:15", "7:15", "7:30")
"""One place each: Lions, Tigers, Panthers, Cheetahs."""
LIONS, TIGERS, PANTHERS, CHEETAHS = 1, 2, 3, 4


def at(code: str) -> str:
    return province("classic", code)


def landing(dock: int, seat: int = 0) -> Given:
    """The seat's merchant is the only one aboard, on the boat of that dock."""
    return given(3).boats(*BOATS).aboard(dock, seat)


def travelling(position: Given, *flips: str) -> State:
    """On the port province, these tiles turned up, ready to move."""
    state = play(position.exploration(), *(Flip(at(code)) for code in flips))
    return play(state, StopFlipping()) if asked(state)[1] == "flip" else state


@pytest.mark.rule("FEL-EXP-01")
def test_up_to_three_moves_the_first_included() -> None:
    state = travelling(landing(LIONS))
    after = play(state, Move(at("La")))
    assert asked(after)[1] != "travel", "two moves led to a crossroads and every post lies face down"
    up = travelling(landing(LIONS), "L1")
    on = play(up, Move(at("La")))
    assert asked(on) == (0, "travel")
    assert play(on, Move(at("L1"))).players[0].settled


@pytest.mark.rule("FEL-EXP-01", "FEL-EXP-19")
def test_after_three_moves_without_a_tile_the_merchant_goes_home() -> None:
    events: list[Event] = []
    state = travelling(landing(CHEETAHS), "C1")
    after = play(state, Move(at("Ca")), events=events)
    assert asked(after) == (0, "travel")
    home = play(after, GoHome(), events=events)
    assert WentHome(0, at("Ca")) in events
    assert home.players[0].stock == 10


@pytest.mark.rule("FEL-EXP-02")
def test_the_first_move_leads_to_the_province_next_to_the_port() -> None:
    events: list[Event] = []
    state = landing(TIGERS).exploration(events)
    assert MerchantLanded(0, at("TQ")) in events
    assert [move.to for move in legal(play(state, StopFlipping()), Move)] == [at("Ta"), at("Tb")]


@pytest.mark.rule("FEL-EXP-03")
def test_up_to_two_tiles_are_turned_after_the_first_move() -> None:
    state = landing(TIGERS).exploration()
    assert asked(state) == (0, "flip")
    assert len(legal(state, Flip)) == 6
    once = play(state, Flip(at("T2")))
    assert asked(once) == (0, "flip")
    twice = play(once, Flip(at("T6")))
    assert asked(twice) == (0, "travel")
    assert twice.face_up == 1 << number("classic", "T2") | 1 << number("classic", "T6")
    assert refused(state, Flip("nowhere")) == "FEL-EXP-03"
    assert refused(once, Flip(at("T2"))) == "FEL-EXP-03"


@pytest.mark.rule("FEL-EXP-03")
def test_the_question_is_passed_over_when_nothing_lies_face_down() -> None:
    state = landing(TIGERS).face_up("T1", "T2", "T3", "T4", "T5", "T6").exploration()
    assert asked(state) == (0, "travel")
    one = landing(TIGERS).face_up("T1", "T2", "T3", "T4", "T5").exploration()
    assert asked(play(one, Flip(at("T6")))) == (0, "travel")


@pytest.mark.rule("FEL-EXP-04")
def test_a_tile_turned_up_stays_face_up_for_all() -> None:
    state = travelling(landing(TIGERS), "T1", "T3")
    home = play(state, GoHome())
    assert home.round == 2
    for viewer in (None, 0, 1, 2):
        seen = GAME.observe(home, viewer)
        assert seen.tiles[number("classic", "T1")] == state.tiles[number("classic", "T1")]


@pytest.mark.rule("FEL-EXP-05")
def test_the_two_remaining_moves_reach_a_face_up_tile() -> None:
    state = travelling(landing(PANTHERS), "P5")
    settled = play(state, Move(at("Pb")), Move(at("P5")))
    assert settled.players[0].settled == 1 << number("classic", "P5")


@pytest.mark.rule("FEL-Q-06", "FEL-Q-42")
def test_a_tile_within_reach_need_not_be_taken() -> None:
    state = travelling(landing(PANTHERS), "P5")
    assert GoHome() in legal(state, GoHome)
    assert play(state, GoHome()).players[0].stock == 10
    on = play(state, Move(at("Pb")))
    assert play(on, GoHome()).players[0].settled == 0


@pytest.mark.rule("FEL-EXP-06")
def test_only_roads_are_walked() -> None:
    state = travelling(landing(LIONS), "L3")
    assert refused(state, Move(at("L3"))) == "FEL-EXP-06", "it touches the quay, but no road leads there"
    assert refused(state, Move(at("Ta"))) == "FEL-EXP-06"
    assert refused(state, Move("nowhere")) == "FEL-EXP-06"


@pytest.mark.rule("FEL-EXP-07")
def test_symbols_pay_at_once() -> None:
    events: list[Event] = []
    state = play(travelling(landing(LIONS), "L1"), Move(at("La")), events=events)
    assert asked(state) == (0, "travel")
    assert state.players[0].gold == 1
    assert Gained(0, "gold", "symbol") in events


@pytest.mark.rule("FEL-EXP-08")
def test_a_spice_symbol_gives_a_spice() -> None:
    assert play(travelling(landing(LIONS), "L5"), Move(at("Lb"))).players[0].spice == 1


@pytest.mark.rule("FEL-EXP-09")
def test_a_gold_symbol_gives_a_gold() -> None:
    assert play(travelling(landing(CHEETAHS), "C3"), Move(at("Cb"))).players[0].gold == 1


@pytest.mark.rule("FEL-EXP-10")
def test_a_coin_symbol_gives_a_coin_up_to_six() -> None:
    assert play(travelling(landing(TIGERS), "T1"), Move(at("Ta"))).players[0].money == 3
    events: list[Event] = []
    rich = play(travelling(landing(TIGERS).player(0, money=6), "T1"), Move(at("Ta")), events=events)
    assert rich.players[0].money == 6
    assert NotGained(0, "coin", "symbol") in events


@pytest.mark.rule("FEL-EXP-11")
def test_a_goods_symbol_draws_a_random_good() -> None:
    drawn = set()
    for seed in range(0, 120, 10):
        position = given(3, seed=seed).boats(*BOATS).aboard(TIGERS, 0)
        after = play(travelling(position, "T2"), Move(at("Tb")))
        assert sum(after.players[0].goods) == 1
        assert sum(after.bag) == sum(position.state.bag) - 1
        assert after.rng != position.state.rng, "the next draw will be another one"
        drawn |= set(holdings(after.players[0]))
    assert len(drawn) > 2


@pytest.mark.rule("FEL-Q-28")
def test_nothing_is_drawn_from_an_empty_bag() -> None:
    events: list[Event] = []
    position = landing(TIGERS).empty_bag()
    after = play(travelling(position, "T2"), Move(at("Tb")), events=events)
    assert sum(after.players[0].goods) == 0
    assert NotGained(0, "good", "symbol") in events


@pytest.mark.rule("FEL-EXP-12")
def test_a_face_up_tile_ends_the_journey_even_with_moves_left() -> None:
    position = given(3, "expert").boats(*BOATS).aboard(LIONS, 0).player(0, provisions=5)
    state = position.exploration()
    state = play(state, Move(province("expert", "Lb")), Move(province("expert", "L1")))
    assert phase(state) != "exploration"
    assert state.players[0].provisions >= 5
    assert state.players[0].settled == 1 << number("expert", "L1")


@pytest.mark.rule("FEL-EXP-13")
def test_the_merchant_stays_to_the_end() -> None:
    state = play(travelling(landing(LIONS), "L1"), Move(at("La")), Move(at("L1")))
    assert state.players[0].stock == 9
    assert state.players[0].settled == 1 << number("classic", "L1")
    assert state.tiles[number("classic", "L1")] == ""


@pytest.mark.rule("FEL-EXP-14")
def test_the_tile_is_taken_and_only_its_owner_may_look() -> None:
    events: list[Event] = []
    state = travelling(landing(LIONS), "L1")
    tile = state.tiles[number("classic", "L1")]
    after = play(state, Move(at("La")), Move(at("L1")), events=events)
    assert after.players[0].trade == (tile,)
    assert TileTaken(0, at("L1"), "lions", tile) in events
    assert GAME.observe(after, 0).players[0].trade == (tile,)
    assert GAME.observe(after, 1).players[0].trade == ("?lions",)


@pytest.mark.rule("FEL-EXP-15")
def test_no_second_visit() -> None:
    state = play(travelling(landing(LIONS), "L1"), Move(at("La")))
    assert refused(state, Move(at("LQ"))) == "FEL-EXP-15"
    assert [move.to for move in legal(state, Move)] == [at("L1")]


@pytest.mark.rule("FEL-EXP-16")
def test_no_province_with_another_merchant_of_any_colour() -> None:
    position = landing(LIONS).settled(0, "L1").settled(2, "L2")
    state = play(travelling(position, "L3"), Move(at("La")))
    assert refused(state, Move(at("L1"))) == "FEL-EXP-16"
    assert refused(state, Move(at("L2"))) == "FEL-EXP-16"
    assert [move.to for move in legal(state, Move)] == [at("L3")]


@pytest.mark.rule("FEL-EXP-17")
def test_no_province_with_a_face_down_tile() -> None:
    state = play(travelling(landing(LIONS), "L1"), Move(at("La")))
    assert refused(state, Move(at("L2"))) == "FEL-EXP-17"


@pytest.mark.rule("FEL-EXP-18")
def test_the_front_merchant_finishes_before_the_second_lands() -> None:
    state = given(3).boats("5:15", *BOATS[1:]).aboard(1, 2, 1).exploration()
    assert asked(state) == (2, "flip")
    assert refused(state, StopFlipping(), seat=1) == "FEL-EXP-18"
    state = play(state, StopFlipping())
    assert asked(state) == (2, "travel")
    assert asked(play(state, GoHome())) == (1, "flip")


@pytest.mark.rule("FEL-EXP-19")
def test_a_merchant_without_a_tile_goes_home() -> None:
    events: list[Event] = []
    state = travelling(landing(LIONS))
    after = play(state, Move(at("La")), events=events)
    assert WentHome(0, at("La")) in events, "every post is closed: he goes home by himself"
    assert after.players[0].stock == 10


@pytest.mark.rule("FEL-EXP-20")
def test_what_he_collected_stays() -> None:
    after = play(travelling(landing(LIONS)), Move(at("La")))
    assert after.players[0].stock == 10
    assert after.players[0].gold == 1


@pytest.mark.rule("FEL-EXP-21", "FEL-Q-07")
def test_each_merchant_turns_his_own_two_one_at_a_time() -> None:
    position = given(3).boats("5:15", *BOATS[1:]).aboard(1, 0, 0)
    state = position.exploration()
    events: list[Event] = []
    state = play(state, Flip(at("P1")), events=events)
    assert events == [TileFlipped(0, at("P1"), state.tiles[number("classic", "P1")])]
    assert GAME.observe(state, 0).tiles[number("classic", "P1")] == state.tiles[number("classic", "P1")]
    state = play(state, StopFlipping(), GoHome())
    assert asked(state) == (0, "flip")
    state = play(state, Flip(at("P2")), Flip(at("P3")))
    assert asked(state) == (0, "travel")
    assert refused(position.exploration(), Flip(at("L1"))) == "FEL-Q-07"


@pytest.mark.rule("FEL-Q-08")
def test_no_tile_is_turned_later_in_the_journey() -> None:
    state = travelling(landing(LIONS), "L1")
    assert refused(state, Flip(at("L2"))) == "FEL-Q-08"
    on = play(state, Move(at("La")))
    assert refused(on, Flip(at("L2"))) == "FEL-Q-08"
    assert refused(on, StopFlipping()) == "FEL-Q-08"


@pytest.mark.rule("FEL-Q-52")
def test_crossroads_never_hold_a_merchant() -> None:
    first = play(travelling(landing(LIONS)), Move(at("La")))
    assert all(not p.settled for p in first.players)
    again = Given(GAME, first).boats("5:00", "8:15", "7:15", "7:30").aboard(LIONS, 1).face_up("L1")
    state = play(again.exploration(), StopFlipping())
    assert Move(at("La")) in legal(state, Move)


@pytest.mark.rule("FEL-EX-09")
def test_example_a_green_merchant_lands_at_the_tigers() -> None:
    green = 2
    position = given(3).boats(*BOATS).aboard(TIGERS, green).tile("T1", "tt-tigers-tigers-1")
    events: list[Event] = []
    state = position.exploration(events)
    assert MerchantLanded(green, at("TQ")) in events
    assert not any(isinstance(event, Gained) for event in events)
    state = play(state, Flip(at("T1")), Flip(at("T2")), Move(at("Ta")))
    assert state.players[green].money == 3
    after = play(state, Move(at("T1")))
    assert after.players[green].trade == ("tt-tigers-tigers-1",)
    assert T.trade_tiles["tt-tigers-tigers-1"].people == "tigers"
    assert after.players[green].settled == 1 << number("classic", "T1")


def test_sales_do_not_cost_a_flip_or_a_move() -> None:
    state = landing(LIONS).player(0, spice=2).exploration()
    state = play(state, Sell("spice"))
    assert asked(state) == (0, "flip")
    state = play(state, Flip(at("L1")), Sell("spice"), StopFlipping(), Move(at("La")), Move(at("L1")))
    assert state.players[0].settled


def test_provisions_are_unknown_to_the_classic_game() -> None:
    assert refused(travelling(landing(LIONS), "L1"), SpendProvision()) == "FEL-SET-20"
