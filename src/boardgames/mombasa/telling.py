"""Every event as one sentence."""

from boardgames.core.values import Event
from boardgames.mombasa import events as ev
from boardgames.mombasa.describing import book_name, company_name, label, region_name, slot_name, tile_words
from boardgames.mombasa.menu import BOOKKEEPING
from boardgames.mombasa.state import HIDDEN
from boardgames.mombasa.tables import Tables


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
            kept = (f"{name} {t.starting_tiles[tile].label}" for name, tile in zip(names, tiles, strict=False))
            return f"Starting tiles: {', '.join(kept)}."
        case ev.RestArranged(_, cards):
            return f"{who} rests {', '.join(label(t, card) for card in cards)}."
        case ev.StartingBonusTaken(_, steps, diamonds):
            gains = [f"{n} {t.companies[c].name}" for c, n in enumerate(steps) if n]
            gains += [f"{diamonds} diamond"] if diamonds else []
            return f"{who} starts with steps: {', '.join(gains)}."
        case ev.CardPlanned(_, card, slot):
            return f"{who} plans {label(t, card)} in slot {slot_name(t, slot)}."
        case ev.Planned():
            return f"{who} has planned."
        case ev.PlansRevealed(areas):
            shown = (
                f"{name}: {', '.join(label(t, card) for card in area if card) or 'nothing'}"
                for name, area in zip(names, areas, strict=False)
            )
            return f"Revealed: {'; '.join(shown)}."
        case _:
            return ""


def _of_turn(t: Tables, event: Event, who: str) -> str:
    match event:
        case ev.PlusOneAttached(_, card):
            return f"{who} puts the +1 tile on {label(t, card)}."
        case ev.GoodsUsed(_, cards, total):
            return f"{who} uses {', '.join(label(t, card) for card in cards)}: total {total}."
        case ev.ExpansionUsed(_, points):
            return f"{who} uses all expansion cards: {points} points."
        case ev.BookkeeperUsed(_, card):
            return f"{who} uses {label(t, card)}."
        case ev.MerchantUsed(_, card, steps, pounds):
            return f"{who} uses {label(t, card)}: diamond {steps}, £{pounds}."
        case ev.CardBought(_, card, cost, pounds):
            return f"{who} {'buys' if pounds else 'acquires'} {label(t, card)} for {'£' if pounds else ''}{cost}."
        case ev.NothingBought():
            return f"{who} acquires no card."
        case ev.Stepped(_, company, space):
            return f"{who} moves to {space} on the {company_name(t, company)} track."
        case ev.CallPaid(_, company, pounds):
            return f"{who} pays a capital call of £{pounds} ({company_name(t, company)})."
        case ev.CallDeclined(_, company, pounds):
            return f"{who} does not pay the capital call of £{pounds} ({company_name(t, company)})."
        case ev.StepsLost(_, company, steps):
            what = f"steps for {company_name(t, company)}" if company else "goods units"
            return f"{who} loses {steps} {what}."
        case ev.CompanyChosen(_, company, points):
            return f"{who} expands {company_name(t, company)} with {points} points."
        case ev.PointsGivenUp(_, points):
            return f"{who} loses {points} expansion points."
        case ev.RegionEntered(_, company, region, cost):
            return f"{who} enters {region_name(t, region)} for {cost} ({company_name(t, company)})."
        case ev.RewardTaken(_, item):
            what = "the bookkeeping points" if item == BOOKKEEPING else f"the reward of {region_name(t, item)}"
            return f"{who} takes {what}."
        case ev.BookTaken(_, book, points, coin):
            return f"{who} takes {book_name(t, book)} for {points}{' and £1' if coin else ''}."
        case ev.PointsCashed(_, points, pounds):
            return f"{who} takes £{pounds} for {points} bookkeeping points."
        case ev.BookPlaced(_, book, position, covered):
            over = f", covering {book_name(t, covered)}" if covered else ""
            return f"{who} places {book_name(t, book)} on {position}{over}."
        case ev.BookLost(_, book):
            return f"{who} has no place for {book_name(t, book)}; it leaves the game."
        case ev.BookTurned(_, position):
            return f"{who} pays £2 and turns the book at {position} face down."
        case ev.NoBookTurned():
            return f"{who} turns no book."
        case ev.InkMoved(_, position):
            return f"{who}'s ink pot moves to {position}."
        case ev.InkStopped(_, position, book):
            return f"{who}'s ink pot stops at {position}{': ' + book_name(t, book) if book else ', no reward'}."
        case _:
            return ""


def _of_board(t: Tables, event: Event, who: str, names: tuple[str, ...]) -> str:
    match event:
        case ev.SpecialReached(_, company, pounds, bonus):
            return f"{who} reaches a special space of {company_name(t, company)}: £{pounds}; next turn: {bonus}."
        case ev.SpecialPaid(_, company, pounds):
            return f"{who}, there before, takes £{pounds} again ({company_name(t, company)})."
        case ev.BonusBegan(_, company, bonus):
            return f"{who}'s {company_name(t, company)} bonus works: {bonus}."
        case ev.PostTaken(_, company, column):
            return f"{who} takes a post from column {column} of {company_name(t, company)}."
        case ev.PostReturned(_, company, region, column):
            return f"The {company_name(t, company)} post in {region_name(t, region)} goes home to column {column}."
        case ev.PostLost(_, company, region):
            return f"The {company_name(t, company)} post in {region_name(t, region)} leaves the game."
        case ev.PostRemoved(_, company, column):
            return f"{who} removes a post from column {column} of {company_name(t, company)}."
        case ev.PoundsGained(_, pounds):
            return f"{who} takes £{pounds}."
        case ev.DiamondMoved(_, steps, position, pounds):
            extra = f" and takes £{pounds}" if pounds else ""
            return f"{who}'s diamond moves {steps} to {position}{extra}."
        case ev.BooksRevealed(books):
            return f"New books: {', '.join(book_name(t, book) for book in books)}."
        case ev.DiscPlaced(_, space, cost):
            return f"{who} places a disc on {t.spaces[t.space_at[space]].label}{f' for £{cost}' if cost else ''}."
        case ev.DiscsAdded(_, discs):
            return f"{who} gets {discs} more bonus disc{'s' if discs > 1 else ''}."
        case ev.MarkerTaken():
            return f"{who} takes the start-player marker."
        case ev.CardSold(_, card, pounds):
            return f"{who} sells {label(t, card)} for £{pounds}."
        case ev.TierTaken(_, space, number):
            tier = t.spaces[t.space_at[space]].tiers[number - 1]
            return f"{who} takes the reward for {tier.least}+."
        case ev.OptionTaken(_, points, diamonds):
            return f"{who} takes {points} bookkeeping points and {diamonds} diamond steps."
        case ev.PartLeft():
            return f"{who} leaves the other part."
        case ev.TracksPicked(_, companies):
            return f"{who} moves on {' and '.join(company_name(t, company) for company in companies)}."
        case ev.TrackChosen(_, company):
            return f"{who} moves on {company_name(t, company)} first."
        case ev.PhaseEnded(_, slot, cards):
            pile = f", taking pile {slot_name(t, slot)}: {', '.join(label(t, card) for card in cards)}" if slot else ""
            return f"{who} ends the action phase{pile}."
        case ev.CoinsMoved(column, coins):
            return f"{coins} coin{'s' if coins > 1 else ''} to the books of column {column}."
        case ev.CardsDiscarded(cards):
            return f"Discarded from the display: {', '.join(label(t, card) for card in cards)}."
        case ev.CardsRevealed(cards):
            return f"New cards: {', '.join(label(t, card) for card in cards)}."
        case ev.TileReceived(_, tile):
            return f"{who} gets the {t.cards[tile].label if tile in t.cards else '+1 goods'} tile."
        case ev.RoundBegan(_, number):
            return f"Round {number} begins; {who} is start player."
        case ev.GameEnded(totals):
            return f"The game is over: {', '.join(f'{n} {p}' for n, p in zip(names, totals, strict=False))}."
        case _:
            return ""
