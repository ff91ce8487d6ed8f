"""Every action that can ever be legal, in the order of the rulebook and then of the tables: its place is its number."""

from collections.abc import Iterator

from boardgames_toy.actions import AnyAction
from boardgames_toy.box.tables import Tables


def all_actions(t: Tables) -> Iterator[AnyAction]:
    menu = t.menu
    yield from menu.picks
    yield menu.draw
    yield menu.roll
    yield menu.stop
