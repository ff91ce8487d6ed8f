"""The player aid of every game: on one page, with every sign of the table, and no figure typed by hand."""

import ast
import inspect
import re
from collections.abc import Iterator

import pytest

from boardgames.core.game import Config
from boardgames.core.registry import load
from boardgames.kit.canvas import Canvas
from boardgames.kit.look import Look
from boardgames.tui.screens.player_aid import aid_rows
from boardgames.tui.view.table_view import board_of
from tests.test_game_layout import SHIPPED
from tests.tui.drawing import AnyGame, look_at

SHADES = set("▁▇▐▌▂▃▄▅▆▍▎▋▉█▕▔│…")
"""What pictures are made of and nobody reads."""
MONEY = set("£")
RANGES = set("–")
PAGE = (120, 38)


@pytest.mark.parametrize("game", SHIPPED)
def test_an_aid_is_one_page(game: str) -> None:
    aid = load(game).words.aid()
    rows = aid_rows(aid, PAGE[0])
    assert len(rows) <= PAGE[1]
    assert max(len(row.text) for row in rows) < PAGE[0]
    assert max(len(row.text) for row in aid_rows(aid, 80)) < 80
    words = [word for section in aid.sections for line in section.lines for word in line.text.split()]
    assert max(map(len, words)) <= 28, "no word is wider than its column"
    titles = [section.title for section in aid.sections]
    assert titles[0] == "Goal"
    assert titles[-1] == "Signs"
    assert any(title.startswith("What counts") for title in titles)


@pytest.mark.parametrize("game", SHIPPED)
def test_every_sign_of_the_table_is_explained(game: str) -> None:
    aid = load(game).words.aid()
    said = "".join(line.sign + line.text for section in aid.sections for line in section.lines)
    drawn = {sign for canvas in pictures(load(game)) for line in canvas.lines() for sign in line if not sign.isascii()}
    assert drawn - SHADES - MONEY - RANGES - set(said) == set()


def pictures(game: AnyGame) -> Iterator[Canvas]:
    """Every variant along a game in which somebody always does something."""
    for variant in game.info.variants:
        state, turn = game.start(Config(2, 3, variant)), 0
        while (open_now := game.decisions(state)) and turn < 120:
            seat = open_now[0].seat
            legal = game.legal_actions(state, seat)
            if turn % 24 == 0:
                seen, look = game.observe(state, seat), look_at(game, state, seat)
                assert isinstance(look, Look)
                board = board_of(game)
                yield from (board.table(game, seen, look), board.mat(game, seen, seat, look))
                yield from (canvas for _, canvas in board.tabs(game, seen, look))
            state, turn = game.apply(state, seat, legal[turn * 7 % len(legal)]), turn + 1


@pytest.mark.parametrize("game", SHIPPED)
def test_figures_come_from_the_tables(game: str) -> None:
    """Words may be typed; digits may not, for the tables have them."""
    source = inspect.getsource(__import__(f"boardgames.{game}.face.words.aid", fromlist=["aid"]))
    typed = [node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)]
    assert [text for text in typed if isinstance(text, str) and re.search("[0-9]", text)] == []
