"""Every action that the components allow, made once: offers pick from here and construct nothing."""

from typing import TypeAlias

from boardgames.felinia import actions as do
from boardgames.felinia.actions import AnyAction
from boardgames.felinia.box.tables import Tables

Actions: TypeAlias = tuple[AnyAction, ...]


def subsets(groups: tuple[Actions, ...]) -> tuple[Actions, ...]:
    """Return, for each set of bits, the actions of those groups, one after another."""
    return tuple(
        tuple(action for bit, group in enumerate(groups) if chosen >> bit & 1 for action in group)
        for chosen in range(1 << len(groups))
    )


class Menu:
    """The actions of one set of tables, in the order of the tables."""

    def __init__(self, t: Tables) -> None:
        goods = [good.id for good in t.goods]
        kinds = ["gold", "spice", *goods]
        self.sells = subsets(tuple((do.Sell(kind),) for kind in kinds))
        """Sales by the set of what there is to sell: gold, spice, then the goods."""
        self.buys = subsets(tuple((do.BuyGood(good),) for good in goods))
        """Purchases by the set of goods in the market."""
        self.markets = tuple(do.BidMarket(place.id) for place in t.places[:-1])
        self.bids: tuple[Actions, ...] = tuple(
            (do.BidBank(), *(self.markets[market] for market in markets), do.BidGuild()) for markets in t.open_markets
        )
        """Bids by number of players."""
        self.decline: Actions = (do.Decline(),)
        self.boards = tuple(do.Board(dock.id) for dock in t.docks)
        self.done: Actions = (do.Done(),)
        self.bonuses = {tile: do.TakeBonus(tile) for tile in t.bonus_tiles}
        self.swaps = {
            variant: tuple(
                subsets(tuple(tuple(do.Swap(g, k, r) for r in rewards) if g != k else () for k in goods)) for g in goods
            )
            for variant, rewards in t.swap_rewards.items()
        }
        """Swaps by variant, good given and set of goods in the bag."""
        self.flips = {v: tuple(do.Flip(p.id) for p in board.provinces) for v, board in t.boards.items()}
        self.stop: Actions = (do.StopFlipping(),)
        moves = {v: tuple(do.Move(p.id) for p in board.provinces) for v, board in t.boards.items()}
        self.moves = {
            v: tuple(tuple((1 << to, moves[v][to]) for to in roads) for roads in board.roads)
            for v, board in t.boards.items()
        }
        """Moves by variant and province: where its roads lead, each with its bit."""
        self.home: Actions = (do.GoHome(),)
        self.provision = do.SpendProvision()
        self.provision_or_home: Actions = (self.provision, *self.home)
        self.keeps = {kind: do.Keep(kind) for kind in t.mystery_kinds}
        self.none: Actions = (do.KeepNone(),)
        self.fourth: Actions = (do.KeepFourth(),)
