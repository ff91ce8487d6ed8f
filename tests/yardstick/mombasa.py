"""What a sensible investor of Mombasa would do without thinking: for bots that try out what may come.

Every open slot gets a card; majorities are taken while the cards still lie open; goods are used all at once; posts go
out for the company of which one has most shares; nobody ends the phase while cards or useful discs are left.

This is the heuristic of the bot `planner-1`, by which others are measured: it stays as it is.
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
    BuySpace,
    Card,
    MajoritySpace,
    MarkerSpace,
    SellSpace,
    Tables,
    TileSpace,
)
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


def weigh(game: "Mombasa", s: State, seat: Seat, actions: Actions) -> list[int]:
    """A weight for every action; 0 for what nobody would do."""
    t, p = game.tables, s.players[seat]
    if s.frames:
        f = s.frames[-1]
        of = BY_FRAME[type(f)]
        return [of(t, s, seat, f, a) for a in actions]
    if s.phase == st.PLAN:
        return _plans(t, p, actions)
    if s.phase == st.ACTION:
        return _turns(t, s, seat, actions)
    return [1] * len(actions)


def _card(card: Card) -> int:
    """About what a card does in a round."""
    if card.kind == "share":
        return 4
    return card.value + 2 * card.points + 2 * card.diamonds + card.pounds if card.total == HELPERS else 2 * card.value


def _plans(t: Tables, p: Player, actions: Actions) -> list[int]:
    """A card for every slot: strong ones, and goods to those of the same kind."""
    kinds = [t.cards[name].total for name in p.area if name]
    weights = []
    for a in actions:
        if isinstance(a, do.PlanPlace):
            card = t.cards[a.card]
            worth = _card(card) + (2 * kinds.count(card.total) if card.total <= EXPANSION else 1)
            weights.append(worth * worth)
        else:
            weights.append(0)
    return weights


def _turns(t: Tables, s: State, seat: Seat, actions: Actions) -> list[int]:
    p = s.players[seat]
    weights = []
    for a in actions:
        match a:
            case do.UseGoods():
                places = [t.place_at[slot] for slot in a.slots]
                units = sum(card_value(t, s.tracks, p, place) for place in places)
                # Cards of one kind buy more together than one by one.
                weights.append(units * units if len(a.slots) == _alike(t, p, places[0]) else 0)
            case do.UseExpansion():
                weights.append(6 * p.totals[EXPANSION])
            case do.UseBookkeeper():
                weights.append(12 if can_enter(t, p, p.ink + 1, True) else 2)
            case do.UseMerchant():
                weights.append(5 + 5 * merchant_steps(t, s, p, t.cards[p.area[t.place_at[a.place]]]))
            case do.AttachPlusOne():
                weights.append(200)
            case do.PlaceDisc():
                weights.append(_disc(t, s, seat, t.spaces[t.space_at[a.space]]))
            case _:
                weights.append(0)
    if not any(weights):
        return [_pile(t, p, a) for a in actions]
    return weights


def _alike(t: Tables, p: Player, place: int) -> int:
    """How many goods of the kind at a place lie face up."""
    kind = t.cards[p.area[place]].total
    return sum(card.total == kind for card in face_up_cards(t, p))


def _disc(t: Tables, s: State, seat: Seat, space: AnySpace) -> int:
    if space.track:
        return 0 if isinstance(space, SellSpace) else 30
    late = s.round == t.rounds
    match space:
        case MajoritySpace():
            return 60 * reached_tiers(s, seat, space)  # before the cards that count are used
        case TileSpace():
            return 0 if late else 10
        case MarkerSpace():
            return 8
        case BuySpace():
            return 0 if late else 3 * min(s.players[seat].pounds, 6)
        case _:
            return 0


def _pile(t: Tables, p: Player, a: AnyAction) -> int:
    """The end of the phase, with the best resting pile."""
    if not isinstance(a, do.EndPhase):
        return 0
    worth = sum(_card(t.cards[name]) for name in p.piles[t.place_at[a.slot]]) if a.slot else 0
    return 1 + worth * worth


def _step(t: Tables, s: State, seat: Seat, company: int) -> int:
    """How good one more step on a company's track is: near a share of a company that is worth something."""
    p, track = s.players[seat], t.tracks[s.tracks[company]]
    at = p.steps[company]
    if at >= track.length:
        return 0
    near = 3 if track.shares_at[at + 1] > track.shares_at[at] else 2 if track.specials[at + 1] else 1
    return near * (2 + share_value(t, s, company)) * (3 + at)


def _held(t: Tables, s: State, seat: Seat, company: int) -> int:
    """A player's shares of a company, less what the best other has of it."""
    mine = sum(shares(t, s, seat, company))
    best = max(sum(shares(t, s, other, company)) for other in range(len(s.players)) if other != seat)
    return max(0, 2 * mine - best)


def _buy(t: Tables, s: State, seat: Seat, f: Any, a: Any) -> int:
    if not isinstance(a, do.Buy | do.BuyPounds):
        # In the last rounds a card comes too late, but its share does not.
        return 2 * s.round * s.round if isinstance(a, do.BuyNone) else 1
    card = t.cards[s.display[t.display_at[a.space]]]
    worth = _card(card) * (t.rounds - s.round)
    if card.share_of >= 0:
        worth += 2 * share_value(t, s, card.share_of)
    return worth * worth // 4


def _steps(t: Tables, s: State, seat: Seat, f: Any, a: Any) -> int:
    if isinstance(a, do.Step | do.StepPay | do.StepTrack):
        return _step(t, s, seat, t.company_at[a.company])
    return 1


def _pair(t: Tables, s: State, seat: Seat, f: Any, a: Any) -> int:
    return sum(_step(t, s, seat, t.company_at[name]) for name in a.companies)


def _expand(t: Tables, s: State, seat: Seat, f: Any, a: Any) -> int:
    if not isinstance(a, do.Expand):
        return 0
    held = _held(t, s, seat, t.company_at[a.company])
    return 1 + held * held * held


def _enter(t: Tables, s: State, seat: Seat, f: Any, a: Any) -> int:
    if not isinstance(a, do.Enter):
        return 0
    number = t.region_at[a.region]
    region = t.regions[number]
    hurt = sum(_held(t, s, seat, c) for c in range(4) if s.posts[c] >> number & 1)
    return max(1, 3 + 3 * sum(n for _, n in region.rewards) + region.mines - 2 * hurt)


def _bared(t: Tables, s: State, company: int, column: int) -> int:
    """Coins that the front post of a column hides."""
    return value_without(t, s, company, column) - share_value(t, s, company)


def _take_post(t: Tables, s: State, seat: Seat, f: Any, a: Any) -> int:
    coins = 1 + max(0, _bared(t, s, f.company, a.column - 1))
    return coins * coins * coins


def _remove(t: Tables, s: State, seat: Seat, f: Any, a: Any) -> int:
    company = t.company_at[a.company]
    return 1 + _held(t, s, seat, company) * max(0, _bared(t, s, company, a.column - 1)) * 4


def _call(t: Tables, s: State, seat: Seat, f: Any, a: Any) -> int:
    return 3 if isinstance(a, do.PayCall) else 1


def _book(t: Tables, s: State, seat: Seat, f: Any, a: Any) -> int:
    return 4 if isinstance(a, do.TakeBook) else 1


def _place(t: Tables, s: State, seat: Seat, f: Any, a: Any) -> int:
    """On the first empty place ahead of the ink pot."""
    books, ink = s.players[seat].books, s.players[seat].ink
    ahead = next((i for i in range(max(ink + 1, t.ink.first_board_position), len(books)) if not books[i]), 0)
    return 20 if a.position == ahead else int(a.position > ink and not books[a.position])


def _flip(t: Tables, s: State, seat: Seat, f: Any, a: Any) -> int:
    p = s.players[seat]
    if isinstance(a, do.NoFlip):
        return 4
    stuck = a.position == p.ink + 1 and not can_enter(t, p, a.position, True)
    return 8 if stuck else 0


def _ink(t: Tables, s: State, seat: Seat, f: Any, a: Any) -> int:
    return 9 if isinstance(a, do.InkStep) else 1


def _sell(t: Tables, s: State, seat: Seat, f: Any, a: Any) -> int:
    worth = _card(t.cards[a.card])
    return 100 // (1 + worth * worth)


def _tier(t: Tables, s: State, seat: Seat, f: Any, a: Any) -> int:
    return int(5**a.number)


def _and_or(t: Tables, s: State, seat: Seat, f: Any, a: Any) -> int:
    if isinstance(a, do.TakeDiamonds):
        return 60
    return _buy(t, s, seat, f, a) if isinstance(a, do.BuyPounds) else 8


def _any(t: Tables, s: State, seat: Seat, f: Any, a: Any) -> int:
    return 1


# What is chosen is weighed by the question that asks for it.
BY_FRAME: dict[type, Callable[[Tables, State, Seat, Any, Any], int]] = {
    st.BuyWithGoods: _buy,
    st.SpendUnits: _steps,
    st.ChooseCompany: _expand,
    st.Expanding: _enter,
    st.TakingPost: _take_post,
    st.Rewards: _any,
    st.Ousting: _any,
    st.Bookkeeping: _book,
    st.FlipBook: _flip,
    st.Ink: _ink,
    st.RemovePosts: _remove,
    st.Advance: _call,
    st.PlaceBooks: _place,
    st.BuyWithPounds: _buy,
    st.SellCard: _sell,
    st.ChooseTier: _tier,
    st.ChooseOption: _any,
    st.BuyOrDiamonds: _and_or,
    st.PickTracks: _pair,
    st.StepTracks: _steps,
}
