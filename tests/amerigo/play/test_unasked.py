"""An action whose points are used up ends without a question, unless something else can still be done."""

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.amerigo.play.unasked import unasked
from boardgames.amerigo.state import State
from boardgames.core.table import Table
from boardgames.table.draft import Draft
from boardgames.table.foresight import Foresight
from boardgames.table.session import Session
from tests.amerigo.given import A, T, given, play


def answer(s: State) -> do.EndAction | None:
    return unasked(GAME, (s,), A)


def test_an_action_ends_when_its_points_are_used_up_whatever_gold_is_left() -> None:
    loading = play(given(cubes={"black": 3}, gold={A: 5}), do.Act("black"))
    assert answer(loading) is None
    assert answer(play(loading, do.Advance(2))) is None
    assert answer(play(loading, do.Advance(3))) == do.EndAction()
    planning = play(given(cubes={"red": 1}, gold={A: 2}), do.Act("red"), do.TakeVillage("village-i1"))
    assert answer(planning) == do.EndAction()


def test_an_action_ends_at_the_end_of_its_track_even_if_gold_tokens_are_held() -> None:
    """It was asked, so that "at most" left out the gold for the rest."""
    s = given(2, cubes={"brown": 5}, progress={A: T.progress_end - 2}, tokens={A: ("gold-three",)})
    moving = play(s, do.Act("brown"))
    assert answer(play(moving, do.Advance(1))) is None
    forecast = Foresight(Table(GAME, moving, ("Anna", "Boris")), A, A).of(do.Advance(2))
    assert forecast.is_most
    assert not forecast.then
    was = GAME.scores(moving)[A].total
    picking = play(moving, do.Advance(2))
    for pick in GAME.legal_actions(picking, A):
        ended = play(picking, pick)
        if isinstance(pick, do.TakeToken):
            assert answer(ended) == do.EndAction()
            brings = GAME.scores(play(ended, do.EndAction()))[A].total - was
            assert brings <= (forecast.change or 0), pick


def test_a_voyage_goes_on_while_a_post_can_be_set_up_or_the_sprint_token_helps() -> None:
    there = given(cubes={"blue": 1}, ships={A: ("e2", "frame-s-1")}, gold={A: 1})
    sailing = play(there, do.Act("blue"), do.ChooseShip(1), do.SailTo("f2"), do.ChooseShip(2), do.SailTo("frame-s-2"))
    assert answer(sailing) is None, "a post at g2"
    assert answer(play(sailing, do.Establish(1))) == do.EndAction()
    sprint = given(cubes={"blue": 1}, ships={A: ("e3", "frame-s-1")}, tokens={A: ("ship-sprint",)})
    sprint = play(sprint, do.Act("blue"), do.ChooseShip(1), do.SailTo("e4"), do.ChooseShip(2), do.SailTo("frame-s-2"))
    assert answer(sprint) is None


def test_a_line_that_is_composed_never_shows_the_next_throw() -> None:
    """The last player of a phase ends it: what comes out of the tower is seen when the line is confirmed."""
    last = given(2, cubes={"black": 3}, gold={0: 2}, seat=1)
    line = Draft(GAME, 2, 1, last).follow(do.Act("black")).follow(do.Advance(3))
    assert line.actions[-1] == do.Advance(3)
    first = given(2, cubes={"black": 3}, gold={0: 2})
    line = Draft(GAME, 2, 0, first).follow(do.Act("black")).follow(do.Advance(3))
    assert line.actions[-1] == do.EndAction()


def test_a_table_ends_the_action_itself_and_the_log_says_so() -> None:
    session = Session.new(GAME, ("Anna", "Boris"), ("", ""), seed=1, variant="standard", options=())
    asked = session.decision
    assert asked is not None
    session.choose(asked.seat, do.Act("blue"))
    assert session.decision is not None
    assert session.forced_answer(session.decision) is None


def test_building_ends_with_the_last_tile_that_fits_whatever_points_are_left() -> None:
    """ "Build: 3 AP" was asked with nothing to build: to buy a fourth point, or to end."""
    s = given(cubes={"green": 3}, gold={A: 2}, posts={"b2": A}, reserve={A: ("village-i2",)})
    begun = play(s, do.Act("green"))
    chosen = play(begun, do.ChooseTile("village-i2"))
    built = play(chosen, do.Place("c2"))
    assert unasked(GAME, (s, begun, chosen, built), A) == do.EndAction()
    more = given(cubes={"green": 3}, gold={A: 2}, posts={"b2": A}, reserve={A: ("village-i2", "village-i1")})
    states = [more := play(more, action) for action in (do.Act("green"), do.ChooseTile("village-i2"), do.Place("c2"))]
    assert unasked(GAME, states, A) is None, "another tile fits"
    none = given(cubes={"green": 3}, gold={A: 2}, posts={"b2": A})
    assert unasked(GAME, (none, play(none, do.Act("green"))), A) is None, "whoever only looks may take it back"
