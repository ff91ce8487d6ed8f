"""The coach's page: the best choices side by side, what would be done next, where their points come from, and what they
cost the others.
"""

from collections.abc import Callable, Iterable, Sequence

from textual import events

from boardgames.bots.compare_choices import Future
from boardgames.bots.side_by_side import Advice
from boardgames.bots.value import OTHER, points_by_kind
from boardgames.core.game import SEAT_LETTERS, Seat
from boardgames.table.coach_text import (
    average_lead_text,
    choice_text,
    comparison,
    is_worse,
    joined_by_or,
    plan_steps,
    reasons,
    span_text,
)
from boardgames.tui.look.paint import Part, Row, row, wrap
from boardgames.tui.look.points import category_colours
from boardgames.tui.look.styles import PLAYERS
from boardgames.tui.screens.table_pages import WIDTH
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.view.points_bar import LOSS
from boardgames.tui.view.table_view import TableView
from boardgames.tui.widgets.row_list import RowList
from boardgames.words import say

SIDE_BY_SIDE = 100
"""Minimum number of columns of a screen for choices beside each other; else they are below each other."""
MAX_COLUMN_WIDTH = 44
"""Maximum number of columns of a choice."""
FIGURE = 6
LONGEST_NAME = 26


class CoachPage(TextPage):
    """Enter ends the page with the choice under the cursor.

    Of other players' points it speaks only if the table has agreed to show everybody's score (`told`).
    """

    def __init__(self, scene: TableView, advice: Advice, seat: Seat, *, told: bool) -> None:
        compared = [future.choice for future in advice.futures]
        looked_at = advice.about if advice.about in compared else compared[0]
        super().__init__(say("coach-heading", question=scene.question), [], scene.offers[looked_at])
        self._scene, self._advice, self._seat, self._told = scene, advice, seat, told

    def on_mount(self) -> None:
        self._lay_out(self.app.size.width)
        super().on_mount()

    def on_resize(self, event: events.Resize) -> None:
        self._lay_out(event.size.width)
        page = self.query_one("#page", RowList)
        page.show_rows(self._page, page.current)

    def _lay_out(self, width: int) -> None:
        self._page = coach_rows(self._scene, self._advice, self._seat, width, told=self._told)


def coach_rows(scene: TableView, advice: Advice, seat: Seat, width: int, *, told: bool) -> list[Row]:
    """Return the page for a screen of a width."""
    if len(advice.futures) == 1:
        rows = _listed(scene, advice, seat, told=told)
    elif width < SIDE_BY_SIDE:
        rows = _listed(scene, advice, seat, told=told) + _beside(scene, advice, seat, WIDTH, told=told)
    else:
        rows = [*_compared(scene, advice, seat, width, told=told), *_beside(scene, advice, seat, width, told=told)]
    if len(advice.futures) > 1:
        said = say("coach-how", games=len(advice.futures[0].leads))
        rows += [row(f"  {line}", "dim") for line in wrap(said, width - 4)]
    rows.append(row(f"  {say('coach-enter')}", "soft"))
    rows.append(row(f"  {say('coach-why-not')}", "soft"))
    return rows


def _choice(scene: TableView, advice: Advice, place: int, width: int) -> list[Row]:
    """Return the row of a choice to select, with its number and code; of equal ones the first is selected."""
    future = advice.futures[place]
    offer, *others = (scene.offers[choice] for choice in (future.choice, *future.alike))
    text = choice_text(future, offer.text, [other.text for other in others])
    cap: Part = (joined_by_or([offer.code, *(other.code for other in others)]), "key")
    number: Part = (f"  {place + 1}  ", "title")
    gap = " " * max(1, 7 - len(cap[0]))
    indent = len(number[0] + cap[0] + gap)
    first, *more = wrap(say("coach-asked", choice=text) if place == asked_about(advice) else text, width - indent - 2)
    head = Row((number, cap, (gap, ""), (first, "bold")), offer)
    return [head, *(row(" " * indent + line, "bold") for line in more)]


def asked_about(advice: Advice) -> int:
    """Return the place of the choice that somebody asked about; -1 if none in particular."""
    return advice.place_of(advice.about) if advice.about >= 0 else -1


def _listed(scene: TableView, advice: Advice, seat: Seat, *, told: bool) -> list[Row]:
    """Return every choice with its reasons, one below the other."""
    rows: list[Row] = [row()]
    for place in range(len(advice.futures)):
        rows += _choice(scene, advice, place, WIDTH)
        for sentence in reasons(scene.game, advice, place, seat, scene.names, told=told):
            rows += [row(" " * 12 + line) for line in wrap(sentence, WIDTH - 14)]
        rows.append(row())
    return rows


def _compared(scene: TableView, advice: Advice, seat: Seat, width: int, *, told: bool) -> list[Row]:
    """Return the choices side by side, with the reason why one of them is the best."""
    rows: list[Row] = [row()]
    for place in range(len(advice.futures)):
        rows += _choice(scene, advice, place, width)
    for place, future in enumerate(advice.futures):
        if place == 1 and asked_about(advice) != 1 and future.answer is None:
            continue  # what would be said of it stands beside the best one already
        said = " ".join(comparison(scene.game, advice, place, seat, scene.names, told=told))
        lines, style = wrap(said, width - 8), "bad" if is_worse(advice, place) else ""
        rows += [row(), Row((("  ", ""), (f" {place + 1} ", "key"), (f" {lines[0]}", style)))]
        rows += [row(f"      {line}", style) for line in lines[1:]]
    rows.append(row())
    return rows


def _beside(scene: TableView, advice: Advice, seat: Seat, width: int, *, told: bool) -> list[Row]:
    """Return a column per choice: the next steps, points by kind, everybody's points, and the lead."""
    futures, words = advice.futures, scene.game.words
    now = [points_by_kind(one.sheet) for one in scene.estimates]
    kinds = list(dict.fromkeys(kind for future in futures for kind in future.points[seat]))
    names = [say("the-rest") if kind == OTHER else words.category(kind)[:LONGEST_NAME] for kind in kinds]
    side = 4 + max(len(say("coach-others")), *(len(name) for name in names))
    column = min(MAX_COLUMN_WIDTH, (width - side - 2) // len(futures))
    gains = {
        kind: [future.points[seat].get(kind, 0.0) - now[seat].get(kind, 0) for future in futures] for kind in kinds
    }
    ends = [future.totals for future in futures]
    more = [[end[one] - scene.estimates[one].sheet.total for end in ends] for one in range(len(scene.names))]
    others = [one for one in range(len(scene.names)) if told and one != seat]
    by_kind, together = _span(gains.values()), _span(more[one] for one in (seat, *others))
    colours = category_colours(scene.game, len(scene.names), kinds)

    def cells(points: Sequence[float], span: tuple[float, float], style: str) -> list[Part]:
        return [part for one in points for part in _cell(one, span, column, style)]

    heads = [
        (f"{f' {place + 1}  {scene.offers[future.choice].code}':<{column}}", "title")
        for place, future in enumerate(futures)
    ]
    rows = [Row(((" " * side, "title"), *heads), fill="raised")]
    if width >= SIDE_BY_SIDE:
        rows += [*_steps(futures, side, column), row()]
    rows.append(row(f"  {say('coach-you'):<{side - 2}} {say('coach-more')}", "soft"))
    for number, (kind, name) in enumerate(zip(kinds, names, strict=True)):
        if any(round(points) for points in gains[kind]):
            colour = f"={colours[number]}/"
            rows.append(Row((("  ▌", colour), (f"{name:<{side - 3}}", ""), *cells(gains[kind], by_kind, colour))))
    rows.append(Row(((f"  {say('coach-together'):<{side - 2}}", "bold"), *cells(more[seat], together, "good"))))
    if others:
        rows += [row(), row(f"  {say('coach-others')}", "soft")]
    for one in others:
        chip: tuple[Part, ...] = (("  ", ""), (f" {SEAT_LETTERS[one]} ", PLAYERS[one]))
        shown_name = f" {scene.names[one][: side - 7]:<{side - 6}}"
        rows.append(Row((*chip, (shown_name, ""), *cells(more[one], together, "soft"))))
    if told and width >= SIDE_BY_SIDE:
        rows += [row(), *_leads(futures, side, column)]
    return [*rows, row()]


def _span(lines: Iterable[Sequence[float]]) -> tuple[float, float]:
    """Return the greatest loss and the greatest gain: the lengths of bars to the left and to the right."""
    points = [one for line in lines for one in line]
    return -min([0.0, *points]), max([1.0, *points])


def _cell(points: float, span: tuple[float, float], column: int, style: str) -> list[Part]:
    """Return a bar and a figure: gains to the right of a line, losses to the left."""
    loss, gain = span
    room, bears = column - FIGURE - 2, round(loss) > 0
    left = max(1, round((room - 1) * loss / (loss + gain))) if bears else 0
    right = room - left - int(bears)
    minus = round(left * -points / loss) if points < 0 and bears else 0
    plus = round(right * points / gain) if points > 0 else 0
    bar: list[Part] = [
        (" " * (left - minus), ""),
        (LOSS * minus, "bad"),
        ("│" if bears else "", "dim"),
        ("■" * plus, style),
        (" " * (right - plus), ""),
    ]
    figure = (f"{round(points):>+{FIGURE}} ", "bad" if round(points) < 0 else "bold")
    return [(" ", ""), *(part for part in bar if part[0]), figure]


def _in_columns(side: str, texts: Sequence[str], width: int, column: int, styles: Sequence[str] = ()) -> list[Row]:
    """Return one wrapped text per column, with a word beside the first line."""
    lines = [wrap(text, column - 2) for text in texts]
    styles = styles or [""] * len(texts)
    rows = []
    for number in range(max(len(text) for text in lines)):
        parts: list[Part] = [(f"{f'  {side}' if not number else '':<{width}}", "soft")]
        parts += [
            (f" {text[number] if number < len(text) else '':<{column - 1}}", style)
            for text, style in zip(lines, styles, strict=True)
        ]
        rows.append(Row(tuple(parts)))
    return rows


def _steps(futures: Sequence[Future], side: int, column: int) -> list[Row]:
    """Return the next steps of each choice, line by line."""
    plans = [plan_steps(future) for future in futures]
    rows: list[Row] = []
    for number in range(max(len(plan) for plan in plans)):
        texts = [plan[number] if number < len(plan) else "" for plan in plans]
        rows += _in_columns(say("coach-then" if number else "coach-next"), texts, side, column)
    return rows


def _leads(futures: Sequence[Future], side: int, column: int) -> list[Row]:
    def told(tell: Callable[[Future], str]) -> list[str]:
        return [tell(future) for future in futures]

    styles = ["bad" if round(future.lead) < 0 else "bold" for future in futures]
    return [
        *_in_columns(say("coach-end"), told(average_lead_text), side, column, styles),
        *_in_columns(say("coach-span-head"), told(span_text), side, column),
    ]
