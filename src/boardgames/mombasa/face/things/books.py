"""Books: on the display, on somebody's bookkeeping track, and waiting to be placed; the ink pot that runs over them."""

from boardgames.core.game import Seat, Thing
from boardgames.kit.asker import lines, sentences
from boardgames.mombasa.box.tables import COTTON, GOODS, HELPERS, LETTERS, TOTALS, Book
from boardgames.mombasa.face.things.asker import MombasaAsker
from boardgames.mombasa.face.words.codes import waiting_mark
from boardgames.mombasa.rules.bookkeepers import FLIP_PRICE, can_enter
from boardgames.mombasa.state import ACTION, Player

RULES = ("MOM-CLK-04", "MOM-CLK-05", "MOM-CLK-12", "MOM-BKP-01")


def pays(c: MombasaAsker, book: Book) -> str:
    return c.say("book-pays", kind=book.reward.kind, n=book.reward.n)


def book_line(c: MombasaAsker, book: Book) -> str:
    return c.say("book-line", needs=c.n.needs(book), pays=pays(c, book))


def missing(c: MombasaAsker, p: Player, book: Book) -> str:
    """Return what somebody's face-up cards lack for a book; the bookkeeper that moves the ink pot does not count."""
    have = [*p.totals[:HELPERS], max(p.totals[HELPERS] - 1, 0)]
    lack = [
        c.say("lacks-one", kind=TOTALS[kind], n=need - have[kind])
        for kind, need in enumerate(book.needs)
        if need > have[kind]
    ]
    left = max(have[kind] - book.needs[kind] for kind in range(len(GOODS)))
    if book.any_good > left:
        lack.append(c.say("lacks-good", n=book.any_good - max(left, 0)))
    return ", ".join(lack)


def _met(c: MombasaAsker, book: Book) -> str:
    if c.me is None or c.s.phase != ACTION:
        return ""
    lack = missing(c, c.me, book)
    cotton = c.me.totals[COTTON]
    worth = c.say("book-cotton", pounds=max(cotton - 1, 0)) if book.reward.kind == "cotton-minus-1" else ""
    return sentences(c.say("book-lacks", lack=lack) if lack else c.say("book-met"), worth)


# The display


def shelf_book(c: MombasaAsker, place: str) -> Thing:
    t, s = c.t, c.s
    space = t.shelf_at[place]
    letter, cost = LETTERS[t.shelf_letters[space]], t.shelf_costs[space]
    number = place[-2:]
    if not s.shelf[space]:
        name = c.say("shelf-empty-name", number=number)
        return Thing(name, c.say("shelf-empty", letter=letter), rules=("MOM-BKP-15", "MOM-BKP-16"))
    book = t.books[s.shelf[space]]
    coin = c.say("shelf-coin") if s.coins >> space & 1 else ""
    return Thing(
        c.say("shelf-name", letter=letter, number=number),
        sentences(book_line(c, book), c.say("shelf-cost", cost=cost), coin),
        does=lines(c.say("book-does"), c.say("book-helper") if book.needs[HELPERS] else ""),
        worth=_met(c, book),
        get=c.say("points-from"),
        others=c.say("shelf-left", letter=letter, books=len(s.supply[t.shelf_letters[space]])),
        rules=("MOM-BKP-05", "MOM-BKP-10", *RULES),
    )


def supply(c: MombasaAsker, letter: str) -> Thing:
    """The books of a letter."""
    t, group = c.t, LETTERS.index(letter)
    cost = next(cost for cost, at in zip(t.shelf_costs, t.shelf_letters, strict=True) if at == group)
    return Thing(
        c.say("supply-name", letter=letter),
        c.say("supply-line", cost=cost, books=len(c.s.supply[group])),
        does=lines(c.say("book-does"), c.say("supply-a") if letter == LETTERS[0] else ""),
        get=c.say("points-from"),
        rules=("MOM-BKP-05", "MOM-BKP-06", "MOM-BKP-07", "MOM-BKP-14", "MOM-BKP-16"),
    )


def waiting(c: MombasaAsker) -> Thing | None:
    """The books that were taken in this turn."""
    t, s = c.t, c.s
    if not s.waiting:
        return None
    told = [sentences(waiting_mark(t, s, name).upper(), book_line(c, t.books[name])) for name in s.waiting]
    return Thing(
        c.say("waiting-name"),
        sentences(c.say("waiting-line", books=len(s.waiting)), told[0]),
        does=lines(*told, c.say("waiting-does", first=t.ink.first_board_position, last=t.ink.length)),
        rules=("MOM-BKP-09", "MOM-BKP-10", "MOM-BKP-11", "MOM-BKP-13", "MOM-BKP-14"),
    )


# Somebody's track


def position(c: MombasaAsker, seat: Seat, at: int) -> Thing:
    """A space of a bookkeeping track, with the book on it."""
    t, p = c.t, c.s.players[seat]
    name = p.books[at]
    book = t.books.get(name)
    if book is None:
        here = c.say("position-barred") if t.barred[at] else c.say("position-empty")
    elif p.turned >> at & 1:
        here = c.say("position-turned")
    else:
        here = book_line(c, book)
    return Thing(
        c.say("position-name", whose=c.whose(seat), position=at),
        sentences(here, _distance(c, p, at), c.say("position-worth", worth=t.ink_worth[at]) if t.ink_worth[at] else ""),
        does=lines(
            c.say("position-does"),
            c.say("position-slot", slot=t.slot_letters[t.ink_slot].upper()) if at == t.ink.slot_position else "",
            c.say("position-no-a") if t.barred[at] else "",
        ),
        worth=_enters(c, p, at),
        get=c.say("turn-price", pounds=FLIP_PRICE) if book else "",
        rules=("MOM-CLK-11", *RULES),
    )


def _distance(c: MombasaAsker, p: Player, at: int) -> str:
    if at == p.ink:
        return c.say("position-pot")
    return c.say("position-ahead", spaces=at - p.ink) if at > p.ink else c.say("position-passed")


def _enters(c: MombasaAsker, p: Player, at: int) -> str:
    """Return whether the face-up cards would let the pot in, and what is missing."""
    book = c.t.books.get(p.books[at])
    if book is None or at <= p.ink or c.s.phase != ACTION:
        return ""
    if can_enter(c.t, p, at, p.totals[HELPERS] > 0):
        return c.say("position-ready")
    return c.say("position-lacks", lack=missing(c, p, book))


def ledger(c: MombasaAsker, seat: Seat) -> Thing:
    """Somebody's whole bookkeeping track."""
    t, p = c.t, c.s.players[seat]
    books = [at for at in range(p.ink + 1, len(p.books)) if p.books[at]]
    following = p.books[p.ink + 1] if p.ink < t.ink.length else ""
    ahead = book_line(c, t.books[following]) if following in t.books else c.say("ledger-stop")
    worth = [c.say("position-of-value", position=at, worth=value) for at, value in t.ink.values if at > p.ink]
    told = [c.say("ledger-book", position=at, book=book_line(c, t.books[p.books[at]])) for at in books]
    return Thing(
        c.say("ledger-name", whose=c.whose(seat)),
        sentences(c.say("ledger-line", ink=p.ink, worth=t.ink_worth[p.ink]), c.say("ledger-next", book=ahead)),
        does=lines(c.say("book-does"), *told),
        worth=c.say("ledger-worth", values=", ".join(worth)) if worth else "",
        others=c.say("ledger-others", pots=c.each(q.ink for q in c.s.players)),
        rules=("MOM-BKP-01", "MOM-END-08", *RULES),
    )


def ahead(c: MombasaAsker) -> Thing | None:
    """The tracks and books that a plan is made for."""
    if c.viewer is None:
        return None
    whole = ledger(c, c.viewer)
    return Thing(c.say("ahead-name"), whole.line, whole.does, whole.worth, rules=whole.rules)
