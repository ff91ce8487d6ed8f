"""Using goods cards: one display card and/or steps on the tracks."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question
from boardgames.core.values import evolve
from boardgames.mombasa.actions import AnyAction, Buy, BuyNone, Forfeit, Step, StepPay, UseGoods
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.events import CardBought, GoodsUsed, NothingBought, StepsLost
from boardgames.mombasa.rules.area import card_at, card_value
from boardgames.mombasa.rules.display import cheapest, price, refuse_price, taken_to_hand, within
from boardgames.mombasa.rules.tracks import next_call, step
from boardgames.mombasa.state import ActionTurn, BuyWithGoods, Player, SpendUnits, State, Turn, with_player

# Which goods


def discount(t: Tables, s: State, p: Player, kinds: set[int]) -> int:
    """Return what working track bonuses take off a price paid with these goods (MOM-TRK-18, MOM-TRK-19, MOM-TRK-21)."""
    best = 0
    for track, level in zip(s.tracks, p.bonus, strict=True):
        if level:
            by_good = t.tracks[track].discounts[level]
            best = max(best, min(by_good[kind] for kind in kinds))
    return best


def may_mix(t: Tables, s: State, p: Player) -> bool:
    """Goods of different types may pay together (MOM-TRK-20)."""
    return any(t.tracks[track].mixes[level] for track, level in zip(s.tracks, p.bonus, strict=True))


def mixed_sets(t: Tables, s: State, p: Player, masks: tuple[int, int, int]) -> list[AnyAction]:
    """Sets of goods of several types that can pay for some display card (MOM-Q-10)."""
    every = masks[0] | masks[1] | masks[2]
    values = [card_value(t, s.tracks, p, slot) if every >> slot & 1 else 0 for slot in range(len(t.slots))]
    least = cheapest(t, s, discount(t, s, p, {0, 1, 2}))
    found: list[AnyAction] = []
    for action in t.menu.goods_within[every]:
        chosen = t.slot_masks[action.slots]
        if any(not chosen & ~mask for mask in masks):
            continue
        if sum(value for slot, value in enumerate(values) if chosen >> slot & 1) >= least:
            found.append(action)
    return found


def refuse_goods(t: Tables, s: State, seat: Seat, f: ActionTurn, a: UseGoods) -> Refusal | None:
    """Refuse a purchase without any goods card (MOM-GDS-12)."""
    p = s.players[seat]
    if not t.slot_masks.get(a.slots, 0):
        return refuse("MOM-GDS-02", "name-slots-once", first=t.slots[0], last=t.slots[-1])
    kinds, total = set(), 0
    for name in a.slots:
        slot = t.place_at[name]
        card = card_at(t, p, slot)
        if card is None or card.kind != "goods":
            return refuse("MOM-ACT-03", "no-goods-in-slot", slot=name)
        kinds.add(card.total)
        total += card_value(t, s.tracks, p, slot)
    if len(kinds) == 1:
        return None
    if not may_mix(t, s, p):
        return refuse("MOM-GDS-01", "goods-of-different-types")
    need = cheapest(t, s, discount(t, s, p, kinds))
    return refuse("MOM-Q-10", "mixed-goods-too-few", need, total) if total < need else None


def use_goods(t: Tables, s: State, seat: Seat, f: ActionTurn, a: UseGoods, events: Events) -> State:
    """Fix the value of the goods cards chosen; nothing is added in pounds (MOM-GDS-03, MOM-GDS-15)."""
    p = s.players[seat]
    mask = t.slot_masks[a.slots]
    total, kinds = 0, set()
    for slot in range(len(t.slots)):
        if mask >> slot & 1:
            total += card_value(t, s.tracks, p, slot)
            kinds.add(t.cards[p.area[slot]].total)
    off = discount(t, s, p, kinds)
    if events is not None:
        events.append(GoodsUsed(seat, tuple(p.area[t.place_at[slot]] for slot in a.slots), total))
    if cheapest(t, s, off) <= total:
        return evolve(s, frames=(Turn(mask), BuyWithGoods(total, off, len(kinds) > 1)))
    return evolve(s, frames=(Turn(mask), SpendUnits(total)))


USE_GOODS = Answer(
    UseGoods,
    use_goods,
    rules=("MOM-GDS-01", "MOM-GDS-02"),
    otherwise=refuse("MOM-GDS-01", "when-use-goods"),
    refuse=refuse_goods,
)


# The card


def offer_cards(t: Tables, s: State, seat: Seat, f: BuyWithGoods) -> tuple[AnyAction, ...]:
    found = within(t, s, f.total + f.discount, t.menu.buy)
    if not f.mixed:
        found.append(t.menu.buy_none)
    return tuple(found)


def refuse_buy(t: Tables, s: State, seat: Seat, f: BuyWithGoods, a: Buy) -> Refusal | None:
    return refuse_price(t, s, a.space, f.total, f.discount, "MOM-GDS-06", "goods-too-few")


def buy(t: Tables, s: State, seat: Seat, f: BuyWithGoods, a: Buy, events: Events) -> State:
    space = t.display_at[a.space]
    cost = price(t, s, space, f.discount)
    if events is not None:
        events.append(CardBought(seat, s.display[space], cost, False))
    p, display = taken_to_hand(t, s, s.players[seat], space, 0)
    frames = (*s.frames[:-1], SpendUnits(f.total - cost))
    return evolve(s, players=with_player(s.players, seat, p), display=display, frames=frames)


def refuse_buy_none(t: Tables, s: State, seat: Seat, f: BuyWithGoods, a: BuyNone) -> Refusal | None:
    return refuse("MOM-Q-10", "mixed-goods-buy") if f.mixed else None


def buy_none(t: Tables, s: State, seat: Seat, f: BuyWithGoods, a: BuyNone, events: Events) -> State:
    if events is not None:
        events.append(NothingBought(seat))
    return evolve(s, frames=(*s.frames[:-1], SpendUnits(f.total)))


ACQUIRE_CARD = Question(
    BuyWithGoods,
    answers=(
        Answer(
            Buy,
            buy,
            rules=("MOM-GDS-04", "MOM-GDS-06"),
            refuse=refuse_buy,
        ),
        Answer(
            BuyNone,
            buy_none,
            rules=("MOM-GDS-09",),
            refuse=refuse_buy_none,
        ),
    ),
    offer=offer_cards,
    rules=("MOM-GDS-04", "MOM-GDS-05", "MOM-GDS-06", "MOM-GDS-14"),
)


# The tracks


def run_units(t: Tables, s: State, f: SpendUnits, events: Events) -> State | None:
    """None while some disc can move; otherwise what is left is lost (MOM-Q-04)."""
    if f.units:
        seat, pounds = s.active, s.players[s.active].pounds
        for company in range(4):
            if 0 <= next_call(t, s, seat, company) <= pounds:
                return None
        if events is not None:
            events.append(StepsLost(seat, "", f.units))
    return evolve(s, frames=s.frames[:-1])


def offer_steps(t: Tables, s: State, seat: Seat, f: SpendUnits) -> tuple[AnyAction, ...]:
    p = s.players[seat]
    tracks, menu = t.tracks, t.menu
    found: list[AnyAction] = []
    free = False
    for company, name in enumerate(s.tracks):
        track = tracks[name]
        at = p.steps[company]
        if at < track.length:
            call = track.calls[at]
            if not call:
                found.append(menu.step[company])
                free = True
            elif call <= p.pounds:
                found.append(menu.step_pay[company])
    if not free:
        found.append(menu.forfeit)
    return tuple(found)


def refuse_step(t: Tables, s: State, seat: Seat, f: SpendUnits, a: Step | StepPay) -> Refusal | None:
    company = t.company_at.get(a.company)
    if company is None:
        return refuse("MOM-SET-03", "no-such-company")
    call = next_call(t, s, seat, company)
    if call < 0:
        return refuse("MOM-TRK-04", "end-of-track")
    if isinstance(a, Step):
        return refuse("MOM-TRK-02", "call-must-be-paid", call=call) if call else None
    if not call:
        return refuse("MOM-TRK-02", "no-call-there")
    have = s.players[seat].pounds
    return refuse("MOM-TRK-03", "call-too-dear", call, have) if have < call else None


def spend_unit(t: Tables, s: State, seat: Seat, f: SpendUnits, a: Step | StepPay, events: Events) -> State:
    players = step(t, s, seat, t.company_at[a.company], events)
    return evolve(s, players=players, frames=(*s.frames[:-1], SpendUnits(f.units - 1)))


def refuse_forfeit(t: Tables, s: State, seat: Seat, f: SpendUnits, a: Forfeit) -> Refusal | None:
    if any(next_call(t, s, seat, company) == 0 for company in range(4)):
        return refuse("MOM-Q-04", "units-must-be-spent")
    return None


def forfeit(t: Tables, s: State, seat: Seat, f: SpendUnits, a: Forfeit, events: Events) -> State:
    if events is not None:
        events.append(StepsLost(seat, "", f.units))
    return evolve(s, frames=s.frames[:-1])


MOVE_ON_TRACKS = Question(
    SpendUnits,
    answers=(
        Answer(
            Step,
            spend_unit,
            rules=("MOM-GDS-09", "MOM-GDS-10"),
            refuse=refuse_step,
        ),
        Answer(
            StepPay,
            spend_unit,
            rules=("MOM-TRK-02",),
            refuse=refuse_step,
        ),
        Answer(
            Forfeit,
            forfeit,
            rules=("MOM-Q-04",),
            refuse=refuse_forfeit,
        ),
    ),
    offer=offer_steps,
    rules=("MOM-GDS-09", "MOM-GDS-10", "MOM-Q-04", "MOM-TRK-02"),
    run=run_units,
)
