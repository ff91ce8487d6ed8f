"""Facts about the game that need none of its rules: enough for a menu, and for whoever looks up a rule."""

from boardgames.core.game import About, GameInfo, Option, Parts, on_demand
from boardgames.core.values import evolve
from boardgames.store.component_tables import data_folder

INFO = GameInfo(
    id="eic",
    revision=2,
    players=(2, 3, 4),
    variants=("standard",),
    options=(Option("mortgage", "EIC-MTG-01"),),
    has_secrets=True,
    about=About(title="East India Companies", minutes="90-120", rounds=(5,)),
    longest=6000,
    points=(-1000, 1000),
)

PARTS = evolve(
    Parts.of_package("boardgames.eic", data_folder("eic")),
    unasked=on_demand("boardgames.eic.play.unasked", "unasked"),
)
