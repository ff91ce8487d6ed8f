"""Using a bookkeeper: turn a book, run the ink pot, take the reward, use the bookkeeper's points."""

from boardgames.core.protocol import Refusal
from boardgames.core.values import evolve
from boardgames.mombasa.actions import AnyAction, InkStep, InkStop, NoFlip, TurnBook, UseBookkeeper
from boardgames.mombasa.box.menu import Menu
from boardgames.mombasa.box.tables import BANANA, COFFEE, COTTON, EXPANSION, HELPERS, Book, Tables
from boardgames.mombasa.events import BookkeeperUsed, BookTurned, Events, InkMoved, InkStopped, NoBookTurned
from boardgames.mombasa.rules.area import card_at
from boardgames.mombasa.rules.tracks import move_diamond
from boardgames.mombasa.state import Bookkeeping, FlipBook, Ink, Player, RemovePosts, State, Turn, with_player

FLIP_PRICE = 2  # MOM-CLK-02


def use_bookkeeper(m: Menu, s: State, seat: int, a: UseBookkeeper, events: Events) -> State:
    p = s.players[seat]
    place = m.t.place_at[a.place]
    card = m.t.cards[p.area[place]]
    if events is not None:
        events.append(BookkeeperUsed(seat, card.id))
    below = (Turn(1 << place), Bookkeeping(card.points), Ink(False))
    if p.pounds >= FLIP_PRICE and face_up_books(p):
        return evolve(s, frames=(*below, FlipBook()))
    return evolve(s, frames=below)


def judge_bookkeeper(m: Menu, s: State, seat: int, a: UseBookkeeper) -> Refusal | None:
    card = card_at(m.t, s.players[seat], m.t.place_at.get(a.place))
    if card is None or card.kind != "bookkeeper":
        return Refusal("MOM-ACT-03", "You have no face-up bookkeeper there.")
    return None


# Turning a book


def face_up_books(p: Player) -> list[int]:
    """Positions whose top book lies face up, the starting book included (MOM-Q-13)."""
    return [position for position, book in enumerate(p.books) if book and not p.turned >> position & 1]


def legal_flip(m: Menu, s: State, frame: FlipBook) -> tuple[AnyAction, ...]:
    found: list[AnyAction] = [m.flip[position] for position in face_up_books(s.players[s.active])]
    found.append(m.no_flip)
    return tuple(found)


def turn_book(m: Menu, s: State, seat: int, a: TurnBook, events: Events) -> State:
    if events is not None:
        events.append(BookTurned(seat, a.position))
    p = s.players[seat]
    p = evolve(p, pounds=p.pounds - FLIP_PRICE, turned=p.turned | 1 << a.position)
    return evolve(s, players=with_player(s.players, seat, p), frames=s.frames[:-1])


def judge_flip(m: Menu, s: State, seat: int, a: TurnBook) -> Refusal | None:
    if a.position in face_up_books(s.players[seat]):
        return None
    return Refusal("MOM-CLK-02", "There is no face-up book at that position of your track.")


def no_flip(m: Menu, s: State, seat: int, a: NoFlip, events: Events) -> State:
    if events is not None:
        events.append(NoBookTurned(seat))
    return evolve(s, frames=s.frames[:-1])


# The ink pot


def meets(book: Book, totals: tuple[int, ...], helpers: int) -> bool:
    """Whether face-up totals meet all requirements of a book (MOM-CLK-05, MOM-ICO-01 to MOM-ICO-05, MOM-Q-03)."""
    coffee, banana, cotton, expansion, helper = book.needs
    left = (totals[COFFEE] - coffee, totals[BANANA] - banana, totals[COTTON] - cotton)
    if min(left) < 0 or totals[EXPANSION] < expansion or helpers < helper:
        return False
    return max(left) >= book.any_good


def can_enter(t: Tables, p: Player, position: int, in_use: bool) -> bool:
    """Whether the ink pot can go on to a position (MOM-BKP-01, MOM-CLK-10, MOM-CLK-11).

    `in_use`: a bookkeeper of the action area is the one that moves the pot and does not count (MOM-ICO-03).
    """
    if position > t.ink.length or not p.books[position]:
        return False
    if p.turned >> position & 1:
        return True
    return meets(t.books[p.books[position]], p.totals, p.totals[HELPERS] - in_use)


def run_ink(m: Menu, s: State, frame: Ink, events: Events) -> State | None:
    p = s.players[s.active]
    if can_enter(m.t, p, p.ink + 1, True):
        return None
    return _stopped(m, s, frame, events)


def legal_ink(m: Menu, s: State, frame: Ink) -> tuple[AnyAction, ...]:
    return m.ink


def ink_step(m: Menu, s: State, seat: int, a: InkStep, events: Events) -> State:
    p = s.players[seat]
    if events is not None:
        events.append(InkMoved(seat, p.ink + 1))
    players = with_player(s.players, seat, evolve(p, ink=p.ink + 1))
    return evolve(s, players=players, frames=(*s.frames[:-1], Ink(True)))


def ink_stop(m: Menu, s: State, seat: int, a: InkStop, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, Ink)
    return _stopped(m, s, frame, events)


def _stopped(m: Menu, s: State, frame: Ink, events: Events) -> State:
    """The reward of the book on which the pot stopped, if it moved (MOM-CLK-12 to MOM-CLK-14)."""
    seat = s.active
    p = s.players[seat]
    rewarded = frame.moved and not p.turned >> p.ink & 1
    if events is not None:
        events.append(InkStopped(seat, p.ink, p.books[p.ink] if rewarded else ""))
    below = s.frames[:-1]
    if not rewarded:
        return evolve(s, frames=below)
    book = m.t.books[p.books[p.ink]]
    pounds = diamonds = 0
    match book.reward:
        case "bookkeeping":
            return evolve(s, frames=(*below, Bookkeeping(book.amount)))
        case "remove-post":
            return evolve(s, frames=(*below, RemovePosts(book.amount)))
        case "pounds":
            pounds = book.amount
        case "diamond":
            diamonds = book.amount
        case _:  # MOM-ICO-06
            pounds = max(p.totals[COTTON] - 1, 0)
    p = move_diamond(m.t, p, seat, diamonds, pounds, events)
    return evolve(s, players=with_player(s.players, seat, p), frames=below)
