"""Reasons for a choice that brings no points at once: a boat that asks for it, a bill to pay, a tile in reach."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

from boardgames.core.game import Seat
from boardgames.core.values import evolve
from boardgames.felinia import actions as do
from boardgames.felinia.actions import AnyAction
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.face.words.names import Names
from boardgames.felinia.rules.auction import bank_income
from boardgames.felinia.rules.boarding import places_left, shortfall
from boardgames.felinia.rules.exploration import docks_by_time
from boardgames.felinia.rules.guild import pays_bonus
from boardgames.felinia.rules.journey import face_down, ways
from boardgames.felinia.rules.resources import add
from boardgames.felinia.rules.tokens import price
from boardgames.felinia.state import Bid, Boarding, Buy, Flipping, Guild, Journey, Player, State

Need: TypeAlias = tuple[int, int, int, str]
"""Number of goods missing for a boat, its place in the order of sailing, one of those goods, and the boat."""


def purpose(w: Names, s: State, seat: Seat, action: AnyAction) -> str:
    t, p = w.tables, s.players[seat]
    match action:
        case do.BidMarket(market) if market in t.place_number:
            return _missing(w, _nearest(t, s, p, _kinds(s.markets[t.place_number[market]])))
        case do.BidBank():
            return _coins(w, s, seat)
        case do.BidGuild():
            if s.bonus and pays_bonus(p):
                return w.say("purpose-bonus", tiles=len(s.bonus))
            return _missing(w, _after_giving(t, s, p, _kinds(p.goods), _kinds(s.bag)))
        case do.BuyGood(good) if good in t.good_number:
            return _missing(w, _nearest(t, s, p, (t.good_number[good],)))
        case do.Swap(give, take) if give in t.good_number and take in t.good_number:
            return _missing(w, _after_giving(t, s, p, (t.good_number[give],), (t.good_number[take],)))
        case do.Sell():
            return _bill(w, s, seat)
        case do.Board(dock) if dock in t.dock_number:
            return _country(w, s, t.dock_number[dock])
        case do.Flip():
            return _turned(w, s)
        case do.Move(to):
            return _way(w, s, to)
        case _:
            return ""


def _kinds(goods: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(good for good, count in enumerate(goods) if count)


def _boats(t: Tables, s: State, p: Player) -> Iterator[str]:
    """The boats on which a merchant could still find a place, earliest first."""
    for dock in docks_by_time(t, s):
        if p.stock and places_left(t, s.ships[dock]):
            yield s.ships[dock].boat


def _nearest(t: Tables, s: State, p: Player, goods: Iterable[int]) -> Need | None:
    """The good among these that brings some boat nearest."""
    found = [
        (sum(lack), number, good, boat)
        for number, boat in enumerate(_boats(t, s, p))
        for lack in shortfall(t, p, boat)[:1]
        for good in goods
        if lack[good]
    ]
    return min(found, default=None)


def _missing(w: Names, found: Need | None) -> str:
    if found is None:
        return ""
    lacking, _, good, boat = found
    return w.say("purpose-good", good=w.tables.goods[good].id, boat=boat, lacking=lacking)


def _after_giving(t: Tables, s: State, p: Player, given: Iterable[int], taken: Iterable[int]) -> Need | None:
    """Return what an exchange brings nearest, without the good that is given for it."""
    left = [evolve(p, goods=add(p.goods, good, -1)) for good in given]
    return min((found for one in left if (found := _nearest(t, s, one, taken))), default=None)


def _coins(w: Names, s: State, seat: Seat) -> str:
    """A token on one's own board: what the coins are for."""
    t, p = w.tables, s.players[seat]
    due = sum(
        price(evolve(s, piles=(pile[: height + 1],)), 0)
        for pile in s.piles
        for height, owner in enumerate(pile)
        if owner == seat
    )
    if due > p.money:
        return w.say("purpose-due", due=due, coins=p.money)
    fares = [(boat, coins) for boat in _boats(t, s, p) for goods, coins in (shortfall(t, p, boat),) if not any(goods)]
    if found := next(((boat, coins) for boat, coins in fares if coins), None):
        return w.say("purpose-fare", boat=found[0], coins=found[1])
    top, markets = s.frames[-1] if s.frames else None, t.open_markets[len(s.players)]
    if not any(_nearest(t, s, p, _kinds(s.markets[market])) for market in markets):
        return w.say("purpose-nothing-sold")
    if not p.money:
        return w.say("purpose-no-coins")
    if isinstance(top, Bid) and bank_income(t, p, top.lap) == max(t.bank.lap_income):
        return w.say("purpose-lap", coins=max(t.bank.lap_income))
    return ""


def _bill(w: Names, s: State, seat: Seat) -> str:
    """A sale: what is to be paid with it."""
    t, p, top = w.tables, s.players[seat], s.frames[-1] if s.frames else None
    if isinstance(top, Buy | Guild) and price(s, top.place) > p.money:
        return w.say("purpose-price", place=t.places[top.place].id, price=price(s, top.place), coins=p.money)
    if isinstance(top, Boarding):
        for boat in _boats(t, s, p):
            goods, coins = shortfall(t, p, boat)
            if coins and not any(goods):
                return w.say("purpose-fare", boat=boat, coins=coins)
    return ""


def _country(w: Names, s: State, dock: int) -> str:
    """A boat: what there is to be won where it goes."""
    t, board = w.tables, w.tables.boards[s.variant]
    country = t.country_number[t.boats[s.ships[dock].boat].destination]
    seen = (board.post_masks[country] & s.face_up).bit_count()
    covered = face_down(t, s, country).bit_count()
    return w.say("purpose-country", open=seen, covered=covered, tiles=seen + covered)


def _turned(w: Names, s: State) -> str:
    top = s.frames[-1] if s.frames else None
    if not isinstance(top, Flipping):
        return ""
    seen = (w.tables.boards[s.variant].post_masks[top.country] & s.face_up).bit_count()
    return w.say("purpose-turned", open=seen)


def _way(w: Names, s: State, to: str) -> str:
    """A step: the only tile there is, or the tiles one step behind it."""
    t, top, board = w.tables, s.frames[-1] if s.frames else None, w.tables.boards[s.variant]
    number = board.number.get(to)
    if number is None or not isinstance(top, Journey):
        return ""
    if s.face_up >> number & 1:
        others = ways(t, s, top.at, top.visited) & s.face_up & ~(1 << number)
        return "" if others else w.say("purpose-only-tile")
    then = ways(t, s, number, top.visited | 1 << number) & s.face_up if top.moves > 1 else 0
    tiles = [one.id for at, one in enumerate(board.provinces) if then >> at & 1]
    return w.say("purpose-way", province=tiles[0], tiles=len(tiles)) if tiles else ""
