"""Bar of a player's points: a piece for each kind of points, in its colour."""

from collections.abc import Sequence

from boardgames.kit.colours import BAD, SHEET, WELL, bold, exact, readable
from boardgames.tui.look.paint import Part
from boardgames.tui.look.shell_colours import points_colour
from boardgames.tui.view.player_figures import PlayerFigures

LOSS = "-"
"""Character for points that the selected choice would take away."""


def points_bar(
    points: Sequence[int],
    most: int,
    width: int,
    then: PlayerFigures | None = None,
    more: int = 0,
    colours: Sequence[str] = (),
) -> list[Part]:
    """Return points by kind, side by side, with a figure in each piece that has room for one.

    What the selected choice would add is hatched in its colour, what it would take away is hollow with the signs of a
    loss; unknown points are hatched in grey.
    """
    after = then.points if then is not None and then.points else points
    lost = "".join(f" {value}" for value in after if value < 0)
    room = width - len(lost)
    parts: list[Part] = []
    total, used = 0, 0

    def reach(value: int) -> int:
        nonlocal total, used
        total += value
        start, used = used, min(room, round(total * room / max(1, most)))
        return used - start

    for number, (now, later) in enumerate(zip(points, after, strict=True)):
        now, later = max(0, now), max(0, later)
        colour = colours[number] if number < len(colours) else points_colour(number)
        if kept := min(now, later):
            parts += _piece(str(kept), reach(kept), colour)
        if later > now:
            parts.append(("▒" * reach(later - now), f"{exact(colour)}/"))
        elif later < now:
            parts.append((LOSS * reach(now - later), f"{bold(BAD)}/{WELL}"))
    parts.append(("░" * reach(more), "soft"))
    if lost:
        parts.append((lost, "bad"))
    return [*(part for part in parts if part[0]), (" " * (room - used), "")]


def _piece(figure: str, width: int, colour: str) -> list[Part]:
    """Return a piece of a bar, with a thin line in the colour of the sheet above the row below.

    There is always a blank before a figure, so that two pieces never read as one number, even if all are grey.
    """
    line = f"{exact(SHEET)}/{colour}"
    if width <= len(figure):
        return [("▁" * width, line)] if width else []
    before = (width - len(figure) + 1) // 2
    after = width - len(figure) - before
    ink = bold(readable("#000000", colour))
    parts: list[Part] = [("▁" * before, line), (figure, f"{ink}/{colour}"), ("▁" * after, line)]
    return [part for part in parts if part[0]]
