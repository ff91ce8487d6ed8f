"""The ribbon above the table: period, phases, initiative."""

from boardgames.drawing.canvas import Canvas
from boardgames.drawing.colours import DIM, GOLD, SHEET
from boardgames.eic.board.colours import BLACK, BRASS, LABEL
from boardgames.eic.board.panels.scene import Scene, plate

ORDER = "initiative "


def draw_ribbon(canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> None:
    t, s = scene.t, scene.s
    period = max(s.period, 1)
    at = canvas.put(x + 1, y, "★" * period + "☆" * (len(t.periods) - period), GOLD)
    at = canvas.put(at + 1, y, t.periods[period - 1].label, LABEL)
    canvas.mark("period", x + 1, y, at - x - 1, 1)
    at += 2
    for row in t.phases:
        text = f" {row.letter} {row.short} "
        canvas.mark(f"phase-{row.letter}", at, y, len(text), 1)
        if row.letter == scene.phase:
            at = canvas.chip(at, y, text, BRASS, BLACK) + 1
        else:
            at = canvas.put(at, y, text, DIM if row.letter < scene.phase else LABEL, ground=SHEET) + 1
    draw_order(canvas, scene, x + width, y)


def order_width(scene: Scene) -> int:
    return len(ORDER) + 3 * len(scene.s.order)


def draw_order(canvas: Canvas, scene: Scene, end: int, y: int) -> None:
    """The order of initiative, up to a column."""
    start = end - order_width(scene)
    x = canvas.put(start, y, ORDER, LABEL)
    for company in scene.s.order:
        x = plate(canvas, x, y, scene, company)
    canvas.mark("initiative", start, y, x - start, 1)
