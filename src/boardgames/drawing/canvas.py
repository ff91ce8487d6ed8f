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
        end = x + len(text)
        if 0 <= y < self.height:
            first, last = x, end
            if x < 0 or end > self.width:
                first, last = max(x, 0), min(end, self.width)
                text = text[first - x : last - x] if first < last else ""
            if text:
                self.chars[y][first:last] = text
                self.styles[y][first:last] = [style] * (last - first)
                if place is not None:
                    self.hits[y][first:last] = [place] * (last - first)
        if place is not None and place not in self.regions:
            self.regions[place] = Region(x, y, end - x, 1)
        return end

    def mark(self, place: str, x: int, y: int, width: int, height: int) -> None:
        """Say that a rectangle is a place of the game."""
        self.regions[place] = Region(x, y, width, height)
        first, last = max(x, 0), min(x + width, self.width)
        if first < last:
            for row in self.hits[max(y, 0) : max(y + height, 0)]:
                row[first:last] = [place] * (last - first)

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
        first, last = max(x, 0), min(x + other.width, self.width)
        for at in range(max(y, 0), min(y + other.height, self.height) if first < last else 0):
            self.chars[at][first:last] = other.chars[at - y][first - x : last - x]
            self.styles[at][first:last] = other.styles[at - y][first - x : last - x]
            self.hits[at][first:last] = other.hits[at - y][first - x : last - x]
        for place, region in other.regions.items():
            self.regions[place] = Region(region.x + x, region.y + y, region.width, region.height)

    def place_at(self, x: int, y: int) -> str | None:
        """The place under a cell, if any."""
        return self.hits[y][x] if 0 <= y < self.height and 0 <= x < self.width else None

    def lines(self, ascii_only: bool = False) -> list[str]:
        """The characters as lines of text without trailing blanks."""
        rows = ["".join(row).rstrip() for row in self.chars]
        return [row.translate(ASCII) for row in rows] if ascii_only else rows
