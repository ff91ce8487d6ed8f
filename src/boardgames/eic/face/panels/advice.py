"""A line of advice: what the next cubes cost or fetch, or a hint for the question."""

from boardgames.core.game import Seat
from boardgames.eic import state as st
from boardgames.eic.box.tables import EUROPE, INDIES, Tables
from boardgames.eic.face.panels.ribbon import SHORT, draw_order, order_width
from boardgames.eic.face.panels.scene import Scene, plate
from boardgames.eic.face.words.choices import prices_ahead
from boardgames.eic.face.words.names import good_name
from boardgames.eic.rules.loading import cube_price, hold_left
from boardgames.eic.rules.ports import has_free_dock
from boardgames.eic.rules.trade import cargo_worth, known_card
from boardgames.eic.state import LoadingTurn, State, UnloadTurn, WarehouseTurn
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import INK

HINTS: dict[type, str] = {
    st.SaleWindow: "All shares of one sale fetch the value of now; then it falls.",
    st.AgentTurn: "To its character or a neighbour; those there get {surcharge} PO.",
    st.ShipPurchase: "Fast ships load and sell first, large ones carry more.",
    st.PostChoice: "Cubes bought in a zone with your post cost {discount} PO less; one post a zone.",
    st.ExchangeTurn: "A share costs its value, then it rises; each period it pays its dividend.",
    st.CardLook: "This is the card that was chosen; it stays secret until it is shown.",
    st.ShipPlacement: "Face down. ■4 2▶ holds 4, has speed 2; the fastest load first.",
    st.UnloadChoice: "Every cube sold lowers the price of the next: which ship first?",
}
"""Short enough for the parts of 78 columns, too."""


def draw_advice(canvas: Canvas, scene: Scene, x: int, y: int, width: int, *, order: bool = False) -> None:
    """Who is asked, and what helps to answer; where there is no ribbon the order of initiative, too."""
    canvas.mark("advice", x, y, width, 1)
    if scene.frame is None or scene.seat is None:
        canvas.put(x + 1, y, "The game is over: money and the value of all shares count.", INK)
        return
    text = projection(scene.t, scene.s, width - 4)
    if not text:
        costs = scene.t.costs
        text = _hint(scene, scene.frame).format(
            surcharge=costs.surcharge_per_player, discount=costs.trading_post_discount
        )
    plate(canvas, x, y, scene, scene.seat)
    end = canvas.put(x + 4, y, text[: width - 4], INK)
    if order and end + 2 + order_width(scene) <= x + width:
        draw_order(canvas, scene, x + width, y, SHORT)


def _hint(scene: Scene, frame: st.AnyFrame) -> str:
    """What helps with a question that is not about the price of cubes."""
    if isinstance(frame, st.AgentTurn) and scene.s.period == 1:
        return "Period 1: to any character; those there get {surcharge} PO each."
    galleons = scene.t.galleon in scene.s.companies[frame.seat].fleet
    if isinstance(frame, st.AgentTurn) and galleons and scene.s.period == st.LAST_PERIOD - 1:
        return "To a neighbour at most. After this period all galleons leave the game."
    if isinstance(frame, st.CardChoice):
        verb = "take from Europe" if frame.market == EUROPE else "bring to the Indies"
        return f"In secret: what shall the card {verb}? The columns show it."
    if isinstance(frame, st.RaiseCash):
        return f"{sum(frame.owed)} PO of dividends must be paid: sell shares until there is enough."
    if isinstance(frame, st.Discard):
        return f"No dock is free: a ship must leave the game for the new {scene.t.ships[frame.ship].name}."
    if isinstance(frame, st.ShipPurchase) and not has_free_dock(scene.s.companies[frame.seat]):
        return "All docks are taken: a ship must leave the game for the new one."
    return HINTS.get(type(frame), "")


def projection(t: Tables, s: State, width: int) -> str:
    """What the next cubes would cost or fetch for the seat that is trading; empty if nobody is."""
    frame = s.frames[-1] if s.frames else None
    match frame:
        case LoadingTurn():
            room = hold_left(t, frame)
            text = _loading_text(t, s, frame, room)
            while len(text) > width and room > 1:
                room -= 1
                text = _loading_text(t, s, frame, room)
        case WarehouseTurn():
            text = _selling_text(t, s, frame.seat, s.companies[frame.seat].warehouse)
        case UnloadTurn():
            text = _selling_text(t, s, frame.seat, s.companies[frame.seat].docks[frame.dock].cargo)
        case _:
            return ""
    return text if len(text) <= width else text[: width - 1] + "…"


def _loading_text(t: Tables, s: State, frame: LoadingTurn, count: int) -> str:
    """What the next cubes of the zone cost, and what they would fetch in Europe after its die."""
    goods = t.zone_goods[frame.zone]
    buys = ", ".join(_costs(t, s, frame.seat, frame.zone, good, count) for good in goods)
    sells = ", ".join(_fetches(t, s, frame.seat, good, min(count, 3)) for good in goods)
    return f"Next cubes cost {buys}; Europe will pay {sells}"


def _selling_text(t: Tables, s: State, seat: Seat, cubes: tuple[int, ...]) -> str:
    each = ", ".join(_fetches(t, s, seat, good, cubes.count(good)) for good in dict.fromkeys(cubes))
    return f"Next cubes fetch {each}; all of them together {cargo_worth(t, s, seat, cubes)} PO"


def _costs(t: Tables, s: State, seat: Seat, zone: int, good: int, count: int) -> str:
    name = good_name(t, good)
    there = s.columns[INDIES][good]
    if not there:
        return f"{name} sold out"
    prices = [cube_price(t, s, seat, zone, good, taken) for taken in range(min(count, there))]
    return f"{name} {' '.join(map(str, prices))}"


def _fetches(t: Tables, s: State, seat: Seat, good: int, count: int) -> str:
    prices = prices_ahead(t, s, seat, good, count, known_card(s, seat))
    return f"{good_name(t, good)} {' '.join(map(str, prices))}"
