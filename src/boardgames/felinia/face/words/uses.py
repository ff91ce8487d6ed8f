"""Things that a designer counts: places of the auction, goods, boats, provinces, tiles, mysterious places."""

from typing import TYPE_CHECKING, cast

from boardgames.core.usage import Use, UseKind
from boardgames.core.values import Event
from boardgames.felinia import events as ev
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.face.things.components import THINGS
from boardgames.felinia.face.words.names import tile_label
from boardgames.felinia.game import Felinia
from boardgames.felinia.state import BOATS_OUT, LAST_MERCHANT

if TYPE_CHECKING:
    from boardgames.felinia.face.words.words import FeliniaWords

BANK = "bank"


def uses(game: Felinia, event: Event) -> tuple[Use, ...]:
    match event:
        case ev.TokenBanked(seat):
            return (Use("bid", BANK, seat),)
        case ev.TokenPlaced(seat, place):
            return (Use("bid", place, seat),)
        case ev.GoodBought(seat, _, good):
            return (Use("bought", good, seat),)
        case ev.GoodSwapped(seat, _, take):
            return (Use("swapped", take, seat),)
        case ev.Gained(seat, what):
            return (Use("gained", what, seat),)
        case ev.MysteryKept(seat, card):
            return (Use("mystery", card, seat),)
        case ev.TileTaken(seat, province, country, tile):
            return (Use("settled", province, seat), Use("country", country, seat), Use("tile", tile, seat))
        case ev.EndTriggered(why):
            return (Use("end", why),)
        case _:
            return THINGS.uses(event)


def use_kinds(game: Felinia) -> tuple[UseKind, ...]:
    names = cast("FeliniaWords", game.words).names
    t, say = names.tables, names.say
    goods = [(good.id, names.good(good.id)) for good in t.goods]
    things = {
        "bid": [(BANK, say("uses-bank")), *((place.id, place.label) for place in t.places)],
        "bought": goods,
        "swapped": goods,
        "gained": [(what, names.good(what)) for what in ("gold", "spice", "provision", "coin")] + goods,
        "mystery": [(card, names.card(card)) for card in t.mystery_cards],
        "settled": _provinces(t, "post"),
        "country": [(country.id, country.label) for country in t.countries],
        "tile": [(tile.id, tile_label(t, tile)) for tile in t.trade_tiles.values()],
        "end": [(why, say(f"uses-end-{why}")) for why in (LAST_MERCHANT, BOATS_OUT)],
    }
    others = (UseKind(kind, say(f"uses-{kind}"), tuple(rows)) for kind, rows in things.items())
    return (*others, *THINGS.use_kinds(names))


def _provinces(t: Tables, *kinds: str) -> list[tuple[str, str]]:
    """Those of both sides of the board: alike in name, and only one side is played at a time."""
    return [(row.id, row.label) for board in t.boards.values() for row in board.provinces if row.kind in kinds]
