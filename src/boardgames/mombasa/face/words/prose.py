"""The table in sentences, part by part: enough to play without seeing it."""

from collections.abc import Callable

from boardgames.core.game import Seat
from boardgames.kit.asker import line_of, lines, pair, sentences
from boardgames.mombasa.box.tables import LETTERS
from boardgames.mombasa.face.things import books, cards, people, regions, spaces, thing, tracks
from boardgames.mombasa.face.things.asker import MombasaAsker
from boardgames.mombasa.face.words.names import Names
from boardgames.mombasa.rules.discs import spaces_in_play
from boardgames.mombasa.state import HIDDEN, State


def parts(n: Names, s: State) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """(id, title, places) in the order in which one would look at the table."""
    t = n.t
    companies = [one.id for one in t.companies]
    seats = range(len(s.players))
    places: dict[str, tuple[str, ...]] = {
        "round": ("round",),
        "players": tuple(place for seat in seats for place in (f"player-{seat}", f"diamonds-{seat}", f"ledger-{seat}")),
        "hand": (),
        "cards": t.display_ids,
        "spaces": tuple(f"bonus-{t.spaces[number].id}" for number in spaces_in_play(t, s)),
        "companies": tuple(place for one in companies for place in (f"base-{one}", f"track-{one}", f"shares-{one}")),
        "map": tuple(region.id for region in t.regions),
        "books": t.shelf_ids,
    }
    return tuple((part, n.say(f"part-{part}"), where) for part, where in places.items())


def prose(c: MombasaAsker, part: str) -> tuple[str, ...]:
    tell = PARTS.get(part)
    return tuple(tell(c)) if tell is not None else ()


def _round(c: MombasaAsker) -> list[str]:
    one = people.round_track(c)
    return [one.line, *one.does.splitlines()]


def _players(c: MombasaAsker) -> list[str]:
    return [line for seat in c.seats for line in _player(c, seat)]


def _player(c: MombasaAsker, seat: Seat) -> list[str]:
    t, p = c.t, c.s.players[seat]
    area = [line_of(cards.area_card(c, seat, place)) for place, name in enumerate(p.area) if name in t.cards]
    loose = [line_of(cards.plus_one(c, seat))] if p.plus_one == -1 else []
    return [
        line_of(people.player(c, seat)),
        people.shown(c, seat),
        *area,
        *loose,
        people.piles(c, seat),
        line_of(people.diamonds(c, seat)),
        line_of(books.ledger(c, seat)),
        people.bonuses_line(c, seat),
    ]


def _hand(c: MombasaAsker) -> list[str]:
    """Return what the viewer has: hand, slots with their piles, books."""
    me = c.me
    if me is None or c.viewer is None:
        return [c.say("hand-nobody")]
    known = [c.t.cards[name] for name in me.hand if name != HIDDEN]
    hand = [f"{pair(c.apart(card, me.hand), cards.gist(c, card))}." for card in known]
    slots = [line_of(cards.slot(c, c.viewer, number)) for number in range(len(c.t.slots))]
    track = [line_of(books.position(c, c.viewer, at)) for at in range(1, c.t.ink.length + 1) if me.books[at]]
    return [c.say("hand-size", cards=len(me.hand)), *hand, *slots, books.ledger(c, c.viewer).line, *track]


def _display(c: MombasaAsker) -> list[str]:
    return [line_of(cards.display_card(c, place)) for place in c.t.display_ids]


def _spaces(c: MombasaAsker) -> list[str]:
    found = []
    for number in spaces_in_play(c.t, c.s):
        one = spaces.bonus_space(c, c.t.spaces[number].id)
        tiers = [one.does.replace("\n", " ")] if number in c.t.majorities else []
        found.append(sentences(line_of(one), *tiers))
    return found


def _companies(c: MombasaAsker) -> list[str]:
    found = []
    for company in range(len(c.t.companies)):
        base, track = regions.base(c, company), tracks.track(c, company)
        found += [line_of(base), *base.worth.splitlines(), *base.others.splitlines()]
        found += [line_of(track), *track.does.splitlines(), *track.others.splitlines()]
    return found


def _map(c: MombasaAsker) -> list[str]:
    standing = [regions.posts_of(c, company) for company in range(len(c.t.companies))]
    return [regions.borders(c).line, *standing, *(line_of(regions.region(c, row.id)) for row in c.t.regions)]


def _books(c: MombasaAsker) -> list[str]:
    supplies = [line_of(books.supply(c, letter)) for letter in LETTERS]
    shelf = [one for place in c.t.shelf_ids if (one := thing(c, place)) is not None]
    waiting = books.waiting(c)
    return [
        *supplies,
        *(sentences(line_of(one), one.worth) for one in shelf),
        *(lines(line_of(waiting), waiting.does).splitlines() if waiting is not None else ()),
    ]


PARTS: dict[str, Callable[[MombasaAsker], list[str]]] = {
    "round": _round,
    "players": _players,
    "hand": _hand,
    "cards": _display,
    "spaces": _spaces,
    "companies": _companies,
    "map": _map,
    "books": _books,
}
