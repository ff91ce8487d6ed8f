"""Second half of a round: in turn everybody draws cards, or rolls the die once."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rng import below
from boardgames.core.rulebook import Answer, Errand, Events, Question
from boardgames.core.values import evolve, replaced
from boardgames_toy.actions import AnyAction, Draw, Roll, Stop
from boardgames_toy.box.tables import Tables
from boardgames_toy.events import Drew, Rolled, Stopped
from boardgames_toy.state import DECK, DIE, OPEN, Drawing, Picking, State, TurnOver

PIPS = 6


def offer_cards(t: Tables, s: State, seat: Seat, f: Drawing) -> tuple[AnyAction, ...]:
    menu = t.menu
    offered: tuple[AnyAction, ...] = (menu.draw,) if s.deck else ()
    return (*offered, menu.stop) if f.drawn else (*offered, menu.roll, menu.stop)


def refuse_draw(t: Tables, s: State, seat: Seat, f: Drawing, a: Draw) -> Refusal | None:
    return None if s.deck else refuse("TOY-02", "deck-empty", 1, 0)


def draw(t: Tables, s: State, seat: Seat, f: Drawing, a: Draw, events: Events) -> State:
    card = s.deck[0]
    if events is not None:
        events.append(Drew(seat, card))
    points = replaced(s.points, seat, s.points[seat] + card)
    return evolve(s, deck=s.deck[1:], points=points, frames=(Drawing(seat, f.drawn + 1),))


def refuse_roll(t: Tables, s: State, seat: Seat, f: Drawing, a: Roll) -> Refusal | None:
    return refuse("TOY-03", "has-drawn", 0, f.drawn) if f.drawn else None


def roll(t: Tables, s: State, seat: Seat, f: Drawing, a: Roll, events: Events) -> State:
    stream, face = below(s.rng[DIE], PIPS)
    if events is not None:
        events.append(Rolled(seat, face + 1))
    points = replaced(s.points, seat, s.points[seat] + face + 1)
    return evolve(s, points=points, frames=(TurnOver(seat),), rng=(s.rng[DECK], stream))


def stop(t: Tables, s: State, seat: Seat, f: Drawing, a: Stop, events: Events) -> State:
    if events is not None:
        events.append(Stopped(seat))
    return evolve(s, frames=(TurnOver(seat),))


def next_player(t: Tables, s: State, f: TurnOver, events: Events) -> State:
    """The next player draws; after the last one a new round begins, or the game is over (TOY-06)."""
    if f.seat + 1 < len(s.coins):
        return evolve(s, frames=(Drawing(f.seat + 1, 0),))
    if s.round == t.rounds:
        return evolve(s, frames=())
    return evolve(s, round=s.round + 1, picks=(OPEN,) * len(s.picks), frames=(Picking(),))


AT_THE_DECK = refuse("TOY-02", "not-at-the-deck")

DRAW_OR_ROLL = Question(
    Drawing,
    answers=(
        Answer(Draw, draw, rules=("TOY-02",), otherwise=AT_THE_DECK, refuse=refuse_draw),
        Answer(Roll, roll, rules=("TOY-03",), otherwise=AT_THE_DECK, refuse=refuse_roll),
        Answer(Stop, stop, rules=("TOY-04",), otherwise=AT_THE_DECK),
    ),
    offer=offer_cards,
    rules=("TOY-02", "TOY-03", "TOY-04"),
)

NEXT_PLAYER = Errand(TurnOver, next_player)
