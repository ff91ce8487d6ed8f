"""Docks and warehouses: ships with their cargo, and for every ship that is away the place where it is.

What only its owner may know takes as many columns as what everybody sees: nobody learns from the shape of a port.
"""

from boardgames.drawing.board import Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import KINDS
from boardgames.eic.box.tables import NONE, Tables
from boardgames.eic.state import HIDDEN, Discard, LoadingTurn, Ship, State, UnloadChoice, UnloadTurn, Vessel
from boardgames.eic.view import unknown_ships

DOCK_WIDTH = 20
NAME_WIDTH = 8
IN_HAND = "hand"


def deduced(s: State, vessel: Vessel) -> int:
    """The kind of a ship at sea; that of a face-down one if all that its company has hidden are alike."""
    hidden = set(unknown_ships(s, vessel.company)) if vessel.kind < 0 else set()
    return hidden.pop() if len(hidden) == 1 else vessel.kind


def away(t: Tables, s: State, company: int) -> list[tuple[int, str]]:
    """Ships that are not in a dock and where they are: in hand, sent out or left in a zone, loading.

    As long as a company has sent none of them out, everybody knows which ships it has in hand.
    """
    hand, sent = s.companies[company].hand, [vessel for pile in s.zone_piles for vessel in pile]
    if HIDDEN in hand and company not in [vessel.company for vessel in sent]:
        hand = tuple(unknown_ships(s, company))
    found = [(deduced(s, Vessel(company, kind)), IN_HAND) for kind in hand]
    queues = [(frame.zone, frame.queue) for frame in s.frames if isinstance(frame, LoadingTurn)]
    for zone, pile in (*enumerate(s.zone_piles), *queues, *enumerate(s.stay_piles)):
        found += [(deduced(s, vessel), f"» {t.zones[zone].roman}") for vessel in pile if vessel.company == company]
    return found


def ship_text(t: Tables, kind: int) -> str:
    """Name, speed and hold of a ship that is away, always in the same columns; dots for one that lies face down."""
    if kind < 0:
        return f"{'·' * NAME_WIDTH} ?/?"
    ship = t.ships[kind]
    return f"{ship.short:·<{NAME_WIDTH}} {ship.speed}/{ship.tonnage}"


def draw_docks(t: Tables, canvas: Canvas, s: State, look: Look, company: int, spots: list[tuple[int, int]]) -> None:
    """Every dock at its spot. An empty one is kept for a ship that is away, no matter which; the rest is free."""
    ships = iter(away(t, s, company))
    for dock, (ship, (x, y)) in enumerate(zip(s.companies[company].docks, spots, strict=False)):
        if ship.kind != NONE:
            end = _draw_ship(t, canvas, ship, x, y, _unloads(s, company, dock))
            if _are_asked_about(s, company):
                _mark(canvas, look, f"dock-{dock}", x, y, end)
        elif (one := next(ships, None)) is not None:
            kind, where = one
            canvas.put(x, y, f"{ship_text(t, kind)} {where}", "dim")
        else:
            canvas.put(x, y, "(free dock)", "dim")


def _are_asked_about(s: State, company: int) -> bool:
    """One of the docks of the company is to be chosen."""
    frame = s.frames[-1] if s.frames else None
    return isinstance(frame, UnloadChoice | Discard) and frame.seat == company


def _mark(canvas: Canvas, look: Look, place: str, x: int, y: int, end: int) -> None:
    """A dock is a place, with its code behind the ship."""
    canvas.mark(place, x, y, DOCK_WIDTH, 1)
    if code := look.legal.get(place):
        canvas.put(min(end + 1, x + DOCK_WIDTH - len(code)), y, code, "legal")


def _unloads(s: State, company: int, dock: int) -> bool:
    frame = s.frames[-1] if s.frames else None
    return isinstance(frame, UnloadTurn) and (frame.seat, frame.dock) == (company, dock)


def _draw_ship(t: Tables, canvas: Canvas, ship: Ship, x: int, y: int, unloads: bool) -> int:
    """Name, speed/hold, cargo and what is empty of the hold; `>` before the one that unloads. Returns where it ends."""
    row = t.ships[ship.kind]
    if unloads:
        canvas.put(x - 1, y, ">", "bold")
    at = canvas.put(x, y, row.short, "bold" if unloads else "")
    at = canvas.put(at + 1, y, f"{row.speed}/{row.tonnage}", "dim")
    return draw_cubes(t, canvas, ship.cargo, row.tonnage, at + 1, y)


def draw_cubes(t: Tables, canvas: Canvas, goods: tuple[int, ...], room: int, x: int, y: int) -> int:
    """Letters of goods, then a dot for each empty space. Returns the column after them."""
    for good in goods:
        x = canvas.put(x, y, t.goods[good].letter, KINDS[good])
    return canvas.put(x, y, "·" * (room - len(goods)), "dim")


def draw_store(t: Tables, canvas: Canvas, s: State, company: int, x: int, y: int) -> None:
    """Warehouse spaces, filled and free."""
    one = s.companies[company]
    if spaces := t.warehouse[one.extensions]:
        draw_cubes(t, canvas, one.warehouse, spaces, canvas.put(x, y, "store ", "dim"), y)
