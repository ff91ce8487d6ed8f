"""Codes of the actions, and the places on the board that they point at."""

from functools import lru_cache

from boardgames.amerigo import actions as do
from boardgames.amerigo.box.tables import COLOURS, GOLD_THREE, WHITE, Tables
from boardgames.amerigo.face.words.names import space_label
from boardgames.amerigo.rules.chart import chart_of
from boardgames.amerigo.rules.expand import fitting_turns
from boardgames.amerigo.rules.production import token_kind
from boardgames.amerigo.state import SPECIAL, BuildTile, State, TrackAction, seat_to_act

STRAIGHT = "i"
TURN_CODES = "abcd"
"""Letters typed after a cell for a tile that is turned by no, one, two or three quarters."""

CODES: dict[type, str] = {
    do.WhiteAdvance: "wa",
    do.TakeGold: "t",
    do.TakeVp: "v",
    do.UseSprint: "s",
    do.UseJump: "j",
    do.Decline: "d",
    do.BuyAp: "b",
    do.CashChest: "mc",
    do.EndAction: ".",
}
"""Actions that say everything by what they are."""


def cell_code(name: str) -> str:
    """A space of the sea or of an island as it is called, `a1`; a frame space as `fn1`."""
    return "f" + name[6] + name[8:] if name.startswith("frame-") else name


def tile_code(t: Tables, tile: str) -> str:
    """A village as its shape, `2` or `t`, a neutral tile as `n2` or `nt`."""
    kind, _, shape = tile.partition("-")
    short = shape_code(tuple(row.id for row in t.shapes), shape)
    return short if kind == "village" else kind[0] + short


@lru_cache(maxsize=128)
def shape_code(shapes: tuple[str, ...], shape: str) -> str:
    """Straight ones by their length, `i2` as `2`; of the others the smallest of a letter by that alone, `t4` as `t`."""
    if shape.startswith(STRAIGHT):
        return shape[len(STRAIGHT) :]
    return shape[0] if shape == min((one for one in shapes if one[0] == shape[0]), default=shape) else shape


def slot_code(slot: str) -> str:
    """`left-1` as `l1`"""
    return slot[0] + slot[-1]


def colour_key(t: Tables, colour: str) -> str:
    return next(row.key for row in t.colours if row.id == colour)


def code(t: Tables, s: State, action: do.AnyAction) -> str:
    match action:
        case do.Act():
            return colour_key(t, action.colour)
        case do.WhiteAs():
            return "w" + colour_key(t, action.colour)
        case do.Swap():
            return "s" + colour_key(t, action.colour)
        case do.PlaceShip():
            return space_label(action.space).lower()
        case do.SailTo():
            return cell_code(action.space)
        case do.ChooseShip():
            return str(action.ship)
        case do.Establish():
            return f"e{action.ship}"
        case do.Advance():
            return str(action.steps)
        case do.TakeToken():
            return slot_code(action.slot)
        case do.TakeVillage() | do.TakeNeutral() | do.ChooseTile():
            return tile_code(t, action.tile)
        case do.BuyProduction():
            letter = next(good.letter for good in t.goods if good.id == action.good)
            return f"{letter.lower()}{action.cost}"
        case do.Place():
            return cell_code(action.cell) + _turn_code(t, s, action)
        case do.CashToken():
            return "m3" if action.token == GOLD_THREE else "m5"
    return CODES[type(action)]


def _turn_code(t: Tables, s: State, action: do.Place) -> str:
    """A letter after the cell if the tile could also lie there in another way."""
    chart, frame = chart_of(t, s), s.frames[-1]
    first = chart.index.get(action.cell, chart.frame_at)
    if not isinstance(frame, BuildTile) or first >= chart.frame_at:
        return ""
    fitting = fitting_turns(t, s, seat_to_act(s), frame.tile, first)
    return TURN_CODES[action.turn % len(TURN_CODES)] if set(fitting) - {action.turn} else ""


def place(t: Tables, s: State, action: do.AnyAction) -> str | None:
    chart, p = chart_of(t, s), s.players[max(0, seat_to_act(s))]
    match action:
        case do.Act() | do.Swap():
            return f"wheel-{action.colour}"
        case do.WhiteAdvance():
            return f"wheel-{COLOURS[WHITE]}"
        case do.WhiteAs():
            return f"special-{p.special}"
        case do.TakeGold():
            return "gold"
        case do.PlaceShip() | do.SailTo():
            return action.space
        case do.ChooseShip() if p.ships[0] != p.ships[1] and action.ship in (1, 2):
            return chart.names[p.ships[action.ship - 1]]
        case do.Establish() if action.ship in (1, 2) and p.ships[action.ship - 1] in chart.anchors:
            return chart.names[chart.anchors[p.ships[action.ship - 1]]]
        case do.Advance() if _on_special_track(s):
            return f"special-{p.special + action.steps}"
        case do.TakeToken():
            return action.slot
        case do.TakeVillage() | do.TakeNeutral() | do.ChooseTile():
            return f"tile-{action.tile}"
        case do.BuyProduction() if token_kind(action.good, action.cost) in s.production:
            return t.setup(len(s.players)).display[s.production.index(token_kind(action.good, action.cost))]
        case do.Place():
            return action.cell
    return None


def _on_special_track(s: State) -> bool:
    frame = s.frames[-1] if s.frames else None
    return isinstance(frame, TrackAction) and frame.track == SPECIAL
