"""Katzburg drawn: markets, guild and boats."""

from boardgames.core.protocol import SEAT_LETTERS, Seat
from boardgames.drawing.board import Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import KINDS, PLAYERS
from boardgames.felinia.actions import BidGuild, BidMarket, Board, Swap
from boardgames.felinia.board.map import tile_mark
from boardgames.felinia.box.tables import Boat, BonusTile, Tables
from boardgames.felinia.game import Felinia
from boardgames.felinia.state import Buy, Departures, Guild, State, phase
from boardgames.felinia.words.events import short

MARKET_WIDTH, MARKET_HEIGHT = 31, 4
BOAT_WIDTH, BOAT_HEIGHT = 25, 6


def good_style(t: Tables, good: int) -> str:
    """Goods have the colour of a country."""
    return KINDS[t.country_number[t.goods[good].country]]


def mover(game: Felinia, seen: State) -> Seat | None:
    """Who is asked."""
    decisions = game.decisions(seen)
    return decisions[0].seat if decisions else None


def regard(game: Felinia, seen: State, look: Look) -> Seat | None:
    """For whom prices are worked out: the viewer, else who is asked."""
    return look.viewer if look.viewer is not None else mover(game, seen)


# markets and guild


def draw_market(game: Felinia, canvas: Canvas, seen: State, look: Look, place: int, x: int, y: int) -> None:
    """A market or the guild as a box of four rows."""
    t = game.tables
    spot = t.places[place]
    closed = len(seen.players) in spot.closed_at
    canvas.box(x, y, MARKET_WIDTH, MARKET_HEIGHT, spot.label, "dim" if closed else "frame")
    canvas.mark(spot.id, x, y, MARKET_WIDTH, MARKET_HEIGHT)
    if closed:
        canvas.put(x + 2, y + 1, f"closed with {len(seen.players)} players", "dim")
        return
    if spot.id in look.legal:
        code = f"[{look.legal[spot.id]}]"
        canvas.put(x + MARKET_WIDTH - len(code) - 2, y, code, "legal")
    if place == len(t.places) - 1:
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
    if not any(f"{t.places[place].id}.{good.id}" in look.legal for good in t.goods):
        x += 1
    if not any(seen.markets[place]):
        return canvas.put(x, y, "no goods", "dim")
    for good, count in enumerate(seen.markets[place]):
        spot = f"{t.places[place].id}.{t.goods[good].id}"
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
    if phase(seen) == "auction" and not bidding:
        return f"next pays ${len(seen.piles[place]) + 1}", "dim"
    return "", ""


def _ghost_bid(game: Felinia, seen: State, look: Look, place: int) -> Seat | None:
    """Whose token the selected bid would put here."""
    spot = game.tables.places[place].id
    here = isinstance(look.action, BidMarket) and look.action.market == spot
    at_guild = isinstance(look.action, BidGuild) and place == len(game.tables.places) - 1
    return mover(game, seen) if here or at_guild else None


# boats


def docks_by_time(t: Tables, seen: State) -> list[int]:
    """Docks in the order in which their boats leave, empty ones last."""
    late = 24 * 60
    return sorted(range(len(seen.ships)), key=lambda dock: minutes(t, seen, dock, late))


def minutes(t: Tables, seen: State, dock: int, otherwise: int) -> int:
    boat = t.boats.get(seen.ships[dock].boat)
    return boat.minutes if boat else otherwise


def price(t: Tables, boat: Boat) -> list[tuple[str, str]]:
    """What one merchant pays, part by part, with styles."""
    parts = [(t.goods[good].counted(count), good_style(t, good)) for good, count in enumerate(boat.goods) if count]
    return parts + ([(f"${boat.coins}", "money")] if boat.coins else [])


FATES = {
    "lands": ("is landing", "good"),
    "soon": ("sails soon", "warn"),
    "full": ("full: sails", "good"),
    "last": ("last sailing", "warn"),
    "next": ("next to sail", "warn"),
    "waits": ("waits", "dim"),
}
"""What will become of a boat, in a word, in a few words, and the style of both."""


def fate(t: Tables, seen: State, dock: int) -> str:
    """What will become of the boat, as things stand."""
    for frame in seen.frames:
        if isinstance(frame, Departures):
            return "lands" if frame.docks[:1] == (dock,) else "soon" if dock in frame.docks else "waits"
    full = [d for d, s in enumerate(seen.ships) if s.boat in t.boats and len(s.merchants) == t.boats[s.boat].places]
    if dock in full:
        return "full"
    if seen.end:
        return "last"
    return "next" if not full and dock == docks_by_time(t, seen)[0] else "waits"


def lack(t: Tables, seen: State, seat: Seat, boat: Boat) -> list[str]:
    """What a player has too little of to board, in words."""
    p = seen.players[seat]
    missing = []
    for good, (need, have) in enumerate(zip(boat.goods, p.goods, strict=True)):
        if need > have:
            missing.append(f"{need - have} {short(t, good, need - have)}")
    return missing + ([f"${boat.coins - p.money}"] if boat.coins > p.money else [])


def verdict(game: Felinia, seen: State, look: Look, dock: int, width: int) -> tuple[str, str]:
    """Whether the one who looks could pay for the boat, and if not, what is lacking."""
    t, seat = game.tables, regard(game, seen, look)
    boat = t.boats.get(seen.ships[dock].boat)
    if seat is None or boat is None:
        return ("", "")
    own = look.viewer == seat
    if len(seen.ships[dock].merchants) >= boat.places:
        return ("no place left", "dim")
    missing = " ".join(lack(t, seen, seat, boat))
    if not missing:
        return ("you can pay" if own else f"{SEAT_LETTERS[seat]} can pay", "good")
    text = f"you lack {missing}" if own else f"{SEAT_LETTERS[seat]} lacks {missing}"
    return (text if len(text) <= width else f"lack {missing}", "")


def draw_places(game: Felinia, canvas: Canvas, seen: State, look: Look, dock: int, x: int, y: int) -> int:
    """The places of a boat, front first, with the merchants on them."""
    ship = seen.ships[dock]
    boat = game.tables.boats[ship.boat]
    boarding = isinstance(look.action, Board) and look.action.dock == game.tables.docks[dock].id
    ghost = mover(game, seen) if boarding else None
    for place in range(boat.places):
        if place < len(ship.merchants):
            seat = ship.merchants[place]
            x = canvas.put(x, y, f"({SEAT_LETTERS[seat]})", PLAYERS[seat]) + 1
        elif ghost is not None and place == len(ship.merchants):
            x = canvas.put(x, y, f"({SEAT_LETTERS[ghost]})", "ghost") + 1
        else:
            x = canvas.put(x, y, "( )", "dim") + 1
    return x


def draw_boat(game: Felinia, canvas: Canvas, seen: State, look: Look, dock: int, x: int, y: int, width: int) -> None:
    """A boat as a box of six rows."""
    t, spot = game.tables, game.tables.docks[dock]
    boat = t.boats.get(seen.ships[dock].boat)
    if boat is None:
        canvas.box(x, y, width, BOAT_HEIGHT, spot.label, "dim")
        canvas.mark(spot.id, x, y, width, BOAT_HEIGHT)
        canvas.put(x + 2, y + 2, "no boat here now", "dim")
        return
    country = t.countries[boat.country]
    canvas.box(x, y, width, BOAT_HEIGHT, "", "frame")
    canvas.put(x + 1, y, f" {boat.time} ", "bold")
    canvas.put(x + 3 + len(boat.time), y, f"{country.label} ", KINDS[boat.country])
    canvas.mark(spot.id, x, y, width, BOAT_HEIGHT)
    if spot.id in look.legal:
        code = f"[{look.legal[spot.id]}]"
        canvas.put(x + width - len(code) - 1, y, code, "legal")
    at = x + 2
    for text, style in price(t, boat):
        at = canvas.put(at, y + 1, text, style) + 2
    draw_places(game, canvas, seen, look, dock, x + 2, y + 2)
    text, style = FATES[fate(t, seen, dock)]
    canvas.put(x + width - 2 - len(text), y + 2, text, style)
    text, style = verdict(game, seen, look, dock, width - 3)
    canvas.put(x + (2 if len(text) <= width - 3 else 1), y + 3, text, style)
    left, open_tiles = posts_left(t, seen, boat.country), _face_up(t, seen, boat.country)
    text = f"{left}: {open_tiles}" if open_tiles else left
    canvas.put(x + 2, y + 4, text if len(text) <= width - 4 else left, "dim")


def _face_up(t: Tables, seen: State, country: int) -> str:
    """The tiles of a country that all can see: `j3 j3 !LA`."""
    posts = [post for post in t.boards[seen.variant].posts[country] if seen.tiles[post] and seen.face_up >> post & 1]
    return " ".join(sorted(tile_mark(t, seen.tiles[post])[0].lstrip("=") for post in posts))


def posts_left(t: Tables, seen: State, country: int) -> str:
    """How many trade tiles are still there, and in the classic game how many of them lie face up."""
    posts = t.boards[seen.variant].posts[country]
    left = [post for post in posts if seen.tiles[post]]
    shown = sum(seen.face_up >> post & 1 for post in left)
    return f"{len(left)} tiles" if seen.variant == "expert" else f"{len(left)} tiles, {shown} face up"
