"""What can be chosen from a hand of things: the ships to buy, and the market cards of the period."""

from boardgames.drawing.canvas import Canvas
from boardgames.drawing.colours import BRIGHT, CURSOR, GOLD, SHEET, bold, exact, mix
from boardgames.eic import state as st
from boardgames.eic.actions import ChooseCard, ChooseShip
from boardgames.eic.board.colours import BLACK, GOODS, LABEL, LIT, PAPER, QUIET, WOOD
from boardgames.eic.board.panels.scene import Scene, title
from boardgames.eic.box.tables import INDIES, MARKETS
from boardgames.eic.rules.navigation import pile_of
from boardgames.eic.rules.ports import for_sale
from boardgames.eic.words.codes import card_number

CARD = 9
"""Columns of a market card of two rows, a gap included."""


def draw_shipyard(
    canvas: Canvas, scene: Scene, company: int, x: int, y: int, width: int, rows: int, *, keys: bool = False
) -> None:
    """Ships to buy: key, name, hold, speed, cost; those of later periods are faded."""
    t, s = scene.t, scene.s
    me = s.companies[company]
    codes = {action.ship: code for action, code in scene.look.choices if keys and isinstance(action, ChooseShip)}
    offered = for_sale(t, s, me) if s.period else []
    across = -(-len(me.stack) // rows) if me.stack else 1
    pitch = width // max(across, 1)
    for number, kind in enumerate(me.stack):
        at, line = x + number % across * pitch, y + number // across
        end = _draw_bargain(canvas, scene, kind, at, line, codes.get(t.ships[kind].id, ""), kind in offered)
        canvas.mark(f"yard-{company}-{t.ships[kind].id}", at, line, end - at, 1)


def _draw_bargain(canvas: Canvas, scene: Scene, kind: int, x: int, y: int, code: str, offered: bool) -> int:
    """One ship to buy."""
    ship, action = scene.t.ships[kind], scene.look.action
    chosen = bool(code) and isinstance(action, ChooseShip) and action.ship == ship.id
    wood, ink = (CURSOR, BLACK) if chosen else (WOOD, BRIGHT) if offered else (mix(WOOD, SHEET, 0.6), LABEL)
    if code:
        x = canvas.key(x, y, code, chosen=chosen)
    x = canvas.put(x, y, f"{ship.short:8}■{ship.tonnage} {ship.speed}", ink, ground=wood)
    x = canvas.put(x, y, "▶", exact(wood))
    return canvas.put(x, y, f"{ship.cost}", bold(GOLD) if offered else QUIET)


def draw_yard_sheet(canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> None:
    """Three rows: the shipyard while a ship is bought."""
    canvas.fill(x, y, width, 3, LIT)
    title(canvas, x, y, width, "SHIPYARD", "■ hold, speed ▶, price in PO", True)
    if scene.seat is not None:
        draw_shipyard(canvas, scene, scene.seat, x + 1, y + 1, width, 2, keys=True)


def draw_cards(canvas: Canvas, scene: Scene, frame: st.CardChoice, x: int, y: int, width: int) -> None:
    """Three rows: the cards of the period as paper, each with its cubes; everybody knows which cards there are."""
    t, s = scene.t, scene.s
    name = MARKETS[frame.market]
    canvas.fill(x, y, width, 3, LIT)
    title(
        canvas,
        x,
        y,
        width,
        f"CARDS FOR {'THE ' * (frame.market == INDIES)}{name.upper()}",
        "cubes beside those of the die",
        True,
    )
    codes = {action.card: code for action, code in scene.look.choices if isinstance(action, ChooseCard)}
    chosen = scene.look.action.card if isinstance(scene.look.action, ChooseCard) else ""
    cards = s.piles[pile_of(t, s, frame.market)]
    pitch = min(CARD + 2, width // max(len(cards), 1))
    for number, card in enumerate(cards):
        row, left = t.cards[card], x + 1 + pitch * number
        paper = CURSOR if row.id == chosen else PAPER
        canvas.fill(left, y + 1, CARD - 1, 2, paper)
        canvas.mark(f"card-{row.id}", left, y + 1, CARD - 1, 2)
        if code := codes.get(row.id, ""):
            at = canvas.key(left, y + 1, code, chosen=row.id == chosen)
        else:
            at = canvas.put(left, y + 1, f"{card_number(row.id):>2}", BLACK, ground=paper)
        canvas.put(at + 1, y + 1, "card", BLACK, ground=paper)
        at = left
        for good, cubes in enumerate(t.layout(s.players).card_cubes[card]):
            text = f"{t.goods[good].letter.lower()}{cubes}"
            at = canvas.put(at, y + 2, text, bold(BLACK), ground=GOODS[good])
