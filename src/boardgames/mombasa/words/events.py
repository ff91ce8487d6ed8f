"""Every event as one sentence."""

from boardgames.core.values import Event
from boardgames.mombasa import events as ev
from boardgames.mombasa.actions import BOOKKEEPING
from boardgames.mombasa.box.tables import TOTALS, Tables
from boardgames.mombasa.rules.bookkeepers import FLIP_PRICE
from boardgames.mombasa.state import HIDDEN
from boardgames.mombasa.words.names import (
    bonus_words,
    book_name,
    book_reward,
    briefly,
    company_name,
    count,
    plain,
    region_name,
    slot_name,
    space_name,
    tile_words,
)


def tell(t: Tables, event: Event, names: tuple[str, ...]) -> str:
    seat = getattr(event, "seat", None)
    who = names[seat] if isinstance(seat, int) and 0 <= seat < len(names) else "?"
    return _of_setup(t, event, who, names) or _of_turn(t, event, who) or _of_board(t, event, who, names)


def concerns(event: Event) -> tuple[int, ...]:
    """Only a special space reached by somebody else does something to a player who does not act."""
    match event:
        case ev.SpecialPaid(seat) | ev.TileReceived(seat) | ev.RoundBegan(seat):
            return (seat,)
        case _:
            return ()


def _of_setup(t: Tables, event: Event, who: str, names: tuple[str, ...]) -> str:
    match event:
        case ev.TileKept(_, tile):
            return f"{who} has chosen a starting tile." if tile == HIDDEN else f"{who} keeps {tile_words(t, tile)}."
        case ev.TilesShown(tiles):
            kept = (f"{name} {tile[-2:]}" for name, tile in zip(names, tiles, strict=False))
            return f"Starting tiles: {', '.join(kept)}."
        case ev.RestArranged(_, cards):
            return f"{who} rests {', '.join(plain(t, card) for card in cards)}."
        case ev.StartingBonusTaken(_, steps, diamonds):
            gains = [f"{count(n, 'step')} {t.companies[c].name}" for c, n in enumerate(steps) if n]
            gains += [f"diamond {diamonds}"] if diamonds else []
            return f"{who} starts with {', '.join(gains)}."
        case ev.CardPlanned(_, card, slot):
            return f"{who} plans {plain(t, card)} in slot {slot_name(t, slot)}."
        case ev.Planned():
            return f"{who} has planned."
        case ev.PlansRevealed(areas):
            shown = (f"{name} {briefly(t, area)}" for name, area in zip(names, areas, strict=False))
            return f"Revealed: {'; '.join(shown)}."
        case _:
            return ""


def _of_turn(t: Tables, event: Event, who: str) -> str:
    match event:
        case ev.PlusOneAttached(_, card):
            return f"{who} puts the +1 tile on {plain(t, card)}."
        case ev.GoodsUsed(_, cards, total):
            return f"{who} uses {', '.join(plain(t, card) for card in cards)}: total {total}."
        case ev.ExpansionUsed(_, points):
            return f"{who} uses all expansion cards: {count(points, 'point')}."
        case ev.BookkeeperUsed(_, card):
            return f"{who} uses {plain(t, card)}."
        case ev.MerchantUsed(_, card, steps, pounds):
            return f"{who} uses {plain(t, card)}: diamond {steps}{f', £{pounds}' if pounds else ''}."
        case ev.CardBought(_, card, cost, pounds):
            return f"{who} {'buys' if pounds else 'acquires'} {plain(t, card)} for {'£' if pounds else ''}{cost}."
        case ev.NothingBought():
            return f"{who} acquires no card."
        case ev.Stepped(_, company, space):
            return f"{who} steps to {space} on {company_name(t, company)}."
        case ev.CallPaid(_, company, pounds):
            return f"{who} pays the {company_name(t, company)} capital call of £{pounds}."
        case ev.CallDeclined(_, company, pounds):
            return f"{who} does not pay the {company_name(t, company)} capital call of £{pounds}."
        case ev.StepsLost(_, company, steps):
            where = f" on {company_name(t, company)}" if company else ""
            return f"{who} loses {count(steps, 'step')}{where}."
        case ev.CompanyChosen(_, company, points):
            return f"{who} expands {company_name(t, company)} with {count(points, 'point')}."
        case ev.PointsGivenUp(_, points):
            return f"{who} loses {count(points, 'expansion point')}."
        case ev.RegionEntered(_, company, region, cost):
            return f"{who} brings {company_name(t, company)} to {region_name(t, region)} for {cost}."
        case ev.RewardTaken(_, item):
            what = "the bookkeeping points" if item == BOOKKEEPING else f"the reward of {region_name(t, item)}"
            return f"{who} takes {what}."
        case ev.BookTaken(_, book, points, coin):
            return f"{who} takes the {book_name(t, book)}{' and £1' if coin else ''} for {count(points, 'point')}."
        case ev.PointsCashed(_, points, pounds):
            return f"{who} takes £{pounds} for {count(points, 'bookkeeping point')}."
        case ev.BookPlaced(_, book, position, covered):
            over = f", over the {book_name(t, covered)}" if covered in t.books else ""
            return f"{who} places the {book_name(t, book)} on {position}{over}."
        case ev.BookLost(_, book):
            return f"{who} has no place for the {book_name(t, book)}; it leaves the game."
        case ev.BookTurned(_, position):
            return f"{who} pays £{FLIP_PRICE} and turns the book at {position} face down."
        case ev.NoBookTurned():
            return f"{who} turns no book."
        case ev.InkMoved(_, position):
            return f"{who}'s ink pot moves to {position}."
        case ev.InkStopped(_, position, book):
            reward = f": {book_reward(t.books[book])}" if book in t.books else ", no reward"
            return f"{who}'s ink pot stops at {position}{reward}."
        case _:
            return ""


def _of_board(t: Tables, event: Event, who: str, names: tuple[str, ...]) -> str:
    match event:
        case ev.SpecialReached(_, company, pounds, track, level):
            bonus = bonus_words(t, track, level)
            return f"{who} takes £{pounds} from {company_name(t, company)}; from the next turn: {bonus}."
        case ev.SpecialPaid(_, company, pounds):
            return f"{who}, there before, takes £{pounds} again ({company_name(t, company)})."
        case ev.BonusBegan(_, company, track, level):
            return f"{who}'s {company_name(t, company)} bonus works now: {bonus_words(t, track, level)}."
        case ev.PostTaken(_, company, column):
            return f"{who} takes a {company_name(t, company)} post from column {column}."
        case ev.PostReturned(_, company, region, column):
            return f"The {company_name(t, company)} post in {region_name(t, region)} goes home to column {column}."
        case ev.PostLost(_, company, region):
            return f"The {company_name(t, company)} post in {region_name(t, region)} leaves the game."
        case ev.PostRemoved(_, company, column):
            return f"{who} removes a {company_name(t, company)} post from column {column}."
        case ev.PoundsGained(_, pounds):
            return f"{who} takes £{pounds}."
        case ev.DiamondMoved(_, steps, position, pounds):
            extra = f" and takes £{pounds}" if pounds else ""
            return f"{who}'s diamond moves {count(steps, 'step')} to {position}{extra}."
        case ev.BooksRevealed(books):
            return f"New: {', '.join(book_name(t, book) for book in books)}."
        case ev.DiscPlaced(_, space, cost):
            where = space_name(t.spaces[t.space_at[space]])
            return f"{who} places a disc on {where}{f' for £{cost}' if cost else ''}."
        case ev.DiscsAdded(_, discs):
            return f"{who} gets {count(discs, 'more bonus disc')}."
        case ev.MarkerTaken():
            return f"{who} takes the start-player marker."
        case ev.CardSold(_, card, pounds):
            return f"{who} sells {plain(t, card)} for £{pounds}."
        case ev.TierTaken(_, space, number):
            majority = t.majorities[t.space_at[space]]
            return f"{who} takes the reward for {majority.tiers[number - 1].least} {TOTALS[majority.counts]}."
        case ev.OptionTaken(_, points, diamonds):
            return f"{who} takes {count(points, 'bookkeeping point')} and diamond {diamonds}."
        case ev.PartLeft():
            return f"{who} leaves the other part."
        case ev.TracksPicked(_, companies):
            return f"{who} moves on {' and '.join(company_name(t, company) for company in companies)}."
        case ev.TrackChosen(_, company):
            return f"{who} moves on {company_name(t, company)} first."
        case ev.PhaseEnded(_, slot, cards):
            pile = f" and takes pile {slot_name(t, slot)}: {briefly(t, cards)}" if slot else ""
            return f"{who} ends the action phase{pile}."
        case ev.CoinsMoved(column, coins):
            return f"{count(coins, 'coin')} to the books of column {column}."
        case ev.CardsDiscarded(cards):
            return f"Cards discarded: {briefly(t, cards)}."
        case ev.CardsRevealed(cards):
            return f"New cards: {briefly(t, cards)}."
        case ev.TileReceived(_, tile):
            return f"{who} gets the {plain(t, tile) if tile in t.cards else '+1 goods'} tile."
        case ev.RoundBegan(_, number):
            return f"Round {number} begins; {who} is start player."
        case ev.GameEnded(totals):
            return f"The game is over: {', '.join(f'{n} {p}' for n, p in zip(names, totals, strict=False))}."
        case _:
            return ""
