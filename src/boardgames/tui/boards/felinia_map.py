"""The land of Felinia drawn: provinces, roads, tiles and merchants."""

from boardgames.core.protocol import SEAT_LETTERS
from boardgames.felinia.actions import Flip, Move
from boardgames.felinia.game import Felinia
from boardgames.felinia.state import Departures, Flipping, Journey, Mystery, State
from boardgames.felinia.tables import Board, Tables, TradeTile
from boardgames.felinia.telling import amount
from boardgames.tui.board import Look
from boardgames.tui.canvas import Canvas
from boardgames.tui.styles import KINDS, PLAYERS

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
        return f"+{glyphs}{t.symbols['mystery'].glyph * province.mysteries}".ljust(3), "land"
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
    for spot in board.lakes:
        canvas.put(left + STEP * spot.x, top + lines * spot.y, "~lake", "sea")
    draw_roads(canvas, board, left, top, lines)
    for at in range(len(board.provinces)):
        draw_province(t, canvas, seen, look, at, left, top, lines)


def draw_province(t: Tables, canvas: Canvas, seen: State, look: Look, at: int, left: int, top: int, lines: int) -> None:
    province = t.boards[seen.variant].provinces[at]
    x, y = left + STEP * province.x, top + lines * province.y
    code = look.legal.get(province.id)
    text, style = content(t, seen, at)
    chosen = (isinstance(look.action, Move) and look.action.to == province.id) or (
        isinstance(look.action, Flip) and look.action.post == province.id
    )
    canvas.put(x, y, (code or province.code)[:2], "legal" if code else KINDS[province.country], province.id)
    canvas.put(x + 2, y, text, "ghost" if chosen else style, province.id)
    canvas.mark(province.id, x, y, 5, 1)


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


def explored(t: Tables, seen: State) -> int | None:
    """The country where merchants are landing, if any."""
    for frame in reversed(seen.frames):
        if isinstance(frame, Flipping):
            return frame.country
        if isinstance(frame, Journey):
            return t.boards[seen.variant].provinces[frame.at].country
        if isinstance(frame, Departures) and frame.docks and seen.ships[frame.docks[0]].boat in t.boats:
            return t.boats[seen.ships[frame.docks[0]].boat].country
    return None


def peoples_line(t: Tables, seen: State) -> list[tuple[str, str]]:
    """For each country the peoples of its tiles, as the board prints them, and how many tiles are left."""
    board = t.boards[seen.variant]
    parts = []
    for country, tiles in enumerate(board.tiles):
        letters = "".join(t.trade_tiles[tile].people[:1] for tile in tiles)
        left = sum(bool(seen.tiles[post]) for post in board.posts[country])
        parts.append((f"{t.countries[country].code} {letters}:{left}", KINDS[country]))
    return parts


def symbol_legend(t: Tables, variant: str) -> str:
    """`s spice g gold ...`: the symbols of this side of the board that pay at once."""
    used = {symbol for province in t.boards[variant].provinces for symbol in province.symbols}
    return " ".join(f"{symbol.glyph} {symbol.id}" for symbol in t.symbols.values() if symbol.id in used)


def drawn_mysteries(t: Tables, seen: State) -> str:
    """The mysterious-place cards in somebody's hand, as far as the state shows them."""
    frame = seen.frames[-1] if seen.frames else None
    if not isinstance(frame, Mystery):
        return ""
    names = []
    for card in frame.cards:
        kind = t.mystery_kinds.get(t.mystery_cards.get(card, ""))
        names.append(
            f"{kind.label} ({', '.join(amount(t, good) for good in kind.cost_names) or 'free'})"
            if kind
            else "a card that only its owner sees"
        )
    return f"{SEAT_LETTERS[frame.seat]} has drawn: {' and '.join(names)}"
