"""Several choices typed in one line of text, with spaces between them."""

from collections.abc import Sequence
from dataclasses import dataclass

from boardgames.core.draft import Draft
from boardgames.core.typed import bare, ends_with_dot, meant


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
            if word in line.followed:
                continue
            return Composed(line, f"nothing can be chosen behind {last}")
        game, seat = line.game, line.seat
        seen, actions = game.observe(line.state, seat), game.legal_actions(line.state, seat)
        codes = [game.words.code(seen, action) for action in actions]
        found = meant(word, codes, [game.describe(seen, seat, action) for action in actions])
        if (found.one is None or ends_with_dot(word, codes)) and (together := _run_together(line, word, codes)):
            line = together
            continue
        if found.one is None and word in line.followed:
            continue
        if found.one is None:
            among, shown = ", ".join(codes[i] for i in found.among[:8]), repr(word[:30])
            return Composed(line, f"{shown} may mean {among}" if among else f"no choice begins with {shown}")
        line = line.follow(actions[found.one])
    return Composed(line)


def _run_together(draft: Draft, word: str, codes: Sequence[str]) -> Draft | None:
    """The line after a word that is several codes without spaces; None if it is not."""
    for code in sorted(codes, key=len, reverse=True):
        rest = word[len(code) :]
        if rest and bare(word[: len(code)]) == bare(code):
            composed = compose(draft, f"{code} {rest}")
            if not composed.fault:
                return composed.draft
    return None
