"""The shape of the continent at one size: what every half cell is, and where borders are drawn.

Regions lie on a grid of columns and rows. The borders between columns bend, so that the outline is that of Africa;
they bend inside a row and keep their place from one row to the next, so that exactly those regions touch which touch
on the grid. All of it is computed once for each size and map.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from boardgames.mombasa.box.parts.map_rows import Company, Region
from boardgames.mombasa.box.tables import Tables

SEA, SHORE = -1, -2
"""Kinds of half cells, beside the numbers of regions."""
QUAY = -10
"""QUAY - c is the quay of company c."""

BENDS: dict[int, tuple[tuple[float, float], ...]] = {
    0: ((1, 0.04), (1.4, 0.0), (2.6, 0.0), (3.2, 0.06), (3.7, 0.10), (4, 0.40)),
    1: ((0, 1.60), (0.4, 1.28), (0.78, 1.0), (2.4, 1.0), (2.75, 1.09), (3.3, 1.12), (5, 1.12)),
    2: ((0, 2.2), (0.8, 2.11), (1.55, 2.08), (1.8, 2.0), (3.3, 2.0), (3.8, 1.94), (4.4, 1.94), (4.6, 1.98), (5, 2.28)),
    3: ((0, 3.0), (3, 3.0), (3.4, 2.95), (3.75, 2.84), (5, 2.84)),
    4: ((0, 4.0), (3, 4.0), (3.75, 3.92), (5, 3.92)),
    5: ((0, 4.9), (1, 5.0), (3, 5.0), (3.75, 4.82), (5, 4.82)),
    6: ((0, 5.35), (0.4, 5.6), (1, 5.82), (1.6, 5.95), (2, 6.0), (3.6, 5.97), (4, 5.8), (4.6, 5.73), (5, 5.60)),
}
"""Bends of each column border: (height, where the border runs there), in units of the grid; straight is its number."""
COLUMNS, ROWS = 6, 5
SLOPES = {(0, 0): 1, (1, 0): 1, (1, 4): 2, (2, 4): 2}
"""Cells of the grid crossed by a sloping coast, and the border that slopes."""


class Size(NamedTuple):
    """Size of a drawn continent."""

    column: int
    row: int
    quay: int = 3
    """Width of the quays in the west and east."""
    pier: int = 1
    """Lines of the quays in the north and south."""
    corners: tuple[int, int, int, int] = (12, 4, 7, 4)
    """The bases in the corners: width and lines in the north-west, then in the south-east."""
    border: bool = True
    """True if the last line of a region is kept free for its border."""


class Run(NamedTuple):
    """Cells of a line that are alike: the codes of their upper and lower halves."""

    x: int
    y: int
    width: int
    upper: int
    lower: int


class Line(NamedTuple):
    """Cells of a line that carry a border: `double` costs 2."""

    x: int
    y: int
    text: str
    double: bool
    inside: int
    """Kind of each cell."""


@dataclass(frozen=True)
class Shape:
    size: Size
    width: int
    height: int
    edges: tuple[tuple[int, ...], ...]
    """First cell right of the border, by column border and line."""
    half: tuple[tuple[int, ...], ...]
    """Kind by half line and cell."""
    runs: tuple[Run, ...]
    lines: tuple[Line, ...]

    def line(self, row: int) -> int:
        """The first line of a row of the grid."""
        return self.size.pier + row * self.size.row

    def span(self, place: Region) -> tuple[int, int]:
        """Where the text of a region begins and how wide it may be in all its lines."""
        lines = range(self.line(place.y), self.line(place.y + place.h) - self.size.border)
        left = max(self.edges[place.x][y] for y in lines)
        return left, min(self.edges[place.x + place.w][y] for y in lines) - left


def shape_of(t: Tables, size: Size) -> Shape:
    return _shape(size, t.regions, t.companies, t.borders, t.base_borders)


@lru_cache(maxsize=16)
def _shape(
    size: Size,
    regions: tuple[Region, ...],
    companies: tuple[Company, ...],
    borders: tuple[tuple[int, int, int], ...],
    bases: tuple[tuple[tuple[int, int], ...], ...],
) -> Shape:
    owners = {cell: n for n, place in enumerate(regions) if not place.inside for cell in place.cells()}
    survey = Survey(size, owners, {company.edge: QUAY - n for n, company in enumerate(companies)})
    half = _with_shores(survey)
    between = {frozenset((a, b)): lines for a, b, lines in borders}
    for company, rows in enumerate(bases):
        between |= {frozenset((region, QUAY - company)): lines for region, lines in rows}
    edges = tuple(tuple(edge) for edge in survey.edges)
    lines = _merged(_lines(half, size, between))
    return Shape(size, survey.width, survey.height, edges, half, _runs(half), lines)


def border_at(border: int, height: float) -> float:
    """Where a column border runs at a height of the grid."""
    points = BENDS[border]
    if height <= points[0][0]:
        return points[0][1]
    for (above, x0), (below, x1) in pairwise(points):
        if height <= below:
            return x0 + (x1 - x0) * (height - above) / (below - above)
    return points[-1][1]


class Survey:
    """Says of every half cell what it is."""

    def __init__(self, size: Size, owners: Mapping[tuple[int, int], int], quays: Mapping[str, int]) -> None:
        self.size, self.owners, self.quays = size, owners, quays
        self.south = size.pier + ROWS * size.row - size.border
        """The first line of the southern quay."""
        self.width, self.height = 2 * size.quay + COLUMNS * size.column + 1, self.south + size.pier
        self.edges = [[self.x(k, y + 0.5) for y in range(self.height)] for k in range(COLUMNS + 1)]
        for edge in self.edges[1:COLUMNS]:
            for row in range(1, ROWS):
                edge[size.pier + row * size.row] = edge[size.pier + row * size.row - 1]

    def x(self, border: int, y: float) -> int:
        """The first cell right of a border at a line."""
        height = min(ROWS, max(0, (y - self.size.pier) / self.size.row))
        return self.size.quay + round(border_at(border, height) * self.size.column)

    def what(self, x: int, half: int) -> int:
        size, y = self.size, half // 2
        west, north, east, south = size.corners
        if x < west and y < north:
            return self.quays["west"]
        if x >= self.width - east and y >= self.height - south:
            return self.quays["east"]
        if y < size.pier:
            return self.quays["north"] if self.x(1, size.pier) <= x < self.x(COLUMNS, size.pier) else SEA
        column = sum(x >= edge[y] for edge in self.edges) - 1
        if y >= self.south:
            return self._southern(x, half, column)
        return self._inner(x, half, column, (y - size.pier) // size.row)

    def _southern(self, x: int, half: int, column: int) -> int:
        """The quay of the south, and the tip of the region east of it."""
        y = half // 2
        if 2 <= column <= 4:
            return self.quays["south"]
        if half == 2 * self.south and column == 5 and self.edges[5][y] < x < self.edges[6][y] - 1:
            return self.owners.get((5, ROWS - 1), SEA)
        return SEA

    def _inner(self, x: int, half: int, column: int, row: int) -> int:
        size, y, fine = self.size, half // 2, half / 2 + 0.25
        owners = self.owners
        if column < 0 and 1 <= row <= 3 and y < size.pier + 4 * size.row - size.border:
            return self.quays["west"]
        if column == COLUMNS and row >= 2 and (x < self.edges[COLUMNS][y] + size.quay or self._in_corner(y)):
            return self.quays["east"]
        if row < 2 and column in (5, 6) and (column == 6) == (x < self.x(6, fine)):
            return owners.get((5, row), SEA) if column == 6 else SEA
        if (column, row) in SLOPES:
            return self._slope(x, fine, column, row)
        found = owners.get((column, row), SEA)
        if size.border and row == 3 and column <= 1 and y == size.pier + 4 * size.row - 1:
            # The Gulf of Guinea.
            lands = (half % 2 == 0 and self.edges[0][y] + 1 <= x) or x >= self.edges[2][y] - 2
            return found if lands else SEA
        return found

    def _in_corner(self, y: int) -> bool:
        return y >= self.height - self.size.corners[3]

    def _slope(self, x: int, fine: float, column: int, row: int) -> int:
        """Sloping coasts go by half lines."""
        border = SLOPES[column, row]
        left = self.x(border, fine) if row else max(self.x(1, fine), self.edges[1][self.size.pier + self.size.row])
        if column > border:
            return self.owners.get((column, row), SEA)
        return self.owners.get((border, row), SEA) if x >= left else SEA


def _with_shores(survey: Survey) -> tuple[tuple[int, ...], ...]:
    """All half cells; the sea is shallow beside land."""
    raw = [[survey.what(x, half) for x in range(survey.width)] for half in range(2 * survey.height)]
    near = [(dx, dy) for dx in range(-2, 3) for dy in range(-2, 3) if abs(dx) + abs(dy) < 4]

    def shallow(x: int, y: int) -> bool:
        return any(
            0 <= y + dy < len(raw) and 0 <= x + dx < survey.width and raw[y + dy][x + dx] != SEA for dx, dy in near
        )

    return tuple(
        tuple(SHORE if code == SEA and shallow(x, y) else code for x, code in enumerate(line))
        for y, line in enumerate(raw)
    )


def _runs(half: tuple[tuple[int, ...], ...]) -> tuple[Run, ...]:
    found = []
    for y in range(len(half) // 2):
        pairs = list(zip(half[2 * y], half[2 * y + 1], strict=True))
        start = 0
        for x in range(1, len(pairs) + 1):
            if x == len(pairs) or pairs[x] != pairs[start]:
                found.append(Run(start, y, x - start, *pairs[start]))
                start = x
    return tuple(found)


def _lines(half: tuple[tuple[int, ...], ...], size: Size, between: Mapping[frozenset[int], int]) -> list[Line]:
    """Every cell with a border, on the very edge of the cell: below, left or right of it.

    A thin line costs 1, a thick one 2. Above the southern quay the quay is drawn as seven eighths of its cells, and
    the line shines through on top.
    """

    def cost(a: int, b: int) -> int:
        return between.get(frozenset((a, b)), 0) if a != b else 0

    found, width, height = [], len(half[0]), len(half) // 2
    for y in range(height):
        for x in range(width):
            here = half[2 * y][x]
            if here != half[2 * y + 1][x] or here in (SEA, SHORE):
                continue
            below = half[2 * y + 2][x] if y + 1 < height else here
            left = half[2 * y][x - 1] if x else here
            right = half[2 * y][x + 1] if x + 1 < width else here
            above = half[2 * y - 1][x] if y else here
            down = cost(here, below) if (here >= 0 and below >= 0) or y < size.pier else 0
            if below == left or (not size.border and here >= 0 and down == 1):
                down = 0  # the border goes on to the right in the next line, or there is no room for a thin one
            across = cost(left, here) if here >= 0 else 0
            beyond = cost(here, right) if here >= 0 and right <= QUAY else 0
            over = cost(here, above) if here <= QUAY and above >= 0 else 0
            if mark := _mark(down, across, beyond, over):
                found.append(Line(x, y, mark[0], mark[1] == 2, here))
    return found


def _mark(down: int, across: int, beyond: int, over: int) -> tuple[str, int] | None:
    if down == 2 or (down == 1 and across != 2 and beyond != 2):
        return "▂" if down == 2 else "▁", down
    if across:
        return "▌" if across == 2 else "▏", across
    if beyond:
        return "▐" if beyond == 2 else "▕", beyond
    return ("▆" if over == 2 else "▇", over) if over else None


def _merged(lines: list[Line]) -> tuple[Line, ...]:
    """Neighbouring cells with the same line as one."""
    found: list[Line] = []
    for line in lines:
        last = found[-1] if found else None
        same = last and (last.y, last.inside, last.double, last.text[-1]) == (
            line.y,
            line.inside,
            line.double,
            line.text,
        )
        if last and same and last.x + len(last.text) == line.x:
            found[-1] = last._replace(text=last.text + line.text)
        else:
            found.append(line)
    return tuple(found)
