"""What a sensible investor of Mombasa would do without thinking: for bots that try out what may come.

Every open slot gets a card, rather one that the next books ask for; majorities are taken and the ink pot runs while
the cards still lie open; goods are used all at once; posts go out for the company of which one has most shares; nobody
ends the phase while cards or useful discs are left.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from boardgames.core.protocol import Seat
from boardgames.mombasa import actions as do
from boardgames.mombasa import state as st
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.box.tables import (
    EXPANSION,
    HELPERS,
    AnySpace,
    BuySpace,
    Card,
    MajoritySpace,
    MarkerSpace,
    SellSpace,
    Tables,
    TileSpace,
)
from boardgames.mombasa.play.prospects import cards_for_books, hardship, line_needs
from boardgames.mombasa.play.taste import Taste
from boardgames.mombasa.rules.area import card_value, face_up_cards
from boardgames.mombasa.rules.bases import share_value, value_without
from boardgames.mombasa.rules.bookkeepers import can_enter
from boardgames.mombasa.rules.discs import reached_tiers
from boardgames.mombasa.rules.merchants import merchant_steps
from boardgames.mombasa.rules.scoring import shares
from boardgames.mombasa.state import Player, State

if TYPE_CHECKING:
    from boardgames.mombasa.game import Mombasa

Actions = tuple[AnyAction, ...]


def weigh(game: "Mombasa", s: State, seat: Seat, actions: Actions, taste: Taste) -> list[int]:
    """A weight for every action; 0 for what nobody would do."""
    t, p = game.tables, s.players[seat]
    if s.frames:
        f = s.frames[-1]
        if isinstance(f, st.Bookkeeping):
            return _books(t, s, seat, actions, taste)
        if isinstance(f, st.Expanding):
            return _regions(t, s, seat, actions, taste)
        of = BY_FRAME[type(f)]
        return [of(t, s, seat, f, a, taste) for a in actions]
    if s.phase == st.PLAN:
        return _plans(t, p, actions, taste)
    if s.phase == st.ACTION:
        return _turns(t, s, seat, actions, taste)
    return [1] * len(actions)


def _card(card: Card, taste: Taste) -> int:
    """About what a card does in a round."""
    match card.kind:
        case "goods":
            return taste.goods * card.value
        case "expansion":
            return taste.expansion * card.value
        case "bookkeeper":
            return taste.bookkeeper + taste.points * card.points
        case "merchant":
            return taste.merchant + taste.diamonds * card.diamonds + taste.pounds * card.pounds
    return taste.share


def _plans(t: Tables, p: Player, actions: Actions, taste: Taste) -> list[int]:
    """A card for every slot: strong ones, goods to those of the same kind, and those with which the ink pot runs."""
    kinds = [t.cards[name].total for name in p.area if name]
    helpful, passed = cards_for_books(t, p)
    weights = []
    for a in actions:
        if isinstance(a, do.PlanPlace):
            card = t.cards[a.card]
            worth = _card(card, taste)
            if card.total <= EXPANSION:
                worth += taste.plan_alike * kinds.count(card.total)
            if a.card in helpful:
                worth += taste.plan_books * passed
            weights.append(worth * worth)
        else:
            weights.append(0)
    return weights


def _books_ahead(t: Tables, p: Player) -> int:
    """How many books the ink pot could pass with the cards that lie face up."""
    at = p.ink
    while can_enter(t, p, at + 1, True):
        at += 1
    return at - p.ink


def _turns(t: Tables, s: State, seat: Seat, actions: Actions, taste: Taste) -> list[int]:
    p = s.players[seat]
    weights = []
    for a in actions:
        match a:
            case do.UseGoods():
                places = [t.place_at[slot] for slot in a.slots]
                units = sum(card_value(t, s.tracks, p, place) for place in places)
                # Cards of one kind buy more together than one by one.
                weights.append(taste.use_goods * units * units if len(a.slots) == _alike(t, p, places[0]) else 0)
            case do.UseExpansion():
                weights.append(taste.use_expansion * p.totals[EXPANSION])
            case do.UseBookkeeper():
                weights.append(taste.use_ink * _books_ahead(t, p) or taste.use_bookkeeper)
            case do.UseMerchant():
                steps = merchant_steps(t, s, p, t.cards[p.area[t.place_at[a.place]]])
                weights.append(taste.use_merchant * (1 + steps))
            case do.AttachPlusOne():
                weights.append(800)
            case do.PlaceDisc():
                weights.append(_disc(t, s, seat, t.spaces[t.space_at[a.space]], taste))
            case _:
                weights.append(0)
    if not any(weights):
        return [_pile(t, p, a, taste) for a in actions]
    return weights


def _alike(t: Tables, p: Player, place: int) -> int:
    """How many goods of the kind at a place lie face up."""
    kind = t.cards[p.area[place]].total
    return sum(card.total == kind for card in face_up_cards(t, p))


def _disc(t: Tables, s: State, seat: Seat, space: AnySpace, taste: Taste) -> int:
    if space.track:
        return 0 if isinstance(space, SellSpace) else taste.use_track
    late = s.round == t.rounds
    match space:
        case MajoritySpace():
            return taste.use_majority * reached_tiers(s, seat, space)  # before the cards that count are used
        case TileSpace():
            return 0 if late else taste.use_tile
        case MarkerSpace():
            return taste.use_marker
        case BuySpace():
            return 0 if late else taste.use_buy * min(s.players[seat].pounds, 6)
        case _:
            return 0


def _pile(t: Tables, p: Player, a: AnyAction, taste: Taste) -> int:
    """The end of the phase, with the best resting pile."""
    if not isinstance(a, do.EndPhase):
        return 0
    worth = sum(_card(t.cards[name], taste) for name in p.piles[t.place_at[a.slot]]) if a.slot else 0
    return 1 + worth * worth


def _step(t: Tables, s: State, seat: Seat, company: int, taste: Taste) -> int:
    """How good one more step on a company's track is: near a share of a company that is worth something."""
    p, track = s.players[seat], t.tracks[s.tracks[company]]
    at = p.steps[company]
    if at >= track.length:
        return 0
    if track.shares_at[at + 1] > track.shares_at[at]:
        near = taste.step_share
    else:
        near = taste.step_special if track.specials[at + 1] else taste.step
    return near * (taste.step_value + share_value(t, s, company)) * (taste.step_far + at)


def _held(t: Tables, s: State, seat: Seat) -> list[int]:
    """By company a player's shares, less what the best other has of it."""
    all_shares = [[sum(shares(t, s, one, company)) for company in range(4)] for one in range(len(s.players))]
    mine = all_shares.pop(seat)
    return [max(0, 2 * own - max(others)) for own, *others in zip(mine, *all_shares, strict=True)]


def _buy(t: Tables, s: State, seat: Seat, f: Any, a: Any, taste: Taste) -> int:
    if not isinstance(a, do.Buy | do.BuyPounds):
        # In the last rounds a card comes too late, but its share does not.
        return taste.buy_late * s.round * s.round if isinstance(a, do.BuyNone) else 1
    card = t.cards[s.display[t.display_at[a.space]]]
    worth = _card(card, taste) * (t.rounds - s.round) // 4
    if card.share_of >= 0:
        worth += taste.buy_share * share_value(t, s, card.share_of) // 4
    return worth * worth


def _spend(t: Tables, s: State, seat: Seat, f: Any, a: Any, taste: Taste) -> int:
    """A card must be bought now, however little it is good for."""
    return max(1, _buy(t, s, seat, f, a, taste))


def _steps(t: Tables, s: State, seat: Seat, f: Any, a: Any, taste: Taste) -> int:
    if isinstance(a, do.Step | do.StepPay | do.StepTrack):
        return _step(t, s, seat, t.company_at[a.company], taste)
    return 1


def _pair(t: Tables, s: State, seat: Seat, f: Any, a: Any, taste: Taste) -> int:
    return sum(_step(t, s, seat, t.company_at[name], taste) for name in a.companies)


def _expand(t: Tables, s: State, seat: Seat, f: Any, a: Any, taste: Taste) -> int:
    if not isinstance(a, do.Expand):
        return 0
    held = _held(t, s, seat)[t.company_at[a.company]]
    return 1 + held * held * held


def _regions(t: Tables, s: State, seat: Seat, actions: Actions, taste: Taste) -> list[int]:
    """Those that pay, rather where no company of one's own is ousted."""
    held = _held(t, s, seat)
    weights = []
    for a in actions:
        if not isinstance(a, do.Enter):
            weights.append(0)
            continue
        number = t.region_at[a.region]
        gain, mines = t.gains[number], t.regions[number].mines
        hurt = sum(held[company] for company in range(4) if s.posts[company] >> number & 1)
        brought = taste.reward_pounds * gain.pounds + taste.reward_diamonds * gain.diamonds
        brought += taste.reward_points * gain.points + taste.reward_steps * gain.steps
        weights.append(max(1, 6 + brought + taste.mines * mines - taste.hurt * hurt))
    return weights


def _bared(t: Tables, s: State, company: int, column: int) -> int:
    """Coins that the front post of a column hides."""
    return value_without(t, s, company, column) - share_value(t, s, company)


def _take_post(t: Tables, s: State, seat: Seat, f: Any, a: Any, taste: Taste) -> int:
    coins = 1 + max(0, _bared(t, s, f.company, a.column - 1))
    return coins * coins * coins


def _remove(t: Tables, s: State, seat: Seat, f: Any, a: Any, taste: Taste) -> int:
    company = t.company_at[a.company]
    return 1 + _held(t, s, seat)[company] * max(0, _bared(t, s, company, a.column - 1)) * 4


def _call(t: Tables, s: State, seat: Seat, f: Any, a: Any, taste: Taste) -> int:
    return 3 if isinstance(a, do.PayCall) else 1


def _books(t: Tables, s: State, seat: Seat, actions: Actions, taste: Taste) -> list[int]:
    """Books that ask for little beside those that lie already, or for what the cards of the player have."""
    p = s.players[seat]
    line, best = line_needs(t, p), [0] * (HELPERS + 1)
    for name in p.stock:
        card = t.cards[name]
        best[card.total] += card.value
    weights = []
    for a in actions:
        if isinstance(a, do.TakeBook):
            book = t.books[s.shelf[t.shelf_at[a.space]]]
            easy = 6 - hardship(book, line, best)
            weights.append(max(1, taste.book + taste.book_easy * easy + taste.book_reward * book.reward.n))
        else:
            weights.append(taste.pound)
    return weights


def _place(t: Tables, s: State, seat: Seat, f: Any, a: Any, taste: Taste) -> int:
    """On the first empty place ahead of the ink pot."""
    books, ink = s.players[seat].books, s.players[seat].ink
    ahead = next((i for i in range(max(ink + 1, t.ink.first_board_position), len(books)) if not books[i]), 0)
    return 20 if a.position == ahead else 2 if a.position > ink and not books[a.position] else 1


def _flip(t: Tables, s: State, seat: Seat, f: Any, a: Any, taste: Taste) -> int:
    p = s.players[seat]
    if isinstance(a, do.NoFlip):
        return taste.flip_not
    stuck = a.position == p.ink + 1 and not can_enter(t, p, a.position, True)
    return taste.flip if stuck else 0


def _ink(t: Tables, s: State, seat: Seat, f: Any, a: Any, taste: Taste) -> int:
    return 9 if isinstance(a, do.InkStep) else 1


def _sell(t: Tables, s: State, seat: Seat, f: Any, a: Any, taste: Taste) -> int:
    worth = _card(t.cards[a.card], taste)
    return 1600 // (1 + worth * worth)


def _tier(t: Tables, s: State, seat: Seat, f: Any, a: Any, taste: Taste) -> int:
    return int(5**a.number)


def _and_or(t: Tables, s: State, seat: Seat, f: Any, a: Any, taste: Taste) -> int:
    if isinstance(a, do.TakeDiamonds):
        return 60
    return _buy(t, s, seat, f, a, taste) if isinstance(a, do.BuyPounds) else 8


def _any(t: Tables, s: State, seat: Seat, f: Any, a: Any, taste: Taste) -> int:
    return 1


# What is chosen is weighed by the question that asks for it.
BY_FRAME: dict[type, Callable[[Tables, State, Seat, Any, Any, Taste], int]] = {
    st.BuyWithGoods: _buy,
    st.SpendUnits: _steps,
    st.ChooseCompany: _expand,
    st.TakingPost: _take_post,
    st.Rewards: _any,
    st.Ousting: _any,
    st.FlipBook: _flip,
    st.Ink: _ink,
    st.RemovePosts: _remove,
    st.Advance: _call,
    st.PlaceBooks: _place,
    st.BuyWithPounds: _spend,
    st.SellCard: _sell,
    st.ChooseTier: _tier,
    st.ChooseOption: _any,
    st.BuyOrDiamonds: _and_or,
    st.PickTracks: _pair,
    st.StepTracks: _steps,
}
