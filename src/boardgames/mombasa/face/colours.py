"""The colours of Mombasa's table, as they are in the dark theme.

Printed matter is dark and matt, pieces are bright. Companies, land, goods and players were chosen so that normal
sight and three kinds of colour blindness tell them apart as far as that goes; letters and names do the rest.
"""

from functools import lru_cache
from typing import NamedTuple

from boardgames.kit.colours import GOLD, PLAYERS, RAISED, SHEET, contrast, luminance, mix, readable
from boardgames.kit.families import Families
from boardgames.mombasa.box.tables import HELPERS, Card, Tables

LIGHT, DARK = "#f4efe2", "#14110a"
"""Letters on dark and on light print."""
RIVER = "#63b3e0"
DEEP, SHORE = "#0d2236", "#15354f"
SEA_INK = "#a9bccd"
LAND = ("#635836", "#545733", "#3a5634", "#475832", "#5c5a36")
"""Unclaimed ground by latitude: desert, sahel, jungle, savanna, veld."""


class Hue(NamedTuple):
    """Colours in which a kind of thing is printed."""

    ground: str
    ink: str
    pale: str
    """The hue as the colour of letters on a dark sheet."""


COMPANIES = (
    Hue("#2e2250", "#efe8ff", "#b7a5e0"),  # Mombasa, black in the box: ebony with a violet gleam
    Hue("#9a3068", "#fff0f6", "#f09ac2"),  # Cape Town, red: wine
    Hue("#bfb69b", "#17140c", "#d2c8a8"),  # Saint-Louis, white: linen
    Hue("#cc7d42", "#1a0f06", "#eeb183"),  # Cairo, orange: copper
)
TRACK_ENDS = ("#3d2f68", "#9a3068", "#8f886f", "#94562a")
"""The last and lightest share of a track; darker than the company where its own ground is light."""
POSTS = ("#120d20", "#3d1329", "#f3ead0", "#51321a")
"""A post on the map: darker than the land it has won, linen lighter."""

POINTS = {
    "cash": "#d9a92b",
    "shares.mombasa": "#8a74d6",
    "shares.cape-town": "#bf4a86",
    "shares.saint-louis": "#ece4d0",
    "shares.cairo": "#cc7d42",
    "diamonds": "#459fd2",
    "bookkeeping": "#e0a0d2",
}
"""Where points come from, in bars and on score sheets: the colour of the company, of diamonds and of books, as light as
a bar with black figures must be. Linen is bleached here: beside money it was the same dark grey on a light ground."""

COFFEE, BANANA, COTTON = (
    Hue("#44301c", "#ffe6cf", "#d9ab85"),
    Hue("#726b2c", "#fffce0", "#d6cd62"),
    Hue("#686788", "#fdfbff", "#c2beea"),
)
EXPANSION = Hue("#2f7461", "#f2fff9", "#69c9b6")
BOOKS = Hue("#5c1c44", "#ffe6fa", "#e0a0d2")
DIAMONDS = Hue("#17466a", "#d6f4ff", "#7fd0ee")
ANY_GOOD = Hue("#3a4654", "#f2f5f8", "#c8d2dc")
CASH = Hue("#5b4a12", "#ffe9a8", GOLD)
OUT = Hue("#6b2a20", "#ffd9cf", "#ffb4a4")
"""Posts that leave the game."""
CALL = Hue("#7a2a1e", "#ffe1d8", "#d0553d")
PLAIN = Hue(RAISED, "#d8dee6", "#d8dee6")

TOTALS = (COFFEE, BANANA, COTTON, EXPANSION, DIAMONDS)
"""Colours by kind of total, helpers last."""
REWARDS = {"pounds": CASH, "diamond": DIAMONDS, "bookkeeping": BOOKS, "remove-post": OUT, "cotton-minus-1": CASH}
GAINS = {"pounds": GOLD, "diamond": "#a6e8ff", "bookkeeping": "#f7c6ee", "track": "#c9f7d0", "none": SEA_INK}
"""Colours of the gains of a region, as letters on land."""
HELPERS_OF_KIND = {"bookkeeper": BOOKS, "merchant": DIAMONDS}


def category_colour(game: object, players: int, category: str) -> str:
    """Return the colour of points of a category in bars and on score sheets; empty if it has none."""
    return POINTS.get(category, "")


def card_hue(t: Tables, card: Card) -> Hue:
    """Goods and expansion have their own colours, helpers those of what they do, shares those of the company."""
    if card.kind == "share":
        return COMPANIES[card.share_of]
    return HELPERS_OF_KIND[card.kind] if card.total == HELPERS else TOTALS[card.total]


@lru_cache(maxsize=1024)
def dark(colour: str, part: float = 0.42) -> str:
    return mix(colour, "#000000", part)


@lru_cache(maxsize=1024)
def legible(tone: str, ground: str, ink: str) -> str:
    """A tone for letters if it can be read on this ground, else the plain ink of the ground."""
    return tone if contrast(tone, ground) >= 4.5 else readable(ink, ground)


@lru_cache(maxsize=1024)
def paler(hue: Hue, part: float = 0.5, sheet: str = SHEET) -> Hue:
    """The same, stepped back into the sheet because it cannot matter now."""
    ground = mix(hue.ground, sheet, part)
    return Hue(ground, readable(mix(hue.ink, ground, 0.35), ground), hue.pale)


@lru_cache(maxsize=1024)
def faded(ink: str, ground: str, part: float = 0.25) -> str:
    """An ink that steps back and can still be read."""
    return readable(mix(ink, ground, part), ground)


def is_light(hue: Hue) -> bool:
    """True if the ground carries dark letters."""
    return luminance(hue.ink) < 0.2


@lru_cache(maxsize=8)
def quay(company: int) -> str:
    """The ground of a base, and of what belongs to a company but must let players' pieces stand out."""
    hue = COMPANIES[company]
    return dark(hue.ground, 0.55 if is_light(hue) else 0.42)


@lru_cache(maxsize=64)
def step_ground(company: int, share: int) -> str:
    """Every share makes the ground a little lighter: a track is a flight of steps."""
    return mix(SHEET, TRACK_ENDS[company], 0.10 + 0.07 * min(share, 8))


@lru_cache(maxsize=1024)
def region_ground(owner: int, latitude: int, odd: bool, inside: bool) -> Hue:
    """Land by latitude, or the tint of the company (-1: none) whose post stands there; neighbours differ a little."""
    if owner < 0:
        land = LAND[latitude % len(LAND)]
        ground = mix(land, "#ffffff", 0.08) if inside else dark(land, 0.02 if odd else 0.16)
        return Hue(ground, LIGHT, LIGHT)
    hue = COMPANIES[owner]
    if inside:
        ground = mix(hue.ground, "#ffffff", 0.12)
    elif is_light(hue):
        ground = dark(hue.ground, 0.10 if odd else 0.0)
    else:
        ground = mix(hue.ground, "#ffffff" if odd else "#000000", 0.05)
    return Hue(ground, hue.ink, hue.pale)


def post_ink(company: int) -> str:
    return DARK if luminance(POSTS[company]) > 0.3 else "#ffffff"


def _company(company: int) -> tuple[str, ...]:
    """Return the grounds of a company: its land, its base and its track."""
    land = [region_ground(company, 0, odd, inside).ground for odd in (False, True) for inside in (False, True)]
    return COMPANIES[company].ground, *land, quay(company), *(step_ground(company, share) for share in range(9))


def _free(*latitudes: int) -> tuple[str, ...]:
    """Return the grounds of land that nobody owns: its provinces, and those within others."""
    looks = ((False, False), (True, False), (False, True))
    return tuple(region_ground(-1, latitude, *look).ground for latitude in latitudes for look in looks)


def _print(hue: Hue) -> tuple[str, ...]:
    """Return the grounds of a card or tile: its head, its body, and both stepped back."""
    return hue.ground, dark(hue.ground, 0.5), dark(hue.ground, 0.4), paler(hue, 0.45).ground, paler(hue, 0.25).ground


families = (
    Families(  # the map and the tracks
        shades=(
            *(_company(company) for company in range(len(COMPANIES))),
            _free(0, 1, 3, 4),
            _free(2),
            (DEEP, SHORE),
            (CALL.ground,),
        ),
        pieces=((*PLAYERS, *(hue.ground for hue in COMPANIES)), POSTS),
    ),
    Families(  # cards, books and what can be chosen
        shades=tuple(map(_print, (COFFEE, BANANA, COTTON, EXPANSION, BOOKS, DIAMONDS, ANY_GOOD, CASH, OUT))),
    ),
)
"""Families of colours: what is one thing, and what must be distinguished where there are few colours."""
