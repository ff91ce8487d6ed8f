"""Records of the map, apart from the functions that compute with them: records are never compiled, functions can be."""

from msgspec import field

from boardgames.amerigo.actions import Place, PlaceShip, SailTo
from boardgames.core.values import Value


class Chart(Value, eq=False):
    """Compared by identity, so that what is computed from it can be kept under its name."""

    height: int
    width: int
    stride: int
    frame_at: int
    land: int
    sea: int
    islands: tuple[int, ...]
    """Cells of each island, islands in the order of their first cell."""
    large: tuple[bool, ...]
    island_of: tuple[int, ...]
    """Island number of each cell; -1 for sea."""
    goods: tuple[int, ...]
    """Goods spaces by type."""
    sites: int
    """Trading post spaces."""
    anchors: dict[int, int]
    """The trading post space that belongs to each anchor."""
    moorings: int
    """The anchors as a board."""
    coast: int
    """Sea cells that touch the frame."""
    shores: tuple[int, ...]
    """For each frame space the sea cells it touches."""
    names: tuple[str, ...]
    index: dict[str, int]
    place_ship: tuple[PlaceShip, ...]
    sail_to: tuple[SailTo, ...]
    """Sailing action to each sea space."""
    place: tuple[tuple[Place, ...], ...]
    """Actions that place a tile, by cell, then by quarter turns."""
    layers: dict[int, list[int]] = field(default_factory=dict)
    """Spaces within 0, 1, 2, ... moves of each sea space, as far as anybody has asked."""


class Cover(Value, eq=False):
    """Pieces on the land, as bitboards."""

    posts: tuple[int, ...]
    villages: tuple[int, ...]
    neutral: int
    occupied: int
