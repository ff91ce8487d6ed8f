"""Colours of the shell: grounds, key caps, accents and bars, in the dark theme's colours like every drawing.

Panels are told apart by their ground: table, sheet, raised title, lit title of the open question. Green caps type a
choice, yellow ones are selected, grey ones are commands.
"""

from boardgames.kit.colours import (
    BRIGHT,
    CURSOR,
    DIM,
    FINAL,
    FOCUS,
    GOLD,
    INK,
    KEY,
    ON_CURSOR,
    ON_KEY,
    PLAYERS,
    RAISED,
    SHEET,
    SOFT,
    WELL,
    bold,
    mix,
    of_player,
)

CAP = "#2a394b"
SHELL: dict[str, tuple[str, str]] = {
    "sheet": ("", SHEET),
    "raised": (INK, RAISED),
    "raised-key": (bold(BRIGHT), RAISED),
    "lit": (INK, FOCUS),
    "lit-key": (bold(BRIGHT), FOCUS),
    "well": (INK, WELL),
    "soft": (SOFT, ""),
    "quiet": (DIM, ""),
    "key": (bold(ON_KEY), KEY),
    "key-chosen": (bold(ON_CURSOR), CURSOR),
    "cap": (bold(BRIGHT), CAP),
    "chosen": (bold(CURSOR), ""),
    "final": (bold(FINAL), ""),
    "gold": (bold(GOLD), ""),
    "wrong": (bold("#ffffff"), "#9c2a12"),
}
"""Styles of the shell by name: an ink on a ground, either of which may be empty."""

SOLID = ("player-", "key", "cap", "selected", "wrong")
"""Names of styles that a cursor over the row does not change."""

ACCENTS = ("#1f86a5", "#b8952f", "#43298c", "#7a3410", "#2f6b34", "#8a2f52")
"""Grounds for the names of games, in the order of the installed games."""

POINTS = ("#e3c567", "#a8538a", "#6fc3d8", "#7a6bc4", "#c47a3d", "#8fb06a", "#b9ae98", "#d58fd0", "#5f8fb0", "#a86a5a")
"""Colours of points, in the order of the score sheet; each piece of a bar contains a figure."""


def accent(number: int) -> str:
    return ACCENTS[number % len(ACCENTS)]


def points_colour(number: int) -> str:
    return POINTS[number % len(POINTS)]


def tinted(seat: int, part: float = 0.8) -> str:
    """Return a dark ground in the colour of a player."""
    return mix(of_player(PLAYERS, seat), "#000000", part)
