"""The special action track and the progress track: one grammar for both."""

from collections.abc import Callable

from boardgames.amerigo.board.colours import CUBES, ON_CUBE, STEPS
from boardgames.amerigo.board.panels.scene import ADVANCE, TOKENS, Scene
from boardgames.amerigo.board.panels.sheet import disc
from boardgames.amerigo.state import PROGRESS, SPECIAL, Player
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.colours import BRIGHT, DIM, FOCUS, GOLD, ON_CURSOR, RAISED, SHEET, bold, mix


def draw_special(canvas: Canvas, v: Scene, x: int, y: int, width: int, step: int) -> None:
    """Discs, then what white may be used as on every space, then points at the end."""
    t = v.t
    label = width - step * t.special_end - 1
    canvas.fill(x, y, width, 3, SHEET)
    canvas.mark("special-0", x, y, label, 3)
    ground = FOCUS if v.focus == ADVANCE else RAISED
    canvas.put(x, y + 1, " Special".ljust(label), bold(BRIGHT), ground=ground)
    canvas.put(x + 1, y + 2, "VP at the end" if label > 13 else "VP", DIM)

    def at(space: int) -> int:
        return x + label + step * (space - 1) if space else x + label - 1 - len(v.s.players)

    for space in range(1, t.special_end + 1):
        place, colour = f"special-{space}", t.special_colours[space]
        canvas.mark(place, at(space), y, step, 3)
        tone = mix(CUBES[colour], SHEET, 0.1) if space % 2 else CUBES[colour]
        canvas.put(at(space), y + 1, f" {t.colours[colour].key}".ljust(step), bold(ON_CUBE), ground=tone)
        if t.special_vp[space] != t.special_vp[space - 1]:
            canvas.right(at(space) + 2, y + 2, str(t.special_vp[space]), bold(GOLD))
        if code := v.code(place):
            canvas.key(at(space), y + 1, code.rjust(2).ljust(step), chosen=place in v.chosen)
    _draw_discs(canvas, v, y, at, step, lambda p: p.special, v.me.special + v.steps.get(SPECIAL, 0))


def draw_progress(canvas: Canvas, v: Scene, x: int, y: int, width: int, step: int) -> None:
    """Every golden space is worth its points at the end and one token now."""
    t = v.t
    label = width - step * t.progress_end
    canvas.fill(x, y, width, 2, SHEET)
    canvas.mark("progress-0", x, y, label, 2)
    ground = FOCUS if v.focus == TOKENS else RAISED
    canvas.put(x, y + 1, " Progress".ljust(label), bold(BRIGHT), ground=ground)
    if label > 22:
        canvas.put(x + 10, y + 1, "gold: a token", GOLD)

    def at(space: int) -> int:
        return x + label + step * (space - 1) if space else x + label - 1 - len(v.s.players)

    for space in range(1, t.progress_end + 1):
        canvas.mark(f"progress-{space}", at(space), y, step, 2)
        if space in t.progress_spaces:
            text = str(t.progress_vp[space]).rjust(2).ljust(step)
            canvas.put(at(space), y + 1, text, bold(ON_CURSOR), ground=GOLD)
        else:
            canvas.fill(at(space), y + 1, step, 1, STEPS[space % 2])
    goal = v.me.progress + v.steps.get(PROGRESS, 0)
    _draw_discs(canvas, v, y, at, step, lambda p: p.progress, goal)
    for further, code in v.advances(PROGRESS):
        space = v.me.progress + further
        canvas.key(at(space), y + (1 if space not in t.progress_spaces else 0), code.rjust(2), chosen=space == goal)


def _draw_discs(
    canvas: Canvas, v: Scene, y: int, at: Callable[[int], int], step: int, of: Callable[[Player], int], goal: int
) -> None:
    """The players' discs above a track, a pile from its top; the player's own where the selected action leads."""
    piles: dict[int, list[int]] = {}
    for seat in v.s.discs:
        piles.setdefault(of(v.s.players[seat]), []).append(seat)
    for space, seats in piles.items():
        # A pile wider than its space grows to the right, or to the left if the next space has discs too.
        left = max(0, len(seats) - step) if space and space + 1 in piles else 0
        for n, seat in enumerate(seats):
            disc(canvas, at(space) - left + n, y, seat)
    if goal != of(v.me):
        disc(canvas, at(goal) + len(piles.get(goal, ())), y, v.actor, ghost=True)
