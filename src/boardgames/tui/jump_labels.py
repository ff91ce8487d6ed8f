"""Jump labels: a letter or two on every panel and every legal place; who types it is there."""

from collections.abc import Sequence
from itertools import product

LETTERS = "asdfghjklqwertyuiopzxcvbnm"
"""The easiest keys first."""


def labels_for(targets: Sequence[str]) -> dict[str, str]:
    """Return a label for each target, all equally long, so that none is the beginning of another."""
    length = 1
    while len(LETTERS) ** length < len(targets):
        length += 1
    names = ("".join(letters) for letters in product(LETTERS, repeat=length))
    return dict(zip(targets, names, strict=False))


class JumpLabels:
    """The labels that are up, and what has been typed of one."""

    def __init__(self, targets: Sequence[str]) -> None:
        self.labels = labels_for(targets)
        self._typed = ""

    def take(self, character: str) -> str | None:
        """Return the target whose label is complete; "" if no label begins like this; None if more has to be typed."""
        self._typed += character
        for target, label in self.labels.items():
            if label == self._typed:
                return target
        return None if any(label.startswith(self._typed) for label in self.labels.values()) else ""
