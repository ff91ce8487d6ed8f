"""Invariants of every state: a position that comes from a file must pass before anybody plays on from it."""

from boardgames.core.state_checks import (
    Faults,
    adds_up,
    all_within,
    counts,
    first_fault,
    known,
    one_of,
    permutation,
    same_pieces,
    sized,
    streams,
    within,
)
from boardgames.eic.box.tables import EUROPE, INDIES, NONE, Tables
from boardgames.eic.rules.period import STEPS, phase
from boardgames.eic.rules.question_checks import frame_faults
from boardgames.eic.rules.setup import STREAMS
from boardgames.eic.state import CONDEMNED, EVERYBODY, LAST_PERIOD, OVER, CardLook, LoadingTurn, State

MAX_MONEY = 10_000
"""Many times what a company ever has."""

_AT = {name: i for i, name in enumerate(STEPS)} | {OVER: len(STEPS)}
_WITH_CARGO = ("zone-1", "zone-2", "zone-3", "warehouses", "unloading")


def fault(t: Tables, s: State) -> str:
    """The first thing that is wrong, as the end of a sentence; empty if nothing is."""
    return first_fault(_faults(t, s))


def _faults(t: Tables, s: State) -> Faults:
    yield from within("players", s.players, 2, len(t.layouts) + 1)
    yield from one_of("step", s.step, (*(name for name, step in STEPS.items() if step.asks), OVER))
    yield from within("period", s.period, LAST_PERIOD if s.step == OVER else 1, LAST_PERIOD)
    yield from _markets(t, s)
    companies = t.layout(s.players).setup.companies_in_play
    yield from sized("companies", s.companies, companies)
    yield from permutation("order", s.order, companies)
    for number in range(companies):
        yield from _numbers(t, s, number)
    yield from _piles(t, s)
    yield from _board(t, s)
    yield from _neutral_decks(t, s)
    yield from frame_faults(t, s)
    for number in range(companies):
        yield from _agents(t, s, number)
        yield from _fleet(t, s, number)
    yield from _cards(t, s)
    yield from _cubes(t, s)
    yield from _shares(t, s)


# markets, dice, cards


def _markets(t: Tables, s: State) -> Faults:
    layout, goods = t.layout(s.players), len(t.goods)
    yield from sized("dice", s.dice, 2)
    yield from sized("columns", s.columns, 2)
    for market in (INDIES, EUROPE):
        yield from sized(f"dice.{market}", s.dice[market], goods)
        yield from sized(f"columns.{market}", s.columns[market], goods)
        for good in range(goods):
            yield from known(f"dice.{market}.{good}", (s.dice[market][good],), t.dice[market][good])
            most = len(layout.columns[market][good])
            yield from within(f"columns.{market}.{good}", s.columns[market][good], 0, most)
    yield from counts("supply", s.supply, goods, max(row.cubes for row in t.goods))
    yield from counts("seen", s.seen, 2, EVERYBODY)
    companies = layout.setup.companies_in_play
    yield from counts("values", s.values, companies, len(t.values) - 1)
    yield from counts("market_shares", s.market_shares, companies, layout.setup.shares_on_market)
    yield from streams(s.rng, len(STREAMS))


def _cards(t: Tables, s: State) -> Faults:
    """Each card is in its pile, drawn, or gone with an earlier period."""
    yield from sized("piles", s.piles, 2 * len(set(t.period_decks)))
    yield from sized("drawn", s.drawn, 2)
    decks = len(s.piles) // 2
    for number, pile in enumerate(s.piles):
        market, deck = divmod(number, decks)
        own = [card for card, home in enumerate(t.card_piles) if home == number]
        yield from known(f"piles.{number}", pile, own)
        now = deck == t.period_decks[s.period - 1]
        drawn = [s.drawn[market]] if now and s.drawn[market] != NONE else []
        yield from known(f"drawn.{market}", drawn, own)
        if len({*pile, *drawn}) < len(pile) + len(drawn):
            yield f"piles.{number} holds a card twice"
        used = t.period_decks[: s.period - 1].count(deck)
        yield from adds_up(f"the cards of piles.{number}", len(pile) + len(drawn) + used, len(own))
    for market, step in ((EUROPE, "europe-card"), (INDIES, "indies-card")):
        looked_at = s.step == step and isinstance(s.frames[-1], CardLook)
        if (s.drawn[market] != NONE) != (looked_at or _AT[s.step] > _AT[step]):
            yield f"drawn.{market} is {s.drawn[market]}, which does not fit the step {s.step!r}"


def _cubes(t: Tables, s: State) -> Faults:
    loading = [good for frame in s.frames if isinstance(frame, LoadingTurn) for good in frame.cargo]
    for one in s.companies:
        loading += [*one.warehouse, *(good for ship in one.docks for good in ship.cargo)]
    for good, row in enumerate(t.goods):
        total = s.supply[good] + s.columns[INDIES][good] + s.columns[EUROPE][good] + loading.count(good)
        yield from adds_up(f"all cubes of {row.id}", total, row.cubes)


def _shares(t: Tables, s: State) -> Faults:
    layout = t.layout(s.players)
    for number in range(len(s.companies)):
        held = sum(one.shares[number] for one in s.companies)
        total = layout.setup.shares_on_market
        yield from adds_up(f"the shares of company {number}", s.market_shares[number] + held, total)


# companies


def _numbers(t: Tables, s: State, number: int) -> Faults:
    one, name, seat = s.companies[number], f"companies.{number}", number < s.players
    companies, kinds, goods = len(s.companies), len(t.ships), range(len(t.goods))
    yield from within(f"{name}.treasury", one.treasury, 0, MAX_MONEY if seat else 0)
    yield from within(f"{name}.sales", one.sales, 0, MAX_MONEY)
    yield from within(f"{name}.sales_index", one.sales_index, 0, len(t.sales_floors) - 1)
    yield from within(f"{name}.extensions", one.extensions, 0, len(t.docks) - 1)
    yield from sized(f"{name}.docks", one.docks, t.docks[one.extensions])
    for i, ship in enumerate(one.docks):
        yield from within(f"{name}.docks.{i}.kind", ship.kind, NONE, kinds - 1)
        yield from known(f"{name}.docks.{i}.cargo", ship.cargo, goods)
        room = t.ships[ship.kind].tonnage if ship.kind != NONE and s.step in _WITH_CARGO else 0
        yield from within(f"{name}.docks.{i}.cargo", len(ship.cargo), 0, room)
    yield from known(f"{name}.warehouse", one.warehouse, goods)
    yield from within(f"{name}.warehouse", len(one.warehouse), 0, t.warehouse[one.extensions])
    most = t.layout(s.players).setup.shares_on_market if seat else 0
    yield from counts(f"{name}.shares", one.shares, companies, most)
    yield from within(f"{name}.mortgaged", one.mortgaged, 0, t.presidency if s.mortgage and seat else 0)
    yield from within(f"{name}.posts_left", one.posts_left, 0, t.posts)
    yield from sized(f"{name}.agents", one.agents, t.agents)
    yield from sized(f"{name}.moved", one.moved, t.agents)
    yield from all_within(f"{name}.agents", one.agents, 0, t.port)
    for what, ships in (("hand", one.hand), ("fleet", one.fleet), ("stack", one.stack)):
        yield from known(f"{name}.{what}", ships, range(kinds))
        if list(ships) != sorted(ships):
            yield f"{name}.{what} is not in table order"


def _agents(t: Tables, s: State, number: int) -> Faults:
    """Every cell and its agents know of each other.

    In phase A who has moved stands on a cell or in the centre; who has not, where the last period ended.
    """
    one, name = s.companies[number], f"companies.{number}"
    for cell, there in enumerate(s.cells):
        if there.count(number) != one.agents.count(cell) or there.count(number) > 1:
            yield f"cells.{cell} and {name}.agents do not agree"
    if phase(s) != "A" or s.step == "window-2":
        return
    if s.step == "window-1" and (any(one.moved) or one.finished):
        yield f"{name}.moved is not empty before the first turn"
    if one.finished and not all(one.moved):
        yield f"{name}.finished is set before all agents have moved"
    for i, (place, moved) in enumerate(zip(one.agents, one.moved, strict=True)):
        if (place < t.portraits) != moved and place != t.centre:
            yield f"{name}.agents.{i} is {place}, which does not fit moved"


def _fleet(t: Tables, s: State, number: int) -> Faults:
    """Every ship that is owned is in a dock, in hand, on a zone or waiting there to load."""
    one, name = s.companies[number], f"companies.{number}"
    queues = [frame.queue for frame in s.frames if isinstance(frame, LoadingTurn)]
    away = [v.kind for pile in (*s.zone_piles, *s.stay_piles, *queues) for v in pile if v.company == number]
    docked = [ship.kind for ship in one.docks if ship.kind != NONE]
    yield from same_pieces(f"{name}.fleet", (*docked, *one.hand, *away), one.fleet)
    yield from within(f"{name}.fleet", len(one.fleet), 0, len(one.docks))
    bought = [kind for kind in one.fleet if kind != t.galleon]
    if len({*bought, *one.stack}) < len(bought) + len(one.stack) or not all(
        t.ships[kind].buyable for kind in (*bought, *one.stack)
    ):
        yield f"{name}.stack and fleet hold a ship that there is not"
    galleons = one.fleet.count(t.galleon)
    yield from within(f"{name}.fleet has galleons, which", galleons, 0, 0 if s.period == LAST_PERIOD else t.docks[0])
    placing = s.step == "ship-placement" and number < s.players
    if (one.hand and not placing) or (placing and docked):
        yield f"{name}.hand does not fit the step {s.step!r}"


# the board


def _piles(t: Tables, s: State) -> Faults:
    """Ships lie on zones that have not been reached; only players' ships stay in the Indies."""
    for name, piles in (("zone_piles", s.zone_piles), ("stay_piles", s.stay_piles)):
        yield from sized(name, piles, len(t.zones))
        for zone, pile in enumerate(piles):
            yield from all_within(f"{name}.{zone}", [v.company for v in pile], 0, len(s.companies) - 1)
            yield from all_within(f"{name}.{zone}", [v.kind for v in pile], 0, len(t.ships) - 1)
    for zone, pile in enumerate(s.stay_piles):
        yield from all_within(f"stay_piles.{zone}", [v.company for v in pile], 0, s.players - 1)
    for zone, pile in enumerate(s.zone_piles):
        if pile and not _AT["ship-placement"] <= _AT[s.step] < _AT[f"zone-{zone + 1}"]:
            yield f"zone_piles.{zone} holds ships in the step {s.step!r}"


def _board(t: Tables, s: State) -> Faults:
    """Agents on cells, and trading posts: one of a company in a zone, none where a spot is closed."""
    companies = len(s.companies)
    yield from sized("cells", s.cells, len(t.cells))
    for cell, there in enumerate(s.cells):
        yield from all_within(f"cells.{cell}", there, 0, companies - 1)
    yield from sized("posts", s.posts, len(t.spots))
    closed = t.layout(s.players).condemned
    for spot, owner in enumerate(s.posts):
        allowed = (CONDEMNED,) if spot in closed else (NONE, *range(companies))
        yield from one_of(f"posts.{spot}", owner, allowed)
    for number, one in enumerate(s.companies):
        zones = [t.spot_zones[spot] for spot, owner in enumerate(s.posts) if owner == number]
        yield from adds_up(f"the posts of company {number}", len(zones) + one.posts_left, t.posts)
        if len(set(zones)) < len(zones):
            yield f"posts has two of company {number} in one zone"


def _neutral_decks(t: Tables, s: State) -> Faults:
    """The cards of the company that the game runs, where there is one."""
    neutral = t.layout(s.players).neutral
    everything = range(len(t.destination_cards)) if neutral != NONE else ()
    yield from same_pieces("the destination cards", (*s.destination_deck, *s.destinations), everything)
    if neutral == NONE:
        yield from sized("agent_deck", s.agent_deck, 0)
        yield from within("agent_card", s.agent_card, NONE, NONE)
        return
    sent = sum(vessel.company == neutral for pile in s.zone_piles for vessel in pile)
    yield from sized("destinations", s.destinations, sent if s.step == "ship-placement" else 0)
    cards, played = len(t.agent_cards), s.agent_card != NONE
    yield from all_within("agent_deck", s.agent_deck, 0, cards - 1)
    yield from within("agent_card", s.agent_card, NONE, cards - 1)
    yield from sized("agent_deck", s.agent_deck, cards - s.period + (not played))
    if played != s.companies[neutral].finished and s.step in ("window-1", "agent-turns"):
        yield f"agent_card is {s.agent_card}, which does not fit companies.{neutral}.finished"
    if len({*s.agent_deck, s.agent_card}) <= len(s.agent_deck):
        yield "agent_deck holds a card twice"
