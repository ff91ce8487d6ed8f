"""Boarding: directly after a purchase or exchange merchants may step on boats."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question
from boardgames.core.values import evolve, replaced
from boardgames.felinia.actions import AnyAction, Board, Done
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.events import BoardingEnded, EndTriggered, MerchantBoarded
from boardgames.felinia.rules.resources import SELL, covers, lacking, minus, plus, raised, sellable
from boardgames.felinia.state import LAST_MERCHANT, Boarding, Player, Ship, State

# who may board


def places_left(t: Tables, ship: Ship) -> int:
    """Return how many merchants may still step on; none where there is no boat (FEL-EMB-03)."""
    boat = ship.boat
    return t.boats[boat].places - len(ship.merchants) if boat else 0


def may_board(t: Tables, p: Player, ship: Ship) -> bool:
    """A merchant, a free place, goods and coins are at hand (FEL-EMB-02, FEL-EMB-03, FEL-EMB-05)."""
    boat = ship.boat
    return (
        p.stock > 0
        and places_left(t, ship) > 0
        and p.money >= t.boats[boat].coins
        and covers(p.goods, t.boat_goods[boat])
    )


def could_board(t: Tables, p: Player, ship: Ship) -> bool:
    """The same, with the coins that selling what the boat does not ask for would bring (FEL-Q-57)."""
    boat = ship.boat
    if not boat or not p.stock or not covers(p.goods, t.boat_goods[boat]) or places_left(t, ship) <= 0:
        return False
    coins = t.boats[boat].coins
    if p.money >= coins:
        return True
    kept = t.sell_price.good * sum(t.boat_goods[boat])
    return min(t.money.max, raised(t, p) - kept) >= coins


def shortfall(t: Tables, p: Player, boat: str) -> tuple[list[int], int]:
    """Return what a player has too little of for a boat: goods by kind, and coins (FEL-EMB-02)."""
    return lacking(p.goods, t.boat_goods[boat]), max(0, t.boats[boat].coins - p.money)


def is_last_merchant(p: Player) -> bool:
    """True if the player has no other merchant: boarding it ends the game (FEL-END-01)."""
    return p.stock == 1


# the question


def run_boarding(t: Tables, s: State, f: Boarding, events: Events) -> State | None:
    """The question stands while some boat could be boarded, perhaps after a sale (FEL-Q-57)."""
    p = s.players[f.seat]
    for ship in s.ships:
        if could_board(t, p, ship):
            return None
    return evolve(s, frames=s.frames[:-1])


def offer_boats(t: Tables, s: State, seat: Seat, f: Boarding) -> tuple[AnyAction, ...]:
    p, menu = s.players[seat], t.menu
    boards = [board for board, ship in zip(menu.boards, s.ships, strict=True) if may_board(t, p, ship)]
    return (*boards, *menu.done, *menu.sells[sellable(p)])


def refuse_board(t: Tables, s: State, seat: Seat, f: Boarding, a: Board) -> Refusal | None:
    p, dock = s.players[seat], t.dock_number.get(a.dock)
    if dock is None:
        return refuse("FEL-EMB-03", "no-such-berth", name=a.dock)
    ship = s.ships[dock]
    if not ship.boat:
        return refuse("FEL-EMB-03", "berth-empty")
    if not places_left(t, ship):
        return refuse("FEL-EMB-03", "boat-full", 1, 0, boat=ship.boat)
    if not p.stock:
        return refuse("FEL-EMB-05", "no-merchant", 1, 0)
    goods, coins = shortfall(t, p, ship.boat)
    for good, missing in enumerate(goods):
        if missing:
            need, have = t.boat_goods[ship.boat][good], p.goods[good]
            return refuse("FEL-EMB-02", "boat-goods", need, have, boat=ship.boat, kind=t.goods[good].id)
    if coins:
        need, have = t.boats[ship.boat].coins, p.money
        return refuse("FEL-EMB-02", "boat-coins", need, have, boat=ship.boat)
    return None


def board(t: Tables, s: State, seat: Seat, f: Boarding, a: Board, events: Events) -> State:
    """Goods go to the bag, coins away, and a merchant takes the first free place (FEL-EMB-04 to FEL-EMB-06,
    FEL-EMB-08, FEL-EMB-09).
    """
    dock = t.dock_number[a.dock]
    ship, p = s.ships[dock], s.players[seat]
    boat, goods = t.boats[ship.boat], t.boat_goods[ship.boat]
    end = s.end or (LAST_MERCHANT if is_last_merchant(p) else "")
    p = evolve(p, goods=minus(p.goods, goods), money=p.money - boat.coins, stock=p.stock - 1)
    if events is not None:
        events.append(MerchantBoarded(seat, boat.id, len(ship.merchants), p.stock))
        if end != s.end:
            events.append(EndTriggered(end))
    ship = Ship(ship.boat, (*ship.merchants, seat))
    return evolve(
        s,
        players=replaced(s.players, seat, p),
        ships=replaced(s.ships, dock, ship),
        bag=plus(s.bag, goods),
        end=end,
    )


def end_boarding(t: Tables, s: State, seat: Seat, f: Boarding, a: Done, events: Events) -> State:
    """The right to board is over; the next token acts (FEL-EMB-11, FEL-EMB-12)."""
    if events is not None:
        events.append(BoardingEnded(seat))
    return evolve(s, frames=s.frames[:-1])


BOARD = Question(
    Boarding,
    answers=(
        Answer(
            Board,
            board,
            rules=("FEL-EMB-01", "FEL-EMB-02"),
            refuse=refuse_board,
        ),
        Answer(
            Done,
            end_boarding,
            rules=("FEL-EMB-12", "FEL-Q-64"),
        ),
        SELL,
    ),
    offer=offer_boats,
    rules=("FEL-EMB-02", "FEL-EMB-05", "FEL-EMB-07", "FEL-EMB-11", "FEL-END-01", "FEL-SEL-01"),
    run=run_boarding,
)
