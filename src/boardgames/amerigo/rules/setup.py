"""From the configuration and a seed to the table before the first throw (AME-SET-01 to AME-SET-33)."""

from boardgames.amerigo.box.tables import GOODS, SLOTS, Tables
from boardgames.amerigo.rules.islands import generate
from boardgames.amerigo.rules.pieces import no_pieces
from boardgames.amerigo.rules.tower import throw
from boardgames.amerigo.state import LEDGER_SIZE, OFF_BOARD, THROWING, Player, State
from boardgames.core.game import Config
from boardgames.core.rng import below, shuffled, start_streams

STREAMS = ("map", "pirates", "progress", "production", "order", "tower")
"""One stream for each kind of chance; `State.rng` holds them in this order."""


def set_up(t: Tables, config: Config) -> State:
    """The table laid out, before the first throw."""
    setup = t.setup(config.players)
    islands, pirates, progress, production, order, tower = start_streams(config.seed, STREAMS)
    islands, grid = generate(t, setup, islands)
    pirates, markers = shuffled(pirates, tuple(t.pirates))
    pirates, revealed = below(pirates, t.pirate_slots)
    progress, tokens = shuffled(progress, tuple(t.tokens))
    production, goods = shuffled(production, setup.production)
    order, discs = shuffled(order, range(config.players))
    nothing = (0,) * len(t.colours)
    everything = (t.cubes_per_colour,) * len(t.colours)
    tower, upper, lower, out = throw(t.tower, tower, nothing, nothing, everything)
    return State(
        grid=grid,
        pieces=no_pieces(grid),
        players=tuple(
            new_player(t, gold=t.start.start_gold_by_order[discs.index(seat)]) for seat in range(config.players)
        ),
        discs=discs,
        round=1,
        phase=0,
        order=(),
        active=0,
        ap=0,
        storage=out,
        action_space=nothing,
        upper=upper,
        lower=lower,
        neutral=tuple(kind.count for kind in t.landscape[t.villages :]),
        pirates=markers,
        pirates_up=(revealed,),
        progress=tokens[: len(SLOTS)],
        progress_stack=tokens[len(SLOTS) :],
        progress_gone=(),
        production=goods[: setup.production_spaces],
        production_stack=goods[setup.production_spaces :],
        production_gone=(),
        frames=THROWING,
        rng=(islands, pirates, progress, production, order, tower),
    )


def new_player(t: Tables, gold: int) -> Player:
    """A sheet with all discs on their first spaces; only the gold depends on the player order."""
    return Player(
        gold=gold,
        cannons=0,
        progress=0,
        special=0,
        posts_left=t.posts,
        ships=(OFF_BOARD, OFF_BOARD),
        villages=tuple(kind.count for kind in t.landscape[: t.villages]),
        reserve=(0,) * len(t.landscape),
        goods=(0,) * len(GOODS),
        production=(),
        tokens=(),
        used_tokens=(),
        chests=0,
        chests_cashed=0,
        ledger=(0,) * LEDGER_SIZE,
    )
