"""Kinds of columns that several tables of Amerigo have."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from boardgames.store.table_rows import TableRow

Count: TypeAlias = Annotated[int, Meta(ge=0)]
Positive: TypeAlias = Annotated[int, Meta(gt=0)]
Id: TypeAlias = Annotated[str, Meta(min_length=1)]
Letter: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1)]
Label: TypeAlias = Annotated[str, Meta(max_length=12)]


class Point(TableRow):
    x: int
    y: int
