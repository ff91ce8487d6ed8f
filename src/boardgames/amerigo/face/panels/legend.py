"""The signs of the map in words."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from boardgames.amerigo.face.colours import (
    CHALK,
    GOODS,
    GRASS,
    HATCH,
    NEUTRAL,
    ON_GOODS,
    ON_NEUTRAL,
    ON_VILLAGE,
    SAND,
    SHOAL,
    SHUT,
    SURF,
    VALUE,
    VILLAGES,
)
from boardgames.amerigo.face.panels.goods import good_sign
from boardgames.amerigo.face.panels.landscape import GRAIN
from boardgames.amerigo.face.panels.scene import Scene
from boardgames.amerigo.state import POSTS
from boardgames.amerigo.state import VILLAGES as VILLAGE_SIGNS
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import DIM, INK, ON_PLAYERS, PLAYERS, SHEET, bold, exact, mix


class Sign(NamedTuple):
    """A sign of the map as it is drawn there."""

    text: str
    ink: str
    ground: str


LARGE, SMALL, CLOSED = "board-sign-large", "board-sign-small", "board-sign-closed"
SITE, POST, SHIP = "board-sign-opens", "board-sign-post", "board-sign-ship"
LAND = ("board-sign-land", SMALL, CLOSED, SHIP)
"""Messages of the signs that stand over the rack where the map takes all other room: the rack tells the chest."""
BESIDE = (LARGE, SMALL, CLOSED, SITE, POST)
"""Those that stand right under a map that leaves room for them."""
REST = ("board-sign-anchor", SHIP, "board-sign-cells", "board-sign-discovery")
"""Those beside the storage board; the rack shows villages and neutral tiles in their colours."""
LISTED = (*BESIDE, *REST)
"""Those beside a list of tiles, which shows villages and neutral ones in their colours."""
RACKED = ("board-sign-village", "board-sign-neutral")
ALL = (*BESIDE, *RACKED, *REST)
GRAINS = {SAND[0]: GRAIN[0], GRASS[0]: GRAIN[1]}
OPENED = 7
"""The figure of the example of a site."""


def signs(v: Scene) -> dict[str, Sign]:
    """Every sign of the map by the message that says what it is."""
    own, on_own = PLAYERS[v.actor], bold(ON_PLAYERS[v.actor])
    letter = POSTS[v.actor]
    chest = Sign(" ◆ ", VALUE, GRASS[0])
    return {
        LARGE: chest,
        "board-sign-land": chest,
        SMALL: Sign("   ", "", SAND[0]),
        CLOSED: Sign(HATCH * 3, exact(mix(GRASS[0], CHALK, 0.22)), mix(GRASS[0], "#000000", SHUT)),
        SITE: Sign(f" ⌂{OPENED}", bold(CHALK), GRASS[0]),
        POST: Sign(f"⌂{letter}", on_own, own),
        "board-sign-village": Sign(f" {VILLAGE_SIGNS[v.actor]} ", ON_VILLAGE, VILLAGES[v.actor]),
        "board-sign-neutral": Sign(" ▪ ", ON_NEUTRAL, NEUTRAL),
        "board-sign-anchor": Sign(" → ", bold(SURF), SHOAL[0]),
        SHIP: Sign(f"{letter}1", on_own, own),
        "board-sign-cells": Sign(" ★ ", bold(VALUE), SAND[0]),
        "board-sign-discovery": Sign(f"+{v.t.bonus.discovery_vp} ", VALUE, SAND[0]),
    }


def draw_legend(canvas: Canvas, v: Scene, x: int, y: int, width: int, rows: int = 1, only: Sequence[str] = ALL) -> None:
    """The signs of the map with their words, shorter ones if the lines ask for it; what has no room is left out."""
    canvas.fill(x, y, width, rows, SHEET)
    drawn = signs(v)
    for key, word, (line, at) in _arranged(v, drawn, only, width - 1, rows):
        sign, left = drawn[key], x + 1 + at
        if sign.ground in GRAINS:  # as on the map, for a screen without colours
            canvas.put(left, y + line, GRAINS[sign.ground] * len(sign.text), exact(sign.ground), ground=sign.ground)
        bare = sign.text.strip() if sign.ground in GRAINS else sign.text
        canvas.put(left + sign.text.index(bare), y + line, bare, sign.ink, ground=sign.ground)
        after = left + len(sign.text)
        if key == SHIP:
            canvas.put(after, y + line, "▶", exact(sign.ground))
        canvas.put(after + 1, y + line, word, DIM)


def _arranged(
    v: Scene, drawn: dict[str, Sign], only: Sequence[str], room: int, rows: int
) -> Iterator[tuple[str, str, tuple[int, int]]]:
    """Yield signs with their words, and where they stand: as many as fit, the first ones first, in words as long as
    can be."""
    for count in range(len(only), 0, -1):
        for longest in LONGEST:
            words = [_word(v, key, longest) for key in only[:count]]
            widths = [len(drawn[key].text) + 1 + len(word) for key, word in zip(only, words, strict=False)]
            rests = _layout(widths, room)
            if max(line for line, _ in rests) < rows:
                yield from zip(only, words, rests, strict=False)
                return


LONGEST = (99, 12, 9, 7)
"""Letters of the longest word, as far as a sign has a shorter one."""


def _word(v: Scene, key: str, longest: int) -> str:
    """A sign in words of at most so many letters, if it can be said so shortly."""
    messages = v.names.messages
    return messages.fitting(longest, key, opened=OPENED) or messages.text(key, opened=OPENED)


def _layout(widths: list[int], room: int) -> list[tuple[int, int]]:
    """The line and the column of things of these widths, one blank between them."""
    places, line, at = [], 0, 0
    for width in widths:
        if at and at + width > room:
            line, at = line + 1, 0
        places.append((line, at))
        at += width + 1
    return places


def draw_goods_legend(canvas: Canvas, v: Scene, x: int, y: int, width: int) -> None:
    """The crops by name."""
    canvas.fill(x, y, width, 1, SHEET)
    at = canvas.put(x + 1, y, v.say("legend-goods"), INK) + 1
    for i, good in enumerate(v.t.goods):
        at = canvas.chip(at, y, f" {good_sign(v, good)} ", GOODS[i], ON_GOODS[i]) + 1
