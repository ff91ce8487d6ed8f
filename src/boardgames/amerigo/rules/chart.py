"""The map as bitboards: land, islands, anchors, and the sea that ships sail.

Bit i of a board is the cell at character i of `State.grid`; rows are one guard bit apart, so that a shift by one never
runs from one row into the next. The frame spaces follow in ring order from bit `frame_at`. A chart is a pure function
of the printed map and is kept for the maps last used.
"""

from collections.abc import Iterator
from functools import cache, lru_cache

from boardgames.amerigo.actions import Place, PlaceShip, SailTo
from boardgames.amerigo.box.tables import ANCHORS, GOODS_LETTERS, LAND, SEA, SITES, Tables
from boardgames.amerigo.rules.map_records import Chart
from boardgames.amerigo.state import State

COLUMNS = "abcdefghijklmnopqrst"


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def dilate(chart: Chart, mask: int) -> int:
    """The cells beside these, and perhaps some outside the map."""
    return mask << 1 | mask >> 1 | mask << chart.stride | mask >> chart.stride


def diagonal(chart: Chart, mask: int) -> int:
    """The cells that touch these at a corner; they may touch some of them along an edge as well."""
    sideways = mask << 1 | mask >> 1
    return sideways << chart.stride | sideways >> chart.stride


def reach(chart: Chart, start: int, moves: int) -> int:
    """The sea spaces that a ship can get to with at most so many moves, its own space not counted."""
    layers = layers_from(chart, start, moves)
    return layers[min(moves, len(layers) - 1)] ^ 1 << start


def distance(chart: Chart, start: int, space: int) -> int:
    """Moves from one sea space to another; -1 if there is no way."""
    goal, moves = 1 << space, 0
    while True:
        layers = layers_from(chart, start, moves)
        if moves >= len(layers):
            return -1
        if layers[moves] & goal:
            return moves
        moves += 1


def layers_from(chart: Chart, start: int, moves: int) -> list[int]:
    """Spaces within 0, 1, 2, ... moves, as far as asked for; complete when two in a row would be equal."""
    layers = chart.layers.get(start)
    if layers is None:
        layers = chart.layers[start] = [1 << start]
    while len(layers) <= moves:
        grown = layers[-1] | _beside(chart, layers[-1])
        if grown == layers[-1]:
            break
        layers.append(grown)
    return layers


def _beside(chart: Chart, spaces: int) -> int:
    stride = chart.stride
    ring, mask = spaces >> chart.frame_at, spaces & chart.sea
    beside = (mask << 1 | mask >> 1 | mask << stride | mask >> stride) & chart.sea
    if not ring and not spaces & chart.coast:
        return beside
    around = len(chart.shores)
    turned = (ring << 1 | ring >> 1 | ring << around - 1 | ring >> around - 1) & (1 << around) - 1
    for i, shore in enumerate(chart.shores):
        if ring >> i & 1:
            beside |= shore
        elif spaces & shore:
            turned |= 1 << i
    return beside | turned << chart.frame_at


def flood(stride: int, start: int, through: int) -> int:
    """Everything joined orthogonally to the start by cells of `through`."""
    while True:
        near = start << 1 | start >> 1 | start << stride | start >> stride
        grown = start | near & through
        if grown == start:
            return start
        start = grown


@cache
def _only(letters: str) -> bytes:
    """For `bytes.translate`: these letters become 1, all others 0."""
    return bytes(49 if chr(code) in letters else 48 for code in range(256))


def board_of(text: str, letters: str) -> int:
    """The cells of a map that show one of these letters."""
    return int(text[::-1].encode().translate(_only(letters)), 2)


def find_islands(stride: int, land: int) -> tuple[int, ...]:
    """Maximal sets of land cells joined orthogonally, in the order of their first cell (AME-SET-08)."""
    islands = []
    while land:
        island = flood(stride, land & -land, land)
        islands.append(island)
        land &= ~island
    return tuple(islands)


@lru_cache(maxsize=64)
def chart(grid: str, frame_plan: str, large_cells: int) -> Chart:
    """The chart of a printed map within a frame (`Setup.frame_plan`)."""
    rows = grid.split("/")
    height, width = len(rows), len(rows[0])
    stride = width + 1
    frame_at = height * stride
    land = board_of(grid, LAND)
    sea = board_of(grid, SEA)
    islands = find_islands(stride, land)
    island_of = [-1] * frame_at
    for number, island in enumerate(islands):
        for cell in bits(island):
            island_of[cell] = number
    plan = [(word[0], int(word[1]), int(word[2])) for word in frame_plan.split()]
    size = width // (1 + max(col for _, _, col in plan))
    shores = tuple(sea & _edge(side, row, col, size, stride) for side, row, col in plan)
    names, index, place_ship, sail_to = _spaces(height, width, frame_plan)
    coast = 0
    for shore in shores:
        coast |= shore
    anchors = _anchors(grid, stride, size)
    return Chart(
        height=height,
        width=width,
        stride=stride,
        frame_at=frame_at,
        land=land,
        sea=sea,
        islands=islands,
        large=tuple(island.bit_count() >= large_cells for island in islands),
        island_of=tuple(island_of),
        goods=tuple(board_of(grid, letter) for letter in GOODS_LETTERS),
        sites=board_of(grid, SITES),
        anchors=anchors,
        moorings=sum(1 << cell for cell in anchors),
        coast=coast,
        shores=shores,
        names=names,
        index=index,
        place_ship=place_ship,
        sail_to=sail_to,
        place=_placements(height, width),
    )


def _edge(side: str, row: int, col: int, size: int, stride: int) -> int:
    """The cells along one side of a tile (AME-Q-39)."""
    top, left = row * size, col * size
    if side in "NS":
        line = top if side == "N" else top + size - 1
        return ((1 << size) - 1) << line * stride + left
    column = left if side == "W" else left + size - 1
    return sum(1 << (top + i) * stride + column for i in range(size))


def frame_names(frame_plan: str) -> list[str]:
    """The frame spaces in ring order, numbered on each side."""
    sides = [word[0] for word in frame_plan.split()]
    return [f"frame-{side.lower()}-{sides[: i + 1].count(side)}" for i, side in enumerate(sides)]


def cell_names(height: int, width: int) -> list[str]:
    """Cells like chess squares with a1 at the top left, nothing for the guard column."""
    names = []
    for row in range(height):
        names += [f"{COLUMNS[col]}{row + 1}" for col in range(width)] + [""]
    return names


@lru_cache
def _spaces(
    height: int, width: int, frame_plan: str
) -> tuple[tuple[str, ...], dict[str, int], tuple[PlaceShip, ...], tuple[SailTo, ...]]:
    """Return what maps of this size share: the names of the spaces, their numbers, and the actions that name them."""
    names = (*cell_names(height, width), *frame_names(frame_plan))
    return (
        names,
        {name: i for i, name in enumerate(names) if name},
        tuple(PlaceShip(name) for name in names[height * (width + 1) :]),
        tuple(SailTo(name) for name in names),
    )


@lru_cache
def _placements(height: int, width: int) -> tuple[tuple[Place, ...], ...]:
    """The same objects for every map of this size."""
    return tuple(tuple(Place(name, turn) for turn in range(4)) for name in cell_names(height, width))


def _anchors(grid: str, stride: int, size: int) -> dict[int, int]:
    """An anchor serves the space with the same letter on the same tile only (AME-Q-51)."""
    where = {}
    for i in bits(board_of(grid, ANCHORS + SITES)):
        row, col = divmod(i, stride)
        where[grid[i], row // size, col // size] = i
    return {cell: where[char.upper(), row, col] for (char, row, col), cell in where.items() if char in ANCHORS}


def chart_of(t: Tables, s: State) -> Chart:
    return chart(s.grid, t.setups[len(s.players) - 2].frame_plan, t.bonus.large_island_min_cells)
