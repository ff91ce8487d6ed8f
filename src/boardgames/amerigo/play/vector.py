"""Sizes and bounds of the fields of a state in a vector: what the tables allow at most."""

from boardgames.amerigo.box.tables import GOODS, LAND, SEA, SLOTS, TWO_NEUTRALS, Tables
from boardgames.amerigo.game import Amerigo
from boardgames.amerigo.rules.state_checks import MAX_AP, MAX_POINTS
from boardgames.amerigo.state import (
    CANNONS,
    FREE,
    LEDGER_SIZE,
    NEUTRAL,
    OFF_BOARD,
    POSTS,
    PROGRESS,
    SPECIAL,
    VILLAGES,
)
from boardgames.core.vector_shapes import Letters, Nothing, Number, PerSeat, Row, SeatNumber, Shapes, Tally, UpTo, Word

DEEPEST = 2
"""An action, and what it asks further."""
USUAL_AP, USUAL_POINTS, USUAL_GOODS = 20, 50, 10
"""Amounts that are rarely more: the scales of what has a bound far beyond."""
SHIPS = 2


def shapes(game: Amerigo, players: int) -> Shapes:
    t = game.tables
    setup = t.setup(players)
    cells = _letters(t, players)
    cubes = Row(len(t.colours), Number(t.cubes_per_colour))
    seat, ap = SeatNumber(), Number(MAX_AP, scale=USUAL_AP)
    kinds = Number(max(kind.count for kind in t.landscape))
    chests = Number(t.generator.max_large_islands)
    tile = Number(len(t.landscape) - 1)
    repeats = max(setup.production.count(kind) for kind in setup.production)
    tokens, production = tuple(t.tokens), tuple(t.production_kinds)
    return {
        "State.grid": Letters("/" + LAND + SEA, cells),
        "State.pieces": Letters("/" + FREE + NEUTRAL + POSTS + VILLAGES, cells, (POSTS, VILLAGES)),
        "State.players": PerSeat(),
        "State.discs": Row(players, seat),
        "State.round": Number(len(t.multipliers)),
        "State.phase": Number(len(t.colours) - 1),
        "State.order": UpTo(players, seat),
        "State.active": Number(players - 1),
        "State.ap": ap,
        "State.storage": cubes,
        "State.action_space": cubes,
        "State.upper": Nothing(),
        "State.lower": Nothing(),
        "State.neutral": Row(len(t.landscape) - t.villages, kinds),
        "State.pirates": Row(len(t.pirates), Word(tuple(t.pirates))),
        "State.pirates_up": UpTo(t.pirate_slots, Number(t.pirate_slots - 1)),
        "State.progress": Row(len(SLOTS), Word(tokens)),
        "State.progress_stack": Tally(("",), len(t.tokens)),
        "State.progress_gone": Tally(tokens),
        "State.production": Row(setup.production_spaces, Word(production)),
        "State.production_stack": Tally(("",), len(setup.production)),
        "State.production_gone": Tally(production, repeats),
        "State.frames": UpTo(DEEPEST),
        "State.rng": Nothing(),
        "Player.gold": Number(t.gold_end),
        "Player.cannons": Number(t.cannon_end),
        "Player.progress": Number(t.progress_end),
        "Player.special": Number(t.special_end),
        "Player.posts_left": Number(t.posts),
        "Player.chests": chests,
        "Player.chests_cashed": chests,
        "Player.ships": Row(SHIPS, Number(cells + len(setup.frame), OFF_BOARD)),
        "Player.villages": Row(t.villages, kinds),
        "Player.reserve": Row(len(t.landscape), kinds),
        "Player.goods": Row(len(GOODS), Number(cells, scale=USUAL_GOODS)),
        "Player.production": Tally(production, repeats),
        "Player.tokens": Tally(tokens),
        "Player.used_tokens": Tally(tokens),
        "Player.ledger": Row(LEDGER_SIZE, Number(MAX_POINTS, -MAX_POINTS, USUAL_POINTS)),
        "Sail.total": ap,
        "Sail.moved": Row(SHIPS, ap),
        "Sail.ended": Row(SHIPS),
        "TrackAction.track": Word((CANNONS, PROGRESS, SPECIAL)),
        "TrackAction.ap": ap,
        "SailShip.ship": Number(SHIPS),
        "PickToken.chances": Number(len(t.progress_spaces)),
        "Plan.ap": ap,
        "Plan.neutral_taken": Number(t.tokens[TWO_NEUTRALS].neutral_limit),
        "Produce.ap": ap,
        "Build.ap": ap,
        "BuildTile.tile": tile,
    }


def _letters(t: Tables, players: int) -> int:
    """Cells of the map, and the strokes between its rows."""
    setup = t.setup(players)
    rows, width = setup.tile_rows * t.tile_size, setup.tile_cols * t.tile_size
    return rows * (width + 1) - 1
