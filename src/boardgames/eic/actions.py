"""The small choices a player can make. Things are named by their ids, companies and agents by their numbers."""

from typing import TypeAlias

from boardgames.core.values import Action

CENTRE = "centre"
DOCK = "dock"


class PlaceAgent(Action, tag="place-agent"):
    """Place an unmoved agent on a cell within reach, or in the central zone (EIC-AGT-04, EIC-AGT-07, EIC-AGT-11)."""

    agent: int
    cell: str


class MoveFromCentre(Action, tag="move-from-centre"):
    """Move an agent from the central zone to a cell of any character on a later turn (EIC-AGT-12)."""

    agent: int
    cell: str


class RetireAgents(Action, tag="retire-agents"):
    """Leave the agents in the central zone for the rest of the phase (EIC-Q-10)."""


class ChooseShip(Action, tag="choose-ship"):
    """Buy a ship from your stack at its cost (EIC-CAP-01, EIC-SHP-02)."""

    ship: str


class DiscardShip(Action, tag="discard-ship"):
    """Give up a ship, in a dock or left in a zone, to make room for the new one (EIC-SHP-06, EIC-LEV-06)."""

    ship: str
    place: str


class ChoosePost(Action, tag="choose-post"):
    """Place a trading post on a free spot (EIC-CAP-12)."""

    spot: str


class SellShares(Action, tag="sell-shares"):
    """Sell shares of one company at its current value, then lower the value (EIC-SEL-05, EIC-SEL-07)."""

    company: int
    count: int


class Mortgage(Action, tag="mortgage"):
    """Mortgage a presidency share for half its value (EIC-MTG-01, EIC-MTG-02)."""


class Redeem(Action, tag="redeem"):
    """Redeem a mortgaged presidency share in place of a purchase (EIC-MTG-05, EIC-MTG-06)."""


class Decline(Action, tag="decline"):
    """Sell no share now (EIC-Q-06)."""


class BuyShare(Action, tag="buy-share"):
    """Buy a share from the market at its value, which then rises (EIC-EXC-02, EIC-EXC-08)."""

    company: int


class PassExchange(Action, tag="pass-exchange"):
    """Buy nothing on this turn (EIC-EXC-02, EIC-EXC-05)."""


class ChooseCard(Action, tag="choose-card"):
    """Choose in secret the market card of the period (EIC-NAV-02)."""

    card: str


class AcknowledgeCard(Action, tag="acknowledge-card"):
    """Put the card back after a secret look (EIC-NAV-03)."""


class PlaceShip(Action, tag="place-ship"):
    """Place a ship face down on a zone and pay the travel cost (EIC-NAV-07, EIC-NAV-08)."""

    ship: str
    zone: str


class BuyCube(Action, tag="buy-cube"):
    """Buy the cheapest cube of a good of the zone (EIC-LOD-10, EIC-LOD-14)."""

    good: str


class CloseShip(Action, tag="close-ship"):
    """Send the ship home with what it has loaded (EIC-LOD-13, EIC-LOD-17)."""


class StayInIndies(Action, tag="stay-in-indies"):
    """Leave the empty ship in its zone (EIC-LEV-01, EIC-LEV-02)."""


class SellStored(Action, tag="sell-stored"):
    """Sell a cube from the warehouse (EIC-TRD-05)."""

    good: str


class CloseWarehouse(Action, tag="close-warehouse"):
    """Keep the cubes that are left in the warehouse (EIC-TRD-05)."""


class ChooseUnload(Action, tag="choose-unload"):
    """Choose which of several ships of the same speed to unload (EIC-TRD-08)."""

    dock: int


class SellCube(Action, tag="sell-cube"):
    """Sell a cube of the ship on the lowest empty space of its column (EIC-TRD-04)."""

    good: str


class StoreCube(Action, tag="store-cube"):
    """Store a cube of the ship in a free warehouse space (EIC-TRD-10)."""

    good: str


AnyAction: TypeAlias = (
    PlaceAgent
    | MoveFromCentre
    | RetireAgents
    | ChooseShip
    | DiscardShip
    | ChoosePost
    | SellShares
    | Mortgage
    | Redeem
    | Decline
    | BuyShare
    | PassExchange
    | ChooseCard
    | AcknowledgeCard
    | PlaceShip
    | BuyCube
    | CloseShip
    | StayInIndies
    | SellStored
    | CloseWarehouse
    | ChooseUnload
    | SellCube
    | StoreCube
)
