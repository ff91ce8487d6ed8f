"""The players' ports in one line each: docks, warehouse, sales; and who unloads next."""

from boardgames.drawing.board import Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import PLAYER_INKS, PLAYERS
from boardgames.eic.board.panels.docks import DOCK_WIDTH, draw_docks, draw_store
from boardgames.eic.box.tables import Tables
from boardgames.eic.rules.end_of_period import sales_space
from boardgames.eic.rules.period import phase
from boardgames.eic.rules.share_values import share_value
from boardgames.eic.rules.trade import unloading_turns
from boardgames.eic.state import State, UnloadChoice, UnloadTurn
from boardgames.eic.words.names import EFFECTS, cell_name, letter

DOCKS, STORE, SALES = 4, 84, 95
"""Where the columns of the port lines begin."""


def name_of(s: State, look: Look, company: int) -> str:
    return look.names[company] if company < len(look.names) and company < s.players else "neutral"


def draw_port_heads(canvas: Canvas, y: int) -> None:
    """What the columns of the port lines are, in the lower edge of what stands above them."""
    for x, text in ((DOCKS - 1, " docks: ship speed/hold cargo "), (SALES - 1, " sales, steps of value ")):
        canvas.put(x, y, text, "dim")


def draw_port_line(t: Tables, canvas: Canvas, s: State, look: Look, company: int, y: int) -> None:
    """A port in one line of 118 columns; money and shares stand in the line of the player."""
    canvas.put(0, y, letter(s.players, company), PLAYERS[company])
    canvas.put(1, y, ">" if s.frames and s.frames[-1].seat == company else " ", "bold")
    draw_docks(t, canvas, s, look, company, [(DOCKS + DOCK_WIDTH * dock, y) for dock in range(4)])
    draw_store(t, canvas, s, company, STORE, y)
    canvas.put(SALES, y, sales_text(t, s, company), "" if s.companies[company].sales else "dim")


def sales_text(t: Tables, s: State, company: int) -> str:
    """The sales of the last period; from trade on also those of this one and the steps that the tens move the value."""
    one = s.companies[company]
    last = t.sales_floors[one.sales_index]
    if phase(s) != "E":
        return f"last period {last}+"
    return f"{one.sales} PO (last {last}+): {sales_space(t, one.sales) - one.sales_index:+d}"


def draw_ports(t: Tables, canvas: Canvas, s: State, look: Look) -> None:
    """Everybody's port in three rows of 78 columns."""
    for company, one in enumerate(s.companies):
        y = 3 * company
        canvas.put(0, y, f" {letter(s.players, company)} ", PLAYERS[company])
        canvas.put(4, y, name_of(s, look, company)[:13], PLAYER_INKS[company])
        if company < s.players:
            canvas.put(18, y, f"{one.treasury:3} PO", "money")
        canvas.put(27, y, f"value {share_value(t, s, company)}")
        canvas.put(37, y, f"sales {sales_text(t, s, company)}", "" if one.sales else "dim")
        draw_store(t, canvas, s, company, 68, y)
        draw_docks(t, canvas, s, look, company, [(5 + 37 * (dock % 2), y + 1 + dock // 2) for dock in range(4)])


def unloading_order(t: Tables, s: State) -> list[tuple[int, int]]:
    """(company, speed) of the loaded ships in the order in which they unload, the one being unloaded first."""
    frame = s.frames[-1] if s.frames else None
    section, start = 0, 0
    if isinstance(frame, UnloadTurn | UnloadChoice):
        section, start = frame.section, s.order.index(frame.seat)
    return [(company, t.speeds[number]) for number, company in unloading_turns(t, s, section, start)]


def draw_unloading(t: Tables, canvas: Canvas, s: State, x: int, y: int, end: int) -> None:
    """In phase E the ships that unload next: for each speed their owners in order."""
    x = canvas.put(x, y, "unload by speed", "dim")
    before = 0
    for company, speed in unloading_order(t, s):
        if x + 4 > end:
            return
        if speed != before:
            x = canvas.put(x + 1, y, f"{speed}:")
            before = speed
        x = canvas.put(x, y, letter(s.players, company), PLAYERS[company])


def neutral_card(t: Tables, s: State) -> tuple[str, str]:
    """The agent card of the neutral company that was played in this period: its effects, its agents."""
    effects = [
        EFFECTS[effect.kind] + (f" in {t.zones[t.zone_index[effect.zone]].roman}" if effect.zone else "")
        for effect in t.agent_cards[s.agent_card].effects
    ]
    cells = [cell_name(t, cell) for cell in t.agent_card_cells[s.agent_card]]
    return f"neutral card: {', '.join(effects)}", f"agents {', '.join(cells)}"
