"""The Indies: zones, towns with their posts, ships that were sent out, that stay or load; and the way home."""

from boardgames.core.game import Thing
from boardgames.eic.box.tables import EUROPE, INDIES, NONE
from boardgames.eic.face.things.asker import EicAsker
from boardgames.eic.face.things.markets import margin, prices
from boardgames.eic.face.things.ports import figures, ship_words
from boardgames.eic.face.words.names import good_name
from boardgames.eic.rules.loading import discount, hold_left
from boardgames.eic.rules.navigation import travel_cost
from boardgames.eic.rules.outlook import outlook
from boardgames.eic.rules.period import phase
from boardgames.eic.rules.posts import has_post
from boardgames.eic.rules.trade import unloading_order
from boardgames.eic.state import CONDEMNED, LAST_PERIOD, LoadingTurn, Vessel
from boardgames.eic.view import deduced
from boardgames.kit.asker import line_of, lines, sentences


def zone(c: EicAsker, number: int) -> Thing:
    t, s = c.t, c.s
    row = t.zones[number]
    goods = [t.main_goods[number], t.second_goods[number]]
    player = c.viewer if c.viewer is not None else s.players
    cost = travel_cost(t, s, player, number) if c.viewer is not None else row.travel_cost
    ships = vessels(c, number)
    own = c.viewer is not None and has_post(t, s, c.viewer, number)
    return Thing(
        c.say("zone-name", roman=row.roman, name=row.name),
        sentences(
            c.say("zone-line", cost=cost),
            *(_bargain(c, number, good) for good in goods),
            c.say("zone-ships", ships=len(ships) + len(s.stay_piles[number])),
        ),
        does=lines(
            c.say("zone-does", order=number + 1),
            *(line_of(margin(c, number, good)) for good in goods),
            *(c.say("vessel-line", owner=c.owner(one.company), ship=_known(c, one)) for one in ships),
            *(c.say("stay-line", owner=c.owner(one.company), ship=_known(c, one)) for one in s.stay_piles[number]),
        ),
        worth=c.say("zone-post", off=t.costs.trading_post_discount) if own else c.say("zone-no-post"),
        get=_fare(c, cost),
        others=_posts(c, number),
        rules=("EIC-NAV-07", "EIC-NAV-08", "EIC-LOD-05", "EIC-LOD-08", "EIC-LOD-10"),
    )


def _bargain(c: EicAsker, number: int, good: int) -> str:
    """Return what a good costs here and fetches at home, for the ship that loads here after all that sells before."""
    t, s, frame = c.t, c.s, c.frame
    buys, name = prices(c, INDIES, good, c.then(INDIES, good)), t.goods[good].name
    if not buys:
        return c.say("zone-good-sold-out", good=name, open=c.open(INDIES, good))
    buy = max(buys[0] - (discount(t, s, c.viewer, number) if c.viewer is not None else 0), 0)
    if not isinstance(frame, LoadingTurn):
        sell = str(prices(c, EUROPE, good, c.then(EUROPE, good))[0])
    elif frame.zone == number:
        sell = str(outlook(t, s, frame, good).fetched[0])
    else:
        return c.say("zone-good-costs", good=name, buy=buy)
    return c.say("zone-good", good=name, buy=buy, sell=sell)


def _fare(c: EicAsker, cost: int) -> str:
    have = c.say("cost-have", cost=cost, have=c.money(), short=c.short(cost)) if c.viewer is not None and cost else ""
    return lines(c.say("zone-get"), have)


def _posts(c: EicAsker, number: int) -> str:
    t, s = c.t, c.s
    told = [
        c.say("post-at", town=t.spots[spot].name, owner=c.owner(s.posts[spot]))
        for spot in t.zone_spots[number]
        if s.posts[spot] >= 0
    ]
    return c.say("zone-posts", posts=", ".join(told)) if told else c.say("zone-posts-none")


def town(c: EicAsker, spot: int) -> Thing:
    t, s = c.t, c.s
    row, owner = t.spots[spot], s.posts[spot]
    number = t.spot_zones[spot]
    key = "town-closed" if owner == CONDEMNED else "town-free" if owner == NONE else "town-taken"
    goods = [good_name(t, good) for good in t.zone_goods[number]]
    return Thing(
        row.name,
        c.say(key, zone=c.zone(number), owner=c.owner(owner) if owner >= 0 else ""),
        does=c.say("town-does", goods=c.listed(goods), off=t.costs.trading_post_discount),
        worth=_worth_of_a_post(c, number, owner),
        get=_place_post(c, number) if owner == NONE else "",
        others=_posts(c, number),
        rules=("EIC-CAP-12", "EIC-CAP-14", "EIC-CAP-15", "EIC-LOD-16"),
    )


def _worth_of_a_post(c: EicAsker, number: int, owner: int) -> str:
    """To its owner, or to somebody who could still have one in the zone."""
    t, s, me = c.t, c.s, c.me
    if me is None or c.viewer is None:
        return ""
    yours = owner == c.viewer
    if not yours and (owner != NONE or not me.posts_left or has_post(t, s, c.viewer, number)):
        return ""
    return c.say(
        "town-worth-yours" if yours else "town-worth-free",
        zone=c.zone(number),
        off=t.costs.trading_post_discount,
        fleet=sum(t.ships[kind].tonnage for kind in me.fleet),
        periods=LAST_PERIOD + (phase(s) <= "D") - s.period,
    )


def _place_post(c: EicAsker, number: int) -> str:
    t, me = c.t, c.me
    if me is None or c.viewer is None:
        return ""
    if has_post(t, c.s, c.viewer, number):
        return c.say("town-have-one")
    cost = t.costs.trading_post
    return lines(
        c.say("town-get", left=me.posts_left),
        c.say("cost-have", cost=cost, have=me.treasury, short=c.short(cost)),
    )


# Ships at sea


def vessels(c: EicAsker, number: int) -> list[Vessel]:
    """The ships that were sent to a zone and have not loaded, without the one that loads."""
    frame = c.frame
    if isinstance(frame, LoadingTurn) and frame.zone == number:
        return list(frame.queue[1:])
    return list(c.s.zone_piles[number])


def _known(c: EicAsker, one: Vessel) -> str:
    kind = deduced(c.s, one)
    return ship_words(c, kind) if kind >= 0 else c.say("ship-unknown")


def vessel(c: EicAsker, number: int, at: int, *, stays: bool) -> Thing | None:
    pile = c.s.stay_piles[number] if stays else vessels(c, number)
    if at >= len(pile):
        # A choice that is only looked at draws its ship at the end of the pile.
        return (
            Thing(c.say("vessel-ghost-name"), c.say("vessel-ghost", zone=c.zone(number))) if at == len(pile) else None
        )
    one = pile[at]
    where = c.zone(number)
    return Thing(
        c.say("vessel-name", who=c.owner(one.company), zone=where, number=at + 1),
        sentences(_known(c, one), c.say("vessel-stays" if stays else "vessel-sent", zone=where, place=at + 1)),
        does=lines(c.say("ship-does"), c.say("vessel-order")),
        rules=("EIC-LEV-03", "EIC-LEV-04") if stays else ("EIC-NAV-09", "EIC-LOD-08", "EIC-LOD-09"),
    )


def loading(c: EicAsker, number: int) -> Thing | None:
    """The ship that loads in a zone."""
    t, frame = c.t, c.frame
    if not isinstance(frame, LoadingTurn) or frame.zone != number:
        return None
    first = frame.queue[0]
    return Thing(
        c.say("loading-name", who=c.owner(first.company), ship=t.ships[first.kind].name),
        sentences(
            figures(c, first.kind),
            c.say("ship-cargo", cargo=c.cargo(frame.cargo)) if frame.cargo else c.say("ship-empty"),
            c.say("loading-room", room=hold_left(t, frame)),
        ),
        does=lines(*(line_of(margin(c, number, good)) for good in t.zone_goods[number])),
        get=c.say("loading-get", cost=t.costs.leave_ship_in_indies),
        rules=("EIC-LOD-10", "EIC-LOD-13", "EIC-LOD-14", "EIC-LEV-01"),
    )


# Homeward


def homeward(c: EicAsker) -> Thing:
    told = [
        c.say("homeward-turn", speed=speed, owner=c.owner(company))
        for speed, company in unloading_order(c.t, c.s, c.frame)
    ]
    return Thing(
        c.say("homeward-name"),
        c.say("homeward-line", turns=", ".join(told)) if told else c.say("homeward-empty"),
        does=c.say("homeward-does"),
        rules=("EIC-TRD-06", "EIC-TRD-07", "EIC-TRD-10"),
    )


def lane(c: EicAsker, speed: int) -> Thing:
    told = [c.owner(company) for one, company in unloading_order(c.t, c.s, c.frame) if one == speed]
    return Thing(
        c.say("lane-name", speed=speed),
        c.say("lane-line", owners=", ".join(told)) if told else c.say("lane-empty"),
        does=c.say("homeward-does"),
        rules=("EIC-TRD-06", "EIC-TRD-07"),
    )
