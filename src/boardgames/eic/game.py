"""East India Companies as a game of the shelf: dispatch only, the rules are in the modules of the phases."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from boardgames.core.data import data_folder
from boardgames.core.protocol import Config, Decision, GameInfo, Option, Parts, Refusal, ScoreSheet, Seat, on_demand
from boardgames.core.values import Event
from boardgames.eic import actions as act
from boardgames.eic import state as st
from boardgames.eic import view
from boardgames.eic.box.menu import Menu
from boardgames.eic.box.tables import Tables, load
from boardgames.eic.events import AnyEvent
from boardgames.eic.rules import (
    agents,
    capabilities,
    dividends,
    exchange,
    flow,
    judge,
    loading,
    navigation,
    scoring,
    shares,
    trade,
)
from boardgames.eic.rules.setup import set_up
from boardgames.eic.state import AnyFrame, Events, State
from boardgames.eic.words.about import ABOUT

if TYPE_CHECKING:
    from boardgames.eic.words.words import EicWords

INFO = GameInfo(
    id="eic",
    revision=1,
    players=(2, 3, 4),
    variants=("standard",),
    options=(Option("mortgage", "EIC-MTG-01"),),
    has_secrets=True,
    about=ABOUT,
)

KINDS: dict[type, str] = {
    st.SaleWindow: "sale window",
    st.AgentTurn: "agent turn",
    st.ShipPurchase: "ship",
    st.Discard: "discard",
    st.PostChoice: "trading post",
    st.ExchangeTurn: "exchange turn",
    st.CardChoice: "card",
    st.CardLook: "look at the card",
    st.ShipPlacement: "ship placement",
    st.LoadingTurn: "loading turn",
    st.WarehouseTurn: "warehouse turn",
    st.UnloadChoice: "ship to unload",
    st.UnloadTurn: "unload turn",
    st.RaiseCash: "raise cash",
}

LEGAL: dict[type, Callable[[Tables, Menu, State, Any], tuple[act.AnyAction, ...]]] = {
    st.SaleWindow: shares.window_actions,
    st.AgentTurn: agents.agent_actions,
    st.ShipPurchase: capabilities.ship_actions,
    st.Discard: capabilities.discard_actions,
    st.PostChoice: capabilities.post_actions,
    st.ExchangeTurn: exchange.exchange_actions,
    st.CardChoice: navigation.card_actions,
    st.CardLook: lambda t, m, s, f: (m.acknowledge,),
    st.ShipPlacement: navigation.placement_actions,
    st.LoadingTurn: loading.loading_actions,
    st.WarehouseTurn: trade.warehouse_actions,
    st.UnloadChoice: trade.unload_choices,
    st.UnloadTurn: trade.unload_actions,
    st.RaiseCash: shares.raise_cash_actions,
}

APPLY: dict[type, Callable[[Tables, State, Seat, Any, Events], State]] = {
    act.PlaceAgent: agents.place_agent,
    act.MoveFromCentre: agents.move_from_centre,
    act.RetireAgents: agents.retire,
    act.ChooseShip: capabilities.choose_ship,
    act.DiscardShip: capabilities.discard_ship,
    act.ChoosePost: capabilities.choose_post,
    act.SellShares: dividends.sell_shares,
    act.Mortgage: dividends.mortgage,
    act.Redeem: exchange.redeem,
    act.Decline: shares.decline,
    act.BuyShare: exchange.buy_share,
    act.PassExchange: exchange.pass_exchange,
    act.ChooseCard: navigation.choose_card,
    act.AcknowledgeCard: navigation.acknowledge,
    act.PlaceShip: navigation.place_ship,
    act.BuyCube: loading.buy_cube,
    act.CloseShip: loading.close_ship,
    act.StayInIndies: loading.stay,
    act.SellStored: trade.sell_stored,
    act.CloseWarehouse: trade.close_warehouse,
    act.ChooseUnload: trade.choose_unload,
    act.SellCube: trade.sell_cube,
    act.StoreCube: trade.store_cube,
}


PARTS = Parts(
    data=data_folder("eic"),
    board=on_demand("boardgames.eic.board.table"),
    instinct=on_demand("boardgames.eic.play.instinct", "weigh"),
    examples=on_demand("boardgames.eic.play.examples", "SCENARIOS"),
)


class EastIndiaCompanies:
    """The rules over one set of tables."""

    info = INFO
    parts = PARTS
    known_digests: tuple[str, ...] = ("00fbdb9cf10bd75d",)
    state_type = State
    action_type: Any = act.AnyAction
    event_type: Any = AnyEvent

    def __init__(self, tables: Tables, data_digest: str) -> None:
        self.tables = tables
        self.data_digest = data_digest
        self.moves = Menu(tables)

    @cached_property
    def words(self) -> EicWords:
        from boardgames.eic.words.words import EicWords

        return EicWords(self.tables, self.moves)

    def with_data(self, folder: Path) -> Self:
        return type(self)(*load(folder))

    def start(self, config: Config) -> State:
        return flow.go_on(self.tables, set_up(self.tables, config), None)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        if not state.frames:
            return ()
        frame = state.frames[-1]
        return (Decision(frame.seat, KINDS[type(frame)], is_secret(state, frame)),)

    def legal_actions(self, state: State, seat: Seat) -> tuple[act.AnyAction, ...]:
        if not state.frames or state.frames[-1].seat != seat:
            return ()
        frame = state.frames[-1]
        return LEGAL[type(frame)](self.tables, self.moves, state, frame)

    def refusal(self, state: State, seat: Seat, action: act.AnyAction) -> Refusal | None:
        return judge.refusal(self.tables, state, seat, action)

    def apply(self, state: State, seat: Seat, action: act.AnyAction, events: list[Event] | None = None) -> State:
        state = APPLY[type(action)](self.tables, state, seat, action, events)
        return state if state.frames else flow.go_on(self.tables, state, events)

    def observe(self, state: State, seat: Seat | None) -> State:
        return view.observe(self.tables, state, seat)

    def imagine(self, seen: State, seat: Seat | None, luck: int) -> State:
        return view.imagine(self.tables, seen, luck)

    def unseen(self, state: State, seat: Seat | None) -> frozenset[str]:
        return view.unseen(self.tables, state, seat)

    def witness(self, event: Event, seat: Seat | None, *, later: bool) -> Event | None:
        return view.witness(event, seat)

    def rules(self, state: State) -> tuple[str, ...]:
        return self.words.rules(state, self.decisions(state)[0]) if self.decisions(state) else ()

    def rules_of(self, action: act.AnyAction) -> tuple[str, ...]:
        return tuple(re.findall(r"[A-Z]{3}-[A-Z]+-\d+", type(action).__doc__ or ""))

    def scores(self, state: State) -> tuple[ScoreSheet, ...]:
        return scoring.scores(self.tables, state)

    def describe(self, state: State, seat: Seat, action: act.AnyAction) -> str:
        return self.words.describe(state, seat, action)


def is_secret(s: State, frame: AnyFrame) -> bool:
    """Cards always; ships unless all that the seat took in hand are alike, which everybody knows (EIC-Q-18)."""
    if isinstance(frame, st.CardChoice | st.CardLook):
        return True
    if not isinstance(frame, st.ShipPlacement):
        return False
    taken = list(s.companies[frame.seat].fleet)
    for pile in s.stay_piles:
        for vessel in pile:
            if vessel.company == frame.seat:
                taken.remove(vessel.kind)
    return len(set(taken)) > 1


GAME = EastIndiaCompanies(*load(data_folder("eic")))
