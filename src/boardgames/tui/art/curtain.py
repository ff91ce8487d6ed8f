"""Painting of the curtain between two players, in the colour of the next player and with the name across it."""

from collections.abc import Sequence
from dataclasses import dataclass

from boardgames.core.game import SEAT_LETTERS, Seat
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, ON_PLAYERS, PLAYERS, WELL, bold, mix, of_player
from boardgames.tui.art.big_letters import HIGH, size_of, spaced, wide, write_large
from boardgames.tui.look.shell_colours import CAP, tinted
from boardgames.tui.view.table_view import TableView
from boardgames.words import say

FOLD = (0.84, 0.86, 0.87, 0.88, 0.87, 0.85, 0.83, 0.82)
"""Darkness of the cloth along a fold."""
SCALLOP = (0, 0, 1, 2, 3, 3, 3, 3, 3, 3, 3, 2, 1, 0, 0)
"""Depth of the border at the top, in half rows."""
BORDER, LOW_BORDER = 6, 2
"""Half rows of the border where it is shortest, and that on a low screen."""
NOTE = "#f0e6d0"
ROOMY = 34
"""Height from which the name may be written in the largest letters."""


@dataclass(frozen=True)
class CurtainText:
    """Text of the curtain."""

    names: tuple[str, ...]
    seat: Seat
    previous: Seat | None
    keys: tuple[tuple[str, str], ...]
    """(key, what it does)."""
    scene: TableView | None = None
    """Scene of the table as everybody may see it."""
    plain: bool = False
    """True without half cells: the terminal lacks the characters or colours."""


def paint_curtain(told: CurtainText, width: int, height: int) -> Canvas:
    """Paint the whole screen."""
    canvas = Canvas(width, height, tinted(told.seat))
    _cloth(canvas, told.seat, told.plain)
    name, middle = told.names[told.seat], height // 2 - 4 if height >= ROOMY else 6
    note, heavy = NOTE, bold(BRIGHT)
    if told.scene is not None:
        title = f" {told.scene.game.info.title.upper()}   {told.scene.status} "
        canvas.centred(0, 1 if height >= ROOMY else 0, width, title, heavy, tinted(told.seat, 0.9))
    words = say("curtain-goes-to")
    if told.previous is not None and told.previous != told.seat:
        words = say("curtain-is-done", name=told.names[told.previous])
    size = 0 if told.plain else size_of(name, width - 4, 8 if height >= ROOMY else 5)
    canvas.centred(0, middle - 4 if size == 2 else middle - 2, width, words, note)
    if size:
        top = 2 * middle - (4 if size == 2 else 1)
        at = (width - wide(name, size)) // 2
        write_large(canvas, at, top, name, size, of_player(PLAYERS, told.seat), "#000000")
        foot = (top + HIGH * size) // 2 + 2
    else:
        canvas.centred(0, middle, width, spaced(name), heavy)
        foot = middle + 2
    canvas.centred(0, foot, width, say("curtain-when"), note)
    _lift(canvas, foot + 2, told, name)
    if told.scene is not None:
        _everybody(canvas, foot + 4, told, told.scene)
    _keys(canvas, told.keys)
    return canvas


def _cloth(canvas: Canvas, seat: Seat, plain: bool) -> None:
    """Draw folds, and a border at the top."""
    for x in range(canvas.width):
        shade = tinted(seat, FOLD[x // 2 % len(FOLD)])
        for row in canvas.grounds:
            row[x] = shade
    if plain:
        return
    for x in range(canvas.width):
        end = (BORDER if canvas.height >= ROOMY else LOW_BORDER) + SCALLOP[x % len(SCALLOP)]
        colour = tinted(seat, 0.55 if x // 3 % 2 else 0.6)
        for half_row in range(end):
            canvas.pixel(x, half_row, colour)
        canvas.pixel(x, end, mix(of_player(PLAYERS, seat), "#c0a060", 0.5))


def _lift(canvas: Canvas, y: int, told: CurtainText, name: str) -> None:
    """Draw who presses which key."""
    key, words = f" {SEAT_LETTERS[told.seat].lower()} ", f"{say('curtain-presses', name=name)} "
    x = (canvas.width - len(words) - len(key)) // 2
    x = canvas.put(x, y, words, bold(BRIGHT))
    canvas.chip(x, y, key, of_player(PLAYERS, told.seat), of_player(ON_PLAYERS, told.seat))


def _everybody(canvas: Canvas, y: int, told: CurtainText, scene: TableView) -> None:
    """Draw what everybody may know, if there is room for it."""
    room = canvas.height - 2 - y
    lines = len(scene.players) + 2
    if lines > room:
        return
    width = min(64, canvas.width - 8)
    x, y = (canvas.width - width) // 2, y + (room - lines) // 2
    canvas.fill(x, y, width, lines, WELL)
    canvas.fill(x, y, width, 1, tinted(told.seat, 0.9))
    canvas.put(x + 2, y, say("curtain-known"), bold(BRIGHT))
    canvas.right(x + width - 2, y, say("nothing-secret"), NOTE)
    open_scores = all(player.score is not None for player in scene.players)
    for line, player in enumerate(scene.players, start=y + 1):
        ink, ground = of_player(ON_PLAYERS, player.seat), of_player(PLAYERS, player.seat)
        canvas.chip(x + 2, line, f" {SEAT_LETTERS[player.seat]} ", ground, ink)
        canvas.put(x + 6, line, player.name[:16], bold(BRIGHT) if player.seat == told.seat else NOTE)
        points = say("total-points", n=player.score or 0, total=player.total)
        at = canvas.put(x + 23, line, f"{points:>12}" if open_scores else "", NOTE)
        for label, value, _ in player.holdings:
            text = f"   {label} {value}"
            if at + len(text) > x + width - 2:
                break
            at = canvas.put(at, line, text, NOTE)


def _keys(canvas: Canvas, keys: Sequence[tuple[str, str]]) -> None:
    """Draw the other keys: the last row, like every key bar."""
    y, x = canvas.height - 1, 1
    canvas.fill(0, y, canvas.width, 1, WELL)
    for key, words in keys:
        if x + len(key) + len(words) + 4 > canvas.width:
            return
        x = canvas.put(x, y, f" {key} ", bold(BRIGHT), ground=CAP)
        x = canvas.put(x, y, f" {words}  ", NOTE)
