"""Lines above and below the panels: titles, the key bar, the tabs."""

from collections.abc import Sequence

from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from boardgames.tui.look.paint import Part, Row, row_strip, strip_of


class Title(Widget):
    """Line above a panel. A mark at its beginning shows that it has the focus, or how to jump there."""

    DEFAULT_CSS = "Title { height: 1; }"

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._mark: Part = ("", "")

    def mark(self, text: str, style: str = "bar-key") -> None:
        if (text, style) != self._mark:
            self._mark = (text, style)
            self.refresh()

    def marked(self, parts: Sequence[Part]) -> tuple[Part, ...]:
        """Return the parts of the line with the mark over their beginning."""
        if not self._mark[0] or not parts:
            return tuple(parts)
        (text, style), *rest = parts
        return (self._mark, (text[len(self._mark[0]) :], style), *rest)


class Bar(Title):
    """One line of text. The key at its right edge, if there is one, can be clicked."""

    def __init__(self, *, id: str | None = None, fill: str = "bar", presses: str = "") -> None:
        """`presses` is the command of the key that the line shows at its right edge."""
        super().__init__(id=id)
        self._row = Row()
        self._fill = fill
        self._presses = presses

    def show_row(self, line: Row) -> None:
        if line != self._row:
            self._row = line
            self.refresh()

    def render_line(self, y: int) -> Strip:
        line = Row(self.marked(self._row.parts), right=self._row.right)
        return row_strip(self, line, self.size.width, self._fill)

    def on_click(self, event: events.Click) -> None:
        right = self._row.right
        if self._presses and right and event.x >= self.size.width - sum(len(text) for text, _ in right):
            self.post_message(KeyBar.Pressed(self._presses))
            event.stop()


class KeyBar(Widget):
    """Bar of the keys that matter now, cut at whole words. A click on one presses it."""

    DEFAULT_CSS = "KeyBar { height: 1; }"

    class Pressed(Message):
        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    def __init__(self) -> None:
        super().__init__()
        self._keys: tuple[tuple[str, str, str], ...] = ()

    def show_keys(self, keys: Sequence[tuple[str, str, str]]) -> None:
        """(key, label, action), most important first."""
        if tuple(keys) != self._keys:
            self._keys = tuple(keys)
            self.refresh()

    def _fitting(self) -> list[tuple[str, str, str]]:
        """Return as many keys as fit; the last one, which finds everything else, is always there."""
        room = self.size.width - 1
        everything = next((k for k in self._keys if k[2] == "command_palette"), None)
        if everything is not None:
            room -= _width(everything)
        shown = []
        for key in self._keys:
            if key is everything:
                continue
            width = _width(key)
            if width > room:
                break
            shown.append(key)
            room -= width
        return [*shown, everything] if everything is not None else shown

    def render_line(self, y: int) -> Strip:
        parts: list[Part] = [(" ", "")]
        for key, label, _ in self._fitting():
            parts += [(f" {key} ", "cap"), (f" {label} ", "")]
        return strip_of(self, parts, self.size.width, "bar")

    def on_click(self, event: events.Click) -> None:
        x = 1
        for key in self._fitting():
            if x <= event.x < x + _width(key):
                self.post_message(self.Pressed(key[2]))
                return
            x += _width(key)


def _width(key: tuple[str, str, str]) -> int:
    """Return how many columns a key and its label take in the bar."""
    return len(key[0]) + len(key[1]) + 4


class TabBar(Title):
    """Bar with the parts of the table on a small terminal."""

    class Chosen(Message):
        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self._titles: tuple[str, ...] = ()
        self._active = 0

    def show_tabs(self, titles: Sequence[str], active: int) -> None:
        if (tuple(titles), active) != (self._titles, self._active):
            self._titles, self._active = tuple(titles), active
            self.refresh()

    def render_line(self, y: int) -> Strip:
        parts: list[Part] = [("  ", "bar"), ("F2", "cap"), (" ", "bar")]
        for i, title in enumerate(self._titles):
            parts.append((f"[{title}]", "cap") if i == self._active else (f" {title} ", "bar"))
        return strip_of(self, self.marked(parts), self.size.width, "bar")

    def on_click(self, event: events.Click) -> None:
        x = 5
        for i, title in enumerate(self._titles):
            if x <= event.x < x + len(title) + 2:
                self.post_message(self.Chosen(i))
                return
            x += len(title) + 2
