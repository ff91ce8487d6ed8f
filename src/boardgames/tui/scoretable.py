"""Score sheets side by side: categories down, players across, and how the points come about."""

from collections.abc import Callable, Sequence

from boardgames.core.protocol import SEAT_LETTERS, GameInfo, ScoreSheet, ranking
from boardgames.drawing.styles import PLAYER_INKS, PLAYERS
from boardgames.tui.look.paint import Part, Row, row

NARROW, ROOMY = 8, 12
"""How wide a player's column is."""
RULE_WIDTH = 12


def score_table(info: GameInfo, names: Sequence[str], sheets: Sequence[ScoreSheet], width: int) -> list[Row]:
    """One row a category, one column a player, with the rule of each category and the sums below."""
    categories = list(dict.fromkeys((line.category, line.rule) for sheet in sheets for line in sheet.lines))
    first = max([12, *(len(category) for category, _ in categories)]) + 2
    each = ROOMY if 1 + first + ROOMY * len(sheets) + RULE_WIDTH <= width else NARROW

    def line(title: str, values: Sequence[object], style: str = "", last: str = "") -> Row:
        cells = [(f"{value!s:>{each}}", style) for value in values]
        return Row(((f" {title:<{first}}", style), *cells, (f"  {last}", "dim")))

    head: list[Part] = [(" " * (first + 1), "")]
    for sheet in sheets:
        name = names[sheet.seat][: each - 3]
        head += [
            (" " * (each - 2 - len(name)), ""),
            (SEAT_LETTERS[sheet.seat], PLAYERS[sheet.seat]),
            (f" {name}", "bold"),
        ]
    rows = [Row((*head, ("  rule", "dim")))]
    for category, rule in categories:
        points = [
            sum(part.points for part in sheet.lines if (part.category, part.rule) == (category, rule))
            for sheet in sheets
        ]
        rows.append(line(category, points, last=rule))
    rows.append(line("total", [sheet.total for sheet in sheets], "bold"))
    if len(sheets) > 1:
        rows += _order(info, sheets, line)
    return [*rows, row()]


def _order(info: GameInfo, sheets: Sequence[ScoreSheet], line: Callable[..., Row]) -> list[Row]:
    """Who came where and, if totals are equal, by what."""
    totals = [sheet.total for sheet in sheets]
    tied = [totals.count(sheet.total) > 1 for sheet in sheets]
    rows = []
    if any(tied):
        parting = [
            "/".join(map(str, sheet.tiebreak)) if is_tied else "" for sheet, is_tied in zip(sheets, tied, strict=True)
        ]
        rows.append(line("tie-break", parting))
    rows.append(line("place", ranking(tuple(sheets)), "good"))
    if any(tied) and info.about.tiebreak:
        rows.append(row(f" Ties are broken by: {info.about.tiebreak}.", "dim"))
    return rows


def score_details(names: Sequence[str], sheets: Sequence[ScoreSheet]) -> list[Row]:
    """How the points of each player come about."""
    rows = []
    for sheet in sheets:
        name: Part = (f" {names[sheet.seat][:11]:<12}", PLAYER_INKS[sheet.seat])
        for line in sheet.lines:
            if line.detail and line.points:
                rows.append(Row((name, (f"{line.category}: {line.detail}", "dim"))))
    return rows
