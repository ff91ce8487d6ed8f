"""The columns of the tables that make the map: the companies at its edges, regions and borders."""

from typing import Literal

from boardgames.core.values import Shown
from boardgames.mombasa.box.parts.columns import CompanyName, FileMeta, Label, Natural, Pair, Positive, Row
from boardgames.store.table_rows import Origin, TableRow

# companies.toml


class CompaniesMeta(FileMeta):
    posts_per_company: Positive
    columns_per_base: Positive
    spaces_per_column: Positive
    scoring_order: tuple[CompanyName, ...]


class Company(TableRow):
    id: CompanyName
    name: Shown[str]
    label: Shown[str]
    color: Shown[str]
    edge: Shown[Literal["north", "east", "south", "west"]]
    first_game_track: str
    majority: Literal["coffee", "banana", "cotton", "expansion"]


class BaseColumn(Row, kw_only=True):
    coins: tuple[Natural, ...]
    company: CompanyName | None = None
    """Company whose base it belongs to; None if it is for every base that has no columns of its own."""


class Companies(TableRow):
    meta: CompaniesMeta
    company: tuple[Company, ...]
    base_column: tuple[BaseColumn, ...]
    player_color: tuple[Row, ...]

    def columns_of(self, company: str) -> tuple[BaseColumn, ...]:
        """The columns of a base."""
        own = tuple(row for row in self.base_column if row.company == company)
        return own or tuple(row for row in self.base_column if row.company is None)


# map.toml


class MapMeta(FileMeta):
    regions: int
    columns: Positive
    rows: Positive


class Edges(TableRow):
    provenance: Origin
    north: CompanyName
    west: CompanyName
    south: CompanyName
    east: CompanyName


class FurtherReward(TableRow):
    kind: Literal["pounds", "diamond", "bookkeeping", "track"]
    n: Positive


class Region(Row, kw_only=True):
    name: Shown[str]
    label: Label
    x: Shown[Natural]
    y: Shown[Natural]
    w: Shown[Positive]
    h: Shown[Positive]
    more: Shown[tuple[tuple[Natural, Natural, Positive, Positive], ...]] = ()
    """Further boxes (x, y, w, h) of a region that is no rectangle; name and gain stand in the first."""
    inside: str = ""
    """The region around an enclave."""
    reward_kind: Literal["pounds", "diamond", "bookkeeping", "track", "none"]
    reward: Natural
    further: tuple[FurtherReward, ...] = ()
    """Rewards beside the first."""
    mines: Natural

    @property
    def rewards(self) -> tuple[tuple[str, int], ...]:
        """Kind and amount of all that entering gives."""
        first = ((self.reward_kind, self.reward),) if self.reward else ()
        return (*first, *((reward.kind, reward.n) for reward in self.further))

    def cells(self) -> set[Pair]:
        boxes = ((self.x, self.y, self.w, self.h), *self.more)
        return {(x + i, y + j) for x, y, w, h in boxes for i in range(w) for j in range(h)}


class BaseBorder(TableRow):
    company: CompanyName
    region: str
    lines: Literal[1, 2]


class Border(TableRow):
    a: str
    b: str
    lines: Literal[1, 2]


class Map(TableRow):
    meta: MapMeta
    edges: Edges
    region: tuple[Region, ...]
    base_border: tuple[BaseBorder, ...]
    border: tuple[Border, ...]
