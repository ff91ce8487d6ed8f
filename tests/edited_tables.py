"""Component tables with one place edited, as the owner of another box would edit them."""

from pathlib import Path


def edit(folder: Path, file: str, old: str, new: str) -> None:
    """Replace the first occurrence of a text in a file; the text must be there."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
