"""Painting of the card of a great moment: a scene, a title in large letters, its effects, what comes next."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from boardgames.core.game import SEAT_LETTERS
from boardgames.core.moment import BAD, GOOD, PIRATES, Moment, MomentLine, MomentPart
from boardgames.core.shorten import clauses
from boardgames.core.values import evolve
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import (
    BRIGHT,
    GOLD,
    INK,
    LINE,
    ON_PLAYERS,
    PLAYERS,
    RAISED,
    SHEET,
    SOFT,
    WELL,
    bold,
    exact,
    mix,
    of_player,
)
from boardgames.tui.art.big_letters import HIGH, size_of, spaced, wide, write_large
from boardgames.tui.art.scenes import SIGHT, SKIES, paint_scene
from boardgames.tui.look.paint import wrap
from boardgames.tui.look.shell_colours import CAP
from boardgames.words import say

BANNER, LOW_BANNER, PLAIN_BANNER = 10, 6, 4
"""Rows of the scene, those on a low screen, and those where nothing can be painted."""
ROOMY = 34
WIDE = 100
"""Width from which parts are side by side."""
MAX_WIDTH = 118
"""Maximum width of a card."""
NOTE = "#f0e6d0"
TONES = {GOOD: "good", BAD: "bad"}
LETTERS = {PIRATES: "#ff6b4a"}
LIGHT = "#ffe9a8"
LONGEST_NAME = 12
FOLD = (0.9, 0.905, 0.91, 0.915, 0.91, 0.905, 0.9, 0.895)
"""Darkness of the cloth around a card along a fold: that of the curtain, in the colour of the game."""


@dataclass(frozen=True)
class MomentPicture:
    """Contents of the card."""

    moment: Moment
    names: tuple[str, ...]
    game: str
    accent: str
    plain: bool = False
    """Without half cells: the terminal has no such characters, or no colours."""

    @property
    def name_width(self) -> int:
        return min(LONGEST_NAME, max(map(len, self.names)))


def paint_moment(told: MomentPicture, width: int, height: int) -> Canvas:
    """Paint the whole screen: the card in the middle, as high as necessary."""
    canvas = Canvas(width, height, WELL)
    for x in range(width):
        shade = mix(told.accent, "#000000", FOLD[x // 2 % len(FOLD)])
        for row in canvas.grounds:
            row[x] = shade
    roomy = height >= ROOMY
    wide_card, most = min(width, MAX_WIDTH), height - 1
    banner = PLAIN_BANNER if told.plain else BANNER if roomy else LOW_BANNER
    gap = 1 if roomy else 0
    coming = _coming(told.moment, wide_card - 4)
    room = most - banner - len(coming) - 2 * gap
    laid = _lay_out(told, wide_card - 4, room, gap)
    used = max((y + 1 + len(part.lines) for part, _, y, _ in laid), default=0)
    high = banner + gap + used + gap + len(coming)
    card = Canvas(wide_card, high, SHEET)
    _banner(card, told, banner)
    for part, x, y, each in laid:
        _part(card, told, part, 2 + x, banner + gap + y, each)
    _foot(card, coming, high - len(coming), told.moment)
    canvas.paste(card, (width - wide_card) // 2, (most - high) // 2)
    _key(canvas)
    return canvas


def _banner(canvas: Canvas, told: MomentPicture, rows: int) -> None:
    """Draw the scene, with the title and one sentence in front."""
    moment = told.moment
    size = 0 if told.plain else size_of(moment.title, canvas.width - SIGHT, rows - 2)
    under = mix(told.accent, "#000000", 0.6)
    canvas.fill(0, 0, canvas.width, rows, under)
    if not told.plain and moment.scene in SKIES:
        under = SKIES[moment.scene][0]
        flags = [of_player(PLAYERS, seat) for seat in range(len(told.names))]
        paint_scene(canvas, moment.scene, flags, rows, wide(moment.title, size) + 8)
    canvas.put(2, 0, f" {told.game.upper()} ", bold(BRIGHT), ground=mix(told.accent, "#000000", 0.3))
    if size:
        top = 2 if rows < BANNER else (2 * rows - HIGH * size) // 2 - 1
        write_large(canvas, 4, top, moment.title, size, LETTERS.get(moment.scene, LIGHT), mix(under, "#000000", 0.6))
    else:
        canvas.put(4, 1, spaced(moment.title), bold(BRIGHT), ground=under)
    lines = wrap(moment.text, canvas.width - 8)
    for at, line in enumerate(lines[:2], start=rows - len(lines[:2])):
        canvas.put(3, at, f" {line} ", bold(BRIGHT), ground=under)


def _lay_out(told: MomentPicture, width: int, room: int, gap: int) -> list[tuple[MomentPart, int, int, int]]:
    """Return each part with its place and width, in one or two columns; parts without room are left out."""
    columns = 2 if width >= WIDE and len(told.moment.parts) > 1 else 1
    each = (width - 3 * (columns - 1)) // columns
    for parts in (tuple(_continued(told, part, each) for part in told.moment.parts), told.moment.parts):
        heights, laid = [0] * columns, []
        for part in parts:
            column = heights.index(min(heights))
            if heights[column] + 1 + len(part.lines) <= room:
                laid.append((part, column * (each + 3), heights[column], each))
                heights[column] += 1 + len(part.lines) + gap
        if len(laid) == len(parts):
            break
    return laid


def _continued(told: MomentPicture, part: MomentPart, width: int) -> MomentPart:
    """Return the part with long lines of text wrapped."""
    room = width - (6 + told.name_width)
    lines: list[MomentLine] = []
    for line in part.lines:
        alone = line.figure is None and line.seat is not None and line.text
        first, *rest = wrap(line.text, room) if alone else [line.text]
        lines.append(evolve(line, text=first))
        lines += [MomentLine(f"{' ' * (6 + told.name_width)}{text}", tone=line.tone) for text in rest]
    return evolve(part, lines=tuple(lines))


def _part(canvas: Canvas, told: MomentPicture, part: MomentPart, x: int, y: int, width: int) -> None:
    at, end = canvas.put(x, y, part.title, bold(BRIGHT)), x + width
    if part.note and len(part.title) + len(part.note) + 3 <= width:
        end -= len(part.note) + 1
        canvas.put(end + 1, y, part.note, SOFT)
    canvas.put(at + 1, y, "─" * max(0, end - at - 1), LINE)
    figures = [abs(line.figure) + (line.more or 0) for line in part.lines if line.figure is not None]
    most = max(figures, default=0)
    names = 6 + told.name_width if any(line.seat is not None for line in part.lines) else 0
    for row, line in enumerate(part.lines, start=y + 1):
        _line(canvas, told, line, x, row, width, most, names)


def _line(
    canvas: Canvas, told: MomentPicture, line: MomentLine, x: int, y: int, width: int, most: int, names: int
) -> None:
    """Draw a chip, the name, a bar with its figure, and the words; bars begin behind the columns of the `names`."""
    at, seat = x, line.seat
    if seat is not None and seat < len(told.names):
        canvas.chip(x, y, f" {SEAT_LETTERS[seat]} ", of_player(PLAYERS, seat), of_player(ON_PLAYERS, seat))
        canvas.put(x + 4, y, told.names[seat][:LONGEST_NAME], bold(BRIGHT))
    if seat is not None or line.figure is not None:
        at = x + names
    if line.figure is not None and most:
        bar = max(6, min(16, width // 5))
        colour = of_player(PLAYERS, seat) if seat is not None else GOLD
        canvas.bar(at, y, bar, max(0, line.figure) / most, colour, WELL)
        if line.more:
            first, last = (round(bar * max(0, points) / most) for points in (line.figure, line.figure + line.more))
            canvas.put(at + first, y, "▒" * (last - first), exact(colour), ground=WELL)
        mark = "" if line.more is None else "+?"
        canvas.right(at + bar + 4, y, str(line.figure), bold(BRIGHT))
        canvas.put(at + bar + 4, y, mark, SOFT)
        at += bar + 6 + len(mark)
    canvas.put(at, y, _within(line.text, x + width - at), TONES.get(line.tone, INK))


def _within(text: str, room: int) -> str:
    """Return the text without the last clauses that do not fit; a single clause is cut with dots."""
    if len(text) <= room:
        return text
    shorter = [part for part in accumulate(clauses(text)) if len(part) <= room]
    return shorter[-1] if shorter else f"{text[: max(0, room - 1)]}…"


def _coming(moment: Moment, width: int) -> list[str]:
    return [line for text in moment.coming for line in wrap(text, width - (18 if moment.is_last else 0))]


def _foot(canvas: Canvas, lines: Sequence[str], y: int, moment: Moment) -> None:
    """Draw what comes next; a chip marks the last round."""
    if not lines:
        return
    canvas.fill(0, y, canvas.width, len(lines), RAISED)
    left = 2
    if moment.is_last:
        left = canvas.put(2, y, f" {say('moment-last')} ", bold("#0f141b"), ground=GOLD) + 2
    for row, line in enumerate(lines, start=y):
        canvas.put(left, row, line, bold(BRIGHT) if row == y else INK)


def _key(canvas: Canvas) -> None:
    y = canvas.height - 1
    canvas.fill(0, y, canvas.width, 1, WELL)
    x = canvas.put(1, y, f" {say('cap-space')} ", bold(BRIGHT), ground=CAP)
    canvas.put(x, y, f" {say('moment-continue')} ", NOTE)
