"""The black and brown actions and the advance of the white one: steps along a track."""

from boardgames.amerigo.actions import Actions, Advance, AnyAction, BuyAp, EndAction, UseJump
from boardgames.amerigo.box.tables import JUMP, Tables
from boardgames.amerigo.events import ActionEnded, CannonsLoaded, DiscAdvanced, DiscJumped, ProgressMade
from boardgames.amerigo.rules import action_points
from boardgames.amerigo.rules.gold import CASH, cashable, gain_gold, refuse_token, use_token
from boardgames.amerigo.rules.progress import chances_between, next_chance
from boardgames.amerigo.rules.state_helpers import with_player
from boardgames.amerigo.state import CANNONS, PROGRESS, SPECIAL, TURN_OVER, Player, State, TrackAction
from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question, not_now
from boardgames.core.values import evolve


def track_room(t: Tables, p: Player, track: str) -> int:
    """Steps from a player's disc to the end of a track."""
    if track == CANNONS:
        return t.cannon_end - p.cannons
    if track == PROGRESS:
        return t.progress_end - p.progress
    return t.special_end - p.special


def offer_advance(t: Tables, s: State, seat: Seat, f: TrackAction) -> Actions:
    menu, p = t.menu, s.players[seat]
    room = track_room(t, p, f.track)
    out: list[AnyAction] = [*menu.advances[: min(f.ap, room)]]
    if f.track == SPECIAL and JUMP in p.tokens and s.discs[0] != seat:
        out.append(menu.use_jump)
    if p.tokens or p.chests:
        out += cashable(t, p)
    if p.gold and f.ap < room:
        out.append(menu.buy_ap)
    out.append(menu.end_action)
    return tuple(out)


_STEP_RULES = {CANNONS: "AME-BLK-01", PROGRESS: "AME-BRN-01", SPECIAL: "AME-WHT-02"}


def refuse_advance(t: Tables, s: State, seat: Seat, f: TrackAction, a: Advance) -> Refusal | None:
    rule, room = _STEP_RULES[f.track], track_room(t, s.players[seat], f.track)
    if a.steps < 1:
        return refuse(rule, "no-step", 1)
    if a.steps > room:
        return refuse("AME-BLK-02" if f.track == CANNONS else rule, "end-of-track", a.steps, room)
    return refuse(rule, "too-many-steps", a.steps, f.ap) if a.steps > f.ap else None


def advance(t: Tables, s: State, seat: Seat, f: TrackAction, a: Advance, events: Events) -> State:
    rest = evolve(f, ap=f.ap - a.steps)
    if f.track == CANNONS:
        return _load_cannons(s, seat, a.steps, rest, events)
    if f.track == PROGRESS:
        return _make_progress(t, s, seat, a.steps, rest, events)
    return _move_disc(s, seat, a.steps, rest, events)


def _load_cannons(s: State, seat: Seat, steps: int, rest: TrackAction, events: Events) -> State:
    p = s.players[seat]
    if events is not None:
        events.append(CannonsLoaded(seat, steps, p.cannons + steps))
    return evolve(s, players=with_player(s, seat, evolve(p, cannons=p.cannons + steps)), frames=(rest,))


def _make_progress(t: Tables, s: State, seat: Seat, steps: int, rest: TrackAction, events: Events) -> State:
    """Every victory point space reached or passed is a chance of a token."""
    p = s.players[seat]
    now = p.progress + steps
    chances = chances_between(t, p.progress, now)
    if events is not None:
        events.append(ProgressMade(seat, steps, now, chances))
    s = evolve(s, players=with_player(s, seat, evolve(p, progress=now)), frames=(rest,))
    return next_chance(s, seat, chances, events) if chances else s


def discs_ahead(s: State, seat: Seat, space: int) -> int:
    """Discs before that of a player who stops on a space: on a pile it goes on top (AME-WHT-03, AME-PHA-10)."""
    return sum(s.players[other].special > space for other in s.discs if other != seat)


def _move_disc(s: State, seat: Seat, steps: int, rest: TrackAction, events: Events) -> State:
    """Move a player's order disc; the order of this phase stays as it is."""
    p = s.players[seat]
    space = p.special + steps
    others = [other for other in s.discs if other != seat]
    ahead = discs_ahead(s, seat, space)
    if events is not None:
        events.append(DiscAdvanced(seat, steps, space))
    return evolve(
        s,
        players=with_player(s, seat, evolve(p, special=space)),
        discs=(*others[:ahead], seat, *others[ahead:]),
        frames=(rest,),
    )


def refuse_use_jump(t: Tables, s: State, seat: Seat, f: TrackAction, a: UseJump) -> Refusal | None:
    if f.track != SPECIAL:
        return refuse("AME-TOK-16", "jump-in-white")
    if refusal := refuse_token(s.players[seat], JUMP, "AME-TOK-16"):
        return refusal
    return refuse("AME-Q-36", "already-in-front") if s.discs[0] == seat else None


def front_space(s: State) -> int:
    """The space of the disc in front, where the jump leads."""
    return s.players[s.discs[0]].special


def use_jump(t: Tables, s: State, seat: Seat, f: TrackAction, a: UseJump, events: Events) -> State:
    """On top of the disc in front, whatever AP are left; the turn ends without end-of-track gold (AME-Q-36)."""
    space = front_space(s)
    p = evolve(use_token(s.players[seat], seat, JUMP, events), special=space)
    if events is not None:
        events.append(DiscJumped(seat, space))
    discs = (seat, *(other for other in s.discs if other != seat))
    return evolve(s, players=with_player(s, seat, p), discs=discs, frames=TURN_OVER)


def refuse_buy_step(t: Tables, s: State, seat: Seat, f: TrackAction, a: BuyAp) -> Refusal | None:
    room = track_room(t, s.players[seat], f.track)
    if f.ap >= room:
        return refuse("AME-Q-12", "ap-to-the-end", room, f.ap)
    return action_points.refuse_buy_ap(t, s, seat, f, a)


def gold_for_rest(t: Tables, ap: int, room: int) -> int:
    """AP left over at the end of a track are worth 2 gold, however many (AME-GLD-04, AME-GLD-05)."""
    return t.track_end_gold if ap and not room else 0


def end_advance(t: Tables, s: State, seat: Seat, f: TrackAction, a: EndAction, events: Events) -> State:
    p = s.players[seat]
    if events is not None:
        events.append(ActionEnded(seat, f.ap))
    if gold := gold_for_rest(t, f.ap, track_room(t, p, f.track)):
        p = gain_gold(t, p, seat, gold, "track-end", events)
        return evolve(s, players=with_player(s, seat, p), frames=TURN_OVER)
    return evolve(s, frames=TURN_OVER)


ADVANCE = Question(
    TrackAction,
    answers=(
        Answer(
            Advance,
            advance,
            rules=("AME-BLK-01", "AME-BRN-01", "AME-WHT-02"),
            otherwise=not_now("AME-PHA-07"),
            refuse=refuse_advance,
        ),
        Answer(UseJump, use_jump, rules=("AME-TOK-16", "AME-Q-36"), refuse=refuse_use_jump),
        *CASH,
        Answer(
            BuyAp,
            action_points.buy_ap,
            rules=action_points.BUY_RULES,
            refuse=refuse_buy_step,
        ),
        Answer(EndAction, end_advance, rules=action_points.END_RULES),
    ),
    offer=offer_advance,
    rules=("AME-GLD-04", "AME-Q-12", "AME-BLK-02", "AME-BRN-02", "AME-WHT-03"),
)
