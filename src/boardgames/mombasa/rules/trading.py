"""Trading of cards on some bonus spaces: buying with pounds, selling from hand."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question
from boardgames.core.values import evolve
from boardgames.mombasa.actions import AnyAction, BuyPounds, Done, Sell, TakeDiamonds
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.events import CardBought, CardSold, PartLeft
from boardgames.mombasa.rules.display import open_discount, price, refuse_price, taken_to_hand, within
from boardgames.mombasa.rules.tracks import move_diamond
from boardgames.mombasa.state import AnyFrame, BuyOrDiamonds, BuyWithPounds, SellCard, State, with_player

# Buying with pounds


def offer_purchases(t: Tables, s: State, seat: Seat, f: BuyWithPounds | BuyOrDiamonds) -> tuple[AnyAction, ...]:
    return tuple(within(t, s, s.players[seat].pounds + open_discount(t, f), t.menu.buy_pounds))


def refuse_buy_pounds(
    t: Tables, s: State, seat: Seat, f: BuyWithPounds | BuyOrDiamonds, a: BuyPounds
) -> Refusal | None:
    if isinstance(f, BuyOrDiamonds) and f.bought:
        return refuse("MOM-XBS-03", "one-card-only")
    return refuse_price(t, s, a.space, s.players[seat].pounds, open_discount(t, f), "MOM-BON-09", "pounds-too-few")


def buy_pounds(
    t: Tables, s: State, seat: Seat, f: BuyWithPounds | BuyOrDiamonds, a: BuyPounds, events: Events
) -> State:
    space = t.display_at[a.space]
    cost = price(t, s, space, open_discount(t, f))
    if events is not None:
        events.append(CardBought(seat, s.display[space], cost, True))
    p, display = taken_to_hand(t, s, s.players[seat], space, cost)
    frames: tuple[AnyFrame, ...] = s.frames[:-1]
    if isinstance(f, BuyOrDiamonds):
        frames = (*frames, BuyOrDiamonds(f.space, True, f.moved))
    return evolve(s, players=with_player(s.players, seat, p), display=display, frames=frames)


WITH_POUNDS = Answer(
    BuyPounds,
    buy_pounds,
    rules=("MOM-BON-09",),
    refuse=refuse_buy_pounds,
)

BUY_CARD = Question(
    BuyWithPounds,
    answers=(WITH_POUNDS,),
    offer=offer_purchases,
    rules=("MOM-BON-09", "MOM-BON-10"),
)


# Buy and/or diamonds (MOM-XBS-03, MOM-XBS-04, MOM-Q-36)


def offer_and_or(t: Tables, s: State, seat: Seat, f: BuyOrDiamonds) -> tuple[AnyAction, ...]:
    found: list[AnyAction] = []
    if not f.bought:
        found += offer_purchases(t, s, seat, f)
    if not f.moved:
        found.append(t.menu.take_diamonds)
    if f.bought or f.moved:
        found.append(t.menu.done)
    return tuple(found)


def run_and_or(t: Tables, s: State, f: BuyOrDiamonds, events: Events) -> State | None:
    """Over when nothing but `Done` is left."""
    if not f.moved or (not f.bought and offer_purchases(t, s, s.active, f)):
        return None
    return evolve(s, frames=s.frames[:-1])


def refuse_diamonds(t: Tables, s: State, seat: Seat, f: BuyOrDiamonds, a: TakeDiamonds) -> Refusal | None:
    return refuse("MOM-XBS-03", "diamonds-taken") if f.moved else None


def take_diamonds(t: Tables, s: State, seat: Seat, f: BuyOrDiamonds, a: TakeDiamonds, events: Events) -> State:
    p = move_diamond(t, s.players[seat], seat, t.and_ors[f.space].diamonds, 0, events)
    frames = (*s.frames[:-1], BuyOrDiamonds(f.space, f.bought, True))
    return evolve(s, players=with_player(s.players, seat, p), frames=frames)


def refuse_done(t: Tables, s: State, seat: Seat, f: BuyOrDiamonds, a: Done) -> Refusal | None:
    return None if f.bought or f.moved else refuse("MOM-Q-36", "take-one-part", 1, 0)


def done(t: Tables, s: State, seat: Seat, f: BuyOrDiamonds, a: Done, events: Events) -> State:
    if events is not None:
        events.append(PartLeft(seat))
    return evolve(s, frames=s.frames[:-1])


BUY_AND_OR_DIAMONDS = Question(
    BuyOrDiamonds,
    answers=(
        WITH_POUNDS,
        Answer(
            TakeDiamonds,
            take_diamonds,
            rules=("MOM-XBS-03", "MOM-XBS-04"),
            refuse=refuse_diamonds,
        ),
        Answer(Done, done, rules=("MOM-Q-36",), refuse=refuse_done),
    ),
    offer=offer_and_or,
    rules=("MOM-XBS-03", "MOM-XBS-04", "MOM-Q-36"),
    run=run_and_or,
)


# Selling


def can_sell(t: Tables, hand: tuple[str, ...], only: int) -> bool:
    """True if a hand contains a card that the space takes."""
    return not t.for_sale[only].isdisjoint(hand)


def offer_sales(t: Tables, s: State, seat: Seat, f: SellCard) -> tuple[AnyAction, ...]:
    sales, wanted = t.menu.sell, t.for_sale[f.only]
    return tuple([sales[card] for card in s.players[seat].hand if card in wanted])


def refuse_sale(t: Tables, s: State, seat: Seat, f: SellCard, a: Sell) -> Refusal | None:
    if a.card not in t.cards or a.card not in s.players[seat].hand:
        return refuse("MOM-BON-11", "not-in-hand")
    if a.card in t.for_sale[f.only]:
        return None
    if a.card in t.shares:
        return refuse("MOM-Q-34", "share-never-sold")
    return refuse("MOM-XBS-06", "coffee-only")


def sale_pounds(t: Tables, f: SellCard, card: str) -> int:
    """Return what a card brings: the crate on it and what the space adds (MOM-BON-11)."""
    return t.cards[card].crate + f.plus


def sell(t: Tables, s: State, seat: Seat, f: SellCard, a: Sell, events: Events) -> State:
    """Sell a card to the discard pile (MOM-BON-13)."""
    pounds = sale_pounds(t, f, a.card)
    if events is not None:
        events.append(CardSold(seat, a.card, pounds))
    p = s.players[seat]
    at = p.hand.index(a.card)
    p = evolve(p, hand=p.hand[:at] + p.hand[at + 1 :], pounds=p.pounds + pounds)
    players = with_player(s.players, seat, p)
    return evolve(s, players=players, discard=(*s.discard, a.card), frames=s.frames[:-1])


SELL_CARD = Question(
    SellCard,
    answers=(
        Answer(
            Sell,
            sell,
            rules=("MOM-BON-11", "MOM-BON-12"),
            refuse=refuse_sale,
        ),
    ),
    offer=offer_sales,
    rules=("MOM-BON-11", "MOM-BON-12"),
    secret=True,
)
