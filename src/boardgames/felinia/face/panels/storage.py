"""Drawing of what a player has, while they are asked what to keep and what to sell."""

from boardgames.core.game import SEAT_LETTERS
from boardgames.felinia.actions import Done, KeepFourth, Sell
from boardgames.felinia.face.colours import FLAG, FLAG_INK, SIGNS, SYMBOL_INKS
from boardgames.felinia.face.panels import notes
from boardgames.felinia.face.panels.scene import Scene
from boardgames.felinia.face.panels.sheet import crate, crate_colour, header
from boardgames.felinia.rules.resources import fitting
from boardgames.felinia.rules.state_helpers import goods_held
from boardgames.felinia.state import FinalSale, Storing
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, CURSOR, DIM, GOLD, INK, SHEET, bold
from boardgames.kit.panels import seat_chip


def draw_storage(canvas: Canvas, scene: Scene, x: int, y: int, width: int = 42) -> None:
    """The goods, gold and spice of the one who is asked, each with its key and its price; who else waits."""
    t, seat = scene.t, scene.asked
    canvas.fill(x, y, width, 13, SHEET)
    if seat is None:
        return
    p, free = scene.seen.players[seat], t.storage.free
    then = scene.then.players[seat].money
    note = scene.say("has-coins", who=SEAT_LETTERS[seat], n=p.money, then=then, changes=int(then != p.money))
    title = scene.say("storage" if isinstance(scene.top, Storing) else "final-sales")
    header(canvas, x, y, width, title, note, lit=True)
    seat_chip(canvas, x + 1, y + 1, seat)
    if isinstance(scene.top, Storing):
        text = scene.say("has-goods", n=goods_held(p), free=free)
    else:
        text = scene.say("may-sell")
        canvas.put(x + 5, y + 2, notes.store_points(scene.words), DIM)
    canvas.put(x + 5, y + 1, text, INK)
    canvas.mark(f"purse.{seat}", x, y + 1, width, 1)
    codes = {action.kind: code for action, code in scene.look.choices if isinstance(action, Sell)}
    row = _draw_things(canvas, scene, x, y + 3, codes)
    row = max(row + 1, y + 9)
    _draw_answer(canvas, scene, x + 1, row)
    if row < y + 11:
        canvas.put(x + 1, y + 11, scene.say("left-in-markets"), DIM)
    _draw_unsold(canvas, scene, x + 1, y + 12)


def _draw_things(canvas: Canvas, scene: Scene, x: int, y: int, codes: dict[str, str]) -> int:
    """One row a kind: how many there are, what one brings."""
    t = scene.t
    p = scene.seen.players[scene.asked or 0]
    chosen = scene.look.action.kind if isinstance(scene.look.action, Sell) else ""
    stock = [(t.goods[good].id, count) for good, count in enumerate(p.goods) if count]
    stock += [(what, count) for what, count in (("gold", p.gold), ("spice", p.spice)) if count]
    for row, (kind, count) in enumerate(stock, y):
        if kind in codes:
            canvas.key(x + 1, row, codes[kind], chosen=kind == chosen)
        canvas.put(x + 6, row, f"+{fitting(t, p, t.prices[kind])} ●", bold(CURSOR) if kind == chosen else GOLD)
        at = x + 12
        for _ in range(count):
            if kind in t.good_number:
                at = crate(canvas, t, at, row, t.good_number[kind]) + 1
            else:
                at = canvas.put(at, row, SIGNS[kind], SYMBOL_INKS[kind]) + 1
        if kind not in t.good_number:
            canvas.put(at, row, scene.words.good(kind), SYMBOL_INKS[kind])
        canvas.mark(f"stock.{kind}", x, row, 42, 1)
    return y + len(stock)


def _draw_unsold(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    """Draw what nobody has bought."""
    t = scene.t
    for good in range(len(t.goods)):
        count, number = sum(market[good] for market in scene.seen.markets), crate_colour(t, good)
        if count:
            x = canvas.chip(x, y, f"{count} {t.goods[good].tile}", FLAG[number], FLAG_INK[number]) + 1


def _draw_answer(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    keep, done, store = scene.code(KeepFourth), scene.code(Done), scene.t.storage
    if isinstance(scene.top, Storing):
        if keep:
            x = canvas.key(x, y, f" {keep} ", chosen=isinstance(scene.look.action, KeepFourth)) + 1
        text = scene.say("pay-to-keep", cost=store.paid_extra_cost, goods=store.free + store.paid_extra)
        canvas.put(x, y, text if keep else scene.say("sell-surplus"), BRIGHT if keep else DIM)
    elif isinstance(scene.top, FinalSale) and done:
        x = canvas.key(x, y, f" {done} ", chosen=isinstance(scene.look.action, Done)) + 1
        canvas.put(x, y, scene.say("sell-no-more"), INK)
