"""Actions in plain words, short enough for the line below the list, which leaves them some fifty columns."""

from collections.abc import Callable
from typing import Any, NamedTuple

from boardgames.core.game import SEAT_LETTERS, Seat
from boardgames.core.messages import Argument, Messages
from boardgames.eic import actions as act
from boardgames.eic import state as st
from boardgames.eic.box.tables import EUROPE, INDIES, MARKETS, NONE, Tables
from boardgames.eic.face.words.codes import card_number
from boardgames.eic.face.words.names import company_name, counted, cubes_of, letter
from boardgames.eic.rules import loading, trade
from boardgames.eic.rules.agents import cell_cost
from boardgames.eic.rules.exchange import expertise_users
from boardgames.eic.rules.loading import cube_price
from boardgames.eic.rules.mortgage import mortgage_amount
from boardgames.eic.rules.navigation import travel_cost
from boardgames.eic.rules.outlook import outlook
from boardgames.eic.rules.period import has_flowed
from boardgames.eic.rules.ports import cheapest_ship, for_sale, free_storage, has_free_dock
from boardgames.eic.rules.posts import has_post
from boardgames.eic.rules.share_values import share_value, space_after
from boardgames.eic.rules.trade import cargo_worth, column_is_full, sale_price
from boardgames.eic.state import State

INVESTOR = "investor"
"""Sells ships as the shipowner does: the words for the ship say whose it is."""


class Choice(NamedTuple):
    """Actor and place of an action, and the words for it."""

    t: Tables
    messages: Messages
    s: State
    seat: Seat

    def say(self, key: str, **facts: Argument) -> str:
        return self.messages.text(key, **facts)


def describe(t: Tables, messages: Messages, s: State, seat: Seat, action: act.AnyAction) -> str:
    """The action in plain words, with cost and immediate gain."""
    tell = DESCRIBED.get(type(action))
    if tell is None:
        return messages.text(f"do-{action.__struct_config__.tag}")
    return tell(Choice(t, messages, s, seat), action)


def capability(t: Tables, messages: Messages, s: State, seat: Seat, cell: int) -> str:
    """Return what a cell would do for the seat now."""
    return _capability(Choice(t, messages, s, seat), cell)


# --- agents ---------------------------------------------------------------------------------------------------------


def _agent(c: Choice, a: act.PlaceAgent | act.MoveFromCentre) -> str:
    """Return the effect and all that is paid for it; then who gets a share of that, and which agent goes.

    The effect comes first, with the price: they are what is left where a list has two columns.
    """
    t, s = c.t, c.s
    who = f"{letter(s.players, c.seat)}{a.agent + 1}"
    if a.cell == act.CENTRE:
        return c.say("do-centre", who=who, stays=int(s.companies[c.seat].agents[a.agent] == t.centre))
    cell = t.cell_index[a.cell]
    bank, there = c.say("bank-short"), [one for one in s.cells[cell] if one != c.seat]
    cost, ship = cell_cost(t, s, cell) + len(there) * t.costs.surcharge_per_player, NONE
    if t.cells[cell].capability == "ship":
        ship = cheapest_ship(t, s, s.companies[c.seat])
    return c.say(
        "do-place-agent",
        who=who,
        character=t.cells[cell].character,
        as_investor=int(t.cells[cell].character == INVESTOR and t.cells[cell].capability == "ship"),
        effect=_capability(c, cell, listed=True),
        cost=cost + max(ship, 0),
        more=int(ship != NONE),
        others=len(there),
        each=t.costs.surcharge_per_player,
        takers=", ".join(SEAT_LETTERS[one] if one < s.players else bank for one in there),
    )


def _capability(c: Choice, number: int, *, listed: bool = False) -> str:
    """Return what a cell would do for the seat now; briefly and without the price of a ship if it is `listed`."""
    t, s, cell = c.t, c.s, c.t.cells[number]
    me = s.companies[c.seat]
    facts: dict[str, Argument] = {}
    match cell.capability:
        case "ship":
            cheapest = NONE if listed else cheapest_ship(t, s, me)
            facts = {"swap": int(not has_free_dock(me)), "cheapest": "none" if cheapest == NONE else cheapest}
        case "expertise":
            facts = {"place": len(expertise_users(t, s)) + 1}
        case "influence":
            facts = {"first": int(not s.cells[number]), "market": cell.market or ""}
        case "negotiation":
            facts = {"bonus": t.costs.negotiation_bonus, "good": cell.good or ""}
    return c.say(f"use-{cell.capability}", listed=int(listed), **facts)


def _ship(c: Choice, a: act.ChooseShip) -> str:
    t, me = c.t, c.s.companies[c.seat]
    kind = t.ship_index[a.ship]
    ship = t.ships[kind]
    then = "later" if kind not in for_sale(t, c.s, me) else "free" if has_free_dock(me) else "full"
    return c.say(
        "do-choose-ship",
        ship=a.ship,
        cost=ship.cost,
        speed=ship.speed,
        hold=ship.tonnage,
        then=then,
        period=ship.period,
    )


def _discard(c: Choice, a: act.DiscardShip) -> str:
    ship = c.t.ships[c.t.ship_index[a.ship]]
    return c.say("do-discard-ship", ship=a.ship, place=a.place, speed=ship.speed, hold=ship.tonnage)


def _post(c: Choice, a: act.ChoosePost) -> str:
    t = c.t
    zone = t.spots[t.spot_index[a.spot]].zone
    one, other = t.good_ids(t.zone_goods[t.zone_index[zone]])
    return c.say("do-choose-post", spot=a.spot, zone=zone, one=one, other=other, less=t.costs.trading_post_discount)


# --- shares ---------------------------------------------------------------------------------------------------------


def _sell_shares(c: Choice, a: act.SellShares) -> str:
    t, s = c.t, c.s
    value = share_value(t, s, a.company)
    return c.say(
        "do-sell-shares",
        total=a.count * value,
        count=a.count,
        company=company_name(t, s, a.company),
        value=value,
        after=t.values[space_after(t, s.values[a.company], -a.count)],
    )


def _buy_share(c: Choice, a: act.BuyShare) -> str:
    t, s = c.t, c.s
    space = space_after(t, s.values[a.company], 1)
    return c.say(
        "do-buy-share",
        company=company_name(t, s, a.company),
        value=share_value(t, s, a.company),
        after=t.values[space],
        own=int(a.company == c.seat),
        dividend=t.dividends[space],
    )


def _mortgage(c: Choice, a: act.Mortgage) -> str:
    return c.say("do-mortgage", amount=mortgage_amount(c.t, c.s, c.seat))


def _redeem(c: Choice, a: act.Redeem) -> str:
    return c.say("do-redeem", cost=share_value(c.t, c.s, c.seat))


# --- cards and voyages ----------------------------------------------------------------------------------------------


def _card(c: Choice, a: act.ChooseCard) -> str:
    return f"#{card_number(a.card)} {card_text(c, c.t.card_index[a.card])}"


def _look(c: Choice, a: act.AcknowledgeCard) -> str:
    frame = c.s.frames[-1]
    card = c.s.drawn[frame.market] if isinstance(frame, st.CardLook) else NONE
    return card_text(c, card) if card >= 0 else c.say("do-acknowledge-card")


def card_text(c: Choice, card: int) -> str:
    """The cubes of the card for each good, and behind them all the first prices after die and card, such as `k9`.

    The cubes come first, and short: they are what is left where a list has two columns.
    """
    t, s = c.t, c.s
    cubes, europe = t.layout(s.players).card_cubes[card], t.cards[card].market == MARKETS[EUROPE]
    flow = trade.leaving(t, s, card) if europe else loading.arriving(t, s, card)
    moved, prices = [], []
    for good in range(len(t.goods)):
        price: int | str
        if europe:
            price = sale_price(t, s, c.seat, good, s.columns[EUROPE][good] - flow[good])
        else:
            there = s.columns[INDIES][good] + flow[good]
            price = loading.market_price(t, s, good, there) if there else "-"
        if cubes[good]:
            moved.append(cubes_of(t, c.messages, good, cubes[good]))
        prices.append(f"{t.goods[good].letter.lower()}{price}")
    return c.say("do-choose-card", moved=" ".join(moved), prices=" ".join(prices))


def _voyage(c: Choice, a: act.PlaceShip) -> str:
    t, s = c.t, c.s
    ship, zone = t.ships[t.ship_index[a.ship]], t.zone_index[a.zone]
    return c.say(
        "do-place-ship",
        ship=a.ship,
        hold=ship.tonnage,
        zone=a.zone,
        cost=travel_cost(t, s, c.seat, zone),
        post=int(has_post(t, s, c.seat, zone)),
    )


# --- loading and trade ----------------------------------------------------------------------------------------------


def prices_ahead(t: Tables, s: State, seat: Seat, good: int, count: int, card: int) -> list[int]:
    """Return what the next cubes of a good would fetch in Europe, once its die has taken cubes away.

    So has its card, if there is one: `trade.known_card` says which the seat knows, to a bystander it is none.
    """
    there = s.columns[EUROPE][good]
    if s.dice and not has_flowed(s, EUROPE):
        there -= trade.leaving(t, s, card)[good]
    return [sale_price(t, s, seat, good, there + sold) for sold in range(count)]


def _buy_cube(c: Choice, a: act.BuyCube) -> str:
    t, s, good = c.t, c.s, c.t.good_index[a.good]
    frame = s.frames[-1]
    assert isinstance(frame, st.LoadingTurn)
    if not s.columns[INDIES][good]:
        return c.say("do-sold-out", good=a.good)
    price = cube_price(t, s, c.seat, frame.zone, good)
    then = outlook(t, s, frame, good)
    return c.say("do-buy-cube", good=a.good, price=price, fetches=str(then.fetched[0]), ahead=then.ahead)


def _close_ship(c: Choice, a: act.CloseShip) -> str:
    frame = c.s.frames[-1]
    cargo = frame.cargo if isinstance(frame, st.LoadingTurn) else ()
    return c.say("do-close-ship", cubes=len(cargo), cargo=counted(c.t, c.messages, cargo))


def _stay(c: Choice, a: act.StayInIndies) -> str:
    return c.say("do-stay-in-indies", cost=c.t.costs.leave_ship_in_indies, last=_is_last(c))


def _sell(c: Choice, a: act.SellStored | act.SellCube) -> str:
    t, s, good = c.t, c.s, c.t.good_index[a.good]
    full = int(column_is_full(t, s, good))
    return c.say("do-sell-cube", good=a.good, price=sale_price(t, s, c.seat, good), full=full)


def _close_warehouse(c: Choice, a: act.CloseWarehouse) -> str:
    return c.say(
        "do-close-warehouse", cargo=counted(c.t, c.messages, c.s.companies[c.seat].warehouse), last=_is_last(c)
    )


def _unload(c: Choice, a: act.ChooseUnload) -> str:
    t, s, lies = c.t, c.s, c.s.companies[c.seat].docks[a.dock]
    return c.say(
        "do-choose-unload",
        ship=t.ships[lies.kind].id,
        dock=a.dock + 1,
        cargo=counted(t, c.messages, lies.cargo),
        worth=cargo_worth(t, s, c.seat, lies.cargo),
    )


def _store(c: Choice, a: act.StoreCube) -> str:
    return c.say("do-store-cube", good=a.good, free=free_storage(c.t, c.s.companies[c.seat]), last=_is_last(c))


def _is_last(c: Choice) -> int:
    """True if no period is left in which stored goods could be sold."""
    return int(c.s.period == st.LAST_PERIOD)


DESCRIBED: dict[type, Callable[[Choice, Any], str]] = {
    act.PlaceAgent: _agent,
    act.MoveFromCentre: _agent,
    act.ChooseShip: _ship,
    act.DiscardShip: _discard,
    act.ChoosePost: _post,
    act.SellShares: _sell_shares,
    act.Mortgage: _mortgage,
    act.Redeem: _redeem,
    act.BuyShare: _buy_share,
    act.ChooseCard: _card,
    act.AcknowledgeCard: _look,
    act.PlaceShip: _voyage,
    act.BuyCube: _buy_cube,
    act.CloseShip: _close_ship,
    act.StayInIndies: _stay,
    act.SellStored: _sell,
    act.CloseWarehouse: _close_warehouse,
    act.ChooseUnload: _unload,
    act.SellCube: _sell,
    act.StoreCube: _store,
}
"""Functions for actions whose words depend on the table. Other actions always read the same."""
