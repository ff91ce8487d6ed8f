"""Widget that shows the board of any game: a canvas, of which only changes are redrawn."""

from collections.abc import Callable
from typing import ClassVar, TypeAlias

from rich.segment import Segment
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import EXACT
from boardgames.tui.look.character_width import strip_in_columns
from boardgames.tui.look.paint import glyphs, inks_of

RowKey: TypeAlias = tuple[str, tuple[str, ...], tuple[str, ...]]
"""Characters, inks and grounds of a row."""


MAX_ROWS = 2000
"""Maximum number of cached rows."""


class BoardView(ScrollView, can_focus=True):
    """Canvas with a cursor that goes from place to place."""

    DEFAULT_CSS = """
    BoardView { scrollbar-size: 1 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "toward(0, -1)", show=False),
        Binding("down", "toward(0, 1)", show=False),
        Binding("left", "toward(-1, 0)", show=False),
        Binding("right", "toward(1, 0)", show=False),
    ]

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.canvas = Canvas(0, 0)
        self.place: str | None = None
        self.picked: Callable[[str], None] = _nothing
        """Told the place to which arrows or mouse have gone: by a call, so that all it changes is one frame."""
        self.focused_without_place: Callable[[], None] = lambda: None
        self.pointed: Callable[[str | None], None] = lambda place: None
        """Told the place to which the mouse has come, or that it has left."""
        self._keys: list[RowKey] = []
        self._strips: dict[int, Strip] = {}
        self._known: dict[RowKey, Strip] = {}
        """Rows that were shown before: the cursor often comes back."""

    def show_canvas(self, canvas: Canvas, place: str | None = None) -> None:
        """Show another drawing; only cells that differ from the last one are sent to the terminal."""
        keys = _row_keys(canvas, place)
        same_size = (canvas.width, canvas.height) == (self.canvas.width, self.canvas.height)
        old, self._keys = self._keys, keys
        self.canvas, self.place = canvas, place
        if not same_size:
            self._strips.clear()
            self.virtual_size = Size(canvas.width, canvas.height)
            self.refresh()
            return
        regions = []
        dx, dy = self.scroll_offset
        for y, (before, after) in enumerate(zip(old, keys, strict=True)):
            if before != after:
                self._strips.pop(y, None)
                first, last = _changed(before, after)
                regions.append(Region(first - dx, y - dy, last - first + 1, 1))
        if regions:
            self.refresh(*regions)

    def paint_ahead(self, canvas: Canvas, place: str | None) -> None:
        """Paint a drawing that is not shown yet, so that it is quick when it is."""
        for key in _row_keys(canvas, place):
            self._painted(key)

    def forget_colours(self) -> None:
        """Paint everything in the colours of another theme."""
        self._strips.clear()
        self._known.clear()
        self.refresh()

    def nearest(self, dx: int, dy: int) -> str | None:
        """Return the place nearest to the cursor in a direction."""
        middles = _middles(self.canvas)
        here = middles.get(self.place) if self.place is not None else None
        if here is None:
            return min(middles, key=lambda place: (middles[place][1], middles[place][0]), default=None)
        best, least = None, 0.0
        for place, (x, y) in middles.items():
            if place == self.place:
                continue
            # Cells are twice as high as wide: a step down counts as two to the right.
            across, down = x - here[0], 2 * (y - here[1])
            ahead = across * dx + down * dy
            aside = abs(across * dy) + abs(down * dx)
            if ahead > 0.5 and aside <= 2 * ahead + 1:
                cost = ahead + 2 * aside
                if best is None or cost < least:
                    best, least = place, cost
        return best

    def action_toward(self, dx: int, dy: int) -> None:
        place = self.nearest(dx, dy)
        if place is not None:
            self.picked(place)
        else:
            self.scroll_relative(x=4 * dx, y=2 * dy, animate=False)

    def on_focus(self) -> None:
        """Put the cursor on a place when the arrows begin to move it."""
        if self.place is None and self.canvas.regions:
            self.focused_without_place()

    def on_click(self, event: events.Click) -> None:
        place = self.canvas.place_at(event.x + self.scroll_offset.x, event.y + self.scroll_offset.y)
        if place is not None:
            self.picked(place)

    def on_mouse_move(self, event: events.MouseMove) -> None:
        self.pointed(self.canvas.place_at(event.x + self.scroll_offset.x, event.y + self.scroll_offset.y))

    def on_leave(self) -> None:
        self.pointed(None)

    def render_line(self, y: int) -> Strip:
        left, top = self.scroll_offset
        width = self.scrollable_content_region.width
        at = y + top
        blank = inks_of(self).style("")
        if at >= len(self._keys):
            return Strip.blank(width, blank)
        strip = self._strips.get(at)
        if strip is None:
            strip = self._strips[at] = self._painted(self._keys[at])
        return strip.crop_extend(left, left + width, blank)

    def _painted(self, key: RowKey) -> Strip:
        """Return a row as it was painted before, or paint it now."""
        if key not in self._known:
            if len(self._known) >= MAX_ROWS:
                self._known.clear()
            self._known[key] = self._strip(*key)
        return self._known[key]

    def _strip(self, text: str, inks: tuple[str, ...], grounds: tuple[str, ...]) -> Strip:
        look = inks_of(self).look
        text = glyphs(self, text)
        segments = []
        start = 0
        for x in range(1, len(text) + 1):
            if x == len(text) or inks[x] != inks[start] or grounds[x] != grounds[start]:
                segments.append(Segment(text[start:x], look(inks[start], grounds[start])))
                start = x
        return strip_in_columns(segments, len(text))


def _row_keys(canvas: Canvas, place: str | None) -> list[RowKey]:
    keys = []
    region = canvas.regions.get(place) if place is not None and not canvas.shows_selection else None
    for y in range(canvas.height):
        inks = canvas.inks[y]
        if region is not None and region.y <= y < region.y + region.height:
            hits = canvas.hits[y]
            inks = [
                f"{ink}+selected" if hits[x] == place and not ink.startswith(("player-", "#", EXACT)) else ink
                for x, ink in enumerate(inks)
            ]
        keys.append(("".join(canvas.chars[y]), tuple(inks), tuple(canvas.grounds[y])))
    return keys


def _middles(canvas: Canvas) -> dict[str, tuple[float, float]]:
    """Return the middle of the visible part of every place, which another one may cover."""
    cells: dict[str, tuple[int, int, int]] = {}
    for y, hits in enumerate(canvas.hits):
        for x, place in enumerate(hits):
            if place is not None:
                across, down, count = cells.get(place, (0, 0, 0))
                cells[place] = (across + x, down + y, count + 1)
    return {place: (across / count, down / count) for place, (across, down, count) in cells.items()}


def _changed(before: RowKey, after: RowKey) -> tuple[int, int]:
    """Return the first and the last column in which two rows of one width differ."""
    (chars, inks, grounds), (new_chars, new_inks, new_grounds) = before, after

    def differs(x: int) -> bool:
        return chars[x] != new_chars[x] or inks[x] != new_inks[x] or grounds[x] != new_grounds[x]

    columns = range(len(chars))
    return next(filter(differs, columns)), next(filter(differs, reversed(columns)))


def _nothing(place: str) -> None:
    """Do nothing: no listener is set."""
