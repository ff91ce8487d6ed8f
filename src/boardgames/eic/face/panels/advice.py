"""A line of advice: what the next cubes cost or fetch, or a hint for the question."""

from boardgames.core.game import Seat
from boardgames.eic import state as st
from boardgames.eic.box.tables import EUROPE, INDIES, MARKETS, Tables
from boardgames.eic.face.colours import BLACK, PAPER
from boardgames.eic.face.panels.ribbon import SHORT, draw_order, order_width
from boardgames.eic.face.panels.scene import Scene, plate
from boardgames.eic.face.words.choices import prices_ahead
from boardgames.eic.face.words.names import good_name
from boardgames.eic.rules.loading import cube_price, hold_left
from boardgames.eic.rules.outlook import outlook
from boardgames.eic.rules.period import has_flowed
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

AHEAD = 4
"""Of so many cubes the advice tells what they cost and fetch."""


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
    market = remembered(scene, scene.seat)
    if market is not None:
        said = f" P shows the {MARKETS[market].capitalize()} card that you saw "
        short = f" P: the {MARKETS[market].capitalize()} card "
        words = next((one for one in (said, short) if end + 2 + len(one) <= x + width), "")
        end = canvas.chip(end + 2, y, words, PAPER, BLACK) if words else end
    if order and end + 2 + order_width(scene) <= x + width:
        draw_order(canvas, scene, x + width, y, SHORT)


def remembered(scene: Scene, seat: Seat) -> int | None:
    """The market whose face-down card the seat to move has seen and this picture hides: everybody looks at it."""
    s = scene.s
    for market in (INDIES, EUROPE):
        if s.drawn[market] == st.HIDDEN and s.seen[market] >> seat & 1 and not has_flowed(s, market):
            return market
    return None


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
            room = min(hold_left(t, frame), AHEAD)
            tried = [(count, after) for count in range(room, 0, -1) for after in (True, False)]
            if room > 1:  # more prices say more than how many are sold before
                tried.sort(key=lambda one: (one[0] < 2, not one[1], -one[0]))
            texts = [_loading_text(t, s, frame, count, after) for count, after in tried]
            text = next((one for one in texts if len(one) <= width), texts[-1])
        case WarehouseTurn():
            text = _selling_text(t, s, frame.seat, s.companies[frame.seat].warehouse)
        case UnloadTurn():
            text = _selling_text(t, s, frame.seat, s.companies[frame.seat].docks[frame.dock].cargo)
        case _:
            return ""
    return text if len(text) <= width else text[: width - 1] + "…"


def _loading_text(t: Tables, s: State, frame: LoadingTurn, count: int, after: bool) -> str:
    """What the next cubes of the zone cost, and what each would fetch after all that is aboard and sells before it."""
    text = "; ".join(_bargain(t, s, frame, good, count, after) for good in t.zone_goods[frame.zone])
    return text[0].upper() + text[1:]


def _bargain(t: Tables, s: State, frame: LoadingTurn, good: int, count: int, after: bool) -> str:
    there = min(count, s.columns[INDIES][good])
    if not there:
        return f"{good_name(t, good)} sold out"
    costs = " ".join(str(cube_price(t, s, frame.seat, frame.zone, good, taken)) for taken in range(there))
    then = outlook(t, s, frame, good, there)
    ahead = f" after {then.ahead} sold" if then.ahead and after else ""
    return f"{good_name(t, good)}: pay {costs}, get {' '.join(map(str, then.fetched))}{ahead}"


def _selling_text(t: Tables, s: State, seat: Seat, cubes: tuple[int, ...]) -> str:
    each = ", ".join(_fetches(t, s, seat, good, cubes.count(good)) for good in dict.fromkeys(cubes))
    return f"Next cubes fetch {each}; all of them together {cargo_worth(t, s, seat, cubes)} PO"


def _fetches(t: Tables, s: State, seat: Seat, good: int, count: int) -> str:
    prices = prices_ahead(t, s, seat, good, count, known_card(s, seat))
    return f"{good_name(t, good)} {' '.join(map(str, prices))}"
