"""What is hidden, and what people read and type."""

import pytest

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.amerigo.rules.chart import chart_of
from boardgames.amerigo.view import tower_cubes
from boardgames.amerigo.words.codes import cell_code
from boardgames.core.values import evolve
from tests.amerigo import invariants
from tests.amerigo.given import A, B, T, events_of, given, legal, play
from tests.amerigo.rules.test_completion import large_island_but_two
from tests.amerigo.walking import walk

NAMES = ("Ann", "Bob", "Cid", "Dee")


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


@pytest.mark.parametrize(
    ("name", "code"), [("a1", "a01"), ("t20", "t20"), ("frame-n-1", "fn1"), ("frame-w-4", "fw4"), ("f3", "f03")]
)
def test_codes_of_spaces(name: str, code: str) -> None:
    assert cell_code(name) == code


def test_every_place_is_a_thing_on_the_table() -> None:
    for number, step in enumerate(walk(3, 3)):
        if number % 10 == 0:
            names = set(chart_of(T, step.before).names)
            for action in step.legal:
                place = GAME.words.place(step.before, action)
                if isinstance(action, do.SailTo | do.PlaceShip | do.Place | do.Establish):
                    assert place in names


def test_a_build_says_what_it_brings() -> None:
    s = play(large_island_but_two(round=2), do.Act("green"), do.ChooseTile("village-i2"))
    text = GAME.describe(s, A, do.Place("g6"))
    assert text == "oo at g6: +2 VP, completes it +3, a chest, posts A +12 B +4"
    small = given(cubes={"green": 1}, posts={"b2": A}, reserve={A: ("village-i2",)})
    small = play(small, do.Act("green"), do.ChooseTile("village-i2"))
    assert GAME.describe(small, A, do.Place("c2")) == "oo at c2: +1 VP and W; island 2: 6 left"


def test_events_are_told() -> None:
    s = play(large_island_but_two(round=2), do.Act("green"), do.ChooseTile("village-i2"))
    told = [GAME.words.tell(event, NAMES) for event in events_of(s, do.Place("g6"))]
    assert told == [
        "Ann builds village oo at g6: +2 VP",
        "Ann completes island 3: +3 VP and takes the treasure chest",
        "Ann scores 12 VP for 2 trading posts there",
        "Bob scores 4 VP for 1 trading post there",
    ]
    assert [GAME.words.concerns(event) for event in events_of(s, do.Place("g6"))][-1] == (B,)


def test_neighbours_are_off_and_have_a_reason() -> None:
    s = given(cubes={"blue": 4})
    off = GAME.words.neighbours(s, A)
    assert do.Act("red") in off
    assert not set(off) & set(legal(s))
    assert GAME.words.neighbours(s, B) == ()


def test_status_and_holdings() -> None:
    s = given(round=2, phase="green", cubes={"green": 4}, gold={A: 3})
    assert GAME.words.status(s) == "round 2 of 5 · green phase, 4 AP"
    assert dict(GAME.words.holdings(s, A))["gold"] == "3"
    assert GAME.words.status(evolve(s, frames=())) == "game over"
    assert GAME.words.round(s) == 2
