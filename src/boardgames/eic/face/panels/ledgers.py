"""The markets lying down, for small screens: two rows a good, dear at the left, prices above the cubes."""

from boardgames.eic import state as st
from boardgames.eic.box.tables import EUROPE, MARKETS, NONE
from boardgames.eic.face.colours import AT_REST, BLACK, BRASS, GOOD_INKS, GOODS, LABEL
from boardgames.eic.face.panels.docks import shelf_colour, stored
from boardgames.eic.face.panels.forecast import SIGNS, SPACE, forecast, kind_of, next_space
from boardgames.eic.face.panels.hulls import bow, cube, draw_hold
from boardgames.eic.face.panels.markets import PALER, draw_flow, draw_market_title, moves, price_at, sign_ink
from boardgames.eic.face.panels.preview import sales_after, treasury_after
from boardgames.eic.face.panels.scene import Scene, ghost
from boardgames.eic.rules.trade import bonus
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, CURSOR, GOLD, GOOD, SHEET, WELL, bold, exact, mix

LEDGER_HEIGHT = 9
NAME = 6
"""Columns of the name of a good."""


def draw_ledger(canvas: Canvas, scene: Scene, market: int, x: int, y: int, width: int) -> None:
    """Nine rows."""
    t, s, name = scene.t, scene.s, MARKETS[market]
    canvas.fill(x, y, width, LEDGER_HEIGHT, scene.ground(name))
    draw_market_title(canvas, scene, market, x, y, width)
    canvas.mark(f"market-{name}", x, y, width, 1)
    for good, row in enumerate(t.goods):
        line, place = y + 1 + 2 * good, f"{name}-{row.id}"
        canvas.mark(place, x, line, width, 2)
        gain = bonus(t, s, scene.seat, good) if market == EUROPE and scene.seat is not None else 0
        ink, ground = (BLACK, CURSOR) if scene.chosen(place) else (GOOD_INKS[good], "")
        canvas.put(x + 1, line, scene.fit(NAME, "board-good", good=row.id), bold(ink), ground=ground)
        draw_flow(canvas, scene, market, good, x + 1, line + 1)
        canvas.put(x + 6, line + 1, f"+{gain}" if gain else "", bold(GOOD))
        _draw_spaces(canvas, scene, market, good, x + 8, line)


def _draw_spaces(canvas: Canvas, scene: Scene, market: int, good: int, x: int, y: int) -> None:
    """Every space has its price, so that nobody learns from the shape of a row what its viewer knows."""
    name = MARKETS[market]
    place = f"{name}-{scene.t.goods[good].id}"
    ground, rest = scene.ground(name), 0.0 if name in scene.lit else AT_REST
    prices = scene.t.layout(scene.s.players).columns[market][good]
    cubes = forecast(scene, market)[good]
    following = next_space(market, cubes)
    plate = CURSOR if scene.chosen(place) or moves(scene, market, good) else GOLD
    pitch = 3 if max(prices) > 9 else 2
    for space, price in enumerate(prices):
        at = x + pitch * space
        _draw_cube(canvas, good, kind_of(market, space, cubes), at, y + 1, ground, rest)
        if space == min(following, len(prices) - 1):
            text = f"{price_at(scene, market, good, following):<2}"
            canvas.put(at, y, text, bold(BLACK), ground=plate)
            if code := scene.code(place):
                canvas.key(at, y + 1, f"{code:2}", chosen=scene.chosen(place))
        else:
            canvas.put(at, y, f"{price}", LABEL)


def _draw_cube(canvas: Canvas, good: int, kind: int, x: int, y: int, ground: str, rest: float) -> None:
    """A block with a gap behind it, or an empty well; a cube that moves has its sign."""
    colour = WELL if kind == SPACE else mix(GOODS[good], ground, max(PALER[kind], rest))
    canvas.put(x, y, "█", exact(colour), ground=ground)
    canvas.put(x + 1, y, "▊", exact(colour), ground=ground)
    if sign := SIGNS.get(kind):
        canvas.put(x, y, sign, bold(sign_ink(kind, colour)), ground=colour)


def draw_trader(canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> None:
    """Money, hold and warehouse of the seat that is asked."""
    t, s, frame, seat = scene.t, scene.s, scene.frame, scene.seat
    canvas.fill(x, y, width, 1, SHEET)
    if frame is None or seat is None:
        return
    me = s.companies[seat]
    canvas.mark("trader", x, y, width, 1)
    at = canvas.put(x + 1, y, scene.say("board-has", who=scene.name(seat)[:14]) + " ", LABEL)
    at = canvas.put(at, y, scene.say("board-money", money=me.treasury), bold(GOLD))
    then = treasury_after(scene)
    if then is not None:
        at = ghost(canvas, at + 1, y, scene.say("board-money-then", money=then))
    if scene.phase == "E":
        at = canvas.put(at + 2, y, scene.say("board-sold") + " ", LABEL)
        sales = sales_after(scene, seat)
        at = ghost(canvas, at, y, f"{sales}") if sales != me.sales else canvas.put(at, y, f"{sales}", bold(BRIGHT))
    at = _draw_hold_in_use(canvas, scene, at + 2, y)
    if t.warehouse[me.extensions]:
        place, start = f"store-{seat}", at + 2
        if code := scene.code(place, 2):
            at = canvas.key(start, y, code, chosen=scene.chosen(place)) - 1
        at = canvas.put(at + 2, y, scene.say("board-store.short") + " ", LABEL)
        end = draw_shelf(canvas, scene, seat, at, y, bool(code))
        canvas.mark(place, start, y, (end if code else at) - start, 1)


def _draw_hold_in_use(canvas: Canvas, scene: Scene, x: int, y: int) -> int:
    """The ship that loads or unloads, in brass."""
    t, s, frame = scene.t, scene.s, scene.frame
    match frame:
        case st.LoadingTurn():
            kind, cargo = frame.queue[0].kind, frame.cargo
        case st.UnloadTurn():
            kind, cargo = (
                s.companies[frame.seat].docks[frame.dock].kind,
                s.companies[frame.seat].docks[frame.dock].cargo,
            )
        case _:
            return x
    ship = t.ships[kind]
    at = canvas.put(x, y, f"{ship.short} ", bold(BLACK), ground=BRASS)
    at = draw_hold(canvas, scene, cargo, ship.tonnage, at, y, BRASS, now=True)
    return bow(canvas, at, y, ship.speed, BLACK, BRASS)


def draw_shelf(canvas: Canvas, scene: Scene, company: int, x: int, y: int, whole: bool = False) -> int:
    """A warehouse in one row; `whole`: its spaces are one place."""
    t, spaces = scene.t, scene.t.warehouse[scene.s.companies[company].extensions]
    ground = canvas.grounds[y][x]
    for space in range(spaces):
        good, moved = stored(scene, company, space)
        text = t.goods[good].letter.lower() if good != NONE else " "
        if not whole:
            canvas.mark(f"stored-{company}-{space}", x, y, 2, 1)
        x = cube(canvas, x, y, text, shelf_colour(good, moved), ground)
    return x
