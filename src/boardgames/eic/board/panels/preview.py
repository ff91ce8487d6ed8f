"""What the selected choice would change: money, sales, the values of shares."""

from boardgames.core.values import evolve, replaced
from boardgames.eic import actions as act
from boardgames.eic import state as st
from boardgames.eic.board.panels.scene import Scene
from boardgames.eic.rules.agents import cell_cost, surcharge
from boardgames.eic.rules.end_of_period import move_sales_markers, rank_by_sales
from boardgames.eic.rules.loading import cube_price
from boardgames.eic.rules.mortgage import mortgage_amount
from boardgames.eic.rules.navigation import travel_cost
from boardgames.eic.rules.share_values import share_value, space_after
from boardgames.eic.rules.trade import sale_price


def treasury_after(scene: Scene) -> int | None:
    """Of the seat to move after the selected choice; None if it stays as it is."""
    t, s, seat, action = scene.t, scene.s, scene.seat, scene.look.action
    if action is None or seat is None:
        return None
    change = 0
    match action:
        case act.PlaceAgent(_, cell) | act.MoveFromCentre(_, cell) if cell in t.cell_index:
            number = t.cell_index[cell]
            change = -cell_cost(t, s, number) - surcharge(t, s, number)
        case act.BuyShare(company):
            change = -share_value(t, s, company)
        case act.SellShares(company, count):
            change = count * share_value(t, s, company)
        case act.Mortgage():
            change = mortgage_amount(t, s, seat)
        case act.Redeem():
            change = -share_value(t, s, seat)
        case act.PlaceShip(_, zone):
            change = -travel_cost(t, s, seat, t.zone_index[zone])
        case act.ChooseShip(ship):
            change = -t.ships[t.ship_index[ship]].cost
        case act.DiscardShip() if isinstance(scene.frame, st.Discard):
            change = -t.ships[scene.frame.ship].cost
        case act.BuyCube(good) if isinstance(scene.frame, st.LoadingTurn):
            change = -cube_price(t, s, seat, scene.frame.zone, t.good_index[good])
        case act.StayInIndies():
            change = -t.costs.leave_ship_in_indies
    return s.companies[seat].treasury + change if change else None


def sales_after(scene: Scene, company: int) -> int:
    """Of a company after the selected choice."""
    sales, action = scene.s.companies[company].sales, scene.look.action
    if company == scene.seat and isinstance(action, act.SellCube | act.SellStored):
        sales += sale_price(scene.t, scene.s, company, scene.t.good_index[action.good])
    return sales


def ranking(scene: Scene) -> list[int]:
    """Companies by their sales so far, the selected choice included; ties by initiative."""
    return sorted(scene.s.order, key=lambda company: -sales_after(scene, company))


def settled(scene: Scene) -> tuple[int, ...]:
    """[company]: where each marker would stand if the sales of the period ended with the selected choice.

    A company that has cargo left may still reach the tens of the last period: it does not fall for them yet.
    """
    t, s = scene.t, scene.s
    if scene.phase != "E":
        return s.values
    if scene.seat is not None and isinstance(scene.look.action, act.SellCube | act.SellStored):
        me = evolve(s.companies[scene.seat], sales=sales_after(scene, scene.seat))
        s = evolve(s, companies=replaced(s.companies, scene.seat, me))
    s = rank_by_sales(t, s, None)
    companies = tuple(
        evolve(one, sales=max(one.sales, t.sales_floors[one.sales_index])) if _has_cargo(one) else one
        for one in s.companies
    )
    return move_sales_markers(t, evolve(s, companies=companies), None).values


def _has_cargo(company: st.Company) -> bool:
    return bool(company.warehouse) or any(ship.cargo for ship in company.docks)


def marker_after(scene: Scene, company: int) -> int | None:
    """The space of a company's marker after the selected purchase or sale of shares; None if it is not about it."""
    match scene.look.action:
        case act.BuyShare(one) if one == company:
            return space_after(scene.t, scene.s.values[company], 1)
        case act.SellShares(one, count) if one == company:
            return space_after(scene.t, scene.s.values[company], -count)
    return None
