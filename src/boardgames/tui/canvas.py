"""A drawing made of characters: what stands where, in which style, and which place of the game it belongs to.

A canvas knows nothing of Textual. Styles are names; a theme turns them into colours. The hit map tells which place a
mouse points at; the region of a place is what lights up when it is selected.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

# Every character a board may use beside plain ASCII, and what stands for it where the terminal has only ASCII.
ASCII = str.maketrans(
    {
        **dict.fromkeys("┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╒╓╕╖╘╙╛╜╞╟╡╢╤╥╧╨╪╫╭╮╯╰", "+"),
        **dict.fromkeys("─╌┄", "-"),
        **dict.fromkeys("│╎┆", "|"),
        "═": "=",
        "║": "#",
        "■": "#",
        "□": "o",
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
        "×": "x",
        "£": "L",
        "…": "~",
        "–": "-",
        "—": "-",
        "░": ":",
        "▒": "%",
        "▓": "%",
        "█": "#",
        "★": "*",
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
    """Rows of characters, of style names and of place ids, all of one size. What falls outside is cut off."""

    width: int
    height: int
    chars: list[list[str]] = field(init=False)
    styles: list[list[str]] = field(init=False)
    hits: list[list[str | None]] = field(init=False)
    regions: dict[str, Region] = field(default_factory=dict, init=False)

    def __post_init__(self) -> None:
        self.chars = [[" "] * self.width for _ in range(self.height)]
        self.styles = [[""] * self.width for _ in range(self.height)]
        self.hits = [[None] * self.width for _ in range(self.height)]

    def put(self, x: int, y: int, text: str, style: str = "", place: str | None = None) -> int:
        """Write text from (x, y) to the right; return the column after it. A place given here covers the text."""
        if 0 <= y < self.height:
            chars, styles, hits = self.chars[y], self.styles[y], self.hits[y]
            for at, char in enumerate(text, start=x):
                if 0 <= at < self.width:
                    chars[at] = char
                    styles[at] = style
                    if place is not None:
                        hits[at] = place
        if place is not None and place not in self.regions:
            self.regions[place] = Region(x, y, len(text), 1)
        return x + len(text)

    def mark(self, place: str, x: int, y: int, width: int, height: int) -> None:
        """Say that a rectangle is a place of the game."""
        self.regions[place] = Region(x, y, width, height)
        for row in self.hits[max(y, 0) : y + height]:
            for at in range(max(x, 0), min(x + width, self.width)):
                row[at] = place

    def paint(self, x: int, y: int, width: int, height: int, style: str) -> None:
        """Give a rectangle another style and leave its characters."""
        for row in self.styles[max(y, 0) : y + height]:
            for at in range(max(x, 0), min(x + width, self.width)):
                row[at] = style

    def box(self, x: int, y: int, width: int, height: int, title: str = "", style: str = "frame") -> None:
        """A single-line frame with a title in its upper edge."""
        head = f"─ {title} "[: max(width - 2, 0)] if title else ""
        self.put(x, y, "┌" + head + "─" * (width - 2 - len(head)) + "┐", style)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, "│", style)
            self.put(x + width - 1, row, "│", style)
        self.put(x, y + height - 1, "└" + "─" * (width - 2) + "┘", style)

    def paste(self, other: "Canvas", x: int, y: int) -> None:
        """Copy another canvas onto this one, places and all."""
        for dy in range(other.height):
            if 0 <= y + dy < self.height:
                for dx in range(other.width):
                    if 0 <= x + dx < self.width:
                        self.chars[y + dy][x + dx] = other.chars[dy][dx]
                        self.styles[y + dy][x + dx] = other.styles[dy][dx]
                        self.hits[y + dy][x + dx] = other.hits[dy][dx]
        for place, region in other.regions.items():
            self.regions[place] = region._replace(x=region.x + x, y=region.y + y)

    def place_at(self, x: int, y: int) -> str | None:
        """The place under a cell, if any."""
        return self.hits[y][x] if 0 <= y < self.height and 0 <= x < self.width else None

    def lines(self, ascii_only: bool = False) -> list[str]:
        """The characters as lines of text without trailing blanks."""
        rows = ["".join(row).rstrip() for row in self.chars]
        return [row.translate(ASCII) for row in rows] if ascii_only else rows
