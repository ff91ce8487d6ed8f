"""The expert game: travelling with provisions."""

import pytest

from boardgames.core.engine import BoxedGame
from boardgames.core.values import Event, evolve
from boardgames.felinia.actions import GoHome, KeepNone, Move, SpendProvision
from boardgames.felinia.events import ProvisionSpent, WentHome
from boardgames.felinia.game import RULEBOOK
from boardgames.felinia.state import phase
from tests.felinia.given import T, asked, legal, number, play, province, refusal_of, refused
from tests.felinia.landings import CHEETAHS, JAGUARS, LIONS, TIGERS, landing, to


@pytest.mark.rule("FEL-XEX-01")
def test_three_moves_and_nothing_is_turned() -> None:
    state = landing(LIONS).exploration()
    assert asked(state) == (0, "travel"), "no question about tiles"
    after = play(state, to("Lb"), to("L1"))
    assert after.players[0].settled == 1 << number("expert", "L1")


@pytest.mark.rule("FEL-XEX-01", "FEL-EXP-19")
def test_exactly_three_moves_without_provisions() -> None:
    events: list[Event] = []
    state = landing(JAGUARS).exploration()
    assert state.frames[-1].moves == 2, "the first move was the landing"  # type: ignore[union-attr]
    second = play(state, to("Jb"), KeepNone())
    assert second.frames[-1].moves == 1  # type: ignore[union-attr]
    third = play(second, to("Jd"), events=events)
    assert WentHome(0, province("expert", "Jd")) in events, "no fourth move is asked about"
    assert third.players[0].stock == 10


@pytest.mark.rule("FEL-XEX-02")
def test_a_provision_buys_one_more_move() -> None:
    state = play(landing(JAGUARS).player(0, provisions=2).exploration(), to("Jb"), KeepNone(), to("Jd"))
    assert legal(state, Move) == []
    assert refused(state, to("J6")) == "FEL-XEX-02"
    events: list[Event] = []
    paid = play(state, SpendProvision(), events=events)
    assert events == [ProvisionSpent(0)]
    assert paid.players[0].provisions == 1
    assert play(paid, to("J6")).players[0].settled == 1 << number("expert", "J6")


@pytest.mark.rule("FEL-XEX-03")
def test_any_number_of_provisions_for_one_merchant() -> None:
    state = play(landing(LIONS).player(0, provisions=3).exploration(), to("Lb"), to("Ld"), KeepNone())
    state = play(state, SpendProvision(), to("La"), SpendProvision())
    assert state.players[0].provisions == 2, "3, one found at Lb, two spent"
    assert play(state, to("L7")).players[0].settled == 1 << number("expert", "L7")


@pytest.mark.rule("FEL-XEX-04")
def test_a_spent_provision_returns_to_the_supply_at_once() -> None:
    position = landing(JAGUARS).player(0, provisions=1).player(1, provisions=30)
    state = play(position.exploration(), to("Jb"), KeepNone(), to("Jd"), SpendProvision())
    assert [p.provisions for p in state.players] == [0, 30, 0]
    assert refused(state, SpendProvision()) == "FEL-Q-41"


@pytest.mark.rule("FEL-Q-41")
def test_when_a_provision_may_be_spent() -> None:
    start = landing(JAGUARS).player(0, provisions=2).exploration()
    early = refusal_of(start, SpendProvision())
    assert (early.rule, early.need, early.have) == ("FEL-Q-41", 0, 2), "moves are left"
    state = play(start, to("Jb"), KeepNone(), to("Jd"), SpendProvision(), GoHome())
    assert state.players[0].provisions == 1, "the move paid for was given up"
    events: list[Event] = []
    blocked = landing(JAGUARS).player(0, provisions=2).settled(1, "J6", "J7", "J8").exploration()
    play(blocked, to("Jb"), KeepNone(), to("Jd"), events=events)
    assert WentHome(0, province("expert", "Jd")) in events, "no province ahead: not even with provisions"


@pytest.mark.rule("FEL-XEX-05")
def test_without_a_tile_the_merchant_goes_home() -> None:
    events: list[Event] = []
    state = play(landing(JAGUARS).exploration(), to("Jb"), KeepNone(), to("Jd"), events=events)
    assert WentHome(0, province("expert", "Jd")) in events
    assert state.players[0].stock == 10
    assert state.players[0].gold == 2


@pytest.mark.rule("FEL-XEX-06")
def test_a_provision_symbol_gives_a_provision() -> None:
    assert play(landing(LIONS).exploration(), to("Lb")).players[0].provisions == 1


@pytest.mark.rule("FEL-XEX-07")
def test_the_other_symbols_work_as_before() -> None:
    assert play(landing(LIONS).exploration(), to("Lb"), to("Ld")).players[0].gold == 1
    jaguar = play(landing(JAGUARS).exploration(), to("Ja"))
    assert jaguar.players[0].money == 3
    assert sum(jaguar.players[0].goods) == 1
    cheetah = play(landing(CHEETAHS).exploration(), to("Ca"))
    assert (cheetah.players[0].spice, cheetah.players[0].money) == (1, 3)


@pytest.mark.rule("FEL-XEX-08")
def test_two_symbols_pay_both() -> None:
    assert play(landing(TIGERS).exploration(), to("Ta"), to("Td")).players[0].provisions == 2
    assert play(landing(TIGERS).exploration(), to("Ta")).players[0].money == 4
    tight = play(landing(TIGERS).player(1, provisions=30).exploration(), to("Ta"), to("Td"))
    assert tight.players[0].provisions == 1, "one unit at a time: one card was left"


@pytest.mark.rule("FEL-XEX-09")
def test_what_is_collected_may_be_used_at_once() -> None:
    state = play(landing(TIGERS).exploration(), to("Ta"), to("Td"))
    assert state.players[0].provisions == 2
    after = play(state, SpendProvision(), to("Te"), KeepNone(), SpendProvision(), to("T6"))
    assert after.players[0].settled == 1 << number("expert", "T6")


@pytest.mark.rule("FEL-XEX-10")
def test_a_tile_always_ends_the_journey() -> None:
    state = play(landing(LIONS).player(0, provisions=4).exploration(), to("Lb"), to("L4"))
    assert phase(state) != "exploration"
    assert len(state.players[0].trade) == 1 or "sp-bundle" in state.gone


@pytest.mark.rule("FEL-Q-40")
def test_a_border_is_crossed_only_by_a_road_and_the_board_has_none() -> None:
    board = T.boards["expert"]
    here, there = number("expert", "Lb"), number("expert", "L1")
    assert all(board.provinces[n].country == board.provinces[here].country for n in board.roads[here])
    foreign = number("expert", "C7")
    assert board.adjacent[there] >> foreign & 1
    position = landing(LIONS)
    state = play(position.exploration(), to("Lb"))
    assert refused(state, to("C7")) == "FEL-EXP-06"
    roads = [*board.roads]
    masks = [*board.road_masks]
    roads[here], masks[here] = (*roads[here], foreign), masks[here] | 1 << foreign
    crossed = evolve(board, roads=tuple(roads), road_masks=tuple(masks))
    other = BoxedGame(RULEBOOK, lambda: (evolve(T, boards={**T.boards, "expert": crossed}), ""))
    assert other.refusal(state, 0, to("C7")) is None
    assert to("C7") in other.legal_actions(state, 0), "the table of roads decides, nothing else"
