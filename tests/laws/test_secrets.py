"""Laws of hidden information: what a seat sees is all that it can know, and nothing it is shown depends on the rest."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardgames.core.game import Game, Seat
from tests.laws.random_walks import SETTINGS, Setting, Step, sampled

seeds = st.integers(0, 2**32)
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


def viewers(setting: Setting) -> tuple[Seat | None, ...]:
    return (None, *range(setting.players))


@every_setting
@settings(max_examples=4)
@given(seed=seeds)
def test_an_imagined_state_looks_the_same(setting: Setting, seed: int) -> None:
    game = setting.load()
    for step in sampled(game, setting.config(seed), seed, 6):
        for viewer in viewers(setting):
            seen = game.observe(step.after, viewer)
            assert game.observe(seen, viewer) == seen, "looking twice shows the same"
            assert not any(seen.rng), "the generator must not show"
            imagined = game.imagine(seen, viewer, seed + step.number)
            assert game.observe(imagined, viewer) == seen
            assert game.decisions(imagined) == game.decisions(step.after)


@every_setting
@settings(max_examples=2)
@given(seed=seeds)
def test_an_imagined_state_contradicts_no_memory(setting: Setting, seed: int) -> None:
    """What is recalled shows no more than was witnessed: everything else is dealt anew, and nobody could tell."""
    game = setting.load()
    for step in sampled(game, setting.config(seed), seed, 10):
        for viewer in viewers(setting):
            known = game.recall(step.after, viewer)
            assert game.observe(known, viewer) == game.observe(step.after, viewer)
            assert not any(known.rng), "the generator must not show"
            imagined = game.imagine(known, viewer, seed + step.number)
            assert game.recall(imagined, viewer) == known


@every_setting
@settings(max_examples=4)
@given(seed=seeds)
def test_what_is_offered_and_said_does_not_depend_on_what_is_hidden(setting: Setting, seed: int) -> None:
    game = setting.load()
    words, board = game.words, game.parts.board()
    for step in sampled(game, setting.config(seed), seed, 6):
        seat = step.decision.seat
        seen = game.observe(step.before, seat)
        assert game.legal_actions(seen, seat) == step.actions
        imagined = game.imagine(seen, seat, seed + step.number)
        assert game.legal_actions(imagined, seat) == step.actions
        for action in step.actions:
            assert game.describe(imagined, seat, action) == game.describe(step.before, seat, action)
            assert words.code(imagined, action) == words.code(step.before, action)
            assert board.place(game, imagined, action) == board.place(game, step.before, action)
        assert words.question(imagined, step.decision) == words.question(step.before, step.decision)
        assert game.refused_actions(imagined, seat) == game.refused_actions(step.before, seat)


@every_setting
@settings(max_examples=1)
@given(seed=seeds)
def test_hidden_facts_are_named_by_a_kind_that_can_be_said_aloud(setting: Setting, seed: int) -> None:
    """`kind: detail`: what a barrier says is the kind alone, so few kinds must do for the whole game."""
    game = setting.load()
    kinds: set[str] = set()
    for step in sampled(game, setting.config(seed), seed, 4):
        for viewer in viewers(setting):
            for fact in game.unseen(step.after, viewer):
                kind, colon, detail = fact.partition(": ")
                assert colon, fact
                assert detail, fact
                kinds.add(kind)
    assert len(kinds) <= 20, kinds


def learned(game: Game[Any, Any], step: Step, viewer: Seat | None) -> bool:
    if step.before.rng != step.after.rng:
        return True
    return bool(game.unseen(step.before, viewer) - game.unseen(step.after, viewer))


@every_setting
@settings(max_examples=4)
@given(seed=seeds)
def test_without_a_barrier_nobody_could_have_been_surprised(setting: Setting, seed: int) -> None:
    """If the table says that nothing was learned, the result was the same in every world the viewer could imagine."""
    game = setting.load()
    for step in sampled(game, setting.config(seed), seed, 4):
        seat = step.decision.seat
        if learned(game, step, seat):
            continue
        seen, result = game.observe(step.before, seat), game.observe(step.after, seat)
        saw = [game.witness(event, seat, later=False) for event in step.events]
        for guess in range(2):
            imagined = game.imagine(seen, seat, seed + step.number + 1000 * guess)
            events: list[Any] = []
            after = game.apply(imagined, seat, step.action, events)
            assert game.observe(after, seat) == result
            assert [game.witness(event, seat, later=False) for event in events] == saw


@every_setting
@settings(max_examples=4)
@given(seed=seeds)
def test_history_keeps_what_is_hidden(setting: Setting, seed: int) -> None:
    """A witness of an event who sees nothing new at once sees nothing more later."""
    game = setting.load()
    for step in sampled(game, setting.config(seed), seed, 4):
        for viewer in viewers(setting):
            for event in step.events:
                now = game.witness(event, viewer, later=False)
                later = game.witness(event, viewer, later=True)
                if now is None:
                    assert later is None
                else:
                    assert later is None or game.witness(now, viewer, later=True) == later
