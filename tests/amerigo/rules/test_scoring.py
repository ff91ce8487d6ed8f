"""The end of the game and the final scoring."""

import pytest

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.amerigo.events import FinalScored, GameEnded
from boardgames.amerigo.state import State
from boardgames.core.game import ranking
from tests.amerigo.given import A, B, C, D, T, Tile, events_of, given, play

GOODS_POSTS = dict.fromkeys(("b2", "d4", "n2", "l4", "g12", "q4", "s19", "c7"), A)
GOODS_TILES: list[Tile] = [
    ("village-i2", A, "c2", 0),
    ("village-i1", A, "n3", 0),
    ("village-i1", A, "h12", 0),
    ("neutral-i1", A, "d7", 0),
    ("village-i2", A, "l2", 1),
    ("village-i1", A, "s18", 0),
    ("village-i1", A, "c4", 0),
    ("village-i2", A, "r4", 0),
]
"""Three wool, one tobacco, no sugar, two coconut, two coffee."""


def last_turn(players: int = 4, **more: object) -> State:
    """The last player of the last phase; everybody has cannons enough for the last pirates."""
    cannons = dict.fromkeys(range(players), T.cannon_end)
    more = {"cannons": cannons, **more}
    return given(players, round=5, phase="white", cubes={"white": 1}, seat=players - 1, **more)


def lines(s: State, seat: int) -> dict[str, int]:
    return {line.category: line.points for line in GAME.scores(s)[seat].lines}


@pytest.mark.rule("AME-END-01")
def test_the_last_pirates_come_before_the_final_scoring() -> None:
    s = last_turn(2, cannons={}, vp={A: 30}, gold={A: 5})
    kinds = [e.__class__.__name__ for e in events_of(s, do.TakeGold())]
    assert kinds.index("PiratesPlundered") < kinds.index("FinalScored")
    over = play(s, do.TakeGold())
    strength = sum(T.pirates[m] for m in s.pirates[:5])
    assert over.players[A].vp == 30 - strength + 5


@pytest.mark.rule("AME-END-02")
def test_the_four_steps_of_the_final_scoring() -> None:
    s = last_turn(gold={A: 4}, posts=GOODS_POSTS, tiles=GOODS_TILES, progress={A: 12}, special={A: 6})
    over = play(s, do.TakeGold())
    found = lines(over, A)
    goods = sum(found[f"good.{good.id}"] for good in T.goods)
    assert (found["gold"], goods, found["progress"], found["special"]) == (4, 8, 6, 3)
    event = next(e for e in events_of(s, do.TakeGold()) if isinstance(e, FinalScored) and e.seat == A)
    assert (event.gold, event.goods, event.tokens, event.progress, event.special) == (4, 8, 0, 6, 3)
    assert event.total == over.players[A].vp == 21


@pytest.mark.rule("AME-END-03", "AME-END-04", "AME-END-05", "AME-EX-28")
def test_chests_and_tokens_first_then_the_track() -> None:
    """9 gold and 8 more: 3 fill the track, 5 are points, the track scores 12."""
    s = last_turn(gold={A: 9}, filled={3: A}, tokens={A: ("gold-five",)})
    assert s.players[A].chests == 1
    over = play(s, do.TakeGold())
    found = lines(over, A)
    assert (found["overflow"], found["gold"]) == (5, 12)
    assert over.players[A].gold == 12
    assert over.players[A].chests == 0
    assert over.players[A].used_tokens == ("gold-five",)


@pytest.mark.rule("AME-END-06", "AME-END-08", "AME-EX-29")
def test_goods_times_production_of_the_rulebook() -> None:
    bought = ("wool-2", "wool-3", "wool-4", "sugar-2", "coffee-3")
    s = last_turn(posts=GOODS_POSTS, tiles=GOODS_TILES, production={A: bought})
    assert s.players[A].goods == (3, 1, 0, 2, 2)
    found = lines(play(s, do.TakeGold()), A)
    points = [found[f"good.{good.id}"] for good in T.goods]
    assert points == [12, 1, 0, 2, 4]
    assert sum(points) == 19


@pytest.mark.rule("AME-END-07")
def test_the_cost_of_a_production_token_does_not_matter() -> None:
    totals = []
    for cost in (2, 3, 4):
        s = last_turn(posts=GOODS_POSTS, tiles=GOODS_TILES, production={A: (f"wool-{cost}",)})
        totals.append(lines(play(s, do.TakeGold()), A)["good.wool"])
    assert totals == [6, 6, 6]


@pytest.mark.rule("AME-END-09", "AME-END-10", "AME-TOK-25", "AME-TOK-26", "AME-EX-30")
def test_progress_of_the_rulebook() -> None:
    s = last_turn(gold={A: 12}, progress={A: 18}, tokens={A: ("end-seven", "end-gold-twice")})
    found = lines(play(s, do.TakeGold()), A)
    assert found["end-tokens"] == 7 + 12
    assert found["progress"] == 10
    assert found["end-tokens"] + found["progress"] == 29


@pytest.mark.rule("AME-Q-25", "AME-TOK-26")
def test_gold_that_overflowed_is_not_doubled() -> None:
    s = last_turn(gold={A: 11}, tokens={A: ("end-gold-twice", "gold-three")})
    found = lines(play(s, do.TakeGold()), A)
    assert (found["overflow"], found["gold"], found["end-tokens"]) == (2, 12, 12)


@pytest.mark.rule("AME-TOK-24", "AME-TOK-03", "AME-END-09")
def test_a_point_for_every_post_with_the_token() -> None:
    s = last_turn(posts={"b2": A, "d4": A, "c7": A, "g2": B}, tokens={A: ("end-posts",)})
    assert s.players[A].vp == 0, "an end token works only at the end"
    assert lines(play(s, do.TakeGold()), A)["end-tokens"] == 3
    assert lines(play(s, do.TakeGold()), B)["end-tokens"] == 0


@pytest.mark.rule("AME-END-12")
def test_the_most_points_win() -> None:
    s = last_turn(vp={A: 30, B: 41, C: 12, D: 40})
    over = play(s, do.TakeGold())
    assert ranking(GAME.scores(over)) == (3, 1, 4, 2)
    won = next(e for e in events_of(s, do.TakeGold()) if isinstance(e, GameEnded))
    assert (won.seat, won.points) == (B, 41)


@pytest.mark.rule("AME-END-13")
def test_a_tie_goes_to_the_disc_farther_ahead() -> None:
    s = last_turn(vp={A: 30, B: 30, C: 30, D: 20}, special={A: 1, B: 2, C: 0})
    over = play(s, do.TakeGold())
    assert [p.vp for p in over.players[:3]] == [30, 30, 30]
    assert ranking(GAME.scores(over)) == (2, 1, 3, 4)
    assert next(e for e in events_of(s, do.TakeGold()) if isinstance(e, GameEnded)).seat == B


@pytest.mark.rule("AME-Q-29")
def test_on_the_same_space_the_higher_disc_is_farther() -> None:
    s = last_turn(vp={A: 30, B: 30, C: 30, D: 29}, discs=(C, A, B, D))
    over = play(s, do.TakeGold())
    assert [p.vp for p in over.players] == [30, 30, 30, 30], "D took a gold at the end"
    assert ranking(GAME.scores(over)) == (2, 3, 1, 4)


def test_the_ledger_is_the_score() -> None:
    s = last_turn(gold={A: 4}, posts=GOODS_POSTS, tiles=GOODS_TILES, progress={A: 12}, special={A: 6})
    now = GAME.scores(s)
    over = play(s, do.TakeGold())
    assert [sheet.total for sheet in now][:3] == [sheet.total for sheet in GAME.scores(over)][:3]
    for seat, sheet in enumerate(GAME.scores(over)):
        assert sheet.total == over.players[seat].vp
