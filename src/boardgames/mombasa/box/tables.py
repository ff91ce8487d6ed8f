"""The components of the box as lookups: what every rule reads and nothing ever changes.

Companies, regions, columns, display spaces and bonus spaces are counted from 0 in the order of their tables; cards,
books and tiles go by their ids. A set of regions is a bit mask: bit r is region r, and bit 24 + c is the base of
company c, so that "borders the base or a region with a post" is one test.
"""

from collections.abc import Callable
from functools import cached_property, lru_cache
from operator import add
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, final

from boardgames.core.game import on_demand
from boardgames.core.values import Lookups, Shown, Value
from boardgames.mombasa.box.parts.map_rows import Company, Region
from boardgames.mombasa.box.rows import BookRow, CardRow, DiamondTrack, InkTrack, StartingTileRow, TrackRow
from boardgames.store.component_tables import load_tables

if TYPE_CHECKING:
    from boardgames.mombasa.box.menu import Menu

GOODS = ("coffee", "banana", "cotton")
COFFEE, BANANA, COTTON, EXPANSION, HELPERS = range(5)
"""The places of a player's totals by kind."""
TOTALS = ("coffee", "banana", "cotton", "expansion", "helper")
NO_TOTALS = (0, 0, 0, 0, 0)
LETTERS = ("A", "B", "C")
POINTS_CODE = "bk"
"""Code typed for bookkeeping points: the code of no region."""
NO_CARD = 99
"""The price where no card lies: more than anybody can pay."""


class Card(CardRow, kw_only=True):
    """A card, or a bonus tile that counts as one. A bookkeeper or merchant has the value 1."""

    total: int
    """Which total a goods or expansion card adds to, HELPERS for a bookkeeper or merchant, -1 for a share."""
    mines_of: int
    """The company whose mines a merchant counts, or -1."""
    share_of: int
    """The company of which the card is a share, or -1."""
    per_other_merchant: int = 0
    mark: Shown[str]
    """Mark that distinguishes the card from others with the same label; empty if nothing does."""
    code: Shown[str]


class Track(TrackRow, kw_only=True):
    """One side of a company track board. Lists have one entry a space, from 0 to the last."""

    calls: tuple[int, ...]
    """Cost of stepping on from each space."""
    shares_at: tuple[int, ...]
    specials: tuple[int, ...]
    """Payment of the special space here, or 0."""
    levels: tuple[int, ...]
    """Number of bonuses that a disc on each space has unlocked."""
    expansion: tuple[int, int, int]
    """Addition to the total expansion value with 0, 1 or 2 working bonuses."""
    cotton: tuple[int, int, int]
    """Addition to every cotton card."""
    extra_discs: tuple[int, int, int]
    discounts: tuple[tuple[int, int, int], ...]
    """Discount on a price paid with coffee, bananas, cotton."""
    mixes: tuple[bool, bool, bool]
    """True where goods of different types may pay together."""


class Tier(Value):
    least: int
    steps: int
    pounds: int
    diamonds: int
    points: int
    removes: int


# Bonus spaces: a class for each kind


class Space(Value, kw_only=True, tag_field="kind"):
    """A bonus space of the board or of a track."""

    id: str
    label: Shown[str]
    code: Shown[str]
    cost: int
    track: str = ""
    """Empty for a space of the board."""
    level: int = 0
    """1 or 2: the first or second space of its track."""


@final
class MarkerSpace(Space, kw_only=True, tag="marker"):
    """The start-player marker and bookkeeping points."""

    points: int


class BuySpace(Space, kw_only=True, tag="buy"):
    """A display card for pounds."""

    discount: int


@final
class SellSpace(Space, kw_only=True, tag="sell"):
    """Pounds for a card from hand."""

    plus: int
    only: int
    """The good that must be sold, or -1."""


class TileSpace(Space, kw_only=True, tag="tile"):
    """A bonus tile in the next preparation phase."""

    tile: str


class MajoritySpace(Space, kw_only=True, tag="majority"):
    """Steps and more for the player who shows most of something."""

    counts: int
    """The total that the majority is about."""
    company: int
    tiers: tuple[Tier, ...]


class RewardSpace(Space, kw_only=True, tag="reward"):
    """Bookkeeping points and diamond steps."""

    options: tuple[tuple[int, int], ...]
    """Pairs of points and steps, one of which is chosen."""


class BuyOrDiamondsSpace(Space, kw_only=True, tag="buy-or-diamonds"):
    """A display card for pounds, diamond steps, or both."""

    discount: int
    diamonds: int


class AdvanceSpace(Space, kw_only=True, tag="advance"):
    """Steps on other tracks than its own."""

    tracks: int
    steps: int


AnySpace: TypeAlias = (
    MarkerSpace | BuySpace | SellSpace | TileSpace | MajoritySpace | RewardSpace | BuyOrDiamondsSpace | AdvanceSpace
)


class Book(BookRow, kw_only=True):
    """A book tile, or the book of a starting tile."""

    needs: tuple[int, int, int, int, int]
    """Requirement of each total."""
    any_good: int
    """Amount of one good that is needed beside `needs`."""


class StartingTile(StartingTileRow, kw_only=True):
    steps: tuple[int, int, int, int]
    """On the tracks of the four companies."""
    diamonds: int


class Gain(Value):
    """Gain of the player who expands into a region."""

    pounds: int
    diamonds: int
    points: int
    """Bookkeeping points."""
    steps: int
    """On the track of the company that enters."""


class Prices(Value):
    """Prices of a display."""

    by_space: tuple[int, ...]
    least: int


class Tables(Lookups):
    rounds: int
    colors: Shown[tuple[str, ...]]
    companies: tuple[Company, ...]
    company_codes: Shown[tuple[str, ...]]
    """Two letters each."""
    scoring_order: tuple[int, ...]
    company_at: dict[str, int]

    columns: tuple[tuple[tuple[int, ...], ...], ...]
    """Coins of the columns of each company's base, front to back."""
    shown: tuple[tuple[tuple[tuple[int, int], ...], ...], ...]
    """Visible coins by company, column, posts and whether the back space is open (0, 1)."""

    regions: tuple[Region, ...]
    region_codes: Shown[tuple[str, ...]]
    region_at: dict[str, int]
    gains: tuple[Gain, ...]
    """Gain of each region."""
    near: tuple[tuple[int, int], ...]
    """Masks of the regions and bases behind a single and behind a double border, by region."""
    map_size: Shown[tuple[int, int]]
    base_borders: Shown[tuple[tuple[tuple[int, int], ...], ...]]
    """Pairs of region and lines, by company."""
    borders: Shown[tuple[tuple[int, int, int], ...]]
    """Region, region, lines."""

    tracks: dict[str, Track]
    first_tracks: tuple[str, ...]
    track_cards: tuple[tuple[str, str], ...]
    track_edges: tuple[int, ...]
    """The companies in the order in which track cards are laid."""

    spaces: tuple[AnySpace, ...]
    space_at: dict[str, int]
    spaces_of_track: dict[str, tuple[int, ...]]
    board_spaces: int
    """Number of the spaces that are on the board; the others belong to tracks."""

    cards: dict[str, Card]
    shares: frozenset[str]
    """Single-share cards: they stay in hand (MOM-PLN-11, MOM-Q-34)."""
    rank: dict[str, int]
    """The order in which a hand is held."""
    deck: tuple[tuple[str, ...], ...]
    """The action cards letter by letter, from the top of the draw pile down."""
    starting_cards: tuple[tuple[str, ...], ...]
    """Starting cards of each seat."""
    numbered_cards: tuple[str, ...]
    """Numbered cards by place in the first turn order."""
    action_tiles: tuple[str, ...]
    plus_one: int

    display_crates: tuple[int, ...]
    """Crates by display space: four rows of left, middle, right."""
    display_fill: tuple[int, ...]
    display_ids: tuple[str, ...]
    display_at: dict[str, int]

    books: dict[str, Book]
    supplies: tuple[tuple[str, ...], ...]
    """The ids of the books of each letter."""
    shelf_letters: tuple[int, ...]
    """Letter of each space of the book display."""
    shelf_columns: tuple[int, ...]
    shelf_costs: tuple[int, ...]
    shelf_ids: tuple[str, ...]
    shelf_at: dict[str, int]
    starting_tiles: dict[str, StartingTile]
    first_tiles: tuple[str, ...]
    tiles_dealt: int

    slots: tuple[str, ...]
    slot_numbers: tuple[int, ...]
    slot_letters: Shown[tuple[str, ...]]
    slots_at_start: int
    """Mask of the slots that are open from the beginning."""
    diamond_slot: int
    ink_slot: int
    places: tuple[str, ...]
    """The slots and then the places of the action tiles."""
    place_at: dict[str, int]

    diamond: DiamondTrack
    diamond_worth: tuple[int, ...]
    """Worth of each position: the last value reached or passed."""
    ink: InkTrack
    ink_worth: tuple[int, ...]
    barred: tuple[bool, ...]
    """True for ink positions with a crossed-out A."""

    pounds: int
    discs: tuple[int, ...]
    """Bonus discs dealt, by number of players, counted from 0."""
    discs_of_color: int
    round_coins: tuple[tuple[int, ...], ...]
    """Coins on the spaces of the round track, by number of players."""
    components: Shown[dict[str, int]]

    @cached_property
    def menu(self) -> "Menu":
        """Every action that the components allow."""
        from boardgames.mombasa.box.menu import Menu

        return Menu(self)

    @property
    def posts(self) -> int:
        """Number of posts of each company."""
        return sum(map(len, self.columns[0]))

    @cached_property
    def prices(self) -> Callable[[tuple[str, ...]], Prices]:
        """For a display what each card costs, the crate on it plus the crate beside it, and the least (MOM-GDS-05).

        A display is asked about many times before it changes, so the last ones are remembered.
        """

        def prices(display: tuple[str, ...]) -> Prices:
            crates = [self.cards[card].crate if card else NO_CARD for card in display]
            found = tuple(map(add, crates, self.display_crates))
            return Prices(found, min(found))

        return lru_cache(maxsize=64)(prices)

    @cached_property
    def for_sale(self) -> dict[int, frozenset[str]]:
        """Cards that a space takes, but no shares, by the good that it asks for, -1 for any (MOM-Q-34, MOM-XBS-06)."""
        goods = {good: frozenset(name for name, card in self.cards.items() if card.total == good) for good in range(3)}
        return {-1: frozenset(self.cards) - self.shares, **goods}

    @cached_property
    def slot_masks(self) -> dict[tuple[str, ...], int]:
        """For sets of slots in order their masks."""
        chosen = range(1 << len(self.slots))
        return {tuple(slot for i, slot in enumerate(self.slots) if mask >> i & 1): mask for mask in chosen}

    # Bonus spaces of one kind, by number

    @cached_property
    def tile_spaces(self) -> tuple[tuple[int, TileSpace], ...]:
        return tuple((i, space) for i, space in enumerate(self.spaces) if isinstance(space, TileSpace))

    @cached_property
    def majorities(self) -> dict[int, MajoritySpace]:
        return {i: space for i, space in enumerate(self.spaces) if isinstance(space, MajoritySpace)}

    @cached_property
    def rewards(self) -> dict[int, RewardSpace]:
        return {i: space for i, space in enumerate(self.spaces) if isinstance(space, RewardSpace)}

    @cached_property
    def and_ors(self) -> dict[int, BuyOrDiamondsSpace]:
        return {i: space for i, space in enumerate(self.spaces) if isinstance(space, BuyOrDiamondsSpace)}

    @cached_property
    def advances(self) -> dict[int, AdvanceSpace]:
        return {i: space for i, space in enumerate(self.spaces) if isinstance(space, AdvanceSpace)}


def load(folder: Path, *, fresh: bool = False) -> tuple[Tables, str]:
    """The tables of a folder and their digest."""
    return load_tables(folder, Tables, on_demand("boardgames.mombasa.box.build", "build"), fresh=fresh)
