"""Choices that are made up of smaller ones and can be made piece by piece instead of read from a long list."""

from collections.abc import Sequence

from boardgames.core.values import Value

SET, PAIR, ONE, SCALE, ASIDE = "set", "pair", "one", "scale", "aside"
"""Any of several things, one and another, one alone, how far on a scale; and what can be done at any time, beside the
question."""


class Piece(Value):
    """Part of a choice: what is typed for it, and a word or two about it."""

    code: str
    text: str


class Form(Value):
    """Parts that a choice is made up of. Its code is the codes of its pieces, one after the other.

    The pieces of a set are things that are in or out; those of a pair stand under `heads` of their own; of a scale the
    first is the step, and the second, for which nothing is typed, what that step brings.
    """

    kind: str
    pieces: tuple[Piece, ...]
    heads: tuple[str, ...] = ()

    @property
    def code(self) -> str:
        return "".join(piece.code for piece in self.pieces)


def switched(forms: Sequence[Form | None], typed: str, character: str) -> str | None:
    """Return the code of a set after one of its things is switched on or off; None if the character does not switch.

    Only what has been typed of a set as a whole can be switched, and only to another set that can be chosen.
    """
    sets = [form for form in forms if form is not None and form.kind == SET]
    now = next((form for form in sets if form.code == typed), None)
    if now is None or not any(piece.code == character for form in sets for piece in form.pieces):
        return None
    wanted = {piece.code for piece in now.pieces} ^ {character}
    if not wanted:
        return ""
    return next((form.code for form in sets if {piece.code for piece in form.pieces} == wanted), None)
