"""The table of contents: what the game is, its questions in the order of the rulebook, what runs by itself."""

from typing import TypeAlias

from boardgames.core.engine import BoxedGame
from boardgames.core.game import on_demand, refuse
from boardgames.core.rulebook import Rulebook
from boardgames.felinia import view
from boardgames.felinia.actions import AnyAction
from boardgames.felinia.all_actions import all_actions
from boardgames.felinia.box.tables import Tables, load
from boardgames.felinia.candidates import candidates
from boardgames.felinia.events import AnyEvent
from boardgames.felinia.info import INFO, PARTS
from boardgames.felinia.rules import (
    auction,
    boarding,
    commerce,
    exploration,
    final_sales,
    guild,
    journey,
    mysteries,
    preparation,
    rounds,
    scoring,
    setup,
    state_checks,
    storage,
)
from boardgames.felinia.state import State

Felinia: TypeAlias = BoxedGame[Tables, State, AnyAction]

RULEBOOK: Rulebook[Tables, State, AnyAction] = Rulebook(
    info=INFO,
    state=State,
    action=AnyAction,
    event=AnyEvent,
    load=load,
    findings=on_demand("boardgames.felinia.box.build", "findings"),
    known_digests={"a77f4b3d04ea5378": ("c66a0527f35082f5",)},
    set_up=setup.set_up,
    questions=(
        auction.BID,
        commerce.BUY,
        guild.EXCHANGE,
        boarding.BOARD,
        journey.FLIP,
        journey.TRAVEL,
        mysteries.KEEP,
        storage.STORE,
        final_sales.FINAL_SALE,
    ),
    errands=(commerce.TOKENS, exploration.DEPART, exploration.SAIL, preparation.PREPARE),
    over=refuse("FEL-END-04", "game-over"),
    waiting=rounds.waiting,
    observe=view.observe,
    recall=view.recall,
    imagine=view.imagine,
    unseen=view.unseen,
    witness=view.witness,
    scores=scoring.scores,
    all_actions=all_actions,
    candidates=candidates,
    round=lambda state: state.round,
    fault=state_checks.fault,
    words=on_demand("boardgames.felinia.face.words.words", "FeliniaWords"),
    parts=PARTS,
)

GAME: Felinia = BoxedGame.shipped(RULEBOOK)
"""The game over the tables that come with the program."""
