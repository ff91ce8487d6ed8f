"""Moments: cards that everybody at a table should see, such as the end of a round or an attack."""

from boardgames.core.values import Value

PIRATES, SHIPS, DAWN, DUSK = "pirates", "ships", "dawn", "dusk"
"""Pictures that a card may have: a raid at night, ships at sea, a new day, the last one."""
GOOD, BAD = "good", "bad"
"""Tones of a line: good or bad for its player."""


class MomentLine(Value):
    """One line of a card."""

    text: str
    seat: int | None = None
    """Seat that the line is about."""
    figure: int | None = None
    """Number to compare with those of other lines: drawn as a bar."""
    tone: str = ""
    """`good`, `bad` or neither."""
    more: int | None = None
    """Largest amount that the figure may still grow where something is hidden; None where all is known."""


class MomentPart(Value):
    """Lines that belong together, usually one per player."""

    title: str
    lines: tuple[MomentLine, ...]
    note: str = ""
    """Meaning of the figures."""


class Moment(Value):
    """Text of a card. Everybody at the table reads it, so it contains only what a spectator saw."""

    scene: str
    """Picture of the card, one of those above; none for any other word."""
    title: str
    """A word or two, in large letters."""
    text: str
    """One sentence below the title."""
    parts: tuple[MomentPart, ...] = ()
    coming: tuple[str, ...] = ()
    """Sentences about what comes next."""
    is_great: bool = True
    """True if it is always shown; a lesser one, such as a new phase, only to those who want them all."""
    is_last: bool = False
    """True if the last round begins."""
