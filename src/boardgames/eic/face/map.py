"""The seas of India, the East Indies and China from west to east: land, towns, prices, ships."""

from functools import lru_cache

from boardgames.eic import state as st
from boardgames.eic.box.tables import EUROPE, INDIES, NONE
from boardgames.eic.face.colours import (
    BLACK,
    BRASS,
    GOODS,
    LABEL,
    LAND_LIT,
    LAND_REST,
    SEA_LIT,
    SEA_REST,
    SHOAL_LIT,
    SHOAL_REST,
    TITLE,
)
from boardgames.eic.face.panels.fleet import draw_fleet
from boardgames.eic.face.panels.forecast import card_of, forecast
from boardgames.eic.face.panels.scene import MAP, Scene, piece
from boardgames.eic.face.words.choices import prices_ahead
from boardgames.eic.rules.loading import discount, market_price
from boardgames.eic.rules.navigation import travel_cost
from boardgames.eic.rules.outlook import outlook
from boardgames.eic.rules.period import has_flowed
from boardgames.eic.rules.trade import known_card
from boardgames.eic.state import LoadingTurn, ShipPlacement
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, CURSOR, FAINT, GOLD, INK, bold, exact, mix

COASTS: tuple[tuple[tuple[float, float], ...], ...] = (
    # India, Ceylon, Malacca, Sumatra, Java, Borneo, Luzon, China, islands, Japan: outlines in a strip of 72 x 8
    ((0, -1), (25, -1), (24, 0.9), (21.5, 1.2), (20, 2.2), (17.8, 3.4), (15.8, 5), (13.8, 6.6), (12, 8.2), (10.4, 7.2),
     (8.5, 5.6), (6.5, 4), (4.8, 2.6), (2.5, 1.4), (0, 1.0)),
    ((15.6, 6.4), (17.2, 6.4), (17.6, 7.8), (16, 8)),
    ((25, -1), (36.5, -1), (35.8, 1.2), (33.4, 2.2), (32.2, 3.4), (33.2, 5.4), (31.6, 5.8), (29.8, 4), (28.6, 2),
     (26, 0.8)),
    ((25.2, 3.4), (27.4, 3.6), (33.6, 7.2), (32.4, 8.2), (29.4, 6.8)),
    ((34.5, 6.9), (42.5, 7.2), (42.5, 8.2), (35, 8.2)),
    ((36, 4), (38, 2.8), (41.5, 3), (42, 4.8), (40, 6.3), (37, 6)),
    ((43, -0.4), (45.6, -0.4), (46, 1.6), (47.2, 3.2), (46, 3.6), (44.2, 2.2)),
    ((48, -1), (66.4, -1), (65.6, 0.6), (63.6, 1.4), (62.6, 2.6), (60.6, 3.6), (58.2, 4.6), (55.2, 5.2), (52.4, 5.4),
     (50, 5), (48, 4.6)),
    ((51, 6.2), (53, 6.2), (52.8, 7.4), (51.2, 7.2)),
    ((60.4, 5), (62.2, 4.8), (62, 6.6), (60.6, 7)),
    ((72, -1), (72, 1.6), (70, 2.6), (67.6, 3.2), (67.4, 2.2), (70, 1), (71, -1)),
)  # fmt: skip
TOWNS = {  # where the mark of a spot stands in a strip of 72 x 4 rows
    "bombay": (2, 0), "madras": (9, 2), "calcutta": (13, 0),
    "malacca": (26, 1), "batavia": (36, 3), "manila": (38, 1),
    "canton": (49, 1), "formosa": (60, 3), "nagasaki": (60, 1),
}  # fmt: skip
AT_SEA = (44, 3)
"""Where a town stands that only somebody's own tables know."""
TALL = 12
"""A map with as many rows has room for more ships."""
NAME = 6
"""Columns of the name of a good where there is little room."""
SECRET = (st.ShipPlacement, st.CardChoice, st.CardLook)
"""Questions of which nobody across the table may learn anything from the shape of the picture."""
WIDE = 30
"""A zone with more columns has whole words."""


def _is_land(x: float, y: float) -> bool:
    """A point lies inside an outline if a line from it to the west crosses it an odd number of times."""
    for shape in COASTS:
        inside = False
        for (x1, y1), (x2, y2) in zip(shape, shape[1:] + shape[:1], strict=True):
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                inside = not inside
        if inside:
            return True
    return False


@lru_cache(maxsize=16)
def _land(width: int, rows: int) -> frozenset[tuple[int, int]]:
    """The half cells of land in a strip of a size."""
    return frozenset(
        (px, py)
        for py in range(2 * rows)
        for px in range(width)
        if _is_land((px + 0.5) * 72 / width, (py + 0.5) * 4 / rows)
    )


@lru_cache(maxsize=32)
def coast(width: int, height: int, rows: int, lit: bool) -> Canvas:
    """Sea in three shades of water and the land in its upper rows, without anything on it: put it under a picture."""
    sea, land, shoal = (SEA_LIT, LAND_LIT, SHOAL_LIT) if lit else (SEA_REST, LAND_REST, SHOAL_REST)
    canvas = Canvas(width, height, sea)
    third = width // 3
    canvas.fill(third, 0, width - 2 * third, height, mix(sea, "#ffffff", 0.035))
    ground = _land(width, rows)
    near = {(px + dx, py + dy) for px, py in ground for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - ground
    for colour, cells in ((shoal, near), (land, ground)):
        for px, py in sorted(cells):
            if 0 <= px < width and 0 <= py < 2 * rows:
                canvas.pixel(px, py, colour)
    for x, y in (town(name, width, rows) for name in TOWNS):  # letters need a whole cell of ground
        for column in range(max(x - 2, 0), min(x + 11, width)):
            if canvas.chars[y][column] == "▀":
                canvas.fill(column, y, 1, 1, canvas.inks[y][column][1:])
    return canvas


def town(name: str, width: int, rows: int) -> tuple[int, int]:
    """Where the mark of a town stands in a strip of a size."""
    x, y = TOWNS.get(name, AT_SEA)
    return x * width // 72, (y * (rows - 1) + 1) // 3


def zones(width: int) -> tuple[tuple[int, int], ...]:
    """(x, width) of each zone: the numbers count from the east, as ships come home."""
    third = width // 3
    return (width - third, third), (third, width - 2 * third), (0, third)


def land_rows(scene: Scene, height: int) -> int:
    """Return how many rows of a map are land: what ships leave over."""
    s, fleet = scene.s, 0
    if any(s.zone_piles) or isinstance(scene.frame, st.ShipPlacement | st.LoadingTurn):
        fleet = 3 if height < TALL else 4
    elif any(s.stay_piles):
        fleet = 1
    return max(3, height - 2 - fleet)


def draw_map(canvas: Canvas, scene: Scene, x: int, y: int, width: int, height: int) -> None:
    """Heads of the zones, land with its towns, what goods cost and fetch, ships below."""
    lit, rows = MAP in scene.lit, land_rows(scene, height)
    canvas.paste(coast(width, height - 1, rows, lit), x, y + 1)
    for zone, (left, wide) in enumerate(zones(width)):
        canvas.mark(scene.t.zones[zone].id, x + left, y, wide, height)
        _draw_head(canvas, scene, zone, x + left, y, wide)
        _draw_prices(canvas, scene, zone, x + left, y + 1 + rows, wide)
        if height > rows + 2:
            draw_fleet(canvas, scene, zone, x + left, y + rows + 2, wide, height - rows - 2)
    draw_towns(canvas, scene, x, y + 1, width, rows)


def draw_towns(canvas: Canvas, scene: Scene, x: int, y: int, width: int, rows: int) -> None:
    for spot, row in enumerate(scene.t.spots):
        left, line = town(row.id, width, rows)
        draw_town(canvas, scene, spot, x + left, y + line)


def draw_town(canvas: Canvas, scene: Scene, spot: int, x: int, y: int) -> None:
    """The owner's letter, a ring where a post may stand, a cross where none may; keys while one is placed."""
    row, owner = scene.t.spots[spot], scene.s.posts[spot]
    asked = isinstance(scene.frame, st.PostChoice)
    code = scene.code(row.id) if asked else ""
    if asked:
        canvas.mark(row.id, x - 2, y, len(row.name) + 4, 1)
    elif not isinstance(scene.frame, st.ShipPlacement | st.Discard):  # there a zone is chosen as a whole
        canvas.mark(row.id, x, y, len(row.name) + 2, 1)
    chosen = asked and scene.chosen(row.id)
    if code:
        canvas.key(x - 2, y, f"{code:3}", chosen=chosen)
    elif owner >= 0:
        piece(canvas, x, y, scene, owner)
    else:
        canvas.put(x, y, "×" if owner == st.CONDEMNED else "○", INK)
    if chosen and scene.seat is not None:
        canvas.chip(x + 1, y, scene.letter(scene.seat), BLACK, CURSOR)
        canvas.chip(x + 2, y, row.name, CURSOR, BLACK)
    else:
        canvas.put(x + 2, y, row.name, bold(BRIGHT) if owner >= 0 or code else INK)


def _draw_head(canvas: Canvas, scene: Scene, zone: int, x: int, y: int, width: int) -> None:
    """Key, name and the fare of the seat to move; in phase D how far loading is."""
    t, s, row, frame = scene.t, scene.s, scene.t.zones[zone], scene.frame
    chosen = scene.chosen(row.id)
    loads = isinstance(frame, st.LoadingTurn)
    now = isinstance(frame, st.LoadingTurn) and frame.zone == zone
    ground = CURSOR if chosen else BRASS if now or (MAP in scene.lit and not loads) else TITLE
    ink = INK if ground == TITLE else BLACK
    canvas.fill(x, y, width, 1, ground)
    at = x + 1
    if code := scene.code(row.id, 3):
        at = (canvas.chip(at, y, code, BLACK, CURSOR) if chosen else canvas.key(at, y, code)) + 1
    player = scene.seat if scene.seat is not None and scene.seat < s.players else None
    cost = travel_cost(t, s, player, zone) if player is not None else row.travel_cost
    right = scene.say("board-fare", cost=cost)
    if isinstance(frame, st.LoadingTurn):
        right = scene.say("board-zone-state", state="now" if now else "done" if zone < frame.zone else "waits")
    name = scene.fit(x + width - 2 - len(right) - at, "board-zone", zone=row.id)
    canvas.put(at, y, name, bold(ink))
    canvas.right(x + width - 1, y, right, bold(GOLD if ground == TITLE else ink))


def _europe_card(scene: Scene) -> int:
    """Return the Europe card as far as it may be told here, the one that is being picked included; else NONE."""
    frame = scene.frame
    if isinstance(frame, st.CardChoice | st.CardLook):
        return card_of(scene, EUROPE)
    return known_card(scene.s, frame.seat) if isinstance(frame, LoadingTurn | ShipPlacement) else NONE


def _draw_prices(canvas: Canvas, scene: Scene, zone: int, x: int, y: int, width: int) -> None:
    """For both goods what the next cube costs (less with a post) and what Europe will pay, `+` while a card is open.

    `?` costs what only the card may bring; `-` is sold out.
    """
    t, s, row = scene.t, scene.s, scene.t.zones[zone]
    if s.step == st.OVER:
        return
    cubes = forecast(scene, INDIES)
    player = scene.seat if scene.seat is not None and scene.seat < s.players else None
    card = _europe_card(scene)
    more = "+" if s.dice and not has_flowed(s, EUROPE) and card < 0 else ""
    x += 1
    words = sum(len(t.goods[good].name) for good in t.zone_goods[zone]) + 2 * len(
        f" {scene.say('board-buys')} 9  {scene.say('board-sells')} 10+"
    )
    wide = width > WIDE and words + 3 <= width
    told: list[tuple[int, str, str, str]] = []
    for good in (t.main_goods[zone], t.second_goods[zone]):
        then, off = cubes[good].then, discount(t, s, player, zone) if player is not None else 0
        buy = str(max(market_price(t, s, good, then) - off, 0)) if then else "?" if cubes[good].utmost else "-"
        sell = f"{prices_ahead(t, s, player if player is not None else s.players, good, 1, card)[0]}{more}"
        if buy == "-":  # what nobody can buy fetches nothing
            sell = ""
        elif isinstance(scene.frame, LoadingTurn):  # of the ship that loads; others may sell sooner or later
            sell = str(outlook(t, s, scene.frame, good).fetched[0]) if scene.frame.zone == zone else ""
        if isinstance(scene.frame, SECRET):  # 9 takes as many columns as 10
            sell = f"{sell:·>{2 + len(more)}}"
        name = scene.fit(len(t.goods[good].name) if width > WIDE else NAME, "board-good", good=t.goods[good].id)
        told.append((good, name, buy, sell))
    taken = 3 + sum(len(f"{name} {buy}→{sell}" if sell else f"{name} {buy}") for _, name, buy, sell in told)
    tight = not wide and taken > width  # long ranges of prices may not reach into the next zone
    start, gap = (x - 1, 1) if tight else (x, 2)
    for good, name, buy, sell in told:
        x = canvas.chip(start, y, name, GOODS[good], BLACK)
        if wide:
            for label, figure in (("board-buys", buy), ("board-sells", sell)):
                if figure:
                    x = canvas.put(canvas.put(x, y, f" {scene.say(label)} ", LABEL), y, figure, bold(BRIGHT))
        else:
            x = canvas.put(x, y, f" {buy}→" if sell else f" {buy}", bold(BRIGHT))
            figure = sell.lstrip("·")
            x = canvas.put(x, y, "·" * (len(sell) - len(figure)), exact(FAINT))
            x = canvas.put(x, y, figure, bold(BRIGHT))
        if not isinstance(scene.frame, st.ShipPlacement | st.Discard):
            canvas.mark(f"margin-{row.id}-{t.goods[good].id}", start, y, x - start, 1)
        start = x + gap
