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
        (" ⌂ ", bold(CHALK), SAND[0], v.say("sign-site")),
        (" → ", bold(SURF), SHOAL[0], v.say("sign-anchor")),
        (f"⌂{letter}", on_own, own, v.say("sign-post")),
        (f" {VILLAGE_SIGNS[v.actor]} ", ON_VILLAGE, VILLAGES[v.actor], v.say("sign-village")),
        (" ▪ ", ON_NEUTRAL, NEUTRAL, v.say("sign-neutral")),
        (f"{letter}1", on_own, own, v.say("sign-ship")),
        ("   ", "", SAND[0], v.say("sign-small")),
        (" ◆ ", VALUE, GRASS[0], v.say("sign-large")),
        (" ★ ", bold(VALUE), SAND[0], v.say("sign-cells")),
        (f"+{v.t.bonus.discovery_vp} ", VALUE, SAND[0], v.say("sign-discovery")),
    )


def draw_legend(canvas: Canvas, v: Scene, x: int, y: int, width: int, rows: int = 1) -> None:
    """As many signs of the map as fit on so many lines."""
    canvas.fill(x, y, width, rows, SHEET)
    last = y + rows - 1
    at, ship = x + 1, f"{POSTS[v.actor]}1"
    for sign, ink, ground, word in signs(v):
        if at + len(sign) + 1 + len(word) > x + width:
            if y == last:
                return
            at, y = x + 1, y + 1
        at = canvas.put(at, y, sign, ink, ground=ground)
        if sign == ship:
            canvas.put(at, y, "▶", exact(ground))
        at = canvas.put(at + 1, y, word, DIM) + 1


def draw_goods_legend(canvas: Canvas, v: Scene, x: int, y: int, width: int) -> None:
    """The crops by name."""
    canvas.fill(x, y, width, 1, SHEET)
    at = canvas.put(x + 1, y, v.say("legend-goods"), INK) + 1
    for i, good in enumerate(v.t.goods):
        at = canvas.chip(at, y, f" {good_sign(good)} ", GOODS[i], ON_GOODS[i]) + 1
