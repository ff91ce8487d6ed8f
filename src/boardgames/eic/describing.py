"""Actions in plain words, with cost and immediate gain."""

from boardgames.core.protocol import SEAT_LETTERS, Seat
from boardgames.eic import actions as act
from boardgames.eic import state as st
from boardgames.eic.capabilities import cheapest_ship
from boardgames.eic.loading import cube_price
from boardgames.eic.navigation import travel_cost
from boardgames.eic.state import State
from boardgames.eic.tables import EUROPE, MARKETS, NONE, Tables
from boardgames.eic.trade import sale_price

NEUTRAL_LETTER = "N"


def letter(s: State, company: int) -> str:
    """A player's letter, or that of the neutral company."""
    return SEAT_LETTERS[company] if company < s.players else NEUTRAL_LETTER


def describe(t: Tables, s: State, seat: Seat, action: act.AnyAction) -> str:
    """The action in plain words, with cost and immediate gain."""
    me = s.companies[seat]
    match action:
        case act.PlaceAgent(agent, cell) | act.MoveFromCentre(agent, cell):
            return _agent(t, s, seat, agent, cell)
        case act.RetireAgents():
            return "leave the agents in the centre there for this period"
        case act.ChooseShip(ship):
            kind = t.ships[t.ship_index[ship]]
            return f"{kind.name} for {kind.cost} PO (speed {kind.speed}, hold {kind.tonnage})"
        case act.DiscardShip(ship, place):
            where = "in port" if place == act.DOCK else f"left in {t.zones[t.zone_index[place]].name}"
            return f"{t.ships[t.ship_index[ship]].name} {where}"
        case act.ChoosePost(spot):
            at = t.spots[t.spot_index[spot]]
            land = t.zones[at.zone]
            both = " and ".join(t.goods[one].name.lower() for one in land.goods)
            return f"{at.name} in zone {land.roman} {land.name} ({both} {t.costs.discount} PO cheaper)"
        case act.SellShares(company, count):
            value = t.values[s.values[company]]
            after = t.values[max(s.values[company] - count, 0)]
            return f"{count} of {company_name(t, s, company)}: +{count} x {value} PO, value {value} > {after}"
        case act.Mortgage():
            return f"mortgage a presidency share: +{t.values[s.values[seat]] // t.costs.mortgage_divisor} PO"
        case act.Redeem():
            return f"redeem a presidency share for {t.values[s.values[seat]]} PO"
        case act.Decline():
            return "sell nothing now"
        case act.BuyShare(company):
            value = t.values[s.values[company]]
            after = t.values[min(s.values[company] + 1, len(t.values) - 1)]
            left = s.market_shares[company]
            return f"{company_name(t, s, company)} for {value} PO, value {value} > {after} ({left} left)"
        case act.PassExchange():
            return "pass"
        case act.ChooseCard(card):
            return f"card {card.rsplit('-', 1)[-1]}: {card_text(t, s, t.card_index[card])}"
        case act.AcknowledgeCard():
            return _look(t, s)
        case act.PlaceShip(ship, zone):
            kind, land = t.ships[t.ship_index[ship]], t.zones[t.zone_index[zone]]
            cost = travel_cost(t, s, seat, t.zone_index[zone])
            price = f"for {cost} PO" if cost else "free"
            return f"{kind.name} ({kind.speed}/{kind.tonnage}) to {land.roman} {land.name}, {price}"
        case act.BuyCube(good):
            return _purchase(t, s, seat, t.good_index[good])
        case act.CloseShip():
            return "sail home with what is loaded"
        case act.StayInIndies():
            return f"stay in the Indies for {t.costs.leave_ship} PO and load first next period"
        case act.SellStored(good) | act.SellCube(good):
            return f"{good} for {sale_price(t, s, seat, t.good_index[good])} PO"
        case act.CloseWarehouse():
            return "keep what is stored"
        case act.ChooseUnload(dock):
            lies = me.docks[dock]
            cargo = " ".join(t.goods[one].name.lower() for one in lies.cargo)
            return f"dock {dock + 1}: {t.ships[lies.kind].name} with {cargo}"
        case act.StoreCube(good):
            return f"{good} in the warehouse, for a later period"


def company_name(t: Tables, s: State, company: int) -> str:
    return f"{letter(s, company)} {t.companies[company].short}"


def _agent(t: Tables, s: State, seat: Seat, agent: int, cell: str) -> str:
    at = s.companies[seat].agents[agent]
    origin = t.places[at] if at in (t.centre, t.port) else t.characters[t.homes[at] - t.portraits].name
    if cell == act.CENTRE:
        verb = "stays in the centre" if at == t.centre else f"from {origin} to the centre"
        return f"agent {agent + 1} {verb}: free, may move on later"
    number = t.cell_index[cell]
    cost = t.cell_costs[s.period - 1][number]
    surcharge = len(s.cells[number]) * t.costs.surcharge
    price = (f" for {cost} PO" if cost else "") + (f" + {surcharge} PO surcharge" if surcharge else "")
    goal = t.characters[t.cells[number].character].name
    return f"agent {agent + 1} from {origin} to {goal}: {capability_text(t, s, seat, number)}{price}"


def capability_text(t: Tables, s: State, seat: Seat, number: int) -> str:
    """What a cell would do for the seat now."""
    cell = t.cells[number]
    match cell.capability:
        case "ship":
            cheapest = cheapest_ship(t, s, s.companies[seat])
            return "buy a ship" if cheapest == NONE else f"buy a ship, {cheapest} PO or more"
        case "pier":
            return "pier with dock and store"
        case "post":
            return "trading post"
        case "expertise":
            return "up in initiative"
        case "cartography":
            return "free travel"
        case "influence":
            return f"{'see' if s.cells[number] else 'choose'} the {MARKETS[cell.market].capitalize()} card"
    return f"+{t.costs.negotiation} PO per {t.goods[cell.good].name.lower()} sold"


def card_text(t: Tables, s: State, card: int) -> str:
    """What a market card does at this number of players."""
    sign = "-" if t.cards[card].market == EUROPE else "+"
    cubes = t.layout(s.players).card_cubes[card]
    return ", ".join(f"{good.name.lower()} {sign}{n}" for good, n in zip(t.goods, cubes, strict=True))


def _look(t: Tables, s: State) -> str:
    frame = s.frames[-1]
    assert isinstance(frame, st.CardLook)
    card = s.drawn[frame.market]
    return f"seen: {card_text(t, s, card)}" if card >= 0 else "put the card back"


def _purchase(t: Tables, s: State, seat: Seat, good: int) -> str:
    frame = s.frames[-1]
    assert isinstance(frame, st.LoadingTurn)
    price = cube_price(t, s, seat, frame.zone, good)
    return f"{t.goods[good].name.lower()} for {price} PO (now sells for {sale_price(t, s, seat, good)} in Europe)"
