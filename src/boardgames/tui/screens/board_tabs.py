"""Tabs of a table: one part at a time on a small terminal; on a larger one the whole table, then parts in pairs."""

from typing import TypeAlias

from boardgames.core.game import SEAT_LETTERS, Seat
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import TABLE
from boardgames.kit.look import TAB_SIZE, Look
from boardgames.tui.look.paint import Part, Row, wrap
from boardgames.tui.look.styles import PLAYER_INKS
from boardgames.tui.view.table_view import HistoryLine, TableView, board_of
from boardgames.tui.widgets.player_strip import Measures, player_row
from boardgames.words import say

MAT_WIDTH, TAB_ROWS = TAB_SIZE
Sheets: TypeAlias = list[tuple[str, Canvas]]


def parts(scene: TableView, look: Look) -> Sheets:
    """Return every part on its own, always in the same order."""
    return [*board_of(scene.game).tabs(scene.game, scene.seen, look), *_text_parts(scene)]


def needed(scene: TableView) -> str:
    """Return the title of the part that the open question needs."""
    return board_of(scene.game).needed(scene.game, scene.seen, scene.look())


def sheets(table: Canvas, scene: TableView, look: Look) -> Sheets:
    """Return the whole table, then its parts in pairs, one below the other."""
    everything = parts(scene, look)
    pairs = [everything[i : i + 2] for i in range(0, len(everything), 2)]
    return [
        (say("tab-table"), table),
        *((" + ".join(title for title, _ in pair), _stacked(pair, table)) for pair in pairs),
    ]


def _stacked(pair: Sheets, table: Canvas) -> Canvas:
    sheet = Canvas(table.width, table.height, TABLE)
    sheet.shows_selection = True
    left = (table.width - MAT_WIDTH) // 2
    for place, (_, part) in enumerate(pair):
        sheet.paste(part, left, place * TAB_ROWS)
    return sheet


def all_mats(scene: TableView, columns: int = 1) -> Canvas:
    """Draw what is open in front of every player, one below the other or in several columns."""
    board = board_of(scene.game)
    mats = [board.mat(scene.game, scene.seen, seat, scene.look()) for seat in range(len(scene.names))]
    lines = [mats[i : i + columns] for i in range(0, len(mats), columns)]
    joined = Canvas(columns * (MAT_WIDTH + 1) - 1, sum(max(mat.height for mat in line) for line in lines))
    y = 0
    for line in lines:
        for column, mat in enumerate(line):
            joined.paste(mat, column * (MAT_WIDTH + 1), y)
        y += max(mat.height for mat in line)
    return joined


def log_rows(lines: tuple[HistoryLine, ...], width: int) -> list[Row]:
    """Return the history as rows, with the number once per choice and the letter once for choices in a row."""
    rows: list[Row] = []
    last: tuple[int, Seat | None] = (-1, None)
    for line in lines:
        style = "" if line.fresh else "dim"
        head: tuple[Part, ...] = (("       ", ""),)
        if (line.number, line.seat) != last:
            number = f"{line.number:>4} " if line.number != last[0] else "     "
            head = ((number, "dim"), _letter(line.seat))
            last = line.number, line.seat
        for i, text in enumerate(wrap(line.text, max(10, width - 7))):
            rows.append(Row((*(head if i == 0 else (("       ", ""),)), (text, style)), line.number))
    return rows


def _letter(seat: Seat | None) -> Part:
    """Return a player's letter; a dot if no player did it."""
    return ("· ", "dim") if seat is None else (f"{SEAT_LETTERS[seat]} ", PLAYER_INKS[seat])


def _text_parts(scene: TableView) -> Sheets:
    """Return the tabs with players and history."""
    players = Canvas(MAT_WIDTH, TAB_ROWS)
    names = Measures(300, 12)
    y = 0
    for player in scene.players:
        x = 0
        for text, style in player_row(player, names).parts:
            if x + len(text) > MAT_WIDTH and x > 24:
                y, x = y + 1, 24
            x = players.put(x, y, text, style)
        y += 1
    # The rest of the page is for what lies open in front of the player to move.
    mover = next((player.seat for player in scene.players if player.to_move), None)
    if mover is not None:
        players.paste(board_of(scene.game).mat(scene.game, scene.seen, mover, scene.look()), 0, y + 1)
    log = Canvas(MAT_WIDTH, TAB_ROWS)
    for y, line in enumerate(log_rows(scene.log[-TAB_ROWS:], MAT_WIDTH - 1)[-TAB_ROWS:]):
        x = 0
        for text, style in line.parts:
            x = log.put(x, y, text, style)
    return [(say("tab-players"), players), (say("tab-log"), log)]
