"""Village and neutral tiles: what is left to plan, what is planned, what they cost and count."""

from typing import NamedTuple

from boardgames.amerigo.box.tables import Cells
from boardgames.amerigo.face.colours import CHALK, GONE, LABEL, NEUTRAL, ON_NEUTRAL, ON_VILLAGE, SHAPE, VALUE, VILLAGES
from boardgames.amerigo.face.panels.legend import OPENED
from boardgames.amerigo.face.panels.scene import TILES, Scene
from boardgames.amerigo.face.panels.sheet import big_shape, disc, extent, half_gap, plate, shape, words
from boardgames.amerigo.face.panels.tokens import draw_owned
from boardgames.amerigo.face.words.names import shape_label
from boardgames.amerigo.rules.expand import fitting_turns, turns_of
from boardgames.amerigo.state import VILLAGES as VILLAGE_SIGNS
from boardgames.amerigo.state import Build, BuildTile
from boardgames.core.game import SEAT_LETTERS
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import (
    BAD,
    BRIGHT,
    CURSOR,
    DIM,
    FAINT,
    FOCUS,
    GOLD,
    INK,
    ON_KEY,
    ON_PLAYERS,
    PLAYERS,
    SHEET,
    bold,
    exact,
)

RACK_ROOM = 39
"""Columns of the villages on the rack: beyond them high shapes stand."""
NOTE = 27
"""Columns of the note behind them."""


class Form(NamedTuple):
    """A shape with the kinds of tiles that have it."""

    cells: Cells
    kinds: tuple[int | None, int | None]
    """The village and the neutral tile; None: there is none."""


def forms_of(v: Scene) -> list[Form]:
    """Every shape once: villages and neutral tiles share them."""
    pairs: dict[int, list[int | None]] = {}
    for number, kind in enumerate(v.t.landscape):
        pairs.setdefault(kind.form, [None, None])[not kind.village] = number
    return [Form(v.t.shapes[form].turns[0], (pair[0], pair[1])) for form, pair in pairs.items()]


def supply(v: Scene) -> tuple[int, ...]:
    """Return how many of each kind of tile the player to move could plan."""
    return (*v.me.villages, *v.s.neutral)


def colour_of(v: Scene, form: Form) -> str:
    """In the player's colour what is planned, grey what can be had, hardly visible what is gone."""
    kinds = [kind for kind in form.kinds if kind is not None]
    if v.tile in kinds:
        return CURSOR
    if any(v.me.reserve[kind] for kind in kinds):
        return PLAYERS[v.actor]
    return SHAPE if any(supply(v)[kind] for kind in kinds) else GONE


def draw_rack(canvas: Canvas, v: Scene, x: int, y: int, width: int) -> None:
    """Every shape once; under it how many are left to plan and, in the player's colour, how many are planned."""
    half_gap(canvas, x, y, width)
    canvas.fill(x, y + 1, width, 3, SHEET)
    canvas.put(x, y + 1, f" {v.fit(8, 'rack')}".ljust(9), bold(BRIGHT), ground=FOCUS if v.focus == TILES else "")
    # As on the map, so that it need not be told elsewhere.
    canvas.chip(x, y + 2, VILLAGE_SIGNS[v.actor], VILLAGES[v.actor], ON_VILLAGE)
    canvas.put(x + 2, y + 2, v.fit(8, "rack-village"), DIM)
    canvas.chip(x, y + 3, "▪", NEUTRAL, ON_NEUTRAL)
    canvas.put(x + 2, y + 3, v.fit(8, "rack-neutral"), DIM)
    at = x + 10
    for form in forms_of(v):
        wide, high = extent(form.cells)
        shape(canvas, at, 2 * y + 4 - high, form.cells, colour_of(v, form))
        for line, kind in zip((y + 2, y + 3), form.kinds, strict=True):
            if kind is not None:
                _draw_count(canvas, v, at, line, kind)
        at += 5 if wide > 3 else 4
    _draw_note(canvas, v, x + RACK_ROOM, y + 2)


def _draw_count(canvas: Canvas, v: Scene, x: int, y: int, kind: int) -> None:
    place, left, planned = f"tile-{v.t.landscape[kind].id}", supply(v)[kind], v.me.reserve[kind]
    canvas.mark(place, x, y, 3, 1)
    code = v.code(place)
    if code:
        canvas.key(x, y, code, chosen=place in v.chosen)
    else:
        canvas.put(x, y, str(left) if left else "·", INK if left else exact(FAINT))
    if planned and len(code) < 2:
        canvas.chip(x + 2, y, str(planned), PLAYERS[v.actor], ON_PLAYERS[v.actor])
        if kind in v.landless:
            canvas.put(x + 3, y, "!", bold(BAD))


def landless_text(v: Scene, width: int) -> str:
    """Return how many planned tiles fit nowhere, if there are any."""
    count = sum(v.me.reserve[kind] for kind in v.landless)
    return f" {v.fit(width - 2, 'tiles-landless', n=count, planned=sum(v.me.reserve))} " if count else ""


def _draw_note(canvas: Canvas, v: Scene, x: int, y: int) -> None:
    """The tile that is looked at, or else the signs of the map."""
    if v.tile is None and (warning := landless_text(v, NOTE)):
        canvas.chip(x, y, warning, BAD, ON_KEY)
        return
    if v.tile is None:
        signs = (
            (f"⌂{OPENED}", CHALK, v.fit(8, "sign-opens-short", opened=OPENED)),
            ("◆", VALUE, v.fit(6, "sign-chest")),
            ("★", VALUE, v.fit(5, "sign-star")),
        )
        words(canvas, x, y, *(part for sign, ink, word in signs for part in ((sign, ink), (f" {word} ", DIM))))
        return
    kind = v.t.landscape[v.tile]
    at = canvas.put(x, y, v.say("cost", ap=kind.cost), bold(BRIGHT)) + 1
    at = canvas.put(at, y, v.say("tile-vp", small=kind.vp_small, large=kind.vp_large), GOLD)
    room = x + NOTE - at - 1
    if ways := ways_to_turn(v):
        canvas.put(at + 1, y, v.fit(room, "tile-ways", ways=ways), CURSOR)
    elif can_turn(v):
        canvas.put(at + 1, y, v.fit(room, "tile-turn"), INK)
    else:
        planned = isinstance(v.top, Build | BuildTile)
        number = v.me.reserve[v.tile] if planned else supply(v)[v.tile]
        canvas.put(at + 1, y, v.fit(room, "tile-planned" if planned else "tile-left", n=number), INK)


def can_turn(v: Scene) -> bool:
    """True if a tile is being placed that is another one when it is turned."""
    return isinstance(v.top, BuildTile) and len(turns_of(v.t, v.s, v.top.tile)) > 1


def ways_to_turn(v: Scene) -> int:
    """Return in how many ways the tile being placed can be turned on the cell under the cursor, if more than one."""
    cell = v.chart.index.get(v.look.selected or "", v.chart.frame_at)
    if not isinstance(v.top, BuildTile) or cell >= v.chart.frame_at:
        return 0
    ways = len(fitting_turns(v.t, v.s, v.actor, v.top.tile, cell))
    return ways if ways > 1 else 0


def draw_shop(canvas: Canvas, v: Scene, x: int, y: int, width: int) -> None:
    """The rack of the large table: big shapes, what they cost and what they are worth."""
    canvas.fill(x, y, width, 12, SHEET)
    title, note = v.say("shop"), v.say("tile-turn" if can_turn(v) else "shop-note")
    warning = landless_text(v, width - len(title) - 4)
    crowded = bool(warning) and len(title) + len(warning) + len(note) + 6 > width
    plate(canvas, x, y, width, title, focus=v.focus == TILES, note="" if crowded else note)
    if warning:
        at = x + width - len(warning) - 1 if crowded else x + len(title) + 3
        canvas.chip(at, y, warning, BAD, ON_KEY)
    forms, wide = forms_of(v), (width - 15) // 7
    disc(canvas, x, y + 4, v.actor)
    canvas.put(x + 2, y + 4, v.fit(12, "shop-village"), INK)
    for band, first, high in ((y + 2, 0, 2), (y + 7, 7, 3)):
        second = band + high + (first == 0)
        canvas.put(x, second, "▪", exact(NEUTRAL))
        canvas.put(x + 2, second, v.fit(12, "shop-neutral"), INK)
        for n, form in enumerate(forms[first : first + 7]):
            at = x + 15 + wide * n
            big_shape(canvas, at, band + high - extent(form.cells)[1], form.cells, colour_of(v, form))
            for line, kind in zip((band + high, second), form.kinds, strict=True):
                if kind is not None:
                    _draw_offer(canvas, v, at, line, kind, below=first > 0 and wide < 10)


def _draw_offer(canvas: Canvas, v: Scene, x: int, y: int, kind: int, *, below: bool) -> None:
    """Draw how many are left or the code of one, the points, and how many are planned."""
    row, left, planned = v.t.landscape[kind], supply(v)[kind], v.me.reserve[kind]
    place = f"tile-{row.id}"
    canvas.mark(place, x, y, 8 if below else 9, 2 if below else 1)
    if code := v.code(place):
        canvas.key(x, y, code, chosen=place in v.chosen)
    else:
        canvas.put(x, y, f"{left}×" if left else "·", INK if left else exact(FAINT))
        if planned:
            canvas.chip(x + 2, y, str(planned), PLAYERS[v.actor], ON_PLAYERS[v.actor])
    if planned and kind in v.landless and not code:
        canvas.put(x + 3, y, "!", bold(BAD))
    at = (x, y + 1) if below else (x + 4, y)
    canvas.put(*at, f"{row.vp_small}/{row.vp_large}", GOLD if left or planned else DIM)


def draw_reserves(canvas: Canvas, v: Scene, x: int, y: int, width: int) -> None:
    """Draw what everybody owns: progress tokens in words, planned tiles as shapes."""
    wide = width // len(v.s.players)
    canvas.fill(x, y, width, 4, SHEET)
    for seat, p in enumerate(v.s.players):
        at, end = x + 1 + wide * seat, x + wide * (seat + 1) - 1
        canvas.mark(f"reserve-{SEAT_LETTERS[seat]}", at, y, end - at, 4)
        disc(canvas, at, y, seat)
        draw_owned(canvas, v, seat, at + 2, y, end, 2)
        tiles = [kind for kind, count in enumerate(p.reserve) for _ in range(count)]
        if not tiles:
            canvas.put(at + 2, y + 3, v.fit(end - at - 2, "reserve-none"), LABEL)
        draw_planned(canvas, v, tiles, at + 2, y + 2, end, PLAYERS[seat])


def draw_planned(canvas: Canvas, v: Scene, tiles: list[int], x: int, y: int, end: int, colour: str) -> None:
    """Tiles in pixels on two rows, villages in the player's colour."""
    for n, kind in enumerate(tiles):
        cells = v.t.shapes[v.t.landscape[kind].form].turns[0]
        wide, high = extent(cells)
        if x + wide > (end if n == len(tiles) - 1 else end - 3):
            canvas.put(end - 3, y + 1, f"+{len(tiles) - n}", LABEL)
            return
        shape(canvas, x, 2 * y + 4 - high, cells, colour if v.t.landscape[kind].village else NEUTRAL)
        x += wide + 1


def draw_tile_note(canvas: Canvas, v: Scene, x: int, y: int, width: int) -> None:
    """The tile that is looked at in words, or else what the player to move has planned."""
    canvas.fill(x, y, width, 1, SHEET)
    if v.tile is not None:
        canvas.put(x + 1, y, v.names.tile_text(v.t.landscape[v.tile].id), CURSOR)
        return
    planned = [(v.t.landscape[kind].id, kind, n) for kind, n in enumerate(v.me.reserve) if n]
    at = canvas.put(disc(canvas, x + 1, y, v.actor) + 1, y, v.say("note-planned"), LABEL) + 1
    named = "  ".join(f"{n}× {v.names.tile_name(tile)}" for tile, _, n in planned) or v.say("note-nothing")
    shapes = "  ".join(f"{n}× {shape_label(v.t, kind)}" for _, kind, n in planned)
    texts = (named, shapes, v.say("note-tiles", n=sum(v.me.reserve)))
    canvas.put(at, y, next(text for text in texts if len(text) <= x + width - at), INK)
