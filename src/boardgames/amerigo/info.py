"""Facts about the game that need none of its rules: enough for a menu, and for whoever looks up a rule."""

from boardgames.core.game import About, GameInfo, Parts, on_demand
from boardgames.core.values import evolve
from boardgames.store.component_tables import data_folder

INFO = GameInfo(
    id="amerigo",
    revision=3,
    players=(2, 3, 4),
    variants=("standard",),
    options=(),
    has_secrets=False,
    about=About(title="Amerigo", minutes="90", rounds=(5,)),
    longest=6000,
    points=(-1000, 1000),
)

PARTS = evolve(
    Parts.of_package("boardgames.amerigo", data_folder("amerigo")),
    unasked=on_demand("boardgames.amerigo.play.unasked", "unasked"),
)
