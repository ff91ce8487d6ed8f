"""The special action track and the progress track: one grammar for both."""

from collections.abc import Callable

from boardgames.amerigo.face.colours import CUBES, ON_CUBE, STEPS
from boardgames.amerigo.face.panels.scene import ADVANCE, TOKENS, Scene
from boardgames.amerigo.face.panels.sheet import disc
from boardgames.amerigo.state import PROGRESS, SPECIAL, Player
from boardgames.core.game import Seat
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, DIM, FOCUS, GOLD, ON_CURSOR, RAISED, SHEET, bold, mix

LABEL = 9
"""The least columns of a track's name; it takes what the spaces leave."""
WIDTHS = ((4, 4), (3, 3), (2, 3), (2, 2), (1, 2))
"""Columns of a plain space and of one with a figure on it: the widest that fit are taken."""


class Lane:
    """Where the spaces of a track lie in a row of columns."""

    def __init__(self, x: int, width: int, end: int, figures: frozenset[int]) -> None:
        for plain, wide in WIDTHS:
            widths = [wide if space in figures else plain for space in range(1, end + 1)]
            if sum(widths) + LABEL <= width:
                break
        self.label = width - sum(widths)
        self.columns = [x]
        for taken in (self.label, *widths):
            self.columns.append(self.columns[-1] + taken)

    def at(self, space: int) -> int:
        return self.columns[space]

    def width(self, space: int) -> int:
        return self.columns[space + 1] - self.columns[space]


def draw_special(canvas: Canvas, v: Scene, x: int, y: int, width: int) -> None:
    """Discs, then what white may be used as on every space, then points at the end."""
    t = v.t
    lane = Lane(x, width - 1, t.special_end, frozenset(range(t.special_end + 1)))
    canvas.fill(x, y, width, 3, SHEET)
    canvas.mark("special-0", x, y, lane.label, 3)
    ground = FOCUS if v.focus == ADVANCE else RAISED
    canvas.put(x, y + 1, f" {v.fit(lane.label - 1, 'special')}".ljust(lane.label), bold(BRIGHT), ground=ground)
    canvas.put(x + 1, y + 2, v.fit(lane.label - 1, "special-vp"), DIM)
    for space in range(1, t.special_end + 1):
        place, colour, at, step = f"special-{space}", t.special_colours[space], lane.at(space), lane.width(space)
        canvas.mark(place, at, y, step, 3)
        tone = mix(CUBES[colour], SHEET, 0.1) if space % 2 else CUBES[colour]
        canvas.put(at, y + 1, f" {t.colours[colour].key}".ljust(step), bold(ON_CUBE), ground=tone)
        if t.special_vp[space] != t.special_vp[space - 1]:
            canvas.right(at + 2, y + 2, str(t.special_vp[space]), bold(GOLD))
        if code := v.code(place):
            canvas.key(at, y + 1, code.rjust(2).ljust(step), chosen=place in v.chosen)
    _draw_discs(canvas, v, y, lane, lambda p: p.special, v.me.special + v.steps.get(SPECIAL, 0), frozenset())


def draw_progress(canvas: Canvas, v: Scene, x: int, y: int, width: int) -> None:
    """Every golden space is worth its points at the end and one token now."""
    t = v.t
    golden = frozenset(t.progress_spaces)
    lane = Lane(x, width, t.progress_end, golden)
    canvas.fill(x, y, width, 2, SHEET)
    canvas.mark("progress-0", x, y, lane.label, 2)
    ground = FOCUS if v.focus == TOKENS else RAISED
    name = f" {v.fit(lane.label - 1, 'progress')} "
    canvas.put(x, y + 1, name.ljust(lane.label), bold(BRIGHT), ground=ground)
    if lane.label > 22:
        canvas.put(x + len(name), y + 1, v.fit(lane.label - len(name), "progress-golden"), GOLD)
    for space in range(1, t.progress_end + 1):
        at, step = lane.at(space), lane.width(space)
        canvas.mark(f"progress-{space}", at, y, step, 2)
        if space in golden:
            text = str(t.progress_vp[space]).rjust(2).ljust(step)
            canvas.put(at, y + 1, text, bold(ON_CURSOR), ground=GOLD)
        else:
            canvas.fill(at, y + 1, step, 1, STEPS[space % 2])
    goal = v.me.progress + v.steps.get(PROGRESS, 0)
    keys = {v.me.progress + further: code for further, code in v.advances(PROGRESS)}
    _draw_discs(canvas, v, y, lane, lambda p: p.progress, goal, golden | keys.keys())
    there = {p.progress for p in v.s.players}
    for space, code in keys.items():
        # Above its space, clear of the points; where a disc lies, below that or beside it.
        at, line, room = lane.at(space), y, min(2, lane.width(space))
        if space in there and space not in golden:
            line += 1
        elif space in there:
            at, room = at + 1, room - 1
        if room == 1 < len(code):
            # A figure of two digits in one column stands upright.
            canvas.key(at, y, code[0], chosen=space == goal)
            code, line = code[1:], y + 1
        canvas.key(at, line, code.rjust(room), chosen=space == goal)


def _draw_discs(
    canvas: Canvas, v: Scene, y: int, lane: Lane, of: Callable[[Player], int], goal: int, taken: frozenset[int]
) -> None:
    """The players' discs above a track, a pile from its top; the player's own where the selected action leads.

    What has no room above a narrow space lies on it, unless that is taken by a figure or a key.
    """
    piles: dict[int, list[tuple[Seat, bool]]] = {}
    for seat in v.s.discs:
        piles.setdefault(of(v.s.players[seat]), []).append((seat, False))
    if goal != of(v.me):
        piles.setdefault(goal, []).append((v.actor, True))
    rows: list[tuple[int, list[tuple[Seat, bool]]]] = []
    for space, pile in sorted(piles.items()):
        if not space:
            rows.append((lane.at(1) - 1 - len(pile), pile))
            continue
        room = lane.width(space)
        if len(pile) > room == 1 and space not in taken:
            seat, ghost = pile.pop()
            disc(canvas, lane.at(space), y + 1, seat, ghost=ghost)
        rows.append((lane.at(space), pile))
    for column, (seat, ghost) in _side_by_side(rows, lane.columns[-1]):
        disc(canvas, column, y, seat, ghost=ghost)


def _side_by_side(rows: list[tuple[int, list[tuple[Seat, bool]]]], end: int) -> list[tuple[int, tuple[Seat, bool]]]:
    """Piles, each from its own column or the next that is free; those at the end make room to the left."""
    starts: list[int] = []
    free = 0
    for column, pile in rows:
        starts.append(max(column, free))
        free = starts[-1] + len(pile)
    for i in reversed(range(len(rows))):
        starts[i] = min(starts[i], end - len(rows[i][1]))
        end = starts[i]
    return [(start + n, one) for start, (_, pile) in zip(starts, rows, strict=True) for n, one in enumerate(pile)]
