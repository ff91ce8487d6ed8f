"""Forecast of what a cube that is loaded now will fetch in Europe: after demand and all cubes that sell before it."""

from collections import Counter
from typing import NamedTuple

from boardgames.core.game import Seat
from boardgames.core.values import evolve, replaced
from boardgames.eic.box.tables import EUROPE, Tables
from boardgames.eic.rules.navigation import pile_of
from boardgames.eic.rules.period import has_flowed
from boardgames.eic.rules.ports import docked
from boardgames.eic.rules.trade import known_card, leaving, sale_price, unloading_turns
from boardgames.eic.state import LoadingTurn, Ship, State


class Fetched(NamedTuple):
    """Proceeds of a cube, at least and at most."""

    least: int
    most: int

    def __str__(self) -> str:
        return str(self.least) if self.least == self.most else f"{self.least}-{self.most}"


class Outlook(NamedTuple):
    """Forecast for the next cubes of a good on the ship that loads."""

    fetched: tuple[Fetched, ...]
    """One after the other."""
    ahead: int
    """Cubes of the good aboard, those of the ship itself included, that sell before the first of them: at least."""
    stored: int
    """Cubes of the good in warehouses of players, who may sell them before all ships."""


def homecoming(t: Tables, s: State) -> list[tuple[int, int]]:
    """(company, dock) of the loaded ships in the order in which they sell; of a company's own the first dock first."""
    left = _alongside(t, s)
    return [(company, left[t.speeds[number], company].pop(0)) for number, company in unloading_turns(t, s, 0, 0)]


def _alongside(t: Tables, s: State) -> dict[tuple[int, int], list[int]]:
    """Return the docks of the loaded ships by (speed, company)."""
    found: dict[tuple[int, int], list[int]] = {}
    for company, one in enumerate(s.companies):
        for dock, ship in enumerate(one.docks):
            if ship.cargo:
                found.setdefault((t.ships[ship.kind].speed, company), []).append(dock)
    return found


def _sold_before(t: Tables, s: State, seat: Seat, good: int, before: list[tuple[int, int]]) -> tuple[int, int]:
    """Return how many cubes of a good the ships that sell before carry, at least and at most.

    Another player chooses which of several ships of a speed sells first (EIC-TRD-08).
    """
    turns = Counter((t.ships[s.companies[one].docks[dock].kind].speed, one) for one, dock in before)
    least = most = 0
    for (speed, company), docks in _alongside(t, s).items():
        if company == seat or company >= s.players:
            docks = [dock for dock in docks if (company, dock) in before]
        sold = turns[speed, company]
        cargo = sorted(s.companies[company].docks[dock].cargo.count(good) for dock in docks)
        least += sum(cargo[:sold])
        most += sum(cargo[len(cargo) - sold :])
    return least, most


def _ships_before(t: Tables, s: State, seat: Seat, dock: int) -> list[list[tuple[int, int]]]:
    """Return the ships that sell before the one in a dock, at least and at most.

    The seat chooses which of its ships of a speed sells first, unless no other ship comes in between: then the one in
    the first dock does.
    """
    order, speed = homecoming(t, s), t.ships[s.companies[seat].docks[dock].kind].speed
    own = [
        turn
        for turn, (company, at) in enumerate(order)
        if company == seat and t.ships[s.companies[company].docks[at].kind].speed == speed
    ]
    if own[-1] - own[0] == len(own) - 1:
        return [order[: order.index((seat, dock))]] * 2
    return [order[: own[0]], [one for one in order[: own[-1] + 1] if one != (seat, dock)]]


def demand(t: Tables, s: State, seat: Seat, good: int) -> tuple[int, int]:
    """Return how many cubes of a good leave Europe before the trade, at least and at most as the seat can know."""
    if not s.dice or has_flowed(s, EUROPE):
        return 0, 0
    if (card := known_card(s, seat)) >= 0:
        gone = leaving(t, s, card)[good]
        return gone, gone
    # A card that another viewer of this state has seen is one of those that it may be.
    cards = {*s.piles[pile_of(t, s, EUROPE)], *(one for one in s.drawn[EUROPE : EUROPE + 1] if one >= 0)}
    found = [leaving(t, s, one)[good] for one in cards] or [leaving(t, s, -1)[good]]
    return min(found), max(found)


def outlook(t: Tables, s: State, f: LoadingTurn, good: int, count: int = 1) -> Outlook:
    """Forecast the next cubes of a good, if nobody loads anything else that sells before them and no cargo is stored.

    Warehouses sell first: those of players may, that of the neutral company does.
    """
    sails = docked(s.companies[f.seat], Ship(f.queue[0].kind, (*f.cargo, good)))
    dock = next(n for n, (a, b) in enumerate(zip(sails.docks, s.companies[f.seat].docks, strict=True)) if a != b)
    then = evolve(s, companies=replaced(s.companies, f.seat, sails))
    least, most = (_sold_before(t, then, f.seat, good, ships) for ships in _ships_before(t, then, f.seat, dock))
    ahead, behind = least[0] + f.cargo.count(good), most[1] + f.cargo.count(good)
    kept = [one.warehouse.count(good) for one in s.companies]
    stored, sure = sum(kept[: s.players]), sum(kept[s.players :])
    few, many = demand(t, s, f.seat, good)
    column = s.columns[EUROPE][good]

    def price(cubes: int) -> int:
        return sale_price(t, s, f.seat, good, cubes)

    fetched = tuple(
        Fetched(price(column - few + sure + stored + behind + n), price(column - many + sure + ahead + n))
        for n in range(count)
    )
    return Outlook(fetched, ahead + sure, stored)
