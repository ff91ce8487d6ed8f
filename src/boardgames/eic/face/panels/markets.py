"""Both markets as on the board: four columns of cubes, a space a row, the dearest at the bottom.

A cube that stays is a full block. What die and card will move before the trade is paler and has a sign: `-` goes,
`+` comes, `?` may go or come with the card that nobody has shown yet. The next price is a gold plate beside its space.
"""

from typing import NamedTuple

from boardgames.eic.actions import BuyCube, ChooseCard, SellCube, SellStored
from boardgames.eic.box.tables import EUROPE, MARKETS
from boardgames.eic.face import colours
from boardgames.eic.face.colours import AT_REST, BLACK, GOOD_INKS, GOODS, LABEL, PAPER
from boardgames.eic.face.panels.forecast import (
    COMES,
    GOES,
    MAY_COME,
    MAY_GO,
    SIGNS,
    SPACE,
    STAYS,
    Cubes,
    card_of,
    forecast,
    kind_of,
    next_space,
)
from boardgames.eic.face.panels.scene import Scene, title
from boardgames.eic.rules.period import has_flowed
from boardgames.eic.rules.trade import bonus, market_price
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, CURSOR, GOLD, GOOD, KEY, WELL, bold, exact, mix, readable


class Wall(NamedTuple):
    """Measures of a market: columns of a price, of a cube and from column to column; rows of a cube and of the die."""

    price: int
    cube: int
    pitch: int
    tall: int
    flow: int
    names: int

    @property
    def width(self) -> int:
        return 2 + 4 * self.pitch


SMALL, LARGE = Wall(2, 2, 5, 1, 1, 2), Wall(3, 4, 8, 2, 2, 2)

PALER = {STAYS: 0.0, MAY_GO: colours.MAY_GO, GOES: 0.7, COMES: 0.62, MAY_COME: 0.75}
"""Share of the sheet's colour in a cube: the surer its fate, the brighter it is."""


def draw_market(canvas: Canvas, scene: Scene, market: int, x: int, y: int, height: int, wall: Wall = SMALL) -> None:
    """Title, die and card, the spaces, the names of the goods."""
    t, name = scene.t, MARKETS[market]
    canvas.fill(x, y, wall.width, height, scene.ground(name))
    draw_market_title(canvas, scene, market, x, y, wall.width)
    floor = y + height - 1 - wall.names  # the lowest row of the lowest space
    for good, (row, cubes) in enumerate(zip(t.goods, forecast(scene, market), strict=True)):
        left = x + 1 + wall.pitch * good
        canvas.mark(f"{name}-{row.id}", left, y + 1 + wall.flow, wall.pitch, height - 1 - wall.flow)
        canvas.mark(f"flow-{name}-{row.id}", left, y + 1, wall.pitch - 1, wall.flow)
        draw_flow(canvas, scene, market, good, left, y + 1, wall)
        _draw_column(canvas, scene, market, good, cubes, left, floor, wall)
        _draw_name(canvas, scene, market, good, left, floor + 1 + (good % 2 if wall.names > 1 else 0), wall)


def draw_market_title(canvas: Canvas, scene: Scene, market: int, x: int, y: int, width: int) -> None:
    """The name of the market, and whether die and card will move cubes or have moved them."""
    name = MARKETS[market]
    text = scene.say("board-market", market=name)
    done = int(has_flowed(scene.s, market))
    verb = scene.fit(width - len(text) - 3, f"board-flow-{name}", done=done)
    title(canvas, x, y, width, text, verb, name in scene.lit)
    canvas.mark(f"market-{name}", x, y, width, 1)


def _draw_name(canvas: Canvas, scene: Scene, market: int, good: int, x: int, y: int, wall: Wall) -> None:
    """Under its column; behind it what the seat to move gets more for a cube."""
    t, s, name = scene.t, scene.s, scene.t.goods[good].name
    gain = bonus(t, s, scene.seat, good) if market == EUROPE and scene.seat is not None else 0
    more = f"+{gain}" if gain else ""
    edge = x + wall.pitch * (len(t.goods) - good) + 1
    at = min(x + wall.price + (wall.cube - len(name) + 1) // 2, edge - len(name) - len(more))
    if scene.chosen(f"{MARKETS[market]}-{t.goods[good].id}"):
        at = canvas.chip(at, y, name, CURSOR, BLACK)
    else:
        at = canvas.put(at, y, name, bold(GOOD_INKS[good]))
    canvas.put(at, y, more, bold(GOOD))


def flow_texts(scene: Scene, market: int, good: int) -> tuple[str, str]:
    """Return what the die moves and what the card moves, such as `-4` and `-?`; empty before the roll."""
    t, s = scene.t, scene.s
    if not s.dice:
        return "", ""
    card, sign = card_of(scene, market), "-" if market == EUROPE else "+"
    cubes = "?" if card < 0 else str(t.layout(s.players).card_cubes[card][good])
    return f"{sign}{s.dice[market][good]}", sign + cubes


def draw_flow(canvas: Canvas, scene: Scene, market: int, good: int, x: int, y: int, wall: Wall = SMALL) -> None:
    """Die and card of the period: what comes or goes before the trade; quiet once it has happened."""
    die, card = flow_texts(scene, market, good)
    if not die:
        return
    done = has_flowed(scene.s, market)
    ink = LABEL if done else BLACK
    die_ground, card_ground = ("", "") if done else (GOODS[good], PAPER)
    if wall.flow == 1:
        canvas.put(x, y, die, bold(ink) if not done else ink, ground=die_ground)
        canvas.put(x + 2, y, card, bold(ink) if not done else ink, ground=card_ground)
        return
    names = (f"{scene.fit(wall.price, 'board-die'):{wall.price}}", scene.fit(wall.cube, "board-card"))
    for row, (left, right) in enumerate(((f" {die}", f" {card} "), names)[: 1 if done else 2]):
        canvas.put(x, y + row, left, ink if row or done else bold(ink), ground=die_ground)
        canvas.put(x + wall.price, y + row, right, ink if row or done else bold(ink), ground=card_ground)


def moves(scene: Scene, market: int, good: int) -> bool:
    """The selected choice takes a cube from this column, puts one on it, or picks the card that moves it."""
    t, action = scene.t, scene.look.action
    if isinstance(action, SellCube | SellStored if market == EUROPE else BuyCube):
        return t.good_index.get(action.good) == good
    return isinstance(action, ChooseCard) and card_of(scene, market) == t.card_index.get(action.card)


def price_at(scene: Scene, market: int, good: int, space: int) -> int:
    """Return the price at a space; beyond the last one what a cube fetches on a full column."""
    prices = scene.t.layout(scene.s.players).columns[market][good]
    return prices[space] if space < len(prices) else market_price(scene.t, scene.s, good, space)


def _draw_column(
    canvas: Canvas, scene: Scene, market: int, good: int, cubes: Cubes, x: int, floor: int, wall: Wall
) -> None:
    """Every space has its price, so that nobody learns from the outline of a column what its viewer knows."""
    name = MARKETS[market]
    ground, rest = scene.ground(name), 0.0 if name in scene.lit else AT_REST
    place = f"{name}-{scene.t.goods[good].id}"
    prices = scene.t.layout(scene.s.players).columns[market][good]
    following = next_space(market, cubes)
    shown = min(following, len(prices) - 1)
    plate = CURSOR if scene.chosen(place) or moves(scene, market, good) else GOLD
    for space, price in enumerate(prices):
        y = floor - space * wall.tall
        draw_cube(canvas, good, kind_of(market, space, cubes), x + wall.price, y, ground, rest, wall)
        top = y - wall.tall + 1
        if space == shown:
            canvas.fill(x, top, wall.price, wall.tall, plate)
            text = f"{price_at(scene, market, good, following):{wall.price}}"
            canvas.put(x, top, text, bold(BLACK), ground=plate)
            if code := scene.code(place):
                canvas.fill(x + wall.price, top, wall.cube, wall.tall, CURSOR if scene.chosen(place) else KEY)
                canvas.key(x + wall.price, top, f"{code:^{wall.cube}}", chosen=scene.chosen(place))
        else:
            canvas.put(x, top, f"{price:{wall.price}}", LABEL)


def draw_cube(canvas: Canvas, good: int, kind: int, x: int, y: int, ground: str, rest: float, wall: Wall) -> None:
    """A block with a gap above it, or an empty well; a cube that moves has its sign."""
    top = y - wall.tall + 1
    if kind == SPACE:
        if wall.tall > 1:
            canvas.put(x, top, "█" * wall.cube, exact(WELL), ground=WELL)
        canvas.put(x, y, "▁" * wall.cube, exact(ground), ground=WELL)
        return
    colour = mix(GOODS[good], ground, max(PALER[kind], rest))
    canvas.put(x, top, "▇" * wall.cube, exact(colour), ground=ground)
    if wall.tall > 1:
        canvas.put(x, y, "█" * wall.cube, exact(colour), ground=ground)
    if sign := SIGNS.get(kind):
        canvas.put(x + wall.cube // 2, top, sign, bold(sign_ink(kind, colour)), ground=colour)


def sign_ink(kind: int, colour: str) -> str:
    """Dark on a cube that is still bright."""
    return readable(BLACK if kind == MAY_GO else BRIGHT, colour)
