"""The table of East India Companies: markets, exchange, characters, zones and ports, from top to bottom."""

from boardgames.core.protocol import Seat
from boardgames.drawing.board import TAB_SIZE, TABLE_SIZE, Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import KINDS
from boardgames.eic import state as st
from boardgames.eic.board.map import ZONE_HEIGHT, draw_zone
from boardgames.eic.board.mat import draw_mat
from boardgames.eic.board.panels.characters import CHARACTER_SIZE, draw_centre, draw_character, draw_ring
from boardgames.eic.board.panels.docks import draw_cubes, draw_store
from boardgames.eic.board.panels.exchange import draw_companies, draw_markers, draw_order, draw_track
from boardgames.eic.board.panels.markets import MARKET_SIZE, draw_market, flow, outlook, projection
from boardgames.eic.board.panels.ports import draw_port_heads, draw_port_line, draw_ports, draw_unloading
from boardgames.eic.box.tables import EUROPE, INDIES, NONE, Tables
from boardgames.eic.game import EastIndiaCompanies
from boardgames.eic.rules.flow import phase
from boardgames.eic.state import State
from boardgames.eic.words.choices import cell_name, has_flowed, letter, no_dock_is_free

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
        canvas.put(4, PORTS_TOP + len(seen.companies), neutral_card(t, seen), "dim")
    canvas.put(0, TABLE_SIZE[1] - 1, _footer(t, seen, width), "bold")
    return canvas


def _draw_exchange(t: Tables, canvas: Canvas, seen: State, look: Look) -> None:
    right = 83
    canvas.put(0, EXCHANGE_TOP, "─ Exchange: value of a share, its dividend, the companies ".ljust(right, "─"), "frame")
    canvas.put(right, EXCHANGE_TOP, "─ Shares left and held ".ljust(TABLE_SIZE[0] - right, "─"), "frame")
    draw_track(t, canvas, seen, look, 1, EXCHANGE_TOP + 1)
    draw_companies(t, canvas, seen, look, right, EXCHANGE_TOP + 1, TABLE_SIZE[0] - right)
    draw_order(canvas, seen, 59, EXCHANGE_TOP)
    x = draw_centre(t, canvas, seen, look, 1, EXCHANGE_TOP + 4) + 1
    if seen.step in ("warehouses", "unloading"):
        draw_unloading(t, canvas, seen, x + 1, EXCHANGE_TOP + 4, right - 1)
    else:
        _draw_phases(canvas, seen, max(x + 1, 30), EXCHANGE_TOP + 4, right - 1)


PHASES = {"A": "agents", "B": "shares", "C": "sail", "D": "load", "E": "sell", "F": "end"}


def _draw_phases(canvas: Canvas, seen: State, x: int, y: int, end: int) -> None:
    """The phases of a period in a word each, the present one in bold and in brackets."""
    words = [f"[{one} {word}]" if one == phase(seen) else f"{one} {word}" for one, word in PHASES.items()]
    for word in words if x + len(" ".join(words)) <= end else [word for word in words if word[0] == "["]:
        x = canvas.put(x, y, word, "bold" if word[0] == "[" else "dim") + 1


def neutral_card(t: Tables, seen: State) -> str:
    """The agent card of the neutral company that was played in this period."""
    card = t.agent_cards[seen.agent_card]
    effects = [
        effect.kind.replace("ship-sail", "fastest ship").replace("ship-crate", "largest ship")
        + (f" in {t.zones[effect.zone].roman}" if effect.zone != NONE else "")
        for effect in card.effects
    ]
    cells = [f"{t.characters[t.cells[cell].character].name} {cell_name(t, cell)}" for cell in card.cells]
    return f"neutral card: {', '.join(effects)}; agents {', '.join(cells)}"


HINTS: dict[type, str] = {
    st.SaleWindow: "all shares of one sale fetch the value of now; then it falls",
    st.AgentTurn: "to its character or one beside it (from the centre any); 1 PO to each there",
    st.ShipPurchase: "a dock is free; fast ships load and sell first, large ones hold more",
    st.Discard: "no dock is free: one ship leaves the game",
    st.PostChoice: "cubes bought in a zone with your post cost 1 PO less; one post a zone",
    st.ExchangeTurn: "a share costs its value, which then rises; it pays its dividend each period",
    st.CardLook: "you see the card that was chosen; it stays secret until shown",
    st.ShipPlacement: "face down; 2/4 is speed/hold; the fastest loads first, then the earlier",
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
    if isinstance(frame, st.CardChoice) and frame.market == EUROPE:
        return "secret; T -3 » 6: the card takes 3 tea, with the die the next sells at 6"
    if isinstance(frame, st.CardChoice):
        return "secret; T +3 » 2: the card brings 3 tea, with the die the next costs 2"
    if isinstance(frame, st.ShipPurchase) and no_dock_is_free(seen, frame.seat):
        return "all docks are taken: a ship must leave the game for the new one"
    return HINTS.get(type(frame), "")


# --- parts for small screens ----------------------------------------------------------------------------------------

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
    canvas.put(0, 12, _footer(t, seen, TAB_SIZE[0]), "bold")
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
    canvas.put(0, 12, _footer(t, seen, TAB_SIZE[0]), "bold")
    return canvas


def _zones_tab(t: Tables, seen: State, look: Look) -> Canvas:
    canvas = Canvas(*TAB_SIZE)
    for zone in range(len(t.zones)):
        draw_zone(t, canvas, seen, look, zone, 0, zone * (ZONE_HEIGHT - 1), TAB_SIZE[0])
        _draw_prices(t, canvas, seen, look, zone, 40, zone * (ZONE_HEIGHT - 1) + 1)
    canvas.put(0, TAB_SIZE[1] - 1, _footer(t, seen, TAB_SIZE[0]).ljust(TAB_SIZE[0]), "bold")
    return canvas


def _draw_prices(t: Tables, canvas: Canvas, seen: State, look: Look, zone: int, x: int, y: int) -> None:
    """What the first cube of each good of a zone costs now, and after die and card as far as the viewer knows them."""
    row = t.zones[zone]
    for line, good in enumerate((row.main_good, row.second_good)):
        column, there = t.layout(seen.players).columns[INDIES][good], seen.columns[INDIES][good]
        text = f"{column[there - 1]} PO" if there else "none"
        if seen.dice and not has_flowed(seen, INDIES):
            then = outlook(t, seen, look, INDIES, good)
            text += f", {column[then - 1] if then else '-'} when {flow(t, seen, INDIES, good)} have come"
        at = canvas.put(x, y + line, f"{t.goods[good].name.lower()} ", KINDS[good])
        canvas.put(at, y + line, text, "dim")


def _ports_tab(t: Tables, seen: State, look: Look) -> Canvas:
    canvas = Canvas(*TAB_SIZE)
    draw_ports(t, canvas, seen, look)
    if seen.agent_card != NONE:
        for line, part in enumerate(neutral_card(t, seen).split("; ")):
            canvas.put(0, 9 + line, part, "dim")
    canvas.put(0, 12, _footer(t, seen, TAB_SIZE[0]), "bold")
    return canvas


def mat(game: EastIndiaCompanies, seen: State, seat: Seat, look: Look) -> Canvas:
    """Everything open about one player's port; with the ships in hand if that player is the viewer."""
    return draw_mat(game.tables, seen, seat, look)
