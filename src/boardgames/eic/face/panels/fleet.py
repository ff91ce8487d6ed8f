"""Ships in a zone of the Indies: the one that loads, those that were left there, those that were sent out."""

from boardgames.eic import state as st
from boardgames.eic.actions import CloseShip, StayInIndies
from boardgames.eic.face.colours import BLACK, BRASS, LABEL
from boardgames.eic.face.panels.hulls import NAME, VESSEL, bow, draw_hold, draw_vessel
from boardgames.eic.face.panels.scene import Scene, plate
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, CURSOR, bold


def draw_fleet(canvas: Canvas, scene: Scene, zone: int, x: int, y: int, width: int, rows: int) -> None:
    """Draw the ships in a zone; those without room are counted."""
    s, frame = scene.s, scene.frame
    ships = list(scene.then.zone_piles[zone])
    sails = len(ships) > len(s.zone_piles[zone])
    if isinstance(frame, st.LoadingTurn) and frame.zone == zone:
        ships = list(frame.queue[1:])
        _draw_loading(canvas, scene, frame, x + 1, y, x + width)
        y, rows = y + 1, rows - 1
    if s.stay_piles[zone] and rows:
        draw_staying(canvas, scene, zone, x, y, width)
        y, rows = y + 1, rows - 1
    _draw_piles(canvas, scene, zone, ships, x, y, width, rows, sails)


def _draw_loading(canvas: Canvas, scene: Scene, frame: st.LoadingTurn, x: int, y: int, end: int) -> None:
    """In brass: name, hold, speed; yellow if the selected choice sends it home or leaves it there."""
    first, action = frame.queue[0], scene.look.action
    leaves = isinstance(action, CloseShip | StayInIndies)
    ship, wood = scene.t.ships[first.kind], CURSOR if leaves else BRASS
    at = plate(canvas, x, y, scene, first.company)
    at = canvas.put(at, y, f"{ship.short} ", bold(BLACK), ground=wood)
    where = scene.say("board-sails" if isinstance(action, CloseShip) else "board-stays") if leaves else ""
    narrow = at + 2 * ship.tonnage + 2 + len(where) > end
    at = draw_hold(canvas, scene, frame.cargo, ship.tonnage, at, y, wood, now=True, narrow=narrow)
    at = bow(canvas, at, y, ship.speed, BLACK, wood)
    canvas.mark(f"loading-{scene.t.zones[frame.zone].id}", x, y, at - x, 1)
    if at + len(where) <= end:
        canvas.put(at, y, where, bold(CURSOR))


def draw_staying(canvas: Canvas, scene: Scene, zone: int, x: int, y: int, width: int) -> None:
    """Ships left in the zone: they load first."""
    left = scene.s.stay_piles[zone]
    at = canvas.put(x + 1, y, scene.say("board-staying") + " ", LABEL)
    room = (x + width - at) // VESSEL
    shown = left if len(left) <= room else left[: room - 1]
    for number, ship in enumerate(shown):
        draw_vessel(canvas, scene, ship, at, y)
        _mark(canvas, scene, f"stay-{scene.t.zones[zone].id}-{number}", at, y, VESSEL)
        at += VESSEL
    if len(shown) < len(left):
        canvas.put(at + 1, y, f"+{len(left) - len(shown)}", bold(BRIGHT))


def _draw_piles(
    canvas: Canvas, scene: Scene, zone: int, ships: list[st.Vessel], x: int, y: int, width: int, rows: int, sails: bool
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
        line = y + number // across
        draw_vessel(canvas, scene, ship, at, line, sails=sails and last, named=pitch >= named)
        _mark(canvas, scene, f"vessel-{scene.t.zones[zone].id}-{hidden + number}", at, line, long)
    if hidden:
        canvas.put(x + (room - 1) % across * pitch, y + rows - 1, f"+{hidden}", bold(BRIGHT))


def _mark(canvas: Canvas, scene: Scene, place: str, x: int, y: int, width: int) -> None:
    """A ship can be pointed at, except while its zone is chosen as a whole."""
    if not isinstance(scene.frame, st.ShipPlacement | st.Discard):
        canvas.mark(place, x, y, width, 1)
