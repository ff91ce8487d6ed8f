"""The map of Mombasa: regions with single and double borders, rewards, mines and posts."""

from boardgames.drawing.board import Look
from boardgames.drawing.canvas import Canvas
from boardgames.mombasa.actions import Enter
from boardgames.mombasa.board.panels.names import COMPANY_STYLES, reward
from boardgames.mombasa.box.rows import Region
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.rules.expansion import entry_cost
from boardgames.mombasa.state import Expanding, State
from boardgames.mombasa.words.names import company_code

ARMS = {
    (0, 1, 1, 0): "┌",
    (0, 0, 1, 1): "┐",
    (1, 1, 0, 0): "└",
    (1, 0, 0, 1): "┘",
    (1, 1, 1, 0): "├",
    (1, 0, 1, 1): "┤",
    (0, 1, 1, 1): "┬",
    (1, 1, 0, 1): "┴",
    (1, 1, 1, 1): "┼",
    (1, 0, 1, 0): "│",
    (0, 1, 0, 1): "─",
}
"""Corners by the lines that meet: up, right, down, left."""


class Grid:
    """Cells of the map and the lines between them."""

    def __init__(self, t: Tables, width: int, height: int) -> None:
        self.t, self.width, self.height = t, width, height
        """Characters between two lines."""
        self.owner: dict[tuple[int, int], int] = {}
        for number, place in enumerate(t.regions):
            if not place.inside:
                for x in range(place.x, place.x + place.w):
                    for y in range(place.y, place.y + place.h):
                        self.owner[x, y] = number
        self.between = {frozenset((a, b)): lines for a, b, lines in t.borders}
        self.bases: dict[tuple[str, int], tuple[int, int]] = {
            (t.companies[company].edge, region): (company, lines)
            for company, borders in enumerate(t.base_borders)
            for region, lines in borders
        }

    def line(self, one: tuple[int, int], two: tuple[int, int], edge: str) -> int:
        """0, 1 or 2 lines between two neighbouring cells; at the coast those of the base on that edge."""
        a, b = self.owner.get(one), self.owner.get(two)
        if a == b:
            return 0
        if a is not None and b is not None:
            return self.between.get(frozenset((a, b)), 1)
        inner = a if b is None else b
        return self.bases[edge, inner][1] if inner is not None and (edge, inner) in self.bases else 1

    def horizontal(self, x: int, y: int) -> int:
        """The line above cell (x, y)."""
        edge = "north" if (x, y) in self.owner else "south"
        return self.line((x, y - 1), (x, y), edge)

    def vertical(self, x: int, y: int) -> int:
        """The line left of cell (x, y)."""
        edge = "west" if (x, y) in self.owner else "east"
        return self.line((x - 1, y), (x, y), edge)


def draw_map(t: Tables, canvas: Canvas, s: State, look: Look, x: int, y: int, width: int, height: int) -> None:
    """The whole map from (x, y), `width` x `height` characters inside a cell."""
    grid = Grid(t, width, height)
    columns, rows = t.map_size
    for row in range(rows + 1):
        for column in range(columns + 1):
            _draw_lines(grid, canvas, column, row, x, y)
    for number, place in enumerate(t.regions):
        _draw_region(t, canvas, s, look, number, place, x, y, width, height)
    _draw_bases(grid, canvas, x, y)


def _draw_lines(grid: Grid, canvas: Canvas, column: int, row: int, x: int, y: int) -> None:
    """The corner left above a cell, the line to its right and the line below it."""
    left, top = x + column * (grid.width + 1), y + row * (grid.height + 1)
    across, down = grid.horizontal(column, row), grid.vertical(column, row)
    arms = (grid.vertical(column, row - 1), across, down, grid.horizontal(column - 1, row))
    corner = ARMS.get((arms[0] > 0, arms[1] > 0, arms[2] > 0, arms[3] > 0), "")
    if corner:
        canvas.put(left, top, corner, "frame")
    if across:
        canvas.put(left + 1, top, ("─" if across == 1 else "═") * grid.width, "frame")
    for line in range(grid.height if down else 0):
        canvas.put(left, top + 1 + line, "│" if down == 1 else "║", "frame")


def _draw_bases(grid: Grid, canvas: Canvas, x: int, y: int) -> None:
    """Where a region touches a base: the company's letters on that edge."""
    t = grid.t
    for (edge, region), (company, _) in grid.bases.items():
        place, code = t.regions[region], company_code(t, company)
        left, top = x + place.x * (grid.width + 1), y + place.y * (grid.height + 1)
        right, bottom = left + place.w * (grid.width + 1), top + place.h * (grid.height + 1)
        match edge:
            case "north" | "south":
                at = (left + right) // 2 - 2
                canvas.put(at, top if edge == "north" else bottom, f" {code} ", COMPANY_STYLES[company])
            case "west":
                canvas.put(left - 2, top + 1, code, COMPANY_STYLES[company])
            case _:
                canvas.put(right + 1, top + 1, code, COMPANY_STYLES[company])


def _draw_region(
    t: Tables,
    canvas: Canvas,
    s: State,
    look: Look,
    number: int,
    place: Region,
    x: int,
    y: int,
    width: int,
    height: int,
) -> None:
    left, top = x + place.x * (width + 1) + 1, y + place.y * (height + 1) + 1
    wide = place.w * (width + 1) - 1
    hole = next((other for other in t.regions if other.inside == place.id), None)
    if place.inside:
        left, wide = left - 1, width
        single = any({a, b} == {number, t.region_at[place.inside]} and lines == 1 for a, b, lines in t.borders)
        _draw_hole(canvas, left - 1, top, wide + 2, height, single)
    elif hole:
        wide -= width + 2
    canvas.mark(place.id, left, top, wide, height)
    code = look.legal.get(place.id)
    if height > 1:
        name = f"{code} {place.name}" if code else place.name
        canvas.put(left, top, name if len(name) <= wide else f"{name[: wide - 1].rstrip()}.", "legal" if code else "")
        canvas.put(left, top + 1, reward(place), "money" if place.reward_kind == "pounds" else "bold")
        _draw_posts(t, canvas, s, look, number, left + 4, top + 1)
        _draw_cost(t, canvas, s, number, left + min(8, wide - 2), top + 1, code)
    else:
        canvas.put(left, top, code or t.region_codes[number], "legal" if code else "dim")
        canvas.put(left + 3, top, reward(place), "money" if place.reward_kind == "pounds" else "bold")
        _draw_posts(t, canvas, s, look, number, left + 6 if not place.mines else left + 7, top, bare=True)
        _draw_cost(t, canvas, s, number, left + min(9, wide - 2), top, code)


def _draw_hole(canvas: Canvas, x: int, y: int, width: int, height: int, single: bool) -> None:
    """The box of an enclave around its lines of text: only its corners fit."""
    pairs = (["[]"], ["┌┐", "└┘"]) if single else (["{}"], ["╔╗", "╚╝"])
    lines = pairs[height > 1]
    for line, corners in enumerate(lines):
        canvas.put(x, y + line, corners[0], "frame")
        canvas.put(x + width - 1, y + line, corners[1], "frame")


def _draw_posts(
    t: Tables, canvas: Canvas, s: State, look: Look, number: int, x: int, y: int, *, bare: bool = False
) -> None:
    """The post in a region; while a company expands there may be two, the one that will be ousted second."""
    top = s.frames[-1] if s.frames else None
    if isinstance(look.action, Enter) and isinstance(top, Expanding) and look.action.region == t.regions[number].id:
        canvas.put(x, y, company_code(t, top.company) if bare else f"[{company_code(t, top.company)}]", "ghost")
        return
    owners = [company for company, posts in enumerate(s.posts) if posts >> number & 1]
    entered = next((frame.company for frame in s.frames if hasattr(frame, "company")), -1)
    owners.sort(key=lambda company: company != entered)
    if len(owners) == 1:
        code = company_code(t, owners[0])
        canvas.put(x, y, code if bare else f"[{code}]", COMPANY_STYLES[owners[0]])
        return
    for company in owners:
        x = canvas.put(x, y, company_code(t, company), COMPANY_STYLES[company])


def _draw_cost(t: Tables, canvas: Canvas, s: State, number: int, x: int, y: int, code: str | None) -> None:
    top = s.frames[-1] if s.frames else None
    if code and isinstance(top, Expanding) and (cost := entry_cost(t, s, top.company, number)):
        canvas.put(x, y, f"»{cost}", "legal")
