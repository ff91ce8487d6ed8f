"""State of the table. Numbers are indices into the tables: goods, ships, cells, spots, zones, cards.

A company is known by its number: the seat of its player; with two players number 2 is the neutral company.
"""

from typing import TypeAlias, TypeVar

from boardgames.core.game import Seat
from boardgames.core.values import Frame, Value
from boardgames.eic.box.tables import NONE

T = TypeVar("T")

HIDDEN = -2
"""A card or ship that the viewer of an observed state does not know."""

CONDEMNED = -2
"""The owner of a trading-post spot that is closed for the whole game."""

EVERYBODY = 31
"""Bits of all who can have seen a revealed card: four seats and the spectator."""

LAST_PERIOD = 5

BEFORE_THE_GAME, OVER = "set-up", "over"
"""Values of `State.step` before the first step of the first period and after the last one of the last."""


class Ship(Value):
    """A ship in a dock. Cargo: goods in table order; on a neutral ship in the order in which they were loaded."""

    kind: int
    """Index into `Tables.ships`, `NONE` for an empty dock, or `HIDDEN`."""
    cargo: tuple[int, ...] = ()
    """Goods on board."""


EMPTY_DOCK = Ship(NONE)


class Vessel(Value):
    """A ship in the Indies."""

    company: int
    """Company that owns the ship."""
    kind: int
    """Index into `Tables.ships`, or `HIDDEN`."""


class Company(Value):
    """A company: its money, port, ships, shares and agents."""

    treasury: int
    """Money in the treasury."""
    sales: int
    """Money on the sales tile."""
    sales_index: int
    """Space of the marker on the sales track."""
    docks: tuple[Ship, ...]
    """From left to right; `EMPTY_DOCK` where no ship lies."""
    hand: tuple[int, ...]
    """Ships taken from the docks in phase C and not yet placed, in table order."""
    fleet: tuple[int, ...]
    """Every ship owned, wherever it is, in table order. Public."""
    stack: tuple[int, ...]
    """Ships still to buy, in table order."""
    extensions: int
    """Piers built onto the port."""
    warehouse: tuple[int, ...]
    """Stored goods in table order."""
    shares: tuple[int, ...]
    """Company shares held, by company."""
    mortgaged: int
    """Presidency shares that are mortgaged."""
    posts_left: int
    """Trading posts that have not been built."""
    agents: tuple[int, ...]
    """The place of each agent: a cell, a portrait, the central zone or the port."""
    moved: tuple[bool, ...]
    """Which agents have been placed in this period."""
    finished: bool
    """No more turns in phase A of this period."""


class NextStep(Frame, tag="next-step"):
    """The period goes on: open while nothing else is, and never kept."""


class SaleWindow(Frame, tag="sale-window"):
    """The seat may sell shares; `declined` holds a bit for each seat that has declined since the last sale."""

    seat: Seat
    """Seat that is asked."""
    declined: int
    """Seats that have declined since the last sale, a bit for each."""


class AgentTurn(Frame, tag="agent-turn"):
    """The seat places an agent."""

    seat: Seat
    """Seat that is asked."""


class ShipPurchase(Frame, tag="ship-purchase"):
    """The seat may buy a ship at its port."""

    seat: Seat
    """Seat that is asked."""


class Discard(Frame, tag="discard"):
    """The seat must make room for the ship."""

    seat: Seat
    """Seat that is asked."""
    ship: int
    """Ship that was bought, an index into `Tables.ships`."""


class PostChoice(Frame, tag="post-choice"):
    """The seat chooses a spot for a trading post."""

    seat: Seat
    """Seat that is asked."""


class ExchangeTurn(Frame, tag="exchange-turn"):
    """The seat buys or sells shares on the exchange, or passes."""

    seat: Seat
    """Seat that is asked."""
    passes: int
    """Passes in a row."""


class CardChoice(Frame, tag="card-choice"):
    """The first agent on the influence cell chooses the market card."""

    seat: Seat
    """Seat that is asked."""
    market: int
    """Market of the card."""


class CardLook(Frame, tag="card-look"):
    """The seat looks at the market card of the period."""

    seat: Seat
    """Seat that is asked."""
    market: int
    """Market of the card."""
    waiting: tuple[Seat, ...]
    """Seats that look at the card after this one."""


class ShipPlacement(Frame, tag="ship-placement"):
    """The seat sends a ship to a zone of the Indies."""

    seat: Seat
    """Seat that is asked."""


class LoadingTurn(Frame, tag="loading-turn"):
    """The seat buys goods for the ship that is loading."""

    seat: Seat
    """Seat that is asked."""
    zone: int
    """Zone in which is loaded."""
    queue: tuple[Vessel, ...]
    """The ships of the zone that have not loaded yet; the first one is loading."""
    cargo: tuple[int, ...]
    """Goods loaded so far."""


class WarehouseTurn(Frame, tag="warehouse-turn"):
    """The seat may sell goods from its warehouse."""

    seat: Seat
    """Seat that is asked."""


class UnloadChoice(Frame, tag="unload-choice"):
    """The seat chooses which of its ships is unloaded next."""

    seat: Seat
    """Seat that is asked."""
    section: int
    """Index of the speed being unloaded."""


class UnloadTurn(Frame, tag="unload-turn"):
    """The seat sells or stores the cargo of a ship."""

    seat: Seat
    """Seat that is asked."""
    section: int
    """Index of the speed being unloaded."""
    dock: int
    """Dock of the ship."""


class RaiseCash(Frame, tag="raise-cash"):
    """The seat cannot pay its dividends yet."""

    seat: Seat
    """Seat that is asked."""
    owed: tuple[int, ...]
    """[creditor], fixed when the seat's turn to pay came."""


AnyFrame: TypeAlias = (
    SaleWindow
    | AgentTurn
    | ShipPurchase
    | Discard
    | PostChoice
    | ExchangeTurn
    | CardChoice
    | CardLook
    | ShipPlacement
    | LoadingTurn
    | WarehouseTurn
    | UnloadChoice
    | UnloadTurn
    | RaiseCash
)


class State(Value):
    """The whole table."""

    players: int
    """Number of players."""
    mortgage: bool
    """The option to mortgage presidency shares is on."""
    period: int
    """Period, counted from 1; 0 while the table is set up."""
    step: str
    """Where the period stands: a name of `rules.period.STEPS`."""
    frames: tuple[AnyFrame, ...]
    """Open business; the last frame is the question being asked."""
    order: tuple[int, ...]
    """Companies by initiative, the first one first."""
    companies: tuple[Company, ...]
    """Companies, by seat; with two players the neutral one last."""
    dice: tuple[tuple[int, ...], ...]
    """[market][good]; empty before the first roll."""
    columns: tuple[tuple[int, ...], ...]
    """[market][good]: cubes on the column."""
    supply: tuple[int, ...]
    """Cubes of each good in the supply."""
    piles: tuple[tuple[int, ...], ...]
    """[market x 3 + deck]: cards left, the top one first."""
    drawn: tuple[int, ...]
    """[market]: the card of the period."""
    seen: tuple[int, ...]
    """[market]: who knows the card, a bit for each seat."""
    values: tuple[int, ...]
    """[company]: place of the marker on the exchange track."""
    market_shares: tuple[int, ...]
    """Shares of each company that are on the market."""
    cells: tuple[tuple[int, ...], ...]
    """[cell]: companies with an agent on it, in order of placement."""
    posts: tuple[int, ...]
    """[spot]: company, `NONE` or `CONDEMNED`."""
    zone_piles: tuple[tuple[Vessel, ...], ...]
    """[zone]: face-down ships, the one placed first first."""
    stay_piles: tuple[tuple[Vessel, ...], ...]
    """[zone]: ships left in the Indies, the one left first first."""
    agent_deck: tuple[int, ...]
    """Agent cards of the neutral company, top first."""
    agent_card: int
    """The neutral company's agent card of this period."""
    destination_deck: tuple[int, ...]
    """Destination cards of the neutral company, top first."""
    destinations: tuple[int, ...]
    """Destination cards drawn in this phase."""
    rng: tuple[int, ...]
    """State of the random streams; empty in an observed state."""
