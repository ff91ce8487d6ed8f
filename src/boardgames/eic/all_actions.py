"""Every action that can ever be legal, in the order of the rulebook and then of the tables: its place is its number."""

from collections.abc import Iterator
from itertools import chain

from boardgames.eic.actions import AnyAction
from boardgames.eic.box.tables import Tables


def all_actions(t: Tables) -> Iterator[AnyAction]:
    menu = t.menu
    yield from chain(*menu.place_agent, *menu.from_centre)
    yield menu.retire
    yield from (menu.choose_ship[kind] for kind in t.ships_for_sale[-1])
    yield from chain(*menu.discard)
    yield from menu.choose_post
    yield from chain(*menu.sell_shares)
    yield menu.mortgage
    yield menu.redeem
    yield menu.decline
    yield from menu.buy_share
    yield menu.pass_exchange
    yield from menu.choose_card
    yield menu.acknowledge
    yield from chain(*menu.place_ship)
    yield from menu.buy_cube
    yield menu.close_ship
    yield menu.stay
    yield from menu.sell_stored
    yield menu.close_warehouse
    yield from menu.choose_unload
    yield from menu.sell_cube
    yield from menu.store_cube
