"""Ports: docks with their ships and cargo, the warehouse, ships to buy, money and sales."""

from boardgames.core.game import Thing
from boardgames.eic import state as st
from boardgames.eic.box.tables import NONE
from boardgames.eic.face.things.asker import EicAsker
from boardgames.eic.face.things.ring import title
from boardgames.eic.face.words.names import good_name
from boardgames.eic.rules.end_of_period import sales_space
from boardgames.eic.rules.period import phase
from boardgames.eic.rules.ports import cheapest_ship, for_sale, free_storage, has_free_dock
from boardgames.eic.rules.scoring import scores
from boardgames.eic.rules.share_values import share_value
from boardgames.eic.rules.trade import cargo_worth, sale_price
from boardgames.eic.view import IN_HAND, away
from boardgames.kit.asker import apart, line_of, lines, sentences


def port(c: EicAsker, company: int) -> Thing:
    """A company with all it has: what stands at the head of its port."""
    t, s = c.t, c.s
    one = s.companies[company]
    name = c.say("port-name", who=c.owner(company), company=t.companies[company].short)
    ships = c.say("port-ships", ships=len(one.fleet), docks=len(one.docks))
    if company >= s.players:
        line = sentences(c.say("port-neutral", value=share_value(t, s, company)), ships)
        return Thing(name, line, does=c.say("neutral-does"), rules=("EIC-DUO-03", "EIC-NEU-02", "EIC-NEU-38"))
    sheet = scores(t, s)[company]
    parts = [
        c.say("wealth-part", what=_category(c, row.category), points=row.points) for row in sheet.lines if row.points
    ]
    return Thing(
        name,
        sentences(c.say("port-line", money=one.treasury, sales=one.sales, wealth=sheet.total), ships),
        does=lines(
            *(line_of(berth(c, company, dock)) for dock in range(len(one.docks))),
            line_of(store(c, company)),
        ),
        worth=c.say("wealth-parts", parts=", ".join(parts)) if parts else "",
        others=c.say("wealth-all", wealth=c.each(other.total for other in scores(t, s))),
        rules=("EIC-CMP-04", "EIC-FIN-01", "EIC-FIN-02", "EIC-FIN-03"),
    )


def _category(c: EicAsker, category: str) -> str:
    kind, _, thing = category.partition(".")
    return c.say(f"score-{kind}", of=thing)


# Docks


def berth(c: EicAsker, company: int, dock: int) -> Thing:
    """A dock: the ship in it, or the one that it is kept for."""
    docks = c.s.companies[company].docks
    name = c.say("berth-name", who=c.owner(company), dock=dock + 1)
    if docks[dock].kind != NONE:
        return _ship_in_dock(c, company, dock)
    empty = [number for number, ship in enumerate(docks) if ship.kind == NONE]
    gone = away(c.s, company)
    number = empty.index(dock)
    if number >= len(gone):
        return Thing(name, c.say("berth-free"), rules=("EIC-SHP-06", "EIC-SHP-07"))
    kind, zone = gone[number]
    where = c.say("in-hand") if zone == IN_HAND else c.say("at-zone", zone=c.zone(zone))
    line = sentences(ship_words(c, kind) if kind >= 0 else c.say("ship-unknown"), where)
    return Thing(name, line, does=c.say("berth-kept"), rules=("EIC-NAV-06", "EIC-NAV-09", "EIC-LEV-05"))


def ship_words(c: EicAsker, kind: int) -> str:
    ship = c.t.ships[kind]
    return c.say("ship-words", name=ship.name, hold=ship.tonnage, speed=ship.speed)


def figures(c: EicAsker, kind: int) -> str:
    """Return a ship's abilities, where its name is known."""
    ship = c.t.ships[kind]
    return c.say("ship-figures", hold=ship.tonnage, speed=ship.speed)


def _ship_in_dock(c: EicAsker, company: int, dock: int) -> Thing:
    t, s = c.t, c.s
    ship = s.companies[company].docks[dock]
    cargo = c.say("ship-cargo", cargo=c.cargo(ship.cargo)) if ship.cargo else c.say("ship-empty")
    frame = c.frame
    unloads = isinstance(frame, st.UnloadTurn) and (frame.seat, frame.dock) == (company, dock)
    worth = cargo_worth(t, s, company, ship.cargo)
    return Thing(
        c.say("berth-ship-name", who=c.owner(company), ship=t.ships[ship.kind].name, dock=dock + 1),
        sentences(figures(c, ship.kind), cargo, c.say("ship-unloads") if unloads else ""),
        does=lines(c.say("ship-does"), c.say("ship-old", period=st.LAST_PERIOD) if ship.kind == t.galleon else ""),
        worth=c.say("cargo-worth", worth=worth) if ship.cargo else "",
        rules=("EIC-SHP-03", "EIC-SHP-04", "EIC-LOD-08", "EIC-TRD-06"),
    )


# Warehouse


def store(c: EicAsker, company: int) -> Thing:
    one = c.s.companies[company]
    name = c.say("store-name", who=c.owner(company))
    spaces = c.t.warehouse[one.extensions]
    if not spaces:
        return Thing(name, c.say("store-none"), does=c.say("store-does"), rules=("EIC-SHP-10",))
    worth = cargo_worth(c.t, c.s, company, one.warehouse)
    return Thing(
        name,
        c.say("store-line", goods=c.cargo(one.warehouse), free=free_storage(c.t, one)),
        does=c.say("store-does"),
        worth=c.say("cargo-worth", worth=worth) if one.warehouse else "",
        rules=("EIC-SHP-10", "EIC-TRD-05", "EIC-TRD-10", "EIC-TRD-15"),
    )


def stored(c: EicAsker, company: int, space: int) -> Thing | None:
    """A space of a warehouse."""
    one = c.s.companies[company]
    if space >= c.t.warehouse[one.extensions]:
        return None
    name = c.say("stored-name", who=c.owner(company), space=space + 1)
    if space >= len(one.warehouse):
        return Thing(name, c.say("stored-free"), does=c.say("store-does"), rules=("EIC-TRD-10",))
    good = one.warehouse[space]
    return Thing(
        name,
        c.say("stored-line", good=good_name(c.t, good), price=sale_price(c.t, c.s, company, good)),
        does=c.say("store-does"),
        rules=("EIC-TRD-05", "EIC-TRD-10"),
    )


# Ships to buy


def for_sale_ship(c: EicAsker, company: int, kind: int) -> Thing:
    """A ship of a company's stack."""
    t, s = c.t, c.s
    one, ship = s.companies[company], t.ships[kind]
    now = bool(s.period) and kind in for_sale(t, s, one)
    mine = company == c.viewer
    return Thing(
        c.say("yard-name", ship=ship.name, who=c.owner(company)),
        sentences(
            figures(c, kind),
            c.say("yard-cost", cost=ship.cost),
            "" if now else c.say("yard-later", period=ship.period),
        ),
        does=c.say("ship-does"),
        get=lines(
            c.say("yard-get"),
            c.say("cost-have", cost=ship.cost, have=c.money(), short=c.short(ship.cost)) if mine else "",
            c.say("yard-full") if mine and not has_free_dock(one) else "",
        ),
        rules=("EIC-SHP-01", "EIC-SHP-02", "EIC-SHP-05", "EIC-SHP-06"),
    )


def yard(c: EicAsker, company: int) -> str:
    """The cheapest ship that a company can buy in this period."""
    cheapest = cheapest_ship(c.t, c.s, c.s.companies[company]) if c.s.period else NONE
    return c.say("yard-cheapest", cost=cheapest) if cheapest != NONE else c.say("yard-none")


# Sales


def sales(c: EicAsker, company: int) -> Thing:
    t, s = c.t, c.s
    one = s.companies[company]
    reached = sales_space(t, one.sales)
    steps = reached - one.sales_index
    nearest = next((floor for floor in t.sales_floors if floor > one.sales), 0)
    return Thing(
        c.say("sales-name", who=c.owner(company)),
        sentences(
            c.say("sales-line", sales=one.sales, last=t.sales_floors[one.sales_index]),
            c.say("sales-steps", steps=f"{steps:+d}") if phase(s) >= "E" and steps else "",
        ),
        does=lines(
            c.say("sales-does"),
            c.say("sales-next", floor=nearest, more=nearest - one.sales) if nearest else "",
        ),
        others=c.say("sales-all", sales=c.all_of(other.sales for other in s.companies)),
        rules=("EIC-TRD-14", "EIC-END-01", "EIC-END-08", "EIC-END-09"),
    )


def neutral_card(c: EicAsker) -> Thing | None:
    """The agent card of the neutral company."""
    t, s = c.t, c.s
    if s.agent_card == NONE:
        return None
    effects = [
        c.say("effect-in-zone" if one.zone else "effect", kind=one.kind, zone=one.zone or "")
        for one in t.agent_cards[s.agent_card].effects
    ]
    cells = [title(c, at) for at in t.agent_card_cells[s.agent_card]]
    return Thing(
        c.say("neutral-card-name"),
        c.say("neutral-card-line", effects=", ".join(effects), cells=apart(cells)),
        does=c.say("neutral-does"),
        rules=("EIC-NEU-02", "EIC-NEU-03", "EIC-NEU-13", "EIC-NEU-15"),
    )
