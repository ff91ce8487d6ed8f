"""Several choices typed in one line of text, with spaces between them."""

from dataclasses import dataclass

from boardgames.core.draft import Draft
from boardgames.core.typed import meant


@dataclass(frozen=True)
class Composed:
    """How far a line could be understood."""

    draft: Draft
    fault: str = ""
    """Why it could not be understood to its end."""


def compose(draft: Draft, answer: str) -> Composed:
    """The choices that a line of codes or words means, tried one after the other on a scratch state."""
    line, words = draft, answer.split()
    for last, word in zip(["the beginning", *map(repr, words)], words, strict=False):
        if not line.is_open:
            return Composed(line, f"nothing can be chosen behind {last}")
        game, seat = line.game, line.seat
        seen, actions = game.observe(line.state, seat), game.legal_actions(line.state, seat)
        codes = [game.words.code(seen, action) for action in actions]
        found = meant(word, codes, [game.describe(seen, seat, action) for action in actions])
        if found.one is None:
            among, shown = ", ".join(codes[i] for i in found.among[:8]), repr(word[:30])
            return Composed(line, f"{shown} may mean {among}" if among else f"no choice begins with {shown}")
        line = line.follow(actions[found.one])
    return Composed(line)
