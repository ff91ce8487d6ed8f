"""Docks and warehouses: ships with their cargo, and for every ship that is away the place where it is.

What only its owner may know takes as many columns as what everybody sees: nobody learns from the shape of a port.
"""

from collections.abc import Iterator

from boardgames.eic import actions as act
from boardgames.eic import state as st
from boardgames.eic.box.tables import NONE
from boardgames.eic.face.colours import BLACK, BRASS, FADED, GOODS, LABEL, QUIET, SEA_LIT, SEA_REST, WOOD, WOOD_DARK
from boardgames.eic.face.panels.hulls import NAME, bow, cube, draw_hold
from boardgames.eic.face.panels.scene import Scene, ghost
from boardgames.eic.view import IN_HAND, away
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, CURSOR, FAINT, INK, WELL, exact

DOCKS = 4
FULL = 13
"""Columns of the full name of a ship, where there is room for it."""
QUAY = 6
"""Columns beside the water, for the warehouse."""
BUYS = (act.ChooseShip, act.DiscardShip)
"""Choices that bring a new ship into a dock."""


def water_of(width: int) -> int:
    """Columns of a dock; the rest of the port is the quay."""
    return max(22, width - (QUAY + 1 if width < 40 else 13))


def draw_docks(canvas: Canvas, scene: Scene, company: int, x: int, y: int, width: int, lit: bool) -> None:
    """Four docks one below the other and the warehouse spaces that came with the piers."""
    one, water = scene.s.companies[company], water_of(width)
    gone, built = iter(away(scene.s, company)), len(scene.then.companies[company].docks)
    for dock in range(DOCKS):
        if dock < len(one.docks):
            canvas.fill(x, y + dock, water, 1, SEA_LIT if lit else SEA_REST)
            _draw_dock(canvas, scene, company, dock, x, y + dock, water, gone)
        elif dock < built:
            ghost(canvas, x + 1, y + dock, scene.fit(water - 1, "board-dock-free"))
        else:
            canvas.put(x + 1, y + dock, scene.fit(water - 1, "board-no-pier"), QUIET)
    draw_store(canvas, scene, company, x + water + 1, y + 1, narrow=width < 40)


def _draw_dock(
    canvas: Canvas, scene: Scene, company: int, dock: int, x: int, y: int, water: int, gone: Iterator[tuple[int, int]]
) -> None:
    """An empty one is kept for a ship that is away, no matter which; the rest is free."""
    t, docks = scene.t, scene.s.companies[company].docks
    canvas.mark(dock_place(scene, company, dock), x, y, water, 1)
    bought = scene.then.companies[company].docks[dock].kind
    if docks[dock].kind != NONE and (not isinstance(scene.look.action, BUYS) or bought == docks[dock].kind):
        _draw_ship(canvas, scene, company, dock, x, y, water)
    elif (one := next(gone, None)) is not None:
        _draw_absent(canvas, scene, company, dock, *one, x, y, water)
    elif bought != NONE:
        ship, code = t.ships[bought], scene.code(dock_place(scene, company, dock))
        start = canvas.key(x, y, code, chosen=True) if code else x + 1
        at = ghost(canvas, start, y, f"{ship.short} {'□' * ship.tonnage} {ship.speed}")
        canvas.put(at, y, "▶", exact(CURSOR))
    else:
        canvas.put(x + 1, y, scene.fit(water - 1, "board-dock-free"), LABEL)


def dock_place(scene: Scene, company: int, dock: int) -> str:
    """A dock that can be asked about has the place of the choice; any other one a name of its own."""
    asked = isinstance(scene.frame, st.UnloadChoice | st.Discard) and scene.seat == company
    return f"dock-{dock}" if asked else f"berth-{company}-{dock}"


def _draw_ship(canvas: Canvas, scene: Scene, company: int, dock: int, x: int, y: int, water: int) -> None:
    """The longer the hull, the more it holds; brass while it is unloaded."""
    ship = scene.s.companies[company].docks[dock]
    row, place = scene.t.ships[ship.kind], dock_place(scene, company, dock)
    frame = scene.frame
    active = isinstance(frame, st.UnloadTurn) and (frame.seat, frame.dock) == (company, dock)
    wood, ink = (BRASS, BLACK) if active else ((WOOD, WOOD_DARK)[dock % 2], BRIGHT)
    code, full = scene.code(place), water > 2 * 6 + FULL + 4
    if code and scene.chosen(place):
        wood, ink = CURSOR, BLACK
    at = x + 1
    if code:
        at = canvas.key(x, y, code, chosen=scene.chosen(place))
    full = full and len(row.name) <= FULL
    name = f"{row.name:{FULL}} " if full else f"{row.short:{NAME}} "
    at = canvas.put(at, y, name, ink, ground=wood)
    narrow = at + 2 * row.tonnage + 2 > x + water
    at = draw_hold(canvas, scene, ship.cargo, row.tonnage, at, y, wood, now=active, narrow=narrow)
    bow(canvas, at, y, row.speed, ink, wood)


def _draw_absent(
    canvas: Canvas, scene: Scene, company: int, dock: int, kind: int, zone: int, x: int, y: int, water: int
) -> None:
    """A ship in hand or at sea: name in eight columns, hold, speed, where it is."""
    t, s, action = scene.t, scene.s, scene.look.action
    here = zone == IN_HAND
    wood, ink = (WOOD, BRIGHT) if here else (FADED, LABEL)
    if here and scene.seat == company and isinstance(action, act.PlaceShip) and kind == t.ship_index[action.ship]:
        first = [one for one, place in away(s, company) if place == IN_HAND].index(kind)
        empty = [number for number, ship in enumerate(s.companies[company].docks) if ship.kind == NONE]
        if dock == empty[first]:
            wood, ink = CURSOR, BLACK
    ship = t.ships[kind] if kind >= 0 else None
    name = ship.short if ship is not None else scene.fit(NAME, "board-unknown")
    at = canvas.put(x + 1, y, name, ink, ground=wood)
    at = canvas.put(at, y, "·" * (NAME - len(name)), exact(BLACK if wood == CURSOR else FAINT), ground=wood)
    figures = f"■{ship.tonnage} {ship.speed}" if ship is not None else "■? ?"
    at = canvas.put(at, y, figures, ink, ground=wood)
    at = canvas.put(at, y, "▶", exact(wood))
    where = scene.fit(x + water - at, "board-in-hand" if here else "board-at-zone", zone=t.zones[zone].id)
    canvas.put(at + (at + len(where) < x + water), y, where, INK)


def draw_store(canvas: Canvas, scene: Scene, company: int, x: int, y: int, *, narrow: bool) -> None:
    """Warehouse spaces, filled and free: two with the first pier, one with the second."""
    t, built = scene.t, scene.t.warehouse[scene.s.companies[company].extensions]
    spaces = t.warehouse[scene.then.companies[company].extensions]
    if not spaces:
        return
    place, ground = f"store-{company}", canvas.grounds[y][x]
    code, at = scene.code(place, 2), x
    if code:
        at = canvas.key(x, y, code, chosen=scene.chosen(place)) + 1
    if not code or not narrow:  # the narrow quay has room for one of the two
        at = canvas.put(at, y, scene.fit(QUAY if narrow else 10, "board-store"), LABEL)
    canvas.mark(place, x, y, at - x, 3)
    for space in range(spaces):
        good, moved = stored(scene, company, space)
        moved = moved or space >= built
        text = t.goods[good].letter.lower() if good != NONE else " "
        left, line = x + 2 * (space % 2), y + 1 + space // 2
        cube(canvas, left, line, text, shelf_colour(good, moved), ground)
        if not code:  # while a cube is put away the warehouse is one place
            canvas.mark(f"stored-{company}-{space}", left, line, 2, 1)


def stored(scene: Scene, company: int, space: int) -> tuple[int, bool]:
    """The good on a space of the warehouse, and whether the selected choice puts it there or sells it."""
    t, goods = scene.t, scene.s.companies[company].warehouse
    action = scene.look.action if scene.seat == company else None
    if isinstance(action, act.StoreCube) and space == len(goods):
        return t.good_index[action.good], True
    if space >= len(goods):
        return NONE, False
    sold = t.good_index[action.good] if isinstance(action, act.SellStored) else NONE
    return goods[space], sold in goods and goods.index(sold) == space


def shelf_colour(good: int, moved: bool) -> str:
    """Return the colour of a space of the warehouse."""
    return CURSOR if moved else GOODS[good] if good != NONE else WELL
