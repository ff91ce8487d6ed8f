"""Scenes in pixels behind the large letters of a card: a raid at night, ships at sea, dawn, dusk."""

from collections.abc import Sequence

from boardgames.core.moment import DAWN, DUSK, PIRATES, SHIPS
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import mix

SKIES = {
    PIRATES: ("#070b1d", "#1d2f57"),
    SHIPS: ("#6b5220", "#493a16"),
    DAWN: ("#2b3a63", "#b06a3c"),
    DUSK: ("#2a1230", "#8f2f2a"),
}
"""Colours at the top and at the bottom of the sky."""
GROUNDS = {PIRATES: "#0d2c47", SHIPS: "#12384f", DAWN: "#3b4a24", DUSK: "#241a18"}
"""Colours of sea or land below it."""
SPARKS = {PIRATES: "#b7c4e6", SHIPS: "#2f6f93", DAWN: "#56682f", DUSK: "#3a2a24"}
"""Colours of stars, waves, tufts."""
SIGHT = 24
"""Columns at the right without letters."""
SUNS = {PIRATES: "#e8dfb4", DAWN: "#f4c05a", DUSK: "#e2562f"}
HULL, SAIL, MAST, BLACK = "#5a3a22", "#ece4cc", "#8a6a46", "#17171c"

SHIP = (
    "..f...f....",
    "..m...m....",
    ".sss.sss...",
    ".sss.ssss..",
    ".sss.ssss..",
    "..m...m...h",
    "hhhhhhhhhhh",
    ".hhhhhhhhh.",
    "..hhhhhhh..",
)
PIRATE_SHIP = (
    "......f.........",
    "......m.....f...",
    ".bbb.bbbbb.bbb..",
    ".bbb.bwbwb.bbb..",
    ".bbb.bbwbb.bbb..",
    "..m..bwbwb..m...",
    "..m....m....m.hh",
    "hhhhhhhhhhhhhhhh",
    ".hyhyhyhyhyhyhh.",
    "..hhhhhhhhhhhh..",
)
"""Pixels: f flag, m mast, s sail, b black sail, w white, h hull, y a light."""


def paint_scene(canvas: Canvas, name: str, flags: Sequence[str], rows: int, left: int) -> None:
    """Fill the first rows with a scene; its objects are to the right of `left`, clear of the letters."""
    top, low = SKIES[name]
    horizon = 2 * rows - max(3, rows // 2)
    for half_row in range(2 * rows):
        sky = mix(top, low, half_row / max(1, horizon))
        for x in range(canvas.width):
            canvas.pixel(x, half_row, sky if half_row < horizon else GROUNDS[name])
    _sprinkle(canvas, name, horizon, 2 * rows)
    radius = 5 if rows > 6 else 3
    if name in (DAWN, DUSK):
        _sun(canvas, canvas.width - SIGHT // 2, horizon - 1, radius + 1, SUNS[name], horizon)
    if name == PIRATES:
        _sprite(canvas, PIRATE_SHIP, canvas.width - 20, horizon + 2 - len(PIRATE_SHIP), "#e0452f")
        if left + 4 * radius < canvas.width - 20:
            _sun(canvas, left + 2 * radius, radius + 1, radius, SUNS[name], horizon)
    if name == SHIPS:
        for at, flag in enumerate(flags[: max(1, (canvas.width - left) // 14)]):
            _sprite(canvas, SHIP, canvas.width - 14 * (at + 1), horizon + 2 - len(SHIP) + at % 2, flag)


def _sprinkle(canvas: Canvas, name: str, horizon: int, end: int) -> None:
    """Draw stars in a night sky, and waves or tufts below every sky; always the same ones."""
    for number in range(canvas.width // 2):
        x = (number * 37 + 11) % canvas.width
        low, high = (horizon, end) if name != PIRATES or number % 3 else (0, horizon)
        canvas.pixel(x, low + (number * 23 + 5) % max(1, high - low), SPARKS[name])


def _sun(canvas: Canvas, x: int, middle: int, radius: int, colour: str, horizon: int) -> None:
    for half_row in range(middle - radius, min(middle + radius + 1, horizon)):
        for dx in range(-radius, radius + 1):
            if dx * dx + (half_row - middle) ** 2 <= radius * radius + 1:
                canvas.pixel(x + dx, half_row, colour)


def _sprite(canvas: Canvas, pixels: Sequence[str], x: int, half_row: int, flag: str) -> None:
    colours = {"f": flag, "m": MAST, "s": SAIL, "b": BLACK, "w": SAIL, "h": HULL, "y": "#d9a441"}
    for dy, line in enumerate(pixels):
        for dx, kind in enumerate(line):
            if kind in colours:
                canvas.pixel(x + dx, half_row + dy, colours[kind])
