"""State of the table, as one frozen value.

Small masks stand for sets: bit r of `posts[c]` is a post of company c in region r, bit p of `used` is a card that lies
face down at place p of the action area. The tables say what the numbers mean.
"""

from typing import TypeAlias

from boardgames.core.values import Frame, Value, replaced

HIDDEN = "?"
"""Stands for a card, book or tile that the viewer may not see."""

SETUP_TILE, SETUP_REST, PLAN, ACTION, OVER = "setup-tile", "setup-rest", "plan", "action", "over"

NO_PLUS_ONE, UNATTACHED = -2, -1


class Player(Value):
    pounds: int
    discs: int
    """Bonus discs that can still be placed this round."""
    box: int
    """Bonus discs of the player's colour that are out of play."""
    placed: int
    """Mask of the bonus spaces that hold one of these discs."""
    steps: tuple[int, ...]
    """Where the player's discs stand on the tracks of the four companies."""
    bonus: tuple[int, ...]
    """0, 1 or 2 for each company's track: the special bonus that works in the present turn."""
    diamond: int
    ink: int
    tile: str
    """The starting tile; empty before one has been kept."""
    dealt: tuple[str, ...]
    """The starting tiles to choose from (variable set-up), until all have chosen."""
    books: tuple[str, ...]
    """The top book at every ink position; position 1 is the book of the starting tile."""
    turned: int
    """Mask of the positions whose top book lies face down."""
    covered: tuple[str, ...]
    stock: tuple[str, ...]
    """Every card that the player has or ever had, in the order in which they came: this is public."""
    hand: tuple[str, ...]
    area: tuple[str, ...]
    """A card for each slot, then the action tiles: the action area."""
    used: int
    """Mask of the places of the action area that lie face down after use."""
    plus_one: int
    """The slot of the card that carries the +1 tile, UNATTACHED or NO_PLUS_ONE."""
    totals: tuple[int, ...]
    """Coffee, bananas, cotton, expansion, helpers over the face-up cards and tiles; of revealed cards only."""
    piles: tuple[tuple[str, ...], ...]
    """The resting piles above the slots."""
    planned: bool
    passed: bool


# Questions that are open while nothing lies on the stack: these frames are never kept in a state.


class KeepingTile(Frame, tag="keep-tile"):
    """Everybody who has not done so keeps a starting tile."""


class ArrangingRest(Frame, tag="arrange-rest"):
    """In turn everybody lays out resting cards."""


class Planning(Frame, tag="plan"):
    """Everybody who has not finished plans."""


class ActionTurn(Frame, tag="turn"):
    """The action of a player's turn."""


IDLE: dict[str, Frame] = {
    SETUP_TILE: KeepingTile(),
    SETUP_REST: ArrangingRest(),
    PLAN: Planning(),
    ACTION: ActionTurn(),
}

# Open business


class Turn(Frame, tag="turn"):
    """The bottom of a turn: when all above it is done these places turn face down and the turn ends."""

    places: int


class PlaceBooks(Frame, tag="place-books"):
    """The books taken this turn go on the bookkeeping track; then the book display is filled and the turn is over."""


class BuyWithGoods(Frame, tag="buy-with-goods"):
    total: int
    discount: int
    mixed: bool


class SpendUnits(Frame, tag="spend-units"):
    """Units of goods that move track discs, one space each."""

    units: int


class ChooseCompany(Frame, tag="choose-company"):
    points: int


class Expanding(Frame, tag="expanding"):
    company: int
    points: int
    entered: int
    """Mask of the regions entered this turn."""


class TakingPost(Frame, tag="taking-post"):
    """A region has been chosen: from which column does the post come?"""

    company: int
    region: int


class Rewards(Frame, tag="rewards"):
    company: int
    regions: int
    """Mask of the regions whose pounds, diamonds or steps are still to be taken."""
    points: int
    """Bookkeeping points of all regions together, still to be taken."""


class Ousting(Frame, tag="ousting"):
    company: int
    regions: int


class Bookkeeping(Frame, tag="bookkeeping"):
    """One amount of bookkeeping points to be used now."""

    points: int


class FlipBook(Frame, tag="flip-book"):
    """May turn a book face down for pounds before the ink pot moves."""


class Ink(Frame, tag="ink"):
    """The ink pot runs."""

    moved: bool


class RemovePosts(Frame, tag="remove-posts"):
    posts: int


class Advance(Frame, tag="advance"):
    """Steps of a reward on one particular track."""

    company: int
    steps: int


class BuyWithPounds(Frame, tag="buy-with-pounds"):
    discount: int


class SellCard(Frame, tag="sell-card"):
    plus: int
    only: int
    """The good that must be sold, or -1."""


class ChooseTier(Frame, tag="choose-tier"):
    space: int


class ChooseOption(Frame, tag="choose-option"):
    space: int


class BuyOrDiamonds(Frame, tag="buy-or-diamonds"):
    space: int
    bought: bool
    moved: bool


class PickTracks(Frame, tag="pick-tracks"):
    space: int


class StepTracks(Frame, tag="step-tracks"):
    """Tracks that still move, in an order that the player chooses."""

    companies: tuple[int, ...]
    steps: int


AnyFrame: TypeAlias = (
    Turn
    | PlaceBooks
    | BuyWithGoods
    | SpendUnits
    | ChooseCompany
    | Expanding
    | TakingPost
    | Rewards
    | Ousting
    | Bookkeeping
    | FlipBook
    | Ink
    | RemovePosts
    | Advance
    | BuyWithPounds
    | SellCard
    | ChooseTier
    | ChooseOption
    | BuyOrDiamonds
    | PickTracks
    | StepTracks
)


class State(Value):
    round: int
    phase: str
    start_player: int
    marker: int
    """Seat that has the start-player marker and begins the next round."""
    active: int
    """Seat whose turn it is; outside a turn the player who is asked next."""
    turns: int
    """Turns finished in this round."""
    tracks: tuple[str, ...]
    """The track of each company."""
    players: tuple[Player, ...]
    posts: tuple[int, ...]
    """For each company a mask of the regions that hold a post of it."""
    bases: tuple[tuple[int, int, int], ...]
    """For each company the posts in its three columns."""
    opened: tuple[int, ...]
    """For each company a mask of the columns whose back space is open for good."""
    removed: tuple[int, ...]
    """Posts out of the game."""
    display: tuple[str, ...]
    """Four rows of left, middle, right; empty where a card was taken."""
    draw: tuple[str, ...]
    """From the top down."""
    discard: tuple[str, ...]
    shelf: tuple[str, ...]
    """The book display, row by row."""
    coins: int
    """Mask of the spaces of the book display that hold a coin."""
    supply: tuple[tuple[str, ...], ...]
    """The face-down books of each letter, from the top down."""
    waiting: tuple[str, ...]
    """Books taken this turn and not yet placed."""
    lost_books: tuple[str, ...]
    frames: tuple[AnyFrame, ...]
    """Open business, the question asked on top (last)."""
    rng: tuple[int, ...]


ORDERS = tuple(tuple(tuple((first + i) % count for i in range(count)) for first in range(count)) for count in range(5))
"""Seats in turn order, by number of players and start player."""


with_player = replaced
"""The players with one of them replaced: (players, seat, player)."""
