"""Score sheets as rows: categories down, players across, with the calculation of the points."""

from collections.abc import Sequence
from typing import Any

from boardgames.core.game import SEAT_LETTERS, Game, ScoreSheet
from boardgames.core.score_sheets import ScoreEstimate, exact_scores, score_table
from boardgames.tui.look.paint import Part, Row, row
from boardgames.tui.look.points import category_colours
from boardgames.tui.look.styles import PLAYER_INKS, PLAYERS
from boardgames.tui.view.player_figures import categories_of
from boardgames.tui.view.points_bar import points_bar
from boardgames.words import say

COLUMNS = (12, 8, 6)
"""Widths of a player's column: the first is used that leaves room for the rules, or else the last."""
RULE_WIDTH = 12


def score_rows(game: Game[Any, Any], names: Sequence[str], estimates: Sequence[ScoreEstimate], width: int) -> list[Row]:
    """Return one row per category, one column per player, with the rule of each category and the sums below."""
    table = score_table(estimates, game.words)
    sheets = [one.sheet for one in estimates]
    first = max([12, *(len(line.title) for line in table.rows)]) + 2
    room = width - 1 - first - RULE_WIDTH
    each = next((column for column in COLUMNS if column * len(sheets) <= room), COLUMNS[-1])
    with_rules = each * len(sheets) <= room

    def line(title: str, values: Sequence[object], style: str = "", last: str = "") -> Row:
        cells = [(f"{value!s:>{each}}", style) for value in values]
        return Row(((f" {title:<{first}}", style), *cells, (f"  {last}" if with_rules else "", "dim")))

    head: list[Part] = [(" " * (first + 1), "")]
    for sheet in sheets:
        name = names[sheet.seat][: each - 3]
        head += [
            (" " * (each - 2 - len(name)), ""),
            (SEAT_LETTERS[sheet.seat], PLAYERS[sheet.seat]),
            (f" {name}", "bold"),
        ]
    rows = [Row((*head, (f"  {say('scores-rule')}" if with_rules else "", "dim")))]
    colours = _colours(game, sheets)
    for number, score in enumerate(table.rows):
        best = max(score.points) if table.places else None
        starred = [
            f"★ {figure}" if best is not None and value == best > min(score.points) else figure
            for value, figure in zip(score.points, score.figures, strict=True)
        ]
        drawn = line(score.title, starred, last=score.rule)
        # The square has the colour that the category has in the bars.
        square: tuple[Part, ...] = (("▌", f"={colours[number]}/"), (f"{score.title:<{first}}", ""))
        cells = [(text, "bold" if "★" in text else "") for text, _ in drawn.parts[1:-1]]
        rows.append(Row((*square, *cells, drawn.parts[-1])))
    rows.append(line(say("scores-total"), table.figures, "bold"))
    if not table.places:
        rows.append(row(f" {say('left-out')}", "dim"))
    elif len(sheets) > 1:
        if table.tiebreaks:
            rows.append(line(say("scores-tiebreak"), table.tiebreaks))
        rows.append(line(say("scores-place"), table.places, "good"))
        if table.tiebreaks and game.info.about.tiebreak:
            rows.append(row(f" {say('scores-ties', by=game.info.about.tiebreak)}", "dim"))
    return [*rows, row()]


def _colours(game: Game[Any, Any], sheets: Sequence[ScoreSheet]) -> tuple[str, ...]:
    return category_colours(game, len(sheets), [category for category, _ in categories_of(sheets)])


def bar_rows(game: Game[Any, Any], names: Sequence[str], sheets: Sequence[ScoreSheet], width: int) -> list[Row]:
    """Return a bar per player that shows where the points come from."""
    table = score_table(exact_scores(sheets), game.words)
    most = max([1, *(sum(line.points[i] for line in table.rows if line.points[i] > 0) for i in range(len(sheets)))])
    rows = [row(f" {say('scores-from')}", "title")]
    for i, sheet in enumerate(sheets):
        points = [line.points[i] for line in table.rows]
        chip: Part = (f" {SEAT_LETTERS[sheet.seat]} ", PLAYERS[sheet.seat])
        bar = points_bar(points, most, width - 12, colours=_colours(game, sheets))
        rows.append(Row(((" ", ""), chip, (" ", ""), *bar, (f"{sheet.total:>5} ", "bold"))))
    return [*rows, row()]


def detail_rows(game: Game[Any, Any], names: Sequence[str], sheets: Sequence[ScoreSheet]) -> list[Row]:
    """Return the calculation of each player's points."""
    rows = []
    for sheet in sheets:
        name: Part = (f" {names[sheet.seat][:11]:<12}", PLAYER_INKS[sheet.seat])
        for line in sheet.lines:
            if line.points and (sum_of := game.words.sum(line)):
                rows.append(
                    Row((name, (say("scores-sum", what=game.words.category(line.category), sum=sum_of), "dim")))
                )
    return rows
