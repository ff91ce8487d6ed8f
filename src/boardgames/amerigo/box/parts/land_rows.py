"""The columns of the tables that make the map: the frame, island tiles, and what is built on them."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from boardgames.amerigo.box.parts.columns import Count, Label, Point, Positive
from boardgames.core.values import Shown
from boardgames.store.table_rows import Origin, TableRow


class FrameMeta(TableRow):
    provenance: Origin
    ships_per_space: Literal["unlimited"]
    ships_per_island_sea_cell: Literal[1]


class Slot(TableRow):
    row: Count
    col: Count


class FrameRow(TableRow):
    """A sea space of the frame, along one edge of one tile."""

    players: int
    id: Annotated[str, Meta(pattern=r"^frame-[nesw]-[1-9]$")]
    label: Shown[str]
    ring: int
    side: Literal["N", "E", "S", "W"]
    tile: Slot
    piece: Shown[str]
    draw: Shown[Point]


class Frame(TableRow):
    """frame.toml"""

    meta: FrameMeta
    space: tuple[FrameRow, ...]


class IslandsMeta(TableRow):
    provenance: Origin
    tile_size: int
    tiles: int
    rotations: tuple[int, ...]
    land_cells_total: int
    posts_total: int
    goods_total: int
    large_island_min_cells: int


class Playability(TableRow):
    players: int
    min_large_islands: Count
    max_island_cells: Positive
    ruling: Shown[str]
    provenance: Origin


class Generator(TableRow):
    forbid_enclosed_sea: bool
    forbid_diagonal_only: bool
    max_large_islands: int
    max_attempts: Positive
    provenance: Origin
    playability: tuple[Playability, ...]
    measured: Shown[dict[str, Any]]


class IslandsDraw(TableRow):
    cell_width: int
    cell_height: int
    origin: Point
    note: str


class IslandRow(TableRow):
    id: str
    label: Shown[Label]
    rows: tuple[str, ...]
    land: int
    pieces: tuple[int, ...]
    posts: int
    goods: tuple[str, ...]
    open_edges: Shown[str]
    provenance: Origin


class Islands(TableRow):
    """islands.toml"""

    meta: IslandsMeta
    legend: dict[str, str]
    generator: Generator
    draw: IslandsDraw
    tile: tuple[IslandRow, ...]


class LandscapeMeta(TableRow):
    provenance: Origin
    rotate: bool
    mirror: bool
    village_total: int
    neutral_total: int


class ShapeRow(TableRow):
    id: str
    size: int
    cells: Annotated[tuple[tuple[int, int], ...], Meta(min_length=1)]
    orientations: int
    label: Shown[Label]


class LandscapeRow(TableRow):
    id: str
    shape: str
    count: Count
    vp_small: Count
    vp_large: Count


class Landscapes(TableRow):
    """landscape.toml"""

    meta: LandscapeMeta
    shape: tuple[ShapeRow, ...]
    village: tuple[LandscapeRow, ...]
    neutral: tuple[LandscapeRow, ...]
