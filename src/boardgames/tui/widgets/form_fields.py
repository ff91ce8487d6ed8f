"""Fields of a form: every value in sight, the chosen one on a cap between marks."""

from collections.abc import Sequence
from typing import Any

from boardgames.tui.look.paint import Part, Row
from boardgames.tui.settings import Field


def values_in_sight(values: Sequence[str], chosen: str, gap: str = "  ") -> tuple[Part, ...]:
    """All values side by side, each between gaps."""
    return tuple((f"< {value} >", "cap") if value == chosen else (f"{gap}{value}{gap}", "soft") for value in values)


def setting_row(field: Field, value: str, key: Any, *, width: int = 36) -> Row:
    """A setting with all its values, in words."""
    return field_row(field.title, [field.shown(one) for one in field.values], field.shown(value), key, width=width)


def field_row(title: str, values: Sequence[str], chosen: str, key: Any, *, width: int = 36, note: str = "") -> Row:
    """A field with its title in front and perhaps a note behind it."""
    parts: tuple[Part, ...] = ((f"   {title:<{width}}", ""), *values_in_sight(values, chosen))
    return Row((*parts, (f"   {note}", "dim")) if note else parts, key)
