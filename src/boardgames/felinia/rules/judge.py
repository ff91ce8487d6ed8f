"""Why an action is not legal now."""

from boardgames.core.protocol import Refusal, Seat
from boardgames.felinia import actions as do
from boardgames.felinia.actions import AnyAction
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.rules.auction import refuse_bid
from boardgames.felinia.rules.boarding import refuse_board
from boardgames.felinia.rules.commerce import refuse_buy
from boardgames.felinia.rules.guild import refuse_bonus, refuse_swap
from boardgames.felinia.rules.journey import refuse_flip, refuse_move, refuse_provision
from boardgames.felinia.rules.mysteries import refuse_keep
from boardgames.felinia.rules.resources import refuse_sell
from boardgames.felinia.rules.storage import refuse_keep_fourth
from boardgames.felinia.state import (
    Bid,
    Boarding,
    Buy,
    FinalSale,
    Flipping,
    Guild,
    Journey,
    Mystery,
    State,
    Storing,
    phase,
)

TURN_RULES = {
    "auction": "FEL-AUC-01",
    "commerce": "FEL-TRD-02",
    "exploration": "FEL-EXP-18",
    "storage": "FEL-Q-29",
    "final sales": "FEL-Q-64",
}
"""By phase: the rule that says whose turn it is."""

OUT_OF_PLACE: dict[type, tuple[str, str]] = {
    do.BidBank: ("FEL-AUC-01", "Bid tokens are placed in the auction."),
    do.BidMarket: ("FEL-AUC-01", "Bid tokens are placed in the auction."),
    do.BidGuild: ("FEL-AUC-01", "Bid tokens are placed in the auction."),
    do.BuyGood: ("FEL-TRD-02", "Only the owner of the topmost token of a market buys, in the commerce phase."),
    do.Swap: ("FEL-GLD-01", "Only the owner of the topmost token of the guild makes an exchange."),
    do.TakeBonus: ("FEL-GLD-01", "Only the owner of the topmost token of the guild makes an exchange."),
    do.Decline: ("FEL-TRD-08", "Only a token that acts in the commerce phase can be taken back."),
    do.Board: ("FEL-EMB-01", "Boarding is possible only directly after a purchase or exchange."),
    do.Done: ("FEL-EMB-12", "There is nothing that could be ended."),
    do.Flip: ("FEL-Q-08", "Trade tiles are turned up only between a merchant's first and second move."),
    do.StopFlipping: ("FEL-Q-08", "Trade tiles are turned up only between a merchant's first and second move."),
    do.Move: ("FEL-EXP-01", "No merchant is travelling now."),
    do.SpendProvision: ("FEL-XEX-02", "A provision is spent for a merchant who is travelling."),
    do.GoHome: ("FEL-EXP-19", "No merchant is travelling now."),
    do.Keep: ("FEL-MYS-01", "No mysterious-place cards have been drawn."),
    do.KeepNone: ("FEL-MYS-01", "No mysterious-place cards have been drawn."),
    do.KeepFourth: ("FEL-STO-02", "A fourth goods tile is paid for in the storage phase."),
}
"""By action: what to say when another question is open."""


def refusal(t: Tables, s: State, seat: Seat, a: AnyAction) -> Refusal | None:
    """None exactly for legal actions."""
    if not s.frames:
        return Refusal("FEL-END-04", "The game is over.")
    frame = s.frames[-1]
    if getattr(frame, "seat", None) != seat:
        return Refusal(TURN_RULES[phase(s)], "It is not your turn.")
    match a, frame:
        case do.Sell(), _:
            return refuse_sell(t, s, seat, a)
        case ((do.BidBank() | do.BidMarket() | do.BidGuild()), Bid()):
            return refuse_bid(t, s, a)
        case do.BuyGood(), Buy():
            return refuse_buy(t, s, seat, frame, a)
        case do.Swap(), Guild():
            return refuse_swap(t, s, seat, frame, a)
        case do.TakeBonus(), Guild():
            return refuse_bonus(t, s, seat, frame, a)
        case do.Board(), Boarding():
            return refuse_board(t, s, seat, a)
        case do.Flip(), Flipping():
            return refuse_flip(t, s, frame, a)
        case do.Move(), Journey():
            return refuse_move(t, s, frame, a)
        case do.SpendProvision(), Journey():
            return refuse_provision(t, s, seat, frame)
        case do.Keep(), Mystery():
            return refuse_keep(t, s, seat, frame, a)
        case do.KeepFourth(), Storing():
            return refuse_keep_fourth(t, s, seat)
        case (
            (do.Decline(), (Buy() | Guild()))
            | (do.Done(), (Boarding() | FinalSale()))
            | (do.StopFlipping(), Flipping())
            | (do.GoHome(), Journey())
            | (do.KeepNone(), Mystery())
        ):
            return None
        case do.Decline(), Bid():
            return Refusal("FEL-AUC-03", "Nobody may pass in the auction: every lap a token is placed.")
        case _:
            rule, text = OUT_OF_PLACE[type(a)]
            return Refusal(rule, text)
