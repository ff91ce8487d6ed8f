"""What lies open before the players, in bands below the map: action areas, or a bookkeeping track."""

from boardgames.core.protocol import SEAT_LETTERS
from boardgames.drawing.board import TAB_SIZE, Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import PLAYERS
from boardgames.mombasa import state as st
from boardgames.mombasa.board.mat import draw_ink, working_bonuses
from boardgames.mombasa.board.panels.cards import draw_piles, draw_placed
from boardgames.mombasa.board.panels.names import book_cost, cut, draw_totals, short_book
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.rules.area import open_slots
from boardgames.mombasa.state import ACTION, PLAN, SETUP_REST, SETUP_TILE, UNATTACHED, Player, State
from boardgames.mombasa.words.codes import waiting_mark
from boardgames.mombasa.words.names import TOTAL_NAMES, tile_words

SLOT_WIDTHS = (14, 11)
"""With the names of cards in full, or in short when more than three slots are open."""
AREA_LEFT, TOTALS_LEFT = 12, 81
BOOK_FRAMES = (st.Bookkeeping, st.PlaceBooks, st.FlipBook, st.Ink)
"""Questions about books: the track of the player takes the place of the action areas."""


def draw_areas(t: Tables, canvas: Canvas, s: State, look: Look, y: int) -> None:
    """Five lines: one a player with the cards of the action area and what they add up to."""
    canvas.put(0, y, "action areas", "title")
    canvas.put(13, y, "(used)  * carries the +1 tile  +Mer a bonus tile", "dim")
    canvas.put(TOTALS_LEFT, y, " ".join(f"{name:>3}" for name in TOTAL_NAMES), "dim")
    canvas.put(102, y, "discs  hand", "dim")
    for seat, p in enumerate(s.players):
        row, acts = y + 1 + seat, s.phase == ACTION and seat == s.active
        canvas.put(0, row, SEAT_LETTERS[seat], PLAYERS[seat])
        canvas.put(1, row, ">" if acts else " ", "bold")
        canvas.put(2, row, look.names[seat][:9], "bold" if acts else "")
        if resting := _no_cards(t, s, p):
            at = canvas.put(AREA_LEFT, row, resting, "dim") + 2
            draw_piles(t, canvas, p, at, row, TOTALS_LEFT)
        elif s.phase in (SETUP_TILE, SETUP_REST):
            words = tile_words(t, p.tile) if p.tile in t.starting_tiles else "chooses a starting tile"
            canvas.put(AREA_LEFT, row, cut(words, TOTALS_LEFT - AREA_LEFT - 1))
        else:
            draw_area(t, canvas, p, AREA_LEFT, row)
        for i, total in enumerate(p.totals):
            canvas.put(TOTALS_LEFT + 4 * i, row, f"{total:3}", "bold" if total else "dim")
        canvas.put(102, row, "●" * p.discs or "-")
        canvas.put(109, row, f"{len(p.hand):4}")
        if seat == s.marker:
            canvas.put(115, row, "1st", "good")


def _no_cards(t: Tables, s: State, p: Player) -> str:
    """Why a player has no cards in the slots that the viewer could see."""
    if p.passed:
        return "has ended"
    if s.phase == PLAN and not any(p.area[: len(t.slots)]):
        return "has planned" if p.planned else "plans"
    return ""


def draw_area(t: Tables, canvas: Canvas, p: Player, x: int, y: int) -> None:
    """The cards of an action area in a line, each with the letter of its slot; tiles behind them."""
    opened = open_slots(t, p)
    short = opened.bit_count() > 3
    for slot in range(len(t.slots)):
        if opened >> slot & 1:
            canvas.put(x, y, t.slot_letters[slot].upper(), "dim")
            draw_placed(t, canvas, p, slot, x + 2, y, short=short)
            x += SLOT_WIDTHS[short]
    for place in range(len(t.slots), len(t.places)):
        if p.area[place]:
            x = draw_placed(t, canvas, p, place, x, y) + 1
    if p.plus_one == UNATTACHED:
        canvas.put(x, y, "+1", "good")


def draw_area_lines(t: Tables, canvas: Canvas, s: State, look: Look) -> None:
    """Three lines a player: belongings, action area, resting piles."""
    for seat, p in enumerate(s.players):
        y = 3 * seat
        at = canvas.put(0, y, SEAT_LETTERS[seat], PLAYERS[seat]) + 1
        at = canvas.put(at, y, look.names[seat][:12], "bold" if seat == s.active else "") + 2
        at = canvas.put(at, y, f"£{p.pounds}", "money") + 2
        at = draw_totals(canvas, p.totals, at, y)
        at = canvas.put(at, y, f"discs {p.discs}") + 2
        canvas.put(at, y, "1st" if seat == s.marker else "", "good")
        if resting := _no_cards(t, s, p):
            canvas.put(2, y + 1, resting, "dim")
        else:
            draw_area(t, canvas, p, 2, y + 1)
        draw_piles(t, canvas, p, 2, y + 2, TAB_SIZE[0])


# Books, while they are what the question is about


def draw_books_band(t: Tables, canvas: Canvas, s: State, look: Look, y: int) -> None:
    """Five lines: the track of the player who takes, places or runs over books, and what lies face up."""
    p, x = s.players[s.active], 80
    draw_ink(t, canvas, p, look, 0, y, places=True, waiting=s.waiting)
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
    costs = "  ".join(f"{letter} {book_cost(t, letter)}" for letter in "ABC")
    canvas.put(x, y + 4, f"£{p.pounds}   books cost {costs} points", "money")
