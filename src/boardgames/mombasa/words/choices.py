"""Every action in plain words, with its cost and immediate gain; the verb is the name of its group."""

from boardgames.mombasa import actions as do
from boardgames.mombasa import state as st
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.box.menu import BOOKKEEPING
from boardgames.mombasa.box.tables import EXPANSION, Tables
from boardgames.mombasa.rules.area import card_value, open_slots
from boardgames.mombasa.rules.bases import share_value
from boardgames.mombasa.rules.bookkeepers import FLIP_PRICE
from boardgames.mombasa.rules.expansion import entry_cost, ousted
from boardgames.mombasa.rules.goods import price
from boardgames.mombasa.rules.merchants import merchant_steps
from boardgames.mombasa.rules.scoring import shares
from boardgames.mombasa.state import HIDDEN, State
from boardgames.mombasa.words.names import (
    TOTALS,
    at_slot,
    book_at,
    book_reward,
    briefly,
    company_name,
    count,
    label,
    medium,
    needs_words,
    ordinal,
    region_name,
    reward_words,
    slot_name,
    space_words,
    tier_words,
    tile_words,
)


def describe(t: Tables, s: State, seat: int, action: AnyAction) -> str:
    """Works for any action about known components, legal or not, and for any observed state."""
    p = s.players[seat] if 0 <= seat < len(s.players) else s.players[s.active]
    top = s.frames[-1] if s.frames else None
    match action:
        case do.KeepTile(tile):
            return tile_words(t, tile)
        case do.ArrangeRest(cards):
            spots = [name for i, name in enumerate(t.slot_letters) if t.slots_at_start >> i & 1]
            pairs = zip(spots, cards, strict=False)
            return ", ".join(f"{label(t, card)} in {spot.upper()}" for spot, card in pairs)
        case do.PlanPlace(card, slot):
            return _plan(t, card, slot)
        case do.PlanDone():
            return _plan_done(t, p)
        case do.AttachPlusOne(slot):
            return f"+1 tile on {label(t, at_slot(t, p, slot))}, then your action"
        case do.UseGoods(slots):
            used = [at_slot(t, p, slot) for slot in slots]
            total = sum(
                card_value(t, s.tracks, p, t.place_at[slot])
                for slot, card in zip(slots, used, strict=True)
                if card in t.cards
            )
            return f"{' + '.join(label(t, card) for card in used)}: {total} for a card and steps"
        case do.UseExpansion():
            return f"all expansion cards: {count(p.totals[EXPANSION], 'point')} for one company"
        case do.UseBookkeeper(place):
            card = at_slot(t, p, place)
            if card not in t.cards:
                return "use a bookkeeper"
            return f"{label(t, card)}: run the ink pot, then {count(t.cards[card].points, 'point')} for books"
        case do.UseMerchant(place):
            return _merchant(t, s, p, place)
        case do.PlaceDisc(space):
            return _space(t, p, space)
        case do.EndPhase(slot):
            return _end(t, p, slot)
        case do.Buy(space) if isinstance(top, st.BuyWithGoods):
            return _buy(t, s, space, top.discount, top.total)
        case do.BuyNone() if isinstance(top, st.BuyWithGoods):
            return f"no card, {count(top.total, 'step')}"
        case do.BuyPounds(space) | do.Buy(space):
            return _buy_pounds(t, s, p, space, top)
        case do.Step(company) | do.StepPay(company) | do.StepTrack(company):
            return _step(t, s, p, company, action, top)
        case do.Forfeit() if isinstance(top, st.SpendUnits):
            return f"pay no capital call; {count(top.units, 'step')} lost"
        case do.Expand(company):
            return _expand(t, s, seat, company)
        case do.ExpandNone():
            return "nobody; the points are lost"
        case do.Enter(region):
            return _enter(t, s, region, top)
        case do.Stop() if isinstance(top, st.Expanding):
            return f"stop here; {count(top.points, 'point')} lost"
        case do.TakePost(column) if isinstance(top, st.TakingPost):
            return _column(t, s, top.company, column, f"column {column}")
        case do.RemovePost(company, column) if company in t.company_at:
            return _column(t, s, t.company_at[company], column, f"{company_name(t, company)} column {column}")
        case do.ReturnPost(region, column):
            return _return(t, s, region, column, top)
        case do.Collect(item):
            if item == BOOKKEEPING:
                points = top.points if isinstance(top, st.Rewards) else 0
                return f"all bookkeeping points of the regions: {points}"
            if item not in t.region_at or not isinstance(top, st.Rewards):
                return region_name(t, item)
            return f"{region_name(t, item)}: {reward_words(t, t.regions[t.region_at[item]], top.company)}"
        case do.PayCall() | do.DeclineCall() if isinstance(top, st.Advance):
            return _call(t, s, p, action, top)
        case do.TurnBook(position):
            return f"pay £{FLIP_PRICE} at {position}: {book_at(t, p, position)}"
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
        case do.Sell(card):
            plus = top.plus if isinstance(top, st.SellCard) else 0
            crate = t.cards[card].crate if card in t.cards else 0
            return f"£{crate + plus} for {label(t, card)}: crate {crate} + {plus}"
        case do.TakeTier(number) if isinstance(top, st.ChooseTier):
            tiers = t.spaces[top.space].tiers
            if 1 <= number <= len(tiers):
                return tier_words(t, t.spaces[top.space], tiers[number - 1])
            return f"tier {number}"
        case do.TakeOption(number) if isinstance(top, st.ChooseOption):
            options = t.spaces[top.space].options
            if 1 <= number <= len(options):
                points, diamonds = options[number - 1]
                return f"{count(points, 'bookkeeping point')} and diamond {diamonds}"
            return f"reward {number}"
        case do.TakeDiamonds() if isinstance(top, st.BuyOrDiamonds):
            return f"move the diamond {count(t.spaces[top.space].diamonds, 'step')}"
        case do.Done():
            return "enough; leave the other part"
        case do.PickPair(companies):
            return " and ".join(company_name(t, company) for company in companies)
        case _:
            return (type(action).__doc__ or "").split(" (MOM")[0].lower()


# Planning and the actions of a turn


def _plan(t: Tables, card: str, slot: str) -> str:
    """Short, because there are many: `Coffee 2a to B`; the piles can be seen."""
    if card not in t.cards:
        return f"{card} to {slot_name(t, slot)}"
    found = t.cards[card]
    mark = found.name.removeprefix(found.label).strip(" ()").lower()
    return f"{medium(t, card)}{mark} to {slot_name(t, slot)}"


def _plan_done(t: Tables, p: st.Player) -> str:
    left = sum(1 for card in p.hand if card != HIDDEN)
    opened = open_slots(t, p)
    empty = [t.slot_letters[slot].upper() for slot in range(len(t.slots)) if opened >> slot & 1 and not p.area[slot]]
    warning = f"; {', '.join(empty)} stay{'s' if len(empty) == 1 else ''} empty" if empty else ""
    return f"finish planning, {count(left, 'card')} kept in hand{warning}"


def _merchant(t: Tables, s: State, p: st.Player, place: str) -> str:
    card = t.cards.get(at_slot(t, p, place))
    if card is None:
        return "use a diamond merchant"
    pounds = f" and £{card.pounds}" if card.pounds else ""
    return f"{label(t, card.id)}: diamond {merchant_steps(t, s, p, card)}{pounds}"


def _space(t: Tables, p: st.Player, name: str) -> str:
    if name not in t.space_at:
        return f"disc on {name}"
    space = t.spaces[t.space_at[name]]
    cost = f"pay £{space.cost}: " if space.cost else ""
    if not space.tiers:
        return f"{cost}{space_words(t, space)}"
    total = p.totals[space.counts]
    best = max((tier for tier in space.tiers if tier.least <= total), key=lambda tier: tier.least, default=None)
    gain = tier_words(t, space, best or space.tiers[0]).split(" (")[0]
    need = "" if best else f", needs {space.tiers[0].least}"
    return f"most {TOTALS[space.counts]}, you show {total}: {gain}{need}"


def _end(t: Tables, p: st.Player, slot: str) -> str:
    left = tuple(card for i, card in enumerate(p.area) if card and not p.used >> i & 1)
    unused = [briefly(t, left) if len(left) < 3 else count(len(left), "card")] if left else []
    unused += [count(p.discs, "disc")] if p.discs else []
    warning = f"; unused {' and '.join(unused)}" if unused else ""
    at = t.place_at.get(slot, len(t.slots))
    if at >= len(t.slots):
        return f"end your action phase{warning}"
    return f"take pile {slot_name(t, slot)}: {briefly(t, p.piles[at])}{warning}"


def _buy(t: Tables, s: State, space: str, discount: int, total: int) -> str:
    at = t.display_at.get(space)
    if at is None or not s.display[at]:
        return f"acquire the card on {space}"
    cost = price(t, s, at, discount)
    left = f", {count(total - cost, 'step')} left" if total >= cost else ""
    return f"{label(t, s.display[at])} for {cost}{left}"


def _buy_pounds(t: Tables, s: State, p: st.Player, space: str, top: object) -> str:
    at = t.display_at.get(space)
    if at is None or not s.display[at]:
        return f"buy the card on {space}"
    off = top.discount if isinstance(top, st.BuyWithPounds) else 0
    if isinstance(top, st.BuyOrDiamonds):
        off = t.spaces[top.space].discount
    cost = price(t, s, at, off)
    left = f", £{p.pounds - cost} left" if p.pounds >= cost else ""
    return f"{label(t, s.display[at])} for £{cost}{left}"


# Tracks, expansion, bases


def _step(t: Tables, s: State, p: st.Player, company: str, action: AnyAction, top: object) -> str:
    if company not in t.company_at:
        return f"step on {company}"
    at = t.company_at[company]
    track = t.tracks[s.tracks[at]]
    to = min(p.steps[at] + 1, track.length)
    if isinstance(action, do.StepTrack):
        steps = top.steps if isinstance(top, st.StepTracks) else 1
        return f"{company_name(t, company)}: {count(steps, 'step')} from {p.steps[at]}"
    gains = [f"your {ordinal(track.shares[to])} share"] if track.shares[to] > track.shares[to - 1] else []
    if track.specials[to]:
        gains.append(f"£{track.specials[to]} and {track.bonus_words[track.levels[to] - 1]}")
    cost = f"pay £{track.calls[p.steps[at]]}, " if isinstance(action, do.StepPay) else ""
    more = f": {', '.join(gains)}" if gains else ""
    return f"{cost}{company_name(t, company)} to {to}{more}"


def _expand(t: Tables, s: State, seat: int, company: str) -> str:
    if company not in t.company_at:
        return f"expand {company}"
    at = t.company_at[company]
    held = sum(shares(t, s, seat, at)) if 0 <= seat < len(s.players) else 0
    value, posts = share_value(t, s, at), count(sum(s.bases[at]), "post")
    return f"{t.companies[at].name}: share value £{value}, you hold {held}; {posts} at home"


def _enter(t: Tables, s: State, region: str, top: object) -> str:
    if region not in t.region_at:
        return f"enter {region}"
    at = t.region_at[region]
    words = t.regions[at].name
    if not isinstance(top, st.Expanding):
        return words
    if cost := entry_cost(t, s, top.company, at):
        words += f" for {cost}" + (f", {top.points - cost} left" if cost <= top.points else "")
    words += f": {reward_words(t, t.regions[at], top.company)}"
    owners = [c for c in range(len(t.companies)) if s.posts[c] >> at & 1 and c != top.company]
    return f"{words}, ousts {t.companies[owners[0]].name}" if owners else words


def _column(t: Tables, s: State, company: int, column: int, words: str) -> str:
    if not 1 <= column <= len(t.columns) or not s.bases[company][column - 1]:
        return words
    posts, opened = s.bases[company][column - 1], s.opened[company] >> (column - 1) & 1
    shown = t.shown[column - 1]
    more = shown[posts - 1][1 if posts == 1 else opened] - shown[posts][opened]
    now = share_value(t, s, company)
    return f"{words}: share value £{now} > £{now + more}" if more else f"{words}: share value stays £{now}"


def _return(t: Tables, s: State, region: str, column: int, top: object) -> str:
    home = [c for at, c in ousted(t, s, top) if t.regions[at].id == region] if isinstance(top, st.Ousting) else []
    if not home or not 1 <= column <= len(t.columns):
        return f"post in {region_name(t, region)} to column {column} of its base"
    company, at = home[0], column - 1
    posts, opened = s.bases[company][at], s.opened[company] >> at & 1
    less = t.shown[at][posts][opened] - t.shown[at][min(posts + 1, len(t.columns[at]))][opened]
    now = share_value(t, s, company)
    value = f"£{now} > £{now - less}" if less else f"stays £{now}"
    return f"{t.companies[company].name} from {region_name(t, region)} to column {column}: share {value}"


def _call(t: Tables, s: State, p: st.Player, action: AnyAction, top: st.Advance) -> str:
    name, at = t.companies[top.company].name, p.steps[top.company]
    call = t.tracks[s.tracks[top.company]].calls[at]
    steps = count(top.steps, "step")
    if isinstance(action, do.PayCall):
        return f"pay £{call} and take {steps} on {name}"
    return f"pay nothing; {steps} on {name} lost"


# Books


def _ink_step(t: Tables, p: st.Player) -> str:
    to = p.ink + 1
    gains = [f"track worth £{t.ink.worth[to]}"] if to <= t.ink.length and t.ink.worth[to] > t.ink.worth[p.ink] else []
    gains += ["opens slot E"] if to == t.ink.slot_at else []
    book = "a turned book" if p.turned >> to & 1 else book_at(t, p, to)
    return f"on to {to}, {book}" + (f": {', '.join(gains)}" if gains else "")


def _ink_stop(t: Tables, p: st.Player, top: object) -> str:
    moved = isinstance(top, st.Ink) and top.moved
    if not moved:
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
    return f"{book.letter} book for {t.shelf_costs[at]}: {needs_words(book)} > {book_reward(book)}{coin}"


def _place_book(t: Tables, s: State, p: st.Player, book: str, position: int) -> str:
    """Short, because there are many. A single book is named by the question, several by letters if that is enough."""
    below = t.books.get(p.books[position]) if 0 <= position < len(p.books) else None
    where = f"on {position}, over {below.letter or 'start'}" if below else f"on {position}, empty"
    if s.waiting == (book,) or book not in t.books:
        return where
    face = t.books[book]
    alone = sum(t.books[other].letter == face.letter for other in s.waiting) == 1
    return f"{face.letter if alone else f'{needs_words(face)} > {book_reward(face)}'} {where}"
