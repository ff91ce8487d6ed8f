"""The components of the box as lookups: what every rule reads and nothing ever changes.

Companies, regions, columns, display spaces and bonus spaces are counted from 0 in the order of their tables; cards,
books and tiles go by their ids. A set of regions is a bit mask: bit r is region r, and bit 24 + c is the base of
company c, so that "borders the base or a region with a post" is one test.
"""

from pathlib import Path

from boardgames.core.data import load_tables
from boardgames.core.protocol import on_demand
from boardgames.core.values import Value

GOODS = ("coffee", "banana", "cotton")
COFFEE, BANANA, COTTON, EXPANSION, HELPERS = range(5)
"""The places of a player's totals by kind."""
TOTALS = ("coffee", "banana", "cotton", "expansion", "helper")
NO_TOTALS = (0, 0, 0, 0, 0)
LETTERS = ("A", "B", "C")


class Company(Value):
    id: str
    name: str
    label: str
    code: str
    """Two letters."""
    edge: str


class Region(Value):
    id: str
    name: str
    label: str
    code: str
    x: int
    y: int
    width: int
    height: int
    inside: str
    """The region around an enclave, else empty."""
    reward_kind: str
    reward: int
    mines: int
    single: int
    """Mask of the regions and bases behind a single border."""
    double: int


class Card(Value):
    """A card, or a bonus tile that counts as one."""

    id: str
    label: str
    name: str
    """The label, and what tells the card from others with the same one."""
    code: str
    kind: str
    """goods, expansion, bookkeeper, merchant or share."""
    letter: str
    """Of the deck; empty for starting cards and tiles."""
    icon: str
    crate: int
    total: int
    """Which total a goods or expansion card adds to, HELPERS for a bookkeeper or merchant, -1 for a share."""
    value: int
    """What it adds: 1 for a helper."""
    points: int
    """Bookkeeping points of a bookkeeper."""
    diamonds: int
    pounds: int
    mines: int
    """The company whose mines a merchant counts, or -1."""
    mines_per_step: int
    per_other_merchant: int
    share: int
    """The company of which the card is a share, or -1."""


class Track(Value):
    """One side of a company track board. Lists have one entry a space, from 0 to the last."""

    id: str
    label: str
    length: int
    calls: tuple[int, ...]
    """What stepping on from this space costs."""
    shares: tuple[int, ...]
    specials: tuple[int, ...]
    """What the special space here pays, or 0."""
    levels: tuple[int, ...]
    """How many bonuses a disc on this space has unlocked."""
    bonus_words: tuple[str, str]
    expansion: tuple[int, int, int]
    """By working bonus 0, 1, 2: what it adds to the total expansion value."""
    cotton: tuple[int, int, int]
    """What it adds to every cotton card."""
    extra_discs: tuple[int, int, int]
    discounts: tuple[tuple[int, int, int], ...]
    """What it takes off a price paid with coffee, bananas, cotton."""
    mixes: tuple[bool, bool, bool]
    """Whether goods of different types may pay together."""
    mix_discount: tuple[int, int, int]


class Tier(Value):
    least: int
    steps: int
    pounds: int
    diamonds: int
    points: int
    removes: int


class Space(Value):
    """A bonus space of the board or of a track. What it does not have is 0, -1 or empty."""

    id: str
    label: str
    code: str
    cost: int
    track: str = ""
    level: int = 0
    """1 or 2: the first or second space of its track."""
    marker: bool = False
    points: int = 0
    buys: bool = False
    discount: int = 0
    diamonds: int = 0
    """Beside buying: and/or."""
    sells: bool = False
    plus: int = 0
    only: int = -1
    """The good that must be sold, or -1."""
    tile: str = ""
    counts: int = -1
    """The total that a majority is about."""
    company: int = -1
    tiers: tuple[Tier, ...] = ()
    options: tuple[tuple[int, int], ...] = ()
    """Pairs of bookkeeping points and diamond steps."""
    advances: int = 0
    """On how many other tracks."""
    steps: int = 0


class Book(Value):
    """A book tile, or the book of a starting tile (whose letter is empty)."""

    id: str
    letter: str
    label: str
    needs: tuple[int, int, int, int, int]
    any_good: int
    """How much of one good is needed beside `needs`."""
    reward: str
    amount: int


class StartingTile(Value):
    id: str
    label: str
    rest: tuple[str, ...]
    steps: tuple[int, int, int, int]
    """On the tracks of the four companies."""
    diamonds: int


class PlayerTrack(Value):
    """The diamond track or the bookkeeping track."""

    length: int
    slot_at: int
    overflow: int
    values: tuple[tuple[int, int], ...]
    worth: tuple[int, ...]
    """By position: the last value reached or passed."""


class Tables(Value):
    rounds: int
    colors: tuple[str, ...]
    companies: tuple[Company, ...]
    scoring_order: tuple[int, ...]
    company_at: dict[str, int]

    columns: tuple[tuple[int, ...], ...]
    """Coins of the columns of a base, front to back."""
    shown: tuple[tuple[tuple[int, int], ...], ...]
    """By column, posts and whether the back space is open (0, 1): visible coins."""
    posts: int

    map_size: tuple[int, int]
    regions: tuple[Region, ...]
    region_at: dict[str, int]
    base_borders: tuple[tuple[tuple[int, int], ...], ...]
    """By company: pairs of region and lines."""
    borders: tuple[tuple[int, int, int], ...]
    """Region, region, lines."""

    tracks: dict[str, Track]
    first_tracks: tuple[str, ...]
    track_cards: tuple[tuple[str, str], ...]
    track_edges: tuple[int, ...]
    """The companies in the order in which track cards are laid."""

    spaces: tuple[Space, ...]
    space_at: dict[str, int]
    spaces_of_track: dict[str, tuple[int, ...]]
    board_spaces: int
    """How many of the spaces are on the board; the others belong to tracks."""

    cards: dict[str, Card]
    rank: dict[str, int]
    """The order in which a hand is held."""
    deck: tuple[tuple[str, ...], ...]
    """The action cards letter by letter, from the top of the draw pile down."""
    starting_cards: tuple[tuple[str, ...], ...]
    """By seat."""
    numbered_cards: tuple[str, ...]
    """By place in the first turn order."""
    action_tiles: tuple[str, ...]
    plus_one: int

    display_crates: tuple[int, ...]
    """By display space: four rows of left, middle, right."""
    display_fill: tuple[int, ...]
    display_ids: tuple[str, ...]
    display_at: dict[str, int]

    books: dict[str, Book]
    supplies: tuple[tuple[str, ...], ...]
    """The ids of the books of each letter."""
    shelf_letters: tuple[int, ...]
    """By space of the book display: which letter lies there."""
    shelf_columns: tuple[int, ...]
    shelf_costs: tuple[int, ...]
    shelf_ids: tuple[str, ...]
    shelf_at: dict[str, int]
    starting_tiles: dict[str, StartingTile]
    first_tiles: tuple[str, ...]
    tiles_dealt: int

    slots: tuple[str, ...]
    slot_letters: tuple[str, ...]
    slots_at_start: int
    """Mask of the slots that are open from the beginning."""
    diamond_slot: int
    ink_slot: int
    places: tuple[str, ...]
    """The slots and then the places of the action tiles."""
    place_at: dict[str, int]

    diamond: PlayerTrack
    ink: PlayerTrack
    first_board_position: int
    barred: tuple[bool, ...]
    """By ink position: crossed-out A."""
    ink_rows: tuple[tuple[int, ...], tuple[int, ...]]

    pounds: int
    players: tuple[int, ...]
    discs: tuple[int, ...]
    """By number of players, counted from 0: bonus discs dealt."""
    discs_of_color: int
    round_coins: tuple[tuple[int, ...], ...]
    """By number of players: coins on the spaces of the round track."""
    components: dict[str, int]


def reached(values: tuple[tuple[int, int], ...], length: int) -> tuple[int, ...]:
    """From pairs of place and value: at every place the last value reached or passed."""
    return tuple(max((value for place, value in values if place <= at), default=0) for at in range(length + 1))


def load(folder: Path) -> tuple[Tables, str]:
    """The tables of a folder and their digest."""
    return load_tables(folder, Tables, on_demand("boardgames.mombasa.box.rows", "build"))
