"""The colours of this table: goods, sheets, sea and land, wood and paper, companies.

Goods keep the colours of the wooden cubes as far as the players allow: tea is green, coffee brown; spices are paprika
pink instead of orange (amber is a player), silk is lilac instead of white (white is a player).
"""

from boardgames.eic.game import EastIndiaCompanies
from boardgames.kit.colours import ON_PLAYERS, PLAYER_INKS, PLAYERS, QUIET_PLAYERS, SHEET, mix
from boardgames.kit.families import Families

BLACK = "#000000"

GOODS = ("#7cb27a", "#f563ae", "#997158", "#e7c2ff")
"""The cube of a good; what is written on it is black. No eye takes one for a player, a key or the selection."""
GOOD_INKS = ("#8fdd85", "#ee82b6", "#cf9768", "#d9c0f8")
"""The name of a good as letters."""

LIT = "#243242"
"""The ground of the sheet that the open question is about."""
TITLE = "#2b3a4b"
"""The title line of a sheet at rest."""
BRASS = "#c0984a"
"""The title line of a lit sheet: darker than gold (money) and the cursor (the selection)."""
STRIPE = "#2a3541"
"""Every other band of dividends, on a sheet at rest or lit."""
QUIET = "#909eae"
"""Letters of what is closed or empty: can be read on a lit sheet, too."""
LABEL = "#a9b5c3"
"""Letters that say what a figure is: can be read on sheets and on the sea."""

SEA_REST, SEA_LIT = "#11293f", "#143a5a"
LAND_REST, LAND_LIT = "#3f4a34", "#4f5e37"
SHOAL_REST, SHOAL_LIT = "#1e3a52", "#2b5776"
WOOD, WOOD_DARK = "#765839", "#654b31"
"""Hulls; ships in neighbouring docks have different planks."""
FADED = "#3f3f3c"
"""The hull of a ship that is away, in its dock."""
PAPER, PAPER_LINE = "#d8cda8", "#8d845f"
"""Shares on the market, market cards."""

NEUTRAL, NEUTRAL_QUIET, NEUTRAL_INK = "#7d7d7d", "#5a5a5a", "#c0c0c0"
"""The company that the game runs with two players."""


def grounds(players: int, company: int) -> tuple[str, str]:
    """Return the ground of a company's piece and the ink of its letter."""
    return (NEUTRAL, BLACK) if company >= players else (PLAYERS[company], ON_PLAYERS[company])


def quiet(players: int, company: int) -> str:
    """A larger area of a company: a bar, the head of a port."""
    return NEUTRAL_QUIET if company >= players else QUIET_PLAYERS[company]


POINTS = {"presidency": "#9c8f70", "treasury": "#c47a3d", "sales": "#8fb06a"}
"""Where points come from that are no shares of others: parchment, copper, green; none is taken for a company."""


def category_colour(game: EastIndiaCompanies, players: int, category: str) -> str:
    """In bars and tables of points; shares have the colour of their company."""
    kind, _, company = category.partition(".")
    if kind != "shares":
        return POINTS.get(kind, "")
    ids = [row.id for row in game.tables.companies]
    return grounds(players, ids.index(company))[0] if company in ids else ""  # all shares together: no company's


def letters(players: int, company: int) -> str:
    """The colour of a company as letters on a sheet."""
    return NEUTRAL_INK if company >= players else PLAYER_INKS[company]


MAY_GO, AT_REST = 0.25, 0.22
"""Share of the sheet's colour in a cube that only the card may take away, and in any cube of a market at rest."""

families = (
    Families(
        shades=(
            (LIT,),
            (TITLE,),
            (BRASS,),
            (STRIPE,),
            (SEA_REST, SEA_LIT, mix(SEA_REST, "#ffffff", 0.035), mix(SEA_LIT, "#ffffff", 0.035)),
            (SHOAL_REST, SHOAL_LIT),
            (LAND_REST, LAND_LIT),
            (WOOD, WOOD_DARK),
            (FADED,),
            (PAPER,),
            (PAPER_LINE,),
        ),
        pieces=((*GOODS, *PLAYERS, NEUTRAL), (*QUIET_PLAYERS, NEUTRAL_QUIET)),
        single=tuple(
            (good, *(mix(good, sheet, share) for sheet in (LIT, SHEET) for share in (MAY_GO, AT_REST)))
            for good in GOODS
        ),
    ),
)
"""Families of colours: what is one thing, and what must be distinguished where there are few colours."""
