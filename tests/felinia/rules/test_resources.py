"""Selling, and gold, spice and provision cards."""

import pytest

from boardgames.core.values import Event
from boardgames.felinia import GAME
from boardgames.felinia.actions import BidBank, Sell
from boardgames.felinia.events import Gained, NotGained, Sold
from boardgames.felinia.rules.journey import enter
from boardgames.felinia.rules.resources import cards_for, gain, gain_together, gainable, may_gain
from tests.felinia.given import T, asked, given, holdings, legal, play, refusal_of, refused, started
from tests.felinia.random_walk import keen_walk


@pytest.mark.rule("FEL-SEL-01")
def test_any_number_may_be_sold_at_any_own_decision() -> None:
    state = given(3).player(0, money=0, gold=1, spice=2, books=1).auction()
    after = play(state, Sell("spice"), Sell("books"), Sell("spice"), Sell("gold"))
    p = after.players[0]
    assert (p.money, p.gold, p.spice, sum(p.goods)) == (5, 0, 0, 0)
    assert asked(after) == (0, "bid")
    assert refused(after, Sell("gold")) == "FEL-SEL-01"
    assert refused(after, Sell("wine")) == "FEL-SEL-01"
    lacking = refusal_of(after, Sell("gold"))
    assert (lacking.need, lacking.have) == (1, 0)


@pytest.mark.rule("FEL-SEL-02")
def test_gold_brings_two_coins() -> None:
    assert play(given(3).player(0, money=1, gold=1).auction(), Sell("gold")).players[0].money == 3


@pytest.mark.rule("FEL-SEL-03")
def test_spice_brings_one_coin() -> None:
    assert play(given(3).player(0, money=1, spice=1).auction(), Sell("spice")).players[0].money == 2


@pytest.mark.rule("FEL-SEL-04")
@pytest.mark.parametrize("good", list(T.good_number))
def test_a_good_brings_one_coin(good: str) -> None:
    state = play(given(3).player(0, money=1, **{good: 2}).auction(), Sell(good))
    assert state.players[0].money == 2
    assert holdings(state.players[0]) == {good: 1}


@pytest.mark.rule("FEL-SEL-05")
def test_sold_goods_go_into_the_bag_and_resources_to_the_supply() -> None:
    state = given(3).player(0, money=0, gold=1, books=1).auction()
    after = play(state, Sell("books"))
    assert after.bag[0] == state.bag[0] + 1
    assert play(after, Sell("gold")).bag == after.bag
    full = given(3).player(0, gold=1).player(1, gold=32).auction()
    assert not may_gain(T, [p.gold for p in full.players], 2)
    assert may_gain(T, [p.gold for p in play(full, Sell("gold")).players], 2) is False
    ten = given(3).player(0, gold=1).player(1, gold=30).auction()
    assert may_gain(T, [p.gold for p in play(ten, Sell("gold")).players], 2)


@pytest.mark.rule("FEL-SEL-06", "FEL-Q-10")
def test_coins_of_a_sale_above_six_are_lost() -> None:
    events: list[Event] = []
    state = play(given(3).player(0, money=5, gold=1, spice=1).auction(), Sell("gold"), events=events)
    assert state.players[0].money == 6
    assert events == [Sold(0, "gold", 1, 1)]
    assert play(state, Sell("spice")).players[0].money == 6
    assert "lost" in GAME.describe(state, 0, Sell("spice"))


@pytest.mark.rule("FEL-SEL-07")
def test_other_things_cannot_be_sold() -> None:
    state = given(3).took(0, "tt-lions-lions-1").bonus(0, "bonus-lions").auction()
    for thing in ("tt-lions-lions-1", "bonus-lions", "merchant", "mp-temple-1"):
        assert refused(state, Sell(thing)) == "FEL-SEL-07"


@pytest.mark.rule("FEL-PRV-01")
def test_provisions_cannot_be_sold() -> None:
    state = given(3, "expert").player(0, provisions=3).auction()
    assert legal(state, Sell) == []
    assert refused(state, Sell("provision")) == "FEL-PRV-01"


@pytest.mark.rule("FEL-Q-09")
def test_every_decision_of_a_player_offers_his_sales_and_nobody_elses() -> None:
    kinds = set()
    for seed in range(6):
        for state, seat, _, _, _ in keen_walk(3, seed, "expert" if seed % 2 else "classic"):
            p = state.players[seat]
            wanted = [name for name, held in (("gold", p.gold), ("spice", p.spice)) if held] + list(holdings(p))
            assert [sale.kind for sale in legal(state, Sell)] == wanted
            assert all(GAME.legal_actions(state, other) == () for other in range(3) if other != seat)
            kinds.add(asked(state)[1])
    assert kinds >= {"bid", "buy", "guild", "board", "flip", "travel", "mystery", "storage", "final-sale"}


# cards


@pytest.mark.rule("FEL-CRD-01")
def test_only_units_count_not_faces() -> None:
    state = given(3).player(0, money=0, gold=3).auction()
    assert play(state, Sell("gold")).players[0].gold == 2


@pytest.mark.rule("FEL-CRD-02")
def test_gold_spice_and_provisions_lie_open() -> None:
    state = given(3, "expert").player(0, gold=2, spice=3, provisions=4).auction()
    seen = GAME.observe(state, 1).players[0]
    assert (seen.gold, seen.spice, seen.provisions) == (2, 3, 4)


@pytest.mark.rule("FEL-CRD-03")
def test_as_few_cards_as_possible_are_in_use() -> None:
    assert [cards_for(T, n) for n in range(8)] == [0, 1, 2, 1, 2, 3, 2, 3]


@pytest.mark.rule("FEL-CRD-04", "FEL-Q-12")
@pytest.mark.parametrize("what", ["gold", "spice", "provision"])
def test_a_resource_that_has_run_out_cannot_be_gained(what: str) -> None:
    field = "provisions" if what == "provision" else what
    position = given(3, "expert")
    eleven = position.player(0, **{field: 3}).player(1, **{field: 30}).auction()
    events: list[Event] = []
    after = gain(T, eleven, 0, what, "symbol", events)
    assert after == eleven
    assert events == [NotGained(0, what, "symbol")]
    third = position.player(0, **{field: 2}).player(1, **{field: 27}).auction()
    events = []
    after = gain(T, third, 0, what, "symbol", events)
    assert getattr(after.players[0], field) == 3, "two cards become one"
    assert events == [Gained(0, what, "symbol")]
    assert gain(T, third, 2, what, "symbol", None) == third
    ten = position.player(0, **{field: 1}).player(1, **{field: 27}).auction()
    assert getattr(gain(T, ten, 2, what, "symbol", None).players[2], field) == 1


@pytest.mark.rule("FEL-Q-12")
def test_a_gain_is_possible_exactly_if_eleven_cards_suffice() -> None:
    for a in range(34):
        for b in range(0, 34, 3):
            for c in range(12):
                if sum(cards_for(T, n) for n in (a, b, c)) <= 11:
                    enough = sum(cards_for(T, n) for n in (a + 1, b, c)) <= 11
                    assert may_gain(T, [a, b, c], 0) == enough


@pytest.mark.rule("FEL-Q-12")
@pytest.mark.parametrize("what", ["gold", "spice", "provision"])
def test_units_of_one_entry_are_changed_into_cards_together(what: str) -> None:
    field = "provisions" if what == "provision" else what
    full = given(3, "expert").player(0, **{field: 1}).player(1, **{field: 30}).auction()
    two, three = [(what, "symbol")] * 2, [(what, "symbol"), (what, "symbol"), (what, "income")]
    events: list[Event] = []
    after = gain_together(T, full, 0, two, events)
    assert getattr(after.players[0], field) == 3, "the one card is turned over"
    assert events == [Gained(0, what, "symbol")] * 2
    assert gain(T, full, 0, what, "symbol", None) == full, "a single unit needs a card"
    events = []
    after = gain_together(T, full, 0, three, events)
    assert getattr(after.players[0], field) == 3
    assert events == [Gained(0, what, "symbol"), Gained(0, what, "symbol"), NotGained(0, what, "income")]
    nothing = gain_together(T, full, 2, two, None)
    assert nothing == full, "without a card of one's own there is nothing to turn"


@pytest.mark.rule("FEL-Q-12")
def test_as_many_are_gained_as_eleven_cards_can_show() -> None:
    for a in range(34):
        for b in range(0, 34, 3):
            if cards_for(T, a) + cards_for(T, b) <= 11:
                fits = [n for n in range(4) if cards_for(T, a + n) + cards_for(T, b) <= 11]
                assert gainable(T, [a, b], 0, 3) == max(fits)


@pytest.mark.rule("FEL-Q-12", "FEL-XEX-08")
def test_a_province_with_two_symbols_pays_both_on_the_last_card() -> None:
    board = T.boards["expert"]
    at, symbols = next((at, pair) for at, pair in enumerate(board.symbols) if len(pair) == 2 and pair[0] == pair[1])
    field = "provisions" if symbols[0] == "provision" else symbols[0]
    full = given(3, "expert").player(0, **{field: 1}).player(1, **{field: 30}).auction()
    assert getattr(enter(T, full, 0, at, None).players[0], field) == 3


@pytest.mark.rule("FEL-Q-53")
def test_spending_is_never_refused_for_want_of_change() -> None:
    position = given(4).player(0, gold=3, money=0).player(1, gold=5).player(2, gold=5).player(3, gold=8)
    state = position.auction()
    assert sum(cards_for(T, p.gold) for p in state.players) == 11
    after = play(state, Sell("gold"))
    assert sum(cards_for(T, p.gold) for p in after.players) == 12
    held = [p.gold for p in after.players]
    assert may_gain(T, held, 0), "the third unit completes a card"
    assert not may_gain(T, [*held, 0], 4), "a first unit would need a card"


@pytest.mark.rule("FEL-CRD-05")
def test_nobody_may_look_at_foreign_trade_tiles() -> None:
    state = given(3).took(0, "tt-lions-lions-1", "tt-tigers-cheetahs-1").auction()
    for viewer in (None, 1, 2):
        assert GAME.observe(state, viewer).players[0].trade == ("?lions", "?tigers")


@pytest.mark.rule("FEL-CRD-06")
def test_goods_money_merchants_and_tokens_are_open() -> None:
    state = play(started(3), BidBank())
    for seat in range(3):
        seen, real = GAME.observe(state, None).players[seat], state.players[seat]
        assert (seen.goods, seen.money, seen.stock, seen.tokens) == (real.goods, real.money, real.stock, real.tokens)
        assert (seen.circles, seen.settled) == (real.circles, real.settled)


@pytest.mark.rule("FEL-CRD-07")
def test_number_and_backs_of_taken_tiles_are_open() -> None:
    state = given(3).took(0, "tt-lions-jaguars-1", "tt-panthers-lions-1").bonus(0, "bonus-lions").auction()
    seen = GAME.observe(state, 2).players[0]
    assert seen.trade == ("?lions", "?panthers")
    assert seen.bonus == ("?",)
    assert GAME.observe(state, 0).players[0].trade == state.players[0].trade
