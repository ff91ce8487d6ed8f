"""Phase E: the ships on their way home in the order in which they sell, the towns that they left, and the ranking."""

from typing import NamedTuple

from boardgames.eic.actions import ChooseUnload
from boardgames.eic.face.colours import BLACK, BRASS, GOODS, LABEL, SEA_LIT, TITLE, WOOD, grounds
from boardgames.eic.face.map import coast, draw_towns, zones
from boardgames.eic.face.panels.fleet import draw_staying
from boardgames.eic.face.panels.preview import ranking, sales_after
from boardgames.eic.face.panels.scene import Scene, ghost, plate, title
from boardgames.eic.rules.trade import unloading_order
from boardgames.eic.state import Ship, UnloadTurn
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BAD, BRIGHT, CURSOR, GOOD, bold, exact

LABEL_WIDTH = 9
"""Columns of `speed 2`."""

SIZES = ((2, 2), (2, 1), (1, 1))
"""Columns and rows of a cube, the columns once more for each row."""


class Homecomer(NamedTuple):
    """A loaded ship, and where its owner keeps it."""

    company: int
    dock: int
    ship: Ship
    now: bool
    """It is being unloaded."""


def lanes(scene: Scene) -> list[tuple[int, list[Homecomer]]]:
    """(speed, ships): the loaded ships in the order in which they unload. Of a company's own the first dock first."""
    t, s, frame = scene.t, scene.s, scene.frame
    left: dict[tuple[int, int], list[Homecomer]] = {}
    for company, one in enumerate(s.companies):
        for dock, ship in enumerate(one.docks):
            if ship.cargo:
                now = isinstance(frame, UnloadTurn) and (company, dock) == (frame.seat, frame.dock)
                queue = left.setdefault((t.ships[ship.kind].speed, company), [])
                queue.insert(0 if now else len(queue), Homecomer(company, dock, ship, now))
    found: dict[int, list[Homecomer]] = {}
    for speed, company in unloading_order(t, s, frame):
        found.setdefault(speed, []).append(left[speed, company].pop(0))
    return list(found.items())


def draw_homeward(canvas: Canvas, scene: Scene, x: int, y: int, width: int, height: int, land: int = 2) -> None:
    """A lane a speed, bows towards Europe; below them the coast with its posts, and what the sales are worth."""
    title(canvas, x, y, width, scene.say("board-homeward"), scene.say("board-homeward-note"), True)
    canvas.mark("homeward", x, y, width, 1)
    bottom = y + height - land - 1
    canvas.fill(x, y + 1, width, bottom - y - 1, SEA_LIT)
    _draw_lanes(canvas, scene, x, y + 1, width, bottom - y - 1)
    canvas.paste(coast(width, land, land, True), x, bottom)
    for zone, (left, wide) in enumerate(zones(width)):
        canvas.mark(scene.t.zones[zone].id, x + left, bottom, wide, land)
        if scene.s.stay_piles[zone]:
            draw_staying(canvas, scene, zone, x + left, bottom - 1, wide)
    draw_towns(canvas, scene, x, bottom, width, land)
    _draw_ranking(canvas, scene, x, y + height - 1, width)


def _draw_lanes(canvas: Canvas, scene: Scene, x: int, y: int, width: int, rows: int) -> None:
    """As large as all of them fit; the ports show every cargo, too."""
    found = lanes(scene)
    if not found:
        canvas.put(x + 1, y, scene.say("board-holds-empty"), LABEL)
        return
    for pitch, tall in SIZES:
        if sum(len(_rows(lane, width, pitch * tall)) for _, lane in found) * tall <= rows:
            break
    used = sum(len(_rows(lane, width, pitch * tall)) for _, lane in found) * tall
    gap, row, last = int(used + len(found) <= rows), y, y + rows
    for speed, lane in found:
        if row + tall > last:
            return
        canvas.put(x + 1, row, scene.fit(LABEL_WIDTH - 3, "board-speed"), LABEL)
        canvas.put(x + LABEL_WIDTH - 2, row, f"{speed}", bold(BRIGHT))
        canvas.mark(f"lane-{speed}", x, row, LABEL_WIDTH, 1)
        for line in _rows(lane, width, pitch * tall):
            at = x + LABEL_WIDTH
            for one in line if row + tall <= last else []:
                at = _draw_homecomer(canvas, scene, one, at, row, pitch, tall) + 1
            row += tall
        row += gap


def _rows(lane: list[Homecomer], width: int, pitch: int) -> list[list[Homecomer]]:
    """A lane in rows that are not too long."""
    found: list[list[Homecomer]] = [[]]
    room = width - LABEL_WIDTH
    for one in lane:
        long = 2 + pitch * (1 + len(one.ship.cargo))
        if long > room and found[-1]:
            found.append([])
            room = width - LABEL_WIDTH
        found[-1].append(one)
        room -= long
    return found


def _draw_homecomer(canvas: Canvas, scene: Scene, one: Homecomer, x: int, y: int, pitch: int, tall: int) -> int:
    """Bow, letter, cargo: a column, two columns, or four columns and two rows a piece."""
    action = scene.look.action
    picked = isinstance(action, ChooseUnload) and (one.company, one.dock) == (scene.seat, action.dock)
    wood = CURSOR if picked else BRASS if one.now else WOOD
    place = f"home-{one.company}-{one.dock}"
    ground, ink = grounds(scene.s.players, one.company)
    pieces = [(scene.letter(one.company), ground, ink)]
    pieces += [(scene.t.goods[good].letter.lower(), GOODS[good], BLACK) for good in one.ship.cargo]
    wide = pitch * tall
    canvas.mark(place, x, y, 1 + wide * len(pieces), tall)
    canvas.put(x, y, "◀", exact(wood))
    at = x + 1
    for text, colour, letter_ink in pieces:
        for line in range(tall):
            shown = text if line == 0 else ""
            canvas.put(at, y + line, f"{shown:^{max(wide - 1, 1)}}", bold(letter_ink), ground=colour)
            if wide > 1:
                canvas.put(at + wide - 1, y + line, "▊", exact(colour), ground=wood)
        at += wide
    return at


def _draw_ranking(canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> None:
    """Draw who has sold most so far, and by how many steps that moves the value of a company's shares."""
    t, s = scene.t, scene.s
    canvas.fill(x, y, width, 1, TITLE)
    canvas.mark("ranking", x, y, width, 1)
    order = ranking(scene)
    at = canvas.put(x + 1, y, scene.say("board-ranking"), bold(LABEL)) + 2
    step = (x + width - 1 - at) // len(order)
    for rank, (company, steps) in enumerate(zip(order, t.layout(s.players).rank_steps, strict=True)):
        left = canvas.put(at + rank * step, y, f"{rank + 1}.", LABEL)
        left = plate(canvas, left, y, scene, company)
        sales = sales_after(scene, company)
        if sales != s.companies[company].sales:
            left = ghost(canvas, left + 1, y, f"{sales}")
        else:
            left = canvas.put(left + 1, y, f"{sales}", bold(BRIGHT))
        ink = GOOD if steps > 0 else BAD if steps < 0 else LABEL
        canvas.put(left + 1, y, f"{steps:+d}" if steps else "±0", bold(ink))
