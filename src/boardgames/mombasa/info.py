"""Facts about the game that need none of its rules: enough for a menu, and for whoever looks up a rule."""

from boardgames.core.game import About, GameInfo, Parts, on_demand
from boardgames.core.values import evolve
from boardgames.store.component_tables import data_folder

FIRST_GAME, VARIABLE = "first-game", "variable"

INFO = GameInfo(
    id="mombasa",
    revision=1,
    players=(2, 3, 4),
    variants=(FIRST_GAME, VARIABLE),
    options=(),
    has_secrets=True,
    about=About(title="Mombasa", minutes="90-150", rounds=(7,)),
    longest=6000,
    points=(-1000, 1000),
)

PARTS = evolve(
    Parts.of_package("boardgames.mombasa", data_folder("mombasa")),
    unasked=on_demand("boardgames.mombasa.play.unasked", "unasked"),
    same_choice=on_demand("boardgames.mombasa.play.same_choices", "same_choice"),
)
