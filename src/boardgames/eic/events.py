"""Events of East India Companies. Things are named by their ids; companies by their numbers, `seat` where a player
acted."""

from typing import ClassVar, TypeAlias

from boardgames.core.game import Seat
from boardgames.core.values import Event


class CompanyEvent(Event):
    """A company did it: its player, unless it is the neutral one."""

    doer: ClassVar[str] = "company"


class PeriodStarted(Event, tag="period-started"):
    period: int


class DiceRolled(Event, tag="dice-rolled"):
    indies: tuple[int, ...]
    europe: tuple[int, ...]


class AgentPlaced(Event, tag="agent-placed"):
    seat: Seat
    agent: int
    cell: str
    cost: int
    """Paid to the bank for the capability, the price of a ship not included."""
    surcharge: int
    paid_to: tuple[Seat, ...]
    """The players who got a share of the surcharge."""


class AgentSentToCentre(Event, tag="agent-sent-to-centre"):
    seat: Seat
    agent: int


class AgentsRetired(Event, tag="agents-retired"):
    seat: Seat


class ShipBought(Event, tag="ship-bought"):
    seat: Seat
    ship: str
    cost: int


class ShipChosen(Event, tag="ship-chosen"):
    """To be paid once there is room for it."""

    seat: Seat
    ship: str


class ShipDiscarded(CompanyEvent, tag="ship-discarded"):
    company: int
    ship: str
    place: str


class PierBuilt(CompanyEvent, tag="pier-built"):
    company: int
    level: int


class PostPlaced(CompanyEvent, tag="post-placed"):
    company: int
    spot: str


class NeutralCardDrawn(Event, tag="neutral-card-drawn"):
    """An agent card of the neutral company."""

    card: str


class NeutralShipTaken(Event, tag="neutral-ship-taken"):
    company: int
    ship: str


class NeutralEffectIgnored(Event, tag="neutral-effect-ignored"):
    kind: str


class NeutralAgentPlaced(Event, tag="neutral-agent-placed"):
    company: int
    cell: str
    paid_to: tuple[Seat, ...]
    """The players whom the bank paid for it."""


class SharesSold(Event, tag="shares-sold"):
    seat: Seat
    company: int
    count: int
    price: int
    value: int
    """Afterwards."""


class PresidencyMortgaged(Event, tag="presidency-mortgaged"):
    seat: Seat
    amount: int


class PresidencyRedeemed(Event, tag="presidency-redeemed"):
    seat: Seat
    cost: int


class SaleDeclined(Event, tag="sale-declined"):
    seat: Seat


class InitiativeChanged(Event, tag="initiative-changed"):
    order: tuple[int, ...]
    before: tuple[int, ...]
    """The order until now."""


class ShareBought(Event, tag="share-bought"):
    seat: Seat
    company: int
    price: int
    value: int
    """Afterwards."""


class ExchangePassed(Event, tag="exchange-passed"):
    seat: Seat
    forced: bool
    """Nothing else was possible."""


class CardChosen(Event, tag="card-chosen"):
    seat: Seat
    market: str
    card: str
    """Empty for everybody but the one who chose."""


class CardDrawn(Event, tag="card-drawn"):
    """Face down, seen by nobody."""

    market: str


class CardLookedAt(Event, tag="card-looked-at"):
    seat: Seat
    market: str
    card: str
    """Empty for everybody but the one who looked."""


class ShipsTakenInHand(Event, tag="ships-taken-in-hand"):
    seat: Seat
    count: int


class ShipPlaced(Event, tag="ship-placed"):
    seat: Seat
    zone: str
    cost: int
    ship: str
    """Empty for everybody but its owner."""


class NeutralShipPlaced(Event, tag="neutral-ship-placed"):
    company: int
    card: str
    ship: str
    zone: str


class DestinationsShuffled(Event, tag="destinations-shuffled"):
    count: int


class CardRevealed(Event, tag="card-revealed"):
    market: str
    card: str


class SupplyArrived(Event, tag="supply-arrived"):
    cubes: tuple[int, ...]


class ZoneReached(Event, tag="zone-reached"):
    """The ships of a zone in the order in which they load, as (company, ship)."""

    zone: str
    ships: tuple[tuple[int, str], ...]


class CubeBought(Event, tag="cube-bought"):
    seat: Seat
    good: str
    price: int


class NeutralCubesLoaded(Event, tag="neutral-cubes-loaded"):
    company: int
    ship: str
    cargo: tuple[str, ...]


class ShipReturned(Event, tag="ship-returned"):
    seat: Seat
    ship: str
    cargo: tuple[str, ...]


class ShipStayed(Event, tag="ship-stayed"):
    seat: Seat
    ship: str
    zone: str
    cost: int


class DemandMet(Event, tag="demand-met"):
    cubes: tuple[int, ...]


class CubeSold(CompanyEvent, tag="cube-sold"):
    company: int
    good: str
    price: int
    stored: bool
    """It came out of the warehouse."""
    full: bool
    """The column was full: the cube went to the supply."""


class CubeStored(CompanyEvent, tag="cube-stored"):
    company: int
    good: str


class WarehouseClosed(Event, tag="warehouse-closed"):
    seat: Seat


class UnloadingStarted(CompanyEvent, tag="unloading-started"):
    company: int
    ship: str
    cargo: tuple[str, ...]


class CompaniesRanked(Event, tag="companies-ranked"):
    ranking: tuple[int, ...]
    sales: tuple[int, ...]
    """Sales of each company."""


class ValueMoved(Event, tag="value-moved"):
    company: int
    before: int
    after: int
    by: str
    """`rank` or `sales`."""


class SalesMarkerMoved(Event, tag="sales-marker-moved"):
    company: int
    before: int
    after: int


class SalesTransferred(CompanyEvent, tag="sales-transferred"):
    company: int
    amount: int


class DividendPaid(Event, tag="dividend-paid"):
    company: int
    seat: Seat
    amount: int
    owed: int


class PeriodEnded(Event, tag="period-ended"):
    period: int


class GameEnded(Event, tag="game-ended"):
    wealth: tuple[int, ...]


AnyEvent: TypeAlias = (
    PeriodStarted
    | DiceRolled
    | AgentPlaced
    | AgentSentToCentre
    | AgentsRetired
    | ShipBought
    | ShipChosen
    | ShipDiscarded
    | PierBuilt
    | PostPlaced
    | NeutralCardDrawn
    | NeutralShipTaken
    | NeutralEffectIgnored
    | NeutralAgentPlaced
    | SharesSold
    | PresidencyMortgaged
    | PresidencyRedeemed
    | SaleDeclined
    | InitiativeChanged
    | ShareBought
    | ExchangePassed
    | CardChosen
    | CardDrawn
    | CardLookedAt
    | ShipsTakenInHand
    | ShipPlaced
    | NeutralShipPlaced
    | DestinationsShuffled
    | CardRevealed
    | SupplyArrived
    | ZoneReached
    | CubeBought
    | NeutralCubesLoaded
    | ShipReturned
    | ShipStayed
    | DemandMet
    | CubeSold
    | CubeStored
    | WarehouseClosed
    | UnloadingStarted
    | CompaniesRanked
    | ValueMoved
    | SalesMarkerMoved
    | SalesTransferred
    | DividendPaid
    | PeriodEnded
    | GameEnded
)
