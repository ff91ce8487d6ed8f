"""The small choices a player can make."""

from typing import TypeAlias

from boardgames.core.values import Action


class Act(Action, tag="act"):
    """Choose the action of a colour that lies on the action space (AME-PHA-04, AME-PHA-07)."""

    colour: str


class WhiteAdvance(Action, tag="white-advance"):
    """Choose the white action to advance your order disc (AME-WHT-01, AME-WHT-02)."""


class WhiteAs(Action, tag="white-as"):
    """Use the white cubes as the colour of your disc's space, if that colour is missing (AME-WHT-04, AME-WHT-05)."""

    colour: str


class Swap(Action, tag="swap"):
    """Choose plan for green cubes, or build for red ones, with the token for it (AME-TOK-14, AME-TOK-15)."""

    colour: str


class TakeGold(Action, tag="take-gold"):
    """Take gold for the cubes on the action space instead of an action (AME-GLD-01, AME-GLD-02)."""


class TakeVp(Action, tag="take-vp"):
    """Turn the token over for one point per cube on the action space, instead of an action (AME-TOK-22)."""


class PlaceShip(Action, tag="place-ship"):
    """Put your next ship on a frame space, free of charge (AME-BLU-01, AME-BLU-02)."""

    space: str


class ChooseShip(Action, tag="choose-ship"):
    """Choose the ship to sail with; each has its own moves (AME-BLU-03, AME-BLU-15)."""

    ship: int


class SailTo(Action, tag="sail-to"):
    """Sail to a sea space in reach where the ship may stop (AME-BLU-04, AME-BLU-06)."""

    space: str


class Establish(Action, tag="establish"):
    """Establish a trading post at the anchor where the ship stands; its movement ends (AME-BLU-08, AME-Q-09)."""

    ship: int


class UseSprint(Action, tag="use-sprint"):
    """Turn the sprint token over for 5 more moves of each ship that may still move (AME-TOK-06)."""


class Advance(Action, tag="advance"):
    """Move your disc along the track of the action, one space per AP (AME-BLK-01, AME-BRN-01, AME-WHT-02)."""

    steps: int


class UseJump(Action, tag="use-jump"):
    """Turn the token over and put your order disc on top of the one in front; the turn ends (AME-TOK-16, AME-Q-36)."""


class TakeToken(Action, tag="take-token"):
    """Take a progress token for a victory point space reached (AME-BRN-02)."""

    slot: str


class Decline(Action, tag="decline"):
    """Let the chance of a progress token pass (AME-Q-22)."""


class TakeVillage(Action, tag="take-village"):
    """Take one of your own village tiles into your reserve for 1 AP (AME-RED-02, AME-RED-03)."""

    tile: str


class TakeNeutral(Action, tag="take-neutral"):
    """Take a neutral tile into your reserve for as many AP as its size (AME-RED-04, AME-RED-05)."""

    tile: str


class BuyProduction(Action, tag="buy-production"):
    """Buy a production token for the AP printed on it (AME-YEL-01, AME-YEL-02)."""

    good: str
    cost: int


class ChooseTile(Action, tag="choose-tile"):
    """Choose the tile of your reserve to build; it must fit somewhere (AME-GRN-01)."""

    tile: str


class Place(Action, tag="place"):
    """Build the tile with its first cell, in reading order, on this cell (AME-GRN-05, AME-GRN-06, AME-GRN-07)."""

    cell: str
    turn: int = 0
    """Rotation in quarter turns clockwise (AME-Q-31)."""


class BuyAp(Action, tag="buy-ap"):
    """Buy one more AP for this action for 1 gold (AME-GLD-08)."""


class CashChest(Action, tag="cash-chest"):
    """Remove a treasure chest from the game for 3 gold (AME-GLD-06)."""


class CashToken(Action, tag="cash-token"):
    """Turn a gold token over for its gold (AME-TOK-17, AME-TOK-18)."""

    token: str


class EndAction(Action, tag="end-action"):
    """End your action; AP left over are lost (AME-PHA-11, AME-PHA-19)."""


AnyAction: TypeAlias = (
    Act
    | WhiteAdvance
    | WhiteAs
    | Swap
    | TakeGold
    | TakeVp
    | PlaceShip
    | ChooseShip
    | SailTo
    | Establish
    | UseSprint
    | Advance
    | UseJump
    | TakeToken
    | Decline
    | TakeVillage
    | TakeNeutral
    | BuyProduction
    | ChooseTile
    | Place
    | BuyAp
    | CashChest
    | CashToken
    | EndAction
)
Actions: TypeAlias = tuple[AnyAction, ...]
