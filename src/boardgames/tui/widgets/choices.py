"""How the choices of a question are laid out as rows: with their verbs beside them, or in columns if there are many."""

from collections.abc import Sequence

from boardgames.tui.look.paint import Part, Row
from boardgames.tui.scene import Offer
from boardgames.tui.texts import NOT_NOW

MORE = Row(((f" {NOT_NOW}, ? says why:", "dim"),))
MARGIN = 3
"""Room at the end of a row for the change of the score."""


def lay_out(offers: Sequence[Offer], width: int, height: int, typed: str = "") -> tuple[list[Row], int]:
    """The rows, and in how many columns they are shown so that as many as possible are in sight.

    What has been `typed` of a code is yellow on its cap.
    """
    verbs = max((len(offer.group) for offer in offers), default=0) + 1
    beside = _rows(offers, verbs, typed)
    if len(beside) <= height:
        return beside, 1
    # Many choices: the verb becomes a heading, which leaves more room for columns. Of many texts the few longest may
    # be cut; the selected one stands in full below the list.
    lengths = sorted(len(offer.text) for offer in offers)
    usual = lengths[-(-(len(lengths) - 1) * 19 // 20)] if lengths else 0
    fitting = (width - 1) // (1 + _code_width(offers) + usual + MARGIN)
    if fitting < 2:
        return beside, 1
    columns = min(fitting, -(-len(beside) // max(1, height)))
    headed = _in_columns(offers, columns, typed)
    # Where every verb has few choices, headings would take more lines than they save.
    side = min((width - 1) // (1 + verbs + _code_width(offers) + usual + MARGIN), columns)
    if side >= 2 and -(-len(headed) // columns) > height:
        flowing = _flow(beside, side)
        if -(-len(flowing) // side) < -(-len(headed) // columns):
            return flowing, side
    return headed, columns


def _flow(rows: Sequence[Row], columns: int) -> list[Row]:
    """Rows side by side, each with its own verb; the heading of what is off has a line to itself."""
    placed: list[Row] = []
    for line in rows:
        if line is MORE:
            placed += [Row()] * (-len(placed) % columns)
            placed += [MORE] + [Row()] * (columns - 1)
        else:
            placed.append(line)
    return placed


PRIVATE_ROWS = 80
"""More than any secret question has choices."""


def lay_out_private(offers: Sequence[Offer], typed: str = "") -> list[Row]:
    """A secret question: as many rows as ever, each as long as the next, so that its shape tells onlookers nothing."""
    verbs, codes = max((len(offer.group) for offer in offers), default=0) + 1, _code_width(offers)
    # Caps are as wide as the longest code, and empty rows have one too.
    lines = _rows(offers, verbs, typed, wide=True)
    rows = [Row((*line.parts, (" ", "")), line.key, leader="·") for line in lines]
    empty = Row(((" " * (verbs + 1), ""), (" " * (codes - 1), "key"), (" ", "")), leader="·")
    return rows + [empty] * (PRIVATE_ROWS - len(rows))


def _code_width(offers: Sequence[Offer]) -> int:
    return max((len(offer.code) for offer in offers), default=0) + 1


def _rows(offers: Sequence[Offer], verbs: int, typed: str, *, wide: bool = False) -> list[Row]:
    """One row per choice, the verb in front of the first of its kind."""
    codes = _code_width(offers)
    rows: list[Row] = []
    group, off = "", False
    for offer in offers:
        if offer.refusal is not None and not off:
            off, group = True, ""
            rows.append(MORE)
        verb = offer.group if offer.group != group else ""
        group = offer.group
        rows.append(_row(offer, (f" {verb:<{verbs}}", "soft"), codes, typed, wide))
    return rows


def _in_columns(offers: Sequence[Offer], columns: int, typed: str) -> list[Row]:
    """The choices side by side, each verb on a line of its own above them."""
    codes = _code_width(offers)
    rows: list[Row] = []
    group, off = "", False

    def fill_line() -> None:
        rows.extend([Row()] * (-len(rows) % columns))

    for offer in offers:
        if offer.refusal is not None and not off:
            off, group = True, ""
            fill_line()
            rows.append(MORE)
        if offer.group != group:
            group = offer.group
            fill_line()
            rows.append(Row(((f" {group}", "title"),)))
            fill_line()
        rows.append(_row(offer, (" ", ""), codes, typed))
    return rows


def _row(offer: Offer, verb: Part, codes: int, typed: str, wide: bool = False) -> Row:
    """A choice: its code on a key cap, or without one where it is off."""
    grey = offer.refusal is not None
    gap = " " * (codes - 1 - len(offer.code))
    code: list[Part] = [(gap, "" if grey or not wide else "key"), (offer.code, "dim")]
    if not grey:
        code[1:] = [(offer.code[: len(typed)], "key-chosen"), (offer.code[len(typed) :], "key")]
    shown = (part for part in code if part[0])
    return Row((verb, *shown, (f" {offer.text}", "dim" if grey else "")), offer.action)
