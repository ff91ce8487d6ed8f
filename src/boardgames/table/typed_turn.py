"""Several choices typed in one line of text, with spaces between them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from boardgames.core.equal_choices import group_equal
from boardgames.core.errors import printable
from boardgames.core.rng import start_stream
from boardgames.table.draft import Draft, first_asked, forced_answers
from boardgames.table.typed_codes import ends_with_dot, match_typed, normalized
from boardgames.words import say

WORLDS = 6
"""Number of sampled worlds in which a line is tried that continues behind something unforeseeable."""


@dataclass(frozen=True)
class Composed:
    """Result of reading a line: the choices up to the first code that fails."""

    draft: Draft
    fault: str = ""
    """Reason why the line could not be read to its end; empty if it could."""
    rest: str = ""
    """Codes behind a choice that reveals something; they are legal whatever it reveals."""


def compose(draft: Draft, answer: str, *, tells_why: bool = True) -> Composed:
    """Return the choices of a line of codes or words, tried one after the other on a scratch state."""
    line, words = draft, answer.split()
    earlier: dict[Any, str] = {}
    for at, word in enumerate(words):
        if not line.is_open:
            if word in line.followed:
                continue
            rest = " ".join(words[at:])
            fault = _fault_behind(line, rest) if line.ends_final else say("line-nothing")
            if not fault:
                return Composed(line, rest=rest)
            last = say("line-word", word=printable(words[at - 1])) if at else say("line-beginning")
            return Composed(line, say("line-behind", fault=fault, last=last))
        game, seat = line.game, line.seat
        seen = game.observe(line.state, seat)
        groups = group_equal(game, seen, seat, game.legal_actions(line.state, seat))
        actions = tuple(groups)
        codes = [game.words.code(seen, action) for action in actions]
        found = match_typed(word, codes, [game.describe(seen, seat, action) for action in actions])
        if not found.among:  # a code of an earlier question stays valid for the same choice
            found = match_typed(
                word, [earlier.get(action, code) for action, code in zip(actions, codes, strict=True)], []
            )
        equal = tuple(action for others in groups.values() for action in others)
        earlier |= {action: game.words.code(seen, action) for action in (*actions, *equal)}
        if not found.among:  # and one of a choice that comes to the same for that choice
            same = [earlier[action] for action in equal]
            found_there = match_typed(word, same, [])
            if found_there.among:
                actions, codes, found = equal, same, found_there
        if (found.one is None or ends_with_dot(word, codes)) and (together := _run_together(line, word, codes)):
            line = together
            continue
        if found.one is None and word in line.followed:
            continue
        if tells_why and not found.among and (closed := _closed(line, word)):
            return Composed(line, closed)
        if found.one is None:
            among = ", ".join(codes[i] for i in found.among[:8])
            key = "line-may-mean" if among else "line-unknown"
            return Composed(line, say(key, word=printable(word[:30]), at=at + 1, among=among))
        line = line.follow(actions[found.one])
    return Composed(line)


def _closed(line: Draft, word: str) -> str:
    """Return why a code of an illegal action cannot be chosen now; "" if there is no such code."""
    game, seat = line.game, line.seat
    seen = game.observe(line.state, seat)
    for action in game.refused_actions(seen, seat):
        refusal = game.refusal(seen, seat, action)
        if refusal is not None and normalized(game.words.code(seen, action)) == normalized(word):
            what, why = game.describe(seen, seat, action), game.words.refusal(refusal)
            return say("line-closed", word=printable(word), what=what, why=why.rstrip("."), rule=refusal.rule)
    return ""


def _run_together(draft: Draft, word: str, codes: Sequence[str]) -> Draft | None:
    """Return the draft after a word that is several codes without spaces; None if it is not."""
    for code in sorted(codes, key=len, reverse=True):
        rest = word[len(code) :]
        if rest and normalized(word[: len(code)]) == normalized(code):
            composed = compose(draft, f"{code} {rest}")
            if not composed.fault and not composed.rest:
                return composed.draft
    return None


def _fault_behind(line: Draft, rest: str) -> str:
    """Return why the rest of the line is illegal in some sampled world, or ""."""
    game, seat, before = line.game, line.seat, line.back().state
    seen, asked = game.observe(before, seat), first_asked(game, before)
    for number in range(WORLDS):
        world = game.imagine(seen, seat, start_stream(number, "line"))
        after = game.apply(world, seat, line.steps[-1].action)
        if line.answers_itself:
            for _, then in forced_answers(game, after, asked, line.seats):
                after = then
        now = first_asked(game, after)
        if now is None or now.seat != seat or now.secret:
            return say("line-nothing")
        if fault := compose(Draft(game, line.seats, seat, after, line.answers_itself), rest, tells_why=False).fault:
            return fault
    return ""
