"""The Merchants' Guild, the last place of the commerce phase: goods are swapped, bonus tiles taken."""

from boardgames.core.protocol import Refusal, Seat
from boardgames.core.values import evolve, replaced
from boardgames.felinia.actions import Swap, TakeBonus
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.events import BonusTaken, Events, GoodSwapped
from boardgames.felinia.rules.resources import add, gain
from boardgames.felinia.rules.tokens import refuse_price, without_top
from boardgames.felinia.state import Boarding, Guild, State, goods_held

REWARDS = {"classic": ("spice",), "expert": ("spice", "provision")}
"""What a swap brings beside the good, by variant (FEL-GLD-06, FEL-XGL-01)."""


def may_exchange(t: Tables, s: State, seat: Seat) -> bool:
    """Some exchange could be paid, perhaps after selling all that is not itself given (FEL-Q-56)."""
    p, price = s.players[seat], len(s.piles[-1])
    if price > t.money_max:
        return False
    goods = goods_held(p)
    raised = p.money + t.gold_price * p.gold + t.spice_price * p.spice + t.good_price * goods
    if goods and raised - t.good_price >= price:
        return True
    return bool(s.bonus and p.gold and p.spice and raised - t.gold_price - t.spice_price >= price)


def refuse_swap(t: Tables, s: State, seat: Seat, frame: Guild, a: Swap) -> Refusal | None:
    give, take = t.good_number.get(a.give), t.good_number.get(a.take)
    if give is None or take is None:
        return Refusal("FEL-GLD-04", "A swap names two kinds of goods.")
    if give == take:
        return Refusal("FEL-GLD-04", "The tile taken must be of another type than the tile given.")
    if a.reward not in REWARDS[s.variant]:
        if a.reward == "provision":
            return Refusal("FEL-XGL-01", "A provision for a swap is given in the expert game only.")
        return Refusal("FEL-GLD-06", f"A swap does not bring {a.reward!r}.")
    if not s.players[seat].goods[give]:
        return Refusal("FEL-GLD-04", f"You have no {a.give} to give.", need=1, have=0)
    if not s.bag[take]:
        return Refusal("FEL-GLD-05", f"The bag holds no {a.take}.", need=1, have=0)
    return refuse_price(s, seat, frame.place, "FEL-GLD-01")


def refuse_bonus(t: Tables, s: State, seat: Seat, frame: Guild, a: TakeBonus) -> Refusal | None:
    p = s.players[seat]
    if a.tile not in t.bonus_tiles:
        return Refusal("FEL-GLD-07", f"There is no bonus tile {a.tile!r}.")
    if a.tile not in s.bonus:
        return Refusal("FEL-GLD-08", "That bonus tile has been taken.", need=1, have=0)
    if not p.gold:
        return Refusal("FEL-GLD-07", "A bonus tile costs 1 gold and you have none.", need=1, have=0)
    if not p.spice:
        return Refusal("FEL-GLD-07", "A bonus tile costs 1 spice and you have none.", need=1, have=0)
    return refuse_price(s, seat, frame.place, "FEL-GLD-01")


def swap(t: Tables, s: State, seat: Seat, frame: Guild, a: Swap, events: Events) -> State:
    """The new tile leaves the bag before the given one goes in; a spice or provision on top (FEL-GLD-04, FEL-Q-14)."""
    give, take = t.good_number[a.give], t.good_number[a.take]
    price = len(s.piles[frame.place])
    if events is not None:
        events.append(GoodSwapped(seat, a.give, a.take, price))
    p = s.players[seat]
    p = evolve(p, money=p.money - price, goods=add(add(p.goods, take), give, -1), tokens=p.tokens + 1)
    s = evolve(
        s,
        players=replaced(s.players, seat, p),
        bag=add(add(s.bag, take, -1), give),
        piles=without_top(s.piles, frame.place),
        frames=(*s.frames[:-1], Boarding(seat)),
    )
    return gain(t, s, seat, a.reward, "guild", events)


def take_bonus(t: Tables, s: State, seat: Seat, frame: Guild, a: TakeBonus, events: Events) -> State:
    """1 gold and 1 spice go back to the supply for any bonus tile left (FEL-GLD-07)."""
    price = len(s.piles[frame.place])
    if events is not None:
        events.append(BonusTaken(seat, a.tile, price))
    p = s.players[seat]
    p = evolve(
        p,
        money=p.money - price,
        gold=p.gold - 1,
        spice=p.spice - 1,
        tokens=p.tokens + 1,
        bonus=(*p.bonus, a.tile),
    )
    return evolve(
        s,
        players=replaced(s.players, seat, p),
        bonus=tuple(tile for tile in s.bonus if tile != a.tile),
        piles=without_top(s.piles, frame.place),
        frames=(*s.frames[:-1], Boarding(seat)),
    )
