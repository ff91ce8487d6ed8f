"""The exchange track, the share market and the order of initiative."""

from boardgames.eic.actions import BuyShare, SellShares
from boardgames.eic.describing import letter
from boardgames.eic.state import State
from boardgames.eic.tables import Tables
from boardgames.tui.board import Look
from boardgames.tui.canvas import Canvas
from boardgames.tui.styles import PLAYERS

TRACK_WIDTH = 3


def draw_letters(canvas: Canvas, s: State, companies: tuple[int, ...], x: int, y: int, gap: int = 0) -> int:
    """Letters of companies, each in its colour; returns the column after them."""
    for company in companies:
        x = canvas.put(x, y, letter(s, company), PLAYERS[company]) + gap
    return x


def draw_track(t: Tables, canvas: Canvas, s: State, look: Look, x: int, y: int, width: int = TRACK_WIDTH) -> None:
    """Three rows: value, dividend, markers."""
    for space, (value, dividend) in enumerate(zip(t.values, t.dividends, strict=True)):
        there = tuple(company for company, place in enumerate(s.values) if place == space)
        canvas.put(x + width * space, y, f"{value:{width - 1}}", "bold" if there else "dim")
        canvas.put(x + width * space, y + 1, f"{dividend:{width - 1}}", "money" if there else "dim")
    for space in range(len(t.values)):
        there = tuple(company for company, place in enumerate(s.values) if place == space)
        _draw_markers(canvas, s, there, x + width * space + width - 1, y + 2)
    if ghost := _ghost(t, s, look):
        company, place = ghost
        canvas.put(x + width * place + width - 2, y + 2, letter(s, company), "ghost")


def _draw_markers(canvas: Canvas, s: State, there: tuple[int, ...], right: int, y: int) -> None:
    """Up to four markers on a space; more than two reach into the space beside it, which is drawn after them."""
    draw_letters(canvas, s, there, max(right - len(there), 1) if len(there) < 3 else right - 2, y)


def _ghost(t: Tables, s: State, look: Look) -> tuple[int, int] | None:
    """Where the marker of a company would stand after the selected purchase or sale."""
    match look.action:
        case BuyShare(company) if company < len(s.values):
            return company, min(s.values[company] + 1, len(t.values) - 1)
        case SellShares(company, count) if company < len(s.values):
            return company, max(s.values[company] - count, 0)
    return None


def draw_companies(t: Tables, canvas: Canvas, s: State, look: Look, x: int, y: int, width: int) -> None:
    """One row a company: what a share costs, pays, and how many are on the market and in whose hands."""
    for company in range(len(s.companies)):
        place = f"company-{company}"
        canvas.mark(place, x, y + company, width, 1)
        if code := look.legal.get(place):
            canvas.put(x, y + company, code, "legal")
        draw_letters(canvas, s, (company,), x + 4, y + company)
        value = t.values[s.values[company]]
        column = canvas.put(x + 6, y + company, f"{value:2} PO", "bold")
        column = canvas.put(column + 1, y + company, f"left {s.market_shares[company]}")
        held = [(seat, s.companies[seat].shares[company]) for seat in range(s.players)]
        column = canvas.put(column + 1, y + company, "held ", "dim") if any(count for _, count in held) else column
        for seat, count in held:
            if count and column + 3 <= x + width:
                column = canvas.put(column, y + company, letter(s, seat), PLAYERS[seat])
                column = canvas.put(column, y + company, f"{count} ")


def draw_order(canvas: Canvas, s: State, x: int, y: int) -> int:
    """The order of initiative, the first one first."""
    x = canvas.put(x, y, "initiative ", "dim")
    return draw_letters(canvas, s, s.order, x, y, gap=1)
