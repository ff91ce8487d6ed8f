"""The colours of Felinia, as they are in the dark theme.

Families of lightness keep apart what hue alone could not: land is dark, goods are middling, trade tiles are pale; only
the pieces of players are pale and saturated. Colours of five come in the order of the countries.
"""

from boardgames.kit.colours import BRIGHT, PLAYERS, SAND, SEA, SHALLOW, SHEET, mix
from boardgames.kit.families import Families

BLACK = "#000000"
BRASS, ON_BRASS = "#c0984a", BLACK
"""The title of the sheet that the open question is about."""

LAND = ("#5f320e", "#1b5a45", "#50316f", "#434e60", "#675f2a")
"""The ground of a country."""
TINTS = (0.0, 0.045, 0.09)
"""Share of white that keeps neighbouring provinces apart."""
BACK = tuple(mix(land, BLACK, 0.42) for land in LAND)
"""A trade tile face down: a dark inset of its country."""
TILE = ("#f0866c", "#84d8b7", "#ccb3f1", "#aab8ca", "#efe7b0")
TILE_INK = ("#341603", "#04241a", "#1c0e33", "#0f151e", "#272203")
"""A trade tile of a people, face up."""
FLAG = ("#803920", "#127a5c", "#7747b3", "#5b6c86", "#7a703d")
FLAG_INK = ("#fff0e0", "#dcfff3", "#f4eaff", "#f0f5fb", "#fffae0")
"""The name plate of a country, and the crate of its good."""
SPECIAL, SPECIAL_INK = "#ffccf2", "#2d0a1f"
"""The special tiles and mysterious places of the expert game."""

NIGHT = "#0d1a26"
"""Colour of lands in the shade."""
LAKE, ROAD, PLAZA, QUAY, QUAY_INK = "#1f5578", "#e2d2a4", "#3a3226", "#17506f", "#d9efff"
WOOD, DARK_WOOD, HOLD, AWNING = "#6a4c31", "#4b3522", "#291d13", "#121a24"
"""The hull of a boat, its keel, a free place, and the board with the price."""
WAVE, TITLE_INK = "#2c506e", "#79a0bb"
COIN, COIN_EDGE, COIN_INK, QUIET_COIN = "#b9963c", "#665321", "#1a1302", mix("#b9963c", SHEET, 0.55)
BAND = mix(SHEET, "#202c3a", 0.9)
"""Colour of the band up to what the purse can pay, across the chart; and of the line of the player who is asked."""
STALL = "#2a3848"
"""The place that acts now."""
ROW = "#141b24"
"""A row set off within a sheet."""

SYMBOL_INKS = {
    "gold": "#ffd75e",
    "spice": "#ff9f7d",
    "coin": "#e9cf7c",
    "good": "#dfe6ee",
    "provision": "#a5e57f",
    "mystery": "#f2a7dd",
}
"""The symbols of crossroads on a plaza."""
SIGNS = {"gold": "◆", "spice": "▲", "coin": "●", "good": "■", "provision": "▼", "mystery": "★"}
"""Glyphs of the symbols of crossroads."""
POINTS = {
    "people.lions": TILE[0],
    "people.jaguars": TILE[1],
    "people.tigers": TILE[2],
    "people.panthers": TILE[3],
    "people.cheetahs": TILE[4],
    "bonus": SPECIAL,
    "merchants": "#4f86ac",
    "gold": "#d9a92b",
    "spice": "#c05a20",
    "goods": "#8fb06a",
    "mysteries": "#a85aa3",
}
"""Colours of points, by category of the score sheet: peoples have the colour of their tiles."""
GHOSTS = ("#6a6a6a", "#8a6410", "#3a5291", "#7a2a18")
"""The piece of a player that is not there yet, with letters in `ON_GHOST`."""
ON_GHOST = BRIGHT


def _country(land: str) -> tuple[str, ...]:
    """Return the tints of a country, and the same in the shade."""
    tints = [mix(land, "#ffffff", tint) for tint in TINTS]
    return *tints, *(mix(tint, NIGHT, 0.45) for tint in tints)


families = (
    Families(  # the island
        shades=(
            *map(_country, LAND),
            (SEA,),
            tuple(mix(water, NIGHT, dusk) for water in (SHALLOW, LAKE, QUAY) for dusk in (0.0, 0.35)),
            (SAND, mix(SAND, NIGHT, 0.35)),
            *((back, mix(back, NIGHT, 0.42)) for back in BACK),
            (PLAZA, mix(PLAZA, NIGHT, 0.3)),
        ),
        pieces=((*TILE, *PLAYERS, SPECIAL), FLAG),
        single=(
            *((tile, flag, *_country(land)) for tile, flag, land in zip(TILE, FLAG, LAND, strict=True)),
            *((colour,) for colour in (SPECIAL, SEA, POINTS["merchants"])),
        ),
    ),
    Families(  # market and harbour
        shades=((WOOD,), (DARK_WOOD, HOLD), (BRASS, COIN, COIN_EDGE, QUIET_COIN), (BAND, STALL), (AWNING, ROW)),
    ),
)
"""Families of colours: what is one thing, and what must be distinguished where there are few colours."""
