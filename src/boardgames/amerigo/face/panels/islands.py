"""Islands as a list: what is free, who has posts there, and what completing them pays now."""

from boardgames.amerigo.face.colours import (
    GOODS,
    GRASS,
    LABEL,
    NEUTRAL,
    ON_GOODS,
    ON_NEUTRAL,
    ON_VILLAGE,
    SAND,
    VALUE,
    VILLAGES,
)
from boardgames.amerigo.face.panels.landscape import NEARLY
from boardgames.amerigo.face.panels.scene import Scene
from boardgames.amerigo.face.panels.sheet import disc, plate
from boardgames.amerigo.rules.chart import bits
from boardgames.amerigo.rules.completion import post_points, post_scores
from boardgames.amerigo.rules.expand import goods_under
from boardgames.core.game import SEAT_LETTERS
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, CURSOR, DIM, GOLD, INK, ON_CURSOR, ON_PLAYERS, PLAYERS, SHEET, bold

NARROW = 21
BUILT, STRIP = 2, 20
"""Columns of islands on the sheet of a large table, and the columns of an island's strip."""
DONE = 4
"""Columns of the word for an island that is complete."""
FIGURES, CELLS, WORDS = 8, 10, 12
"""Where the posts begin on a line: after the number of free cells, after that of all cells too, or after words."""


def unfinished(v: Scene, *, with_posts: bool) -> list[int]:
    """Islands that are not complete, the fullest first; perhaps only those where somebody has a post."""
    islands = range(len(v.chart.islands))
    if with_posts:
        islands_here = [n for n in islands if any(posts & v.chart.islands[n] for posts in v.cover.posts)]
    else:
        islands_here = list(islands)
    return sorted((n for n in islands_here if v.free(n)), key=lambda n: (v.free(n).bit_count(), n))


def island_name(v: Scene, number: int) -> str:
    """The first cell that is free, or else the first: the rulers find it."""
    return v.chart.names[next(bits(v.free(number) or v.chart.islands[number]))]


def draw_islands(canvas: Canvas, v: Scene, x: int, y: int, width: int, rows: int, columns: int = 1) -> None:
    """The islands that will be complete first; on a narrow sheet the one under the cursor instead."""
    canvas.fill(x, y, width, 1 + rows, SHEET)
    if columns == 1 and v.island >= 0:
        _draw_one(canvas, v, x, y, width)
        return
    pay = "/".join(str(post_points(v.t, v.s, posts)) for posts in range(1, 5))
    if width > 50:
        plate(canvas, x, y, width, v.say("islands-nearly"), note=v.say("islands-pay-now", pay=pay))
    else:
        note = pay if width < 30 else v.fit(width - 14, "islands-pay", pay=pay)
        plate(canvas, x, y, width, v.fit(width - 3 - len(note), "islands"), note=note)
    canvas.mark("pay", x, y, width, 1)
    wide = width // columns
    islands = unfinished(v, with_posts=width < 30)[: rows * columns]
    if not islands:
        canvas.put(x + 1, y + 1, v.fit(width - 1, "islands-no-posts"), DIM)
    for n, number in enumerate(islands):
        at, line = x + 1 + wide * (n // rows), y + 1 + n % rows
        canvas.mark(f"island-{number + 1}", at, line, wide - 1, 1)
        if wide <= NARROW:
            draw_island(canvas, v, at, line, at + wide - 1, number, FIGURES)
        else:
            _draw_number(canvas, at, line, number)
            column = WORDS if _has_room_for_words(v, number, wide - 4) else FIGURES
            draw_island(canvas, v, at + 3, line, at + wide - 1, number, column)


def _has_room_for_words(v: Scene, number: int, width: int) -> bool:
    """True if free cells in words, what the posts pay and the chest all have room in this many columns."""
    paid = post_scores(v.t, v.s, v.chart.islands[number], v.cover_then.posts)
    figures = sum(1 + len(str(points)) for _, _, points in paid)
    return WORDS + figures + 2 * v.chart.large[number] <= width


def _draw_number(canvas: Canvas, x: int, y: int, number: int) -> None:
    """Texts count the islands; the rulers find them by a cell."""
    canvas.right(x + 2, y, str(number + 1), LABEL)


def draw_island(canvas: Canvas, v: Scene, x: int, y: int, end: int, number: int, column: int) -> int:
    """Where it is, its free cells, the chest, and from a column on what the posts of everybody pay. Where it ends."""
    chosen = number in (v.island, v.listed)
    canvas.put(x, y, island_name(v, number), bold(CURSOR) if chosen else INK)
    at = canvas.put(x + 4, y, *_progress(v, number, column))
    chest, behind = v.chart.large[number], " ◆"
    if chest and column < WORDS:
        at = canvas.put(max(x + column - 1, at), y, "◆", VALUE)
    elif chest:
        end -= len(behind)
    if v.free(number):
        # A complete island has paid: only one that is not says what it pays.
        at = _draw_posts(canvas, v, max(x + column, at), y, end, number)
    return canvas.put(at, y, behind, VALUE) if chest and column == WORDS else at


def _progress(v: Scene, number: int, column: int) -> tuple[str, str]:
    """Return how many cells are free, with the ink for it: stars for the last ones, a step for the selected piece."""
    free = v.free(number)
    count, left = free.bit_count(), (free & ~v.laid).bit_count()
    if left != count:
        return f"{count}→{left}" if left else v.fit(DONE, "island-done"), bold(CURSOR)
    if not free:
        return v.fit(DONE, "island-done"), LABEL
    if count <= NEARLY:
        return "★" * count, VALUE
    if column == WORDS:
        return v.fit(WORDS - 5, "island-free", free=count), DIM
    return f"{count}/{v.chart.islands[number].bit_count()}" if column == CELLS else str(count), DIM


def _draw_posts(canvas: Canvas, v: Scene, x: int, y: int, end: int, number: int) -> int:
    """Draw who has posts there, with one that the selected choice sets up, and what they pay in this round, close
    together where there is little room; return the end."""
    paid = sorted(post_scores(v.t, v.s, v.chart.islands[number], v.cover_then.posts))
    width = sum(1 + len(str(points)) for _, _, points in paid)
    gap = 1 if x + width + len(paid) - 1 <= end else 0
    for seat, _, points in paid:
        # Nothing pays any more when the game is over.
        x = canvas.put(disc(canvas, x, y, seat), y, str(points) if v.s.frames else "", BRIGHT) + gap
    return x - gap if paid else x - 1


def draw_goods_left(canvas: Canvas, v: Scene, x: int, y: int, end: int, number: int) -> int:
    """The goods that lie on the free cells of an island, one by one; or counted, where there is little room."""
    counts = goods_under(v.chart, v.free(number))
    counted = x + sum(counts) > end
    for good, count in enumerate(counts):
        if count:
            letter = v.t.goods[good].letter
            text = f"{letter}{count if count > 1 else ''}" if counted else letter * count
            x = canvas.chip(x, y, text, GOODS[good], ON_GOODS[good])
    return x


def draw_all_islands(canvas: Canvas, v: Scene, x: int, y: int, width: int, rows: int, columns: int) -> None:
    """Every island with its goods, those first that will be complete first, complete ones at the end."""
    canvas.fill(x, y, width, 1 + rows, SHEET)
    plate(canvas, x, y, width, v.say("islands"), note=v.say("islands-all-note"))
    waiting = unfinished(v, with_posts=False)
    islands = [*waiting, *(n for n in range(len(v.chart.islands)) if n not in waiting)]
    wide, rows = width // columns, min(rows, -(-len(islands) // columns))
    for n, number in enumerate(islands):
        at, line = x + 1 + wide * (n // rows), y + 1 + n % rows
        _draw_number(canvas, at, line, number)
        canvas.mark(f"island-{number + 1}", at, line, wide - 1, 1)
        after = draw_island(canvas, v, at + 3, line, at + wide - 12, number, CELLS) + 1
        draw_goods_left(canvas, v, after, line, at + wide - 1, number)


def draw_built(canvas: Canvas, v: Scene, x: int, y: int, width: int, rows: int) -> None:
    """Every island as a strip of its cells: what lies on them as on the map, then what is free and what it brings."""
    canvas.fill(x, y, width, 1 + rows, SHEET)
    pay = "/".join(str(post_points(v.t, v.s, posts)) for posts in range(1, 5))
    plate(canvas, x, y, width, v.say("islands"), note=v.say("islands-built-note", pay=pay))
    islands = unfinished(v, with_posts=False)
    islands += [n for n in range(len(v.chart.islands)) if n not in islands]
    wide, rows = width // BUILT, min(rows, -(-len(islands) // BUILT))
    for n, number in enumerate(islands):
        at, line = x + 1 + wide * (n // rows), y + 1 + n % rows
        _draw_number(canvas, at, line, number)
        canvas.mark(f"island-{number + 1}", at, line, wide - 1, 1)
        chosen = number in (v.island, v.listed)
        canvas.put(at + 3, line, island_name(v, number), bold(CURSOR) if chosen else INK)
        _draw_strip(canvas, v, at + 7, line, number)
        after = canvas.put(at + 8 + STRIP, line, *_progress(v, number, WORDS)) + 1
        if v.chart.large[number]:
            after = canvas.put(after, line, "◆", VALUE) + 1
        end = at + wide - 1
        if not v.free(number):
            continue
        after = _draw_posts(canvas, v, max(after, at + 16 + STRIP), line, end, number) + 1
        draw_goods_left(canvas, v, after, line, end, number)


def _draw_strip(canvas: Canvas, v: Scene, x: int, y: int, number: int) -> None:
    """Posts, villages, neutral tiles as on the map, then land; a large island has two cells a column."""
    island, covered = v.chart.islands[number], v.cover
    parts = [("⌂", PLAYERS[seat], ON_PLAYERS[seat], posts) for seat, posts in enumerate(covered.posts)]
    parts += [
        (SEAT_LETTERS[seat].lower(), VILLAGES[seat], ON_VILLAGE, own) for seat, own in enumerate(covered.villages)
    ]
    parts.append(("▪", NEUTRAL, ON_NEUTRAL, covered.neutral))
    scale = -(-island.bit_count() // STRIP)
    whole, at, done = -(-island.bit_count() // scale), x, 0
    for sign, ground, ink, cells in parts:
        done += (cells & island).bit_count()
        text = sign * (x + done // scale - at)
        at = canvas.put(at, y, text, ink, ground=ground)
    canvas.fill(at, y, x + whole - at, 1, (GRASS if v.chart.large[number] else SAND)[0])


def _draw_one(canvas: Canvas, v: Scene, x: int, y: int, width: int) -> None:
    """Everything about the island under the cursor."""
    number = v.island
    cells, free = v.chart.islands[number].bit_count(), (v.free(number) & ~v.laid).bit_count()
    canvas.put(x, y, f" {v.say('island', number=number + 1)}".ljust(width), bold(ON_CURSOR), ground=CURSOR)
    canvas.mark(f"island-{number + 1}", x, y, width, 4)
    size = v.say("island-large") if v.chart.large[number] else v.say("island-small")
    canvas.right(x + width - 1, y, size, bold(ON_CURSOR))
    ink = bold(CURSOR) if v.laid & v.chart.islands[number] else INK
    canvas.put(x + 1, y + 1, v.say("island-of", free=free, cells=cells) if free else v.say("island-complete"), ink)
    if not any(posts & v.chart.islands[number] for posts in v.cover_then.posts):
        canvas.right(x + width - 1, y + 1, f"+{v.t.bonus.discovery_vp}", VALUE)
        canvas.put(x + 1, y + 2, v.fit(width - 2, "island-no-post"), DIM)
    elif not free:
        canvas.put(x + 1, y + 2, v.fit(width - 2, "island-paid"), DIM)
    else:
        at = canvas.put(x + 1, y + 2, v.say("island-pay"), DIM)
        _draw_posts(canvas, v, at + 1, y + 2, x + width, number)
    at = canvas.put(x + 1, y + 3, v.say("island-goods"), DIM) + 1
    if draw_goods_left(canvas, v, at, y + 3, x + width, number) == at:
        canvas.put(at, y + 3, v.say("mat-none"), DIM)


def draw_pay(canvas: Canvas, v: Scene, x: int, y: int, width: int) -> None:
    """Draw what posts on an island pay when it is completed in this round."""
    t, bonus = v.t, v.t.bonus
    canvas.fill(x, y, width, 4, SHEET)
    plate(canvas, x, y, width, v.fit(width - 1, "pay-title"))
    canvas.mark("pay", x, y, width, 4)
    canvas.put(x + 1, y + 1, v.fit(7, "pay-posts"), DIM)
    canvas.put(x + 1, y + 2, v.fit(6, "pay-now"), DIM)
    for posts in range(1, 5):
        canvas.right(x + 6 + 3 * posts, y + 1, str(posts), INK)
        canvas.right(x + 6 + 3 * posts, y + 2, str(post_points(t, v.s, posts)), bold(GOLD))
    at = canvas.put(x + 1, y + 3, v.fit(9, "pay-last", vp=bonus.completion_vp), DIM)
    at = canvas.put(at + 2, y + 3, "◆", VALUE)
    canvas.put(at + 1, y + 3, v.fit(7, "gold", gold=bonus.chest_gold), DIM)
