"""A player's sheet: gold, cannons, posts, tracks, goods, tiles, ships, tokens. Nothing of it is secret."""

from boardgames.amerigo.face.colours import CUBES, GOODS, LABEL, NEUTRAL, ON_CUBE, ON_GOODS, SHAPE, VALUE
from boardgames.amerigo.face.panels.goods import good_sign
from boardgames.amerigo.face.panels.scene import Scene
from boardgames.amerigo.face.panels.sheet import disc, extent, shape
from boardgames.amerigo.face.panels.tokens import edge_of
from boardgames.amerigo.face.panels.tracks import draw_progress
from boardgames.amerigo.face.words.names import shape_label, space_label
from boardgames.amerigo.game import Amerigo
from boardgames.amerigo.rules.scoring import production_markers, score_sheet
from boardgames.amerigo.state import OFF_BOARD, State
from boardgames.core.game import Seat
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, DIM, FAINT, FOCUS, GOLD, INK, PLAYERS, RAISED, SHEET, bold, exact, readable
from boardgames.kit.look import Look

WIDTH = 78
TEXT = 10
"""Where a line begins after its label."""
ROOM = TEXT - 2
"""Columns of a label."""
SECOND = 40
"""Where the second column of figures begins."""
TOKENS_AT = 13


def mat(game: Amerigo, seen: State, seat: Seat, look: Look) -> Canvas:
    """Everything about one player."""
    v, p = Scene(game, seen, look), seen.players[seat]
    rows = max(1, len(p.tokens) + len(p.used_tokens))
    canvas = Canvas(WIDTH, TOKENS_AT + rows, SHEET)
    _draw_head(canvas, v, seat)
    _draw_amounts(canvas, v, seat)
    draw_progress(canvas, v, 0, 4, WIDTH)
    _draw_special(canvas, v, seat, 6)
    _draw_goods(canvas, v, seat, 8)
    _draw_tiles(canvas, v, seat, 9)
    _draw_tokens(canvas, v, seat)
    return canvas


def _label(canvas: Canvas, y: int, text: str) -> None:
    canvas.put(1, y, text, LABEL)


def _draw_head(canvas: Canvas, v: Scene, seat: Seat) -> None:
    p, look = v.s.players[seat], v.look
    canvas.fill(0, 0, WIDTH, 1, FOCUS)
    canvas.mark(f"mat-{seat}-points", 0, 0, WIDTH, 1)
    disc(canvas, 1, 0, seat)
    canvas.put(3, 0, look.names[seat] if seat < len(look.names) else "", bold(BRIGHT))
    if look.tells_score(seat):
        points = v.say("mat-points-now", vp=p.vp, total=score_sheet(v.t, v.s, seat).total)
    else:
        points = v.say("mat-points", vp=p.vp)
    canvas.right(WIDTH - 1, 0, points, readable(GOLD, FOCUS))


def _draw_amounts(canvas: Canvas, v: Scene, seat: Seat) -> None:
    """Gold, cannons and posts as rows of pieces, with the figure at the end; chests and ships in words."""
    t, p = v.t, v.s.players[seat]
    posts = t.posts - p.posts_left
    _label(canvas, 1, v.fit(ROOM, "mat-gold"))
    _draw_row(canvas, v, TEXT, 1, "●", p.gold, t.gold_end, GOLD)
    canvas.put(SECOND, 1, v.fit(ROOM, "mat-cannons"), LABEL)
    _draw_row(canvas, v, SECOND + ROOM + 1, 1, "●", p.cannons, t.cannon_end, PLAYERS[seat])
    _label(canvas, 2, v.fit(ROOM, "mat-posts"))
    _draw_row(canvas, v, TEXT, 2, "⌂", posts, t.posts, PLAYERS[seat])
    canvas.put(SECOND, 2, v.fit(ROOM, "mat-chests"), LABEL)
    at = canvas.put(SECOND + ROOM + 1, 2, "◆" * p.chests or v.say("mat-none"), VALUE if p.chests else DIM)
    if p.chests_cashed:
        canvas.put(at + 1, 2, v.say("mat-cashed", n=p.chests_cashed), DIM)
    _label(canvas, 3, v.fit(ROOM, "mat-ships"))
    canvas.put(TEXT, 3, _ships_text(v, seat), INK)
    canvas.mark(f"mat-{seat}-gold", 1, 1, 36, 1)
    canvas.mark(f"mat-{seat}-cannons", 40, 1, 36, 1)
    canvas.mark(f"mat-{seat}-posts", 1, 2, 36, 1)
    canvas.mark(f"mat-{seat}-chests", 40, 2, 36, 1)
    canvas.mark(f"mat-{seat}-ships", 1, 3, 76, 1)


def _draw_row(canvas: Canvas, v: Scene, x: int, y: int, sign: str, count: int, most: int, colour: str) -> None:
    at = canvas.put(x, y, sign * count, exact(colour))
    at = canvas.put(at, y, "·" * (most - count), exact(FAINT))
    at = canvas.put(at + 1, y, str(count), bold(BRIGHT))
    canvas.put(at + 1, y, v.say("mat-of", most=most), DIM)


def _ships_text(v: Scene, seat: Seat) -> str:
    """Where a player's ships are."""
    ships = v.s.players[seat].ships
    if OFF_BOARD in ships:
        return v.say("mat-ships-off")
    names = [space_label(v.chart.names[space]) for space in ships]
    return ", ".join(v.say("mat-ship", ship=ship, space=name) for ship, name in enumerate(names, start=1))


def _draw_special(canvas: Canvas, v: Scene, seat: Seat, y: int) -> None:
    t, p = v.t, v.s.players[seat]
    colour = t.special_colours[p.special]
    _label(canvas, y, v.fit(ROOM, "mat-special"))
    canvas.mark(f"mat-{seat}-special", 1, y, 76, 1)
    at = canvas.put(TEXT, y, v.say("mat-space", space=p.special), INK) + 1
    if colour >= 0:
        at = canvas.chip(at, y, f" {t.colours[colour].label} ", CUBES[colour], ON_CUBE)
        at = canvas.put(at + 1, y, v.say("mat-special-vp", vp=t.special_vp[p.special]), GOLD) + 1
    canvas.put(at + 1, y, v.say("mat-place", place=v.s.discs.index(seat) + 1), INK)


def _draw_goods(canvas: Canvas, v: Scene, seat: Seat, y: int) -> None:
    """Goods times production by type, and the points they make."""
    t, p = v.t, v.s.players[seat]
    markers = production_markers(t, p)
    canvas.fill(0, y - 1, WIDTH, 1, RAISED)
    for i, good in enumerate(t.goods):
        x = TEXT + 13 * i
        canvas.chip(x, y - 1, f" {good_sign(v, good)} ", GOODS[i], ON_GOODS[i])
        canvas.mark(f"mat-{seat}-{good.id}", x, y - 1, 12, 2)
        at = canvas.put(x, y, f"{p.goods[i]}×{markers[i]}", bold(BRIGHT) if p.goods[i] else DIM)
        canvas.put(at + 1, y, v.say("vp", vp=p.goods[i] * markers[i]), GOLD if p.goods[i] else DIM)
    _label(canvas, y - 1, v.fit(ROOM, "mat-goods"))
    _label(canvas, y, v.fit(ROOM, "mat-production"))


def _draw_tiles(canvas: Canvas, v: Scene, seat: Seat, y: int) -> None:
    """Planned tiles as shapes with their numbers, and the villages that are left to plan."""
    p = v.s.players[seat]
    planned = [(kind, n) for kind, n in enumerate(p.reserve) if n]
    left = [(kind, n) for kind, n in enumerate(p.villages) if n]
    canvas.mark(f"mat-{seat}-planned", 1, y, 76, 2)
    canvas.mark(f"mat-{seat}-villages", 1, y + 2, 76, 2)
    _label(canvas, y + 1, v.fit(ROOM, "mat-planned"))
    _label(canvas, y + 3, v.fit(ROOM, "mat-villages"))
    if not planned:
        canvas.put(TEXT, y + 1, v.say("mat-none"), DIM)
    if not left:
        canvas.put(TEXT, y + 3, v.say("mat-all-planned"), DIM)
    _draw_shapes(canvas, v, y, planned, PLAYERS[seat])
    _draw_shapes(canvas, v, y + 2, left, SHAPE)


def _draw_shapes(canvas: Canvas, v: Scene, y: int, tiles: list[tuple[int, int]], colour: str) -> None:
    """Tiles on two rows, each with its number, and in letters too if there is room; or how many more there are."""
    labels = {kind: shape_label(v.t, kind) for kind, _ in tiles}
    widths = [extent(v.t.shapes[v.t.landscape[kind].form].turns[0])[0] for kind, _ in tiles]
    spelled = sum(widths) + sum(len(label) + 6 for label in labels.values()) <= WIDTH - TEXT
    x = TEXT
    for n, (kind, count) in enumerate(tiles):
        cells = v.t.shapes[v.t.landscape[kind].form].turns[0]
        if x + widths[n] + 2 > (WIDTH if n == len(tiles) - 1 else WIDTH - 4):
            canvas.put(x, y + 1, f"+{sum(count for _, count in tiles[n:])}", INK)
            return
        shape(canvas, x, 2 * y + 4 - extent(cells)[1], cells, colour if v.t.landscape[kind].village else NEUTRAL)
        x = canvas.put(x + widths[n], y + 1, f"×{count}", INK) + 1
        x = canvas.put(x, y + 1, labels[kind], DIM) + 2 if spelled else x + 1


def _draw_tokens(canvas: Canvas, v: Scene, seat: Seat) -> None:
    p = v.s.players[seat]
    owned = [(token, v.names.token_text(token)) for token in p.tokens] + [(token, "") for token in p.used_tokens]
    if not owned:
        _label(canvas, TOKENS_AT, v.fit(ROOM, "mat-tokens"))
        canvas.put(TEXT, TOKENS_AT, v.say("mat-none"), DIM)
    for y, (token, text) in enumerate(owned, start=TOKENS_AT):
        label = v.t.tokens[token].label
        canvas.mark(f"mat-{seat}-{token}", 0, y, WIDTH, 1)
        canvas.put(1, y, "▌", exact(edge_of(v, token)))
        canvas.put(3, y, label, DIM if token in p.used_tokens else bold(BRIGHT))
        text = text or v.say("mat-used-up")
        canvas.put(max(4 + len(label), min(24, WIDTH - len(text))), y, text, DIM if token in p.used_tokens else INK)
