"""The table in sentences, part by part: enough to play without seeing it."""

from collections.abc import Callable

from boardgames.core.messages import Messages
from boardgames.eic.box.tables import EUROPE, INDIES, MARKETS, Tables
from boardgames.eic.face.things import COURSE, course, exchange, markets, ports, ring, seas
from boardgames.eic.face.things.asker import EicAsker
from boardgames.eic.rules.period import phase
from boardgames.eic.state import State
from boardgames.kit.asker import line_of, pair, sentences


def parts(t: Tables, messages: Messages, s: State) -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """(id, title, places) in the order in which one would look at the table."""
    companies = range(len(s.companies))
    places: dict[str, tuple[str, ...]] = {
        "course": tuple(COURSE),
        "players": tuple(
            place
            for company in companies
            for place in (
                f"port-{company}",
                *(f"berth-{company}-{dock}" for dock in range(len(s.companies[company].docks))),
                f"sales-{company}",
            )
        ),
        "exchange": tuple(f"company-{company}" for company in companies),
        "ring": (*(f"character-{row.id}" for row in t.characters), *t.cell_index, "centre"),
        **{name: tuple(f"{name}-{good.id}" for good in t.goods) for name in MARKETS},
        "map": (*(zone.id for zone in t.zones), *(spot.id for spot in t.spots)),
        "yard": (),
    }
    return tuple((part, messages.text(f"part-{part}"), where) for part, where in places.items())


def prose(c: EicAsker, part: str) -> tuple[str, ...]:
    tell = PARTS.get(part)
    return tuple(tell(c)) if tell is not None else ()


def _course(c: EicAsker) -> list[str]:
    now = course.phase(c, phase(c.s))
    found = [course.period(c).line, *([line_of(now)] if now is not None else []), line_of(course.initiative(c))]
    if phase(c.s) == "E":
        found += [line_of(course.ranking(c)), *course.ranking(c).does.splitlines(), line_of(seas.homeward(c))]
    return [*found, line_of(course.asked(c))]


def _players(c: EicAsker) -> list[str]:
    found = []
    for company in c.companies:
        found.append(line_of(ports.port(c, company)))
        found += [line_of(ports.berth(c, company, dock)) for dock in range(len(c.s.companies[company].docks))]
        held = exchange.holdings(c, company)
        found += [line_of(ports.store(c, company)), line_of(ports.sales(c, company)), ring.agents(c, company)]
        found += [line_of(held), *held.does.splitlines()] if held is not None else []
    card = ports.neutral_card(c)
    return [*found, line_of(card)] if card is not None else found


def _exchange(c: EicAsker) -> list[str]:
    found = [exchange.exchange(c).does.splitlines()[-1]]
    for company in c.companies:
        one = exchange.bar(c, company)
        found.append(sentences(line_of(one), one.others))
    return found


def _ring(c: EicAsker) -> list[str]:
    found = []
    for number, row in enumerate(c.t.characters):
        one = ring.character(c, number)
        found += [line_of(one), one.does.splitlines()[0]]
        found += [line_of(ring.cell(c, c.t.cell_index[cell])) for cell in row.cells]
    mine = [ring.agents(c, c.viewer)] if c.viewer is not None else []
    return [*found, line_of(ring.centre(c)), *mine]


def _market(c: EicAsker, market: int) -> list[str]:
    columns = [line_of(markets.column(c, market, good)) for good in range(len(c.t.goods))]
    return [*columns, markets.dice(c, market)]


def _europe(c: EicAsker) -> list[str]:
    return _market(c, EUROPE)


def _indies(c: EicAsker) -> list[str]:
    return _market(c, INDIES)


def _map(c: EicAsker) -> list[str]:
    found = []
    for zone in range(len(c.t.zones)):
        one = seas.zone(c, zone)
        loads = seas.loading(c, zone)
        found += [line_of(one), *one.does.splitlines()[1:], one.others]
        found += [line_of(loads)] if loads is not None else []
        found += [line_of(seas.town(c, spot)) for spot in c.t.zone_spots[zone]]
    return found


def _yard(c: EicAsker) -> list[str]:
    """The ships that everybody can buy, those of the one who asks in full."""
    found = []
    for company in range(c.s.players):
        one = c.s.companies[company]
        if c.viewer in (None, company):
            found += [line_of(ports.for_sale_ship(c, company, kind)) for kind in one.stack]
        found.append(pair(ports.port(c, company).name, ports.yard(c, company)))
    return found


PARTS: dict[str, Callable[[EicAsker], list[str]]] = {
    "course": _course,
    "players": _players,
    "exchange": _exchange,
    "ring": _ring,
    "europe": _europe,
    "indies": _indies,
    "map": _map,
    "yard": _yard,
}
