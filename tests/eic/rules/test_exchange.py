"""Phase B: buying shares."""

from typing import Any

import pytest

from boardgames.core.values import evolve
from boardgames.eic import GAME
from boardgames.eic.actions import BuyShare, PassExchange
from boardgames.eic.events import ExchangePassed
from boardgames.eic.rules.period import phase
from boardgames.eic.state import ExchangeTurn, State
from tests.eic.given import (
    T,
    after,
    asking,
    company,
    events_of,
    money,
    refused,
    resumed,
    started,
    value,
    with_agents_on,
    with_company,
    with_value,
)


def exchange(players: int = 4, treasury: int = 20, **changes: Any) -> State:
    """The first turn of the exchange, everybody with the same money."""
    state = started(players, **changes)
    for seat in range(players):
        state = with_company(state, seat, treasury=treasury)
    return resumed(state, "window-2")


@pytest.mark.rule("EIC-EXC-01")
def test_expertise_comes_first() -> None:
    state = with_agents_on(started(order=(0, 1, 2, 3)), "captain-expertise", 3, 1)
    state = resumed(state, "window-2")
    assert state.order == (3, 1, 0, 2)
    assert GAME.decisions(state)[0].seat == 3


@pytest.mark.rule("EIC-EXC-02", "EIC-EXC-03")
def test_one_share_a_turn_of_any_company_in_rounds() -> None:
    state = exchange(order=(1, 0, 3, 2))
    assert {one.company for one in GAME.legal_actions(state, 1) if isinstance(one, BuyShare)} == {0, 1, 2, 3}
    asked = []
    for choice in (BuyShare(1), BuyShare(2), PassExchange(), BuyShare(2), BuyShare(0)):
        seat = GAME.decisions(state)[0].seat
        asked.append(seat)
        state = after(state, (seat, choice))
    assert asked == [1, 0, 3, 2, 1]
    assert company(state, 1).shares == (1, 1, 0, 0)


@pytest.mark.rule("EIC-EXC-04", "EIC-Q-38")
def test_the_phase_ends_when_all_have_passed_in_a_row() -> None:
    state = exchange(3)
    state = after(state, (0, PassExchange()), (1, PassExchange()), (2, BuyShare(0)))
    state = after(state, (0, PassExchange()), (1, PassExchange()))
    assert phase(state) == "B", "the last buyer must pass too"
    state = after(state, (2, PassExchange()))
    assert phase(state) == "C"


@pytest.mark.rule("EIC-Q-38")
def test_who_can_do_nothing_passes_by_itself() -> None:
    state = with_company(exchange(3), 1, treasury=3)
    events = events_of(state, 0, PassExchange())
    assert ExchangePassed(1, True) in events
    state = after(state, (0, PassExchange()))
    assert state.frames == (ExchangeTurn(2, 2),)


@pytest.mark.rule("EIC-Q-38", "EIC-MTG-01", "EIC-MTG-05")
def test_in_the_mortgage_game_who_can_mortgage_or_redeem_is_asked() -> None:
    state = with_company(exchange(3, treasury=3, mortgage=True), 1, mortgaged=2)
    assert state.frames == (ExchangeTurn(0, 0),), "no money, but two presidency shares to mortgage"
    assert after(state, (0, PassExchange())).frames == (ExchangeTurn(2, 2),), "nothing left to mortgage: passes"
    dear = evolve(state, market_shares=(0, 0, 0))
    asked = after(with_company(dear, 1, treasury=4), (0, PassExchange()))
    assert asked.frames == (ExchangeTurn(1, 1),), "can redeem"


@pytest.mark.rule("EIC-EXC-05")
def test_passing_is_not_final() -> None:
    state = after(exchange(2), (0, PassExchange()), (1, BuyShare(0)))
    assert GAME.decisions(state)[0].seat == 0
    assert company(after(state, (0, BuyShare(1))), 0).shares == (0, 1, 0)


@pytest.mark.rule("EIC-EXC-06", "EIC-EXC-07", "EIC-EXC-08", "EIC-EX-05")
def test_a_share_of_the_french_company_at_five() -> None:
    """The marker of the French (blue) company is on 5: a player pays 5 PO to the bank and the value is now 6."""
    state = with_value(exchange(), 0, 5)
    assert T.companies[0].nation == "France"
    state = asking(state, ExchangeTurn(1, 0))
    bought = after(state, (1, BuyShare(0)))
    assert company(bought, 1).treasury == 15
    assert company(bought, 0).treasury == 20, "the owner of the company gets nothing"
    assert money(bought) == money(state) - 5
    assert value(bought, 0) == 6


@pytest.mark.rule("EIC-EXC-06")
def test_the_price_must_be_paid() -> None:
    state = with_company(with_value(exchange(), 0, 9), 0, treasury=8)
    refusal = GAME.refusal(state, 0, BuyShare(0))
    assert refusal is not None
    assert (refusal.rule, refusal.need, refusal.have) == ("EIC-EXC-06", 9, 8)
    assert GAME.refusal(state, 0, BuyShare(1)) is None


@pytest.mark.rule("EIC-EXC-09")
def test_the_share_moves_from_the_market_to_the_buyer() -> None:
    state = after(exchange(), (0, BuyShare(2)))
    assert state.market_shares == (7, 7, 6, 7)
    assert company(state, 0).shares == (0, 0, 1, 0)


@pytest.mark.rule("EIC-EXC-10")
def test_sold_out() -> None:
    state = with_company(exchange(), 3, shares=(7, 0, 0, 0))
    assert refused(state, 0, BuyShare(0)) == "EIC-EXC-10"


@pytest.mark.rule("EIC-Q-08")
def test_the_marker_stops_at_the_right_end_and_buying_goes_on() -> None:
    state = with_company(with_value(exchange(), 1, 30), 0, treasury=70)
    state = after(state, (0, BuyShare(1)))
    assert value(state, 1) == 30
    state = after(asking(state, ExchangeTurn(0, 0)), (0, BuyShare(1)))
    assert (value(state, 1), company(state, 0).treasury) == (30, 10)


@pytest.mark.rule("EIC-NEU-17", "EIC-NEU-18")
def test_the_neutral_company_only_has_its_shares_bought() -> None:
    state = exchange(2, order=(2, 0, 1))
    assert GAME.decisions(state)[0].seat == 0
    state = after(state, (0, BuyShare(2)))
    assert state.market_shares[2] == 5
    state = after(state, (1, PassExchange()), (0, PassExchange()))
    assert phase(state) == "C", "two passes end the phase"
    assert evolve(state, frames=()).companies[2].shares == (0, 0, 0)
