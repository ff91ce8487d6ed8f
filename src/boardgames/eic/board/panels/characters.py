"""The ring of characters: capability cells, agents on them, at the portraits and in the central zone."""

from boardgames.drawing.board import Look
from boardgames.drawing.canvas import Canvas
from boardgames.eic.actions import CENTRE, MoveFromCentre, PlaceAgent
from boardgames.eic.board.panels.exchange import draw_letters
from boardgames.eic.box.tables import NONE, Tables
from boardgames.eic.rules.agents import cell_cost
from boardgames.eic.rules.ports import cheapest_ship
from boardgames.eic.state import AgentTurn, State
from boardgames.eic.words.names import letter

CHARACTER_SIZE = (21, 5)

HELP = {
    "shipowner": "pier: dock + store",
    "governor": "post: cubes {discount} less",
    "captain": "charts: free trips",
    "investor": "number: cost in PO",
}
"""A reminder in the free row of a box."""


def draw_character(t: Tables, canvas: Canvas, s: State, look: Look, number: int, x: int, y: int) -> None:
    """A box with a row a cell; in its lower edge the agents that wait at the portrait."""
    width, height = CHARACTER_SIZE
    row = t.characters[number]
    canvas.box(x, y, width, height, row.name)
    cells = t.character_cells[number]
    for line, cell in enumerate(cells):
        _draw_cell(t, canvas, s, look, cell, x + 1, y + 1 + line, width - 2)
    if len(cells) < height - 2:
        reminder = HELP.get(row.id, "").format(discount=t.costs.trading_post_discount)
        canvas.put(x + 2, y + height - 2, reminder[: width - 3], "dim")
    _draw_waiting(canvas, s, t.portraits + number, x + 2, y + height - 1)


def _draw_cell(t: Tables, canvas: Canvas, s: State, look: Look, cell: int, x: int, y: int, width: int) -> None:
    row = t.cells[cell]
    canvas.mark(row.id, x, y, width, 1)
    if code := look.legal.get(row.id):
        canvas.put(x, y, f"{code:·<3}", "legal")  # a dot: several codes begin like this
    at = canvas.put(x + 4, y, row.short, "" if row.id in look.legal or not look.legal else "dim")
    canvas.put(at + 1, y, _cost(t, s, cell), "money")
    there = s.cells[cell]
    coming = isinstance(look.action, PlaceAgent | MoveFromCentre) and look.action.cell == row.id and bool(s.frames)
    at = draw_letters(canvas, s, there, x + width - len(there) - coming, y)
    if coming:
        canvas.put(at, y, letter(s.players, s.frames[-1].seat), "ghost")


def _cost(t: Tables, s: State, cell: int) -> str:
    """The fixed cost, or what the cheapest ship costs the seat to move."""
    if t.cells[cell].capability != "ship":
        cost = cell_cost(t, s, cell)
        return str(cost) if cost else ""
    seat = s.frames[-1].seat if s.frames else 0
    cheapest = cheapest_ship(t, s, s.companies[seat])
    return f"{cheapest}+" if cheapest != NONE else ""


def _draw_waiting(canvas: Canvas, s: State, place: int, x: int, y: int) -> None:
    """Agents at a portrait that have not been placed in this period."""
    for company in range(len(s.companies)):
        x = _draw_agents(canvas, s, company, place, x, y)


def _draw_agents(canvas: Canvas, s: State, company: int, place: int, x: int, y: int) -> int:
    """A company's agents at a place; those of the seat to place one have numbers. Returns where they end."""
    asked = s.frames[-1] if s.frames else None
    for agent, at in enumerate(s.companies[company].agents):
        if at == place:
            x = draw_letters(canvas, s, (company,), x, y)
            if isinstance(asked, AgentTurn) and asked.seat == company:
                x = canvas.put(x, y, str(agent + 1), "bold")
    return x


def draw_ring(t: Tables, canvas: Canvas, s: State, look: Look, y: int) -> None:
    """All characters in a row whose ends are joined."""
    width, height = CHARACTER_SIZE
    middle = y + height // 2
    canvas.put(0, middle, "══", "frame")
    for number in range(len(t.characters)):
        x = 2 + number * (width + 2)
        draw_character(t, canvas, s, look, number, x, y)
        canvas.put(x + width, middle, "══", "frame")


def draw_centre(t: Tables, canvas: Canvas, s: State, look: Look, x: int, y: int) -> int:
    """The central zone and who is in it."""
    start = x
    if code := look.legal.get(CENTRE):
        x = canvas.put(x, y, code, "legal") + 1
    x = canvas.put(x, y, "central zone ", "title")
    for company in range(len(s.companies)):
        x = _draw_agents(canvas, s, company, t.centre, x, y)
    if isinstance(look.action, PlaceAgent) and look.action.cell == CENTRE and s.frames:
        x = canvas.put(x, y, letter(s.players, s.frames[-1].seat), "ghost")
    canvas.mark(CENTRE, start, y, max(x - start, 14), 1)
    return max(x, start + 14)
