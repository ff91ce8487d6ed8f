"""What only one player sees before the cards are revealed: the starting tiles to choose from, the plan of a round."""

from boardgames.core.protocol import SEAT_LETTERS
from boardgames.core.values import evolve, replaced
from boardgames.drawing.board import TAB_SIZE, Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import PLAYERS
from boardgames.mombasa.actions import PlanPlace
from boardgames.mombasa.board.panels.cards import draw_hand, draw_piles, draw_plan_slot, would_count
from boardgames.mombasa.board.panels.names import cut, draw_totals, short_book
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.rules.area import open_slots
from boardgames.mombasa.state import PLAN, Player, State
from boardgames.mombasa.words.names import book_reward, needs_words, resting_words, starting_gains

CLOSED_WIDTH = 15
"""Of a slot that is not open yet: it says when it opens, and has no pile."""
BOOKS_LEFT = 78
"""Right of the hand, on a wide table: what the ink pot will ask for."""


def plans(s: State, look: Look) -> bool:
    """Whether the viewer is planning: then, and only then, the hand is in what was observed."""
    return s.phase == PLAN and look.viewer is not None and not s.players[look.viewer].planned


def draw_planning(t: Tables, canvas: Canvas, s: State, look: Look, y: int, width: int) -> None:
    """Five lines, or six if they are short: what the plan would show, the hand with codes, slots, resting piles."""
    assert look.viewer is not None
    p, wide = s.players[look.viewer], width > BOOKS_LEFT
    x = canvas.put(0, y, f"{look.names[look.viewer][: 10 if wide else 8]} plans", "title") + 1
    x = canvas.put(x, y, "only you see this; face up you would show" if wide else "in secret:", "dim") + 1
    x = draw_totals(canvas, would_count(t, s, p), x, y, would_count(t, s, _with_ghost(t, p, look)))
    canvas.put(x, y, "type code and slot: c1sb" if wide else "code+slot: c1sb", "dim")
    draw_hand(t, canvas, p, y + 1)
    if wide:
        _draw_prospects(t, canvas, p, y + 1, width)
    opened = open_slots(t, p)
    each = (width - CLOSED_WIDTH * (len(t.slots) - opened.bit_count())) // opened.bit_count()
    x = 0
    for slot in range(len(t.slots)):
        room = each if opened >> slot & 1 else CLOSED_WIDTH
        draw_plan_slot(t, canvas, p, look, slot, x, y + 3, room - 1, 1 if wide else 2)
        x += room


def _with_ghost(t: Tables, p: Player, look: Look) -> Player:
    """The planner as if the selected card lay in its slot."""
    if not isinstance(look.action, PlanPlace):
        return p
    slot = t.place_at[look.action.slot]
    return evolve(p, area=replaced(p.area, slot, look.action.card))


def draw_starting_tiles(t: Tables, canvas: Canvas, s: State, look: Look) -> None:
    """The tiles that the viewer may keep, each with its code, or those that the players have kept."""
    choosing = look.viewer is not None and not s.players[look.viewer].tile
    if choosing and look.viewer is not None:
        lines = [(name[-2:], "legal", name) for name in s.players[look.viewer].dealt]
    else:
        lines = [(SEAT_LETTERS[seat], PLAYERS[seat], p.tile) for seat, p in enumerate(s.players)]
    for i, (mark, style, name) in enumerate(lines):
        x, y = canvas.put(0, 3 * i, mark, style) + 1, 3 * i
        x = x if choosing else canvas.put(x, y, look.names[i][:12]) + 2
        if name not in t.starting_tiles:
            canvas.put(x, y, "has chosen a tile" if name else "still chooses a tile", "dim")
            continue
        tile, book = t.starting_tiles[name], t.books[name]
        x = canvas.put(x, y, "starts with", "dim") + 1
        canvas.put(x, y, starting_gains(t, tile), "bold")
        x = canvas.put(3, y + 1, "book", "dim") + 1
        x = canvas.put(x, y + 1, f"{needs_words(book)} > {book_reward(book)}") + 2
        if any(s.players[i].piles) and not choosing:
            draw_piles(t, canvas, s.players[i], x, y + 1, TAB_SIZE[0])
        else:
            x = canvas.put(x, y + 1, "resting", "dim") + 1
            canvas.put(x, y + 1, resting_words(tile))
    canvas.put(0, 12, "book: needs > gives   resting cards begin piles; one pile per round comes back", "dim")


def _draw_prospects(t: Tables, canvas: Canvas, p: Player, y: int, width: int) -> None:
    """The viewer's tracks, and what the next books ask for, because that is what a bookkeeper is planned for."""
    ahead = []
    for position in range(p.ink + 1, len(p.books)):
        if not p.books[position]:
            break
        turned = p.turned >> position & 1
        ahead.append(f"{position} {'turned' if turned else short_book(t.books[p.books[position]])}")
    x = canvas.put(BOOKS_LEFT, y, f"diamond at {p.diamond}, £{t.diamond_worth[p.diamond]};", "dim") + 1
    canvas.put(x, y, f"ink at {p.ink}, £{t.ink_worth[p.ink]}", "dim")
    x = canvas.put(BOOKS_LEFT, y + 1, "next books", "dim") + 1
    canvas.put(x, y + 1, cut("  ".join(ahead) or "none", width - x))
