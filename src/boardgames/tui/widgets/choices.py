"""How the choices of a question are laid out as rows: with their verbs beside them, or in columns if there are many."""

from collections.abc import Sequence

from boardgames.tui.look.paint import Part, Row
from boardgames.tui.scene import Option

MORE = Row(((" more: off now, ? says why", "dim"),))
MARGIN = 3
"""Room at the end of a row for the change of the score."""


def lay_out(options: Sequence[Option], width: int, height: int) -> tuple[list[Row], int]:
    """The rows, and in how many columns they are shown so that as many as possible are in sight."""
    verbs = max((len(option.group) for option in options), default=0) + 1
    beside = _rows(options, verbs)
    if len(beside) <= height:
        return beside, 1
    # Many choices: the verb becomes a heading, which leaves more room for columns. Of many texts the few longest may
    # be cut; the selected one stands in full below the list.
    lengths = sorted(len(option.text) for option in options)
    usual = lengths[-(-(len(lengths) - 1) * 19 // 20)] if lengths else 0
    fitting = (width - 1) // (1 + _code_width(options) + usual + MARGIN)
    if fitting < 2:
        return beside, 1
    columns = min(fitting, -(-len(beside) // max(1, height)))
    return _in_columns(options, columns), columns


PRIVATE_ROWS = 80
"""More than any secret question has choices."""


def lay_out_private(options: Sequence[Option]) -> list[Row]:
    """A secret question: as many rows as ever, each as long as the next, so that its shape tells onlookers nothing."""
    verbs = max((len(option.group) for option in options), default=0) + 1
    rows = [Row((*line.parts, (" ", "")), line.key, leader="·") for line in _rows(options, verbs)]
    return rows + [Row(((" ", ""),), leader="·")] * (PRIVATE_ROWS - len(rows))


def _code_width(options: Sequence[Option]) -> int:
    return max((len(option.code) for option in options), default=0) + 1


def _rows(options: Sequence[Option], verbs: int) -> list[Row]:
    """One row a choice, the verb in front of the first of its kind."""
    codes = _code_width(options)
    rows: list[Row] = []
    group, off = "", False
    for option in options:
        if option.refusal is not None and not off:
            off, group = True, ""
            rows.append(MORE)
        verb = option.group if option.group != group else ""
        group = option.group
        rows.append(_row(option, (f" {verb:<{verbs}}", "dim"), codes))
    return rows


def _in_columns(options: Sequence[Option], columns: int) -> list[Row]:
    """The choices side by side, each verb on a line of its own above them."""
    codes = _code_width(options)
    rows: list[Row] = []
    group, off = "", False

    def fill_line() -> None:
        rows.extend([Row()] * (-len(rows) % columns))

    for option in options:
        if option.refusal is not None and not off:
            off, group = True, ""
            fill_line()
            rows.append(MORE)
        if option.group != group:
            group = option.group
            fill_line()
            rows.append(Row(((f" {group}", "title"),)))
            fill_line()
        rows.append(_row(option, (" ", ""), codes))
    return rows


def _row(option: Option, verb: Part, codes: int) -> Row:
    grey = option.refusal is not None
    code = (option.code, "dim" if grey else "legal")
    gap = " " * (codes - len(option.code))
    return Row((verb, code, (gap + option.text, "dim" if grey else "")), option.action)
