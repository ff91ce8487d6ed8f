"""The blue action: move ships and establish trading posts (AME-BLU-01 to AME-BLU-16)."""

from boardgames.amerigo.actions import (
    Actions,
    AnyAction,
    BuyAp,
    CashChest,
    CashToken,
    ChooseShip,
    EndAction,
    Establish,
    PlaceShip,
    SailTo,
    UseSprint,
)
from boardgames.amerigo.box.tables import GOLD_PER_POST, SPRINT, Tables
from boardgames.amerigo.events import ActionEnded, PostEstablished, ShipChosen, ShipPlaced, ShipSailed
from boardgames.amerigo.rules import action_points, gold
from boardgames.amerigo.rules.chart import bits, chart_of, distance, reach
from boardgames.amerigo.rules.completion import after_covering
from boardgames.amerigo.rules.gold import cashable, gain_gold, refuse_token, use_token
from boardgames.amerigo.rules.map_records import Chart
from boardgames.amerigo.rules.pieces import cover, put
from boardgames.amerigo.rules.state_helpers import scored, with_player
from boardgames.amerigo.state import DISCOVERY, FREE, OFF_BOARD, POSTS, TURN_OVER, Player, Sail, SailShip, State
from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question, not_now
from boardgames.core.values import evolve


def sail_of(s: State) -> Sail:
    """The blue action that is being performed; a chosen ship lies on top of it."""
    sail: Sail = s.frames[0]  # type: ignore[assignment]
    return sail


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
    return _stops_beside(_other_ships(s, chart), chart, start, moves)


def _stops_beside(ships: int, chart: Chart, start: int, moves: int) -> int:
    return reach(chart, start, moves) & ~ships if moves > 0 else 0


def free_site(s: State, chart: Chart, space: int) -> int:
    """The trading post space that a ship on this space could use, or -1: that of its anchor, while it is free."""
    cell = chart.anchors.get(space, -1)
    return cell if cell >= 0 and s.pieces[cell] == FREE else -1


def ship_to_place(p: Player) -> int:
    """The ship that enters the sea next, 1 or 2; 0 when both are there."""
    return 1 if p.ships[0] == OFF_BOARD else 2 if p.ships[1] == OFF_BOARD else 0


# placing ships


def refuse_between_ships(s: State, seat: Seat) -> Refusal | None:
    """Placing the two ships is one gesture: nothing comes between (AME-Q-50)."""
    return refuse("AME-Q-50", "ships-first") if s.players[seat].ships[1] == OFF_BOARD else None


def refuse_place_ship(t: Tables, s: State, seat: Seat, f: Sail, a: PlaceShip) -> Refusal | None:
    chart = chart_of(t, s)
    if s.players[seat].ships[1] != OFF_BOARD:
        return refuse("AME-BLU-16", "ships-are-placed")
    return refuse("AME-BLU-02", "ships-enter-on-frame") if chart.index.get(a.space, -1) < chart.frame_at else None


def place_ship(t: Tables, s: State, seat: Seat, f: Sail, a: PlaceShip, events: Events) -> State:
    p, space = s.players[seat], chart_of(t, s).index[a.space]
    ship = ship_to_place(p)
    if events is not None:
        events.append(ShipPlaced(seat, ship, a.space))
    ships = (space, OFF_BOARD) if ship == 1 else (p.ships[0], space)
    return evolve(s, players=with_player(s, seat, evolve(p, ships=ships)))


# choosing a ship and sailing


def offer_sail(t: Tables, s: State, seat: Seat, f: Sail) -> Actions:
    menu, p, chart = t.menu, s.players[seat], chart_of(t, s)
    if p.ships[1] == OFF_BOARD:
        return chart.place_ship
    out: list[AnyAction] = []
    ships = _other_ships(s, chart)
    for ship in (1, 2):
        if _stops_beside(ships, chart, p.ships[ship - 1], f.left(ship)):
            out.append(menu.choose_ship[ship - 1])
    if p.posts_left:
        for ship in (1, 2):
            if not f.ended[ship - 1] and free_site(s, chart, p.ships[ship - 1]) >= 0:
                out.append(menu.establish[ship - 1])
    if p.tokens or p.chests:
        out += cashable(t, p)
    if not all(f.ended):
        if SPRINT in p.tokens:
            out.append(menu.use_sprint)
        if p.gold:
            out.append(menu.buy_ap)
    out.append(menu.end_action)
    return tuple(out)


def _refuse_ship(s: State, seat: Seat, f: Sail, ship: int) -> Refusal | None:
    """Refuse a ship that cannot move or trade at all."""
    if ship not in (1, 2):
        return refuse("AME-CMP-18", "no-such-ship")
    if refusal := refuse_between_ships(s, seat):
        return refusal
    return refuse("AME-Q-09", "ship-has-stopped", ship=ship) if f.ended[ship - 1] else None


def refuse_choose_ship(t: Tables, s: State, seat: Seat, f: Sail, a: ChooseShip) -> Refusal | None:
    if refusal := _refuse_ship(s, seat, f, a.ship):
        return refusal
    left = f.left(a.ship)
    if left < 1:
        return refuse("AME-BLU-03", "no-moves-left", 1, left, ship=a.ship)
    if not stops(s, chart_of(t, s), s.players[seat].ships[a.ship - 1], left):
        return refuse("AME-BLU-06", "no-free-space", ship=a.ship, moves=left)
    return None


def choose_ship(t: Tables, s: State, seat: Seat, f: Sail, a: ChooseShip, events: Events) -> State:
    if events is not None:
        events.append(ShipChosen(seat, a.ship))
    return evolve(s, frames=(f, SailShip(a.ship)))


def offer_spaces(t: Tables, s: State, seat: Seat, f: SailShip) -> Actions:
    """Every legal stop, anchors of free sites first: that is where ships want to go."""
    chart = chart_of(t, s)
    reachable = stops(s, chart, s.players[seat].ships[f.ship - 1], sail_of(s).left(f.ship))
    found, sail_to = [], chart.sail_to
    harbours = sum(1 << anchor for anchor in bits(reachable & chart.moorings) if free_site(s, chart, anchor) >= 0)
    for spaces in (harbours, reachable & ~harbours):
        while spaces:
            low = spaces & -spaces
            found.append(sail_to[low.bit_length() - 1])
            spaces ^= low
    return tuple(found)


def refuse_sail_to(t: Tables, s: State, seat: Seat, f: SailShip, a: SailTo) -> Refusal | None:
    chart = chart_of(t, s)
    space = chart.index.get(a.space, -1)
    if space < 0:
        return refuse("AME-BLU-04", "no-such-space")
    if space < chart.frame_at and not chart.sea >> space & 1:
        return refuse("AME-BLU-04", "space-is-land", space=a.space)
    left = sail_of(s).left(f.ship)
    length = distance(chart, s.players[seat].ships[f.ship - 1], space)
    if length == 0:
        return refuse("AME-BLU-04", "ship-is-there", ship=f.ship)
    if length < 0:
        return refuse("AME-BLU-04", "no-way-by-sea", space=a.space)
    if length > left:
        return refuse("AME-BLU-03", "too-far", length, left, space=a.space)
    if _other_ships(s, chart) >> space & 1:
        return refuse("AME-BLU-06", "another-ship-there", space=a.space)
    return None


def sail_to(t: Tables, s: State, seat: Seat, f: SailShip, a: SailTo, events: Events) -> State:
    p, chart, sail, ship = s.players[seat], chart_of(t, s), sail_of(s), f.ship
    start, space = p.ships[ship - 1], chart.index[a.space]
    moves = distance(chart, start, space)
    if events is not None:
        events.append(ShipSailed(seat, ship, chart.names[start], a.space, moves))
    one, two = sail.moved
    if ship == 1:
        p, sail = evolve(p, ships=(space, p.ships[1])), evolve(sail, moved=(one + moves, two))
    else:
        p, sail = evolve(p, ships=(p.ships[0], space)), evolve(sail, moved=(one, two + moves))
    return evolve(s, players=with_player(s, seat, p), frames=(sail,))


# trading posts


def discovery_points(t: Tables, s: State, island: int) -> int:
    """Points for the first post of anybody on an island, given as a board (AME-BLU-11)."""
    return 0 if any(posts & island for posts in cover(s.pieces).posts) else t.bonus.discovery_vp


def gold_for_post(t: Tables, p: Player) -> int:
    """Gold that a token pays for a new trading post (AME-TOK-19, AME-TOK-20)."""
    return t.tokens[GOLD_PER_POST].gold if GOLD_PER_POST in p.tokens else 0


def refuse_establish(t: Tables, s: State, seat: Seat, f: Sail, a: Establish) -> Refusal | None:
    if refusal := _refuse_ship(s, seat, f, a.ship):
        return refusal
    chart, p = chart_of(t, s), s.players[seat]
    cell = chart.anchors.get(p.ships[a.ship - 1], -1)
    if cell < 0:
        return refuse("AME-BLU-08", "not-at-an-anchor", ship=a.ship)
    if s.pieces[cell] in POSTS:
        return refuse("AME-BLU-09", "site-has-a-post", space=chart.names[cell])
    if s.pieces[cell] != FREE:
        return refuse("AME-BLU-09", "site-is-built-over", space=chart.names[cell])
    return None if p.posts_left else refuse("AME-CMP-17", "no-posts-left", 1, 0, posts=t.posts)


def establish(t: Tables, s: State, seat: Seat, f: Sail, a: Establish, events: Events) -> State:
    """Post, discovery, gold of the token, then completion, in this order (AME-Q-52)."""
    p, chart = s.players[seat], chart_of(t, s)
    cell = chart.anchors[p.ships[a.ship - 1]]
    number = chart.island_of[cell]
    discovery = discovery_points(t, s, chart.islands[number])
    if events is not None:
        events.append(PostEstablished(seat, chart.names[cell], number, discovery))
    p = evolve(p, posts_left=p.posts_left - 1)
    if discovery:
        p = scored(p, DISCOVERY, discovery)
    if amount := gold_for_post(t, p):
        p = gain_gold(t, p, seat, amount, "post", events)
    ended = (a.ship == 1 or f.ended[0], a.ship == 2 or f.ended[1])
    s = evolve(
        s,
        pieces=put(s.pieces, 1 << cell, POSTS[seat]),
        players=with_player(s, seat, p),
        frames=(evolve(f, ended=ended),),
    )
    return after_covering(t, s, chart, seat, number, events)


# more moves, and the end


def refuse_use_sprint(t: Tables, s: State, seat: Seat, f: Sail, a: UseSprint) -> Refusal | None:
    if refusal := refuse_token(s.players[seat], SPRINT, "AME-TOK-06"):
        return refusal
    if refusal := refuse_between_ships(s, seat):
        return refusal
    return refuse("AME-Q-58", "sprint-for-nobody") if all(f.ended) else None


def use_sprint(t: Tables, s: State, seat: Seat, f: Sail, a: UseSprint, events: Events) -> State:
    p = use_token(s.players[seat], seat, SPRINT, events)
    sprint = evolve(f, total=f.total + t.tokens[SPRINT].ap)
    return evolve(s, players=with_player(s, seat, p), frames=(sprint,))


def refuse_buy_moves(t: Tables, s: State, seat: Seat, f: Sail, a: BuyAp) -> Refusal | None:
    if refusal := refuse_between_ships(s, seat):
        return refusal
    if all(f.ended):
        return refuse("AME-Q-11", "both-ships-stopped")
    return action_points.refuse_buy_ap(t, s, seat, f, a)


def buy_moves(t: Tables, s: State, seat: Seat, f: Sail, a: BuyAp, events: Events) -> State:
    """One more move for each ship."""
    return action_points.pay_for_ap(s, seat, evolve(f, total=f.total + 1), events)


def refuse_cash_chest(t: Tables, s: State, seat: Seat, f: Sail, a: CashChest) -> Refusal | None:
    return refuse_between_ships(s, seat) or gold.refuse_cash_chest(t, s, seat, f, a)


def refuse_cash_token(t: Tables, s: State, seat: Seat, f: Sail, a: CashToken) -> Refusal | None:
    return refuse_between_ships(s, seat) or gold.refuse_cash_token(t, s, seat, f, a)


def refuse_end_voyage(t: Tables, s: State, seat: Seat, f: Sail, a: EndAction) -> Refusal | None:
    return refuse_between_ships(s, seat)


def end_voyage(t: Tables, s: State, seat: Seat, f: Sail, a: EndAction, events: Events) -> State:
    """Moves left over are lost; of the ships the one with more of them counts."""
    if events is not None:
        events.append(ActionEnded(seat, max(f.left(1), f.left(2))))
    return evolve(s, frames=TURN_OVER)


SAIL = Question(
    Sail,
    answers=(
        Answer(
            PlaceShip,
            place_ship,
            rules=("AME-BLU-01", "AME-BLU-02"),
            refuse=refuse_place_ship,
        ),
        Answer(
            ChooseShip,
            choose_ship,
            rules=("AME-BLU-03", "AME-BLU-15"),
            refuse=refuse_choose_ship,
        ),
        Answer(
            Establish,
            establish,
            rules=("AME-BLU-08", "AME-Q-09"),
            refuse=refuse_establish,
        ),
        Answer(
            UseSprint,
            use_sprint,
            rules=("AME-TOK-06",),
            refuse=refuse_use_sprint,
        ),
        Answer(
            CashChest,
            gold.cash_chest,
            rules=gold.CHEST_RULES,
            otherwise=not_now("AME-Q-24"),
            refuse=refuse_cash_chest,
        ),
        Answer(
            CashToken,
            gold.cash_token,
            rules=gold.TOKEN_RULES,
            otherwise=not_now("AME-Q-24"),
            refuse=refuse_cash_token,
        ),
        Answer(
            BuyAp,
            buy_moves,
            rules=action_points.BUY_RULES,
            refuse=refuse_buy_moves,
        ),
        Answer(
            EndAction,
            end_voyage,
            rules=action_points.END_RULES,
            refuse=refuse_end_voyage,
        ),
    ),
    offer=offer_sail,
    rules=("AME-BLU-03", "AME-BLU-08", "AME-BLU-11", "AME-BLU-01", "AME-Q-09", "AME-BLU-15"),
)

SAIL_SHIP = Question(
    SailShip,
    answers=(
        Answer(
            SailTo, sail_to, rules=("AME-BLU-04", "AME-BLU-06"), otherwise=not_now("AME-BLU-03"), refuse=refuse_sail_to
        ),
    ),
    offer=offer_spaces,
    rules=("AME-BLU-04", "AME-BLU-06", "AME-BLU-07", "AME-BLU-05", "AME-Q-39"),
)
