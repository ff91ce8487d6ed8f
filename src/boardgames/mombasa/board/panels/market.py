"""Card display, book display and bonus spaces."""

from boardgames.core.protocol import SEAT_LETTERS
from boardgames.drawing.board import Look
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.styles import PLAYERS
from boardgames.mombasa.actions import PlaceDisc
from boardgames.mombasa.board.panels.names import card_style, put_code, short_book
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.rules.goods import price
from boardgames.mombasa.state import BuyOrDiamonds, BuyWithGoods, BuyWithPounds, State
from boardgames.mombasa.words.names import TOTALS, brief, company_code, label, medium

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


def discount(t: Tables, s: State) -> int:
    """What the open purchase takes off every price."""
    match s.frames[-1] if s.frames else None:
        case BuyWithGoods(_, off) | BuyWithPounds(off):
            return off
        case BuyOrDiamonds(space):
            return t.spaces[space].discount
        case _:
            return 0


def draw_cards(t: Tables, canvas: Canvas, s: State, look: Look, x: int, y: int) -> None:
    """One line a column of the display, the dearest first: `a Cof2  4`."""
    off = discount(t, s)
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
    off = discount(t, s)
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


def spaces_in_play(t: Tables, s: State) -> list[int]:
    """The spaces of the board, then those of the C and D tracks of this game."""
    return [*range(t.board_spaces), *(space for track in s.tracks for space in t.spaces_of_track[track])]


def space_name(t: Tables, number: int) -> str:
    """In at most five characters, with what it costs; on a track's space what it is for."""
    space = t.spaces[number]
    name = SPACE_NAMES.get(space.id, "")
    if space.tiers:
        name = f">{company_code(t, space.company)}"
    elif space.options:
        name = "B◇"
    elif space.buys and space.track:
        name = f"Bu◇{space.diamonds}"
    elif space.sells and space.track:
        name = f"{'Cf' if space.only >= 0 else '£'}+{space.plus}"
    elif space.advances:
        name = f"{space.advances}x{space.steps}"
    room = 2 if space.track else 3
    return f"{name}£{space.cost}" if space.cost and len(name) <= room else name


def draw_spaces(t: Tables, canvas: Canvas, s: State, look: Look, x: int, y: int) -> None:
    """Two lines of 72 characters: standard and tile spaces; majorities and the spaces of the tracks."""
    at = [x, x]
    for number in spaces_in_play(t, s):
        space = t.spaces[number]
        row = bool(space.tiers or space.track)
        width = NARROW - 1 if row else NARROW
        draw_space(t, canvas, s, look, number, at[row], y + row, width, space_name(t, number))
        at[row] += width


def draw_space(
    t: Tables, canvas: Canvas, s: State, look: Look, number: int, x: int, y: int, width: int, text: str
) -> None:
    """Code, name and the disc on it."""
    space = t.spaces[number]
    place = f"bonus-{space.id}"
    canvas.mark(place, x, y, width - 1, 1)
    after = put_code(canvas, x, y, look, place, space.code)
    owner = next((seat for seat, p in enumerate(s.players) if p.placed >> number & 1), None)
    ghost = isinstance(look.action, PlaceDisc) and look.action.space == space.id
    if (owner is not None or ghost) and width <= NARROW:
        text = text.split("£")[0] if len(space.code) < 3 else ""
    canvas.put(after + 1, y, text[: x + width - 2 - after])
    if owner is not None:
        canvas.put(x + width - 2, y, SEAT_LETTERS[owner], PLAYERS[owner])
    elif ghost:
        canvas.put(x + width - 2, y, SEAT_LETTERS[s.active], "ghost")


def draw_spaces_wide(t: Tables, canvas: Canvas, s: State, look: Look, x: int, y: int) -> None:
    """Five lines of three spaces with a few words each."""
    for i, number in enumerate(spaces_in_play(t, s)):
        space = t.spaces[number]
        cost = f"£{space.cost} " if space.cost else ""
        text = f"{cost}{wide_name(t, s, number)}"
        draw_space(t, canvas, s, look, number, x + 26 * (i // 5), y + i % 5, 26, text)


def wide_name(t: Tables, s: State, number: int) -> str:
    space = t.spaces[number]
    if space.tiers:
        most = max(player.totals[space.counts] for player in s.players)
        return f"most {TOTALS[space.counts]} >{company_code(t, space.company)} {most}"
    if space.tile:
        return f"{space.label} tile"
    if space.options:
        return f"{'/'.join(f'B{points}◇{steps}' for points, steps in space.options)} ({space.track})"
    if space.diamonds:
        return f"buy{-space.discount or ''} +◇{space.diamonds} ({space.track})"
    if space.advances:
        return f"{space.advances} tracks +{space.steps} ({space.track})"
    if space.sells:
        return f"sell {'coffee ' if space.only >= 0 else ''}+{space.plus}{f' ({space.track})' if space.track else ''}"
    return {"start-player": "first player, B1"}.get(space.id, space.label.lower())
