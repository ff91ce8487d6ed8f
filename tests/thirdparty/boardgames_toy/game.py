"""The table of contents: what the game is, its questions in the order of the rulebook, what runs by itself."""

from pathlib import Path
from typing import TypeAlias

from boardgames.core.engine import BoxedGame
from boardgames.core.game import About, GameInfo, Option, Parts, on_demand, refuse
from boardgames.core.rulebook import Rulebook
from boardgames_toy import view
from boardgames_toy.actions import AnyAction
from boardgames_toy.all_actions import all_actions
from boardgames_toy.box.tables import Tables, load
from boardgames_toy.candidates import candidates
from boardgames_toy.events import AnyEvent
from boardgames_toy.rules import cards, picks, scoring, setup, state_checks
from boardgames_toy.state import State, chooser

Toy: TypeAlias = BoxedGame[Tables, State, AnyAction]

RULEBOOK: Rulebook[Tables, State, AnyAction] = Rulebook(
    info=GameInfo(
        id="toy",
        revision=1,
        players=(2, 3, 4, 8),
        variants=("plain",),
        options=(Option("rich", "TOY-05"),),
        has_secrets=True,
        about=About(title="Toy", minutes="5"),
        longest=200,
        points=(0, 500),
    ),
    state=State,
    action=AnyAction,
    event=AnyEvent,
    load=load,
    findings=on_demand("boardgames_toy.box.build", "findings"),
    known_digests={},
    set_up=setup.set_up,
    questions=(picks.PICK, cards.DRAW_OR_ROLL),
    errands=(picks.REVEAL, cards.NEXT_PLAYER),
    chooser=chooser,
    over=refuse("TOY-06", "game-over"),
    waiting=scoring.waiting,
    observe=view.observe,
    recall=view.recall,
    imagine=view.imagine,
    unseen=view.unseen,
    witness=view.witness,
    scores=scoring.scores,
    all_actions=all_actions,
    candidates=candidates,
    round=lambda state: state.round,
    concerns=view.concerns,
    fault=state_checks.fault,
    words=on_demand("boardgames_toy.face.words.words", "ToyWords"),
    parts=Parts(
        data=Path(__file__).resolve().parent / "data",
        catalogue=Path(__file__).resolve().parent / "face" / "words",
        board=on_demand("boardgames_toy.face.table"),
        usage=on_demand("boardgames_toy.face.words.uses"),
        examples=on_demand("boardgames_toy.play.examples", "SCENARIOS"),
        shapes=on_demand("boardgames_toy.play.vector", "shapes"),
    ),
)
