"""Changes by the selected choice: money, sales, the values of shares."""

from boardgames.eic.face.panels.scene import Scene
from boardgames.eic.rules.end_of_period import move_sales_markers, rank_by_sales

AFTER_RANKING = "window-after-ranking"
"""The step between the two moves of the values."""


def treasury_after(scene: Scene) -> int | None:
    """Return the treasury of the seat to move after the selected choice, or None if it stays as it is."""
    if scene.seat is None:
        return None
    now, then = (s.companies[scene.seat].treasury for s in (scene.s, scene.then))
    return then if then != now else None


def sales_after(scene: Scene, company: int) -> int:
    """Return the sales of a company after the selected choice."""
    return scene.then.companies[company].sales


def ranking(scene: Scene) -> list[int]:
    """Companies by their sales so far, the selected choice included; ties by initiative."""
    return sorted(scene.s.order, key=lambda company: -sales_after(scene, company))


def settled(scene: Scene) -> tuple[int, ...]:
    """[company]: where each marker would stand if the sales of the period ended with the selected choice.

    Between ranking and sales markers what is still to come is only the latter.
    """
    if scene.s.step == AFTER_RANKING:
        return move_sales_markers(scene.t, scene.then, None).values
    if scene.phase != "E":
        return scene.s.values
    return move_sales_markers(scene.t, rank_by_sales(scene.t, scene.then, None), None).values


def marker_after(scene: Scene, company: int) -> int | None:
    """The space of a company's marker after the selected choice; None if it stays where it is."""
    now, then = scene.s.values[company], scene.then.values[company]
    return then if then != now else None
