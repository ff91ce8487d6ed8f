"""Themes: the choice of a palette, and the only place where a style name becomes a style."""

import os
from collections.abc import Hashable

from rich.style import Style
from textual.strip import Strip
from textual.theme import Theme as TextualTheme

from boardgames.kit.colours import BOLD, EXACT, FAINT, KEY, SHEET, readable
from boardgames.tui.look.palettes import DARK, MONO, PALETTES, Palette


def forbids_colour() -> bool:
    """True if `NO_COLOR` is set and not empty."""
    return bool(os.environ.get("NO_COLOR"))


def wanted_palette(setting: str) -> Palette:
    """Return the palette to use: `NO_COLOR` overrides the setting without changing it."""
    if forbids_colour():
        return MONO
    return PALETTES.get(setting, DARK)


class Inks:
    """Styles by their names, each made once."""

    def __init__(self, palette: Palette) -> None:
        self.use(palette)

    def use(self, palette: Palette) -> None:
        self.palette = palette
        self._words = palette.spelled()
        self._styles: dict[str, Style] = {}
        self._looks: dict[tuple[str, str], Style] = {}
        self.painted: dict[Hashable, Strip] = {}
        """Rows that were painted in these styles: most of a frame is the same as in the one before."""

    def look(self, ink: str, ground: str) -> Style:
        """Return the style of a cell of a board: an ink, which is a colour or the name of a style, on a ground."""
        found = self._looks.get((ink, ground))
        if found is None:
            found = self._looks[ink, ground] = self._look(ink, ground)
        return found

    def _look(self, ink: str, ground: str) -> Style:
        palette = self.palette
        under = palette.shade(ground) if ground else palette.background
        colour = ink.strip(BOLD + EXACT)
        if not colour.startswith("#"):
            return self.style(ink, under)
        shown = palette.shade(colour)
        if not ink.startswith(EXACT):
            shown = readable(shown, under, palette.least)
        # Where all is grey a cap would look like a piece: what is typed is underlined.
        typed = palette is MONO and ground == KEY
        return Style(color=shown, bgcolor=under, bold=ink.endswith(BOLD), underline=typed or None)

    def style(self, name: str, ground: str = "") -> Style:
        found = self._styles.get(name + ground)
        if found is None:
            # "a+b" lays b over a: the place under the cursor keeps what it can of its own style.
            found = Style(color=self.palette.foreground, bgcolor=ground or self.palette.background)
            for part in name.split("+"):
                found += self._part(part)
            found = self._styles[name + ground] = _legible(found) if "/" not in name else found
        return found

    def _part(self, name: str) -> Style:
        """Return the style of a name, or of colours written `ink/ground`, either of which may be empty."""
        if "/" not in name:
            return Style.parse(self._words[name])
        ink, _, ground = name.partition("/")
        if ink:
            look = self.look(ink, ground)
            return look if ground else Style(color=look.color, bold=look.bold)
        return Style(bgcolor=self.palette.shade(ground)) if ground else Style()


def _legible(style: Style) -> Style:
    """Return a readable style: several names over each other may combine an ink with the wrong ground."""
    if style.color is None or style.bgcolor is None:
        return style
    ink, ground = style.color.get_truecolor().hex, style.bgcolor.get_truecolor().hex
    shown = readable(ink, ground)
    return style if shown == ink else style + Style(color=shown)


def textual_theme(palette: Palette) -> TextualTheme:
    """Return the palette for the widgets that Textual draws itself: command palette, scroll bars, input lines."""
    return TextualTheme(
        name=f"boardgames-{palette.id}",
        primary=palette.players[2][0] if palette is not MONO else palette.foreground,
        foreground=palette.foreground,
        background=palette.background,
        surface=palette.background,
        panel=palette.bar,
        dark=palette.dark,
        variables={
            "scrollbar": palette.shade(FAINT),
            "scrollbar-hover": palette.shade(FAINT),
            "scrollbar-active": palette.shade(FAINT),
            "scrollbar-background": palette.shade(SHEET),
            "scrollbar-background-hover": palette.shade(SHEET),
            "scrollbar-background-active": palette.shade(SHEET),
            "scrollbar-corner-color": palette.shade(SHEET),
        },
    )
