"""Using a bookkeeper: turn a book, run the ink pot, take the reward, use the bookkeeper's points."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question
from boardgames.core.values import evolve
from boardgames.mombasa.actions import AnyAction, InkStep, InkStop, NoFlip, TurnBook, UseBookkeeper
from boardgames.mombasa.box.tables import BANANA, COFFEE, COTTON, EXPANSION, HELPERS, Book, Tables
from boardgames.mombasa.events import BookkeeperUsed, BookTurned, InkMoved, InkStopped, NoBookTurned
from boardgames.mombasa.rules.area import card_at
from boardgames.mombasa.rules.tracks import move_diamond
from boardgames.mombasa.state import (
    ActionTurn,
    Bookkeeping,
    FlipBook,
    Ink,
    Player,
    RemovePosts,
    State,
    Turn,
    with_player,
)

FLIP_PRICE = 2  # MOM-CLK-02


def refuse_bookkeeper(t: Tables, s: State, seat: Seat, f: ActionTurn, a: UseBookkeeper) -> Refusal | None:
    card = card_at(t, s.players[seat], t.place_at.get(a.place))
    if card is None or card.kind != "bookkeeper":
        return refuse("MOM-ACT-03", "no-bookkeeper-there")
    return None


def use_bookkeeper(t: Tables, s: State, seat: Seat, f: ActionTurn, a: UseBookkeeper, events: Events) -> State:
    """Begin to move the ink pot with a card or the tile (MOM-CLK-15, MOM-TIL-12)."""
    p = s.players[seat]
    place = t.place_at[a.place]
    card = t.cards[p.area[place]]
    if events is not None:
        events.append(BookkeeperUsed(seat, card.id))
    below = (Turn(1 << place), Bookkeeping(card.points), Ink(False))
    if p.pounds >= FLIP_PRICE and face_up_books(p):
        return evolve(s, frames=(*below, FlipBook()))
    return evolve(s, frames=below)


USE_BOOKKEEPER = Answer(
    UseBookkeeper,
    use_bookkeeper,
    rules=("MOM-CLK-01",),
    otherwise=refuse("MOM-CLK-01", "when-use-bookkeeper"),
    refuse=refuse_bookkeeper,
)


# Turning a book


def face_up_books(p: Player) -> list[int]:
    """Positions whose top book lies face up, the starting book included (MOM-Q-13)."""
    return [position for position, book in enumerate(p.books) if book and not p.turned >> position & 1]


def offer_flip(t: Tables, s: State, seat: Seat, f: FlipBook) -> tuple[AnyAction, ...]:
    flip = t.menu.flip
    found: list[AnyAction] = [flip[position] for position in face_up_books(s.players[seat])]
    found.append(t.menu.no_flip)
    return tuple(found)


def refuse_flip(t: Tables, s: State, seat: Seat, f: FlipBook, a: TurnBook) -> Refusal | None:
    if a.position in face_up_books(s.players[seat]):
        return None
    return refuse("MOM-CLK-02", "no-book-to-turn")


def turn_book(t: Tables, s: State, seat: Seat, f: FlipBook, a: TurnBook, events: Events) -> State:
    if events is not None:
        events.append(BookTurned(seat, a.position))
    p = s.players[seat]
    p = evolve(p, pounds=p.pounds - FLIP_PRICE, turned=p.turned | 1 << a.position)
    return evolve(s, players=with_player(s.players, seat, p), frames=s.frames[:-1])


def no_flip(t: Tables, s: State, seat: Seat, f: FlipBook, a: NoFlip, events: Events) -> State:
    if events is not None:
        events.append(NoBookTurned(seat))
    return evolve(s, frames=s.frames[:-1])


TURN_BOOK = Question(
    FlipBook,
    answers=(
        Answer(
            TurnBook,
            turn_book,
            rules=("MOM-CLK-02", "MOM-CLK-03"),
            refuse=refuse_flip,
        ),
        Answer(NoFlip, no_flip, rules=("MOM-CLK-02",)),
    ),
    offer=offer_flip,
    rules=("MOM-CLK-02", "MOM-CLK-10", "MOM-CLK-13"),
)


# The ink pot


def meets(book: Book, totals: tuple[int, ...], helpers: int) -> bool:
    """True if face-up totals meet all requirements of a book (MOM-CLK-05, MOM-ICO-01 to MOM-ICO-05, MOM-Q-03,
    MOM-CLK-06, MOM-CLK-07, MOM-CLK-08).
    """
    coffee, banana, cotton, expansion, helper = book.needs
    left = (totals[COFFEE] - coffee, totals[BANANA] - banana, totals[COTTON] - cotton)
    if min(left) < 0 or totals[EXPANSION] < expansion or helpers < helper:
        return False
    return max(left) >= book.any_good


def can_enter(t: Tables, p: Player, position: int, in_use: bool) -> bool:
    """True if the ink pot can move on to a position (MOM-BKP-01, MOM-CLK-10, MOM-CLK-11).

    `in_use`: a bookkeeper of the action area is the one that moves the pot and does not count (MOM-ICO-03).
    """
    if position > t.ink.length or not p.books[position]:
        return False
    if p.turned >> position & 1:
        return True
    return meets(t.books[p.books[position]], p.totals, p.totals[HELPERS] - in_use)


def run_ink(t: Tables, s: State, f: Ink, events: Events) -> State | None:
    p = s.players[s.active]
    if can_enter(t, p, p.ink + 1, True):
        return None
    return _stopped(t, s, f, events)


def offer_ink(t: Tables, s: State, seat: Seat, f: Ink) -> tuple[AnyAction, ...]:
    return t.menu.ink


def ink_step(t: Tables, s: State, seat: Seat, f: Ink, a: InkStep, events: Events) -> State:
    p = s.players[seat]
    if events is not None:
        events.append(InkMoved(seat, p.ink + 1))
    players = with_player(s.players, seat, evolve(p, ink=p.ink + 1))
    return evolve(s, players=players, frames=(*s.frames[:-1], Ink(True)))


def ink_stop(t: Tables, s: State, seat: Seat, f: Ink, a: InkStop, events: Events) -> State:
    return _stopped(t, s, f, events)


def _stopped(t: Tables, s: State, f: Ink, events: Events) -> State:
    """The reward of the book on which the pot stopped, if it moved (MOM-CLK-12 to MOM-CLK-14)."""
    seat = s.active
    p = s.players[seat]
    rewarded = f.moved and not p.turned >> p.ink & 1
    if events is not None:
        events.append(InkStopped(seat, p.ink, p.books[p.ink] if rewarded else ""))
    below = s.frames[:-1]
    if not rewarded:
        return evolve(s, frames=below)
    book = t.books[p.books[p.ink]]
    pounds = diamonds = 0
    match book.reward.kind:
        case "bookkeeping":
            return evolve(s, frames=(*below, Bookkeeping(book.reward.n)))
        case "remove-post":
            return evolve(s, frames=(*below, RemovePosts(book.reward.n)))
        case "pounds":
            pounds = book.reward.n
        case "diamond":
            diamonds = book.reward.n
        case _:  # MOM-ICO-06
            pounds = max(p.totals[COTTON] - 1, 0)
    p = move_diamond(t, p, seat, diamonds, pounds, events)
    return evolve(s, players=with_player(s.players, seat, p), frames=below)


RUN_INK = Question(
    Ink,
    answers=(
        Answer(
            InkStep,
            ink_step,
            rules=("MOM-CLK-04", "MOM-CLK-05"),
        ),
        Answer(InkStop, ink_stop, rules=("MOM-CLK-12",), settles=True),
    ),
    offer=offer_ink,
    rules=("MOM-CLK-04", "MOM-CLK-05", "MOM-CLK-12"),
    run=run_ink,
)
