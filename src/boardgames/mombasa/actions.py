"""The small choices a player can make. What is chosen goes by its id in the tables."""

from typing import TypeAlias

from boardgames.core.values import Action

BOOKKEEPING = "bookkeeping"
"""The item of `Collect` that stands for the bookkeeping points of all regions."""


class KeepTile(Action, tag="keep-tile"):
    """Keep one of the starting tiles dealt to you, in secret (MOM-SET-25)."""

    tile: str


class ArrangeRest(Action, tag="arrange-rest"):
    """Lay the three cards of your starting tile into the three coloured resting slots in any order (MOM-SET-27)."""

    cards: tuple[str, str, str]


class PlanPlace(Action, tag="plan-place"):
    """Lay a card from your hand face down into an open, empty action slot (MOM-PLN-02, MOM-PLN-05)."""

    card: str
    slot: str


class PlanDone(Action, tag="plan-done"):
    """Finish planning; fewer cards than open slots are allowed (MOM-PLN-06, MOM-PLN-10)."""


class AttachPlusOne(Action, tag="attach-plus-one"):
    """Put the +1 tile on a face-up goods card at the start of your turn (MOM-TIL-08, MOM-Q-50)."""

    slot: str


class UseGoods(Action, tag="use-goods"):
    """Use one or more face-up goods cards of one type (MOM-GDS-01, MOM-GDS-02)."""

    slots: tuple[str, ...]


class UseExpansion(Action, tag="use-expansion"):
    """Use all your face-up expansion cards together (MOM-EXP-01)."""


class UseBookkeeper(Action, tag="use-bookkeeper"):
    """Use one face-up bookkeeper (MOM-CLK-01)."""

    place: str


class UseMerchant(Action, tag="use-merchant"):
    """Use one face-up diamond merchant (MOM-DIA-02)."""

    place: str


class PlaceDisc(Action, tag="place-disc"):
    """Put an available bonus disc on an empty bonus space whose cost or condition you meet (MOM-BON-01, MOM-BON-02)."""

    space: str


class EndPhase(Action, tag="end-phase"):
    """End your action phase and take one resting pile to hand (MOM-PAS-01, MOM-PAS-03)."""

    slot: str
    """The slot under the pile; empty if there is nothing to take or in the last round."""


class Buy(Action, tag="buy"):
    """Acquire a display card with the goods chosen (MOM-GDS-04, MOM-GDS-06)."""

    space: str


class BuyNone(Action, tag="buy-none"):
    """Acquire no card and use the whole total on the tracks (MOM-GDS-09)."""


class Step(Action, tag="step"):
    """Move your disc one space on a company's track for one unit of goods (MOM-GDS-09, MOM-GDS-10)."""

    company: str


class StepPay(Action, tag="step-pay"):
    """Move your disc one space over a capital call and pay it (MOM-TRK-02)."""

    company: str


class Forfeit(Action, tag="forfeit"):
    """Give up the units left because only capital calls could be paid for them (MOM-Q-04)."""


class Expand(Action, tag="expand"):
    """Use all expansion points for one company (MOM-EXP-03)."""

    company: str


class ExpandNone(Action, tag="expand-none"):
    """Give up the expansion points (MOM-EXP-14, MOM-Q-22)."""


class Enter(Action, tag="enter"):
    """Enter a region that borders the company's base or one of its posts (MOM-EXP-05)."""

    region: str


class Stop(Action, tag="stop"):
    """Enter no more regions; the points left are lost (MOM-EXP-14)."""


class TakePost(Action, tag="take-post"):
    """Take the front post of a column of the base (MOM-EXP-11)."""

    column: int


class Collect(Action, tag="collect"):
    """Take the reward of an entered region next, or all bookkeeping points (MOM-EXP-15, MOM-EXP-19)."""

    item: str


class ReturnPost(Action, tag="return-post"):
    """Put an ousted post back into a column of its base (MOM-EXP-20, MOM-EXP-21)."""

    region: str
    column: int


class PayCall(Action, tag="pay-call"):
    """Pay the capital call and go on (MOM-TRK-02)."""


class DeclineCall(Action, tag="decline-call"):
    """Do not pay the capital call; the steps left are lost (MOM-TRK-03, MOM-Q-06)."""


class TurnBook(Action, tag="flip-book"):
    """Pay to turn a book of your track face down before the ink pot moves (MOM-CLK-02, MOM-CLK-03)."""

    position: int


class NoFlip(Action, tag="no-flip"):
    """Turn no book (MOM-CLK-02)."""


class InkStep(Action, tag="ink-step"):
    """Move the ink pot to the next book, whose requirements you meet (MOM-CLK-04, MOM-CLK-05)."""


class InkStop(Action, tag="ink-stop"):
    """Stop the ink pot where it stands (MOM-CLK-12)."""


class RemovePost(Action, tag="remove-post"):
    """Remove the front post of a column of any base from the game (MOM-ICO-07)."""

    company: str
    column: int


class TakeBook(Action, tag="take-book"):
    """Take a book from the display for bookkeeping points, with its coin (MOM-BKP-05, MOM-BKP-07, MOM-BKP-17)."""

    space: str


class TakePound(Action, tag="take-pound"):
    """Take a pound for a bookkeeping point (MOM-BKP-08)."""


class PlaceBook(Action, tag="place-book"):
    """Place a book taken this turn on your bookkeeping track (MOM-BKP-09, MOM-BKP-10)."""

    book: str
    position: int


class BuyPounds(Action, tag="buy-pounds"):
    """Buy a display card and pay its price in pounds (MOM-BON-09)."""

    space: str


class Sell(Action, tag="sell"):
    """Discard a card from your hand for pounds (MOM-BON-11, MOM-BON-12)."""

    card: str


class TakeTier(Action, tag="tier"):
    """Take the reward of this majority tier, the highest reached or a lower one (MOM-MAJ-03, MOM-MAJ-04)."""

    number: int


class TakeOption(Action, tag="option"):
    """Take one of the two rewards of the space (MOM-XBS-01)."""

    number: int


class TakeDiamonds(Action, tag="diamond"):
    """Take the diamond steps of the space (MOM-XBS-03, MOM-XBS-04)."""


class Done(Action, tag="done"):
    """Leave the other part of the space (MOM-Q-36)."""


class PickPair(Action, tag="pick-tracks"):
    """Name the two tracks that move (MOM-XBS-08)."""

    companies: tuple[str, str]


class StepTrack(Action, tag="step-track"):
    """Say which track moves next (MOM-Q-37)."""

    company: str


AnyAction: TypeAlias = (
    KeepTile
    | ArrangeRest
    | PlanPlace
    | PlanDone
    | AttachPlusOne
    | UseGoods
    | UseExpansion
    | UseBookkeeper
    | UseMerchant
    | PlaceDisc
    | EndPhase
    | Buy
    | BuyNone
    | Step
    | StepPay
    | Forfeit
    | Expand
    | ExpandNone
    | Enter
    | Stop
    | TakePost
    | Collect
    | ReturnPost
    | PayCall
    | DeclineCall
    | TurnBook
    | NoFlip
    | InkStep
    | InkStop
    | RemovePost
    | TakeBook
    | TakePound
    | PlaceBook
    | BuyPounds
    | Sell
    | TakeTier
    | TakeOption
    | TakeDiamonds
    | Done
    | PickPair
    | StepTrack
)
