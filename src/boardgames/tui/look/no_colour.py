"""A screen without any colour, greys included, for `NO_COLOR`.

What is light on dark stays as it is, what is dark on light becomes inverse, bold and underline stay. Half cells are
ground and nothing else: without colours they say nothing and are left blank.
"""

from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from boardgames.kit.canvas import GROUND
from boardgames.kit.colours import luminance


class NoColour(LineFilter):
    """Filter that removes the colours of every line."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [_plain(segment) for segment in segments]


def _plain(segment: Segment) -> Segment:
    """Return a segment without colours; half cells that are left blank are not inverse either."""
    text = segment.text.translate(GROUND)
    if segment.style is None:
        return Segment(text)
    return Segment(text, without_colour(segment.style, is_blank=text.isspace() and text != segment.text))


@lru_cache(maxsize=1024)
def without_colour(style: Style, *, is_blank: bool = False) -> Style:
    """Return the style in bold, underline and inverse alone; what is left blank is not inverse."""
    inverse = bool(style.reverse)
    if style.color is not None and style.bgcolor is not None and not is_blank:
        ink, ground = (luminance(colour.get_truecolor().hex) for colour in (style.color, style.bgcolor))
        inverse ^= ground > ink
    return Style(bold=style.bold, underline=style.underline, italic=style.italic, reverse=inverse, meta=style.meta)
