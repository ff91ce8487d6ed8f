"""The card display: what a card costs, who can pay for it, and how it comes to hand."""

from typing import TypeVar

from boardgames.core.game import Refusal, refuse
from boardgames.core.values import evolve, replaced
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.state import BuyOrDiamonds, BuyWithGoods, BuyWithPounds, Player, State

A = TypeVar("A", bound=AnyAction)


def price(t: Tables, s: State, space: int, off: int = 0) -> int:
    """Return what a card costs with a discount: never less than 0 (MOM-GDS-05, MOM-GDS-14, MOM-GDS-13)."""
    return max(t.prices(s.display).by_space[space] - off, 0)


def cheapest(t: Tables, s: State, off: int = 0) -> int:
    """The lowest price in the display."""
    return max(t.prices(s.display).least - off, 0)


def within(t: Tables, s: State, limit: int, actions: tuple[A, ...]) -> list[AnyAction]:
    """Return those of the actions, one per space, whose card costs no more than the limit before any discount."""
    prices = t.prices(s.display).by_space
    return [action for action, cost in zip(actions, prices, strict=True) if cost <= limit]


def open_discount(t: Tables, frame: object) -> int:
    """Return what the open purchase takes off every price; nothing while nobody buys."""
    match frame:
        case BuyWithGoods(_, off) | BuyWithPounds(off):
            return off
        case BuyOrDiamonds(space):
            return t.and_ors[space].discount
        case _:
            return 0


def refuse_price(t: Tables, s: State, name: str, have: int, off: int, rule: str, reason: str) -> Refusal | None:
    space = t.display_at.get(name)
    if space is None or not s.display[space]:
        return refuse("MOM-GDS-08", "no-card-there")
    need = price(t, s, space, off)
    return None if need <= have else refuse(rule, reason, need, have)


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
