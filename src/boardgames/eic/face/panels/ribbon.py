"""The ribbon above the table: period, phases, initiative."""

from boardgames.eic.face.colours import BLACK, BRASS, LABEL
from boardgames.eic.face.panels.scene import Scene, plate
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import DIM, GOLD, SHEET


def draw_ribbon(canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> None:
    """The present phase is a brass plate; those that are over are dim."""
    at = draw_period(canvas, scene, x + 1, y) + 2
    for row in scene.t.phases:
        text = f" {row.letter} {row.short} "
        canvas.mark(f"phase-{row.letter}", at, y, len(text), 1)
        if row.letter == scene.phase:
            at = canvas.chip(at, y, text, BRASS, BLACK) + 1
        else:
            at = canvas.put(at, y, text, DIM if row.letter < scene.phase else LABEL, ground=SHEET) + 1
    draw_order(canvas, scene, x + width, y)


def draw_period(canvas: Canvas, scene: Scene, x: int, y: int) -> int:
    """A star for each period that has begun, and its years."""
    t, s = scene.t, scene.s
    period = max(s.period, 1)
    at = canvas.put(x, y, "★" * period + "☆" * (len(t.periods) - period), GOLD)
    at = canvas.put(at + 1, y, t.periods[period - 1].label, LABEL)
    canvas.mark("period", x, y, at - x, 1)
    return at


def order_width(scene: Scene) -> int:
    """Columns of the order where there is little room."""
    return len(scene.say("board-order")) + 1 + 3 * len(scene.s.order)


def draw_order(canvas: Canvas, scene: Scene, end: int, y: int, key: str = "board-initiative") -> None:
    """The order of initiative, up to a column."""
    label = scene.say(key) + " "
    start = end - len(label) - 3 * len(scene.s.order)
    x = canvas.put(start, y, label, LABEL)
    for company in scene.s.order:
        x = plate(canvas, x, y, scene, company)
    canvas.mark("initiative", start, y, x - start, 1)
