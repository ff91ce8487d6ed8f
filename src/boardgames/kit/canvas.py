"""Drawings made of characters: each cell has a character, an ink, a ground and the place that it belongs to.

A canvas knows nothing of Textual. Every cell has a character, an ink and a ground; both are colours of
`kit.colours` or of the game's board, or names of `tui.look.styles`, and a theme turns them into what is shown. Text
put on a ground keeps the ground. The hit map tells which place a mouse points at; the region of a place is what lights
up when it is selected.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from boardgames.kit.colours import CURSOR, KEY, ON_CURSOR, ON_KEY, bold, exact

GROUND = str.maketrans(dict.fromkeys("▀▄", " "))

# Every character a board may use beside plain ASCII, and what stands for it where the terminal has only ASCII.
ASCII = str.maketrans(
    {
        **dict.fromkeys("┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╒╓╕╖╘╙╛╜╞╟╡╢╤╥╧╨╪╫╭╮╯╰", "+"),
        **dict.fromkeys("─╌┄", "-"),
        **dict.fromkeys("│╎┆", "|"),
        "═": "=",
        "║": "#",
        "■": "#",
        "□": "%",
        "●": "@",
        "○": "o",
        "◇": "v",
        "◆": "V",
        "·": ".",
        "•": "*",
        "»": ">",
        "«": "<",
        "→": ">",
        "←": "<",
        "↑": "^",
        "↓": "v",
        "▲": "^",
        "▼": "v",
        "▶": ">",
        "◀": "<",
        "⌂": "&",
        "▪": "=",
        "¹": "'",
        **dict.fromkeys("²³⁴", '"'),
        "×": "x",
        "£": "L",
        "…": "~",
        "–": "-",
        "—": "-",
        "░": ":",
        "▒": "%",
        "▓": "%",
        **dict.fromkeys("▀▄▁▔▏▕▐▌", " "),
        **dict.fromkeys("█▉▊▋▍▎▂▃▅▆▇", "#"),
        "╲": "\\",
        "╱": "/",
        "━": "=",
        "★": "*",
        "☆": ".",
        "┃": "|",
        "±": "+",
        "≤": "<",
        "≥": ">",
        "✓": "v",
        "✗": "x",
        "≈": "~",
        "’": "'",
    }
)


class Region(NamedTuple):
    x: int
    y: int
    width: int
    height: int


@dataclass
class Canvas:
    """Rows of characters, inks, grounds and place ids, all of one size. Drawing outside is cut off."""

    width: int
    height: int
    ground: str = ""
    """Ground of every cell at first; empty for that of the screen."""
    chars: list[list[str]] = field(init=False)
    inks: list[list[str]] = field(init=False)
    grounds: list[list[str]] = field(init=False)
    hits: list[list[str | None]] = field(init=False)
    regions: dict[str, Region] = field(default_factory=dict, init=False)
    shows_selection: bool = False
    """True if the drawing itself shows which place is selected; else the widget that shows it highlights the place."""

    def __post_init__(self) -> None:
        self.chars = [[" "] * self.width for _ in range(self.height)]
        self.inks = [[""] * self.width for _ in range(self.height)]
        self.grounds = [[self.ground] * self.width for _ in range(self.height)]
        self.hits = [[None] * self.width for _ in range(self.height)]

    def copy(self) -> "Canvas":
        """Return a copy to draw on, for a background that is drawn once."""
        again = Canvas(0, 0, self.ground)
        again.width, again.height, again.shows_selection = self.width, self.height, self.shows_selection
        again.chars = [row[:] for row in self.chars]
        again.inks = [row[:] for row in self.inks]
        again.grounds = [row[:] for row in self.grounds]
        again.hits = [row[:] for row in self.hits]
        again.regions = dict(self.regions)
        return again

    def put(self, x: int, y: int, text: str, ink: str = "", place: str | None = None, *, ground: str = "") -> int:
        """Write text from (x, y) to the right; return the column after it.

        Without a ground the text keeps the one that is there. A place given here covers the text.
        """
        end = x + len(text)
        if 0 <= y < self.height:
            first, last = x, end
            if x < 0 or end > self.width:
                first, last = max(x, 0), min(end, self.width)
                text = text[first - x : last - x] if first < last else ""
            if text:
                self.chars[y][first:last] = text
                self.inks[y][first:last] = [ink] * (last - first)
                if ground:
                    self.grounds[y][first:last] = [ground] * (last - first)
                if place is not None:
                    self.hits[y][first:last] = [place] * (last - first)
        if place is not None and place not in self.regions:
            self.regions[place] = Region(x, y, end - x, 1)
        return end

    def right(self, end: int, y: int, text: str, ink: str = "", ground: str = "") -> int:
        """Write text that ends before a column; return the column it begins at."""
        self.put(end - len(text), y, text, ink, ground=ground)
        return end - len(text)

    def centred(self, x: int, y: int, width: int, text: str, ink: str = "", ground: str = "") -> None:
        """Write text in the middle of a number of columns."""
        self.put(x + (width - len(text)) // 2, y, text, ink, ground=ground)

    def fill(self, x: int, y: int, width: int, height: int, ground: str) -> None:
        """Cover a rectangle with a ground and erase its characters."""
        first, last = max(x, 0), min(x + width, self.width)
        if first < last:
            blank, inks, grounds = [" "] * (last - first), [""] * (last - first), [ground] * (last - first)
            for row in range(max(y, 0), min(y + height, self.height)):
                self.chars[row][first:last] = blank
                self.inks[row][first:last] = inks
                self.grounds[row][first:last] = grounds

    def wash(self, x: int, y: int, width: int, height: int, ground: str) -> None:
        """Give a rectangle another ground under its characters."""
        first, last = max(x, 0), min(x + width, self.width)
        if first < last:
            for row in self.grounds[max(y, 0) : max(y + height, 0)]:
                row[first:last] = [ground] * (last - first)

    def pixel(self, x: int, half_row: int, colour: str) -> None:
        """Paint half a cell; half rows are counted from the top, two per row."""
        y = half_row // 2
        if not (0 <= x < self.width and 0 <= y < self.height):
            return
        ground = self.grounds[y][x]
        upper = self.inks[y][x][1:] if self.chars[y][x] == "▀" else ground
        if half_row % 2:
            ground = colour
        else:
            upper = colour
        self.chars[y][x], self.inks[y][x], self.grounds[y][x] = "▀", exact(upper), ground

    def chip(self, x: int, y: int, text: str, ground: str, ink: str) -> int:
        """Draw a filled label in bold: a piece, a name plate, a player's letter."""
        return self.put(x, y, text, bold(ink), ground=ground)

    def key(self, x: int, y: int, code: str, *, chosen: bool = False) -> int:
        """Draw a key cap: what to type for a place that can be chosen; yellow if it is selected."""
        ink, ground = (ON_CURSOR, CURSOR) if chosen else (ON_KEY, KEY)
        return self.put(x, y, code, bold(ink), ground=ground)

    def bar(self, x: int, y: int, width: int, part: float, colour: str, ground: str) -> None:
        """Draw a bar that is filled to a part of its width, in eighths of a cell."""
        eighths = round(width * 8 * min(1.0, max(0.0, part)))
        text = "".join(" ▏▎▍▌▋▊▉█"[min(8, max(0, eighths - 8 * column))] for column in range(width))
        self.put(x, y, text, exact(colour), ground=ground)

    def mark(self, place: str, x: int, y: int, width: int, height: int) -> None:
        """Mark a rectangle as a place of the game."""
        self.regions[place] = Region(x, y, width, height)
        first, last = max(x, 0), min(x + width, self.width)
        if first < last:
            for row in self.hits[max(y, 0) : max(y + height, 0)]:
                row[first:last] = [place] * (last - first)

    def box(self, x: int, y: int, width: int, height: int, title: str = "", ink: str = "frame") -> None:
        """Draw a single-line frame with a title in its upper edge."""
        head = f"─ {title} "[: max(width - 2, 0)] if title else ""
        self.put(x, y, "┌" + head + "─" * (width - 2 - len(head)) + "┐", ink)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, "│", ink)
            self.put(x + width - 1, row, "│", ink)
        self.put(x, y + height - 1, "└" + "─" * (width - 2) + "┘", ink)

    def paste(self, other: "Canvas", x: int, y: int) -> None:
        """Copy another canvas onto this one, places and all."""
        first, last = max(x, 0), min(x + other.width, self.width)
        for at in range(max(y, 0), min(y + other.height, self.height) if first < last else 0):
            source = slice(first - x, last - x)
            self.chars[at][first:last] = other.chars[at - y][source]
            self.inks[at][first:last] = other.inks[at - y][source]
            self.grounds[at][first:last] = other.grounds[at - y][source]
            self.hits[at][first:last] = other.hits[at - y][source]
        for place, region in other.regions.items():
            self.regions[place] = Region(region.x + x, region.y + y, region.width, region.height)

    def place_at(self, x: int, y: int) -> str | None:
        """Return the place under a cell; None if there is none."""
        return self.hits[y][x] if 0 <= y < self.height and 0 <= x < self.width else None

    def lines(self, ascii_only: bool = False) -> list[str]:
        """Return the characters as lines of text without trailing blanks; half blocks are ground and become blanks."""
        rows = ["".join(row).translate(GROUND).rstrip() for row in self.chars]
        return [row.translate(ASCII) for row in rows] if ascii_only else rows
