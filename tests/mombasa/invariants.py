"""What holds in every state of every game, and over every step."""

from typing import Any

from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.rules.area import open_slots
from boardgames.mombasa.rules.bases import share_value
from boardgames.mombasa.state import ACTION, PLAN, State


def check(game: Any, s: State) -> None:
    """A sound state, and what is more than a position from a file needs."""
    assert not (fault := game.fault(s)), fault
    t: Tables = game.tables
    for company in range(len(s.bases)):
        backs = sum(t.columns[company][column][-1] for column in range(3) if s.opened[company] >> column & 1)
        assert backs <= share_value(t, s, company) <= 15
    for p in s.players:
        assert 3 <= open_slots(t, p).bit_count() <= 5
    for sheet in game.scores(s):
        assert len(sheet.lines) == 7
    for decision in game.decisions(s):
        size = len(game.legal_actions(s, decision.seat))
        assert 0 < size < 200 or decision.kind == "plan"


def check_step(game: Any, before: State, seat: int, action: AnyAction, after: State) -> None:
    for old, new in zip(before.opened, after.opened, strict=True):
        assert not old & ~new, "an open back space was covered"
    for old, new in zip(before.removed, after.removed, strict=True):
        assert old <= new
    for who, (old_p, new_p) in enumerate(zip(before.players, after.players, strict=True)):
        assert old_p.ink <= new_p.ink
        assert old_p.diamond <= new_p.diamond
        assert all(a <= b for a, b in zip(old_p.steps, new_p.steps, strict=True))
        assert not open_slots(game.tables, old_p) & ~open_slots(game.tables, new_p)
        assert old_p.stock == new_p.stock[: len(old_p.stock)]
        if who != seat and before.phase == ACTION:
            assert old_p.pounds <= new_p.pounds, "nobody pays in another player's turn"
        ended = after.round > before.round or after.turns > before.turns
        assert old_p.bonus == new_p.bonus or ended or before.phase == PLAN, "a bonus began inside a turn"
    assert before.rng == after.rng, "nothing is rolled or shuffled after the set-up"
