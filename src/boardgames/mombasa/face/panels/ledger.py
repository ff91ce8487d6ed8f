"""A player's ledger: the bookkeeping track in two rows, the second running back, with its books and the ink pot."""

from boardgames.core.game import Seat
from boardgames.kit.colours import BAD, BRIGHT, DIM, FOCUS, GOLD, GOOD, INK, RAISED, SHEET, SOFT, WELL, bold
from boardgames.mombasa import state as st
from boardgames.mombasa.box.tables import HELPERS
from boardgames.mombasa.face.colours import BOOKS, EXPANSION, REWARDS, legible
from boardgames.mombasa.face.panels.books import draw_book, draw_turned
from boardgames.mombasa.face.panels.names import book_gain, book_needs, total_words
from boardgames.mombasa.face.panels.scene import BOOK_FRAMES, Scene
from boardgames.mombasa.face.words.codes import waiting_mark
from boardgames.mombasa.face.words.names import NONE
from boardgames.mombasa.rules.bookkeepers import FLIP_PRICE, can_enter
from boardgames.mombasa.state import Player

WHOLE = 20
"""Width in which whole sentences are said beside the books."""


def draw_ledger(scene: Scene, seat: int, x: int, y: int, width: int, *, places: bool = True) -> None:
    """A title, and three lines a row of positions: seven lines of 78, nine of 81, or thirteen of 108.

    `places`: positions are places of the board, because the open question is about this track.
    """
    t, canvas = scene.t, scene.canvas
    step, row = (12, 6) if width >= 108 else (9, 4) if width >= 81 else (8, 3)
    canvas.fill(x, y, width, 2 + 2 * row if step > 9 else 1 + 2 * row, SHEET)
    focus = places and isinstance(scene.top, BOOK_FRAMES)
    _draw_head(scene, seat, x, y, width, focus=focus, places=places)
    first, second = (1, *t.ink.row_1), tuple(reversed(t.ink.row_2))
    for line, positions in enumerate((first, second)):
        for i, position in enumerate(positions):
            left = x + step * i + (min(i, width - 72) if step == 8 else 0)
            _draw_position(scene, seat, position, left, y + 1 + (step > 9) + row * line, max(8, step - 1), places)
    if places:
        left = x + max(9, step) * len(second)
        _draw_open(scene, left, y + 1 + (step > 9) + row, x + width - left)
    canvas.mark(f"ledger-{seat}", x, y, width, 1)


def _draw_head(scene: Scene, seat: Seat, x: int, y: int, width: int, *, focus: bool, places: bool) -> None:
    """Draw whose books they are, how far the ink pot is, and what the player shows; a name gives way to figures."""
    canvas, p = scene.canvas, scene.s.players[seat]
    ink = scene.say("ledger-ink", at=p.ink, worth=scene.t.ink_worth[p.ink])
    words = total_words(scene, ".short") if places else ()
    room = width - 8 - len(ink) - sum(len(word) + 5 for word in words) - len(scene.say("ledger", name=""))
    title = scene.say("ledger", name=scene.look.names[seat][: min(10, max(room, 3))])
    at = scene.title(x + 3, y, width - 3, title, focus=focus) + 1
    scene.player(x, y, seat)
    at = canvas.put(at, y, ink, bold(legible(GOLD, FOCUS if focus else RAISED, BRIGHT))) + 2
    if places:
        shows = scene.fit(x + width - at - 1 - sum(len(word) + 5 for word in words), "shows")
        at = canvas.put(at, y, shows, BRIGHT) + bool(shows)
        scene.totals(at, y, words, _counted(scene, p))


def _counted(scene: Scene, p: Player) -> tuple[int, ...]:
    """Return what books count of the cards: the bookkeeper that moves the ink pot is no helper (MOM-ICO-03)."""
    runs = isinstance(scene.top, st.FlipBook | st.Ink)
    return tuple(total - (runs and kind == HELPERS) for kind, total in enumerate(p.totals))


def _draw_position(scene: Scene, seat: Seat, position: int, x: int, y: int, width: int, places: bool) -> None:
    """Number or key and what is true of the position; the book on it in two lines."""
    t, canvas, p, then = scene.t, scene.canvas, scene.s.players[seat], scene.then.players[seat]
    name = p.books[position]
    here, past = position == p.ink, position < p.ink
    ground = BOOKS.ground if here else SHEET if past else RAISED
    canvas.fill(x, y, width, 1, ground)
    at = x + 1
    place = f"ink-{position}" if places else ""
    if place and scene.code(place):
        at = canvas.key(x, y, f"{position:>2}", chosen=scene.chosen(place)) + 1
    else:
        at = canvas.put(x, y, f"{position:>2}", bold(BOOKS.ink) if here else SOFT) + 1
    turned = bool(p.turned >> position & 1)
    _draw_facts(scene, p, position, x, at, y, width)
    if places and then.books[position] != name:
        draw_book(scene, t.books[then.books[position]], x, y + 1, width, chosen=True)
    elif not name:
        canvas.fill(x, y + 1, width, 2, WELL)
        canvas.put(x + width // 2 - 1, y + 1, "·", DIM)
    elif turned:
        draw_turned(scene, t.books[name], x, y + 1, width)
    else:
        draw_book(scene, t.books[name], x, y + 1, width, quiet=past or here)
    canvas.mark(place or f"ink-{seat}-{position}", x, y, width, 3)
    if places:
        if then.turned & ~p.turned & 1 << position:
            scene.ghost(x, y + 1, f" {scene.say('turned', letter=NONE)}".ljust(width))
            scene.ghost(x, y + 2, f" {scene.say('turned-price', price=p.pounds - then.pounds)}".ljust(width))
        if position == then.ink != p.ink:
            scene.ghost(x + 3, y, scene.say("pot"))


def _draw_facts(scene: Scene, p: Player, position: int, x: int, at: int, y: int, width: int) -> None:
    """The ink pot, what reaching the position is worth, the slot that it opens, whether A books are barred here, and
    whether the pot could enter with the cards that lie face up."""
    t, canvas, name = scene.t, scene.canvas, p.books[position]
    value, ground = dict(t.ink.values).get(position), canvas.grounds[y][x + width - 1]
    ready = position > p.ink and name and not p.turned >> position & 1
    if position == p.ink:
        canvas.put(max(at, x + 3), y, scene.say("pot"), bold(BOOKS.ink))
    elif value:
        canvas.put(at, y, f"£{value}", legible(GOLD, ground, INK) if position > p.ink else DIM)
    elif position == t.ink.slot_position:
        canvas.put(at, y, f"+{t.slot_letters[t.ink_slot].upper()}", bold(legible(EXPANSION.pale, ground, INK)))
    if ready and can_enter(t, p, position, p.totals[HELPERS] > 0):
        canvas.put(x + width - 1, y, "✓", bold(legible(GOOD, ground, INK)))
    elif t.barred[position] and not name:
        canvas.put(x + width - 2, y, "-A", legible(BAD, ground, INK))


def _draw_open(scene: Scene, x: int, y: int, width: int) -> None:
    """Draw what is asked: the books to place, the points to spend, the price of turning a book."""
    t, s, canvas, top = scene.t, scene.s, scene.canvas, scene.top
    if len(s.waiting) == 1:
        canvas.put(x, y, scene.say("to-place"), bold(BRIGHT))
        draw_book(scene, t.books[s.waiting[0]], x, y + 1, min(width, 13))
        canvas.mark("waiting", x, y, min(width, 13), 3)
    elif s.waiting:
        _draw_waiting(scene, x, y, width)
    elif isinstance(top, st.Bookkeeping):
        _draw_lines(scene, x, y, scene.say("points-to-use", n=top.points))
    elif isinstance(top, st.FlipBook):
        size = ".short" if width < WHOLE else ""
        _draw_lines(scene, x, y, scene.say(f"turn-a-book{size}", price=FLIP_PRICE, pounds=s.players[s.active].pounds))
    elif isinstance(top, st.Ink):
        _draw_lines(scene, x, y, scene.say("run-or-stop"))


def _draw_waiting(scene: Scene, x: int, y: int, width: int) -> None:
    """Several books to place, a line each: how they are told apart, what they ask and pay."""
    t, s, canvas = scene.t, scene.s, scene.canvas
    room = min(4, canvas.height - y)
    shown = len(s.waiting) if len(s.waiting) <= room else room - 1
    for i, name in enumerate(s.waiting[:shown]):
        book = t.books[name]
        at = canvas.put(x, y + i, f"{waiting_mark(t, s, name):<2}", bold(BRIGHT)) + (width > 15)
        needs = book_needs(scene, book, 5 if len(book_needs(scene, book)) > 1 else 8)
        for number, (word, hue) in enumerate(needs):
            at = canvas.put(at + (number > 0 and width > 16), y + i, word, hue.ink, ground=hue.ground)
        gain, words = REWARDS[book.reward.kind], f"{book_gain(scene, book, 3):>3}"
        at += at + len(words) < x + width  # a gap where there is room
        canvas.put(at, y + i, words, bold(gain.ink), ground=gain.ground)
    if shown < len(s.waiting):
        canvas.put(x, y + shown, scene.say("more", n=len(s.waiting) - shown), SOFT)
    canvas.mark("waiting", x, y, width, min(room, len(s.waiting)))


def _draw_lines(scene: Scene, x: int, y: int, text: str) -> None:
    """A message of several lines, the first of them bright."""
    for line, words in enumerate(text.splitlines()):
        scene.canvas.put(x, y + line, words, INK if line else bold(BRIGHT))
