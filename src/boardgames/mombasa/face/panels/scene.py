"""Data for every part of the drawing, and a few things that all of them draw alike."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

from boardgames.core.game import Seat
from boardgames.core.messages import SIZES, Argument
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, CURSOR, GOLD, KEY, ON_CURSOR, PLAYER_INKS, PLAYERS, SOFT, bold, of_player
from boardgames.kit.look import Look
from boardgames.kit.panels import ghost, seat_chip, title
from boardgames.mombasa import state as st
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.face.colours import PLAIN, POSTS, TOTALS, post_ink
from boardgames.mombasa.face.words.names import Names
from boardgames.mombasa.game import Mombasa
from boardgames.mombasa.rules.runs import Run, run_after
from boardgames.mombasa.state import State

if TYPE_CHECKING:
    from boardgames.mombasa.face.words.words import MombasaWords

BOOK_FRAMES = (st.Bookkeeping, st.PlaceBooks, st.FlipBook, st.Ink)
"""Questions about books: the ledger of the player who is asked is open."""
BUYING = (st.BuyWithGoods, st.BuyWithPounds, st.BuyOrDiamonds)
WIDE = 16
"""A place that is wider than this is not painted yellow as a whole."""


@dataclass(frozen=True)
class Scene:
    """A canvas, what is observed, and how somebody looks at it."""

    canvas: Canvas
    t: Tables
    s: State
    look: Look
    words: Names

    # labels

    def say(self, key: str, **facts: Argument) -> str:
        """A label of the board."""
        return self.words.say(f"board-{key}", **facts)

    def fit(self, width: int, key: str, **facts: Argument) -> str:
        """The longest form of a label that fits; nothing if none does."""
        return self.words.fit(width, f"board-{key}", **facts)

    def least(self, width: int, key: str, **facts: Argument) -> str:
        """The longest form of a label that fits, else the shortest that it has."""
        sizes = [size for size in SIZES if f"board-{key}{size}" in self.words.messages]
        return self.fit(width, key, **facts) or self.say(key + (sizes[-1] if sizes else ""), **facts)

    # what is looked at

    @property
    def top(self) -> Any:
        """The open question of a turn, or None between questions."""
        return self.s.frames[-1] if self.s.frames else None

    @property
    def then(self) -> State:
        """The table once the selected choice is made, as far as that is certain; else as it is."""
        return self.look.after or self.s

    @property
    def action(self) -> Any:
        """The selected choice, for key caps and for where a ghost stands; figures come from `then`."""
        return self.look.action

    @property
    def run(self) -> Run | None:
        """Steps that the selected choice brings a disc at once, and what is lost; None if that is not certain."""
        return run_after(self.t, self.s, self.s.active, self.action) if self.look.after is not None else None

    @property
    def reader(self) -> Seat:
        """Seat whose own things are shown where there is room for one player's: outside of turns the viewer."""
        viewer = self.look.viewer
        return self.s.active if viewer is None or self.s.phase == st.ACTION else viewer

    def code(self, place: str) -> str:
        """Return the code of a place; empty if it is not legal."""
        return self.look.legal.get(place, "")

    def is_code(self, text: str) -> bool:
        """True if this is all that is typed for a choice, not the beginning of it."""
        return any(code == text for _, code in self.look.choices)

    def chosen(self, place: str) -> bool:
        return self.look.selected == place

    def title(self, x: int, y: int, width: int, text: str, note: str = "", *, focus: bool = False) -> int:
        """The title line of a sheet, lightest where the question is; return the column after the text."""
        at = title(self.canvas, x, y, width, text, lit=focus)
        return self.canvas.put(at + 2, y, note, BRIGHT if focus else SOFT) if note else at

    def player(self, x: int, y: int, seat: Seat, width: int = 3) -> int:
        """A player's piece."""
        return seat_chip(self.canvas, x, y, seat, width)

    def ghost(self, x: int, y: int, text: str) -> int:
        """Draw what the selected choice would put or change here; return the column behind it."""
        return ghost(self.canvas, x, y, text)

    def post(self, x: int, y: int, company: int, *, wide: bool = False, named: bool = False) -> int:
        """A trading post: a block in the colour of its company with its letters or its name."""
        words = self.t.companies[company].name if named else self.t.company_codes[company].upper()
        text = f" {words} " if wide or named else words
        return self.canvas.chip(x, y, text, POSTS[company], post_ink(company))

    def totals(self, x: int, y: int, words: tuple[str, ...], now: tuple[int, ...], then: tuple[int, ...] = ()) -> int:
        """Draw what cards add up to, kind by kind in the same columns; yellow where `then` differs from `now`."""
        for kind, (word, value, later) in enumerate(zip(words, now, then or now, strict=True)):
            hue = TOTALS[kind] if value else PLAIN
            text = f" {word} {later:<2}"
            if later != value:
                x = self.ghost(x, y, text) + 1
            else:
                ink = bold(hue.ink) if value else SOFT
                x = self.canvas.put(x, y, text, ink, ground=hue.ground) + 1
        return x

    def pounds(self, x: int, y: int, amount: int) -> int:
        return self.canvas.put(x, y, f"£{amount}", bold(GOLD))


def scene_of(canvas: Canvas, game: Mombasa, seen: State, look: Look) -> Scene:
    return Scene(canvas, game.tables, seen, look, cast("MombasaWords", game.words).names)


def ink_of(seat: Seat) -> str:
    return of_player(PLAYER_INKS, seat)


STRIP, BOOKS, CARDS = range(3)
"""Sheets that can step back."""
KEPT = (*PLAYERS, CURSOR, KEY)
"""Grounds of what stays as it is on a sheet that steps back."""


def idle_sheets(scene: Scene) -> tuple[int, ...]:
    """The sheets that the open question of a turn is not about."""
    if scene.top is None:
        return ()
    if isinstance(scene.top, BOOK_FRAMES):
        return (STRIP,)
    return (STRIP, BOOKS) if isinstance(scene.top, BUYING) else (STRIP, BOOKS, CARDS)


def show_selection(canvas: Canvas, look: Look) -> Canvas:
    """Whatever place is selected is seen, also one that no part of the drawing shows by itself: of a large one the
    first line is yellow, and nobody's pieces are painted over."""
    canvas.shows_selection = True
    region = canvas.regions.get(look.selected or "")
    if region is None:
        return canvas
    span = range(region.x, region.x + region.width)
    rows = range(region.y, region.y + region.height)
    if any(canvas.grounds[row][x] == CURSOR for row in rows for x in span):
        return canvas
    for row in rows[:1] if region.width > WIDE else rows:
        for x in span:
            if canvas.grounds[row][x] not in PLAYERS:
                canvas.grounds[row][x], canvas.inks[row][x] = CURSOR, bold(ON_CURSOR)
    return canvas
