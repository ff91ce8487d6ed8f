"""Painting of the end of a game: the winner in large letters, the ranking, and the scores as lines."""

from collections.abc import Sequence

from boardgames.core.game import SEAT_LETTERS, ScoreSheet, ranking
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, DIM, GOLD, LINE, ON_PLAYERS, PLAYERS, SHEET, WELL, bold, of_player
from boardgames.tui.art.big_letters import HIGH, size_of, spaced, wide, write_large
from boardgames.tui.look.shell_colours import tinted

HEIGHT = 8
NOTE = "#f0e6d0"
CONFETTI = ((3, 1), (9, 13), (23, 0), (41, 2), (52, 14), (64, 12), (71, 3), (88, 1), (97, 14), (103, 0), (115, 12))
RANKS = 44
"""Columns of the ranking."""


def paint_poster(headline: str, names: Sequence[str], sheets: Sequence[ScoreSheet], width: int) -> Canvas:
    """Paint the headline in the colour of the winner, and everybody's place."""
    places = ranking(sheets)
    order = sorted(range(len(sheets)), key=lambda seat: (places[seat], seat))
    best = order[0]
    canvas = Canvas(width, HEIGHT, tinted(best, 0.82))
    for x, half_row in CONFETTI:
        canvas.pixel(x % width, half_row, of_player(PLAYERS, x))
    size = size_of(headline, width - RANKS - 6, HEIGHT)
    if size:
        top = HEIGHT - HIGH * size // 2
        write_large(canvas, 3, top, headline, size, of_player(PLAYERS, best), "#000000")
    else:
        canvas.put(3, HEIGHT // 2, spaced(headline), bold(BRIGHT))
    if wide(headline, size) + 3 < width - RANKS:
        _ranks(canvas, width - RANKS - 1, names, sheets, order)
    return canvas


def _ranks(canvas: Canvas, x: int, names: Sequence[str], sheets: Sequence[ScoreSheet], order: Sequence[int]) -> None:
    places, most = ranking(sheets), max(1, *(sheet.total for sheet in sheets))
    shown = order[: HEIGHT - 2]
    y = (HEIGHT - len(shown)) // 2
    canvas.fill(x, y, RANKS, len(shown), WELL)
    for line, seat in enumerate(shown, start=y):
        total = sheets[seat].total
        canvas.put(x + 1, line, str(places[seat]), bold(GOLD))
        canvas.chip(x + 3, line, f" {SEAT_LETTERS[seat]} ", of_player(PLAYERS, seat), of_player(ON_PLAYERS, seat))
        canvas.put(x + 7, line, names[seat][:12], bold(BRIGHT) if places[seat] == 1 else NOTE)
        canvas.right(x + 24, line, str(total), bold(BRIGHT))
        canvas.bar(x + 26, line, RANKS - 27, total / most, of_player(PLAYERS, seat), WELL)


def paint_course(
    scores: Sequence[tuple[int, ...]], rounds: Sequence[int], marks: Sequence[int], width: int, height: int
) -> Canvas:
    """Paint everybody's points after every choice as lines, with rounds above and turning points below."""
    canvas = Canvas(width, height + 2, SHEET)
    left, room = 6, width - 10
    last = max(1, len(scores) - 1)
    low, high = min(0, *map(min, scores)), max(1, *map(max, scores))
    canvas.fill(left, 1, room, height, WELL)
    columns = [round(x * last / max(1, room - 1)) for x in range(room)]
    columns = [min(at, len(scores) - 1) for at in columns]
    for x, at in enumerate(columns):
        if x == 0 or rounds[at] != rounds[columns[x - 1]]:
            canvas.put(left + x, 0, str(rounds[at]), DIM)
            for y in range(1, height + 1):
                canvas.put(left + x, y, "▏", f"={LINE}")
    canvas.right(left - 1, 1, str(high), DIM)
    canvas.right(left - 1, height, str(low), DIM)

    def level(value: int) -> int:
        return 2 + round((high - value) * (2 * height - 1) / (high - low))

    order = sorted(range(len(scores[0])), key=lambda seat: scores[-1][seat])
    for seat in order:
        before = level(scores[0][seat])
        for x, at in enumerate(columns):
            now = level(scores[at][seat])
            for half_row in range(min(before, now), max(before, now) + 1):
                canvas.pixel(left + x, half_row, of_player(PLAYERS, seat))
            before = now
    taken: set[int] = set()
    for seat in reversed(order):
        y = next((y for y in _near(level(scores[-1][seat]) // 2, height) if y not in taken), 0)
        if y:
            taken.add(y)
            canvas.chip(left + room + 1, y, SEAT_LETTERS[seat], of_player(PLAYERS, seat), of_player(ON_PLAYERS, seat))
    for at in marks:
        canvas.put(left + round(at * (room - 1) / last), height + 1, "▲", "warn")
    return canvas


def _near(y: int, height: int) -> list[int]:
    """Return the rows of the chart, nearest first."""
    return sorted(range(1, height + 1), key=lambda row: (abs(row - y), row))
