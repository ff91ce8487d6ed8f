"""The same as the table in parts for small screens, and which of them the open question needs."""

from boardgames.core.game import Seat
from boardgames.eic import state as st
from boardgames.eic.box.tables import EUROPE, INDIES, NONE
from boardgames.eic.face.colours import LABEL, LIT
from boardgames.eic.face.map import draw_map
from boardgames.eic.face.panels.advice import draw_advice
from boardgames.eic.face.panels.exchange import draw_exchange
from boardgames.eic.face.panels.homeward import draw_homeward
from boardgames.eic.face.panels.ledgers import LEDGER_HEIGHT, draw_ledger, draw_trader
from boardgames.eic.face.panels.offers import draw_cards, draw_yard_sheet
from boardgames.eic.face.panels.ports import PORT_HEIGHT, draw_holdings, draw_neutral_card, draw_port
from boardgames.eic.face.panels.ribbon import draw_order, draw_period
from boardgames.eic.face.panels.ring import draw_ring, draw_strip
from boardgames.eic.face.panels.scene import Scene, show_selection, spread
from boardgames.eic.game import EastIndiaCompanies
from boardgames.eic.state import State
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import SHEET, TABLE
from boardgames.kit.look import TAB_SIZE, Look

MARKETS, EXCHANGE, AGENTS, MAP, PORTS = "tab-markets", "tab-exchange", "tab-agents", "tab-map", "tab-ports"
HOME, YARD = "tab-homeward", "tab-shipyard"
"""Only while they matter."""

NEEDED: dict[type, str] = {
    st.SaleWindow: EXCHANGE,
    st.AgentTurn: AGENTS,
    st.ShipPurchase: YARD,
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
RING_ROWS = 7


def tabs(game: EastIndiaCompanies, seen: State, look: Look) -> tuple[tuple[str, Canvas], ...]:
    """The same in parts of 78 x 13 or less, always in the same order."""
    scene = Scene.of(game, seen, look)
    parts = {
        MARKETS: _markets(scene),
        EXCHANGE: _exchange(scene),
        AGENTS: _agents(scene),
        MAP: _map(scene),
        PORTS: _ports(scene),
    }
    if isinstance(scene.frame, st.ShipPurchase):
        parts[YARD] = _shipyard(scene, scene.frame.seat)
    if scene.phase == "E":
        parts[HOME] = _homeward(scene)
    for canvas in parts.values():
        show_selection(canvas, scene)
    return tuple((scene.say(key), canvas) for key, canvas in parts.items())


def needed(game: EastIndiaCompanies, seen: State, look: Look) -> str:
    """The part that the open question needs."""
    scene = Scene.of(game, seen, look)
    first = NEEDED[type(scene.frame)] if scene.frame is not None else PORTS
    if first == PORTS and look.legal and set(look.legal) <= set(scene.t.zone_index):
        first = MAP  # only ships that were left there can go
    return scene.say(first)


def _sheet(scene: Scene, rows: int = LAST, *, order: bool = True) -> Canvas:
    """Return a canvas of this many rows and a last one with advice."""
    canvas = Canvas(WIDTH, rows + 1, TABLE)
    draw_advice(canvas, scene, 0, rows, WIDTH, order=order)
    return canvas


def _markets(scene: Scene) -> Canvas:
    """Both markets, and the trader's money and hold or the cards to choose from."""
    canvas = _sheet(scene, order=False)
    draw_ledger(canvas, scene, EUROPE, 0, 0, 38)
    draw_ledger(canvas, scene, INDIES, 39, 0, 39)
    if isinstance(scene.frame, st.CardChoice):
        draw_cards(canvas, scene, scene.frame, 0, LEDGER_HEIGHT, WIDTH)
    else:
        canvas.put(1, LEDGER_HEIGHT, scene.say("board-legend"), LABEL)
        draw_trader(canvas, scene, 0, LEDGER_HEIGHT + 1, WIDTH)
        draw_period(canvas, scene, 1, LEDGER_HEIGHT + 2)
        draw_order(canvas, scene, WIDTH, LEDGER_HEIGHT + 2)
    return canvas


def _exchange(scene: Scene) -> Canvas:
    canvas = _sheet(scene)
    draw_exchange(canvas, scene, 0, 0, WIDTH, 8)
    draw_strip(canvas, scene, 3, 8)
    return canvas


def _agents(scene: Scene) -> Canvas:
    """The ring alone: where an agent can go is a long list, and it stands below."""
    canvas = _sheet(scene, RING_ROWS)
    draw_ring(canvas, scene, 0, 0, WIDTH, RING_ROWS)
    return canvas


def _map(scene: Scene) -> Canvas:
    canvas = _sheet(scene)
    draw_map(canvas, scene, 0, 0, WIDTH, LAST)
    return canvas


def _homeward(scene: Scene) -> Canvas:
    canvas = _sheet(scene)
    draw_homeward(canvas, scene, 0, 0, WIDTH, LAST)
    return canvas


def _shipyard(scene: Scene, seat: Seat) -> Canvas:
    """Draw what can be bought, and the port that it goes to."""
    canvas = _sheet(scene)
    draw_yard_sheet(canvas, scene, 0, 0, WIDTH)
    draw_port(canvas, scene, seat, 0, 4, WIDTH)
    canvas.fill(0, 4 + PORT_HEIGHT, WIDTH, 1, LIT)
    draw_holdings(canvas, scene, seat, 1, 4 + PORT_HEIGHT, WIDTH - 2)
    return canvas


def _ports(scene: Scene) -> Canvas:
    """Two beside two; with two players the free quarter has the card of the neutral company."""
    canvas, s = _sheet(scene), scene.s
    for company in range(len(s.companies)):
        x, wide = spread(WIDTH, 2)[company % 2]
        draw_port(canvas, scene, company, x, company // 2 * PORT_HEIGHT, wide)
    if s.agent_card != NONE:
        x, wide = spread(WIDTH, 2)[1]
        canvas.fill(x, PORT_HEIGHT, wide, PORT_HEIGHT, SHEET)
        draw_neutral_card(canvas, scene, x + 1, PORT_HEIGHT + 1)
    return canvas
