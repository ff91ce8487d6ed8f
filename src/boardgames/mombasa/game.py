"""Mombasa behind the contract of `core.protocol`: every method finds the module that knows the rule."""

import re
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from boardgames.core.data import data_folder
from boardgames.core.protocol import Config, Decision, GameInfo, Parts, Refusal, ScoreSheet, Seat, on_demand
from boardgames.core.values import Event
from boardgames.mombasa import actions as do
from boardgames.mombasa import view
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.box.menu import Menu
from boardgames.mombasa.box.tables import Tables, load
from boardgames.mombasa.events import AnyEvent, Events
from boardgames.mombasa.rules import (
    bases,
    bookkeepers,
    books,
    discs,
    expansion,
    goods,
    merchants,
    planning,
    questions,
    setup,
    tracks,
    trading,
    turns,
)
from boardgames.mombasa.rules.scoring import score_sheets
from boardgames.mombasa.state import State
from boardgames.mombasa.words.about import ABOUT

if TYPE_CHECKING:
    from boardgames.mombasa.words.words import MombasaWords

Apply = Callable[[Menu, State, int, Any, Events], State]
Judge = Callable[[Menu, State, int, Any], Refusal | None]


def always(m: Menu, s: State, seat: int, a: AnyAction) -> Refusal | None:
    """For an answer that nothing can forbid once its question is open."""
    return None


RULES: dict[type, tuple[Apply, Judge]] = {
    do.KeepTile: (setup.keep_tile, setup.judge_keep),
    do.ArrangeRest: (setup.arrange_rest, setup.judge_rest),
    do.PlanPlace: (planning.plan_place, planning.judge_plan),
    do.PlanDone: (planning.plan_done, always),
    do.AttachPlusOne: (turns.attach_plus_one, turns.judge_attach),
    do.UseGoods: (goods.use_goods, goods.judge_goods),
    do.UseExpansion: (expansion.use_expansion, expansion.judge_expansion),
    do.UseBookkeeper: (bookkeepers.use_bookkeeper, bookkeepers.judge_bookkeeper),
    do.UseMerchant: (merchants.use_merchant, merchants.judge_merchant),
    do.PlaceDisc: (discs.place_disc, discs.judge_disc),
    do.EndPhase: (turns.end_phase, turns.judge_end),
    do.Buy: (goods.buy, goods.judge_buy),
    do.BuyNone: (goods.buy_none, goods.judge_buy_none),
    do.Step: (goods.spend_unit, goods.judge_step),
    do.StepPay: (goods.spend_unit, goods.judge_step),
    do.Forfeit: (goods.forfeit, goods.judge_forfeit),
    do.Expand: (expansion.expand, expansion.judge_company),
    do.ExpandNone: (expansion.expand_none, always),
    do.Enter: (expansion.enter, expansion.judge_enter),
    do.Stop: (expansion.stop, always),
    do.TakePost: (expansion.take_post, expansion.judge_take_post),
    do.Collect: (expansion.collect, expansion.judge_collect),
    do.ReturnPost: (expansion.return_post, expansion.judge_return),
    do.PayCall: (tracks.pay_call, always),
    do.DeclineCall: (tracks.decline_call, always),
    do.TurnBook: (bookkeepers.turn_book, bookkeepers.judge_flip),
    do.NoFlip: (bookkeepers.no_flip, always),
    do.InkStep: (bookkeepers.ink_step, always),
    do.InkStop: (bookkeepers.ink_stop, always),
    do.RemovePost: (bases.remove_post, bases.judge_remove),
    do.TakeBook: (books.take_book, books.judge_take_book),
    do.TakePound: (books.take_pound, always),
    do.PlaceBook: (books.place_book, books.judge_place),
    do.BuyPounds: (trading.buy_pounds, trading.judge_buy_pounds),
    do.Sell: (trading.sell, trading.judge_sell),
    do.TakeTier: (discs.take_tier, discs.judge_tier),
    do.TakeOption: (discs.take_option, discs.judge_option),
    do.TakeDiamonds: (trading.take_diamonds, trading.judge_diamonds),
    do.Done: (trading.done, trading.judge_done),
    do.PickPair: (tracks.pick_pair, tracks.judge_pair),
    do.StepTrack: (tracks.step_track, tracks.judge_step_track),
}


PARTS = Parts(
    data=data_folder("mombasa"),
    board=on_demand("boardgames.mombasa.board.table"),
    instinct=on_demand("boardgames.mombasa.play.instinct", "weigh"),
    examples=on_demand("boardgames.mombasa.play.examples", "SCENARIOS"),
)


class Mombasa:
    info = GameInfo(
        id="mombasa", revision=1, players=(2, 3, 4), variants=setup.VARIANTS, options=(), has_secrets=True, about=ABOUT
    )
    parts = PARTS
    known_digests: tuple[str, ...] = ("d00f6fec03fd171b",)
    state_type = State
    action_type = AnyAction
    event_type = AnyEvent

    def __init__(self, tables: Tables, data_digest: str) -> None:
        self.tables = tables
        self.data_digest = data_digest
        self.menu = Menu(tables)

    @cached_property
    def words(self) -> "MombasaWords":
        """Loaded when somebody reads them: play itself needs no words."""
        from boardgames.mombasa.words.words import MombasaWords

        return MombasaWords(self.menu)

    def with_data(self, folder: Path) -> Self:
        return type(self)(*load(folder))

    def start(self, config: Config) -> State:
        return setup.start(self.menu, config)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        return questions.decisions(state)

    def legal_actions(self, state: State, seat: Seat) -> tuple[AnyAction, ...]:
        return questions.legal_actions(self.menu, state, seat)

    def refusal(self, state: State, seat: Seat, action: AnyAction) -> Refusal | None:
        closed = questions.not_asked(state, seat, action)
        return closed or RULES[type(action)][1](self.menu, state, seat, action)

    def apply(self, state: State, seat: Seat, action: AnyAction, events: list[Event] | None = None) -> State:
        after = RULES[type(action)][0](self.menu, state, seat, action, events)
        return turns.settle(self.menu, after, events) if after.frames else after

    def observe(self, state: State, seat: Seat | None) -> State:
        return view.observe(self.tables, state, seat)

    def imagine(self, seen: State, seat: Seat | None, luck: int) -> State:
        return view.imagine(self.tables, seen, seat, luck)

    def unseen(self, state: State, seat: Seat | None) -> frozenset[str]:
        return view.unseen(self.tables, state, seat)

    def witness(self, event: Event, seat: Seat | None, *, later: bool) -> Event | None:
        return view.witness(event, seat)

    def rules(self, state: State) -> tuple[str, ...]:
        return self.words.rules(state, self.decisions(state)[0]) if self.decisions(state) else ()

    def rules_of(self, action: AnyAction) -> tuple[str, ...]:
        return tuple(re.findall(r"[A-Z]{3}-[A-Z]+-\d+", type(action).__doc__ or ""))

    def scores(self, state: State) -> tuple[ScoreSheet, ...]:
        return score_sheets(self.tables, state)

    def describe(self, state: State, seat: Seat, action: AnyAction) -> str:
        from boardgames.mombasa.words.choices import describe

        return describe(self.tables, state, seat, action)
