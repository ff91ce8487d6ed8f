"""The coach's page: the best choices side by side, where their points come from, and what they cost the others."""

from collections.abc import Sequence

from boardgames.advice import reasons
from boardgames.bots.coach import Advice
from boardgames.core.protocol import SEAT_LETTERS, Seat
from boardgames.drawing.styles import PLAYERS
from boardgames.tui.look.house import points_colour
from boardgames.tui.look.paint import Part, Row, row, wrap
from boardgames.tui.scene import Scene
from boardgames.tui.screens.pages import WIDTH
from boardgames.tui.screens.reader import Reader

COLUMN, BAR = 17, 9
"""How wide the column of a choice and the bar in it are."""
TO_YOU = "In the end, to you"


def coach_page(scene: Scene, advice: Advice, seat: Seat, *, told: bool) -> Reader:
    """Each choice with its reasons; Enter ends the page with the choice under the cursor.

    Of other players' points it speaks only if the table has agreed to show everybody's score (`told`).
    """
    rows: list[Row] = [row()]
    for place, future in enumerate(advice.futures):
        offer = scene.offers[future.choice]
        asked = " (the one you asked about)" if future.choice == advice.about and place else ""
        first, *more = wrap(offer.text + asked, WIDTH - 14)
        cap: Part = (offer.code, "key")
        number: Part = (f"  {place + 1}  ", "title")
        rows.append(Row((number, cap, (" " * max(1, 7 - len(offer.code)), ""), (first, "bold")), offer))
        rows += [row(" " * 12 + line, "bold") for line in more]
        for sentence in reasons(scene.game, advice, place, seat, scene.names, told=told):
            rows += [row(" " * 12 + line) for line in wrap(sentence, WIDTH - 14)]
        rows.append(row())
    if len(advice.futures) > 1:
        rows += _table(scene, advice, seat, told=told)
        games = len(advice.futures[0].leads)
        rows.append(
            row(
                f"  Each was played on in the same {games} possible games, and those were judged. It can be wrong.",
                "dim",
            )
        )
    rows.append(row("  Enter selects the choice; at the table Enter confirms it.", "soft"))
    rows.append(row("  Select any other choice and ask again: why not this one?", "soft"))
    compared = [future.choice for future in advice.futures]
    looked_at = advice.about if advice.about in compared else compared[0]
    return Reader(f"Coach: {scene.question}", rows, scene.offers[looked_at])


def _table(scene: Scene, advice: Advice, seat: Seat, *, told: bool) -> list[Row]:
    """The points in the end by where they come from, a column a choice; then everybody's."""
    futures, words = advice.futures, scene.game.words
    categories = list(dict.fromkeys(category for future in futures for category in future.points[seat]))
    wide = max(len(TO_YOU), *(len(words.category(category)) for category in categories)) + 2
    figures = {c: [future.points[seat].get(c, 0.0) for future in futures] for c in categories}
    most = max([1.0, *(abs(points) for line in figures.values() for points in line)])
    heads = "".join(f"{f'choice {place + 1}':>{COLUMN}}" for place in range(len(futures)))
    rows = [row(f"  {TO_YOU:<{wide}}{heads}", "title")]
    for number, category in enumerate(categories):
        if any(round(points) for points in figures[category]):
            colour = f"={points_colour(number)}/"
            name: tuple[Part, ...] = (("  ▌", colour), (f"{words.category(category):<{wide - 1}}", ""))
            rows.append(Row((*name, *_cells(figures[category], most, colour))))
    totals = [[sum(points.values()) for points in future.points] for future in futures]
    rows.append(Row(((f"  {'together':<{wide}}", "bold"), *_cells([line[seat] for line in totals], 0, "bold"))))
    for other, name_of in enumerate(scene.names):
        if told and other != seat:
            chip: tuple[Part, ...] = (("  ", ""), (f" {SEAT_LETTERS[other]} ", PLAYERS[other]))
            shown = f" {name_of[: wide - 4]:<{wide - 4}}"
            rows.append(Row((*chip, (shown, ""), *_cells([line[other] for line in totals], 0, ""))))
    return [*rows, row()]


def _cells(points: Sequence[float], most: float, style: str) -> list[Part]:
    """A bar and a figure for each choice; without a measure the figure alone."""
    cells: list[Part] = []
    for one in points:
        long = round(BAR * abs(one) / most) if most else 0
        cells += [(" " * (COLUMN - 6 - long), ""), ("■" * long, style if most else ""), (f"{round(one):>6}", "bold")]
    return cells
