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
        names = tuple(company.id for company in t.companies)
        self._of_planning(t)
        self._of_turn(t)
        self._of_tracks(t, names)
        self._of_expansion(t, names)
        self._of_books(t)
        self._of_spaces(t)

    def _of_planning(self, t: Tables) -> None:
        self.keep = {tile: KeepTile(tile) for tile in t.starting_tiles}
        place = {card: tuple(PlanPlace(card, slot) for slot in t.slots if card not in t.shares) for card in t.cards}
        self.plan = tuple(
            {card: tuple(move for i, move in enumerate(moves) if free >> i & 1) for card, moves in place.items()}
            for free in t.slot_masks.values()
        )
        """Plans by mask of slots and card; a single share goes into no slot."""
        self.plan_done = PlanDone()

    def _of_turn(self, t: Tables) -> None:
        self.attach = tuple(AttachPlusOne(slot) for slot in t.slots)
        masks, goods = range(len(t.slot_masks)), tuple(UseGoods(chosen) for chosen in t.slot_masks)
        self.attach_within = tuple(tuple(one for i, one in enumerate(self.attach) if mask >> i & 1) for mask in masks)
        """The +1 tile on a card of each mask of slots."""
        self.goods_within = tuple(tuple(goods[sub] for sub in masks if sub and not sub & ~mask) for mask in masks)
        """Actions for all non-empty subsets of each mask of slots."""
        self.expansion = UseExpansion()
        self.bookkeepers = tuple(UseBookkeeper(place) for place in t.places)
        self.merchants = tuple(UseMerchant(place) for place in t.places)
        self.end = tuple(EndPhase(slot) for slot in t.slots)
        self.end_bare = EndPhase("")
        self.discs = tuple(PlaceDisc(space.id) for space in t.spaces)
        # Those on the board by kind, with the number of the space and the space.
        board = tuple(zip(range(t.board_spaces), t.spaces, self.discs, strict=False))
        self.tile_discs = tuple((i, s, disc) for i, s, disc in board if isinstance(s, TileSpace))
        self.majority_discs = tuple((i, s, disc) for i, s, disc in board if isinstance(s, MajoritySpace))
        self.standard_discs = tuple(
            (i, s, disc) for i, s, disc in board if isinstance(s, MarkerSpace | BuySpace | SellSpace)
        )

    def _of_tracks(self, t: Tables, names: tuple[str, ...]) -> None:
        self.buy = tuple(Buy(space) for space in t.display_ids)
        self.buy_none = BuyNone()
        self.step = tuple(Step(name) for name in names)
        self.step_pay = tuple(StepPay(name) for name in names)
        self.forfeit = Forfeit()
        self.call: tuple[AnyAction, ...] = (PayCall(), DeclineCall())
        self.pairs = {(a, b): PickPair((names[a], names[b])) for a, b in combinations(range(len(names)), 2)}
        self.step_track = tuple(StepTrack(name) for name in names)

    def _of_expansion(self, t: Tables, names: tuple[str, ...]) -> None:
        columns = range(1, len(t.columns[0]) + 1)
        self.expand = tuple(Expand(name) for name in names)
        self.expand_none = ExpandNone()
        self.enter = tuple(Enter(region.id) for region in t.regions)
        self.stop = Stop()
        self.take_post = tuple(TakePost(column) for column in columns)
        self.collect = tuple(Collect(region.id) for region in t.regions)
        self.collect_points = Collect(BOOKKEEPING)
        self.return_post = tuple(tuple(ReturnPost(region.id, column) for column in columns) for region in t.regions)
        self.remove_post = tuple(tuple(RemovePost(name, column) for column in columns) for name in names)

    def _of_books(self, t: Tables) -> None:
        positions = range(t.ink.length + 1)
        self.flip = tuple(TurnBook(position) for position in positions)
        self.no_flip = NoFlip()
        self.ink: tuple[AnyAction, ...] = (InkStep(), InkStop())
        self.take_book = tuple(TakeBook(space) for space in t.shelf_ids)
        self.take_pound = TakePound()
        self.place_book = {
            book: tuple(PlaceBook(book, position) for position in positions) for pile in t.supplies for book in pile
        }

    def _of_spaces(self, t: Tables) -> None:
        self.buy_pounds = tuple(BuyPounds(space) for space in t.display_ids)
        self.sell = {card: Sell(card) for card in t.cards}
        tiers = max(len(space.tiers) for space in t.majorities.values())
        self.tiers = tuple(TakeTier(number) for number in range(1, 1 + tiers))
        choices = max(len(space.options) for space in t.rewards.values())
        self.options = tuple(TakeOption(number) for number in range(1, 1 + choices))
        self.take_diamonds = TakeDiamonds()
        self.done = Done()
