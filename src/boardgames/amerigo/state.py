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
    gold: int
    cannons: int
    progress: int
    special: int
    """The space of the order disc on the special action track."""
    posts_left: int
    ships: tuple[int, int]
    """The number of the sea space of each ship."""
    villages: tuple[int, ...]
    """Own village tiles still in the general supply, by kind."""
    reserve: tuple[int, ...]
    """Planned tiles beside the sheet, by kind of `Tables.landscape`."""
    goods: tuple[int, ...]
    production: tuple[str, ...]
    """Bought production tokens, such as `wool-2`, in the order of buying."""
    tokens: tuple[str, ...]
    """Progress tokens face up."""
    used_tokens: tuple[str, ...]
    """One-time tokens turned over."""
    chests: int
    chests_cashed: int
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
    moved: tuple[int, int] = (0, 0)
    ended: tuple[bool, bool] = (False, False)

    def left(self, ship: int) -> int:
        """Moves that a ship (1 or 2) still has."""
        return 0 if self.ended[ship - 1] else self.total - self.moved[ship - 1]


class SailShip(Frame, tag="sail-ship"):
    """A ship has been chosen; then where it sails to."""

    ship: int


class TrackAction(Frame, tag="track"):
    """The black or brown action, or the advance of the white one."""

    track: str
    ap: int


class PickToken(Frame, tag="pick-token"):
    """Victory point spaces were reached: so many progress tokens may be taken."""

    chances: int


class Plan(Frame, tag="plan"):
    """The red action."""

    ap: int
    neutral_taken: int = 0


class Produce(Frame, tag="produce"):
    """The yellow action."""

    ap: int


class Build(Frame, tag="build"):
    """The green action."""

    ap: int


class BuildTile(Frame, tag="build-tile"):
    """A tile has been chosen; then how and where it lies."""

    tile: int


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
    grid: str
    pieces: str
    players: tuple[Player, ...]
    discs: tuple[Seat, ...]
    """Order discs from the front: farthest space first, each pile from the top."""
    round: int
    phase: int
    order: tuple[Seat, ...]
    """Seats in the order in which they act in this phase, fixed when the cubes are out."""
    active: int
    ap: int
    storage: tuple[int, ...]
    action_space: tuple[int, ...]
    upper: tuple[int, ...]
    """Cubes on the upper floor of the tower; hidden, like the lower."""
    lower: tuple[int, ...]
    neutral: tuple[int, ...]
    """Neutral tiles in the general supply, by kind."""
    pirates: tuple[str, ...]
    """The markers of the slots, then the one in the box."""
    pirates_up: tuple[int, ...]
    """Slots that lie face up, in the order in which they were turned."""
    progress: tuple[str, ...]
    """Tokens on display, by slot; empty: no token."""
    progress_stack: tuple[str, ...]
    progress_gone: tuple[str, ...]
    production: tuple[str, ...]
    """Tokens on display, by space; empty: no token."""
    production_stack: tuple[str, ...]
    production_gone: tuple[str, ...]
    frames: tuple[Business, ...]
    """Open business; the last asks. Empty: the game is over."""
    rng: tuple[int, ...]


def seat_to_act(s: State) -> Seat:
    """The player whose turn it is; -1 when the game is over."""
    return s.order[s.active] if s.frames else -1
