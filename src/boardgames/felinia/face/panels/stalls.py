"""Drawing of the markets' and the guild's offers below their piles, the players' own boards, and the purchase
counter."""

from boardgames.core.game import SEAT_LETTERS
from boardgames.felinia.actions import BidBank, Decline
from boardgames.felinia.face.colours import ROW
from boardgames.felinia.face.panels.boats import can_still_buy, completing
from boardgames.felinia.face.panels.scene import Scene
from boardgames.felinia.face.panels.sheet import crate
from boardgames.felinia.face.things.bonus import draw_letters
from boardgames.felinia.face.words.names import BANK, good_place
from boardgames.felinia.state import Bid, Buy
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, CURSOR, DIM, FAINT, GOLD, GOOD, INK, ON_CURSOR, bold, exact
from boardgames.kit.panels import brackets, seat_chip


def draw_stall(canvas: Canvas, scene: Scene, x: int, y: int, place: int, width: int) -> None:
    """The goods of a market; a green arrow at what would complete a boat."""
    t, row = scene.t, y
    wanted = completing(scene) if can_still_buy(scene, place) else set()
    buying = isinstance(scene.top, Buy) and scene.top.place == place
    for good, count in enumerate(scene.seen.markets[place]):
        spot = good_place(t, place, t.goods[good].id)
        for copy in range(count):
            crate(canvas, t, x, row, good, width)
            if good in wanted:
                canvas.put(x + width, row, "◀", GOOD)
            if buying and copy == 0:
                canvas.mark(spot, x, row, width, count)
                if scene.look.selected == spot:
                    brackets(canvas, x, row, width)
            row += 1
    for blank in range(row, y + 3):
        canvas.put(x, blank, "·".center(width), exact(FAINT))


def draw_guild_offer(canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> None:
    """Draw what the guild has: the swap, and a letter for each bonus tile that is left."""
    canvas.put(x, y, scene.fit(width, "guild-swap").center(width), INK)
    canvas.put(x, y + 1, scene.fit(width, "guild-bonus").center(width), INK if scene.seen.bonus else DIM)
    draw_letters(canvas, scene, x + (width - 5) // 2, y + 2)


def draw_bank(canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> None:
    """The own boards: a token there brings coins by the lap; who has put one there."""
    lap_now = scene.top.lap if isinstance(scene.top, Bid) else 0
    canvas.fill(x, y, width, 1, ROW)
    code, chosen = scene.look.legal.get(BANK), scene.look.selected == BANK
    if code:
        canvas.key(x + 1, y, f" {code} ", chosen=chosen)
    else:
        end = canvas.put(x + 1, y, scene.fit(6, "bank"), bold(BRIGHT))
        if chosen:
            brackets(canvas, x + 1, y, end - x - 1)
    start = x + 8
    step = (x + width - start) // len(scene.t.bank.lap_income)
    for lap, income in enumerate(scene.t.bank.lap_income):
        now = lap + 1 == lap_now
        at = canvas.put(start + lap * step, y, f"+{income} ●", bold(GOLD) if now else DIM) + 1
        for seat, p in enumerate(scene.seen.players):
            if p.circles >> lap & 1:
                at = seat_chip(canvas, at, y, seat, 1)
        if now and isinstance(scene.look.action, BidBank) and scene.asked is not None:
            canvas.chip(at, y, SEAT_LETTERS[scene.asked], CURSOR, ON_CURSOR)
    canvas.mark(BANK, x, y, width, 1)


def draw_foot(canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> None:
    """While somebody buys, the counter: each kind with its key. Else what the arrow means, and who is first."""
    if isinstance(scene.top, Buy):
        _draw_counter(canvas, scene, x, y, scene.top.place)
        return
    wanted = completing(scene)
    stalls = [market for place, market in enumerate(scene.seen.markets) if can_still_buy(scene, place)]
    offered = any(market[good] for market in stalls for good in wanted)
    at = x + 1
    if offered and scene.purse is not None:
        at = canvas.put(at, y, "◀ ", GOOD)
        at = canvas.put(at, y, scene.say("completes", who=SEAT_LETTERS[scene.purse]), DIM) + 2
    text = " " + scene.say("is-first")
    at = x + width - 2 - len(text)
    seat_chip(canvas, at, y, scene.seen.first, 1)
    canvas.put(at + 1, y, text, DIM)
    canvas.mark("first", at, y, len(text) + 1, 1)


def _draw_counter(canvas: Canvas, scene: Scene, x: int, y: int, place: int) -> None:
    """Each kind of good that the market has, with the key to buy it."""
    t, wanted, market = scene.t, completing(scene), scene.seen.markets[place]
    at = canvas.put(x + 1, y, scene.say("take"), bold(BRIGHT)) + 1
    for good, count in enumerate(market):
        if not count:
            continue
        spot = good_place(t, place, t.goods[good].id)
        code, chosen, start = scene.look.legal.get(spot), scene.look.selected == spot, at
        if code:
            at = canvas.key(at, y, code, chosen=chosen) + 1
        at = crate(canvas, t, at, y, good)
        if code:
            canvas.mark(spot, start, y, at - start, 1)
            if chosen:
                brackets(canvas, start, y, at - start)
        at = canvas.put(at, y, "◀", GOOD) + 1 if good in wanted else at + 1
    if passing := scene.code(Decline):
        canvas.key(x + 37, y, passing, chosen=isinstance(scene.look.action, Decline))
