"""Cannons, progress and the special action track."""

import pytest

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.amerigo.box.tables import SLOTS
from boardgames.amerigo.events import ChancesLapsed, PhaseSkipped, ProgressMade
from boardgames.amerigo.state import PickToken, Plan, Sail, State, TrackAction
from boardgames.core.values import evolve
from tests.amerigo.given import A, B, C, D, T, events_of, given, legal, play, why


@pytest.mark.rule("AME-BLK-01", "AME-EX-09")
def test_four_action_points_load_four_cannons() -> None:
    s = play(given(cubes={"black": 4}), do.Act("black"), do.Advance(4))
    assert s.players[A].cannons == 4
    assert why(s, do.Advance(1)) == "AME-BLK-01"
    two = play(given(cubes={"black": 4}), do.Act("black"), do.Advance(1), do.Advance(2))
    assert two.players[A].cannons == 3
    assert two.frames == (TrackAction("cannons", 1),)


@pytest.mark.rule("AME-BLK-02", "AME-GLD-04", "AME-EX-23")
def test_twelve_cannons_and_two_gold() -> None:
    s = play(given(cubes={"black": 5}, cannons={A: 10}), do.Act("black"))
    assert why(s, do.Advance(3)) == "AME-BLK-02"
    s = play(s, do.Advance(2), do.EndAction())
    assert s.players[A].cannons == 12
    assert s.players[A].gold == 2


@pytest.mark.rule("AME-BRN-01")
def test_progress_steps() -> None:
    s = play(given(cubes={"brown": 2}, progress={A: 7}), do.Act("brown"), do.Advance(2))
    assert s.players[A].progress == 9
    assert s.frames == (TrackAction("progress", 0),)


@pytest.mark.rule("AME-BRN-02", "AME-EX-11")
def test_five_steps_pass_one_space_and_take_one_token() -> None:
    s = play(given(cubes={"brown": 5}), do.Act("brown"), do.Advance(5))
    assert s.frames[-1] == PickToken(1)
    assert [a.slot for a in legal(s) if isinstance(a, do.TakeToken)] == list(SLOTS), "from either panel"
    token = s.progress[SLOTS.index("right-2")]
    after = play(s, do.TakeToken("right-2"))
    assert after.players[A].tokens == (token,)
    assert after.progress[SLOTS.index("right-2")] == ""
    assert after.frames == (TrackAction("progress", 0),)


@pytest.mark.rule("AME-BRN-02", "AME-GLD-08", "AME-EX-24")
def test_a_bought_step_reaches_the_next_space() -> None:
    s = given(cubes={"brown": 2}, progress={A: 4}, gold={A: 1})
    s = play(s, do.Act("brown"), do.BuyAp(), do.Advance(3))
    assert s.players[A].gold == 0
    assert s.players[A].progress == 7
    s = play(s, do.TakeToken("left-1"))
    assert len(s.players[A].tokens) == 1


@pytest.mark.rule("AME-BRN-03")
def test_one_token_for_each_space_passed() -> None:
    s = given(cubes={"brown": 7}, progress={A: 2})
    s = play(s, do.Act("brown"), do.Advance(7))
    assert s.players[A].progress == 9
    assert s.frames[-1] == PickToken(2), "spaces 3 and 7"
    s = play(s, do.TakeToken("left-1"), do.TakeToken("left-2"))
    assert len(s.players[A].tokens) == 2
    assert isinstance(s.frames[-1], TrackAction)


@pytest.mark.rule("AME-BRN-04", "AME-BRN-05", "AME-END-10")
def test_progress_scores_at_the_end_only_and_only_the_highest_space() -> None:
    s = play(given(cubes={"brown": 7}, progress={A: 11}), do.Act("brown"), do.Advance(7), do.Decline(), do.Decline())
    assert s.players[A].progress == 18
    assert s.players[A].vp == 0
    assert [T.progress_vp[step] for step in (0, 2, 3, 8, 18, 24, 33)] == [0, 0, 1, 3, 10, 10, 21]
    line = next(line for line in GAME.scores(s)[A].lines if line.category == "progress")
    assert line.points == 10, "10, not 1 + 3 + 6 + 10"


@pytest.mark.rule("AME-BRN-06")
def test_an_emptied_progress_space_stays_empty_in_the_round() -> None:
    s = play(given(cubes={"brown": 7}), do.Act("brown"), do.Advance(7), do.TakeToken("left-1"))
    assert why(s, do.TakeToken("left-1")) == "AME-BRN-06"
    s = play(s, do.Decline(), do.EndAction(), do.TakeGold(), do.TakeGold(), do.TakeGold())
    assert s.progress[0] == ""


@pytest.mark.rule("AME-Q-22")
def test_a_token_need_not_be_taken_and_surplus_chances_lapse() -> None:
    s = play(given(cubes={"brown": 7}), do.Act("brown"), do.Advance(7))
    assert s.frames[-1] == PickToken(2)
    s = play(s, do.Decline())
    assert s.frames[-1] == PickToken(1), "one chance is lost, the other is still open"
    one_left = _with_display_of(given(cubes={"brown": 7}), 1)
    picked = play(one_left, do.Act("brown"), do.Advance(7), do.TakeToken("left-1"))
    assert isinstance(picked.frames[-1], TrackAction), "the second chance lapses unasked"
    empty = play(_with_display_of(given(cubes={"brown": 7}), 0), do.Act("brown"))
    events = events_of(empty, do.Advance(7))
    assert ChancesLapsed(A, 2) in events
    assert any(isinstance(e, ProgressMade) for e in events)
    assert isinstance(play(empty, do.Advance(7)).frames[-1], TrackAction)


def _with_display_of(s: State, count: int) -> State:
    """Only so many progress tokens are left on display."""
    gone = tuple(token for token in s.progress[count:] if token)
    shown = (*s.progress[:count], *("" for _ in s.progress[count:]))
    return evolve(s, progress=shown, progress_gone=(*s.progress_gone, *gone))


@pytest.mark.rule("AME-Q-23", "AME-Q-54")
def test_a_token_just_taken_adds_no_ap_but_its_gold_can_be_spent() -> None:
    shown = play(_shown(given(cubes={"brown": 4}), "ap2-brown", "gold-five"), do.Act("brown"), do.Advance(3))
    after = play(shown, do.TakeToken("left-1"))
    assert after.frames == (TrackAction("progress", 1),), "no extra AP in the action that brought the token"
    after = play(shown, do.TakeToken("left-2"), do.CashToken("gold-five"), do.BuyAp(), do.BuyAp(), do.Advance(3))
    assert after.players[A].progress == 6
    assert after.players[A].gold == 3


def _shown(s: State, *tokens: str) -> State:
    """The progress display with these tokens first."""
    everything = [*tokens, *(t for t in (*s.progress, *s.progress_stack) if t not in tokens)]
    return evolve(s, progress=tuple(everything[:8]), progress_stack=tuple(everything[8:]))


@pytest.mark.rule("AME-WHT-01")
def test_white_is_an_advance_or_a_special_action() -> None:
    s = given(cubes={"white": 3}, special={A: 4})
    assert why(s, do.Act("white")) == "AME-WHT-01"
    assert {do.WhiteAdvance(), do.WhiteAs("red")} <= set(legal(s))
    advancing = play(s, do.WhiteAdvance())
    assert why(advancing, do.WhiteAs("red")) == "AME-PHA-04", "not both"
    planning = play(s, do.WhiteAs("red"))
    assert why(planning, do.Advance(1)) == "AME-PHA-07"


@pytest.mark.rule("AME-WHT-02", "AME-EX-20")
def test_yellow_advances_onto_red_and_is_the_new_first_player() -> None:
    s = given(cubes={"white": 5}, discs=(A, B, C, D), seat=D)
    after = play(s, do.WhiteAdvance(), do.Advance(4))
    assert after.players[D].special == 4
    assert T.special_colours[4] == 2, "red"
    assert after.frames == (TrackAction("special", 1),)
    after = play(after, do.EndAction())
    assert after.order[0] == D
    assert after.players[D].gold == 0


@pytest.mark.rule("AME-WHT-03")
def test_a_disc_stops_on_top_of_the_pile() -> None:
    s = given(cubes={"white": 5}, special={B: 5, C: 5, D: 2}, discs=(B, C, D, A), seat=A)
    after = play(s, do.WhiteAdvance(), do.Advance(5))
    assert after.discs == (A, B, C, D), "A lies on B on C"
    behind = play(s, do.WhiteAdvance(), do.Advance(2))
    assert behind.discs == (B, C, A, D), "on top of D, behind the pile of B and C"
    under = given(cubes={"white": 5}, special={A: 5, B: 5, C: 5, D: 5}, discs=(B, C, A, D), seat=C)
    moved = play(under, do.WhiteAdvance(), do.Advance(1))
    assert moved.discs == (C, B, A, D), "the discs above close up"


@pytest.mark.rule("AME-WHT-04", "AME-EX-21")
def test_white_cubes_stand_for_the_colour_of_the_space() -> None:
    s = given(cubes={"white": 5, "blue": 1}, special={A: 4})
    after = play(s, do.WhiteAs("red"))
    assert after.frames == (Plan(5),)
    assert why(s, do.WhiteAs("green")) == "AME-WHT-04", "the disc stands on red"


@pytest.mark.rule("AME-WHT-05")
def test_no_special_action_if_the_colour_is_there() -> None:
    s = given(cubes={"white": 5, "red": 1}, special={A: 4})
    assert why(s, do.WhiteAs("red")) == "AME-WHT-05"


@pytest.mark.rule("AME-WHT-06")
def test_the_first_space_has_no_colour() -> None:
    s = given(cubes={"white": 5})
    assert T.special_colours[0] == -1
    for colour in ("blue", "black", "red", "brown", "green", "yellow"):
        assert why(s, do.WhiteAs(colour)) == "AME-WHT-06"


@pytest.mark.rule("AME-WHT-07")
def test_white_needs_a_white_cube() -> None:
    s = given(cubes={"blue": 3}, special={A: 4})
    assert why(s, do.WhiteAdvance()) == "AME-WHT-07"
    assert why(s, do.WhiteAs("red")) == "AME-WHT-07"


@pytest.mark.rule("AME-WHT-08", "AME-END-11", "AME-EX-31")
def test_the_special_track_scores_the_highest_value_reached() -> None:
    s = given(2, round=5, phase="white", cubes={"white": 1}, special={A: 11, B: 2}, discs=(A, B), seat=B)
    over = play(s, do.TakeGold())
    lines = {line.category: line.points for line in GAME.scores(over)[A].lines}
    assert lines["special"] == 6
    assert {line.category: line.points for line in GAME.scores(over)[B].lines}["special"] == 0


@pytest.mark.rule("AME-Q-12")
def test_no_action_point_can_be_bought_to_be_left_over() -> None:
    s = play(given(cubes={"black": 2}, cannons={A: 9}, gold={A: 5}), do.Act("black"))
    s = play(s, do.BuyAp())
    assert why(s, do.BuyAp()) == "AME-Q-12", "3 AP for 3 steps"
    at_end = play(given(cubes={"brown": 2}, progress={A: 33}, gold={A: 5}), do.Act("brown"))
    assert why(at_end, do.BuyAp()) == "AME-Q-12"
    special = play(given(cubes={"white": 2}, special={A: 16}, gold={A: 5}), do.WhiteAdvance())
    assert why(special, do.BuyAp()) == "AME-Q-12"


@pytest.mark.rule("AME-Q-13", "AME-GLD-04")
def test_no_gold_before_the_end_or_with_no_ap_left() -> None:
    short = play(given(cubes={"black": 5}, cannons={A: 8}), do.Act("black"), do.Advance(3), do.EndAction())
    assert short.players[A].gold == 0, "stopped before the end"
    exact = play(given(cubes={"black": 4}, cannons={A: 8}), do.Act("black"), do.Advance(4), do.EndAction())
    assert exact.players[A].gold == 0, "the last AP reached the end"


@pytest.mark.rule("AME-GLD-05", "AME-GLD-04")
@pytest.mark.parametrize(
    ("cubes", "sheet", "choice"),
    [
        ({"black": 3}, {"cannons": {A: 12}}, do.Act("black")),
        ({"brown": 1}, {"progress": {A: 33}}, do.Act("brown")),
        ({"white": 7}, {"special": {A: 18}}, do.WhiteAdvance()),
    ],
)
def test_two_gold_also_if_the_disc_was_there_before(cubes, sheet, choice) -> None:  # type: ignore[no-untyped-def]
    s = play(given(cubes=cubes, **sheet), choice)
    assert legal(s) == (do.EndAction(),)
    assert play(s, do.EndAction()).players[A].gold == 2, "however many AP are left"


@pytest.mark.rule("AME-Q-53")
def test_end_of_track_gold_does_not_ask_where_the_action_came_from() -> None:
    special = given(cubes={"white": 3}, special={A: 1}, cannons={A: 11})
    after = play(special, do.WhiteAs("black"), do.Advance(1), do.EndAction())
    assert after.players[A].gold == 2, "black by white cubes"
    token = given(cubes={"black": 1}, cannons={A: 11}, tokens={A: ("ap2-black",)})
    after = play(token, do.Act("black"), do.Advance(1), do.EndAction())
    assert after.players[A].gold == 2, "AP of a token left over"
    pile = given(cubes={"white": 3}, special={A: 18, B: 18}, discs=(B, A, C, D), seat=A)
    after = play(pile, do.WhiteAdvance(), do.EndAction())
    assert after.discs[:2] == (B, A), "a disc at the end does not climb in its pile"
    assert after.players[A].gold == 2
    other = play(given(cubes={"white": 3}, special={A: 18}), do.WhiteAs("red"), do.EndAction())
    assert other.players[A].gold == 0, "for the advance option only"


@pytest.mark.rule("AME-TOK-16", "AME-Q-36")
def test_the_jump_goes_on_top_of_the_disc_in_front() -> None:
    s = given(cubes={"white": 1}, special={B: 9, C: 9, D: 3}, discs=(C, B, D, A), seat=A, tokens={A: ("order-jump",)})
    after = play(s, do.WhiteAdvance(), do.UseJump())
    assert after.discs == (A, C, B, D)
    assert after.players[A].special == 9
    assert after.players[A].used_tokens == ("order-jump",)
    assert isinstance(after.frames[-1], type(s.frames[-1])), "the turn has ended"
    stepped = play(s, do.WhiteAdvance(), do.Advance(1), do.UseJump())
    assert stepped.discs[0] == A, "after steps as well, whatever AP are left"
    front = given(cubes={"white": 1}, special={A: 4}, tokens={A: ("order-jump",)})
    assert why(play(front, do.WhiteAdvance()), do.UseJump()) == "AME-Q-36"
    under = given(cubes={"white": 1}, special={A: 4, B: 4}, discs=(B, A, C, D), seat=A, tokens={A: ("order-jump",)})
    assert play(under, do.WhiteAdvance(), do.UseJump()).discs == (A, B, C, D), "from under the front disc"
    end = given(cubes={"white": 3}, special={A: 17, B: 18}, discs=(B, A, C, D), seat=A, tokens={A: ("order-jump",)})
    assert play(end, do.WhiteAdvance(), do.UseJump()).players[A].gold == 0, "no end-of-track gold"
    black = given(cubes={"black": 1}, tokens={A: ("order-jump",)}, special={B: 1}, seat=A)
    assert why(play(black, do.Act("black")), do.UseJump()) == "AME-TOK-16"


@pytest.mark.rule("AME-Q-36")
def test_the_front_is_who_is_in_front_now() -> None:
    """Not the player who acted first in the phase: the one whose disc is farthest at that moment."""
    s = given(cubes={"white": 4}, special={A: 2}, discs=(A, B, C, D), tokens={C: ("order-jump",)})
    s = play(s, do.TakeGold(), do.WhiteAdvance(), do.Advance(4), do.EndAction())
    assert s.discs[0] == B
    after = play(s, do.WhiteAdvance(), do.UseJump())
    assert after.discs[:2] == (C, B)
    assert after.players[C].special == 4


@pytest.mark.rule("AME-Q-36")
def test_whoever_has_just_taken_the_front_cannot_jump() -> None:
    s = given(cubes={"white": 4}, special={B: 2}, discs=(B, A, C, D), seat=A, tokens={A: ("order-jump",)})
    behind = play(s, do.WhiteAdvance(), do.Advance(1))
    assert do.UseJump() in legal(behind)
    level = play(s, do.WhiteAdvance(), do.Advance(2))
    assert level.discs[0] == A, "on top of the pile is in front of it"
    assert why(level, do.UseJump()) == "AME-Q-36"
    ahead = play(s, do.WhiteAdvance(), do.Advance(3))
    assert why(ahead, do.UseJump()) == "AME-Q-36"


@pytest.mark.rule("AME-END-11")
def test_the_last_space_of_the_special_track_is_worth_fifteen() -> None:
    s = given(special={A: T.special_end, B: T.special_end - 1})
    lines = [{line.category: line.points for line in sheet.lines} for sheet in GAME.scores(s)]
    assert lines[A]["special"] == 15
    assert lines[B]["special"] < 15
    assert lines[C]["special"] == 0


def test_blue_by_white_opens_the_sail_loop() -> None:
    s = given(cubes={"white": 2}, special={A: 2})
    assert play(s, do.WhiteAs("blue")).frames == (Sail(2),)
    assert not any(isinstance(e, PhaseSkipped) for e in events_of(s, do.WhiteAs("blue")))
