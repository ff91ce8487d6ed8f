"""Colours of all boards, as they are in the dark theme, and functions of colours.

A board is drawn in these and in colours of its own (`<game>/board/colours.py`): an ink is the colour of a character, a
ground the colour of a cell. Both are written `#rrggbb`; a theme turns them into what a terminal shows, so a drawing
never asks which theme is on. Two marks can be added to an ink: `bold(INK)` for heavy letters, and `exact(INK)` for
what is no letter, such as half a cell of ground, which no theme may lighten or darken to make it readable.

Pieces are bright, print is quiet. Green is a key, yellow is the selection, and neither is anything else.
"""

from functools import lru_cache

TABLE = "#0f141b"
"""The table itself; things on it differ by their ground, not by frames."""
SHEET, RAISED, FOCUS = "#18212c", "#202c3a", "#2f4258"
"""A sheet on the table, its title line, and the title line of the sheet that the question is about."""
WELL, LINE = "#0a0e13", "#2c3b4c"
"""A hollow for figures, and thin lines."""
INK, BRIGHT, SOFT, DIM, FAINT = "#d8dee6", "#ffffff", "#a3b0bf", "#8290a0", "#56657a"
"""Letters: default, important, notes on a title line, notes on a sheet, marks that are not letters."""
GOLD, GOOD, BAD, WARM, FINAL = "#e3c567", "#7ce38b", "#ff8a75", "#ffd27a", "#ffb98a"
"""Money, gain, loss, soon, what cannot be taken back."""
KEY, ON_KEY = "#7ce38b", "#0f141b"
"""A key cap: it is on a place exactly if the place can be chosen, and says what to type."""
CURSOR, ON_CURSOR = "#f5e663", "#000000"
"""The selection and what it would do."""
PLAYERS = ("#f0f0f0", "#ffb000", "#648fff", "#cc3311")
"""The pieces of the players: white, amber, blue, vermilion."""
ON_PLAYERS = ("#000000", "#000000", "#000000", "#ffffff")
PLAYER_INKS = ("#f0f0f0", "#ffb000", "#7d9fff", "#ff6a4d")
"""A player as the colour of a letter on a sheet."""
QUIET_PLAYERS = ("#8d8d8d", "#8a6410", "#3a5291", "#7a2a18")
"""A piece that is not there yet, or does not matter now."""
SEA, SHALLOW, SAND = "#10283f", "#1d4a63", "#93804f"

BOLD, EXACT = "!", "="


def bold(ink: str) -> str:
    """Return the ink in bold."""
    return ink if ink.endswith(BOLD) else ink + BOLD


def exact(colour: str) -> str:
    """Return a colour for something that is not a letter: a theme does not change its contrast."""
    return EXACT + colour


def of_player(colours: tuple[str, ...], seat: int) -> str:
    """Return the colour of a seat; beyond the fourth seat colours repeat, and the letter distinguishes players."""
    return colours[seat % len(colours)]


@lru_cache(maxsize=4096)
def mix(a: str, b: str, part: float) -> str:
    """Return a colour between a and b."""
    return _hex(tuple(x + (y - x) * part for x, y in zip(_rgb(a), _rgb(b), strict=True)))


@lru_cache(maxsize=4096)
def luminance(colour: str) -> float:
    """Return the luminance of a colour, from 0 to 1, as WCAG defines it."""
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in _rgb(colour)))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(ink: str, ground: str) -> float:
    """Return the contrast, from 1 (the same) to 21 (black on white)."""
    a, b = luminance(ink), luminance(ground)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)


@lru_cache(maxsize=4096)
def readable(ink: str, ground: str, least: float = 4.5) -> str:
    """Return the ink, lightened or darkened as far as it takes to be read on the ground."""
    if contrast(ink, ground) >= least:
        return ink
    best = max(("#ffffff", "#000000"), key=lambda end: contrast(end, ground))
    for tenth in range(1, 11):
        nearer = mix(ink, best, tenth / 10)
        if contrast(nearer, ground) >= least:
            return nearer
    return best


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _hex(rgb: tuple[float, ...]) -> str:
    return "#" + "".join(f"{min(255, max(0, round(value))):02x}" for value in rgb)
