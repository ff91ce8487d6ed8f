"""Models of the component tables: what pydantic checks when a TOML file is read.

Only building or checking tables imports this module; play itself never does.
"""

from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from boardgames.core.errors import UserError
from boardgames.store.component_tables import read_toml

M = TypeVar("M", bound="Sheet")


class Sheet(BaseModel):
    """A table, or a row of one. Unknown keys are errors: a misspelt key must not be ignored in silence."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Problem(Exception):
    """A constraint between tables that does not hold: which file, which row, what is wrong."""

    def __init__(self, file: str, row: str, text: str) -> None:
        super().__init__(f"{file}, {row}: {text}" if row else f"{file}: {text}")


def read_sheet(folder: Path, file: str, model: type[M]) -> M:
    """A file as its model; `UserError` names file, row and constraint of the first mistake."""
    path = folder / file
    content = read_toml(path)
    try:
        return model.model_validate(content)
    except ValidationError as error:
        first = error.errors()[0]
        where = _place(content, first["loc"])
        more = f" ({error.error_count() - 1} more)" if error.error_count() > 1 else ""
        raise UserError(f"{path}, {where}: {_lower(first['msg'])}{more}.") from None


def _place(content: Any, loc: tuple[int | str, ...]) -> str:
    """`boat boat-0515, field places` rather than `boat.1.places`."""
    parts: list[str] = []
    for step in loc:
        if isinstance(step, int) and isinstance(content, list) and step < len(content):
            content = content[step]
            name = content.get("id", f"number {step + 1}") if isinstance(content, dict) else f"number {step + 1}"
            parts.append(f"row {name}")
        else:
            content = content.get(step) if isinstance(content, dict) else None
            parts.append(str(step))
    return ", ".join(parts) or "the file"


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]
