"""The ring of characters: what each cell does and costs, who stands there, whose agents could come."""

from boardgames.core.game import Thing
from boardgames.eic.box.tables import NONE
from boardgames.eic.face.things.asker import EicAsker
from boardgames.eic.face.words.choices import capability
from boardgames.eic.face.words.names import begun
from boardgames.eic.rules.agents import cell_cost, surcharge
from boardgames.eic.rules.period import phase
from boardgames.eic.rules.ports import cheapest_ship, for_sale, has_all_piers
from boardgames.eic.rules.posts import may_place_post
from boardgames.kit.asker import line_of, lines, sentences

RULES = ("EIC-AGT-04", "EIC-AGT-07", "EIC-AGT-08", "EIC-AGT-09")
OF_CAPABILITY = {
    "ship": ("EIC-CAP-01", "EIC-SHP-06"),
    "pier": ("EIC-CAP-11", "EIC-SHP-08", "EIC-SHP-10"),
    "post": ("EIC-CAP-12", "EIC-CAP-13", "EIC-CAP-14"),
    "expertise": ("EIC-CAP-06", "EIC-CAP-07", "EIC-CAP-08"),
    "cartography": ("EIC-CAP-09", "EIC-NAV-10"),
    "influence": ("EIC-CAP-03", "EIC-CAP-04", "EIC-CAP-05"),
    "negotiation": ("EIC-CAP-10", "EIC-TRD-13"),
}


def offers(c: EicAsker, cell: int) -> str:
    """Return what a cell is about, in a word or two."""
    row = c.t.cells[cell]
    return c.say(f"cell-{row.capability}", of=row.good or row.market or "")


def title(c: EicAsker, cell: int) -> str:
    character = c.t.characters[c.t.cell_characters[cell]].name
    return c.say("cell-name", character=character, what=offers(c, cell))


def cost(c: EicAsker, cell: int) -> int:
    """Return the least cost of entering for the viewer, with the cheapest ship where one is bought."""
    t, s = c.t, c.s
    need = cell_cost(t, s, cell) + surcharge(t, s, cell)
    if t.cells[cell].capability == "ship" and c.me is not None:
        need += max(cheapest_ship(t, s, c.me), 0)
    return need


def cell(c: EicAsker, number: int) -> Thing:
    t, s = c.t, c.s
    row, there = t.cells[number], s.cells[number]
    if not s.period:
        return Thing(title(c, number), c.say("cell-before"), rules=RULES)
    effect = capability(t, c.messages, s, c.viewer if c.viewer is not None else 0, number)
    stand = c.say("cell-stand", who=", ".join(map(c.owner, there))) if there else c.say("cell-nobody")
    return Thing(
        title(c, number),
        sentences(c.say("cell-line", effect=begun(effect)), _fee(c, number), stand),
        does=lines(
            c.say(f"does-{row.capability}", of=row.good or row.market or "", bonus=t.costs.negotiation_bonus),
            c.say("cell-when", phase=row.effect_phase),
            c.say("cell-surcharge", each=t.costs.surcharge_per_player),
        ),
        worth=_worth(c, number),
        get=_get(c, number),
        others=_reach(c, number),
        rules=(*OF_CAPABILITY[row.capability], *RULES),
    )


def _worth(c: EicAsker, number: int) -> str:
    """Return what the capability would change for the viewer now."""
    t, me = c.t, c.me
    if me is None or c.viewer is None:
        return ""
    row = t.cells[number]
    match row.capability:
        case "negotiation" if row.good:
            good = t.good_index[row.good]
            cubes = sum(ship.cargo.count(good) for ship in me.docks) + me.warehouse.count(good)
            fleet = sum(t.ships[kind].tonnage for kind in me.fleet)
            return c.say("worth-negotiation", cubes=cubes, good=row.good, fleet=fleet)
        case "pier" if not has_all_piers(t, me):
            level = me.extensions + 1
            return c.say("worth-pier", docks=t.docks[level], spaces=t.warehouse[level])
        case "cartography":
            fares = ", ".join(f"{zone.name} {zone.travel_cost}" for zone in t.zones if zone.travel_cost)
            return c.say("worth-cartography", fares=fares, ships=len(me.fleet))
        case "post":
            return c.say("worth-post", off=t.costs.trading_post_discount, left=me.posts_left)
        case "ship":
            offers = [t.ships[kind] for kind in for_sale(t, c.s, me)]
            return lines(
                c.say("worth-ship", ships=len(me.fleet), docks=len(me.docks)),
                *(c.say("offer-ship", ship=o.id, cost=o.cost, hold=o.tonnage, speed=o.speed) for o in offers),
            )
        case _:
            return ""


def _fee(c: EicAsker, number: int) -> str:
    """In phase A what coming costs, beside a ship."""
    if phase(c.s) != "A" or c.viewer in c.s.cells[number]:
        return ""
    fee = cell_cost(c.t, c.s, number) + surcharge(c.t, c.s, number)
    return c.say("cell-fee", cost=fee) if fee else c.say("cell-no-fee")


def _get(c: EicAsker, number: int) -> str:
    """Which of the viewer's agents could come, and what stands in the way."""
    t, s, me = c.t, c.s, c.me
    if me is None or c.viewer is None or phase(s) != "A":
        return c.say("cell-get")
    can = [agent + 1 for agent, at in enumerate(me.agents) if not me.moved[agent] and t.reach[at] >> number & 1]
    can += [agent + 1 for agent, at in enumerate(me.agents) if me.moved[agent] and at == t.centre]
    need = cost(c, number)
    kind = t.cells[number].capability
    return lines(
        c.say("cell-yours") if c.viewer in s.cells[number] else "",
        c.say("cell-agents", agents=", ".join(map(str, can))) if can else c.say("cell-no-agent"),
        c.say("cost-have", cost=need, have=me.treasury, short=c.short(need)),
        c.say("cell-no-ship") if kind == "ship" and cheapest_ship(t, s, me) == NONE else "",
        c.say("cell-no-pier") if kind == "pier" and has_all_piers(t, me) else "",
        c.say("cell-no-post") if kind == "post" and not may_place_post(t, s, c.viewer) else "",
    )


def _reach(c: EicAsker, number: int) -> str:
    """Return who else could still come."""
    t, s = c.t, c.s
    others: list[str] = []
    for seat in range(s.players) if phase(s) == "A" else ():
        one = s.companies[seat]
        free = any(
            (not moved and t.reach[at] >> number & 1) or (moved and at == t.centre)
            for at, moved in zip(one.agents, one.moved, strict=True)
        )
        if seat != c.viewer and free and not one.finished and seat not in s.cells[number]:
            others.append(c.who(seat))
    return c.say("cell-others", who=", ".join(others)) if others else ""


def character(c: EicAsker, number: int) -> Thing:
    t, s = c.t, c.s
    place = t.portraits + number
    waiting = [c.owner(company) for company, one in enumerate(s.companies) for at in one.agents if at == place]
    row = t.characters[number]
    cells = [offers(c, one) for one in t.character_cells[number]]
    near = {t.cell_characters[one] for one in range(len(t.cells)) if t.reach[place] >> one & 1} - {number}
    beside = [t.characters[one].name for one in sorted(near)]
    here = c.say("character-waiting", who=", ".join(waiting)) if waiting else c.say("character-nobody")
    return Thing(
        c.say("character-name", name=row.name),
        sentences(c.say("character-line", cells=", ".join(cells)), here),
        does=lines(
            c.say("character-does", beside=c.listed(beside)),
            *(line_of(cell(c, one)) for one in t.character_cells[number]),
        ),
        rules=("EIC-AGT-06", "EIC-AGT-07", "EIC-END-14"),
    )


def centre(c: EicAsker) -> Thing:
    t, s = c.t, c.s
    there = [c.owner(company) for company, one in enumerate(s.companies) for at in one.agents if at == t.centre]
    return Thing(
        c.say("centre-name"),
        c.say("centre-line", who=", ".join(there)) if there else c.say("centre-nobody"),
        does=c.say("centre-does"),
        rules=("EIC-AGT-11", "EIC-AGT-12"),
    )


def agents(c: EicAsker, company: int) -> str:
    """Where the agents of a company are, one after the other."""
    told = [
        c.say("agent-at", number=number + 1, place=_place(c, at))
        for number, at in enumerate(c.s.companies[company].agents)
    ]
    return c.say("agents-line", agents=", ".join(told))


def _place(c: EicAsker, at: int) -> str:
    t = c.t
    if at < t.portraits:
        return title(c, at)
    if at == t.centre:
        return c.say("agent-centre")
    return c.say("agent-port") if at == t.port else c.say("agent-waits", name=t.characters[at - t.portraits].name)
