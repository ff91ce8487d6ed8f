"""What a small screen shows one after the other: the map, the wheel, the tokens, the tiles, the islands."""

from boardgames.amerigo.board.map import (
    ISLANDS,
    SMALL_LEGEND,
    crop,
    draw_islands,
    draw_legend,
    draw_map,
    good_sign,
)
from boardgames.amerigo.board.mat import draw_tile_list
from boardgames.amerigo.board.panels.storage import (
    POSTS_WHEN,
    actor,
    cannons_text,
    draw_production,
    draw_progress,
    draw_special,
    draw_token_texts,
    draw_wheel,
    heading,
    hidden_pirates,
    order_text,
    post_values,
    strength_text,
)
from boardgames.amerigo.game import Amerigo
from boardgames.amerigo.rules.chart import chart_of
from boardgames.amerigo.state import PROGRESS, Build, PickToken, Plan, Produce, State, TrackAction, Turn
from boardgames.drawing.board import TAB_SIZE, Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import KINDS

WHEEL_LEGEND = ("cubes: on offer", "AP: action points", "store: cubes to throw", "tower: cubes inside")


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
    lines = [order_text(s), "at the end of the round:", strength_text(game, s), cannons_text(s)]
    if down := hidden_pirates(game, s):
        lines.append(f"{down} hidden markers")
    lines += [f"{POSTS_WHEN}:", post_values(game, s)]
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
