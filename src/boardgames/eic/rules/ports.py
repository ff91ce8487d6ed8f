"""A company's port: docks, pier extensions, the warehouse, and the ships that it can buy."""

from boardgames.core.game import Seat
from boardgames.core.rulebook import Events
from boardgames.core.values import evolve, replaced
from boardgames.eic.box.tables import Tables
from boardgames.eic.events import PierBuilt
from boardgames.eic.state import EMPTY_DOCK, Company, Ship, State


def has_free_dock(me: Company) -> bool:
    """Ships that are away keep their docks, also those left in the Indies (EIC-SHP-06, EIC-LEV-05)."""
    return len(me.fleet) < len(me.docks)


def docked(company: Company, ship: Ship) -> Company:
    """The ship lies in the leftmost empty dock (EIC-Q-58)."""
    return evolve(company, docks=replaced(company.docks, company.docks.index(EMPTY_DOCK), ship))


def has_all_piers(t: Tables, me: Company) -> bool:
    """One extension of each level (EIC-SHP-08)."""
    return me.extensions == len(t.docks) - 1


def extended(t: Tables, company: Company, number: int, events: Events) -> Company:
    """With the next pier extension: one more dock at the right (EIC-SHP-08, EIC-SHP-09, EIC-SHP-11)."""
    if events is not None:
        events.append(PierBuilt(number, company.extensions + 1))
    return evolve(company, docks=(*company.docks, EMPTY_DOCK), extensions=company.extensions + 1)


def free_storage(t: Tables, me: Company) -> int:
    """Empty spaces of the warehouse (EIC-TRD-10, EIC-TRD-15)."""
    return t.warehouse[me.extensions] - len(me.warehouse)


def for_sale(t: Tables, s: State, me: Company) -> list[int]:
    """The ships of the stack that this period offers (EIC-SHP-01)."""
    stack = me.stack
    return [kind for kind in t.ships_for_sale[s.period - 1] if kind in stack]


def cheapest_ship(t: Tables, s: State, me: Company) -> int:
    """Return the price of the cheapest ship for sale; NONE if the stack has none for this period."""
    return t.cheapest(s.period, me.stack)


def affordable_ships(t: Tables, s: State, seat: Seat) -> list[int]:
    me = s.companies[seat]
    return [kind for kind in for_sale(t, s, me) if t.ships[kind].cost <= me.treasury]
