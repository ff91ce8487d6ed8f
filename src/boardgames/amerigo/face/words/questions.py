"""Where the game stands, what is asked, and what somebody might ask about although it is off."""

from boardgames.amerigo import actions as do
from boardgames.amerigo.box.tables import COLOURS
from boardgames.amerigo.face.words.names import Names
from boardgames.amerigo.rules import move_ships, plan
from boardgames.amerigo.rules.pirates import strength_against
from boardgames.amerigo.state import (
    Build,
    BuildTile,
    PickToken,
    Plan,
    Produce,
    Sail,
    SailShip,
    State,
    TrackAction,
)
from boardgames.core.game import Seat

GROUPS: dict[type, str] = {
    do.Act: "group-act",
    do.WhiteAdvance: "group-act",
    do.WhiteAs: "group-act",
    do.Swap: "group-act",
    do.TakeGold: "group-instead",
    do.TakeVp: "group-instead",
    do.PlaceShip: "group-place",
    do.ChooseShip: "group-sail",
    do.SailTo: "group-sail",
    do.Establish: "group-establish",
    do.UseSprint: "group-token",
    do.Advance: "group-advance",
    do.UseJump: "group-token",
    do.TakeToken: "group-take",
    do.Decline: "group-decline",
    do.TakeVillage: "group-village",
    do.TakeNeutral: "group-neutral",
    do.BuyProduction: "group-buy",
    do.ChooseTile: "group-build",
    do.Place: "group-place",
    do.BuyAp: "group-gold",
    do.CashChest: "group-cash",
    do.CashToken: "group-cash",
    do.EndAction: "group-done",
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
