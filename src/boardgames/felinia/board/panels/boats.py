"""The boats drawn: what they cost, who is aboard, and what will become of them."""

from boardgames.core.protocol import SEAT_LETTERS, Seat
from boardgames.drawing.board import Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import KINDS, PLAYERS
from boardgames.felinia.actions import Board
from boardgames.felinia.board.map import tile_mark
from boardgames.felinia.board.panels.markets import good_style, mover
from boardgames.felinia.box.rows import Boat
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.game import Felinia
from boardgames.felinia.rules.boarding import places_left, shortfall
from boardgames.felinia.rules.exploration import docks_by_time, leaving
from boardgames.felinia.state import Departures, State
from boardgames.felinia.words.names import counted, short

BOAT_WIDTH, BOAT_HEIGHT = 25, 6


def docks_in_order(t: Tables, seen: State) -> list[int]:
    """Docks in the order in which their boats leave, empty ones last."""
    return [*docks_by_time(t, seen), *(dock for dock, ship in enumerate(seen.ships) if not ship.boat)]


def regard(game: Felinia, seen: State, look: Look) -> Seat | None:
    """For whom prices are worked out: the viewer, else who is asked."""
    return look.viewer if look.viewer is not None else mover(game, seen)


def price(t: Tables, boat: Boat) -> list[tuple[str, str]]:
    """What one merchant pays, part by part, with styles."""
    goods = t.boat_goods[boat.id]
    parts = [(counted(t, good, count), good_style(t, good)) for good, count in enumerate(goods) if count]
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
    if dock not in leaving(t, seen):
        return "waits"
    if not places_left(t, seen.ships[dock]):
        return "full"
    return "last" if seen.end else "next"


def verdict(game: Felinia, seen: State, look: Look, dock: int, width: int) -> tuple[str, str]:
    """Whether the one who looks could pay for the boat, and if not, what is lacking."""
    t, seat, ship = game.tables, regard(game, seen, look), seen.ships[dock]
    if seat is None or not ship.boat:
        return ("", "")
    if not places_left(t, ship):
        return ("no place left", "dim")
    own = look.viewer == seat
    goods, coins = shortfall(t, seen.players[seat], ship.boat)
    lack = [f"{count} {short(t, good, count)}" for good, count in enumerate(goods) if count]
    missing = " ".join(lack + ([f"${coins}"] if coins else []))
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
    number = t.country_number[boat.destination]
    canvas.box(x, y, width, BOAT_HEIGHT, "", "frame")
    canvas.put(x + 1, y, f" {boat.time} ", "bold")
    canvas.put(x + 3 + len(boat.time), y, f"{t.countries[number].label} ", KINDS[number])
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
    left, open_tiles = posts_left(t, seen, number), _face_up(t, seen, number)
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
