"""The three zones of the Indies: trading posts, ships sent out, ships left there, ships that are loading."""

from boardgames.drawing.board import Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import KINDS, PLAYERS
from boardgames.eic.actions import ChoosePost, PlaceShip
from boardgames.eic.board.panels.docks import deduced
from boardgames.eic.box.tables import NONE, Tables
from boardgames.eic.state import CONDEMNED, LoadingTurn, PostChoice, State, Vessel
from boardgames.eic.words.names import good_name, letter

ZONE_HEIGHT = 5
SPOT_WIDTH = 12
VESSEL_WIDTH = 5
SHIPS_WIDTH = 37


def draw_zone(t: Tables, canvas: Canvas, s: State, look: Look, zone: int, x: int, y: int, width: int) -> None:
    row = t.zones[zone]
    cost = f"{row.travel_cost} PO" if row.travel_cost else "free"
    canvas.box(x, y, width, ZONE_HEIGHT, f"{row.roman} {row.name}, {cost}:")
    canvas.mark(row.id, x, y, width, ZONE_HEIGHT - 1)  # what the lower edge says belongs to the line below it
    at = x + len(f"┌─ {row.roman} {row.name}, {cost}: ")
    for good in (t.main_goods[zone], t.second_goods[zone]):
        at = canvas.put(at, y, good_name(t, good) + " ", KINDS[good])
    for number, spot in enumerate(t.zone_spots[zone]):
        _draw_spot(t, canvas, s, look, spot, x + 2 + number * SPOT_WIDTH, y + 1)
    _draw_ships(t, canvas, s, look, zone, x + 2, y + 2, min(width - 3, SHIPS_WIDTH))
    if code := look.legal.get(row.id):
        canvas.put(x + width - 5, y + 3, f"{code:·<3}", "legal")  # a dot: several codes begin like this


def _draw_spot(t: Tables, canvas: Canvas, s: State, look: Look, spot: int, x: int, y: int) -> None:
    """Name and owner of a trading post; `x` where none may stand. It is a place of its own while one is placed."""
    row, owner = t.spots[spot], s.posts[spot]
    if s.frames and isinstance(s.frames[-1], PostChoice):
        canvas.mark(row.id, x, y, SPOT_WIDTH, 1)
    at = canvas.put(x, y, row.name, "dim" if owner < 0 else "") + (len(row.name) < SPOT_WIDTH - 3)
    if isinstance(look.action, ChoosePost) and look.action.spot == row.id and s.frames:
        canvas.put(at, y, letter(s.players, s.frames[-1].seat), "ghost")
    elif code := look.legal.get(row.id):
        canvas.put(min(at, x + SPOT_WIDTH - len(code)), y, code, "legal")
    elif owner == NONE:
        canvas.put(at, y, "·", "dim")
    elif owner == CONDEMNED:
        canvas.put(at, y, "x", "dim")
    else:
        canvas.put(at, y, letter(s.players, owner), PLAYERS[owner])


def _draw_ships(t: Tables, canvas: Canvas, s: State, look: Look, zone: int, x: int, y: int, width: int) -> None:
    """Ships that load or have been sent out, in two rows if the second one is free of ships that stay."""
    frame = s.frames[-1] if s.frames else None
    left = s.stay_piles[zone]
    if isinstance(frame, LoadingTurn) and frame.zone == zone:
        at = canvas.put(x, y, "loading ", "bold")
        at, y = _draw_vessels(t, canvas, s, frame.queue, at, y, x + width, wraps=not left)
        cargo = "".join(t.goods[good].letter for good in frame.cargo)
        if cargo:
            canvas.put(min(at, x + width - len(cargo) - 2), y, f"[{cargo}]", "good")
    else:
        at = canvas.put(x, y, "sent out ", "dim")
        end, row = _draw_vessels(t, canvas, s, s.zone_piles[zone], at, y, x + width, wraps=not left)
        match look.action:
            case PlaceShip(ship, there) if there == t.zones[zone].id and s.frames:
                kind = t.ships[t.ship_index[ship]]
                text = f"{letter(s.players, s.frames[-1].seat)}{kind.speed}/{kind.tonnage}"
                canvas.put(min(end, x + width - len(text)), row, text, "ghost")
    if left:
        at = canvas.put(x, y + 1, "stay, load first ", "dim")
        _draw_vessels(t, canvas, s, left, at, y + 1, x + width - 4, wraps=False)


def _draw_vessels(
    t: Tables, canvas: Canvas, s: State, ships: tuple[Vessel, ...], x: int, y: int, end: int, wraps: bool
) -> tuple[int, int]:
    """Owner and speed/hold, `?/?` where the viewer does not know the ship. Returns where the next one would stand."""
    start = x
    for number, vessel in enumerate(ships):
        left = len(ships) - number
        if x + VESSEL_WIDTH > end - (VESSEL_WIDTH if left > 1 and not wraps else 0):
            if not wraps:
                return canvas.put(x, y, f"+{left}", "dim") + 1, y
            x, y, end, wraps = start, y + 1, end - VESSEL_WIDTH, False
        kind = deduced(s, vessel)
        known = f"{t.ships[kind].speed}/{t.ships[kind].tonnage}" if kind >= 0 else "?/?"
        x = canvas.put(x, y, letter(s.players, vessel.company), PLAYERS[vessel.company])
        x = canvas.put(x, y, known, "" if kind >= 0 else "dim") + 1
    return x, y
