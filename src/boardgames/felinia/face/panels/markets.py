"""The auction as a chart: a pile is a bar, its height is the price; the purse stands beside it on the same scale."""

from dataclasses import dataclass

from boardgames.core.game import SEAT_LETTERS, Seat
from boardgames.felinia.actions import BidGuild, BidMarket
from boardgames.felinia.face.colours import BAND, COIN, COIN_EDGE, COIN_INK, GHOSTS, ON_GHOST, QUIET_COIN, ROW, STALL
from boardgames.felinia.face.panels.scene import Scene
from boardgames.felinia.face.panels.sheet import header
from boardgames.felinia.face.panels.stalls import draw_bank, draw_foot, draw_guild_offer, draw_stall
from boardgames.felinia.rules.auction import is_closed
from boardgames.felinia.rules.tokens import price
from boardgames.felinia.state import Bid, Buy, Guild
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import (
    BRIGHT,
    CURSOR,
    DIM,
    FAINT,
    GOLD,
    KEY,
    ON_CURSOR,
    ON_PLAYERS,
    PLAYERS,
    QUIET_PLAYERS,
    SHEET,
    SOFT,
    bold,
    exact,
    of_player,
)
from boardgames.kit.panels import brackets, seat_chip

LEVELS = 6
"""Maximum level of a purse: whatever costs more cannot be paid, and is only counted."""


@dataclass(frozen=True)
class Chart:
    """Sizes: width of the sheet, of a column with its gap, rows a level, where the first column is."""

    width: int = 42
    column: int = 6
    level: int = 1
    first: int = 5

    @property
    def floor(self) -> int:
        """The first row below the piles."""
        return 2 + LEVELS * self.level

    @property
    def height(self) -> int:
        return self.floor + 5

    @property
    def wide(self) -> bool:
        """Purses of all players, whole names and the bag."""
        return self.width > 60

    def left(self, place: int) -> int:
        """Where the column of a place begins; the last, the guild, stands a little apart."""
        return self.first + self.column * place + (1 if place == 5 else 0)


SMALL, NARROW, WIDE = Chart(), Chart(54, 8), Chart(83, 10, 2, 21)


def draw_markets(canvas: Canvas, scene: Scene, x: int, y: int, chart: Chart = SMALL) -> None:
    """Markets and guild: names, piles, goods, the players' own boards, and what is taken at the place that acts."""
    top = scene.top
    acting = top.place if isinstance(top, Buy | Guild) else None
    canvas.fill(x, y, chart.width, chart.height, SHEET)
    title, note, ink = _title(scene)
    header(canvas, x, y, chart.width, title, note, ink=ink, lit=isinstance(top, Bid | Buy | Guild))
    canvas.put(x + 1, y + 1, scene.fit(chart.first - 1, "pays"), DIM)
    (_draw_purses if chart.wide else _draw_purse)(canvas, scene, x, y, chart)
    for place in range(len(scene.t.places)):
        _draw_column(canvas, scene, x + chart.left(place), y, place, chart, acting == place)
    draw_bank(canvas, scene, x, y + chart.floor + 3, 36 if chart.wide else chart.width)
    draw_foot(canvas, scene, x, y + chart.floor + 4, chart.width)
    if chart.wide:
        row = y + chart.floor + 3
        canvas.fill(x + 36, row, chart.width - 36, 1, ROW)
        bag = " ".join(f"{count} {scene.t.goods[good].tile}" for good, count in enumerate(scene.seen.bag))
        start = canvas.right(x + chart.width - 1, row, scene.say("bag-holds", goods=bag), SOFT)
        canvas.mark("bag", start, row, x + chart.width - 1 - start, 1)


def _title(scene: Scene) -> tuple[str, str, str]:
    """Title, note and its ink, by phase."""
    top = scene.top
    if isinstance(top, Bid):
        return scene.say("auction", lap=top.lap, laps=scene.t.bank.laps), scene.say("top-first"), SOFT
    if isinstance(top, Buy | Guild):
        place = scene.t.places[top.place].id
        note = scene.say("pays-at", who=SEAT_LETTERS[top.seat], price=price(scene.seen, top.place), place=place)
        return scene.say("commerce"), note, GOLD
    if scene.phase == "commerce":
        return scene.say("commerce"), scene.say("top-first"), SOFT
    return scene.say("markets"), "", SOFT


def _draw_column(canvas: Canvas, scene: Scene, x: int, y: int, place: int, chart: Chart, acting: bool) -> None:
    """A market or the guild: name, pile, what it offers."""
    t, spot, width = scene.t, scene.t.places[place], chart.column - 1
    floor, guild = y + chart.floor, place == scene.guild
    if acting:
        canvas.fill(x, y + 1, width, chart.floor + 2, STALL)
    canvas.mark(spot.id, x, y + 1, width, chart.floor + 2)
    closed = is_closed(t, scene.seen, place)
    name = spot.label if guild or chart.column > 8 else str(place + 1)
    canvas.put(x, y + 1, name.center(width), DIM if closed else bold(BRIGHT))
    if not guild:
        canvas.put(x + width, y + 1, "→", DIM)
    if closed:
        for row in range(3):
            shut = row == 1
            text = scene.fit(width, "shut").center(width) if shut else "░" * width
            canvas.put(x, floor + row, text, DIM if shut else exact(FAINT))
        return
    _draw_pile(canvas, scene, x, floor, place, chart, acting)
    if guild:
        draw_guild_offer(canvas, scene, x, floor, width)
    else:
        draw_stall(canvas, scene, x, floor, place, width)
    if scene.look.selected == spot.id and not isinstance(scene.top, Bid):
        brackets(canvas, x, y + 1, width)


# purses


def spending(scene: Scene, seat: Seat) -> tuple[int, int]:
    """Coins that the selected choice takes from a player, and coins that it brings."""
    change = scene.then.players[seat].money - scene.seen.players[seat].money
    return max(0, -change), max(0, change)


def _coin(canvas: Canvas, x: int, y: int, rows: int, text: str, ground: str, *, edge: str = COIN_EDGE) -> None:
    """A coin in a pile: as high as a level, its lower edge drawn so that coins on top of each other stay apart."""
    canvas.fill(x, y, 3, rows, ground)
    canvas.put(x, y + rows - 1, "▁▁▁", exact(edge))
    canvas.put(x + 1, y + (rows - 1) // 2, text, bold(ON_CURSOR if ground == CURSOR else COIN_INK))


def _draw_purse(canvas: Canvas, scene: Scene, x: int, y: int, chart: Chart) -> None:
    """The coins of the one who looks as a pile; what it can pay is a lighter band across the chart."""
    seat, floor = scene.purse, y + chart.floor
    money = scene.seen.players[seat].money if seat is not None else 0
    out, more = spending(scene, seat) if seat is not None else (0, 0)
    for level in range(1, LEVELS + 1):
        row = floor - level
        if level <= money:
            canvas.fill(x + chart.first - 1, row, chart.width - chart.first + 1, 1, BAND)
        if level <= money + more:
            _coin(canvas, x + 1, row, 1, str(level), CURSOR if not money - out >= level else COIN)
        else:
            canvas.put(x + 2, row, str(level), DIM)
    if seat is not None:
        seat_chip(canvas, x + 1, floor, seat)
        canvas.put(x + 1, floor + 1, scene.fit(chart.first - 1, "has"), DIM)
        canvas.put(x + 1, floor + 2, f"● {money}", GOLD)
        canvas.mark(f"purse.{seat}", x + 1, y + 2, 3, chart.floor + 1)


def _draw_purses(canvas: Canvas, scene: Scene, x: int, y: int, chart: Chart) -> None:
    """The coins of all players side by side; the band is what the one who is asked can pay."""
    floor, seat = y + chart.floor, scene.purse
    money = scene.seen.players[seat].money if seat is not None else 0
    for level in range(1, LEVELS + 1):
        row = floor - level * chart.level
        if level <= money:
            canvas.fill(x + chart.first - 1, row, chart.width - chart.first + 1, chart.level, BAND)
        canvas.put(x + 1, row, str(level), GOLD if level <= money else DIM)
    for owner, p in enumerate(scene.seen.players):
        left = x + 3 + owner * 4
        out, more = spending(scene, owner)
        for level in range(1, p.money + more + 1):
            ground = CURSOR if level > p.money - out else COIN if owner == seat else QUIET_COIN
            edge = SHEET if ground == QUIET_COIN else COIN_EDGE
            _coin(canvas, left, floor - level * chart.level, chart.level, "", ground, edge=edge)
        seat_chip(canvas, left, floor, owner)
        canvas.put(left, floor + 1, f"● {p.money}", GOLD)
        canvas.mark(f"purse.{owner}", left, y + 2, 3, chart.floor)


# piles


def _bids_here(scene: Scene, place: int) -> bool:
    """The selected bid would lie on this place."""
    action, spot = scene.look.action, scene.t.places[place]
    return (isinstance(action, BidMarket) and action.market == spot.id) or (
        isinstance(action, BidGuild) and place == scene.guild
    )


def _draw_pile(canvas: Canvas, scene: Scene, x: int, floor: int, place: int, chart: Chart, acting: bool) -> None:
    """Tokens from the bottom up, so that a level is a price; `×`: more tokens than goods, it may find nothing."""
    pile, width, rows = scene.seen.piles[place], chart.column - 1, chart.level
    short = 0 if place == scene.guild else max(0, len(pile) - sum(scene.seen.markets[place]))
    for level, owner in enumerate(pile[:LEVELS], 1):
        row = floor - level * rows
        middle = row + (rows - 1) // 2
        ground, ink = of_player(PLAYERS, owner), of_player(ON_PLAYERS, owner)
        canvas.fill(x, row, width, rows, ground)
        canvas.put(x, row + rows - 1, "▁" * width, exact(of_player(QUIET_PLAYERS, owner)))
        mover = acting and level == len(pile)
        text = f"▶ {SEAT_LETTERS[owner]} ◀" if mover else SEAT_LETTERS[owner]
        canvas.put(x + (width - len(text)) // 2, middle, text, bold(ink))
        if level <= short:
            canvas.put(x + width - 1, middle, "×", ink)
        if level == LEVELS and len(pile) > LEVELS:
            canvas.put(x, middle, f"+{len(pile) - LEVELS}", ink)
    if isinstance(scene.top, Bid):
        _draw_bid(canvas, scene, x, floor, place, chart)


def _draw_bid(canvas: Canvas, scene: Scene, x: int, floor: int, place: int, chart: Chart) -> None:
    """The key lies where the token would lie: its height is the price. The selected one is the token's ghost."""
    width, rows, pile = chart.column - 1, chart.level, scene.seen.piles[place]
    row = floor - (len(pile) + 1) * rows
    if len(pile) >= LEVELS:
        row, rows = floor - LEVELS * rows - 1, 1  # on the row of names
    spot = scene.t.places[place].id
    code = scene.look.legal.get(spot, "")
    if _bids_here(scene, place) and scene.asked is not None:
        seat = scene.asked
        canvas.fill(x, row, width, rows, of_player(GHOSTS, seat))
        canvas.put(x + width // 2 + 1, row + (rows - 1) // 2, SEAT_LETTERS[seat], bold(ON_GHOST))
        brackets(canvas, x, row, width, rows)
        if code and width > 4:
            canvas.key(x, row + (rows - 1) // 2, code, chosen=True)
    elif code:
        canvas.fill(x, row, width, rows, KEY)
        canvas.key(x, row + (rows - 1) // 2, code.center(width), chosen=scene.look.selected == spot)
    elif scene.look.selected == spot:
        brackets(canvas, x, row, width, rows)
