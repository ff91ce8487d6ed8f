"""What may be done now: every action is built once per set of tables, and the legal ones are picked from these."""

from collections.abc import Callable
from typing import Any, TypeAlias

from boardgames.core.protocol import Seat
from boardgames.felinia import actions as do
from boardgames.felinia.actions import AnyAction
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.rules.boarding import may_board
from boardgames.felinia.rules.guild import REWARDS
from boardgames.felinia.rules.journey import ahead, face_down
from boardgames.felinia.rules.mysteries import kinds_owned
from boardgames.felinia.rules.storage import may_keep_fourth
from boardgames.felinia.state import (
    Bid,
    Boarding,
    Buy,
    FinalSale,
    Flipping,
    Guild,
    Journey,
    Mystery,
    Player,
    State,
    Storing,
)

Actions: TypeAlias = tuple[AnyAction, ...]


def held(goods: tuple[int, ...]) -> int:
    """The kinds of goods of which there is at least one, as a set of bits."""
    a, b, c, d, e = goods
    return (a > 0) | (b > 0) << 1 | (c > 0) << 2 | (d > 0) << 3 | (e > 0) << 4


def sellable(p: Player) -> int:
    """What a player could sell, as a set of bits: gold, spice, then the goods."""
    return (p.gold > 0) | (p.spice > 0) << 1 | held(p.goods) << 2


def subsets(actions: Actions) -> tuple[Actions, ...]:
    """By a set of bits: those of the actions, in their order."""
    return tuple(
        tuple(action for bit, action in enumerate(actions) if chosen >> bit & 1) for chosen in range(1 << len(actions))
    )


class Menu:
    """The actions of one set of tables. Lists are in the order of the tables, sales last."""

    def __init__(self, t: Tables) -> None:
        goods = [good.id for good in t.goods]
        markets = t.places[:-1]
        self.tables = t
        self.sells = subsets((do.Sell("gold"), do.Sell("spice"), *(do.Sell(good) for good in goods)))
        self.buys = subsets(tuple(do.BuyGood(good) for good in goods))
        self.bids: dict[int, Actions] = {
            n: (do.BidBank(), *(do.BidMarket(markets[m].id) for m in t.open_markets[n]), do.BidGuild())
            for n in (2, 3, 4)
        }
        self.decline = (do.Decline(),)
        self.boards = tuple(do.Board(dock.id) for dock in t.docks)
        self.done = (do.Done(),)
        self.bonuses = {tile: do.TakeBonus(tile) for tile in t.bonus_tiles}
        self.swaps = {
            variant: tuple(
                subsets_of_groups(tuple(tuple(do.Swap(g, k, r) for r in rewards) if g != k else () for k in goods))
                for g in goods
            )
            for variant, rewards in REWARDS.items()
        }
        """By variant, good given and set of goods in the bag."""
        self.flips = {v: tuple(do.Flip(p.id) for p in board.provinces) for v, board in t.boards.items()}
        self.stop = (do.StopFlipping(),)
        moves = {v: tuple(do.Move(p.id) for p in board.provinces) for v, board in t.boards.items()}
        self.moves = {
            v: tuple(tuple((1 << to, moves[v][to]) for to in roads) for roads in board.roads)
            for v, board in t.boards.items()
        }
        self.home = (do.GoHome(),)
        self.provision_or_home = (do.SpendProvision(), do.GoHome())
        self.keeps = {kind: do.Keep(kind) for kind in t.mystery_kinds}
        self.none = (do.KeepNone(),)
        self.fourth = (do.KeepFourth(),)

    def legal_actions(self, s: State, seat: Seat) -> Actions:
        """All that the seat may do now, in a fixed order."""
        if not s.frames:
            return ()
        frame: Any = s.frames[-1]
        if frame.seat != seat:
            return ()
        return LISTS[type(frame)](self, s, s.players[seat], frame) + self.sells[sellable(s.players[seat])]

    def _bids(self, s: State, p: Player, frame: Bid) -> Actions:
        return self.bids[len(s.players)]

    def _buys(self, s: State, p: Player, frame: Buy) -> Actions:
        if p.money < len(s.piles[frame.place]):
            return self.decline
        return self.buys[held(s.markets[frame.place])] + self.decline

    def _exchanges(self, s: State, p: Player, frame: Guild) -> Actions:
        if p.money < len(s.piles[frame.place]):
            return self.decline
        swaps, bag = self.swaps[s.variant], held(s.bag)
        actions: list[AnyAction] = []
        for good, count in enumerate(p.goods):
            if count:
                actions += swaps[good][bag]
        if p.gold and p.spice:
            actions += [self.bonuses[tile] for tile in s.bonus]
        return (*actions, *self.decline)

    def _boards(self, s: State, p: Player, frame: Boarding) -> Actions:
        if not p.stock:
            return self.done
        t = self.tables
        boards = [board for board, ship in zip(self.boards, s.ships, strict=True) if may_board(t, p, ship)]
        return (*boards, *self.done)

    def _flips(self, s: State, p: Player, frame: Flipping) -> Actions:
        t, flips = self.tables, self.flips[s.variant]
        hidden = face_down(t, s, frame.country)
        posts = t.boards[s.variant].posts[frame.country]
        return (*[flips[post] for post in posts if hidden >> post & 1], *self.stop)

    def _travels(self, s: State, p: Player, frame: Journey) -> Actions:
        if not frame.moves:
            # asked at all only if a province lies ahead and a provision is there
            return self.provision_or_home
        free = ahead(self.tables, s, frame)
        return (*[move for bit, move in self.moves[s.variant][frame.at] if free & bit], *self.home)

    def _keeps(self, s: State, p: Player, frame: Mystery) -> Actions:
        t, owned = self.tables, kinds_owned(self.tables, s, frame.seat)
        kinds = dict.fromkeys(t.mystery_cards.get(card, "") for card in frame.cards)
        fits = [
            self.keeps[kind]
            for kind in kinds
            if kind and kind not in owned and all(map(int.__ge__, p.goods, t.mystery_kinds[kind].cost))
        ]
        return (*fits, *self.none)

    def _stores(self, s: State, p: Player, frame: Storing) -> Actions:
        return self.fourth if may_keep_fourth(self.tables, s, frame.seat) else ()

    def _final_sales(self, s: State, p: Player, frame: FinalSale) -> Actions:
        return self.done


def subsets_of_groups(groups: tuple[Actions, ...]) -> tuple[Actions, ...]:
    """By a set of bits: the actions of those groups, one after another."""
    return tuple(
        tuple(action for bit, group in enumerate(groups) if chosen >> bit & 1 for action in group)
        for chosen in range(1 << len(groups))
    )


LISTS: dict[type, Callable[[Menu, State, Player, Any], Actions]] = {
    Bid: Menu._bids,
    Buy: Menu._buys,
    Guild: Menu._exchanges,
    Boarding: Menu._boards,
    Flipping: Menu._flips,
    Journey: Menu._travels,
    Mystery: Menu._keeps,
    Storing: Menu._stores,
    FinalSale: Menu._final_sales,
}
