"""Names of things: labels of the tables, and the catalogue that puts them into words."""

from collections.abc import Iterable
from unicodedata import normalize

from boardgames.core.messages import ENGLISH, Function, Messages
from boardgames.core.translate_tables import kind_of, name_key
from boardgames.felinia.box.rows import Province, TradeTile
from boardgames.felinia.box.tables import Tables

BANK = "bank"
"""The place of the player boards."""
VOWELS = frozenset({"a", "e", "i", "o", "u", "y"})
"""Letters, without their accents, before which a language may shorten a word."""


def good_place(t: Tables, market: int, good: str) -> str:
    """A kind of goods in a market is a place of its own while it is bought there."""
    return f"{t.places[market].id}.{good}"


# names that need no sentence


def good_name(t: Tables, good: int, count: int = 2) -> str:
    """A good in a sentence, for one tile or for several: `book`, `books`."""
    return t.goods[good].one if count == 1 else t.goods[good].several


def counted(t: Tables, good: int, count: int) -> str:
    """`1 book`, `2 books`."""
    return f"{count} {good_name(t, good, count)}"


def brief(t: Tables, good: int, count: int) -> str:
    """`book`, `2 books`: goods where room is scarce."""
    return t.goods[good].short if count == 1 else f"{count} {t.goods[good].short_several}"


def tile_label(t: Tables, tile: TradeTile) -> str:
    """`Tigers`, or the own name of a special tile."""
    return tile.label or people_label(t, tile.people)


def people_label(t: Tables, people: str) -> str:
    return next(row.label for row in t.peoples if row.id == people)


def province(t: Tables, name: str) -> Province | None:
    """The province with this id, on whichever side of the board."""
    for board in t.boards.values():
        if name in board.number:
            return board.provinces[board.number[name]]
    return None


# sentences


class Names:
    """The catalogue of sentences with the names of one set of tables."""

    def __init__(self, tables: Tables, language: str = ENGLISH) -> None:
        self.tables = tables
        self.messages = Messages.beside(__file__, language, self._functions())
        self.say = self.messages.text

    def good(self, kind: str, n: int = 2) -> str:
        """Return the name of one or several tiles of a good, or of units of something else."""
        t = self.tables
        if kind in t.good_number:
            return good_name(t, t.good_number[kind], n)
        return self.say(f"unit-{kind}", n=n) if f"unit-{kind}" in self.messages else kind

    def card(self, name: str) -> str:
        """Return the whole name of a mysterious place, by a card or a kind; boards have shorter ones."""
        row = self.tables.mystery_kinds[self.tables.mystery_cards.get(name, name)]
        return self.messages.named(name_key(kind_of(type(row)), row.id), "", row.label)

    def gist(self, effect: str) -> str:
        """Return the effect of a special tile, in a few words."""
        return self.say(f"gist-{effect}")

    def coins(self, n: int) -> str:
        return self.amount("coin", n)

    def amount(self, kind: str, n: int = 1) -> str:
        """`1 book`, `2 wine`, `1 gold`, `2 provisions`."""
        return self.say("amount", kind=kind, n=n)

    def fare(self, boat: str) -> str:
        """Return what a boat asks for a merchant: `2 wine, 1 coin`."""
        t = self.tables
        asked = [counted(t, good, count) for good, count in enumerate(t.boat_goods[boat]) if count]
        coins = t.boats[boat].coins
        return ", ".join([*asked, self.coins(coins)] if coins else asked)

    def either(self, items: Iterable[str]) -> str:
        """`5:00 or 6:15`."""
        first, *rest = items
        for item in rest:
            first = self.say("list-or", some=first, last=item)
        return first

    def both(self, items: Iterable[str]) -> str:
        """`Ann and Bob`."""
        first, *rest = items
        for item in rest:
            first = self.say("list-and", some=first, last=item)
        return first

    def _functions(self) -> dict[str, Function]:
        """Return the functions that the catalogue calls by names in capitals."""
        t = self.tables
        places = {place.id: place.kind for place in t.places}
        tiles = {tile.id: tile.kind for tile in t.trade_tiles.values()}
        bonus = {tile.id: tile.effect for tile in t.bonus_tiles.values()}
        return {
            "GOOD": self.good,
            "SHORT": lambda good: t.goods[t.good_number[good]].short if good in t.good_number else good,
            "AMOUNT": self.amount,
            "COINS": self.coins,
            "PLACE": lambda name: t.places[t.place_number[name]].label if name in t.place_number else name,
            "PLACE-KIND": lambda name: places.get(name, "market"),
            "COUNTRY": lambda name: t.countries[t.country_number[name]].label,
            "PROVINCE": lambda name: found.label if (found := province(t, name)) else name,
            "PROVINCE-KIND": lambda name: found.kind if (found := province(t, name)) else "post",
            "CODE": lambda name: found.code if (found := province(t, name)) else name,
            "TIME": lambda boat: t.boats[boat].time,
            "BOAT-COUNTRY": lambda boat: t.countries[t.country_number[t.boats[boat].destination]].label,
            "TILE": lambda tile: tile_label(t, t.trade_tiles[tile]),
            "TILE-KIND": lambda tile: tiles.get(tile, "hidden"),
            "GIST": lambda tile: self.gist(t.trade_tiles[tile].effect),
            "BONUS": lambda tile: people_label(t, t.bonus_tiles[tile].people),
            "BONUS-KIND": lambda tile: bonus.get(tile, "hidden"),
            "PEOPLE": lambda people: people_label(t, people),
            "CARD": self.card,
            "CARD-KIND": lambda card: t.mystery_cards.get(card, "hidden"),
            "QUOTED": repr,
            "POINTS": lambda points: self.say("points", points=points),
            "SOME": lambda text: int(bool(text)),
            "ELIDES": lambda text: int(normalize("NFD", str(text).casefold())[:1] in VOWELS),
            "ABOVE": lambda points: int(int(points) > 0),
        }
