"""Every action that can ever be legal, in the order of the rulebook and then of the tables: its place is its number."""

from collections.abc import Iterator
from itertools import chain, permutations, product

from boardgames.mombasa.actions import AnyAction, ArrangeRest
from boardgames.mombasa.box.menu import Menu
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.rules.setup import named_cards


def all_actions(t: Tables) -> Iterator[AnyAction]:
    menu = t.menu
    yield from menu.keep.values()
    yield from _arrangements(t)
    yield from chain(*menu.plan[-1].values())
    yield menu.plan_done
    yield from _of_turn(menu)
    yield from _of_tracks_and_expansion(menu)
    yield from _of_books_and_spaces(t, menu)


def _arrangements(t: Tables) -> Iterator[ArrangeRest]:
    """The three resting cards of every hand and every starting tile in every order."""
    found: dict[ArrangeRest, None] = {}
    for own, numbered, tile in product(t.starting_cards, t.numbered_cards, t.starting_tiles):
        cards = named_cards(t, (*own, numbered), tile)
        found |= dict.fromkeys(ArrangeRest((a, b, c)) for a, b, c in permutations(cards))
    yield from found


def _of_turn(menu: Menu) -> Iterator[AnyAction]:
    yield from menu.attach
    yield from menu.goods_within[-1]
    yield menu.expansion
    yield from menu.bookkeepers
    yield from menu.merchants
    yield from menu.discs
    yield from menu.end
    yield menu.end_bare


def _of_tracks_and_expansion(menu: Menu) -> Iterator[AnyAction]:
    yield from menu.buy
    yield menu.buy_none
    yield from menu.step
    yield from menu.step_pay
    yield menu.forfeit
    yield from menu.expand
    yield menu.expand_none
    yield from menu.enter
    yield menu.stop
    yield from menu.take_post
    yield from menu.collect
    yield menu.collect_points
    yield from chain(*menu.return_post)
    yield from menu.call


def _of_books_and_spaces(t: Tables, menu: Menu) -> Iterator[AnyAction]:
    yield from menu.flip[1:]
    yield menu.no_flip
    yield from menu.ink
    yield from chain(*menu.remove_post)
    yield from menu.take_book
    yield menu.take_pound
    for places in menu.place_book.values():
        yield from places[t.ink.first_board_position :]
    yield from menu.buy_pounds
    yield from (sell for card, sell in menu.sell.items() if card in t.for_sale[-1])
    yield from menu.tiers
    yield from menu.options
    yield menu.take_diamonds
    yield menu.done
    yield from menu.pairs.values()
    yield from menu.step_track
