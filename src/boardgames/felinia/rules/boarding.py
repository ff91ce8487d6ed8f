"""Boarding: directly after a purchase or exchange merchants may step on boats."""

from boardgames.core.protocol import Refusal, Seat
from boardgames.core.values import evolve, replaced
from boardgames.felinia.actions import Board
from boardgames.felinia.box.tables import Boat, Tables
from boardgames.felinia.events import BoardingEnded, EndTriggered, Events, MerchantBoarded
from boardgames.felinia.rules.resources import minus, plus
from boardgames.felinia.state import LAST_MERCHANT, Boarding, Player, Ship, State, goods_held


def ask(t: Tables, s: State, events: Events) -> State:
    """The question stands while some boat could be boarded, perhaps after a sale (FEL-Q-57)."""
    frame = s.frames[-1]
    assert isinstance(frame, Boarding)
    p = s.players[frame.seat]
    if p.stock and any(could_board(t, p, ship) for ship in s.ships):
        return s
    return evolve(s, frames=s.frames[:-1])


def has_goods(p: Player, boat: Boat) -> bool:
    (a, b, c, d, e), (f, g, h, i, j) = p.goods, boat.goods
    return a >= f and b >= g and c >= h and d >= i and e >= j


def could_board(t: Tables, p: Player, ship: Ship) -> bool:
    """A free place, the goods at hand and the coins at hand or to be raised by selling what is left over."""
    if not ship.boat:
        return False
    boat = t.boats[ship.boat]
    if len(ship.merchants) >= boat.places or not has_goods(p, boat):
        return False
    if p.money >= boat.coins:
        return True
    spare = goods_held(p) - sum(boat.goods)
    raised = p.money + t.gold_price * p.gold + t.spice_price * p.spice + t.good_price * spare
    return min(t.money_max, raised) >= boat.coins


def may_board(t: Tables, p: Player, ship: Ship) -> bool:
    """Everything needed is at hand (FEL-EMB-02, FEL-EMB-03)."""
    if not ship.boat:
        return False
    boat = t.boats[ship.boat]
    return len(ship.merchants) < boat.places and p.money >= boat.coins and has_goods(p, boat)


def refuse_board(t: Tables, s: State, seat: Seat, a: Board) -> Refusal | None:
    p, dock = s.players[seat], t.dock_number.get(a.dock)
    if dock is None:
        return Refusal("FEL-EMB-03", f"There is no berth {a.dock!r}.")
    ship = s.ships[dock]
    if not ship.boat:
        return Refusal("FEL-EMB-03", "No boat lies there.")
    boat = t.boats[ship.boat]
    if len(ship.merchants) >= boat.places:
        return Refusal("FEL-EMB-03", f"The {boat.time} boat is full.", need=1, have=0)
    if not p.stock:
        return Refusal("FEL-EMB-05", "You have no merchant left in your stock.", need=1, have=0)
    for good, needed, held in zip(t.goods, boat.goods, p.goods, strict=True):
        if held < needed:
            text = f"The {boat.time} boat asks {good.counted(needed)} and you have {held}."
            return Refusal("FEL-EMB-02", text, need=needed, have=held)
    if p.money < boat.coins:
        text = f"The {boat.time} boat asks {boat.coins} coin{'' if boat.coins == 1 else 's'} and you have {p.money}."
        return Refusal("FEL-EMB-02", text, need=boat.coins, have=p.money)
    return None


def board(t: Tables, s: State, seat: Seat, a: Board, events: Events) -> State:
    """Goods go to the bag, coins away, and a merchant takes the first free place (FEL-EMB-04 to FEL-EMB-06)."""
    dock = t.dock_number[a.dock]
    ship, p = s.ships[dock], s.players[seat]
    boat = t.boats[ship.boat]
    stock = p.stock - 1
    p = evolve(p, goods=minus(p.goods, boat.goods), money=p.money - boat.coins, stock=stock)
    end = s.end or ("" if stock else LAST_MERCHANT)
    if events is not None:
        events.append(MerchantBoarded(seat, boat.id, len(ship.merchants), stock))
        if end != s.end:
            events.append(EndTriggered(end))
    ship = Ship(ship.boat, (*ship.merchants, seat))
    return evolve(
        s,
        players=replaced(s.players, seat, p),
        ships=replaced(s.ships, dock, ship),
        bag=plus(s.bag, boat.goods),
        end=end,
    )


def end_boarding(s: State, seat: Seat, events: Events) -> State:
    """The right to board is over; the next token acts (FEL-EMB-11, FEL-EMB-12)."""
    if events is not None:
        events.append(BoardingEnded(seat))
    return evolve(s, frames=s.frames[:-1])
