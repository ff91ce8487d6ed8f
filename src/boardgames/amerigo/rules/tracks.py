"""The black and brown actions and the advance of the white one: steps along a track."""

from boardgames.amerigo.actions import (
    ADVANCES,
    BUY_AP,
    DECLINE,
    END_ACTION,
    TAKE_TOKEN,
    USE_JUMP,
    Actions,
    Advance,
    AnyAction,
    Decline,
    TakeToken,
    UseJump,
)
from boardgames.amerigo.box.names import JUMP, SLOTS
from boardgames.amerigo.box.tables import Tables
from boardgames.amerigo.events import (
    CannonsLoaded,
    ChancesLapsed,
    DiscAdvanced,
    DiscJumped,
    ProgressMade,
    TokenDeclined,
    TokenTaken,
)
from boardgames.amerigo.rules.flow import end_turn
from boardgames.amerigo.rules.gold import free_actions, track_room, use_token
from boardgames.amerigo.state import (
    CANNONS,
    PROGRESS,
    SPECIAL,
    Events,
    PickToken,
    State,
    TrackAction,
    on_top,
    with_player,
)
from boardgames.core.protocol import Refusal, Seat
from boardgames.core.values import evolve, replaced


def advancing(t: Tables, s: State, seat: Seat, frame: TrackAction) -> Actions:
    p = s.players[seat]
    room = track_room(t, p, frame.track)
    out: list[AnyAction] = [*ADVANCES[: min(frame.ap, room)]]
    if frame.track == SPECIAL and JUMP in p.tokens and s.discs[0] != seat:
        out.append(USE_JUMP)
    out += free_actions(p)
    if p.gold and frame.ap < room:
        out.append(BUY_AP)
    out.append(END_ACTION)
    return tuple(out)


def _track_action(s: State) -> TrackAction:
    frame = s.frames[0]
    assert isinstance(frame, TrackAction)
    return frame


_STEP_RULES = {CANNONS: "AME-BLK-01", PROGRESS: "AME-BRN-01", SPECIAL: "AME-WHT-02"}


def refuse_advance(t: Tables, s: State, seat: Seat, a: Advance) -> Refusal | None:
    frame = _track_action(s)
    rule, room = _STEP_RULES[frame.track], track_room(t, s.players[seat], frame.track)
    if a.steps < 1:
        return Refusal(rule, "An advance is one step or more.", 1, None)
    if a.steps > room:
        end_rule = "AME-BLK-02" if frame.track == CANNONS else rule
        return Refusal(end_rule, f"Steps left to the end of the track: {room}.", a.steps, room)
    if a.steps > frame.ap:
        return Refusal(rule, f"Every step costs 1 AP and you have {frame.ap}.", a.steps, frame.ap)
    return None


def advance(t: Tables, s: State, seat: Seat, a: Advance, events: Events) -> State:
    frame = _track_action(s)
    rest = evolve(frame, ap=frame.ap - a.steps)
    if frame.track == CANNONS:
        return _load_cannons(s, seat, a.steps, rest, events)
    if frame.track == PROGRESS:
        return _make_progress(t, s, seat, a.steps, rest, events)
    return _move_disc(s, seat, a.steps, rest, events)


def _load_cannons(s: State, seat: Seat, steps: int, rest: TrackAction, events: Events) -> State:
    p = s.players[seat]
    if events is not None:
        events.append(CannonsLoaded(seat, steps, p.cannons + steps))
    return evolve(s, players=with_player(s, seat, evolve(p, cannons=p.cannons + steps)), frames=(rest,))


def _make_progress(t: Tables, s: State, seat: Seat, steps: int, rest: TrackAction, events: Events) -> State:
    """Every victory point space reached or passed is a chance of a token (AME-BRN-02, AME-BRN-03)."""
    p = s.players[seat]
    now = p.progress + steps
    chances = sum(p.progress < space <= now for space in t.progress_spaces)
    if events is not None:
        events.append(ProgressMade(seat, steps, now, chances))
    s = evolve(s, players=with_player(s, seat, evolve(p, progress=now)), frames=(rest, PickToken(chances)))
    return _next_chance(s, seat, chances, events)


def _next_chance(s: State, seat: Seat, chances: int, events: Events) -> State:
    """Ask about the next token, unless chances or tokens have run out (AME-Q-22)."""
    if chances and any(s.progress):
        return evolve(s, frames=on_top(s, PickToken(chances)))
    if chances and events is not None:
        events.append(ChancesLapsed(seat, chances))
    return evolve(s, frames=s.frames[:-1])


def _move_disc(s: State, seat: Seat, steps: int, rest: TrackAction, events: Events) -> State:
    """The disc goes on top of the pile where it stops: behind the discs farther ahead, before all others."""
    p = s.players[seat]
    space = p.special + steps
    others = [other for other in s.discs if other != seat]
    ahead = sum(s.players[other].special > space for other in others)
    if events is not None:
        events.append(DiscAdvanced(seat, steps, space))
    return evolve(
        s,
        players=with_player(s, seat, evolve(p, special=space)),
        discs=(*others[:ahead], seat, *others[ahead:]),
        frames=(rest,),
    )


def refuse_use_jump(t: Tables, s: State, seat: Seat, a: UseJump) -> Refusal | None:
    p = s.players[seat]
    if _track_action(s).track != SPECIAL:
        return Refusal("AME-TOK-16", "The jump belongs to the advance of the white action.")
    if JUMP in p.used_tokens:
        return Refusal("AME-TOK-02", f"Your token {t.tokens[JUMP].label} is used up.")
    if JUMP not in p.tokens:
        return Refusal("AME-TOK-16", f"You do not own the token {t.tokens[JUMP].label}.")
    if s.discs[0] == seat:
        return Refusal("AME-Q-36", "Your own disc is in front.")
    return None


def use_jump(t: Tables, s: State, seat: Seat, a: UseJump, events: Events) -> State:
    """On top of the disc in front, whatever AP are left; the turn ends without end-of-track gold (AME-Q-36)."""
    space = s.players[s.discs[0]].special
    p = evolve(use_token(s.players[seat], seat, JUMP, events), special=space)
    if events is not None:
        events.append(DiscJumped(seat, space))
    discs = (seat, *(other for other in s.discs if other != seat))
    return end_turn(t, evolve(s, players=with_player(s, seat, p), discs=discs), events)


def picking(t: Tables, s: State, seat: Seat, frame: PickToken) -> Actions:
    """One of the tokens on display, or none."""
    tokens = [action for action, token in zip(TAKE_TOKEN, s.progress, strict=True) if token]
    return (*tokens, DECLINE, *free_actions(s.players[seat]))


def refuse_take_token(t: Tables, s: State, seat: Seat, a: TakeToken) -> Refusal | None:
    if a.slot not in SLOTS:
        return Refusal("AME-BRN-02", "There is no such space for progress tokens.")
    if not s.progress[SLOTS.index(a.slot)]:
        return Refusal("AME-BRN-06", "That space stays empty until the next round is prepared.")
    return None


def take_token(t: Tables, s: State, seat: Seat, a: TakeToken, events: Events) -> State:
    p, slot = s.players[seat], SLOTS.index(a.slot)
    token = s.progress[slot]
    if events is not None:
        events.append(TokenTaken(seat, a.slot, token))
    s = evolve(
        s,
        players=with_player(s, seat, evolve(p, tokens=(*p.tokens, token))),
        progress=replaced(s.progress, slot, ""),
    )
    return _next_chance(s, seat, _pick_token(s).chances - 1, events)


def decline(t: Tables, s: State, seat: Seat, a: Decline, events: Events) -> State:
    if events is not None:
        events.append(TokenDeclined(seat))
    return _next_chance(s, seat, _pick_token(s).chances - 1, events)


def _pick_token(s: State) -> PickToken:
    frame = s.frames[-1]
    assert isinstance(frame, PickToken)
    return frame
