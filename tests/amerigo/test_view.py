"""What is hidden, what a seat may imagine behind it, and what is learned."""

import pytest

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.amerigo.view import tower_cubes
from tests.amerigo import invariants
from tests.amerigo.given import A, B, T, given, play
from tests.amerigo.random_walk import walk


@pytest.mark.rule("AME-Q-20", "AME-Q-46")
def test_only_what_lies_face_down_is_hidden() -> None:
    s = given(round=2, tower={"red": 3, "blue": 2})
    seen = GAME.observe(s, A)
    assert seen == GAME.observe(s, B) == GAME.observe(s, None), "nobody has a secret of his own"
    assert seen.players == s.players
    assert (seen.progress, seen.production, seen.pieces) == (s.progress, s.production, s.pieces)
    assert set(seen.rng) == {0}
    assert set(seen.progress_stack) == set(seen.production_stack) == {""}
    assert [bool(marker) for marker in seen.pirates] == [slot in s.pirates_up for slot in range(6)]
    assert sum(seen.upper) == sum(seen.lower) == 0
    assert tower_cubes(T, seen) == tower_cubes(T, s), "what is inside by colour is public, the floors are not"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_imagined_table_is_a_possible_one(players: int) -> None:
    for number, step in enumerate(walk(players, 60 + players)):
        if number % 25 == 0:
            seen = GAME.observe(step.after, A)
            for luck in range(3):
                imagined = GAME.imagine(seen, A, luck)
                invariants.check(GAME, imagined)
                assert GAME.observe(imagined, A) == seen


def test_dealing_takes_facts_away() -> None:
    s = given(2, phase="white", cubes={"white": 1}, seat=B, cannons={A: 12, B: 12})
    before, after = GAME.unseen(s, A), GAME.unseen(play(s, do.TakeGold()), A)
    assert after < before
    assert len(before - after) == 1 + 4 + 6, "a pirate, four progress tokens, six production tokens"
