"""The Merchants' Guild, the last place of the commerce phase: goods are swapped, bonus tiles taken."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question, not_now
from boardgames.core.values import evolve, replaced
from boardgames.felinia.actions import AnyAction, Swap, TakeBonus
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.events import BonusTaken, GoodSwapped
from boardgames.felinia.rules.resources import SELL, add, gain, kinds_held, raised, sellable
from boardgames.felinia.rules.state_helpers import goods_held
from boardgames.felinia.rules.tokens import DECLINE, price, refuse_price, without_top
from boardgames.felinia.state import Boarding, Guild, Player, State


def may_exchange(t: Tables, s: State, seat: Seat) -> bool:
    """Some exchange could be paid, perhaps after selling all that is not itself given (FEL-Q-56)."""
    p, due = s.players[seat], price(s, -1)
    if due > t.money.max:
        return False
    most, each = raised(t, p), t.sell_price
    if goods_held(p) and most - each.good >= due:
        return True
    return bool(s.bonus and pays_bonus(p) and most - each.gold - each.spice >= due)


def pays_bonus(p: Player) -> bool:
    """A bonus tile costs 1 gold and 1 spice (FEL-GLD-07)."""
    return p.gold > 0 and p.spice > 0


def offer_exchanges(t: Tables, s: State, seat: Seat, f: Guild) -> tuple[AnyAction, ...]:
    p, menu = s.players[seat], t.menu
    sells = menu.sells[sellable(p)]
    if p.money < price(s, f.place):
        return menu.decline + sells
    swaps, bag = menu.swaps[s.variant], kinds_held(s.bag)
    actions: list[AnyAction] = []
    for good, count in enumerate(p.goods):
        if count:
            actions += swaps[good][bag]
    if pays_bonus(p):
        bonuses = menu.bonuses
        actions += [bonuses[tile] for tile in s.bonus]
    return (*actions, *menu.decline, *sells)


def refuse_swap(t: Tables, s: State, seat: Seat, f: Guild, a: Swap) -> Refusal | None:
    give, take = t.good_number.get(a.give), t.good_number.get(a.take)
    if give is None or take is None:
        return refuse("FEL-GLD-04", "swap-needs-goods")
    if give == take:
        return refuse("FEL-GLD-04", "swap-same-good")
    if a.reward not in t.swap_rewards[s.variant]:
        if a.reward == "provision":
            return refuse("FEL-XGL-01", "swap-no-provision")
        return refuse("FEL-GLD-06", "swap-no-such-reward", name=a.reward)
    if not s.players[seat].goods[give]:
        return refuse("FEL-GLD-04", "none-to-give", 1, 0, kind=a.give)
    if not s.bag[take]:
        return refuse("FEL-GLD-05", "bag-lacks-good", 1, 0, kind=a.take)
    return refuse_price(s, seat, f.place, "FEL-GLD-01")


def refuse_bonus(t: Tables, s: State, seat: Seat, f: Guild, a: TakeBonus) -> Refusal | None:
    p = s.players[seat]
    if a.tile not in t.bonus_tiles:
        return refuse("FEL-GLD-07", "no-such-bonus", name=a.tile)
    if a.tile not in s.bonus:
        return refuse("FEL-GLD-08", "bonus-taken", 1, 0)
    if not pays_bonus(p):
        return refuse("FEL-GLD-07", "bonus-cost", 1, 0, kind="spice" if p.gold else "gold")
    return refuse_price(s, seat, f.place, "FEL-GLD-01")


def swap(t: Tables, s: State, seat: Seat, f: Guild, a: Swap, events: Events) -> State:
    """The new tile leaves the bag before the given one goes in; a spice or provision on top (FEL-GLD-04, FEL-Q-14,
    FEL-GLD-02, FEL-GLD-10, FEL-XGL-02).
    """
    give, take = t.good_number[a.give], t.good_number[a.take]
    due = price(s, f.place)
    if events is not None:
        events.append(GoodSwapped(seat, a.give, a.take, due))
    p = s.players[seat]
    p = evolve(p, money=p.money - due, goods=add(add(p.goods, take), give, -1), tokens=p.tokens + 1)
    s = evolve(
        s,
        players=replaced(s.players, seat, p),
        bag=add(add(s.bag, take, -1), give),
        piles=without_top(s.piles, f.place),
        frames=(*s.frames[:-1], Boarding(seat)),
    )
    return gain(t, s, seat, a.reward, "guild", events)


def take_bonus(t: Tables, s: State, seat: Seat, f: Guild, a: TakeBonus, events: Events) -> State:
    """1 gold and 1 spice go back to the supply for any bonus tile left (FEL-GLD-07, FEL-GLD-09)."""
    due = price(s, f.place)
    if events is not None:
        events.append(BonusTaken(seat, a.tile, due))
    p = s.players[seat]
    p = evolve(
        p,
        money=p.money - due,
        gold=p.gold - 1,
        spice=p.spice - 1,
        tokens=p.tokens + 1,
        bonus=(*p.bonus, a.tile),
    )
    return evolve(
        s,
        players=replaced(s.players, seat, p),
        bonus=tuple(tile for tile in s.bonus if tile != a.tile),
        piles=without_top(s.piles, f.place),
        frames=(*s.frames[:-1], Boarding(seat)),
    )


RULES = ("FEL-GLD-04", "FEL-GLD-06", "FEL-GLD-07", "FEL-GLD-01", "FEL-GLD-03", "FEL-EMB-01")


def rules_of_the_guild(t: Tables, s: State, f: Guild) -> tuple[str, ...]:
    return ("FEL-XGL-01", *RULES) if s.variant == "expert" else RULES


EXCHANGE = Question(
    Guild,
    answers=(
        Answer(
            Swap,
            swap,
            rules=("FEL-GLD-04", "FEL-GLD-06", "FEL-XGL-01"),
            otherwise=not_now("FEL-GLD-01"),
            refuse=refuse_swap,
        ),
        Answer(TakeBonus, take_bonus, rules=("FEL-GLD-07",), otherwise=not_now("FEL-GLD-01"), refuse=refuse_bonus),
        DECLINE,
        SELL,
    ),
    offer=offer_exchanges,
    rules=rules_of_the_guild,
)
