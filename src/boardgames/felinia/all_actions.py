"""Every action that can ever be legal, in the order of the rulebook and then of the tables: its place is its number.

Both sides of the board have provinces of the same name, and both variants swaps that are the same.
"""

from collections.abc import Iterator

from boardgames.felinia.actions import AnyAction, BidBank, BidGuild, Move
from boardgames.felinia.box.tables import Tables


def all_actions(t: Tables) -> Iterator[AnyAction]:
    menu = t.menu
    yield BidBank()
    yield from menu.markets
    yield BidGuild()
    yield from menu.buys[-1]
    yield from dict.fromkeys(swap for given in menu.swaps.values() for by_bag in given for swap in by_bag[-1])
    yield from menu.bonuses.values()
    yield from menu.decline
    yield from menu.boards
    yield from menu.done
    posts = t.boards["classic"].posts  # in the expert game all tiles lie face up
    yield from (menu.flips["classic"][post] for of_country in posts for post in of_country)
    yield from menu.stop
    yield from dict.fromkeys(Move(province.id) for board in t.boards.values() for province in board.provinces)
    yield from menu.provision_or_home
    yield from menu.keeps.values()
    yield from menu.none
    yield from menu.fourth
    yield from menu.sells[-1]
