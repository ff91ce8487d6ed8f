"""State of the table.

The map is two strings of equal layout: `grid` is what is printed on the island tiles, `pieces` what the players have
put there. Rows are joined by `/`, so that the character at index i is the cell with bit i of every bitboard, and the
separator is the guard column between two rows. Frame spaces are numbered on from there, in ring order.
"""

from typing import TypeAlias

from boardgames.core.game import Seat
from boardgames.core.values import Frame, Value

# Characters of `State.pieces`, by seat.
POSTS = "ABCD"
VILLAGES = "abcd"
NEUTRAL = "n"
FREE = "."

OFF_BOARD = -1
"""A ship that has not been placed yet."""

# Places in a player's ledger.
DISCOVERY, TILES, COMPLETION, TRADING_POSTS, VP_TOKEN, OVERFLOW, PIRATES, FINAL_GOLD = range(8)
FIRST_GOOD = 8
END_TOKENS, PROGRESS_TRACK, SPECIAL_TRACK = 13, 14, 15
LEDGER_SIZE = 16

CANNONS, PROGRESS, SPECIAL = "cannons", "progress", "special"
"""The three tracks that an action can advance on."""


class Player(Value):
    """A player's sheet, supply and points."""

    gold: int
    """Gold, the place of the disc on the gold track."""
    cannons: int
    """Cannons, the place of the disc on the cannon track."""
    progress: int
    """Space of the disc on the progress track."""
    special: int
    """The space of the order disc on the special action track."""
    posts_left: int
    """Trading posts that have not been built."""
    ships: tuple[int, int]
    """The number of the sea space of each ship."""
    villages: tuple[int, ...]
    """Own village tiles still in the general supply, by kind."""
    reserve: tuple[int, ...]
    """Planned tiles beside the sheet, by kind of `Tables.landscape`."""
    goods: tuple[int, ...]
    """Number of each kind of goods, in the order of `box.tables.GOODS`."""
    production: tuple[str, ...]
    """Bought production tokens, such as `wool-2`, in the order of buying."""
    tokens: tuple[str, ...]
    """Progress tokens face up."""
    used_tokens: tuple[str, ...]
    """One-time tokens turned over."""
    chests: int
    """Treasure chests that can still be cashed."""
    chests_cashed: int
    """Treasure chests that have been cashed."""
    ledger: tuple[int, ...]
    """Victory points by where they came from."""

    @property
    def vp(self) -> int:
        """The place of the disc on the victory point track, laps included."""
        return sum(self.ledger)


class Turn(Frame, tag="turn"):
    """The player to act chooses what to do with the phase."""


class Sail(Frame, tag="sail"):
    """The blue action: `total` AP for each ship, and what each has used of them."""

    total: int
    """Action points of each ship."""
    moved: tuple[int, int] = (0, 0)
    """Action points that each ship has used."""
    ended: tuple[bool, bool] = (False, False)
    """True for a ship that moves no more."""

    def left(self, ship: int) -> int:
        """Moves that a ship (1 or 2) still has."""
        return 0 if self.ended[ship - 1] else self.total - self.moved[ship - 1]


class SailShip(Frame, tag="sail-ship"):
    """A ship has been chosen; then where it sails to."""

    ship: int
    """Ship, 1 or 2."""


class TrackAction(Frame, tag="track"):
    """The black or brown action, or the advance of the white one."""

    track: str
    """Track that is advanced on: `CANNONS`, `PROGRESS` or `SPECIAL`."""
    ap: int
    """Action points left."""


class PickToken(Frame, tag="pick-token"):
    """Victory point spaces were reached: so many progress tokens may be taken."""

    chances: int
    """Number of tokens that may still be taken."""


class Plan(Frame, tag="plan"):
    """The red action."""

    ap: int
    """Action points left."""
    neutral_taken: int = 0
    """Neutral tiles planned in this action."""


class Produce(Frame, tag="produce"):
    """The yellow action."""

    ap: int
    """Action points left."""


class Build(Frame, tag="build"):
    """The green action."""

    ap: int
    """Action points left."""


class BuildTile(Frame, tag="build-tile"):
    """A tile has been chosen; then how and where it lies."""

    tile: int
    """Kind of the tile, an index into `Tables.landscape`."""


# What follows lives between two questions only: no state that anybody is asked about holds it.


class TurnOver(Frame, tag="turn-over"):
    """A player has acted."""


class PhaseOver(Frame, tag="phase-over"):
    """Everybody has acted, or there was nothing to act with."""


class RoundOver(Frame, tag="round-over"):
    """All seven phases are over."""


class Throwing(Frame, tag="throw"):
    """A phase begins: its cubes are thrown."""


Business: TypeAlias = (
    Turn
    | Sail
    | SailShip
    | TrackAction
    | PickToken
    | Plan
    | Produce
    | Build
    | BuildTile
    | TurnOver
    | PhaseOver
    | RoundOver
    | Throwing
)

TURN: tuple[Business, ...] = (Turn(),)
TURN_OVER: tuple[Business, ...] = (TurnOver(),)
PHASE_OVER: tuple[Business, ...] = (PhaseOver(),)
ROUND_OVER: tuple[Business, ...] = (RoundOver(),)
THROWING: tuple[Business, ...] = (Throwing(),)


class State(Value):
    """The whole table."""

    grid: str
    """Map: land and sea as printed, cell by cell."""
    pieces: str
    """Pieces on the map, cell by cell: posts, villages, neutral tiles."""
    players: tuple[Player, ...]
    """Players, by seat."""
    discs: tuple[Seat, ...]
    """Order discs from the front: farthest space first, each pile from the top."""
    round: int
    """Round, counted from 1."""
    phase: int
    """Phase of the round: the place of its colour in the order of the colours."""
    order: tuple[Seat, ...]
    """Seats in the order in which they act in this phase, fixed when the cubes are out."""
    active: int
    """Place in `order` of the player who acts."""
    ap: int
    """Action points of this phase."""
    storage: tuple[int, ...]
    """Cubes beside the tower, by colour."""
    action_space: tuple[int, ...]
    """Cubes that came out of the tower in this phase, by colour."""
    upper: tuple[int, ...]
    """Cubes on the upper floor of the tower; hidden, like the lower."""
    lower: tuple[int, ...]
    """Cubes on the lower floor of the tower."""
    neutral: tuple[int, ...]
    """Neutral tiles in the general supply, by kind."""
    pirates: tuple[str, ...]
    """The markers of the slots, then the one in the box."""
    pirates_up: tuple[int, ...]
    """Slots that lie face up, in the order in which they were turned."""
    progress: tuple[str, ...]
    """Tokens on display, by slot; empty: no token."""
    progress_stack: tuple[str, ...]
    """Face-down progress tokens, top first."""
    progress_gone: tuple[str, ...]
    """Progress tokens out of the game."""
    production: tuple[str, ...]
    """Tokens on display, by space; empty: no token."""
    production_stack: tuple[str, ...]
    """Face-down production tokens, top first."""
    production_gone: tuple[str, ...]
    """Production tokens out of the game."""
    frames: tuple[Business, ...]
    """Open business; the last asks. Empty: the game is over."""
    rng: tuple[int, ...]
    """State of the random streams; empty in an observed state."""


def seat_to_act(s: State) -> Seat:
    """The player whose turn it is; -1 when the game is over."""
    return s.order[s.active] if s.frames else -1
