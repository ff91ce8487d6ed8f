"""Drawing of what is open in front of everybody: three rows per player, for the large table; and the result."""

from boardgames.core.game import Seat
from boardgames.felinia.face.colours import BAND, FLAG, FLAG_INK, SIGNS, SYMBOL_INKS, TILE, TILE_INK
from boardgames.felinia.face.panels.scene import Scene
from boardgames.felinia.face.panels.sheet import crate, crate_colour, header, merchants, people_mark, shortened
from boardgames.felinia.rules.scoring import groups, trade_count
from boardgames.felinia.rules.state_helpers import goods_held
from boardgames.felinia.view import BLANK
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, FAINT, GOLD, INK, PLAYERS, SHEET, SOFT, WARM, bold, exact, of_player
from boardgames.kit.panels import seat_chip

CRATES = 5
"""Goods that have room side by side: more are counted by their codes."""


def draw_players(canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> None:
    t = scene.t
    canvas.fill(x, y, width, 13, SHEET)
    note = scene.say("storage-note", free=t.storage.free, cost=t.storage.paid_extra_cost)
    header(canvas, x, y, width, scene.say("players"), note)
    for seat in range(len(scene.seen.players)):
        _draw_player(canvas, scene, x, y + 1 + 3 * seat, width, seat)


def _draw_player(canvas: Canvas, scene: Scene, x: int, y: int, width: int, seat: Seat) -> None:
    seen, p = scene.seen, scene.seen.players[seat]
    canvas.mark(f"player.{seat}", x, y, width, 2)
    if seat == scene.asked:
        canvas.fill(x, y, width, 2, BAND)
    canvas.fill(x + 1, y, 3, 2, of_player(PLAYERS, seat))
    seat_chip(canvas, x + 1, y, seat)
    canvas.put(x + 5, y, shortened(scene.look.names[seat], 9), bold(BRIGHT))
    canvas.put(x + 5, y + 1, scene.fit(9, "first") if seat == seen.first else "", WARM)
    at = canvas.put(x + 15, y, "●" * p.money, GOLD)
    canvas.put(at, y, "·" * (scene.t.money.max - p.money), exact(FAINT))
    held, at = {"gold": p.gold, "spice": p.spice} | ({"provision": p.provisions} if scene.expert else {}), x + 15
    for kind, count in held.items():
        at = canvas.put(at, y + 1, f"{SIGNS[kind]} {count}", SYMBOL_INKS[kind]) + 1
    at = x + 28
    few = goods_held(p) <= CRATES
    for good, count in enumerate(p.goods):
        for _ in range(count if few else 0):
            at = crate(canvas, scene.t, at, y, good) + 1
        if count and not few:
            number = crate_colour(scene.t, good)
            at = canvas.chip(at, y, f"{count}{scene.t.goods[good].code}", FLAG[number], FLAG_INK[number]) + 1
    if not any(p.goods):
        canvas.put(at, y, scene.say("no-goods"), SOFT)
    at = merchants(canvas, x + 28, y + 1, seat, groups(scene.board, p.settled))
    aboard = sum(ship.merchants.count(seat) for ship in seen.ships)
    text = scene.say("aboard-and-left", aboard=aboard, left=p.stock)
    canvas.right(x + 57, y + 1, text, INK if p.stock > 2 else WARM)
    draw_won(canvas, scene, x + 59, y, seat)


def draw_won(canvas: Canvas, scene: Scene, x: int, y: int, seat: Seat) -> None:
    """Tiles that a player has taken: by people for their owner, by country of origin for the others."""
    t, p = scene.t, scene.seen.players[seat]
    own = bool(p.trade) and all(name in t.trade_tiles for name in p.trade)
    at = canvas.put(x, y, scene.say("tiles-won", n=len(p.trade), known=int(own or not p.trade)), SOFT) + 1
    for number, country in enumerate(t.countries):
        if own:
            count = trade_count(t, p, country.id)
        else:
            count = sum(t.backs.get(name, name) == BLANK + country.id for name in p.trade)
        if count:
            ground, ink = (TILE[number], TILE_INK[number]) if own else (FLAG[number], FLAG_INK[number])
            at = canvas.chip(at, y, people_mark(t, number, count), ground, ink)
    counts = {"won-bonus": len(p.bonus), "won-cards": len(p.mystery) if scene.expert else 0}
    canvas.put(x, y + 1, "  ".join(scene.say(label, n=count) for label, count in counts.items() if count), SOFT)


# the end

RESULT_ROWS = 5


def draw_result(canvas: Canvas, scene: Scene, x: int, y: int, width: int) -> None:
    """Points of all players, the winner's in gold; coins break ties."""
    canvas.fill(x, y, width, RESULT_ROWS, SHEET)
    header(canvas, x, y, width, scene.say("game-over"), scene.say("coins-break-ties"), lit=True)
    sheets = scene.sheets
    best = max((sheet.total, scene.seen.players[sheet.seat].money) for sheet in sheets)
    for row, sheet in enumerate(sheets, y + 1):
        p, told = scene.seen.players[sheet.seat], scene.look.tells_score(sheet.seat)
        end = seat_chip(canvas, x + 1, row, sheet.seat) + 1
        canvas.put(end, row, shortened(scene.look.names[sheet.seat], 16), BRIGHT)
        wins = told and (sheet.total, p.money) == best
        points = scene.say("total-points", points=sheet.total) if told else ""
        canvas.right(x + 30, row, points, bold(GOLD if wins else BRIGHT))
        canvas.right(x + width - 1, row, scene.words.coins(p.money), WARM if wins else SOFT)
        canvas.mark(f"player.{sheet.seat}", x, row, width, 1)
