"""The table of East India Companies: markets, exchange, characters, zones and ports, from top to bottom."""

from boardgames.drawing.board import TABLE_SIZE, Look
from boardgames.drawing.canvas import Canvas
from boardgames.eic.board.map import draw_zone
from boardgames.eic.board.mat import mat
from boardgames.eic.board.panels.characters import draw_centre, draw_ring
from boardgames.eic.board.panels.exchange import draw_companies, draw_order, draw_track
from boardgames.eic.board.panels.footer import footer
from boardgames.eic.board.panels.markets import MARKET_SIZE, draw_market
from boardgames.eic.board.panels.ports import draw_port_heads, draw_port_line, draw_unloading, neutral_card
from boardgames.eic.board.tabs import tabs
from boardgames.eic.box.tables import EUROPE, INDIES, NONE, Tables
from boardgames.eic.game import EastIndiaCompanies
from boardgames.eic.rules.period import phase
from boardgames.eic.state import State

__all__ = ["mat", "table", "tabs"]

EXCHANGE_TOP, RING_TOP, ZONES_TOP, PORTS_TOP = 6, 11, 16, 21


def table(game: EastIndiaCompanies, seen: State, look: Look) -> Canvas:
    """The whole table, exactly 118 x 26."""
    canvas = Canvas(*TABLE_SIZE)
    t, width = game.tables, TABLE_SIZE[0]
    draw_market(t, canvas, seen, look, EUROPE, 0, 0)
    draw_market(t, canvas, seen, look, INDIES, MARKET_SIZE[0], 0)
    _draw_exchange(t, canvas, seen, look)
    draw_ring(t, canvas, seen, look, RING_TOP)
    for zone, (x, wide) in enumerate(((0, 39), (39, 39), (78, 40))):
        draw_zone(t, canvas, seen, look, zone, x, ZONES_TOP, wide)
    draw_port_heads(canvas, PORTS_TOP - 1)
    for company in range(len(seen.companies)):
        draw_port_line(t, canvas, seen, look, company, PORTS_TOP + company)
    if seen.agent_card != NONE:
        canvas.put(4, PORTS_TOP + len(seen.companies), "; ".join(neutral_card(t, seen)), "dim")
    canvas.put(0, TABLE_SIZE[1] - 1, footer(t, seen, width), "bold")
    return canvas


def _draw_exchange(t: Tables, canvas: Canvas, seen: State, look: Look) -> None:
    right = 83
    canvas.put(0, EXCHANGE_TOP, "─ Exchange: value of a share, its dividend, the companies ".ljust(right, "─"), "frame")
    canvas.put(right, EXCHANGE_TOP, "─ Shares left and held ".ljust(TABLE_SIZE[0] - right, "─"), "frame")
    draw_track(t, canvas, seen, look, 1, EXCHANGE_TOP + 1)
    draw_companies(t, canvas, seen, look, right, EXCHANGE_TOP + 1, TABLE_SIZE[0] - right)
    draw_order(canvas, seen, 59, EXCHANGE_TOP)
    x = draw_centre(t, canvas, seen, look, 1, EXCHANGE_TOP + 4) + 1
    if seen.step in ("warehouses", "unloading"):
        draw_unloading(t, canvas, seen, x + 1, EXCHANGE_TOP + 4, right - 1)
    else:
        _draw_phases(canvas, seen, max(x + 1, 30), EXCHANGE_TOP + 4, right - 1)


PHASES = {"A": "agents", "B": "shares", "C": "sail", "D": "load", "E": "sell", "F": "end"}


def _draw_phases(canvas: Canvas, seen: State, x: int, y: int, end: int) -> None:
    """The phases of a period in a word each, the present one in bold and in brackets."""
    now = phase(seen)
    words = {one: f"[{one} {word}]" if one == now else f"{one} {word}" for one, word in PHASES.items()}
    shown = words if x + len(" ".join(words.values())) <= end else {now: words[now]}
    for one, word in shown.items():
        x = canvas.put(x, y, word, "bold" if one == now else "dim") + 1
