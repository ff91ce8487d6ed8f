"""The same as the table in parts for small screens, the one that the open question needs first."""

from boardgames.drawing.board import TAB_SIZE, Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import KINDS
from boardgames.eic import state as st
from boardgames.eic.board.map import ZONE_HEIGHT, draw_zone
from boardgames.eic.board.panels.characters import CHARACTER_SIZE, draw_centre, draw_character
from boardgames.eic.board.panels.docks import draw_cubes, draw_store
from boardgames.eic.board.panels.exchange import draw_companies, draw_markers, draw_order
from boardgames.eic.board.panels.footer import footer
from boardgames.eic.board.panels.markets import MARKET_SIZE, draw_market, flow, outlook
from boardgames.eic.board.panels.ports import draw_ports, neutral_card
from boardgames.eic.box.tables import EUROPE, INDIES, NONE, Tables
from boardgames.eic.game import EastIndiaCompanies
from boardgames.eic.rules.loading import market_price
from boardgames.eic.rules.period import has_flowed
from boardgames.eic.state import State
from boardgames.eic.words.names import good_name

FIRST_TAB: dict[type, str] = {
    st.SaleWindow: "Exchange",
    st.AgentTurn: "Agents",
    st.ShipPurchase: "Ports",
    st.Discard: "Ports",
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
    if first == "Ports" and look.legal and set(look.legal) <= set(t.zone_index):
        first = "Zones"  # only ships that were left there can go
    return ((first, parts.pop(first)), *parts.items())


def _markets_tab(t: Tables, seen: State, look: Look) -> Canvas:
    canvas = Canvas(*TAB_SIZE)
    draw_market(t, canvas, seen, look, EUROPE, 0, 0)
    draw_market(t, canvas, seen, look, INDIES, 0, MARKET_SIZE[1])
    for row, (text, style) in enumerate(
        (
            ("■ cube", ""),
            ("· empty", "dim"),
            ("□ goes or comes", ""),
            ("○ first sale", "money"),
            ("● first purchase", "money"),
            ("3+? die, card", ""),
        )
    ):
        canvas.put(MARKET_SIZE[0] + 2, 1 + row, text, style)
    _draw_trader(t, canvas, seen, MARKET_SIZE[0] + 2, MARKET_SIZE[1] + 1)
    canvas.put(0, 12, footer(t, seen, TAB_SIZE[0]), "bold")
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
        room = t.ships[frame.queue[0].kind].tonnage
        draw_cubes(t, canvas, frame.cargo, room, canvas.put(x, y + 1, "hold ", "dim"), y + 1)
    if isinstance(frame, st.UnloadTurn):
        cargo = me.docks[frame.dock].cargo
        draw_cubes(t, canvas, cargo, len(cargo), canvas.put(x, y + 1, "hold ", "dim"), y + 1)
    draw_store(t, canvas, seen, frame.seat, x, y + 2)


def _exchange_tab(t: Tables, seen: State, look: Look) -> Canvas:
    canvas = Canvas(*TAB_SIZE)
    half = (len(t.values) + 1) // 2
    for part in range(2):
        spaces = range(part * half, min((part + 1) * half, len(t.values)))
        _draw_half_track(t, canvas, seen, look, spaces, 3 * part)
    canvas.put(0, 6, "─ Shares left on the market and held by ".ljust(TAB_SIZE[0], "─"), "frame")
    draw_companies(t, canvas, seen, look, 0, 7, TAB_SIZE[0])
    draw_order(canvas, seen, 0, 11)
    canvas.put(0, 12, footer(t, seen, TAB_SIZE[0]), "bold")
    return canvas


def _draw_half_track(t: Tables, canvas: Canvas, seen: State, look: Look, spaces: range, y: int) -> None:
    canvas.put(0, y, "value", "dim")
    canvas.put(0, y + 1, "divid.", "dim")
    for column, space in enumerate(spaces):
        x = 7 + 5 * column
        taken = space in seen.values
        canvas.put(x, y, f"{t.values[space]:3}", "bold" if taken else "dim")
        canvas.put(x, y + 1, f"{t.dividends[space]:3}", "money" if taken else "dim")
        draw_markers(t, canvas, seen, look, space, x + 2, y + 2)


def _agents_tab(t: Tables, seen: State, look: Look) -> Canvas:
    """The ring folded into two rows."""
    canvas = Canvas(*TAB_SIZE)
    height = CHARACTER_SIZE[1]
    for number, (x, y) in enumerate(((0, 0), (26, 0), (52, 0), (52, height), (0, height))):
        draw_character(t, canvas, seen, look, number, x, y)
    for x, y, text in ((21, 2, "═════"), (47, 2, "═════"), (21, 7, "═" * 31)):
        canvas.put(x, y, text, "frame")
    draw_centre(t, canvas, seen, look, 27, 6)
    draw_order(canvas, seen, 26, 8)
    canvas.put(0, 10, "a card: who comes first chooses, others look; expertise: first in initiative", "dim")
    canvas.put(0, 11, "in the lower edge of a box: agents who wait there, yours with their numbers", "dim")
    canvas.put(0, 12, footer(t, seen, TAB_SIZE[0]), "bold")
    return canvas


def _zones_tab(t: Tables, seen: State, look: Look) -> Canvas:
    canvas = Canvas(*TAB_SIZE)
    for zone in range(len(t.zones)):
        draw_zone(t, canvas, seen, look, zone, 0, zone * (ZONE_HEIGHT - 1), TAB_SIZE[0])
        _draw_prices(t, canvas, seen, look, zone, 40, zone * (ZONE_HEIGHT - 1) + 1)
    canvas.put(0, TAB_SIZE[1] - 1, footer(t, seen, TAB_SIZE[0]).ljust(TAB_SIZE[0]), "bold")
    return canvas


def _draw_prices(t: Tables, canvas: Canvas, seen: State, look: Look, zone: int, x: int, y: int) -> None:
    """What the first cube of each good of a zone costs now, and after die and card as far as the viewer knows them."""
    for line, good in enumerate((t.main_goods[zone], t.second_goods[zone])):
        there = seen.columns[INDIES][good]
        text = f"{market_price(t, seen, good, there)} PO" if there else "none"
        if seen.dice and not has_flowed(seen, INDIES):
            then = outlook(t, seen, look, INDIES, good)
            text += (
                f", {market_price(t, seen, good, then) if then else '-'} when {flow(t, seen, INDIES, good)} have come"
            )
        at = canvas.put(x, y + line, f"{good_name(t, good)} ", KINDS[good])
        canvas.put(at, y + line, text, "dim")


def _ports_tab(t: Tables, seen: State, look: Look) -> Canvas:
    canvas = Canvas(*TAB_SIZE)
    draw_ports(t, canvas, seen, look)
    if seen.agent_card != NONE:
        for line, part in enumerate(neutral_card(t, seen)):
            canvas.put(0, 9 + line, part, "dim")
    canvas.put(0, 12, footer(t, seen, TAB_SIZE[0]), "bold")
    return canvas
