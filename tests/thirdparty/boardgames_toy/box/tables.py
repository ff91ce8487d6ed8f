"""The components as frozen lookups: everything that play reads and never changes."""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from boardgames.core.game import on_demand
from boardgames.core.values import Lookups, Shown
from boardgames.store.component_tables import load_tables

if TYPE_CHECKING:
    from boardgames_toy.box.menu import Menu


class Tables(Lookups):
    rounds: int
    deck: tuple[int, ...]
    picks: tuple[int, ...]
    rich: int
    pick_labels: Shown[tuple[str, ...]]

    @cached_property
    def menu(self) -> "Menu":
        """Every action that the components allow."""
        from boardgames_toy.box.menu import Menu

        return Menu(self)


def load(folder: Path, *, fresh: bool = False) -> tuple[Tables, str]:
    """The tables of a folder and their digest."""
    return load_tables(folder, Tables, on_demand("boardgames_toy.box.build", "build"), fresh=fresh)
