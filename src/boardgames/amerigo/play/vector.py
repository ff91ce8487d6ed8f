"""Sizes of the fields of a state in a vector: what the tables allow at most."""

from boardgames.amerigo.box.tables import GOODS, LAND, SEA, SLOTS, Tables
from boardgames.amerigo.game import Amerigo
from boardgames.amerigo.state import CANNONS, FREE, LEDGER_SIZE, NEUTRAL, POSTS, PROGRESS, SPECIAL, VILLAGES
from boardgames.core.vector_shapes import Letters, Nothing, Row, Shapes, Tally, UpTo, Word

DEEPEST = 2
"""An action, and what it asks further."""
SHIPS = 2


def shapes(game: Amerigo, players: int) -> Shapes:
    t = game.tables
    setup = t.setup(players)
    cells = _letters(t, players)
    cubes = Row(len(t.colours))
    tokens, production = tuple(t.tokens), tuple(t.production_kinds)
    return {
        "State.grid": Letters("/" + LAND + SEA, cells),
        "State.pieces": Letters("/" + FREE + NEUTRAL + POSTS + VILLAGES, cells),
        "State.players": Row(players),
        "State.discs": Row(players),
        "State.order": UpTo(players),
        "State.storage": cubes,
        "State.action_space": cubes,
        "State.upper": Nothing(),
        "State.lower": Nothing(),
        "State.neutral": Row(len(t.landscape) - t.villages),
        "State.pirates": Row(len(t.pirates), Word(tuple(t.pirates))),
        "State.pirates_up": UpTo(t.pirate_slots),
        "State.progress": Row(len(SLOTS), Word(tokens)),
        "State.progress_stack": Tally(("",)),
        "State.progress_gone": Tally(tokens),
        "State.production": Row(setup.production_spaces, Word(production)),
        "State.production_stack": Tally(("",)),
        "State.production_gone": Tally(production),
        "State.frames": UpTo(DEEPEST),
        "State.rng": Nothing(),
        "Player.ships": Row(SHIPS),
        "Player.villages": Row(t.villages),
        "Player.reserve": Row(len(t.landscape)),
        "Player.goods": Row(len(GOODS)),
        "Player.production": Tally(production),
        "Player.tokens": Tally(tokens),
        "Player.used_tokens": Tally(tokens),
        "Player.ledger": Row(LEDGER_SIZE),
        "Sail.moved": Row(SHIPS),
        "Sail.ended": Row(SHIPS),
        "TrackAction.track": Word((CANNONS, PROGRESS, SPECIAL)),
    }


def _letters(t: Tables, players: int) -> int:
    """Cells of the map, and the strokes between its rows."""
    setup = t.setup(players)
    rows, width = setup.tile_rows * t.tile_size, setup.tile_cols * t.tile_size
    return rows * (width + 1) - 1
