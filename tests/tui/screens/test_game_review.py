"""What cost most: each turn once, and nothing that one look alone has said."""

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from boardgames.bots.compare_choices import Sample
from boardgames.bots.side_by_side import Advice, side_by_side
from boardgames.table.session import Session
from boardgames.tui.screens.game_review import MIN_COST, review_page, slips
from boardgames.tui.screens.text_page import TextPage
from tests.tui.driving import finished_game


def advice(cost: float) -> Advice:
    """The best choice leads by so much in every game."""
    found = [
        Sample(n, [lead] * 12, [[{}, {}]] * 12, [[]] * 12, [{}] * 12, [0.0] * 12)
        for n, lead in enumerate((10 + cost, 10.0))
    ]
    return msgspec.structs.replace(side_by_side(found, 0, 1), loss=cost / 2)


def people(session: Session) -> Session:
    return Session(session.table, session.setup, ("",) * len(session.names), None)


async def found(monkeypatch: pytest.MonkeyPatch, first: float, again: float) -> tuple[Session, list[Any], list[Any]]:
    session, steps = people(finished_game()), list[Any]()
    monkeypatch.setattr(Session, "coach_task_at", lambda self, number, again=False: b"again" if again else b"first")
    monkeypatch.setattr(Session, "read_advice", lambda self, line: advice(again if line == b"again" else first))

    async def think(line: bytes) -> bytes:
        return line

    return session, await slips(session, think, lambda done, of, again: steps.append((again, done, of))), steps


async def test_a_turn_is_counted_once_and_what_it_cost_is_what_the_second_opinion_confirms(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session, dear, steps = await found(monkeypatch, 33.0, 12.0)
    assert dear
    assert all(slip.cost == 6.0 for slip in dear), "what a lucky look said alone cannot be defended"
    seats = [choice.seat for choice in session.table.choices]
    runs = [at for at, (before, seat) in enumerate(pairwise(seats), start=1) if before != seat]
    turn_of = [sum(start <= slip.number for start in runs) for slip in dear]
    assert len(set(turn_of)) == len(turn_of), "a turn is counted once"
    assert steps == sorted(steps), "neither the first looks nor the second ones begin again"
    assert {of for again, _, of in steps if not again} == {sum(not again for again, *_ in steps)}
    assert {of for again, _, of in steps if again} == {sum(again for again, *_ in steps)}
    assert isinstance(review_page(session, dear), TextPage)


async def test_what_the_second_look_does_not_find_is_not_said(monkeypatch: pytest.MonkeyPatch) -> None:
    _, dear, _ = await found(monkeypatch, 33.0, 2 * MIN_COST - 1)
    assert dear == []
