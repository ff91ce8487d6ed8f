"""What the words of every game say by a key of its catalogue alone, such as `score-coins` or `tip-draw`."""

from typing import Any

from boardgames.core.answers import Refusal, ScoreLine, Seat
from boardgames.core.messages import Catalogue
from boardgames.core.values import Action


class Phrases:
    """The part of `core.protocol.Words` that needs no tables: a game's words begin with it and add the rest."""

    def __init__(self, messages: Catalogue) -> None:
        self.messages = messages

    def meaning(self, action: Action) -> str:
        return self.messages.text(f"meaning-{action.__struct_config__.tag}")

    def category(self, category: str) -> str:
        kind, _, thing = category.partition(".")
        return self.messages.text(f"score-{kind}", of=thing or "all")

    def sum(self, line: ScoreLine) -> str:
        key = f"sum-{line.category.partition('.')[0]}"
        return self.messages.text(key, sum=line.sum) if line.sum and key in self.messages else line.sum

    def refusal(self, refusal: Refusal) -> str:
        return self.messages.text(refusal.reason, **refusal.blanks)

    def purpose(self, seen: Any, seat: Seat, action: Any) -> str:
        """A game that has none says nothing."""
        return ""

    def fact(self, kind: str) -> str:
        return self.messages.text(f"fact-{kind}")

    def tip(self, kind: str) -> str:
        return self.messages.text(f"tip-{kind}")
