"""Texts as they are compared with what somebody types: `epice` finds *Épice*, `oeuvre` finds *œuvre*."""

from unicodedata import combining, normalize

LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})
"""Signs that no decomposition takes apart."""


def fold_accents(text: str) -> str:
    """Return a text in small letters without accents, with plain signs for those that keyboards lack."""
    small = text.casefold().translate(LIGATURES)
    if small.isascii():
        return small
    return "".join(character for character in normalize("NFKD", small) if not combining(character))
