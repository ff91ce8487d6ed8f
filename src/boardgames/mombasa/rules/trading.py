"""What some bonus spaces let a player do with cards: buy with pounds, sell from hand."""

from boardgames.core.protocol import Refusal
from boardgames.core.values import evolve
from boardgames.mombasa.actions import AnyAction, BuyPounds, Done, Sell, TakeDiamonds
from boardgames.mombasa.box.menu import Menu
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.events import CardBought, CardSold, Events, PartLeft
from boardgames.mombasa.rules.goods import judge_price, price, taken_to_hand
from boardgames.mombasa.rules.tracks import move_diamond
from boardgames.mombasa.state import AnyFrame, BuyOrDiamonds, BuyWithPounds, SellCard, State, with_player

# Buying with pounds


def affordable(m: Menu, s: State, pounds: int, off: int) -> list[AnyAction]:
    cards, crates, limit = m.t.cards, m.t.display_crates, pounds + off
    return [
        m.buy_pounds[space]
        for space, name in enumerate(s.display)
        if name and cards[name].crate + crates[space] <= limit
    ]


def legal_buy_pounds(m: Menu, s: State, frame: BuyWithPounds) -> tuple[AnyAction, ...]:
    return tuple(affordable(m, s, s.players[s.active].pounds, frame.discount))


def buy_pounds(m: Menu, s: State, seat: int, a: BuyPounds, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, BuyWithPounds | BuyOrDiamonds)
    off = frame.discount if isinstance(frame, BuyWithPounds) else m.t.spaces[frame.space].discount
    space = m.t.display_at[a.space]
    cost = price(m.t, s, space, off)
    if events is not None:
        events.append(CardBought(seat, s.display[space], cost, True))
    p, display = taken_to_hand(m.t, s, s.players[seat], space, cost)
    frames: tuple[AnyFrame, ...] = s.frames[:-1]
    if isinstance(frame, BuyOrDiamonds):
        frames = (*frames, BuyOrDiamonds(frame.space, True, frame.moved))
    return evolve(s, players=with_player(s.players, seat, p), display=display, frames=frames)


def judge_buy_pounds(m: Menu, s: State, seat: int, a: BuyPounds) -> Refusal | None:
    frame = s.frames[-1]
    assert isinstance(frame, BuyWithPounds | BuyOrDiamonds)
    off = frame.discount if isinstance(frame, BuyWithPounds) else m.t.spaces[frame.space].discount
    if isinstance(frame, BuyOrDiamonds) and frame.bought:
        return Refusal("MOM-XBS-03", "The space lets you buy one card only.")
    pounds = s.players[seat].pounds
    return judge_price(m.t, s, a.space, pounds, off, "MOM-BON-09", "You cannot pay for it in pounds")


# Buy and/or diamonds (MOM-XBS-03, MOM-XBS-04, MOM-Q-36)


def legal_and_or(m: Menu, s: State, frame: BuyOrDiamonds) -> tuple[AnyAction, ...]:
    found: list[AnyAction] = []
    if not frame.bought:
        found += affordable(m, s, s.players[s.active].pounds, m.t.spaces[frame.space].discount)
    if not frame.moved:
        found.append(m.take_diamonds)
    if frame.bought or frame.moved:
        found.append(m.done)
    return tuple(found)


def run_and_or(m: Menu, s: State, frame: BuyOrDiamonds, events: Events) -> State | None:
    """Over when nothing but `Done` is left."""
    if not frame.moved:
        return None
    if not frame.bought and affordable(m, s, s.players[s.active].pounds, m.t.spaces[frame.space].discount):
        return None
    return evolve(s, frames=s.frames[:-1])


def take_diamonds(m: Menu, s: State, seat: int, a: TakeDiamonds, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, BuyOrDiamonds)
    p = move_diamond(m.t, s.players[seat], seat, m.t.spaces[frame.space].diamonds, 0, events)
    frames = (*s.frames[:-1], BuyOrDiamonds(frame.space, frame.bought, True))
    return evolve(s, players=with_player(s.players, seat, p), frames=frames)


def judge_diamonds(m: Menu, s: State, seat: int, a: TakeDiamonds) -> Refusal | None:
    frame = s.frames[-1]
    assert isinstance(frame, BuyOrDiamonds)
    return Refusal("MOM-XBS-03", "You have already taken the diamond steps.") if frame.moved else None


def done(m: Menu, s: State, seat: int, a: Done, events: Events) -> State:
    if events is not None:
        events.append(PartLeft(seat))
    return evolve(s, frames=s.frames[:-1])


def judge_done(m: Menu, s: State, seat: int, a: Done) -> Refusal | None:
    frame = s.frames[-1]
    assert isinstance(frame, BuyOrDiamonds)
    if frame.bought or frame.moved:
        return None
    return Refusal("MOM-Q-36", "Take at least one part: buy a card or move the diamond.", need=1, have=0)


# Selling


def can_sell(t: Tables, hand: tuple[str, ...], only: int) -> bool:
    """Whether a hand holds a card that the space takes: no share card (MOM-Q-34), perhaps coffee (MOM-XBS-06)."""
    if only < 0:
        # Share cards are the last of every hand.
        return bool(hand) and t.cards[hand[0]].kind != "share"
    return any(t.cards[card].total == only for card in hand)


def legal_sell(m: Menu, s: State, frame: SellCard) -> tuple[AnyAction, ...]:
    cards = m.t.cards
    return tuple(
        m.sell[name]
        for name in s.players[s.active].hand
        if (cards[name].kind != "share" if frame.only < 0 else cards[name].total == frame.only)
    )


def sell(m: Menu, s: State, seat: int, a: Sell, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, SellCard)
    pounds = m.t.cards[a.card].crate + frame.plus
    if events is not None:
        events.append(CardSold(seat, a.card, pounds))
    p = s.players[seat]
    at = p.hand.index(a.card)
    p = evolve(p, hand=p.hand[:at] + p.hand[at + 1 :], pounds=p.pounds + pounds)
    players = with_player(s.players, seat, p)
    return evolve(s, players=players, discard=(*s.discard, a.card), frames=s.frames[:-1])


def judge_sell(m: Menu, s: State, seat: int, a: Sell) -> Refusal | None:
    frame = s.frames[-1]
    assert isinstance(frame, SellCard)
    if a.card not in m.t.cards or a.card not in s.players[seat].hand:
        return Refusal("MOM-BON-11", "That card is not in your hand.")
    card = m.t.cards[a.card]
    if card.kind == "share":
        return Refusal("MOM-Q-34", "A single-share card stays in hand until the final scoring.")
    if frame.only >= 0 and card.total != frame.only:
        return Refusal("MOM-XBS-06", "This space takes a coffee card only.")
    return None
