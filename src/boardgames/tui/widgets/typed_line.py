"""Line on which a turn is typed: a chip for every accepted choice, then the letters of the next one."""

from collections.abc import Sequence

from boardgames.tui.look.paint import Part, Row
from boardgames.tui.view.table_view import Offer
from boardgames.tui.view.turn_line import TurnLine
from boardgames.words import say

MAX_NEXT = 14
"""Maximum number of next characters that are listed."""
MIN_WORDS = 8
"""Minimum number of columns for words on a chip; with less room it shows its code alone."""


def prompt_row(line: TurnLine, offer: Offer | None, width: int, *, can_confirm: bool, then: Sequence[str] = ()) -> Row:
    """Return the line in a number of columns, with the words of the selected choice behind it, and `then` those of the
    answers that follow automatically."""
    typed: list[Part] = [(line.typed, "wrong" if line.is_slip else "chosen")] if line.typed else []
    if offer is not None:
        typed += [("▶ " if not line.typed else "│ ", "chosen"), (offer.text, "bold")]
        typed += [(f", {say('line-then', what=text)}", "soft") for text in then]
    elif line.typed or line.tokens:
        typed += [("│", "chosen"), (f" {_next(line)}", "soft")]
    else:
        typed += [("│", "chosen"), (f" {say('how-to-choose')}", "soft")]
    enter: tuple[Part, ...] = ((f" {say('cap-enter')} ", "key-chosen"), (" ", "")) if can_confirm else ()
    room = width - 3 - sum(len(text) for text, _ in (*typed, *enter))
    chips = _chips(line.tokens, max(0, room))
    return Row(((" > ", "chosen"), *chips, *typed), right=enter)


def _chips(tokens: Sequence[Offer], room: int) -> list[Part]:
    """Return the chips, with as many words as there is room for; the oldest are shortened first."""
    bare = [len(token.code) + 3 for token in tokens]
    words = max(0, (room - sum(bare)) // max(1, len(tokens)))
    shown = list(tokens)
    parts: list[Part] = []
    if sum(bare) > room:
        while shown and sum(len(token.code) + 3 for token in shown) + 3 > room:
            shown.pop(0)
        parts.append(("… ", "soft"))
    for token in shown:
        parts.append((f" {token.code} ", "key-chosen"))
        text = _shortened(token.text, words - 2) if words >= MIN_WORDS else ""
        parts.append((f" {text} " if text else " ", "raised" if text else ""))
    return parts


def _shortened(text: str, width: int) -> str:
    """Return a description up to its first colon, or cut to the width; the colon of a time does not count."""
    head = text.partition(": ")[0].rstrip()
    text = head if len(head) >= MIN_WORDS else text
    return text if len(text) <= width else f"{text[: width - 1]}…"


def _next(line: TurnLine) -> str:
    """Return the characters that may come next."""
    if not line.typed or line.is_slip:
        return ""
    at = len(line.typed)
    begun = [offer.code for offer in line.meant if offer.code.startswith(line.typed) and len(offer.code) > at]
    found = list(dict.fromkeys(code[at] for code in begun))
    return " ".join(found) if len(found) <= MAX_NEXT else ""
