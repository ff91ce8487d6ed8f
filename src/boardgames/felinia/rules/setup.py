"""From a configuration to the first auction."""

from boardgames.core.game import Config
from boardgames.core.rng import below, shuffled, start_streams
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.rules.preparation import deal_boats, fill_markets
from boardgames.felinia.rules.resources import minus
from boardgames.felinia.rules.rounds import agenda
from boardgames.felinia.state import EMPTY, STREAMS, Player, Ship, State


def set_up(t: Tables, config: Config) -> State:
    """Everything laid out, the first player to bid (FEL-SET-01 to FEL-SET-22, FEL-XSE-01 to FEL-XSE-06)."""
    n = config.players
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
    return fill_markets(t, deal_boats(t, s, None), t.market.fill_at_setup, None)


def _player(t: Tables, goods: tuple[int, ...]) -> Player:
    return Player(
        money=t.money.start,
        goods=goods,
        gold=0,
        spice=0,
        provisions=0,
        stock=t.components.merchants_per_player,
        tokens=t.components.bid_tokens_per_player,
        circles=0,
        settled=0,
        trade=(),
        bonus=(),
        mystery=(),
    )


def _boat_pile(t: Tables, stream: int) -> tuple[int, tuple[str, ...]]:
    """Blue boats at the bottom, grey ones on top, each kind shuffled (FEL-SET-11, FEL-SET-12)."""
    stream, blue = shuffled(stream, tuple(boat.id for boat in t.boats.values() if boat.back == "blue"))
    stream, grey = shuffled(stream, tuple(boat.id for boat in t.boats.values() if boat.back == "grey"))
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
