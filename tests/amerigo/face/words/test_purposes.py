"""What is said for a bot's choice that brings no points at once: true by the rules, and seen by everybody."""

import pytest

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.amerigo.state import State
from tests.amerigo.given import A, T, given, legal, play


def speaks_for(state: State, action: do.AnyAction) -> str:
    assert action in legal(state)
    return GAME.words.purpose(GAME.observe(state, None), A, action)


@pytest.mark.parametrize(
    ("cannons", "said"),
    [
        (0, "the pirates have strength {}, and there are no cannons"),
        (1, "the pirates have strength {}, and there is 1 cannon"),
        (9, ""),
    ],
)
def test_cannons_are_loaded_against_pirates_that_are_too_strong(cannons: int, said: str) -> None:
    turn = given(cubes={"black": 3}, cannons={A: cannons})
    strength = sum(T.pirates[turn.pirates[slot]] for slot in turn.pirates_up)
    assert 1 < strength <= 9
    assert speaks_for(turn, do.Act("black")) == said.format(strength)
    assert speaks_for(play(turn, do.Act("black")), do.Advance(1)) == said.format(strength)


def test_a_tile_is_planned_where_there_is_room_for_it() -> None:
    def said(posts: dict[str, int]) -> set[str]:
        planning = play(given(cubes={"red": 3}, posts=posts), do.Act("red"))
        return {speaks_for(planning, action) for action in legal(planning) if isinstance(action, do.TakeVillage)}

    assert said({}) == {""}, "nothing can be built without a post"
    assert "there is room for it on an island" in said({"b2": A})
