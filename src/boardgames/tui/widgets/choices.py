"""How the choices of a question are laid out as rows: with their verbs beside them, or in columns if there are many."""

from collections.abc import Sequence

from boardgames.tui.look.paint import Part, Row
from boardgames.tui.scene import Offer
from boardgames.tui.texts import NOT_NOW

MORE = Row(((f" {NOT_NOW}, ? says why:", "dim"),))
MARGIN = 3
"""Room at the end of a row for the change of the score."""


def lay_out(offers: Sequence[Offer], width: int, height: int) -> tuple[list[Row], int]:
    """The rows, and in how many columns they are shown so that as many as possible are in sight."""
    verbs = max((len(offer.group) for offer in offers), default=0) + 1
    beside = _rows(offers, verbs)
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
    return _in_columns(offers, columns), columns


PRIVATE_ROWS = 80
"""More than any secret question has choices."""


def lay_out_private(offers: Sequence[Offer]) -> list[Row]:
    """A secret question: as many rows as ever, each as long as the next, so that its shape tells onlookers nothing."""
    verbs = max((len(offer.group) for offer in offers), default=0) + 1
    rows = [Row((*line.parts, (" ", "")), line.key, leader="·") for line in _rows(offers, verbs)]
    return rows + [Row(((" ", ""),), leader="·")] * (PRIVATE_ROWS - len(rows))


def _code_width(offers: Sequence[Offer]) -> int:
    return max((len(offer.code) for offer in offers), default=0) + 1


def _rows(offers: Sequence[Offer], verbs: int) -> list[Row]:
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
        rows.append(_row(offer, (f" {verb:<{verbs}}", "dim"), codes))
    return rows


def _in_columns(offers: Sequence[Offer], columns: int) -> list[Row]:
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
        rows.append(_row(offer, (" ", ""), codes))
    return rows


def _row(offer: Offer, verb: Part, codes: int) -> Row:
    grey = offer.refusal is not None
    code = (offer.code, "dim" if grey else "legal")
    gap = " " * (codes - len(offer.code))
    return Row((verb, code, (gap + offer.text, "dim" if grey else "")), offer.action)
