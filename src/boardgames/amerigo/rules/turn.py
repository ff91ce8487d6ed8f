"""One choice a phase: an action that the cubes offer, gold, or points for a token (AME-PHA-04)."""

from boardgames.amerigo.actions import (
    ACTS,
    SWAPS,
    TAKE_GOLD,
    TAKE_VP,
    WHITE_ADVANCE,
    WHITES,
    Act,
    Actions,
    AnyAction,
    Swap,
    TakeGold,
    TakeVp,
    WhiteAdvance,
    WhiteAs,
)
from boardgames.amerigo.box.names import (
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
)
from boardgames.amerigo.box.tables import Tables
from boardgames.amerigo.events import ActionChosen, PointsTaken
from boardgames.amerigo.rules.flow import end_turn
from boardgames.amerigo.rules.gold import free_actions, gain_gold, use_token
from boardgames.amerigo.state import (
    CANNONS,
    PROGRESS,
    SPECIAL,
    VP_TOKEN,
    Build,
    Business,
    Events,
    Plan,
    Player,
    Produce,
    Sail,
    State,
    TrackAction,
    Turn,
    scored,
    with_player,
)
from boardgames.core.protocol import Refusal, Seat
from boardgames.core.values import evolve


def choices(t: Tables, s: State, seat: Seat, frame: Turn) -> Actions:
    """Every colour on offer, gold, and what tokens allow."""
    p, cubes = s.players[seat], s.action_space
    out: list[AnyAction] = [act for act, count in zip(ACTS, cubes, strict=False) if count]
    if cubes[WHITE]:
        out.append(WHITE_ADVANCE)
        colour = t.special_colours[p.special]
        if colour >= 0 and not cubes[colour]:
            out.append(WHITES[colour])
    if p.tokens and SWAP in p.tokens:
        if cubes[GREEN] and not cubes[RED]:
            out.append(SWAPS["red"])
        if cubes[RED] and not cubes[GREEN]:
            out.append(SWAPS["green"])
    out.append(TAKE_GOLD)
    if VP_CUBES in p.tokens:
        out.append(TAKE_VP)
    return (*out, *free_actions(p))


def action_points(t: Tables, s: State, p: Player, colour: int) -> int:
    """The phase's AP and what the player's tokens add to the action performed (AME-TOK-04, AME-TOK-05, AME-Q-15)."""
    ap = s.ap
    for token in p.tokens:
        ap += t.tokens[token].extra_ap[colour]
    return ap


def _begin(t: Tables, s: State, seat: Seat, colour: int, by: str, events: Events) -> State:
    """Open the loop of an action."""
    ap = action_points(t, s, s.players[seat], colour)
    if events is not None:
        events.append(ActionChosen(seat, COLOURS[colour], ap, by))
    frame: Business
    if colour == BLUE:
        frame = Sail(ap)
    elif colour == BLACK:
        frame = TrackAction(CANNONS, ap)
    elif colour == RED:
        frame = Plan(ap)
    elif colour == BROWN:
        frame = TrackAction(PROGRESS, ap)
    elif colour == GREEN:
        frame = Build(ap)
    elif colour == YELLOW:
        frame = Produce(ap)
    else:
        frame = TrackAction(SPECIAL, ap)
    return evolve(s, frames=(frame,))


def refuse_act(t: Tables, s: State, seat: Seat, a: Act) -> Refusal | None:
    if a.colour == "white":
        return Refusal("AME-WHT-01", "White is either an advance of your disc or the special action of its space.")
    if a.colour not in COLOURS:
        return Refusal("AME-PHA-07", "There is no action of that colour.")
    if not s.action_space[COLOURS.index(a.colour)]:
        return Refusal("AME-PHA-07", f"There is no {a.colour} cube on the action space.", 1, 0)
    return None


def act(t: Tables, s: State, seat: Seat, a: Act, events: Events) -> State:
    return _begin(t, s, seat, COLOURS.index(a.colour), a.colour, events)


def refuse_white_advance(t: Tables, s: State, seat: Seat, a: WhiteAdvance) -> Refusal | None:
    if not s.action_space[WHITE]:
        return Refusal("AME-WHT-07", "There is no white cube on the action space.", 1, 0)
    return None


def white_advance(t: Tables, s: State, seat: Seat, a: WhiteAdvance, events: Events) -> State:
    return _begin(t, s, seat, WHITE, "white", events)


def refuse_white_as(t: Tables, s: State, seat: Seat, a: WhiteAs) -> Refusal | None:
    if not s.action_space[WHITE]:
        return Refusal("AME-WHT-07", "There is no white cube on the action space.", 1, 0)
    space = s.players[seat].special
    if not space:
        return Refusal("AME-WHT-06", "Your order disc is on the first space, which has no colour.")
    colour = t.special_colours[space]
    if a.colour != COLOURS[colour]:
        return Refusal("AME-WHT-04", f"Your order disc stands on {COLOURS[colour]}.")
    if s.action_space[colour]:
        return Refusal(
            "AME-WHT-05", f"There are {a.colour} cubes on the action space: choose them.", 0, s.action_space[colour]
        )
    return None


def white_as(t: Tables, s: State, seat: Seat, a: WhiteAs, events: Events) -> State:
    return _begin(t, s, seat, COLOURS.index(a.colour), "white", events)


def refuse_swap(t: Tables, s: State, seat: Seat, a: Swap) -> Refusal | None:
    if a.colour not in SWAPS:
        return Refusal("AME-TOK-14", "The token exchanges only plan and build.")
    rule = "AME-TOK-14" if a.colour == "red" else "AME-TOK-15"
    if SWAP not in s.players[seat].tokens:
        return Refusal(rule, f"You do not own the token {t.tokens[SWAP].label}.")
    other = "green" if a.colour == "red" else "red"
    if s.action_space[COLOURS.index(a.colour)]:
        return Refusal(rule, f"There are {a.colour} cubes on the action space: choose them.")
    if not s.action_space[COLOURS.index(other)]:
        return Refusal(rule, f"There is no {other} cube on the action space.", 1, 0)
    return None


def swap(t: Tables, s: State, seat: Seat, a: Swap, events: Events) -> State:
    return _begin(t, s, seat, COLOURS.index(a.colour), "swap", events)


def gold_on_offer(t: Tables, s: State, p: Player) -> int:
    """One gold for every 3 cubes, with the token for every 2, rounded up (AME-GLD-02, AME-TOK-21)."""
    cubes = t.tokens[GOLD_PER_TWO].amount if GOLD_PER_TWO in p.tokens else t.cubes_per_gold
    return -(-sum(s.action_space) // cubes)


def take_gold(t: Tables, s: State, seat: Seat, a: TakeGold, events: Events) -> State:
    p = s.players[seat]
    p = gain_gold(t, p, seat, gold_on_offer(t, s, p), "instead", events)
    return end_turn(t, evolve(s, players=with_player(s, seat, p)), events)


def refuse_take_vp(t: Tables, s: State, seat: Seat, a: TakeVp) -> Refusal | None:
    if VP_CUBES in s.players[seat].used_tokens:
        return Refusal("AME-TOK-02", f"Your token {t.tokens[VP_CUBES].label} is used up.")
    if VP_CUBES not in s.players[seat].tokens:
        return Refusal("AME-TOK-22", f"You do not own the token {t.tokens[VP_CUBES].label}.")
    return None


def take_vp(t: Tables, s: State, seat: Seat, a: TakeVp, events: Events) -> State:
    points = sum(s.action_space)
    p = scored(use_token(s.players[seat], seat, VP_CUBES, events), VP_TOKEN, points)
    if events is not None:
        events.append(PointsTaken(seat, points))
    return end_turn(t, evolve(s, players=with_player(s, seat, p)), events)
