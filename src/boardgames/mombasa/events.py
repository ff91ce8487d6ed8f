"""Events of Mombasa, for log, screen and statistics. Ids are those of the tables; companies, regions and so on go by
id."""

from typing import TypeAlias

from boardgames.core.values import Event


class TileKept(Event, tag="tile-kept"):
    """Secret: the others notice only that a choice has been made."""

    seat: int
    tile: str


class TilesShown(Event, tag="tiles-shown"):
    tiles: tuple[str, ...]


class RestArranged(Event, tag="rest-arranged"):
    seat: int
    cards: tuple[str, ...]


class StartingBonusTaken(Event, tag="starting-bonus-taken"):
    seat: int
    steps: tuple[int, ...]
    diamonds: int


class CardPlanned(Event, tag="card-planned"):
    """Secret until the reveal, and to others for ever: they see the revealed area."""

    seat: int
    card: str
    slot: str


class Planned(Event, tag="planned"):
    seat: int


class PlansRevealed(Event, tag="plans-revealed"):
    areas: tuple[tuple[str, ...], ...]


class PlusOneAttached(Event, tag="plus-one-attached"):
    seat: int
    card: str
    slot: str


class GoodsUsed(Event, tag="goods-used"):
    seat: int
    cards: tuple[str, ...]
    total: int


class ExpansionUsed(Event, tag="expansion-used"):
    seat: int
    points: int


class BookkeeperUsed(Event, tag="bookkeeper-used"):
    seat: int
    card: str


class MerchantUsed(Event, tag="merchant-used"):
    seat: int
    card: str
    steps: int
    pounds: int


class CardBought(Event, tag="card-bought"):
    seat: int
    card: str
    price: int
    pounds: bool
    """Paid in pounds, not with goods."""


class NothingBought(Event, tag="nothing-bought"):
    seat: int


class Stepped(Event, tag="stepped"):
    seat: int
    company: str
    space: int


class CallPaid(Event, tag="call-paid"):
    seat: int
    company: str
    pounds: int


class CallDeclined(Event, tag="call-declined"):
    seat: int
    company: str
    pounds: int


class StepsLost(Event, tag="steps-lost"):
    seat: int
    company: str
    """Empty: units of goods."""
    steps: int


class SpecialReached(Event, tag="special-reached"):
    """Reached a special space: money now, the bonus from the next turn on."""

    seat: int
    company: str
    pounds: int
    track: str
    level: int
    """1 or 2: the first or second bonus of the track."""


class SpecialPaid(Event, tag="special-paid"):
    """Another player reached a special space where this one had been before."""

    seat: int
    company: str
    pounds: int


class BonusBegan(Event, tag="bonus-began"):
    """A bonus unlocked before works from this turn on."""

    seat: int
    company: str
    track: str
    level: int


class CompanyChosen(Event, tag="company-chosen"):
    seat: int
    company: str
    points: int


class PointsGivenUp(Event, tag="points-given-up"):
    seat: int
    points: int


class RegionEntered(Event, tag="region-entered"):
    seat: int
    company: str
    region: str
    cost: int


class PostTaken(Event, tag="post-taken"):
    seat: int
    company: str
    column: int


class RewardTaken(Event, tag="reward-taken"):
    seat: int
    item: str


class PostReturned(Event, tag="post-returned"):
    seat: int
    company: str
    region: str
    column: int


class PostLost(Event, tag="post-lost"):
    """Ousted, and no room in its base: out of the game."""

    seat: int
    company: str
    region: str


class PostRemoved(Event, tag="post-removed"):
    seat: int
    company: str
    column: int


class PoundsGained(Event, tag="pounds-gained"):
    seat: int
    pounds: int


class DiamondMoved(Event, tag="diamond-moved"):
    seat: int
    steps: int
    position: int
    pounds: int
    """For steps beyond the last space."""


class BookTaken(Event, tag="book-taken"):
    seat: int
    book: str
    points: int
    coin: int


class PointsCashed(Event, tag="points-cashed"):
    seat: int
    points: int
    pounds: int


class BookPlaced(Event, tag="book-placed"):
    seat: int
    book: str
    position: int
    covered: str


class BookLost(Event, tag="book-lost"):
    seat: int
    book: str


class BooksRevealed(Event, tag="books-revealed"):
    books: tuple[str, ...]


class BookTurned(Event, tag="book-turned"):
    seat: int
    position: int


class NoBookTurned(Event, tag="no-book-turned"):
    seat: int


class InkMoved(Event, tag="ink-moved"):
    seat: int
    position: int


class InkStopped(Event, tag="ink-stopped"):
    seat: int
    position: int
    book: str
    """The book whose reward is taken; empty if there is none."""


class DiscPlaced(Event, tag="disc-placed"):
    seat: int
    space: str
    cost: int


class DiscsAdded(Event, tag="discs-added"):
    seat: int
    discs: int


class MarkerTaken(Event, tag="marker-taken"):
    seat: int


class CardSold(Event, tag="card-sold"):
    seat: int
    card: str
    pounds: int


class TierTaken(Event, tag="tier-taken"):
    seat: int
    space: str
    number: int


class OptionTaken(Event, tag="option-taken"):
    seat: int
    points: int
    diamonds: int


class PartLeft(Event, tag="part-left"):
    seat: int


class TracksPicked(Event, tag="tracks-picked"):
    seat: int
    companies: tuple[str, ...]


class TrackChosen(Event, tag="track-chosen"):
    seat: int
    company: str


class PhaseEnded(Event, tag="phase-ended"):
    seat: int
    slot: str
    cards: tuple[str, ...]
    """The pile taken to hand."""


class CoinsMoved(Event, tag="coins-moved"):
    column: int
    coins: int


class CardsDiscarded(Event, tag="cards-discarded"):
    cards: tuple[str, ...]


class CardsRevealed(Event, tag="cards-revealed"):
    cards: tuple[str, ...]


class TileReceived(Event, tag="tile-received"):
    seat: int
    tile: str


class RoundBegan(Event, tag="round-began"):
    seat: int
    """The start player."""
    round: int


class GameEnded(Event, tag="game-ended"):
    totals: tuple[int, ...]


AnyEvent: TypeAlias = (
    TileKept
    | TilesShown
    | RestArranged
    | StartingBonusTaken
    | CardPlanned
    | Planned
    | PlansRevealed
    | PlusOneAttached
    | GoodsUsed
    | ExpansionUsed
    | BookkeeperUsed
    | MerchantUsed
    | CardBought
    | NothingBought
    | Stepped
    | CallPaid
    | CallDeclined
    | StepsLost
    | SpecialReached
    | SpecialPaid
    | BonusBegan
    | CompanyChosen
    | PointsGivenUp
    | RegionEntered
    | PostTaken
    | RewardTaken
    | PostReturned
    | PostLost
    | PostRemoved
    | PoundsGained
    | DiamondMoved
    | BookTaken
    | PointsCashed
    | BookPlaced
    | BookLost
    | BooksRevealed
    | BookTurned
    | NoBookTurned
    | InkMoved
    | InkStopped
    | DiscPlaced
    | DiscsAdded
    | MarkerTaken
    | CardSold
    | TierTaken
    | OptionTaken
    | PartLeft
    | TracksPicked
    | TrackChosen
    | PhaseEnded
    | CoinsMoved
    | CardsDiscarded
    | CardsRevealed
    | TileReceived
    | RoundBegan
    | GameEnded
)
