"""Preparing the islands: tiles dealt and turned at random until the map keeps the rules (AME-Q-03)."""

from boardgames.amerigo.box.tables import LAND, SEA, Setup, Tables
from boardgames.amerigo.rules.chart import board_of, find_islands, flood
from boardgames.core.errors import UserError
from boardgames.core.rng import below, shuffled

Layout = tuple[tuple[int, int], ...]
"""Which tile lies in each slot, row by row, and its quarter turns."""


def generate(t: Tables, setup: Setup, stream: int) -> tuple[int, str]:
    """The next stream and the printed map: a whole layout is drawn again until one is accepted."""
    for _ in range(t.generator.max_attempts):
        stream, layout = draw_layout(t, setup, stream)
        grid = assemble(t, setup, layout)
        if not flaws(t, setup, grid):
            return stream, grid
    raise UserError(
        f"No legal map in {t.generator.max_attempts} draws for {setup.players} players: relax min_large_islands "
        f"({setup.limits.min_large_islands}) or max_island_cells ({setup.limits.max_island_cells}) in islands.toml."
    )


def draw_layout(t: Tables, setup: Setup, stream: int) -> tuple[int, Layout]:
    stream, tiles = shuffled(stream, range(len(t.tiles)))
    layout = []
    for tile in tiles[: setup.island_tiles]:
        stream, turn = below(stream, 4)
        layout.append((tile, turn))
    return stream, tuple(layout)


def assemble(t: Tables, setup: Setup, layout: Layout) -> str:
    """The rows of the map joined by `/`."""
    rows = []
    for at in range(0, len(layout), setup.tile_cols):
        slots = [t.tiles[tile].turns[turn] for tile, turn in layout[at : at + setup.tile_cols]]
        rows += ["".join(slot[r] for slot in slots) for r in range(t.tile_size)]
    return "/".join(rows)


def flaws(t: Tables, setup: Setup, grid: str) -> tuple[str, ...]:
    """The ids of the rules that a map breaks."""
    width = setup.tile_cols * t.tile_size
    stride = width + 1
    land, sea = board_of(grid, LAND), board_of(grid, SEA)
    islands = find_islands(stride, land)
    sizes = [island.bit_count() for island in islands]
    large = sum(size >= t.bonus.large_island_min_cells for size in sizes)
    broken = []
    if t.generator.forbid_enclosed_sea and encloses_sea(grid, stride, sea):
        broken.append("AME-SET-05")
    if t.generator.forbid_diagonal_only and touches_diagonally(stride, land, sea):
        broken.append("AME-SET-06")
    if large > t.generator.max_large_islands:
        broken.append("AME-Q-04")
    if large < setup.limits.min_large_islands or max(sizes) > setup.limits.max_island_cells:
        broken.append("AME-Q-48")
    return tuple(broken)


def encloses_sea(grid: str, stride: int, sea: int) -> bool:
    """True if some sea cell cannot be reached from the border of the map."""
    height, width = grid.count("/") + 1, stride - 1
    row = (1 << width) - 1
    column = sum(1 << r * stride for r in range(height))
    border = row | row << (height - 1) * stride | column | column << width - 1
    return flood(stride, sea & border, sea) != sea


def touches_diagonally(stride: int, land: int, sea: int) -> bool:
    """True if two land cells touch at a corner with sea in both other cells of the block (AME-Q-01)."""
    falling = land & land >> stride + 1 & sea >> 1 & sea >> stride
    rising = land >> 1 & land >> stride & sea & sea >> stride + 1
    return bool(falling | rising)
