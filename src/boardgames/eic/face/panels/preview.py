"""Changes by the selected choice: money, sales, the values of shares."""

from boardgames.eic.face.panels.scene import Scene
from boardgames.eic.rules.end_of_period import move_sales_markers, rank_by_sales
from boardgames.eic.rules.period import phase

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

    With the choice the ranking may already be over: then what is still to come is only the sales markers, or nothing.
    """
    t, then = scene.t, scene.then
    if scene.phase != "E" and scene.s.step != AFTER_RANKING:
        return scene.s.values
    if phase(then) == "E":
        then = rank_by_sales(t, then, None)
    elif then.step != AFTER_RANKING:
        return then.values
    return move_sales_markers(t, then, None).values


def marker_after(scene: Scene, company: int) -> int | None:
    """The space of a company's marker after the selected choice; None if it stays where it is."""
    now, then = scene.s.values[company], scene.then.values[company]
    return then if then != now else None
