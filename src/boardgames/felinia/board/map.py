"""The land of Felinia drawn: provinces, roads, tiles and merchants."""

from boardgames.core.protocol import SEAT_LETTERS
from boardgames.drawing.board import Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import KINDS, PLAYERS
from boardgames.felinia.actions import Flip, Move
from boardgames.felinia.box.rows import TradeTile
from boardgames.felinia.box.tables import Board, Tables
from boardgames.felinia.game import Felinia
from boardgames.felinia.rules.exploration import docks_by_time
from boardgames.felinia.state import Departures, Flipping, Journey, State

STEP = 3
"""Columns between two neighbouring x of the board's table: a cell has five, a road between two cells one."""


def special_code(tile: TradeTile) -> str:
    """Two letters for a special tile: `Spice baron` is SB, `Larder` is LA."""
    words = tile.label.split()
    return (words[0][0] + words[1][0] if len(words) > 1 else tile.label[:2]).upper()


def tile_mark(t: Tables, name: str) -> tuple[str, str]:
    """A face-up trade tile in three characters: `=t3` tigers, worth up to 3 each; `!SB` a special tile."""
    tile = t.trade_tiles[name]
    if not tile.people:
        return f"!{special_code(tile)}", "bold"
    people = next(people for people in t.peoples if people.id == tile.people)
    return f"={people.id[0]}{people.top}", KINDS[t.country_number[people.id]]


def content(t: Tables, seen: State, at: int) -> tuple[str, str]:
    """What stands in a province, in three characters, with its style."""
    board = t.boards[seen.variant]
    province = board.provinces[at]
    journey = next((frame for frame in seen.frames if isinstance(frame, Journey)), None)
    if journey is not None and journey.at == at:
        return f"»{SEAT_LETTERS[journey.seat]}«", PLAYERS[journey.seat]
    for seat, p in enumerate(seen.players):
        if p.settled >> at & 1:
            return f"({SEAT_LETTERS[seat]})", PLAYERS[seat]
    if province.kind == "port":
        return ">> ", "sea"
    if province.kind == "crossroads":
        glyphs = "".join(t.symbols[symbol].glyph for symbol in province.symbols)
        return f"+{glyphs}".ljust(3), "land"
    name = seen.tiles[at]
    if seen.face_up >> at & 1 and name in t.trade_tiles:
        return tile_mark(t, name)
    return ":??", "dim"


def draw_map(game: Felinia, canvas: Canvas, seen: State, look: Look, left: int, top: int, lines: int) -> None:
    """The whole map: `lines` rows of the canvas for each row of provinces, with diagonal roads if there are two."""
    t = game.tables
    board = t.boards[seen.variant]
    for country, spot in enumerate(board.harbours):
        canvas.put(left + STEP * spot.x, top + lines * spot.y, f"~{spot.code[0]}~", KINDS[country])
    for lake in board.lakes:
        canvas.put(left + STEP * lake.x, top + lines * lake.y, "~lake", "sea")
    draw_roads(canvas, board, left, top, lines)
    for at in range(len(board.provinces)):
        draw_province(t, canvas, seen, look, at, left, top, lines)


def draw_province(t: Tables, canvas: Canvas, seen: State, look: Look, at: int, left: int, top: int, lines: int) -> None:
    board = t.boards[seen.variant]
    province = board.provinces[at]
    x, y = left + STEP * province.x, top + lines * province.y
    code = look.legal.get(province.id)
    text, style = _ghost(seen, look, province.id) or content(t, seen, at)
    canvas.put(x, y, (code or province.code)[:2], "legal" if code else KINDS[board.countries[at]], province.id)
    canvas.put(x + 2, y, text, style, province.id)
    canvas.mark(province.id, x, y, 5, 1)


def _ghost(seen: State, look: Look, province: str) -> tuple[str, str] | None:
    """The merchant who would come here, or the tile that would be turned up."""
    journey = next((frame for frame in seen.frames if isinstance(frame, Journey)), None)
    if journey is not None and isinstance(look.action, Move) and look.action.to == province:
        return f"({SEAT_LETTERS[journey.seat]})", "ghost"
    if isinstance(look.action, Flip) and look.action.post == province:
        return ":??", "ghost"
    return None


def draw_roads(canvas: Canvas, board: Board, left: int, top: int, lines: int) -> None:
    for at, roads in enumerate(board.roads):
        a = board.provinces[at]
        for to in roads:
            b = board.provinces[to]
            x, y = left + STEP * a.x, top + lines * a.y
            if b.y == a.y and b.x > a.x:
                canvas.put(x + 5, y, "-", "land-2")
            elif b.y > a.y and lines > 1:
                if b.x > a.x:
                    canvas.put(x + 3, y + 1, "\\", "land-2")
                else:
                    canvas.put(x + 1, y + 1, "/", "land-2")


def country_in_question(t: Tables, seen: State, look: Look) -> int:
    """Where merchants are landing; else what the cursor points at; else where the next boat sails."""
    board = t.boards[seen.variant]
    for frame in reversed(seen.frames):
        if isinstance(frame, Flipping):
            return frame.country
        if isinstance(frame, Journey):
            return board.countries[frame.at]
        if isinstance(frame, Departures) and frame.docks:
            return _destination(t, seen, frame.docks[0])
    if look.selected in board.number:
        return board.countries[board.number[look.selected]]
    dock = t.dock_number.get(look.selected or "")
    if dock is None or not seen.ships[dock].boat:
        dock = next(iter(docks_by_time(t, seen)), None)
    return 0 if dock is None else _destination(t, seen, dock)


def _destination(t: Tables, seen: State, dock: int) -> int:
    """The number of the country to which the boat of a dock sails."""
    return t.country_number[t.boats[seen.ships[dock].boat].destination]


def roads_line(board: Board, country: int) -> str:
    """The roads of a country by its crossroads: `La-LQ,L1,L2 Lb-LQ,L3`."""
    told: set[frozenset[int]] = set()
    parts = []
    for at, province in enumerate(board.provinces):
        if board.countries[at] == country and province.kind == "crossroads":
            ends = [to for to in board.roads[at] if frozenset((at, to)) not in told]
            told |= {frozenset((at, to)) for to in ends}
            parts.append(f"{province.code}-{','.join(board.provinces[to].code for to in ends)}")
    return "  ".join(parts)


def peoples_line(t: Tables, seen: State) -> list[tuple[str, str]]:
    """For each country the peoples of its tiles, as the board prints them, and how many tiles are left."""
    board = t.boards[seen.variant]
    parts = []
    for country, tiles in enumerate(board.tiles):
        letters = "".join(t.trade_tiles[tile].people[:1] or "!" for tile in tiles)
        left = sum(bool(seen.tiles[post]) for post in board.posts[country])
        parts.append((f"{t.countries[country].code} {letters}:{left}", KINDS[country]))
    return parts
