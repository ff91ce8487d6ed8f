"""The end of a round: pirates, then the next round's preparation."""

import pytest

from boardgames.amerigo import actions as do
from boardgames.amerigo.events import (
    PirateRevealed,
    PiratesPlundered,
    PiratesRepelled,
    ProductionDealt,
    ProgressDealt,
    RoundBegan,
)
from boardgames.amerigo.rules.pirates import strength
from boardgames.amerigo.state import OVERFLOW, PIRATES, State, Turn
from tests.amerigo.given import A, B, C, D, T, end_round, events_of, given, play

SIX = ("pirate-1", "pirate-2", "pirate-3", "pirate-4", "pirate-0a", "pirate-0b")
"""Strength 6 with three markers up, then a 4."""


def attacked(round: int = 3, markers: tuple[str, ...] = SIX, **more: object) -> State:
    """The last turn of a round; seat D ends it by taking gold."""
    return given(4, round=round, phase="white", cubes={"white": 1}, pirates=markers, seat=D, **more)


@pytest.mark.rule("AME-PIR-01")
def test_the_pirates_attack_after_every_round() -> None:
    for number in range(1, 6):
        s = attacked(round=number)
        events = events_of(s, do.TakeGold())
        fights = [e for e in events if isinstance(e, PiratesRepelled | PiratesPlundered)]
        assert [e.seat for e in fights] == [A, B, C, D]
    not_yet = given(4, round=3, phase="yellow", cubes={"white": 1}, pirates=SIX, seat=D)
    assert not [e for e in events_of(not_yet, do.TakeGold()) if isinstance(e, PiratesPlundered | PiratesRepelled)]


@pytest.mark.rule("AME-PIR-02")
def test_the_strength_is_the_sum_of_the_open_markers() -> None:
    assert [strength(T, attacked(round=n)) for n in range(1, 6)] == [1, 3, 6, 10, 10]


@pytest.mark.rule("AME-PIR-03", "AME-PIR-04", "AME-EX-25")
def test_four_cannons_against_six_lose_six() -> None:
    after = end_round(attacked(cannons={B: 4}, vp={B: 20}))
    assert after.players[B].cannons == 0
    assert after.players[B].vp == 20 - 6, "the whole strength, not the difference"
    assert after.players[B].ledger[PIRATES] == -6


@pytest.mark.rule("AME-PIR-05", "AME-EX-26")
def test_eight_cannons_against_six_keep_two() -> None:
    after = end_round(attacked(cannons={A: 8}, vp={A: 20}))
    assert after.players[A].cannons == 2
    assert after.players[A].vp == 20


@pytest.mark.rule("AME-PIR-03")
def test_exactly_enough_cannons_are_all_fired() -> None:
    after = end_round(attacked(cannons={A: 6}, vp={A: 5}))
    assert (after.players[A].cannons, after.players[A].vp) == (0, 5)


@pytest.mark.rule("AME-PIR-06", "AME-Q-27")
def test_nobody_falls_below_zero() -> None:
    after = end_round(attacked(vp={A: 4, B: 53}))
    assert after.players[A].vp == 0
    assert after.players[A].ledger[PIRATES] == -4, "what was really lost"
    assert after.players[B].vp == 47, "the printed 0/50 space is no floor"


@pytest.mark.rule("AME-PIR-07")
def test_markers_stay_face_up() -> None:
    s = attacked(round=2)
    after = end_round(s)
    assert set(s.pirates_up) < set(after.pirates_up)
    assert len(attacked(round=5).pirates_up) == 5


@pytest.mark.rule("AME-Q-60")
def test_all_are_attacked_at_the_same_time() -> None:
    s = attacked(cannons={A: 6, B: 1}, vp={A: 9, B: 9, C: 9}, tokens={A: ("pirates-bounty",)}, gold={A: 11})
    after = end_round(s)
    assert after.players[A].gold == 12
    assert after.players[A].ledger[OVERFLOW] == 1, "bounty beyond 12 is a point"
    assert (after.players[B].vp, after.players[C].vp) == (3, 3)
    other = end_round(attacked(cannons={A: 0, B: 1}, vp={A: 9, B: 9, C: 9}))
    assert other.players[B].vp == after.players[B].vp


@pytest.mark.rule("AME-Q-61")
def test_no_choice_is_open_when_the_pirates_come() -> None:
    s = attacked(cannons={A: 5}, vp={A: 30}, gold={A: 12}, filled={3: A})
    after = play(s, do.TakeGold())
    assert after.round == 4
    assert isinstance(after.frames[-1], Turn), "the next question is the choice of the next phase"
    assert after.players[A].vp == 24
    assert after.players[A].gold == 12
    assert after.players[A].chests == 1


@pytest.mark.rule("AME-NXT-01", "AME-PIR-02", "AME-EX-27")
def test_six_and_a_four_are_ten() -> None:
    s = attacked(round=3)
    assert strength(T, s) == 6
    after = end_round(s)
    assert after.pirates_up == (0, 1, 2, 3)
    assert strength(T, after) == 10
    assert PirateRevealed(3, 10) in events_of(s, do.TakeGold())


@pytest.mark.rule("AME-NXT-02", "AME-NXT-03", "AME-NXT-04")
def test_the_progress_display_slides() -> None:
    s = attacked(round=2, tokens={A: ("ap2-blue",)})
    left, right, stack = s.progress[:4], s.progress[4:], s.progress_stack
    after = end_round(s)
    assert after.progress[4:] == left, "the left panel moves to the right, gaps and all"
    assert after.progress[:4] == stack[:4], "four new tokens"
    assert after.progress_stack == stack[4:]
    assert set(after.progress_gone) - set(s.progress_gone) == {token for token in right if token}
    events = [e for e in events_of(s, do.TakeGold()) if isinstance(e, ProgressDealt)]
    assert events[0].tokens == stack[:4]


@pytest.mark.rule("AME-NXT-05")
def test_fewer_than_eight_tokens_are_normal() -> None:
    s = attacked(round=1, tokens={A: tuple(attacked(round=1).progress[:3])})
    after = end_round(s)
    assert all(after.progress[:4])
    assert sum(bool(token) for token in after.progress) == 5


@pytest.mark.rule("AME-NXT-06")
def test_the_production_display_is_replaced() -> None:
    s = attacked(round=2, production={A: ("wool-2",)})
    after = end_round(s)
    assert after.production == s.production_stack[:10]
    assert all(after.production)
    left = tuple(token for token in s.production if token)
    assert len(left) == 9
    assert after.production_gone == s.production_gone + left
    assert any(isinstance(e, ProductionDealt) for e in events_of(s, do.TakeGold()))


@pytest.mark.rule("AME-NXT-07")
def test_the_round_marker_is_removed() -> None:
    s = attacked(round=2)
    after = end_round(s)
    assert after.round == 3
    assert RoundBegan(3, 3) in events_of(s, do.TakeGold())


@pytest.mark.rule("AME-Q-45")
def test_no_round_is_prepared_after_the_fifth() -> None:
    s = attacked(round=5)
    assert s.progress_stack == ()
    assert s.production_stack == ()
    over = play(s, do.TakeGold())
    assert over.pirates_up == s.pirates_up
    assert over.progress == s.progress
    assert over.production == s.production
    assert not [e for e in events_of(s, do.TakeGold()) if isinstance(e, RoundBegan | ProgressDealt)]


@pytest.mark.rule("AME-TOK-07", "AME-Q-57")
def test_stronger_pirates_for_all_but_the_owner() -> None:
    s = attacked(tokens={A: ("pirates-plus-two",)}, cannons={A: 6, B: 7, C: 8, D: 12}, vp=dict.fromkeys(range(4), 20))
    after = end_round(s)
    assert [p.cannons for p in after.players] == [0, 0, 0, 4]
    assert [p.vp for p in after.players] == [20, 12, 20, 20], "B faced 8 with 7 cannons"


@pytest.mark.rule("AME-TOK-08", "AME-TOK-09", "AME-Q-26")
def test_half_the_loss_rounded_up_and_all_cannons_fired() -> None:
    s = attacked(tokens={A: ("pirates-half-loss",)}, cannons={A: 3}, vp={A: 20})
    after = end_round(s)
    assert after.players[A].vp == 17
    assert after.players[A].cannons == 0
    odd = attacked(round=2, tokens={A: ("pirates-half-loss",), B: ("pirates-plus-two",)}, vp={A: 20})
    assert end_round(odd).players[A].vp == 20 - 3, "half of 3 + 2, rounded up"
    poor = attacked(tokens={A: ("pirates-half-loss",)}, vp={A: 2})
    assert end_round(poor).players[A].vp == 0


@pytest.mark.rule("AME-TOK-10")
def test_the_bounty_is_paid_for_beaten_pirates_only() -> None:
    won = end_round(attacked(tokens={A: ("pirates-bounty",)}, cannons={A: 6}))
    lost = end_round(attacked(tokens={A: ("pirates-bounty",)}, cannons={A: 5}))
    assert (won.players[A].gold, lost.players[A].gold) == (2, 0)


@pytest.mark.rule("AME-TOK-11", "AME-Q-28")
def test_the_bounty_is_paid_at_strength_zero() -> None:
    markers = ("pirate-0a", "pirate-0b", "pirate-1", "pirate-2", "pirate-3", "pirate-4")
    after = end_round(attacked(round=2, markers=markers, tokens={A: ("pirates-bounty",)}))
    assert after.players[A].gold == 2
    assert after.players[A].cannons == 0
