"""Actions in plain words, price and consequence first: a list of 62 columns cuts what comes after."""

from boardgames.core.protocol import SEAT_LETTERS, Seat
from boardgames.eic import actions as act
from boardgames.eic import state as st
from boardgames.eic.capabilities import cheapest_ship
from boardgames.eic.loading import cube_price
from boardgames.eic.navigation import travel_cost
from boardgames.eic.pieces import has_post
from boardgames.eic.state import State
from boardgames.eic.tables import EUROPE, MARKETS, NONE, Tables
from boardgames.eic.trade import bonus, sale_price

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
            return "no more turns in phase A: agents in the centre stay there"
        case act.ChooseShip(ship):
            kind = t.ships[t.ship_index[ship]]
            then = "; an old ship must go" if no_dock_is_free(s, seat) else ""
            if kind.period > s.period:
                then = f" from period {kind.period}"
            return f"{kind.name} for {kind.cost} PO (speed {kind.speed}, hold {kind.tonnage}){then}"
        case act.DiscardShip(ship, place):
            old = t.ships[t.ship_index[ship]]
            where = "in port" if place == act.DOCK else f"left in {t.zones[t.zone_index[place]].name}"
            return f"{old.name} {where} (speed {old.speed}, hold {old.tonnage})"
        case act.ChoosePost(spot):
            at = t.spots[t.spot_index[spot]]
            land = t.zones[at.zone]
            both = " and ".join(t.goods[one].name.lower() for one in land.goods)
            return f"{at.name}, {land.roman} {land.name}: {both} {t.costs.discount} PO cheaper"
        case act.SellShares(company, count):
            value = t.values[s.values[company]]
            after = t.values[max(s.values[company] - count, 0)]
            each = f" at {value}" if count > 1 else ""
            return f"+{count * value} PO for {count} of {company_name(t, s, company)}{each}; then worth {after}"
        case act.Mortgage():
            amount = t.values[s.values[seat]] // t.costs.mortgage_divisor
            return f"+{amount} PO; the presidency share counts nothing until redeemed"
        case act.Redeem():
            return f"presidency share for {t.values[s.values[seat]]} PO; it counts again at the end"
        case act.Decline():
            return "sell nothing now"
        case act.BuyShare(company):
            value = t.values[s.values[company]]
            after = t.values[min(s.values[company] + 1, len(t.values) - 1)]
            dividend = t.dividends[min(s.values[company] + 1, len(t.values) - 1)]
            pays = "pays you nothing" if company == seat else f"pays {dividend} a period"
            return f"{company_name(t, s, company)} for {value} PO, then worth {after}; {pays}"
        case act.PassExchange():
            return "pass; you may buy again if somebody else buys"
        case act.ChooseCard(card):
            return f"{card_text(t, s, t.card_index[card])} #{card.rsplit('-', 1)[-1]}"
        case act.AcknowledgeCard():
            return _look(t, s)
        case act.PlaceShip(ship, zone):
            kind, land = t.ships[t.ship_index[ship]], t.zones[t.zone_index[zone]]
            cost = travel_cost(t, s, seat, t.zone_index[zone])
            price = f"for {cost} PO" if cost else "free"
            post = ", your post" if has_post(t, s, seat, t.zone_index[zone]) else ""
            return f"{kind.short} to {land.roman} {land.name} {price}{post} (speed {kind.speed}, hold {kind.tonnage})"
        case act.BuyCube(good):
            return _purchase(t, s, seat, t.good_index[good])
        case act.CloseShip():
            return f"sail home with {counted(t, _loading(s).cargo) or 'an empty hold'}"
        case act.StayInIndies():
            return f"stay in the Indies empty for {t.costs.leave_ship} PO, load first next period"
        case act.SellStored(good) | act.SellCube(good):
            return _sale(t, s, seat, t.good_index[good])
        case act.CloseWarehouse():
            return f"keep {counted(t, me.warehouse)} for a later period"
        case act.ChooseUnload(dock):
            lies = me.docks[dock]
            worth = cargo_worth(t, s, seat, lies.cargo)
            return f"{t.ships[lies.kind].name} in dock {dock + 1}: {counted(t, lies.cargo)}, worth {worth} PO now"
        case act.StoreCube(good):
            free = t.warehouse[me.extensions] - len(me.warehouse)
            return f"{good} for a later period ({free} {'space' if free == 1 else 'spaces'} free)"


def no_dock_is_free(s: State, seat: Seat) -> bool:
    """Ships left in the Indies keep their docks (EIC-LEV-05)."""
    me = s.companies[seat]
    return len(me.fleet) >= len(me.docks)


def counted(t: Tables, goods: tuple[int, ...]) -> str:
    """Cubes by kind, such as `2 tea, 1 silk`; empty for none."""
    return ", ".join(f"{goods.count(good)} {t.goods[good].name.lower()}" for good in sorted(set(goods)))


def prices_ahead(t: Tables, s: State, seat: Seat, good: int, count: int) -> list[int]:
    """What the next cubes of a good would fetch in Europe, one after the other."""
    prices, there = t.layout(s.players).prices[EUROPE][good], s.columns[EUROPE][good]
    extra = bonus(t, s, seat, good)
    return [prices[min(there + n, len(prices) - 1)] + extra for n in range(count)]


def cargo_worth(t: Tables, s: State, seat: Seat, cargo: tuple[int, ...]) -> int:
    """What the cubes would fetch if all were sold now."""
    return sum(sum(prices_ahead(t, s, seat, good, cargo.count(good))) for good in set(cargo))


def company_name(t: Tables, s: State, company: int) -> str:
    return f"{letter(s, company)} {t.companies[company].short}"


def _agent(t: Tables, s: State, seat: Seat, agent: int, cell: str) -> str:
    """Who helps, how and for how much; the agent and where it stands come last."""
    at = s.companies[seat].agents[agent]
    origin = t.places[at] if at in (t.centre, t.port) else t.characters[t.homes[at] - t.portraits].name
    if cell == act.CENTRE:
        if at == t.centre:
            return f"stay in the centre: free, may move on later (agent {agent + 1})"
        return f"centre: free, may move on later (agent {agent + 1} from {origin})"
    number = t.cell_index[cell]
    cost = t.cell_costs[s.period - 1][number]
    there = s.cells[number]
    price = f", {cost} PO" if cost else ""
    if there:
        each = " each" if len(there) > 1 else ""
        takers = ", ".join(SEAT_LETTERS[company] if company < s.players else "the bank" for company in there)
        price += f", {t.costs.surcharge} PO{each} to {takers}"
    goal = t.characters[t.cells[number].character].name
    return f"{goal}: {capability_text(t, s, seat, number)}{price} (agent {agent + 1} from {origin})"


def capability_text(t: Tables, s: State, seat: Seat, number: int) -> str:
    """What a cell would do for the seat now."""
    cell = t.cells[number]
    match cell.capability:
        case "ship":
            cheapest = cheapest_ship(t, s, s.companies[seat])
            verb = "replace" if no_dock_is_free(s, seat) else "buy"
            return f"{verb} a ship" if cheapest == NONE else f"{verb} a ship, {cheapest}+ PO"
        case "pier":
            return "dock and warehouse"
        case "post":
            return "trading post"
        case "expertise":
            return f"{_place_by_expertise(s, number)} in initiative"
        case "cartography":
            return "travel free to all zones"
        case "influence":
            return f"{'see' if s.cells[number] else 'choose'} the {MARKETS[cell.market].capitalize()} card"
    return f"+{t.costs.negotiation} PO per {t.goods[cell.good].name.lower()} sold"


def card_text(t: Tables, s: State, card: int) -> str:
    """The first price of each good after die and card, and what the card does at this number of players."""
    market = t.cards[card].market
    layout = t.layout(s.players)
    cubes = layout.card_cubes[card]
    sign, verb = ("-", "sells") if market == EUROPE else ("+", "costs")
    moved = " ".join(f"{sign}{n} {good.name.lower()}" for good, n in zip(t.goods, cubes, strict=True) if n)
    prices = []
    for good, row in enumerate(t.goods):
        flow, there, column = s.dice[market][good] + cubes[good], s.columns[market][good], layout.columns[market][good]
        space = max(there - flow, 0) if market == EUROPE else min(there + flow, len(column)) - 1
        prices.append(f"{row.letter}{column[space]}")
    return f"{verb} {' '.join(prices)}: {moved or 'no cubes'}"


def _place_by_expertise(s: State, cell: int) -> str:
    """Users take the places from the top in order of activation; neutral agents do not count (EIC-Q-14, EIC-Q-39)."""
    before = sum(company < s.players for company in s.cells[cell])
    return ("first", "second", "third", "fourth")[before]


def _look(t: Tables, s: State) -> str:
    frame = s.frames[-1]
    assert isinstance(frame, st.CardLook)
    card = s.drawn[frame.market]
    return card_text(t, s, card) if card >= 0 else "put the card back"


def _loading(s: State) -> st.LoadingTurn:
    frame = s.frames[-1]
    assert isinstance(frame, st.LoadingTurn)
    return frame


def _sale(t: Tables, s: State, seat: Seat, good: int) -> str:
    full = s.columns[EUROPE][good] >= len(t.layout(s.players).columns[EUROPE][good])
    why = ": the column is full" if full else ""
    return f"{t.goods[good].name.lower()} for {sale_price(t, s, seat, good)} PO{why}"


def _purchase(t: Tables, s: State, seat: Seat, good: int) -> str:
    price = cube_price(t, s, seat, _loading(s).zone, good)
    return f"{t.goods[good].name.lower()} for {price} PO (now sells for {sale_price(t, s, seat, good)} in Europe)"
