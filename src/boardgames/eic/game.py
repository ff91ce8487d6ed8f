"""The table of contents: what the game is, its questions in the order of the rulebook, what runs by itself."""

from typing import TypeAlias

from boardgames.core.engine import BoxedGame
from boardgames.core.game import on_demand, refuse
from boardgames.core.rulebook import Rulebook
from boardgames.eic import view
from boardgames.eic.actions import AnyAction
from boardgames.eic.all_actions import all_actions
from boardgames.eic.box.tables import Tables, load
from boardgames.eic.candidates import candidates
from boardgames.eic.events import AnyEvent
from boardgames.eic.info import INFO, PARTS
from boardgames.eic.rules import (
    agents,
    capabilities,
    dividends,
    exchange,
    loading,
    navigation,
    period,
    scoring,
    setup,
    shares,
    state_checks,
    trade,
)
from boardgames.eic.rules.state_helpers import idle
from boardgames.eic.state import State

EastIndiaCompanies: TypeAlias = BoxedGame[Tables, State, AnyAction]

RULEBOOK: Rulebook[Tables, State, AnyAction] = Rulebook(
    info=INFO,
    state=State,
    action=AnyAction,
    event=AnyEvent,
    load=load,
    findings=on_demand("boardgames.eic.box.build", "findings"),
    known_digests={"3282439aa27eb618": ("00fbdb9cf10bd75d",)},
    set_up=setup.set_up,
    questions=(
        shares.WINDOW,
        agents.AGENT_TURN,
        capabilities.SHIP_PURCHASE,
        capabilities.DISCARD,
        capabilities.POST_CHOICE,
        exchange.EXCHANGE_TURN,
        navigation.CARD_CHOICE,
        navigation.CARD_LOOK,
        navigation.SHIP_PLACEMENT,
        loading.LOADING_TURN,
        trade.WAREHOUSE_TURN,
        trade.UNLOAD_CHOICE,
        trade.UNLOAD_TURN,
        dividends.RAISE_CASH,
    ),
    errands=(period.COURSE,),
    idle=idle,
    over=refuse("EIC-FIV-03", "game-over"),
    waiting=period.waiting,
    observe=view.observe,
    imagine=view.imagine,
    unseen=view.unseen,
    witness=view.witness,
    scores=scoring.scores,
    all_actions=all_actions,
    candidates=candidates,
    round=lambda state: max(state.period, 1),
    concerns=view.concerns,
    fault=state_checks.fault,
    words=on_demand("boardgames.eic.face.words.words", "EicWords"),
    parts=PARTS,
)

GAME: EastIndiaCompanies = BoxedGame.shipped(RULEBOOK)
"""The game over the tables that come with the program."""
