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
    """A player's cards, discs, books and tracks."""

    pounds: int
    """Money."""
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
    """Space on the diamond track."""
    ink: int
    """Place of the ink pot on the bookkeeping track."""
    tile: str
    """The starting tile; empty before one has been kept."""
    dealt: tuple[str, ...]
    """The starting tiles to choose from (variable set-up), until all have chosen."""
    books: tuple[str, ...]
    """The top book at every ink position; position 1 is the book of the starting tile."""
    turned: int
    """Mask of the positions whose top book lies face down."""
    covered: tuple[str, ...]
    """Books that lie under others."""
    stock: tuple[str, ...]
    """Every card that the player has or ever had, in the order in which they came: this is public."""
    hand: tuple[str, ...]
    """Cards in hand."""
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
    """True if the plan of this round is finished."""
    passed: bool
    """True if the player is out of this round."""


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
    """Mask of the places of the action area."""


class PlaceBooks(Frame, tag="place-books"):
    """The books taken this turn go on the bookkeeping track; then the book display is filled and the turn is over."""


class BuyWithGoods(Frame, tag="buy-with-goods"):
    """A card may be bought with goods."""

    total: int
    """Goods spent."""
    discount: int
    """Goods that a card costs less."""
    mixed: bool
    """True if the goods are of more than one kind."""


class SpendUnits(Frame, tag="spend-units"):
    """Units of goods that move track discs, one space each."""

    units: int
    """Units left."""


class ChooseCompany(Frame, tag="choose-company"):
    """Expansion points are at hand: which company expands?"""

    points: int
    """Expansion points."""


class Expanding(Frame, tag="expanding"):
    """A company enters regions."""

    company: int
    """Company that expands."""
    points: int
    """Expansion points left."""
    entered: int
    """Mask of the regions entered this turn."""


class TakingPost(Frame, tag="taking-post"):
    """A region has been chosen: from which column does the post come?"""

    company: int
    """Company that expands."""
    region: int
    """Region that is entered."""


class Rewards(Frame, tag="rewards"):
    """The rewards of the regions entered are taken one after another."""

    company: int
    """Company that expanded."""
    regions: int
    """Mask of the regions whose pounds, diamonds or steps are still to be taken."""
    points: int
    """Bookkeeping points of all regions together, still to be taken."""


class Ousting(Frame, tag="ousting"):
    """Posts of other companies in the regions entered go back to their bases."""

    company: int
    """Company that expanded."""
    regions: int
    """Mask of the regions entered."""


class Bookkeeping(Frame, tag="bookkeeping"):
    """One amount of bookkeeping points to be used now."""

    points: int
    """Bookkeeping points left."""


class FlipBook(Frame, tag="flip-book"):
    """May turn a book face down for pounds before the ink pot moves."""


class Ink(Frame, tag="ink"):
    """The ink pot runs."""

    moved: bool
    """True if the pot has moved."""


class RemovePosts(Frame, tag="remove-posts"):
    """Posts may be taken from the bases of companies."""

    posts: int
    """Number of posts left."""


class Advance(Frame, tag="advance"):
    """Steps of a reward on one particular track."""

    company: int
    """Company of the track."""
    steps: int
    """Steps left."""


class BuyWithPounds(Frame, tag="buy-with-pounds"):
    """A card may be bought with pounds."""

    discount: int
    """Pounds that a card costs less."""


class SellCard(Frame, tag="sell-card"):
    """A card is sold."""

    plus: int
    """Pounds beside its price."""
    only: int
    """The good that must be sold, or -1."""


class ChooseTier(Frame, tag="choose-tier"):
    """A bonus space offers several amounts."""

    space: int
    """Bonus space."""


class ChooseOption(Frame, tag="choose-option"):
    """A bonus space offers one thing or another."""

    space: int
    """Bonus space."""


class BuyOrDiamonds(Frame, tag="buy-or-diamonds"):
    """A bonus space offers a card and diamonds."""

    space: int
    """Bonus space."""
    bought: bool
    """True if a card has been bought."""
    moved: bool
    """True if the diamonds have been taken."""


class PickTracks(Frame, tag="pick-tracks"):
    """The tracks that a bonus space moves are chosen."""

    space: int
    """Bonus space."""


class StepTracks(Frame, tag="step-tracks"):
    """Tracks that still move, in an order that the player chooses."""

    companies: tuple[int, ...]
    """Companies of these tracks."""
    steps: int
    """Steps on each of them."""


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
    """The whole table."""

    round: int
    """Round, counted from 1."""
    phase: str
    """Phase: `SETUP_TILE`, `SETUP_REST`, `PLAN`, `ACTION` or `OVER`."""
    start_player: int
    """Seat that began this round."""
    marker: int
    """Seat that has the start-player marker and begins the next round."""
    active: int
    """Seat whose turn it is; outside a turn the player who is asked next."""
    turns: int
    """Turns finished in this round."""
    tracks: tuple[str, ...]
    """The track of each company."""
    players: tuple[Player, ...]
    """Players, by seat."""
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
    """Discard pile of the company cards."""
    shelf: tuple[str, ...]
    """The book display, row by row."""
    coins: int
    """Mask of the spaces of the book display that hold a coin."""
    supply: tuple[tuple[str, ...], ...]
    """The face-down books of each letter, from the top down."""
    waiting: tuple[str, ...]
    """Books taken this turn and not yet placed."""
    lost_books: tuple[str, ...]
    """Books that left the game."""
    frames: tuple[AnyFrame, ...]
    """Open business, the question asked on top (last)."""
    rng: tuple[int, ...]
    """State of the random streams; empty in an observed state."""


ORDERS = tuple(tuple(tuple((first + i) % count for i in range(count)) for first in range(count)) for count in range(5))
"""Seats in turn order, by number of players and start player."""


with_player = replaced
"""The players with one of them replaced: (players, seat, player)."""
