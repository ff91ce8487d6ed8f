"""Card display, book display and bonus spaces."""

from boardgames.core.protocol import SEAT_LETTERS
from boardgames.drawing.board import Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import PLAYERS
from boardgames.mombasa.actions import PlaceDisc
from boardgames.mombasa.board.panels.names import card_style, put_code, short_book
from boardgames.mombasa.box.tables import (
    TOTALS,
    AdvanceSpace,
    AnySpace,
    BuyOrDiamondsSpace,
    BuySpace,
    MajoritySpace,
    MarkerSpace,
    RewardSpace,
    SellSpace,
    Tables,
    TileSpace,
)
from boardgames.mombasa.rules.discs import occupied, spaces_in_play
from boardgames.mombasa.rules.display import open_discount, price
from boardgames.mombasa.state import State
from boardgames.mombasa.words.names import brief, company_code, label, medium

SPACE_NAMES = {
    "start-player": "1st",
    "buy-card": "Buy",
    "sell-card": "Sell",
    "tile-plus-one": "+1",
    "tile-bookkeeper": "Bk",
    "tile-merchant": "Mer",
    "tile-expansion": "Exp",
}


NARROW = 10
"""Of a bonus space on the table: a disc on it hides what it would cost."""


def draw_cards(t: Tables, canvas: Canvas, s: State, look: Look, x: int, y: int) -> None:
    """One line a column of the display, the dearest first: `a Cof2  4`."""
    off = open_discount(t, s.frames[-1] if s.frames else None)
    for space in range(len(s.display)):
        _draw_card(t, canvas, s, look, space, x + 11 * (space // 3), y + space % 3, off)


def _draw_card(t: Tables, canvas: Canvas, s: State, look: Look, space: int, x: int, y: int, off: int) -> None:
    name = s.display[space]
    canvas.mark(t.display_ids[space], x, y, 9, 1)
    put_code(canvas, x, y, look, t.display_ids[space], t.display_ids[space][-1])
    if not name:
        canvas.put(x + 2, y, "·····", "dim")
        return
    canvas.put(x + 2, y, brief(t, name), card_style(t.cards[name]))
    canvas.put(x + 7, y, f"{price(t, s, space, off):2}", "money")


def draw_cards_wide(t: Tables, canvas: Canvas, s: State, look: Look, x: int, y: int) -> None:
    """Four lines of three cards with their full names."""
    off = open_discount(t, s.frames[-1] if s.frames else None)
    for space, name in enumerate(s.display):
        at, row = x + 26 * (space % 3), y + space // 3
        canvas.mark(t.display_ids[space], at, row, 24, 1)
        put_code(canvas, at, row, look, t.display_ids[space], t.display_ids[space][-1])
        if name:
            canvas.put(at + 3, row, wide_card(t, name), card_style(t.cards[name]))
            canvas.put(at + 20, row, f"{price(t, s, space, off):2}", "money")
        else:
            canvas.put(at + 3, row, "·", "dim")


def wide_card(t: Tables, name: str) -> str:
    """In at most 16 characters: what a card of a company belongs to in short."""
    words = label(t, name)
    return words if len(words) <= 16 else medium(t, name)


def draw_books(t: Tables, canvas: Canvas, s: State, look: Look, x: int, y: int, width: int) -> None:
    """Two lines of six books; a £ before the book is a coin that goes with it."""
    for space, name in enumerate(s.shelf):
        at, row = x + width * (space % 6), y + space // 6
        place = t.shelf_ids[space]
        canvas.mark(place, at, row, width - 1, 1)
        put_code(canvas, at, row, look, place, place[-2:])
        canvas.put(at + 3, row, short_book(t.books[name])[: width - 4] if name else "·", "" if name else "dim")
        if s.coins >> space & 1:
            canvas.put(at + 2, row, "£", "money")


def short_name(t: Tables, space: AnySpace) -> str:
    """A bonus space in at most five characters; of a track's space what it is for."""
    match space:
        case MajoritySpace():
            return f">{company_code(t, space.company)}"
        case RewardSpace():
            return "B◇"
        case BuyOrDiamondsSpace():
            return f"Bu◇{space.diamonds}"
        case AdvanceSpace():
            return f"{space.tracks}x{space.steps}"
        case SellSpace() if space.track:
            return f"{'Cf' if space.only >= 0 else '£'}+{space.plus}"
        case _:
            return SPACE_NAMES.get(space.id, "")


def draw_spaces(t: Tables, canvas: Canvas, s: State, look: Look, x: int, y: int) -> None:
    """Two lines of 72 characters: standard and tile spaces; majorities and the spaces of the tracks."""
    at = [x, x]
    for number in spaces_in_play(t, s):
        space = t.spaces[number]
        row = bool(isinstance(space, MajoritySpace) or space.track)
        width = NARROW - 1 if row else NARROW
        text = short_name(t, space)
        if _is_marked(s, look, number, space):
            text = text if len(space.code) < 3 else ""
        elif space.cost and len(text) <= (2 if space.track else 3):
            text += f"£{space.cost}"
        draw_space(t, canvas, s, look, number, at[row], y + row, width, text)
        at[row] += width


def _is_marked(s: State, look: Look, number: int, space: AnySpace) -> bool:
    """Whether a disc lies on a space, or the selected choice would put one there."""
    chosen = isinstance(look.action, PlaceDisc) and look.action.space == space.id
    return chosen or bool(occupied(s) >> number & 1)


def draw_space(
    t: Tables, canvas: Canvas, s: State, look: Look, number: int, x: int, y: int, width: int, text: str
) -> None:
    """Code, name and the disc on it."""
    space = t.spaces[number]
    place = f"bonus-{space.id}"
    canvas.mark(place, x, y, width - 1, 1)
    after = put_code(canvas, x, y, look, place, space.code)
    canvas.put(after + 1, y, text[: x + width - 2 - after])
    owner = next((seat for seat, p in enumerate(s.players) if p.placed >> number & 1), None)
    if owner is not None:
        canvas.put(x + width - 2, y, SEAT_LETTERS[owner], PLAYERS[owner])
    elif _is_marked(s, look, number, space):
        canvas.put(x + width - 2, y, SEAT_LETTERS[s.active], "ghost")


def draw_spaces_wide(t: Tables, canvas: Canvas, s: State, look: Look, x: int, y: int) -> None:
    """Five lines of three spaces with a few words each."""
    for i, number in enumerate(spaces_in_play(t, s)):
        space = t.spaces[number]
        cost = f"£{space.cost} " if space.cost else ""
        text = f"{cost}{wide_name(t, s, space)}"
        draw_space(t, canvas, s, look, number, x + 26 * (i // 5), y + i % 5, 26, text)


def wide_name(t: Tables, s: State, space: AnySpace) -> str:
    match space:
        case MajoritySpace():
            most = max(player.totals[space.counts] for player in s.players)
            return f"most {TOTALS[space.counts]} >{company_code(t, space.company)} {most}"
        case MarkerSpace():
            return f"first player, B{space.points}"
        case TileSpace():
            return f"{space.label} tile"
        case RewardSpace():
            return f"{'/'.join(f'B{points}◇{steps}' for points, steps in space.options)} ({space.track})"
        case BuyOrDiamondsSpace():
            return f"buy{-space.discount or ''} +◇{space.diamonds} ({space.track})"
        case AdvanceSpace():
            return f"{space.tracks} tracks +{space.steps} ({space.track})"
        case SellSpace():
            track = f" ({space.track})" if space.track else ""
            return f"sell {'coffee ' if space.only >= 0 else ''}+{space.plus}{track}"
        case BuySpace():
            return space.label.lower()
