"""Every action in plain words, with its cost and immediate gain; the verb is the name of its group.

Works for any action about known components, legal or not, and for any observed state. An action that says nothing
without its question has no words here: what it means is said instead.
"""

from boardgames.core.game import Seat
from boardgames.core.messages import Argument
from boardgames.mombasa import actions as do
from boardgames.mombasa import state as st
from boardgames.mombasa.actions import BOOKKEEPING, AnyAction
from boardgames.mombasa.box.tables import EXPANSION, TOTALS, MajoritySpace, Tables
from boardgames.mombasa.face.words.names import NONE, Names, at_slot
from boardgames.mombasa.rules.area import card_value
from boardgames.mombasa.rules.bases import room, share_value, value_with, value_without
from boardgames.mombasa.rules.discs import reached_tiers
from boardgames.mombasa.rules.display import open_discount, price
from boardgames.mombasa.rules.expansion import entry_cost
from boardgames.mombasa.rules.merchants import merchant_steps
from boardgames.mombasa.rules.rewards import home_of
from boardgames.mombasa.rules.runs import run_of_tier
from boardgames.mombasa.rules.same_choices import slots_matter
from boardgames.mombasa.rules.scoring import shares
from boardgames.mombasa.rules.tracks import next_call
from boardgames.mombasa.rules.trading import sale_pounds
from boardgames.mombasa.state import HIDDEN, Player, State


def describe(n: Names, s: State, seat: Seat, action: AnyAction) -> str:
    seat = seat if 0 <= seat < len(s.players) else s.active
    top = s.frames[-1] if s.frames else None
    return (
        _of_planning(n, s, s.players[seat], action)
        or _of_turn(n, s, seat, action)
        or _of_goods(n, s, seat, action, top)
        or _of_expansion(n, s, seat, action, top)
        or _of_books(n, s, s.players[seat], action, top)
        or _of_spaces(n, s, action, top)
    )


# Set-up and planning


def _of_planning(n: Names, s: State, p: Player, action: AnyAction) -> str:
    match action:
        case do.KeepTile(tile):
            return n.tile(tile)
        case do.ArrangeRest(cards):
            t = n.t
            spots = [name.upper() for i, name in enumerate(t.slot_letters) if t.slots_at_start >> i & 1]
            laid = zip(cards, spots, strict=False)
            return ", ".join(n.say("do-rest", card=n.brief(card), slot=spot) for card, spot in laid)
        case do.PlanPlace(card, slot):
            # Short, because there are many: the piles can be seen.
            said = n.apart(card, (*p.hand, *p.area))
            return n.say("do-plan", card=said, slot=n.slot(slot)) if slots_matter(n.t, s) else said
        case do.PlanDone():
            return n.say("do-plan-done", n=sum(1 for card in p.hand if card != HIDDEN))
        case _:
            return ""


# The actions of a turn


def _of_turn(n: Names, s: State, seat: Seat, action: AnyAction) -> str:
    t, p = n.t, s.players[seat]
    match action:
        case do.AttachPlusOne(slot):
            return n.say("do-attach", card=_in_area(n, p, slot))
        case do.UseGoods(slots):
            return _goods(n, s, p, slots)
        case do.UseExpansion():
            return n.say("do-expansion", n=p.totals[EXPANSION])
        case do.UseBookkeeper(place) if _is_a(t, at_slot(t, p, place), "bookkeeper"):
            return n.say("do-bookkeeper", card=_in_area(n, p, place), n=t.cards[at_slot(t, p, place)].points)
        case do.UseBookkeeper(place):
            return n.say("do-bookkeeper-none", slot=n.slot(place))
        case do.UseMerchant(place) if _is_a(t, at_slot(t, p, place), "merchant"):
            merchant = t.cards[at_slot(t, p, place)]
            steps = merchant_steps(t, s, p, merchant)
            return n.say("do-merchant", card=_in_area(n, p, place), n=steps, pounds=merchant.pounds)
        case do.UseMerchant(place):
            return n.say("do-merchant-none", slot=n.slot(place))
        case do.PlaceDisc(space) if space in t.space_at:
            return _disc(n, s, seat, t.space_at[space])
        case do.EndPhase(slot):
            return _end(n, p, slot)
        case _:
            return ""


def _is_a(t: Tables, card: str, kind: str) -> bool:
    return card in t.cards and t.cards[card].kind == kind


def _in_area(n: Names, p: Player, place: str) -> str:
    """A card in play, with its slot if another of its name lies there: `Bookkeeper 2 in C`."""
    t, card = n.t, at_slot(n.t, p, place)
    twins = sum(other in t.cards and n.card(other) == n.card(card) for other in p.area)
    if twins > 1 and place in t.slots:
        return n.say("do-in-slot", card=n.listed(card), slot=n.slot(place))
    return n.card(card)


def _goods(n: Names, s: State, p: Player, slots: tuple[str, ...]) -> str:
    t = n.t
    used = [at_slot(t, p, slot) for slot in slots]
    places = [t.place_at[slot] for slot, card in zip(slots, used, strict=True) if card in t.cards]
    total = sum(card_value(t, s.tracks, p, place) for place in places)
    several = f"{'+'.join(n.slot(slot) for slot in slots)} {n.briefly(tuple(used))}"
    return n.say("do-goods", cards=_in_area(n, p, slots[0]) if len(slots) == 1 else several, total=total)


def _disc(n: Names, s: State, seat: Seat, number: int) -> str:
    """The cost and what a disc there does; of a majority, what it brings now."""
    space = n.t.spaces[number]
    what = n.space_gist(space)
    if not isinstance(space, MajoritySpace):
        return n.say("do-disc", cost=space.cost, what=what)
    reached = reached_tiers(s, seat, space)
    gains = n.tier_gist(space, space.tiers[max(reached, 1) - 1])
    need = 0 if reached else space.tiers[0].least
    run = run_of_tier(n.t, s, seat, space, reached) if reached else None
    lost = run.lost if run else 0
    return n.say("do-disc-majority", cost=space.cost, what=what, gains=gains, lost=lost, need=need)


def _end(n: Names, p: Player, slot: str) -> str:
    at = n.t.place_at.get(slot, len(n.t.slots))
    if at >= len(n.t.slots):
        return n.say("do-end")
    return n.say("do-end-take", slot=n.slot(slot), cards=n.briefly(p.piles[at]))


# Cards of the display, steps on the tracks


def _of_goods(n: Names, s: State, seat: Seat, action: AnyAction, top: object) -> str:
    t, p = n.t, s.players[seat]
    match action:
        case do.Buy(space) | do.BuyPounds(space):
            return _purchase(n, s, p, space, top)
        case do.BuyNone() if isinstance(top, st.BuyWithGoods):
            return n.say("do-buy-none", n=top.total)
        case do.Step(company) | do.StepPay(company) if company in t.company_at:
            return _step(n, s, seat, t.company_at[company], pays=isinstance(action, do.StepPay))
        case do.StepTrack(company) if company in t.company_at:
            steps = top.steps if isinstance(top, st.StepTracks) else 1
            return n.say("do-step-track", company=company, n=steps, at=p.steps[t.company_at[company]])
        case do.PickPair(companies):
            return n.both(n.company(company) for company in companies)
        case do.Forfeit() if isinstance(top, st.SpendUnits):
            return n.say("do-forfeit", n=top.units)
        case do.PayCall() if isinstance(top, st.Advance):
            call = next_call(t, s, seat, top.company)
            return n.say("do-pay", call=call, n=top.steps, company=t.companies[top.company].id)
        case do.DeclineCall() if isinstance(top, st.Advance):
            return n.say("do-decline", n=top.steps, company=t.companies[top.company].id)
        case _:
            return ""


def _purchase(n: Names, s: State, p: Player, space: str, top: object) -> str:
    t = n.t
    at = t.display_at.get(space)
    if at is None or not s.display[at]:
        return n.say("do-buy-unknown", space=space)
    cost, goods = price(t, s, at, open_discount(t, top)), isinstance(top, st.BuyWithGoods)
    have = top.total if isinstance(top, st.BuyWithGoods) else p.pounds
    key = "do-buy" if goods else "do-buy-pounds"
    words = n.say(key, card=n.listed(s.display[at]), price=cost, left=have - cost if have >= cost else NONE)
    twins = [other for other, card in enumerate(s.display) if card and _reads_alike(n, s, at, other)]
    return f"{words} ({space[-1]})" if len(twins) > 1 else words


def _reads_alike(n: Names, s: State, one: int, other: int) -> bool:
    """True if two cards of the display have the same name and price."""
    return n.listed(s.display[one]) == n.listed(s.display[other]) and price(n.t, s, one) == price(n.t, s, other)


def _step(n: Names, s: State, seat: Seat, company: int, *, pays: bool) -> str:
    t, name = n.t, n.t.companies[company].id
    track, at = t.tracks[s.tracks[company]], s.players[seat].steps[company]
    if at == track.length:
        return n.say("do-step-end", company=name)
    to = at + 1
    more = track.shares_at[to] - track.shares_at[to - 1]
    gains = [n.say("do-step-share", n=sum(shares(t, s, seat, company)) + more)] if more else []
    if track.specials[to]:
        bonus = n.bonus(track.id, track.levels[to])
        gains.append(n.say("do-step-special", pounds=track.specials[to], bonus=bonus))
    call = track.calls[at] if pays else 0
    return n.say("do-step", call=call, company=name, to=to, gains=", ".join(gains) or NONE)


# Expansion and bases


def _of_expansion(n: Names, s: State, seat: Seat, action: AnyAction, top: object) -> str:
    t = n.t
    match action:
        case do.Expand(company) if company in t.company_at:
            return _expand(n, s, seat, t.company_at[company])
        case do.ExpandNone():
            return n.say("do-expand-none")
        case do.Enter(region):
            return _enter(n, s, region, top)
        case do.Stop() if isinstance(top, st.Expanding):
            return n.say("do-stop", n=top.points)
        case do.TakePost(column) if isinstance(top, st.TakingPost):
            return _column(n, s, top.company, column)
        case do.RemovePost(company, column) if company in t.company_at:
            return _remove(n, s, t.company_at[company], column)
        case do.ReturnPost(region, column):
            return _return(n, s, region, column, top)
        case do.Collect(item):
            return _collect(n, item, top)
        case _:
            return ""


def _expand(n: Names, s: State, seat: Seat, company: int) -> str:
    held, value = sum(shares(n.t, s, seat, company)), share_value(n.t, s, company)
    name = n.t.companies[company].id
    return n.say("do-expand", company=name, value=value, held=held, posts=sum(s.bases[company]))


def _enter(n: Names, s: State, region: str, top: object) -> str:
    t = n.t
    if region not in t.region_at or not isinstance(top, st.Expanding):
        return n.region(region)
    at = t.region_at[region]
    owners = [c for c in range(len(t.companies)) if s.posts[c] >> at & 1 and c != top.company]
    out = t.company_codes[owners[0]].upper() if owners else NONE
    gains = n.gains(t.regions[at].rewards, "gain-gist")
    return n.say("do-enter", region=region, cost=entry_cost(t, s, top.company, at), out=out, gains=gains)


def _column(n: Names, s: State, company: int, column: int) -> str:
    t = n.t
    if not 1 <= column <= len(t.columns[company]) or not s.bases[company][column - 1]:
        return n.say("do-column", column=column, now=NONE)
    now, then = share_value(t, s, company), value_without(t, s, company, column - 1)
    return n.say("do-column", column=column, now=now, then=then, rises=int(then != now))


def _remove(n: Names, s: State, company: int, column: int) -> str:
    """Short, because there are many: the column, and what a share would be worth."""
    t = n.t
    known = 1 <= column <= len(t.columns[company]) and s.bases[company][column - 1]
    then = value_without(t, s, company, column - 1) if known else 0
    return n.say("do-remove", company=t.companies[company].id, column=column, then=then if known else NONE)


def _return(n: Names, s: State, region: str, column: int, top: object) -> str:
    """Short, because there are many: which post, where to, and what a share of its company would be worth."""
    t = n.t
    home = home_of(s, top, t.region_at.get(region, -1)) if isinstance(top, st.Ousting) else -1
    if home < 0 or column - 1 not in room(t, s, home):
        return n.say("do-return", region=region, column=column, code=NONE)
    then = value_with(t, s, home, column - 1)
    return n.say("do-return", region=region, column=column, code=t.company_codes[home].upper(), then=then)


def _collect(n: Names, item: str, top: object) -> str:
    t = n.t
    if item == BOOKKEEPING:
        return n.say("do-collect-points", n=top.points if isinstance(top, st.Rewards) else 0)
    if item not in t.region_at or not isinstance(top, st.Rewards):
        return n.region(item)
    rewards = t.regions[t.region_at[item]].rewards
    apart = [(kind, amount) for kind, amount in rewards if kind != "bookkeeping"]
    return n.say("do-collect", region=item, gains=n.gains(apart))


# Books


def _of_books(n: Names, s: State, p: Player, action: AnyAction, top: object) -> str:
    match action:
        case do.TurnBook(position):
            return _turn_book(n, p, position)
        case do.NoFlip():
            return n.say("do-no-flip")
        case do.InkStep():
            return _ink_step(n, p)
        case do.InkStop():
            return _ink_stop(n, p, top)
        case do.TakeBook(space):
            return _take_book(n, s, space)
        case do.TakePound():
            return n.say("do-take-pound")
        case do.PlaceBook(book, position):
            return _place_book(n, s, p, book, position)
        case _:
            return ""


def _turn_book(n: Names, p: Player, position: int) -> str:
    """Short, because there are many: what the book asks, which is all that turning it changes."""
    book = n.t.books.get(p.books[position]) if 0 <= position < len(p.books) else None
    if book is None:
        return n.say("do-turn-book-none", position=position)
    if position <= p.ink:
        return n.say("do-turn-book-passed", position=position)
    return n.say("do-turn-book", position=position, needs=n.needs_gist(book))


def _ink_step(n: Names, p: Player) -> str:
    """Where to and what the space brings; then the book, of which the table shows the rest if it is cut."""
    t, to = n.t, p.ink + 1
    worth = t.ink_worth[to] if to <= t.ink.length and t.ink_worth[to] > t.ink_worth[p.ink] else 0
    slot = t.slot_letters[t.ink_slot].upper() if to == t.ink.slot_position else NONE
    book = t.books.get(p.books[to]) if to < len(p.books) else None
    what = n.say("do-ink-turned") if p.turned >> to & 1 else n.book_gist(book) if book else n.say("do-ink-none")
    return n.say("do-ink", to=to, worth=worth, slot=slot, book=what)


def _ink_stop(n: Names, p: Player, top: object) -> str:
    if not (isinstance(top, st.Ink) and top.moved):
        return n.say("do-ink-stay")
    if p.turned >> p.ink & 1:
        return n.say("do-ink-stop-turned", at=p.ink)
    book = n.t.books.get(p.books[p.ink])
    return n.say("do-ink-stop", at=p.ink, reward=n.book_reward(book)) if book else n.say("do-ink-stop-none", at=p.ink)


def _take_book(n: Names, s: State, space: str) -> str:
    t, at = n.t, n.t.shelf_at.get(space)
    if at is None or s.shelf[at] not in t.books:
        return n.say("do-take-book-unknown", space=space)
    # The price last, where a list of many may leave it out: it is the same for all books of a letter.
    return n.say("do-take-book", face=n.face(s.shelf[at]), coin=int(s.coins >> at & 1), price=t.shelf_costs[at])


def _place_book(n: Names, s: State, p: Player, book: str, position: int) -> str:
    """Short, because there are many. A single book is named by the question, several by letters if that is enough."""
    t = n.t
    below = t.books.get(p.books[position]) if 0 <= position < len(p.books) else None
    over: dict[str, Argument] = {"letter": below.letter or NONE} if below else {}
    where = n.say("do-place-over" if below else "do-place", position=position, **over)
    if s.waiting == (book,) or book not in t.books:
        return where
    face = t.books[book]
    alone = sum(t.books[other].letter == face.letter for other in s.waiting) == 1
    return f"{face.letter if alone else n.book_gist(face)} {where}"


# What bonus spaces ask


def _of_spaces(n: Names, s: State, action: AnyAction, top: object) -> str:
    t = n.t
    match action:
        case do.Sell(card) if isinstance(top, st.SellCard) and card in t.cards:
            pounds, crate = sale_pounds(t, top, card), t.cards[card].crate
            return n.say("do-sell", pounds=pounds, card=_in_hand(n, s, card), crate=crate, plus=top.plus)
        case do.TakeTier(number) if isinstance(top, st.ChooseTier):
            space = t.majorities[top.space]
            if not 1 <= number <= len(space.tiers):
                return n.say("do-tier-unknown", number=number)
            tier = space.tiers[number - 1]
            return n.say("do-tier", gains=n.tier(space, tier), least=tier.least, kind=TOTALS[space.counts])
        case do.TakeOption(number) if isinstance(top, st.ChooseOption):
            options = t.rewards[top.space].options
            if not 1 <= number <= len(options):
                return n.say("do-option-unknown", number=number)
            points, diamonds = options[number - 1]
            return n.say("do-option", points=points, diamonds=diamonds)
        case do.TakeDiamonds() if isinstance(top, st.BuyOrDiamonds):
            return n.say("do-diamonds", n=t.and_ors[top.space].diamonds)
        case do.Done():
            return n.say("do-done")
        case _:
            return ""


def _in_hand(n: Names, s: State, card: str) -> str:
    """A card of whoever holds it, told from another of its name."""
    hand = next((p.hand for p in s.players if card in p.hand), ())
    return n.apart(card, hand)
