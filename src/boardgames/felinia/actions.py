"""The small choices a player can make."""

from typing import TypeAlias

from boardgames.core.values import Action


class BidBank(Action, tag="bid-bank"):
    """Put a bid token on your own board and earn as many coins as the lap says (FEL-AUC-04, FEL-AUC-05)."""


class BidMarket(Action, tag="bid-market"):
    """Put a bid token on top of the pile of an open market (FEL-AUC-07, FEL-AUC-08)."""

    market: str


class BidGuild(Action, tag="bid-guild"):
    """Put a bid token on top of the pile of the guild (FEL-AUC-07, FEL-AUC-08)."""


class BuyGood(Action, tag="buy"):
    """Buy one goods tile of the market for as many coins as tokens lie there (FEL-TRD-03, FEL-TRD-05)."""

    good: str


class Swap(Action, tag="swap"):
    """At the guild, swap a good for one of another type from the bag and a spice or, as an expert, a provision
    (FEL-GLD-04, FEL-GLD-06, FEL-XGL-01)."""

    give: str
    take: str
    reward: str


class TakeBonus(Action, tag="take-bonus"):
    """At the guild, give 1 gold and 1 spice for a bonus tile (FEL-GLD-07)."""

    tile: str


class Decline(Action, tag="decline"):
    """Take your token back without a purchase or exchange (FEL-TRD-08, FEL-GLD-03)."""


class Board(Action, tag="board"):
    """After a purchase or exchange, pay a boat's price and put a merchant on it (FEL-EMB-01, FEL-EMB-02)."""

    dock: str


class Done(Action, tag="done"):
    """Board no more, or sell no more (FEL-EMB-12, FEL-Q-64)."""


class Flip(Action, tag="flip"):
    """Turn up a face-down trade tile of the country where your merchant landed (FEL-EXP-03)."""

    post: str


class StopFlipping(Action, tag="stop-flipping"):
    """Turn up no further tile (FEL-EXP-03)."""


class Move(Action, tag="move"):
    """Move the merchant one step along a road (FEL-EXP-01, FEL-EXP-06)."""

    to: str


class SpendProvision(Action, tag="spend-provision"):
    """Spend a provision for one more move (FEL-XEX-02)."""


class GoHome(Action, tag="go-home"):
    """End the journey without a trade tile: the merchant returns to your stock (FEL-EXP-19)."""


class Keep(Action, tag="keep"):
    """Keep a mysterious-place card you have drawn, paying the good it shows (FEL-MYS-01, FEL-MYS-03)."""

    kind: str


class KeepNone(Action, tag="keep-none"):
    """Keep none of the mysterious-place cards drawn (FEL-Q-36)."""


class KeepFourth(Action, tag="keep-fourth"):
    """Pay 2 coins to keep a fourth goods tile (FEL-STO-02)."""


class Sell(Action, tag="sell"):
    """Sell one gold, spice or goods tile (FEL-SEL-01)."""

    kind: str


AnyAction: TypeAlias = (
    BidBank
    | BidMarket
    | BidGuild
    | BuyGood
    | Swap
    | TakeBonus
    | Decline
    | Board
    | Done
    | Flip
    | StopFlipping
    | Move
    | SpendProvision
    | GoHome
    | Keep
    | KeepNone
    | KeepFourth
    | Sell
)
