"""Sea and land with what is printed and built there: drawn once for each position of the pieces."""

from dataclasses import dataclass
from functools import lru_cache

from boardgames.amerigo.box.tables import GOODS_LETTERS, SITES
from boardgames.amerigo.face.colours import (
    CHALK,
    DEEP,
    FRAME,
    GOODS,
    GRASS,
    NEUTRAL,
    OCEAN,
    ON_GOODS,
    ON_NEUTRAL,
    ON_VILLAGE,
    SAND,
    SHOAL,
    SURF,
    VALUE,
    VILLAGES,
    WAVE,
)
from boardgames.amerigo.face.words.names import space_label
from boardgames.amerigo.rules.chart import bits, dilate
from boardgames.amerigo.rules.completion import free_cells
from boardgames.amerigo.rules.map_records import Chart
from boardgames.amerigo.rules.pieces import cover
from boardgames.amerigo.state import FREE, POSTS
from boardgames.amerigo.state import VILLAGES as VILLAGE_SIGNS
from boardgames.kit.canvas import Canvas, Region
from boardgames.kit.colours import ON_PLAYERS, PLAYERS, bold, exact

NEARLY = 3
"""An island with at most so many free cells is nearly done."""
PLAIN = "#"
GRAIN = "░▒"
"""Hatching of small and of large islands."""


@dataclass(frozen=True)
class MapBox:
    """Where the map lies, from the corner of a canvas: the size of a cell, and the ocean on each side."""

    width: int
    height: int
    """Height of the canvas."""
    cell: tuple[int, int]
    west: int
    east: int
    columns: int
    rows: int

    @property
    def bottom(self) -> int:
        """The first row below the map: one row of ocean lies in the north, one in the south."""
        return 2 + self.cell[1] * self.rows

    @property
    def right(self) -> int:
        return self.west + self.cell[0] * self.columns + self.east

    def at(self, cell: int) -> tuple[int, int]:
        """The top left character of a cell."""
        row, column = divmod(cell, self.columns + 1)
        return self.west + column * self.cell[0], 1 + row * self.cell[1]

    def frame(self, side: str, row: int, column: int, size: int) -> Region:
        """The rectangle of a frame space: along one edge of one tile."""
        wide, high = self.cell
        if side in "NS":
            return Region(self.west + column * size * wide, 0 if side == "N" else self.bottom - 1, size * wide, 1)
        x, width = (0, self.west) if side == "W" else (self.right - self.east, self.east)
        return Region(x, 1 + row * size * high, width, size * high)


@dataclass(frozen=True)
class Frame:
    """The spaces of the frame in ring order: side, row and column of the tile, and the cells along a tile."""

    plan: str
    size: int

    def spaces(self, box: MapBox) -> list[tuple[str, Region]]:
        found = [(word[0], int(word[1]), int(word[2])) for word in self.plan.split()]
        return [(side, box.frame(side, row, column, self.size)) for side, row, column in found]


@lru_cache(maxsize=12)
def landscape(chart: Chart, frame: Frame, grid: str, pieces: str, discovery: int, box: MapBox) -> Canvas:
    """The map without ships: a canvas to be copied, never to be drawn on."""
    canvas = printed_map(chart, frame, grid, box).copy()
    _draw_pieces(canvas, chart, pieces, box)
    _draw_values(canvas, chart, grid, pieces, discovery, box)
    return canvas


@lru_cache(maxsize=12)
def printed_map(chart: Chart, frame: Frame, grid: str, box: MapBox) -> Canvas:
    """Ocean, sea, land, sites, goods, and the regions of all spaces."""
    canvas = Canvas(box.width, box.height)
    canvas.fill(0, 0, box.right, box.bottom, OCEAN[0])
    for ring, (side, region) in enumerate(frame.spaces(box)):
        canvas.fill(*region, OCEAN[ring % 2])
        canvas.mark(chart.names[chart.frame_at + ring], *region)
        if box.cell[1] > 1:
            _draw_label(canvas, box, side, region, space_label(chart.names[chart.frame_at + ring]))
    near = dilate(chart, chart.land) & chart.sea
    for row in range(chart.height):
        for cell in range(row * chart.stride, row * chart.stride + chart.width):
            (x, y), tone = box.at(cell), cell % chart.stride + row & 1
            canvas.mark(chart.names[cell], x, y, *box.cell)
            if chart.island_of[cell] < 0:
                _draw_sea(canvas, x, y, box, tone, shoal=bool(near >> cell & 1))
            else:
                _draw_land(canvas, x, y, box, grid[cell], (GRASS if chart.large[chart.island_of[cell]] else SAND)[tone])
    return canvas


def _draw_label(canvas: Canvas, box: MapBox, side: str, region: Region, label: str) -> None:
    """The name of a frame space; in the north between the column letters. A small map has no room beside its rulers."""
    x, y, width, height = region
    if side in "WE":
        canvas.put(x if side == "W" else x + width - 2, y + height // 2, label, FRAME)
    else:
        canvas.put(x + (box.cell[0] - 1 if side == "N" else 0), y, label, FRAME)


def _draw_sea(canvas: Canvas, x: int, y: int, box: MapBox, tone: int, *, shoal: bool) -> None:
    canvas.fill(x, y, *box.cell, (SHOAL if shoal else DEEP)[tone])
    if box.cell[1] > 1 and not shoal:
        # Only for the look of it: a small map would be all waves.
        canvas.put(x + 1 + tone, y + tone, "~", exact(WAVE))


def _draw_land(canvas: Canvas, x: int, y: int, box: MapBox, sign: str, ground: str) -> None:
    canvas.fill(x, y, *box.cell, ground)
    wide, high = box.cell
    for line in range(y, y + high):
        # In the colour of the ground: only a screen without colours shows it, and there it is the coast.
        canvas.put(x, line, GRAIN[ground in GRASS] * wide, exact(ground))
    if sign in SITES:
        canvas.centred(x, y, box.cell[0], "⌂", bold(CHALK))
    elif sign != PLAIN:
        draw_good(canvas, x + (box.cell[0] - 3) // 2, y, GOODS_LETTERS.index(sign))


def draw_good(canvas: Canvas, x: int, y: int, good: int) -> None:
    """A patch of a crop with its letter; land shows on both sides, as it never does beside a tile."""
    canvas.put(x, y, "▐", exact(GOODS[good]))
    canvas.chip(x + 1, y, GOODS_LETTERS[good], GOODS[good], ON_GOODS[good])
    canvas.put(x + 2, y, "▌", exact(GOODS[good]))


def _draw_pieces(canvas: Canvas, chart: Chart, pieces: str, box: MapBox) -> None:
    """Posts in the player's colour, villages quieter, neutral tiles in a colour of their own; anchors of free sites."""
    for cell in bits(cover(pieces).occupied):
        x, y = box.at(cell)
        if pieces[cell] in POSTS:
            draw_post(canvas, x, y, box, POSTS.index(pieces[cell]))
        else:
            draw_tile(canvas, x, y, box, pieces[cell])
    ways = {1: "→", -1: "←", chart.stride: "↓", -chart.stride: "↑"}
    for anchor, site in chart.anchors.items():
        if pieces[site] == FREE:
            x, y = box.at(anchor)
            canvas.fill(x, y, *box.cell, canvas.grounds[y][x])
            canvas.centred(x, y, box.cell[0], ways[site - anchor], bold(SURF))


def draw_post(canvas: Canvas, x: int, y: int, box: MapBox, seat: int) -> None:
    """A house on the player's colour; half a column of land stays, so that a ship beside it is another thing."""
    (wide, high), ground = box.cell, PLAYERS[seat]
    if high > 1:
        # Half a row of land as well, for a ship may lie in the north.
        canvas.put(x, y, "▄" * (wide - 1) + " ", exact(ground))
        canvas.put(x, y + 1, f"⌂{POSTS[seat]}".center(wide - 1), bold(ON_PLAYERS[seat]), ground=ground)
    else:
        canvas.put(x, y, f"⌂{POSTS[seat]}".ljust(wide - 1), bold(ON_PLAYERS[seat]), ground=ground)
        canvas.put(x + wide - 1, y, "▌", exact(ground))


def draw_tile(canvas: Canvas, x: int, y: int, box: MapBox, piece: str) -> None:
    """One cell of a village or of a neutral tile."""
    village = piece in VILLAGE_SIGNS
    ground = VILLAGES[VILLAGE_SIGNS.index(piece)] if village else NEUTRAL
    canvas.fill(x, y, *box.cell, ground)
    canvas.centred(x, y, box.cell[0], piece if village else "▪", ON_VILLAGE if village else ON_NEUTRAL)


def _draw_values(canvas: Canvas, chart: Chart, grid: str, pieces: str, discovery: int, box: MapBox) -> None:
    """Points for the discoverer, a chest for who completes a large island, stars on the last cells."""
    covered = cover(pieces)
    for number, island in enumerate(chart.islands):
        free = free_cells(island, covered.occupied)
        plain = [cell for cell in bits(free) if grid[cell] == PLAIN]
        if plain and not any(posts & island for posts in covered.posts):
            # Not behind a site: its figure and this one would read as a sum.
            apart = [cell for cell in plain if grid[cell - 1] not in SITES] or plain
            plain.remove(apart[0])
            canvas.centred(*box.at(apart[0]), box.cell[0], f"+{discovery}", VALUE)
        if chart.large[number] and plain:
            canvas.centred(*box.at(plain[len(plain) // 2]), box.cell[0], "◆", VALUE)
        if free.bit_count() <= NEARLY:
            for cell in bits(free):
                _draw_star(canvas, *box.at(cell), box, grid[cell])


def _draw_star(canvas: Canvas, x: int, y: int, box: MapBox, sign: str) -> None:
    """In the middle of plain land, or else beside what is printed there."""
    if sign == PLAIN:
        canvas.centred(x, y, box.cell[0], "★", bold(VALUE))
    else:
        canvas.put(x + (box.cell[0] - 3) // 2, y, "★", VALUE)
