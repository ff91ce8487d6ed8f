"""What an action would do, in one line: the price first, then what it brings."""

from typing import Any

from boardgames.core.protocol import Seat
from boardgames.felinia import actions as do
from boardgames.felinia.actions import AnyAction
from boardgames.felinia.box.tables import Province, Tables
from boardgames.felinia.state import Bid, Boarding, Buy, Guild, Player, State
from boardgames.felinia.words.events import GISTS, amount, bonus_meaning, coins, province_name, short, tile_name


def describe(t: Tables, state: State, seat: Seat, action: AnyAction) -> str:
    p = state.players[seat]
    frame: Any = state.frames[-1] if state.frames else None
    match action:
        case do.BidBank():
            gain = t.lap_income[frame.lap - 1] if isinstance(frame, Bid) else 0
            return f"token on your own board: {_coins_gained(t, p, gain)}"
        case do.BidMarket():
            return _bid(t, state, action.market)
        case do.BidGuild():
            return _bid(t, state, t.places[-1].id)
        case do.BuyGood():
            text = f"buy {amount(t, action.good)} for {coins(_price(state))}"
            return text + _then_boats(t, state, p, {action.good: 1})
        case do.Swap():
            # There may be forty of these: short, so that they stand in two columns; the question names the price.
            reward = {"provision": "prov"}.get(action.reward, action.reward)
            then = _then_boats(t, state, p, {action.give: -1, action.take: 1})
            return f"{_one(t, action.give)} to {_one(t, action.take)}, +1 {reward}{then}"
        case do.TakeBonus():
            return f"1 gold, 1 spice: {bonus_meaning(t, action.tile)}"
        case do.Decline():
            return "no exchange, no boat" if isinstance(frame, Guild) else "no purchase, no boat"
        case do.Board():
            return _board(t, state, p, action.dock)
        case do.Done():
            return "no boat now: go on" if isinstance(frame, Boarding) else "sell no more"
        case do.Flip():
            return _flip(t, state, p, action.post)
        case do.StopFlipping():
            return "turn up no more tiles"
        case do.Move():
            return _move(t, state, p, action.to)
        case do.SpendProvision():
            left = amount(t, "provision", max(0, p.provisions - 1))
            return f"spend 1 provision: one more move, {left} left"
        case do.GoHome():
            return "give up: the merchant goes home, no tile"
        case do.Keep():
            kind = t.mystery_kinds.get(action.kind)
            cost = ", ".join(amount(t, good) for good in kind.cost_names) if kind else ""
            return f"keep {kind.label if kind else action.kind} for {cost or 'free'}"
        case do.KeepNone():
            return "keep no card"
        case do.KeepFourth():
            return f"pay {coins(t.storage_cost)} and keep four goods"
        case do.Sell():
            return f"sell {amount(t, action.kind)}: {_coins_gained(t, p, t.prices.get(action.kind, 0))}"


def _one(t: Tables, good: str) -> str:
    """The short name of a single good."""
    return short(t, t.good_number[good], 1) if good in t.good_number else good


def _price(state: State) -> int:
    frame: Any = state.frames[-1] if state.frames else None
    return len(state.piles[frame.place]) if isinstance(frame, Buy | Guild) else 0


def _coins_gained(t: Tables, p: Player, gain: int) -> str:
    got = min(gain, t.money_max - p.money)
    lost = f", {gain - got} lost above {t.money_max}" if got < gain else ""
    return f"+{coins(got)}{lost}"


def _bid(t: Tables, state: State, place: str) -> str:
    if place not in t.place_number:
        return f"a token on {place}"
    number = t.place_number[place]
    price = len(state.piles[number]) + 1
    over = f", on {price - 1} token{'s' if price > 2 else ''}" if price > 1 else ""
    if number == len(t.places) - 1:
        what = "swap a good or take a bonus tile"
    else:
        held = state.markets[number]
        what = ", ".join(good.id for good, count in zip(t.goods, held, strict=True) for _ in range(count))
    return f"{t.places[number].label} for {coins(price)}{over}{f': {what}' if what else ''}"


def _then_boats(t: Tables, state: State, p: Player, change: dict[str, int]) -> str:
    """The boats that could be paid right after the purchase or exchange."""
    goods = tuple(count + change.get(good.id, 0) for good, count in zip(t.goods, p.goods, strict=True))
    money = p.money - _price(state)
    if not p.stock or money < 0 or min(goods) < 0:
        return ""
    times = []
    for ship in state.ships:
        boat = t.boats.get(ship.boat)
        if boat is None or len(ship.merchants) >= boat.places or money < boat.coins:
            continue
        if all(have >= need for have, need in zip(goods, boat.goods, strict=True)):
            times.append(boat.time)
    return f"; enough for {' or '.join(times)}" if times else ""


def _board(t: Tables, state: State, p: Player, dock: str) -> str:
    ship = state.ships[t.dock_number[dock]] if dock in t.dock_number else None
    boat = t.boats.get(ship.boat) if ship else None
    if ship is None or boat is None:
        return f"board at {dock}"
    cost = [good.counted(count) for good, count in zip(t.goods, boat.goods, strict=True) if count]
    if boat.coins:
        cost.append(coins(boat.coins))
    free = boat.places - len(ship.merchants)
    if p.stock == 1 and free:
        return f"pay {', '.join(cost)}: last merchant, the game ends"
    then = {0: "", 1: ", full, sails"}.get(free, f", {free - 1} place left")
    return f"pay {', '.join(cost)}: to the {t.countries[boat.country].label}{then}"


def _flip(t: Tables, state: State, p: Player, post: str) -> str:
    """With the crossroads over which a merchant at the quay comes there."""
    board = t.boards[state.variant]
    if post not in board.number:
        return f"turn up the tile of {post}"
    number = board.number[post]
    ways = [
        f"by {board.provinces[at].code} {' '.join(_gains(t, p, board.provinces[at]))}"
        for at in board.roads[number]
        if any(board.provinces[quay].kind == "port" for quay in board.roads[at])
    ]
    over = f" ({', '.join(ways)})" if ways else ""
    return f"turn up {board.provinces[number].code}{over}"


def _gains(t: Tables, p: Player, province: Province) -> list[str]:
    """What entering the province brings: its symbols and the extra units of income tiles."""
    counts: dict[str, int] = {}
    for symbol in province.symbols:
        counts[symbol] = counts.get(symbol, 0) + 1
    for name in p.trade:
        tile = t.trade_tiles.get(name)
        if tile is not None and tile.timing == "lasting" and tile.effect in counts:
            counts[tile.effect] += 1
    gains = []
    for symbol, count in counts.items():
        if symbol == "coin":
            gains.append(_coins_gained(t, p, count))
        else:
            gains.append(f"+{count} random good" if symbol == "good" else f"+{amount(t, symbol, count)}")
    return gains + ["draw 2 mystery cards"] * province.mysteries


def _move(t: Tables, state: State, p: Player, to: str) -> str:
    board = t.boards[state.variant]
    if to not in board.number:
        return f"to {to}"
    number = board.number[to]
    province = board.provinces[number]
    gains = _gains(t, p, province)
    if state.face_up >> number & 1:
        tile = t.trade_tiles.get(state.tiles[number])
        if tile is None:
            gains.append("take the tile")
        elif tile.people:
            gains.append(f"take {tile_name(t, tile)} ({_worth(t, tile.people)})")
        else:
            gains.append(f"{tile.label} ({GISTS.get(tile.effect, tile.effect)})")
    return f"to {province_name(province)}" + (f": {', '.join(gains)}" if gains else "")


def _worth(t: Tables, people: str) -> str:
    """What a tile of the people can be worth."""
    return next(f"1-{p.top} points" for p in t.peoples if p.id == people)
