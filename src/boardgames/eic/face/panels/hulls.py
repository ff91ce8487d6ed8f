"""Ships: a wooden hull, the hold as cells with cubes, the speed at the bow."""

from boardgames.eic.actions import BuyCube, SellCube, StoreCube
from boardgames.eic.box.tables import NONE
from boardgames.eic.face.colours import BLACK, GOODS, WOOD
from boardgames.eic.face.panels.scene import Scene, ghost, piece
from boardgames.eic.state import Vessel
from boardgames.eic.view import deduced
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, CURSOR, WELL, bold, exact, mix

NAME = 8
"""Columns of the short name of a ship."""
VESSEL = 6
"""Columns of a ship at sea, known or not; with its name it has more."""


def cube(canvas: Canvas, x: int, y: int, text: str, colour: str, wood: str) -> int:
    """A cube with its letter, almost square: a cell and three quarters of the next."""
    canvas.put(x, y, text, bold(BLACK), ground=colour)
    return canvas.put(x + 1, y, "▊", exact(colour), ground=wood)


def moved_cube(scene: Scene, goods: tuple[int, ...]) -> tuple[int, int]:
    """Which space of the hold in use the selected choice fills or empties, and with what; NONE if it does neither."""
    action = scene.look.action
    if not isinstance(action, BuyCube | SellCube | StoreCube):
        return NONE, NONE
    good = scene.t.good_index[action.good]
    if isinstance(action, BuyCube):
        return len(goods), good
    return (goods.index(good) if good in goods else NONE), good


def draw_hold(
    canvas: Canvas, scene: Scene, goods: tuple[int, ...], room: int, x: int, y: int, wood: str = WOOD, *,
    now: bool = False, narrow: bool = False,
) -> int:  # fmt: skip
    """Cubes, then holes; yellow the one that the selected choice would move, if this hold is in use now."""
    rows = scene.t.goods
    moved, kind = moved_cube(scene, goods) if now else (NONE, NONE)
    for space in range(room):
        if space == moved:
            colour, text = CURSOR, rows[kind].letter.lower()
        elif space < len(goods):
            colour, text = GOODS[goods[space]], rows[goods[space]].letter.lower()
        else:
            colour, text = WELL, " "
        x = canvas.put(x, y, text, bold(BLACK), ground=colour) if narrow else cube(canvas, x, y, text, colour, wood)
    return x


def bow(canvas: Canvas, x: int, y: int, speed: int, ink: str, wood: str) -> int:
    """The speed, and the tip of the hull on the water."""
    x = canvas.put(x, y, f"{speed}", bold(ink), ground=wood)
    return canvas.put(x, y, "▶", exact(wood))


def draw_vessel(
    canvas: Canvas, scene: Scene, vessel: Vessel, x: int, y: int, *, sails: bool = False, named: bool = False
) -> None:
    """A ship at sea: letter, with room for it the name, hold, speed.

    It is hatched if it lies face down, and yellow if the selected choice sends it out.
    """
    kind, letter = deduced(scene.s, vessel), scene.letter(vessel.company)
    ship = scene.t.ships[kind] if kind >= 0 else None
    called = ship.short if ship is not None else scene.fit(NAME, "board-unknown")
    name, wood = f"{called:·<{NAME}}" if named else "", WOOD
    if sails and ship is not None:
        ghost(canvas, x, y, f"{letter}{name}■{ship.tonnage} {ship.speed}▶")
        return
    at = canvas.put(piece(canvas, x, y, scene, vessel.company), y, name, BRIGHT, ground=wood)
    if ship is not None:
        at = canvas.put(at, y, f"■{ship.tonnage} {ship.speed}", bold(BRIGHT), ground=wood)
    else:
        at = canvas.put(at, y, "▒▒▒▒", exact(mix(wood, BLACK, 0.45)), ground=wood)
    canvas.put(at, y, "▶", exact(wood))
