"""Codes of the actions, and the places on the board that they point at."""

from boardgames.mombasa import actions as do
from boardgames.mombasa.actions import BOOKKEEPING, AnyAction
from boardgames.mombasa.box.tables import EXPANSION, POINTS_CODE, Tables
from boardgames.mombasa.rules.rewards import home_of, ousted
from boardgames.mombasa.rules.same_choices import are_equal, first_equal, first_slot, slots_matter
from boardgames.mombasa.rules.setup import resting_cards
from boardgames.mombasa.state import Advance, Ousting, Player, State, TakingPost

NOTHING = "."
"""The code for taking none, stopping or leaving."""
HAND_CELLS = 14
"""Number of cells that a hand is drawn in; in the last one lie all cards that have none."""


def code(t: Tables, s: State, action: AnyAction) -> str:
    return _of_turn(t, s, action) or _of_board(t, s, action) or _of_books(t, s, action) or NOTHING


def _of_turn(t: Tables, s: State, action: AnyAction) -> str:
    """Set-up, planning and the actions of a turn."""
    match action:
        case do.KeepTile(tile):
            return tile[-2:]
        case do.ArrangeRest(cards):
            named = resting_cards(t, s, s.active)
            return "".join(str(named.index(card) + 1) for card in cards)
        case do.PlanPlace(card, slot):
            return plan_code(t, s, card, slot)
        case do.AttachPlusOne(slot):
            return f"t{letter(t, slot)}"
        case do.UseGoods(slots):
            return "".join(letter(t, slot) for slot in slots)
        case do.UseExpansion():
            return "x"
        case do.UseBookkeeper(place):
            return f"k{letter(t, place)}"
        case do.UseMerchant(place):
            return f"m{letter(t, place)}"
        case do.PlaceDisc(space):
            return t.spaces[t.space_at[space]].code
        case do.EndPhase(slot):
            return f"z{letter(t, slot)}" if slot else "z"
        case _:
            return ""


def _of_board(t: Tables, s: State, action: AnyAction) -> str:
    """Display, tracks, regions, bases, and what bonus spaces ask."""
    match action:
        case do.Buy(space) | do.BuyPounds(space):
            return space[-1]
        case do.Step(company) | do.StepPay(company) | do.Expand(company) | do.StepTrack(company):
            return company_code(t, company)
        case do.PickPair(companies):
            return "".join(company_code(t, company) for company in companies)
        case do.PayCall():
            return "p"
        case do.DeclineCall():
            return "d"
        case do.Enter(region):
            return region_code(t, region)
        case do.Collect(item):
            return POINTS_CODE if item == BOOKKEEPING else region_code(t, item)
        case do.ReturnPost(region, column):
            return f"{_leaving(t, s, region)}{column}"
        case do.RemovePost(company, column):
            return f"{company_code(t, company)}{column}"
        case do.TakePost(number) | do.TakeTier(number) | do.TakeOption(number):
            return str(number)
        case do.TakeDiamonds():
            return "x"
        case do.Sell(card):
            return card_code(t, s, card)
        case _:
            return ""


def _of_books(t: Tables, s: State, action: AnyAction) -> str:
    match action:
        case do.TurnBook(position):
            # A book behind the pot is turned in vain: such choices share a letter, and a list can fold them away.
            return f"b{position}" if position <= s.players[s.active].ink else str(position)
        case do.InkStep():
            return "i"
        case do.TakeBook(space):
            return space[-2:]
        case do.TakePound():
            return "p"
        case do.PlaceBook(book, position):
            return book_code(t, s, book, position)
        case _:
            return ""


def _leaving(t: Tables, s: State, region: str) -> str:
    """Which of the posts that go home: nothing for the first if all are of one company, a letter if that tells it from
    the others."""
    top, code = s.frames[-1] if s.frames else None, region_code(t, region)
    leaving = ousted(s, top) if isinstance(top, Ousting) else []
    posts = [t.region_codes[at] for at, _ in leaving]
    if posts[:1] == [code] and len({company for _, company in leaving}) == 1:
        return ""
    return code[0] if [post[0] for post in posts].count(code[0]) == 1 else code


def letter(t: Tables, place: str) -> str:
    """The letter of a slot, or t for a tile."""
    at = t.place_at[place]
    return t.slot_letters[at] if at < len(t.slots) else "t"


def waiting_mark(t: Tables, s: State, book: str) -> str:
    """Return what distinguishes a book to be placed from the others: its letter, and a number if several have the
    letter."""
    if s.waiting == (book,):
        return ""
    face = t.books[book]
    alike = [other for other in s.waiting if t.books[other].letter == face.letter]
    number = str(alike.index(book) + 1) if book in alike and len(alike) > 1 else ""
    return f"{face.letter.lower()}{number}"


def book_code(t: Tables, s: State, book: str, position: int) -> str:
    """Which book, and where. Its mark alone is no code: `a5` would be read as a book and then a space for another."""
    return f"{waiting_mark(t, s, book)}{position}"


def plan_code(t: Tables, s: State, card: str, slot: str) -> str:
    """The card and the slot, or the card alone where slots no longer matter."""
    holder = _holder(s, card)
    idle = holder is not None and not slots_matter(t, s) and slot == first_slot(t, holder)
    return card_code(t, s, card) + ("" if idle and _is_first(t, holder, card) else letter(t, slot))


def card_code(t: Tables, s: State, card: str) -> str:
    """Return the kind of card, and how many; its mark only if there is another such card.

    Cards that lie in the slots count while planning: a code typed ahead means the same card after the first is laid.
    Of cards that nobody can tell apart the first in hand has the code without a mark.
    """
    holder = _holder(s, card)
    cards = (*holder.hand, *holder.area) if holder else ()
    whole = t.cards[card].code
    alike = (other for other in cards if other in t.cards and t.cards[other].code[:2] == whole[:2])
    if all(are_equal(t, other, card) for other in alike) and _is_first(t, holder, card):
        return whole[:2]
    return whole


def _holder(s: State, card: str) -> Player | None:
    return next((p for p in s.players if card in p.hand), None)


def _is_first(t: Tables, holder: Player | None, card: str) -> bool:
    return holder is None or first_equal(t, card, holder.hand) == card


def company_code(t: Tables, company: str) -> str:
    return t.company_codes[t.company_at[company]]


def region_code(t: Tables, region: str) -> str:
    return t.region_codes[t.region_at[region]]


def place(t: Tables, s: State, action: AnyAction) -> str | None:
    """Places have the ids of regions, display spaces and book spaces, `bonus-<space>`, `track-<company>`,
    `base-<company>`, `base-<company>-<column>` and `ink-<position>` on the track of the player to act; while planning
    the slots, to each of which several cards may go, or the cards where slots do not matter, `hand-<cell>`; in a turn
    the cards in play, `area-<seat>-<place>`."""
    match action:
        case do.UseGoods(places) if places:
            return f"area-{s.active}-{places[0]}"
        case do.UseBookkeeper(at) | do.UseMerchant(at):
            return f"area-{s.active}-{at}"
        case do.UseExpansion():
            p = s.players[s.active]
            shown = (
                at
                for at, name in zip(t.places, p.area, strict=True)
                if name in t.cards and t.cards[name].total == EXPANSION
            )
            first = next((at for at in shown if not p.used >> t.place_at[at] & 1), None)
            return f"area-{s.active}-{first}" if first else None
        case do.PlanPlace(card, slot):
            return slot if slots_matter(t, s) else _in_hand(s, card)
        case do.PlaceDisc(space):
            return f"bonus-{space}"
        case do.Buy(space) | do.BuyPounds(space) | do.TakeBook(space):
            return space
        case do.Step(company) | do.StepPay(company) | do.StepTrack(company):
            return f"track-{company}"
        case do.PayCall() if s.frames and isinstance(s.frames[-1], Advance):
            return f"track-{t.companies[s.frames[-1].company].id}"
        case do.Expand(company):
            return f"base-{company}"
        case do.Enter(region):
            return region
        case do.TakePost(column) if s.frames and isinstance(s.frames[-1], TakingPost):
            return f"base-{t.companies[s.frames[-1].company].id}-{column}"
        case do.Collect(item):
            return None if item == BOOKKEEPING else item
        case do.ReturnPost(region, column) if s.frames and isinstance(s.frames[-1], Ousting):
            home = home_of(s, s.frames[-1], t.region_at.get(region, -1))
            return f"base-{t.companies[home].id}-{column}" if home >= 0 else None
        case do.RemovePost(company, column):
            return f"base-{company}-{column}"
        case do.TurnBook(position) | do.PlaceBook(_, position):
            return f"ink-{position}"
        case do.InkStep():
            return f"ink-{s.players[s.active].ink + 1}"
        case _:
            return None


def _in_hand(s: State, card: str) -> str | None:
    """The cell of a card in the hand; None if it is one of those that share the last cell."""
    hand = next((p.hand for p in s.players if card in p.hand), ())
    at = hand.index(card) if hand else HAND_CELLS
    return f"hand-{at}" if at < HAND_CELLS - (len(hand) > HAND_CELLS) else None
