"""Cards: on the display, in play, in a hand, on a resting pile; and the starting tiles."""

from boardgames.core.game import Seat, Thing
from boardgames.core.values import evolve
from boardgames.kit.asker import lines, sentences
from boardgames.mombasa import state as st
from boardgames.mombasa.box.tables import GOODS, TOTALS, BuySpace, Card
from boardgames.mombasa.face.things.asker import MombasaAsker
from boardgames.mombasa.rules.area import card_value, face_up, open_slots
from boardgames.mombasa.rules.display import open_discount, price
from boardgames.mombasa.rules.goods import discount
from boardgames.mombasa.rules.merchants import merchant_steps
from boardgames.mombasa.rules.preparation import refill_display
from boardgames.mombasa.state import HIDDEN, PLAN, Player

RULES = {
    "goods": ("MOM-GDS-01", "MOM-GDS-04", "MOM-GDS-05"),
    "expansion": ("MOM-EXP-01", "MOM-EXP-02", "MOM-OBJ-04"),
    "bookkeeper": ("MOM-CLK-01", "MOM-CLK-15"),
    "merchant": ("MOM-DIA-02", "MOM-DIA-05"),
    "share": ("MOM-OBJ-04", "MOM-PLN-11"),
}
"""Rules that say what a card does, by kind of card."""
PLANNED, FACE_UP, USED = "planned", "up", "used"
"""Positions of a card in an action area."""


# What a card does and is worth, wherever it lies


def does(c: MombasaAsker, card: Card) -> str:
    """Return what a card does when it is used, and what it counts while it is owned."""
    figures = {
        "value": card.value,
        "points": card.points,
        "diamonds": card.diamonds,
        "pounds": card.pounds,
        "per": card.mines_per_step,
    }
    how = c.say("how-tile" if card.id in c.t.place_at else "how-card")
    share = c.company(card.share_of) if card.share_of >= 0 else ""
    mines = c.company(card.mines_of) if card.mines_of >= 0 else ""
    return lines(
        c.say(f"does-{card.kind}", how=how, good=card.good or "", **figures),
        c.say("does-mines", company=mines, **figures) if mines else "",
        c.say("does-other-merchants", steps=card.per_other_merchant) if card.per_other_merchant else "",
        c.say("does-share-too", company=share) if share and card.kind != "share" else "",
    )


def worth(c: MombasaAsker, card: Card, seat: Seat | None) -> str:
    """Return what a card would bring to somebody now."""
    player = c.s.players[seat] if seat is not None else c.s.players[0]
    told = []
    if card.share_of >= 0:
        told.append(c.say("worth-share", company=c.company(card.share_of), value=c.value(card.share_of)))
    if card.kind == "merchant":
        told.append(c.say("worth-merchant", steps=merchant_steps(c.t, c.s, player, card)))
    if card.id not in c.t.shares and card.id not in c.t.place_at:
        told.append(c.say("worth-crate", crate=card.crate))
    return lines(*told)


def gist(c: MombasaAsker, card: Card) -> str:
    """Return what a card is good for, in a clause."""
    player = c.me or c.s.players[0]
    return c.say(
        f"gist-{card.kind}",
        good=card.good or "",
        value=card.value,
        points=card.points,
        steps=merchant_steps(c.t, c.s, player, card) if card.kind == "merchant" else 0,
        pounds=card.pounds,
        company=c.company(card.share_of) if card.share_of >= 0 else "none",
    )


# The display


def display_card(c: MombasaAsker, place: str) -> Thing:
    t, s = c.t, c.s
    space = t.display_at[place]
    letter = place[-1]
    if not s.display[space]:
        return Thing(
            c.say("display-empty-name", letter=letter),
            c.say("display-empty"),
            get=c.say("display-refill"),
            rules=("MOM-GDS-08", "MOM-PRE-09"),
        )
    card = t.cards[s.display[space]]
    cost = price(t, s, space, open_discount(t, s.frames[-1] if s.frames else None))
    return Thing(
        c.say("display-name", letter=letter, card=c.card(card)),
        c.say("display-line", price=cost, gist=gist(c, card)),
        does=does(c, card),
        worth=worth(c, card, c.viewer),
        get=lines(_means(c, space), _next_price(c, space)),
        others=c.say("display-others", best=c.each(_best(c, seat) for seat in c.seats)),
        rules=tuple(dict.fromkeys(("MOM-GDS-05", "MOM-GDS-06", *RULES[card.kind]))),
    )


def _best(c: MombasaAsker, seat: Seat) -> int:
    """The most that somebody shows of one good."""
    return max(c.s.players[seat].totals[: len(GOODS)])


def _means(c: MombasaAsker, space: int) -> str:
    """Return what the viewer shows of each good, with its discount, against the price; and the price in pounds."""
    t, s, me = c.t, c.s, c.me
    if me is None or s.phase in (st.SETUP_TILE, st.SETUP_REST):
        return ""
    if s.phase == PLAN:
        return c.say("means-plan", price=price(t, s, space))
    if (now := _open_means(c, space)) is not None:
        return now
    goods = []
    for kind, good in enumerate(GOODS):
        cost, have = price(t, s, space, discount(t, s, me, {kind})), me.totals[kind]
        goods.append(c.say("means-good", good=good, have=have, price=cost, short=max(cost - have, 0)))
    buy = next(one for one in t.spaces if isinstance(one, BuySpace))
    total = buy.cost + price(t, s, space, buy.discount)
    pounds = c.say("means-pounds", cost=total, have=me.pounds, short=max(total - me.pounds, 0))
    return lines(c.say("means-goods", goods=", ".join(goods)), pounds)


def _open_means(c: MombasaAsker, space: int) -> str | None:
    """Return what the viewer's open purchase can pay; None while there is none."""
    top = c.s.frames[-1] if c.s.frames else None
    if c.me is None or c.viewer != c.s.active:
        return None
    cost = price(c.t, c.s, space, open_discount(c.t, top))
    match top:
        case st.BuyWithGoods(total):
            return c.say("means-now", price=cost, have=total, short=max(cost - total, 0))
        case st.BuyWithPounds() | st.BuyOrDiamonds():
            return c.say("means-now-pounds", price=cost, have=c.me.pounds, short=max(cost - c.me.pounds, 0))
        case _:
            return None


def _next_price(c: MombasaAsker, space: int) -> str:
    """Return what the card will cost in the next round if nobody takes it before."""
    if c.s.round == c.t.rounds:
        return ""
    name = c.s.display[space]
    display, _, _ = refill_display(c.t, evolve(c.s, draw=()), None)
    if name not in display:
        return c.say("display-leaves")
    return c.say("display-next", price=price(c.t, evolve(c.s, display=display), display.index(name)))


# In play, in hand, resting


def area_card(c: MombasaAsker, seat: Seat, place: int) -> Thing:
    """A card or tile of an action area."""
    t, p = c.t, c.s.players[seat]
    name = p.area[place]
    letter = t.slot_letters[place].upper() if place < len(t.slots) else ""
    if not name or name == HIDDEN:
        empty = c.say("area-empty-name", whose=c.whose(seat), letter=letter)
        return Thing(empty, c.say("area-empty"), rules=("MOM-PLN-02", "MOM-PLN-06"))
    card = t.cards[name]
    title = c.say("area-name", whose=c.whose(seat), card=c.card(card), slot=letter or "none")
    return Thing(
        title,
        sentences(c.say("area-line", state=_state(c, p, place), gist=gist(c, card)), _counts(c, p, place, card)),
        does=does(c, card),
        worth=worth(c, card, seat),
        others=c.say("area-others", totals=_shown(c, card)) if card.total >= 0 else "",
        rules=("MOM-ACT-03", "MOM-ACT-05", *RULES[card.kind]),
    )


def _state(c: MombasaAsker, p: Player, place: int) -> str:
    if c.s.phase == PLAN and place < len(c.t.slots):
        return PLANNED
    return FACE_UP if face_up(p, place) else USED


def _counts(c: MombasaAsker, p: Player, place: int, card: Card) -> str:
    """Return what a goods card counts with the +1 tile and bonuses, where that differs from what is printed."""
    value = card_value(c.t, c.s.tracks, p, place) if card.kind == "goods" else card.value
    return c.say("area-counts", value=value) if value != card.value else ""


def _shown(c: MombasaAsker, card: Card) -> str:
    return c.say("shown-by", kind=TOTALS[card.total], totals=c.each(p.totals[card.total] for p in c.s.players))


def plus_one(c: MombasaAsker, seat: Seat) -> Thing:
    return Thing(
        c.say("plus-one-name", whose=c.whose(seat)),
        c.say("plus-one-line", plus=c.t.plus_one),
        rules=("MOM-TIL-08", "MOM-TIL-09", "MOM-TIL-10"),
    )


def hand_card(c: MombasaAsker, cell: int, cells: int) -> Thing:
    """A cell of the viewer's own hand; the last one stands for all cards that have none."""
    hand = c.me.hand if c.me is not None else ()
    rest = hand[cells - 1 :] if cell == cells - 1 and len(hand) > cells else hand[cell : cell + 1]
    if not rest or HIDDEN in rest:
        return Thing(c.say("hand-empty-name"), c.say("hand-size", cards=len(hand)))
    if len(rest) > 1:
        return Thing(c.say("hand-rest-name"), c.say("hand-rest", cards=c.cards(rest)))
    card = c.t.cards[rest[0]]
    return Thing(
        c.say("hand-name", card=c.apart(card, hand)),
        gist(c, card) + ".",
        does=does(c, card),
        worth=worth(c, card, c.viewer),
        get=c.say("share-stays") if card.id in c.t.shares else c.say("hand-get"),
        rules=("MOM-PLN-02", *RULES[card.kind]),
    )


def hand_of(c: MombasaAsker, seat: Seat) -> Thing:
    """A hand that the viewer does not see."""
    p = c.s.players[seat]
    return Thing(
        c.say("hand-of-name", whose=c.whose(seat)),
        c.say("hand-of-planning" if c.s.phase == PLAN else "hand-of", cards=len(p.hand)),
        does=c.say("hand-of-known"),
        rules=("MOM-SET-15", "MOM-PLN-09"),
    )


def slot(c: MombasaAsker, seat: Seat, number: int) -> Thing:
    """A slot of somebody's board: the card in it and the pile that it will join."""
    t, p = c.t, c.s.players[seat]
    letter = t.slot_letters[number].upper()
    name = c.say("slot-name", whose=c.whose(seat), letter=letter)
    pile = c.say("slot-pile", cards=c.cards(p.piles[number]))
    if not open_slots(t, p) >> number & 1:
        diamond = number == t.diamond_slot
        need, have = (t.diamond.slot_space, p.diamond) if diamond else (t.ink.slot_position, p.ink)
        closed = c.say("slot-closed", by="diamond" if diamond else "ink", need=need, have=have)
        return Thing(name, closed, others=pile, rules=("MOM-PLN-04", "MOM-BRD-03"))
    return Thing(
        name,
        sentences(_inside(c, seat, number), pile),
        does=c.say("slot-does"),
        rules=("MOM-PLN-07", "MOM-PAS-03", "MOM-PAS-04"),
    )


def _inside(c: MombasaAsker, seat: Seat, number: int) -> str:
    """The card in a slot, as far as the viewer may know while plans are made."""
    p = c.s.players[seat]
    if c.s.phase == PLAN and (seat != c.viewer or HIDDEN in p.hand):
        return c.say("slot-hidden")
    card = p.area[number]
    return c.say("slot-card", card=c.card(c.t.cards[card])) if card in c.t.cards else c.say("slot-empty")


# Starting tiles


def starting_tile(c: MombasaAsker, name: str) -> Thing:
    t = c.t
    tile, book = t.starting_tiles[name], t.books[name]
    rest = [c.card(c.n.card_of(icon)) for icon in tile.rest]
    return Thing(
        c.say("tile-name", number=int(name[-2:])),
        c.say(
            "tile-line",
            gains=c.n.start(tile.steps, tile.diamonds),
            needs=c.n.needs(book),
            reward=c.n.book_reward(book),
            cards=", ".join(rest),
        ),
        does=c.say("tile-does"),
        rules=("MOM-SET-26", "MOM-SET-27", "MOM-SET-28"),
    )
