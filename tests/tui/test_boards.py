"""What holds for the drawing of every game: sizes, characters, places, codes, secrets."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from boardgames.core.protocol import Seat
from boardgames.games import SHELF
from boardgames.tui.board import TAB_SIZE, TABLE_SIZE, Board, Look
from boardgames.tui.canvas import Canvas
from boardgames.tui.styles import STYLES
from tests.laws.walks import Setting, Step, settings_of, walk

NAMES = ("Ann", "Bob", "Cid", "Dee")
MAT_WIDTH = 78
SETTINGS = [setting for name in SHELF for setting in settings_of(name)]
TOO_NARROW = ("ink-",)
"""Places, by the beginning of their names, that are lit when they are legal but have no room for a code."""
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


def board_of(name: str) -> Board:
    board: Any = import_module(f"boardgames.tui.boards.{name}")
    return board  # type: ignore[no-any-return]


def look_at(setting: Setting, state: Any, viewer: Seat | None, action: Any = None, selected: str | None = None) -> Look:
    """How the screen would look at it: with the code of the first choice at each place, if the viewer is asked."""
    game = setting.load()
    legal: dict[str, str] = {}
    for decision in game.decisions(state):
        if decision.seat != viewer and (viewer is not None or decision.secret):
            continue
        seen = game.observe(state, decision.seat)
        for choice in game.legal_actions(seen, decision.seat):
            place = game.words.place(seen, choice)
            if place is not None:
                legal.setdefault(place, game.words.code(seen, choice))
    return Look(NAMES[: setting.players], viewer, legal, selected, action)


def drawings(setting: Setting, seen: Any, look: Look) -> list[Canvas]:
    game, board = setting.load(), board_of(setting.game)
    mats = [board.mat(game, seen, seat, look) for seat in range(setting.players)]
    return [board.table(game, seen, look), *(canvas for _, canvas in board.tabs(game, seen, look)), *mats]


def sampled(setting: Setting, seed: int, every: int) -> Iterator[Step]:
    """The first question of each kind, one step in `every`, and the last."""
    game = setting.load()
    met: set[str] = set()
    step = None
    for step in walk(game, setting.config(seed), seed):
        if step.number % every == 0 or step.decision.kind not in met:
            met.add(step.decision.kind)
            yield step
    assert step is not None
    yield step


def picture(canvas: Canvas) -> tuple[list[list[str]], list[list[str]], list[list[str | None]]]:
    return canvas.chars, canvas.styles, canvas.hits


def shows(canvas: Canvas, place: str, code: str) -> bool:
    """The place can be clicked, is lit, and its code stands in it."""
    if place not in canvas.regions:
        return False
    x, y, width, height = canvas.regions[place]
    cells = [(row, column) for row in range(y, y + height) for column in range(x, x + width)]
    lit = "".join(canvas.chars[r][c] if canvas.styles[r][c] == "legal" else " " for r, c in cells)
    marked = code in lit or (bool(lit.strip()) and place.startswith(TOO_NARROW))
    return marked and any(canvas.hits[r][c] == place for r, c in cells)


@every_setting
def test_sizes_characters_styles_and_regions(setting: Setting) -> None:
    game, board = setting.load(), board_of(setting.game)
    for step in sampled(setting, 6, 40):
        seat = step.decision.seat
        seen = game.observe(step.before, seat)
        look = look_at(setting, step.before, seat, step.action)
        table = board.table(game, seen, look)
        assert (table.width, table.height) == TABLE_SIZE
        titles = []
        for title, tab in board.tabs(game, seen, look):
            assert tab.width <= TAB_SIZE[0]
            assert tab.height <= TAB_SIZE[1]
            assert 1 <= len(title) <= 10
            titles.append(title)
        assert len(set(titles)) == len(titles)
        for player in range(setting.players):
            assert board.mat(game, seen, player, look).width <= MAT_WIDTH
        for canvas in drawings(setting, seen, look):
            assert all(line.isascii() for line in canvas.lines(ascii_only=True))
            assert {style for row in canvas.styles for style in row} <= set(STYLES)
            for place, (x, y, width, height) in canvas.regions.items():
                assert 0 <= x < x + width <= canvas.width, place
                assert 0 <= y < y + height <= canvas.height, place


@every_setting
def test_every_legal_place_is_marked_with_its_code(setting: Setting) -> None:
    """On the table, and in a tab: one that follows the cursor may have to be moved there first."""
    game, board = setting.load(), board_of(setting.game)
    for step in sampled(setting, 7, 25):
        seat = step.decision.seat
        seen = game.observe(step.before, seat)
        look = look_at(setting, step.before, seat)
        table = board.table(game, seen, look)
        tabs = [canvas for _, canvas in board.tabs(game, seen, look)]
        moves = 0
        for place, code in look.legal.items():
            assert shows(table, place, code), (step.decision.kind, place, code)
            if any(shows(tab, place, code) for tab in tabs):
                continue
            moves += 1
            if moves % 5 == 1:
                chosen = look_at(setting, step.before, seat, selected=place)
                moved = board.tabs(game, seen, chosen)
                assert any(shows(tab, place, code) for _, tab in moved), (step.decision.kind, place, code)
        if look.legal:
            assert set(look.legal) & set(tabs[0].regions), f"the first tab is not for {step.decision.kind}"


@every_setting
def test_nothing_hidden_is_drawn(setting: Setting) -> None:
    """Whoever looks sees the same picture of every state that might be the true one."""
    game = setting.load()
    for step in sampled(setting, 8, 60):
        for viewer in (None, *range(setting.players)):
            seen = game.observe(step.before, viewer)
            imagined = game.observe(game.imagine(seen, viewer, step.number), viewer)
            look = look_at(setting, step.before, viewer)
            for one, other in zip(drawings(setting, seen, look), drawings(setting, imagined, look), strict=True):
                assert picture(one) == picture(other)


@every_setting
def test_beginning_and_end_can_be_drawn_for_everybody_and_open(setting: Setting) -> None:
    game = setting.load()
    steps = list(walk(game, setting.config(9), 9))
    for state in (steps[0].before, steps[-1].after):
        looks = [(state, None), *((game.observe(state, viewer), viewer) for viewer in (None, *range(setting.players)))]
        for seen, viewer in looks:
            for canvas in drawings(setting, seen, Look(NAMES[: setting.players], viewer)):
                assert any(line.strip() for line in canvas.lines())
