"""A player's sheet of Amerigo: tracks, goods and production, tokens, tiles, ships."""

from boardgames.amerigo.board.map import ships_text
from boardgames.amerigo.board.panels.storage import heading, reserve_text
from boardgames.amerigo.box.tables import COLOURS
from boardgames.amerigo.game import Amerigo
from boardgames.amerigo.rules.chart import chart_of
from boardgames.amerigo.rules.scoring import production_markers, score_sheet
from boardgames.amerigo.state import State
from boardgames.amerigo.words.codes import tile_code
from boardgames.amerigo.words.names import shape_label
from boardgames.amerigo.words.words import words_of
from boardgames.core.protocol import SEAT_LETTERS, Seat
from boardgames.drawing.board import TAB_SIZE, Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import KINDS, PLAYERS

WIDTH = 78
TOKENS_AT = 7


def mat(game: Amerigo, seen: State, seat: Seat, look: Look) -> Canvas:
    """Everything about one player; nothing of it is secret."""
    t, s, p = game.tables, seen, seen.players[seat]
    texts = [(token, "") for token in p.tokens] + [(token, "dim") for token in p.used_tokens]
    canvas = Canvas(WIDTH, TOKENS_AT + max(1, len(texts)))
    name = look.names[seat] if seat < len(look.names) else ""
    ended = f", {score_sheet(t, s, seat).total} if it ended now" if look.tells_score(seat) else ""
    heading(canvas, 0, 0, WIDTH, f"  {name}: {p.vp} VP on the track{ended}")
    canvas.put(2, 0, SEAT_LETTERS[seat], PLAYERS[seat])
    chests = f"chests {p.chests}" + (f" and {p.chests_cashed} cashed" if p.chests_cashed else "")
    posts = f"posts {t.posts - p.posts_left} of {t.posts} on the board"
    canvas.put(0, 1, f"gold {p.gold} of {t.gold_end}   cannons {p.cannons} of {t.cannon_end}   {posts}   {chests}")
    _draw_progress(canvas, 2, p.progress, {n: t.progress_vp[n] for n in t.progress_spaces})
    colour = t.special_colours[p.special]
    space = f"space {p.special}" + (f", {COLOURS[colour]}" if colour >= 0 else "")
    place = f"place {s.discs.index(seat) + 1}"
    ships = f"ships {ships_text(chart_of(t, s), s, seat)}"
    canvas.put(0, 3, f"special   {space}, {t.special_vp[p.special]} VP at the end, {place}   {ships}"[:WIDTH])
    _draw_goods(canvas, game, s, seat, 4)
    canvas.put(0, 5, f"planned   {reserve_text(game, s, seat, WIDTH - 10)}")
    left = [f"{tile_code(kind.id)}:{n}" for kind, n in zip(t.landscape, p.villages, strict=False) if n]
    canvas.put(0, 6, f"villages  {' '.join(left) or 'all planned'}"[:WIDTH], "dim")
    if not texts:
        canvas.put(0, TOKENS_AT, "tokens    none", "dim")
    for y, (token, style) in enumerate(texts, start=TOKENS_AT):
        canvas.put(2, y, t.tokens[token].label, style or "bold")
        canvas.put(22, y, "used up" if style else words_of(game).names.token_text(token), style)
    return canvas


def _draw_progress(canvas: Canvas, y: int, at: int, values: dict[int, int]) -> None:
    """The track with its disc; spaces with points show them."""
    canvas.put(0, y, f"progress {at:>3} ")
    for step in range(1 + max(values)):
        text = f"{values[step]:>2}" if step in values else " ·"
        canvas.put(14 + 2 * step, y, text, "money" if step in values else "dim")
        if step == at:
            canvas.put(14 + 2 * step, y, f"{values[step]:>2}" if step in values else " ●", "selected")


def _draw_goods(canvas: Canvas, game: Amerigo, s: State, seat: Seat, y: int) -> None:
    """Goods times production by type, and the points they make."""
    t, p = game.tables, s.players[seat]
    markers = production_markers(t, p)
    canvas.put(0, y, "goods")
    for i, good in enumerate(t.goods):
        x = canvas.put(10 + 14 * i, y, good.label, KINDS[i])
        canvas.put(x + 1, y, f"{p.goods[i]}x{markers[i]}", "bold" if p.goods[i] else "dim")


def draw_tile_list(game: Amerigo, s: State, look: Look, seat: Seat) -> Canvas:
    """Every kind of tile with its shape, its cost, its two values, and where they are."""
    t, p = game.tables, s.players[seat]
    canvas = Canvas(*TAB_SIZE)
    rows = TAB_SIZE[1] - 2
    wide = TAB_SIZE[0] // 2
    for column in range(2):
        heading(canvas, wide * column, 0, wide - 1, f"{'shape':<14} AP  VP  left  {SEAT_LETTERS[seat]} has")
    counts = (*p.villages, *s.neutral)
    for i, kind in enumerate(t.landscape):
        x, y, place = wide * (i // rows), 1 + i % rows, f"tile-{kind.id}"
        canvas.mark(place, x, y, wide - 1, 1)
        canvas.put(x, y, tile_code(kind.id), "legal" if place in look.legal else "dim")
        canvas.put(x + 4, y, shape_label(t, i), "bold")
        canvas.put(x + 17, y, f"{kind.cost:>2} {kind.vp_small:>2}/{kind.vp_large:<2}")
        canvas.put(x + 27, y, str(counts[i]), "" if counts[i] else "dim")
        canvas.put(x + 33, y, str(p.reserve[i]), "good" if p.reserve[i] else "dim")
    canvas.put(0, TAB_SIZE[1] - 1, "v: own villages, n: neutral tiles; VP on a small / large island", "dim")
    return canvas
