"""The table of contents: what the game is, its questions in the order of the rulebook, what runs by itself."""

from typing import TypeAlias

from boardgames.core.engine import BoxedGame
from boardgames.core.game import on_demand, refuse
from boardgames.core.rulebook import Rulebook
from boardgames.mombasa import view
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.all_actions import all_actions
from boardgames.mombasa.box.tables import Tables, load
from boardgames.mombasa.candidates import candidates
from boardgames.mombasa.events import AnyEvent
from boardgames.mombasa.info import INFO, PARTS
from boardgames.mombasa.rules import (
    bases,
    bookkeepers,
    books,
    discs,
    expansion,
    goods,
    planning,
    rewards,
    scoring,
    setup,
    state_checks,
    tracks,
    trading,
    turns,
)
from boardgames.mombasa.rules.state_helpers import chooser, idle
from boardgames.mombasa.state import State

Mombasa: TypeAlias = BoxedGame[Tables, State, AnyAction]

RULEBOOK: Rulebook[Tables, State, AnyAction] = Rulebook(
    info=INFO,
    state=State,
    action=AnyAction,
    event=AnyEvent,
    load=load,
    findings=on_demand("boardgames.mombasa.box.build", "findings"),
    known_digests={"56a6c7d3b66bd894": ("67f7343e18894c8e", "d00f6fec03fd171b")},
    set_up=setup.set_up,
    questions=(
        setup.KEEP_TILE,
        setup.ARRANGE_REST,
        planning.PLAN_CARDS,
        turns.CHOOSE_ACTION,
        goods.ACQUIRE_CARD,
        goods.MOVE_ON_TRACKS,
        tracks.PAY_OR_DECLINE,
        expansion.CHOOSE_COMPANY,
        expansion.ENTER_REGION,
        expansion.TAKE_POST,
        rewards.COLLECT_REWARDS,
        rewards.SEND_POST_HOME,
        bookkeepers.TURN_BOOK,
        bookkeepers.RUN_INK,
        bases.REMOVE_POST,
        books.USE_POINTS,
        books.PLACE_BOOK,
        trading.BUY_CARD,
        trading.SELL_CARD,
        discs.CHOOSE_TIER,
        discs.CHOOSE_REWARD,
        trading.BUY_AND_OR_DIAMONDS,
        tracks.PICK_TRACKS,
        tracks.WHICH_TRACK_NEXT,
    ),
    errands=(turns.END_ACTION,),
    idle=idle,
    chooser=chooser,
    over=refuse("MOM-END-01", "game-over"),
    waiting=turns.waiting,
    observe=view.observe,
    imagine=view.imagine,
    unseen=view.unseen,
    witness=view.witness,
    scores=scoring.scores,
    all_actions=all_actions,
    candidates=candidates,
    round=lambda state: state.round,
    concerns=view.concerns,
    fault=state_checks.fault,
    words=on_demand("boardgames.mombasa.face.words.words", "MombasaWords"),
    parts=PARTS,
)

GAME: Mombasa = BoxedGame.shipped(RULEBOOK)
"""The game over the tables that come with the program."""
