"""Fields of a form: all values in sight, the chosen one on a cap between marks."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Any

from boardgames.tui.look.paint import Part, Row, parts_width
from boardgames.tui.settings import Field

DEFAULT_WIDTH = 200
"""Default number of columns of a row."""


def values_in_sight(values: Sequence[str], chosen: str, gap: str = "  ", room: int = DEFAULT_WIDTH) -> tuple[Part, ...]:
    """Return all values side by side, with narrower gaps or the chosen value alone if room is scarce."""
    for between in (gap, " "):
        parts = tuple(
            (f"< {value} >", "cap") if value == chosen else (f"{between}{value}{between}", "soft") for value in values
        )
        if parts_width(parts) <= room:
            return parts
    place = f"  {values.index(chosen) + 1}/{len(values)}" if chosen in values else ""
    return (f"< {chosen} >", "cap"), (place, "soft")


def steps_to(clicked: Row, column: int) -> int:
    """Return how many values the one in a column of a row is away from the chosen one; 0 if there is none."""
    chosen = next((at for at, (_, style) in enumerate(clicked.parts) if style == "cap"), None)
    if chosen is None:
        return 0
    edges = accumulate(len(text) for text, _ in clicked.parts)
    at = next((at for at, edge in enumerate(edges) if column < edge), chosen)
    return at - chosen if clicked.parts[at][1] == "soft" else 0


def setting_row(field: Field, value: str, key: Any, *, width: int = 36, room: int = DEFAULT_WIDTH) -> Row:
    """Return a setting with all its values, in words."""
    shown = [field.shown(one) for one in field.values]
    return field_row(field.title, shown, field.shown(value), key, width=width, room=room)


def field_row(
    title: str,
    values: Sequence[str],
    chosen: str,
    key: Any,
    *,
    width: int = 36,
    note: str = "",
    room: int = DEFAULT_WIDTH,
) -> Row:
    """Return a field with its title in front and a note behind it if there is room."""
    head: Part = (f"   {title:<{width}}", "")
    parts = (head, *values_in_sight(values, chosen, room=room - len(head[0])))
    remark: Part = (f"   {note}", "dim")
    return Row((*parts, remark) if note and parts_width((*parts, remark)) <= room else parts, key)
