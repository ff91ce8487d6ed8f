"""The cards before a player: hand, slots and resting piles.

What only its owner sees is drawn in a fixed number of boxes, empty ones as dots: from across the table a full hand
and an empty one have the same shape.
"""

from boardgames.drawing.board import Look
from boardgames.drawing.canvas import Canvas
from boardgames.mombasa.actions import PlanPlace
from boardgames.mombasa.board.panels.names import card_style, cut
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.rules.area import open_slots, totals
from boardgames.mombasa.rules.tracks import unlocked
from boardgames.mombasa.state import Player, State
from boardgames.mombasa.words.names import brief, briefly, medium

HAND_LEFT, HAND_COLUMNS, HAND_ROWS = 5, 7, 2
HAND_CELL = 10
"""A code of three characters, a name of five, and the blanks after them."""
NAME_WIDTH = 8
"""Of a card in a slot."""
NO_CARD = "·" * NAME_WIDTH


def would_count(t: Tables, s: State, p: Player) -> tuple[int, ...]:
    """The totals of a plan if it were revealed now, with the bonuses that will work by then."""
    return totals(t, s.tracks, p.area, 0, p.plus_one, unlocked(t, s, p))


def draw_hand(t: Tables, canvas: Canvas, p: Player, y: int) -> None:
    """Two lines: each card as the code to type and its short name; the last cell counts those that have none."""
    cells = HAND_COLUMNS * HAND_ROWS
    shown = len(p.hand) if len(p.hand) <= cells else cells - 1
    canvas.put(0, y, "hand", "dim")
    for cell in range(cells):
        x, row = HAND_LEFT + HAND_CELL * (cell % HAND_COLUMNS), y + cell // HAND_COLUMNS
        if cell < shown:
            card = t.cards[p.hand[cell]]
            canvas.put(x, row, card.code, "dim" if card.id in t.shares else "legal")
            canvas.put(x + 4, row, brief(t, card.id), card_style(card))
        elif shown < len(p.hand):
            canvas.put(x, row, f"+{len(p.hand) - shown} more", "warn")
        else:
            canvas.put(x, row, "··· ·····", "dim")


def draw_plan_slot(
    t: Tables, canvas: Canvas, p: Player, look: Look, slot: int, x: int, y: int, width: int, rows: int
) -> None:
    """A slot above the pile that its card will join: a box of one size, whatever lies in it."""
    place, letter = t.slots[slot], t.slot_letters[slot].upper()
    canvas.mark(place, x, y, width, 1 + rows)
    if not open_slots(t, p) >> slot & 1:
        canvas.put(x, y, f"{letter} opens: {opens_at(t, slot)}", "dim")
        return
    canvas.put(x, y, letter, "legal" if place in look.legal else "bold")
    canvas.put(x + 2, y, f"[{NO_CARD}]", "dim")
    ghost = look.action.card if isinstance(look.action, PlanPlace) and look.action.slot == place else ""
    if card := p.area[slot] or ghost:
        style = card_style(t.cards[card]) if p.area[slot] else "ghost"
        canvas.put(x + 3, y, f"{medium(t, card):<{NAME_WIDTH}}", style)
    draw_pile(t, canvas, p, slot, x, y + 1, width, rows)


def draw_placed(
    t: Tables, canvas: Canvas, p: Player, place: int, x: int, y: int, empty: str = "·", *, short: bool = False
) -> int:
    """A card of the action area: in colour face up, in brackets when used, with a star if it carries the +1 tile."""
    name = p.area[place]
    if not name:
        return canvas.put(x, y, empty, "dim")
    star = "*" if place == p.plus_one else ""
    label = (brief if short else medium)(t, name) if place < len(t.slots) else f"+{brief(t, name)}"
    if p.used >> place & 1:
        return canvas.put(x, y, f"({label}){star}", "dim")
    return canvas.put(x, y, f"{label}{star}", card_style(t.cards[name]))


def opens_at(t: Tables, slot: int) -> str:
    return f"◇ {t.diamond.slot_space}" if slot == t.diamond_slot else f"ink {t.ink.slot_position}"


def draw_pile(t: Tables, canvas: Canvas, p: Player, slot: int, x: int, y: int, width: int, rows: int = 1) -> None:
    """A resting pile in a line or more; what does not fit is counted."""
    end, at = x + width, canvas.put(x, y, "rest", "dim") + 1
    for i, name in enumerate(p.piles[slot]):
        more = len(p.piles[slot]) - i
        if at + len(brief(t, name)) > (end if more == 1 or rows > 1 else end - 3):
            if rows == 1:
                canvas.put(at, y, f"+{more}", "dim")
                return
            at, y, rows = x, y + 1, rows - 1
        at = canvas.put(at, y, brief(t, name), card_style(t.cards[name])) + 1
    if not p.piles[slot]:
        canvas.put(at, y, "-", "dim")


def draw_piles(t: Tables, canvas: Canvas, p: Player, x: int, y: int, end: int) -> None:
    """The resting piles in a line, each with the letter of its slot."""
    piles = [(letter.upper(), pile) for letter, pile in zip(t.slot_letters, p.piles, strict=True) if pile]
    words = "  ".join(f"{letter} {briefly(t, pile)}" for letter, pile in piles)
    canvas.put(x, y, cut(f"rest {words or '-'}", end - x - 1), "dim")
