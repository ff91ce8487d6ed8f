"""The table of contents: what the game is, its questions in the order of the rulebook, what runs by itself."""

from typing import TypeAlias

from boardgames.amerigo import view
from boardgames.amerigo.actions import AnyAction
from boardgames.amerigo.all_actions import all_actions
from boardgames.amerigo.box.tables import Tables, load
from boardgames.amerigo.candidates import candidates
from boardgames.amerigo.events import AnyEvent
from boardgames.amerigo.info import INFO, PARTS
from boardgames.amerigo.rules import (
    expand,
    move_ships,
    phases,
    plan,
    production,
    progress,
    scoring,
    setup,
    state_checks,
    tracks,
    turn,
)
from boardgames.amerigo.rules.state_helpers import chooser
from boardgames.amerigo.state import State
from boardgames.core.engine import BoxedGame
from boardgames.core.game import on_demand, refuse
from boardgames.core.rulebook import Rulebook

Amerigo: TypeAlias = BoxedGame[Tables, State, AnyAction]

RULEBOOK: Rulebook[Tables, State, AnyAction] = Rulebook(
    info=INFO,
    state=State,
    action=AnyAction,
    event=AnyEvent,
    load=load,
    findings=on_demand("boardgames.amerigo.box.build", "findings"),
    known_digests={"26844e174665b9cf": ("52cf73c93da5593b",)},
    set_up=setup.set_up,
    questions=(
        turn.CHOOSE_ACTION,
        move_ships.SAIL,
        move_ships.SAIL_SHIP,
        tracks.ADVANCE,
        plan.PLAN,
        progress.PICK_TOKEN,
        expand.BUILD,
        expand.BUILD_TILE,
        production.PRODUCE,
    ),
    errands=(phases.THROW, phases.END_TURN, phases.END_PHASE, phases.END_ROUND),
    chooser=chooser,
    over=refuse("AME-END-01", "game-over"),
    waiting=phases.waiting,
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
    words=on_demand("boardgames.amerigo.face.words.words", "AmerigoWords"),
    parts=PARTS,
)

GAME: Amerigo = BoxedGame.shipped(RULEBOOK)
"""The game over the tables that come with the program."""
