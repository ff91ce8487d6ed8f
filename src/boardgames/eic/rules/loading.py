"""Phase D: supply arrives in the Indies, then the ships load, zone by zone."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question, not_now
from boardgames.core.values import evolve, replaced
from boardgames.eic.actions import AnyAction, BuyCube, CloseShip, StayInIndies
from boardgames.eic.box.tables import INDIES, MARKETS, Tables
from boardgames.eic.events import CardRevealed, CubeBought, ShipReturned, ShipStayed, SupplyArrived, ZoneReached
from boardgames.eic.rules import neutral
from boardgames.eic.rules.ports import docked
from boardgames.eic.rules.posts import has_post
from boardgames.eic.rules.shares import FREE_ACTIONS, free_actions
from boardgames.eic.state import EVERYBODY, LoadingTurn, Ship, State, Vessel


def arriving(t: Tables, s: State, card: int) -> tuple[int, ...]:
    """For each good what comes to the Indies by die and card, as far as spaces and supply reach (EIC-Q-24).

    Without a card, or with one that the viewer does not know, by the dice alone.
    """
    layout, column, supply = t.layout(s.players), s.columns[INDIES], s.supply
    cubes = layout.card_cubes[card] if card >= 0 else (0,) * len(supply)
    return tuple(
        min(die + more, len(prices) - there, left)
        for die, more, prices, there, left in zip(
            s.dice[INDIES], cubes, layout.columns[INDIES], column, supply, strict=True
        )
    )


def supply_arrives(t: Tables, s: State, events: Events) -> State:
    """The Indies card is shown, and its cubes come (EIC-LOD-01 to EIC-LOD-04)."""
    card = s.drawn[INDIES]
    added = arriving(t, s, card)
    if events is not None:
        events.append(CardRevealed(MARKETS[INDIES], t.cards[card].id))
        events.append(SupplyArrived(added))
    return evolve(
        s,
        seen=replaced(s.seen, INDIES, EVERYBODY),
        columns=replaced(s.columns, INDIES, tuple(a + b for a, b in zip(s.columns[INDIES], added, strict=True))),
        supply=tuple(a - b for a, b in zip(s.supply, added, strict=True)),
    )


def reach_zone_1(t: Tables, s: State, events: Events) -> State:
    return _reach_zone(t, s, 0, events)


def reach_zone_2(t: Tables, s: State, events: Events) -> State:
    return _reach_zone(t, s, 1, events)


def reach_zone_3(t: Tables, s: State, events: Events) -> State:
    return _reach_zone(t, s, 2, events)


def _reach_zone(t: Tables, s: State, zone: int, events: Events) -> State:
    """Ships left here load first; then the pile by speed, of equals the one placed earlier (EIC-LEV-04, EIC-LOD-09,
    EIC-LOD-05, EIC-LOD-06, EIC-LOD-07, EIC-NEU-24).
    """
    pile = sorted(s.zone_piles[zone], key=lambda vessel: -t.ships[vessel.kind].speed)
    queue = (*s.stay_piles[zone], *pile)
    if not queue:
        return s
    if events is not None:
        events.append(
            ZoneReached(t.zones[zone].id, tuple((vessel.company, t.ships[vessel.kind].id) for vessel in queue))
        )
    # From here on the stay pile is built anew by the ships that stay (again).
    s = evolve(s, zone_piles=replaced(s.zone_piles, zone, ()), stay_piles=replaced(s.stay_piles, zone, ()))
    return _next_ship(t, s, zone, queue, events)


def _next_ship(t: Tables, s: State, zone: int, queue: tuple[Vessel, ...], events: Events) -> State:
    while queue and queue[0].company >= s.players:
        s = neutral.load_ship(t, s, zone, queue[0], events)
        queue = queue[1:]
    return evolve(s, frames=(LoadingTurn(queue[0].company, zone, queue, ()),) if queue else ())


def market_price(t: Tables, s: State, good: int, cubes: int) -> int:
    """Return the price of the topmost cube of a column in the Indies; nothing where there is none (EIC-LOD-14)."""
    prices = t.layout(s.players).prices[INDIES][good]
    return prices[min(cubes, len(prices) - 1)]


def cube_price(t: Tables, s: State, seat: Seat, zone: int, good: int, taken: int = 0) -> int:
    """The topmost cube when so many have been taken, less the discount, at least 0 (EIC-LOD-14, EIC-Q-23)."""
    price = t.layout(s.players).prices[INDIES][good][s.columns[INDIES][good] - taken]
    return max(price - discount(t, s, seat, zone), 0)


def discount(t: Tables, s: State, seat: Seat, zone: int) -> int:
    """1 PO with a post of the player's own in the zone (EIC-LOD-16)."""
    return t.costs.trading_post_discount if has_post(t, s, seat, zone) else 0


def hold_left(t: Tables, f: LoadingTurn) -> int:
    """Cubes that the loading ship can still take (EIC-LOD-13)."""
    return t.ships[f.queue[0].kind].tonnage - len(f.cargo)


def offer_loading(t: Tables, s: State, seat: Seat, f: LoadingTurn) -> tuple[AnyAction, ...]:
    """Return the cubes that the ship can load, of any good of its zone (EIC-LOD-11)."""
    menu, column, prices = t.menu, s.columns[INDIES], t.layout(s.players).prices[INDIES]
    treasury = s.companies[seat].treasury
    most = treasury + discount(t, s, seat, f.zone)  # what a cube may cost on the market: `cube_price` for both goods
    found: list[AnyAction] = [
        menu.buy_cube[good] for good in t.zone_goods[f.zone] if column[good] and prices[good][column[good]] <= most
    ]
    found.append(menu.close_ship)
    if not f.cargo and treasury >= t.costs.leave_ship_in_indies:
        found.append(menu.stay)
    return (*found, *free_actions(t, s, seat))


def refuse_buy_cube(t: Tables, s: State, seat: Seat, f: LoadingTurn, a: BuyCube) -> Refusal | None:
    good = t.good_index.get(a.good)
    if good is None or good not in t.zone_goods[f.zone]:
        one, other = t.good_ids(t.zone_goods[f.zone])
        return refuse("EIC-LOD-10", "good-not-here", zone=t.zones[f.zone].id, one=one, other=other)
    if not s.columns[INDIES][good]:
        return refuse("EIC-LOD-12", "good-sold-out", 1, 0, good=a.good)
    price, treasury = cube_price(t, s, seat, f.zone, good), s.companies[seat].treasury
    if price > treasury:
        return refuse("EIC-LOD-14", "cube-cost", price, treasury)
    return None


def refuse_stay(t: Tables, s: State, seat: Seat, f: LoadingTurn, a: StayInIndies) -> Refusal | None:
    if f.cargo:
        return refuse("EIC-Q-20", "ship-has-cargo", 0, len(f.cargo))
    cost, treasury = t.costs.leave_ship_in_indies, s.companies[seat].treasury
    if cost > treasury:
        return refuse("EIC-LEV-02", "stay-cost", cost, treasury)
    return None


def buy_cube(t: Tables, s: State, seat: Seat, f: LoadingTurn, a: BuyCube, events: Events) -> State:
    """Load the cheapest cube of a good and pay the bank (EIC-LOD-15)."""
    good, me, column = t.good_index[a.good], s.companies[seat], s.columns[INDIES]
    price = cube_price(t, s, seat, f.zone, good)
    if events is not None:
        events.append(CubeBought(seat, a.good, price))
    turn = LoadingTurn(seat, f.zone, f.queue, tuple(sorted((*f.cargo, good))))
    s = evolve(
        s,
        frames=(turn,),
        companies=replaced(s.companies, seat, evolve(me, treasury=me.treasury - price)),
        columns=replaced(s.columns, INDIES, replaced(column, good, column[good] - 1)),
    )
    return s if hold_left(t, turn) else _sail_home(t, s, seat, turn, events)


def close_ship(t: Tables, s: State, seat: Seat, f: LoadingTurn, a: CloseShip, events: Events) -> State:
    return _sail_home(t, s, seat, f, events)


def _sail_home(t: Tables, s: State, seat: Seat, f: LoadingTurn, events: Events) -> State:
    """Back to a dock with what it has loaded; the next ship of the zone follows (EIC-LOD-17)."""
    kind = f.queue[0].kind
    if events is not None:
        events.append(ShipReturned(seat, t.ships[kind].id, t.good_ids(f.cargo)))
    me = docked(s.companies[seat], Ship(kind, f.cargo))
    s = evolve(s, companies=replaced(s.companies, seat, me))
    return _next_ship(t, s, f.zone, f.queue[1:], events)


def stay(t: Tables, s: State, seat: Seat, f: LoadingTurn, a: StayInIndies, events: Events) -> State:
    """To the end of the pile of ships that are left in the zone (EIC-LEV-02, EIC-LEV-03, EIC-Q-19)."""
    zone, vessel, me, cost = f.zone, f.queue[0], s.companies[seat], t.costs.leave_ship_in_indies
    if events is not None:
        events.append(ShipStayed(seat, t.ships[vessel.kind].id, t.zones[zone].id, cost))
    s = evolve(
        s,
        companies=replaced(s.companies, seat, evolve(me, treasury=me.treasury - cost)),
        stay_piles=replaced(s.stay_piles, zone, (*s.stay_piles[zone], vessel)),
    )
    return _next_ship(t, s, zone, f.queue[1:], events)


LOADING_TURN = Question(
    LoadingTurn,
    answers=(
        Answer(
            BuyCube,
            buy_cube,
            rules=("EIC-LOD-10", "EIC-LOD-14"),
            otherwise=not_now("EIC-LOD-08"),
            refuse=refuse_buy_cube,
        ),
        Answer(
            CloseShip,
            close_ship,
            rules=("EIC-LOD-13", "EIC-LOD-17"),
            otherwise=not_now("EIC-LOD-17"),
        ),
        Answer(
            StayInIndies,
            stay,
            rules=("EIC-LEV-01", "EIC-LEV-02"),
            refuse=refuse_stay,
        ),
        *FREE_ACTIONS,
    ),
    offer=offer_loading,
    rules=("EIC-LOD-10", "EIC-LOD-14", "EIC-LOD-16", "EIC-LEV-01"),
)
