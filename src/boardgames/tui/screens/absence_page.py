"""Page about what happened while a player was away: to them first, then the rest, and what they have now."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from boardgames.core.game import SEAT_LETTERS, Seat
from boardgames.core.table import Table
from boardgames.tui.art.thumbnail import lit, table_of
from boardgames.tui.look.paint import Part, Row, canvas_rows, row, wrap
from boardgames.tui.look.styles import PLAYERS
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.view.absence import Absence, Change
from boardgames.tui.view.table_view import HistoryLine
from boardgames.words import say

WIDTH, HEAD = 78, 17
PICTURE, BESIDE = (59, 13), (38, 10)
"""Cells of the picture below the text, and of the one beside it."""
ROOMY = WIDTH + BESIDE[0] + 3
"""Width from which the picture is beside the text, always in sight."""
BEFORE_THE_PICTURE = 22
"""Maximum number of rows above the picture of what changed, so that it stays in sight."""


def absence_page(
    table: Table[Any, Any], away: Absence, viewer: Seat | None, *, painted: bool = False, width: int = WIDTH
) -> TextPage:
    """Return the page for a screen of a width; `painted` adds a picture of the table with the changes lit."""
    rows = [row()]
    if away.mine:
        rows += [row(f" {say('since-mine')}", "title"), *_folded(table.names, away.mine), row()]
    rows += [row(f" {say('since-have')}", "title"), *_own_rows(away), row()]
    if away.rest:
        rows += [row(f" {say('since-rest')}", "title"), *_folded(table.names, away.rest), row()]
    elif not away.mine:
        rows += [row(f" {say('nobody-moved')}", "dim"), row()]
    enter: tuple[Part, ...] = (
        (" ", ""),
        (f" {say('cap-enter')} ", "key"),
        (f" {say('since-enter')}", ""),
    )
    rows.append(Row(enter))
    lit_title = row(f" {say('since-lit')}", "title")
    if painted and away.span[0] < away.span[1]:
        if width >= ROOMY:
            rows = _side_by_side(rows, [row(), lit_title, *_picture(table, away, viewer, BESIDE)])
        elif len(rows) <= BEFORE_THE_PICTURE:
            rows += [row(), lit_title, *_picture(table, away, viewer, PICTURE)]
    return TextPage(say("since-heading", name=table.names[away.seat], n=away.choices), rows)


def _side_by_side(left: Sequence[Row], right: Sequence[Row]) -> list[Row]:
    rows = []
    for one, other in zip_longest(left, right, fillvalue=row()):
        gap: Part = (" " * max(1, WIDTH + 1 - len(one.text)), "")
        rows.append(Row((*one.parts, gap, *other.parts)))
    return rows


def _picture(table: Table[Any, Any], away: Absence, viewer: Seat | None, size: tuple[int, int]) -> list[Row]:
    game = table.game
    then, now = (table_of(game, game.observe(table.states[at], viewer), table.names) for at in away.span)
    return canvas_rows(lit(then, now, *size))


def _own_rows(away: Absence) -> list[Row]:
    """Return the changes of a player's own things and points."""
    if not away.things and not away.points:
        return _beside(_chip(away.seat, say("you")), [(say("since-same"), "dim")])
    rows = _beside(_chip(away.seat, say("you")), _told_changes(away.things)) if away.things else []
    if away.points:
        head: tuple[Part, ...] = ((f" {say('points'):<{HEAD - 1}}", "soft"),)
        lost = away.points[-1].is_loss
        rows += _beside(head, [(text, style if lost else "") for text, style in _told_changes(away.points)])
        rows.append(row(" " * HEAD + say("as-if-now"), "dim"))
    return rows


def _told_changes(changes: Sequence[Change]) -> list[Part]:
    return [(f"{change.label} {change.before} → {change.after}", "bad" if change.is_loss else "") for change in changes]


def _beside(head: tuple[Part, ...], texts: Sequence[Part]) -> list[Row]:
    """Return short texts beside a head, as many per line as there is room for."""
    lines: list[list[Part]] = [[]]
    room = WIDTH - HEAD
    for text, style in texts:
        used = sum(len(part) for part, _ in lines[-1])
        if lines[-1] and used + len(text) + 3 > room:
            lines.append([])
        if lines[-1]:
            lines[-1].append((" · ", "dim"))
        lines[-1].append((text, style))
    empty: tuple[Part, ...] = ((" " * HEAD, ""),)
    return [Row((*(head if i == 0 else empty), *line)) for i, line in enumerate(lines)]


def _folded(names: tuple[str, ...], lines: Sequence[HistoryLine]) -> list[Row]:
    """Return lines under the name of the player who did them in a row, or under that of the table."""
    rows = []
    last: Seat | None = -1
    for line in lines:
        head: tuple[Part, ...] = ((" " * HEAD, ""),)
        if line.seat != last:
            head, last = _head(line.seat, names), line.seat
        for i, text in enumerate(wrap(line.text, WIDTH - HEAD - 1)):
            rows.append(Row((*(head if i == 0 else ((" " * HEAD, ""),)), (text, ""))))
    return rows


def _head(seat: Seat | None, names: tuple[str, ...]) -> tuple[Part, ...]:
    return ((f" {say('the-table'):<{HEAD - 1}}", "soft"),) if seat is None else _chip(seat, names[seat])


def _chip(seat: Seat, name: str) -> tuple[Part, ...]:
    """Return a player's letter on the player's colour, and the name."""
    return ((" ", ""), (f" {SEAT_LETTERS[seat]} ", PLAYERS[seat]), (f" {name[:11]:<12}", "bold"))
