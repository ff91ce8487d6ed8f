"""Markets, the guild, the bag, the bank, and who is first."""

from boardgames.core.game import Thing
from boardgames.felinia.face.things.asker import FeliniaAsker
from boardgames.felinia.rules.auction import is_closed
from boardgames.felinia.rules.boarding import shortfall
from boardgames.felinia.rules.guild import pays_bonus
from boardgames.felinia.rules.resources import reach
from boardgames.felinia.rules.tokens import next_price, price
from boardgames.felinia.state import Bid, Buy, Guild


def place(a: FeliniaAsker, number: int) -> Thing:
    row = a.t.places[number]
    if row.kind == "guild":
        return _guild(a, number)
    if is_closed(a.t, a.s, number):
        return a.told("closed", ("FEL-AUC-10", "FEL-PRP-05"), place=row.id, players=len(a.s.players))
    pile = a.s.piles[number]
    return a.told(
        "market",
        ("FEL-AUC-07", "FEL-AUC-08", "FEL-TRD-02", "FEL-TRD-05", "FEL-TRD-11", "FEL-EMB-01"),
        place=row.id,
        goods=a.goods(a.s.markets[number]),
        wanted=_wanted(a, number),
        **_prices(a, number),
        pile=_pile(a, pile),
    )


def _prices(a: FeliniaAsker, number: int) -> dict[str, str | int]:
    """Tokens that lie at a place, what the next one would pay, and what the one who asks can pay."""
    top = a.s.frames[-1] if a.s.frames else None
    acting = isinstance(top, Buy | Guild) and top.place == number
    return {
        "tokens": price(a.s, number),
        "next": next_price(a.s, number),
        "bidding": int(isinstance(top, Bid)),
        "acting": a.who(top.seat) if isinstance(top, Buy | Guild) and acting else "",
        "money": a.me.money if a.me is not None else 0,
        "reach": reach(a.t, a.me) if a.me is not None else 0,
        "mine": a.s.piles[number].count(a.viewer) if a.viewer is not None else 0,
    }


def _pile(a: FeliniaAsker, pile: tuple[int, ...]) -> str:
    """Return whose tokens are there, in the order in which they act."""
    return a.listed(a.who(seat) for seat in reversed(pile))


def _wanted(a: FeliniaAsker, number: int) -> str:
    """Goods of a market with which the one who asks could board at once, as far as goods go."""
    held = a.s.markets[number]
    return a.listed(a.w.good(row.id, 1) for good, row in enumerate(a.t.goods) if held[good] and completes(a, good))


def completes(a: FeliniaAsker, good: int) -> str:
    """The times of boats for which one more of a good is all that the one who asks lacks."""
    if a.me is None:
        return ""
    lacking = [(ship.boat, *shortfall(a.t, a.me, ship.boat)) for ship in a.s.ships if ship.boat]
    return a.listed(a.t.boats[boat].time for boat, goods, _ in lacking if sum(goods) == 1 and goods[good])


def good(a: FeliniaAsker, market: int, good: int) -> Thing:
    me, row = a.me, a.t.goods[good]
    return a.told(
        "market-good",
        ("FEL-TRD-03", "FEL-TRD-04", "FEL-TRD-05", "FEL-EMB-01"),
        place=a.t.places[market].id,
        good=row.id,
        count=a.s.markets[market][good],
        have=me.goods[good] if me is not None else 0,
        boats=completes(a, good),
        points=a.t.score.good,
        sells=a.t.prices[row.id],
        list=a.of_each("has-count", [(seat, {"count": p.goods[good]}) for seat, p in a.rivals()]),
        **_prices(a, market),
    )


def _guild(a: FeliniaAsker, number: int) -> Thing:
    me = a.me
    return a.told(
        "guild",
        ("FEL-GLD-01", "FEL-GLD-04", "FEL-GLD-06", "FEL-GLD-07", "FEL-EMB-01", *(("FEL-XGL-01",) if a.expert else ())),
        expert=int(a.expert),
        bonus=len(a.s.bonus),
        pays=int(me is not None and pays_bonus(me)),
        gold=me.gold if me is not None else 0,
        spice=me.spice if me is not None else 0,
        pile=_pile(a, a.s.piles[number]),
        **_prices(a, number),
    )


def bank(a: FeliniaAsker) -> Thing:
    t, top = a.t, a.s.frames[-1] if a.s.frames else None
    lap = top.lap if isinstance(top, Bid) else 0
    used = [(seat, {"count": p.circles.bit_count()}) for seat, p in a.rivals() if p.circles]
    return a.told(
        "bank",
        ("FEL-AUC-04", "FEL-AUC-05", "FEL-AUC-06"),
        income=a.listed(a.say("lap-pays", lap=n, coins=coins) for n, coins in enumerate(t.bank.lap_income, 1)),
        lap=lap,
        now=t.bank.lap_income[lap - 1] if lap else 0,
        most=t.money.max,
        money=a.me.money if a.me is not None else 0,
        list=a.of_each("has-count", used),
    )


def bag(a: FeliniaAsker) -> Thing:
    return a.told(
        "bag",
        ("FEL-SET-06", "FEL-PRP-04", "FEL-EXP-11", "FEL-GLD-05"),
        count=sum(a.s.bag),
        goods=a.goods(a.s.bag),
    )


def in_bag(a: FeliniaAsker, name: str) -> Thing | None:
    if name not in a.t.good_number:
        return None
    good = a.t.good_number[name]
    return a.told(
        "bag-good",
        ("FEL-GLD-05", "FEL-EXP-11", "FEL-PRP-04"),
        good=name,
        count=a.s.bag[good],
        all=a.t.goods[good].count,
        boats=completes(a, good),
    )


def first(a: FeliniaAsker) -> Thing:
    count = len(a.s.players)
    order = a.listed(a.who((a.s.first + n) % count) for n in range(count))
    return a.told("first", ("FEL-AUC-01", "FEL-PRP-06"), who=a.who(a.s.first), order=order)
