"""Phase F: both variations, the new order, dividends, the next period; what is special about period 5."""

from typing import Any

import pytest

from boardgames.core.values import Event, evolve
from boardgames.eic import GAME
from boardgames.eic.actions import CENTRE, Decline, Mortgage, PlaceAgent, SellShares
from boardgames.eic.box.tables import NONE
from boardgames.eic.events import CompaniesRanked, DividendPaid, InitiativeChanged, ShipDiscarded, ValueMoved
from boardgames.eic.rules.end_of_period import move_sales_markers, rank_by_sales
from boardgames.eic.rules.period import phase
from boardgames.eic.state import RaiseCash, SaleWindow, State
from tests.eic.given import (
    CHINA,
    T,
    after,
    company,
    docks,
    idle_until,
    money,
    refused,
    resumed,
    started,
    value,
    vessel,
    with_agents_on,
    with_cards,
    with_company,
    with_staying,
    with_value,
)


def sold(*sales: int, order: tuple[int, ...] | None = None, players: int = 0, **changes: Any) -> State:
    """The sales of a period by company; every share at 10."""
    state = started(players or len(sales), order=order, **changes)
    for number, amount in enumerate(sales):
        state = with_value(with_company(state, number, sales=amount), number, 10)
    return state


def ranked(state: State, events: list[Event] | None = None) -> State:
    """After both variations, with nothing sold between them."""
    return move_sales_markers(T, rank_by_sales(T, state, events), events)


@pytest.mark.rule("EIC-END-01", "EIC-END-02", "EIC-END-03", "EIC-END-04", "EIC-END-05")
def test_two_up_one_up_none_one_down() -> None:
    state = sold(3, 8, 1, 5)
    assert [value(ranked(state), number) for number in range(4)] == [10, 12, 9, 11]


@pytest.mark.rule("EIC-END-02", "EIC-END-03", "EIC-END-05", "EIC-TRI-01")
def test_ranks_of_three_players() -> None:
    assert [value(ranked(sold(3, 8, 1)), number) for number in range(3)] == [11, 12, 9]


@pytest.mark.rule("EIC-END-06", "EIC-INI-02", "EIC-Q-31")
def test_ties_go_to_the_better_initiative_of_the_period() -> None:
    state = ranked(sold(5, 5, 5, 9, order=(2, 0, 3, 1)))
    assert [value(state, number) for number in (3, 2, 0, 1)] == [12, 11, 10, 9]
    assert state.order == (1, 0, 2, 3)


@pytest.mark.rule("EIC-Q-56")
def test_companies_without_sales_are_ranked_too() -> None:
    state = ranked(sold(0, 0, 0, 0, order=(2, 0, 3, 1)))
    assert [value(state, number) for number in (2, 0, 3, 1)] == [12, 11, 10, 9]


@pytest.mark.rule("EIC-END-07", "EIC-EX-10")
def test_the_highest_sales_become_last_and_the_lowest_first() -> None:
    assert ranked(sold(30, 8, 19, 5)).order == (3, 1, 2, 0)


@pytest.mark.rule("EIC-END-08")
@pytest.mark.parametrize(("sales", "space"), [(0, 0), (9, 0), (10, 1), (43, 4), (99, 9)])
def test_sales_are_rounded_down_to_ten(sales: int, space: int) -> None:
    assert company(ranked(sold(sales, 0, 0, 0)), 0).sales_index == space


@pytest.mark.rule("EIC-END-08", "EIC-END-09", "EIC-EX-09")
def test_43_from_20_moves_both_markers_by_two() -> None:
    """The sales marker on 20+ and 43 PO sold: it moves to 40+, and both markers go up 2 spaces."""
    state = with_company(sold(43, 50, 60, 0), 0, sales_index=T.sales_floors.index(20))
    later = ranked(state)
    assert T.sales_floors[company(later, 0).sales_index] == 40
    assert value(later, 0) == 10 + 0 + 2, "third by rank, two by sales"


@pytest.mark.rule("EIC-END-09")
def test_falling_sales_move_the_value_back() -> None:
    state = with_company(sold(12, 50, 60, 0), 0, sales_index=T.sales_floors.index(40))
    later = ranked(state)
    assert value(later, 0) == 10 + 0 - 3
    assert company(later, 0).sales_index == 1


@pytest.mark.rule("EIC-Q-32")
def test_the_sales_track_ends_at_100() -> None:
    assert T.sales_floors[-1] == 100
    assert company(ranked(sold(260, 0, 0, 0)), 0).sales_index == len(T.sales_floors) - 1


@pytest.mark.rule("EIC-Q-33")
def test_the_two_variations_are_two_moves() -> None:
    """At the left end a lost step of the first variation is not made up by the second."""
    state = with_value(with_company(sold(15, 50, 60, 70), 0, sales_index=0), 0, 4)
    assert value(ranked(state), 0) == 5, "-1 is lost at the end of the track, then +1"
    events: list[Event] = []
    ranked(sold(15, 50, 60, 70), events)
    moves = [event for event in events if isinstance(event, ValueMoved)]
    assert [one.by for one in moves] == ["rank"] * 3 + ["sales"] * 4


@pytest.mark.rule("EIC-Q-08")
def test_the_value_stops_at_the_right_end() -> None:
    assert value(ranked(with_value(sold(90, 0, 0, 0), 0, 29)), 0) == 30


@pytest.mark.rule("EIC-END-10")
def test_sales_money_goes_to_the_treasury_before_dividends() -> None:
    state = with_company(sold(20, 0, 0, 0), 0, treasury=0)
    state = with_company(state, 1, shares=(2, 0, 0, 0))
    later = resumed(state, "window-5")
    due = 2 * T.dividends[T.values.index(10)]
    assert company(later, 0).treasury == 20 - due
    assert company(later, 0).sales == 0


@pytest.mark.rule("EIC-END-11", "EIC-EX-11")
def test_dividend_times_shares_to_every_other_holder() -> None:
    state = sold(0, 0, 0, 0)
    for seat in range(4):
        state = with_company(state, seat, treasury=20)
    state = with_company(state, 0, shares=(3, 0, 0, 0))
    state = with_company(state, 1, shares=(2, 1, 0, 0))
    state = with_company(state, 2, shares=(1, 0, 0, 0))
    d = T.dividends[T.values.index(10)]
    later = resumed(state, "window-5")
    assert [one.treasury for one in later.companies] == [20 - 3 * d, 20 + 2 * d, 20 + d, 20]
    assert money(later) == money(state), "players pay each other"


@pytest.mark.rule("EIC-END-12")
@pytest.mark.parametrize("worth", [4, 8, 12, 13, 19, 25, 30])
def test_the_dividend_is_that_of_the_markers_space(worth: int) -> None:
    state = with_value(with_company(sold(0, 0, 0, 0), 0, treasury=20), 0, worth)
    state = with_company(state, 1, shares=(1, 0, 0, 0))
    events: list[Event] = []
    resumed(state, "window-5", events)
    assert [event for event in events if isinstance(event, DividendPaid)] == [
        DividendPaid(0, 1, T.dividends[T.values.index(worth)], T.dividends[T.values.index(worth)])
    ]


@pytest.mark.rule("EIC-END-12")
def test_dividends_are_counted_after_both_variations() -> None:
    state = with_value(with_company(sold(40, 0, 0, 0), 1, shares=(1, 0, 0, 0)), 0, 10)
    between = resumed(state, "window-4")
    assert value(between, 0) == 10 + 2
    window = after(between, (1, Decline()))
    assert isinstance(window.frames[-1], SaleWindow)
    assert value(window, 0) == 10 + 2 + 4
    events: list[Event] = []
    resumed(window, "window-5", events)
    paid = next(event for event in events if isinstance(event, DividendPaid))
    assert paid.amount == T.dividends[T.values.index(16)] != T.dividends[T.values.index(10)]


@pytest.mark.rule("EIC-Q-06", "EIC-SEL-01", "EIC-END-09")
def test_shares_can_be_sold_between_the_two_variations() -> None:
    """At the value after the first; the second then moves the marker on from where the sale has left it."""
    state = with_value(with_company(sold(40, 0, 0, 0), 1, shares=(2, 0, 0, 0), treasury=0), 0, 10)
    between = resumed(state, "window-4")
    assert (between.step, between.frames) == ("window-after-ranking", (SaleWindow(1, 0),))
    assert between.order == (3, 2, 1, 0), "in the new order"
    kept = after(between, (1, SellShares(0, 1)))
    assert company(kept, 1).treasury == 12
    assert value(kept, 0) == 11
    later = after(kept, (1, Decline()))
    assert (later.step, value(later, 0)) == ("window-5", 11 + 4)
    last = resumed(evolve(state, period=5), "window-4")
    assert last.step == "over", "not in the last period"


def poor(treasury: int = 1, **changes: Any) -> State:
    """Seat 0 owes 2 PO a share: 4 to seat 1, 2 to seat 2, 8 to seat 3."""
    state = with_company(sold(0, 0, 0, 0, **changes), 0, treasury=treasury)
    for seat, held in ((1, 2), (2, 1), (3, 4)):
        state = with_company(state, seat, shares=(held, 0, 0, 0), treasury=0)
    return state


@pytest.mark.rule("EIC-Q-29")
def test_who_cannot_pay_must_sell_shares_until_the_debt_is_covered() -> None:
    state = with_company(poor(), 0, shares=(0, 2, 2, 0))
    state = with_company(with_company(state, 1, treasury=10), 2, treasury=10)
    asked = resumed(state, "window-5")
    assert isinstance(asked.frames[-1], RaiseCash)
    assert asked.frames[-1].owed == (0, 4, 2, 8)
    legal = GAME.legal_actions(asked, 0)
    assert set(legal) == {SellShares(1, 1), SellShares(1, 2), SellShares(2, 1), SellShares(2, 2)}, "no declining"
    after_one = after(asked, (0, SellShares(1, 1)))
    assert isinstance(after_one.frames[-1], RaiseCash), "11 of 14"
    paid = after(after_one, (0, SellShares(2, 1)))
    assert not isinstance(paid.frames[-1], RaiseCash)
    nine = T.dividends[T.values.index(9)]  # from seats 1 and 2, for the one share of each that is left
    assert [company(paid, seat).treasury for seat in (0, 1, 2, 3)] == [7 + 2 * nine, 14 - nine, 12 - nine, 8]


@pytest.mark.rule("EIC-Q-29")
def test_who_has_exactly_the_debt_sells_nothing_more() -> None:
    state = with_company(poor(), 0, shares=(0, 2, 2, 0), treasury=4)
    state = with_company(with_company(state, 1, treasury=10), 2, treasury=10)
    asked = resumed(state, "window-5")
    assert sum(asked.frames[-1].owed) == 14  # type: ignore[union-attr]
    paid = after(asked, (0, SellShares(1, 1)))
    assert not isinstance(paid.frames[-1], RaiseCash), "14 of 14"


@pytest.mark.rule("EIC-END-01")
def test_the_ranking_is_told() -> None:
    state = started(order=(0, 1, 2, 3))
    for seat, sales in enumerate((5, 40, 0, 20)):
        state = with_company(state, seat, sales=sales)
    events: list[Event] = []
    rank_by_sales(T, state, events)
    assert CompaniesRanked((1, 3, 0, 2), (5, 40, 0, 20)) in events


@pytest.mark.rule("EIC-END-07")
@pytest.mark.parametrize(
    ("sales", "fallen"), [((5, 40, 0, 20), [(1, 3)]), ((40, 30, 20, 10), []), ((10, 30, 20, 40), [(3,)])]
)
def test_an_initiative_that_has_changed_is_told_and_concerns_those_who_come_later_now(
    sales: tuple[int, ...], fallen: list[tuple[int, ...]]
) -> None:
    """Initiative was 3, 2, 1, 0; it becomes 2, 0, 3, 1, then the same as before, then 0, 2, 1, 3."""
    state = started(order=(3, 2, 1, 0))
    for seat, amount in enumerate(sales):
        state = with_company(state, seat, sales=amount)
    events: list[Event] = []
    rank_by_sales(T, state, events)
    told = [event for event in events if isinstance(event, InitiativeChanged)]
    assert [GAME.concerns(event) for event in told] == fallen


@pytest.mark.rule("EIC-Q-29")
def test_a_debtor_in_the_middle_sells_several_times_and_nobody_pays_twice() -> None:
    state = with_company(poor(), 0, shares=(0, 0, 2, 1))
    state = with_company(state, 1, shares=(2, 0, 1, 0), treasury=0)
    state = with_company(with_company(state, 2, treasury=20), 3, treasury=20)
    state = with_value(evolve(state, order=(2, 0, 3, 1)), 3, 5)
    asked = resumed(state, "window-5")
    assert (company(asked, 2).treasury, company(asked, 0).treasury) == (20 - 4 - 2, 1 + 4), "the first has paid"
    assert GAME.decisions(asked)[0].seat == 0
    once = after(asked, (0, SellShares(3, 1)))
    assert GAME.decisions(once)[0].seat == 0, "not enough yet"
    assert isinstance(once.frames[-1], RaiseCash)
    assert company(once, 0).treasury == 1 + 4 + 5
    twice = after(once, (0, SellShares(2, 1)))
    assert not isinstance(twice.frames[-1], RaiseCash)
    assert company(twice, 0).treasury == 10 + 10 - 14, "the third debtor's share is sold and pays nothing more"
    assert company(twice, 2).treasury == 14 + 2, "received from the debtor, and not paid again"


@pytest.mark.rule("EIC-Q-29")
def test_holders_and_marker_count_when_the_debtors_turn_comes() -> None:
    state = poor(1)
    state = with_company(state, 0, shares=(0, 1, 0, 0))
    state = with_value(with_company(state, 2, shares=(1, 1, 0, 0)), 1, 13)
    state = with_company(state, 1, treasury=10)
    asked = resumed(state, "window-5")
    assert isinstance(asked.frames[-1], RaiseCash)
    events: list[Event] = []
    later = GAME.apply(asked, 0, SellShares(1, 1), events)
    assert value(later, 1) == 12
    paid = [event for event in events if isinstance(event, DividendPaid) and event.company == 1]
    twelve = T.dividends[T.values.index(12)]
    assert paid == [DividendPaid(1, 2, twelve, twelve)], "seat 0 has sold its share, and the marker has fallen"


@pytest.mark.rule("EIC-Q-29")
def test_nobody_owes_less_by_selling_the_own_shares() -> None:
    state = with_value(with_company(poor(1), 0, shares=(2, 1, 0, 0)), 0, 10)
    asked = resumed(state, "window-5")
    owed = asked.frames[-1].owed  # type: ignore[union-attr]
    once = after(asked, (0, SellShares(0, 1)))
    assert once.frames[-1].owed == owed == (0, 4, 2, 8)  # type: ignore[union-attr]
    assert value(once, 0) == 9


@pytest.mark.rule("EIC-Q-29")
def test_without_anything_to_sell_the_treasury_goes_round_po_by_po() -> None:
    state = poor(9)
    later = resumed(evolve(state, order=(0, 3, 1, 2)), "window-5")
    assert [one.treasury for one in later.companies] == [0, 3, 2, 4], "each up to its due; the rest is cancelled"


@pytest.mark.rule("EIC-Q-29")
def test_partial_payment_starts_with_the_better_initiative() -> None:
    later = resumed(evolve(poor(2), order=(0, 3, 1, 2)), "window-5")
    assert [one.treasury for one in later.companies] == [0, 1, 0, 1]


@pytest.mark.rule("EIC-Q-29")
def test_dividends_received_earlier_help_to_pay_later_ones_do_not() -> None:
    state = with_company(poor(0), 0, shares=(0, 7, 0, 0))
    state = with_company(state, 1, treasury=30)
    first = resumed(evolve(state, order=(1, 0, 2, 3)), "window-5")
    assert not isinstance(first.frames[-1], RaiseCash), "seat 1 has paid 14 before"
    assert company(first, 0).treasury == 0
    late = resumed(evolve(state, order=(0, 1, 2, 3)), "window-5")
    assert isinstance(late.frames[-1], RaiseCash)


@pytest.mark.rule("EIC-Q-29")
def test_the_mortgage_is_another_way_to_raise_cash() -> None:
    state = poor(7, mortgage=True)
    asked = resumed(state, "window-5")
    assert GAME.legal_actions(asked, 0) == (Mortgage(),)
    once = after(asked, (0, Mortgage()))
    assert isinstance(once.frames[-1], RaiseCash), "12 of 14"
    twice = after(once, (0, Mortgage()))
    assert company(twice, 0).treasury == 7 + 5 + 5 - 14
    empty = after(resumed(poor(1, mortgage=True), "window-5"), (0, Mortgage()), (0, Mortgage()))
    assert company(empty, 0).treasury == 0, "both are mortgaged and 11 PO go round"
    assert sum(company(empty, seat).treasury for seat in (1, 2, 3)) == 11


@pytest.mark.rule("EIC-Q-29")
def test_in_period_5_no_share_is_sold_for_dividends() -> None:
    state = evolve(with_company(poor(1), 0, shares=(0, 2, 2, 0)), period=5)
    events: list[Event] = []
    over = resumed(state, "window-5", events)
    assert over.step == "over"
    paid = [event for event in events if isinstance(event, DividendPaid) and event.company == 0]
    assert paid == [DividendPaid(0, 1, 1, 4), DividendPaid(0, 2, 0, 2), DividendPaid(0, 3, 0, 8)]
    assert company(over, 0).shares == (0, 2, 2, 0)
    loan = evolve(with_company(poor(1, mortgage=True), 0, shares=(0, 2, 2, 0)), period=5)
    asked = resumed(loan, "window-5")
    assert refused(asked, 0, SellShares(1, 1)) == "EIC-SEL-03"
    assert GAME.legal_actions(asked, 0) == (Mortgage(),)


@pytest.mark.rule("EIC-END-13", "EIC-Q-16")
def test_used_cards_leave_the_game() -> None:
    state = with_cards(started())
    used = set(state.drawn)
    later = resumed(state, "dividends")
    assert later.period == 2
    assert later.drawn == (NONE, NONE)
    assert not used & {card for pile in later.piles for card in pile}
    assert [len(pile) for pile in later.piles] == [7, 8, 4, 7, 8, 4]
    drawn = resumed(later, "window-3")
    assert not used & set(drawn.drawn), "period 2 uses the seven left"


@pytest.mark.rule("EIC-END-14")
def test_agents_on_cells_go_to_the_portraits() -> None:
    state = with_agents_on(with_agents_on(started(), "captain-charts", 0), "merchant-silk", 0)
    state = with_company(state, 0, agents=(*company(state, 0).agents[:2], T.centre))
    later = resumed(with_cards(state), "dividends")
    names = [T.places[place] for place in company(later, 0).agents]
    assert names == ["captain", "merchant", "centre"]
    assert all(there == () for there in later.cells)
    assert company(later, 0).moved == (False, False, False)


@pytest.mark.rule("EIC-END-15", "EIC-TRN-01")
def test_five_periods_and_no_preparation_after_the_last() -> None:
    later = resumed(with_cards(started()), "dividends")
    assert (later.period, phase(later)) == (2, "A")
    last = evolve(with_agents_on(started(), "captain-charts", 0), period=5)
    over = resumed(with_cards(last), "dividends")
    assert (over.period, over.step) == (5, "over")
    assert GAME.decisions(over) == ()
    assert over.cells == last.cells, "agents stay where they are"
    assert over.drawn != (NONE, NONE)


@pytest.mark.rule("EIC-FIV-01", "EIC-Q-21")
def test_galleons_leave_before_the_last_dice() -> None:
    state = with_company(started(), 0, docks=docks("galleon", "flute", empty=1))
    state = with_staying(with_staying(state, CHINA, (0, "galleon")), CHINA, (1, "galleon"), (2, "frigate"))
    state = with_company(evolve(state, period=4), 2, docks=docks("galleon", "galleon", empty=1))
    events: list[Event] = []
    later = resumed(with_cards(state), "dividends", events)
    assert later.period == 5
    assert later.stay_piles[CHINA] == (vessel(2, "frigate"),)
    for one in later.companies:
        assert T.galleon not in one.fleet
        assert all(ship.kind != T.galleon for ship in one.docks)
    assert company(later, 3).fleet == ()
    kinds = [type(event).__name__ for event in events]
    assert kinds.index("DiceRolled") > max(i for i, kind in enumerate(kinds) if kind == "ShipDiscarded")
    assert ShipDiscarded(0, "galleon", "zone-1") in events
    assert events.count(ShipDiscarded(3, "galleon", "dock")) == 2
    assert ShipDiscarded(0, "flute", "dock") not in events


@pytest.mark.rule("EIC-Q-21")
def test_a_player_without_ships_has_nothing_to_do_at_sea() -> None:
    state = evolve(started(3), period=4)
    state = resumed(with_cards(state), "dividends")
    while phase(state) == "A":
        seat = GAME.decisions(state)[0].seat
        legal = GAME.legal_actions(state, seat)
        choice = next((one for one in legal if isinstance(one, PlaceAgent) and one.cell == CENTRE), legal[-1])
        state = GAME.apply(state, seat, choice)
    assert phase(state) == "B"
    over = idle_until(state, "over")
    assert all(one.sales_index == 0 for one in over.companies)


@pytest.mark.rule("EIC-FIV-03")
def test_after_period_5_comes_the_final_count() -> None:
    over = resumed(with_cards(evolve(started(), period=5)), "dividends")
    assert GAME.decisions(over) == ()
    assert len(GAME.scores(over)) == 4
    assert refused(over, 0, PlaceAgent(0, CENTRE)) == "EIC-FIV-03"


@pytest.mark.rule("EIC-TRN-01", "EIC-TRN-02", "EIC-CMP-18")
def test_a_game_has_five_periods_of_six_phases() -> None:
    state, seen = started(2), list[tuple[int, str]]()
    for _ in range(2000):
        if not GAME.decisions(state):
            break
        if not seen or seen[-1] != (state.period, phase(state)):
            seen.append((state.period, phase(state)))
        seat = GAME.decisions(state)[0].seat
        state = GAME.apply(state, seat, GAME.legal_actions(state, seat)[0])
    assert seen == sorted(seen)
    assert {period for period, _ in seen} == {1, 2, 3, 4, 5}
    assert {letter for _, letter in seen} >= {"A", "B", "C", "D", "E"}
    assert [row.letter for row in T.phases] == list("ABCDEF")


def test_a_window_is_asked_in_the_new_order() -> None:
    state = sold(30, 8, 19, 5)
    for seat in range(4):
        state = with_company(state, seat, shares=tuple(int(number == 1) for number in range(4)))
    window = resumed(state, "window-4")
    assert window.frames == (SaleWindow(3, 0),)
