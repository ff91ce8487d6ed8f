"""The components as frozen lookups: everything that play reads and never changes."""

from pathlib import Path
from typing import TypeAlias

from boardgames.amerigo.actions import BuyProduction, ChooseTile, TakeNeutral, TakeVillage
from boardgames.core.data import load_tables
from boardgames.core.protocol import on_demand
from boardgames.core.values import Value

Cells: TypeAlias = tuple[tuple[int, int], ...]
"""Cells of a shape as (row, column) from the top left corner of its bounding box."""


class Colour(Value):
    """An action of the wheel."""

    id: str
    name: str
    label: str
    key: str
    symbol: str


class IslandTile(Value):
    id: str
    label: str
    turns: tuple[tuple[str, ...], ...]
    """Its rows after 0, 1, 2 and 3 quarter turns clockwise."""


class FrameSpace(Value):
    """A sea space of the frame, along one edge of one tile."""

    id: str
    label: str
    side: str
    row: int
    col: int


class Setup(Value):
    """What depends on the number of players."""

    players: int
    rows: int
    cols: int
    tiles: int
    frame_corners: int
    frame_elements: int
    frame: tuple[FrameSpace, ...]
    frame_plan: str
    """The frame as one word, ring order: the side and the tile of every space, such as `N00 N01 E01`."""
    min_large_islands: int
    max_island_cells: int
    production: tuple[str, ...]
    """The production tokens in play as kinds such as `wool-2`, in table order."""
    production_spaces: tuple[str, ...]
    offsets: tuple[tuple[tuple[int, ...], ...], ...]
    """The bits of every turn of every shape, counted from its first cell in reading order, on a map of this width."""


class Shape(Value):
    id: str
    size: int
    label: str
    turns: tuple[Cells, ...]
    """The distinct quarter turns, clockwise; the first is the shape as the table gives it."""


class Landscape(Value):
    """A kind of village or neutral tile."""

    id: str
    village: bool
    shape: int
    """Index into `Tables.shapes`."""
    size: int
    cost: int
    """AP to plan it and AP to build it."""
    small: int
    large: int
    count: int


class Token(Value):
    """A progress token."""

    id: str
    kind: str
    timing: str
    label: str
    actions: tuple[str, ...]
    amount: int
    """The number on it: AP, gold, strength, points, neutral tiles or cubes for a gold."""
    extra_ap: tuple[int, ...]
    """AP it adds to each action of the wheel."""


class Tower(Value):
    capacity: int
    catch_base: int
    catch_offset: int
    catch_divisor: int
    catch_max: int
    knock: int


class Good(Value):
    id: str
    label: str
    letter: str


class Tables(Value):
    colours: tuple[Colour, ...]
    cubes_per_colour: int
    setups: tuple[Setup, ...]
    """For two, three and four players."""
    tile_size: int
    tiles: tuple[IslandTile, ...]
    forbid_enclosed_sea: bool
    forbid_diagonal_only: bool
    max_large_islands: int
    max_attempts: int
    large_island_cells: int
    shapes: tuple[Shape, ...]
    landscape: tuple[Landscape, ...]
    """Villages first, then neutral tiles."""
    villages: int
    """How many of `landscape` are kinds of villages."""
    landscape_index: dict[str, int]
    tokens: dict[str, Token]
    """In table order."""
    pirates: dict[str, int]
    pirate_slots: int
    goods: tuple[Good, ...]
    production_kinds: dict[str, tuple[int, int]]
    """The goods index and the cost of each kind of production token."""
    # Actions about components, ready to be offered: in the order of `landscape`, and by kind of production token.
    take_village: tuple[TakeVillage, ...]
    take_neutral: tuple[TakeNeutral, ...]
    choose_tile: tuple[ChooseTile, ...]
    buy_production: dict[str, BuyProduction]
    cannon_end: int
    gold_end: int
    progress_end: int
    progress_spaces: tuple[int, ...]
    """Steps of the progress track that show victory points."""
    progress_vp: tuple[int, ...]
    """The highest value reached, by step."""
    special_end: int
    special_colours: tuple[int, ...]
    """The wheel index of every space's colour; -1: none."""
    special_vp: tuple[int, ...]
    multipliers: tuple[int, ...]
    """By round, from round 1."""
    post_factors: tuple[int, ...]
    """By number of posts, from none."""
    discovery_vp: int
    completion_vp: int
    chest_gold: int
    cubes_per_gold: int
    track_end_gold: int
    start_gold: tuple[int, ...]
    posts: int
    printed_production: int
    tower: Tower

    def setup(self, players: int) -> Setup:
        return self.setups[players - 2]


def load(folder: Path) -> tuple[Tables, str]:
    """The tables of a folder and their digest."""
    return load_tables(folder, Tables, on_demand("boardgames.amerigo.box.build", "build"))
