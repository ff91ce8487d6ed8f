"""The colours of Amerigo: sea and land, pieces, goods, the seven cubes.

Land and sea have two tones each, so that cells can be counted without a grid. Villages are the quieter player: less
saturated, and lighter than land, so that their edges show to eyes that see fewer colours. Goods keep away from the
players; black cubes are iron grey, for black would be a hole in the table.
"""

from boardgames.amerigo.box.tables import GOODS as GOOD_IDS
from boardgames.kit.colours import BAD, BRIGHT, GOLD, KEY, PLAYERS, mix
from boardgames.kit.families import Families

OCEAN = ("#0a1826", "#0c2033")
"""The frame: its spaces in turn."""
DEEP = ("#0e2a41", "#0f2d46")
SHOAL = ("#11344a", "#123850")
"""Water beside land."""
SAND = ("#4f422a", "#54452c")
"""A small island: it is worth less, so it is darker."""
GRASS = ("#476f37", "#4a7439")
"""A large island: more points and a chest. The lightest land, in grey too; no lighter, for print must show."""
WAVE = "#245877"
HATCH, SHUT = "╱", 0.3
"""Land that only others can come to, and how much darker it is."""
CHALK = "#fff6dc"
"""Printed on land: a free site."""
SURF = "#a9d6ec"
"""Printed on water: an anchor, which points at its site."""
RULER = "#8db0cd"
"""Column letters and row numbers."""
FRAME = "#6f8fa9"
"""The names of the frame spaces."""
VALUE = "#ffe9a0"
"""Points and treasure printed on land."""
VILLAGES = ("#a9adb3", "#c9962e", "#6f8ad2", "#d67a62")
ON_VILLAGE = "#000000"
NEUTRAL, ON_NEUTRAL = "#9182b4", "#120a1e"
GOODS = ("#f2c4d4", "#6da20c", "#b4b0ff", "#b0806a", "#3a1020")
"""Wool, leaf, sugar paper, shell, bean: far apart for every kind of sight, which a test computes."""
ON_GOODS = ("#2a1018", "#0d1400", "#100f2b", "#140905", "#f0d9b0")
CUBES = ("#4a90e2", "#7d8896", "#e0505a", "#b07a4a", "#46a05a", "#c8a400", "#ffffff")
"""In the order of the wheel."""
ON_CUBE = "#000000"
CUBE_INKS = tuple(mix(colour, "#ffffff", 0.25) for colour in CUBES)
"""The cubes as letters on a sheet."""
STEPS = ("#2c3b4c", "#243140")
"""The plain spaces of a track."""
LABEL = "#93a1b1"
"""Notes, readable on a raised sheet too."""
KEY_EDGE = mix(KEY, "#000000", 0.2)
"""The shaded part of a key cap, where caps lie side by side."""
SHAPE, GONE = "#8496a8", "#303d4a"
"""A tile that can be had, and one of which none is left."""
PIRATE, TREASURE, PLAIN = BAD, GOLD, BRIGHT
"""The edge of a progress token by what it is about."""

families = (
    Families(
        shades=(OCEAN, DEEP + SHOAL, SAND, GRASS, STEPS, (GONE,), (NEUTRAL,)),
        pieces=((*PLAYERS, *VILLAGES, NEUTRAL), GOODS, CUBES),
        single=(GRASS,),
    ),
)
"""Families of colours: what is one thing, and what must be distinguished where there are few colours."""

POINTS = {
    "discovery": "#e3c567",
    "tiles": "#a8538a",
    "completion": "#6fc3d8",
    "posts": "#7a6bc4",
    "vp-token": "#c07a20",
    "overflow": "#9a9a50",
    "pirates": "#e8604c",
    "gold": "#8d8570",
    "end-tokens": "#d58fd0",
    "progress": "#5f8fb0",
    "special": "#3d8f70",
    **{f"good.{good}": colour for good, colour in zip(GOOD_IDS, GOODS, strict=True)},
}
"""Where points come from; those of goods have the colour of the good."""


def category_colour(game: object, players: int, category: str) -> str:
    """Return the colour of points of a category in bars and on score sheets; empty if it has none."""
    return POINTS.get(category, "")
