"""Everything of the kind that the open question asks for, legal or not: what a player may ask about."""

from boardgames.core.game import Seat
from boardgames.eic import state as st
from boardgames.eic.actions import AnyAction
from boardgames.eic.box.tables import Tables
from boardgames.eic.rules.agents import same_as_earlier
from boardgames.eic.state import Company, State


def candidates(t: Tables, s: State, seat: Seat) -> list[AnyAction]:
    menu, me = t.menu, s.companies[seat]
    companies = range(len(s.companies))
    match s.frames[-1]:
        case st.AgentTurn():
            return _agent_candidates(t, me)
        case st.ShipPurchase():
            return [menu.choose_ship[kind] for kind in me.stack]
        case st.PostChoice():
            return list(menu.choose_post)
        case st.ExchangeTurn():
            sales = [menu.sell_shares[company][0] for company in companies if me.shares[company]]
            pledges: list[AnyAction] = [menu.redeem, menu.mortgage] if s.mortgage else []
            return [*(menu.buy_share[company] for company in companies), *sales, *pledges]
        case st.ShipPlacement():
            return list(menu.voyages(me.fleet, (1 << len(t.zones)) - 1))
        case st.LoadingTurn():
            return [*menu.buy_cube, menu.stay]
        case st.WarehouseTurn():
            return list(menu.sell_stored)
        case st.UnloadTurn():
            return [*menu.sell_cube, *menu.store_cube]
        case st.SaleWindow() | st.RaiseCash():
            pledge = [menu.mortgage] if s.mortgage else []
            return [*(menu.sell_shares[company][0] for company in companies), menu.decline, *pledge]
    return []


def _agent_candidates(t: Tables, me: Company) -> list[AnyAction]:
    menu, everywhere = t.menu, (1 << len(t.cells)) - 1
    found: list[AnyAction] = []
    for agent in range(t.agents):
        if same_as_earlier(me, agent):
            continue
        if not me.moved[agent]:
            found += menu.placements(agent, everywhere)
        elif me.agents[agent] == t.centre:
            found += menu.moves_from_centre(agent, everywhere)
    return [*found, menu.retire]
