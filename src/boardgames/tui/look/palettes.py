"""The palettes: colours of every style name, and the names of the players' colours.

Every meaning that a colour carries is also carried by a letter, a glyph, bold, underline or inverse; the four player
colours stay apart for every common kind of colour blindness (a test computes it).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from boardgames.core.game import Seat
from boardgames.kit import colours
from boardgames.tui.look import theme_colours
from boardgames.tui.look.shell_colours import SHELL
from boardgames.tui.look.styles import COLOURS, KINDS, PLAYER_INKS, PLAYERS, STYLES


@dataclass(frozen=True)
class Palette:
    """One theme: colours of the app, and a Rich style for each style name."""

    id: str
    background: str
    foreground: str
    bar: str
    """Colour behind the status line and the key bar."""
    players: tuple[tuple[str, str], ...]
    """Fill and letter of each player."""
    inks: tuple[str, ...]
    kinds: tuple[str, ...]
    styles: Mapping[str, str]
    dark: bool = True
    names: tuple[str, ...] = ("colour-white", "colour-amber", "colour-blue", "colour-vermilion")
    """Keys of the messages with the names of the players' colours, by seat."""
    tone: Callable[[str], str] = str
    """Function from a colour of the dark theme to this theme's."""
    least: float = 4.5
    """Minimum contrast of a letter on its ground."""
    key: str = colours.KEY
    cursor: str = colours.CURSOR

    def shade(self, colour: str) -> str:
        """Return a colour of the dark theme in this one; players, keys and the selection have colours of their own."""
        if colour in colours.PLAYERS:
            return self.players[colours.PLAYERS.index(colour)][0].lower()
        if colour == colours.KEY:
            return self.key
        return self.cursor if colour == colours.CURSOR else self.tone(colour)

    def colour_name(self, seat: Seat) -> str:
        """Return the name of a seat's colour; at a large table several seats share one."""
        return self.names[seat % len(self.names)]

    def spelled(self) -> dict[str, str]:
        """Return every style name with its style as Rich writes it."""
        words = dict.fromkeys(STYLES, "")
        words["jump"] = "bold underline"
        words |= {name: self._shell(*pair) for name, pair in SHELL.items()}
        words |= self.styles
        fills = zip(PLAYERS[: len(COLOURS)], self.players, strict=True)
        words |= {name: f"bold {ink} on {fill}" for name, (fill, ink) in fills}
        words |= dict(zip(PLAYER_INKS[: len(COLOURS)], self.inks, strict=True))
        words |= dict(zip(KINDS, self.kinds, strict=True))
        return words

    def _shell(self, ink: str, ground: str) -> str:
        """Return a style of the shell as Rich writes it."""
        under = self.shade(ground) if ground else self.background
        words = [f"on {under}"] if ground else []
        if ink:
            shown = colours.readable(self.shade(ink.rstrip(colours.BOLD)), under, self.least)
            words = [*(["bold"] if ink.endswith(colours.BOLD) else []), shown, *words]
        return " ".join(words)


DARK = Palette(
    id="dark",
    background="#0F141B",
    foreground="#D8DEE6",
    bar="#1D2733",
    players=(("#F0F0F0", "#000000"), ("#FFB000", "#000000"), ("#648FFF", "#000000"), ("#CC3311", "#FFFFFF")),
    inks=("#F0F0F0", "#FFB000", "#648FFF", "#D45438"),
    kinds=("#F0F0F0", "#D050F8", "#FFB000", "#18D898", "#F82810", "#9080A0", "#788860"),
    styles={
        "frame": "#6E8196",
        "title": "bold #A9CBE8",
        "dim": "#8290A0",
        "bold": "bold #FFFFFF",
        "sea": "#5B8DC4",
        "land": "#9DAF6B",
        "land-2": "#C09A62",
        "legal": "bold #7CE38B",
        "selected": "bold #000000 on #F5E663",
        "ghost": "bold italic #7CE38B",
        "changed": "bold underline #F5E663",
        "warn": "bold #FFB000",
        "good": "#7CE38B",
        "bad": "#FF8A75",
        "money": "#E3C567",
        "bar": "#C5CFDA on #1D2733",
        "bar-key": "bold #FFFFFF on #1D2733",
        "cursor": "bold #FFFFFF on #2F4258",
        "cursor-idle": "underline",
    },
)
LIGHT = Palette(
    id="light",
    background="#F7F5EF",
    foreground="#1E242B",
    bar="#D0CEC4",
    # White would be lost on a light ground.
    players=(("#000000", "#FFFFFF"), ("#E69A00", "#000000"), ("#2F5FD0", "#FFFFFF"), ("#A8240A", "#FFFFFF")),
    names=("colour-black", "colour-amber", "colour-blue", "colour-vermilion"),
    tone=theme_colours.light,
    key="#0b7a34",
    cursor="#f5d000",
    inks=("#000000", "#4C3000", "#1044D8", "#B04C5C"),
    kinds=("#000000", "#3C0090", "#402404", "#184440", "#E0101C", "#0860E0", "#B0487C"),
    styles={
        "frame": "#736E62",
        "title": "bold #14507E",
        "dim": "#6B675C",
        "bold": "bold #000000",
        "sea": "#2D669C",
        "land": "#56681D",
        "land-2": "#80591B",
        "legal": "bold #0B6B2B",
        "selected": "bold #FFFFFF on #14507E",
        "ghost": "bold italic #0B6B2B",
        "changed": "bold underline #9A2A6E",
        "warn": "bold #8F4E00",
        "good": "#0B6B2B",
        "bad": "#B3230A",
        "money": "#715300",
        "bar": "#2B2A26 on #D0CEC4",
        "bar-key": "bold #000000 on #D0CEC4",
        "cursor": "bold #000000 on #B0C4DC",
        "cursor-idle": "underline",
    },
    dark=False,
)
CONTRAST = Palette(
    id="high-contrast",
    tone=theme_colours.strong,
    least=7.0,
    background="#000000",
    foreground="#FFFFFF",
    bar="#000000",
    players=(("#F0F0F0", "#000000"), ("#FFB000", "#000000"), ("#648FFF", "#000000"), ("#CC3311", "#FFFFFF")),
    inks=("#FFFFFF", "#FCD034", "#78A8EC", "#F06C80"),
    kinds=("#FFFFFF", "#B044FC", "#847C04", "#008894", "#DC9078", "#80BCF0", "#ACEC20"),
    styles={
        "frame": "#FFFFFF",
        "title": "bold #FFFF00",
        "dim": "#D0D0D0",
        "bold": "bold #FFFFFF",
        "sea": "#FFFFFF",
        "land": "#FFFFFF",
        "land-2": "#FFFFFF",
        "legal": "bold #FFFF00",
        "selected": "bold #000000 on #FFFF00",
        "ghost": "bold underline #FFFF00",
        "changed": "bold underline #FFFF00",
        "warn": "bold #FFFF00",
        "good": "bold #FFFFFF",
        "bad": "bold #FFFF00",
        "money": "#FFFFFF",
        "bar": "bold #FFFFFF on #000000",
        "bar-key": "bold #FFFF00 on #000000",
        "cursor": "bold #000000 on #FFFFFF",
        "cursor-idle": "underline",
    },
)
# Greys that differ by 40 steps or more, so that they stay apart in any terminal.
MONO = Palette(
    id="mono",
    tone=theme_colours.grey,
    key="#a8a8a8",
    cursor="#f8f8f8",
    background="#000000",
    foreground="#D0D0D0",
    bar="#303030",
    players=(("#F8F8F8", "#000000"), ("#C0C0C0", "#000000"), ("#989898", "#000000"), ("#606060", "#FFFFFF")),
    names=("colour-white", "colour-light-grey", "colour-grey", "colour-dark-grey"),
    inks=("#D0D0D0",) * 4,
    kinds=("#D0D0D0",) * 7,
    styles={
        "frame": "#808080",
        "title": "bold #F8F8F8",
        "dim": "#A0A0A0",
        "bold": "bold #F8F8F8",
        "sea": "#A0A0A0",
        "land": "#D0D0D0",
        "land-2": "#D0D0D0",
        "legal": "bold underline #F8F8F8",
        "selected": "bold #000000 on #F8F8F8",
        "ghost": "bold italic #F8F8F8",
        "changed": "bold underline #F8F8F8",
        "warn": "bold #F8F8F8",
        "good": "#D0D0D0",
        "bad": "bold #F8F8F8",
        "money": "#D0D0D0",
        "bar": "#F8F8F8 on #303030",
        "bar-key": "bold underline #F8F8F8 on #303030",
        "cursor": "bold #000000 on #D0D0D0",
        "cursor-idle": "underline",
        "key-chosen": "bold underline #000000 on #F8F8F8",
    },
)
PALETTES = {palette.id: palette for palette in (DARK, LIGHT, CONTRAST, MONO)}
