"""From a configuration and its seed to the table before the first choice."""

from boardgames.core.game import Config
from boardgames.core.rng import shuffled, start_streams
from boardgames_toy.box.tables import Tables
from boardgames_toy.state import OPEN, Picking, State


def set_up(t: Tables, config: Config) -> State:
    deck_stream, die_stream = start_streams(config.seed, ("deck", "die"))
    deck_stream, deck = shuffled(deck_stream, t.deck)
    count = config.players
    return State(
        round=1,
        picks=(OPEN,) * count,
        coins=(t.rich if "rich" in config.options else 0,) * count,
        points=(0,) * count,
        deck=deck,
        frames=(Picking(),),
        rng=(deck_stream, die_stream),
    )
