"""Katzburg drawn: markets, guild, bid tokens and the player boards they may lie on."""

from boardgames.core.protocol import SEAT_LETTERS, Seat
from boardgames.drawing.board import Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import KINDS, PLAYERS
from boardgames.felinia.actions import BidBank, BidGuild, BidMarket, Swap
from boardgames.felinia.box.rows import BonusTile
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.game import Felinia
from boardgames.felinia.rules.auction import is_closed
from boardgames.felinia.rules.tokens import next_price
from boardgames.felinia.state import Bid, Buy, Guild, State
from boardgames.felinia.words.codes import BANK, good_place
from boardgames.felinia.words.names import short

MARKET_WIDTH, MARKET_HEIGHT = 31, 4


def good_style(t: Tables, good: int) -> str:
    """Goods have the colour of a country."""
    return KINDS[t.country_number[t.goods[good].country_colour]]


def mover(game: Felinia, seen: State) -> Seat | None:
    """Who is asked."""
    decisions = game.decisions(seen)
    return decisions[0].seat if decisions else None


# markets and guild


def draw_market(game: Felinia, canvas: Canvas, seen: State, look: Look, place: int, x: int, y: int) -> None:
    """A market or the guild as a box of four rows."""
    t = game.tables
    spot = t.places[place]
    closed = is_closed(t, seen, place)
    canvas.box(x, y, MARKET_WIDTH, MARKET_HEIGHT, spot.label, "dim" if closed else "frame")
    canvas.mark(spot.id, x, y, MARKET_WIDTH, MARKET_HEIGHT)
    if closed:
        canvas.put(x + 2, y + 1, f"closed with {len(seen.players)} players", "dim")
        return
    if spot.id in look.legal:
        code = f"[{look.legal[spot.id]}]"
        canvas.put(x + MARKET_WIDTH - len(code) - 2, y, code, "legal")
    if spot.kind == "guild":
        draw_bonus(t, canvas, seen, look, x + 1, y + 1)
    else:
        draw_goods(t, canvas, seen, look, place, x + 1, y + 1)
    draw_pile(game, canvas, seen, look, place, x + 2, y + 2, MARKET_WIDTH - 4)


def acts(seen: State, place: int) -> bool:
    """Whether a token acts here now: only then are single goods and bonus tiles places of their own."""
    top = seen.frames[-1] if seen.frames else None
    return isinstance(top, Buy | Guild) and top.place == place


def draw_goods(t: Tables, canvas: Canvas, seen: State, look: Look, place: int, x: int, y: int) -> int:
    """The goods of a market; those that may be bought now with the code to type, for which the margin is needed."""
    if not any(good_place(t, place, good.id) in look.legal for good in t.goods):
        x += 1
    if not any(seen.markets[place]):
        return canvas.put(x, y, "no goods", "dim")
    for good, count in enumerate(seen.markets[place]):
        spot = good_place(t, place, t.goods[good].id)
        for copy in range(count):
            if copy == 0 and spot in look.legal:
                x = canvas.put(x, y, f"{look.legal[spot]}:{short(t, good)}", "legal", spot) + 1
            else:
                own = spot if acts(seen, place) and not copy else None
                x = canvas.put(x, y, short(t, good), good_style(t, good), own) + 1
    return x


def draw_bonus(t: Tables, canvas: Canvas, seen: State, look: Look, x: int, y: int) -> None:
    """The bonus tiles left: `=` counts as one tile of the people, `+` gives a point for each."""
    offered = any(tile in look.legal for tile in seen.bonus)
    if not offered:
        x = canvas.put(x + 1, y, "bonus ", "dim")
    if not seen.bonus:
        canvas.put(x, y, "none left", "dim")
    for tile in seen.bonus:
        bonus = t.bonus_tiles[tile]
        mark = bonus_mark(bonus)
        if tile in look.legal:
            x = canvas.put(x, y, f"{look.legal[tile]}{mark[0]}", "legal", tile) + 1
        else:
            own = tile if acts(seen, len(t.places) - 1) else None
            x = canvas.put(x, y, mark, KINDS[t.country_number[bonus.people]], own) + 1


def bonus_mark(tile: BonusTile) -> str:
    """`=Li` counts as a Lions tile, `+Ja` gives a point for each Jaguars tile."""
    return f"{'=' if tile.effect == 'counts-as' else '+'}{tile.people[:2].capitalize()}"


def draw_pile(game: Felinia, canvas: Canvas, seen: State, look: Look, place: int, x: int, y: int, width: int) -> None:
    """Tokens, the next to act first, each with the price it would pay; then what one more would pay."""
    pile, end = seen.piles[place], x + width
    ghost = _ghost_bid(game, seen, look, place)
    if not pile and ghost is None:
        x = canvas.put(x, y, "no token", "dim") + 1
    shown = pile if ghost is None else (*pile, ghost)
    dense = len(shown) > 5
    for depth, seat in enumerate(reversed(shown)):
        style = "ghost" if ghost is not None and depth == 0 else PLAYERS[seat]
        x = canvas.put(x, y, SEAT_LETTERS[seat], style)
        if not dense:
            x = canvas.put(x, y, f"${len(shown) - depth}", "bold" if acts(seen, place) and depth == 0 else "money") + 1
    if dense:
        x = canvas.put(x, y, f" top pays ${len(shown)}", "money") + 1
    note, style = _note(game, seen, place, ghost is not None)
    if x + len(note) <= end:
        canvas.put(end - len(note), y, note, style)


def _note(game: Felinia, seen: State, place: int, bidding: bool) -> tuple[str, str]:
    """What the next token would pay, or that one acts here, at the guild with how many swaps to choose from."""
    seat = mover(game, seen)
    if seat is not None and acts(seen, place):
        swaps = sum(isinstance(action, Swap) for action in game.legal_actions(seen, seat))
        return (f"{swaps} swaps", "legal") if swaps > 1 else ("acts now", "bold")
    if isinstance(seen.frames[-1] if seen.frames else None, Bid) and not bidding:
        return f"next pays ${next_price(seen, place)}", "dim"
    return "", ""


def _ghost_bid(game: Felinia, seen: State, look: Look, place: int) -> Seat | None:
    """Whose token the selected bid would put here."""
    spot = game.tables.places[place]
    here = isinstance(look.action, BidMarket) and look.action.market == spot.id
    at_guild = isinstance(look.action, BidGuild) and spot.kind == "guild"
    return mover(game, seen) if here or at_guild else None


# the player boards


def draw_bank(game: Felinia, canvas: Canvas, seen: State, look: Look, x: int, y: int) -> int:
    """The circles of all player boards: which laps were spent on money."""
    start, seat = x, mover(game, seen)
    code = look.legal.get(BANK)
    income = "/".join(str(n) for n in game.tables.bank.lap_income)
    x = canvas.put(x, y, f"[{code}]" if code else "bank", "legal" if code else "title") + 1
    top = seen.frames[-1] if seen.frames else None
    gain = f"+${game.tables.bank.lap_income[top.lap - 1]}" if isinstance(top, Bid) else f"+${income}"
    x = canvas.put(x, y, "own board", "dim") + 1
    x = canvas.put(x, y, gain, "money") + 1
    for owner, p in enumerate(seen.players):
        x = canvas.put(x, y, SEAT_LETTERS[owner], PLAYERS[owner])
        for lap in range(len(game.tables.bank.lap_income)):
            spent = p.circles >> lap & 1
            here = owner == seat and isinstance(look.action, BidBank) and isinstance(top, Bid) and top.lap == lap + 1
            text = str(lap + 1) if spent or here else "·"
            x = canvas.put(x, y, text, "ghost" if here else "bold" if spent else "dim")
        x += 1
    canvas.mark(BANK, start, y, x - start - 1, 1)
    return x
