"""What holds at every moment, and at every step, of every game."""

from typing import Any

from boardgames.eic import actions as act
from boardgames.eic.box.tables import Tables
from boardgames.eic.rules.period import phase
from boardgames.eic.state import State


def check(game: Any, state: State) -> None:
    """A sound state, and what is more than a position from a file needs."""
    assert not (fault := game.fault(state)), fault
    if phase(state) in "AB":
        assert not any(state.zone_piles)
        assert not any(one.hand for one in state.companies)


def check_step(game: Any, before: State, seat: int, action: Any, after: State) -> None:
    """Money that players pay each other stays on the table; prices and shares move only as the phases allow."""
    events: list[Any] = []
    game.apply(before, seat, action, events)
    bank = sum(_from_bank(game.tables, before, event) for event in events)
    assert _money(after) - _money(before) == bank, (action, events)
    if phase(before) == "B" == phase(after) and before.period == after.period:
        assert all(old <= new for old, new in zip(before.values, after.values, strict=True))
    if isinstance(action, act.BuyCube):
        assert all(old <= new for old, new in zip(before.supply, after.supply, strict=True))
    if before.period == 5 and phase(before) != "A":
        for old, new in zip(before.companies, after.companies, strict=True):
            assert all(a <= b for a, b in zip(old.shares, new.shares, strict=True))


def _money(state: State) -> int:
    return sum(one.treasury + one.sales for one in state.companies)


def _from_bank(t: Tables, before: State, event: Any) -> int:
    """What the bank pays (or, negative, receives) by an event."""
    kind = type(event).__name__
    neutral = t.layout(before.players).neutral
    match kind:
        case "AgentPlaced":
            return len(event.paid_to) * t.costs.surcharge_per_player - int(event.cost + event.surcharge)
        case "NeutralAgentPlaced":
            return len(event.paid_to) * t.costs.surcharge_per_player
        case "ShipBought" | "PresidencyRedeemed" | "ShipPlaced" | "ShipStayed":
            return -int(event.cost)
        case "ShareBought" | "CubeBought":
            return -int(event.price)
        case "SharesSold":
            return int(event.count * event.price)
        case "CubeSold":
            return int(event.price)
        case "PresidencyMortgaged":
            return int(event.amount)
        case "SalesTransferred":
            return -int(event.amount) if event.company == neutral else 0
        case "DividendPaid":
            return int(event.amount) if event.company == neutral else 0
    return 0
