"""Why an action is not legal: first whether it is the moment for it, then what the rules of its phase say."""

from collections.abc import Callable
from typing import Any

from boardgames.amerigo import actions as do
from boardgames.amerigo.box.tables import Tables
from boardgames.amerigo.rules import build, gold, plan, produce, sail, tracks, turn
from boardgames.amerigo.state import (
    OFF_BOARD,
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
from boardgames.core.protocol import Refusal, Seat
from boardgames.core.values import Action, Frame

Judge = Callable[[Tables, State, Seat, Any], Refusal | None]

LOOPS = (Sail, TrackAction, Plan, Produce, Build)


def _nothing_against(t: Tables, s: State, seat: Seat, a: Action) -> Refusal | None:
    return None


def _ships_first(judge: Judge) -> Judge:
    """Placing the two ships is one gesture: nothing comes between (AME-Q-50)."""

    def refuse(t: Tables, s: State, seat: Seat, a: Action) -> Refusal | None:
        if isinstance(s.frames[-1], Sail) and s.players[seat].ships[1] == OFF_BOARD:
            return Refusal("AME-Q-50", "Place both ships on the frame first.")
        return judge(t, s, seat, a)

    return refuse


_CHOSEN = ("AME-PHA-04", "You have already made your choice for this phase.")
_NOT_SAILING = ("AME-BLU-03", "Ships sail in the blue action, one ship at a time.")
_CASH = ("AME-Q-24", "Finish the gesture first; chests and gold tokens are cashed between gestures of your own turn.")

JUDGES: dict[type[Action], tuple[tuple[type[Frame], ...], tuple[str, str], Judge]] = {
    do.Act: ((Turn,), _CHOSEN, turn.refuse_act),
    do.WhiteAdvance: ((Turn,), _CHOSEN, turn.refuse_white_advance),
    do.WhiteAs: ((Turn,), _CHOSEN, turn.refuse_white_as),
    do.Swap: ((Turn,), _CHOSEN, turn.refuse_swap),
    do.TakeGold: ((Turn,), _CHOSEN, _nothing_against),
    do.TakeVp: ((Turn,), _CHOSEN, turn.refuse_take_vp),
    do.PlaceShip: ((Sail,), ("AME-BLU-01", "Ships are placed in your first blue action."), sail.refuse_place_ship),
    do.ChooseShip: ((Sail,), _NOT_SAILING, sail.refuse_choose_ship),
    do.SailTo: ((SailShip,), _NOT_SAILING, sail.refuse_sail_to),
    do.Establish: (
        (Sail,),
        ("AME-BLU-08", "A trading post is established in the blue action, where a ship has stopped."),
        sail.refuse_establish,
    ),
    do.UseSprint: ((Sail,), ("AME-TOK-06", "The token helps ships in the blue action only."), sail.refuse_use_sprint),
    do.Advance: (
        (TrackAction,),
        ("AME-PHA-07", "Discs advance in the black, the brown and the white action."),
        tracks.refuse_advance,
    ),
    do.UseJump: (
        (TrackAction,),
        ("AME-TOK-16", "The jump belongs to the advance of the white action."),
        tracks.refuse_use_jump,
    ),
    do.TakeToken: (
        (PickToken,),
        ("AME-BRN-02", "A progress token is taken when your disc reaches a victory point space."),
        tracks.refuse_take_token,
    ),
    do.Decline: ((PickToken,), ("AME-Q-22", "There is no progress token to decline now."), _nothing_against),
    do.TakeVillage: ((Plan,), ("AME-RED-01", "Tiles are taken in the red action."), plan.refuse_take_village),
    do.TakeNeutral: ((Plan,), ("AME-RED-01", "Tiles are taken in the red action."), plan.refuse_take_neutral),
    do.BuyProduction: (
        (Produce,),
        ("AME-YEL-01", "Production tokens are bought in the yellow action."),
        produce.refuse_buy_production,
    ),
    do.ChooseTile: ((Build,), ("AME-GRN-01", "Tiles are built in the green action."), build.refuse_choose_tile),
    do.Place: ((BuildTile,), ("AME-GRN-01", "Choose a tile to build first."), build.refuse_place),
    do.BuyAp: (LOOPS, ("AME-GLD-08", "AP are bought while an action is performed."), gold.refuse_buy_ap),
    do.CashChest: ((Turn, PickToken, *LOOPS), _CASH, _ships_first(gold.refuse_cash_chest)),
    do.CashToken: ((Turn, PickToken, *LOOPS), _CASH, _ships_first(gold.refuse_cash_token)),
    do.EndAction: (
        LOOPS,
        ("AME-PHA-11", "There is no action to end: finish what you have begun, or choose an action first."),
        _ships_first(_nothing_against),
    ),
}


def refuse(t: Tables, s: State, seat: Seat, a: Action) -> Refusal | None:
    if not s.frames:
        return Refusal("AME-END-01", "The game is over.")
    if seat != seat_to_act(s):
        return Refusal("AME-PHA-09", "It is another player's turn.")
    moments, (rule, text), judge = JUDGES[type(a)]
    if not isinstance(s.frames[-1], moments):
        return Refusal(rule, text)
    return judge(t, s, seat, a)
