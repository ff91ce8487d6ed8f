"""Who is asked next, without a screen."""

import pytest

from boardgames.core.game import Decision
from boardgames.core.registry import load
from boardgames.table.flow import EVERY_TURN, NEVER, WHEN_SECRET, Ask, BotMoves, Cover, Flow, Over
from tests.tui.driving import new_session


@pytest.mark.parametrize(("curtain", "secret"), [(NEVER, True), (NEVER, False), (WHEN_SECRET, False)])
def test_what_is_open_is_asked_at_once(curtain: str, secret: bool) -> None:
    flow = Flow(new_session(load("felinia"), players=2))
    decision = Decision(1, "bid", secret)
    assert flow.next(curtain, decision) == Ask(decision, 1 if curtain == NEVER else None)


@pytest.mark.parametrize(("curtain", "secret"), [(WHEN_SECRET, True), (EVERY_TURN, False), (EVERY_TURN, True)])
def test_a_curtain_falls_before_what_is_private(curtain: str, secret: bool) -> None:
    flow = Flow(new_session(load("felinia"), players=2))
    decision = Decision(1, "bid", secret)
    assert flow.next(curtain, decision) == Cover(decision, None)
    assert flow.sits(1), "somebody else"
    assert flow.next(curtain, decision) == Ask(decision, 1)
    assert not flow.sits(1)
    flow.covered = True
    assert isinstance(flow.next(curtain, decision), Cover), "somebody else may have come"


def test_the_curtain_tells_who_leaves() -> None:
    session = new_session(load("felinia"), players=2)
    flow, asked = Flow(session), session.decision
    assert asked is not None
    session.choose(asked.seat, session.legal_actions(asked.seat)[0])
    decision = Decision(1 - asked.seat, "bid", secret=True)
    assert flow.next(WHEN_SECRET, decision) == Cover(decision, asked.seat)


def test_bots_move_and_a_lone_person_hides_nothing() -> None:
    flow = Flow(new_session(load("felinia"), players=2, bots=("", "easy")))
    assert flow.next(EVERY_TURN, Decision(1, "bid", secret=True)) == BotMoves(1)
    asked = Decision(0, "bid", secret=True)
    assert flow.next(EVERY_TURN, asked) == Ask(asked, 0)
    assert flow.public_viewer == 0
    assert Flow(new_session(load("felinia"), players=2)).public_viewer is None


def test_nobody_is_asked_when_the_game_is_over() -> None:
    session = new_session(load("felinia"), players=2)
    while (decision := session.decision) is not None:
        session.choose(decision.seat, session.legal_actions(decision.seat)[0])
    assert Flow(session).next(NEVER) == Over()
