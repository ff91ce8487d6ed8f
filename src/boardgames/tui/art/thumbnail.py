"""Thumbnails of tables: each half cell has the commonest colour of the part that it stands for."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from boardgames.core import registry
from boardgames.core.errors import UserError
from boardgames.core.game import Config, Game
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BOLD, EXACT, TABLE, mix
from boardgames.kit.look import Look
from boardgames.store.log import read_log
from boardgames.store.replay import replay
from boardgames.table.load_game import load_game
from boardgames.table.saved_games import SavedGame
from boardgames.tui.look.palettes import DARK
from boardgames.tui.view.table_view import board_of

CHOICES_PLAYED = 60
"""Number of choices after which a table is drawn."""
SEED = 12
MAX_DRAWN = 4000
"""Maximum number of lines of a saved game whose table is drawn."""
SHADE = 0.72
"""Factor by which unchanged cells are darkened."""
HALVES = {"▀": (True, False), "▄": (False, True), "█": (True, True), "■": (True, True)}
"""Block characters, with the halves of the cell that they fill with their ink."""


def miniature(canvas: Canvas, width: int, height: int) -> Canvas:
    """Return the whole canvas scaled to a size."""
    small = Canvas(width, height, TABLE)
    halves = [_halves(canvas, y) for y in range(canvas.height)]
    rows = [half for both in halves for half in both]
    for half_row in range(2 * height):
        first, last = _span(half_row, 2 * height, len(rows))
        for x in range(width):
            left, right = _span(x, width, canvas.width)
            votes = Counter(colour for row in rows[first:last] for colour in row[left:right])
            small.pixel(x, half_row, votes.most_common(1)[0][0])
    return small


def lit(before: Canvas, after: Canvas, width: int, height: int) -> Canvas:
    """Return a table scaled to a size, dark but for the cells that have changed."""
    small = miniature(after, width, height)
    for y in range(height):
        first, last = _span(y, height, after.height)
        for x in range(width):
            left, right = _span(x, width, after.width)
            if all(
                _cells(before, line, left, right) == _cells(after, line, left, right) for line in range(first, last)
            ):
                upper, lower = _painted(small.inks[y][x]), small.grounds[y][x]
                small.pixel(x, 2 * y, mix(upper, TABLE, SHADE))
                small.pixel(x, 2 * y + 1, mix(lower, TABLE, SHADE))
    return small


def _cells(canvas: Canvas, y: int, left: int, right: int) -> tuple[list[str], ...]:
    """Return a piece of a row with its colours."""
    return tuple(each[y][left:right] for each in (canvas.chars, canvas.inks, canvas.grounds))


def _span(at: int, parts: int, whole: int) -> tuple[int, int]:
    """Return the range of cells of the whole that belong to a part: at least one."""
    first = at * whole // parts
    return first, max(first + 1, (at + 1) * whole // parts)


def _halves(canvas: Canvas, y: int) -> tuple[list[str], list[str]]:
    """Return the colours of the upper and the lower halves of a row."""
    upper, lower = [], []
    for character, ink, ground in zip(canvas.chars[y], canvas.inks[y], canvas.grounds[y], strict=True):
        fills = HALVES.get(character, (False, False))
        under = ground or (_printed(ink) if character != " " else TABLE)
        upper.append(_painted(ink) if fills[0] else under)
        lower.append(_painted(ink) if fills[1] else under)
    return upper, lower


@lru_cache(maxsize=256)
def _painted(ink: str) -> str:
    """Return the colour of an ink."""
    colour = ink.strip(BOLD + EXACT)
    if colour.startswith("#"):
        return colour
    words = DARK.spelled().get(colour.split("+")[0], "").split()
    return next((word.lower() for word in reversed(words) if word.startswith("#")), DARK.foreground.lower())


@lru_cache(maxsize=256)
def _printed(ink: str) -> str:
    """Return the colour for letters on a board without grounds, mixed with the ground."""
    return mix(_painted(ink), TABLE, 0.6)


def lived_in(game: Game[Any, Any]) -> Iterator[Any]:
    """Yield None while a game is played some way, then the position that a spectator sees; always the same one."""
    info = game.info
    state = game.start(
        Config(players=max(info.players[0], *(n for n in info.players if n <= 4)), seed=SEED, variant=info.variants[-1])
    )
    for number in range(CHOICES_PLAYED):
        open_now = game.decisions(state)
        if not open_now:
            break
        seat = open_now[0].seat
        legal = game.legal_actions(state, seat)
        state = game.apply(state, seat, legal[number * 7919 % len(legal)])
        yield None
    yield game.observe(state, None)


def table_of(game: Game[Any, Any], seen: Any, names: tuple[str, ...]) -> Canvas:
    """Return the drawing of a table as everybody may see it, without any points."""
    return board_of(game).table(game, seen, Look(names, scored=frozenset()))


def saved_table(saved: SavedGame) -> Canvas:
    """Return the drawing of a saved game as everybody may see it; empty if the file cannot be read any more."""
    try:
        log = read_log(Path(saved.path))
        if registry.needs_trial(log.header.game) or len(log.lines) > MAX_DRAWN:
            return Canvas(1, 1, TABLE)
        game = load_game(log.header.game)
        table = replay(log, game)
        return table_of(game, game.observe(table.state, None), log.header.names)
    except UserError:
        return Canvas(1, 1, TABLE)
