"""The table in parts for a small screen, and which of them the open question is about."""

from boardgames.amerigo.face.colours import CHALK, GRASS, HATCH, NEUTRAL, SAND, SHOAL, SURF, VALUE, VILLAGES
from boardgames.amerigo.face.map import crop, draw_map, table_box
from boardgames.amerigo.face.panels import scene
from boardgames.amerigo.face.panels.actions import draw_actions
from boardgames.amerigo.face.panels.goods import draw_goods, draw_offers
from boardgames.amerigo.face.panels.islands import draw_all_islands, draw_islands, draw_pay
from boardgames.amerigo.face.panels.legend import CLOSED, OPENED, draw_goods_legend, draw_legend
from boardgames.amerigo.face.panels.pirates import draw_pirates
from boardgames.amerigo.face.panels.scene import Scene
from boardgames.amerigo.face.panels.sheet import extent, light_up, shape, unshown
from boardgames.amerigo.face.panels.tiles import can_turn, draw_shop, draw_tile_note
from boardgames.amerigo.face.panels.tokens import draw_own, draw_token_list
from boardgames.amerigo.face.panels.tracks import draw_progress, draw_special
from boardgames.amerigo.game import Amerigo
from boardgames.amerigo.state import FREE, POSTS, BuildTile, State
from boardgames.amerigo.state import NEUTRAL as NEUTRAL_SIGN
from boardgames.amerigo.state import VILLAGES as VILLAGE_SIGNS
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, DIM, GOLD, KEY, PLAYERS, SHEET, TABLE, bold, mix
from boardgames.kit.look import TAB_SIZE, Look

WIDTH, HEIGHT = TAB_SIZE
TABS = {
    scene.MAP: "map",
    scene.ACTIONS: "actions",
    scene.GUNS: "actions",
    scene.ADVANCE: "actions",
    scene.TOKENS: "tokens",
    scene.GOODS: "goods",
    scene.TILES: "tiles",
}
"""The tab on which each sheet lies that a question can be about."""


TURN_KEY = "R"
"""The key that selects the next way in which a tile can lie."""


def tabs(game: Amerigo, seen: State, look: Look) -> tuple[tuple[str, Canvas], ...]:
    """The map, the actions, the tokens, the goods, the tiles, the islands."""
    v = Scene(game, seen, look)
    parts = {
        v.say("tab-map"): _map_tab(v),
        v.say("tab-actions"): _actions_tab(v),
        v.say("tab-tokens"): _tokens_tab(v),
        v.say("tab-goods"): _goods_tab(v),
        v.say("tab-tiles"): _tiles_tab(v),
        v.say("tab-islands"): _islands_tab(v),
    }
    for canvas in parts.values():
        light_up(canvas, unshown(v))
        canvas.shows_selection = True
    return tuple(parts.items())


def needed(game: Amerigo, seen: State, look: Look) -> str:
    """The part that the open question is about."""
    v = Scene(game, seen, look)
    return v.say(f"tab-{TABS.get(v.focus, 'map')}")


def _sheet() -> Canvas:
    return Canvas(WIDTH, HEIGHT, TABLE)


def _actions_tab(v: Scene) -> Canvas:
    canvas, players = _sheet(), len(v.s.players)
    draw_actions(canvas, v, 0, 0, 56)
    if v.doing[0] >= 0:
        # No action is chosen any more, so nothing has to be said about each.
        draw_islands(canvas, v, 30, 0, 26, 8)
    draw_pirates(canvas, v, 57, 0, 21)
    if players < 4:
        canvas.fill(57, 1 + players, 21, 4 - players, SHEET)
    draw_pay(canvas, v, 57, 5, 21)
    draw_own(canvas, v, 0, 9, WIDTH)
    draw_special(canvas, v, 0, 10, WIDTH)
    return canvas


def _tokens_tab(v: Scene) -> Canvas:
    canvas = _sheet()
    draw_token_list(canvas, v, 0, 0, WIDTH)
    draw_progress(canvas, v, 0, 9, WIDTH)
    draw_own(canvas, v, 0, 12, WIDTH, on_wheel=False)
    return canvas


def _goods_tab(v: Scene) -> Canvas:
    canvas, players = _sheet(), len(v.s.players)
    draw_goods(canvas, v, 0, 0, 51)
    draw_islands(canvas, v, 52, 0, 26, 2 + players)
    draw_offers(canvas, v, 0, 4 + players, WIDTH, 9 - players)
    return canvas


def _tiles_tab(v: Scene) -> Canvas:
    canvas = _sheet()
    draw_shop(canvas, v, 0, 0, WIDTH)
    draw_tile_note(canvas, v, 0, 12, WIDTH)
    return canvas


def _islands_tab(v: Scene) -> Canvas:
    canvas = _sheet()
    draw_all_islands(canvas, v, 0, 0, WIDTH, 9, 2 if len(v.chart.islands) <= 18 else 3)
    draw_legend(canvas, v, 0, 10, WIDTH, 2)
    draw_goods_legend(canvas, v, 0, 12, WIDTH)
    return canvas


# the map


def _focus(v: Scene) -> str | None:
    """The place that the window of the map must show: the cursor, the chosen action, the first legal place, a ship."""
    for place in (v.look.selected, *v.chosen, *v.look.legal):
        if place is not None and place in v.chart.index:
            return place
    space = v.me.ships[0]
    return v.chart.names[space] if space >= 0 else None


def _map_tab(v: Scene) -> Canvas:
    """A window of the map; beside it what is being done, the signs, and the whole map in miniature."""
    canvas = _sheet()
    box = table_box(v, 67, 2 + v.chart.height)
    part, first = crop(draw_map(v, box), _focus(v), HEIGHT)
    canvas.paste(part, 0, 0)
    x = box.right
    canvas.fill(x, 0, WIDTH - x, HEIGHT, SHEET)
    colour, ap = v.doing
    if colour >= 0:
        row, figure = v.t.colours[colour], f" {ap}"
        label = row.label if x + 1 + len(row.label + figure) <= WIDTH else v.names.action(row.id, "short")
        canvas.put(x + 1, 0, label + figure, bold(BRIGHT))
    if isinstance(v.top, BuildTile):
        kind = v.t.landscape[v.top.tile]
        cells = v.t.shapes[kind.form].turns[getattr(v.look.action, "turn", 0)]
        shape(canvas, x + 1, 6 - extent(cells)[1], cells, VILLAGES[v.actor] if kind.village else NEUTRAL)
        canvas.put(x + 6, 1, f"{kind.vp_small}/{kind.vp_large}", bold(GOLD))
        canvas.put(x + 6, 2, v.say("points"), DIM)
    signs = (
        (f"⌂{OPENED}", CHALK, "board-sign-opens-short"),
        ("◆", VALUE, "board-sign-land"),
        (HATCH, DIM, CLOSED),
        ("★", VALUE, "board-sign-star"),
        (TURN_KEY, KEY, "board-sign-turn") if can_turn(v) else ("→", SURF, "board-sign-anchor"),
    )
    for y, (sign, ink, word) in enumerate(signs, start=3):
        at = canvas.put(x + 1, y, sign, ink) + 1
        canvas.put(at, y, v.names.messages.fitting(WIDTH - at, word, opened=OPENED), DIM)
    _draw_miniature(canvas, v, x, 8, first)
    return canvas


def _draw_miniature(canvas: Canvas, v: Scene, x: int, y: int, first: int) -> None:
    """The whole map, four cells a pixel; the rows of the window are bright."""
    chart = v.chart
    for row in range(0, chart.height, 2):
        bright = first <= row + 1 < first + HEIGHT - 1
        for column in range(0, chart.width, 2):
            colour = _block_colour(v, row, column)
            canvas.pixel(x + column // 2, 2 * y + row // 2, colour if bright else mix(colour, TABLE, 0.6))


def _block_colour(v: Scene, row: int, column: int) -> str:
    """The colour that stands for four cells: a post before a tile before land before sea."""
    chart = v.chart
    rows, columns = range(row, min(row + 2, chart.height)), range(column, min(column + 2, chart.width))
    block = [r * chart.stride + c for r in rows for c in columns]
    pieces = sorted(v.s.pieces[cell] for cell in block if v.s.pieces[cell] != FREE)
    if pieces and pieces[0] in POSTS:
        return PLAYERS[POSTS.index(pieces[0])]
    if pieces:
        return NEUTRAL if pieces[0] == NEUTRAL_SIGN else VILLAGES[VILLAGE_SIGNS.index(pieces[0])]
    land = [chart.island_of[cell] for cell in block if chart.island_of[cell] >= 0]
    if len(land) < 2:
        return SHOAL[1]
    return GRASS[1] if chart.large[land[0]] else SAND[1]
