"""The exchange track, the share market and the order of initiative."""

from boardgames.drawing.board import Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import PLAYERS
from boardgames.eic.actions import BuyShare, SellShares
from boardgames.eic.box.tables import Tables
from boardgames.eic.rules.share_values import share_value, space_after
from boardgames.eic.state import State
from boardgames.eic.words.names import letter

TRACK_WIDTH = 3
NARROW = 40
"""Columns of the list of companies that leave no room for what stands in the track, too."""


def draw_letters(canvas: Canvas, s: State, companies: tuple[int, ...], x: int, y: int, gap: int = 0) -> int:
    """Letters of companies, each in its colour; returns the column after them."""
    for company in companies:
        x = canvas.put(x, y, letter(s.players, company), PLAYERS[company]) + gap
    return x


def draw_track(t: Tables, canvas: Canvas, s: State, look: Look, x: int, y: int, width: int = TRACK_WIDTH) -> None:
    """Three rows: value, dividend, markers."""
    for space, (value, dividend) in enumerate(zip(t.values, t.dividends, strict=True)):
        there = tuple(company for company, place in enumerate(s.values) if place == space)
        canvas.put(x + width * space, y, f"{value:{width - 1}}", "bold" if there else "dim")
        canvas.put(x + width * space, y + 1, f"{dividend:{width - 1}}", "money" if there else "dim")
    for space in range(len(t.values)):
        draw_markers(t, canvas, s, look, space, x + width * space + width - 2, y + 2)


def draw_markers(t: Tables, canvas: Canvas, s: State, look: Look, space: int, x: int, y: int) -> None:
    """The markers on a space, then the one that the selected choice would move there.

    One stands at `x`; more begin one column before it and may reach into the next space, which is drawn later.
    """
    there = tuple(company for company, place in enumerate(s.values) if place == space)
    ghost = _ghost(t, s, look)
    coming = ghost is not None and ghost[1] == space and ghost[0] not in there
    at = draw_letters(canvas, s, there, x - (len(there) + coming > 1), y)
    if ghost is not None and coming:
        canvas.put(at, y, letter(s.players, ghost[0]), "ghost")


def _ghost(t: Tables, s: State, look: Look) -> tuple[int, int] | None:
    """Where the marker of a company would stand after the selected purchase or sale."""
    match look.action:
        case BuyShare(company) if company < len(s.values):
            return company, space_after(t, s.values[company], 1)
        case SellShares(company, count) if company < len(s.values):
            return company, space_after(t, s.values[company], -count)
    return None


def draw_companies(t: Tables, canvas: Canvas, s: State, look: Look, x: int, y: int, width: int) -> None:
    """One row for each company: what a share costs, pays, and how many are on the market and in whose hands."""
    for company in range(len(s.companies)):
        place = f"company-{company}"
        canvas.mark(place, x, y + company, width, 1)
        if code := look.legal.get(place):
            one = code.startswith("b")  # a purchase; of sales several may begin like this: a dot for what is to come
            canvas.put(x, y + company, code if one else f"{code:·<3}", "legal")
        draw_letters(canvas, s, (company,), x + 4, y + company)
        value = share_value(t, s, company)
        column = canvas.put(x + 6, y + company, f"{value:2} PO", "bold")
        if width > NARROW:
            column = canvas.put(column + 2, y + company, f"pays {t.dividends[s.values[company]]} ")
        column = canvas.put(column + 1, y + company, f"left {s.market_shares[company]}")
        held = [(seat, s.companies[seat].shares[company]) for seat in range(s.players)]
        column = canvas.put(column + 1, y + company, "held ", "dim") if any(count for _, count in held) else column
        for seat, count in held:
            if count and column + 2 <= x + width:
                column = canvas.put(column, y + company, letter(s.players, seat), PLAYERS[seat])
                column = canvas.put(column, y + company, f"{count} ")


def draw_order(canvas: Canvas, s: State, x: int, y: int) -> None:
    """The order of initiative, the first one first."""
    canvas.put(x, y, f" initiative {'  ' * len(s.order)}", "dim")
    draw_letters(canvas, s, s.order, x + len(" initiative "), y, gap=1)
