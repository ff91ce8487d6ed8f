"""Heuristic of Felinia: what a sensible merchant would do without thinking, for bots that play games out.

Money is short and only buys goods, goods only matter for boats, boats lead to trade tiles, and tiles of one people
are worth more the more of them one has. So nothing is sold without need, what is bought is what a boat lacks, whoever
can board does, and a merchant goes where the best tile lies.
"""

from typing import TYPE_CHECKING

from boardgames.core.game import Seat
from boardgames.felinia import actions as do
from boardgames.felinia.actions import AnyAction
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.rules.auction import bank_income
from boardgames.felinia.rules.boarding import places_left
from boardgames.felinia.rules.guild import pays_bonus
from boardgames.felinia.rules.journey import ways
from boardgames.felinia.rules.resources import lacking
from boardgames.felinia.rules.scoring import people_points, trade_count
from boardgames.felinia.rules.tokens import next_price, price
from boardgames.felinia.state import Bid, Boarding, Buy, Flipping, Guild, Journey, Mystery, Player, State, Storing
from tests.yardstick.level_1.felinia.weights import Weights

if TYPE_CHECKING:
    from boardgames.felinia.game import Felinia


def weigh(game: "Felinia", s: State, seat: Seat, actions: tuple[AnyAction, ...], learned: Weights) -> list[int]:
    """A weight for every action; 0 for what nobody would do."""
    t, p, frame = game.tables, s.players[seat], s.frames[-1]
    match frame:
        case Bid():
            return _bids(t, s, p, frame, actions, learned)
        case Buy() | Guild():
            return _deals(t, s, p, frame.place, actions, learned)
        case Boarding():
            return _boards(t, s, p, actions, learned)
        case Flipping():
            return [int(isinstance(a, do.Flip)) for a in actions]
        case Journey():
            return _travels(t, s, p, frame, actions, learned)
        case Mystery():
            return [9 if isinstance(a, do.Keep) else int(not isinstance(a, do.Sell)) for a in actions]
        case Storing():
            spare = _spare(t, s, p)
            return [learned.keep_fourth if isinstance(a, do.KeepFourth) else _sale(t, spare, a) for a in actions]
        case _:  # goods, gold and spice are points at the end; coins only break ties
            return [int(not isinstance(a, do.Sell)) for a in actions]


def _open_boats(t: Tables, s: State) -> list[tuple[int, ...]]:
    """The goods that each boat with room asks for."""
    return [t.boat_goods[ship.boat] for ship in s.ships if places_left(t, ship)]


def _wants(t: Tables, s: State, p: Player, learned: Weights) -> list[int]:
    """Return how welcome one more tile of each good is."""
    wanted = [learned.any_good] * 5
    by_lack = (0, learned.lacking_one, learned.lacking_two, learned.lacking_more)
    if p.stock:
        for asked in _open_boats(t, s):
            missing = lacking(p.goods, asked)
            worth = by_lack[min(sum(missing), len(by_lack) - 1)]
            for good, count in enumerate(missing):
                if count:
                    wanted[good] += worth
    return wanted


def _spare(t: Tables, s: State, p: Player) -> list[int]:
    """Return how well one tile of each good can be missed."""
    needed = [0, 0, 0, 0, 0]
    for asked in _open_boats(t, s):
        fitting = sum(map(min, asked, p.goods))
        for good, need in enumerate(asked):
            if p.goods[good] <= need:
                needed[good] += fitting * fitting
    return [40 // (1 + much) for much in needed]


def _sale(t: Tables, spare: list[int], a: AnyAction) -> int:
    """Return how tempting a sale is when one must be made: goods that can be missed, never gold or spice."""
    return spare[t.good_number[a.kind]] if isinstance(a, do.Sell) and a.kind in t.good_number else 0


def _raise(t: Tables, spare: list[int], a: AnyAction) -> int:
    """Return how tempting a sale is for coins that board a merchant: goods that can be missed, then gold and spice."""
    return _sale(t, spare, a) or (LAST_TO_SELL if isinstance(a, do.Sell) else 0)


def _bids(t: Tables, s: State, p: Player, frame: Bid, actions: tuple[AnyAction, ...], learned: Weights) -> list[int]:
    """To the markets that hold what is wanted, as long as the coins last; else to the bank."""
    wanted, seat = _wants(t, s, p, learned), frame.seat
    # A token pays its height in the pile.
    owed = sum(height for pile in s.piles for height, owner in enumerate(pile, start=1) if owner == seat)
    left = p.money - owed
    weights = []
    for a in actions:
        if isinstance(a, do.BidBank):
            income = bank_income(t, p, frame.lap)
            each = learned.bank_broke if left <= 0 else learned.bank_poor if left <= learned.poor else learned.bank
            weights.append(1 + income * each)
        elif isinstance(a, do.Sell):
            weights.append(0)
        else:
            place = t.place_number[a.market] if isinstance(a, do.BidMarket) else len(s.piles) - 1
            due = next_price(s, place)
            if isinstance(a, do.BidMarket):
                want = max([want for want, n in zip(wanted, s.markets[place], strict=True) if n], default=0)
            else:
                want = _guild(t, s, p, wanted, learned)
            # For the good that fills a boat gold can be sold.
            purse = left + t.sell_price.gold * p.gold if want >= learned.lacking_one else left
            weights.append(want // due if due <= purse else 0)
    return weights


def _guild(t: Tables, s: State, p: Player, wanted: list[int], learned: Weights) -> int:
    """Return how tempting the guild is: a bonus tile, or the one good that is missing."""
    bonus = max((_bonus(t, p, tile, learned) for tile in s.bonus), default=0) if pays_bonus(p) else 0
    swap = max(wanted) * learned.swap // 100 if max(wanted) >= learned.lacking_one and max(p.goods) else 0
    return max(bonus, swap)


def _bonus(t: Tables, p: Player, tile: str, learned: Weights) -> int:
    bonus = t.bonus_tiles[tile]
    have = trade_count(t, p, bonus.people)
    points = have if bonus.effect == "plus-one" else _gain(t, have, bonus.people)
    return learned.bonus * points


def _deals(t: Tables, s: State, p: Player, place: int, actions: tuple[AnyAction, ...], learned: Weights) -> list[int]:
    """Return weights that prefer what is wanted most; a sale only for what boards a merchant at once."""
    wanted, due = _wants(t, s, p, learned), price(s, place)
    weights = []
    spare = None
    for a in actions:
        if isinstance(a, do.BuyGood):
            weight = wanted[t.good_number[a.good]]
        elif isinstance(a, do.Swap):
            spare = spare or _spare(t, s, p)
            weight = wanted[t.good_number[a.take]] * spare[t.good_number[a.give]] // 40
        elif isinstance(a, do.TakeBonus):
            weight = _bonus(t, p, a.tile, learned)
        elif isinstance(a, do.Sell):
            weight = 0
            if p.money < due and _worth_it(wanted, s, place, learned):
                spare = spare or _spare(t, s, p)
                weight = _raise(t, spare, a)
        else:
            weight = due
        weights.append(weight)
    return weights


def _worth_it(wanted: list[int], s: State, place: int, learned: Weights) -> bool:
    goods = s.markets[place] if place < len(s.markets) else ()
    return any(n and want >= learned.lacking_one for n, want in zip(goods, wanted, strict=False))


def _boards(t: Tables, s: State, p: Player, actions: tuple[AnyAction, ...], learned: Weights) -> list[int]:
    """Aboard wherever it is possible, rather to a country whose tiles are of use; sell for a missing coin only."""
    if not any(isinstance(a, do.Board) for a in actions):
        spare = _spare(t, s, p)
        return [_raise(t, spare, a) if isinstance(a, do.Sell) else 4 for a in actions]
    weights = []
    for a in actions:
        if isinstance(a, do.Board):
            boat = t.boats[s.ships[t.dock_number[a.dock]].boat]
            weights.append(
                learned.boards + learned.hopes * _hopes(t, s, p, t.country_number[boat.destination], learned)
            )
        else:
            weights.append(0 if isinstance(a, do.Sell) else 1)
    return weights


def _hopes(t: Tables, s: State, p: Player, country: int, learned: Weights) -> int:
    """The best that lies face up in a country."""
    board = t.boards[s.variant]
    return max((_tile(t, s, p, post, learned) for post in board.posts[country] if s.face_up >> post & 1), default=2)


def _travels(
    t: Tables, s: State, p: Player, frame: Journey, actions: tuple[AnyAction, ...], learned: Weights
) -> list[int]:
    """To the best tile in reach, by way of what pays."""
    number, reach = t.boards[s.variant].number, frame.moves + p.provisions
    weights = []
    for a in actions:
        if isinstance(a, do.Move):
            worth = _way(t, s, p, number[a.to], frame.visited, reach - 1, learned)
            weights.append(1 + worth * worth * worth)
        elif isinstance(a, do.SpendProvision):
            weights.append(learned.provision * _way(t, s, p, frame.at, frame.visited, reach, learned))
        else:
            weights.append(int(not isinstance(a, do.Sell)))
    return weights


def _way(t: Tables, s: State, p: Player, at: int, visited: int, reach: int, learned: Weights) -> int:
    """About how many points the way through a province leads to, with so many moves left after it."""
    board = t.boards[s.variant]
    if s.face_up >> at & 1:
        return 2 + _tile(t, s, p, at, learned)
    here = learned.symbol * len(board.provinces[at].symbols)
    if not reach:
        return 0
    visited |= 1 << at
    ahead = ways(t, s, at, visited)
    best = max((_way(t, s, p, to, visited, reach - 1, learned) for to in board.roads[at] if ahead >> to & 1), default=0)
    return best + here if best else 0


def _tile(t: Tables, s: State, p: Player, post: int, learned: Weights) -> int:
    """Return what the face-up tile of a post and a merchant settled there add to the score."""
    tile = t.trade_tiles.get(s.tiles[post])
    if tile is None:
        return 0
    near = (t.boards[s.variant].adjacent[post] & p.settled).bit_count()
    points = _gain(t, trade_count(t, p, tile.people), tile.people) if tile.people else learned.special
    return points + learned.group * GROUP_GAIN[min(near, 2)] // 4


LAST_TO_SELL = 12
"""Weight of selling gold or spice: more than a good that a boat asks for, less than one that none does."""
GROUP_GAIN = (1, 3, 5)
"""Points that a merchant brings alone, beside another, and beside two."""


def _gain(t: Tables, have: int, people: str) -> int:
    """Return what one more tile of a people adds."""
    top = next(kind.top for kind in t.peoples if kind.id == people)
    return people_points(have + 1, top) - people_points(have, top)
