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
        return [
            Segment(segment.text.translate(GROUND), None if segment.style is None else without_colour(segment.style))
            for segment in segments
        ]


@lru_cache(maxsize=1024)
def without_colour(style: Style) -> Style:
    """Return the style in bold, underline and inverse alone."""
    inverse = bool(style.reverse)
    if style.color is not None and style.bgcolor is not None:
        ink, ground = (luminance(colour.get_truecolor().hex) for colour in (style.color, style.bgcolor))
        inverse ^= ground > ink
    return Style(bold=style.bold, underline=style.underline, italic=style.italic, reverse=inverse, meta=style.meta)
