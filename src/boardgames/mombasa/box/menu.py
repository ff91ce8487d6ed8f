"""Every action that the components allow, made once: offers pick from here and construct nothing."""

from itertools import combinations

from boardgames.mombasa.actions import (
    BOOKKEEPING,
    AnyAction,
    AttachPlusOne,
    Buy,
    BuyNone,
    BuyPounds,
    Collect,
    DeclineCall,
    Done,
    EndPhase,
    Enter,
    Expand,
    ExpandNone,
    Forfeit,
    InkStep,
    InkStop,
    KeepTile,
    NoFlip,
    PayCall,
    PickPair,
    PlaceBook,
    PlaceDisc,
    PlanDone,
    PlanPlace,
    RemovePost,
    ReturnPost,
    Sell,
    Step,
    StepPay,
    StepTrack,
    Stop,
    TakeBook,
    TakeDiamonds,
    TakeOption,
    TakePost,
    TakePound,
    TakeTier,
    TurnBook,
    UseBookkeeper,
    UseExpansion,
    UseGoods,
    UseMerchant,
)
from boardgames.mombasa.box.tables import BuySpace, MajoritySpace, MarkerSpace, SellSpace, Tables, TileSpace


class Menu:
    def __init__(self, t: Tables) -> None:
        self.keep = {tile: KeepTile(tile) for tile in t.starting_tiles}
        slots, masks = t.slots, range(1 << len(t.slots))
        place = {card: tuple(PlanPlace(card, slot) for slot in slots if card not in t.shares) for card in t.cards}
        self.plan = tuple(
            {card: tuple(move for i, move in enumerate(moves) if free >> i & 1) for card, moves in place.items()}
            for free in masks
        )
        """By mask of slots and card; a single share goes into no slot."""
        self.plan_done = PlanDone()

        self.attach = tuple(AttachPlusOne(slot) for slot in slots)
        goods = tuple(UseGoods(chosen) for chosen in t.slot_masks)
        self.goods_within = tuple(tuple(goods[sub] for sub in masks if sub and not sub & ~mask) for mask in masks)
        """By mask: the actions for all its non-empty subsets."""
        self.expansion = UseExpansion()
        self.bookkeepers = tuple(UseBookkeeper(place) for place in t.places)
        self.merchants = tuple(UseMerchant(place) for place in t.places)
        self.discs = tuple(PlaceDisc(space.id) for space in t.spaces)
        board = tuple(zip(range(t.board_spaces), t.spaces, self.discs, strict=False))
        self.tile_discs = tuple((i, s, disc) for i, s, disc in board if isinstance(s, TileSpace))
        """On the board, with the number of the space and the space."""
        self.majority_discs = tuple((i, s, disc) for i, s, disc in board if isinstance(s, MajoritySpace))
        self.standard_discs = tuple(
            (i, s, disc) for i, s, disc in board if isinstance(s, MarkerSpace | BuySpace | SellSpace)
        )
        self.end = tuple(EndPhase(slot) for slot in slots)
        self.end_bare = EndPhase("")

        self.buy = tuple(Buy(space) for space in t.display_ids)
        self.buy_none = BuyNone()
        names = tuple(company.id for company in t.companies)
        self.step = tuple(Step(name) for name in names)
        self.step_pay = tuple(StepPay(name) for name in names)
        self.forfeit = Forfeit()

        columns = range(1, len(t.columns) + 1)
        self.expand = tuple(Expand(name) for name in names)
        self.expand_none = ExpandNone()
        self.enter = tuple(Enter(region.id) for region in t.regions)
        self.stop = Stop()
        self.take_post = tuple(TakePost(column) for column in columns)
        self.collect = tuple(Collect(region.id) for region in t.regions)
        self.collect_points = Collect(BOOKKEEPING)
        self.return_post = tuple(tuple(ReturnPost(region.id, column) for column in columns) for region in t.regions)
        self.call: tuple[AnyAction, ...] = (PayCall(), DeclineCall())

        positions = range(t.ink.length + 1)
        self.flip = tuple(TurnBook(position) for position in positions)
        self.no_flip = NoFlip()
        self.ink: tuple[AnyAction, ...] = (InkStep(), InkStop())
        self.remove_post = tuple(tuple(RemovePost(name, column) for column in columns) for name in names)
        self.take_book = tuple(TakeBook(space) for space in t.shelf_ids)
        self.take_pound = TakePound()
        self.place_book = {
            book: tuple(PlaceBook(book, position) for position in positions) for pile in t.supplies for book in pile
        }

        self.buy_pounds = tuple(BuyPounds(space) for space in t.display_ids)
        self.sell = {card: Sell(card) for card in t.cards}
        tiers = max(len(space.tiers) for space in t.majorities.values())
        self.tiers = tuple(TakeTier(number) for number in range(1, 1 + tiers))
        choices = max(len(space.options) for space in t.rewards.values())
        self.options = tuple(TakeOption(number) for number in range(1, 1 + choices))
        self.take_diamonds = TakeDiamonds()
        self.done = Done()
        self.pairs = {(a, b): PickPair((names[a], names[b])) for a, b in combinations(range(len(names)), 2)}
        self.step_track = tuple(StepTrack(name) for name in names)
