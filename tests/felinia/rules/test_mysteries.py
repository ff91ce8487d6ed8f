"""The expert game: mysterious places."""

import pytest

from boardgames.core.engine import BoxedGame
from boardgames.core.values import Event, evolve, replaced
from boardgames.felinia import GAME
from boardgames.felinia.actions import Keep, KeepNone, Sell
from boardgames.felinia.events import Gained, MysteriesDrawn, MysteryKept
from boardgames.felinia.game import RULEBOOK
from boardgames.felinia.rules.scoring import mystery_points
from boardgames.felinia.state import Mystery, State
from tests.felinia.given import T, asked, given, holdings, legal, number, play, refusal_of, refused
from tests.felinia.landings import CHEETAHS, JAGUARS, landing, to


def drawing(*cards: str, seed: int = 0, **own: int) -> State:
    """Seat 0 stands on Jb and has drawn these cards."""
    return play(landing(JAGUARS, seed=seed).player(0, **own).next_mysteries(*cards).exploration(), to("Jb"))


@pytest.mark.rule("FEL-MYS-01")
def test_draw_two_keep_one() -> None:
    state = drawing("mp-temple-1", "mp-grotto-1", money=2)
    assert asked(state) == (0, "mystery")
    assert legal(state, Keep) == [Keep("temple"), Keep("grotto")]
    after = play(state, Keep("grotto"))
    assert after.players[0].mystery == ("mp-grotto-1",)
    assert len(after.mysteries) == 17
    assert refused(state, Keep("archive")) == "FEL-MYS-01"
    assert refused(after, Keep("temple")) == "FEL-MYS-01", "never both"


@pytest.mark.rule("FEL-MYS-02")
def test_no_second_copy() -> None:
    position = landing(JAGUARS).mystery(0, "mp-temple-2").next_mysteries("mp-temple-1", "mp-grotto-1")
    state = play(position.exploration(), to("Jb"))
    assert legal(state, Keep) == [Keep("grotto")]
    second = refusal_of(state, Keep("temple"))
    assert (second.rule, second.need, second.have) == ("FEL-MYS-02", 0, 1)


@pytest.mark.rule("FEL-MYS-03")
def test_a_card_with_a_book_or_wine_costs_that_good() -> None:
    state = drawing("mp-archive-1", "mp-springs-1", wine=1)
    assert legal(state, Keep) == [Keep("springs")]
    assert refused(state, Keep("archive")) == "FEL-MYS-03"
    after = play(state, Keep("springs"))
    assert holdings(after.players[0]) == {}
    assert after.bag[1] == state.bag[1] + 1


@pytest.mark.rule("FEL-MYS-04", "FEL-Q-55")
def test_perhaps_neither_can_be_kept_and_the_player_is_asked_all_the_same() -> None:
    state = drawing("mp-archive-1", "mp-springs-1", money=2)
    assert asked(state) == (0, "mystery")
    assert GAME.legal_actions(state, 0) == (KeepNone(), Sell("spice"))
    sold = play(drawing("mp-archive-1", "mp-springs-1", books=1), Sell("books"))
    assert asked(sold) == (0, "mystery")
    assert legal(sold, Keep) == [], "a book sold cannot pay"
    twins = drawing("mp-temple-3", "mp-temple-1", money=2)
    assert legal(twins, Keep) == [Keep("temple")]
    after = play(twins, Keep("temple"))
    assert after.players[0].mystery == ("mp-temple-3",), "the first drawn is kept"
    assert after.mysteries[-1] == "mp-temple-1"


@pytest.mark.rule("FEL-MYS-05", "FEL-Q-37")
def test_cards_not_kept_go_under_the_pile_in_the_order_drawn() -> None:
    state = drawing("mp-temple-1", "mp-grotto-1", money=2)
    none = play(state, KeepNone())
    assert none.mysteries[-2:] == ("mp-temple-1", "mp-grotto-1")
    one = play(state, Keep("temple"))
    assert one.mysteries[-1] == "mp-grotto-1"
    assert len(one.mysteries) == 17


@pytest.mark.rule("FEL-Q-37")
def test_a_short_pile() -> None:
    hands = [("temple", "grotto", "observatory", "archive", "springs", "sunken-city")] * 3
    position = landing(JAGUARS, seat=2)
    for seat, kinds in enumerate(hands):
        if seat < 2:
            position = position.mystery(seat, *(f"mp-{kind}-{seat + 1}" for kind in kinds))
    one_left = position.mystery(2, *(f"mp-{kind}-3" for kind in hands[0] if kind != "temple"))
    state = play(one_left.exploration(), to("Jb"))
    frame = state.frames[-1]
    assert isinstance(frame, Mystery)
    assert frame.cards == ("mp-temple-3",)
    none_left = one_left.mystery(2, "mp-temple-3")
    assert asked(play(none_left.exploration(), to("Jb"))) == (2, "travel")


@pytest.mark.rule("FEL-Q-36")
def test_a_card_that_could_be_kept_need_not_be() -> None:
    state = play(drawing("mp-temple-1", "mp-grotto-1", money=2), KeepNone())
    assert state.players[0].mystery == ()
    assert len(state.mysteries) == 18


@pytest.mark.rule("FEL-MYS-06", "FEL-Q-39")
def test_only_the_drawing_player_sees_the_cards() -> None:
    state = drawing("mp-archive-1", "mp-grotto-1", books=1)
    assert GAME.decisions(state)[0].secret
    own, other = GAME.observe(state, 0).frames[-1], GAME.observe(state, 1).frames[-1]
    assert isinstance(own, Mystery)
    assert isinstance(other, Mystery)
    assert own.cards == ("mp-archive-1", "mp-grotto-1")
    assert other.cards == ("?", "?")
    for viewer in (None, 0, 1):
        seen = GAME.observe(state, viewer)
        assert seen.frames[:-1] == state.frames[:-1], "the journey beneath is public"
        assert GAME.imagine(seen, viewer, 7).frames[:-1] == state.frames[:-1]
    after = play(state, Keep("archive"))
    assert GAME.observe(after, 1).players[0].mystery == ("?",)
    assert GAME.observe(after, 0).players[0].mystery == ("mp-archive-1",)
    drawn, kept = MysteriesDrawn(0, ("mp-archive-1", "mp-grotto-1")), MysteryKept(0, "mp-archive-1", ("books",))
    assert GAME.witness(drawn, 1, later=False) == MysteriesDrawn(0, ("", ""))
    assert GAME.witness(kept, None, later=False) == MysteryKept(0, "", ("books",)), "the good paid is public"
    assert GAME.witness(kept, 0, later=True) == kept


@pytest.mark.rule("FEL-Q-54")
def test_symbols_then_income_then_mysteries_then_the_tile() -> None:
    events: list[Event] = []
    position = landing(CHEETAHS).took(0, "sp-gold-income").next_mysteries("mp-temple-1", "mp-grotto-1")
    state = play(position.exploration(), to("Ca"), to("Cd"), events=events)
    kinds = [(event.what, event.source) for event in events if isinstance(event, Gained)]
    assert kinds[-2:] == [("gold", "symbol"), ("gold", "income")]
    assert isinstance(events[-1], MysteriesDrawn)
    assert asked(state) == (0, "mystery")


@pytest.mark.rule("FEL-Q-54")
def test_a_good_gained_on_entering_can_pay_for_a_mysterious_place() -> None:
    """No crossroads of the board has both symbols: a board is made that has."""
    board = T.boards["expert"]
    at = number("expert", "Jb")
    symbols = replaced(board.symbols, at, ("good",))
    tables = evolve(T, boards={**T.boards, "expert": evolve(board, symbols=symbols)})
    other = BoxedGame(RULEBOOK, lambda: (tables, ""))
    position = landing(JAGUARS).next_mysteries("mp-archive-1", "mp-springs-1").empty_bag("books")
    state = other.apply(position.exploration(), 0, to("Jb"))
    assert holdings(state.players[0]) == {"books": 1}
    assert Keep("archive") in other.legal_actions(state, 0)


@pytest.mark.rule("FEL-XSC-01")
def test_one_mysterious_place_is_worth_one() -> None:
    assert GAME.scores(given(3, "expert").mystery(0, "mp-temple-1").over())[0].total == 1


@pytest.mark.rule("FEL-XSC-02")
def test_several_mysterious_places_are_worth_two_each() -> None:
    assert [mystery_points(T, k) for k in range(5)] == [0, 1, 4, 6, 8]
    state = given(3, "expert").mystery(0, "mp-temple-1", "mp-grotto-1", "mp-springs-1").over()
    assert GAME.scores(state)[0].total == 6
