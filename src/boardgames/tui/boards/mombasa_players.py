"""What lies in front of the players, in bands below the map: action areas, a plan, or a bookkeeping track."""

from boardgames.core.protocol import SEAT_LETTERS
from boardgames.mombasa.area import open_slots
from boardgames.mombasa.codes import waiting_mark
from boardgames.mombasa.naming import medium
from boardgames.mombasa.state import ACTION, PLAN, UNATTACHED, Player, State
from boardgames.mombasa.tables import Tables
from boardgames.tui.board import Look
from boardgames.tui.boards.mombasa_mat import (
    cut,
    draw_hand,
    draw_ink,
    draw_pile,
    draw_placed,
    opens_at,
    working_bonuses,
    would_count,
)
from boardgames.tui.boards.mombasa_names import TOTAL_NAMES, card_style, short_book
from boardgames.tui.canvas import Canvas
from boardgames.tui.styles import PLAYERS

SLOT_WIDTH = 13
CLOSED_WIDTH = 15
"""A slot that is not open yet, while planning: it says when it opens, and has no pile."""


def draw_areas(t: Tables, canvas: Canvas, s: State, look: Look, y: int) -> None:
    """Five lines: one a player with the cards of the action area and what they add up to."""
    canvas.put(0, y, "action areas", "title")
    canvas.put(13, y, "(used)  * carries the +1 tile  +Mer a bonus tile", "dim")
    canvas.put(81, y, " ".join(f"{name:>3}" for name in TOTAL_NAMES), "dim")
    canvas.put(102, y, "discs  hand", "dim")
    for seat, p in enumerate(s.players):
        row, acts = y + 1 + seat, s.phase == ACTION and seat == s.active
        canvas.put(0, row, SEAT_LETTERS[seat], PLAYERS[seat])
        canvas.put(1, row, ">" if acts else " ", "bold")
        canvas.put(2, row, look.names[seat][:9], "bold" if acts else "")
        if p.passed:
            canvas.put(12, row, "has ended the phase", "dim")
        else:
            draw_area(t, canvas, p, 12, row)
        for i, total in enumerate(p.totals):
            canvas.put(81 + 4 * i, row, f"{total:3}", "bold" if total else "dim")
        canvas.put(102, row, "●" * p.discs or "-")
        canvas.put(109, row, f"{len(p.hand):4}")
        if seat == s.marker:
            canvas.put(115, row, "1st", "good")


def draw_area(t: Tables, canvas: Canvas, p: Player, x: int, y: int) -> None:
    """The cards of an action area in a line, each with the letter of its slot; tiles behind them."""
    opened = open_slots(t, p)
    for slot in range(len(t.slots)):
        if opened >> slot & 1:
            canvas.put(x, y, t.slot_letters[slot].upper(), "dim")
            draw_placed(t, canvas, p, slot, x + 2, y)
            x += SLOT_WIDTH
    for place in range(len(t.slots), len(t.places)):
        if p.area[place]:
            x = draw_placed(t, canvas, p, place, x, y) + 1
    if p.plus_one == UNATTACHED:
        canvas.put(x, y, "+1", "good")


def draw_area_lines(t: Tables, canvas: Canvas, s: State, look: Look) -> None:
    """Three lines a player: what he has, his action area, a gap."""
    for seat, p in enumerate(s.players):
        y = 3 * seat
        at = canvas.put(0, y, SEAT_LETTERS[seat], PLAYERS[seat]) + 1
        at = canvas.put(at, y, look.names[seat][:12], "bold" if seat == s.active else "") + 2
        at = canvas.put(at, y, f"£{p.pounds}", "money") + 2
        at = draw_totals(canvas, p.totals, at, y)
        at = canvas.put(at, y, f"discs {p.discs}") + 2
        canvas.put(at, y, "1st" if seat == s.marker else "", "good")
        if p.passed:
            canvas.put(2, y + 1, "has ended the phase", "dim")
        else:
            draw_area(t, canvas, p, 2, y + 1)


def draw_totals(canvas: Canvas, totals: tuple[int, ...], x: int, y: int) -> int:
    for name, total in zip(TOTAL_NAMES, totals, strict=True):
        x = canvas.put(x, y, f"{name} {total}", "bold" if total else "dim") + 2
    return x


# Planning, for the planner's own eyes


def plans(s: State, look: Look) -> bool:
    """Whether the viewer is planning: then, and only then, his hand is in what was observed."""
    return s.phase == PLAN and look.viewer is not None and not s.players[look.viewer].planned


def draw_planning(t: Tables, canvas: Canvas, s: State, look: Look, y: int, width: int) -> None:
    """Five lines: totals by kind, the hand with codes, the slots, the resting piles."""
    assert look.viewer is not None
    p = s.players[look.viewer]
    x = canvas.put(0, y, f"{look.names[look.viewer][:12]} plans", "title") + 1
    x = canvas.put(x, y, "only you see this; face up you would have" if width > 100 else "in secret:", "dim") + 1
    x = draw_totals(canvas, would_count(t, s, p), x, y)
    if width > 100:
        canvas.put(x + 1, y, "type card and slot: c1sb", "dim")
    at, row = draw_hand(t, canvas, p, 0, y + 1, width, 2)
    if width > 100 and not (row and at > width // 2):
        _draw_books_ahead(t, canvas, p, at + 2 if row else 0, y + 2, width)
    opened = open_slots(t, p)
    each = (width - CLOSED_WIDTH * (len(t.slots) - opened.bit_count())) // opened.bit_count()
    x = 0
    for slot in range(len(t.slots)):
        wide = each if opened >> slot & 1 else CLOSED_WIDTH
        _draw_slot(t, canvas, p, slot, x, y + 3, wide - 1, 1 if width > 100 else 2)
        x += wide


def _draw_books_ahead(t: Tables, canvas: Canvas, p: Player, x: int, y: int, width: int) -> None:
    """What the next books of the ink pot ask for, because that is what a bookkeeper is planned for."""
    ahead = []
    for position in range(p.ink + 1, len(p.books)):
        if not p.books[position]:
            break
        turned = p.turned >> position & 1
        ahead.append(f"{position} {'turned' if turned else short_book(t.books[p.books[position]])}")
    text = f"books ahead of the ink pot: {'  '.join(ahead) or '-'}"
    canvas.put(x, y, cut(text, width - x), "dim")


def _draw_slot(t: Tables, canvas: Canvas, p: Player, slot: int, x: int, y: int, width: int, rows: int) -> None:
    """A slot above the pile that its card will join."""
    letter = t.slot_letters[slot].upper()
    if open_slots(t, p) >> slot & 1:
        card = p.area[slot]
        text = f"{letter} [{medium(t, card) if card else '':<8}]"
        canvas.put(x, y, text, card_style(t.cards[card]) if card else "")
    else:
        canvas.put(x, y, f"{letter} opens: {opens_at(t, slot)}", "dim")
        return
    draw_pile(t, canvas, p, slot, x, y + 1, width, rows)


# Books, while they are what the question is about


def draw_books_band(t: Tables, canvas: Canvas, s: State, look: Look, y: int) -> None:
    """Five lines: the track of the player who takes, places or runs over books, and what he has face up."""
    p, x = s.players[s.active], 80
    draw_ink(t, canvas, p, look, 0, y, places=True)
    canvas.put(x, y, cut(f"{look.names[s.active]} has face up", 38), "title")
    draw_totals(canvas, p.totals, x, y + 1)
    if s.waiting:
        canvas.put(x, y + 2, "to place", "dim")
        words = " ".join(
            f"{waiting_mark(t, s, book).upper()} {short_book(t.books[book])}".strip() for book in s.waiting
        )
        canvas.put(x + 9, y + 2, cut(words, 29), "bold")
    bonuses = "; ".join(working_bonuses(t, s, s.active)) or "-"
    canvas.put(x, y + 3, cut(f"bonus {bonuses}", 38), "dim")
    canvas.put(x, y + 4, f"£{p.pounds}   books cost A 1  B 1  C 2 points", "money")
