"""State of the table.

Hidden things are in the state too; `view.observe` puts a blank in their place that keeps the public side: "?grey" or
"?blue" for a boat of the pile, "?lions" for a trade tile with that back, "?" for a bonus tile or a mystery card.
"""

from typing import TypeAlias

from boardgames.core.game import Seat
from boardgames.core.values import Frame, Value

EMPTY = ""
"""No boat at a dock, no trade tile in a province."""

LAST_MERCHANT = "last-merchant"
BOATS_OUT = "boats-out"

STREAMS = ("first player", "boats", "tiles", "mysteries", "bag")
"""One stream of chance each."""
BAG = STREAMS.index("bag")
"""The stream from which goods are drawn."""


class Player(Value):
    """A player's board and supply."""

    money: int
    """Coins."""
    goods: tuple[int, ...]
    """Number of tiles of each good, in the order of the table."""
    gold: int
    """Gold cards."""
    spice: int
    """Spice cards."""
    provisions: int
    """Provision cards."""
    stock: int
    """Merchants beside the board."""
    tokens: int
    """Bid tokens in hand."""
    circles: int
    """The laps in which a token was put on the player's own board: bit 0 for the first."""
    settled: int
    """The set of provinces where merchants have settled."""
    trade: tuple[str, ...]
    """Trade tiles in the order taken."""
    bonus: tuple[str, ...]
    """Bonus tiles in the order taken."""
    mystery: tuple[str, ...]
    """Mysterious-place cards in the order taken."""


class Ship(Value):
    """One of the four docks."""

    boat: str
    """Id of the boat; `EMPTY` if the dock has none."""
    merchants: tuple[Seat, ...]
    """Seats whose merchants are on the boat, front place first."""


class Bid(Frame, tag="bid"):
    """A seat places a bid token."""

    seat: Seat
    """Seat that is asked."""
    lap: int
    """Lap of the auction, counted from 1."""


class Commerce(Frame, tag="commerce"):
    """The tokens of a place, and then of the places below it, act one after another."""

    place: int
    """Market, or the number after the last one for the guild."""


class Buy(Frame, tag="buy"):
    """The owner of the top token may buy at a market."""

    seat: Seat
    """Seat that is asked."""
    place: int
    """Market."""


class Guild(Frame, tag="guild"):
    """The owner of the top token may make an exchange at the guild."""

    seat: Seat
    """Seat that is asked."""
    place: int
    """Number of the guild among the places: the last."""


class Boarding(Frame, tag="board"):
    """A purchase or exchange was made: its maker may board."""

    seat: Seat
    """Seat that is asked."""


class Departing(Frame, tag="departing"):
    """It is still to be found out which boats leave."""


class Departures(Frame, tag="departures"):
    """Boats that leave in this phase, earliest first; the merchants of the first are landing."""

    docks: tuple[int, ...]
    """Docks of these boats."""
    landed: int
    """Number of merchants of the first boat that have landed."""


class Journey(Frame, tag="travel"):
    """A merchant on the way."""

    seat: Seat
    """Seat that is asked."""
    at: int
    """Province that the merchant is in."""
    visited: int
    """The set of provinces the merchant has been in."""
    moves: int
    """Number of moves left."""


class Flipping(Frame, tag="flip"):
    """Before the second move: trade tiles of the country may be turned up."""

    seat: Seat
    """Seat that is asked."""
    country: int
    """Country whose tiles may be turned."""
    left: int
    """Number of tiles that may still be turned."""


class Mystery(Frame, tag="mystery"):
    """Mysterious-place cards in the hand of the one who drew them."""

    seat: Seat
    """Seat that is asked."""
    cards: tuple[str, ...]
    """Cards drawn, of which one is kept."""
    left: int
    """Mystery symbols of the province still to come."""


class Storing(Frame, tag="storage"):
    """A seat, and then the seats after it up to the first player, may keep only so many goods."""

    seat: Seat
    """Seat that is asked."""


class Preparing(Frame, tag="preparing"):
    """The next round is still to be prepared."""


class FinalSale(Frame, tag="final-sale"):
    """A seat, and then the seats after it up to the first player, may sell before the count."""

    seat: Seat
    """Seat that is asked."""


AnyFrame: TypeAlias = (
    Bid
    | Commerce
    | Buy
    | Guild
    | Boarding
    | Departing
    | Departures
    | Journey
    | Flipping
    | Mystery
    | Storing
    | Preparing
    | FinalSale
)


Asking: TypeAlias = Bid | Buy | Guild | Boarding | Flipping | Journey | Mystery | Storing | FinalSale
"""Frames that ask; all others run by themselves."""


class State(Value):
    """The whole table."""

    variant: str
    """Variant, which is also the side of the board."""
    next_boat: bool
    """The top of the boat pile lies face up."""
    round: int
    """Round, counted from 1."""
    first: Seat
    """First player."""
    end: str
    """Reason why the game ends: empty, `LAST_MERCHANT` or `BOATS_OUT`."""
    players: tuple[Player, ...]
    """Players, by seat."""
    markets: tuple[tuple[int, ...], ...]
    """Number of tiles of each good, by market."""
    piles: tuple[tuple[Seat, ...], ...]
    """Bid tokens from bottom to top, by market and, last, for the guild."""
    bonus: tuple[str, ...]
    """Bonus tiles at the guild."""
    ships: tuple[Ship, ...]
    """Boats at the docks, by dock."""
    boats: tuple[str, ...]
    """The boat pile, top first."""
    tiles: tuple[str, ...]
    """Trade tile of each province."""
    face_up: int
    """The set of provinces with a trade tile face up."""
    bag: tuple[int, ...]
    """Number of tiles of each good."""
    mysteries: tuple[str, ...]
    """The pile of mysterious-place cards, top first."""
    gone: tuple[str, ...]
    """Boats and trade tiles that have left the game."""
    frames: tuple[AnyFrame, ...]
    """Open business: the question that is asked lies on top, at the end of the tuple; what comes after it lies
    beneath. No frames: the game is over."""
    rng: tuple[int, ...]
    """State of the random streams; empty in an observed state."""


PHASES = {
    Bid: "auction",
    Commerce: "commerce",
    Buy: "commerce",
    Guild: "commerce",
    Boarding: "commerce",
    Departing: "exploration",
    Departures: "exploration",
    Journey: "exploration",
    Flipping: "exploration",
    Mystery: "exploration",
    Storing: "storage",
    Preparing: "preparation",
    FinalSale: "final-sales",
}


def phase(s: State) -> str:
    """The phase of the rulebook that is being played; `end` when the game is over."""
    return PHASES[type(s.frames[-1])] if s.frames else "end"
