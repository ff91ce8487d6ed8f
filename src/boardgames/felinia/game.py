"""The game object: it knows which function answers what."""

import re
from pathlib import Path
from typing import Any, Self

from boardgames.core.data import data_folder
from boardgames.core.protocol import Config, Decision, GameInfo, Option, Parts, Refusal, ScoreSheet, Seat, on_demand
from boardgames.core.values import Event
from boardgames.felinia import actions as do
from boardgames.felinia import view
from boardgames.felinia.actions import AnyAction
from boardgames.felinia.box.menu import Menu
from boardgames.felinia.box.tables import Tables, load
from boardgames.felinia.events import AnyEvent
from boardgames.felinia.rules import (
    auction,
    boarding,
    commerce,
    final_sales,
    guild,
    journey,
    mysteries,
    storage,
    tokens,
)
from boardgames.felinia.rules import judge as judging
from boardgames.felinia.rules import scoring as counting
from boardgames.felinia.rules import setup as laying_out
from boardgames.felinia.rules.flow import advance
from boardgames.felinia.rules.resources import sell
from boardgames.felinia.state import Boarding, State
from boardgames.felinia.words.about import ABOUT
from boardgames.felinia.words.words import FeliniaWords

INFO = GameInfo(
    id="felinia",
    revision=1,
    players=(2, 3, 4),
    variants=("classic", "expert"),
    options=(Option("next-boat", "FEL-VAR-01"),),
    has_secrets=True,
    about=ABOUT,
)


PARTS = Parts(
    data=data_folder("felinia"),
    board=on_demand("boardgames.felinia.board.table"),
    instinct=on_demand("boardgames.felinia.play.instinct", "weigh"),
    examples=on_demand("boardgames.felinia.play.examples", "SCENARIOS"),
)


class Felinia:
    """The rules over one set of tables."""

    info = INFO
    parts = PARTS
    known_digests: tuple[str, ...] = ("c66a0527f35082f5",)
    state_type = State
    action_type: Any = AnyAction
    event_type: Any = AnyEvent

    def __init__(self, tables: Tables, data_digest: str) -> None:
        self.tables = tables
        self.data_digest = data_digest
        self.menu = Menu(tables)
        self.words = FeliniaWords(tables, self.menu)

    def with_data(self, folder: Path) -> Self:
        return type(self)(*load(folder))

    def start(self, config: Config) -> State:
        return laying_out.start(self.tables, config)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        if not state.frames:
            return ()
        frame: Any = state.frames[-1]
        kind = type(frame).__struct_config__.tag
        return (Decision(frame.seat, kind, kind == "mystery"),)

    def legal_actions(self, state: State, seat: Seat) -> tuple[AnyAction, ...]:
        return self.menu.legal_actions(state, seat)

    def refusal(self, state: State, seat: Seat, action: AnyAction) -> Refusal | None:
        return judging.refusal(self.tables, state, seat, action)

    def apply(self, state: State, seat: Seat, action: AnyAction, events: list[Event] | None = None) -> State:
        t = self.tables
        frame: Any = state.frames[-1]
        match action:
            case do.Sell():
                after = sell(t, state, seat, action, events)
            case do.BidBank():
                after = auction.bid_bank(t, state, seat, frame, events)
            case do.BidMarket():
                after = auction.bid_place(t, state, seat, frame, t.place_number[action.market], events)
            case do.BidGuild():
                after = auction.bid_place(t, state, seat, frame, len(t.places) - 1, events)
            case do.BuyGood():
                after = commerce.buy(t, state, seat, frame, action, events)
            case do.Decline():
                after = tokens.decline(t, state, seat, frame.place, events)
            case do.Swap():
                after = guild.swap(t, state, seat, frame, action, events)
            case do.TakeBonus():
                after = guild.take_bonus(t, state, seat, frame, action, events)
            case do.Board():
                after = boarding.board(t, state, seat, action, events)
            case do.Done():
                if isinstance(frame, Boarding):
                    after = boarding.end_boarding(state, seat, events)
                else:
                    after = final_sales.end_sales(state, seat, events)
            case do.Flip():
                after = journey.flip(t, state, seat, frame, action, events)
            case do.StopFlipping():
                after = journey.stop_flipping(state, seat, events)
            case do.Move():
                after = journey.move(t, state, seat, frame, action, events)
            case do.SpendProvision():
                after = journey.spend_provision(state, seat, frame, events)
            case do.GoHome():
                after = journey.go_home(t, state, seat, frame, events)
            case do.Keep():
                after = mysteries.keep(t, state, seat, frame, action, events)
            case do.KeepNone():
                after = mysteries.keep_none(state, seat, frame, events)
            case do.KeepFourth():
                after = storage.keep_fourth(t, state, seat, events)
        return advance(t, after, events)

    def observe(self, state: State, seat: Seat | None) -> State:
        return view.observe(self.tables, state, seat)

    def imagine(self, seen: State, seat: Seat | None, luck: int) -> State:
        return view.imagine(self.tables, seen, seat, luck)

    def unseen(self, state: State, seat: Seat | None) -> frozenset[str]:
        return view.unseen(self.tables, state, seat)

    def witness(self, event: Event, seat: Seat | None, *, later: bool) -> Event | None:
        return view.witness(event, seat, later=later)

    def rules(self, state: State) -> tuple[str, ...]:
        return self.words.rules(state, self.decisions(state)[0]) if self.decisions(state) else ()

    def rules_of(self, action: AnyAction) -> tuple[str, ...]:
        return tuple(re.findall(r"[A-Z]{3}-[A-Z]+-\d+", type(action).__doc__ or ""))

    def scores(self, state: State) -> tuple[ScoreSheet, ...]:
        return counting.scores(self.tables, state)

    def describe(self, state: State, seat: Seat, action: AnyAction) -> str:
        return self.words.describe(state, seat, action)


GAME = Felinia(*load(data_folder("felinia")))
