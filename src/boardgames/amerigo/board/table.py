"""The table of Amerigo: the archipelago on the left, the storage board on the right."""

from boardgames.amerigo.board.map import (
    ISLANDS,
    LARGE,
    LEGEND,
    SMALL,
    SMALL_LEGEND,
    crop,
    draw_islands,
    draw_map,
    island_text,
    map_size,
)
from boardgames.amerigo.board.mat import draw_mat, draw_tile_list
from boardgames.amerigo.board.panels.storage import (
    actor,
    belongings_text,
    cannons_text,
    draw_production,
    draw_progress,
    draw_special,
    draw_tiles,
    draw_token_texts,
    draw_tokens,
    draw_wheel,
    heading,
    order_text,
    pirates_text,
)
from boardgames.amerigo.box.chart import chart_of, island_name
from boardgames.amerigo.box.tables import Good
from boardgames.amerigo.game import Amerigo
from boardgames.amerigo.rules.build import fitting_turns
from boardgames.amerigo.rules.completion import post_points
from boardgames.amerigo.state import PROGRESS, Build, BuildTile, PickToken, Plan, Produce, State, TrackAction, Turn
from boardgames.core.protocol import Seat
from boardgames.drawing.board import TAB_SIZE, TABLE_SIZE, Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import KINDS

PANEL = 71
"""Where the storage board begins."""
WHEEL_LEGEND = ("cubes: on offer", "AP: action points", "store: cubes to throw", "tower: cubes inside")
PANEL_WIDTH = TABLE_SIZE[0] - PANEL


def table(game: Amerigo, seen: State, look: Look) -> Canvas:
    """The whole table, exactly 118 x 26."""
    canvas = Canvas(*TABLE_SIZE)
    canvas.paste(draw_map(game, seen, look), 0, 0)
    _draw_below_map(canvas, game, seen, look)
    x, width = PANEL, PANEL_WIDTH
    draw_wheel(canvas, game, seen, look, x, 0, width)
    heading(canvas, x, 9, width, f"special track · {order_text(seen)}")
    draw_special(canvas, game, seen, look, x + 1, 10)
    heading(canvas, x, 14, width, posts_text(game, seen))
    canvas.put(x + 1, 15, f"end: {pirates_text(game, seen)}"[: width - 1])
    heading(canvas, x, 16, width, "progress tokens")
    canvas.put(x + width // 2, 16, " leave at round end ", "title")
    draw_tokens(canvas, game, seen, look, x + 1, 17, width - 1)
    draw_production(canvas, game, seen, look, x, 21)
    draw_tiles(canvas, game, seen, look, x, 22, width)
    return canvas


def posts_text(game: Amerigo, s: State) -> str:
    """What 1, 2, 3 and 4 posts of a player pay when an island is completed in this round."""
    values = "/".join(str(post_points(game.tables, s, count)) for count in range(1, 5))
    return f"island done, 1-4 posts: {values} VP"


def _draw_below_map(canvas: Canvas, game: Amerigo, s: State, look: Look) -> None:
    """Legend, the islands where a smaller map leaves room for them, and the reserve of the player to move."""
    _, bottom = map_size(chart_of(game.tables, s))
    if bottom < 20:
        heading(canvas, 0, bottom, PANEL - 1, ISLANDS)
        draw_islands(canvas, game, s, 0, bottom + 1, PANEL - 1, 4)
    draw_legend(canvas, game, 0, 23)
    last = _last_line(game, s, look)
    canvas.put(0, 25, last if len(last) < PANEL else f"{last[: PANEL - 2]}…")


def _last_line(game: Amerigo, s: State, look: Look) -> str:
    """The island under the cursor, or else the tiles and tokens of the player to move."""
    chart = chart_of(game.tables, s)
    cell = chart.index.get(look.selected or "", chart.frame_at)
    if cell < chart.frame_at and (number := chart.island_of[cell]) >= 0:
        text = f"{island_name(number)}: {island_text(game.tables, s, chart, chart.islands[number])}"
        return text + _turns_text(game, s, cell)
    return belongings_text(game, s, actor(s, look), PANEL - 1)


def _turns_text(game: Amerigo, s: State, first: int) -> str:
    """How many ways the tile that is being placed can lie here."""
    frame = s.frames[-1] if s.frames else None
    if not isinstance(frame, BuildTile):
        return ""
    ways = len(fitting_turns(game.tables, s, s.order[s.active], frame.tile, first))
    return f" · the tile fits here {ways} ways: Space turns it" if ways > 1 else ""


def draw_legend(canvas: Canvas, game: Amerigo, x: int, y: int) -> None:
    at = x
    for text, style in LEGEND:
        at = canvas.put(at, y, text, style)
    at = canvas.put(x, y + 1, LARGE * 3, "land")
    at = canvas.put(at, y + 1, " large, $ chest  ", "dim")
    at = canvas.put(at, y + 1, SMALL * 3, "land-2")
    goods = " ".join(good_sign(good) for good in game.tables.goods)
    canvas.put(at, y + 1, f" small  {goods}", "dim")


def good_sign(good: Good) -> str:
    """The name of a good with its letter as the only capital: `cocoNut`."""
    return good.id.replace(good.letter.lower(), good.letter, 1)


def tabs(game: Amerigo, seen: State, look: Look) -> tuple[tuple[str, Canvas], ...]:
    """The map, the wheel, the tokens, the tiles, the islands; first the one that the question is about."""
    parts = {
        "Map": _map_tab(game, seen, look),
        "Wheel": _wheel_tab(game, seen, look),
        "Tokens": _tokens_tab(game, seen, look),
        "Tiles": draw_tile_list(game, seen, look, actor(seen, look)),
        "Islands": _islands_tab(game, seen),
    }
    first = _tab_of_question(seen)
    return ((first, parts.pop(first)), *parts.items())


def _tab_of_question(s: State) -> str:
    match s.frames[-1] if s.frames else None:
        case Turn():
            return "Wheel"
        case TrackAction(track=track):
            return "Tokens" if track == PROGRESS else "Wheel"
        case PickToken() | Produce():
            return "Tokens"
        case Plan() | Build():
            return "Tiles"
    return "Map"


def _focus(game: Amerigo, s: State, look: Look) -> str | None:
    """The place that the window of the map must show: the cursor, the chosen action, the first legal place, a ship."""
    if look.selected is not None:
        return look.selected
    if look.action is not None and (place := game.words.place(s, look.action)) is not None:
        return place
    chart = chart_of(game.tables, s)
    on_map = [place for place in look.legal if place in chart.index]
    if on_map:
        return on_map[0]
    space = s.players[actor(s, look)].ships[0]
    return chart.names[space] if space >= 0 else None


def _map_tab(game: Amerigo, s: State, look: Look) -> Canvas:
    """A window of the map, with the signs explained beside it."""
    canvas = Canvas(*TAB_SIZE)
    part = crop(draw_map(game, s, look), _focus(game, s, look), *TAB_SIZE)
    canvas.paste(part, 0, 0)
    goods = [(good_sign(good), KINDS[i]) for i, good in enumerate(game.tables.goods)]
    for y, (text, style) in enumerate((*SMALL_LEGEND, *goods)):
        canvas.put(part.width, y, text[: TAB_SIZE[0] - part.width], style)
    return canvas


def _wheel_tab(game: Amerigo, s: State, look: Look) -> Canvas:
    canvas = Canvas(*TAB_SIZE)
    draw_wheel(canvas, game, s, look, 0, 0, 50)
    when, _, values = posts_text(game, s).partition(": ")
    pirates, _, hidden = pirates_text(game, s).partition(" · ")
    attack = ["at the end of the round:", pirates, cannons_text(s)] + ([f"{hidden} markers"] if hidden else [])
    lines = [order_text(s), *attack, f"{when}:", values]
    heading(canvas, 52, 0, 26, "round")
    for y, text in enumerate(lines, start=1):
        canvas.put(53, y, text[:25])
    for y, text in enumerate(WHEEL_LEGEND, start=TAB_SIZE[1] - len(WHEEL_LEGEND)):
        canvas.put(53, y, text, "dim")
    canvas.put(0, 9, "special", "title")
    canvas.put(0, 10, "points", "dim")
    canvas.put(0, 11, "discs", "dim")
    draw_special(canvas, game, s, look, 9, 9)
    return canvas


def _tokens_tab(game: Amerigo, s: State, look: Look) -> Canvas:
    canvas = Canvas(*TAB_SIZE)
    heading(canvas, 0, 0, TAB_SIZE[0], "progress tokens; those of r1 to r4 leave at the end of the round")
    draw_token_texts(canvas, game, s, look, 0, 1, TAB_SIZE[0])
    draw_progress(canvas, game, s, 0, 9)
    heading(canvas, 0, 10, TAB_SIZE[0], "production tokens: the good and the cost in AP")
    draw_production(canvas, game, s, look, 0, 11)
    canvas.put(0, 12, "  ".join(f"{good.letter} {good.id}" for good in game.tables.goods), "dim")
    return canvas


def _islands_tab(game: Amerigo, s: State) -> Canvas:
    canvas = Canvas(*TAB_SIZE)
    heading(canvas, 0, 0, TAB_SIZE[0], ISLANDS)
    draw_islands(canvas, game, s, 0, 1, TAB_SIZE[0], 10)
    draw_legend(canvas, game, 0, 11)
    return canvas


def mat(game: Amerigo, seen: State, seat: Seat, look: Look) -> Canvas:
    """Everything about one player; nothing of it is secret."""
    return draw_mat(game, seen, seat, look)
