"""Names of things: from an id or a number to the words that stand for it."""

from boardgames.core.game import SEAT_LETTERS
from boardgames.core.messages import Function
from boardgames.eic.box.tables import Tables
from boardgames.eic.state import State

NEUTRAL_LETTER = "N"

EFFECTS = {"pier": "pier", "post": "post", "ship-sail": "fastest ship", "ship-crate": "largest ship"}
"""What an agent card of the neutral company does."""


def letter(players: int, company: int) -> str:
    """A player's letter, or that of the neutral company."""
    return SEAT_LETTERS[company] if company < players else NEUTRAL_LETTER


def company_name(t: Tables, s: State, company: int) -> str:
    return f"{letter(s.players, company)} {t.companies[company].short}"


def good_name(t: Tables, good: int) -> str:
    """In the middle of a sentence."""
    return t.goods[good].name.lower()


def counted(t: Tables, goods: tuple[int, ...]) -> str:
    """Cubes by kind, such as `2 tea, 1 silk`; empty for none."""
    return ", ".join(f"{goods.count(good)} {good_name(t, good)}" for good in sorted(set(goods)))


def cell_name(t: Tables, cell: int) -> str:
    """A cell with its character, such as `Governor Post`."""
    return f"{t.characters[t.cell_characters[cell]].name} {t.cells[cell].short}"


def listed(items: list[str]) -> str:
    """`Bob`, `Bob and Cid`, `Bob, Cid and Dee`."""
    return " and ".join(filter(None, (", ".join(items[:-1]), items[-1])))


def functions(t: Tables) -> dict[str, Function]:
    """What the catalogue of messages can call, each with the id or number of a thing."""
    companies = {company.id: company.short for company in t.companies}
    characters = {row.id: row.name for row in t.characters}

    def cell(name: str) -> str:
        row = t.cells[t.cell_index[name]]
        return f"the {characters[row.character]}: {row.short}"

    return {
        "A": lambda noun: f"{'an' if noun[0] in 'AEIOU' else 'a'} {noun}",
        "CELL": cell,
        "CHARACTER": lambda name: characters[name],
        "COMPANY": lambda name: companies[name],
        "EFFECT": lambda kind: EFFECTS[kind],
        "N": lambda number, what: f"{number} {what}{'' if number == 1 else 's'}",
        "START": lambda text: text[:1].upper() + text[1:],
        "GOOD": lambda name: good_name(t, t.good_index[name]),
        "ROMAN": lambda name: t.zones[t.zone_index[name]].roman,
        "SEAT": lambda seat: SEAT_LETTERS[seat],
        "SHIP": lambda name: t.ships[t.ship_index[name]].name,
        "SHORT": lambda name: t.ships[t.ship_index[name]].short,
        "SPOT": lambda name: t.spots[t.spot_index[name]].name,
        "YEARS": lambda period: t.periods[period - 1].label,
        "ZONE": lambda name: t.zones[t.zone_index[name]].name,
    }
