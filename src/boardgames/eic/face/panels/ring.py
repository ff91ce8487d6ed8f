"""The ring of characters as it lies on the board, with its cells and agents around the central zone."""

from collections import Counter
from typing import NamedTuple

from boardgames.eic import state as st
from boardgames.eic.actions import CENTRE
from boardgames.eic.box.tables import NONE
from boardgames.eic.face.colours import BLACK, BRASS, LABEL, QUIET
from boardgames.eic.face.panels.scene import RING, Scene, ghost, piece, title
from boardgames.eic.rules.agents import cell_cost
from boardgames.eic.rules.ports import cheapest_ship
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, CURSOR, DIM, GOLD, INK, SHEET, TABLE, bold

WIDE = 30
"""A character with more columns has whole phrases and larger pieces."""


class Agent(NamedTuple):
    """Agent: its owner and its number."""

    company: int
    number: int
    """As typed; 0 where it does not matter."""


def agents_at(scene: Scene, place: int) -> list[Agent]:
    """Return the agents at a place; those of the seat to place one have numbers."""
    asked = scene.seat if isinstance(scene.frame, st.AgentTurn) else None
    return [
        Agent(company, number + 1 if company == asked else 0)
        for company, one in enumerate(scene.s.companies)
        for number, at in enumerate(one.agents)
        if at == place
    ]


def draw_agents(
    canvas: Canvas,
    scene: Scene,
    agents: list[Agent],
    x: int,
    y: int,
    *,
    right: bool = False,
    wide: bool = False,
    room: int = 40,
) -> int:
    """From x on or up to x; the one that the selected choice moves is yellow where it stands."""
    pieces, gap = _pieces(scene, agents, wide, room)
    if right:
        x -= sum(len(text) for _, text in pieces) + gap * max(len(pieces) - 1, 0)
    move = scene.moves_agent()
    goes = move.agent + 1 if move is not None else NONE
    for one, text in pieces:
        end = ghost(canvas, x, y, text) if one.number == goes else piece(canvas, x, y, scene, one.company, text)
        x = end + gap
    return x


def _pieces(scene: Scene, agents: list[Agent], wide: bool, room: int) -> tuple[list[tuple[Agent, str]], int]:
    """The agents with their texts, and the gap between them; where there are too many, `3A` stands for three of A,
    or A for any number of them."""
    numbered = any(one.number for one in agents)
    pieces = [(one, scene.letter(one.company) + (str(one.number) if one.number else "")) for one in agents]
    if wide and 4 * len(pieces) <= room:
        return [(one, f" {text} ") for one, text in pieces], 0
    gap = int(numbered)  # a number must not seem to belong to the next letter
    if sum(len(text) + gap for _, text in pieces) <= room:
        return pieces, gap
    counts, each = Counter(agents), dict(pieces)
    counted = [(one, f"{counts[one]}{text}" if counts[one] > 1 else text) for one, text in each.items()]
    if sum(len(text) for _, text in counted) <= room:
        return counted, 0
    return [(one, scene.letter(company)) for company, one in {one.company: one for one in agents}.items()], 0


def on_cell(scene: Scene, cell: int) -> list[Agent]:
    return [Agent(company, 0) for company in scene.s.cells[cell]]


def cost_text(scene: Scene, cell: int) -> str:
    """The fixed cost, or what the cheapest ship costs the seat to move and more."""
    t, s = scene.t, scene.s
    if t.cells[cell].capability != "ship":
        cost = cell_cost(t, s, cell) if s.period else 0
        return str(cost) if cost else ""
    cheapest = cheapest_ship(t, s, s.companies[scene.seat or 0]) if s.period else NONE
    return f"{cheapest}+" if cheapest != NONE else ""


def draw_ring(
    canvas: Canvas, scene: Scene, x: int, y: int, width: int = 72, height: int = 7, phrases: tuple[str, ...] = ()
) -> None:
    """Three characters above, two below, neighbours joined by lines, the central zone in the middle."""
    t = scene.t
    number = {one.id: index for index, one in enumerate(t.characters)}
    side = (width - 3) // 3
    middle, right, gap = width - 2 * side - 2, x + width - side, int(height > 7)
    lower, rows = y + 4 + gap, height - 4 - gap
    for xx, yy, text in (
        (x + side, y + 1, "━"),
        (right - 1, y + 1, "━"),
        (x + side // 2, lower - 1, "┃"),
        (right + side // 2, lower - 1, "┃"),
        (x + side, lower + rows - 1, "━" * (middle + 2)),
    ):
        canvas.put(xx, yy, text, LABEL)
    for name, left, top, wide, tall in (
        ("investor", x, y, side, 3 + gap),
        ("merchant", x + side + 1, y, middle, 4),
        ("shipowner", right, y, side, 3 + gap),
        ("captain", x, lower, side, rows),
        ("governor", right, lower, side, rows),
    ):
        _draw_character(canvas, scene, number[name], left, top, wide, tall, phrases)
    _draw_centre(canvas, scene, x + side + 3, lower, middle - 4, max(rows - 1, 2))


def _draw_character(
    canvas: Canvas, scene: Scene, number: int, x: int, y: int, width: int, height: int, phrases: tuple[str, ...]
) -> None:
    """Name and waiting agents in the strip; a row a cell."""
    t, row = scene.t, scene.t.characters[number]
    canvas.fill(x, y, width, height, scene.ground(RING))
    title(canvas, x, y, width, row.name)
    canvas.mark(f"character-{row.id}", x, y, width, 1)
    if RING in scene.lit:
        canvas.chip(x, y, f" {row.name} ", BRASS, BLACK)
    waiting, room = agents_at(scene, t.portraits + number), width - len(row.name) - 3
    draw_agents(canvas, scene, waiting, x + width - 1, y, right=True, wide=width > WIDE, room=room)
    for line, cell in enumerate(t.character_cells[number]):
        _draw_cell(canvas, scene, cell, x, y + 1 + line, width, phrases[cell] if phrases else "")


def _draw_cell(canvas: Canvas, scene: Scene, cell: int, x: int, y: int, width: int, phrase: str) -> None:
    """Key or phase, what one gets, cost, agents."""
    row = scene.t.cells[cell]
    canvas.mark(row.id, x, y, width, 1)
    chosen, code = scene.chosen(row.id), scene.code(row.id, 3)
    closed = isinstance(scene.frame, st.AgentTurn) and not code
    if chosen:
        canvas.fill(x, y, width, 1, CURSOR)
    if code:
        _key(canvas, x + 1, y, code, chosen)
    elif row.effect_phase != "now":
        canvas.put(
            x, y, scene.fit(4, "board-in-phase", phase=row.effect_phase), BLACK if chosen else QUIET
        )  # a bare letter would be a player's
    ink = BLACK if chosen else QUIET if closed else INK
    at = canvas.put(x + 5, y, phrase or row.short, bold(ink) if chosen else ink)
    if not (phrase and row.capability == "ship") and (cost := cost_text(scene, cell)):
        money = BLACK if chosen else QUIET if closed else GOLD
        canvas.put(
            at + 2 if phrase else x + 18 - len(cost.rstrip("+")),
            y,
            scene.say("board-price", price=cost) if phrase else cost,
            bold(money),
        )
    wide = width > WIDE
    coming = ""
    if (move := scene.moves_agent()) is not None and move.cell == row.id and scene.seat is not None:
        coming = f" {scene.letter(scene.seat)} " if wide else scene.letter(scene.seat)
    end = draw_agents(canvas, scene, on_cell(scene, cell), x + width - 1 - len(coming), y, right=True, wide=wide)
    canvas.put(end, y, coming, bold(CURSOR), ground=BLACK)  # the ghost: its letter cut out of the yellow


def _key(canvas: Canvas, x: int, y: int, code: str, chosen: bool) -> int:
    """A key cap, cut out where its whole place is yellow."""
    return canvas.chip(x, y, code, BLACK, CURSOR) if chosen else canvas.key(x, y, code)


def _draw_centre(canvas: Canvas, scene: Scene, x: int, y: int, width: int, height: int) -> None:
    """The central zone and who is in it."""
    chosen, code = scene.chosen(CENTRE), scene.code(CENTRE, 2)
    canvas.fill(x, y, width, height, CURSOR if chosen else scene.ground(RING))
    canvas.mark(CENTRE, x, y, width, height)
    if code:
        _key(canvas, x + 1, y, code, chosen)
    canvas.put(x + 5, y, scene.fit(width - 6, "board-centre"), bold(BLACK if chosen else INK))
    there, move = agents_at(scene, scene.t.centre), scene.moves_agent()
    at = draw_agents(canvas, scene, there, x + 5, y + 1, wide=width > WIDE)
    if move is not None and move.cell == CENTRE and scene.seat is not None:
        canvas.put(at, y + 1, scene.letter(scene.seat), bold(CURSOR), ground=BLACK)
    elif not there:
        canvas.put(x + 5, y + 1, scene.say("board-nobody"), BLACK if chosen else QUIET)


STRIP = (15, 15, 14, 15, 13)
"""Columns of each character where agents only stand there, a gap included."""


def draw_strip(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    """Outside phase A: five columns of four rows; what works in this phase is bright."""
    t, s = scene.t, scene.s
    start = x
    for number, (row, room) in enumerate(zip(t.characters, STRIP, strict=True)):
        width = room - (number < len(STRIP) - 1)
        canvas.fill(x, y, width, 4, SHEET)
        waiting = agents_at(scene, t.portraits + number)
        owners = len({one.company for one in waiting})
        name = row.name if len(row.name) + 1 + owners <= width else row.short
        title(canvas, x, y, width, name)
        canvas.mark(f"character-{row.id}", x, y, width, 1)
        spare = width - len(name) - 1
        draw_agents(canvas, scene, waiting, x + width, y, right=True, room=spare)
        for line, cell in enumerate(t.character_cells[number]):
            one, there = t.cells[cell], s.cells[cell]
            canvas.mark(one.id, x, y + 1 + line, width, 1)
            works = bool(there) and one.effect_phase == scene.phase
            limit, facts = width - len(there) - 1, {"cell": one.id, "name": one.short}
            called = scene.fit(limit - 1, "board-cell", **facts) or scene.fit(limit, "board-cell", **facts)
            ink = bold(BRIGHT) if works else LABEL if there else DIM
            canvas.put(x + 1, y + 1 + line, called, ink)
            draw_agents(canvas, scene, on_cell(scene, cell), x + width, y + 1 + line, right=True)
        x += room
    # the last row below the four characters with two cells is free
    left, width = start + STRIP[0], sum(STRIP[1:])
    canvas.fill(left, y + 3, width, 1, TABLE)
    canvas.mark(CENTRE, left, y + 3, width, 1)
    at = canvas.put(left + 1, y + 3, scene.say("board-centre") + " ", LABEL)
    centre = agents_at(scene, t.centre)
    if centre:
        draw_agents(canvas, scene, centre, at, y + 3)
    else:
        canvas.put(at, y + 3, scene.say("board-nobody"), DIM)
