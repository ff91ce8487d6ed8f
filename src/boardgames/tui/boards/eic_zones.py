"""The three zones of the Indies: trading posts, ships sent out, ships left there, ships that are loading."""

from boardgames.eic.actions import ChoosePost, PlaceShip
from boardgames.eic.describing import letter
from boardgames.eic.state import CONDEMNED, LoadingTurn, State, Vessel
from boardgames.eic.tables import NONE, Tables
from boardgames.tui.board import Look
from boardgames.tui.canvas import Canvas
from boardgames.tui.styles import KINDS, PLAYERS

ZONE_HEIGHT = 5
SPOT_WIDTH = 12


def draw_zone(t: Tables, canvas: Canvas, s: State, look: Look, zone: int, x: int, y: int, width: int) -> None:
    row = t.zones[zone]
    cost = f"{row.travel_cost} PO" if row.travel_cost else "free"
    canvas.box(x, y, width, ZONE_HEIGHT, f"{row.roman} {row.name}, {cost}:")
    canvas.mark(row.id, x, y, width, ZONE_HEIGHT)
    at = x + len(f"┌─ {row.roman} {row.name}, {cost}: ")
    for good in (row.main_good, row.second_good):
        at = canvas.put(at, y, t.goods[good].name.lower() + " ", KINDS[good])
    for number, spot in enumerate(row.spots):
        _draw_spot(t, canvas, s, look, spot, x + 2 + number * SPOT_WIDTH, y + 1)
    _draw_ships(t, canvas, s, look, zone, x + 2, y + 2, width - 3)
    if code := look.legal.get(row.id):
        canvas.put(x + width - len(code) - 3, y + 3, f" {code} ", "legal")


def _draw_spot(t: Tables, canvas: Canvas, s: State, look: Look, spot: int, x: int, y: int) -> None:
    """Name and owner of a trading post; `x` where none may stand."""
    row, owner = t.spots[spot], s.posts[spot]
    canvas.mark(row.id, x, y, SPOT_WIDTH, 1)
    at = canvas.put(x, y, row.name, "dim" if owner < 0 else "") + (len(row.name) < SPOT_WIDTH - 3)
    if isinstance(look.action, ChoosePost) and look.action.spot == row.id and s.frames:
        canvas.put(at, y, letter(s, s.frames[-1].seat), "ghost")
        at += 2
    if code := look.legal.get(row.id):
        canvas.put(min(at, x + SPOT_WIDTH - len(code)), y, code, "legal")
    elif owner == NONE:
        canvas.put(at, y, "·", "dim")
    elif owner == CONDEMNED:
        canvas.put(at, y, "x", "dim")
    else:
        canvas.put(at, y, letter(s, owner), PLAYERS[owner])


def _draw_ships(t: Tables, canvas: Canvas, s: State, look: Look, zone: int, x: int, y: int, width: int) -> None:
    frame = s.frames[-1] if s.frames else None
    left = s.stay_piles[zone]
    if isinstance(frame, LoadingTurn) and frame.zone == zone:
        at = canvas.put(x, y, "loading ", "bold")
        at = _draw_vessels(t, canvas, s, frame.queue, at, y, x + width)
        cargo = "".join(t.goods[good].letter for good in frame.cargo)
        if cargo:
            canvas.put(min(at, x + width - len(cargo) - 1), y, f"[{cargo}]", "good")
    else:
        at = canvas.put(x, y, "sent out ", "dim")
        at = _draw_vessels(t, canvas, s, s.zone_piles[zone], at, y, x + width)
        if isinstance(look.action, PlaceShip) and look.action.zone == t.zones[zone].id and s.frames:
            canvas.put(min(at, x + width - 1), y, letter(s, s.frames[-1].seat), "ghost")
    if left:
        at = canvas.put(x, y + 1, "stay, load first ", "dim")
        _draw_vessels(t, canvas, s, left, at, y + 1, x + width)


def _draw_vessels(t: Tables, canvas: Canvas, s: State, ships: tuple[Vessel, ...], x: int, y: int, end: int) -> int:
    """Owner and, where the viewer knows the ship, speed/tonnage; `?` where not. Returns the column after them."""
    for number, vessel in enumerate(ships):
        known = f"{t.ships[vessel.kind].speed}/{t.ships[vessel.kind].tonnage}" if vessel.kind >= 0 else "?"
        left = len(ships) - number
        if x + 1 + len(known) > end - (4 if left > 1 else 0):
            return canvas.put(x, y, f"+{left}", "dim")
        x = canvas.put(x, y, letter(s, vessel.company), PLAYERS[vessel.company])
        x = canvas.put(x, y, known, "" if vessel.kind >= 0 else "dim") + 1
    return x
