"""Things that a designer counts: cards, tiles, books, spaces, regions, tracks."""

from typing import TYPE_CHECKING, cast

from boardgames.core.usage import Use, UseKind
from boardgames.core.values import Event
from boardgames.mombasa import events as ev
from boardgames.mombasa.face.words.names import Names
from boardgames.mombasa.game import Mombasa

if TYPE_CHECKING:
    from boardgames.mombasa.face.words.words import MombasaWords


def uses(game: Mombasa, event: Event) -> tuple[Use, ...]:
    match event:
        case ev.TileKept(seat, tile):
            return (Use("starting-tile", tile, seat),)
        case ev.CardBought(seat, card):
            return (Use("card-acquired", card, seat),)
        case ev.GoodsUsed(seat, cards):
            return tuple(Use("card-used", card, seat) for card in cards)
        case ev.BookkeeperUsed(seat, card) | ev.MerchantUsed(seat, card):
            return (Use("card-used", card, seat),)
        case ev.CardSold(seat, card):
            return (Use("card-sold", card, seat),)
        case ev.DiscPlaced(seat, space):
            return (Use("space", space, seat),)
        case ev.CompanyChosen(seat, company):
            return (Use("expanded", company, seat),)
        case ev.RegionEntered(seat, _, region):
            return (Use("region", region, seat),)
        case ev.Stepped(seat, company):
            return (Use("step", company, seat),)
        case ev.CallPaid(seat, company):
            return (Use("call", company, seat),)
        case ev.SpecialReached(seat, _, _, track, level):
            return (Use("special", f"{track}.{level}", seat),)
        case ev.BookTaken(seat, book):
            return (Use("book-taken", book, seat),)
        case ev.InkStopped(seat, _, book) if book:
            return (Use("book-rewarded", book, seat),)
        case _:
            return ()


def use_kinds(game: Mombasa) -> tuple[UseKind, ...]:
    n = cast("MombasaWords", game.words).names
    t = n.t
    dealt = [card for letter in t.deck for card in letter]
    played = [card for card, row in t.cards.items() if row.kind in ("goods", "bookkeeper", "merchant")]
    companies: list[tuple[str, str]] = [(company.id, company.name) for company in t.companies]
    books = [(book, n.book(book)) for supply in t.supplies for book in supply]
    things: dict[str, list[tuple[str, str]]] = {
        "starting-tile": [(tile, n.say("uses-tile", number=tile[-2:], tile=n.tile(tile))) for tile in t.starting_tiles],
        "card-acquired": [(card, n.card(card)) for card in dealt],
        "card-used": [(card, n.card(card)) for card in played],
        "card-sold": [(card, n.card(card)) for card in t.cards if card not in t.shares],
        "space": [(space.id, _space(n, space.id)) for space in t.spaces],
        "expanded": companies,
        "region": [(region.id, region.name) for region in t.regions],
        "step": companies,
        "call": companies,
        "special": [
            (f"{track.id}.{level}", n.say("uses-special-space", track=track.id, level=level))
            for track in t.tracks.values()
            for level in sorted(set(track.levels) - {0})
        ],
        "book-taken": books,
        "book-rewarded": [*books, *((tile, n.book(tile)) for tile in t.starting_tiles)],
    }
    return tuple(UseKind(kind, n.say(f"uses-{kind}"), tuple(rows)) for kind, rows in things.items())


def _space(n: Names, name: str) -> str:
    space = n.t.spaces[n.t.space_at[name]]
    where = {"track": space.track, "what": n.space_words(space)}
    return n.say("uses-track-space" if space.track else "uses-board-space", **where)
