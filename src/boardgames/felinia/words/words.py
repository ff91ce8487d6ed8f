"""Every sentence and short code that a person sees, apart from drawings."""

import re
from typing import Any

from boardgames.core.protocol import Decision, Refusal, Seat
from boardgames.core.values import Event
from boardgames.felinia import actions as do
from boardgames.felinia.actions import AnyAction
from boardgames.felinia.box.menu import Menu, held
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.state import (
    Bid,
    Boarding,
    Buy,
    Flipping,
    Guild,
    Journey,
    Mystery,
    State,
    Storing,
    phase,
)
from boardgames.felinia.words import choices as describing
from boardgames.felinia.words import events as telling
from boardgames.felinia.words.events import coins, province_name

GROUPS: dict[type, str] = {
    do.BidBank: "bid",
    do.BidMarket: "bid",
    do.BidGuild: "bid",
    do.BuyGood: "buy",
    do.Swap: "swap",
    do.TakeBonus: "bonus",
    do.Decline: "pass",
    do.Board: "board",
    do.Done: "done",
    do.Flip: "turn up",
    do.StopFlipping: "done",
    do.Move: "move",
    do.SpendProvision: "provision",
    do.GoHome: "home",
    do.Keep: "keep",
    do.KeepNone: "done",
    do.KeepFourth: "keep",
    do.Sell: "sell",
}

RULES: dict[str, tuple[str, ...]] = {
    "bid": ("FEL-AUC-03", "FEL-AUC-04", "FEL-AUC-07", "FEL-AUC-08", "FEL-TRD-05", "FEL-AUC-06"),
    "buy": ("FEL-TRD-05", "FEL-TRD-04", "FEL-TRD-08", "FEL-EMB-01", "FEL-EMB-10", "FEL-SEL-01"),
    "guild": ("FEL-GLD-04", "FEL-GLD-06", "FEL-GLD-07", "FEL-GLD-01", "FEL-GLD-03", "FEL-EMB-01"),
    "board": ("FEL-EMB-02", "FEL-EMB-05", "FEL-EMB-07", "FEL-EMB-11", "FEL-END-01", "FEL-SEL-01"),
    "flip": ("FEL-EXP-03", "FEL-EXP-04", "FEL-EXP-17", "FEL-Q-07"),
    "travel": ("FEL-EXP-01", "FEL-EXP-06", "FEL-EXP-12", "FEL-EXP-15", "FEL-EXP-19", "FEL-EXP-07"),
    "mystery": ("FEL-MYS-01", "FEL-MYS-02", "FEL-MYS-03", "FEL-XSC-02", "FEL-MYS-05"),
    "storage": ("FEL-STO-01", "FEL-STO-02", "FEL-STO-04", "FEL-STO-03"),
    "final-sale": ("FEL-Q-64", "FEL-SCO-16", "FEL-SEL-02"),
}


class FeliniaWords:
    """Words over one set of tables."""

    def __init__(self, tables: Tables, menu: Menu) -> None:
        self.tables = tables
        self.menu = menu

    # where the game stands

    def status(self, state: State) -> str:
        now = phase(state)
        frame: Any = state.frames[-1] if state.frames else None
        if isinstance(frame, Bid):
            now = f"auction, lap {frame.lap} of {len(self.tables.lap_income)}"
        last = {"last-merchant": " · last merchant aboard", "boats-out": " · last boats"}.get(state.end, "")
        return f"round {state.round} · {now}{last}" if frame else f"game over after round {state.round}"

    def round(self, state: State) -> int:
        return state.round

    def question(self, state: State, decision: Decision) -> str:
        t = self.tables
        frame: Any = state.frames[-1] if state.frames else None
        match frame:
            case Bid():
                return f"place bid token {frame.lap} of {len(t.lap_income)}"
            case Buy():
                return f"buy at {t.places[frame.place].label} for {self._price(state, frame)}"
            case Guild():
                return f"exchange at the guild for {self._price(state, frame)}"
            case Boarding():
                boats = any(isinstance(action, do.Board) for action in self.menu.legal_actions(state, frame.seat))
                return "board a boat?" if boats else "board a boat? you cannot pay for any now"
            case Flipping():
                return f"turn up a tile in the land of the {t.countries[frame.country].label}? {frame.left} left"
            case Journey():
                at = province_name(t.boards[state.variant].provinces[frame.at])
                if not frame.moves:
                    return f"spend a provision to go on from {at}?"
                return f"travel on from {at}? {frame.moves} move{'' if frame.moves == 1 else 's'} left"
            case Mystery():
                # The same words for every pair of cards: the question stands where others may read it.
                return "keep a mysterious place, or none?"
            case Storing():
                return f"sell down to {t.storage_free} goods, or pay {coins(t.storage_cost)} to keep one more"
            case _:
                return "sell before the count? coins only break ties"

    def _price(self, state: State, frame: Buy | Guild) -> str:
        """`2 coins?`, and that something has to be sold for them."""
        price = len(state.piles[frame.place])
        short = price > state.players[frame.seat].money
        return f"{coins(price)}?{' sell something first' if short else ''}"

    def rules(self, state: State, decision: Decision) -> tuple[str, ...]:
        rules = RULES.get(decision.kind, ())
        if decision.kind == "travel" and state.variant == "expert":
            return ("FEL-XEX-02", *rules, "FEL-XEX-08")
        if decision.kind == "guild" and state.variant == "expert":
            return ("FEL-XGL-01", *rules)
        return rules

    # actions

    def group(self, action: AnyAction) -> str:
        return GROUPS[type(action)]

    def code(self, state: State, action: AnyAction) -> str:
        match action:
            case do.BidBank():
                return "bank"
            case do.BidMarket():
                return self._place_code(action.market)
            case do.BidGuild():
                return self.tables.places[-1].code.lower()
            case do.BuyGood():
                return self._good_code(action.good)
            case do.Swap():
                return f"{self._good_code(action.give)}{self._good_code(action.take)}.{action.reward[:1]}"
            case do.TakeBonus():
                return f"b.{self._bonus_people(action.tile)[:2]}"
            case do.Decline():
                return "pass"
            case do.Board():
                return self._boat_code(state, action.dock)
            case do.Done():
                return "done"
            case do.Flip():
                return self._province_code(state, action.post)
            case do.StopFlipping():
                return "stop"
            case do.Move():
                return self._province_code(state, action.to)
            case do.SpendProvision():
                return "prov"
            case do.GoHome():
                return "home"
            case do.Keep():
                return re.sub("[^a-z]", "", action.kind)[:4]
            case do.KeepNone():
                return "skip"
            case do.KeepFourth():
                return "keep"
            case do.Sell():
                kind = action.kind[:2] if action.kind in ("gold", "spice") else self._good_code(action.kind)
                return f"s.{kind}"

    def _good_code(self, good: str) -> str:
        t = self.tables
        return t.goods[t.good_number[good]].code.lower() if good in t.good_number else good[:2]

    def _bonus_people(self, tile: str) -> str:
        found = self.tables.bonus_tiles.get(tile)
        return found.people if found else tile

    def _place_code(self, place: str) -> str:
        t = self.tables
        return t.places[t.place_number[place]].code.lower() if place in t.place_number else place[:2]

    def _boat_code(self, state: State, dock: str) -> str:
        t = self.tables
        boat = t.boats.get(state.ships[t.dock_number[dock]].boat) if dock in t.dock_number else None
        return boat.time.replace(":", ".") if boat else dock[-2:]

    def _province_code(self, state: State, province: str) -> str:
        board = self.tables.boards[state.variant]
        return board.provinces[board.number[province]].code.lower() if province in board.number else province[:2]

    def place(self, state: State, action: AnyAction) -> str | None:
        frame: Any = state.frames[-1] if state.frames else None
        match action:
            case do.BidBank():
                return "bank"
            case do.BidMarket():
                return action.market
            case do.BidGuild() | do.Swap():
                return self.tables.places[-1].id
            case do.BuyGood() if isinstance(frame, Buy):
                return f"{self.tables.places[frame.place].id}.{action.good}"
            case do.TakeBonus():
                return action.tile
            case do.Board():
                return action.dock
            case do.Flip():
                return action.post
            case do.Move():
                return action.to
            case _:
                return None

    def neighbours(self, state: State, seat: Seat) -> tuple[AnyAction, ...]:
        """What the open question is about but does not allow now."""
        if not state.frames:
            return ()
        frame: Any = state.frames[-1]
        t, menu = self.tables, self.menu
        board = t.boards[state.variant]
        near: list[AnyAction] = []
        match frame:
            case Bid():
                near = [do.BidMarket(place.id) for place in t.places[:-1]]
            case Buy():
                near = [*menu.buys[held(state.markets[frame.place])]]
            case Guild():
                near = [*menu.bonuses.values()]
                goods = state.players[frame.seat].goods
                near += [s for by_bag, n in zip(menu.swaps[state.variant], goods, strict=True) if n for s in by_bag[-1]]
            case Boarding():
                near = [*menu.boards]
            case Flipping():
                near = [menu.flips[state.variant][post] for post in board.posts[frame.country]]
            case Journey():
                near = [move for _, move in menu.moves[state.variant][frame.at]]
                near += [do.SpendProvision()] if state.variant == "expert" else []
            case Mystery():
                kinds = dict.fromkeys(t.mystery_cards.get(card, "") for card in frame.cards)
                near = [menu.keeps[kind] for kind in kinds if kind]
            case Storing():
                near = [do.KeepFourth()]
            case _:
                near = []
        legal = menu.legal_actions(state, seat)
        return tuple(action for action in near if action not in legal)

    def describe(self, state: State, seat: Seat, action: AnyAction) -> str:
        return describing.describe(self.tables, state, seat, action)

    # what happened

    def refusal(self, refusal: Refusal) -> str:
        return refusal.reason

    def meaning(self, action: AnyAction) -> str:
        return " ".join((type(action).__doc__ or "").split())

    def fact(self, kind: str) -> str:
        return kind

    def tell(self, event: Event, names: tuple[str, ...]) -> str:
        return telling.tell(self.tables, event, names)

    def concerns(self, event: Event) -> tuple[Seat, ...]:
        return telling.concerns(event)

    def holdings(self, state: State, seat: Seat) -> tuple[tuple[str, str], ...]:
        """What pays for things comes first, and nothing of which there is none: the line is short."""
        t, p = self.tables, state.players[seat]
        goods = " ".join(telling.brief(t, good, count) for good, count in enumerate(p.goods) if count)
        cards = (("gold", p.gold), ("spice", p.spice), ("prov", p.provisions), ("merch", p.stock))
        won = (("tiles", len(p.trade)), ("bonus", len(p.bonus)), ("places", len(p.mystery)))
        counted = tuple((label, str(count)) for label, count in cards + won if count or label == "merch")
        return (("coins", str(p.money)), ("goods", goods or "-"), *counted)
