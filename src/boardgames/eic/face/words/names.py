"""Names of things: from an id or a number to the words that stand for it."""

from collections.abc import Iterable
from typing import Any

from boardgames.core.game import SEAT_LETTERS
from boardgames.core.messages import Argument, Function, Messages, Named
from boardgames.core.translate_tables import kind_of, name_key
from boardgames.eic.box.tables import Tables
from boardgames.eic.state import State

NEUTRAL_LETTER = "N"
NEUTRAL = "neutral"
"""The key of the neutral company where messages select by who somebody is."""


def letter(players: int, company: int) -> str:
    """A player's letter, or that of the neutral company."""
    return SEAT_LETTERS[company] if company < players else NEUTRAL_LETTER


def company_name(t: Tables, s: State, company: int) -> str:
    return f"{letter(s.players, company)} {t.companies[company].short}"


def good_name(t: Tables, good: int) -> str:
    """In the middle of a sentence."""
    return t.goods[good].noun


def cubes_of(t: Tables, messages: Messages, good: int, count: int) -> str:
    """Return a number of cubes of a good, such as `2 spices` and `1 spice`."""
    return messages.text("cubes-of", good=t.goods[good].id, count=count)


def counted(t: Tables, messages: Messages, goods: tuple[int, ...]) -> str:
    """Cubes by kind, such as `2 tea, 1 silk`; empty for none."""
    return ", ".join(cubes_of(t, messages, good, goods.count(good)) for good in sorted(set(goods)))


def cell_name(t: Tables, cell: int, room: int = 0) -> str:
    """A cell with its character, such as `Governor Post`; with little room by the short name of the character."""
    character = t.characters[t.cell_characters[cell]]
    whole = f"{character.name} {t.cells[cell].short}"
    return whole if not room or len(whole) <= room else f"{character.short} {t.cells[cell].short}"


def listed(messages: Messages, items: Iterable[str]) -> str:
    """`Bob`, `Bob and Cid`, `Bob, Cid and Dee`; nothing of nothing."""
    *first, last = [*items] or [""]
    return messages.text("listed", first=", ".join(first), last=last) if first else last


def begun(text: str) -> str:
    """Return a text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


class Names:
    """The messages over one set of tables, and what they can call, each with the id or number of a thing."""

    def __init__(self, t: Tables, language: str) -> None:
        self._t = t
        companies = {company.id: company.short for company in t.companies}
        characters = {row.id: row for row in t.characters}
        functions: dict[str, Function] = {
            "CELL": self._cell,
            "CHARACTER": lambda name, form="": self._named(characters[name], form, characters[name].name),
            "COMPANY": lambda name: companies[name],
            "EFFECT": lambda kind: self.messages.text(f"effect-{kind}"),
            "GOOD": self._good,
            "LABEL": lambda name: t.goods[t.good_index[name]].name,
            "ROMAN": lambda name: t.zones[t.zone_index[name]].roman,
            "SEAT": lambda seat: SEAT_LETTERS[seat],
            "SHIP": self._ship,
            "SHORT": lambda name: t.ships[t.ship_index[name]].short,
            "SPOT": lambda name: t.spots[t.spot_index[name]].name,
            "START": begun,
            "YEARS": lambda period: t.periods[period - 1].label,
            "ZONE": self._zone,
        }
        self.messages = Messages.beside(__file__, language, functions)

    def _named(self, row: Any, form: str, label: str) -> str:
        """A row of the tables in a form that a language needs, else by its label."""
        return self.messages.named(name_key(kind_of(type(row)), row.id), form, label) if form else label

    def _good(self, name: str, form: str = "") -> str:
        row = self._t.goods[self._t.good_index[name]]
        return self._named(row, form, row.noun)

    def _ship(self, name: str, form: str = "") -> str:
        row = self._t.ships[self._t.ship_index[name]]
        return self._named(row, form, row.name)

    def _zone(self, name: Argument, form: str = "") -> str:
        """Return a zone's name by its id, or by the text that stands for a zone in a sentence."""
        row = self._t.zones[self._t.zone_index[name.key if isinstance(name, Named) else str(name)]]
        return self._named(row, form, row.name)

    def _cell(self, name: str) -> str:
        row = self._t.cells[self._t.cell_index[name]]
        return self.messages.text("the-cell", character=row.character, what=row.short)
