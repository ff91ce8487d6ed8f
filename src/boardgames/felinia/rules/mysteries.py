"""Mysterious places, expert game only: draw two cards, keep at most one."""

from boardgames.core.protocol import Refusal, Seat
from boardgames.core.values import evolve, replaced
from boardgames.felinia.actions import Keep
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.events import Events, MysteriesDrawn, MysteriesReturned, MysteryKept
from boardgames.felinia.rules.resources import minus, plus
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


def kinds_owned(t: Tables, s: State, seat: Seat) -> tuple[str, ...]:
    """The kinds of a player's cards; blanked cards have none."""
    return tuple(t.mystery_cards.get(card, "") for card in s.players[seat].mystery)


def refuse_keep(t: Tables, s: State, seat: Seat, frame: Mystery, a: Keep) -> Refusal | None:
    kind = t.mystery_kinds.get(a.kind)
    if kind is None or all(t.mystery_cards.get(card) != a.kind for card in frame.cards):
        return Refusal("FEL-MYS-01", f"You have not drawn {a.kind!r}.")
    if a.kind in kinds_owned(t, s, seat):
        return Refusal("FEL-MYS-02", f"You already have a card {kind.label}.", need=0, have=1)
    for good, needed, held in zip(t.goods, kind.cost, s.players[seat].goods, strict=True):
        if held < needed:
            return Refusal(
                "FEL-MYS-03", f"{kind.label} costs {good.counted(needed)} and you have {held}.", need=needed, have=held
            )
    return None


def keep(t: Tables, s: State, seat: Seat, frame: Mystery, a: Keep, events: Events) -> State:
    """The first card drawn of that kind is kept and paid, the other goes under the pile (FEL-MYS-03, FEL-MYS-05)."""
    kept = next(card for card in frame.cards if t.mystery_cards[card] == a.kind)
    rest = tuple(card for card in frame.cards if card != kept)
    kind = t.mystery_kinds[a.kind]
    if events is not None:
        events.append(MysteryKept(seat, kept, kind.cost_names))
    p = s.players[seat]
    p = evolve(p, goods=minus(p.goods, kind.cost), mystery=(*p.mystery, kept))
    s = evolve(s, players=replaced(s.players, seat, p), bag=plus(s.bag, kind.cost))
    return _close(s, frame, rest, events)


def keep_none(s: State, seat: Seat, frame: Mystery, events: Events) -> State:
    if events is not None:
        events.append(MysteriesReturned(seat, len(frame.cards)))
    return _close(s, frame, frame.cards, events)


def _close(s: State, frame: Mystery, rest: tuple[str, ...], events: Events) -> State:
    """Cards not kept go under the pile in the order drawn; then comes the next symbol of the province (FEL-Q-37)."""
    s = evolve(s, mysteries=(*s.mysteries, *rest), frames=s.frames[:-1])
    return draw(s, frame.seat, frame.left, events) if frame.left else s
