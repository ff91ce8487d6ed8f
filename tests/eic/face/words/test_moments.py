"""Cards for what everybody looks up for: they say what has happened, and what comes next."""

from boardgames.core.moment import Moment
from boardgames.core.values import Event
from boardgames.eic import GAME
from boardgames.eic.actions import Decline
from boardgames.eic.state import State
from boardgames.table.find_moments import moment_lines
from tests.eic.given import after, events_of, resumed, started, with_company, with_value

NAMES = ("Ann", "Bob", "Cid")


def told(before: State, later: State, events: list[Event]) -> Moment:
    found = GAME.words.moment(tuple(events), before, later, NAMES)
    assert found is not None
    return found


def traded() -> State:
    """Trade is over: sales of 40, 20 and 0, every share at 10; Bob may sell one of Ann's."""
    state = started(3)
    for number, amount in enumerate((40, 20, 0)):
        state = with_value(with_company(state, number, sales=amount), number, 10)
    return with_company(state, 1, shares=(1, 0, 0), treasury=9)


def test_the_ranking_says_that_shares_may_be_sold_before_values_move_again() -> None:
    events: list[Event] = []
    ranked = resumed(traded(), "window-4", events)
    card = told(traded(), ranked, events)
    assert [part.title for part in card.parts] == ["Ranking by sales", "What a share is worth"]
    assert card.parts[1].note == "PO, by rank"
    assert card.coming == ("Shares may be sold once more before sales move the values and dividends are paid.",)
    assert "compared" in card.text


def test_the_second_variation_is_told_although_somebody_was_asked_in_between() -> None:
    ranked = resumed(traded(), "window-4")
    card = told(ranked, after(ranked, (1, Decline())), events_of(ranked, 1, Decline()))
    assert "by sales" in card.text
    assert not card.is_great


def test_the_value_of_the_neutral_company_is_said_once() -> None:
    state = started(2)
    for number, amount in enumerate((10, 20, 40)):
        state = with_value(with_company(state, number, sales=amount), number, 10)
    events: list[Event] = []
    card = told(state, resumed(state, "window-4", events), events)
    values = list(moment_lines(card, NAMES[:2]))[2]
    assert values.startswith("    What a share is worth")
    assert values.endswith("N Swedish Co. 10 → 16.")
