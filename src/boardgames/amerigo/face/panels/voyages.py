"""Ships, the frame around the islands, the rulers, and where a ship can sail."""

from boardgames.amerigo.face.colours import RULER
from boardgames.amerigo.face.panels.landscape import MapBox
from boardgames.amerigo.face.panels.scene import Scene
from boardgames.amerigo.face.panels.sheet import tint
from boardgames.amerigo.face.words.names import space_label
from boardgames.amerigo.rules.chart import bits, distance, reach
from boardgames.amerigo.rules.map_records import Chart
from boardgames.amerigo.rules.move_ships import free_site
from boardgames.amerigo.state import OFF_BOARD, POSTS
from boardgames.core.game import SEAT_LETTERS, Seat
from boardgames.kit.canvas import Canvas, Region
from boardgames.kit.colours import CURSOR, KEY, ON_CURSOR, ON_PLAYERS, PLAYERS, bold, exact

Spaces = list[tuple[str, Region]]
"""The side and the rectangle of every frame space."""


def ship_name(seat: Seat, ship: int) -> str:
    return f"{SEAT_LETTERS[seat]}{ship}"


def draw_ships(canvas: Canvas, v: Scene, box: MapBox) -> None:
    """Ships between the islands; the number of one that may be chosen is a key."""
    for seat, p in enumerate(v.s.players):
        for ship, space in enumerate(p.ships, start=1):
            if 0 <= space < v.chart.frame_at:
                at = _draw_ship(canvas, v, box, space, seat, ship)
                name = v.chart.names[space]
                if v.code(name) == str(ship) and seat == v.actor:
                    canvas.key(*at, str(ship), chosen=name in v.chosen)


def _draw_ship(canvas: Canvas, v: Scene, box: MapBox, space: int, seat: Seat, ship: int) -> tuple[int, int]:
    """A hull in the player's colour, its bow towards its harbour; where the number stands.

    The bow lies on the water, so that a ship never runs together with an own post beside it: with one in the east the
    bow is there, for posts leave a gap on that side only.
    """
    chart, own_east = v.chart, v.s.pieces[space + 1 : space + 2] == POSTS[seat]
    (x, y), (wide, high) = box.at(space), box.cell
    colour, ink = PLAYERS[seat], ON_PLAYERS[seat]
    canvas.fill(x, y, wide, high, canvas.grounds[y][x])
    if high > 1:
        canvas.centred(x, y, wide, "▲", exact(colour))
        at = x + (wide - 3) // 2
        canvas.put(at - 1, y + 1, "▐", exact(colour))
        canvas.chip(at, y + 1, f"{ship_name(seat, ship)} ", colour, ink)
        canvas.put(at + 3, y + 1, "▌", exact(colour))
        return at + 1, y + 1
    bows = {1: "▶", -1: "◀", chart.stride: "▼", -chart.stride: "▲"}
    bow = bows[chart.anchors[space] - space] if space in chart.anchors else "▶"
    if bow == "◀" and own_east:
        bow = "▶"
    at = x + wide - 2 if bow == "◀" else x
    canvas.chip(at, y, ship_name(seat, ship), colour, ink)
    canvas.put(at - 1 if bow == "◀" else at + 2, y, bow, exact(colour))
    return at + 1, y


def draw_rulers(canvas: Canvas, v: Scene, box: MapBox) -> None:
    """Column letters in the north, row numbers in the west; those of legal cells are lit and spell their codes."""
    chart, (wide, high) = v.chart, box.cell
    # `c9` or `c9a` for the cell c9, but `1` for a ship and `e1` for a post at another anchor.
    names = [name for name, code in v.look.legal.items() if code.startswith(name)]
    cells = [chart.index[name] for name in names if chart.index.get(name, chart.frame_at) < chart.frame_at]
    rows, columns = {cell // chart.stride for cell in cells}, {cell % chart.stride for cell in cells}
    for column in range(chart.width):
        ink = bold(KEY) if column in columns else RULER
        canvas.centred(box.west + column * wide, 0, wide, chart.names[column][0], ink)
    for row in range(chart.height):
        ink = bold(KEY) if row in rows else RULER
        canvas.right(box.west if box.west < 5 else box.west - 1, 1 + row * high, str(row + 1), ink)


def draw_frame(canvas: Canvas, v: Scene, spaces: Spaces) -> None:
    """Over the rulers: ships on the frame, and on spaces that can be chosen what is typed for them."""
    by_space: dict[int, list[tuple[Seat, int]]] = {}
    for seat, p in enumerate(v.s.players):
        for ship, space in enumerate(p.ships, start=1):
            if space >= v.chart.frame_at:
                by_space.setdefault(space, []).append((seat, ship))
    for ring, (side, region) in enumerate(spaces):
        place = v.chart.names[v.chart.frame_at + ring]
        code = v.code(place)
        for n, (seat, ship) in enumerate(by_space.get(v.chart.frame_at + ring, ())):
            x, y = frame_berth(side, region, n)
            canvas.chip(x, y, ship_name(seat, ship), PLAYERS[seat], ON_PLAYERS[seat])
            if code == str(ship) and seat == v.actor:
                canvas.key(x + 1, y, code, chosen=place in v.chosen)
        if len(code) > 1:
            _draw_frame_code(canvas, side, region, code, chosen=place in v.chosen)
        elif place == v.look.selected:
            _draw_frame_code(canvas, side, region, space_label(place), chosen=True)


def frame_berth(side: str, region: Region, n: int) -> tuple[int, int]:
    """Where the n-th ship of a frame space lies: from the far end towards the middle, which is kept for the code."""
    x, y, width, height = region
    if side in "NS":
        return x + width - 2 - 3 * n, y
    line = n if n < height // 2 else n + 1
    if side == "W":
        return x, y + line % height
    return x + width - 2, y + line % height


def _draw_frame_code(canvas: Canvas, side: str, region: Region, code: str, *, chosen: bool) -> None:
    x, y, width, height = region
    if side in "NS":
        canvas.key(x, y, code, chosen=chosen)
        return
    middle = y + height // 2
    if side == "W":
        # The row number would read like part of the code.
        canvas.fill(x, middle, width, 1, canvas.grounds[middle][x])
    canvas.key(x if side == "W" else x + width - len(code), middle, code, chosen=chosen)


def draw_reach(canvas: Canvas, v: Scene, box: MapBox, spaces: Spaces) -> None:
    """Water within reach is lit, with a green point; anchors of free sites carry the code to type."""
    chart, (wide, high) = v.chart, box.cell
    for space in bits(v.reach):
        if space >= chart.frame_at:
            region = spaces[space - chart.frame_at][1]
            tint(canvas, *region, KEY, 0.14)
            continue
        (x, y), name = box.at(space), chart.names[space]
        tint(canvas, x, y, wide, high, KEY, 0.2)
        code = v.code(name)
        if code and free_site(v.s, chart, space) >= 0:
            canvas.key(x + (wide - 3) // 2, y + high - 1, code[:3], chosen=name in v.chosen)
        elif code:
            # A point half a row high: the codes of so much water would hide the sea, and the rulers spell them.
            _draw_point(canvas, x + (wide - 1) // 2, y, CURSOR if name in v.chosen else KEY)
        else:
            canvas.centred(x, y, wide, "·", bold(KEY))


def _draw_point(canvas: Canvas, x: int, y: int, colour: str) -> None:
    """Half a cell in a colour, on the water beside it."""
    canvas.put(x, y, "▀", exact(canvas.grounds[y][x - 1]), ground=colour)


def draw_way(canvas: Canvas, v: Scene, box: MapBox, spaces: Spaces) -> None:
    """The way of the selected voyage, the ship at its end, and the site where it could found a post."""
    for ship, (start, goal) in enumerate(zip(v.me.ships, v.me_then.ships, strict=True), start=1):
        if start not in (goal, OFF_BOARD):
            for cell in shortest_way(v.chart, start, goal):
                if cell < v.chart.frame_at:
                    x, y = box.at(cell)
                    _draw_point(canvas, x + (box.cell[0] - 1) // 2, y, CURSOR)
        if start != goal:
            _draw_arrival(canvas, v, box, spaces, ship_name(v.actor, ship), goal)


def _draw_arrival(canvas: Canvas, v: Scene, box: MapBox, spaces: Spaces, name: str, goal: int) -> None:
    """The ship where it would be, and the site beside it with what a post would open; the post is another choice."""
    chart = v.chart
    if goal >= chart.frame_at:
        side, region = spaces[goal - chart.frame_at]
        here = sum(p.ships.count(goal) for p in v.s.players)
        canvas.chip(*frame_berth(side, region, here), name, CURSOR, ON_CURSOR)
        return
    x, y = box.at(goal)
    canvas.fill(x, y, *box.cell, CURSOR)
    canvas.centred(x, y + box.cell[1] - 1, box.cell[0], f"{name}▶", bold(ON_CURSOR))
    if (site := free_site(v.s, chart, goal)) >= 0:
        x, y = box.at(site)
        canvas.fill(x, y, *box.cell, CURSOR)
        canvas.put(x, y, f"⌂{v.opens.get(site, '')}", bold(ON_CURSOR))


def shortest_way(chart: Chart, start: int, goal: int) -> list[int]:
    """The spaces between two sea spaces, on one of the shortest ways."""
    spaces, here = [], goal
    for moves in range(distance(chart, start, goal) - 1, 0, -1):
        here = next(bits(reach(chart, here, 1) & reach(chart, start, moves)))
        spaces.append(here)
    return spaces
