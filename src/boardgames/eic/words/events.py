"""The history in sentences."""

from boardgames.core.protocol import SEAT_LETTERS, Seat
from boardgames.core.values import Event
from boardgames.eic import events as ev
from boardgames.eic.box.tables import Tables
from boardgames.eic.words.choices import NEUTRAL_LETTER, cell_name

NEUTRAL = "the neutral company"


def tell(t: Tables, event: Event, names: tuple[str, ...]) -> str:
    """The event as one sentence; an empty string if it is not worth a line."""

    def who(company: int) -> str:
        return names[company] if company < len(names) else NEUTRAL

    def people(seats: tuple[int, ...]) -> str:
        return _listed([who(seat) for seat in seats])

    def cell(name: str) -> str:
        number = t.cell_index[name]
        return f"the {t.characters[t.cells[number].character].name}: {cell_name(t, number)}"

    def ship(name: str) -> str:
        return t.ships[t.ship_index[name]].name

    def shares(company: int) -> str:
        owner = SEAT_LETTERS[company] if company < len(names) else NEUTRAL_LETTER
        return f"{t.companies[company].short} ({owner})"

    def zone(name: str) -> str:
        land = t.zones[t.zone_index[name]].name
        return f"the {land}" if land.endswith("s") else land

    def counted(cubes: tuple[int, ...]) -> str:
        parts = [f"{n} {good.name.lower()}" for good, n in zip(t.goods, cubes, strict=True) if n]
        return ", ".join(parts) or "nothing"

    def freight(cargo: tuple[str, ...]) -> str:
        return ", ".join(f"{cargo.count(good)} {good}" for good in dict.fromkeys(cargo)) or "nothing"

    def market(name: str) -> str:
        return name.capitalize()

    def card(name: str) -> str:
        return counted(t.layout(len(names)).card_cubes[t.card_index[name]])

    match event:
        case ev.PeriodStarted(period):
            return f"Period {period} ({t.periods[period - 1].label}) begins."
        case ev.DiceRolled(indies, europe):
            return f"Dice: {counted(indies)} will come to the Indies; {counted(europe)} will leave Europe."
        case ev.AgentPlaced(seat, _, name, cost, surcharge, paid_to):
            paid = f" for {cost} PO" if cost else ""
            takers = [who(one) for one in paid_to]
            if surcharge > len(takers) * t.costs.surcharge:  # for a neutral agent (EIC-NEU-15)
                takers.append("the bank")
            extra = f", {t.costs.surcharge} PO surcharge to {_listed(takers)}" if surcharge else ""
            return f"{who(seat)} sends an agent to {cell(name)}{paid}{extra}."
        case ev.AgentSentToCentre(seat):
            return f"{who(seat)} sends an agent to the central zone."
        case ev.AgentsRetired(seat):
            return f"{who(seat)} leaves the agents in the central zone and has no more turns."
        case ev.ShipBought(seat, name, cost):
            return f"{who(seat)} buys the {ship(name)} for {cost} PO."
        case ev.ShipChosen(seat, name):
            return f"{who(seat)} chooses the {ship(name)} and must make room for it."
        case ev.ShipDiscarded(company, name, _):
            return f"{_sentence(who(company))} gives up {_one(ship(name))}."
        case ev.PierBuilt(company, level):
            return f"{_sentence(who(company))} takes the pier extension of level {level}."
        case ev.PostPlaced(company, spot):
            return f"{_sentence(who(company))} opens a trading post in {t.spots[t.spot_index[spot]].name}."
        case ev.NeutralCardDrawn():
            return "The neutral company draws its agent card."
        case ev.NeutralShipTaken(_, name):
            return f"The neutral company takes the {ship(name)}."
        case ev.NeutralEffectIgnored(kind):
            return f"The neutral company cannot use the effect {kind} of its card."
        case ev.NeutralAgentPlaced(_, name, paid_to):
            paid = f"; the bank pays 1 PO to {people(paid_to)}" if paid_to else ""
            return f"A neutral agent goes to {cell(name)}{paid}."
        case ev.SharesSold(seat, company, count, price, value):
            return f"{who(seat)} sells {count} of {shares(company)} at {price} PO; the value falls to {value}."
        case ev.PresidencyMortgaged(seat, amount):
            return f"{who(seat)} mortgages a presidency share for {amount} PO."
        case ev.PresidencyRedeemed(seat, cost):
            return f"{who(seat)} redeems a presidency share for {cost} PO."
        case ev.InitiativeChanged(order):
            return f"Initiative: {', '.join(who(company) for company in order)}."
        case ev.ShareBought(seat, company, price, value):
            return f"{who(seat)} buys a share of {shares(company)} for {price} PO; the value is now {value}."
        case ev.ExchangePassed(seat, forced):
            return f"{who(seat)} {'cannot buy and passes' if forced else 'passes'}."
        case ev.CardChosen(seat, name, secret):
            return f"{who(seat)} chooses the {market(name)} card{': ' + card(secret) if secret else ''}."
        case ev.CardDrawn(name):
            return f"The {market(name)} card is drawn face down."
        case ev.CardLookedAt(seat, name, secret):
            return f"{who(seat)} looks at the {market(name)} card{': ' + card(secret) if secret else ''}."
        case ev.ShipPlaced(seat, name, cost, secret):
            what = f"the {ship(secret)}" if secret else "a ship"
            return f"{who(seat)} sends {what} to {zone(name)}{f' for {cost} PO' if cost else ''}."
        case ev.NeutralShipPlaced(_, _, name, where):
            return f"The neutral company sends its {ship(name)} to {zone(where)}."
        case ev.CardRevealed(name, shown):
            return f"The {market(name)} card is revealed: {card(shown)}."
        case ev.SupplyArrived(cubes):
            return f"The Indies receive {counted(cubes)}."
        case ev.ZoneReached(name, ships):
            queue = [
                f"{names[company] if company < len(names) else 'neutral'} {t.ships[t.ship_index[one]].short}"
                for company, one in ships
            ]
            return f"Loading in {zone(name)}: {', '.join(queue)}."
        case ev.CubeBought(seat, good, price):
            return f"{who(seat)} buys {good} for {price} PO."
        case ev.NeutralCubesLoaded(_, name, cargo):
            return f"The neutral {ship(name)} loads {freight(cargo)}."
        case ev.ShipReturned(seat, name, cargo):
            return f"{who(seat)}'s {ship(name)} sails home {f'with {freight(cargo)}' if cargo else 'empty'}."
        case ev.ShipStayed(seat, name, where, cost):
            return f"{who(seat)} leaves the {ship(name)} in {zone(where)} for {cost} PO."
        case ev.DemandMet(cubes):
            return f"Europe uses up {counted(cubes)}."
        case ev.CubeSold(company, good, price, stored, full):
            source = " from the warehouse" if stored else ""
            end = ", the column is full" if full else ""
            return f"{_sentence(who(company))} sells {good}{source} for {price} PO{end}."
        case ev.CubeStored(company, good):
            return f"{_sentence(who(company))} stores {good}."
        case ev.WarehouseClosed(seat):
            return f"{who(seat)} keeps the goods in the warehouse."
        case ev.UnloadingStarted(company, name, cargo):
            return f"{_sentence(who(company))} unloads the {ship(name)}: {freight(cargo)}."
        case ev.CompaniesRanked(ranking, sales):
            return f"Sales: {', '.join(f'{who(company)} {sales[company]} PO' for company in ranking)}."
        case ev.ValueMoved(company, before, after, by):
            verb = "rise" if after > before else "fall"
            return f"Shares of {shares(company)} {verb} from {before} to {after} PO by {by}."
        case ev.SalesTransferred(company, amount):
            if company >= len(names):
                return f"The neutral company's {amount} PO go to the bank."
            return f"{who(company)} moves {amount} PO of sales to the treasury."
        case ev.DividendPaid(company, seat, amount, owed):
            short = f" of {owed} owed" if amount < owed else ""
            payer = "The bank, for the neutral company," if company >= len(names) else who(company)
            return f"{payer} pays {who(seat)} {amount} PO{short} in dividends."
        case ev.GameEnded(wealth):
            return f"The game is over: {', '.join(f'{who(seat)} {points} PO' for seat, points in enumerate(wealth))}."
    return ""


def _one(thing: str) -> str:
    return f"{'an' if thing[0] in 'AEIOU' else 'a'} {thing}"


def _listed(items: list[str]) -> str:
    return " and ".join(filter(None, (", ".join(items[:-1]), items[-1])))


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def concerns(event: Event) -> tuple[Seat, ...]:
    """The seats to whom the event did something, beside the one who acted."""
    match event:
        case ev.AgentPlaced(paid_to=seats) | ev.NeutralAgentPlaced(paid_to=seats):
            return seats
        case ev.SharesSold(seat, company) | ev.ShareBought(seat, company) if company != seat:
            return (company,)
        case ev.DividendPaid(company, seat):
            return (company, seat)
        case ev.ValueMoved(company) | ev.SalesTransferred(company):
            return (company,)
        case ev.InitiativeChanged(order):
            return tuple(sorted(order))
    return ()
