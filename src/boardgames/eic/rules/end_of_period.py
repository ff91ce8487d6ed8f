"""Phase F: companies are ranked, share values and initiative move; then the next period, or the end."""

from bisect import bisect_right

from boardgames.core.rulebook import Events
from boardgames.core.values import evolve
from boardgames.eic.actions import DOCK
from boardgames.eic.box.tables import NONE, Tables
from boardgames.eic.events import (
    CompaniesRanked,
    GameEnded,
    InitiativeChanged,
    PeriodEnded,
    PeriodStarted,
    SalesMarkerMoved,
    ShipDiscarded,
    ValueMoved,
)
from boardgames.eic.rules import scoring
from boardgames.eic.rules.share_values import space_after
from boardgames.eic.state import EMPTY_DOCK, LAST_PERIOD, OVER, State


def start_period(t: Tables, s: State, events: Events) -> State:
    """In period 5 the galleons leave the game (EIC-FIV-01)."""
    period = s.period + 1
    if events is not None:
        events.append(PeriodStarted(period))
    s = evolve(s, period=period, dice=(), agent_card=NONE)
    return _discard_galleons(t, s, events) if period == LAST_PERIOD else s


def _discard_galleons(t: Tables, s: State, events: Events) -> State:
    """Wherever they are, in docks or left in the Indies (EIC-Q-21)."""
    companies = list(s.companies)
    for number, one in enumerate(companies):
        if events is not None:
            places = [DOCK for ship in one.docks if ship.kind == t.galleon]
            for zone, pile in zip(t.zones, s.stay_piles, strict=True):
                places += [zone.id for vessel in pile if (vessel.company, vessel.kind) == (number, t.galleon)]
            events += [ShipDiscarded(number, t.ships[t.galleon].id, place) for place in places]
        companies[number] = evolve(
            one,
            docks=tuple(EMPTY_DOCK if ship.kind == t.galleon else ship for ship in one.docks),
            fleet=tuple(kind for kind in one.fleet if kind != t.galleon),
        )
    stay_piles = tuple(tuple(vessel for vessel in pile if vessel.kind != t.galleon) for pile in s.stay_piles)
    return evolve(s, companies=tuple(companies), stay_piles=stay_piles)


def sales_space(t: Tables, sales: int) -> int:
    """The space of the sales track for an amount: the tens that it reaches (EIC-END-08)."""
    return bisect_right(t.sales_floors, sales) - 1


def rank_by_sales(t: Tables, s: State, events: Events) -> State:
    """The first variation of the share values and the new initiative (EIC-END-01 to EIC-END-07, EIC-NEU-34,
    EIC-NEU-35).
    """
    sales = [one.sales for one in s.companies]
    ranking = sorted(s.order, key=sales.__getitem__, reverse=True)  # stable: ties by initiative
    if events is not None:
        events.append(CompaniesRanked(tuple(ranking), tuple(sales)))
    values = list(s.values)
    for company, steps in zip(ranking, t.layout(s.players).rank_steps, strict=True):
        _move(t, values, company, steps, "rank", events)
    order = tuple(reversed(ranking))
    if events is not None and order != s.order:
        events.append(InitiativeChanged(order, s.order))
    return evolve(s, order=order, values=tuple(values))


def move_sales_markers(t: Tables, s: State, events: Events) -> State:
    """The second variation, by the sales of the period before (EIC-END-08, EIC-END-09)."""
    values, companies = list(s.values), list(s.companies)
    for company, one in enumerate(companies):
        space = sales_space(t, one.sales)
        if space != one.sales_index:
            if events is not None:
                events.append(SalesMarkerMoved(company, one.sales_index, space))
            _move(t, values, company, space - one.sales_index, "sales", events)
            companies[company] = evolve(one, sales_index=space)
    return evolve(s, values=tuple(values), companies=tuple(companies))


def _move(t: Tables, values: list[int], company: int, steps: int, by: str, events: Events) -> None:
    before = values[company]
    after = values[company] = space_after(t, before, steps)
    if events is not None and after != before:
        events.append(ValueMoved(company, t.values[before], t.values[after], by))


def finish_period(t: Tables, s: State, events: Events) -> State:
    """Used cards leave the game, agents go to the portraits; after period 5 it is over (EIC-END-13 to EIC-END-15)."""
    if events is not None:
        events.append(PeriodEnded(s.period))
    if s.period == LAST_PERIOD:
        if events is not None:
            events.append(GameEnded(tuple(sheet.total for sheet in scoring.scores(t, s))))
        return evolve(s, step=OVER)
    homes, unmoved = t.homes, (False,) * t.agents
    companies = [
        evolve(one, agents=tuple([homes[place] for place in one.agents]), moved=unmoved, finished=False)
        for one in s.companies
    ]
    return evolve(
        s,
        companies=tuple(companies),
        cells=((),) * len(t.cells),
        drawn=(NONE, NONE),
        seen=(0, 0),
    )
