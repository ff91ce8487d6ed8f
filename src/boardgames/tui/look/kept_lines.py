"""Lines of a widget that has not changed: kept from frame to frame instead of put together again.

A key changes four or five of the twenty widgets of a table. Textual renders every widget between the first and the
last changed cell anew for each frame, and spends most of the time of a key on those that look the same.
"""

from typing import Any

from textual._styles_cache import StylesCache
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget


class KeptLines(StylesCache):
    """Lines of one widget, kept as long as it shows the same part of itself and nothing asks it to refresh."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[Any, ...] | None = None
        """Part, size and filters of the kept lines; None if they are out of date."""
        self._lines: list[Strip] = []

    def set_dirty(self, *regions: Region) -> None:
        self._shown = None
        super().set_dirty(*regions)

    def clear(self) -> None:
        self._shown = None
        super().clear()

    def render_widget(self, widget: Widget, crop: Region) -> list[Strip]:
        shown = (crop, widget.outer_size, *widget.get_line_filters())
        if shown != self._shown:
            self._lines = super().render_widget(widget, crop)
            self._shown = shown
        return self._lines


def keep_lines(screen: Widget) -> None:
    """Keep the lines of a screen and of every widget on it from now on."""
    for widget in (screen, *screen.query()):
        widget._styles_cache = KeptLines()
