"""Using goods cards: one display card and/or steps on the tracks."""

from boardgames.core.protocol import Refusal
from boardgames.core.values import evolve, replaced
from boardgames.mombasa.actions import AnyAction, Buy, BuyNone, Forfeit, Step, StepPay, UseGoods
from boardgames.mombasa.box.menu import Menu
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.events import CardBought, Events, GoodsUsed, NothingBought, StepsLost
from boardgames.mombasa.rules.area import card_at, card_value
from boardgames.mombasa.rules.tracks import next_call, step
from boardgames.mombasa.state import BuyWithGoods, Player, SpendUnits, State, Turn, with_player


def price(t: Tables, s: State, space: int, discount: int = 0) -> int:
    """Crate on the card plus crate beside the space, never below 0 (MOM-GDS-05, MOM-GDS-14)."""
    return max(t.cards[s.display[space]].crate + t.display_crates[space] - discount, 0)


def cheapest(t: Tables, s: State, discount: int = 0) -> int:
    """The lowest price in the display; a number nobody can pay if it is empty."""
    cards, crates = t.cards, t.display_crates
    best = 99
    for space, name in enumerate(s.display):
        if name:
            at = cards[name].crate + crates[space]
            if at < best:
                best = at
    return max(best - discount, 0)


def discount(t: Tables, s: State, p: Player, kinds: set[int]) -> int:
    """What working track bonuses take off a price paid with these goods (MOM-TRK-18, MOM-TRK-19, MOM-TRK-21)."""
    best = 0
    for track, level in zip(s.tracks, p.bonus, strict=True):
        if level:
            by_good = t.tracks[track].discounts[level]
            best = max(best, min(by_good[kind] for kind in kinds))
    return best


def may_mix(t: Tables, s: State, p: Player) -> bool:
    """Goods of different types may pay together (MOM-TRK-20)."""
    return any(t.tracks[track].mixes[level] for track, level in zip(s.tracks, p.bonus, strict=True))


def mixed_sets(m: Menu, s: State, p: Player, masks: tuple[int, int, int]) -> list[AnyAction]:
    """Sets of goods of several types that can pay for some display card (MOM-Q-10)."""
    t = m.t
    every = masks[0] | masks[1] | masks[2]
    values = [card_value(t, s.tracks, p, slot) if every >> slot & 1 else 0 for slot in range(len(t.slots))]
    least = cheapest(t, s, discount(t, s, p, {0, 1, 2}))
    found: list[AnyAction] = []
    for action in m.goods_within[every]:
        assert isinstance(action, UseGoods)
        chosen = m.slot_masks[action.slots]
        if any(not chosen & ~mask for mask in masks):
            continue
        if sum(value for slot, value in enumerate(values) if chosen >> slot & 1) >= least:
            found.append(action)
    return found


def use_goods(m: Menu, s: State, seat: int, a: UseGoods, events: Events) -> State:
    t, p = m.t, s.players[seat]
    mask = m.slot_masks[a.slots]
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


def judge_goods(m: Menu, s: State, seat: int, a: UseGoods) -> Refusal | None:
    t, p = m.t, s.players[seat]
    mask = m.slot_masks.get(a.slots, 0)
    if not mask:
        return Refusal("MOM-GDS-02", "Name one or more of the slots a to e, each once and in this order.")
    kinds, total = set(), 0
    for name in a.slots:
        slot = t.place_at[name]
        card = card_at(t, p, slot)
        if card is None or card.kind != "goods":
            return Refusal("MOM-ACT-03", f"There is no face-up goods card in slot {t.slot_letters[slot].upper()}.")
        kinds.add(card.total)
        total += card_value(t, s.tracks, p, slot)
    if len(kinds) == 1:
        return None
    if not may_mix(t, s, p):
        return Refusal("MOM-GDS-01", "These goods are of different types; no bonus of yours lets you mix them.")
    need = cheapest(t, s, discount(t, s, p, kinds))
    if total < need:
        text = "Mixed goods must pay for a display card, and none is cheap enough."
        return Refusal("MOM-Q-10", text, need=need, have=total)
    return None


# The card


def legal_buy(m: Menu, s: State, frame: BuyWithGoods) -> tuple[AnyAction, ...]:
    limit = frame.total + frame.discount
    cards, crates, buy = m.t.cards, m.t.display_crates, m.buy
    found: list[AnyAction] = [
        buy[space] for space, name in enumerate(s.display) if name and cards[name].crate + crates[space] <= limit
    ]
    if not frame.mixed:
        found.append(m.buy_none)
    return tuple(found)


def taken_to_hand(t: Tables, s: State, p: Player, space: int, pounds: int) -> tuple[Player, tuple[str, ...]]:
    """The player with the display card in hand, and the display with a gap (MOM-GDS-07, MOM-GDS-08)."""
    card = s.display[space]
    hand = with_card(t, p.hand, card)
    display = replaced(s.display, space, "")
    return evolve(p, hand=hand, stock=(*p.stock, card), pounds=p.pounds - pounds), display


def with_card(t: Tables, hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    """A hand is held in the order of the tables, so that equal hands are equal values."""
    rank = t.rank
    mine = rank[card]
    at = len(hand)
    while at and rank[hand[at - 1]] > mine:
        at -= 1
    return (*hand[:at], card, *hand[at:])


def buy(m: Menu, s: State, seat: int, a: Buy, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, BuyWithGoods)
    space = m.t.display_at[a.space]
    cost = price(m.t, s, space, frame.discount)
    if events is not None:
        events.append(CardBought(seat, s.display[space], cost, False))
    p, display = taken_to_hand(m.t, s, s.players[seat], space, 0)
    frames = (*s.frames[:-1], SpendUnits(frame.total - cost))
    return evolve(s, players=with_player(s.players, seat, p), display=display, frames=frames)


def judge_buy(m: Menu, s: State, seat: int, a: Buy) -> Refusal | None:
    frame = s.frames[-1]
    assert isinstance(frame, BuyWithGoods)
    return judge_price(m.t, s, a.space, frame.total, frame.discount, "MOM-GDS-06", "The goods do not reach the price")


def judge_price(t: Tables, s: State, name: str, have: int, off: int, rule: str, text: str) -> Refusal | None:
    space = t.display_at.get(name)
    if space is None or not s.display[space]:
        return Refusal("MOM-GDS-08", "There is no card on that space of the display.")
    need = price(t, s, space, off)
    return None if need <= have else Refusal(rule, f"{text}: it costs {need}, you have {have}.", need=need, have=have)


def buy_none(m: Menu, s: State, seat: int, a: BuyNone, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, BuyWithGoods)
    if events is not None:
        events.append(NothingBought(seat))
    return evolve(s, frames=(*s.frames[:-1], SpendUnits(frame.total)))


def judge_buy_none(m: Menu, s: State, seat: int, a: BuyNone) -> Refusal | None:
    frame = s.frames[-1]
    assert isinstance(frame, BuyWithGoods)
    return Refusal("MOM-Q-10", "Mixed goods may only be used to acquire a card.") if frame.mixed else None


# The tracks


def run_units(m: Menu, s: State, frame: SpendUnits, events: Events) -> State | None:
    """None while some disc can move; otherwise what is left is lost (MOM-Q-04)."""
    if frame.units:
        t, seat, pounds = m.t, s.active, s.players[s.active].pounds
        for company in range(4):
            if 0 <= next_call(t, s, seat, company) <= pounds:
                return None
        if events is not None:
            events.append(StepsLost(seat, "", frame.units))
    return evolve(s, frames=s.frames[:-1])


def legal_units(m: Menu, s: State, frame: SpendUnits) -> tuple[AnyAction, ...]:
    p = s.players[s.active]
    tracks = m.t.tracks
    found: list[AnyAction] = []
    free = False
    for company, name in enumerate(s.tracks):
        track = tracks[name]
        at = p.steps[company]
        if at < track.length:
            call = track.calls[at]
            if not call:
                found.append(m.step[company])
                free = True
            elif call <= p.pounds:
                found.append(m.step_pay[company])
    if not free:
        found.append(m.forfeit)
    return tuple(found)


def spend_unit(m: Menu, s: State, seat: int, a: Step | StepPay, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, SpendUnits)
    players = step(m.t, s, seat, m.t.company_at[a.company], events)
    return evolve(s, players=players, frames=(*s.frames[:-1], SpendUnits(frame.units - 1)))


def judge_step(m: Menu, s: State, seat: int, a: Step | StepPay) -> Refusal | None:
    company = m.t.company_at.get(a.company)
    if company is None:
        return Refusal("MOM-SET-03", "There is no such company.")
    call = next_call(m.t, s, seat, company)
    if call < 0:
        return Refusal("MOM-TRK-04", "Your disc stands on the last space of that track.")
    if isinstance(a, Step):
        return None if not call else Refusal("MOM-TRK-02", f"A capital call of £{call} must be paid for this step.")
    if not call:
        return Refusal("MOM-TRK-02", "There is no capital call before that step.")
    have = s.players[seat].pounds
    if have < call:
        return Refusal("MOM-TRK-03", f"The capital call costs £{call}, you have £{have}.", need=call, have=have)
    return None


def forfeit(m: Menu, s: State, seat: int, a: Forfeit, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, SpendUnits)
    if events is not None:
        events.append(StepsLost(seat, "", frame.units))
    return evolve(s, frames=s.frames[:-1])


def judge_forfeit(m: Menu, s: State, seat: int, a: Forfeit) -> Refusal | None:
    if any(next_call(m.t, s, seat, company) == 0 for company in range(4)):
        return Refusal("MOM-Q-04", "Units must be spent while one of your discs can step without a capital call.")
    return None
