"""Every action that the components allow, made once: offers pick from here and construct nothing."""

from boardgames.amerigo.actions import (
    Act,
    Advance,
    BuyAp,
    BuyProduction,
    CashChest,
    CashToken,
    ChooseShip,
    ChooseTile,
    Decline,
    EndAction,
    Establish,
    Swap,
    TakeGold,
    TakeNeutral,
    TakeToken,
    TakeVillage,
    TakeVp,
    UseJump,
    UseSprint,
    WhiteAdvance,
    WhiteAs,
)
from boardgames.amerigo.box.tables import COLOURS, GOLD_FIVE, GOLD_THREE, LONGEST_TRACK, SLOTS, Tables


class Menu:
    """Actions that the components allow, made once. Those that name a space of the map are kept with it, in
    `rules.chart`."""

    def __init__(self, t: Tables) -> None:
        self.acts = tuple(Act(colour) for colour in COLOURS[:-1])
        self.whites = tuple(WhiteAs(colour) for colour in COLOURS[:-1])
        self.swaps = {colour: Swap(colour) for colour in ("red", "green")}
        self.white_advance = WhiteAdvance()
        self.take_gold = TakeGold()
        self.take_vp = TakeVp()
        self.choose_ship = (ChooseShip(1), ChooseShip(2))
        self.establish = (Establish(1), Establish(2))
        self.use_sprint = UseSprint()
        self.advances = tuple(Advance(steps) for steps in range(1, LONGEST_TRACK + 1))
        self.use_jump = UseJump()
        self.take_token = tuple(TakeToken(slot) for slot in SLOTS)
        self.decline = Decline()
        self.take_village = tuple(TakeVillage(kind.id) for kind in t.landscape if kind.village)
        self.take_neutral = tuple(TakeNeutral(kind.id) for kind in t.landscape if not kind.village)
        self.choose_tile = tuple(ChooseTile(kind.id) for kind in t.landscape)
        """In the order of `Tables.landscape`."""
        self.buy_production = {
            kind: BuyProduction(t.goods[good].id, cost) for kind, (good, cost) in t.production_kinds.items()
        }
        self.buy_ap = BuyAp()
        self.cash_chest = CashChest()
        self.cash_tokens = (CashToken(GOLD_THREE), CashToken(GOLD_FIVE))
        self.end_action = EndAction()
