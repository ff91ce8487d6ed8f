"""Drawing of what can be chosen on land, and of what the selected choice would do there."""

from boardgames.amerigo import actions as do
from boardgames.amerigo.box.tables import GOODS_LETTERS
from boardgames.amerigo.face.colours import CHALK, GOODS, HATCH, KEY_EDGE, ON_GOODS, SHUT
from boardgames.amerigo.face.panels.landscape import GRAIN, PLAIN, MapBox
from boardgames.amerigo.face.panels.scene import Scene
from boardgames.amerigo.face.panels.sheet import tint
from boardgames.amerigo.rules.chart import bits
from boardgames.amerigo.rules.expand import free_land
from boardgames.amerigo.state import NEUTRAL, POSTS, BuildTile, Sail
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BAD, CURSOR, KEY, ON_CURSOR, ON_KEY, bold, exact, mix, readable


def draw_land(canvas: Canvas, v: Scene, box: MapBox) -> None:
    """Draw how much land a post on each free site would open, and land that only others can come to, hatched."""
    wide, high = box.cell
    for cell in bits(v.closed):
        x, y = box.at(cell)
        for line in range(y, y + high):
            for at in range(x, x + wide):
                ground = canvas.grounds[line][at]
                if canvas.chars[line][at] in GRAIN:
                    canvas.put(at, line, HATCH, exact(mix(ground, CHALK, 0.22)), ground=mix(ground, "#000000", SHUT))
    for site, cells in v.opens.items():
        x, y = box.at(site)
        # Away from the anchor, whose code would run into the figure; but a star keeps its place.
        east = v.chart.anchors.get(site + 1) == site and canvas.chars[y][x] != "★"
        at = x + (wide - 1) // 2 - (cells > 9 or east)
        ground = canvas.grounds[y][at]
        canvas.put(x + (wide - 1) // 2, y, " ", exact(ground))
        canvas.put(at, y, f"⌂{cells}", bold(CHALK) if cells else readable(mix(CHALK, ground, 0.4), ground))


def draw_choices(canvas: Canvas, v: Scene, box: MapBox) -> None:
    """Where the first cell of the tile may lie, or where a ship at anchor may set up a post."""
    if not isinstance(v.top, BuildTile | Sail):
        return
    wide, high = box.cell
    for name, code in v.look.legal.items():
        cell = v.chart.index.get(name, v.chart.frame_at)
        if cell >= v.chart.frame_at or not v.chart.land >> cell & 1:
            continue
        x, y = box.at(cell)
        if isinstance(v.top, Sail):
            _draw_foundation(canvas, v, box, cell, code, chosen=name in v.chosen)
        elif high > 1 or v.s.grid[cell] == PLAIN:
            _draw_cap(canvas, x + (wide - 3) // 2, y + high - 1, code[:3], chosen=name in v.chosen)
        else:
            _draw_brackets(canvas, x, y, wide, CURSOR if name in v.chosen else KEY)


def _draw_foundation(canvas: Canvas, v: Scene, box: MapBox, site: int, code: str, *, chosen: bool) -> None:
    """A key on the site, and behind it how much land it opens, whole or not at all: `e⌂13`."""
    (x, y), (wide, high) = box.at(site), box.cell
    if high > 1:
        canvas.key(x + (wide - 3) // 2, y + high - 1, f"{code}⌂", chosen=chosen)
        return
    figure = str(v.opens.get(site, ""))
    canvas.put(x, y, " " * wide, exact(canvas.grounds[y][x]))
    if len(code) + 1 + len(figure) <= wide:
        canvas.put(x + len(code) + 1, y, figure, bold(CHALK))
    canvas.key(x, y, f"{code}⌂"[:wide], chosen=chosen)


def _draw_cap(canvas: Canvas, x: int, y: int, code: str, *, chosen: bool) -> None:
    """A key cap whose digits are shaded: caps of neighbours touch, and must be told apart."""
    canvas.key(x, y, code, chosen=chosen)
    if not chosen:
        canvas.put(x + 1, y, code[1:], bold(ON_KEY), ground=KEY_EDGE)


def _draw_brackets(canvas: Canvas, x: int, y: int, width: int, colour: str) -> None:
    """Draw brackets around a place: what is printed there must stay legible, so only the edges are lit."""
    for at, half in ((x, "▐"), (x + width - 1, "▌")):
        inner = canvas.inks[y][at] if canvas.chars[y][at] == half else exact(canvas.grounds[y][at])
        canvas.put(at, y, half, inner, ground=colour)


def draw_hint(canvas: Canvas, v: Scene, box: MapBox) -> None:
    """Cells that the selected choice leads to, or those of an island selected in a list, in a shade of yellow."""
    wide, high = box.cell
    island = v.chart.islands[v.listed] if 0 <= v.listed < len(v.chart.islands) else 0
    for cell in bits(v.hint | island):
        x, y = box.at(cell)
        tint(canvas, x, y, wide, high, CURSOR, 0.22)
        if v.hint >> cell & 1 and canvas.chars[y][x + (wide - 1) // 2] in (" ", *GRAIN):
            canvas.put(x + (wide - 1) // 2, y, "+", readable(CURSOR, canvas.grounds[y][x]))


def draw_ghost(canvas: Canvas, v: Scene, box: MapBox) -> None:
    """The tile or the post that the selected choice would put on the land, in the colour of the selection."""
    action, (wide, high) = v.look.action, box.cell
    for cell in bits(v.laid):
        x, y = box.at(cell)
        canvas.fill(x, y, wide, high, CURSOR)
        piece, sign = v.then.pieces[cell], v.s.grid[cell]
        if piece in POSTS:
            canvas.put(x, y, f"⌂{piece}", bold(ON_CURSOR))
        elif sign in GOODS_LETTERS:
            good = GOODS_LETTERS.index(sign)
            canvas.chip(x + (wide - 1) // 2, y, sign, GOODS[good], ON_GOODS[good])
        else:
            canvas.centred(x, y, wide, "▪" if piece == NEUTRAL else piece, bold(ON_CURSOR))
    if v.laid and isinstance(action, do.Place) and (code := v.code(action.cell)):
        x, y = box.at(v.chart.index[action.cell])
        if high > 1 or v.s.grid[v.chart.index[action.cell]] == PLAIN:
            canvas.key(x + (wide - 3) // 2, y + high - 1, code[:3], chosen=True)


def draw_misfit(canvas: Canvas, v: Scene, box: MapBox) -> None:
    """The tile that is being placed, where it may not lie: `x` where a cell is in the way, else `o`."""
    name, chart = v.look.selected or "", v.chart
    first = chart.index.get(name, chart.frame_at)
    if not isinstance(v.top, BuildTile) or first >= chart.frame_at or name in v.look.legal:
        return
    free = free_land(chart, v.s.pieces)
    cells = v.t.shapes[v.t.landscape[v.top.tile].form].turns[0]
    row, column = divmod(first, chart.stride)
    column -= cells[0][1]
    for down, right in cells:
        if row + down < chart.height and 0 <= column + right < chart.width:
            cell = (row + down) * chart.stride + column + right
            x, y = box.at(cell)
            fits = free >> cell & 1
            canvas.fill(x, y, *box.cell, mix(BAD, "#000000", 0.0 if not fits else 0.35))
            canvas.centred(x, y, box.cell[0], "o" if fits else "x", bold("#000000"))
