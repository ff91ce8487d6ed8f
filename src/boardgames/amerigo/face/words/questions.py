"""Where the game stands, what is asked, and what somebody might ask about although it is off."""

from boardgames.amerigo import actions as do
from boardgames.amerigo.actions import Actions, AnyAction
from boardgames.amerigo.box.tables import COLOURS, Tables
from boardgames.amerigo.face.words.names import Names
from boardgames.amerigo.rules import expand, move_ships, plan, production, progress, tracks, turn
from boardgames.amerigo.rules.chart import chart_of
from boardgames.amerigo.rules.pirates import strength_against
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
    seat_to_act,
)
from boardgames.core.game import Seat

GROUPS: dict[type, str] = {
    do.Act: "act",
    do.WhiteAdvance: "act",
    do.WhiteAs: "act",
    do.Swap: "act",
    do.TakeGold: "instead",
    do.TakeVp: "instead",
    do.PlaceShip: "place",
    do.ChooseShip: "sail",
    do.SailTo: "sail",
    do.Establish: "establish",
    do.UseSprint: "token",
    do.Advance: "advance",
    do.UseJump: "token",
    do.TakeToken: "take",
    do.Decline: "decline",
    do.TakeVillage: "village",
    do.TakeNeutral: "neutral",
    do.BuyProduction: "buy",
    do.ChooseTile: "build",
    do.Place: "place",
    do.BuyAp: "gold",
    do.CashChest: "cash",
    do.CashToken: "cash",
    do.EndAction: "done",
}


def status(w: Names, s: State) -> str:
    if not s.frames:
        return w.say("status-over")
    return w.say("status", round=s.round, rounds=len(w.tables.multipliers), colour=COLOURS[s.phase], ap=s.ap)


def question(w: Names, s: State, seat: Seat) -> str:
    t, p = w.tables, s.players[seat]
    match s.frames[-1]:
        case Sail() if ship := move_ships.ship_to_place(p):
            return w.say("ask-place-ship", ship=ship)
        case Sail() as sail:
            return w.say("ask-sail", one=sail.left(1), two=sail.left(2))
        case SailShip(ship):
            return w.say("ask-sail-ship", ship=ship)
        case TrackAction(track, ap):
            return w.say("ask-track", track=track, ap=ap, strength=strength_against(t, s, seat))
        case PickToken(chances):
            return w.say("ask-pick-token", more=chances - 1)
        case Plan() as red:
            return w.say("ask-plan", ap=red.ap, neutral=plan.neutral_left(t, p, red))
        case Produce(ap):
            return w.say("ask-produce", ap=ap)
        case Build(ap):
            return w.say("ask-build", ap=ap)
        case BuildTile() as chosen:
            return w.say("ask-build-tile", tile=t.landscape[chosen.tile].id)
    return w.say("ask-turn")


def neighbours(t: Tables, s: State, seat: Seat) -> Actions:
    """What is off now but might be asked about: none of it is offered, so that the judge has a reason for each."""
    if seat != seat_to_act(s):
        return ()
    match s.frames[-1]:
        case Turn() as f:
            return _without(_beside_turn(t, s, seat), turn.offer_turn(t, s, seat, f))
        case Sail() as f:
            return _without(_beside_sail(t), move_ships.offer_sail(t, s, seat, f))
        case SailShip() as f:
            return _without(_all_spaces(t, s), move_ships.offer_spaces(t, s, seat, f))
        case TrackAction() as f:
            return _without(_beside_track(t, f), tracks.offer_advance(t, s, seat, f))
        case PickToken() as f:
            return _without(t.menu.take_token, progress.offer_tokens(t, s, seat, f))
        case Plan() as f:
            return _without(_beside_plan(t), plan.offer_tiles(t, s, seat, f))
        case Produce() as f:
            return _without(_beside_produce(t, s), production.offer_production(t, s, seat, f))
        case Build() as f:
            return _without(_beside_build(t, s, seat), expand.offer_build(t, s, seat, f))
        case BuildTile() as f:
            return _without(_all_cells(t, s, seat, f), expand.offer_places(t, s, seat, f))
    return ()


def _without(candidates: tuple[AnyAction, ...], offered: tuple[AnyAction, ...]) -> Actions:
    legal = set(offered)
    return tuple(action for action in candidates if action not in legal)


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
