"""Changes by the selected choice: money, sales, the values of shares."""

from boardgames.core.values import evolve
from boardgames.eic import state as st
from boardgames.eic.face.panels.scene import Scene
from boardgames.eic.rules.end_of_period import move_sales_markers, rank_by_sales


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

    A company that has cargo left may still reach the tens of the last period: it does not fall for them yet.
    """
    t, s = scene.t, scene.then
    if scene.phase != "E":
        return scene.s.values
    s = rank_by_sales(t, s, None)
    companies = tuple(
        evolve(one, sales=max(one.sales, t.sales_floors[one.sales_index])) if _has_cargo(one) else one
        for one in s.companies
    )
    return move_sales_markers(t, evolve(s, companies=companies), None).values


def _has_cargo(company: st.Company) -> bool:
    return bool(company.warehouse) or any(ship.cargo for ship in company.docks)


def marker_after(scene: Scene, company: int) -> int | None:
    """The space of a company's marker after the selected choice; None if it stays where it is."""
    now, then = scene.s.values[company], scene.then.values[company]
    return then if then != now else None
