"""Whole random games: they end, nothing is lost, the judge and the lists agree, every event has words."""

from typing import Any

import pytest

from boardgames.core.rng import below
from boardgames.mombasa import GAME
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.state import State
from boardgames.store.component_tables import data_folder
from boardgames.store.rule_catalogue import load_catalogue
from tests.mombasa import invariants
from tests.mombasa.given import given
from tests.mombasa.random_walk import SETTINGS, walk, walk_on

IDS = set(load_catalogue(data_folder("mombasa")).ids())
NAMES = ("Ann", "Bob", "Cid", "Dee")


@pytest.mark.parametrize(("players", "variant"), SETTINGS)
@pytest.mark.parametrize("temper", ["careless", "keen", "trader", "greedy"])
def test_games_end_and_keep_the_invariants(players: int, variant: str, temper: str) -> None:
    last = None
    for step in walk(players, variant, 0, temper):
        invariants.check(GAME, step.after)
        invariants.check_step(GAME, step.before, step.seat, step.action, step.after)
        assert step.events
        assert all(GAME.words.tell(event, NAMES[:players]) for event in step.events)
        last = step.after
    assert last is not None
    assert GAME.decisions(last) == ()


def late(players: int, tracks: tuple[str, ...]) -> State:
    """Round 5: tracks near their ends, bases nearly empty, full bookkeeping tracks, little left to draw."""
    letters, facts = iter(range(24)), list[dict[str, Any]]()
    for seat in range(players):
        books = {position: f"book-b{next(letters) + 1:02}" for position in range(12, 17)}
        cards = {"b": "bookkeeper-2", "c": "coffee-2", "d": "expansion-2x", "a": "cotton-2", "e": "banana-2"}
        steps = {"mombasa": 15 + seat, "cape-town": 12, "saint-louis": 14, "cairo": 17}
        facts.append({"area": cards, "books": books, "ink": 15, "diamond": 25, "steps": steps, "pounds": 6})
    everybody: Any = dict(zip("abcd", facts, strict=False))
    return given(
        players,
        **everybody,
        round=5,
        tracks=tracks,
        posts={"cairo": ["nubia", "libyan-desert", "kordofan"], "mombasa": ["jubaland", "natal"]},
        bases={"cairo": (0, 1, 1), "mombasa": (0, 0, 2), "cape-town": (4, 4, 5), "saint-louis": (0, 0, 0)},
        opened={"cape-town": [1, 2]},
        deck=["d-share-cairo", "e-share-mombasa"],
        books_left={"A": ["book-a20"], "C": []},
    )


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("tracks", [("A1", "B1", "C1", "D1"), ("A2", "B2", "C2", "D2")])
def test_late_games_end_and_keep_the_invariants(players: int, tracks: tuple[str, ...]) -> None:
    happened = set()
    for seed in range(8):
        for step in walk_on(late(players, tracks), seed, "keen"):
            invariants.check(GAME, step.after)
            invariants.check_step(GAME, step.before, step.seat, step.action, step.after)
            for action in step.legal:
                assert GAME.refusal(step.before, step.seat, action) is None
            happened |= {type(event).__name__ for event in step.events}
    assert {"InkMoved", "PointsCashed", "StepsLost", "GameEnded"} <= happened


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
        for action in GAME.refused_actions(step.before, step.seat):
            refusal = GAME.refusal(step.before, step.seat, action)
            assert refusal is not None
            assert refusal.rule in IDS
        luck, which = below(luck, len(step.legal))
        pool.append(step.legal[which])
    assert met <= {question.frame.__struct_config__.tag for question in GAME.rulebook.questions}
    assert len(met) >= 15
