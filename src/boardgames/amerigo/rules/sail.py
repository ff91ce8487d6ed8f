"""The blue action: move ships and establish trading posts (AME-BLU-01 to AME-BLU-16)."""

from boardgames.amerigo.actions import (
    BUY_AP,
    END_ACTION,
    ESTABLISH,
    SHIPS,
    USE_SPRINT,
    Actions,
    AnyAction,
    ChooseShip,
    Establish,
    PlaceShip,
    SailTo,
    UseSprint,
)
from boardgames.amerigo.box.chart import Chart, chart_of
from boardgames.amerigo.box.names import GOLD_PER_POST, SPRINT
from boardgames.amerigo.box.tables import Tables
from boardgames.amerigo.events import PostEstablished, ShipChosen, ShipPlaced, ShipSailed
from boardgames.amerigo.rules.completion import after_covering
from boardgames.amerigo.rules.gold import free_actions, gain_gold, use_token
from boardgames.amerigo.rules.pieces import cover, put
from boardgames.amerigo.state import (
    DISCOVERY,
    FREE,
    OFF_BOARD,
    POSTS,
    Events,
    Sail,
    SailShip,
    State,
    scored,
    with_player,
)
from boardgames.core.protocol import Refusal, Seat
from boardgames.core.values import evolve


def _other_ships(s: State, chart: Chart) -> int:
    """Inner sea cells where a ship stands: nobody else may stop there (AME-BLU-06, AME-Q-40)."""
    taken = 0
    for p in s.players:
        for space in p.ships:
            if 0 <= space < chart.frame_at:
                taken |= 1 << space
    return taken


def stops(s: State, chart: Chart, start: int, moves: int) -> int:
    """Where a ship can end its movement: in reach, and not on another ship unless on the frame (AME-BLU-05)."""
    return chart.reach(start, moves) & ~_other_ships(s, chart) if moves > 0 else 0


def _site(s: State, chart: Chart, seat: Seat, ship: int) -> int:
    """The free trading post space of the anchor where a ship stands, or -1."""
    cell = chart.anchors.get(s.players[seat].ships[ship - 1], -1)
    return cell if cell >= 0 and s.pieces[cell] == FREE else -1


def sailing(t: Tables, s: State, seat: Seat, frame: Sail) -> Actions:
    p, chart = s.players[seat], chart_of(t, s)
    if p.ships[1] == OFF_BOARD:
        return chart.place_ship
    out: list[AnyAction] = []
    for ship in (1, 2):
        if stops(s, chart, p.ships[ship - 1], frame.left(ship)):
            out.append(SHIPS[ship - 1])
    if p.posts_left:
        for ship in (1, 2):
            if not frame.ended[ship - 1] and _site(s, chart, seat, ship) >= 0:
                out.append(ESTABLISH[ship - 1])
    out += free_actions(p)
    if not all(frame.ended):
        if SPRINT in p.tokens:
            out.append(USE_SPRINT)
        if p.gold:
            out.append(BUY_AP)
    out.append(END_ACTION)
    return tuple(out)


def destinations(t: Tables, s: State, seat: Seat, frame: SailShip) -> Actions:
    """Every legal stop, anchors first: that is where ships want to go."""
    chart = chart_of(t, s)
    reachable = stops(s, chart, s.players[seat].ships[frame.ship - 1], _sail(s).left(frame.ship))
    found, sail_to = [], chart.sail_to
    for spaces in (reachable & chart.moorings, reachable & ~chart.moorings):
        while spaces:
            low = spaces & -spaces
            found.append(sail_to[low.bit_length() - 1])
            spaces ^= low
    return tuple(found)


def _sail(s: State) -> Sail:
    frame = s.frames[0]
    assert isinstance(frame, Sail)
    return frame


def _sail_ship(s: State) -> SailShip:
    frame = s.frames[-1]
    assert isinstance(frame, SailShip)
    return frame


def refuse_place_ship(t: Tables, s: State, seat: Seat, a: PlaceShip) -> Refusal | None:
    chart = chart_of(t, s)
    if s.players[seat].ships[1] != OFF_BOARD:
        return Refusal("AME-BLU-16", "Both your ships are on the board; they never leave it.")
    if chart.index.get(a.space, -1) < chart.frame_at:
        return Refusal("AME-BLU-02", "Ships enter the sea on the frame only.")
    return None


def place_ship(t: Tables, s: State, seat: Seat, a: PlaceShip, events: Events) -> State:
    p, space = s.players[seat], chart_of(t, s).index[a.space]
    ship = 1 if p.ships[0] == OFF_BOARD else 2
    if events is not None:
        events.append(ShipPlaced(seat, ship, a.space))
    ships = (space, OFF_BOARD) if ship == 1 else (p.ships[0], space)
    return evolve(s, players=with_player(s, seat, evolve(p, ships=ships)))


def _refuse_ship(s: State, seat: Seat, ship: int) -> Refusal | None:
    """What keeps a ship from moving or trading at all."""
    if ship not in (1, 2):
        return Refusal("AME-CMP-18", "You have two ships, 1 and 2.")
    if s.players[seat].ships[1] == OFF_BOARD:
        return Refusal("AME-Q-50", "Place both ships on the frame first.")
    if _sail(s).ended[ship - 1]:
        return Refusal("AME-Q-09", f"Ship {ship} has set up a post and stops for this action.")
    return None


def refuse_choose_ship(t: Tables, s: State, seat: Seat, a: ChooseShip) -> Refusal | None:
    if refusal := _refuse_ship(s, seat, a.ship):
        return refusal
    left = _sail(s).left(a.ship)
    if left < 1:
        return Refusal("AME-BLU-03", f"Ship {a.ship} has used all its moves.", 1, left)
    if not stops(s, chart_of(t, s), s.players[seat].ships[a.ship - 1], left):
        return Refusal("AME-BLU-06", f"Ship {a.ship} finds no free space within {left} moves.")
    return None


def choose_ship(t: Tables, s: State, seat: Seat, a: ChooseShip, events: Events) -> State:
    if events is not None:
        events.append(ShipChosen(seat, a.ship))
    return evolve(s, frames=(*s.frames, SailShip(a.ship)))


def refuse_sail_to(t: Tables, s: State, seat: Seat, a: SailTo) -> Refusal | None:
    chart, frame = chart_of(t, s), _sail_ship(s)
    space = chart.index.get(a.space, -1)
    if space < 0:
        return Refusal("AME-BLU-04", "There is no such space.")
    if space < chart.frame_at and not chart.sea >> space & 1:
        return Refusal("AME-BLU-04", f"{a.space} is land; ships sail on sea spaces only.")
    left = _sail(s).left(frame.ship)
    distance = chart.distance(s.players[seat].ships[frame.ship - 1], space)
    if distance == 0:
        return Refusal("AME-BLU-04", f"Ship {frame.ship} is there already.")
    if distance < 0:
        return Refusal("AME-BLU-04", f"No way by sea leads to {a.space}.")
    if distance > left:
        return Refusal("AME-BLU-03", f"{a.space} is {distance} moves away.", distance, left)
    if _other_ships(s, chart) >> space & 1:
        return Refusal("AME-BLU-06", f"Another ship stands on {a.space}; a ship may pass but not stop there.")
    return None


def sail_to(t: Tables, s: State, seat: Seat, a: SailTo, events: Events) -> State:
    p, chart, frame, ship = s.players[seat], chart_of(t, s), _sail(s), _sail_ship(s).ship
    start, space = p.ships[ship - 1], chart.index[a.space]
    moves = chart.distance(start, space)
    if events is not None:
        events.append(ShipSailed(seat, ship, chart.names[start], a.space, moves))
    one, two = frame.moved
    if ship == 1:
        p, frame = evolve(p, ships=(space, p.ships[1])), evolve(frame, moved=(one + moves, two))
    else:
        p, frame = evolve(p, ships=(p.ships[0], space)), evolve(frame, moved=(one, two + moves))
    return evolve(s, players=with_player(s, seat, p), frames=(frame,))


def refuse_establish(t: Tables, s: State, seat: Seat, a: Establish) -> Refusal | None:
    if refusal := _refuse_ship(s, seat, a.ship):
        return refusal
    chart, p = chart_of(t, s), s.players[seat]
    cell = chart.anchors.get(p.ships[a.ship - 1], -1)
    if cell < 0:
        return Refusal("AME-BLU-08", f"Ship {a.ship} does not stand on an anchor.")
    if s.pieces[cell] in POSTS:
        return Refusal("AME-BLU-09", f"{chart.names[cell]} already has a trading post.")
    if s.pieces[cell] != FREE:
        return Refusal("AME-BLU-09", f"{chart.names[cell]} has been built over.")
    if not p.posts_left:
        return Refusal("AME-CMP-17", f"All your {t.posts} trading posts are on the board.", 1, 0)
    return None


def establish(t: Tables, s: State, seat: Seat, a: Establish, events: Events) -> State:
    """Post, discovery, gold of the token, then completion, in this order (AME-Q-52)."""
    p, chart, frame = s.players[seat], chart_of(t, s), _sail(s)
    cell = chart.anchors[p.ships[a.ship - 1]]
    number = chart.island_of[cell]
    discovery = 0 if discovered(s, chart.islands[number]) else t.discovery_vp
    if events is not None:
        events.append(PostEstablished(seat, chart.names[cell], number, discovery))
    p = evolve(p, posts_left=p.posts_left - 1)
    if discovery:
        p = scored(p, DISCOVERY, discovery)
    if GOLD_PER_POST in p.tokens:
        p = gain_gold(t, p, seat, t.tokens[GOLD_PER_POST].amount, "post", events)
    ended = (a.ship == 1 or frame.ended[0], a.ship == 2 or frame.ended[1])
    s = evolve(
        s,
        pieces=put(s.pieces, 1 << cell, POSTS[seat]),
        players=with_player(s, seat, p),
        frames=(evolve(frame, ended=ended),),
    )
    return after_covering(t, s, chart, seat, number, events)


def discovered(s: State, island: int) -> bool:
    """Whether anybody has a trading post on an island, given as a board."""
    return any(posts & island for posts in cover(s.pieces).posts)


def refuse_use_sprint(t: Tables, s: State, seat: Seat, a: UseSprint) -> Refusal | None:
    p = s.players[seat]
    if SPRINT in p.used_tokens:
        return Refusal("AME-TOK-02", f"Your token {t.tokens[SPRINT].label} is used up.")
    if SPRINT not in p.tokens:
        return Refusal("AME-TOK-06", f"You do not own the token {t.tokens[SPRINT].label}.")
    if p.ships[1] == OFF_BOARD:
        return Refusal("AME-Q-50", "Place both ships on the frame first.")
    if all(_sail(s).ended):
        return Refusal("AME-Q-58", "Both ships have ended their movement.")
    return None


def use_sprint(t: Tables, s: State, seat: Seat, a: UseSprint, events: Events) -> State:
    p = use_token(s.players[seat], seat, SPRINT, events)
    frame = _sail(s)
    sprint = evolve(frame, total=frame.total + t.tokens[SPRINT].amount)
    return evolve(s, players=with_player(s, seat, p), frames=(sprint,))
