"""The archipelago of Amerigo as a grid of characters: three columns per cell, the sea frame around it."""

from boardgames.amerigo import actions as do
from boardgames.amerigo.box.rows import GoodsRow
from boardgames.amerigo.box.tables import SITES, Tables
from boardgames.amerigo.game import Amerigo
from boardgames.amerigo.rules.chart import Chart, bits, chart_of
from boardgames.amerigo.rules.completion import free_cells, post_scores
from boardgames.amerigo.rules.expand import covered_cells, free_land, goods_under, offer_places
from boardgames.amerigo.rules.move_ships import free_site, sail_of, stops
from boardgames.amerigo.rules.pieces import cover
from boardgames.amerigo.state import (
    NEUTRAL,
    OFF_BOARD,
    POSTS,
    VILLAGES,
    BuildTile,
    Sail,
    SailShip,
    State,
    seat_to_act,
)
from boardgames.amerigo.words.names import space_label
from boardgames.core.protocol import SEAT_LETTERS, Seat
from boardgames.drawing.board import Look
from boardgames.drawing.canvas import Canvas, Region
from boardgames.drawing.styles import PLAYER_INKS, PLAYERS

CELL = 3
LEFT = 7
"""Columns before the first cell: the west frame and the row numbers."""
TOP = 2
"""Lines above the first row: column letters and the north frame."""
SIDE = 4
"""Columns of the frame to the west and to the east."""
SMALL, LARGE = "░", "▒"

LEGEND = (
    ("( )", "land"),
    (" site  ", "dim"),
    (" J ", "sea"),
    (" its anchor  ", "dim"),
    ("(A)", PLAYERS[0]),
    (" post  ", "dim"),
    ("[A]", PLAYER_INKS[0]),
    (" village  ", "dim"),
    ("[=]", "bold"),
    (" neutral  ", "dim"),
    ("A1>", PLAYERS[0]),
    (" ship", "dim"),
)


SMALL_LEGEND = (
    ("( )site", "land"),
    ("J anch.", "sea"),
    ("(A)post", PLAYER_INKS[0]),
    ("[A]vil.", PLAYER_INKS[0]),
    ("[=]neu.", "bold"),
    ("A1>ship", PLAYER_INKS[0]),
    (f"{LARGE} large", "land"),
    (f"{SMALL} small", "land-2"),
)
"""Narrow enough for the columns beside the largest map."""


def map_size(chart: Chart) -> tuple[int, int]:
    return LEFT + CELL * chart.width + SIDE, TOP + chart.height + 1


def draw_map(game: Amerigo, s: State, look: Look) -> Canvas:
    chart = chart_of(game.tables, s)
    canvas = Canvas(*map_size(chart))
    _draw_rulers(canvas, chart)
    _draw_cells(canvas, s, chart, look)
    _draw_frame(canvas, game.tables, s, chart, look)
    _draw_ships(canvas, s, chart, look)
    _draw_reach(canvas, s, chart, look)
    if look.action is not None:
        _draw_ghost(canvas, game.tables, s, chart, look.action)
    elif look.selected in chart.index and look.selected not in look.legal:
        _draw_misfit(canvas, game.tables, s, chart, look.selected)
    return canvas


def cell_at(chart: Chart, cell: int) -> tuple[int, int]:
    """Where a cell begins on the canvas."""
    row, col = divmod(cell, chart.stride)
    return LEFT + CELL * col, TOP + row


def _draw_rulers(canvas: Canvas, chart: Chart) -> None:
    for col in range(chart.width):
        canvas.put(LEFT + CELL * col + 1, 0, chart.names[col][0], "dim")
    for row in range(chart.height):
        canvas.put(SIDE, TOP + row, f"{row + 1:>2}", "dim")


def _draw_cells(canvas: Canvas, s: State, chart: Chart, look: Look) -> None:
    labels = _island_labels(s, chart)
    for row in range(chart.height):
        for cell in range(row * chart.stride, row * chart.stride + chart.width):
            name = chart.names[cell]
            text, style = _cell(s, chart, cell, labels)
            if name in look.legal and len(look.legal[name]) > 1:
                text, style = look.legal[name][:CELL].center(CELL), "legal"
            canvas.put(*cell_at(chart, cell), text, style, name)


def _cell(s: State, chart: Chart, cell: int, labels: dict[int, str]) -> tuple[str, str]:
    """What a cell shows, ships apart."""
    printed, piece = s.grid[cell], s.pieces[cell]
    island = chart.island_of[cell]
    if island < 0:
        if cell not in chart.anchors:
            return " · ", "sea"
        return (" J " if free_site(s, chart, cell) >= 0 else " j "), "sea"
    if piece in POSTS:
        return f"({piece})", PLAYERS[POSTS.index(piece)]
    if piece in VILLAGES:
        return f"[{piece.upper()}]", PLAYER_INKS[VILLAGES.index(piece)]
    if piece == NEUTRAL:
        return "[=]", "bold"
    shade, style = (LARGE, "land") if chart.large[island] else (SMALL, "land-2")
    if printed in SITES:
        return "( )", style
    if printed != "#":
        return f"{shade}{printed}{shade}", style
    return labels.get(cell, "").center(CELL, shade)[:CELL], style


def _island_labels(s: State, chart: Chart) -> dict[int, str]:
    """The number of each island on its first plain cell that is free, the chest on the next one."""
    labels = {}
    occupied = cover(s.pieces).occupied
    for number, island in enumerate(chart.islands):
        free = free_cells(island, occupied)
        plain = [cell for cell in bits(free) if s.grid[cell] == "#"]
        if plain:
            labels[plain[0]] = f"{number + 1}"
        if chart.large[number] and free:
            if len(plain) > 1:
                labels[plain[1]] = "$"
            elif plain:
                labels[plain[0]] = f"{number + 1}$"
    return labels


def frame_ships(s: State, space: int) -> list[tuple[Seat, int]]:
    return [(seat, ship) for seat, p in enumerate(s.players) for ship in (1, 2) if p.ships[ship - 1] == space]


def frame_box(t: Tables, s: State, chart: Chart, ring: int) -> Region:
    """Where a frame space is drawn: along one edge of one tile."""
    space, size = t.setup(len(s.players)).frame[ring], t.tile_size
    if space.side in "NS":
        y = 1 if space.side == "N" else TOP + chart.height
        return Region(LEFT + CELL * size * space.tile.col, y, CELL * size, 1)
    x = 0 if space.side == "W" else LEFT + CELL * chart.width
    return Region(x, TOP + size * space.tile.row, SIDE, size)


def _draw_frame(canvas: Canvas, t: Tables, s: State, chart: Chart, look: Look) -> None:
    """Every frame space with its label, or the code that leads there, and the ships on it."""
    reachable = _reachable(s, chart)
    for ring, space in enumerate(t.setup(len(s.players)).frame):
        x, y, width, height = frame_box(t, s, chart, ring)
        side = x + _beside(x)
        for line in range(height):
            canvas.put(x if height == 1 else side, y + line, "≈" * (width if height == 1 else 2), "sea")
        canvas.mark(space.id, x, y, width, height)
        code = look.legal.get(space.id, "")
        lit = len(code) > 1 or reachable >> chart.frame_at + ring & 1
        label = code if len(code) > 1 else space.label
        ships = frame_ships(s, chart.frame_at + ring)
        chosen = [(seat, ship, code == str(ship) and seat == seat_to_act(s)) for seat, ship in ships]
        if height == 1:
            at = canvas.put(x + 1, y, f" {label} ", "sea")
            canvas.put(x + 2, y, label, "legal" if lit else "title")
            for n, ship in enumerate(chosen[: (width - 5) // 2]):
                _draw_ship(canvas, at + 2 * n, y, *ship)
        else:
            canvas.put(side, y + 2, label, "legal" if lit else "title")
            for n, ship in enumerate(chosen):
                _draw_ship(canvas, x + 2 * (n // 4) if len(chosen) > 4 else side, y + (0, 1, 3, 4)[n % 4], *ship)


def _beside(x: int) -> int:
    """The frame to the east keeps a column away from the cells."""
    return 1 if x else 0


def _draw_ship(canvas: Canvas, x: int, y: int, seat: Seat, ship: int, legal: bool) -> None:
    canvas.put(x, y, SEAT_LETTERS[seat], PLAYERS[seat])
    canvas.put(x + 1, y, str(ship), "legal" if legal else PLAYERS[seat])


def _draw_ships(canvas: Canvas, s: State, chart: Chart, look: Look) -> None:
    """Ships between the islands, two letters and a bow; the number of one that may be chosen is lit."""
    for seat, p in enumerate(s.players):
        for ship, space in enumerate(p.ships, start=1):
            if 0 <= space < chart.frame_at:
                x, y = cell_at(chart, space)
                chosen = look.legal.get(chart.names[space]) == str(ship) and seat == seat_to_act(s)
                _draw_ship(canvas, x, y, seat, ship, chosen)
                canvas.put(x + 2, y, ">", PLAYERS[seat])


def _reachable(s: State, chart: Chart) -> int:
    """Where the ship that has been chosen can stop."""
    if not s.frames or not isinstance(s.frames[-1], SailShip):
        return 0
    ship = s.frames[-1].ship
    return stops(s, chart, s.players[seat_to_act(s)].ships[ship - 1], sail_of(s).left(ship))


def _draw_reach(canvas: Canvas, s: State, chart: Chart, look: Look) -> None:
    """Cells in reach. Only anchors of free sites keep their codes: the rulers tell those of the many others."""
    for space in bits(_reachable(s, chart)):
        site = free_site(s, chart, space)
        free = site >= 0
        if free:
            canvas.put(*cell_at(chart, site), "(!)", "legal")
        if space < chart.frame_at and not (free and chart.names[space] in look.legal):
            canvas.put(*cell_at(chart, space), "(J)" if free else " o ", "legal")


def _draw_ghost(canvas: Canvas, t: Tables, s: State, chart: Chart, action: object) -> None:
    """What the selected action would put on the map."""
    seat = seat_to_act(s)
    match action:
        case do.Place() if isinstance(s.frames[-1], BuildTile) and action.cell in chart.index:
            cells = covered_cells(t, chart, s.frames[-1].tile, action.turn, chart.index[action.cell])
            for cell in bits(cells or 0):
                canvas.put(*cell_at(chart, cell), "<+>", "ghost")
        case do.ChooseTile():
            # Everywhere that some placement of the tile would cover.
            kind, reached = t.landscape_index[action.tile], 0
            for placement in offer_places(t, s, seat, BuildTile(kind)):
                reached |= covered_cells(t, chart, kind, placement.turn, chart.index[placement.cell]) or 0
            for cell in bits(reached):
                canvas.put(*cell_at(chart, cell), " + ", "ghost")
        case do.ChooseShip() if isinstance(s.frames[-1], Sail):
            for space in bits(stops(s, chart, s.players[seat].ships[action.ship - 1], s.frames[-1].left(action.ship))):
                if space < chart.frame_at:
                    canvas.put(*cell_at(chart, space), " + ", "ghost")
        case do.SailTo() | do.PlaceShip() if action.space in chart.index:
            space = chart.index[action.space]
            if space < chart.frame_at:
                canvas.put(*cell_at(chart, space), f"{SEAT_LETTERS[seat]}+>", "ghost")
            elif action.space in canvas.regions:
                x, y, width, height = canvas.regions[action.space]
                at = x + width - 2 if height == 1 else x + _beside(x)
                canvas.put(at, y + height - 1, f"{SEAT_LETTERS[seat]}+", "ghost")
        case do.Establish() if s.players[seat].ships[action.ship - 1] in chart.anchors:
            cell = chart.anchors[s.players[seat].ships[action.ship - 1]]
            canvas.put(*cell_at(chart, cell), "(+)", "ghost")


def _draw_misfit(canvas: Canvas, t: Tables, s: State, chart: Chart, name: str) -> None:
    """The tile that is being placed, where it may not lie: `x` where a cell is in the way, else `o`."""
    frame = s.frames[-1] if s.frames else None
    if not isinstance(frame, BuildTile) or chart.index[name] >= chart.frame_at:
        return
    row, col = divmod(chart.index[name], chart.stride)
    free = free_land(chart, s.pieces)
    cells = t.shapes[t.landscape[frame.tile].form].turns[0]
    col -= cells[0][1]
    for down, right in cells:
        if row + down < chart.height and 0 <= col + right < chart.width:
            cell = (row + down) * chart.stride + col + right
            canvas.put(*cell_at(chart, cell), "<o>" if free >> cell & 1 else "<x>", "bad")


def crop(whole: Canvas, place: str | None, width: int, height: int) -> Canvas:
    """A window of the map: the column letters stay on top, the rest scrolls so that a place is in sight."""
    rows = height - 1
    region = whole.regions.get(place) if place is not None else None
    middle = region.y + region.height // 2 if region is not None else 1
    top = max(1, min(middle - rows // 2, whole.height - rows))
    part = Canvas(min(width, whole.width), min(height, whole.height))
    for y in range(part.height):
        source = 0 if y == 0 else top + y - 1
        part.chars[y] = whole.chars[source][: part.width]
        part.inks[y] = whole.inks[source][: part.width]
        part.hits[y] = whole.hits[source][: part.width]
    for name, (x, y, w, h) in whole.regions.items():
        first, last = max(y, top), min(y + h, top + rows)
        if y == 0:
            part.regions[name] = Region(x, y, w, h)
        elif first < last:
            part.regions[name] = Region(x, first - top + 1, w, last - first)
    return part


ISLANDS = "islands: free/cells ($ large), posts=points if complete, goods"


def draw_islands(canvas: Canvas, game: Amerigo, s: State, x: int, y: int, width: int, rows: int) -> None:
    """One entry per island, in columns: what is free, what completing it would pay for posts now, goods left."""
    chart = chart_of(game.tables, s)
    columns = -(-len(chart.islands) // rows)
    wide = width // columns
    for number, island in enumerate(chart.islands):
        text = f"{number + 1:>2}{'$' if chart.large[number] else ' '} {island_text(game, s, island)}"
        canvas.put(x + wide * (number // rows), y + number % rows, text[: wide - 1])


def island_text(game: Amerigo, s: State, island: int) -> str:
    t, chart, covered = game.tables, chart_of(game.tables, s), cover(s.pieces)
    free = free_cells(island, covered.occupied)
    posts = [
        f"{SEAT_LETTERS[seat]}{n}={points}" for seat, n, points in sorted(post_scores(t, s, island, covered.posts))
    ]
    goods = "".join(good.letter * count for good, count in zip(t.goods, goods_under(chart, free), strict=True))
    state = f"{free.bit_count():>2}/{island.bit_count():<2}" if free else "done "
    return " ".join((state, *posts, goods))


def ships_text(chart: Chart, s: State, seat: Seat) -> str:
    """Where a player's ships are."""
    if OFF_BOARD in s.players[seat].ships:
        return "not placed yet"
    names = [chart.names[space] for space in s.players[seat].ships]
    return ", ".join(f"{ship} at {space_label(name)}" for ship, name in enumerate(names, start=1))


def draw_legend(canvas: Canvas, game: Amerigo, x: int, y: int) -> None:
    at = x
    for text, style in LEGEND:
        at = canvas.put(at, y, text, style)
    at = canvas.put(x, y + 1, LARGE * 3, "land")
    at = canvas.put(at, y + 1, " large, $ chest  ", "dim")
    at = canvas.put(at, y + 1, SMALL * 3, "land-2")
    goods = " ".join(good_sign(good) for good in game.tables.goods)
    canvas.put(at, y + 1, f" small  {goods}", "dim")


def good_sign(good: GoodsRow) -> str:
    """The name of a good with its letter as the only capital: `cocoNut`."""
    return good.id.replace(good.letter.lower(), good.letter, 1)
