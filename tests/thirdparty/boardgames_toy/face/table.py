"""The table of the toy: a deck, and what everybody has picked."""

from boardgames.core.game import SEAT_LETTERS, Seat
from boardgames.kit.canvas import Canvas
from boardgames.kit.look import TAB_SIZE, TABLE_SIZE, Look
from boardgames.tui.look.styles import PLAYERS
from boardgames_toy.actions import AnyAction, Draw
from boardgames_toy.game import Toy
from boardgames_toy.state import State


def place(game: Toy, seen: State, action: AnyAction) -> str | None:
    return "deck" if isinstance(action, Draw) else None


def holdings(game: Toy, seen: State, seat: Seat) -> tuple[tuple[str, str], ...]:
    return (("coins", str(seen.coins[seat])), ("points", str(seen.points[seat])))


def table(game: Toy, seen: State, look: Look) -> Canvas:
    return _draw(Canvas(*TABLE_SIZE), seen, look)


def tabs(game: Toy, seen: State, look: Look) -> tuple[tuple[str, Canvas], ...]:
    return (("Deck", _draw(Canvas(*TAB_SIZE), seen, look)),)


def needed(game: Toy, seen: State, look: Look) -> str:
    return "Deck"


def mat(game: Toy, seen: State, seat: Seat, look: Look) -> Canvas:
    canvas = Canvas(78, 3)
    canvas.put(0, 0, SEAT_LETTERS[seat], PLAYERS[seat])
    canvas.put(2, 0, f"pick {seen.picks[seat]}")
    return canvas


def _draw(canvas: Canvas, seen: State, look: Look) -> Canvas:
    canvas.box(0, 0, 20, 5, f"Deck {look.legal.get('deck', '')}")
    canvas.put(2, 2, f"{len(seen.deck)} cards left")
    canvas.mark("deck", 0, 0, 20, 5)
    for seat, pick in enumerate(seen.picks):
        canvas.put(2, 6 + seat, SEAT_LETTERS[seat], PLAYERS[seat])
        canvas.put(4, 6 + seat, f"pick {pick}" if pick > 0 else "picked" if pick else "")
        canvas.mark(f"pick-{seat}", 0, 6 + seat, 20, 1)
    return canvas
