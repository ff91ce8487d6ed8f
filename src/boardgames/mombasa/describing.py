"""Every action in plain words, with its cost and immediate gain."""

from boardgames.mombasa import actions as do
from boardgames.mombasa import state as st
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.area import card_value
from boardgames.mombasa.bookkeepers import FLIP_PRICE
from boardgames.mombasa.expansion import entry_cost
from boardgames.mombasa.goods import price
from boardgames.mombasa.menu import BOOKKEEPING
from boardgames.mombasa.merchants import merchant_steps
from boardgames.mombasa.state import HIDDEN, State
from boardgames.mombasa.tables import EXPANSION, Book, Region, Space, StartingTile, Tables, Tier


def describe(t: Tables, s: State, seat: int, action: AnyAction) -> str:
    """Works for any action about known components, legal or not, and for any observed state."""
    p = s.players[seat] if 0 <= seat < len(s.players) else s.players[s.active]
    top = s.frames[-1] if s.frames else None
    match action:
        case do.KeepTile(tile):
            return f"keep {tile_words(t, tile)}"
        case do.ArrangeRest(cards):
            spots = [name for i, name in enumerate(t.slot_letters) if t.slots_at_start >> i & 1]
            pairs = zip(spots, cards, strict=False)
            return "rest " + ", ".join(f"{label(t, card)} in {spot.upper()}" for spot, card in pairs)
        case do.PlanPlace(card, slot):
            return f"{label(t, card)} into slot {slot_name(t, slot)}"
        case do.PlanDone():
            left = sum(1 for card in p.hand if card != HIDDEN)
            return f"finish planning, {left} card{'s' if left != 1 else ''} stay in hand"
        case do.AttachPlusOne(slot):
            return f"+1 tile on {label(t, at_slot(t, p, slot))}, then act"
        case do.UseGoods(slots):
            used = [at_slot(t, p, slot) for slot in slots]
            total = sum(
                card_value(t, s.tracks, p, t.place_at[slot])
                for slot, card in zip(slots, used, strict=True)
                if card in t.cards
            )
            return f"use {' + '.join(label(t, card) for card in used)}: total {total}"
        case do.UseExpansion():
            return f"use all expansion cards: {p.totals[EXPANSION]} points for one company"
        case do.UseBookkeeper(place):
            card = at_slot(t, p, place)
            points = t.cards[card].points if card in t.cards else 0
            return f"use {label(t, card)}: run the ink pot, then {points} bookkeeping points"
        case do.UseMerchant(place):
            return _merchant(t, s, p, place)
        case do.PlaceDisc(space):
            return _space(t, space)
        case do.EndPhase(slot):
            return _end(t, p, slot)
        case do.Buy(space) if isinstance(top, st.BuyWithGoods):
            return _buy(t, s, space, top.discount, top.total)
        case do.BuyNone() if isinstance(top, st.BuyWithGoods):
            return f"acquire no card: {top.total} steps on the tracks"
        case do.BuyPounds(space) | do.Buy(space):
            return _buy_pounds(t, s, space, top)
        case do.Step(company) | do.StepPay(company) | do.StepTrack(company):
            return _step(t, s, p, company, action, top)
        case do.Forfeit() if isinstance(top, st.SpendUnits):
            return f"forfeit {top.units} unit{'s' if top.units > 1 else ''}: pay no capital call"
        case do.Expand(company):
            at = t.company_at.get(company)
            base = f": {sum(s.bases[at])} posts in its base" if at is not None else ""
            return f"expand {company_name(t, company)}{base}"
        case do.ExpandNone():
            return "expand nobody; the points are lost"
        case do.Enter(region):
            return _enter(t, s, region, top)
        case do.Stop() if isinstance(top, st.Expanding):
            return f"stop here; {top.points} point{'s' if top.points != 1 else ''} lost"
        case do.TakePost(column) if isinstance(top, st.TakingPost):
            return _column(t, s, top.company, column, "take the front post of")
        case do.RemovePost(company, column) if company in t.company_at:
            return _column(t, s, t.company_at[company], column, "remove the front post of")
        case do.ReturnPost(region, column):
            return f"post in {region_name(t, region)} back to column {column} of its base"
        case do.Collect(item):
            if item == BOOKKEEPING:
                points = top.points if isinstance(top, st.Rewards) else 0
                return f"use the {points} bookkeeping points of the regions"
            return f"reward of {region_name(t, item)}" + (
                f": {reward_words(t.regions[t.region_at[item]])}" if item in t.region_at else ""
            )
        case do.PayCall() | do.DeclineCall() if isinstance(top, st.Advance):
            return _call(t, s, p, action, top)
        case do.TurnBook(position):
            return f"pay £{FLIP_PRICE} and turn {book_at(t, p, position)} at {position} face down"
        case do.NoFlip():
            return "turn no book"
        case do.InkStep():
            turned = p.turned >> (p.ink + 1) & 1
            return f"ink pot to {p.ink + 1}: {'a turned book' if turned else book_at(t, p, p.ink + 1)}"
        case do.InkStop():
            return _ink_stop(t, p, top)
        case do.TakeBook(space):
            return _take_book(t, s, space)
        case do.TakePound():
            return "take £1 for 1 point"
        case do.PlaceBook(book, position):
            below = p.books[position] if 0 <= position < len(p.books) else ""
            cover = f", covering {book_words(t.books[below])}" if below in t.books else ""
            return f"{book_name(t, book)} on position {position}{cover}"
        case do.Sell(card):
            plus = top.plus if isinstance(top, st.SellCard) else 0
            crate = t.cards[card].crate if card in t.cards else 0
            return f"sell {label(t, card)} for £{crate} + {plus} = £{crate + plus}"
        case do.TakeTier(number) if isinstance(top, st.ChooseTier):
            tiers = t.spaces[top.space].tiers
            if 1 <= number <= len(tiers):
                return tier_words(t, t.spaces[top.space], tiers[number - 1])
            return f"tier {number}"
        case do.TakeOption(number) if isinstance(top, st.ChooseOption):
            options = t.spaces[top.space].options
            if 1 <= number <= len(options):
                points, diamonds = options[number - 1]
                return f"{points} bookkeeping points and {diamonds} diamond steps"
            return f"reward {number}"
        case do.TakeDiamonds() if isinstance(top, st.BuyOrDiamonds):
            return f"diamond {t.spaces[top.space].diamonds} steps"
        case do.Done():
            return "leave the other part"
        case do.PickPair(companies):
            return "move on " + " and ".join(company_name(t, company) for company in companies)
        case _:
            return (type(action).__doc__ or "").split(" (MOM")[0].lower()


# Names of things; unknown ids, as in an action made up by somebody, are shown as they are.


def label(t: Tables, card: str) -> str:
    return t.cards[card].name if card in t.cards else card or "nothing"


def company_name(t: Tables, company: str) -> str:
    return t.companies[t.company_at[company]].name if company in t.company_at else company


def region_name(t: Tables, region: str) -> str:
    return t.regions[t.region_at[region]].name if region in t.region_at else region


def slot_name(t: Tables, slot: str) -> str:
    at = t.place_at.get(slot, len(t.slots))
    return t.slot_letters[at].upper() if at < len(t.slots) else slot


def at_slot(t: Tables, p: st.Player, place: str) -> str:
    return p.area[t.place_at[place]] if place in t.place_at else ""


def book_name(t: Tables, book: str) -> str:
    return book_words(t.books[book]) if book in t.books else book


def book_words(book: Book) -> str:
    """`A book Cof2>£2`: letter, requirements, reward."""
    return f"{book.letter or 'starting'} book {book.label}"


def book_at(t: Tables, p: st.Player, position: int) -> str:
    name = p.books[position] if 0 <= position < len(p.books) else ""
    return book_words(t.books[name]) if name in t.books else "no book"


def reward_words(region: Region) -> str:
    match region.reward_kind:
        case "pounds":
            return f"£{region.reward}"
        case "diamond":
            return f"diamond {region.reward}"
        case "bookkeeping":
            return f"{region.reward} bookkeeping point{'s' if region.reward > 1 else ''}"
        case "track":
            return f"{region.reward} step on the company's track"
        case _:
            return "no reward"


def tile_words(t: Tables, name: str) -> str:
    tile: StartingTile | None = t.starting_tiles.get(name)
    if tile is None:
        return "a starting tile"
    gains = [f"{n} {t.companies[c].name}" for c, n in enumerate(tile.steps) if n]
    if tile.diamonds:
        gains.append(f"{tile.diamonds} diamond")
    rest = ", ".join(icon.replace("-", " ") for icon in tile.rest)
    return f"{tile.label}: rests {rest}; book {t.books[name].label}; steps {', '.join(gains)}"


def tier_words(t: Tables, space: Space, tier: Tier) -> str:
    parts = [f"{tier.steps} steps {t.companies[space.company].name}"]
    parts += [f"£{tier.pounds}"] if tier.pounds else []
    parts += [f"{tier.diamonds} diamond"] if tier.diamonds else []
    parts += [f"{tier.points} bookkeeping"] if tier.points else []
    parts += [f"remove {tier.removes} post"] if tier.removes else []
    return f"{tier.least}+: {', '.join(parts)}"


def _merchant(t: Tables, s: State, p: st.Player, place: str) -> str:
    card = t.cards.get(at_slot(t, p, place))
    if card is None:
        return "use a diamond merchant"
    pounds = f" and £{card.pounds}" if card.pounds else ""
    return f"use {card.label}: diamond {merchant_steps(t, s, p, card)} steps{pounds}"


def _space(t: Tables, name: str) -> str:
    if name not in t.space_at:
        return f"disc on {name}"
    space = t.spaces[t.space_at[name]]
    cost = f"pay £{space.cost}: " if space.cost else ""
    return f"disc on {space.label}: {cost}{space.text}"


def _end(t: Tables, p: st.Player, slot: str) -> str:
    left = [label(t, card) for i, card in enumerate(p.area) if card and not p.used >> i & 1]
    unused = [f"unused {', '.join(left)}"] if left else []
    unused += [f"{p.discs} disc{'s' if p.discs > 1 else ''} left"] if p.discs else []
    warning = f" ({'; '.join(unused)})" if unused else ""
    at = t.place_at.get(slot, len(t.slots))
    if at >= len(t.slots):
        return f"end your action phase{warning}"
    pile = ", ".join(label(t, card) for card in p.piles[at]) or "nothing"
    return f"end your action phase, take pile {slot_name(t, slot)}: {pile}{warning}"


def _buy(t: Tables, s: State, space: str, discount: int, total: int) -> str:
    at = t.display_at.get(space)
    if at is None or not s.display[at]:
        return f"acquire the card on {space}"
    cost = price(t, s, at, discount)
    return f"acquire {label(t, s.display[at])} for {cost}, {total - cost} left for steps"


def _buy_pounds(t: Tables, s: State, space: str, top: object) -> str:
    at = t.display_at.get(space)
    if at is None or not s.display[at]:
        return f"buy the card on {space}"
    off = top.discount if isinstance(top, st.BuyWithPounds) else 0
    if isinstance(top, st.BuyOrDiamonds):
        off = t.spaces[top.space].discount
    return f"buy {label(t, s.display[at])} for £{price(t, s, at, off)}"


def _step(t: Tables, s: State, p: st.Player, company: str, action: AnyAction, top: object) -> str:
    if company not in t.company_at:
        return f"step on {company}"
    at = t.company_at[company]
    track = t.tracks[s.tracks[at]]
    to = min(p.steps[at] + 1, track.length)
    if isinstance(action, do.StepTrack):
        steps = top.steps if isinstance(top, st.StepTracks) else 1
        return f"{company_name(t, company)}: {steps} steps from {p.steps[at]}"
    gains = [f"share {track.shares[to]}"] if track.shares[to] > track.shares[to - 1] else []
    if track.specials[to]:
        gains.append(f"£{track.specials[to]} and bonus: {track.bonus_words[track.levels[to] - 1]}")
    cost = f"pay £{track.calls[p.steps[at]]}, " if isinstance(action, do.StepPay) else ""
    more = f" ({'; '.join(gains)})" if gains else ""
    return f"{cost}{company_name(t, company)} to {to} of {track.length}{more}"


def _enter(t: Tables, s: State, region: str, top: object) -> str:
    if region not in t.region_at:
        return f"enter {region}"
    at = t.region_at[region]
    words = f"{t.regions[at].name}: {reward_words(t.regions[at])}"
    if isinstance(top, st.Expanding) and (cost := entry_cost(t, s, top.company, at)):
        words += f", costs {cost}, {top.points - cost} left"
    owners = [c for c in range(len(t.companies)) if s.posts[c] >> at & 1]
    return f"{words}, ousts {t.companies[owners[0]].name}" if owners else words


def _column(t: Tables, s: State, company: int, column: int, verb: str) -> str:
    name = t.companies[company].name
    if not 1 <= column <= len(t.columns) or not s.bases[company][column - 1]:
        return f"{verb} column {column} of {name}"
    posts, opened = s.bases[company][column - 1], s.opened[company] >> (column - 1) & 1
    shown = t.shown[column - 1]
    more = shown[posts - 1][1 if posts == 1 else opened] - shown[posts][opened]
    return f"{verb} column {column} of {name}: share value +{more}"


def _call(t: Tables, s: State, p: st.Player, action: AnyAction, top: st.Advance) -> str:
    name, at = t.companies[top.company].name, p.steps[top.company]
    call = t.tracks[s.tracks[top.company]].calls[at]
    steps = f"{top.steps} step{'s' if top.steps > 1 else ''}"
    if isinstance(action, do.PayCall):
        return f"pay £{call} and go on with {steps} for {name}"
    return f"pay nothing; {steps} for {name} lost"


def _ink_stop(t: Tables, p: st.Player, top: object) -> str:
    moved = isinstance(top, st.Ink) and top.moved
    if not moved:
        return "leave the ink pot where it is: no reward"
    if p.turned >> p.ink & 1:
        return f"stop at {p.ink}: the book is turned, no reward"
    return f"stop at {p.ink}: reward of {book_at(t, p, p.ink)}"


def _take_book(t: Tables, s: State, space: str) -> str:
    at = t.shelf_at.get(space)
    if at is None or s.shelf[at] not in t.books:
        return f"take the book on {space}"
    coin = " and its coin £1" if s.coins >> at & 1 else ""
    cost = t.shelf_costs[at]
    return f"{book_words(t.books[s.shelf[at]])} for {cost} point{'s' if cost > 1 else ''}{coin}"
