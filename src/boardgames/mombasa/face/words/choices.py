"""Every action in plain words, with its cost and immediate gain; the verb is the name of its group.

Works for any action about known components, legal or not, and for any observed state. An action that says nothing
without its question has no words here: what it means is said instead.
"""

from boardgames.core.game import Seat
from boardgames.mombasa import actions as do
from boardgames.mombasa import state as st
from boardgames.mombasa.actions import BOOKKEEPING, AnyAction
from boardgames.mombasa.box.tables import EXPANSION, TOTALS, MajoritySpace, Tables
from boardgames.mombasa.face.words.names import (
    apart,
    at_slot,
    bonus_words,
    book_gist,
    book_reward,
    brief,
    briefly,
    company_name,
    count,
    listed,
    needs_gist,
    ordinal,
    plain,
    region_name,
    reward_gist,
    reward_words,
    slot_name,
    space_gist,
    tier_gains,
    tier_gist,
    tile_words,
)
from boardgames.mombasa.rules.area import card_value
from boardgames.mombasa.rules.bases import room, share_value, value_with, value_without
from boardgames.mombasa.rules.discs import reached_tiers
from boardgames.mombasa.rules.display import open_discount, price
from boardgames.mombasa.rules.expansion import entry_cost
from boardgames.mombasa.rules.merchants import merchant_steps
from boardgames.mombasa.rules.rewards import home_of
from boardgames.mombasa.rules.scoring import shares
from boardgames.mombasa.rules.tracks import next_call
from boardgames.mombasa.rules.trading import sale_pounds
from boardgames.mombasa.state import HIDDEN, Player, State


def describe(t: Tables, s: State, seat: Seat, action: AnyAction) -> str:
    seat = seat if 0 <= seat < len(s.players) else s.active
    top = s.frames[-1] if s.frames else None
    return (
        _of_planning(t, s.players[seat], action)
        or _of_turn(t, s, seat, action)
        or _of_goods(t, s, seat, action, top)
        or _of_expansion(t, s, seat, action, top)
        or _of_books(t, s, s.players[seat], action, top)
        or _of_spaces(t, s, action, top)
    )


# Set-up and planning


def _of_planning(t: Tables, p: Player, action: AnyAction) -> str:
    match action:
        case do.KeepTile(tile):
            return tile_words(t, tile)
        case do.ArrangeRest(cards):
            spots = [name.upper() for i, name in enumerate(t.slot_letters) if t.slots_at_start >> i & 1]
            return ", ".join(f"{brief(t, card)} in {spot}" for spot, card in zip(spots, cards, strict=False))
        case do.PlanPlace(card, slot):
            # Short, because there are many: the piles can be seen.
            return f"{apart(t, card, (*p.hand, *p.area))} to {slot_name(t, slot)}"
        case do.PlanDone():
            return _plan_done(t, p)
        case _:
            return ""


def _plan_done(t: Tables, p: Player) -> str:
    left = sum(1 for card in p.hand if card != HIDDEN)
    return f"finish, {count(left, 'card')} kept"


# The actions of a turn


def _of_turn(t: Tables, s: State, seat: Seat, action: AnyAction) -> str:
    p = s.players[seat]
    match action:
        case do.AttachPlusOne(slot):
            return f"+1 tile on {_in_area(t, p, slot)}"
        case do.UseGoods(slots):
            return _goods(t, s, p, slots)
        case do.UseExpansion():
            return f"expand with {count(p.totals[EXPANSION], 'point')}"
        case do.UseBookkeeper(place) if _is_a(t, at_slot(t, p, place), "bookkeeper"):
            return f"{_in_area(t, p, place)}: ink, {count(t.cards[at_slot(t, p, place)].points, 'point')}"
        case do.UseMerchant(place) if _is_a(t, at_slot(t, p, place), "merchant"):
            merchant = t.cards[at_slot(t, p, place)]
            pounds = f", £{merchant.pounds}" if merchant.pounds else ""
            return f"{_in_area(t, p, place)}: diamond {merchant_steps(t, s, p, merchant)}{pounds}"
        case do.PlaceDisc(space) if space in t.space_at:
            return _disc(t, s, seat, t.space_at[space])
        case do.EndPhase(slot):
            return _end(t, p, slot)
        case _:
            return ""


def _is_a(t: Tables, card: str, kind: str) -> bool:
    return card in t.cards and t.cards[card].kind == kind


def _in_area(t: Tables, p: Player, place: str) -> str:
    """A card in play, with its slot if another of its name lies there: `Bookkeeper 2 in C`."""
    card = at_slot(t, p, place)
    twins = sum(other in t.cards and plain(t, other) == plain(t, card) for other in p.area)
    return f"{listed(t, card)} in {slot_name(t, place)}" if twins > 1 and place in t.slots else plain(t, card)


def _goods(t: Tables, s: State, p: Player, slots: tuple[str, ...]) -> str:
    used = [at_slot(t, p, slot) for slot in slots]
    places = [t.place_at[slot] for slot, card in zip(slots, used, strict=True) if card in t.cards]
    total = sum(card_value(t, s.tracks, p, place) for place in places)
    several = f"{'+'.join(slot_name(t, slot) for slot in slots)} {briefly(t, tuple(used))}"
    return f"{_in_area(t, p, slots[0]) if len(slots) == 1 else several}: {total} to spend"


def _disc(t: Tables, s: State, seat: Seat, number: int) -> str:
    """The cost and what a disc there does; of a majority, what it brings now."""
    space = t.spaces[number]
    words = (f"£{space.cost}: " if space.cost else "") + space_gist(t, space)
    if not isinstance(space, MajoritySpace):
        return words
    reached = reached_tiers(s, seat, space)
    need = "" if reached else f", needs {space.tiers[0].least}"
    return f"{words}: {tier_gist(t, space, space.tiers[max(reached, 1) - 1])}{need}"


def _end(t: Tables, p: Player, slot: str) -> str:
    at = t.place_at.get(slot, len(t.slots))
    pile = f"{slot_name(t, slot)}: {briefly(t, p.piles[at])}" if at < len(t.slots) else ""
    return f"end, take {pile}" if pile else "end your action phase"


# Cards of the display, steps on the tracks


def _of_goods(t: Tables, s: State, seat: Seat, action: AnyAction, top: object) -> str:
    p = s.players[seat]
    match action:
        case do.Buy(space) | do.BuyPounds(space):
            return _purchase(t, s, p, space, top)
        case do.BuyNone() if isinstance(top, st.BuyWithGoods):
            return f"no card, {count(top.total, 'step')}"
        case do.Step(company) | do.StepPay(company) if company in t.company_at:
            return _step(t, s, seat, t.company_at[company], pays=isinstance(action, do.StepPay))
        case do.StepTrack(company) if company in t.company_at:
            steps = top.steps if isinstance(top, st.StepTracks) else 1
            return f"{company_name(t, company)}: {count(steps, 'step')} from {p.steps[t.company_at[company]]}"
        case do.PickPair(companies):
            return " and ".join(company_name(t, company) for company in companies)
        case do.Forfeit() if isinstance(top, st.SpendUnits):
            return f"pay no capital call; {count(top.units, 'step')} lost"
        case do.PayCall() if isinstance(top, st.Advance):
            call = next_call(t, s, seat, top.company)
            return f"pay £{call} and take {count(top.steps, 'step')} on {t.companies[top.company].name}"
        case do.DeclineCall() if isinstance(top, st.Advance):
            return f"pay nothing; {count(top.steps, 'step')} on {t.companies[top.company].name} lost"
        case _:
            return ""


def _purchase(t: Tables, s: State, p: Player, space: str, top: object) -> str:
    at = t.display_at.get(space)
    if at is None or not s.display[at]:
        return f"the card on {space}"
    cost, name = price(t, s, at, open_discount(t, top)), listed(t, s.display[at])
    if isinstance(top, st.BuyWithGoods):
        words = f"{name} for {cost}" + (f", {top.total - cost} left" if top.total >= cost else "")
    else:
        words = f"{name} for £{cost}" + (f", £{p.pounds - cost} left" if p.pounds >= cost else "")
    twins = [other for other, card in enumerate(s.display) if card and _reads_alike(t, s, at, other)]
    return f"{words} ({space[-1]})" if len(twins) > 1 else words


def _reads_alike(t: Tables, s: State, one: int, other: int) -> bool:
    """Whether two cards of the display have the same name and price."""
    return listed(t, s.display[one]) == listed(t, s.display[other]) and price(t, s, one) == price(t, s, other)


def _step(t: Tables, s: State, seat: Seat, company: int, *, pays: bool) -> str:
    track, at = t.tracks[s.tracks[company]], s.players[seat].steps[company]
    if at == track.length:
        return f"{t.companies[company].name}: at the end of its track"
    to = at + 1
    gains = [f"your {ordinal(track.shares_at[to])} share"] if track.shares_at[to] > track.shares_at[to - 1] else []
    if track.specials[to]:
        gains.append(f"£{track.specials[to]} and {bonus_words(t, track.id, track.levels[to])}")
    cost = f"pay £{track.calls[at]}, " if pays else ""
    more = f": {', '.join(gains)}" if gains else ""
    return f"{cost}{t.companies[company].name} to {to}{more}"


# Expansion and bases


def _of_expansion(t: Tables, s: State, seat: Seat, action: AnyAction, top: object) -> str:
    match action:
        case do.Expand(company) if company in t.company_at:
            return _expand(t, s, seat, t.company_at[company])
        case do.ExpandNone():
            return "no company; the points are lost"
        case do.Enter(region):
            return _enter(t, s, region, top)
        case do.Stop() if isinstance(top, st.Expanding):
            return f"stop, {count(top.points, 'point')} unused"
        case do.TakePost(column) if isinstance(top, st.TakingPost):
            return _column(t, s, top.company, column)
        case do.RemovePost(company, column) if company in t.company_at:
            return _remove(t, s, t.company_at[company], column)
        case do.ReturnPost(region, column):
            return _return(t, s, region, column, top)
        case do.Collect(item):
            return _collect(t, item, top)
        case _:
            return ""


def _expand(t: Tables, s: State, seat: Seat, company: int) -> str:
    held, posts = sum(shares(t, s, seat, company)), count(sum(s.bases[company]), "post")
    value = share_value(t, s, company)
    return f"{t.companies[company].name}: share value £{value}, you hold {held}; {posts} at home"


def _enter(t: Tables, s: State, region: str, top: object) -> str:
    if region not in t.region_at or not isinstance(top, st.Expanding):
        return region_name(t, region)
    at = t.region_at[region]
    words = t.regions[at].name
    if cost := entry_cost(t, s, top.company, at):
        words += f" for {cost}"
    owners = [c for c in range(len(t.companies)) if s.posts[c] >> at & 1 and c != top.company]
    words += f", {t.company_codes[owners[0]].upper()} out" if owners else ""
    return f"{words}: {reward_gist(t.regions[at].rewards)}"


def _column(t: Tables, s: State, company: int, column: int) -> str:
    words = f"column {column}"
    if not 1 <= column <= len(t.columns[company]) or not s.bases[company][column - 1]:
        return words
    now, then = share_value(t, s, company), value_without(t, s, company, column - 1)
    return f"{words}: share value {f'stays £{now}' if then == now else f'rises to £{then}'}"


def _remove(t: Tables, s: State, company: int, column: int) -> str:
    """Short, because there are many: the column, and what a share would be worth."""
    words = f"{t.companies[company].name} column {column}"
    if not 1 <= column <= len(t.columns[company]) or not s.bases[company][column - 1]:
        return words
    return f"{words}: £{value_without(t, s, company, column - 1)}"


def _return(t: Tables, s: State, region: str, column: int, top: object) -> str:
    """Short, because there are many: which post, where to, and what a share of its company would be worth."""
    home = home_of(s, top, t.region_at.get(region, -1)) if isinstance(top, st.Ousting) else -1
    words = f"{region_name(t, region)} to column {column}"
    if home < 0 or column - 1 not in room(t, s, home):
        return words
    return f"{words}: {t.company_codes[home].upper()} £{value_with(t, s, home, column - 1)}"


def _collect(t: Tables, item: str, top: object) -> str:
    if item == BOOKKEEPING:
        return f"all bookkeeping points of the regions: {top.points if isinstance(top, st.Rewards) else 0}"
    if item not in t.region_at or not isinstance(top, st.Rewards):
        return region_name(t, item)
    rewards = t.regions[t.region_at[item]].rewards
    apart = [(kind, n) for kind, n in rewards if kind != "bookkeeping"]
    return f"{region_name(t, item)}: {reward_words(apart)}"


# Books


def _of_books(t: Tables, s: State, p: Player, action: AnyAction, top: object) -> str:
    match action:
        case do.TurnBook(position):
            return _turn_book(t, p, position)
        case do.NoFlip():
            return "turn no book"
        case do.InkStep():
            return _ink_step(t, p)
        case do.InkStop():
            return _ink_stop(t, p, top)
        case do.TakeBook(space):
            return _take_book(t, s, space)
        case do.TakePound():
            return "£1 for 1 point"
        case do.PlaceBook(book, position):
            return _place_book(t, s, p, book, position)
        case _:
            return ""


def _turn_book(t: Tables, p: Player, position: int) -> str:
    """Short, because there are many: what the book asks, which is all that turning it changes."""
    book = t.books.get(p.books[position]) if 0 <= position < len(p.books) else None
    if book is None:
        return f"book {position}"
    return f"passed already, {position}" if position <= p.ink else f"{position} asks {needs_gist(book)}"


def _ink_step(t: Tables, p: Player) -> str:
    """Where to and what the space brings; then the book, of which the table shows the rest if it is cut."""
    to = p.ink + 1
    gains = [f"£{t.ink_worth[to]}"] if to <= t.ink.length and t.ink_worth[to] > t.ink_worth[p.ink] else []
    gains += [f"opens slot {t.slot_letters[t.ink_slot].upper()}"] if to == t.ink.slot_position else []
    book = t.books.get(p.books[to]) if to < len(p.books) else None
    what = "a turned book" if p.turned >> to & 1 else book_gist(book) if book else "no book"
    return f"on to {', '.join([str(to), *gains])}: {what}"


def _ink_stop(t: Tables, p: Player, top: object) -> str:
    if not (isinstance(top, st.Ink) and top.moved):
        return "leave the ink pot where it is: no reward"
    if p.turned >> p.ink & 1:
        return f"stop at {p.ink}: the book is turned, no reward"
    name = p.books[p.ink]
    return f"stop at {p.ink}: take {book_reward(t.books[name])}" if name in t.books else f"stop at {p.ink}: no reward"


def _take_book(t: Tables, s: State, space: str) -> str:
    at = t.shelf_at.get(space)
    if at is None or s.shelf[at] not in t.books:
        return f"take the book on {space}"
    book, coin = t.books[s.shelf[at]], ", +£1" if s.coins >> at & 1 else ""
    # The price last, where a list of many may leave it out: it is the same for all books of a letter.
    return f"{book.letter} {book_gist(book)}{coin}, price {t.shelf_costs[at]}"


def _place_book(t: Tables, s: State, p: Player, book: str, position: int) -> str:
    """Short, because there are many. A single book is named by the question, several by letters if that is enough."""
    below = t.books.get(p.books[position]) if 0 <= position < len(p.books) else None
    where = f"over {position}, {below.letter or 'start'} book" if below else f"on {position}, empty"
    if s.waiting == (book,) or book not in t.books:
        return where
    face = t.books[book]
    alone = sum(t.books[other].letter == face.letter for other in s.waiting) == 1
    return f"{face.letter if alone else book_gist(face)} {where}"


# What bonus spaces ask


def _of_spaces(t: Tables, s: State, action: AnyAction, top: object) -> str:
    match action:
        case do.Sell(card) if isinstance(top, st.SellCard) and card in t.cards:
            crate = t.cards[card].crate
            return f"£{sale_pounds(t, top, card)} for {_in_hand(t, s, card)}: crate {crate} + {top.plus}"
        case do.TakeTier(number) if isinstance(top, st.ChooseTier):
            space = t.majorities[top.space]
            known = 1 <= number <= len(space.tiers)
            if not known:
                return f"tier {number}"
            tier = space.tiers[number - 1]
            return f"{tier_gains(t, space, tier)} (from {tier.least} {TOTALS[space.counts]})"
        case do.TakeOption(number) if isinstance(top, st.ChooseOption):
            options = t.rewards[top.space].options
            if not 1 <= number <= len(options):
                return f"reward {number}"
            points, diamonds = options[number - 1]
            return f"{count(points, 'bookkeeping point')} and diamond {diamonds}"
        case do.TakeDiamonds() if isinstance(top, st.BuyOrDiamonds):
            return f"move the diamond {count(t.and_ors[top.space].diamonds, 'step')}"
        case do.Done():
            return "enough; leave the other part"
        case _:
            return ""


def _in_hand(t: Tables, s: State, card: str) -> str:
    """A card of whoever holds it, told from another of its name."""
    hand = next((p.hand for p in s.players if card in p.hand), ())
    return apart(t, card, hand)
