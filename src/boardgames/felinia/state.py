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
    money: int
    goods: tuple[int, ...]
    """Number of tiles of each good, in the order of the table."""
    gold: int
    spice: int
    provisions: int
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
    mystery: tuple[str, ...]


class Ship(Value):
    """One of the four docks."""

    boat: str
    merchants: tuple[Seat, ...]
    """Seats whose merchants are on the boat, front place first."""


class Bid(Frame, tag="bid"):
    """A seat places a bid token."""

    seat: Seat
    lap: int


class Commerce(Frame, tag="commerce"):
    """The tokens of a place, and then of the places below it, act one after another."""

    place: int


class Buy(Frame, tag="buy"):
    """The owner of the top token may buy at a market."""

    seat: Seat
    place: int


class Guild(Frame, tag="guild"):
    """The owner of the top token may make an exchange at the guild."""

    seat: Seat
    place: int


class Boarding(Frame, tag="board"):
    """A purchase or exchange was made: its maker may board."""

    seat: Seat


class Departing(Frame, tag="departing"):
    """It is still to be found out which boats leave."""


class Departures(Frame, tag="departures"):
    """Boats that leave in this phase, earliest first; the merchants of the first are landing."""

    docks: tuple[int, ...]
    landed: int
    """Number of merchants of the first boat that have landed."""


class Journey(Frame, tag="travel"):
    """A merchant on the way."""

    seat: Seat
    at: int
    visited: int
    """The set of provinces the merchant has been in."""
    moves: int
    """Number of moves left."""


class Flipping(Frame, tag="flip"):
    """Before the second move: trade tiles of the country may be turned up."""

    seat: Seat
    country: int
    left: int


class Mystery(Frame, tag="mystery"):
    """Mysterious-place cards in the hand of the one who drew them."""

    seat: Seat
    cards: tuple[str, ...]
    left: int
    """Mystery symbols of the province still to come."""


class Storing(Frame, tag="storage"):
    """A seat, and then the seats after it up to the first player, may keep only so many goods."""

    seat: Seat


class Preparing(Frame, tag="preparing"):
    """The next round is still to be prepared."""


class FinalSale(Frame, tag="final-sale"):
    """A seat, and then the seats after it up to the first player, may sell before the count."""

    seat: Seat


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
    variant: str
    next_boat: bool
    """The top of the boat pile lies face up."""
    round: int
    first: Seat
    end: str
    """Why the game ends: empty, `LAST_MERCHANT` or `BOATS_OUT`."""
    players: tuple[Player, ...]
    markets: tuple[tuple[int, ...], ...]
    """Number of tiles of each good, by market."""
    piles: tuple[tuple[Seat, ...], ...]
    """Bid tokens from bottom to top, by market and, last, for the guild."""
    bonus: tuple[str, ...]
    """Bonus tiles at the guild."""
    ships: tuple[Ship, ...]
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
