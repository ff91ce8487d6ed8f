"""Painting of characters with style names as Textual strips: the base of every widget of the app."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, cast
from unicodedata import normalize

from rich.segment import Segment
from textual.strip import Strip
from textual.widget import Widget

from boardgames.kit.canvas import ASCII, Canvas
from boardgames.tui.look.character_width import strip_in_columns
from boardgames.tui.look.shell_colours import SOLID
from boardgames.tui.look.themes import Inks

MAX_PAINTED = 1000
"""Maximum number of cached rows."""

Part: TypeAlias = tuple[str, str]
"""Some text and the name of its style."""


@dataclass(frozen=True)
class Row:
    """A line of text in several styles. A row with a key can be selected."""

    parts: tuple[Part, ...] = ()
    key: Any = None
    right: tuple[Part, ...] = ()
    """Text at the right edge; the rest is cut off before it."""
    leader: str = " "
    """Character that fills the room between the two."""
    fill: str = ""
    """Style under the whole line, if it is not that of the list."""
    margin: int = 0
    """Columns that a list puts at the end of the row."""
    span: int = 1
    """Number of columns of a list that it covers."""

    @property
    def text(self) -> str:
        return "".join(text for text, _ in self.parts + self.right)


def parts_width(parts: Sequence[Part]) -> int:
    """Return the number of characters of some parts."""
    return sum(len(text) for text, _ in parts)


def row(text: str = "", style: str = "", key: Any = None) -> Row:
    """Return a row in one style; a title has a lighter ground from edge to edge."""
    return Row(((text, style),) if text else (), key, fill="raised" if style == "title" else "")


def inks_of(widget: Widget) -> Inks:
    return cast(Inks, cast(Any, widget.app).inks)


def glyphs(widget: Widget, text: str) -> str:
    """Return the text in the characters that this terminal has."""
    if not cast(Any, widget.app).ascii_only:
        return text
    text = text.translate(ASCII)
    return text if text.isascii() else "".join(map(_plain, text))


def _plain(character: str) -> str:
    """Return a letter without its accent; a question mark if there is no such letter."""
    base = normalize("NFKD", character)[0]
    return base if base.isascii() else "?"


def is_solid(name: str) -> bool:
    """True if a style has a ground of its own that a cursor must not cover, such as chips and caps."""
    return name.startswith(SOLID) or ("/" in name and not name.endswith("/"))


def canvas_rows(canvas: Canvas) -> list[Row]:
    """Return a painted picture as rows of a page."""
    rows = []
    for chars, inks, grounds in zip(canvas.chars, canvas.inks, canvas.grounds, strict=True):
        parts: list[Part] = []
        start = 0
        for x in range(1, canvas.width + 1):
            if x == canvas.width or (inks[x], grounds[x]) != (inks[start], grounds[start]):
                parts.append(("".join(chars[start:x]), f"{inks[start]}/{grounds[start]}"))
                start = x
        rows.append(Row(tuple(parts)))
    return rows


def strip_of(widget: Widget, parts: Iterable[Part], width: int, fill: str = "", over: str = "") -> Strip:
    """Return parts as one strip, cut or filled to the width, with the style `fill` below all and `over` on top."""
    inks = inks_of(widget)
    segments = []
    left = width
    for text, name in parts:
        if left <= 0:
            break
        shown = glyphs(widget, text[:left])
        bare = inks.style(f"{fill}+{over}")
        style = inks.style(f"{fill}+{name}") if is_solid(name) else inks.style(f"{fill}+{name}+{over}")
        # A line under words, not under the blanks around them.
        words = shown.strip() if style.underline and not bare.underline else ""
        before, _, after = shown.partition(words) if words else ("", "", "")
        pieces = ((before, bare), (words or shown, style), (after, bare))
        segments += [Segment(piece, look) for piece, look in pieces if piece]
        left -= len(shown)
    if left > 0:
        segments.append(Segment(" " * left, inks.style(f"{fill}+{over}")))
    return strip_in_columns(segments, width).simplify()


def row_strip(widget: Widget, line: Row, width: int, fill: str = "", over: str = "") -> Strip:
    """Return a row of a list as a strip, from the cache or painted now."""
    known = inks_of(widget).painted
    looks = (line.parts, line.right, line.leader, line.fill or fill, width, over, cast(Any, widget.app).ascii_only)
    strip = known.get(looks)
    if strip is None:
        if len(known) >= MAX_PAINTED:
            known.clear()
        strip = known[looks] = _painted(widget, line, width, fill, over)
    return strip


def _painted(widget: Widget, line: Row, width: int, fill: str, over: str) -> Strip:
    """Paint a row of a list; the left part is cut where the right part begins."""
    room = width - sum(len(text) for text, _ in line.right)
    parts: list[Part] = []
    used = 0
    for text, name in line.parts:
        piece = cut(text, max(0, room - used))
        if piece:
            parts.append((piece, name))
            used += len(piece)
        if len(piece) < len(text):
            break
    if line.right or line.leader != " ":
        parts.append((line.leader * max(0, room - used), "frame" if line.leader != " " else ""))
        parts.extend(line.right)
    return strip_of(widget, parts, width, line.fill or fill, over)


def cut(text: str, width: int) -> str:
    """Return a text cut to a width, with a mark, at a word if possible."""
    if len(text) <= width or not width:
        return text[:width]
    words = text[: width - 1].rpartition(" ")[0].rstrip(" ,:;")
    return f"{words} …" if words and 2 * len(words) > width - 2 else f"{text[: width - 1]}…"


BLANKS = re.compile(r"[ \t\n]+")
"""Characters at which a line may be broken: not a no-break space."""


def wrap(text: str, width: int) -> list[str]:
    """Return the text in lines of at most the width; a longer word has a line of its own."""
    lines: list[str] = []
    for word in filter(None, BLANKS.split(text)):
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
