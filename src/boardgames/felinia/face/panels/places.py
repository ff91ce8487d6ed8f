"""Drawing of what is in the provinces: tiles, merchants, crossroads, quays, travellers, keys and ghosts."""

from typing import NamedTuple

from boardgames.core.game import SEAT_LETTERS, Seat
from boardgames.felinia.actions import Flip, Move
from boardgames.felinia.box.rows import Province
from boardgames.felinia.face.colours import (
    BACK,
    GHOSTS,
    NIGHT,
    ON_GHOST,
    PLAZA,
    QUAY,
    QUAY_INK,
    SIGNS,
    SPECIAL,
    SPECIAL_INK,
    SYMBOL_INKS,
    TILE,
    TILE_INK,
)
from boardgames.felinia.face.panels.notes import mark
from boardgames.felinia.face.panels.relief import ALL, Scale
from boardgames.felinia.face.panels.scene import Scene
from boardgames.felinia.state import Journey
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, CURSOR, ON_CURSOR, ON_PLAYERS, PLAYERS, bold, exact, mix, of_player, readable

WORD = 5
"""Maximum letters of the word beside a glyph on the table."""
SHORT = 3
"""Maximum letters of what lies on a tile where a province is one row high: land is seen between tiles."""


ROADS = "─╲╱"


class Box(NamedTuple):
    """Area that a piece covers; a padded one reaches half a row above and below."""

    x: int
    y: int
    width: int
    height: int
    padded: bool = False


class Face(NamedTuple):
    """A trade tile that lies open."""

    ground: str
    ink: str
    title: str
    mark: str
    """The same in few letters."""


def face(scene: Scene, at: int) -> Face | None:
    """The trade tile that can be seen in a province; None if there is none or it lies face down."""
    tile = scene.t.trade_tiles.get(scene.seen.tiles[at])
    if tile is None or not scene.seen.face_up >> at & 1:
        return None
    if not tile.people:
        title = mark(scene.words, tile)
        return Face(SPECIAL, SPECIAL_INK, title, title)
    number = scene.t.country_number[tile.people]
    people = scene.t.peoples[number]
    return Face(TILE[number], TILE_INK[number], people.one, people.mark)


def is_at_home(scene: Scene, at: int) -> bool:
    """True if a tile is on land of its own people, which has its colour in a terminal with 16: a frame parts them."""
    tile = scene.t.trade_tiles.get(scene.seen.tiles[at])
    return tile is not None and scene.t.country_number.get(tile.people) == scene.board.countries[at]


def settler(scene: Scene, at: int) -> Seat | None:
    """Return whose merchant has settled in a province."""
    return next((seat for seat, p in enumerate(scene.seen.players) if p.settled >> at & 1), None)


def draw_place(canvas: Canvas, scene: Scene, scale: Scale, at: int, lit: int) -> None:
    """A province with what lies or stands there; legal ones with a key, the selected one with a halo."""
    province = scene.board.provinces[at]
    cx, cy = scale.centre(province.x, province.y)
    if not (0 <= cx < scale.width and 0 <= cy < scale.height):
        return
    light = bool(lit >> scene.board.countries[at] & 1)
    owner = settler(scene, at)
    if owner is not None:
        box = _merchant(canvas, scale, cx, cy, owner, province.label, light)
        if scene.look.selected == province.id:
            halo(canvas, box)
    elif scale.flat:
        _flat_place(canvas, scene, scale, at, light)
    else:
        _tall_place(canvas, scene, scale, at, lit)
    reach = scale.across // 2 - 1
    x, last = max(0, cx - reach), min(scale.width, cx + reach + 1)
    up = 0 if scale.flat else scale.down // 2
    y, low = max(0, cy - up), min(scale.height, cy + up + 1)
    canvas.mark(province.id, x, y, last - x, low - y)


def _tall_place(canvas: Canvas, scene: Scene, scale: Scale, at: int, lit: int) -> None:
    province, look = scene.board.provinces[at], scene.look
    cx, cy = scale.centre(province.x, province.y)
    journey = scene.frame(Journey)
    here = journey is not None and journey.at == at
    code, chosen = look.legal.get(province.id, ""), look.selected == province.id
    light = bool(lit >> scene.board.countries[at] & 1)
    if province.kind == "post":
        box = _post(canvas, scene, scale, at, cx, cy, light, bool(code) or chosen or lit != ALL)
    else:
        box = _junction(canvas, scene, scale, province, cx, cy, light, here)
    if here and journey is not None:
        _traveller(canvas, scale, cx, cy, journey.seat)
    if chosen:
        halo(canvas, box)
    tall = province.kind == "crossroads" and box.height > 1 and not scale.roomy  # no room above: the key goes below
    y = box.y + box.height if tall else box.y - 1
    ghost = chosen and isinstance(look.action, Move) and journey is not None
    if code:
        x = cx - (len(code) + 2) // 2 - (2 if tall and ghost else 0)
        end = canvas.key(x, y, f" {code} ", chosen=chosen)
        if ghost and journey is not None:
            x, y = (end, y) if tall else (cx - 1, box.y + box.height)
            canvas.chip(x, y, f" {SEAT_LETTERS[journey.seat]} ", of_player(GHOSTS, journey.seat), ON_GHOST)


# pieces


def pad(canvas: Canvas, box: Box, colour: str) -> None:
    """Half a row above and below a piece."""
    for x in range(box.x, box.x + box.width):
        canvas.pixel(x, 2 * box.y - 1, colour)
        canvas.pixel(x, 2 * (box.y + box.height), colour)


def piece(canvas: Canvas, cx: int, cy: int, width: int, text: str, ground: str, ink: str) -> Box:
    """One line of text in the middle of a block two rows high."""
    box = Box(cx - width // 2, cy, width, 1, True)
    pad(canvas, box, ground)
    canvas.fill(box.x, cy, width, 1, ground)
    canvas.centred(box.x, cy, width, text, bold(ink))
    return box


def halo(canvas: Canvas, box: Box, colour: str = CURSOR, spared: str = "") -> None:
    """The frame around a piece, outside its padding: bright around the selected place. Roads that are spared stay."""

    def is_free(x: int, y: int) -> bool:
        return 0 <= x < canvas.width and 0 <= y < canvas.height and canvas.chars[y][x] not in spared

    above, below = 2 * box.y - 1 - box.padded, 2 * (box.y + box.height) + box.padded
    for half in (above, below):
        for x in range(box.x - 1, box.x + box.width + 1):
            if is_free(x, half // 2):
                canvas.pixel(x, half, colour)
    for x, edge in ((box.x - 1, "▐"), (box.x + box.width, "▌")):
        for y in range(box.y, box.y + box.height):
            if is_free(x, y):
                canvas.put(x, y, edge, exact(colour))
        for half in (2 * box.y - 1, 2 * (box.y + box.height)) if box.padded else ():
            if is_free(x, half // 2):
                canvas.pixel(x, half, colour)


def _merchant(canvas: Canvas, scale: Scale, cx: int, cy: int, seat: Seat, name: str, light: bool) -> Box:
    """The piece of a player who has settled; on the large table with the name of the place."""
    ground, ink = of_player(PLAYERS, seat), of_player(ON_PLAYERS, seat)
    if not light:
        ground = mix(ground, NIGHT, 0.25)
        ink = readable(ink, ground)
    letter = SEAT_LETTERS[seat]
    if scale.flat:
        canvas.chip(cx - 2, cy, f"  {letter}  ", ground, ink)
        return Box(cx - 2, cy, 5, 1)
    if not scale.roomy:
        return piece(canvas, cx, cy, 5, letter, ground, ink)
    box = Box(cx - 4, cy - 1, 9, 3, True)
    pad(canvas, box, ground)
    canvas.fill(box.x, box.y, 9, 3, ground)
    canvas.put(cx, cy, letter, bold(ink))
    canvas.centred(box.x, cy + 1, 9, name, ink)
    return box


def _traveller(canvas: Canvas, scale: Scale, cx: int, cy: int, seat: Seat) -> None:
    ground, ink = of_player(PLAYERS, seat), of_player(ON_PLAYERS, seat)
    width = 7 if scale.roomy else 5
    canvas.chip(cx - width // 2, cy, f"▶ {SEAT_LETTERS[seat]} ◀".center(width), ground, ink)
    for x in range(cx - width // 2, cx - width // 2 + width):
        canvas.pixel(x, 2 * (cy + 1), ground)


def _post(canvas: Canvas, scene: Scene, scale: Scale, at: int, cx: int, cy: int, light: bool, in_question: bool) -> Box:
    """A tile face down is small and quiet; face up it is a pale card.

    On the expert board, where every tile lies open, only the cards of a country in question are as high as pieces.
    """
    country, look = scene.board.countries[at], scene.look
    province, shown = scene.board.provinces[at], face(scene, at)
    if shown is None:
        ground = mix(BACK[country], NIGHT, 0 if light else 0.42)
        if look.selected == province.id and isinstance(look.action, Flip):
            canvas.chip(cx - 2, cy, scene.fit(5, "turn-this").center(5), CURSOR, ON_CURSOR)
            return Box(cx - 2, cy, 5, 1)
        if scale.roomy:
            return _card(canvas, cx, cy, "?", province.label, ground, BRIGHT)
        canvas.chip(cx - 1, cy, " ? ", ground, BRIGHT)
        return Box(cx - 1, cy, 3, 1)
    ground, ink, title, _ = shown
    if not light:
        ground = mix(ground, NIGHT, 0.3)
        ink = readable(ink, ground)
    if scale.roomy:
        box = _card(canvas, cx, cy, title, province.label, ground, ink)
    elif scene.expert and not (light and in_question):
        width = len(title) + 2 if len(title) < 6 else len(title)
        canvas.chip(cx - width // 2, cy, title.center(width), ground, ink)
        box = Box(cx - width // 2, cy, width, 1)
    else:
        box = piece(canvas, cx, cy, 7, title, ground, ink)
    if is_at_home(scene, at):
        halo(canvas, box, mix(BACK[country], NIGHT, 0 if light else 0.42), ROADS)
    return box


def _card(canvas: Canvas, cx: int, cy: int, title: str, name: str, ground: str, ink: str) -> Box:
    """A tile of the large table: whose it is and where it lies."""
    box = Box(cx - 4, cy, 9, 2, True)
    pad(canvas, box, ground)
    canvas.fill(box.x, cy, 9, 2, ground)
    canvas.centred(box.x, cy, 9, title, bold(ink))
    canvas.centred(box.x, cy + 1, 9, name, ink)
    return box


def _junction(
    canvas: Canvas, scene: Scene, scale: Scale, province: Province, cx: int, cy: int, light: bool, here: bool
) -> Box:
    """A crossroads with its symbols, or the quay where merchants land; a traveller leaves the symbols to be seen."""
    ground = mix(QUAY if province.kind == "port" else PLAZA, NIGHT, 0 if light else 0.3)
    if province.kind == "port":
        if scale.roomy:
            return piece(canvas, cx, cy, 9, scene.fit(9, "quay"), ground, QUAY_INK)
        canvas.put(cx - 3, cy, scene.fit(6, "quay").center(6), QUAY_INK, ground=ground)
        return Box(cx - 3, cy, 6, 1)
    symbols, width = province.symbols, 11 if scale.roomy else 6
    x, y = cx - width // 2, cy if scale.roomy else cy - len(symbols) + 1
    if not symbols:
        return Box(x, cy, width, 1, scale.roomy)
    if here:  # one row above the traveller
        text = " ".join(SIGNS[name] for name in symbols) if len(symbols) > 1 else _sign(scene, symbols[0], width)
        canvas.put(x, cy - 1, text.center(width), readable(SYMBOL_INKS[symbols[0]], ground), ground=ground)
        return Box(x, cy - 1, width, 2)
    if scale.roomy:
        pad(canvas, Box(x, y, width, len(symbols)), ground)
    for row, name in enumerate(symbols):
        text = (" " * scale.roomy + _sign(scene, name, width - scale.roomy)).ljust(width)
        canvas.put(x, y + row, text, readable(SYMBOL_INKS[name], ground), ground=ground)
    return Box(x, y, width, len(symbols), scale.roomy)


def _sign(scene: Scene, name: str, width: int) -> str:
    word = scene.fit(width - 1, f"sign-{name}")
    return f"{SIGNS[name]}{word}" if len(word) + 2 > width else f"{SIGNS[name]} {word}"


# one row a province


def _flat_place(canvas: Canvas, scene: Scene, scale: Scale, at: int, light: bool) -> None:
    """A place in one row: the key before the name."""
    province, look = scene.board.provinces[at], scene.look
    cx, cy = scale.centre(province.x, province.y)
    journey, dusk = scene.frame(Journey), 0 if light else 0.3
    code, chosen = look.legal.get(province.id, ""), look.selected == province.id
    if journey is not None and journey.at == at:
        text, ground, ink = f"▶ {SEAT_LETTERS[journey.seat]} ◀", of_player(PLAYERS, journey.seat), ""
        ink = of_player(ON_PLAYERS, journey.seat)
    elif (shown := face(scene, at)) is not None:
        text = shown.title if scale.down > 1 else shown.mark
        ground, ink = mix(shown.ground, NIGHT, dusk), shown.ink
    elif chosen and isinstance(look.action, Flip):
        text, ground, ink = scene.fit(5, "turn-this"), CURSOR, ON_CURSOR
    elif province.kind == "post":
        text, ground, ink = "?", mix(BACK[scene.board.countries[at]], NIGHT, dusk), BRIGHT
    elif province.kind == "port":
        text, ground, ink = scene.fit(6, "quay"), mix(QUAY, NIGHT, dusk), QUAY_INK
    else:
        text, ground, ink = (
            _symbol_line(
                scene,
                province.symbols,
                words=scale.across > 10 and not code,
                bare=scale.down == 1 and (scene.expert or bool(code)),
            ),
            mix(PLAZA, NIGHT, dusk),
            SYMBOL_INKS[province.symbols[0]] if province.symbols else BRIGHT,
        )
    if code:
        text = f"{code} {text}"
    roomy = len(text) <= SHORT or (scale.across > 8 and len(text) < 10)
    width = len(text) + 2 if roomy and not code else len(text)
    x = cx - width // 2
    canvas.put(x, cy, text.center(width), bold(readable(ink, ground)), ground=ground)
    if face(scene, at) is not None and is_at_home(scene, at):
        for side, half in ((x - 1, "▐"), (x + width, "▌")):
            if 0 <= side < canvas.width and canvas.chars[cy][side] not in ROADS:
                canvas.put(side, cy, half, exact(mix(BACK[scene.board.countries[at]], NIGHT, dusk)))
    if province.kind == "crossroads" and (journey is None or journey.at != at):
        _ink_symbols(canvas, x, cy, text.center(width), province.symbols, ground)
    if code:
        canvas.key(x, cy, code, chosen=chosen)
    if chosen:
        canvas.put(x - 1, cy, "▐", exact(CURSOR))
        canvas.put(x + width, cy, "▌", exact(CURSOR))
        if isinstance(look.action, Move) and journey is not None:
            beside = x + width - (0 if width <= scale.across - 2 else 2)  # a long name has no room behind it
            spot = (cx - 1, cy + 1) if scale.down > 1 else (beside, cy)
            canvas.chip(*spot, f" {SEAT_LETTERS[journey.seat]} ", of_player(GHOSTS, journey.seat), ON_GHOST)


def _ink_symbols(canvas: Canvas, x: int, y: int, text: str, symbols: tuple[str, ...], ground: str) -> None:
    """Each sign and its word in its own ink."""
    end = len(text)
    for name in reversed(symbols):
        start = text.rindex(SIGNS[name], 0, end)
        canvas.put(x + start, y, text[start:end], bold(readable(SYMBOL_INKS[name], ground)), ground=ground)
        end = start


def _symbol_line(scene: Scene, symbols: tuple[str, ...], *, words: bool, bare: bool) -> str:
    """Several symbols in one line: `◆ gold`, `▼▼ prov`, `◆gold★card`, `◆ ★` where there is no room for words.

    Bare signs stand where a legend explains them.
    """
    glyphs = "".join(SIGNS[name] for name in symbols)
    if len({*symbols}) == 1 and not bare:
        return f"{glyphs} {scene.fit(WORD, f'sign-{symbols[0]}')}"
    return "".join(SIGNS[name] + scene.fit(WORD, f"sign-{name}") for name in symbols) if words else " ".join(glyphs)
