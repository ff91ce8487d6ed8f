"""The components as frozen lookups: everything that play reads and never changes."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from boardgames.amerigo.box.parts.land_rows import (
    FrameRow,
    Generator,
    IslandRow,
    LandscapeRow,
    Playability,
    ShapeRow,
)
from boardgames.amerigo.box.rows import (
    ActionRow,
    Bonus,
    GoodsRow,
    SetupCommon,
    SetupRow,
    TokenRow,
    TowerModel,
)
from boardgames.core.game import on_demand
from boardgames.core.values import Lookups, Shown
from boardgames.store.component_tables import load_tables

if TYPE_CHECKING:
    from boardgames.amerigo.box.menu import Menu

COLOURS = ("blue", "black", "red", "brown", "green", "yellow", "white")
"""The wheel, clockwise; counts of cubes are always in this order."""
BLUE, BLACK, RED, BROWN, GREEN, YELLOW, WHITE = range(7)

GOODS = ("wool", "tobacco", "sugar", "coconut", "coffee")

# Letters of the island tiles.
GOODS_LETTERS = "WTSNC"
SITES, ANCHORS = "PQR", "pqr"
LAND, SEA = "#" + SITES + GOODS_LETTERS, "." + ANCHORS

SLOTS = ("left-1", "left-2", "left-3", "left-4", "right-1", "right-2", "right-3", "right-4")
"""The spaces of the progress display; a token is on the display at the same index."""

LONGEST_TRACK = 40

# Progress tokens that the rules know by name; the extra-AP tokens are known by their kind.
SPRINT = "ship-sprint"
STRONGER_PIRATES = "pirates-plus-two"
HALF_LOSS = "pirates-half-loss"
BOUNTY = "pirates-bounty"
TWO_NEUTRALS = "plan-two-neutral"
SWAP = "swap-red-green"
JUMP = "order-jump"
GOLD_THREE = "gold-three"
GOLD_FIVE = "gold-five"
GOLD_PER_POST = "gold-per-post"
GOLD_PER_TWO = "gold-per-two"
VP_CUBES = "vp-cubes"
END_POSTS = "end-posts"
END_SEVEN = "end-seven"
END_GOLD_TWICE = "end-gold-twice"
NAMED_TOKENS = (
    SPRINT,
    STRONGER_PIRATES,
    HALF_LOSS,
    BOUNTY,
    TWO_NEUTRALS,
    SWAP,
    JUMP,
    GOLD_THREE,
    GOLD_FIVE,
    GOLD_PER_POST,
    GOLD_PER_TWO,
    VP_CUBES,
    END_POSTS,
    END_SEVEN,
    END_GOLD_TWICE,
)
EXTRA_AP = ("ap-one", "ap-two")

Cells: TypeAlias = tuple[tuple[int, int], ...]
"""Cells of a shape as (row, column) from the top left corner of its bounding box."""


class IslandTile(IslandRow, kw_only=True):
    turns: tuple[tuple[str, ...], ...]
    """Its rows after 0, 1, 2 and 3 quarter turns clockwise."""


class Setup(SetupRow, kw_only=True):
    """Setup that depends on the number of players."""

    limits: Playability
    frame: tuple[FrameRow, ...]
    """In ring order."""
    frame_plan: str
    """The frame as one word, ring order: the side and the tile of every space, such as `N00 N01 E01`."""
    production: tuple[str, ...]
    """The production tokens in play as kinds such as `wool-2`, in table order."""
    display: Shown[tuple[str, ...]]
    """The ids of the production spaces."""
    offsets: tuple[tuple[tuple[int, ...], ...], ...]
    """The bits of every turn of every shape, counted from its first cell in reading order, on a map of this width."""


class Shape(ShapeRow, kw_only=True):
    turns: tuple[Cells, ...]
    """The distinct quarter turns, clockwise; the first is the shape as the table gives it."""


class Landscape(LandscapeRow, kw_only=True):
    """A kind of village or neutral tile."""

    village: bool
    form: int
    """The place of its shape in `Tables.shapes`."""
    size: int
    cost: int
    """AP to plan it and AP to build it."""


class Tables(Lookups):
    colours: tuple[ActionRow, ...]
    cubes_per_colour: int
    setups: tuple[Setup, ...]
    """For two, three and four players."""
    tile_size: int
    tiles: tuple[IslandTile, ...]
    generator: Generator
    shapes: tuple[Shape, ...]
    landscape: tuple[Landscape, ...]
    """Villages first, then neutral tiles."""
    villages: int
    """Number of the entries of `landscape` that are kinds of villages."""
    landscape_index: dict[str, int]
    tokens: dict[str, TokenRow]
    """In table order."""
    extra_ap: dict[str, tuple[int, ...]]
    """AP that each token adds to each action of the wheel."""
    pirates: dict[str, int]
    pirate_slots: int
    goods: tuple[GoodsRow, ...]
    production_kinds: dict[str, tuple[int, int]]
    """The goods index and the cost of each kind of production token."""
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
    """Multipliers by round, from round 1."""
    post_factors: tuple[int, ...]
    """Factors by number of posts, from none."""
    bonus: Bonus
    cubes_per_gold: int
    track_end_gold: int
    start: SetupCommon
    posts: int
    tower: TowerModel

    def setup(self, players: int) -> Setup:
        return self.setups[players - 2]

    @cached_property
    def neutral_costs(self) -> tuple[int, ...]:
        """AP for each kind of neutral tile, in the order of `State.neutral`."""
        return tuple(kind.cost for kind in self.landscape[self.villages :])

    @cached_property
    def menu(self) -> "Menu":
        """Every action that the components allow."""
        from boardgames.amerigo.box.menu import Menu

        return Menu(self)


def load(folder: Path, *, fresh: bool = False) -> tuple[Tables, str]:
    """The tables of a folder and their digest."""
    return load_tables(folder, Tables, on_demand("boardgames.amerigo.box.build", "build"), fresh=fresh)
