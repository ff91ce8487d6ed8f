"""Everything of the kind that the open question asks for, legal or not: what a player may ask about."""

from boardgames.amerigo.actions import Actions
from boardgames.amerigo.box.tables import Tables
from boardgames.amerigo.rules import expand
from boardgames.amerigo.rules.chart import chart_of
from boardgames.amerigo.state import (
    SPECIAL,
    Build,
    BuildTile,
    PickToken,
    Plan,
    Produce,
    Sail,
    SailShip,
    State,
    TrackAction,
    Turn,
)
from boardgames.core.game import Seat


def candidates(t: Tables, s: State, seat: Seat) -> Actions:
    match s.frames[-1]:
        case Turn():
            return _beside_turn(t, s, seat)
        case Sail():
            return _beside_sail(t)
        case SailShip():
            return _all_spaces(t, s)
        case TrackAction() as f:
            return _beside_track(t, f)
        case PickToken():
            return t.menu.take_token
        case Plan():
            return _beside_plan(t)
        case Produce():
            return _beside_produce(t, s)
        case Build():
            return _beside_build(t, s, seat)
        case BuildTile() as f:
            return _all_cells(t, s, seat, f)
    return ()


def _beside_turn(t: Tables, s: State, seat: Seat) -> Actions:
    menu, colour = t.menu, t.special_colours[s.players[seat].special]
    return (*menu.acts, menu.white_advance, menu.whites[max(colour, 0)], *menu.swaps.values(), menu.take_vp)


def _beside_sail(t: Tables) -> Actions:
    menu = t.menu
    return (*menu.choose_ship, *menu.establish, menu.use_sprint, menu.buy_ap)


def _all_spaces(t: Tables, s: State) -> Actions:
    """Anchors first, land last: in the order in which somebody would ask."""
    chart = chart_of(t, s)
    spaces = sorted(range(len(chart.names)), key=lambda i: (i not in chart.anchors, chart.land >> i & 1))
    return tuple(chart.sail_to[space] for space in spaces if chart.names[space])


def _beside_track(t: Tables, f: TrackAction) -> Actions:
    menu = t.menu
    jump = (menu.use_jump,) if f.track == SPECIAL else ()
    return (menu.advances[f.ap], *jump, menu.buy_ap)


def _beside_plan(t: Tables) -> Actions:
    menu = t.menu
    return (*menu.take_village, *menu.take_neutral, menu.buy_ap)


def _beside_produce(t: Tables, s: State) -> Actions:
    menu = t.menu
    return (*(menu.buy_production[kind] for kind in dict.fromkeys(s.production) if kind), menu.buy_ap)


def _beside_build(t: Tables, s: State, seat: Seat) -> Actions:
    menu = t.menu
    return (*(menu.choose_tile[kind] for kind, count in enumerate(s.players[seat].reserve) if count), menu.buy_ap)


def _all_cells(t: Tables, s: State, seat: Seat, f: BuildTile) -> Actions:
    """Where the tile can lie in some ways the others may be asked about, elsewhere one is enough; sea comes last."""
    chart = chart_of(t, s)
    ways = len(expand.turns_of(t, s, f.tile))
    return tuple(
        action
        for cell in sorted(range(chart.frame_at), key=lambda i: chart.island_of[i] < 0)
        if chart.names[cell]
        for action in chart.place[cell][: ways if expand.fitting_turns(t, s, seat, f.tile, cell) else 1]
    )
