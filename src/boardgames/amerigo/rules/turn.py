"""One choice per phase: an action that the cubes offer, gold, or points for a token (AME-PHA-04)."""

from itertools import compress

from boardgames.amerigo.actions import Act, Actions, AnyAction, Swap, TakeGold, TakeVp, WhiteAdvance, WhiteAs
from boardgames.amerigo.box.tables import (
    BLACK,
    BLUE,
    BROWN,
    COLOURS,
    GOLD_PER_TWO,
    GREEN,
    RED,
    SWAP,
    VP_CUBES,
    WHITE,
    YELLOW,
    Tables,
)
from boardgames.amerigo.events import ActionChosen, PointsTaken
from boardgames.amerigo.rules.gold import CASH, cashable, gain_gold, refuse_token, use_token
from boardgames.amerigo.rules.state_helpers import scored, with_player
from boardgames.amerigo.state import (
    CANNONS,
    PROGRESS,
    SPECIAL,
    TURN_OVER,
    VP_TOKEN,
    Build,
    Business,
    Plan,
    Player,
    Produce,
    Sail,
    State,
    TrackAction,
    Turn,
)
from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question, not_now
from boardgames.core.values import evolve

TRACKS = {BLACK: CANNONS, BROWN: PROGRESS, WHITE: SPECIAL}
"""The track of each colour whose action is an advance."""
SWAPPED = {"red": "green", "green": "red"}
"""The colour whose cubes may stand for another with the token (AME-TOK-14, AME-TOK-15)."""


def offer_turn(t: Tables, s: State, seat: Seat, f: Turn) -> Actions:
    """Every colour on offer, gold, and what tokens allow."""
    menu, p, cubes = t.menu, s.players[seat], s.action_space
    out: list[AnyAction] = [*compress(menu.acts, cubes)]
    if cubes[WHITE]:
        out.append(menu.white_advance)
        colour = t.special_colours[p.special]
        if colour >= 0 and not cubes[colour]:
            out.append(menu.whites[colour])
    tokens = p.tokens
    if tokens and SWAP in tokens:
        if cubes[GREEN] and not cubes[RED]:
            out.append(menu.swaps["red"])
        if cubes[RED] and not cubes[GREEN]:
            out.append(menu.swaps["green"])
    out.append(menu.take_gold)
    if tokens and VP_CUBES in tokens:
        out.append(menu.take_vp)
    if tokens or p.chests:
        out += cashable(t, p)
    return tuple(out)


def action_points(t: Tables, s: State, p: Player, colour: int) -> int:
    """The phase's AP and what the player's tokens add to the action performed (AME-TOK-04, AME-TOK-05, AME-Q-15)."""
    ap = s.ap
    for token in p.tokens:
        ap += t.extra_ap[token][colour]
    return ap


def _begin(t: Tables, s: State, seat: Seat, colour: int, by: str, events: Events) -> State:
    """Open the loop of an action."""
    ap = action_points(t, s, s.players[seat], colour)
    if events is not None:
        events.append(ActionChosen(seat, COLOURS[colour], ap, by))
    frame: Business
    if colour == BLUE:
        frame = Sail(ap)
    elif colour == RED:
        frame = Plan(ap)
    elif colour == GREEN:
        frame = Build(ap)
    elif colour == YELLOW:
        frame = Produce(ap)
    else:
        frame = TrackAction(TRACKS[colour], ap)
    return evolve(s, frames=(frame,))


def _no_cube(rule: str, colour: str) -> Refusal:
    return refuse(rule, "no-cube", 1, 0, colour=colour)


def refuse_act(t: Tables, s: State, seat: Seat, f: Turn, a: Act) -> Refusal | None:
    if a.colour == "white":
        return refuse("AME-WHT-01", "white-is-two-actions")
    if a.colour not in COLOURS:
        return refuse("AME-PHA-07", "no-such-colour")
    return None if s.action_space[COLOURS.index(a.colour)] else _no_cube("AME-PHA-07", a.colour)


def act(t: Tables, s: State, seat: Seat, f: Turn, a: Act, events: Events) -> State:
    return _begin(t, s, seat, COLOURS.index(a.colour), a.colour, events)


def refuse_white_advance(t: Tables, s: State, seat: Seat, f: Turn, a: WhiteAdvance) -> Refusal | None:
    return None if s.action_space[WHITE] else _no_cube("AME-WHT-07", "white")


def white_advance(t: Tables, s: State, seat: Seat, f: Turn, a: WhiteAdvance, events: Events) -> State:
    return _begin(t, s, seat, WHITE, "white", events)


def refuse_white_as(t: Tables, s: State, seat: Seat, f: Turn, a: WhiteAs) -> Refusal | None:
    if not s.action_space[WHITE]:
        return _no_cube("AME-WHT-07", "white")
    space = s.players[seat].special
    if not space:
        return refuse("AME-WHT-06", "disc-on-no-colour")
    colour = t.special_colours[space]
    if a.colour != COLOURS[colour]:
        return refuse("AME-WHT-04", "disc-on-another-colour", colour=COLOURS[colour])
    if s.action_space[colour]:
        return refuse("AME-WHT-05", "colour-is-there", 0, s.action_space[colour], colour=a.colour)
    return None


def white_as(t: Tables, s: State, seat: Seat, f: Turn, a: WhiteAs, events: Events) -> State:
    return _begin(t, s, seat, COLOURS.index(a.colour), "white", events)


def refuse_swap(t: Tables, s: State, seat: Seat, f: Turn, a: Swap) -> Refusal | None:
    if a.colour not in SWAPPED:
        return refuse("AME-TOK-14", "swap-of-plan-and-build")
    rule = "AME-TOK-14" if a.colour == "red" else "AME-TOK-15"
    if SWAP not in s.players[seat].tokens:
        return refuse(rule, "token-not-yours", token=SWAP)
    if s.action_space[COLOURS.index(a.colour)]:
        return refuse(rule, "colour-is-there", colour=a.colour)
    other = SWAPPED[a.colour]
    return None if s.action_space[COLOURS.index(other)] else _no_cube(rule, other)


def swap(t: Tables, s: State, seat: Seat, f: Turn, a: Swap, events: Events) -> State:
    return _begin(t, s, seat, COLOURS.index(a.colour), "swap", events)


def gold_on_offer(t: Tables, s: State, p: Player) -> int:
    """One gold for every 3 cubes, with the token for every 2, rounded up (AME-GLD-02, AME-TOK-21)."""
    cubes = t.tokens[GOLD_PER_TWO].cubes_per_gold if GOLD_PER_TWO in p.tokens else t.cubes_per_gold
    return -(-sum(s.action_space) // cubes)


def take_gold(t: Tables, s: State, seat: Seat, f: Turn, a: TakeGold, events: Events) -> State:
    p = s.players[seat]
    p = gain_gold(t, p, seat, gold_on_offer(t, s, p), "instead", events)
    return evolve(s, players=with_player(s, seat, p), frames=TURN_OVER)


def refuse_take_vp(t: Tables, s: State, seat: Seat, f: Turn, a: TakeVp) -> Refusal | None:
    return refuse_token(s.players[seat], VP_CUBES, "AME-TOK-22")


def points_on_offer(s: State) -> int:
    """One point for every cube on the action space, with the token (AME-TOK-22)."""
    return sum(s.action_space)


def take_vp(t: Tables, s: State, seat: Seat, f: Turn, a: TakeVp, events: Events) -> State:
    points = points_on_offer(s)
    p = scored(use_token(s.players[seat], seat, VP_CUBES, events), VP_TOKEN, points)
    if events is not None:
        events.append(PointsTaken(seat, points))
    return evolve(s, players=with_player(s, seat, p), frames=TURN_OVER)


CHOOSE_ACTION = Question(
    Turn,
    answers=(
        Answer(Act, act, rules=("AME-PHA-04", "AME-PHA-07"), refuse=refuse_act),
        Answer(
            WhiteAdvance,
            white_advance,
            rules=("AME-WHT-01", "AME-WHT-02"),
            otherwise=not_now("AME-PHA-04"),
            refuse=refuse_white_advance,
        ),
        Answer(
            WhiteAs,
            white_as,
            rules=("AME-WHT-04", "AME-WHT-05"),
            otherwise=not_now("AME-PHA-04"),
            refuse=refuse_white_as,
        ),
        Answer(
            Swap,
            swap,
            rules=("AME-TOK-14", "AME-TOK-15"),
            otherwise=not_now("AME-PHA-04"),
            refuse=refuse_swap,
        ),
        Answer(TakeGold, take_gold, rules=("AME-GLD-01", "AME-GLD-02"), otherwise=not_now("AME-PHA-04")),
        Answer(TakeVp, take_vp, rules=("AME-TOK-22",), otherwise=not_now("AME-PHA-04"), refuse=refuse_take_vp),
        *CASH,
    ),
    offer=offer_turn,
    rules=("AME-PHA-04", "AME-PHA-07", "AME-PHA-08", "AME-WHT-01", "AME-WHT-05", "AME-GLD-02"),
)
