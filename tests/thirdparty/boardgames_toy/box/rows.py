"""The columns of `data/*.toml`: each is typed here and nowhere else."""

from typing import Annotated

from msgspec import Meta

from boardgames.core.values import Shown
from boardgames.store.table_rows import Origin, TableRow


class PickRow(TableRow):
    id: str
    coins: Annotated[int, Meta(ge=1)]
    label: Shown[str]
    provenance: Origin


class Coins(TableRow):
    """coins.toml"""

    rich: Annotated[int, Meta(ge=1)]
    """What everybody begins with under TOY-05."""
    provenance: Origin
    pick: tuple[PickRow, ...]


class Deck(TableRow):
    """deck.toml"""

    rounds: Annotated[int, Meta(ge=1)]
    cards: tuple[int, ...]
    provenance: Origin


class Files(TableRow):
    """All tables of a folder."""

    coins: Coins
    deck: Deck
