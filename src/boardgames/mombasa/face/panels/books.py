"""Book tiles: what they ask for in the colours of goods, what they give in the colour of the reward; the display."""

from boardgames.kit.colours import (
    BRIGHT,
    CURSOR,
    DIM,
    GOLD,
    INK,
    LINE,
    ON_CURSOR,
    RAISED,
    SHEET,
    SOFT,
    TABLE,
    WELL,
    bold,
    readable,
)
from boardgames.mombasa import state as st
from boardgames.mombasa.box.tables import LETTERS, Book
from boardgames.mombasa.face.colours import BOOKS, Hue, dark, legible, paler
from boardgames.mombasa.face.panels.names import book_gain, book_hue, book_needs
from boardgames.mombasa.face.panels.scene import BOOK_FRAMES, Scene
from boardgames.mombasa.face.words.names import NONE

CHOSEN = Hue(CURSOR, ON_CURSOR, ON_CURSOR)


def draw_book(
    scene: Scene,
    book: Book,
    x: int,
    y: int,
    width: int,
    *,
    quiet: bool = False,
    chosen: bool = False,
    head: int = 0,
    foot: int = 0,
    inset: int = 0,
) -> None:
    """Two lines. One need: the need, and below it the reward in words. Two needs: one below the other, the reward
    right of the first. `head`, `foot`: cells at the end of the first and second line that are kept free, for a coin
    and a key. `inset`: empty cells before the words, and behind the first line, where figures are neighbours."""
    canvas, at, room = scene.canvas, x + inset, width - inset
    needs = book_needs(scene, book, width if width < 8 else min(max(8, width - 4), room - head))
    hues, reward = [hue for _, hue in needs], book_hue(book)
    if chosen:
        hues, reward = [CHOSEN] * len(hues), CHOSEN
    elif quiet:
        hues, reward = [paler(hue, 0.6) for hue in hues], paler(reward, 0.6)
    canvas.fill(x, y, width, 1, hues[0].ground)
    if len(needs) == 1:
        canvas.put(at, y, needs[0][0], hues[0].ink)
        ground = CURSOR if chosen else SHEET if quiet else RAISED
        canvas.fill(x, y + 1, width, 1, ground)
        ink = ON_CURSOR if chosen else SOFT if quiet else legible(reward.pale, ground, BRIGHT)
        canvas.put(at, y + 1, book_gain(scene, book, room - foot - (foot > 0)), bold(ink))
        return
    ground = CURSOR if chosen else dark(hues[1].ground, 0.25)
    short = book_needs(scene, book, min(8, room - foot - 1) if width > 8 else 5)[1][0]
    canvas.fill(x, y + 1, width, 1, ground)
    canvas.put(at, y + 1, short, readable(hues[1].ink, ground))
    gain, line = book_gain(scene, book, 2), y if width > 8 else y + 1
    left = room - inset - len(gain) - 1  # a gap before the reward
    canvas.put(at, y, needs[0][0] if line > y else book_needs(scene, book, left)[0][0], hues[0].ink)
    canvas.right(x + width - inset, line, gain, bold(reward.ink), ground=reward.ground)


def draw_turned(scene: Scene, book: Book, x: int, y: int, width: int) -> None:
    """A book that lies face down."""
    scene.canvas.fill(x, y, width, 2, WELL)
    scene.canvas.put(x, y, scene.least(width, "turned", letter=book.letter or NONE), DIM)


def coins_to_come(scene: Scene) -> str:
    """Return how many coins come to the display before each of the rounds that are left."""
    coins = scene.t.round_coins[len(scene.s.players)][scene.s.round :]
    return " ".join(map(str, coins)) or scene.say("none")


def draw_shelf(scene: Scene, x: int, y: int, width: int = 11, gap: int = 0) -> None:
    """The display, a column a letter with the cost of its books above it; four books a column, two lines each.

    They lie as codes and stories name them: left of every pair stands the printed column, and a book's code is that
    figure with 1 or 2 behind it.
    """
    s, canvas = scene.s, scene.canvas
    focus = isinstance(scene.top, st.Bookkeeping)
    canvas.fill(x, y, 3 * width + 2, 1, TABLE)
    for group in range(len(LETTERS)):
        draw_shelf_head(scene, group, x + group * (width + 1), y, width, focus=focus)
    for space in range(len(s.shelf)):
        column, row = space % 6, space // 6
        left, line = x + (column // 2) * (width + 1), y + 1 + (2 + gap) * (2 * (column % 2) + row)
        draw_shelf_book(scene, space, left, line, width)
        draw_column_number(scene, space, left - 1, line, 2 + gap * (row == 0))


def draw_column_number(scene: Scene, space: int, x: int, y: int, height: int) -> None:
    """The spine of a printed column with its number, which is the first figure of the codes of its books."""
    scene.canvas.fill(x, y, 1, height, LINE)
    if scene.t.shelf_ids[space].endswith("1"):
        scene.canvas.chip(x, y, scene.t.shelf_ids[space][-2], SOFT, TABLE)


def draw_shelf_head(scene: Scene, group: int, x: int, y: int, width: int, *, focus: bool) -> None:
    t, canvas = scene.t, scene.canvas
    cost = t.shelf_costs[t.shelf_letters.index(group)]
    scene.title(x - 1, y, width + 1, scene.say("shelf", letter=LETTERS[group]), focus=focus)
    words = scene.say("cost" if width > 15 else "cost.short", n=cost)
    ground = canvas.grounds[y][x + width - 1]
    canvas.right(x + width, y, words, legible(BOOKS.pale, ground, BRIGHT))
    if width > 12:
        canvas.mark(f"books-{LETTERS[group].lower()}", x, y, width, 1)


def draw_shelf_book(scene: Scene, space: int, x: int, y: int, width: int) -> None:
    """A space of the display: the book, the key to take it, and a coin that goes with it."""
    t, s, canvas = scene.t, scene.s, scene.canvas
    place, name = t.shelf_ids[space], s.shelf[space]
    canvas.mark(place, x, y, width, 2)
    if not name:
        canvas.fill(x, y, width, 2, WELL)
        canvas.put(x + width // 2, y, "·", DIM)
        return
    book, code, chosen = t.books[name], scene.code(place), scene.chosen(place)
    quiet = isinstance(scene.top, BOOK_FRAMES) and not code
    coin, single = bool(s.coins >> space & 1), len(book_needs(scene, book)) == 1
    beside = 3 * (coin and bool(code) and not single)  # a coin and a gap before the key
    head = 4 * (coin and single)
    draw_book(scene, book, x, y, width, quiet=quiet, chosen=chosen, head=head, foot=len(code) + beside, inset=1)
    if coin:
        line = y if single else y + 1
        end = x + width - (1 if single else len(code) + 1 if beside else 0)
        ground = canvas.grounds[line][end - 1]
        text = "£1" if beside else "+£1"
        canvas.right(end, line, text, bold(ON_CURSOR if chosen else legible(GOLD, ground, INK)))
    if code:
        canvas.key(x + width - len(code), y + 1, code, chosen=chosen)
