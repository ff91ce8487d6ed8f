"""Models of the tables of the map: islands, frame, landscape tiles."""

from typing import Literal

from pydantic import Field

from boardgames.core.sheets import Sheet

Provenance = Literal["rulebook", "derived", "published", "reconstructed"]
Label = Field(max_length=12)


class Point(Sheet):
    x: int
    y: int


class FrameMeta(Sheet):
    provenance: Provenance
    ships_per_space: Literal["unlimited"]
    ships_per_island_sea_cell: Literal[1]


class Slot(Sheet):
    row: int = Field(ge=0)
    col: int = Field(ge=0)


class FrameRow(Sheet):
    players: int
    id: str = Field(pattern=r"^frame-[nesw]-[1-9]$")
    label: str
    ring: int
    side: Literal["N", "E", "S", "W"]
    tile: Slot
    piece: str
    draw: Point


class FrameSheet(Sheet):
    meta: FrameMeta
    space: tuple[FrameRow, ...]


class IslandsMeta(Sheet):
    provenance: Provenance
    tile_size: int
    tiles: int
    rotations: tuple[int, ...]
    land_cells_total: int
    posts_total: int
    goods_total: int
    large_island_min_cells: int


class Playability(Sheet):
    players: int
    min_large_islands: int = Field(ge=0)
    max_island_cells: int = Field(gt=0)
    ruling: str
    provenance: Provenance


class Generator(Sheet):
    forbid_enclosed_sea: bool
    forbid_diagonal_only: bool
    max_large_islands: int
    max_attempts: int = Field(gt=0)
    provenance: Provenance
    playability: tuple[Playability, ...]
    measured: dict[str, object]


class IslandsDraw(Sheet):
    cell_width: int
    cell_height: int
    origin: Point
    note: str


class IslandRow(Sheet):
    id: str
    label: str = Label
    rows: tuple[str, ...]
    land: int
    pieces: tuple[int, ...]
    posts: int
    goods: tuple[str, ...]
    open_edges: str
    provenance: Provenance


class IslandsSheet(Sheet):
    meta: IslandsMeta
    legend: dict[str, str]
    generator: Generator
    draw: IslandsDraw
    tile: tuple[IslandRow, ...]


class LandscapeMeta(Sheet):
    provenance: Provenance
    rotate: Literal[True]
    mirror: Literal[False]
    village_total: int
    neutral_total: int


class ShapeRow(Sheet):
    id: str
    size: int
    cells: tuple[tuple[int, int], ...] = Field(min_length=1)
    orientations: int
    label: str = Label


class LandscapeRow(Sheet):
    id: str
    shape: str
    count: int = Field(ge=0)
    vp_small: int = Field(ge=0)
    vp_large: int = Field(ge=0)


class LandscapeSheet(Sheet):
    meta: LandscapeMeta
    shape: tuple[ShapeRow, ...]
    village: tuple[LandscapeRow, ...]
    neutral: tuple[LandscapeRow, ...]
