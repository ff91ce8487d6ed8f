"""One player's board and belongings drawn.

What only its owner may see has the same rows and columns whatever it is, a dot for all that is not there: who looks
from across the table learns nothing from its shape.
"""

from boardgames.core.game import Seat
from boardgames.felinia.face.colours import (
    BLACK,
    COIN,
    COIN_INK,
    FLAG,
    FLAG_INK,
    SIGNS,
    SPECIAL,
    SPECIAL_INK,
    SYMBOL_INKS,
    TILE,
    TILE_INK,
)
from boardgames.felinia.face.panels import notes
from boardgames.felinia.face.panels.scene import Scene, scene
from boardgames.felinia.face.panels.sheet import crate, merchants
from boardgames.felinia.face.things import bonus
from boardgames.felinia.game import Felinia
from boardgames.felinia.rules.scoring import group_sets, groups, trade_count
from boardgames.felinia.state import State
from boardgames.felinia.view import BLANK
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, DIM, GOLD, INK, RAISED, SHEET, SOFT, WARM, bold
from boardgames.kit.look import Look
from boardgames.kit.panels import seat_chip, show_selection, slot

WIDTH, LEFT = 78, 11
ROWS = ("mat-coins", "mat-goods", "mat-resources", "mat-merchants", "mat-settled")
OPEN_ROWS = 6
"""Rows that everybody may see: what only the owner sees comes below them."""


def mat(game: Felinia, seen: State, seat: Seat, look: Look) -> Canvas:
    """Money, tokens, goods, merchants and tiles; the faces of the tiles as far as the state shows them."""
    view = scene(game, seen, look)
    shown = _is_open(view, seat)
    private = (4 if view.expert else 2) if shown else (3 if view.expert else 2)
    canvas = Canvas(WIDTH, OPEN_ROWS + private + 1, SHEET)
    canvas.fill(0, 0, WIDTH, 1, RAISED)
    end = seat_chip(canvas, 0, 0, seat) + 1
    end = canvas.put(end, 0, look.names[seat], bold(BRIGHT)) + 3
    canvas.put(end, 0, view.say("first-player") if seen.first == seat else "", WARM)
    for row, label in enumerate(ROWS, 1):
        canvas.put(1, row, view.fit(LEFT - 2, label), DIM)
    _draw_coins(canvas, view, seat, 1)
    _draw_goods(canvas, view, seat, 2)
    _draw_resources(canvas, view, seat, 3)
    _draw_merchants(canvas, view, seat, 4)
    (_draw_open_tiles if shown else _draw_closed_tiles)(canvas, view, seat, OPEN_ROWS)
    _draw_total(canvas, view, seat, canvas.height - 1, shown)
    show_selection(canvas, look.selected, drawn=False)
    return canvas


def _is_open(view: Scene, seat: Seat) -> bool:
    """True if the faces of this player's tiles and cards are seen."""
    t, p = view.t, view.seen.players[seat]
    things = (*p.trade, *p.bonus, *p.mystery)
    shown = bool(things) and all(map({*t.trade_tiles, *t.bonus_tiles, *t.mystery_cards}.__contains__, things))
    return shown or view.look.viewer == seat or not view.seen.frames


# what everybody sees


def _draw_coins(canvas: Canvas, view: Scene, seat: Seat, y: int) -> None:
    """The track of coins, the circles of the own board, the bid tokens in hand."""
    t, p = view.t, view.seen.players[seat]
    x = LEFT
    for amount in range(t.money.max + 1):
        if amount == p.money:
            x = canvas.chip(x, y, f" {amount} ", GOLD, BLACK)
        else:
            x = canvas.put(
                x, y, f" {amount} ", COIN_INK if amount < p.money else DIM, ground=COIN if amount < p.money else ""
            )
    canvas.mark(f"purse.{seat}", LEFT, y, x - LEFT, 1)
    start = x = canvas.put(x + 3, y, view.say("own-board") + " ", DIM)
    for lap, income in enumerate(t.bank.lap_income):
        spent = p.circles >> lap & 1
        x = (seat_chip(canvas, x, y, seat, 4) if spent else canvas.put(x, y, f"+{income} ●", SOFT)) + 1
    canvas.mark(f"own-board.{seat}", start, y, x - 1 - start, 1)
    canvas.put(x + 2, y, view.say("tokens", n=p.tokens), INK)


def _draw_goods(canvas: Canvas, view: Scene, seat: Seat, y: int) -> None:
    x = LEFT
    for good, count in enumerate(view.seen.players[seat].goods):
        for _ in range(count):
            if x + 5 <= WIDTH:
                x = crate(canvas, view.t, x, y, good) + 1
    if x == LEFT:
        x = canvas.put(x, y, view.say("none"), DIM)
    canvas.mark(f"goods.{seat}", LEFT, y, x - LEFT, 1)


def _draw_resources(canvas: Canvas, view: Scene, seat: Seat, y: int) -> None:
    p = view.seen.players[seat]
    held = {"gold": p.gold, "spice": p.spice} | ({"provision": p.provisions} if view.expert else {})
    x = LEFT
    for kind, count in held.items():
        x = canvas.put(x, y, f"{SIGNS[kind]} {view.words.amount(kind, count)}", SYMBOL_INKS[kind]) + 3
    canvas.mark(f"resources.{seat}", LEFT, y, x - 3 - LEFT, 1)


def _draw_merchants(canvas: Canvas, view: Scene, seat: Seat, y: int) -> None:
    """Draw how many are left and aboard; below, where they have settled, those of a group joined."""
    p = view.seen.players[seat]
    sizes = groups(view.board, p.settled)
    aboard = sum(ship.merchants.count(seat) for ship in view.seen.ships)
    text = view.say("left-and-aboard", left=p.stock, aboard=aboard)
    x = canvas.put(LEFT, y, text, INK if p.stock > 2 else WARM) + 3
    x = merchants(canvas, x, y, seat, sizes)
    if sizes:
        canvas.put(x + 1, y, view.say("worth-points", points=view.merchant_points(seat)), SOFT)
    canvas.mark(f"merchants.{seat}", LEFT, y, WIDTH - LEFT, 2)
    board, x = view.board, LEFT
    joined = [[at for at in range(len(board.provinces)) if group >> at & 1] for group in group_sets(board, p.settled)]
    named = sum(len(board.provinces[at].label) + 1 for group in joined for at in group) + len(joined) <= WIDTH - LEFT
    for group in joined:
        for number, at in enumerate(group):
            province, country = board.provinces[at], board.countries[at]
            text = province.label if named else province.code
            x = canvas.put(x, y + 1, "+", INK) if number else x
            x = canvas.chip(x, y + 1, text, FLAG[country], FLAG_INK[country])
        x += 1
    if not joined:
        canvas.put(x, y + 1, view.say("nowhere-yet"), DIM)


# what others see


def _draw_closed_tiles(canvas: Canvas, view: Scene, seat: Seat, y: int) -> None:
    """Draw how many tiles and cards there are, and from which country a tile comes."""
    t, p = view.t, view.seen.players[seat]
    canvas.put(1, y, view.fit(LEFT - 2, "mat-face-down"), DIM)
    x = LEFT
    for number, country in enumerate(t.countries):
        count = sum(t.backs.get(name, name) == BLANK + country.id for name in p.trade)
        text = f" {country.label} {count or '·'} "
        x = _count(canvas, x, y, text, bool(count), FLAG[number], FLAG_INK[number])
    canvas.mark(f"tiles.{seat}", LEFT, y, WIDTH - LEFT, 1)
    counts = {"bonus": len(p.bonus)} | ({"places": len(p.mystery)} if view.expert else {})
    for row, (what, count) in enumerate(counts.items(), y + 1):
        canvas.put(1, row, view.fit(LEFT - 2, f"mat-{what}"), DIM)
        canvas.put(LEFT, row, view.say("face-down", n=count), INK if count else DIM)
        canvas.mark(f"{what}.{seat}", LEFT, row, WIDTH - LEFT, 1)


# what only the owner sees: of one size


def _draw_open_tiles(canvas: Canvas, view: Scene, seat: Seat, y: int) -> None:
    t, p = view.t, view.seen.players[seat]
    canvas.put(1, y, view.fit(LEFT - 2, "mat-tiles"), DIM)
    x = LEFT
    for number, people in enumerate(t.peoples):
        count = trade_count(t, p, people.id)
        text = f" {people.label} {count or '·'} "
        x = _count(canvas, x, y, text, bool(count), TILE[number], TILE_INK[number])
    canvas.mark(f"tiles.{seat}", LEFT, y, WIDTH - LEFT, 1)
    canvas.put(1, y + 1, view.fit(LEFT - 2, "mat-bonus"), DIM)
    x = LEFT
    for text, there, ground, ink in bonus.slots(view, seat):
        x = slot(canvas, x, y + 1, text, there, ground, ink)
    canvas.mark(f"bonus.{seat}", LEFT, y + 1, WIDTH - LEFT, 1)
    if not view.expert:
        return
    canvas.put(1, y + 2, view.fit(LEFT - 2, "mat-special"), DIM)
    x = LEFT
    for special in notes.specials(t):
        x = slot(canvas, x, y + 2, notes.mark(view.words, special), special.id in p.trade, SPECIAL, SPECIAL_INK)
    canvas.mark(f"special.{seat}", LEFT, y + 2, WIDTH - LEFT, 1)
    canvas.put(1, y + 3, view.fit(LEFT - 2, "mat-places"), DIM)
    x, kept = LEFT, {t.mystery_cards.get(card) for card in p.mystery}
    for kind in t.mystery_kinds.values():
        x = slot(canvas, x, y + 3, kind.label, kind.id in kept, SPECIAL, SPECIAL_INK)
    canvas.mark(f"places.{seat}", LEFT, y + 3, WIDTH - LEFT, 1)


def _count(canvas: Canvas, x: int, y: int, text: str, some: bool, ground: str, ink: str) -> int:
    """Draw how many of a kind there are; quiet if there is none."""
    return (canvas.chip(x, y, text, ground, ink) if some else canvas.put(x, y, text, DIM)) + 1


# points

HEADS = {
    "total-tiles": (),
    "total-merchants": ("FEL-SCO-04",),
    "total-stores": ("FEL-SCO-09", "FEL-SCO-10", "FEL-SCO-11"),
    "total-places": ("FEL-XSC-02",),
    "total-special": ("FEL-SPC-02", "FEL-SPC-03", "FEL-SPC-04", "FEL-SPC-05"),
}
"""Headings under which the mat counts, each with the rules of its lines of the score sheet; all others are tiles."""


def _draw_total(canvas: Canvas, view: Scene, seat: Seat, y: int, shown: bool) -> None:
    if not view.look.tells_score(seat):
        return
    p, sheet = view.seen.players[seat], view.sheets[seat]
    canvas.put(1, y, view.fit(5, "mat-worth"), DIM)
    canvas.put(7, y, f"{sheet.total:>3}", bold(BRIGHT))
    if not shown:
        canvas.put(LEFT, y, view.say("and-face-down") if p.trade or p.bonus or p.mystery else "", SOFT)
        return
    tiles, *others = HEADS if view.expert else list(HEADS)[:3]
    points = {head: sum(line.points for line in sheet.lines if line.rule in HEADS[head]) for head in others}
    points = {tiles: sheet.total - sum(points.values()), **points}
    canvas.put(LEFT, y, "  ".join(f"{view.say(head)} {count:>2}" for head, count in points.items()), INK)
