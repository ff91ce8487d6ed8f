"""Bookkeeping points, the book display, and books on the bookkeeping track."""

from boardgames.core.protocol import Refusal
from boardgames.core.values import evolve, replaced
from boardgames.mombasa.actions import AnyAction, PlaceBook, TakeBook, TakePound
from boardgames.mombasa.box.menu import Menu
from boardgames.mombasa.box.tables import Book, Tables
from boardgames.mombasa.events import BookLost, BookPlaced, BooksRevealed, BookTaken, Events, PointsCashed
from boardgames.mombasa.state import Bookkeeping, PlaceBooks, Player, State, with_player

# Using an amount of points


def run_points(m: Menu, s: State, frame: Bookkeeping, events: Events) -> State | None:
    """None while there is a choice; points without a choice become pounds (MOM-BRD-05, MOM-BKP-08)."""
    points = frame.points
    if not points:
        return evolve(s, frames=s.frames[:-1])
    t, seat = m.t, s.active
    p = s.players[seat]
    if p.ink == t.ink.length:
        rate = t.ink.overflow
    elif any(book and cost <= points for book, cost in zip(s.shelf, t.shelf_costs, strict=True)):
        return None
    else:
        rate = 1
    if events is not None:
        events.append(PointsCashed(seat, points, points * rate))
    p = evolve(p, pounds=p.pounds + points * rate)
    return evolve(s, players=with_player(s.players, seat, p), frames=s.frames[:-1])


def legal_points(m: Menu, s: State, frame: Bookkeeping) -> tuple[AnyAction, ...]:
    points, costs, take = frame.points, m.t.shelf_costs, m.take_book
    found: list[AnyAction] = [take[i] for i, book in enumerate(s.shelf) if book and costs[i] <= points]
    found.append(m.take_pound)
    return tuple(found)


def take_book(m: Menu, s: State, seat: int, a: TakeBook, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, Bookkeeping)
    space = m.t.shelf_at[a.space]
    book, cost, coin = s.shelf[space], m.t.shelf_costs[space], s.coins >> space & 1
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
        frames=(*s.frames[:-1], Bookkeeping(frame.points - cost)),
    )


def judge_take_book(m: Menu, s: State, seat: int, a: TakeBook) -> Refusal | None:
    frame = s.frames[-1]
    assert isinstance(frame, Bookkeeping)
    space = m.t.shelf_at.get(a.space)
    if space is None or not s.shelf[space]:
        return Refusal("MOM-Q-17", "There is no book on that space now.")
    cost = m.t.shelf_costs[space]
    if cost > frame.points:
        text = f"A C book costs {cost} points, you have {frame.points} left."
        return Refusal("MOM-BKP-07", text, need=cost, have=frame.points)
    return None


def take_pound(m: Menu, s: State, seat: int, a: TakePound, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, Bookkeeping)
    if events is not None:
        events.append(PointsCashed(seat, 1, 1))
    p = s.players[seat]
    players = with_player(s.players, seat, evolve(p, pounds=p.pounds + 1))
    return evolve(s, players=players, frames=(*s.frames[:-1], Bookkeeping(frame.points - 1)))


# Placing books at the end of the turn


def fits(t: Tables, p: Player, book: Book, position: int) -> bool:
    """An A book goes neither on an empty crossed-out A nor on a B or C book (MOM-BKP-11, MOM-BKP-14)."""
    if book.letter != "A":
        return True
    below = p.books[position]
    return t.books[below].letter == "A" if below else not t.barred[position]


def legal_place(m: Menu, s: State, frame: PlaceBooks) -> tuple[AnyAction, ...]:
    t, p = m.t, s.players[s.active]
    first, length = t.first_board_position, t.ink.length
    found: list[AnyAction] = []
    for book in s.waiting:
        actions = m.place_book[book]
        if t.books[book].letter != "A":
            found.extend(actions[first:])
        else:
            face = t.books[book]
            found.extend(actions[position] for position in range(first, length + 1) if fits(t, p, face, position))
    return tuple(found)


def has_place(t: Tables, p: Player, book: str) -> bool:
    face = t.books[book]
    return any(fits(t, p, face, position) for position in range(t.first_board_position, t.ink.length + 1))


def run_placing(m: Menu, s: State, events: Events) -> State | None:
    """None while a waiting book has a place; then the rest is out of the game and the display is filled (MOM-Q-15)."""
    p = s.players[s.active]
    if any(has_place(m.t, p, book) for book in s.waiting):
        return None
    if s.waiting:
        if events is not None:
            events.extend(BookLost(s.active, book) for book in s.waiting)
        s = evolve(s, waiting=(), lost_books=s.lost_books + s.waiting)
    return refilled(m.t, s, events)


def place_book(m: Menu, s: State, seat: int, a: PlaceBook, events: Events) -> State:
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


def judge_place(m: Menu, s: State, seat: int, a: PlaceBook) -> Refusal | None:
    t, p = m.t, s.players[seat]
    if a.book not in s.waiting:
        return Refusal("MOM-BKP-12", "Only a book taken this turn can be placed.")
    if not t.first_board_position <= a.position <= t.ink.length:
        text = f"Books go on the positions {t.first_board_position} to {t.ink.length} of the track."
        return Refusal("MOM-Q-13" if a.position == 1 else "MOM-BKP-10", text)
    if fits(t, p, t.books[a.book], a.position):
        return None
    if p.books[a.position]:
        return Refusal("MOM-BKP-14", "An A book cannot cover a B or C book.")
    return Refusal("MOM-BKP-11", "An A book cannot go on a space with a crossed-out A.")


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
