"""The bare island: hexes grown into provinces with a coast, worked out once for a board, a size and a light.

Provinces are the cells of a Voronoi diagram in half-block pixels, a little shaken, so that borders and coasts look
grown. The hex grid has three tints, so that neighbours stay apart without lines.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import hypot, sin

from boardgames.felinia.box.tables import Board
from boardgames.felinia.face.colours import LAKE, LAND, NIGHT, ROAD, TINTS, WAVE
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import SAND, SEA, SHALLOW, exact, mix

ALL = 0b11111
"""Every country is in the light."""
WATER, SHORE, BEACH, POND = -1, -2, -3, -4

Spot = tuple[int, int, int]
"""Column and row of a province in the board's table, and its country; `POND` for a lake."""
Grid = tuple[tuple[int, ...], ...]
"""Number of a province, or kind of water or beach, by half row and column."""


@dataclass(frozen=True)
class Scale:
    """Size of a province in the drawing, and the window through which the island is seen."""

    across: int
    """Columns between neighbours."""
    down: int
    """Rows between rows of provinces."""
    width: int
    height: int
    left: int
    """Columns cut off at the left."""
    top: int
    """Rows of sea above the first row of provinces."""

    def centre(self, x: int, y: int) -> tuple[int, int]:
        """Where the piece of a province stands and roads meet."""
        return (
            x * self.across // 2 - self.left + (self.across - 1) // 2,
            (y - 1) * self.down + self.top + self.down // 2,
        )

    @property
    def roomy(self) -> bool:
        """Names of places fit."""
        return self.down >= 5

    @property
    def flat(self) -> bool:
        """Pieces have one row and no padding."""
        return self.down < 3


@dataclass(frozen=True)
class Geography:
    """Everything that the relief depends on, fit to be a key."""

    spots: tuple[Spot, ...]
    lakes: tuple[tuple[int, int], ...]
    roads: tuple[tuple[int, ...], ...]


def geography(board: Board) -> Geography:
    spots = tuple([(p.x, p.y, country) for p, country in zip(board.provinces, board.countries, strict=True)])
    return Geography(spots, tuple((lake.x, lake.y) for lake in board.lakes), board.roads)


def _noise(x: float, y: float) -> float:
    return (sin(x * 0.61 + 1.7 * sin(y * 0.37)) + sin(y * 0.83 + 1.3 * sin(x * 0.29))) / 2


@lru_cache(maxsize=32)
def raster(land: Geography, scale: Scale) -> Grid:
    """For every half cell the province it belongs to, or what sort of water or beach it is."""
    rows = _cells(land, scale)
    water = [_bits([at == WATER for at in row]) for row in rows]
    ground = [_bits([at >= 0 for at in row]) for row in rows]
    wet, dry = _spread(water, 1), _spread(ground, 2 if scale.roomy else 1)
    return tuple(
        tuple(
            SHORE if at == WATER and dry[y] >> x & 1 else BEACH if at >= 0 and wet[y] >> x & 1 else at
            for x, at in enumerate(row)
        )
        for y, row in enumerate(rows)
    )


def _cells(land: Geography, scale: Scale) -> list[list[int]]:
    """The nearest province or lake of every half cell, or water where none is near."""
    across, down = scale.across, scale.down
    squeeze = across * 0.866 / (2 * down)  # makes the hexes regular
    centres: dict[int, list[tuple[float, float, int]]] = {}
    places = [*((x, y, at) for at, (x, y, _) in enumerate(land.spots)), *((x, y, POND) for x, y in land.lakes)]
    for column, line, at in places:
        spot = (column * across / 2 - scale.left + across / 2 - 0.5, ((line - 1) * down + scale.top + down / 2) * 2, at)
        centres.setdefault(line, []).append(spot)
    rows = []
    for py in range(scale.height * 2):
        middle = (py / 2 - scale.top) / down + 1
        near = [spot for y in centres if abs(y + 0.5 - middle) < 1.9 for spot in centres[y]]
        row = []
        for px in range(scale.width):
            x = px + 0.5 + _noise(px, py) * 0.1 * across
            y2 = py + 0.5 + _noise(py * 1.1 + 9, px * 1.1) * 0.09 * across
            found = [(hypot(x - cx, (y2 - cy) * squeeze), at) for cx, cy, at in near if -across < x - cx < across]
            far, at = min(found, default=(across * 2.0, WATER))
            row.append(at if far < across * (0.63 + 0.06 * _noise(px * 1.9 + 3, py * 2.1)) else WATER)
        rows.append(row)
    return rows


def _bits(row: list[bool]) -> int:
    return sum(1 << x for x, there in enumerate(row) if there)


def _spread(rows: list[int], reach: int) -> list[int]:
    """Return, for each row, all that is within a few half cells of the marked ones."""
    wide = [_widened(row, reach) for row in rows]
    spread = []
    for y in range(len(wide)):
        near = 0
        for row in wide[max(0, y - reach) : y + reach + 1]:
            near |= row
        spread.append(near)
    return spread


def _widened(row: int, reach: int) -> int:
    """The marked columns and those so near to them."""
    wide = row
    for step in range(1, reach + 1):
        wide |= row << step | row >> step
    return wide


def _ground(land: Geography, at: int, lit: int) -> str:
    """The colour of a half cell; `lit` has a bit for every country that is in the light."""
    if at >= 0:
        x, y, country = land.spots[at]
        tint = TINTS[((x - y) // 2 + 2 * y) % 3]  # never the same for two neighbours
        colour = mix(LAND[country], "#ffffff", tint)
        return colour if lit >> country & 1 else mix(colour, NIGHT, 0.45)
    colour = {WATER: SEA, SHORE: SHALLOW, BEACH: SAND, POND: LAKE}[at]
    return colour if lit == ALL or at == WATER else mix(colour, NIGHT, 0.35)


@lru_cache(maxsize=64)
def relief(land: Geography, scale: Scale, lit: int) -> Canvas:
    """The island without any piece: sea with a few waves, beach, patchwork of provinces, roads. To be pasted."""
    grid = raster(land, scale)
    colours = {at: _ground(land, at, lit) for at in {at for row in grid for at in row}}
    canvas = Canvas(scale.width, scale.height, SEA)
    for y in range(scale.height):
        upper, lower = grid[2 * y], grid[2 * y + 1]
        for x, (above, below) in enumerate(zip(upper, lower, strict=True)):
            high, low = colours[above], colours[below]
            canvas.grounds[y][x] = low
            if high != low:
                canvas.chars[y][x], canvas.inks[y][x] = "▀", exact(high)
            elif above == below == WATER and is_wave(x, y):
                canvas.chars[y][x], canvas.inks[y][x] = "~", exact(WAVE)
    for at, ends in enumerate(land.roads):
        country = land.spots[at][2]
        ink = ROAD if lit >> country & 1 else mix(ROAD, LAND[country], 0.55)
        for to in ends:
            if to > at:
                road(canvas, land, scale, at, to, ink)
    return canvas


def is_wave(x: int, y: int) -> bool:
    return (x * 7 + y * 13 + x * y) % 41 == 0


@lru_cache(maxsize=16)
def waves(width: int, height: int) -> tuple[tuple[int, int], ...]:
    """Where a few waves are on a sheet of sea, below its title line."""
    return tuple((x, y) for y in range(1, height) for x in range(width) if is_wave(x, y))


def road(canvas: Canvas, land: Geography, scale: Scale, at: int, to: int, colour: str) -> None:
    """A road from centre to centre: level, or slanting one column a row. Pieces are put over its ends."""
    (x0, y0), (x1, y1) = (scale.centre(*land.spots[end][:2]) for end in (at, to))
    if y0 == y1:
        first, last = max(0, min(x0, x1)), min(scale.width, max(x0, x1))
        canvas.put(first, y0, "─" * (last - first), exact(colour))
        return
    if y0 > y1:
        x0, y0, x1, y1 = x1, y1, x0, y0
    step, rows = (1 if x1 > x0 else -1), y1 - y0
    first = max(1, (abs(x1 - x0) - (rows - 2)) // 2)
    for row in range(1, rows):
        x, y = x0 + step * (first + row - 1), y0 + row
        if 0 <= x < scale.width and 0 <= y < scale.height:
            canvas.put(x, y, "╲" if step > 0 else "╱", exact(colour))
