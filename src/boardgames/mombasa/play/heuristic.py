"""Heuristic of Mombasa: what a sensible investor would do without thinking, for bots that play games out.

Every open slot gets a card, rather one that the next books ask for; majorities are taken and the ink pot runs while
the cards still lie open; goods are used all at once; posts go out for the company of which one has most shares; nobody
ends the phase while cards or useful discs are left. Books are chosen, and laid over others, by what the next cards can
show; and the resting pile and the bookkeeper's tile by the books that they let the ink pot pass.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from boardgames.core.game import Seat
from boardgames.mombasa import actions as do
from boardgames.mombasa import state as st
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.box.tables import (
    EXPANSION,
    HELPERS,
    AnySpace,
    Book,
    BuySpace,
    MajoritySpace,
    MarkerSpace,
    SellSpace,
    Tables,
    TileSpace,
)
from boardgames.mombasa.play.features import (
    Line,
    Show,
    best_for_pounds,
    buy,
    buy_or_diamonds,
    card_worth,
    hardship,
    line_ahead,
    line_needs,
    missing,
    next_shows,
    passed_next,
    planned_show,
    pounds_for,
    sell,
    show,
    spend,
)
from boardgames.mombasa.play.weights import Weights
from boardgames.mombasa.rules.area import card_value, face_up_cards, turned_down
from boardgames.mombasa.rules.bases import share_value, value_without
from boardgames.mombasa.rules.bookkeepers import can_enter
from boardgames.mombasa.rules.books import fits
from boardgames.mombasa.rules.discs import reached_tiers
from boardgames.mombasa.rules.expansion import entry_cost
from boardgames.mombasa.rules.merchants import merchant_steps
from boardgames.mombasa.rules.scoring import shares
from boardgames.mombasa.state import Player, State

if TYPE_CHECKING:
    from boardgames.mombasa.game import Mombasa

Actions = tuple[AnyAction, ...]


def weigh(game: "Mombasa", s: State, seat: Seat, actions: Actions, learned: Weights) -> list[int]:
    """A weight for every action; 0 for what nobody would do."""
    t, p = game.tables, s.players[seat]
    if s.frames:
        f = s.frames[-1]
        together = TOGETHER.get(type(f))
        if together:
            return together(t, s, seat, actions, learned)
        of = BY_FRAME[type(f)]
        return [of(t, s, seat, f, a, learned) for a in actions]
    if s.phase == st.PLAN:
        return _plans(t, s, p, actions, learned)
    if s.phase == st.ACTION:
        return _turns(t, s, seat, actions, learned)
    return [1] * len(actions)


def _plans(t: Tables, s: State, p: Player, actions: Actions, learned: Weights) -> list[int]:
    """A card for every slot: strong ones, goods to those of the same kind, and those with which the ink pot runs.

    They are laid below the piles that have most in them, to come back all together.
    """
    kinds = [t.cards[name].total for name in p.area if name]
    shown, left = planned_show(t, p), t.rounds - s.round
    rested = [sum([card_worth(t.cards[name], learned) for name in pile]) for pile in p.piles]
    helpful = [card.id for card in shown.cards] if shown and shown.passed else []
    weights = []
    for a in actions:
        if isinstance(a, do.PlanPlace):
            card = t.cards[a.card]
            worth = card_worth(card, learned)
            if card.total <= EXPANSION:
                worth += learned.plan_alike * kinds.count(card.total)
            if card.kind == "bookkeeper":
                worth += learned.plan_points * card.points * left // 4
            if shown and a.card in helpful:
                worth += learned.plan_books * shown.passed
            weights.append(4 * worth * worth + learned.plan_pile * rested[t.place_at[a.slot]])
        else:
            weights.append(0)
    return weights


def ink_run(t: Tables, p: Player, at: int) -> int:
    """Return how many books the ink pot could pass from a place with the cards that are face up."""
    first = at
    while can_enter(t, p, at + 1, True):
        at += 1
    return at - first


def _turns(t: Tables, s: State, seat: Seat, actions: Actions, learned: Weights) -> list[int]:
    p = s.players[seat]
    runs = ink_run(t, p, p.ink) if any(isinstance(a, do.UseBookkeeper) for a in actions) else 0
    weights = []
    for a in actions:
        match a:
            case do.UseGoods():
                places = [t.place_at[slot] for slot in a.slots]
                units = sum(card_value(t, s.tracks, p, place) for place in places)
                down = turned_down(t, s.tracks, p, sum(1 << place for place in places)) if runs else p
                # Cards of one kind buy more together than one by one, and only after the ink pot has run on them.
                together = len(a.slots) == _alike(t, p, places[0]) and ink_run(t, down, p.ink) >= runs
                weights.append(learned.use_goods * units * units if together else 0)
            case do.UseExpansion():
                weights.append(learned.use_expansion * p.totals[EXPANSION])
            case do.UseBookkeeper():
                weights.append(learned.use_ink * ink_run(t, p, p.ink) or learned.use_bookkeeper)
            case do.UseMerchant():
                steps = merchant_steps(t, s, p, t.cards[p.area[t.place_at[a.place]]])
                weights.append(learned.use_merchant * (1 + steps))
            case do.AttachPlusOne():
                weights.append(800)
            case do.PlaceDisc():
                weights.append(_disc(t, s, seat, t.spaces[t.space_at[a.space]], learned))
            case _:
                weights.append(0)
    return weights if any(weights) else _piles(t, p, actions, learned)


def _alike(t: Tables, p: Player, place: int) -> int:
    """Return how many goods of the kind at a place are face up."""
    kind = t.cards[p.area[place]].total
    return sum(card.total == kind for card in face_up_cards(t, p))


def _disc(t: Tables, s: State, seat: Seat, space: AnySpace, learned: Weights) -> int:
    late = s.round == t.rounds
    if space.track and not isinstance(space, SellSpace):
        return learned.use_track
    match space:
        case SellSpace():
            return max(0, learned.use_sell * pounds_for(t, s, s.players[seat].hand, space)) if late else 0
        case MajoritySpace():
            return learned.use_majority * reached_tiers(s, seat, space)  # before the cards that count are used
        case TileSpace():
            return 0 if late else _tile(t, s.players[seat], space.tile, learned)
        case MarkerSpace():
            return learned.use_marker
        case BuySpace():
            best = best_for_pounds(t, s, s.players[seat], space, learned)
            return max(0, learned.use_buy * best)
        case _:
            return 0


def _tile(t: Tables, p: Player, tile: str, learned: Weights) -> int:
    if tile not in t.cards:
        return learned.tile_goods
    match t.cards[tile].kind:
        case "bookkeeper":
            return learned.use_tile + learned.tile_books * passed_next(t, p, tile)
        case "merchant":
            return learned.tile_merchant
    return learned.tile_expansion


def _piles(t: Tables, p: Player, actions: Actions, learned: Weights) -> list[int]:
    """The end of the phase, with the resting pile that has most in it, and what lets the ink pot run next round."""
    shows = next_shows(t, p, line_ahead(t, p))
    weights = []
    for a in actions:
        if not isinstance(a, do.EndPhase):
            weights.append(0)
            continue
        worth = 0
        if a.slot:
            slot = t.place_at[a.slot]
            worth = sum([card_worth(t.cards[name], learned) for name in p.piles[slot]])
            shown = shows[slot]
            if shown:
                worth += learned.pile_bookkeeper + learned.pile_books * shown.passed
        weights.append(1 + worth * worth)
    return weights


def _step(t: Tables, s: State, seat: Seat, company: int, steps: int, learned: Weights) -> int:
    """Return how good one more step on a company's track is: near a share of a company that is worth something.

    In the last round no step is any good that is not followed by a share.
    """
    p, track = s.players[seat], t.tracks[s.tracks[company]]
    at = p.steps[company]
    if at >= track.length:
        return 0
    if track.shares_at[at + 1] > track.shares_at[at]:
        near = learned.step_share
    elif s.round == t.rounds and track.shares_at[min(at + steps, track.length)] == track.shares_at[at]:
        return 1
    else:
        near = learned.step_special if track.specials[at + 1] else learned.step
    return near * (learned.step_value + share_value(t, s, company)) * (learned.step_far + at)


def shares_held(t: Tables, s: State, seat: Seat) -> list[int]:
    """Return a player's shares of each company, less what the best other has of it."""
    all_shares = [[sum(shares(t, s, one, company)) for company in range(4)] for one in range(len(s.players))]
    mine = all_shares.pop(seat)
    return [max(0, 2 * own - max(others)) for own, *others in zip(mine, *all_shares, strict=True)]


def _steps(t: Tables, s: State, seat: Seat, f: Any, a: Any, learned: Weights) -> int:
    if isinstance(a, do.Step | do.StepPay | do.StepTrack):
        steps = f.units if isinstance(f, st.SpendUnits) else f.steps
        return _step(t, s, seat, t.company_at[a.company], steps, learned)
    return 1


def _pair(t: Tables, s: State, seat: Seat, f: Any, a: Any, learned: Weights) -> int:
    return sum(_step(t, s, seat, t.company_at[name], t.advances[f.space].steps, learned) for name in a.companies)


def _companies(t: Tables, s: State, seat: Seat, actions: Actions, learned: Weights) -> list[int]:
    held = shares_held(t, s, seat)
    return [1 + held[t.company_at[a.company]] ** 3 if isinstance(a, do.Expand) else 0 for a in actions]


def _regions(t: Tables, s: State, seat: Seat, actions: Actions, learned: Weights) -> list[int]:
    """Those that pay for each point they cost, rather where no company of one's own is ousted."""
    held, f = shares_held(t, s, seat), s.frames[-1]
    weights = []
    for a in actions:
        if not isinstance(a, do.Enter) or not isinstance(f, st.Expanding):
            weights.append(0)
            continue
        number = t.region_at[a.region]
        gain, mines = t.gains[number], t.regions[number].mines
        hurt = sum(held[company] for company in range(4) if s.posts[company] >> number & 1)
        brought = learned.reward_pounds * gain.pounds + learned.reward_diamonds * gain.diamonds
        brought += learned.reward_points * gain.points + learned.reward_steps * gain.steps
        worth = learned.enter + brought + learned.mines * mines - learned.hurt * hurt
        weights.append(max(1, 12 * worth // entry_cost(t, s, f.company, number)))
    return weights


def _bared(t: Tables, s: State, company: int, column: int) -> int:
    """Coins that the front post of a column hides."""
    return value_without(t, s, company, column) - share_value(t, s, company)


def _take_post(t: Tables, s: State, seat: Seat, f: Any, a: Any, learned: Weights) -> int:
    coins = 1 + max(0, _bared(t, s, f.company, a.column - 1))
    return coins * coins * coins


def _remove(t: Tables, s: State, seat: Seat, f: Any, a: Any, learned: Weights) -> int:
    company = t.company_at[a.company]
    return 1 + shares_held(t, s, seat)[company] * max(0, _bared(t, s, company, a.column - 1)) * 4


def _call(t: Tables, s: State, seat: Seat, f: Any, a: Any, learned: Weights) -> int:
    return 3 if isinstance(a, do.PayCall) else 1


def _books(t: Tables, s: State, seat: Seat, actions: Actions, learned: Weights) -> list[int]:
    """Books that soon let the ink pot pass, or that ask for little beside the others and what the player has."""
    p = s.players[seat]
    stop, shows = _stop(t, s, p, line_ahead(t, p, s.waiting))
    line, best = line_needs(t, p), [0] * (HELPERS + 1)
    ahead = [at for at in range(max(p.ink + 1, t.ink.first_board_position), len(p.books)) if not p.books[at]]
    for name in p.stock:
        card = t.cards[name]
        best[card.total] += card.value
    weights = []
    for a in actions:
        if isinstance(a, do.TakeBook):
            book = t.books[s.shelf[t.shelf_at[a.space]]]
            soon = _soon(t, p, stop, shows, book)
            worth = learned.book + learned.book_easy * (6 - hardship(book, line, best)) + learned.book_soon * soon
            late = s.round == t.rounds and not soon
            value = 1 if late else max(1, worth + learned.book_reward * book.reward.n)
            # The ink pot does not turn back: a book is for a place ahead of it.
            weights.append(value if soon or any(fits(t, p, book, at) for at in ahead) else 0)
        else:
            weights.append(learned.pound)
    return weights


def _stop(t: Tables, s: State, p: Player, line: Line) -> tuple[int, list[Show]]:
    """The first place that the ink pot does not reach soon, and all that can be shown there.

    Soon is with the cards that stay face up after this turn, if another bookkeeper is among them, or next round.
    """
    turn = s.frames[0]
    down = p.used | (turn.places if isinstance(turn, st.Turn) else 0)
    up = [t.cards[name] for place, name in enumerate(p.area) if name and not down >> place & 1]
    shows = [show(t, line, up, (), 0)]
    if s.round < t.rounds:
        shows += next_shows(t, p, line)
    passed = max([one.passed for one in shows if one], default=0)
    return p.ink + passed + 1, [one for one in shows if one and one.passed == passed]


def _soon(t: Tables, p: Player, stop: int, shows: list[Show], book: Book) -> int:
    """Return how few more cards a book needs where the ink pot would stop: 3 for none, 0 for too many."""
    if not t.ink.first_board_position <= stop <= t.ink.length or not fits(t, p, book, stop):
        return 0
    more = [(one.room, missing(book, one.totals, one.hand)) for one in shows]
    return max([0, *[3 - len(cards) for room, cards in more if cards is not None and len(cards) <= room]])


def _places(t: Tables, s: State, seat: Seat, actions: Actions, learned: Weights) -> list[int]:
    """Where the ink pot would stop, if the book lets it pass; else on the first empty place ahead of it."""
    p = s.players[seat]
    books, ink = p.books, p.ink
    ahead = next((i for i in range(max(ink + 1, t.ink.first_board_position), len(books)) if not books[i]), 0)
    stop, shows = _stop(t, s, p, line_ahead(t, p))
    soon = {name: _soon(t, p, stop, shows, t.books[name]) for name in s.waiting}
    weights = []
    for a in actions:
        match a:
            case do.PlaceBook(book=name, position=at) if at == stop and soon[name]:
                weights.append(100 * soon[name])
            case do.PlaceBook(position=at):
                # The ink pot does not turn back: nothing is worth a space behind it while there is one ahead.
                behind = at <= ink and ahead > 0
                weights.append(20 if at == ahead else 2 if at > ink and not books[at] else int(not behind))
    return weights


def _flip(t: Tables, s: State, seat: Seat, f: Any, a: Any, learned: Weights) -> int:
    p = s.players[seat]
    if isinstance(a, do.NoFlip):
        return learned.flip_not
    if a.position != p.ink + ink_run(t, p, p.ink) + 1:
        return 0
    gain = 1 + ink_run(t, p, a.position)
    return learned.flip * gain * gain


def _ink(t: Tables, s: State, seat: Seat, f: Any, a: Any, learned: Weights) -> int:
    return 9 if isinstance(a, do.InkStep) else 1


def _tier(t: Tables, s: State, seat: Seat, f: Any, a: Any, learned: Weights) -> int:
    return int(5**a.number)


def _any(t: Tables, s: State, seat: Seat, f: Any, a: Any, learned: Weights) -> int:
    return 1


# What is chosen is weighed by the question that asks for it: all choices together, or one by one.
TOGETHER: dict[type, Callable[[Tables, State, Seat, Actions, Weights], list[int]]] = {
    st.ChooseCompany: _companies,
    st.Expanding: _regions,
    st.Bookkeeping: _books,
    st.PlaceBooks: _places,
}
BY_FRAME: dict[type, Callable[[Tables, State, Seat, Any, Any, Weights], int]] = {
    st.BuyWithGoods: buy,
    st.SpendUnits: _steps,
    st.TakingPost: _take_post,
    st.Rewards: _any,
    st.Ousting: _any,
    st.FlipBook: _flip,
    st.Ink: _ink,
    st.RemovePosts: _remove,
    st.Advance: _call,
    st.BuyWithPounds: spend,
    st.SellCard: sell,
    st.ChooseTier: _tier,
    st.ChooseOption: _any,
    st.BuyOrDiamonds: buy_or_diamonds,
    st.PickTracks: _pair,
    st.StepTracks: _steps,
}
