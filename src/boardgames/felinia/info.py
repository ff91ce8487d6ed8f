"""Facts about the game that need none of its rules: enough for a menu, and for whoever looks up a rule."""

from boardgames.core.game import About, GameInfo, Option, Parts
from boardgames.store.component_tables import data_folder

INFO = GameInfo(
    id="felinia",
    revision=2,
    players=(2, 3, 4),
    variants=("classic", "expert"),
    options=(Option("next-boat", "FEL-VAR-01"),),
    has_secrets=True,
    about=About(title="Felinia", minutes="60", rounds=(10, 12), example=47, best_with=((3, 4), (2, 3, 4))),
    longest=6000,
    points=(-1000, 1000),
)

PARTS = Parts.of_package("boardgames.felinia", data_folder("felinia"))
