"""Laws of the fixed list of actions: whatever is ever legal is in it once, and over all of it the judge is right."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardgames.core.registry import load
from tests.laws.random_walks import PLAYED, SETTINGS, Setting, walk


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@settings(max_examples=1)
@given(seed=st.integers(0, 2**32))
def test_every_legal_action_has_a_number_and_the_judge_agrees(setting: Setting, seed: int) -> None:
    game = setting.load()
    every = game.all_actions()
    known = frozenset(every)
    assert len(known) == len(every), "an action is listed twice"
    low, high = game.info.points
    for step in walk(game, setting.config(seed), seed):
        assert known.issuperset(step.actions)
        if step.number % 50 == seed % 50:
            for seat in range(setting.players):
                legal = frozenset(game.legal_actions(step.before, seat))
                assert legal == {action for action in every if game.refusal(step.before, seat, action) is None}
            assert all(low <= sheet.total <= high for sheet in game.scores(step.after))


@pytest.mark.parametrize("name", PLAYED)
def test_the_list_is_made_once_and_follows_from_the_tables(name: str) -> None:
    game = load(name)
    assert game.all_actions() is game.all_actions()
    assert game.with_data(game.parts.data, fresh=True).all_actions() == game.all_actions()


@pytest.mark.parametrize(("name", "size"), [("amerigo", 2159), ("eic", 250), ("felinia", 215), ("mombasa", 2326)])
def test_a_number_stands_for_the_same_action_for_ever(name: str, size: int) -> None:
    """Whoever has learned with these numbers must not find them moved by accident."""
    assert len(load(name).all_actions()) == size
