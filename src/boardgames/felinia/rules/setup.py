"""From a configuration to the first auction."""

from boardgames.core.errors import UserError
from boardgames.core.protocol import Config
from boardgames.core.rng import below, shuffled, start_streams
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.rules.preparation import deal_boats, fill_markets
from boardgames.felinia.rules.resources import minus
from boardgames.felinia.state import EMPTY, Player, Ship, State, agenda

STREAMS = ("first player", "boats", "tiles", "mysteries", "bag")
"""One stream of chance each."""


def start(t: Tables, config: Config) -> State:
    """Everything laid out, the first player to bid (FEL-SET-01 to FEL-SET-22, FEL-XSE-01 to FEL-XSE-06)."""
    n = config.players
    if n not in (2, 3, 4):
        raise UserError(f"Felinia is for 2 to 4 players, not {n}.")
    if config.variant not in t.boards:
        raise UserError(f"Felinia has no variant {config.variant!r}; there are {', '.join(t.boards)}.")
    unknown = set(config.options) - {"next-boat"}
    if unknown:
        raise UserError(f"Felinia has no option {sorted(unknown)[0]!r}; there is next-boat.")
    first_stream, boats_stream, tiles_stream, mystery_stream, bag_stream = start_streams(config.seed, STREAMS)
    first_stream, first = below(first_stream, n)
    boats_stream, boats = _boat_pile(t, boats_stream)
    tiles_stream, tiles = _lay_tiles(t, config.variant, tiles_stream)
    board = t.boards[config.variant]
    mysteries: tuple[str, ...] = ()
    if config.variant == "expert":
        mystery_stream, mysteries = shuffled(mystery_stream, tuple(t.mystery_cards))
    starting = t.start_goods[n]
    bag = tuple(good.count for good in t.goods)
    for goods in starting:
        bag = minus(bag, goods)
    s = State(
        variant=config.variant,
        next_boat="next-boat" in config.options,
        round=1,
        first=first,
        end="",
        players=tuple(_player(t, starting[(seat - first) % n]) for seat in range(n)),
        markets=((0,) * len(t.goods),) * (len(t.places) - 1),
        piles=((),) * len(t.places),
        bonus=tuple(t.bonus_tiles),
        ships=(Ship(EMPTY, ()),) * len(t.docks),
        boats=boats,
        tiles=tiles,
        face_up=sum(board.post_masks) if config.variant == "expert" else 0,
        bag=bag,
        mysteries=mysteries,
        gone=(),
        frames=agenda(first),
        rng=(first_stream, boats_stream, tiles_stream, mystery_stream, bag_stream),
    )
    return fill_markets(t, deal_boats(t, s, None), t.fill_at_setup, None)


def _player(t: Tables, goods: tuple[int, ...]) -> Player:
    return Player(
        money=t.money_start,
        goods=goods,
        gold=0,
        spice=0,
        provisions=0,
        stock=t.merchants,
        tokens=t.tokens,
        circles=0,
        settled=0,
        trade=(),
        bonus=(),
        mystery=(),
    )


def _boat_pile(t: Tables, stream: int) -> tuple[int, tuple[str, ...]]:
    """Blue boats at the bottom, grey ones on top, each kind shuffled (FEL-SET-11, FEL-SET-12)."""
    stream, blue = shuffled(stream, tuple(boat.id for boat in t.boats.values() if boat.blue))
    stream, grey = shuffled(stream, tuple(boat.id for boat in t.boats.values() if not boat.blue))
    return stream, grey + blue


def _lay_tiles(t: Tables, variant: str, stream: int) -> tuple[int, tuple[str, ...]]:
    """The trade tiles of each country, shuffled, one on each of its posts (FEL-SET-18, FEL-XSE-05)."""
    board = t.boards[variant]
    tiles = [EMPTY] * len(board.provinces)
    for country, posts in enumerate(board.posts):
        stream, order = shuffled(stream, board.tiles[country])
        for post, tile in zip(posts, order, strict=True):
            tiles[post] = tile
    return stream, tuple(tiles)
