"""Characters that take two columns of the screen, or none: rows keep their width and what follows stays in place.

Rows are laid out letter by letter. A name in Chinese is wider than it has letters, and an accent by itself takes no
room: what such a text takes too much is taken from the blanks behind it, and what it takes too little is given to them.
"""

from collections.abc import Iterable

from rich.cells import cell_len, get_character_cell_size
from rich.segment import Segment
from textual.strip import Strip


def strip_in_columns(segments: list[Segment], width: int) -> Strip:
    """Return a strip of segments that takes as many columns as it has characters."""
    if all(cell_len(segment.text) == len(segment.text) for segment in segments):
        return Strip(segments, width)
    return Strip(_balanced(segments)).adjust_cell_length(width)


def _balanced(segments: Iterable[Segment]) -> Iterable[Segment]:
    owed = 0
    for segment in segments:
        letters: list[str] = []
        for letter, following in zip(segment.text, segment.text[1:] + ".", strict=True):
            if letter != " " or not owed:
                owed += get_character_cell_size(letter) - 1
                letters.append(letter)
            elif owed < 0:
                letters.append(" " * (1 - owed))
                owed = 0
            elif following == " ":  # one blank stays between two words
                owed -= 1
            else:
                letters.append(letter)
        yield Segment("".join(letters), segment.style)
