"""A player's own board: slots, resting piles, diamond track, bookkeeping track, shares."""

from boardgames.core.protocol import SEAT_LETTERS, Seat
from boardgames.drawing.board import Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import PLAYERS
from boardgames.mombasa.actions import InkStep, PlaceBook, TurnBook
from boardgames.mombasa.board.panels.cards import NO_CARD, draw_hand, draw_pile, draw_placed, opens_at, would_count
from boardgames.mombasa.board.panels.names import cut, short_book
from boardgames.mombasa.box.tables import HELPERS, Tables
from boardgames.mombasa.game import Mombasa
from boardgames.mombasa.rules.area import open_slots
from boardgames.mombasa.rules.bookkeepers import can_enter
from boardgames.mombasa.rules.books import fits
from boardgames.mombasa.rules.scoring import shares
from boardgames.mombasa.state import PLAN, UNATTACHED, Player, State
from boardgames.mombasa.words.names import bonus_words, company_code, plain

MAT = (78, 19)
KINDS_OF_TOTAL = ("coffee", "banana", "cotton", "expansion", "helpers")


def mat(game: Mombasa, seen: State, seat: Seat, look: Look) -> Canvas:
    """Everything open about one player; with hand and plan if that player is the viewer."""
    t, s, canvas = game.tables, seen, Canvas(*MAT)
    p = s.players[seat]
    own = look.viewer == seat
    _draw_head(canvas, s, p, seat, look.names[seat])
    planning = s.phase == PLAN and own
    at = canvas.put(0, 1, "would count" if planning else "face up", "dim") + 1
    for name, total in zip(KINDS_OF_TOTAL, would_count(t, s, p) if planning else p.totals, strict=True):
        at = canvas.put(at, 1, f"{name} {total:<2}", "bold" if total else "dim") + 1
    for slot in range(len(t.slots)):
        _draw_slot_line(t, canvas, p, slot, 2 + slot)
    _draw_tiles(t, canvas, p, 7)
    if own:
        draw_hand(t, canvas, p, 8)
    else:
        canvas.put(0, 8, "hand", "dim")
        canvas.put(5, 8, f"{len(p.hand)} cards" + (" in hand and slots" if s.phase == PLAN else ""))
    draw_diamonds(t, canvas, p, 10)
    draw_ink(t, canvas, p, look, 0, 12, places=False)
    _draw_shares(t, canvas, s, seat, 17)
    return canvas


def _draw_head(canvas: Canvas, s: State, p: Player, seat: Seat, name: str) -> None:
    at = canvas.put(0, 0, f" {SEAT_LETTERS[seat]} ", PLAYERS[seat]) + 1
    at = canvas.put(at, 0, name[:16], "title") + 2
    at = canvas.put(at, 0, f"£{p.pounds}", "money") + 2
    at = canvas.put(at, 0, f"discs {'●' * p.discs or '-'}") + 2
    if s.marker == seat:
        at = canvas.put(at, 0, "start-player marker", "good") + 2
    if p.passed:
        canvas.put(at, 0, "has ended the phase", "dim")


# Cards


def _draw_slot_line(t: Tables, canvas: Canvas, p: Player, slot: int, y: int) -> None:
    canvas.put(0, y, t.slot_letters[slot].upper(), "bold")
    if open_slots(t, p) >> slot & 1:
        draw_placed(t, canvas, p, slot, 2, y, NO_CARD)
    else:
        canvas.put(2, y, f"opens at {opens_at(t, slot)}", "dim")
    draw_pile(t, canvas, p, slot, 19, y, MAT[0] - 19)


def _draw_tiles(t: Tables, canvas: Canvas, p: Player, y: int) -> None:
    at = canvas.put(0, y, "tiles", "dim") + 1
    start = at
    for place in range(len(t.slots), len(t.places)):
        if p.area[place]:
            style = "dim" if p.used >> place & 1 else "good"
            at = canvas.put(at, y, plain(t, p.area[place]), style) + 2
    if p.plus_one >= 0:
        at = canvas.put(at, y, f"+1 on {t.slot_letters[p.plus_one].upper()}", "good")
    elif p.plus_one == UNATTACHED:
        at = canvas.put(at, y, "+1 goods", "good")
    if at == start:
        canvas.put(at, y, "-", "dim")


# Tracks


def draw_diamonds(t: Tables, canvas: Canvas, p: Player, y: int) -> None:
    """The diamond track in two lines: the diamond, where slot A opens, values where they are reached."""
    track = t.diamond
    canvas.put(0, y, "diamond", "dim")
    values = dict(track.values)
    for at in range(track.length + 1):
        x = 8 + 2 * at
        if at == p.diamond:
            canvas.put(x, y, "◆", "good")
        elif at == track.slot_space:
            canvas.put(x, y, t.slot_letters[t.diamond_slot].upper(), "warn")
        else:
            canvas.put(x, y, "·", "dim" if at > p.diamond else "")
        if at in values:
            canvas.put(x - 1, y + 1, str(values[at]), "money" if at <= p.diamond else "dim")
    canvas.put(67, y, f"£{t.diamond_worth[p.diamond]} so far", "money")


def draw_ink(
    t: Tables, canvas: Canvas, p: Player, look: Look, x: int, y: int, *, places: bool, waiting: tuple[str, ...] = ()
) -> None:
    """Five lines: the bookkeeping track in two rows, the second running back.

    Books that the ink pot could enter with the cards that lie face up have a tick. `places`: positions are places of
    the board, because the open question is about this track; a plus where several of the `waiting` books may go.
    """
    canvas.put(x, y, "books", "dim")
    canvas.put(x + 6, y, f"ink at {p.ink}, worth £{t.ink_worth[p.ink]}", "money")
    slot = t.slot_letters[t.ink_slot].upper()
    canvas.put(x + 27, y, f"●ink (C)turned -A no A books =£ ✓ready slot {slot} at {t.ink.slot_position}", "dim")
    first, second = t.ink.row_1, t.ink.row_2
    for row, (positions, width) in enumerate((((1, *first), 8), (tuple(reversed(second)), 11))):
        for i, position in enumerate(positions):
            at, line = x + i * width, y + 1 + 2 * row
            legal = places and f"ink-{position}" in look.legal
            several = sum(fits(t, p, t.books[book], position) for book in waiting) > 1
            number = f"{position:02}{'+' if several else ''}" if legal else str(position)
            _draw_position(t, canvas, p, position, at, line, number, legal)
            if places:
                canvas.mark(f"ink-{position}", at, line, width - 1, 2)
                _draw_ghost(t, canvas, p, look, position, at, line + 1)


def _draw_position(
    t: Tables, canvas: Canvas, p: Player, position: int, x: int, y: int, number: str, legal: bool
) -> None:
    """Its number, what is true of it, and below it the top book."""
    values, name, ink = dict(t.ink.values), p.books[position], position == p.ink
    turned = p.turned >> position & 1
    ready = position > p.ink and name and not turned and can_enter(t, p, position, p.totals[HELPERS] > 0)
    after = canvas.put(x, y, number, "legal" if legal else "good" if ink else "dim")
    marks = ("●" if ink else "") + (f"={values[position]}" if position in values else "")
    marks += ("-A" if t.barred[position] else "") + ("✓" if ready else "")
    canvas.put(after, y, marks, "good" if ink or ready else "dim")
    if not name:
        canvas.put(x, y + 1, "·", "dim")
    elif turned:
        canvas.put(x, y + 1, f"({t.books[name].letter or 'start'})", "dim")
    else:
        canvas.put(x, y + 1, short_book(t.books[name]), "good" if ready else "")


def _draw_ghost(t: Tables, canvas: Canvas, p: Player, look: Look, position: int, x: int, y: int) -> None:
    """The book that the selected choice would put or turn here, or the ink pot that would come."""
    match look.action:
        case PlaceBook(book, at) if at == position and book in t.books:
            canvas.put(x, y, short_book(t.books[book]), "ghost")
        case TurnBook(at) if at == position and p.books[at]:
            canvas.put(x, y, f"({t.books[p.books[at]].letter or 'start'})", "ghost")
        case InkStep() if position == p.ink + 1:
            canvas.put(x, y, "●", "ghost")


# Shares and bonuses


def _draw_shares(t: Tables, canvas: Canvas, s: State, seat: Seat, y: int) -> None:
    at = canvas.put(0, y, "shares", "dim") + 1
    for company in range(len(t.companies)):
        on_track, on_cards = shares(t, s, seat, company)
        held = f"{on_track}+{on_cards}" if on_cards else str(on_track)
        text = f"{company_code(t, company)} {held} (at {s.players[seat].steps[company]})"
        at = canvas.put(at, y, text, "bold" if on_track + on_cards else "dim") + 2
    canvas.put(0, y + 1, "bonus", "dim")
    canvas.put(7, y + 1, cut("; ".join(working_bonuses(t, s, seat)) or "-", MAT[0] - 7), "good")


def working_bonuses(t: Tables, s: State, seat: Seat) -> list[str]:
    """The track bonuses that work for a player in the present turn, in a few words each."""
    found = []
    for company, level in enumerate(s.players[seat].bonus):
        track = s.tracks[company]
        spaces = t.spaces_of_track[track]
        if level:
            words = "disc on " + " or ".join(t.spaces[space].code for space in spaces[:level])
            found.append(f"{company_code(t, company)} {words if spaces else bonus_words(t, track, level)}")
    return found
