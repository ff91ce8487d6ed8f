"""Drawing of what can be chosen from a hand of things: the ships to buy, and the market cards of the period."""

from boardgames.eic import state as st
from boardgames.eic.box.tables import MARKETS
from boardgames.eic.face.colours import BLACK, GOODS, LABEL, LIT, PAPER, QUIET, WOOD
from boardgames.eic.face.panels.scene import Scene, title
from boardgames.eic.face.words.codes import card_number
from boardgames.eic.rules.navigation import pile_of
from boardgames.eic.rules.ports import for_sale
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, CURSOR, GOLD, SHEET, bold, exact, mix

CARD = 9
"""Columns of a market card of two rows, a gap included."""


def draw_shipyard(canvas: Canvas, scene: Scene, company: int, x: int, y: int, width: int, rows: int) -> None:
    """The ships that a company can buy: name, hold, speed, cost; those of later periods are faded."""
    for kind, at, line in _berths(scene, company, x, y, width, rows):
        end = _draw_bargain(canvas, scene, company, kind, at, line)
        canvas.mark(f"stack-{company}-{scene.t.ships[kind].id}", at, line, end - at, 1)


def draw_yard_sheet(canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> None:
    """Three rows: the shipyard while a ship is bought, with keys."""
    canvas.fill(x, y, width, 3, LIT)
    title(canvas, x, y, width, scene.say("board-shipyard"), scene.say("board-shipyard-note"), True)
    if scene.seat is None:
        return
    for kind, at, line in _berths(scene, scene.seat, x + 1, y + 1, width, 2):
        place, left = f"yard-{scene.t.ships[kind].id}", at
        if code := scene.code(place):
            left = canvas.key(at, line, code, chosen=scene.chosen(place))
        end = _draw_bargain(canvas, scene, scene.seat, kind, left, line, scene.chosen(place))
        canvas.mark(place, at, line, end - at, 1)


def _berths(scene: Scene, company: int, x: int, y: int, width: int, rows: int) -> list[tuple[int, int, int]]:
    """(kind, x, y) of the ships of a stack, spread over so many rows."""
    stack = scene.s.companies[company].stack
    across = max(-(-len(stack) // rows), 1)
    pitch = width // across
    return [(kind, x + number % across * pitch, y + number // across) for number, kind in enumerate(stack)]


def _draw_bargain(canvas: Canvas, scene: Scene, company: int, kind: int, x: int, y: int, chosen: bool = False) -> int:
    """One ship to buy."""
    t, s, ship = scene.t, scene.s, scene.t.ships[kind]
    offered = bool(s.period) and kind in for_sale(t, s, s.companies[company])
    wood, ink = (CURSOR, BLACK) if chosen else (WOOD, BRIGHT) if offered else (mix(WOOD, SHEET, 0.6), LABEL)
    x = canvas.put(x, y, f"{ship.short:8}■{ship.tonnage} {ship.speed}", ink, ground=wood)
    x = canvas.put(x, y, "▶", exact(wood))
    return canvas.put(x, y, f"{ship.cost}", bold(GOLD) if offered else QUIET)


def draw_cards(canvas: Canvas, scene: Scene, frame: st.CardChoice, x: int, y: int, width: int) -> None:
    """Three rows: the cards of the period as paper, each with its cubes; everybody knows which cards there are."""
    t, s = scene.t, scene.s
    name = MARKETS[frame.market]
    canvas.fill(x, y, width, 3, LIT)
    title(canvas, x, y, width, scene.say("board-cards", market=name), scene.say("board-cards-note"), True)
    cards = s.piles[pile_of(t, s, frame.market)]
    pitch = min(CARD + 2, width // max(len(cards), 1))
    for number, card in enumerate(cards):
        row, left = t.cards[card], x + 1 + pitch * number
        place = f"card-{row.id}"
        paper = CURSOR if scene.chosen(place) else PAPER
        canvas.fill(left, y + 1, CARD - 1, 2, paper)
        canvas.mark(place, left, y + 1, CARD - 1, 2)
        if code := scene.code(place):
            at = canvas.key(left, y + 1, code, chosen=scene.chosen(place))
        else:
            at = canvas.put(left, y + 1, f"{card_number(row.id):>2}", BLACK, ground=paper)
        canvas.put(at + 1, y + 1, scene.fit(left + CARD - 2 - at, "board-card"), BLACK, ground=paper)
        at = left
        for good, cubes in enumerate(t.layout(s.players).card_cubes[card]):
            if cubes:
                letter = t.goods[good].letter.lower() if cubes < 10 else ""  # place and ground name the good as well
                canvas.put(at, y + 2, f"{cubes}{letter}", bold(BLACK), ground=GOODS[good])
            at += 2
