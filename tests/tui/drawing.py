"""What must hold for a drawing of any position of any game; and how a test looks at a position."""

import re
from typing import Any

from boardgames.core.equal_choices import different_choices
from boardgames.core.game import Game, Seat
from boardgames.core.table import Table
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BOLD, CURSOR, EXACT, KEY, TABLE, contrast
from boardgames.kit.look import LARGE_SIZE, TAB_SIZE, TABLE_SIZE, Board, Look
from boardgames.table.foresight import Foresight
from boardgames.tui.look.styles import STYLES

NAMES = ("Ann", "Bob", "Cid", "Dee")
MAT_WIDTH = 78
TOO_NARROW = ("ink-", "base-", "slot-")
"""Places, by the beginning of their names, that are lit when they are legal but have no room for a code, or stand for
several choices."""
RULED = re.compile("[a-t][0-9]+")
"""Cells whose codes can be read from the rulers at the edge."""

COLOUR = re.compile("#[0-9a-f]{6}")

AnyGame = Game[Any, Any]


def board_of(game: AnyGame) -> Board:
    board: Any = game.parts.board()
    return board  # type: ignore[no-any-return]


def names_of(game: AnyGame, state: Any) -> tuple[str, ...]:
    return NAMES[: len(game.scores(state))]


def look_at(
    game: AnyGame, state: Any, viewer: Seat | None = None, action: Any = None, selected: str | None = None
) -> Look:
    """How the screen would look at it: with the code of the first choice at each place, if the viewer is asked."""
    legal: dict[str, str] = {}
    choices: list[tuple[Any, str]] = []
    for decision in game.decisions(state):
        if decision.seat != viewer and (viewer is not None or decision.secret):
            continue
        seen = game.observe(state, decision.seat)
        for choice in different_choices(game, seen, decision.seat):
            place, code = game.parts.board().place(game, seen, choice), game.words.code(seen, choice)
            choices.append((choice, code))
            if place is not None:
                legal.setdefault(place, code)
    after = None if action is None else _after(game, state, viewer, action)
    return Look(
        names_of(game, state),
        viewer,
        legal,
        selected,
        action,
        tuple(choices),
        after=after,
        recalled=game.recall(state, viewer),
    )


def _after(game: AnyGame, state: Any, viewer: Seat | None, action: Any) -> Any:
    seat = next(d.seat for d in game.decisions(state) if action in game.legal_actions(state, d.seat))
    table: Any = Table(game, state, names_of(game, state))
    return Foresight(table, viewer, seat).after(action)


def drawings(game: AnyGame, seen: Any, look: Look) -> list[Canvas]:
    board = board_of(game)
    mats = [board.mat(game, seen, seat, look) for seat in range(len(look.names))]
    large = [board.large(game, seen, look)] if hasattr(board, "large") else []
    return [board.table(game, seen, look), *large, *(canvas for _, canvas in board.tabs(game, seen, look)), *mats]


def shows(canvas: Canvas, place: str, code: str) -> bool:
    """The place can be clicked, is lit, and its code stands in it."""
    if place not in canvas.regions:
        return False
    x, y, width, height = canvas.regions[place]
    cells = [(row, column) for row in range(y, y + height) for column in range(x, x + width)]
    lit = "".join(canvas.chars[r][c] if is_lit(canvas, r, c) else " " for r, c in cells)
    on_a_grid = bool(RULED.fullmatch(place))
    marked = code in lit or (bool(lit.strip()) and (place.startswith(TOO_NARROW) or on_a_grid))
    return marked and any(canvas.hits[r][c] == place for r, c in cells)


def is_lit(canvas: Canvas, row: int, column: int) -> bool:
    """The cell says what to type."""
    return canvas.inks[row][column] == "legal" or canvas.grounds[row][column] in (KEY, CURSOR)


def check_colours(canvas: Canvas) -> None:
    """Every ink is a colour or the name of a style, and every letter can be read on its ground."""
    met: set[tuple[str, str, str]] = set()
    for row in zip(canvas.inks, canvas.grounds, canvas.chars, strict=True):
        met.update(zip(*row, strict=True))
    assert all(not ground or COLOUR.fullmatch(ground) for ground in {ground for _, ground, _ in met})
    for (ink, ground), char in {(ink, ground): char for ink, ground, char in met if char != " "}.items():
        if COLOUR.fullmatch(ink.removesuffix(BOLD)):
            assert contrast(ink.removesuffix(BOLD), ground or TABLE) >= 4.5, (char, ink, ground)
        else:
            assert ink in STYLES or COLOUR.fullmatch(ink.removeprefix(EXACT)), ink


def check_form(game: AnyGame, state: Any, seat: Seat, action: Any = None) -> None:
    """Sizes, characters, styles, regions."""
    board, seen, look = board_of(game), game.observe(state, seat), look_at(game, state, seat, action)
    table, tabs = board.table(game, seen, look), board.tabs(game, seen, look)
    assert (table.width, table.height) == TABLE_SIZE
    large = [board.large(game, seen, look)] if hasattr(board, "large") else []
    assert all((canvas.width, canvas.height) == LARGE_SIZE for canvas in large)
    for title, tab in tabs:
        assert tab.width <= TAB_SIZE[0]
        assert tab.height <= TAB_SIZE[1]
        assert 1 <= len(title) <= 10
    assert len(dict(tabs)) == len(tabs)
    mats = [board.mat(game, seen, player, look) for player in range(len(look.names))]
    assert all(mat.width <= MAT_WIDTH for mat in mats)
    for canvas in (table, *large, *dict(tabs).values(), *mats):
        assert all(line.isascii() for line in canvas.lines(ascii_only=True))
        check_colours(canvas)
        for place, (x, y, width, height) in canvas.regions.items():
            assert 0 <= x < x + width <= canvas.width, place
            assert 0 <= y < y + height <= canvas.height, place


def check_places(game: AnyGame, state: Any, seat: Seat) -> None:
    """Every legal place is marked on the table and in a tab; a tab that follows the cursor may have to be moved."""
    board, seen, look = board_of(game), game.observe(state, seat), look_at(game, state, seat)
    table = board.table(game, seen, look)
    tabs = [canvas for _, canvas in board.tabs(game, seen, look)]
    elsewhere = []
    for place, code in look.legal.items():
        assert shows(table, place, code), (place, code)
        if not any(shows(tab, place, code) for tab in tabs):
            elsewhere.append(place)
    for place in elsewhere[::5]:
        moved = board.tabs(game, seen, look_at(game, state, seat, selected=place))
        assert any(shows(tab, place, look.legal[place]) for _, tab in moved), (place, look.legal[place])


def check_first_tab(game: AnyGame, state: Any, seat: Seat) -> None:
    """The tab that a small screen opens shows a place of the open question."""
    look = look_at(game, state, seat)
    if look.legal:
        title, first = needed_part(game, game.observe(state, seat), look)
        assert set(look.legal) & set(first.regions), f"{title} is not the tab that is needed"


def needed_part(game: AnyGame, seen: Any, look: Look) -> tuple[str, Canvas]:
    """The part that a small screen opens, with its title."""
    board = board_of(game)
    title = board.needed(game, seen, look)
    return title, dict(board.tabs(game, seen, look))[title]


def check_secrets(game: AnyGame, state: Any, luck: int) -> None:
    """Whoever looks is handed the same by every state that might be the true one; drawings know nothing else."""
    for viewer in (None, *range(len(names_of(game, state)))):
        imagined = game.imagine(game.recall(state, viewer), viewer, luck)
        assert game.observe(imagined, viewer) == game.observe(state, viewer)
        assert look_at(game, imagined, viewer) == look_at(game, state, viewer)


def text_at(canvas: Canvas, place: str) -> str:
    """Return what is written in the region of a place."""
    x, y, width, height = canvas.regions[place]
    return "\n".join("".join(row[x : x + width]) for row in canvas.chars[y : y + height])
