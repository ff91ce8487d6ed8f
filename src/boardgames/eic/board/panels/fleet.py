"""Ships in a zone of the Indies: the one that loads, those that were left there, those that were sent out."""

from boardgames.drawing.canvas import Canvas
from boardgames.drawing.colours import BRIGHT, bold
from boardgames.eic import state as st
from boardgames.eic.actions import PlaceShip
from boardgames.eic.board.colours import BLACK, BRASS, LABEL
from boardgames.eic.board.panels.hulls import NAME, VESSEL, bow, draw_hold, draw_vessel
from boardgames.eic.board.panels.scene import Scene, plate


def draw_fleet(canvas: Canvas, scene: Scene, zone: int, x: int, y: int, width: int, rows: int) -> None:
    """What finds no room is counted."""
    t, s, frame, action = scene.t, scene.s, scene.frame, scene.look.action
    ships = list(s.zone_piles[zone])
    if isinstance(frame, st.LoadingTurn) and frame.zone == zone:
        ships = list(frame.queue[1:])
        _draw_loading(canvas, scene, frame, x + 1, y)
        y, rows = y + 1, rows - 1
    if s.stay_piles[zone] and rows:
        draw_staying(canvas, scene, zone, x, y, width)
        y, rows = y + 1, rows - 1
    sails = isinstance(action, PlaceShip) and action.zone == t.zones[zone].id and scene.seat is not None
    if sails and scene.seat is not None:
        ships.append(st.Vessel(scene.seat, t.ship_index[action.ship]))
    _draw_piles(canvas, scene, ships, x, y, width, rows, sails)


def _draw_loading(canvas: Canvas, scene: Scene, frame: st.LoadingTurn, x: int, y: int) -> None:
    """In brass: name, hold, speed."""
    first = frame.queue[0]
    ship = scene.t.ships[first.kind]
    at = plate(canvas, x, y, scene, first.company)
    at = canvas.put(at, y, f"{ship.short} ", bold(BLACK), ground=BRASS)
    at = draw_hold(canvas, scene, frame.cargo, ship.tonnage, at, y, BRASS, now=True)
    bow(canvas, at, y, ship.speed, BLACK, BRASS)


def draw_staying(canvas: Canvas, scene: Scene, zone: int, x: int, y: int, width: int) -> None:
    """Ships left in the zone: they load first."""
    left = scene.s.stay_piles[zone]
    at = canvas.put(x + 1, y, "stay ", LABEL)
    room = (x + width - at) // VESSEL
    shown = left if len(left) <= room else left[: room - 1]
    for ship in shown:
        draw_vessel(canvas, scene, ship, at, y)
        at += VESSEL
    if len(shown) < len(left):
        canvas.put(at + 1, y, f"+{len(left) - len(shown)}", bold(BRIGHT))


def _draw_piles(
    canvas: Canvas, scene: Scene, ships: list[st.Vessel], x: int, y: int, width: int, rows: int, sails: bool
) -> None:
    """In the order in which they came; the last ones are shown if there is no room for all."""
    if rows <= 0 or not ships:
        return
    named = VESSEL + NAME
    sizes = (named + 6, named, VESSEL + 2) if width > 2 * named else (VESSEL + 2,)
    pitch = next((one for one in sizes if len(ships) <= width // one * rows), VESSEL)
    across, long = width // pitch, named if pitch >= named else VESSEL
    x += int((across - 1) * pitch + long < width)
    room = across * rows
    hidden = len(ships) - room + 1 if len(ships) > room else 0
    for number, ship in enumerate(ships[hidden:]):
        at = x + number % across * pitch
        last = number == len(ships) - hidden - 1
        draw_vessel(canvas, scene, ship, at, y + number // across, sails=sails and last, named=pitch >= named)
    if hidden:
        canvas.put(x + (room - 1) % across * pitch, y + rows - 1, f"+{hidden}", bold(BRIGHT))
