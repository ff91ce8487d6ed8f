"""Turns that are composed: what follows by itself, where a line ends, ways to a place, and the same again."""

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.table.draft import Draft
from boardgames.table.route import as_often_as_possible, once_more, route_to
from boardgames.table.session import Session
from boardgames.table.typed_codes import Match, match_typed
from tests.amerigo.given import given
from tests.tui.driving import new_session


def building(**facts: object) -> Draft:
    first = given(2, cubes={"green": 1}, posts={"b2": 0}, reserve={0: ("village-i2",)}, **facts)
    return Draft(GAME, 2, 0, first)


def test_a_way_to_a_place_is_composed_of_the_choices_that_lead_there() -> None:
    way = route_to(building(), "c2")
    assert way is not None
    assert [type(step.action) for step in way.steps] == [do.Act, do.ChooseTile, do.Place]
    assert way.first is building().first or way.first == building().first
    assert route_to(building(), "t20") is None


def test_the_same_again_as_often_as_the_question_allows() -> None:
    line = building(gold={0: 3}).follow(do.Act("green")).follow(do.BuyAp())
    twice = once_more(line)
    assert twice is not None
    assert [step.action for step in twice.steps][1:] == [do.BuyAp(), do.BuyAp()]
    assert len(as_often_as_possible(line).steps) == 4, "three gold buy three action points"
    assert once_more(as_often_as_possible(line)) is None


def test_a_whole_code_beats_a_beginning_and_words_count_where_no_code_begins_so() -> None:
    codes, texts = ("a1", "a10", "8:30"), ("to a1", "Orange River", "Orange boat")
    assert match_typed("A.1", codes, texts) == Match((0, 1), 0)
    assert match_typed("a10", codes, texts).one == 1
    assert match_typed("830", codes, texts).one == 2
    assert match_typed("orangeri", codes, texts).one == 1
    assert match_typed("orange", codes, texts) == Match((1, 2))
    assert match_typed("or", codes, texts) == Match(), "two letters are no word"
    dotted = ("bk1", "bk2", "b.x", "b.y")
    assert match_typed("b.", dotted, ("",) * 4) == Match((2, 3)), "a separator narrows to the codes that have it there"
    assert match_typed("b-k1", dotted, ("",) * 4).one == 0


def test_what_is_confirmed_together_is_taken_back_together() -> None:
    session = new_session(GAME, players=2)
    assert isinstance(session, Session)
    seat = session.draft(0).game.decisions(session.table.state)[0].seat
    line = session.draft(seat)
    while line.is_open and len(line.steps) < 2:
        line = line.follow(GAME.legal_actions(line.state, seat)[0])
    session.choose(seat, *line.actions)
    assert len(line.actions) >= 2
    assert session.undo_span() == len(session.table.choices)
    session.table.undo(session.undo_span())
    assert session.redo_span() == len(line.actions)
