"""Events of Amerigo. Everything in this game happens in the open."""

from typing import TypeAlias

from boardgames.core.game import Seat
from boardgames.core.values import Event


class CubesThrown(Event, tag="cubes-thrown"):
    """The first player threw the cubes of the phase's colour."""

    seat: Seat
    round: int
    colour: str
    thrown: int
    out: tuple[int, ...]
    ap: int


class PhaseSkipped(Event, tag="phase-skipped"):
    colour: str
    thrown: int


class CubesReturned(Event, tag="cubes-returned"):
    cubes: int


class ActionChosen(Event, tag="action-chosen"):
    """A player chose an action; `by` says what stood for its colour: itself, white cubes, or the swap token."""

    seat: Seat
    colour: str
    ap: int
    by: str


class ActionEnded(Event, tag="action-ended"):
    seat: Seat
    forgone: int


class GoldGained(Event, tag="gold-gained"):
    """Gold on the track and, beyond its end, points."""

    seat: Seat
    gold: int
    points: int
    reason: str


class PointsTaken(Event, tag="points-taken"):
    """The token that gives points instead of an action was used."""

    seat: Seat
    points: int


class ApBought(Event, tag="ap-bought"):
    seat: Seat


class TokenUsed(Event, tag="token-used"):
    seat: Seat
    token: str


class ShipPlaced(Event, tag="ship-placed"):
    seat: Seat
    ship: int
    space: str


class ShipChosen(Event, tag="ship-chosen"):
    seat: Seat
    ship: int


class ShipSailed(Event, tag="ship-sailed"):
    seat: Seat
    ship: int
    start: str
    space: str
    moves: int


class PostEstablished(Event, tag="post-established"):
    seat: Seat
    cell: str
    island: int
    discovery: int


class CannonsLoaded(Event, tag="cannons-loaded"):
    seat: Seat
    steps: int
    cannons: int


class ProgressMade(Event, tag="progress-made"):
    seat: Seat
    steps: int
    progress: int
    chances: int


class TokenTaken(Event, tag="token-taken"):
    seat: Seat
    slot: str
    token: str


class TokenDeclined(Event, tag="token-declined"):
    seat: Seat


class ChancesLapsed(Event, tag="chances-lapsed"):
    """No token was left on display."""

    seat: Seat
    chances: int


class DiscAdvanced(Event, tag="disc-advanced"):
    seat: Seat
    steps: int
    space: int


class DiscJumped(Event, tag="disc-jumped"):
    seat: Seat
    space: int


class TilePlanned(Event, tag="tile-planned"):
    seat: Seat
    tile: str
    cost: int


class ProductionBought(Event, tag="production-bought"):
    seat: Seat
    good: str
    cost: int


class TileChosen(Event, tag="tile-chosen"):
    seat: Seat
    tile: str


class TileBuilt(Event, tag="tile-built"):
    seat: Seat
    tile: str
    cell: str
    island: int
    points: int
    goods: tuple[str, ...]


class IslandCompleted(Event, tag="island-completed"):
    seat: Seat
    island: int
    large: bool
    points: int


class PostsScored(Event, tag="posts-scored"):
    """A player's trading posts on a completed island."""

    seat: Seat
    island: int
    posts: int
    points: int


class PiratesRepelled(Event, tag="pirates-repelled"):
    seat: Seat
    strength: int
    cannons: int


class PiratesPlundered(Event, tag="pirates-plundered"):
    seat: Seat
    strength: int
    lost: int


class PirateRevealed(Event, tag="pirate-revealed"):
    slot: int
    strength: int
    """Total strength of all markers that are now face up."""


class ProgressDealt(Event, tag="progress-dealt"):
    tokens: tuple[str, ...]
    gone: tuple[str, ...]


class ProductionDealt(Event, tag="production-dealt"):
    tokens: tuple[str, ...]
    gone: tuple[str, ...]


class RoundBegan(Event, tag="round-began"):
    round: int
    multiplier: int


class FinalScored(Event, tag="final-scored"):
    seat: Seat
    gold: int
    goods: int
    tokens: int
    progress: int
    special: int
    total: int


class GameEnded(Event, tag="game-ended"):
    seat: Seat
    """The winner."""
    points: int


AnyEvent: TypeAlias = (
    CubesThrown
    | PhaseSkipped
    | CubesReturned
    | ActionChosen
    | ActionEnded
    | GoldGained
    | PointsTaken
    | ApBought
    | TokenUsed
    | ShipPlaced
    | ShipChosen
    | ShipSailed
    | PostEstablished
    | CannonsLoaded
    | ProgressMade
    | TokenTaken
    | TokenDeclined
    | ChancesLapsed
    | DiscAdvanced
    | DiscJumped
    | TilePlanned
    | ProductionBought
    | TileChosen
    | TileBuilt
    | IslandCompleted
    | PostsScored
    | PiratesRepelled
    | PiratesPlundered
    | PirateRevealed
    | ProgressDealt
    | ProductionDealt
    | RoundBegan
    | FinalScored
    | GameEnded
)
