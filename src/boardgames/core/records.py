"""Records that a game returns: decisions, refusals, score sheets, things on the table, findings."""

from collections.abc import Sequence
from typing import TypeAlias

from boardgames.core.values import Value

Seat: TypeAlias = int
"""A player, counted from 0 in the order of the table."""

SEAT_LETTERS = "ABCDEFGH"
"""Names of the seats on boards and in keys. A table has at most as many seats as there are letters."""


class Decision(Value):
    """A question that waits for one seat's answer."""

    seat: Seat
    """Seat that has to choose."""
    kind: str
    """Which question, in the words of the rulebook: `bid`, `board`, `travel`."""
    secret: bool = False
    """Answering it shows, or may show, the seat something that the others may not see."""


class Refusal(Value):
    """Reason why an action is not legal: a rule, a reason and numbers. `Words.refusal` makes a sentence of it."""

    rule: str
    """The id of the rule, or ruling, that forbids it."""
    reason: str
    """The key of the sentence in the game's catalogue of messages."""
    need: int | None = None
    """Amount that is needed, if the rule speaks of one."""
    have: int | None = None
    """Amount that there is."""
    facts: tuple[tuple[str, str | int], ...] = ()
    """Variables of the sentence: names with ids and numbers."""

    @property
    def blanks(self) -> dict[str, str | int]:
        """Variables of the sentence: the facts and, if given, `need` and `have`."""
        numbers = (("need", self.need), ("have", self.have))
        return dict(self.facts) | {name: number for name, number in numbers if number is not None}


def refuse(rule: str, reason: str, need: int | None = None, have: int | None = None, /, **facts: str | int) -> Refusal:
    """Return a refusal with its facts by name: `refuse("FEL-EMB-03", "boat-full", boat=boat.id)`."""
    return Refusal(rule, reason, need, have, tuple(facts.items()))


class ScoreLine(Value):
    """One row of a score sheet."""

    category: str
    """Id of what the points are for, and after a full stop the id of the thing, as in `shares.cairo`."""
    points: int
    """Points of the line."""
    rule: str
    """Id of the rule that counts them."""
    sum: str = ""
    """Calculation of the points, in figures."""
    purse: bool = False
    """Points of what can be spent: less of them is a price, not a loss."""


class ScoreSheet(Value):
    """Points and tie-breaks of a seat, as if the game ended now."""

    seat: Seat
    """Seat that the sheet belongs to."""
    lines: tuple[ScoreLine, ...]
    """Categories with their points."""
    tiebreak: tuple[int, ...] = ()
    """Compared in order, more is better, when totals are equal."""

    @property
    def total(self) -> int:
        """Sum of the points of all lines."""
        return sum(line.points for line in self.lines)


def ranking(sheets: Sequence[ScoreSheet]) -> tuple[int, ...]:
    """Return the place of every sheet: 1 for the winner, the same place for seats that no tie-break separates."""
    worth = [(sheet.total, sheet.tiebreak) for sheet in sheets]
    return tuple(1 + sum(other > mine for other in worth) for mine in worth)


def winners(sheets: Sequence[ScoreSheet]) -> tuple[Seat, ...]:
    """Return the seats that have won: several if no tie-break separates them."""
    return tuple(sheet.seat for sheet, place in zip(sheets, ranking(sheets), strict=True) if place == 1)


class Thing(Value):
    """Description of something on the table.

    Every text is whole sentences, or several on lines of their own. What can be chosen there now, and why something
    else cannot, is not repeated here: whoever asks the question knows it already.
    """

    name: str
    """As a person calls it: "the Explorer card", "Cairo's track, space 5", "Boris's money"."""
    line: str
    """One sentence that is always enough."""
    does: str = ""
    """Effect of the thing."""
    worth: str = ""
    """Worth of the thing to the viewer, now."""
    get: str = ""
    """Way to get it, and what is missing for that."""
    others: str = ""
    """Amounts that others have of it, or what they could do with it."""
    rules: tuple[str, ...] = ()
    """Ids of the rules that speak of it, most important first."""


class Finding(Value):
    """Result of a check of the tables: which file, which row, what is wrong or unusual."""

    file: str
    """Name of the file."""
    row: str
    """Row of the table, by its id; empty for the whole file."""
    text: str
    """Sentence about what is wrong or unusual."""
    grave: bool = True
    """True if no game can be made of such tables; False if they only differ from the known box."""

    def __str__(self) -> str:
        return f"{self.file}, {self.row}: {self.text}" if self.row else f"{self.file}: {self.text}"
