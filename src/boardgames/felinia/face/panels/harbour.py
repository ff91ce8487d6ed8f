"""The harbour of Katzburg: boats side by side as on the table, or in a line or three each where room is scarce."""

from boardgames.core.game import SEAT_LETTERS
from boardgames.felinia.actions import Done
from boardgames.felinia.box.rows import Boat
from boardgames.felinia.face.colours import (
    AWNING,
    BACK,
    COIN,
    COIN_INK,
    DARK_WOOD,
    FLAG,
    FLAG_INK,
    HOLD,
    SPECIAL,
    SPECIAL_INK,
    TILE,
    TILE_INK,
    WAVE,
    WOOD,
)
from boardgames.felinia.face.panels.boats import (
    Part,
    boards_here,
    boats_to_come,
    docks_in_order,
    fate_then,
    next_boat,
    parts,
    verdict,
)
from boardgames.felinia.face.panels.relief import waves
from boardgames.felinia.face.panels.scene import Scene
from boardgames.felinia.face.panels.sheet import country_name, crate, crate_colour, header, people_mark
from boardgames.felinia.rules.boarding import places_left
from boardgames.felinia.state import Boarding
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import (
    BAD,
    BRIGHT,
    CURSOR,
    DIM,
    GOLD,
    GOOD,
    INK,
    ON_CURSOR,
    SEA,
    SHEET,
    SOFT,
    bold,
    exact,
    mix,
    readable,
)
from boardgames.kit.panels import brackets, seat_chip

TEXT_ROWS = (1, 2, 3, 4, 5, 8, 9)
"""Rows of the harbour with times, prices and prizes: a wave there would be taken for a sign."""


def draw_harbour(
    canvas: Canvas, scene: Scene, x: int, y: int, width: int = 42, height: int = 12, ship: int = 9
) -> None:
    """Four boats side by side, the first to sail at the left."""
    canvas.fill(x, y, width, height, SEA)
    for column, row in waves(width, height):
        if row not in TEXT_ROWS:
            canvas.put(x + column, y + row, "~", exact(WAVE))
    header(canvas, x, y, width, scene.say("harbour"), boats_to_come(scene), lit=isinstance(scene.top, Boarding))
    canvas.mark("boats", x, y, width, 1)
    gap = (width - 4 * ship) // 5
    left = x + (width - 4 * ship - 3 * gap) // 2
    for number, dock in enumerate(docks_in_order(scene.t, scene.seen)):
        _draw_boat(canvas, scene, left + number * (ship + gap), y + 1, dock, ship)
    if done := scene.code(Done) if isinstance(scene.top, Boarding) else "":
        at = canvas.key(left, y + height - 2, f" {done} ", chosen=isinstance(scene.look.action, Done)) + 1
        canvas.put(at, y + height - 2, scene.say("board-no-more"), INK)
    boat = next_boat(scene)
    if boat is not None:
        draw_boat_to_come(canvas, scene, left, y + height - 1, boat)
    else:
        canvas.put(left, y + height - 1, scene.say("prizes", expert=int(scene.expert)), readable(SOFT, SEA))


def _draw_boat(canvas: Canvas, scene: Scene, x: int, y: int, dock: int, width: int) -> None:
    """Time or key, fate; flag; price; hull with places; verdict; what can be won over there."""
    t, spot, boat = scene.t, scene.t.docks[dock].id, scene.boat(dock)
    canvas.mark(spot, x, y, width, 9)
    if boat is None:
        canvas.put(x, y + 3, scene.fit(width, "no-boat").center(width), readable(DIM, SEA))
        return
    country, (word, ink) = t.country_number[boat.destination], fate_then(scene, dock)
    chosen = _draw_time(canvas, scene, x, y, spot, boat.time)
    canvas.right(x + width, y, scene.fit(width - len(boat.time) - 1, word), readable(ink, SEA))
    name = country_name(t, country, width - 1)
    canvas.put(x, y + 1, f" {name}".ljust(width), bold(FLAG_INK[country]), ground=FLAG[country])
    canvas.fill(x, y + 2, width, 3, AWNING)
    for row, part in enumerate(parts(scene, boat)):
        _draw_part(canvas, scene, x + 1, y + 2 + row, part, 6 if width < 12 else 9)
        if scene.purse is not None and places_left(t, scene.seen.ships[dock]):
            tick(canvas, x + width - 1 - (width > 12), y + 2 + row, part)
    _draw_hull(canvas, scene, x, y + 5, dock, width)
    text, shade = verdict(scene, dock, width)
    canvas.put(x, y + 7, text.center(width), readable(shade, SEA))
    draw_prizes(canvas, scene, x, y + 8, country, width)
    if chosen:
        brackets(canvas, x, y + 1, width, 5)


def _draw_time(canvas: Canvas, scene: Scene, x: int, y: int, spot: str, time: str) -> bool:
    """When a boat sails, or the key under which it can be boarded; whether it is the chosen one."""
    code, chosen = scene.look.legal.get(spot), scene.look.selected == spot
    if code:
        canvas.key(x, y, code, chosen=chosen)
    else:
        canvas.put(x, y, time, bold(BRIGHT))
    return chosen


def _draw_part(canvas: Canvas, scene: Scene, x: int, y: int, part: Part, width: int) -> int:
    """A crate or a coin, filled if it is at hand."""
    if part.good is not None:
        return crate(canvas, scene.t, x, y, part.good, width, there=part.there)
    text = scene.fit(width - (width > 6), "coins", n=1)
    text = text.ljust(width) if width < 7 else f" {text}".ljust(width)
    if part.there:
        return canvas.put(x, y, text, bold(COIN_INK), ground=COIN)
    return canvas.put(x, y, text, GOLD)


def tick(canvas: Canvas, x: int, y: int, part: Part) -> None:
    """Has it or lacks it; yellow, as it would be, if the selected choice changes it."""
    ink = CURSOR if part.there != part.then else GOOD if part.there else BAD
    canvas.put(x, y, "●" if part.then else "○", ink)


def _draw_hull(canvas: Canvas, scene: Scene, x: int, y: int, dock: int, width: int) -> None:
    boat = scene.boat(dock)
    if boat is None:
        return
    canvas.fill(x, y, width, 1, WOOD)
    draw_places(canvas, scene, x + (width - (boat.places * 4 - 1)) // 2, y, dock)
    for column in range(x + 1, x + width - 1):
        canvas.pixel(column, 2 * (y + 1), DARK_WOOD)


def draw_places(canvas: Canvas, scene: Scene, x: int, y: int, dock: int, step: int = 4, room: int = 3) -> int:
    """The places of a boat, front first, with the merchants on them and the one who would board."""
    ship, boat = scene.seen.ships[dock], scene.boat(dock)
    for place in range(boat.places if boat else 0):
        if place < len(ship.merchants):
            seat_chip(canvas, x, y, ship.merchants[place], room)
        elif place == len(ship.merchants) and boards_here(scene, dock) and scene.asked is not None:
            canvas.chip(x, y, SEAT_LETTERS[scene.asked].center(room), CURSOR, ON_CURSOR)
        else:
            canvas.put(x, y, "·".center(room), exact(mix(HOLD, WOOD, 0.7)), ground=HOLD)
        x += step
    return x


def draw_prizes(canvas: Canvas, scene: Scene, x: int, y: int, country: int, width: int) -> None:
    """The tiles of a country by people, `2Ti`, those that lie open; `3!` special ones, `4?` face down."""
    t, seen = scene.t, scene.seen
    posts = [post for post in scene.board.posts[country] if seen.tiles[post]]
    lying = [t.trade_tiles.get(seen.tiles[post]) for post in posts if seen.face_up >> post & 1]
    opened = [tile for tile in lying if tile is not None]
    peoples = [t.country_number[tile.people] for tile in opened if tile.people]
    chips = [(people_mark(t, n, peoples.count(n)), TILE[n], TILE_INK[n]) for n in sorted({*peoples})]
    chips.sort(key=lambda chip: -len(chip[0]))
    for sign, count, ground, ink in (
        ("!", len(opened) - len(peoples), SPECIAL, SPECIAL_INK),
        ("?", len(posts) - len(opened), BACK[country], BRIGHT),
    ):
        if count:
            chips.append((f"{count if count > 1 else ''}{sign}", ground, ink))
    room, left_out = sum(len(text) for text, _, _ in chips), 0
    while room > width:  # the last kinds are only counted: `+3`
        last = next((n for n in range(len(chips) - 1, -1, -1) if chips[n][0][-1].isalpha()), None)
        if last is None:
            break
        left_out += _count_in(chips.pop(last)[0])
        room = sum(len(text) for text, _, _ in chips) + len(f"+{left_out}")
    if left_out:
        chips.append((f"+{left_out}", SHEET, BRIGHT))
    x += max(0, (width - room) // 2)
    for text, ground, ink in chips:
        x = canvas.chip(x, y, text, ground, ink)


def _count_in(mark: str) -> int:
    """Return the number of tiles that a mark such as `2Ti` stands for."""
    return int(mark[0]) if mark[0].isdigit() else 1


def draw_boat_to_come(canvas: Canvas, scene: Scene, x: int, y: int, boat: Boat) -> int:
    """The next boat of the pile, where it lies open: time, flag, price, places."""
    start, country = x, scene.t.country_number[boat.destination]
    x = canvas.put(x, y, scene.say("then") + " ", readable(SOFT, SEA))
    x = canvas.put(x, y, boat.time, bold(BRIGHT)) + 1
    x = canvas.chip(x, y, f" {country_name(scene.t, country, 8)}", FLAG[country], FLAG_INK[country]) + 1
    x = draw_price(canvas, scene, x, y, boat)
    for _ in range(boat.places):
        x = canvas.put(x, y, " ", ground=WOOD) + 1
    canvas.mark("next-boat", start, y, x - 1 - start, 1)
    return x - 1


def draw_price(canvas: Canvas, scene: Scene, x: int, y: int, boat: Boat) -> int:
    """The price in crates, equal ones together: `2 Book,Wine`."""
    t, chips = scene.t, []
    for good, count in sorted(enumerate(t.boat_goods[boat.id]), key=lambda pair: -pair[1]):
        if count:
            number = crate_colour(t, good)
            text = f"{count} {t.goods[good].tile}" if count > 1 else t.goods[good].tile
            chips.append((text, FLAG[number], FLAG_INK[number]))
    if boat.coins:
        chips.append((scene.fit(7, "coins", n=boat.coins), COIN, COIN_INK))
    for number, (text, ground, ink) in enumerate(chips):
        if number:
            canvas.put(x - 1, y, ",", SOFT)
        x = canvas.chip(x, y, text, ground, ink) + 1
    return x


# where room is scarce


def draw_boat_list(canvas: Canvas, scene: Scene, x: int, y: int, width: int, height: int) -> None:
    """The boats in one line each."""
    t = scene.t
    canvas.fill(x, y, width, height, SHEET)
    header(canvas, x, y, width, scene.say("harbour"), boats_to_come(scene))
    canvas.mark("boats", x, y, width, 1)
    for row, dock in enumerate(docks_in_order(t, scene.seen), y + 1):
        boat = scene.boat(dock)
        canvas.mark(t.docks[dock].id, x, row, width, 1)
        if boat is None:
            canvas.put(x + 1, row, scene.say("no-boat"), DIM)
            continue
        country, (word, ink) = t.country_number[boat.destination], fate_then(scene, dock)
        canvas.put(x + 1, row, boat.time, bold(BRIGHT))
        plate = f" {country_name(t, country, 8)}".ljust(9)
        canvas.chip(x + 6, row, plate, FLAG[country], FLAG_INK[country])
        draw_places(canvas, scene, x + 16, row, dock, 2, 1)
        draw_price(canvas, scene, x + 20, row, boat)
        canvas.right(x + width - 1, row, scene.fit(5, word), ink)
        if scene.look.selected == t.docks[dock].id:
            brackets(canvas, x + 6, row, 9)
    boat = next_boat(scene)
    if boat is not None and height > 5:
        draw_boat_to_come(canvas, scene, x + 1, y + 5, boat)


def draw_small_boat(canvas: Canvas, scene: Scene, x: int, y: int, dock: int) -> None:
    """Time and flag; price; places and verdict: 23 columns, three rows."""
    t, spot, boat = scene.t, scene.t.docks[dock].id, scene.boat(dock)
    canvas.mark(spot, x, y, 23, 3)
    if boat is None:
        canvas.put(x, y, scene.say("no-boat"), readable(DIM, SEA))
        return
    country, (word, ink) = t.country_number[boat.destination], fate_then(scene, dock)
    chosen = _draw_time(canvas, scene, x, y, spot, boat.time)
    canvas.chip(x + 6, y, f" {country_name(t, country, 9)}".ljust(10), FLAG[country], FLAG_INK[country])
    canvas.right(x + 22, y, scene.fit(5, word), readable(ink, SEA))
    at = x
    for part in parts(scene, boat):
        at = _draw_part(canvas, scene, at, y + 1, part, 5 if part.good is not None else 6)
        if scene.purse is not None:
            tick(canvas, at, y + 1, part)
        at += 2
    draw_places(canvas, scene, x, y + 2, dock, 3, 2)
    text, shade = verdict(scene, dock, 8)
    canvas.put(x + 6, y + 2, text, readable(shade, SEA))
    draw_prizes(canvas, scene, x + 15, y + 2, country, 8)
    if chosen:
        brackets(canvas, x + 6, y, 10)
