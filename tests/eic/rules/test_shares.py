"""Selling shares on the own turns and in the windows; the option to mortgage."""

from typing import Any

import pytest

from boardgames.core.game import Refusal
from boardgames.core.values import Event, evolve
from boardgames.eic import GAME
from boardgames.eic.actions import (
    BuyShare,
    Decline,
    Mortgage,
    PassExchange,
    PlaceAgent,
    Redeem,
    SellShares,
)
from boardgames.eic.events import SharesSold
from boardgames.eic.state import (
    AgentTurn,
    CardChoice,
    CardLook,
    Discard,
    ExchangeTurn,
    LoadingTurn,
    PostChoice,
    SaleWindow,
    ShipPlacement,
    ShipPurchase,
    State,
    UnloadChoice,
    UnloadTurn,
    WarehouseTurn,
)
from tests.eic.given import (
    CHINA,
    EUROPE,
    SILK,
    TEA,
    T,
    after,
    asking,
    company,
    docks,
    money,
    refused,
    resumed,
    started,
    value,
    vessel,
    with_company,
    with_value,
)


def holding(*shares: int, players: int = 4, seat: int = 0, **changes: Any) -> State:
    """A seat holds shares."""
    return with_company(started(players, **changes), seat, shares=shares, treasury=5)


def own_turns(state: State) -> list[State]:
    """The turn decisions of seat 0 in phases A, C, D and E."""
    galleon = (T.galleon, T.galleon)
    sailing = with_company(state, 0, docks=docks(empty=2), fleet=galleon, hand=galleon)
    loading = with_company(state, 0, docks=docks("galleon", empty=1), fleet=galleon)
    unloading = with_company(state, 0, docks=docks(("galleon", (TEA, SILK)), "galleon", empty=1), warehouse=(TEA,))
    return [
        asking(state, AgentTurn(0), step="agent-turns"),
        asking(sailing, ShipPlacement(0), step="ship-placement"),
        asking(loading, LoadingTurn(0, CHINA, (vessel(0, "galleon"),), ()), step="zone-1"),
        asking(unloading, WarehouseTurn(0), step="warehouses"),
        asking(unloading, UnloadTurn(0, T.speeds.index(1), 0), step="unloading"),
    ]


def nested_choices(state: State) -> list[State]:
    turn = AgentTurn(0)
    return [
        asking(state, turn, ShipPurchase(0), step="agent-turns"),
        asking(state, turn, Discard(0, 1), step="agent-turns"),
        asking(state, turn, PostChoice(0), step="agent-turns"),
        asking(state, CardChoice(0, EUROPE), step="europe-card"),
        asking(evolve(state, drawn=(0, 20)), CardLook(0, EUROPE, ()), step="europe-card"),
        asking(state, UnloadChoice(0, 4), step="unloading"),
    ]


@pytest.mark.rule("EIC-SEL-01", "EIC-Q-06")
def test_shares_are_sold_at_every_turn_decision_of_the_own() -> None:
    for state in own_turns(holding(1, 2, 0, 0)):
        assert SellShares(0, 1) in GAME.legal_actions(state, 0), "the own company's shares too"
        sold = after(state, (0, SellShares(1, 2)))
        assert sold.frames == state.frames, "the turn goes on"
        assert company(sold, 0).shares == (1, 0, 0, 0)


@pytest.mark.rule("EIC-Q-06")
def test_shares_are_not_sold_inside_a_nested_choice_or_anothers_turn() -> None:
    for state in nested_choices(holding(1, 2, 0, 0)):
        assert refused(state, 0, SellShares(0, 1)) == "EIC-Q-06"
    assert refused(asking(holding(1, 0, 0, 0), AgentTurn(1)), 0, SellShares(0, 1)) == "EIC-INI-01"


@pytest.mark.rule("EIC-SEL-02")
def test_never_in_the_exchange_phase() -> None:
    state = resumed(holding(2, 0, 0, 0), "window-2")
    assert isinstance(state.frames[-1], ExchangeTurn)
    assert refused(state, 0, SellShares(0, 1)) == "EIC-SEL-02"
    assert not any(isinstance(one, SellShares) for one in GAME.legal_actions(state, 0))


@pytest.mark.rule("EIC-SEL-03", "EIC-Q-07", "EIC-FIV-02")
def test_in_period_5_only_during_the_agents() -> None:
    last = evolve(holding(1, 2, 0, 0), period=5)
    agents, *others = own_turns(last)
    assert GAME.refusal(agents, 0, SellShares(1, 2)) is None
    for state in others:
        assert refused(state, 0, SellShares(1, 1)) == "EIC-SEL-03"
    assert isinstance(resumed(last, "dice").frames[-1], SaleWindow), "the window after the dice"
    assert isinstance(resumed(last, "agent-turns").frames[-1], SaleWindow), "the window at the end of phase A"
    assert not isinstance(resumed(last, "exchange-turns").frames[-1], SaleWindow)
    unloaded = evolve(last, drawn=(0, 20))
    events: list[Event] = []
    over = resumed(unloaded, "unloading", events)
    assert over.step == "over", "no window before or after the ranking"


@pytest.mark.rule("EIC-SEL-03")
@pytest.mark.parametrize("step", ["exchange-turns", "unloading", "window-4", "sales-markers"])
def test_windows_are_held_in_periods_1_to_4(step: str) -> None:
    for period in (1, 2, 3, 4):
        state = resumed(evolve(holding(1, 2, 0, 0), period=period), step)
        assert isinstance(state.frames[-1], SaleWindow)


@pytest.mark.rule("EIC-SEL-04")
def test_a_window_asks_by_initiative_and_carries_out_one_sale_after_the_other() -> None:
    state = started(order=(2, 1, 0, 3))
    for seat in (0, 1, 2):
        state = with_company(state, seat, shares=(0, 0, 0, 2))
    state = resumed(with_value(state, 3, 9), "dice")
    asked = []
    while isinstance(state.frames[-1], SaleWindow):
        seat = GAME.decisions(state)[0].seat
        asked.append((seat, value(state, 3)))
        state = after(state, (seat, SellShares(3, 2)))
    assert asked == [(2, 9), (1, 7), (0, 5)], "the better initiative sells first, the others at what is left"


@pytest.mark.rule("EIC-Q-06")
def test_a_sale_asks_those_again_who_had_declined() -> None:
    state = started(3)
    for seat in range(3):
        state = with_company(state, seat, shares=(2, 0, 0) if seat == 0 else (1, 0, 0))
    state = resumed(state, "dice")
    state = after(state, (0, Decline()), (1, SellShares(0, 1)))
    assert state.frames == (SaleWindow(2, 0),), "seat 1 has no share left"
    state = after(state, (2, Decline()))
    assert state.frames == (SaleWindow(0, 0b100),)
    state = after(state, (0, SellShares(0, 1)))
    assert state.frames == (SaleWindow(0, 0),), "the seller is asked again"
    state = after(state, (0, Decline()))
    assert state.frames == (SaleWindow(2, 0b001),)
    state = after(state, (2, Decline()))
    assert isinstance(state.frames[-1], AgentTurn), "all who can sell have declined in a row"


@pytest.mark.rule("EIC-Q-06")
def test_a_window_without_sellers_is_not_shown() -> None:
    assert isinstance(resumed(started(), "dice").frames[-1], AgentTurn)
    one = with_company(started(), 2, shares=(0, 0, 0, 1))
    assert resumed(one, "dice").frames == (SaleWindow(2, 0),)


@pytest.mark.rule("EIC-SEL-05", "EIC-SEL-06", "EIC-SEL-08")
def test_one_share() -> None:
    state = with_value(holding(0, 3, 0, 0), 1, 8)
    sold = after(state, (0, SellShares(1, 1)))
    assert company(sold, 0).treasury == 5 + 8
    assert value(sold, 1) == 7
    assert sold.market_shares[1] == state.market_shares[1] + 1
    assert money(sold) == money(state) + 8, "the bank pays"


@pytest.mark.rule("EIC-SEL-07")
def test_a_batch_sells_at_one_price_and_then_drops_the_marker() -> None:
    state = with_value(holding(0, 3, 0, 0), 1, 8)
    batch = after(state, (0, SellShares(1, 3)))
    assert company(batch, 0).treasury == 5 + 3 * 8
    assert value(batch, 1) == 5
    single = after(state, (0, SellShares(1, 1)), (0, SellShares(1, 1)), (0, SellShares(1, 1)))
    assert company(single, 0).treasury == 5 + 8 + 7 + 6
    assert value(single, 1) == 5


@pytest.mark.rule("EIC-SEL-08")
def test_shares_sold_can_be_bought_again() -> None:
    state = holding(0, 7, 0, 0)
    exchange = resumed(state, "window-2")
    assert refused(exchange, 0, BuyShare(1)) == "EIC-EXC-10"
    sold = resumed(after(state, (0, SellShares(1, 1))), "window-2")
    assert GAME.refusal(sold, 0, BuyShare(1)) is None


@pytest.mark.rule("EIC-SEL-09")
def test_presidency_shares_are_not_for_sale() -> None:
    state = holding(0, 1, 0, 0)
    refusal = GAME.refusal(state, 0, SellShares(0, 1))
    assert refusal is not None
    assert (refusal.need, refusal.have) == (1, 0)
    assert not any(isinstance(one, SellShares) and one.company == 0 for one in GAME.legal_actions(state, 0))


@pytest.mark.rule("EIC-Q-08")
def test_the_marker_stops_at_the_left_end_and_selling_goes_on() -> None:
    state = with_value(holding(0, 5, 0, 0), 1, 5)
    sold = after(state, (0, SellShares(1, 4)))
    assert (value(sold, 1), company(sold, 0).treasury) == (4, 25)
    again = after(sold, (0, SellShares(1, 1)))
    assert (value(again, 1), company(again, 0).treasury) == (4, 29)


@pytest.mark.rule("EIC-Q-09")
def test_a_sale_is_of_one_company() -> None:
    state = with_value(with_value(holding(0, 2, 2, 0), 1, 9), 2, 6)
    one = after(state, (0, SellShares(1, 2)), (0, SellShares(2, 2)))
    other = after(state, (0, SellShares(2, 2)), (0, SellShares(1, 2)))
    assert one == other
    assert company(one, 0).treasury == 5 + 18 + 12


@pytest.mark.rule("EIC-Q-55")
def test_shares_bought_in_b_may_be_sold_at_once_in_the_window() -> None:
    state = with_company(started(2), 0, treasury=40)
    state = resumed(with_company(state, 1, treasury=0), "window-2")
    for _ in range(3):
        state = after(state, (0, BuyShare(1)))
    state = after(state, (0, PassExchange()))
    assert state.frames == (SaleWindow(0, 0),)
    paid = 40 - company(state, 0).treasury
    assert paid == 4 + 5 + 6
    state = after(state, (0, SellShares(1, 3)))
    assert company(state, 0).treasury == 40 - paid + 3 * 7


def mortgaging(treasury: int = 5, **changes: Any) -> State:
    return with_company(started(mortgage=True, **changes), 0, treasury=treasury)


@pytest.mark.rule("EIC-MTG-01", "EIC-Q-34")
def test_a_presidency_share_can_be_mortgaged_on_every_own_turn_also_in_b() -> None:
    for state in own_turns(mortgaging()):
        later = after(state, (0, Mortgage()))
        assert company(later, 0).mortgaged == 1
        assert later.frames == state.frames, "it never takes the turn"
    exchange = resumed(mortgaging(), "window-2")
    passed = asking(exchange, ExchangeTurn(0, 2))
    assert after(passed, (0, Mortgage())).frames == (ExchangeTurn(0, 2),), "the row of passes is not broken"
    for state in nested_choices(mortgaging()):
        assert refused(state, 0, Mortgage()) == "EIC-Q-34"


@pytest.mark.rule("EIC-Q-34")
def test_a_window_asks_everybody_who_has_something_to_mortgage() -> None:
    state = mortgaging()
    window = resumed(state, "dice")
    assert window.frames == (SaleWindow(0, 0),), "without company shares as well"
    assert GAME.legal_actions(window, 0) == (Mortgage(), Decline())
    once = after(window, (0, Mortgage()))
    assert once.frames == window.frames, "there is a second one"
    twice = after(once, (0, Mortgage()))
    assert twice.frames == (SaleWindow(1, 0),), "nothing is left, so nothing is asked; nobody has declined"
    rest = after(twice, (1, Decline()), (2, Decline()))
    assert rest.frames == (SaleWindow(3, 0b0110),)
    assert isinstance(after(rest, (3, Decline())).frames[-1], AgentTurn)
    gone = with_company(state, 1, mortgaged=T.presidency)
    assert after(resumed(gone, "dice"), (0, Decline())).frames == (SaleWindow(2, 0b0001),)
    assert isinstance(resumed(started(), "dice").frames[-1], AgentTurn), "without the option there is no window"


@pytest.mark.rule("EIC-Q-34")
def test_holders_of_shares_are_offered_the_mortgage_in_a_window() -> None:
    state = mortgaging()
    state = resumed(with_company(state, 0, shares=(0, 1, 0, 0)), "dice")
    later = after(state, (0, Mortgage()))
    assert later.frames == state.frames
    assert Mortgage() not in GAME.legal_actions(holding(0, 1, 0, 0), 0)
    assert refused(holding(0, 1, 0, 0), 0, Mortgage()) == "EIC-MTG-01", "off by default"


@pytest.mark.rule("EIC-Q-34", "EIC-Q-06")
def test_a_mortgage_does_not_reopen_a_window() -> None:
    state = with_company(with_company(mortgaging(), 0, shares=(0, 1, 0, 0)), 1, shares=(0, 1, 0, 0))
    state = after(resumed(state, "dice"), (0, Decline()))
    assert state.frames == (SaleWindow(1, 0b0001),)
    assert after(state, (1, Mortgage())).frames == (SaleWindow(1, 0b0001),)


@pytest.mark.rule("EIC-MTG-02", "EIC-MTG-03", "EIC-Q-02")
@pytest.mark.parametrize(("worth", "half"), [(9, 4), (10, 5), (4, 2)])
def test_half_the_value_rounded_down_and_the_marker_stays(worth: int, half: int) -> None:
    state = with_value(mortgaging(), 0, worth)
    later = after(state, (0, Mortgage()))
    assert company(later, 0).treasury == 5 + half
    assert value(later, 0) == worth
    twice = after(later, (0, Mortgage()))
    assert company(twice, 0).treasury == 5 + 2 * half
    assert refused(twice, 0, Mortgage()) == "EIC-MTG-01"


@pytest.mark.rule("EIC-MTG-04", "EIC-FIN-01")
def test_a_mortgaged_share_counts_nothing() -> None:
    state = with_value(mortgaging(), 0, 10)
    worth = [GAME.scores(after(state, *[(0, Mortgage())] * n))[0].lines[0].points for n in (0, 1, 2)]
    assert worth == [20, 10, 0]


@pytest.mark.rule("EIC-MTG-05", "EIC-MTG-06", "EIC-Q-02", "EIC-Q-35")
def test_redeeming_takes_a_turn_of_the_exchange() -> None:
    state = with_value(with_company(mortgaging(30), 0, mortgaged=2), 0, 9)
    assert refused(state, 0, Redeem()) == "EIC-MTG-06"
    exchange = asking(resumed(state, "window-2"), ExchangeTurn(0, 3))
    later = after(exchange, (0, Redeem()))
    assert company(later, 0).mortgaged == 1
    assert company(later, 0).treasury == 21
    assert value(later, 0) == 9, "the marker does not rise"
    assert later.frames == (ExchangeTurn(1, 0),), "the turn is over and no pass is left"
    poor = with_company(exchange, 0, treasury=8)
    assert refused(poor, 0, Redeem()) == "EIC-MTG-05"
    none = resumed(mortgaging(30), "window-2")
    assert refused(none, 0, Redeem()) == "EIC-MTG-05"
    assert GAME.refusal(none, 0, Redeem()) == Refusal("EIC-MTG-05", "none-mortgaged", 1, 0)


@pytest.mark.rule("EIC-MTG-07")
def test_nobody_buys_anothers_mortgaged_share() -> None:
    state = with_company(mortgaging(30), 1, mortgaged=2)
    exchange = resumed(state, "window-2")
    bought = after(exchange, (0, BuyShare(1)))
    assert company(bought, 1).mortgaged == 2
    assert bought.market_shares[1] == 6, "only the shares on the market are for sale"
    assert refused(exchange, 0, Redeem()) == "EIC-MTG-05"


@pytest.mark.rule("EIC-Q-61")
def test_mortgages_go_on_in_period_5_and_redeeming_until_its_exchange() -> None:
    last = evolve(mortgaging(30), period=5)
    for state in own_turns(last):
        assert GAME.refusal(state, 0, Mortgage()) is None
    exchange = resumed(with_company(last, 0, mortgaged=1), "window-2")
    assert GAME.refusal(exchange, 0, Redeem()) is None


def test_the_sale_is_told_with_price_and_value() -> None:
    state = with_value(holding(0, 3, 0, 0), 1, 8)
    events: list[Event] = []
    GAME.apply(state, 0, SellShares(1, 2), events)
    assert events == [SharesSold(0, 1, 2, 8, 6)]
    assert GAME.words.tell(events[0], ("Ann", "Bob", "Cy", "Dot")) == (
        "Ann sells 2 shares of English Co. (B) at 8 PO; the value falls to 6."
    )


def test_a_sale_before_the_turns_own_choice() -> None:
    """A share at 8 pays for a ship."""
    state = with_value(with_company(holding(0, 2, 0, 0), 0, treasury=0), 1, 8)
    assert refused(state, 0, PlaceAgent(0, "investor-ship")) == "EIC-Q-12"
    state = after(state, (0, SellShares(1, 1)))
    assert GAME.refusal(state, 0, PlaceAgent(0, "investor-ship")) is None
