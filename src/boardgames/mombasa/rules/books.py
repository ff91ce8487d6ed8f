"""Bookkeeping points, the book display, and books on the bookkeeping track."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question, not_now
from boardgames.core.values import evolve, replaced
from boardgames.mombasa.actions import AnyAction, PlaceBook, TakeBook, TakePound
from boardgames.mombasa.box.tables import Book, Tables
from boardgames.mombasa.events import BookLost, BookPlaced, BooksRevealed, BookTaken, PointsCashed
from boardgames.mombasa.rules.turns import turn_over
from boardgames.mombasa.state import Bookkeeping, PlaceBooks, Player, State, with_player

# Using an amount of points


def run_points(t: Tables, s: State, f: Bookkeeping, events: Events) -> State | None:
    """None while there is a choice; points without a choice become pounds (MOM-BRD-05, MOM-BKP-08, MOM-BKP-03)."""
    points = f.points
    if not points:
        return evolve(s, frames=s.frames[:-1])
    seat = s.active
    p = s.players[seat]
    if p.ink == t.ink.length:
        rate = t.ink.point_pounds_at_end
    elif any(book and cost <= points for book, cost in zip(s.shelf, t.shelf_costs, strict=True)):
        return None
    else:
        rate = 1
    if events is not None:
        events.append(PointsCashed(seat, points, points * rate))
    p = evolve(p, pounds=p.pounds + points * rate)
    return evolve(s, players=with_player(s.players, seat, p), frames=s.frames[:-1])


def offer_points(t: Tables, s: State, seat: Seat, f: Bookkeeping) -> tuple[AnyAction, ...]:
    points, costs, take = f.points, t.shelf_costs, t.menu.take_book
    found: list[AnyAction] = [take[i] for i, book in enumerate(s.shelf) if book and costs[i] <= points]
    found.append(t.menu.take_pound)
    return tuple(found)


def refuse_take_book(t: Tables, s: State, seat: Seat, f: Bookkeeping, a: TakeBook) -> Refusal | None:
    space = t.shelf_at.get(a.space)
    if space is None or not s.shelf[space]:
        return refuse("MOM-Q-17", "no-book-there")
    cost = t.shelf_costs[space]
    if cost > f.points:
        return refuse("MOM-BKP-07", "book-too-dear", cost, f.points)
    return None


def take_book(t: Tables, s: State, seat: Seat, f: Bookkeeping, a: TakeBook, events: Events) -> State:
    """Take a book of the display; it is placed at the end of the turn."""
    space = t.shelf_at[a.space]
    book, cost, coin = s.shelf[space], t.shelf_costs[space], s.coins >> space & 1
    if events is not None:
        events.append(BookTaken(seat, book, cost, coin))
    players = s.players
    if coin:
        p = players[seat]
        players = with_player(players, seat, evolve(p, pounds=p.pounds + 1))
    return evolve(
        s,
        players=players,
        shelf=replaced(s.shelf, space, ""),
        coins=s.coins & ~(1 << space),
        waiting=(*s.waiting, book),
        frames=(*s.frames[:-1], Bookkeeping(f.points - cost)),
    )


def take_pound(t: Tables, s: State, seat: Seat, f: Bookkeeping, a: TakePound, events: Events) -> State:
    if events is not None:
        events.append(PointsCashed(seat, 1, 1))
    p = s.players[seat]
    players = with_player(s.players, seat, evolve(p, pounds=p.pounds + 1))
    return evolve(s, players=players, frames=(*s.frames[:-1], Bookkeeping(f.points - 1)))


USE_POINTS = Question(
    Bookkeeping,
    answers=(
        Answer(
            TakeBook,
            take_book,
            rules=("MOM-BKP-05", "MOM-BKP-07", "MOM-BKP-17"),
            refuse=refuse_take_book,
        ),
        Answer(TakePound, take_pound, rules=("MOM-BKP-08",)),
    ),
    offer=offer_points,
    rules=("MOM-BKP-04", "MOM-BKP-05", "MOM-BKP-07", "MOM-BKP-08", "MOM-BKP-17"),
    run=run_points,
)


# Placing books at the end of the turn


def fits(t: Tables, p: Player, book: Book, position: int) -> bool:
    """An A book goes neither on an empty crossed-out A nor on a B or C book (MOM-BKP-11, MOM-BKP-14)."""
    if book.letter != "A":
        return True
    below = p.books[position]
    return t.books[below].letter == "A" if below else not t.barred[position]


def offer_place(t: Tables, s: State, seat: Seat, f: PlaceBooks) -> tuple[AnyAction, ...]:
    p = s.players[seat]
    first, length = t.ink.first_board_position, t.ink.length
    place = t.menu.place_book
    found: list[AnyAction] = []
    for book in s.waiting:
        face, actions = t.books[book], place[book]
        found += [actions[at] for at in range(first, length + 1) if fits(t, p, face, at)]
    return tuple(found)


def has_place(t: Tables, p: Player, book: str) -> bool:
    face = t.books[book]
    return any(fits(t, p, face, position) for position in range(t.ink.first_board_position, t.ink.length + 1))


def run_placing(t: Tables, s: State, f: PlaceBooks, events: Events) -> State | None:
    """None while a waiting book has a place; then the others leave the game and the turn ends (MOM-Q-15)."""
    p = s.players[s.active]
    if any(has_place(t, p, book) for book in s.waiting):
        return None
    if s.waiting:
        if events is not None:
            events.extend(BookLost(s.active, book) for book in s.waiting)
        s = evolve(s, waiting=(), lost_books=s.lost_books + s.waiting)
    return turn_over(t, refilled(t, s, events), events)


def refuse_place(t: Tables, s: State, seat: Seat, f: PlaceBooks, a: PlaceBook) -> Refusal | None:
    p = s.players[seat]
    if a.book not in s.waiting:
        return refuse("MOM-BKP-12", "book-not-taken")
    if not t.ink.first_board_position <= a.position <= t.ink.length:
        rule = "MOM-Q-13" if a.position == 1 else "MOM-BKP-10"
        return refuse(rule, "no-such-position", first=t.ink.first_board_position, last=t.ink.length)
    if fits(t, p, t.books[a.book], a.position):
        return None
    if p.books[a.position]:
        return refuse("MOM-BKP-14", "a-book-over-better")
    return refuse("MOM-BKP-11", "a-book-barred")


def place_book(t: Tables, s: State, seat: Seat, f: PlaceBooks, a: PlaceBook, events: Events) -> State:
    p = s.players[seat]
    at, below = a.position, p.books[a.position]
    if events is not None:
        events.append(BookPlaced(seat, a.book, at, below))
    p = evolve(
        p,
        books=replaced(p.books, at, a.book),
        turned=p.turned & ~(1 << at),
        covered=(*p.covered, below) if below else p.covered,
    )
    i = s.waiting.index(a.book)
    return evolve(s, players=with_player(s.players, seat, p), waiting=s.waiting[:i] + s.waiting[i + 1 :])


def refilled(t: Tables, s: State, events: Events) -> State:
    """Empty spaces of the book display get the next book of their letter (MOM-BKP-15, MOM-BKP-16, MOM-Q-52)."""
    shelf, supply, shown = list(s.shelf), list(s.supply), []
    for space, book in enumerate(shelf):
        letter = t.shelf_letters[space]
        if not book and supply[letter]:
            shelf[space] = supply[letter][0]
            supply[letter] = supply[letter][1:]
            shown.append(shelf[space])
    if not shown:
        return s
    if events is not None:
        events.append(BooksRevealed(tuple(shown)))
    return evolve(s, shelf=tuple(shelf), supply=tuple(supply))


PLACE_BOOK = Question(
    PlaceBooks,
    answers=(
        Answer(
            PlaceBook,
            place_book,
            rules=("MOM-BKP-09", "MOM-BKP-10"),
            otherwise=not_now("MOM-BKP-12"),
            refuse=refuse_place,
        ),
    ),
    offer=offer_place,
    rules=("MOM-BKP-09", "MOM-BKP-10", "MOM-BKP-11", "MOM-BKP-13", "MOM-BKP-14"),
    run=run_placing,
)
