"""Several choices in a line of text: with spaces between them, or without where that is clear."""

import pytest

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.core.game import Config
from boardgames.core.registry import load
from boardgames.core.rng import start_stream
from boardgames.core.table import Table
from boardgames.table.draft import Draft
from boardgames.table.typed_codes import ends_with_dot
from boardgames.table.typed_turn import compose
from boardgames.tui.view.table_view import build_scene
from boardgames.tui.view.turn_line import TurnLine
from tests.amerigo.given import given
from tests.laws.random_walks import walk


def draft() -> Draft:
    """Two tiles, a straight one and a T, and enough to build both."""
    reserve = {0: ("village-i2", "village-t4")}
    return Draft(GAME, 2, 0, given(2, cubes={"green": 2}, posts={"b2": 0}, reserve=reserve))


@pytest.mark.parametrize("line", ["g 2 c2b .", "g2c2b.", "g2 c2b.", "G2C2B ."])
def test_codes_may_run_together(line: str) -> None:
    composed = compose(draft(), line)
    assert composed.fault == ""
    assert composed.draft.actions == (
        do.Act("green"),
        do.ChooseTile("village-i2"),
        do.Place("c2", 1),
        do.EndAction(),
    )


def test_what_is_no_code_of_the_next_question_is_still_a_fault() -> None:
    composed = compose(draft(), "g2q9")
    assert "'g2q9'" in composed.fault
    assert composed.draft.steps == ()


def test_a_dot_is_a_code_of_its_own_unless_a_code_is_written_with_one_there() -> None:
    assert ends_with_dot("c2.", ["c2", "c12"])
    assert not ends_with_dot("8.", ["8:30", "9:15"])
    assert not ends_with_dot(".", ["."])


def two_books() -> Draft:
    """Two books to be laid down: their marks are needed until one is left."""
    game = load("mombasa")
    for seed in range(20):
        for step in walk(game, Config(2, seed, "variable", ()), start_stream(seed, "books")):
            if step.decision.kind == "place-books" and len(step.before.waiting) == 2:
                return Draft(game, 2, step.decision.seat, step.before)
    raise AssertionError("no such position")


def codes_of(line: Draft) -> list[str]:
    seen = line.game.observe(line.state, line.seat)
    return [line.game.words.code(seen, action) for action in line.game.legal_actions(line.state, line.seat)]


def test_a_long_code_stays_valid_when_a_short_one_would_do() -> None:
    first = two_books()
    one = codes_of(first)[0]
    other = next(code for code in codes_of(first) if code[:-1] != one[:-1] and code[-1] != one[-1])
    composed = compose(first, f"{one} {other}")
    assert composed.fault == ""
    assert other not in codes_of(compose(first, one).draft), "a shorter code would do"
    table = Table(first.game, first.first, ("Ann", "Bob"))
    line = TurnLine(first, (build_scene(table, first.seat, ("", "")),))
    placed = line.type(one).one
    assert placed is not None
    meant = line.accept(placed).type(other).one
    assert meant is not None
    assert meant.action == composed.draft.actions[1]
    assert not line.accept(placed).type(other[0]).is_slip
