"""The bases of the companies on the map: quays with three columns of posts, and the coins bared and still covered."""

from boardgames.kit.colours import GOLD, TABLE, WELL, bold, exact
from boardgames.mombasa import state as st
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.face.colours import COMPANIES, LIGHT, SEA_INK, quay
from boardgames.mombasa.face.panels.continent import Shape
from boardgames.mombasa.face.panels.scene import Scene
from boardgames.mombasa.rules.rewards import ousted

COVERED = "■¹²³⁴"
"""A post at home, by the coins that it covers."""


def draw_bases(scene: Scene, shape: Shape, x: int, y: int) -> None:
    for company, entry in enumerate(scene.t.companies):
        if shape.size.column < 8:
            _draw_letters(scene, shape, company, x, y)
        elif entry.edge in ("north", "south"):
            _draw_pier(scene, shape, company, x, y)
        else:
            _draw_corner(scene, shape, company, x, y)


def _draw_letters(scene: Scene, shape: Shape, company: int, x: int, y: int) -> None:
    """A thumbnail has room for the letters of a company alone."""
    code, edge = scene.t.company_codes[company].upper(), scene.t.companies[company].edge
    if edge in ("north", "south"):
        left, line = shape.edges[3][0] + 1, 0 if edge == "north" else shape.height - 1
        scene.canvas.put(x + left, y + line, f" {code} ", bold(LIGHT), ground=quay(company))
    else:
        line = shape.line(2 if edge == "west" else 3)
        left = 0 if edge == "west" else shape.edges[6][line] + 1
        scene.canvas.put(x + left, y + line, code, bold(LIGHT), ground=quay(company))


def _draw_pier(scene: Scene, shape: Shape, company: int, x: int, y: int) -> None:
    """Along the northern or southern coast: name and columns in a line."""
    north, gap = scene.t.companies[company].edge == "north", 2 if shape.size.column > 14 else 1
    line = y if north else y + shape.height - 1
    left = x + (shape.edges[2][shape.size.pier] + 1 if north else shape.edges[2][shape.height - 1] + 2)
    at = scene.canvas.put(left, line, f" {scene.t.companies[company].label} ", bold(LIGHT), ground=quay(company))
    for column in range(len(scene.t.columns[company])):
        at = draw_column(scene, company, column, at, line, gap)
    scene.canvas.put(at, line, " ", ground=quay(company))


def _draw_corner(scene: Scene, shape: Shape, company: int, x: int, y: int) -> None:
    """In a corner of the map: the name above the columns, or their letters beside them where lines are few."""
    size, edge = shape.size, scene.t.companies[company].edge
    west, north, east, south = size.corners
    wide, deep = (west, north) if edge == "west" else (east, south)
    left, top = (x, y) if edge == "west" else (x + shape.width - east, y + shape.height - south)
    gap, named = 2 if size.column > 14 else 1, deep > 3
    label, canvas = scene.t.companies[company].label, scene.canvas
    if named:
        canvas.put(left + (wide > len(label)), top, label, bold(LIGHT))
    elif wide > 8:
        canvas.put(left + 1, top + 1, scene.t.company_codes[company].upper(), bold(LIGHT))
    at = left + (wide - 5 * gap - 1) // 2 + (wide - 5 * gap - 1) % 2 * (edge == "west")
    for column in range(len(scene.t.columns[company])):
        draw_column(scene, company, column, at, top + named + column, gap)


def draw_column(scene: Scene, company: int, column: int, x: int, y: int, gap: int = 1) -> int:
    """The key of a column and its spaces, front first: a coin on black where one is bared, else a post at home, with
    a small figure on it where it covers coins; yellow where the selected choice puts a post or bares a space."""
    t, canvas, ground = scene.t, scene.canvas, quay(company)
    place, coins = f"base-{t.companies[company].id}-{column + 1}", t.columns[company][column]
    if scene.code(place):
        mark = "+" if _may_receive_several(scene, company) else str(column + 1)
        canvas.key(x, y, mark, chosen=scene.chosen(place))
    else:
        canvas.put(x, y, " ", ground=ground)
    now, then = (_posts_at_home(t, state, company, column) for state in (scene.s, scene.then))
    pad, at = " " * (gap - 1), x + 1
    for space, coin in enumerate(coins):
        if (space in now) != (space in then):
            scene.ghost(at, y, COVERED[0] if space in then else str(coin or "·"))
            canvas.put(at + 1, y, pad, ground=ground)
        elif space in now:
            _draw_post_at_home(scene, company, coin, at, y)
            canvas.put(at + 1, y, pad, ground=ground)
        else:
            ink = bold(GOLD) if coin else exact(SEA_INK)
            canvas.put(at, y, str(coin or "·"), ink, ground=WELL)
            canvas.put(at + 1, y, pad, ground=ground)
        at += gap
    canvas.mark(place, x, y, at - x, 1)
    return at


def _posts_at_home(t: Tables, s: st.State, company: int, column: int) -> range:
    """The spaces of a column that hold posts."""
    end = len(t.columns[company][column]) - (s.opened[company] >> column & 1)
    return range(end - s.bases[company][column], end)


def _draw_post_at_home(scene: Scene, company: int, coin: int, x: int, y: int) -> None:
    pale = COMPANIES[company].pale
    if coin:
        scene.canvas.put(x, y, COVERED[min(coin, len(COVERED) - 1)], exact(TABLE), ground=pale)
    else:
        scene.canvas.put(x, y, COVERED[0], exact(pale), ground=quay(company))


def _may_receive_several(scene: Scene, company: int) -> bool:
    """True if several posts of a company are on their way home, so that a column stands for several choices."""
    top = scene.top
    return isinstance(top, st.Ousting) and sum(home == company for _, home in ousted(scene.s, top)) > 1
