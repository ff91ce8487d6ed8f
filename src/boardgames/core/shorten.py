"""Where a text can end early: before a clause that says more of the same, never inside brackets."""

import re

_SIGN = r"[ \u00a0]?[:;,] "
"""A sign between clauses; French writes a space before two of them."""
_CLAUSE = re.compile(
    rf"(?<=\S)(?=(?:{_SIGN})(?![^()]*\))"  # not inside brackets,
    rf"| \([^()]*\)(?:{_SIGN}| \(|$))"  # nor between brackets and what they stand in the middle of
)


def clauses(text: str) -> list[str]:
    """The text part by part: each begins with the sign that parts it from the one before."""
    return _CLAUSE.split(text)
