"""Names of things: from an id or a number to the words that stand for it."""

from collections.abc import Iterable

from boardgames.core.game import SEAT_LETTERS
from boardgames.core.messages import Function, Messages
from boardgames.eic.box.tables import Tables
from boardgames.eic.state import State

NEUTRAL_LETTER = "N"


def letter(players: int, company: int) -> str:
    """A player's letter, or that of the neutral company."""
    return SEAT_LETTERS[company] if company < players else NEUTRAL_LETTER


def company_name(t: Tables, s: State, company: int) -> str:
    return f"{letter(s.players, company)} {t.companies[company].short}"


def good_name(t: Tables, good: int) -> str:
    """In the middle of a sentence."""
    return t.goods[good].noun


def counted(t: Tables, goods: tuple[int, ...]) -> str:
    """Cubes by kind, such as `2 tea, 1 silk`; empty for none."""
    return ", ".join(f"{goods.count(good)} {good_name(t, good)}" for good in sorted(set(goods)))


def cell_name(t: Tables, cell: int) -> str:
    """A cell with its character, such as `Governor Post`."""
    return f"{t.characters[t.cell_characters[cell]].name} {t.cells[cell].short}"


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
        characters = {row.id: row.name for row in t.characters}
        functions: dict[str, Function] = {
            "CELL": self._cell,
            "CHARACTER": lambda name: characters[name],
            "COMPANY": lambda name: companies[name],
            "EFFECT": lambda kind: self.messages.text(f"effect-{kind}"),
            "GOOD": lambda name: good_name(t, t.good_index[name]),
            "ROMAN": lambda name: t.zones[t.zone_index[name]].roman,
            "SEAT": lambda seat: SEAT_LETTERS[seat],
            "SHIP": lambda name: t.ships[t.ship_index[name]].name,
            "SHORT": lambda name: t.ships[t.ship_index[name]].short,
            "SPOT": lambda name: t.spots[t.spot_index[name]].name,
            "START": begun,
            "YEARS": lambda period: t.periods[period - 1].label,
            "ZONE": lambda name: t.zones[t.zone_index[name]].name,
        }
        self.messages = Messages.beside(__file__, language, functions)

    def _cell(self, name: str) -> str:
        row = self._t.cells[self._t.cell_index[name]]
        return self.messages.text("the-cell", character=row.character, what=row.short)
