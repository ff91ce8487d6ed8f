"""Mysterious places, expert game only: draw two cards, keep at most one."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question, not_now
from boardgames.core.values import evolve, replaced
from boardgames.felinia.actions import AnyAction, Keep, KeepNone
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.events import MysteriesDrawn, MysteriesReturned, MysteryKept
from boardgames.felinia.rules.resources import SELL, covers, lacking, minus, plus, sellable
from boardgames.felinia.state import Mystery, State

DRAWN = 2


def draw(s: State, seat: Seat, symbols: int, events: Events) -> State:
    """Draw for a mystery symbol; from an empty pile nothing comes and nobody is asked (FEL-MYS-01, FEL-Q-37)."""
    cards = s.mysteries[:DRAWN]
    if not cards:
        return s
    if events is not None:
        events.append(MysteriesDrawn(seat, cards))
    return evolve(s, mysteries=s.mysteries[DRAWN:], frames=(*s.frames, Mystery(seat, cards, symbols - 1)))


def kinds_drawn(t: Tables, f: Mystery) -> tuple[str, ...]:
    """The kinds of the cards in hand, each once; blanked cards have none."""
    return tuple(dict.fromkeys([t.mystery_cards[card] for card in f.cards if card in t.mystery_cards]))


def kinds_owned(t: Tables, s: State, seat: Seat) -> tuple[str, ...]:
    """The kinds of a player's cards; blanked cards have none."""
    return tuple([t.mystery_cards[card] for card in s.players[seat].mystery if card in t.mystery_cards])


def offer_cards(t: Tables, s: State, seat: Seat, f: Mystery) -> tuple[AnyAction, ...]:
    menu, p, owned, costs = t.menu, s.players[seat], kinds_owned(t, s, seat), t.mystery_costs
    fits = [menu.keeps[kind] for kind in kinds_drawn(t, f) if kind not in owned and covers(p.goods, costs[kind])]
    return (*fits, *menu.none, *menu.sells[sellable(p)])


def refuse_keep(t: Tables, s: State, seat: Seat, f: Mystery, a: Keep) -> Refusal | None:
    if a.kind not in kinds_drawn(t, f):
        return refuse("FEL-MYS-01", "card-not-drawn", name=a.kind)
    if a.kind in kinds_owned(t, s, seat):
        return refuse("FEL-MYS-02", "card-owned", 0, 1, card=a.kind)
    goods, cost = s.players[seat].goods, t.mystery_costs[a.kind]
    for good, missing in enumerate(lacking(goods, cost)):
        if missing:
            need, have = cost[good], goods[good]
            return refuse("FEL-MYS-03", "card-cost", need, have, card=a.kind, kind=t.goods[good].id)
    return None


def keep(t: Tables, s: State, seat: Seat, f: Mystery, a: Keep, events: Events) -> State:
    """The first card drawn of that kind is kept and paid, the other goes under the pile (FEL-MYS-03, FEL-MYS-05)."""
    kept = next(card for card in f.cards if t.mystery_cards[card] == a.kind)
    rest = tuple(card for card in f.cards if card != kept)
    cost = t.mystery_costs[a.kind]
    if events is not None:
        events.append(MysteryKept(seat, kept, t.mystery_kinds[a.kind].cost))
    p = s.players[seat]
    p = evolve(p, goods=minus(p.goods, cost), mystery=(*p.mystery, kept))
    s = evolve(s, players=replaced(s.players, seat, p), bag=plus(s.bag, cost))
    return _put_back(s, f, rest, events)


def keep_none(t: Tables, s: State, seat: Seat, f: Mystery, a: KeepNone, events: Events) -> State:
    """Keep none of the cards drawn (FEL-MYS-04)."""
    if events is not None:
        events.append(MysteriesReturned(seat, len(f.cards)))
    return _put_back(s, f, f.cards, events)


def _put_back(s: State, f: Mystery, rest: tuple[str, ...], events: Events) -> State:
    """Cards not kept go under the pile in the order drawn; then comes the next symbol of the province (FEL-Q-37)."""
    s = evolve(s, mysteries=(*s.mysteries, *rest), frames=s.frames[:-1])
    return draw(s, f.seat, f.left, events) if f.left else s


KEEP = Question(
    Mystery,
    answers=(
        Answer(Keep, keep, rules=("FEL-MYS-01", "FEL-MYS-03"), refuse=refuse_keep),
        Answer(KeepNone, keep_none, rules=("FEL-Q-36",), otherwise=not_now("FEL-MYS-01")),
        SELL,
    ),
    offer=offer_cards,
    rules=("FEL-MYS-01", "FEL-MYS-02", "FEL-MYS-03", "FEL-XSC-02", "FEL-MYS-05"),
    secret=True,
)
