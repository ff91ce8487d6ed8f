"""Goods times production, and the production tokens on sale."""

from boardgames.amerigo.box.rows import GoodsRow
from boardgames.amerigo.face.colours import GOODS, LABEL, ON_GOODS
from boardgames.amerigo.face.panels import scene
from boardgames.amerigo.face.panels.scene import Scene
from boardgames.amerigo.face.panels.sheet import disc, plate
from boardgames.amerigo.rules.scoring import marker_points, production_markers
from boardgames.core.game import Seat
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, CURSOR, DIM, GOLD, INK, ON_CURSOR, RAISED, SHEET, bold

CELL = 8
"""Columns of a good."""
LEFT = 4
COPIES = ("", "", "²", "³", "⁴")
"""A small figure for equal tokens; there are never more."""


def good_sign(v: Scene, good: GoodsRow) -> str:
    """The name of a good with its letter as the only capital: `cocoNut`."""
    return v.fit(CELL - 1, f"good-{good.id}")


def draw_goods(canvas: Canvas, v: Scene, x: int, y: int, width: int) -> None:
    """A title, a column a good, a line a player with the points this makes, and the market under its goods."""
    t, s = v.t, v.s
    players = len(s.players)
    canvas.fill(x, y, width, 3 + players, SHEET)
    rounds = v.say("goods-round", round=s.round, rounds=len(t.multipliers))
    plate(canvas, x, y, width, v.fit(width - 4 - len(rounds), "goods-title"), focus=v.focus == scene.GOODS, note=rounds)
    for i, good in enumerate(t.goods):
        at = x + LEFT + CELL * i
        canvas.chip(at, y + 1, good_sign(v, good).center(CELL - 1), GOODS[i], ON_GOODS[i])
        canvas.mark(f"good-{good.id}", at, y + 1, CELL - 1, 1 + players)
    canvas.right(x + width - 1, y + 1, v.say("points"), DIM)
    for seat in range(players):
        _draw_player(canvas, v, x, y + 2 + seat, width, seat)
    _draw_market(canvas, v, x, y + 2 + players, width)


def _draw_player(canvas: Canvas, v: Scene, x: int, y: int, width: int, seat: Seat) -> None:
    mine = seat == v.actor
    now, then = ((p.goods, production_markers(v.t, p)) for p in (v.s.players[seat], v.then.players[seat]))
    low = LABEL if mine else DIM
    if mine:
        canvas.wash(x, y, width, 1, RAISED)
    disc(canvas, x + 1, y, seat)
    for i, (had, made, have, make) in enumerate(zip(*now, *then, strict=True)):
        at = x + LEFT + CELL * i + 1
        canvas.right(at + 2, y, str(have), bold(CURSOR) if have != had else bold(BRIGHT) if have else low)
        canvas.put(at + 2, y, "×", low)
        canvas.put(at + 3, y, str(make), bold(CURSOR) if make != made else bold(BRIGHT) if make > 1 else low)
    total = sum(have * make for have, make in zip(*then, strict=True))
    canvas.right(x + width - 1, y, str(total), bold(CURSOR if then != now else BRIGHT))


def _draw_market(canvas: Canvas, v: Scene, x: int, y: int, width: int) -> None:
    """The production tokens on sale with their cost: equal ones are one choice, so they are one place."""
    t, s = v.t, v.s
    canvas.put(x + 1, y, v.say("ap"), DIM)
    canvas.right(x + width - 1, y, v.fit(width - LEFT - len(t.goods) * CELL - 2, "goods-buy"), DIM)
    for good in range(len(t.goods)):
        kinds = sorted({kind for kind in s.production if kind and t.production_kinds[kind][0] == good})
        counts = [COPIES[s.production.count(kind)] for kind in kinds]
        if 2 * len(kinds) + len("".join(counts)) > CELL:
            counts = [""] * len(kinds)
        at = x + LEFT + CELL * good
        for kind, count in zip(kinds, counts, strict=True):
            _draw_token(canvas, v, at, y, kind, count)
            at += 3 if len(kinds) < 3 else 2 + len(count)


def _draw_token(canvas: Canvas, v: Scene, x: int, y: int, kind: str, count: str) -> None:
    """Its cost on the colour of its good, or what is typed for it, and a small figure if there are more of them."""
    good, cost = v.t.production_kinds[kind]
    place = v.t.setup(len(v.s.players)).display[v.s.production.index(kind)]
    canvas.mark(place, x, y, 2 + len(count), 1)
    picked = place in v.chosen
    if code := v.code(place):
        canvas.key(x, y, code, chosen=picked)
    else:
        canvas.chip(x, y, f" {cost}", CURSOR if picked else GOODS[good], ON_CURSOR if picked else ON_GOODS[good])
    canvas.put(x + 2, y, count, INK)


def draw_offers(canvas: Canvas, v: Scene, x: int, y: int, width: int, rows: int) -> None:
    """The market in words: each kind of token, its cost, how many there are, and what one brings to the player."""
    canvas.fill(x, y, width, rows, SHEET)
    plate(canvas, x, y, width, v.say("offers-title"), note=v.say("offers-note"))
    kinds = sorted({kind for kind in v.s.production if kind}, key=lambda kind: v.t.production_kinds[kind])
    for n, kind in enumerate(kinds):
        good, cost = v.t.production_kinds[kind]
        at, line = x + 1 + (width // 3) * (n // (rows - 1)), y + 1 + n % (rows - 1)
        at = canvas.chip(at, line, good_sign(v, v.t.goods[good]).center(CELL - 1), GOODS[good], ON_GOODS[good])
        at = canvas.put(at + 1, line, v.say("cost", ap=cost), INK)
        if (copies := v.s.production.count(kind)) > 1:
            canvas.put(at + 1, line, f"×{copies}", DIM)
        canvas.put(at + 5, line, v.say("gain", vp=marker_points(v.me, good)), GOLD if v.me.goods[good] else DIM)
