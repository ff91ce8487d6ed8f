"""The same as the table in parts for small screens, the one that the open question needs first."""

from boardgames.drawing.board import TAB_SIZE, Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.colours import SHEET, TABLE
from boardgames.eic import state as st
from boardgames.eic.board.colours import LABEL
from boardgames.eic.board.map import draw_map
from boardgames.eic.board.panels.advice import draw_advice
from boardgames.eic.board.panels.exchange import draw_exchange
from boardgames.eic.board.panels.homeward import draw_homeward
from boardgames.eic.board.panels.ledgers import LEDGER_HEIGHT, draw_ledger, draw_trader
from boardgames.eic.board.panels.offers import draw_cards, draw_yard_sheet
from boardgames.eic.board.panels.ports import PORT_HEIGHT, draw_port, neutral_card
from boardgames.eic.board.panels.ring import draw_ring, draw_strip
from boardgames.eic.board.panels.scene import Scene, shows, spread
from boardgames.eic.box.tables import EUROPE, INDIES, NONE
from boardgames.eic.game import EastIndiaCompanies
from boardgames.eic.state import State

MARKETS, EXCHANGE, AGENTS, MAP, PORTS, HOME = "Markets", "Exchange", "Agents", "Map", "Ports", "Homeward"

FIRST_TAB: dict[type, str] = {
    st.SaleWindow: EXCHANGE,
    st.AgentTurn: AGENTS,
    st.ShipPurchase: PORTS,
    st.Discard: PORTS,
    st.PostChoice: MAP,
    st.ExchangeTurn: EXCHANGE,
    st.CardChoice: MARKETS,
    st.CardLook: MARKETS,
    st.ShipPlacement: MAP,
    st.LoadingTurn: MARKETS,
    st.WarehouseTurn: MARKETS,
    st.UnloadChoice: PORTS,
    st.UnloadTurn: MARKETS,
    st.RaiseCash: EXCHANGE,
}
WIDTH, LAST = TAB_SIZE[0], TAB_SIZE[1] - 1


def tabs(game: EastIndiaCompanies, seen: State, look: Look) -> tuple[tuple[str, Canvas], ...]:
    """The same in parts of 78 x 13, the one that the open question needs first."""
    scene = Scene(game.tables, seen, look)
    parts = {
        MARKETS: _markets(scene),
        EXCHANGE: _exchange(scene),
        AGENTS: _agents(scene),
        MAP: _map(scene),
        PORTS: _ports(scene),
    }
    if scene.phase == "E":
        parts[HOME] = _homeward(scene)
    first = FIRST_TAB[type(scene.frame)] if scene.frame is not None else PORTS
    if first == PORTS and look.legal and set(look.legal) <= set(scene.t.zone_index):
        first = MAP  # only ships that were left there can go
    return ((first, parts.pop(first)), *parts.items())


def _sheet(scene: Scene) -> Canvas:
    canvas = Canvas(*TAB_SIZE, TABLE)
    canvas.shows_selection = shows(scene)
    draw_advice(canvas, scene, 0, LAST, WIDTH, order=True)
    return canvas


def _markets(scene: Scene) -> Canvas:
    canvas = _sheet(scene)
    draw_ledger(canvas, scene, EUROPE, 0, 0, 38)
    draw_ledger(canvas, scene, INDIES, 39, 0, 39)
    if isinstance(scene.frame, st.CardChoice):
        draw_cards(canvas, scene, scene.frame, 0, LEDGER_HEIGHT, WIDTH)
    else:
        canvas.put(1, LEDGER_HEIGHT, "- goes  + comes  ? may go or come with the card  gold: the next price", LABEL)
        draw_trader(canvas, scene, 0, LEDGER_HEIGHT + 1, WIDTH)
    return canvas


def _exchange(scene: Scene) -> Canvas:
    canvas = _sheet(scene)
    draw_exchange(canvas, scene, 0, 0, WIDTH, 8)
    draw_strip(canvas, scene, 3, 8)
    return canvas


def _agents(scene: Scene) -> Canvas:
    canvas = _sheet(scene)
    draw_ring(canvas, scene, 0, 0, WIDTH, 7)
    draw_exchange(canvas, scene, 0, 7, WIDTH, 5)
    return canvas


def _map(scene: Scene) -> Canvas:
    canvas = _sheet(scene)
    if isinstance(scene.frame, st.PostChoice):
        draw_map(canvas, scene, 0, 0, WIDTH, LAST, 7)
    else:
        draw_map(canvas, scene, 0, 0, WIDTH, LAST, 5)
    return canvas


def _homeward(scene: Scene) -> Canvas:
    canvas = _sheet(scene)
    draw_homeward(canvas, scene, 0, 0, WIDTH, LAST)
    return canvas


def _ports(scene: Scene) -> Canvas:
    """Two beside two; with three companies the free quarter has the shipyard's or the neutral company's news."""
    canvas, s = _sheet(scene), scene.s
    if isinstance(scene.frame, st.ShipPurchase):
        draw_yard_sheet(canvas, scene, 0, 0, WIDTH)
        x, wide = spread(WIDTH, 2)[0]
        draw_port(canvas, scene, scene.frame.seat, x, 3, wide)
        others = [company for company in range(len(s.companies)) if company != scene.frame.seat]
        _draw_neighbours(canvas, scene, others)
        return canvas
    for company in range(len(s.companies)):
        x, wide = spread(WIDTH, 2)[company % 2]
        draw_port(canvas, scene, company, x, company // 2 * PORT_HEIGHT, wide)
    if s.agent_card != NONE:
        x, wide = spread(WIDTH, 2)[1]
        canvas.fill(x, PORT_HEIGHT, wide, PORT_HEIGHT, SHEET)
        for line, text in enumerate(neutral_card(scene.t, s)):
            canvas.put(x + 1, PORT_HEIGHT + 1 + line, text, LABEL)
    return canvas


def _draw_neighbours(canvas: Canvas, scene: Scene, others: list[int]) -> None:
    """While a ship is bought: one more port beside the buyer's, the others by their heads."""
    x, wide = spread(WIDTH, 2)[1]
    draw_port(canvas, scene, others[0], x, 3, wide)
