"""Actions in plain words, short enough for the line below the list, which leaves them some fifty columns."""

from boardgames.core.protocol import SEAT_LETTERS, Seat
from boardgames.eic import actions as act
from boardgames.eic import state as st
from boardgames.eic.box.tables import EUROPE, MARKETS, NONE, Tables
from boardgames.eic.rules.capabilities import cheapest_ship
from boardgames.eic.rules.flow import phase
from boardgames.eic.rules.loading import cube_price
from boardgames.eic.rules.navigation import travel_cost
from boardgames.eic.rules.pieces import has_post
from boardgames.eic.rules.trade import bonus, sale_price
from boardgames.eic.state import Company, State

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
            return "done: agents in the centre stay there"
        case act.ChooseShip(ship):
            kind = t.ships[t.ship_index[ship]]
            then = "; a ship must go" if no_dock_is_free(s, seat) else ""
            if kind.period > s.period:
                then = f"; from period {kind.period}"
            return f"{kind.short} {kind.cost} PO: speed {kind.speed}, hold {kind.tonnage}{then}"
        case act.DiscardShip(ship, place):
            old = t.ships[t.ship_index[ship]]
            where = "in port" if place == act.DOCK else f"left in {t.zones[t.zone_index[place]].name}"
            return f"{old.name} {where} (speed {old.speed}, hold {old.tonnage})"
        case act.ChoosePost(spot):
            at = t.spots[t.spot_index[spot]]
            land = t.zones[at.zone]
            both = ", ".join(t.goods[one].name.lower() for one in land.goods)
            return f"{at.name} ({land.roman} {land.name}): {both} {t.costs.discount} PO less"
        case act.SellShares(company, count):
            value = t.values[s.values[company]]
            after = t.values[max(s.values[company] - count, 0)]
            each = f" at {value}" if count > 1 else ""
            return f"+{count * value} PO for {count} of {company_name(t, s, company)}{each}; then worth {after}"
        case act.Mortgage():
            amount = t.values[s.values[seat]] // t.costs.mortgage_divisor
            return f"+{amount} PO; a presidency share counts 0 until redeemed"
        case act.Redeem():
            return f"for {t.values[s.values[seat]]} PO; the presidency share counts again"
        case act.Decline():
            return "sell nothing now"
        case act.BuyShare(company):
            value = t.values[s.values[company]]
            after = t.values[min(s.values[company] + 1, len(t.values) - 1)]
            dividend = t.dividends[min(s.values[company] + 1, len(t.values) - 1)]
            pays = "no dividend" if company == seat else f"pays {dividend}"
            return f"{company_name(t, s, company)} for {value} PO, then worth {after}; {pays}"
        case act.PassExchange():
            return "pass; you are asked again if somebody buys"
        case act.ChooseCard(card):
            return f"{card_text(t, s, t.card_index[card])}  #{card.rsplit('-', 1)[-1]}"
        case act.AcknowledgeCard():
            return _look(t, s)
        case act.PlaceShip(ship, zone):
            kind, land = t.ships[t.ship_index[ship]], t.zones[t.zone_index[zone]]
            cost = travel_cost(t, s, seat, t.zone_index[zone])
            price = f"{cost} PO" if cost else "free"
            post = ", your post" if has_post(t, s, seat, t.zone_index[zone]) else ""
            return f"{kind.short} {kind.speed}/{kind.tonnage} to {land.roman} {land.name}, {price}{post}"
        case act.BuyCube(good):
            return _purchase(t, s, seat, t.good_index[good])
        case act.CloseShip():
            return f"sail home with {counted(t, _loading(s).cargo) or 'an empty hold'}"
        case act.StayInIndies():
            return f"stay here empty for {t.costs.leave_ship} PO, load first next period"
        case act.SellStored(good) | act.SellCube(good):
            return _sale(t, s, seat, t.good_index[good])
        case act.CloseWarehouse():
            return f"keep {counted(t, me.warehouse)} for a later period"
        case act.ChooseUnload(dock):
            lies = me.docks[dock]
            worth = cargo_worth(t, s, seat, lies.cargo)
            return f"{t.ships[lies.kind].short} in dock {dock + 1}: {counted(t, lies.cargo)}, {worth} PO now"
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


def has_flowed(s: State, market: int) -> bool:
    """The cubes of the period have come to the Indies (phase D), or gone from Europe (phase E)."""
    return phase(s) >= ("D", "E")[market]


def prices_ahead(t: Tables, s: State, seat: Seat, good: int, count: int) -> list[int]:
    """What the next cubes of a good would fetch in Europe, one after the other, once its die has taken cubes away.

    Whoever knows the card knows better; but these prices are read aloud at a question that is not secret.
    """
    prices, there = t.layout(s.players).prices[EUROPE][good], s.columns[EUROPE][good]
    if s.dice and not has_flowed(s, EUROPE):
        there = max(there - s.dice[EUROPE][good], 0)
    extra = bonus(t, s, seat, good)
    return [prices[min(there + n, len(prices) - 1)] + extra for n in range(count)]


def cargo_worth(t: Tables, s: State, seat: Seat, cargo: tuple[int, ...]) -> int:
    """What the cubes would fetch if all were sold now."""
    return sum(sum(prices_ahead(t, s, seat, good, cargo.count(good))) for good in set(cargo))


def company_name(t: Tables, s: State, company: int) -> str:
    return f"{letter(s, company)} {t.companies[company].short}"


def cell_name(t: Tables, cell: int) -> str:
    """A cell in two words: by what one gets there."""
    row = t.cells[cell]
    return row.short if row.market == NONE else f"{MARKETS[row.market].capitalize()} card"


def _agent(t: Tables, s: State, seat: Seat, agent: int, cell: str) -> str:
    """The agent as on the board, who helps, how and for how much: to the bank, and 1 PO to each who is there."""
    who = f"{letter(s, seat)}{agent + 1}"
    if cell == act.CENTRE:
        stays = "stay in the centre" if s.companies[seat].agents[agent] == t.centre else "centre"
        return f"{who} {stays}: free, may move on later"
    number = t.cell_index[cell]
    cost = t.cell_costs[s.period - 1][number]
    price = f", {cost} PO" if cost else ""
    if there := s.cells[number]:
        takers = ", ".join(SEAT_LETTERS[company] if company < s.players else "bank" for company in there)
        price += f", +{t.costs.surcharge} to {takers}"
    goal = t.characters[t.cells[number].character].name
    return f"{who} {goal}: {capability_text(t, s, seat, number)}{price}"


def whereabouts(t: Tables, me: Company) -> str:
    """Where the agents stand that can move, each with its number; nothing while all of them are in the port."""
    stand = [(agent + 1, at) for agent, at in enumerate(me.agents) if t.portraits <= at <= t.centre]
    there = ", ".join(f"{number} {t.places[at].capitalize()}" for number, at in stand)
    return f" ({there})" if there else ""


def capability_text(t: Tables, s: State, seat: Seat, number: int) -> str:
    """What a cell would do for the seat now."""
    cell = t.cells[number]
    match cell.capability:
        case "ship":
            cheapest = cheapest_ship(t, s, s.companies[seat])
            verb = "swap" if no_dock_is_free(s, seat) else "buy"
            return f"{verb} a ship" if cheapest == NONE else f"{verb} a ship from {cheapest} PO"
        case "pier":
            return "dock and warehouse"
        case "post":
            return "trading post"
        case "expertise":
            return f"{_place_by_expertise(s, number)} in initiative"
        case "cartography":
            return "free travel to all zones"
        case "influence":
            return f"{'see' if s.cells[number] else 'choose'} the {MARKETS[cell.market].capitalize()} card"
    return f"+{t.costs.negotiation} PO per {t.goods[cell.good].name.lower()} sold"


def card_text(t: Tables, s: State, card: int) -> str:
    """For each good the cubes of the card and the first price after die and card, each in the same columns."""
    market = t.cards[card].market
    layout = t.layout(s.players)
    sign = "-" if market == EUROPE else "+"
    goods = []
    for good, row in enumerate(t.goods):
        cubes, column, there = layout.card_cubes[card][good], layout.columns[market][good], s.columns[market][good]
        flow = s.dice[market][good] + cubes
        space = max(there - flow, 0) if market == EUROPE else min(there + flow, len(column)) - 1
        goods.append(f"{row.letter} {sign}{cubes} » {column[space] if space >= 0 else '-':<2}")
    return "  ".join(goods)


def _place_by_expertise(s: State, cell: int) -> str:
    """Users take the places from the top in order of activation; neutral agents do not count (EIC-Q-14, EIC-Q-39)."""
    before = sum(company < s.players for company in s.cells[cell])
    return ("1st", "2nd", "3rd", "4th")[before]


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
    price, fetches = cube_price(t, s, seat, _loading(s).zone, good), prices_ahead(t, s, seat, good, 1)[0]
    return f"{t.goods[good].name.lower()} for {price} PO; Europe pays {fetches} after its die"
