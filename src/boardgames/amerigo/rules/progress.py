"""The tokens of the brown action: one for each victory point space reached or passed (AME-BRN-02 to AME-BRN-06)."""

from itertools import compress

from boardgames.amerigo.actions import Actions, Decline, TakeToken
from boardgames.amerigo.box.tables import SLOTS, Tables
from boardgames.amerigo.events import ChancesLapsed, TokenDeclined, TokenTaken
from boardgames.amerigo.rules.gold import CASH, cashable
from boardgames.amerigo.rules.state_helpers import with_player
from boardgames.amerigo.state import PickToken, State
from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question
from boardgames.core.values import evolve, replaced


def chances_between(t: Tables, before: int, now: int) -> int:
    """Every victory point space reached or passed is a chance of a token (AME-BRN-02, AME-BRN-03)."""
    return sum(before < space <= now for space in t.progress_spaces)


def next_chance(s: State, seat: Seat, chances: int, events: Events) -> State:
    """Ask about the next token, unless chances or tokens have run out (AME-Q-22)."""
    action = s.frames[0]
    if chances and any(s.progress):
        return evolve(s, frames=(action, PickToken(chances)))
    if chances and events is not None:
        events.append(ChancesLapsed(seat, chances))
    return evolve(s, frames=(action,))


def offer_tokens(t: Tables, s: State, seat: Seat, f: PickToken) -> Actions:
    """One of the tokens on display, or none."""
    menu = t.menu
    return (*compress(menu.take_token, s.progress), menu.decline, *cashable(t, s.players[seat]))


def refuse_take_token(t: Tables, s: State, seat: Seat, f: PickToken, a: TakeToken) -> Refusal | None:
    if a.slot not in SLOTS:
        return refuse("AME-BRN-02", "no-such-slot")
    return None if s.progress[SLOTS.index(a.slot)] else refuse("AME-BRN-06", "slot-empty")


def take_token(t: Tables, s: State, seat: Seat, f: PickToken, a: TakeToken, events: Events) -> State:
    p, slot = s.players[seat], SLOTS.index(a.slot)
    token = s.progress[slot]
    if events is not None:
        events.append(TokenTaken(seat, a.slot, token))
    s = evolve(
        s,
        players=with_player(s, seat, evolve(p, tokens=(*p.tokens, token))),
        progress=replaced(s.progress, slot, ""),
    )
    return next_chance(s, seat, f.chances - 1, events)


def decline(t: Tables, s: State, seat: Seat, f: PickToken, a: Decline, events: Events) -> State:
    if events is not None:
        events.append(TokenDeclined(seat))
    return next_chance(s, seat, f.chances - 1, events)


PICK_TOKEN = Question(
    PickToken,
    answers=(
        Answer(
            TakeToken,
            take_token,
            rules=("AME-BRN-02",),
            refuse=refuse_take_token,
        ),
        Answer(Decline, decline, rules=("AME-Q-22",)),
        *CASH,
    ),
    offer=offer_tokens,
    rules=("AME-BRN-02", "AME-Q-22", "AME-TOK-01", "AME-TOK-02", "AME-TOK-03"),
)
