"""Lines on a terminal: broken at words, never in a word, and pictures not at all."""

from hypothesis import given
from hypothesis import strategies as st

from boardgames.core.game import Config
from boardgames.core.registry import load
from boardgames.table.draft import Draft
from boardgames.table.typed_turn import compose
from boardgames.text.terminal import holdings_text, wrap_at_words


@given(st.lists(st.text("abc", min_size=1, max_size=9), min_size=1, max_size=60), st.integers(20, 90))
def test_a_long_line_is_broken_at_words(words: list[str], width: int) -> None:
    text = "  " + " ".join(words)
    lines = wrap_at_words(text, width)
    assert all(len(line) <= width for line in lines)
    assert " ".join(lines).split() == words
    assert all(line.startswith("  ") for line in lines)


def test_a_terminal_of_no_known_width_breaks_nothing() -> None:
    assert wrap_at_words("word " * 60, 0) == ["word " * 60]


def test_a_code_that_is_closed_says_why_and_by_which_rule() -> None:
    game = load("felinia")
    state = game.start(Config(2, 1, game.info.variants[0]))
    seat = game.decisions(state)[0].seat
    closed = game.refused_actions(game.observe(state, seat), seat)[0]
    refusal = game.refusal(state, seat, closed)
    assert refusal is not None
    fault = compose(Draft(game, 2, seat, state), game.words.code(game.observe(state, seat), closed)).fault
    assert refusal.rule in fault
    assert game.words.refusal(refusal).rstrip(".") in fault


def test_a_sign_is_part_of_its_figure() -> None:
    assert holdings_text([("£", "19"), ("hand", "5"), ("◆", "0"), ("shows", "-")]) == "£19, hand 5, ◆0, shows -"
