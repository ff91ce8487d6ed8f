"""The table of East India Companies: markets, exchange, characters, zones and ports, from top to bottom."""

from boardgames.core.protocol import Seat
from boardgames.eic import state as st
from boardgames.eic.describing import letter, no_dock_is_free
from boardgames.eic.flow import phase
from boardgames.eic.game import EastIndiaCompanies
from boardgames.eic.state import State
from boardgames.eic.tables import EUROPE, INDIES, NONE, Tables
from boardgames.tui.board import TAB_SIZE, TABLE_SIZE, Look
from boardgames.tui.boards.eic_characters import CHARACTER_SIZE, draw_centre, draw_character, draw_ring
from boardgames.tui.boards.eic_exchange import draw_companies, draw_order, draw_track
from boardgames.tui.boards.eic_markets import MARKET_SIZE, draw_market, flow, is_past, projection
from boardgames.tui.boards.eic_ports import (
    draw_mat,
    draw_port_heads,
    draw_port_line,
    draw_ship,
    draw_store,
    draw_unloading,
    empty_dock,
    hand_text,
    name_of,
)
from boardgames.tui.boards.eic_zones import ZONE_HEIGHT, draw_zone
from boardgames.tui.canvas import Canvas
from boardgames.tui.styles import KINDS, PLAYER_INKS, PLAYERS

EXCHANGE_TOP, RING_TOP, ZONES_TOP, PORTS_TOP = 6, 11, 16, 21


def table(game: EastIndiaCompanies, seen: State, look: Look) -> Canvas:
    """The whole table, exactly 118 x 26."""
    canvas = Canvas(*TABLE_SIZE)
    t, width = game.tables, TABLE_SIZE[0]
    draw_market(t, canvas, seen, look, EUROPE, 0, 0)
    draw_market(t, canvas, seen, look, INDIES, MARKET_SIZE[0], 0)
    _draw_exchange(t, canvas, seen, look)
    draw_ring(t, canvas, seen, look, RING_TOP)
    for zone, (x, wide) in enumerate(((0, 39), (39, 39), (78, 40))):
        draw_zone(t, canvas, seen, look, zone, x, ZONES_TOP, wide)
    draw_port_heads(canvas, PORTS_TOP - 1)
    for company in range(len(seen.companies)):
        draw_port_line(t, canvas, seen, look, company, PORTS_TOP + company)
    if seen.agent_card != NONE:
        canvas.put(0, PORTS_TOP + len(seen.companies), neutral_card(t, seen)[:width], "dim")
    canvas.put(0, TABLE_SIZE[1] - 1, _footer(t, seen, width), "bold")
    return canvas


def _draw_exchange(t: Tables, canvas: Canvas, seen: State, look: Look) -> None:
    right = 83
    canvas.put(0, EXCHANGE_TOP, "─ Exchange: value of a share, its dividend, the companies ".ljust(right, "─"), "frame")
    canvas.put(right, EXCHANGE_TOP, "─ Shares left and held ".ljust(TABLE_SIZE[0] - right, "─"), "frame")
    draw_track(t, canvas, seen, look, 1, EXCHANGE_TOP + 1)
    draw_companies(t, canvas, seen, look, right, EXCHANGE_TOP + 1, TABLE_SIZE[0] - right)
    x = draw_centre(t, canvas, seen, look, 1, EXCHANGE_TOP + 4)
    x = draw_order(canvas, seen, x + 3, EXCHANGE_TOP + 4)
    x = canvas.put(x + 2, EXCHANGE_TOP + 4, _moment(t, seen), "dim")
    draw_unloading(t, canvas, seen, x + 2, EXCHANGE_TOP + 4, right - 1)


def _moment(t: Tables, seen: State) -> str:
    name = next(row.name for row in t.phases if row.letter == phase(seen))
    return f"period {max(seen.period, 1)}/{len(t.periods)} {phase(seen)} {name}"


def neutral_card(t: Tables, seen: State) -> str:
    """The agent card of the neutral company that was played in this period."""
    card = t.agent_cards[seen.agent_card]
    effects = [
        effect.kind.replace("ship-sail", "fastest ship").replace("ship-crate", "largest ship")
        + (f" in {t.zones[effect.zone].roman}" if effect.zone != NONE else "")
        for effect in card.effects
    ]
    cells = [f"{t.characters[t.cells[cell].character].name} {t.cells[cell].short}" for cell in card.cells]
    return f"  neutral card: {', '.join(effects)}; agents {', '.join(cells)}"


HINTS: dict[type, str] = {
    st.SaleWindow: "all shares of one sale fetch the value of now; then it falls",
    st.AgentTurn: "to its character or one beside it (from the centre any); 1 PO to each there",
    st.ShipPurchase: "a dock is free; fast ships load and sell first, large ones hold more",
    st.Discard: "no dock is free: one ship leaves the game",
    st.PostChoice: "cubes bought in a zone with your post cost 1 PO less; one post a zone",
    st.ExchangeTurn: "a share costs its value, which then rises; the phase ends when all pass",
    st.CardChoice: "secret; T tea, S spices, C coffee, K silk with the price of the first cube",
    st.CardLook: "you see the card that was chosen; it stays secret until shown",
    st.ShipPlacement: "face down; in a zone the fastest loads first, then who came earlier",
    st.UnloadChoice: "prices fall with every cube sold, so the order matters",
    st.RaiseCash: "dividends must be paid: sell shares until the treasury covers them",
}
"""Short enough for the parts, too."""


def _footer(t: Tables, seen: State, width: int) -> str:
    """What the next cubes cost or fetch, or a hint for the question."""
    if not seen.frames:
        return "the game is over: money and the value of all shares count"
    frame = seen.frames[-1]
    text = projection(t, seen, width - 3) or _hint(seen, frame)
    return f"{letter(seen, frame.seat)}: {text}"[:width]


def _hint(seen: State, frame: st.AnyFrame) -> str:
    if isinstance(frame, st.AgentTurn) and seen.period == 1:
        return "to any character in period 1; 1 PO to each player already on the cell"
    if isinstance(frame, st.ShipPurchase) and no_dock_is_free(seen, frame.seat):
        return "all docks are taken: a ship must leave the game for the new one"
    return HINTS.get(type(frame), "")


# --- parts for small screens ----------------------------------------------------------------------------------------

FIRST_TAB: dict[type, str] = {
    st.SaleWindow: "Exchange",
    st.AgentTurn: "Agents",
    st.ShipPurchase: "Ports",
    st.Discard: "Zones",
    st.PostChoice: "Zones",
    st.ExchangeTurn: "Exchange",
    st.CardChoice: "Markets",
    st.CardLook: "Markets",
    st.ShipPlacement: "Zones",
    st.LoadingTurn: "Markets",
    st.WarehouseTurn: "Markets",
    st.UnloadChoice: "Ports",
    st.UnloadTurn: "Markets",
    st.RaiseCash: "Exchange",
}


def tabs(game: EastIndiaCompanies, seen: State, look: Look) -> tuple[tuple[str, Canvas], ...]:
    """The same in parts of 78 x 13, the one that the open question needs first."""
    t = game.tables
    parts = {
        "Markets": _markets_tab(t, seen, look),
        "Exchange": _exchange_tab(t, seen, look),
        "Agents": _agents_tab(t, seen, look),
        "Zones": _zones_tab(t, seen, look),
        "Ports": _ports_tab(t, seen, look),
    }
    first = FIRST_TAB[type(seen.frames[-1])] if seen.frames else "Ports"
    return ((first, parts.pop(first)), *parts.items())


def _markets_tab(t: Tables, seen: State, look: Look) -> Canvas:
    canvas = Canvas(*TAB_SIZE)
    draw_market(t, canvas, seen, look, EUROPE, 0, 0)
    draw_market(t, canvas, seen, look, INDIES, 0, MARKET_SIZE[1])
    for row, (text, style) in enumerate(
        (("■ cube", ""), ("· empty", "dim"), ("○ next sale", "money"), ("● next buy", "money"), ("3+2 die+card", ""))
    ):
        canvas.put(MARKET_SIZE[0] + 2, 1 + row, text, style)
    _draw_trader(t, canvas, seen, MARKET_SIZE[0] + 2, MARKET_SIZE[1] + 1)
    canvas.put(0, 12, _footer(t, seen, TAB_SIZE[0]), "bold")
    return canvas


def _draw_trader(t: Tables, canvas: Canvas, seen: State, x: int, y: int) -> None:
    """Money, hold and warehouse of the seat that buys or sells, beside the markets."""
    frame = seen.frames[-1] if seen.frames else None
    if not isinstance(frame, st.LoadingTurn | st.WarehouseTurn | st.UnloadChoice | st.UnloadTurn):
        return
    me = seen.companies[frame.seat]
    canvas.put(x, y, f"{me.treasury} PO", "money")
    canvas.put(x + 8, y, f"sales {me.sales}")
    if isinstance(frame, st.LoadingTurn):
        at = canvas.put(x, y + 1, "hold ", "dim")
        for good in frame.cargo:
            at = canvas.put(at, y + 1, t.goods[good].letter, KINDS[good])
        canvas.put(at, y + 1, "·" * (t.ships[frame.queue[0].kind].tonnage - len(frame.cargo)), "dim")
    if isinstance(frame, st.UnloadTurn):
        at = canvas.put(x, y + 1, "hold ", "dim")
        for good in me.docks[frame.dock].cargo:
            at = canvas.put(at, y + 1, t.goods[good].letter, KINDS[good])
    draw_store(t, canvas, seen, frame.seat, x, y + 2)


def _exchange_tab(t: Tables, seen: State, look: Look) -> Canvas:
    canvas = Canvas(*TAB_SIZE)
    half = (len(t.values) + 1) // 2
    for part in range(2):
        spaces = range(part * half, min((part + 1) * half, len(t.values)))
        _draw_half_track(t, canvas, seen, spaces, 3 * part)
    canvas.put(0, 6, "─ Shares left on the market and held by ".ljust(TAB_SIZE[0], "─"), "frame")
    draw_companies(t, canvas, seen, look, 0, 7, TAB_SIZE[0])
    draw_order(canvas, seen, 0, 11)
    canvas.put(0, 12, _footer(t, seen, TAB_SIZE[0]), "bold")
    return canvas


def _draw_half_track(t: Tables, canvas: Canvas, seen: State, spaces: range, y: int) -> None:
    canvas.put(0, y, "value", "dim")
    canvas.put(0, y + 1, "divid.", "dim")
    for column, space in enumerate(spaces):
        x = 7 + 5 * column
        there = [company for company, place in enumerate(seen.values) if place == space]
        canvas.put(x, y, f"{t.values[space]:3}", "bold" if there else "dim")
        canvas.put(x, y + 1, f"{t.dividends[space]:3}", "money" if there else "dim")
        for offset, company in enumerate(there):
            canvas.put(x + 2 - len(there) // 2 + offset, y + 2, letter(seen, company), PLAYERS[company])


def _agents_tab(t: Tables, seen: State, look: Look) -> Canvas:
    """The ring folded into two rows."""
    canvas = Canvas(*TAB_SIZE)
    height = CHARACTER_SIZE[1]
    for number, (x, y) in enumerate(((0, 0), (26, 0), (52, 0), (52, height), (0, height))):
        draw_character(t, canvas, seen, look, number, x, y)
    for x, y, text in ((21, 2, "═════"), (47, 2, "═════"), (21, 7, "═" * 31)):
        canvas.put(x, y, text, "frame")
    draw_centre(t, canvas, seen, look, 27, 6)
    draw_order(canvas, seen, 27, 8)
    canvas.put(0, 11, "letters in the lower edge of a box wait at the portrait", "dim")
    canvas.put(0, 12, _footer(t, seen, TAB_SIZE[0]), "bold")
    return canvas


def _zones_tab(t: Tables, seen: State, look: Look) -> Canvas:
    canvas = Canvas(*TAB_SIZE)
    for zone in range(len(t.zones)):
        draw_zone(t, canvas, seen, look, zone, 0, zone * (ZONE_HEIGHT - 1), TAB_SIZE[0])
        _draw_prices(t, canvas, seen, zone, 42, zone * (ZONE_HEIGHT - 1) + 1)
    for zone, row in enumerate(t.zones):  # the boxes overlap by a line: give each its own rows
        canvas.regions[row.id] = canvas.regions[row.id]._replace(height=ZONE_HEIGHT - 1)
        for line in range(zone * (ZONE_HEIGHT - 1), (zone + 1) * (ZONE_HEIGHT - 1)):
            canvas.hits[line] = [hit if hit in t.spot_index else row.id for hit in canvas.hits[line]]
    return canvas


def _draw_prices(t: Tables, canvas: Canvas, seen: State, zone: int, x: int, y: int) -> None:
    """What the next cube of each good of a zone costs now, and how many the die will add."""
    row = t.zones[zone]
    for good in (row.main_good, row.second_good):
        there = seen.columns[INDIES][good]
        price = f"{t.layout(seen.players).columns[INDIES][good][there - 1]} PO" if there else "none"
        coming = f" +{flow(t, seen, INDIES, good)}" if not is_past(seen, INDIES) else ""
        x = canvas.put(x, y, t.goods[good].name.lower(), KINDS[good])
        x = canvas.put(x + 1, y, f"{price}{coming}", "dim") + 2


def _ports_tab(t: Tables, seen: State, look: Look) -> Canvas:
    canvas = Canvas(*TAB_SIZE)
    for company, one in enumerate(seen.companies):
        y = 3 * company
        canvas.put(0, y, f" {letter(seen, company)} ", PLAYERS[company])
        at = canvas.put(4, y, name_of(seen, look, company)[:16], PLAYER_INKS[company])
        money = f"{one.treasury} PO" if company < seen.players else ""
        at = canvas.put(max(at + 1, 21), y, money, "money")
        canvas.put(30, y, f"sales {one.sales} ({t.sales_floors[one.sales_index]}+)", "")
        canvas.put(48, y, f"value {t.values[seen.values[company]]}", "")
        draw_store(t, canvas, seen, company, 60, y)
        if one.hand:
            canvas.put(4, y + 1, hand_text(t, one.hand)[:74], "")
            continue
        for dock, ship in enumerate(one.docks):
            draw_ship(t, canvas, ship, 4 + (dock % 2) * 37, y + 1 + dock // 2, empty=empty_dock(one, dock))
    canvas.put(0, 12, _footer(t, seen, TAB_SIZE[0]), "bold")
    return canvas


def mat(game: EastIndiaCompanies, seen: State, seat: Seat, look: Look) -> Canvas:
    """Everything open about one player's port; with the ships in hand if that player is the viewer."""
    return draw_mat(game.tables, seen, seat, look)
