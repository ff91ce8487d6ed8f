"""Both markets as ladders of prices, and what the next cubes would cost or fetch."""

from boardgames.core.protocol import Seat
from boardgames.drawing.board import Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import KINDS
from boardgames.eic.actions import BuyCube, ChooseCard, SellCube, SellStored
from boardgames.eic.box.tables import EUROPE, INDIES, MARKETS, NONE, Tables
from boardgames.eic.rules.loading import arriving, cube_price, hold_left
from boardgames.eic.rules.period import has_flowed
from boardgames.eic.rules.trade import cargo_worth, leaving
from boardgames.eic.state import HIDDEN, LoadingTurn, State, UnloadTurn, WarehouseTurn
from boardgames.eic.words.choices import prices_ahead
from boardgames.eic.words.names import good_name

MARKET_SIZE = (59, 6)
TITLES = {
    EUROPE: "EUROPE  □ leave by die+card, then you sell at ○",
    INDIES: "INDIES  □ come by die+card, then you buy at ●",
}


def draw_market(t: Tables, canvas: Canvas, s: State, look: Look, market: int, x: int, y: int) -> None:
    """One row for each good: code, name, die and card, then every space from dear to cheap."""
    canvas.box(x, y, *MARKET_SIZE, TITLES[market])
    for good, row in enumerate(t.goods):
        place = f"{MARKETS[market]}-{row.id}"
        line = y + 1 + good
        canvas.mark(place, x + 1, line, MARKET_SIZE[0] - 2, 1)
        if code := look.legal.get(place):
            canvas.put(x + 1, line, code, "legal")
        canvas.put(x + 4, line, with_letter(row.name, row.letter), KINDS[good])
        canvas.put(x + 11, line, flow(t, s, market, good), "dim" if has_flowed(s, market) else "")
        _draw_spaces(t, canvas, s, look, market, good, x + 16, line)


def with_letter(name: str, letter: str) -> str:
    """The name of a good with the letter of its cubes as the only capital: `Tea`, `silK`."""
    return name.lower().replace(letter.lower(), letter, 1)


def flow(t: Tables, s: State, market: int, good: int) -> str:
    """Die and card of the period: `3+?` while the card lies face down."""
    if not s.dice:
        return ""
    card = s.drawn[market]
    more = "?" if card == HIDDEN else "" if card == NONE else str(t.layout(s.players).card_cubes[card][good])
    return f"{s.dice[market][good]}+{more}" if more else str(s.dice[market][good])


def outlook(t: Tables, s: State, look: Look, market: int, good: int) -> int:
    """Cubes on a column when trading begins: after the die and the card, as far as the viewer knows it or picks it."""
    cubes = s.columns[market][good]
    if not s.dice or has_flowed(s, market):
        return cubes
    card = t.card_index[look.action.card] if _picks(t, look, market) else s.drawn[market]
    return cubes - leaving(t, s, card)[good] if market == EUROPE else cubes + arriving(t, s, card)[good]


def _picks(t: Tables, look: Look, market: int) -> bool:
    """A card of this market is selected, but not chosen yet."""
    return isinstance(look.action, ChooseCard) and t.cards[t.card_index[look.action.card]].market == MARKETS[market]


def _draw_spaces(t: Tables, canvas: Canvas, s: State, look: Look, market: int, good: int, x: int, y: int) -> None:
    """`■` stays, `□` comes or goes before the trade, `○` or `●` is where the trade begins."""
    cubes, then = s.columns[market][good], outlook(t, s, look, market, good)
    following = then if market == EUROPE else then - 1
    moving = isinstance(look.action, SellCube | SellStored if market == EUROPE else BuyCube)
    ghost = _picks(t, look, market) or (moving and t.good_index.get(look.action.good) == good)
    for space, price in enumerate(t.layout(s.players).columns[market][good]):
        if space == following:
            glyph, style = ("○" if market == EUROPE else "●"), "ghost" if ghost else "money"
        elif space < max(cubes, then):
            glyph, style = "■" if space < min(cubes, then) else "□", KINDS[good]
        else:
            glyph, style = "·", "dim"
        canvas.put(x + 3 * space, y, f"{price:2}", style if style in ("money", "ghost") else "dim")
        canvas.put(x + 3 * space + 2, y, glyph, style)


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
    return f"next cubes cost {buys}; Europe will pay {sells}"


def _selling_text(t: Tables, s: State, seat: Seat, cubes: tuple[int, ...]) -> str:
    each = ", ".join(_fetches(t, s, seat, good, cubes.count(good)) for good in dict.fromkeys(cubes))
    return f"next cubes fetch {each}; all of them together {cargo_worth(t, s, seat, cubes)} PO"


def _costs(t: Tables, s: State, seat: Seat, zone: int, good: int, count: int) -> str:
    name = good_name(t, good)
    there = s.columns[INDIES][good]
    if not there:
        return f"{name} sold out"
    prices = [cube_price(t, s, seat, zone, good, taken) for taken in range(min(count, there))]
    return f"{name} {' '.join(map(str, prices))}"


def _fetches(t: Tables, s: State, seat: Seat, good: int, count: int) -> str:
    return f"{good_name(t, good)} {' '.join(map(str, prices_ahead(t, s, seat, good, count)))}"
