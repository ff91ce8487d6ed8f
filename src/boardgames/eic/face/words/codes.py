"""Codes of the actions, and the places on the board that they point at."""

from boardgames.eic import actions as act
from boardgames.eic.box.tables import Tables
from boardgames.eic.face.words.names import letter
from boardgames.eic.state import State

PLAIN_CODES: dict[type, str] = {
    act.RetireAgents: "r",
    act.Mortgage: "xm",
    act.Redeem: "r",
    act.Decline: "d",
    act.PassExchange: "p",
    act.AcknowledgeCard: "ok",
    act.CloseShip: "c",
    act.StayInIndies: "i",
    act.CloseWarehouse: "c",
}

UNKNOWN = "q"
"""Stands for whatever is not in the box: any action can be asked for its code."""


def abbreviations(ids: list[str]) -> dict[str, str]:
    """The shortest beginnings of equal length, at least two letters, that tell all ids apart."""
    length = 2
    while len({one[:length] for one in ids}) < len(ids):
        length += 1
    return {one: one[:length].replace("-", ".") for one in ids}


class Codes:
    """The codes over one set of tables."""

    def __init__(self, t: Tables) -> None:
        self._ship_index = t.ship_index
        self._ships = abbreviations([ship.id for ship in t.ships])
        self._spots = abbreviations([spot.id for spot in t.spots])
        self._goods = {good.id: good.letter.lower() for good in t.goods}
        self._zones = {zone.id: str(zone.number) for zone in t.zones} | {act.DOCK: "p"}
        self._companies = len(t.companies)
        self._cells = {
            cell.id: cell.character[0] + (self._goods[cell.good] if cell.good else cell.capability[0])
            for cell in t.cells
        } | {act.CENTRE: "o"}

    def code(self, state: State, action: act.AnyAction) -> str:
        match action:
            case act.PlaceAgent(agent, cell) | act.MoveFromCentre(agent, cell):
                return f"{self._cells.get(cell, UNKNOWN)}{agent + 1}"
            case act.ChooseShip(ship):
                return self._ships.get(ship, UNKNOWN)
            case act.DiscardShip(ship, place):
                return self._ships.get(ship, UNKNOWN) + self._zones.get(place, UNKNOWN)
            case act.ChoosePost(spot):
                return self._spots.get(spot, UNKNOWN)
            case act.SellShares(company, count):
                return f"x{self._company(state, company)}{count}"
            case act.BuyShare(company):
                return f"b{self._company(state, company)}"
            case act.ChooseCard(card):
                return f"c{card_number(card)}"
            case act.PlaceShip(ship, zone):
                return self._zones.get(zone, UNKNOWN) + self._ships.get(ship, UNKNOWN)
            case act.BuyCube(good):
                return f"b{self._goods.get(good, UNKNOWN)}"
            case act.SellStored(good) | act.SellCube(good):
                return f"s{self._goods.get(good, UNKNOWN)}"
            case act.StoreCube(good):
                return f"w{self._goods.get(good, UNKNOWN)}"
            case act.ChooseUnload(dock):
                return f"d{dock + 1}"
        return PLAIN_CODES[type(action)]

    def _company(self, state: State, company: int) -> str:
        return letter(state.players, company).lower() if 0 <= company < self._companies else UNKNOWN

    def place(self, state: State, action: act.AnyAction) -> str | None:
        match action:
            case act.PlaceAgent(_, cell) | act.MoveFromCentre(_, cell):
                return cell
            case act.ChooseShip(ship):
                return f"yard-{ship}"
            case act.ChooseCard(card):
                return f"card-{card}"
            case act.ChoosePost(spot):
                return spot
            case act.SellShares(company) | act.BuyShare(company):
                return f"company-{company}"
            case act.PlaceShip(_, zone):
                return zone
            case act.BuyCube(good):
                return f"indies-{good}"
            case act.SellStored(good) | act.SellCube(good):
                return f"europe-{good}"
            case act.StoreCube() if state.frames:
                return f"store-{state.frames[-1].seat}"
            case act.Mortgage() | act.Redeem() if state.frames:
                return f"port-{state.frames[-1].seat}"
            case act.ChooseUnload(dock):
                return f"dock-{dock}"
            case act.DiscardShip(ship, place) if place == act.DOCK and state.frames:
                kinds = [lies.kind for lies in state.companies[state.frames[-1].seat].docks]
                kind = self._ship_index.get(ship)
                return f"dock-{kinds.index(kind)}" if kind in kinds else None
            case act.DiscardShip(_, place):
                return place
        return None


def card_number(card: str) -> str:
    """The number of a card in its pile, which ends its id."""
    return card.rsplit("-", 1)[-1]
