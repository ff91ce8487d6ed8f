"""How the choices of a question are laid out as rows: with their verbs beside them, or in columns if there are many."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import groupby, takewhile
from typing import TypeAlias

from boardgames.tui.look.paint import Part, Row
from boardgames.tui.scene import Offer
from boardgames.tui.texts import NOT_NOW
from boardgames.tui.widgets.rowlist import MARGIN, needed_widths

MORE = Row(((f" {NOT_NOW}, ? says why:", "dim"),))
FEWEST_FOLDED, PAIR = 3, 2
"""So many choices are worth a fold, and so many where else they would be folded with all others of their kind."""
MOST_NEXT = 6
"""So many characters that end the codes of a fold are named instead of counted."""
SHORTEST = 35
"""A column is at least so wide, code and figures included."""
MOST_COLUMNS = 4


@dataclass(frozen=True)
class Fold:
    """Several choices that share a row until somebody looks closer."""

    title: str
    code: str
    """What all their codes begin with."""
    offers: tuple[Offer, ...]


Line: TypeAlias = Offer | Fold


def fold(
    offers: Sequence[Offer], width: int, height: int, selected: Offer | None = None, margin: int = MARGIN
) -> list[Line]:
    """The choices with the largest kinds folded, if they would not all be in sight: every kind is to be seen.

    The kind of the selected choice stays open, and so does what is off.
    """
    legal = [offer for offer in offers if offer.refusal is None]
    off = [offer for offer in offers if offer.refusal is not None]
    kinds = [tuple(kind) for _, kind in groupby(legal, key=lambda offer: offer.group)]
    if _fits_whole(legal, width, height, margin):
        return [*legal, *off]
    shown: list[list[Line]] = [list(kind) for kind in kinds]
    # What is listed first is what the question is about: it is folded last; and in parts before as a whole.
    order = sorted(range(len(kinds)), key=lambda at: (at == 0, -len(kinds[at])))
    for split, fewest in ((_parts, FEWEST_FOLDED), (_parts, PAIR), (_whole, FEWEST_FOLDED)):
        for at in order:
            if _fits([line for lines in shown for line in lines], width, height):
                break
            if selected not in kinds[at] and (split is _parts or len(kinds) > 1):
                shown[at] = [line for part in split(kinds[at]) for line in _folded(part, fewest)]
    return [*(line for lines in shown for line in lines), *off]


def _folded(part: tuple[Offer, ...], fewest: int) -> Sequence[Line]:
    return part if len(part) < fewest else [Fold(_title(part), _beginning([offer.code for offer in part]), part)]


def _whole(kind: tuple[Offer, ...]) -> list[tuple[Offer, ...]]:
    return [kind]


def _parts(kind: tuple[Offer, ...]) -> list[tuple[Offer, ...]]:
    """Neighbours whose codes differ in their last character alone: a card for several slots, a tile turned."""
    return [tuple(part) for _, part in groupby(kind, key=lambda offer: offer.code[:-1] or offer.code)]


def _fits(lines: Sequence[Line], width: int, height: int) -> bool:
    rows, columns = lay_out(lines, width, height)
    return -(-len(rows) // columns) <= height


def _fits_whole(lines: Sequence[Line], width: int, height: int, margin: int) -> bool:
    """Whether everything is in sight and nothing of it is cut."""
    rows, columns = lay_out(lines, width, height, margin=margin)
    return -(-len(rows) // columns) <= height and sum(needed_widths(rows, columns, margin)) <= width


def _title(kind: Sequence[Offer]) -> str:
    """The words with which all of them begin, or else their verb."""
    words = [offer.text.split() for offer in kind]
    same = list(takewhile(lambda column: len(set(column)) == 1, zip(*words, strict=False)))
    return " ".join(column[0] for column in same).rstrip(":,") or kind[0].group


def _beginning(codes: Sequence[str]) -> str:
    same = takewhile(lambda column: len(set(column)) == 1, zip(*codes, strict=False))
    return "".join(column[0] for column in same)


def lay_out(
    offers: Sequence[Line], width: int, height: int, typed: str = "", margin: int = MARGIN
) -> tuple[list[Row], int]:
    """The rows, and in how many columns they are shown so that as many as possible are in sight.

    What has been `typed` of a code is yellow on its cap; `margin` is the room for figures at the end of a row.
    """
    rows, columns = _laid_out(offers, width, height, typed, margin)
    last = (height - 1) * columns
    if 0 < last < len(rows) and rows[last] is MORE:
        # A heading as the last line in sight would head nothing: it waits below with what it heads.
        rows = [*rows[:last], *[Row()] * columns, *rows[last:]]
    return rows, columns


def _laid_out(offers: Sequence[Line], width: int, height: int, typed: str, margin: int) -> tuple[list[Row], int]:
    """The rows and columns, wherever the list ends in sight."""
    verbs = max((len(_group(offer)) for offer in offers), default=0) + 1
    beside = _rows(offers, verbs, typed)
    if len(beside) <= height:
        return beside, 1
    for columns in range(2, MOST_COLUMNS + 1):
        for rows in (_flow(beside, columns), _in_columns(offers, columns, typed), _bare(beside, columns)):
            whole = sum(needed_widths(rows, columns, margin)) <= width - 1
            if whole and -(-len(rows) // columns) <= height:
                return rows, columns
    # Many choices: the verb becomes a heading, which leaves more room for columns. Of many texts the few longest may
    # be cut; the selected one stands in full below the list.
    lengths = sorted(len(_text(offer)) for offer in offers)
    usual = lengths[-(-(len(lengths) - 1) * 19 // 20)] if lengths else 0
    room = 1 + _code_width(offers) + usual + margin
    if (width - 1) // room < 2 and sum(not _is_off(offer) for offer in offers) > height:
        # Long texts: rather cut them than have a part of the choices out of sight.
        room, verbs = min(room, SHORTEST), 0
        beside = [_without_verb(line) for line in _rows(offers, verbs, typed)]
    fitting = (width - 1) // room
    if fitting < 2:
        return beside, 1
    columns = min(fitting, -(-len(beside) // max(1, height)))
    headed = _in_columns(offers, columns, typed)
    # Where every verb has few choices, headings would take more lines than they save.
    side = min((width - 1) // (room if room == SHORTEST else room + verbs), columns)
    if side >= 2 and -(-len(headed) // columns) > height:
        flowing = _flow(beside, side)
        if -(-len(flowing) // side) < -(-len(headed) // columns):
            return flowing, side
    return headed, columns


def _flow(rows: Sequence[Row], columns: int) -> list[Row]:
    """Rows side by side, each with its own verb; the heading of what is off has a line to itself.

    A column in which no verb stands leaves no room for one.
    """
    placed = _placed(rows, columns)
    for column in range(1, columns):
        here = placed[column::columns]
        if all(not line.parts[0][0].strip() for line in here if line.key is not None):
            placed[column::columns] = [_without_verb(line) for line in here]
    return placed


def _bare(rows: Sequence[Row], columns: int) -> list[Row]:
    """Rows side by side without their verbs: what they say is more than what they are called."""
    return _placed([_without_verb(line) for line in rows], columns)


def _without_verb(line: Row) -> Row:
    if line.key is None:
        return line
    (_, style), *rest = line.parts
    return replace(line, parts=((" ", style), *rest))


def _placed(rows: Sequence[Row], columns: int) -> list[Row]:
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


def _code_width(offers: Sequence[Line]) -> int:
    return max((len(_cap(offer)) for offer in offers), default=0) + 1


def _group(line: Line) -> str:
    return line.group if isinstance(line, Offer) else line.offers[0].group


def _text(line: Line) -> str:
    if isinstance(line, Offer):
        return line.text
    ends = [offer.code[len(line.code) :] for offer in line.offers]
    if len(ends) <= MOST_NEXT and all(len(end) == 1 for end in ends):
        return f"{line.title}: {' '.join(ends)}"  # a pair: this card, and one of these slots
    return f"{line.title}: {len(ends)} ways ▶"


def _cap(line: Line) -> str:
    return line.code if isinstance(line, Offer) else f"{line.code}…"


def _is_off(line: Line) -> bool:
    return isinstance(line, Offer) and line.refusal is not None


def _rows(offers: Sequence[Line], verbs: int, typed: str, *, wide: bool = False) -> list[Row]:
    """One row per choice, the verb in front of the first of its kind."""
    codes = _code_width(offers)
    rows: list[Row] = []
    group, off = "", False
    for offer in offers:
        if _is_off(offer) and not off:
            off, group = True, ""
            rows.append(MORE)
        verb = _group(offer) if _group(offer) != group else ""
        group = _group(offer)
        rows.append(_row(offer, (f" {verb:<{verbs}}", "soft"), codes, typed, wide))
    return rows


def _in_columns(offers: Sequence[Line], columns: int, typed: str) -> list[Row]:
    """The choices side by side, each verb on a line of its own above them."""
    codes = _code_width(offers)
    rows: list[Row] = []
    group, off = "", False

    def fill_line() -> None:
        rows.extend([Row()] * (-len(rows) % columns))

    for offer in offers:
        if _is_off(offer) and not off:
            off, group = True, ""
            fill_line()
            rows.append(MORE)
        if _group(offer) != group:
            group = _group(offer)
            fill_line()
            rows.append(Row(((f" {group}", "title"),)))
            fill_line()
        rows.append(_row(offer, (" ", ""), codes, typed))
    return rows


def _row(offer: Line, verb: Part, codes: int, typed: str, wide: bool = False) -> Row:
    """A choice: its code on a key cap, or without one where it is off."""
    grey, cap = _is_off(offer), _cap(offer)
    gap = " " * (codes - 1 - len(cap))
    code: list[Part] = [(gap, "" if grey or not wide else "key"), (cap, "dim")]
    if not grey:
        code[1:] = [(cap[: len(typed)], "key-chosen"), (cap[len(typed) :], "key")]
    shown = (part for part in code if part[0])
    key = offer.action if isinstance(offer, Offer) else offer
    return Row((verb, *shown, (f" {_text(offer)}", "dim" if grey else "")), key)
