"""Events of Felinia, with full knowledge; `view.witness` says what of it a seat saw."""

from typing import TypeAlias

from boardgames.core.game import Seat
from boardgames.core.values import Event


class RoundBegun(Event, tag="round-begun"):
    round: int
    first: Seat


class TokenBanked(Event, tag="token-banked"):
    seat: Seat
    lap: int
    coins: int


class TokenPlaced(Event, tag="token-placed"):
    seat: Seat
    place: str
    price: int
    """Price that it would pay if nobody follows."""


class TokenReturned(Event, tag="token-returned"):
    """A token came back without a purchase or exchange."""

    seat: Seat
    place: str
    why: str
    """`declined`, `empty` (no goods), `price` (out of reach) or `nothing` (no exchange could be paid)."""


class Sold(Event, tag="sold"):
    seat: Seat
    kind: str
    coins: int
    lost: int
    """Coins above the limit."""


class GoodBought(Event, tag="good-bought"):
    seat: Seat
    place: str
    good: str
    price: int


class GoodSwapped(Event, tag="good-swapped"):
    seat: Seat
    give: str
    take: str
    price: int


class BonusTaken(Event, tag="bonus-taken"):
    seat: Seat
    tile: str
    price: int


class MerchantBoarded(Event, tag="merchant-boarded"):
    seat: Seat
    boat: str
    place: int
    """0 is the front place."""
    stock: int


class BoardingEnded(Event, tag="boarding-ended"):
    seat: Seat


class EndTriggered(Event, tag="end-triggered"):
    why: str
    """`last-merchant` or `boats-out`."""


class BoatLeft(Event, tag="boat-left"):
    boat: str
    merchants: tuple[Seat, ...]
    """Empty: the tile is simply discarded."""


class MerchantLanded(Event, tag="merchant-landed"):
    seat: Seat
    province: str


class TileFlipped(Event, tag="tile-flipped"):
    seat: Seat
    post: str
    tile: str


class FlippingStopped(Event, tag="flipping-stopped"):
    seat: Seat


class MerchantMoved(Event, tag="merchant-moved"):
    seat: Seat
    province: str


class ProvisionSpent(Event, tag="provision-spent"):
    seat: Seat


class Gained(Event, tag="gained"):
    seat: Seat
    what: str
    """`gold`, `spice`, `provision`, `coin` or the id of a good."""
    source: str
    """`symbol`, `income` (a special tile's extra unit), `tile` (a special tile just taken) or `guild`."""


class NotGained(Event, tag="not-gained"):
    """A unit was due, but the supply, the bag or the purse allowed none."""

    seat: Seat
    what: str
    source: str


class MysteriesDrawn(Event, tag="mysteries-drawn"):
    seat: Seat
    cards: tuple[str, ...]


class MysteryKept(Event, tag="mystery-kept"):
    seat: Seat
    card: str
    paid: tuple[str, ...]


class MysteriesReturned(Event, tag="mysteries-returned"):
    """None of the cards drawn was kept."""

    seat: Seat
    cards: int


class TileTaken(Event, tag="tile-taken"):
    """A merchant settled and its owner took the trade tile."""

    seat: Seat
    province: str
    country: str
    tile: str


class WindfallRemoved(Event, tag="windfall-removed"):
    seat: Seat
    tile: str


class WentHome(Event, tag="went-home"):
    seat: Seat
    province: str


class FourthKept(Event, tag="fourth-kept"):
    seat: Seat
    cost: int


class SalesEnded(Event, tag="sales-ended"):
    seat: Seat


class BoatDealt(Event, tag="boat-dealt"):
    dock: str
    boat: str


class NextBoatShown(Event, tag="next-boat-shown"):
    boat: str


class MarketFilled(Event, tag="market-filled"):
    place: str
    goods: tuple[str, ...]


class GameEnded(Event, tag="game-ended"):
    round: int


AnyEvent: TypeAlias = (
    RoundBegun
    | TokenBanked
    | TokenPlaced
    | TokenReturned
    | Sold
    | GoodBought
    | GoodSwapped
    | BonusTaken
    | MerchantBoarded
    | BoardingEnded
    | EndTriggered
    | BoatLeft
    | MerchantLanded
    | TileFlipped
    | FlippingStopped
    | MerchantMoved
    | ProvisionSpent
    | Gained
    | NotGained
    | MysteriesDrawn
    | MysteryKept
    | MysteriesReturned
    | TileTaken
    | WindfallRemoved
    | WentHome
    | FourthKept
    | SalesEnded
    | BoatDealt
    | NextBoatShown
    | MarketFilled
    | GameEnded
)
