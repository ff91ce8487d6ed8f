"""Features: what a good player looks at when a round begins."""

from boardgames.amerigo import GAME
from boardgames.amerigo.play.features import features
from tests.amerigo.given import A, B, given


def test_land_goods_and_posts_count_while_the_island_is_not_complete() -> None:
    s = given(round=2, posts={"c7": A})
    seen = features(GAME, s, A)
    assert (seen["land"], seen["goods in reach"], seen["posts that may count"]) == (4, 1, 1)
    complete = features(GAME, given(round=2, filled={5: A}), A)
    assert (complete["land"], complete["goods in reach"], complete["posts that may count"]) == (0, 0, 0)
    assert features(GAME, s, B)["land"] == 0


def test_shores_are_near_while_their_sites_are_free() -> None:
    free, taken = (given(round=2, ships={A: ("a1", "frame-w-2")}, posts=posts) for posts in ({}, {"b2": B}))
    assert features(GAME, free, A)["shores near"] == features(GAME, taken, A)["shores near"] + 1
    assert features(GAME, free, B)["shores near"] == 0, "no ship at sea"


def test_the_way_to_the_next_token_is_counted_in_steps() -> None:
    start, last = GAME.tables.progress_spaces[0], GAME.tables.progress_spaces[-1]
    s = given(round=2, progress={A: start - 1, B: last})
    assert features(GAME, s, A)["steps to a token"] == 1
    assert features(GAME, s, B)["steps to a token"] == 0
