"""The game object: it knows which function answers what."""

from pathlib import Path
from typing import Any, Self

from boardgames.core.data import data_folder
from boardgames.core.protocol import Config, Decision, GameInfo, Option, Refusal, ScoreSheet, Seat
from boardgames.core.values import Event
from boardgames.felinia import actions as do
from boardgames.felinia import (
    auction,
    boarding,
    commerce,
    final_sales,
    guild,
    journey,
    mysteries,
    storage,
    tokens,
    view,
)
from boardgames.felinia import judge as judging
from boardgames.felinia import scoring as counting
from boardgames.felinia import setup as laying_out
from boardgames.felinia.actions import AnyAction
from boardgames.felinia.events import AnyEvent
from boardgames.felinia.flow import advance
from boardgames.felinia.menu import Menu
from boardgames.felinia.resources import sell
from boardgames.felinia.state import Boarding, State
from boardgames.felinia.tables import Tables, load
from boardgames.felinia.words import FeliniaWords

INFO = GameInfo(
    id="felinia",
    title="Felinia",
    revision=1,
    players=(2, 3, 4),
    variants=("classic", "expert"),
    options=(Option("next-boat", "Next boat visible", "FEL-VAR-01"),),
    minutes="60",
    hidden="tiles won, mysterious places",
    about=(
        "Merchants from the port of Katzburg bid for goods, pay with them for places on boats, and settle "
        "on the island of Felinia, where each trade tile belongs to one of five peoples. Collections of "
        "tiles, merchants who stand side by side, gold and spice bring the points."
    ),
    tiebreak="coins",
    variant_notes=(
        "the smaller island; made for a first game",
        "the larger island, with provisions to travel further and mysterious places to discover",
    ),
)


class Felinia:
    """The rules over one set of tables."""

    info = INFO
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

    def scores(self, state: State) -> tuple[ScoreSheet, ...]:
        return counting.scores(self.tables, state)

    def describe(self, state: State, seat: Seat, action: AnyAction) -> str:
        return self.words.describe(state, seat, action)


GAME = Felinia(*load(data_folder("felinia")))
