"""Whole random games: they end, nothing is lost, the judge and the lists agree, every event has words."""

import pytest

from boardgames.core.catalogue import load_catalogue
from boardgames.core.rng import below
from boardgames.mombasa import GAME
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.questions import BY_FRAME, BY_PHASE
from tests.mombasa import invariants
from tests.mombasa.walking import SETTINGS, walk

IDS = set(load_catalogue("mombasa").ids())
NAMES = ("Ann", "Bob", "Cid", "Dee")


@pytest.mark.parametrize(("players", "variant"), SETTINGS)
@pytest.mark.parametrize("temper", ["careless", "keen", "trader"])
def test_games_end_and_keep_the_invariants(players: int, variant: str, temper: str) -> None:
    for seed in range(3):
        last = None
        for step in walk(players, variant, seed, temper):
            invariants.check(GAME, step.after)
            invariants.check_step(GAME, step.before, step.seat, step.action, step.after)
            assert step.events
            assert all(GAME.words.tell(event, NAMES[:players]) for event in step.events)
            last = step.after
        assert last is not None
        assert GAME.decisions(last) == ()


@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_the_judge_accepts_exactly_what_is_listed(players: int, variant: str) -> None:
    met: set[str] = set()
    pool: list[AnyAction] = []
    luck = 5
    for step in walk(players, variant, 12, "trader"):
        met.add(step.kind)
        legal = set(step.legal)
        for action in step.legal:
            assert GAME.refusal(step.before, step.seat, action) is None
        for action in pool[:: max(1, len(pool) // 40)]:
            refusal = GAME.refusal(step.before, step.seat, action)
            assert (refusal is None) == (action in legal), (action, refusal)
            assert refusal is None or refusal.rule in IDS
        for action in GAME.words.neighbours(step.before, step.seat):
            refusal = GAME.refusal(step.before, step.seat, action)
            assert refusal is not None
            assert refusal.rule in IDS
        luck, which = below(luck, len(step.legal))
        pool.append(step.legal[which])
    assert met <= {question.kind for question in (*BY_PHASE.values(), *BY_FRAME.values())}
    assert len(met) >= 15
