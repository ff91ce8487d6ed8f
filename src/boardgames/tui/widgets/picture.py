"""Painted picture that fills its widget: posters, curtains, thumbnails."""

from collections.abc import Callable

from rich.segment import Segment
from textual import events
from textual.strip import Strip
from textual.widget import Widget

from boardgames.kit.canvas import Canvas
from boardgames.tui.look.character_width import strip_in_columns
from boardgames.tui.look.paint import glyphs, inks_of


class Picture(Widget):
    """Widget that shows what a function paints for the size there is."""

    def __init__(self, draw: Callable[[int, int], Canvas], *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._draw = draw
        self.picked: Callable[[str], None] | None = None
        """Told the place that was clicked."""
        self._canvas = Canvas(0, 0)

    def redraw(self) -> None:
        """Paint the picture again."""
        self._canvas = Canvas(0, 0)
        self.refresh()

    def on_click(self, event: events.Click) -> None:
        place = self._canvas.place_at(event.x, event.y)
        if place is not None and self.picked is not None:
            self.picked(place)

    def render_line(self, y: int) -> Strip:
        width, height = self.size
        if (self._canvas.width, self._canvas.height) != (width, height):
            drawn = self._draw(width, height)
            self._canvas = Canvas(width, height, drawn.ground)
            self._canvas.paste(drawn, 0, 0)
        canvas, look = self._canvas, inks_of(self).look
        text, inks, grounds = glyphs(self, "".join(canvas.chars[y])), canvas.inks[y], canvas.grounds[y]
        segments = []
        start = 0
        for x in range(1, width + 1):
            if x == width or (inks[x], grounds[x]) != (inks[start], grounds[start]):
                segments.append(Segment(text[start:x], look(inks[start], grounds[start])))
                start = x
        return strip_in_columns(segments, width)
