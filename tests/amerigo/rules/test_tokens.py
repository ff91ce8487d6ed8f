"""Progress tokens and their effects; those on pirates and on gold are tested with them."""

import pytest

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.amerigo.face.words.names import Names
from boardgames.amerigo.state import VP_TOKEN, Build, Plan, Produce, Sail, State, TrackAction
from boardgames.core.values import evolve
from tests.amerigo.given import A, B, T, end_round, given, legal, play, why

EVERYTHING = {"blue": 2, "black": 1, "red": 1, "brown": 1, "green": 1, "yellow": 1, "white": 1}
CHOICES: dict[str, do.AnyAction] = {
    "blue": do.Act("blue"),
    "black": do.Act("black"),
    "red": do.Act("red"),
    "brown": do.Act("brown"),
    "green": do.Act("green"),
    "yellow": do.Act("yellow"),
    "white": do.WhiteAdvance(),
}


def ap_of(s: State) -> int:
    frame = s.frames[0]
    match frame:
        case Sail():
            return frame.total
        case TrackAction() | Plan() | Produce() | Build():
            return frame.ap
    raise AssertionError(frame)


def points(tokens: tuple[str, ...]) -> dict[str, int]:
    """AP of each action with 2 AP in the phase."""
    s = given(cubes=EVERYTHING, tokens={A: tokens})
    return {colour: ap_of(play(s, choice)) for colour, choice in CHOICES.items()}


@pytest.mark.rule("AME-TOK-04")
@pytest.mark.parametrize("colour", ["blue", "black", "red", "brown", "green", "yellow"])
def test_two_more_ap_for_one_action(colour: str) -> None:
    found = points((f"ap2-{colour}",))
    assert found.pop(colour) == 4
    assert set(found.values()) == {2}


@pytest.mark.rule("AME-TOK-05")
@pytest.mark.parametrize("pair", [("red", "green"), ("blue", "yellow"), ("black", "brown")])
def test_one_more_ap_for_two_actions(pair: tuple[str, str]) -> None:
    found = points((f"ap1-{pair[0]}-{pair[1]}",))
    assert [found.pop(colour) for colour in pair] == [3, 3]
    assert set(found.values()) == {2}


@pytest.mark.rule("AME-Q-44")
def test_extra_ap_add_up() -> None:
    assert points(("ap2-red", "ap1-red-green"))["red"] == 5


@pytest.mark.rule("AME-Q-15")
def test_extra_ap_follow_the_action_performed() -> None:
    by_white = given(cubes={"white": 2}, special={A: 4}, tokens={A: ("ap2-red",)})
    assert ap_of(play(by_white, do.WhiteAs("red"))) == 4
    swapped = given(cubes={"green": 2}, tokens={A: ("swap-red-green", "ap2-red", "ap2-green")})
    assert ap_of(play(swapped, do.Swap("red"))) == 4
    assert ap_of(play(swapped, do.Act("green"))) == 4


@pytest.mark.rule("AME-TOK-01")
def test_a_permanent_token_works_for_ever() -> None:
    s = given(2, cubes={"black": 2}, tokens={A: ("ap2-black",)}, phase="white", cannons={B: 12}, seat=A)
    after = end_round(play(s, do.Act("black"), do.Advance(4), do.EndAction()))
    assert after.players[A].tokens == ("ap2-black",)
    last = given(2, round=5, cubes={"black": 2}, tokens={A: ("ap2-black",)})
    assert ap_of(play(last, do.Act("black"))) == 4


@pytest.mark.rule("AME-TOK-02", "AME-Q-56")
def test_a_one_time_token_is_turned_over_and_stays_with_its_owner() -> None:
    s = given(2, cubes={"white": 2}, tokens={A: ("vp-cubes",)}, phase="white", cannons={A: 12, B: 12}, round=4)
    after = play(s, do.TakeVp())
    assert after.players[A].used_tokens == ("vp-cubes",)
    assert why(play(after, do.TakeGold()), do.TakeVp()) == "AME-TOK-02"
    assert "vp-cubes" not in end_round(after).progress
    unused = ("ship-sprint", "order-jump", "vp-cubes")
    over = given(2, cubes={"white": 1}, tokens={A: unused}, phase="white", cannons={A: 12}, round=5, seat=B)
    found = {line.category: line.points for line in GAME.scores(play(over, do.TakeGold()))[A].lines}
    assert (found["vp-token"], found["end-tokens"], found["gold"]) == (0, 0, 0)


@pytest.mark.rule("AME-TOK-03")
def test_an_end_token_does_nothing_before_the_end() -> None:
    s = given(2, cubes={"white": 2}, phase="white", seat=B, cannons={A: 12, B: 12}, tokens={A: ("end-seven",)})
    after = end_round(s)
    assert after.players[A].vp == 0
    assert after.players[A].tokens == ("end-seven",)


@pytest.mark.rule("AME-TOK-06")
def test_the_sprint_gives_five_moves_to_each_ship() -> None:
    s = given(cubes={"blue": 2}, ships={A: ("frame-n-1", "frame-n-2")}, tokens={A: ("ship-sprint",)})
    s = play(s, do.Act("blue"))
    assert ap_of(s) == 2, "only when it is used"
    s = play(s, do.UseSprint())
    frame = s.frames[0]
    assert isinstance(frame, Sail)
    assert (frame.left(1), frame.left(2)) == (7, 7)
    black = given(cubes={"black": 2}, tokens={A: ("ship-sprint",)})
    assert why(play(black, do.Act("black")), do.UseSprint()) == "AME-TOK-06"


@pytest.mark.rule("AME-TOK-12", "AME-TOK-13", "AME-Q-07")
def test_two_neutral_tiles_in_all_both_paid() -> None:
    s = play(given(cubes={"red": 7}, tokens={A: ("plan-two-neutral",)}), do.Act("red"))
    s = play(s, do.TakeNeutral("neutral-i2"), do.TakeNeutral("neutral-i3"))
    assert s.frames == (Plan(2, 2),), "5 AP paid for both"
    assert why(s, do.TakeNeutral("neutral-i1")) == "AME-TOK-12", "two instead of one, not two more"


@pytest.mark.rule("AME-TOK-14")
def test_green_cubes_for_a_plan() -> None:
    s = given(cubes={"green": 3, "blue": 1}, tokens={A: ("swap-red-green",)})
    assert play(s, do.Swap("red")).frames == (Plan(3),)
    assert why(s, do.Swap("green")) == "AME-TOK-15"
    both = given(cubes={"green": 3, "red": 1}, tokens={A: ("swap-red-green",)})
    assert why(both, do.Swap("red")) == "AME-TOK-14"
    neither = given(cubes={"blue": 3}, tokens={A: ("swap-red-green",)})
    assert why(neither, do.Swap("red")) == "AME-TOK-14"
    assert why(given(cubes={"green": 3}), do.Swap("red")) == "AME-TOK-14"


@pytest.mark.rule("AME-TOK-15")
def test_red_cubes_for_a_build() -> None:
    s = given(cubes={"red": 3, "blue": 1}, tokens={A: ("swap-red-green",)})
    assert play(s, do.Swap("green")).frames == (Build(3),)
    assert why(s, do.Swap("red")) == "AME-TOK-14"
    both = given(cubes={"green": 3, "red": 1}, tokens={A: ("swap-red-green",)})
    assert why(both, do.Swap("green")) == "AME-TOK-15"


@pytest.mark.rule("AME-Q-16")
def test_the_swap_needs_real_cubes() -> None:
    s = given(cubes={"white": 3, "blue": 1}, special={A: 4}, tokens={A: ("swap-red-green",)})
    assert do.WhiteAs("red") in legal(s)
    assert why(s, do.Swap("green")) == "AME-TOK-15", "white as red does not count as red"


@pytest.mark.rule("AME-TOK-19")
def test_a_gold_for_every_new_post() -> None:
    s = given(cubes={"blue": 2}, ships={A: ("b1", "d5")}, tokens={A: ("gold-per-post",)})
    after = play(s, do.Act("blue"), do.Establish(1))
    assert after.players[A].gold == 1
    assert play(after, do.Establish(2)).players[A].gold == 2


@pytest.mark.rule("AME-TOK-20")
def test_no_gold_for_earlier_posts() -> None:
    s = _show(given(cubes={"brown": 3}, posts={"b2": A, "d4": A, "c7": A}), "gold-per-post")
    after = play(s, do.Act("brown"), do.Advance(3), do.TakeToken("left-1"))
    assert after.players[A].tokens == ("gold-per-post",)
    assert after.players[A].gold == 0


def _show(s: State, token: str) -> State:
    """The token on the first space of the display."""
    rest = [other for other in (*s.progress, *s.progress_stack) if other != token]
    return evolve(s, progress=(token, *rest[:7]), progress_stack=tuple(rest[7:]))


@pytest.mark.rule("AME-TOK-21")
@pytest.mark.parametrize(("cubes", "gold"), [(1, 1), (2, 1), (3, 2), (7, 4)])
def test_a_gold_for_every_two_cubes(cubes: int, gold: int) -> None:
    offer = {"blue": min(cubes, 4), "red": max(cubes - 4, 0)}
    s = given(cubes=offer, tokens={A: ("gold-per-two",)})
    assert play(s, do.TakeGold()).players[A].gold == gold


@pytest.mark.rule("AME-TOK-22", "AME-Q-37")
def test_points_instead_of_an_action() -> None:
    s = given(cubes={"blue": 4, "red": 1, "white": 2}, tokens={A: ("vp-cubes",)})
    after = play(s, do.TakeVp())
    assert after.players[A].vp == 7
    assert after.players[A].ledger[VP_TOKEN] == 7
    assert after.order[after.active] == B, "he performs no other action in this phase"
    assert why(given(), do.TakeVp()) == "AME-TOK-22"


@pytest.mark.rule("AME-TOK-23")
def test_the_points_token_is_worth_nothing_at_the_end() -> None:
    s = given(2, round=5, phase="white", cubes={"white": 4}, seat=B, cannons={A: 12}, tokens={A: ("vp-cubes",)})
    with_token = play(s, do.TakeGold()).players[A].vp
    without = given(2, round=5, phase="white", cubes={"white": 4}, seat=B, cannons={A: 12}, progress={A: 3})
    assert with_token == play(without, do.TakeGold()).players[A].vp


@pytest.mark.rule("AME-Q-57")
def test_a_token_works_from_the_moment_it_is_taken() -> None:
    """Taken in the white phase, the bounty is paid at the end of the same round."""
    markers = ("pirate-0a", "pirate-0b", "pirate-1", "pirate-2", "pirate-3", "pirate-4")
    s = given(2, phase="white", cubes={"white": 3, "brown": 1}, seat=B, pirates=markers)
    s = play(_show(s, "pirates-bounty"), do.Act("brown"), do.Advance(3), do.TakeToken("left-1"), do.EndAction())
    assert s.round == 2
    assert s.players[B].gold == 2


def test_every_token_has_a_text_and_a_taker() -> None:
    texts = {Names(T).token_text(token) for token in T.tokens}
    assert len(texts) == len(T.tokens)
