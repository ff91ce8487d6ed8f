"""Kinds of columns that several tables of Mombasa have."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from boardgames.core.values import Shown
from boardgames.store.table_rows import Origin, TableRow

Positive: TypeAlias = Annotated[int, Meta(ge=1)]
Natural: TypeAlias = Annotated[int, Meta(ge=0)]
Label: TypeAlias = Shown[Annotated[str, Meta(max_length=12)]]
Letter: TypeAlias = Literal["A", "B", "C", "D", "E"]
BookLetter: TypeAlias = Literal["A", "B", "C"]
GoodName: TypeAlias = Literal["coffee", "banana", "cotton"]
CompanyName: TypeAlias = Literal["mombasa", "cape-town", "saint-louis", "cairo"]
ColumnName: TypeAlias = Literal["left", "middle", "right"]
Pair: TypeAlias = tuple[int, int]


class FileMeta(TableRow):
    provenance: Origin
    """Provenance of every row that has none of its own."""


class Row(TableRow):
    id: str
    provenance: Origin | None = None
