"""A line of advice: what the next cubes cost or fetch, or a hint for the question."""

from boardgames.core.game import Seat
from boardgames.core.messages import Argument
from boardgames.eic import state as st
from boardgames.eic.box.tables import EUROPE, INDIES, MARKETS, Tables
from boardgames.eic.face.colours import BLACK, PAPER
from boardgames.eic.face.panels.ribbon import draw_order, order_width
from boardgames.eic.face.panels.scene import Scene, plate
from boardgames.eic.face.words.choices import prices_ahead
from boardgames.eic.face.words.names import begun, good_name
from boardgames.eic.rules.loading import cube_price, hold_left
from boardgames.eic.rules.outlook import outlook
from boardgames.eic.rules.period import has_flowed
from boardgames.eic.rules.ports import has_free_dock
from boardgames.eic.rules.trade import cargo_worth, known_card
from boardgames.eic.state import LoadingTurn, State, UnloadTurn, WarehouseTurn
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import INK

HINTS: dict[type, str] = {
    st.SaleWindow: "hint-sale-window",
    st.AgentTurn: "hint-agent-turn",
    st.ShipPurchase: "hint-ship-purchase",
    st.PostChoice: "hint-post-choice",
    st.ExchangeTurn: "hint-exchange-turn",
    st.CardLook: "hint-card-look",
    st.ShipPlacement: "hint-ship-placement",
    st.UnloadChoice: "hint-unload-choice",
}
"""Messages for questions that are not about the price of cubes."""

AHEAD = 4
"""Maximum number of cubes whose cost and proceeds the advice shows."""
SHORTEST = 24
"""Columns in which the shortest reminder of a card has room in every language."""


def draw_advice(canvas: Canvas, scene: Scene, x: int, y: int, width: int, *, order: bool = False) -> None:
    """Draw who is asked, and what helps to answer; where there is no ribbon the order of initiative, too."""
    canvas.mark("advice", x, y, width, 1)
    if scene.frame is None or scene.seat is None:
        canvas.put(x + 1, y, scene.fit(width - 1, "hint-over"), INK)
        return
    markets = remembered(scene, scene.seat) if scene.look.viewer is None and scene.look.choices else []
    text = _help(scene, scene.frame, width - 4)
    if markets:  # what only this seat can look up comes before a hint for all
        room = width - 8 - len(_reminder(scene, SHORTEST, markets))
        text = text if len(text) <= room else _help(scene, scene.frame, room)
    plate(canvas, x, y, scene, scene.seat)
    end = canvas.put(x + 4, y, text, INK)
    if markets:
        words = _reminder(scene, x + width - end - 4, markets)
        end = canvas.chip(end + 2, y, f" {words} ", PAPER, BLACK) if words else end
    if order and end + 2 + order_width(scene) <= x + width:
        draw_order(canvas, scene, x + width, y, "board-order")


def remembered(scene: Scene, seat: Seat) -> list[int]:
    """Return the markets whose face-down card the seat has seen and this picture hides."""
    s = scene.s
    return [
        market
        for market in (INDIES, EUROPE)
        if s.drawn[market] == st.HIDDEN and s.seen[market] >> seat & 1 and not has_flowed(s, market)
    ]


def _reminder(scene: Scene, width: int, markets: list[int]) -> str:
    if len(markets) > 1:
        return scene.fit(width, "board-remembered-both")
    return scene.fit(width, "board-remembered", market=MARKETS[markets[0]])


def _help(scene: Scene, frame: st.AnyFrame, width: int) -> str:
    return projection(scene, width) or _hint(scene, frame, width)


def _hint(scene: Scene, frame: st.AnyFrame, width: int) -> str:
    """Return what helps with a question that is not about the price of cubes."""
    t, me = scene.t, scene.s.companies[frame.seat]
    key, facts = HINTS.get(type(frame), ""), dict[str, Argument]()
    match frame:
        case st.ExchangeTurn() if scene.s.period == st.LAST_PERIOD:
            key = "hint-exchange-turn-last"
        case st.AgentTurn() if scene.s.period == 1:
            key = "hint-agent-turn-first"
        case st.AgentTurn() if t.galleon in me.fleet and scene.s.period == st.LAST_PERIOD - 1:
            key = "hint-agent-turn-galleons"
        case st.CardChoice():
            key, facts = "hint-card-choice", {"market": MARKETS[frame.market]}
        case st.RaiseCash():
            key, facts = "hint-raise-cash", {"owed": sum(frame.owed)}
        case st.Discard():
            key, facts = "hint-discard", {"ship": t.ships[frame.ship].id}
        case st.ShipPurchase() if not has_free_dock(me):
            key = "hint-docks-full"
    costs: dict[str, Argument] = {"surcharge": t.costs.surcharge_per_player, "discount": t.costs.trading_post_discount}
    return scene.fit(width, key, **costs, **facts) if key else ""


def projection(scene: Scene, width: int) -> str:
    """Return what the next cubes would cost or fetch for the seat that trades, as far as it fits; empty if none
    does."""
    t, s, frame = scene.t, scene.s, scene.frame
    match frame:
        case LoadingTurn():
            room = min(hold_left(t, frame), AHEAD)
            tried = [(count, after) for count in range(room, 0, -1) for after in (True, False)]
            if room > 1:  # more prices say more than how many are sold before
                tried.sort(key=lambda one: (one[0] < 2, not one[1], -one[0]))
            texts = (_loading_text(scene, frame, count, after) for count, after in tried)
            return next((text for text in texts if len(text) <= width), "")
        case WarehouseTurn():
            return _selling_text(scene, frame.seat, s.companies[frame.seat].warehouse, width)
        case UnloadTurn():
            return _selling_text(scene, frame.seat, s.companies[frame.seat].docks[frame.dock].cargo, width)
        case _:
            return ""


def _loading_text(scene: Scene, frame: LoadingTurn, count: int, after: bool) -> str:
    """Return what the next cubes of the zone cost, and what each would fetch after all cargo that sells before it."""
    one, other = (_bargain(scene, frame, good, count, after) for good in scene.t.zone_goods[frame.zone])
    return begun(scene.say("board-bargains", one=one, other=other))


def _bargain(scene: Scene, frame: LoadingTurn, good: int, count: int, after: bool) -> str:
    t, s = scene.t, scene.s
    there, name = min(count, s.columns[INDIES][good]), t.goods[good].id
    if not there:
        return scene.say("board-sold-out", good=name)
    costs = " ".join(str(cube_price(t, s, frame.seat, frame.zone, good, taken)) for taken in range(there))
    then = outlook(t, s, frame, good, there)
    fetched, ahead = " ".join(map(str, then.fetched)), then.ahead if after else 0
    return scene.say("board-bargain", good=name, costs=costs, fetched=fetched, ahead=ahead)


def _selling_text(scene: Scene, seat: Seat, cubes: tuple[int, ...], width: int) -> str:
    """Return what the next cubes fetch one after the other, and with room for it all of them together."""
    t, s = scene.t, scene.s
    each = ", ".join(_fetches(t, s, seat, good, cubes.count(good)) for good in sorted(set(cubes)))
    return scene.fit(width, "board-fetch", each=each, worth=cargo_worth(t, s, seat, cubes))


def _fetches(t: Tables, s: State, seat: Seat, good: int, count: int) -> str:
    prices = prices_ahead(t, s, seat, good, count, known_card(s, seat))
    return f"{good_name(t, good)} {' '.join(map(str, prices))}"
