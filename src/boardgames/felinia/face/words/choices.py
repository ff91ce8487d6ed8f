"""Words for what an action would do, in one line: the price first, then what it brings."""

from typing import Any

from boardgames.core.game import Seat
from boardgames.core.values import evolve
from boardgames.felinia import actions as do
from boardgames.felinia.actions import AnyAction
from boardgames.felinia.face.words.names import Names, brief
from boardgames.felinia.rules.boarding import is_last_merchant, may_board, places_left
from boardgames.felinia.rules.exploration import docks_by_time
from boardgames.felinia.rules.journey import extra_income
from boardgames.felinia.rules.mysteries import DRAWN
from boardgames.felinia.rules.resources import add, covers, fitting
from boardgames.felinia.rules.tokens import next_price, price
from boardgames.felinia.state import Bid, Buy, Guild, Player, State


def describe(names: Names, s: State, seat: Seat, action: AnyAction) -> str:
    t, say, p = names.tables, names.say, s.players[seat]
    frame: Any = s.frames[-1] if s.frames else None
    key = f"do-{action.__struct_config__.tag}"
    match action:
        case do.BidBank():
            return say(key, gain=_coins(names, p, t.bank.lap_income[frame.lap - 1] if isinstance(frame, Bid) else 0))
        case do.BidMarket():
            return _bid(names, s, action.market)
        case do.BidGuild():
            return _bid(names, s, t.places[-1].id)
        case do.BuyGood():
            return say(key, good=action.good, then=_then_boats(names, s, p, "", action.good))
        case do.Swap():
            # There may be forty of these: short, so that they stand in two columns; the question names the price.
            then = _then_boats(names, s, p, action.give, action.take)
            return say(key, give=action.give, take=action.take, reward=action.reward, then=then)
        case do.TakeBonus():
            return say(key, tile=action.tile) if action.tile in t.bonus_tiles else _unknown(names, action.tile)
        case do.Decline() | do.Done():
            return say(key, at=frame.__struct_config__.tag if frame else "")
        case do.Board():
            return _board(names, s, p, action.dock)
        case do.Flip():
            return _flip(names, s, p, action.post)
        case do.Move():
            return _move(names, s, p, action.to)
        case do.SpendProvision():
            return say(key, left=max(0, p.provisions - 1))
        case do.Keep():
            return _keep(names, action.kind)
        case do.KeepFourth():
            return say(key, cost=t.storage.paid_extra_cost)
        case do.Sell():
            return say(key, kind=action.kind, gain=_coins(names, p, t.prices.get(action.kind, 0)))
        case _:
            return say(key)


def _unknown(names: Names, name: str) -> str:
    """Something that is not in the box."""
    return names.say("do-unknown", name=name)


def _price(s: State) -> int:
    frame = s.frames[-1] if s.frames else None
    return price(s, frame.place) if isinstance(frame, Buy | Guild) else 0


def _coins(names: Names, p: Player, gain: int) -> str:
    """Coins gained, and those above the limit."""
    got = fitting(names.tables, p, gain)
    return names.say("gain-coins", got=got, lost=gain - got, limit=names.tables.money.max)


def _bid(names: Names, s: State, place: str) -> str:
    t = names.tables
    number = t.place_number.get(place)
    if number is None:
        return _unknown(names, place)
    if t.places[number].kind == "guild":
        what = names.say("do-bid-guild-for")
    else:
        what = "/".join(brief(t, good, count) for good, count in enumerate(s.markets[number]) if count)
    return names.say("do-bid", place=place, price=next_price(s, number), what=what)


def _then_boats(names: Names, s: State, p: Player, give: str, take: str) -> str:
    """The boats that could be paid right after the purchase or exchange, the first to sail first."""
    t = names.tables
    goods = p.goods
    for good, count in ((give, -1), (take, 1)):
        goods = add(goods, t.good_number[good], count) if good in t.good_number else goods
    money = p.money - _price(s)
    if money < 0 or min(goods) < 0:
        return ""
    after = evolve(p, goods=goods, money=money)
    ships = [s.ships[dock] for dock in docks_by_time(t, s)]
    boats = [t.boats[ship.boat] for ship in ships if may_board(t, after, ship)]
    if not boats:
        return ""
    asked = [sum(counts) for counts in zip(*(t.boat_goods[boat.id] for boat in boats), strict=True)]
    coins = sum(boat.coins for boat in boats)
    together = after.stock >= len(boats) and after.money >= coins and covers(after.goods, tuple(asked))
    times = [boat.time for boat in boats]
    return names.say("then-boats", times=names.both(times) if together else names.either(times))


def _board(names: Names, s: State, p: Player, dock: str) -> str:
    t = names.tables
    ship = s.ships[t.dock_number[dock]] if dock in t.dock_number else None
    if ship is None or not ship.boat:
        return _unknown(names, dock)
    boat, left = t.boats[ship.boat], places_left(t, ship)
    return names.say(
        "do-board",
        cost=names.fare(boat.id),
        fate="none" if not left else "ends" if is_last_merchant(p) else "full" if left == 1 else "room",
        country=boat.destination,
        left=left - 1,
    )


def _flip(names: Names, s: State, p: Player, post: str) -> str:
    """With the crossroads over which a merchant at the quay comes there, and what these bring.

    The crossroads come first: they are what is left where a list has three columns.
    """
    board = names.tables.boards[s.variant]
    number = board.number.get(post)
    if number is None:
        return _unknown(names, post)
    ways = [at for at in board.roads[number] if any(board.provinces[quay].kind == "port" for quay in board.roads[at])]
    if not ways:
        return names.say("do-flip", province=post, ways="")
    crossroads = names.either(board.provinces[at].code for at in ways)
    gains = names.either(" ".join(_gains(names, s, p, at)) for at in ways)
    return names.say("do-flip", province=post, ways=names.say("by-ways", crossroads=crossroads, gains=gains))


def _move(names: Names, s: State, p: Player, to: str) -> str:
    t, board = names.tables, names.tables.boards[s.variant]
    number = board.number.get(to)
    if number is None:
        return _unknown(names, to)
    gains = _gains(names, s, p, number)
    if s.face_up >> number & 1:
        tile = t.trade_tiles.get(s.tiles[number])
        top = next((people.top for people in t.peoples if tile and people.id == tile.people), 0)
        tile_first = [names.say("gain-tile", tile=s.tiles[number], top=top), *gains]
        return names.say("do-settle", province=to, gains=", ".join(tile_first))
    return names.say("do-move", province=to, gains=", ".join(gains))


def _gains(names: Names, s: State, p: Player, at: int) -> list[str]:
    """Return what entering the province brings: its symbols and the extra units of income tiles."""
    t, board = names.tables, names.tables.boards[s.variant]
    units = [*board.symbols[at], *extra_income(t, p, board.symbols[at])]
    gains = []
    for kind in dict.fromkeys(units):
        count = units.count(kind)
        if kind == "coin":
            gains.append(_coins(names, p, count))
        else:
            gains.append(names.say("gain-good" if kind == "good" else "gain-units", kind=kind, n=count))
    return gains + [names.say("gain-cards", n=DRAWN)] * board.mysteries[at]


def _keep(names: Names, kind: str) -> str:
    row = names.tables.mystery_kinds.get(kind)
    if row is None:
        return _unknown(names, kind)
    cost = ", ".join(names.amount(good) for good in row.cost) or names.say("for-free")
    return names.say("do-keep", card=kind, cost=cost)
