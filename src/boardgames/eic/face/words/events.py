"""The history in sentences."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeAlias

from boardgames.core.messages import OTHER, Argument, Messages, Named
from boardgames.core.values import Event
from boardgames.eic import events as ev
from boardgames.eic.box.tables import Tables
from boardgames.eic.face.words.names import NEUTRAL, counted, cubes_of, letter, listed

Facts: TypeAlias = dict[str, Argument]


class Teller(NamedTuple):
    """Names for the sentences about events."""

    t: Tables
    messages: Messages
    names: tuple[str, ...]

    def who(self, company: int, neutral: str = "neutral") -> Named:
        """A name, or the neutral company; messages select by `neutral` or `other`."""
        if company < len(self.names):
            return Named(self.names[company], OTHER)
        return Named(self.messages.text(neutral), NEUTRAL)

    def all_of(self, companies: Iterable[int]) -> str:
        return ", ".join(self.who(company) for company in companies)

    def shares(self, company: int) -> str:
        return f"{self.t.companies[company].short} ({letter(len(self.names), company)})"

    def cubes(self, numbers: tuple[int, ...]) -> str:
        """Return numbers of each good."""
        goods = tuple(good for good, number in enumerate(numbers) for _ in range(number))
        return counted(self.t, self.messages, goods) or self.messages.text("nothing")

    def cargo(self, goods: tuple[str, ...]) -> str:
        """In the order of loading."""
        counts = {self.t.good_index[good]: goods.count(good) for good in goods}
        kinds = [cubes_of(self.t, self.messages, good, count) for good, count in counts.items()]
        return ", ".join(kinds) or self.messages.text("nothing")

    def card(self, name: str) -> str:
        return self.cubes(self.t.layout(len(self.names)).card_cubes[self.t.card_index[name]])


def tell(t: Tables, messages: Messages, event: Event, names: tuple[str, ...]) -> str:
    """The event as one sentence; an empty string if it is not worth a line."""
    key = f"told-{event.__struct_config__.tag}"
    if key not in messages:
        return ""
    teller = Teller(t, messages, names)
    facts: Facts = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if isinstance(value, int | str):
            facts[field] = int(value) if isinstance(value, bool) else value
    actor = facts.get("seat", facts.get("company"))
    if isinstance(actor, int):
        facts["who"] = teller.who(actor, "neutral-first")
    if more := MORE.get(type(event)):
        facts |= more(teller, event)
    return messages.text(key, **facts)


# --- what a sentence needs beside the fields of its event -----------------------------------------------------------


def _dice(b: Teller, e: ev.DiceRolled) -> Facts:
    return {"indies": b.cubes(e.indies), "europe": b.cubes(e.europe)}


def _agent_placed(b: Teller, e: ev.AgentPlaced) -> Facts:
    each = b.t.costs.surcharge_per_player
    takers: list[str] = [b.who(seat) for seat in e.paid_to]
    if e.surcharge > len(takers) * each:  # for a neutral agent (EIC-NEU-15)
        takers.append(b.messages.text("bank"))
    return {"each": each, "takers": listed(b.messages, takers)}


def _neutral_agent(b: Teller, e: ev.NeutralAgentPlaced) -> Facts:
    takers = [b.who(seat) for seat in e.paid_to]
    return {
        "paid": len(takers),
        "each": b.t.costs.surcharge_per_player,
        "takers": listed(b.messages, takers),
    }


def _shares(b: Teller, e: ev.SharesSold | ev.ShareBought) -> Facts:
    return {"shares": b.shares(e.company)}


def _value(b: Teller, e: ev.ValueMoved) -> Facts:
    return {"shares": b.shares(e.company), "rises": int(e.after > e.before)}


def _order(b: Teller, e: ev.InitiativeChanged) -> Facts:
    return {"order": b.all_of(e.order)}


def _secret_card(b: Teller, e: ev.CardChosen | ev.CardLookedAt) -> Facts:
    return {"known": int(bool(e.card)), "cubes": b.card(e.card) if e.card else ""}


def _open_card(b: Teller, e: ev.CardRevealed) -> Facts:
    return {"cubes": b.card(e.card)}


def _ship_placed(b: Teller, e: ev.ShipPlaced) -> Facts:
    return {"known": int(bool(e.ship))}


def _flow(b: Teller, e: ev.SupplyArrived | ev.DemandMet) -> Facts:
    return {"cubes": b.cubes(e.cubes)}


def _queue(b: Teller, e: ev.ZoneReached) -> Facts:
    ships = [f"{b.who(company, 'neutral-short')} {b.t.ships[b.t.ship_index[ship]].short}" for company, ship in e.ships]
    return {"queue": ", ".join(ships)}


def _cargo(b: Teller, e: ev.NeutralCubesLoaded | ev.ShipReturned | ev.UnloadingStarted) -> Facts:
    return {"count": len(e.cargo), "cargo": b.cargo(e.cargo)}


def _ranking(b: Teller, e: ev.CompaniesRanked) -> Facts:
    return {
        "ranking": ", ".join(
            b.messages.text("ranked-sale", who=b.who(company), sales=e.sales[company]) for company in e.ranking
        )
    }


def _transfer(b: Teller, e: ev.SalesTransferred) -> Facts:
    return {"neutral": int(e.company >= len(b.names))}


def _dividend(b: Teller, e: ev.DividendPaid) -> Facts:
    return {
        "neutral": int(e.company >= len(b.names)),
        "who": b.who(e.company),
        "holder": b.who(e.seat),
        "short": int(e.amount < e.owed),
    }


def _wealth(b: Teller, e: ev.GameEnded) -> Facts:
    return {
        "wealth": ", ".join(
            b.messages.text("wealth-of", who=b.who(seat), points=points) for seat, points in enumerate(e.wealth)
        )
    }


MORE: dict[type, Callable[[Teller, Any], Facts]] = {
    ev.DiceRolled: _dice,
    ev.AgentPlaced: _agent_placed,
    ev.NeutralAgentPlaced: _neutral_agent,
    ev.SharesSold: _shares,
    ev.ShareBought: _shares,
    ev.ValueMoved: _value,
    ev.InitiativeChanged: _order,
    ev.CardChosen: _secret_card,
    ev.CardLookedAt: _secret_card,
    ev.CardRevealed: _open_card,
    ev.ShipPlaced: _ship_placed,
    ev.SupplyArrived: _flow,
    ev.DemandMet: _flow,
    ev.ZoneReached: _queue,
    ev.NeutralCubesLoaded: _cargo,
    ev.ShipReturned: _cargo,
    ev.UnloadingStarted: _cargo,
    ev.CompaniesRanked: _ranking,
    ev.SalesTransferred: _transfer,
    ev.DividendPaid: _dividend,
    ev.GameEnded: _wealth,
}
