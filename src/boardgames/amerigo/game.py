"""Amerigo as one object: which rule answers which question."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from boardgames.amerigo import actions as do
from boardgames.amerigo import view
from boardgames.amerigo.actions import Actions, AnyAction
from boardgames.amerigo.box.tables import Tables, load
from boardgames.amerigo.events import AnyEvent
from boardgames.amerigo.rules import build, ending, gold, judge, plan, produce, sail, scoring, setup, tracks, turn
from boardgames.amerigo.state import (
    Build,
    BuildTile,
    Events,
    PickToken,
    Plan,
    Produce,
    Sail,
    SailShip,
    State,
    TrackAction,
    Turn,
)
from boardgames.amerigo.words.about import ABOUT
from boardgames.amerigo.words.words import AmerigoWords
from boardgames.core.data import data_folder
from boardgames.core.protocol import Config, Decision, GameInfo, Parts, Refusal, ScoreSheet, Seat, on_demand
from boardgames.core.values import Action, Event

INFO = GameInfo(
    id="amerigo", revision=3, players=(2, 3, 4), variants=("standard",), options=(), has_secrets=False, about=ABOUT
)

KINDS: dict[type[Any], str] = {
    Turn: "choose-action",
    Sail: "sail",
    SailShip: "sail-ship",
    TrackAction: "track",
    PickToken: "pick-token",
    Plan: "plan",
    Produce: "produce",
    Build: "build",
    BuildTile: "build-tile",
}

LEGAL: dict[type[Any], Callable[[Tables, State, Seat, Any], Actions]] = {
    Turn: turn.choices,
    Sail: sail.sailing,
    SailShip: sail.destinations,
    TrackAction: tracks.advancing,
    PickToken: tracks.picking,
    Plan: plan.planning,
    Produce: produce.producing,
    Build: build.building,
    BuildTile: build.placing,
}

APPLY: dict[type[Action], Callable[[Tables, State, Seat, Any, Events], State]] = {
    do.Act: turn.act,
    do.WhiteAdvance: turn.white_advance,
    do.WhiteAs: turn.white_as,
    do.Swap: turn.swap,
    do.TakeGold: turn.take_gold,
    do.TakeVp: turn.take_vp,
    do.PlaceShip: sail.place_ship,
    do.ChooseShip: sail.choose_ship,
    do.SailTo: sail.sail_to,
    do.Establish: sail.establish,
    do.UseSprint: sail.use_sprint,
    do.Advance: tracks.advance,
    do.UseJump: tracks.use_jump,
    do.TakeToken: tracks.take_token,
    do.Decline: tracks.decline,
    do.TakeVillage: plan.take_village,
    do.TakeNeutral: plan.take_neutral,
    do.BuyProduction: produce.buy_production,
    do.ChooseTile: build.choose_tile,
    do.Place: build.place,
    do.BuyAp: gold.buy_ap,
    do.CashChest: gold.cash_chest,
    do.CashToken: gold.cash_token,
    do.EndAction: ending.end_action,
}


PARTS = Parts(
    data=data_folder("amerigo"),
    board=on_demand("boardgames.amerigo.board.table"),
    instinct=on_demand("boardgames.amerigo.play.instinct", "weigh"),
    examples=on_demand("boardgames.amerigo.play.examples", "SCENARIOS"),
)


class Amerigo:
    """The rules over one set of tables."""

    info = INFO
    parts = PARTS
    known_digests: tuple[str, ...] = ("52cf73c93da5593b",)
    state_type = State
    action_type: Any = AnyAction
    event_type: Any = AnyEvent

    def __init__(self, tables: Tables, data_digest: str) -> None:
        self.tables = tables
        self.data_digest = data_digest
        self.words = AmerigoWords(tables)

    def with_data(self, folder: Path) -> Self:
        return type(self)(*load(folder))

    def start(self, config: Config) -> State:
        return setup.start(self.tables, config)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        if not state.frames:
            return ()
        return (Decision(state.order[state.active], KINDS[type(state.frames[-1])]),)

    def legal_actions(self, state: State, seat: Seat) -> Actions:
        if not state.frames or seat != state.order[state.active]:
            return ()
        frame = state.frames[-1]
        return LEGAL[type(frame)](self.tables, state, seat, frame)

    def refusal(self, state: State, seat: Seat, action: AnyAction) -> Refusal | None:
        return judge.refuse(self.tables, state, seat, action)

    def apply(self, state: State, seat: Seat, action: AnyAction, events: list[Event] | None = None) -> State:
        return APPLY[type(action)](self.tables, state, seat, action, events)

    def observe(self, state: State, seat: Seat | None) -> State:
        return view.observe(state)

    def imagine(self, seen: State, seat: Seat | None, luck: int) -> State:
        return view.imagine(self.tables, seen, luck)

    def unseen(self, state: State, seat: Seat | None) -> frozenset[str]:
        return view.unseen(state)

    def witness(self, event: Event, seat: Seat | None, *, later: bool) -> Event | None:
        return event

    def rules(self, state: State) -> tuple[str, ...]:
        return self.words.rules(state, self.decisions(state)[0]) if self.decisions(state) else ()

    def rules_of(self, action: AnyAction) -> tuple[str, ...]:
        return tuple(re.findall(r"[A-Z]{3}-[A-Z]+-\d+", type(action).__doc__ or ""))

    def scores(self, state: State) -> tuple[ScoreSheet, ...]:
        return scoring.scores(self.tables, state)

    def describe(self, state: State, seat: Seat, action: AnyAction) -> str:
        return self.words.describe(state, seat, action)
