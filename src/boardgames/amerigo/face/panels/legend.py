"""The signs of the map in words."""

from boardgames.amerigo.face.colours import (
    CHALK,
    GOODS,
    GRASS,
    NEUTRAL,
    ON_GOODS,
    ON_NEUTRAL,
    ON_VILLAGE,
    SAND,
    SHOAL,
    SURF,
    VALUE,
    VILLAGES,
)
from boardgames.amerigo.face.panels.goods import good_sign
from boardgames.amerigo.face.panels.scene import Scene
from boardgames.amerigo.state import POSTS
from boardgames.amerigo.state import VILLAGES as VILLAGE_SIGNS
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import DIM, INK, ON_PLAYERS, PLAYERS, SHEET, bold, exact


def signs(v: Scene) -> tuple[tuple[str, str, str, str], ...]:
    """Sign, ink, ground, and what it is."""
    own, on_own = PLAYERS[v.actor], bold(ON_PLAYERS[v.actor])
    letter = POSTS[v.actor]
    return (
        (" ⌂ ", bold(CHALK), SAND[0], "site"),
        (" → ", bold(SURF), SHOAL[0], "anchor"),
        (f"⌂{letter}", on_own, own, "post"),
        (f" {VILLAGE_SIGNS[v.actor]} ", ON_VILLAGE, VILLAGES[v.actor], "village"),
        (" ▪ ", ON_NEUTRAL, NEUTRAL, "neutral"),
        (f"{letter}1", on_own, own, "ship"),
        ("   ", "", SAND[0], "small"),
        (" ◆ ", VALUE, GRASS[0], "large, chest"),
        (" ★ ", bold(VALUE), SAND[0], "last cells"),
        (f"+{v.t.bonus.discovery_vp} ", VALUE, SAND[0], "discovery"),
    )


def draw_legend(canvas: Canvas, v: Scene, x: int, y: int, width: int, rows: int = 1) -> None:
    """As many signs of the map as fit on so many lines."""
    canvas.fill(x, y, width, rows, SHEET)
    last = y + rows - 1
    at = x + 1
    for sign, ink, ground, word in signs(v):
        if at + len(sign) + 1 + len(word) > x + width:
            if y == last:
                return
            at, y = x + 1, y + 1
        at = canvas.put(at, y, sign, ink, ground=ground)
        if word == "ship":
            canvas.put(at, y, "▶", exact(ground))
            at += 1
        at = canvas.put(at + (word != "ship"), y, word, DIM) + 1


def draw_goods_legend(canvas: Canvas, v: Scene, x: int, y: int, width: int) -> None:
    """The crops by name."""
    canvas.fill(x, y, width, 1, SHEET)
    at = canvas.put(x + 1, y, "goods ", INK)
    for i, good in enumerate(v.t.goods):
        at = canvas.chip(at, y, f" {good_sign(good)} ", GOODS[i], ON_GOODS[i]) + 1
