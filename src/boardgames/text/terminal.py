"""Lines of text on any terminal: output of `--plain` and of all commands."""

import shutil
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from boardgames.core.game import SEAT_LETTERS, Game, Seat, winners
from boardgames.table.forecast_text import with_certainty, with_source
from boardgames.words import apart, listed, say

if TYPE_CHECKING:
    from boardgames.core.score_sheets import ScoreEstimate
    from boardgames.table.foresight import Forecast

_ascii_only = False


def use_ascii() -> None:
    """Print ASCII from now on, whatever encoding the terminal has."""
    global _ascii_only
    _ascii_only = True


def show_line(text: str = "") -> None:
    """Print a text, wrapped at words on a narrower terminal, in ASCII on one that has nothing else."""
    for line in wrap_at_words(text, columns()):
        show_row(line)


def columns() -> int:
    """Return the columns of the terminal; 0 for a file or a pipe, where lines may be of any length."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else 0


def wrap_at_words(text: str, width: int) -> list[str]:
    """Return a text in lines that fit, with all but the first indented; unchanged for a width of 0."""
    if not width or all(len(line) <= width for line in text.splitlines()):
        return [text]
    lines: list[str] = []
    for line in text.splitlines():
        indent = " " * min(len(line) - len(line.lstrip()) + 4, width // 3)
        while len(line) > width and (at := line.rfind(" ", len(indent) + 1, width + 1)) > 0:
            lines.append(line[:at].rstrip())
            line = indent + line[at:].lstrip()
        lines.append(line)
    return lines


def show_row(text: str) -> None:
    """Print a row of a picture, or a line that fits, in ASCII on a terminal that has nothing else."""
    encoding = (sys.stdout.encoding or "ascii").lower().replace("-", "")
    print(text if encoding.startswith("utf") and not _ascii_only else to_ascii(text))


def to_ascii(text: str) -> str:
    """Return the text in ASCII: lines and symbols of boards as the nearest character, all else as `?`."""
    from boardgames.kit.canvas import ASCII

    return text.replace("± ", "+-").translate(ASCII).encode("ascii", "replace").decode()


def letter_of(seat: Seat | None) -> str:
    """Return the letter before a line of the history; a dot if no player did it."""
    return "·" if seat is None else SEAT_LETTERS[seat]


def holdings_text(holdings: Iterable[tuple[str, str]]) -> str:
    """Return what a player has in one line; the sign of money and the like is part of the figure: `£19, hand 5`."""
    return ", ".join(f"{label}{' ' * label[:1].isalnum()}{value}" for label, value in holdings)


def outcome_text(game: Game[Any, Any], seen: Any, seat: Seat, forecast: "Forecast") -> str:
    """Return what a choice does to the player's points, its warning, and whether it can be undone."""
    warning = game.words.warning(seen, seat, forecast.path[0], forecast.soon, forecast.events)
    sure = sum(share.points for share in forecast.sure)
    points = "" if forecast.then and sure != forecast.change else _points_text(game, forecast)
    final = say("final") + (f", {sure:+d}" if sure and not points else "") if forecast.is_last else ""
    told = [points, warning, final]
    return f"  ({apart(filter(None, told))})" if any(told) else ""


def _points_text(game: Game[Any, Any], forecast: "Forecast") -> str:
    """Return the change of the points and, if there are several, its parts; a price is called a price."""
    change = forecast.change
    if not change:
        return "+?" if forecast.hides else ""
    parts = ", ".join(f"{game.words.category(share.category)} {share.points:+d}" for share in forecast.shares)
    more = f"{'+?' if forecast.hides else ''}{say('colon') + parts if len(forecast.shares) > 1 else ''}"
    if change < 0 and not forecast.is_loss:
        price = "price-exact" if not forecast.asks else "price-at-least" if forecast.is_most else "price-at-most"
        return with_source(forecast, say(price, points=-change)) + more
    return with_source(forecast, with_certainty(forecast, f"{change:+d}")) + more


def score_lines(
    game: Game[Any, Any], estimates: "Sequence[ScoreEstimate]", names: tuple[str, ...], *, final: bool
) -> Iterable[str]:
    """Yield the score sheets as a table, categories down and players across."""
    from boardgames.core.score_sheets import score_table

    table = score_table(estimates, game.words)
    tiebreak = say("scores-tiebreak")
    wide = max([len(tiebreak), *(len(row.title) for row in table.rows)])

    def line(title: str, values: Iterable[object], rule: str = "") -> str:
        return f"{title:{wide}}  {''.join(f'{value!s:>11}' for value in values)}  {rule}".rstrip()

    yield line("", (name[:10] for name in names))
    for row in table.rows:
        yield line(row.title, row.figures, row.rule)
    yield line(say("scores-total"), table.figures)
    if not table.places:
        yield say("left-out")
    if not final:
        return
    if table.tiebreaks:
        yield line(tiebreak, table.tiebreaks)
        if game.info.about.tiebreak:
            yield say("scores-ties", by=game.info.about.tiebreak)
    best = [names[seat] for seat in winners([one.sheet for one in estimates])]
    yield say("victory-shared", n=len(best), names=listed(best))
